"""From structs to JSON.

The standard library's encoder does the work; it asks here about what it does not know. A part
that is JSON already is a mark in its output, and put in at the end.
"""

from __future__ import annotations

import dataclasses
import json
import re
import secrets
from base64 import b64encode
from enum import Enum
from typing import Any, cast

from .struct import UNSET, Struct, fields_of, names_of

MARK = secrets.token_hex(8)  # so that no text can look like one
MARKED = re.compile(rf'"{MARK}:(\d+)"'.encode())


class Raw(bytes):
    """JSON that is written already."""

    __slots__ = ()


def plain(value: Any) -> Any:
    """One level of what the encoder does not know."""
    if isinstance(value, Struct):
        return of_struct(value)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {name: getattr(value, name) for name in names_of(type(value))}
    if isinstance(value, set | frozenset):
        return list(value)
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, bytes | bytearray):
        return b64encode(value).decode()
    raise TypeError(f"Encoding objects of type {type(value).__name__} is unsupported")


def of_struct(value: Any) -> dict[str, Any]:
    config, kind = value.__config__, cast(Any, type(value))
    found: dict[str, Any] = {} if config.tag is None else {"type": config.tag}
    if config.omit_defaults:
        for one in fields_of(kind):
            held = getattr(value, one.name)
            if held is not UNSET and not one.is_default(held):
                found[one.name] = held
        return found
    for name in names_of(kind):
        held = getattr(value, name)
        if held is not UNSET:
            found[name] = held
    return found


def encode(value: Any) -> bytes:
    parts: list[bytes] = []

    def known(unknown: Any) -> Any:
        if type(unknown) is Raw:
            parts.append(unknown)
            return f"{MARK}:{len(parts) - 1}"
        return plain(unknown)

    text = json.dumps(
        value, default=known, separators=(",", ":"), ensure_ascii=False, check_circular=False
    ).encode()
    return MARKED.sub(lambda found: parts[int(found[1])], text) if parts else text


def to_builtins(value: Any) -> Any:
    """The same as lists and dictionaries."""
    if value is None or isinstance(value, str | int | float):
        return value.value if isinstance(value, Enum) else value
    if isinstance(value, dict):
        return {to_builtins(key): to_builtins(one) for key, one in value.items()}
    if isinstance(value, tuple):
        return tuple(to_builtins(one) for one in value)
    if isinstance(value, list):
        return [to_builtins(one) for one in value]
    if type(value) is Raw:
        return json.loads(value)
    return to_builtins(plain(value))
