"""Reads content/*.toml into typed tables, one file per subject, every value checked."""

from dolmen.games.endless_winter.reader.content import load

__all__ = ["load"]
