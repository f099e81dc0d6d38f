"""Games as a worker process remembers them. A worker is told what is new in a game since it was
last asked about it, and everything only if it does not remember: it was started since, or has
forgotten, or moves were taken back."""

from __future__ import annotations

from typing import NamedTuple

from dolmen.core.game import Game
from dolmen.core.record import Header, parse
from dolmen.core.state import State
from dolmen.core.step import act
from dolmen.games import find

REMEMBERED = 200


class Mark(NamedTuple):
    """How far a game is known. Between two undos moves are only added, so this says exactly which
    moves they are."""

    undos: int
    moves: int


class Told(NamedTuple):
    """What a worker is told of a game: the moves since a mark; all of them where that is None,
    with the header then."""

    table: str
    since: Mark | None
    until: Mark
    moves: list[int]
    header: str = ""


def whole(table: str, header: str, moves: list[int]) -> Told:
    """A game told from its beginning."""
    return Told(table, None, Mark(0, len(moves)), moves, header)


class Missed(Exception):
    """The worker does not know what went before: tell it everything."""


class Folded(NamedTuple):
    game: Game
    header: Header
    mark: Mark
    state: State
    moves: list[int]


FOLDED: dict[str, Folded] = {}


def fold(told: Told) -> Folded:
    """The game as far as it was told. Its state is not to be changed."""
    known = FOLDED.pop(told.table, None)
    new = told.moves
    if told.since is None:
        if known is not None and new[: len(known.moves)] == known.moves:
            new = new[len(known.moves) :]
        else:
            known = begin(told.header)
    elif known is None or known.mark != told.since:
        raise Missed
    for action in new:
        act(known.state, action)
    known.moves.extend(new)
    found = FOLDED[told.table] = known._replace(mark=told.until)
    if len(FOLDED) > REMEMBERED:
        del FOLDED[next(iter(FOLDED))]
    return found


def begin(text: str) -> Folded:
    header = parse(text).header
    game = find(header.game)
    return Folded(game, header, Mark(0, 0), game.new(header), [])
