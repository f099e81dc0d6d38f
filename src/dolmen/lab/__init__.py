"""Studies on many games."""
