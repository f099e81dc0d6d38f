"""Prehistory's rival tribe beside a real table."""
