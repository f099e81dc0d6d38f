"""Reads content/*.toml into typed tables, one file per subject, every value checked."""

from dolmen.games.endless_winter.reader.content import read_content

__all__ = ["read_content"]
