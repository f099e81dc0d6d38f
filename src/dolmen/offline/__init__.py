"""The table without a server: its folder of static files, and what runs in it."""
