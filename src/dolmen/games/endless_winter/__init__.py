"""Endless Winter: Paleoamericans, for 1 to 4 players (alone against the Nomads)."""
