"""Studies: one way to play a game, or two of them on the same deals, looked at from all sides."""
