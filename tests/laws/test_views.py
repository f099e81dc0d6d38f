"""A view is exactly what its type says: no key is missing, none is more, none is of another kind.
The browser's types are written from the same declarations."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import msgspec
import pytest
from tests.golden.digests import FILES

from dolmen.core.record import Record, parse
from dolmen.games import find
from dolmen.speech.face import face_of

EVERY = 9  # of how many moves one is looked at


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_views_are_what_their_types_say(path: Path) -> None:
    record = parse(path.read_text(encoding="utf-8"))
    game = find(record.header.game)
    table = import_module(f"dolmen.games.{game.id}.view").Table
    play = game.resume(Record(record.header))
    seats = [*range(record.header.players), None]
    for number, (_, text) in enumerate(record.moves):
        if number % EVERY == 0 or number == len(record.moves) - 1:
            for view in face_of(game).views(play.state, seats):
                assert msgspec.convert(view, table) == view
        play.do(text)
    revealed = face_of(game).reveal(play.state)
    assert msgspec.convert(revealed, table) == revealed
