"""Reading what comes over the line: one decoder for messages and requests, one clear sentence for
whatever is wrong with them."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from dolmen.core.refusal import BadInput

T = TypeVar("T")


class Unreadable(BadInput):
    """These bytes say nothing that a server could answer."""


def decode(decoder: msgspec.json.Decoder[T], raw: bytes | bytearray | str) -> T:
    try:
        return decoder.decode(raw)
    except msgspec.ValidationError as wrong:
        raise Unreadable(f"it does not fit: {wrong}.") from None
    except msgspec.DecodeError:
        raise Unreadable("it is not valid JSON.") from None
    except UnicodeDecodeError:
        raise Unreadable("it is not UTF-8.") from None
    except RecursionError:
        raise Unreadable("it is nested too deeply.") from None
