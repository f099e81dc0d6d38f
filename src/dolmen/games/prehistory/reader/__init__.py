"""Reads `content/*.toml` into a `Content`."""

from dolmen.games.prehistory.reader.content import load

__all__ = ["load"]
