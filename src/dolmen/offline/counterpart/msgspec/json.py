"""JSON in and out."""

from __future__ import annotations

import json
from typing import Any, Generic, TypeVar

from .errors import DecodeError
from .reading import reader_of
from .writing import encode

__all__ = ["Decoder", "Encoder", "decode", "encode"]
T = TypeVar("T")


class Encoder:
    def encode(self, value: Any) -> bytes:
        return encode(value)


class Decoder(Generic[T]):
    def __init__(self, type: Any = Any) -> None:
        self.type = type

    def decode(self, raw: bytes | bytearray | str) -> T:
        found: T = decode(raw, type=self.type)
        return found


def refuse_constant(name: str) -> None:
    raise DecodeError(f"JSON is malformed: {name} is no number")


def decode(raw: bytes | bytearray | str, *, type: Any = Any) -> Any:
    text = raw if isinstance(raw, str) else bytes(raw).decode()
    try:
        plain = json.loads(text, parse_constant=refuse_constant)
    except ValueError as error:
        raise DecodeError(f"JSON is malformed: {error}") from None
    return reader_of(type)(plain, "$")
