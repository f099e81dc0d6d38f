"""What Dolmen uses of msgspec, in plain Python: the same names, messages and bytes.

In the browser this package takes the place of the compiled one. It does what the table needs and
no more; `tests/offline/test_encoding.py` holds the two side by side.
"""

from __future__ import annotations

from . import json, structs
from .errors import DecodeError, MsgspecError, ValidationError
from .reading import convert
from .struct import UNSET, Meta, Struct, UnsetType, field
from .writing import Raw, to_builtins

__all__ = [
    "UNSET",
    "DecodeError",
    "Meta",
    "MsgspecError",
    "Raw",
    "Struct",
    "UnsetType",
    "ValidationError",
    "convert",
    "field",
    "json",
    "structs",
    "to_builtins",
]
