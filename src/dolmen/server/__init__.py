"""The browser table: tables, seats, store, live connections."""
