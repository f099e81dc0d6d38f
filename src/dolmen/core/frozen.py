"""How frozen objects that a state refers to are sent to another process."""

from __future__ import annotations

from dataclasses import fields
from typing import Any


def made_anew(thing: Any) -> tuple[Any, ...]:
    """For `__reduce__` of a frozen dataclass: it is made again from its fields. Compiled, it would
    otherwise be filled field by field, which it refuses."""
    return type(thing), tuple([getattr(thing, field.name) for field in fields(thing)])
