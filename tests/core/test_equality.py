"""Seats are compared by hand-written methods; a field that they forget would hide a change."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from dolmen.games import find


def another(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, tuple):
        return (*value, 1)
    assert isinstance(value, list), value
    return [*value, value[0] if value else 1]


@pytest.mark.parametrize("name", ["altay", "endless_winter"])  # Prehistory has no seats of its own
def test_every_field_tells_two_seats_apart(name: str) -> None:
    game = find(name)
    seat: Any = game.new(game.header(2, 1)).seats[0]
    names = [one.name for one in fields(seat)]
    assert len(names) > 10
    for field in names:
        other = seat.clone()
        assert other == seat
        setattr(other, field, another(getattr(seat, field)))
        assert other != seat, field
