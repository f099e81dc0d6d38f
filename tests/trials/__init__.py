"""Trials of what the server promises: kills, other processes, leaks, bad input, hostile load."""
