"""Prehistory: five years of a stone-age tribe."""
