"""What a state is worth to a seat, one hand-made judge per game."""
