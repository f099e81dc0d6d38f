"""Stones: build a cairn together, and score alone."""
