"""Reads `content/*.toml` into a `Content`."""

from dolmen.games.prehistory.reader.load import load

__all__ = ["load"]
