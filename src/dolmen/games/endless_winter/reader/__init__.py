"""Reading the content pack, one file per subject."""

from dolmen.games.endless_winter.reader.load import load

__all__ = ["load"]
