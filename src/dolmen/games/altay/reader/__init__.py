"""Reads content/*.toml into typed tables, every value checked."""

from dolmen.games.altay.reader.content import load

__all__ = ["load"]
