"""Reads content/*.toml into typed tables, every value checked."""

from dolmen.games.altay.reader.content import read_content

__all__ = ["read_content"]
