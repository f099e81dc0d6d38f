"""A whole table at one end of its limits: it is refused, or it can be played."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from tests.packs.forms import applies
from tests.packs.trial import load, play

from dolmen.core.content import BadContent
from dolmen.core.game import Game
from dolmen.core.own_pack import FORMAT, addressed
from dolmen.games import all_games, find
from dolmen.speech.face import face_of
from dolmen.speech.form import Field

MOVES = 12  # what is wrong with the numbers of components shows when they are dealt
GAMES = [game.id for game in all_games()]


def ends(field: Field) -> list[Any]:
    """The first and the last that a field may say."""
    match field.kind:
        case "number":
            return [field.low, field.high]
        case "choice":
            return [field.values[0].id, field.values[-1].id]
        case "steps" if not field.low:
            return [[]]
        case "counts":
            return [{}, {value.id: field.high for value in field.values}]
        case _:
            return []


def packs(game: Game) -> Iterator[tuple[str, dict[str, Any]]]:
    entries = addressed(game.files)
    for form in face_of(game).forms("en").forms:
        file, table = form.table.split("/")
        own = {a.split("/")[2]: e for a, e in entries.items() if a.startswith(f"{form.table}/")}
        for field in form.fields:
            for end in ends(field):
                changed = {
                    name: entry | {field.key: deepcopy(end)}
                    for name, entry in own.items()
                    if (applies(field, entry) and not isinstance(entry.get(field.key), str))
                    or field.kind == "choice"
                }
                yield (
                    f"{form.table} {field.key} {end}",
                    {
                        "format": FORMAT,
                        "game": game.id,
                        "name": "Ends",
                        "changes": {file: {table: changed}},
                    },
                )


@pytest.mark.parametrize("name", GAMES)
def test_a_table_at_the_end_of_its_limits(name: str) -> None:
    game = find(name)
    played = 0
    for seed, (what, pack) in enumerate(packs(game)):
        try:
            found = load(game, pack)
            if not isinstance(found, BadContent):
                play(game, found, seed, MOVES)
                played += 1
        except Exception as error:
            error.add_note(what)
            raise
    assert played > 10
