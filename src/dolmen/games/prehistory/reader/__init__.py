"""Reads `content/*.toml` into a `Content`."""

from dolmen.games.prehistory.reader.content import read_content

__all__ = ["read_content"]
