"""Solitaire games that begin with a position."""

from __future__ import annotations

import random
from typing import Any

import pytest

from dolmen.companion.handover import handover_of, record_of
from dolmen.companion.session import session_of
from dolmen.core.position import BadPosition, Position
from dolmen.core.record import Header, Record, parse
from dolmen.core.step import Guide, Step, act, advance
from dolmen.games import find
from dolmen.games.prehistory.position.saying import describe, moment_of
from dolmen.games.prehistory.state import State

GAME = find("prehistory")


class Moments(Guide):
    """The table at every moment at which a game can begin."""

    def __init__(self) -> None:
        self.found: list[tuple[Step, State]] = []

    def stops(self, s: Any, step: Step) -> bool:
        if moment_of(step) is not None:
            self.found.append((step, s.clone()))
        return False


def moments(seed: int, options: dict[str, str]) -> list[tuple[Step, State]]:
    chance, guide = random.Random(seed), Moments()
    s = GAME.set_up(GAME.content, GAME.header(1, seed), GAME.all_options(options))
    advance(s, guide)
    while s.stack:
        act(s, chance.choice(s.options), guide)
    return guide.found


def header_with(position: Position) -> Header:
    header = GAME.header(1, 99)
    header.position = position
    return parse(str(Record(header))).header


def seen(s: State) -> dict[str, Any]:
    """What the player sees; which of two camps is older does not matter to the rules."""
    view = dict(GAME.view(s, 0))
    view["seats"] = [{**seat, "camps": sorted(map(str, seat["camps"]))} for seat in view["seats"]]
    return view


@pytest.mark.parametrize("seed", range(3))
def test_the_table_is_the_same_and_the_game_goes_on(seed: int) -> None:
    options = {"map": "random"} if seed == 2 else {}
    for step, state in moments(seed, options)[seed::7]:
        position = describe(state, step)
        header = header_with(position)
        s = GAME.set_up(GAME.content, header, GAME.all_options({}))
        GAME.take_up(s, position)
        assert seen(s) == seen(state), step
        assert describe(s, step) == position
        assert ("shape" in position) == bool(options)
    chance, play = random.Random(seed), GAME.resume(Record(header))
    while not play.over:
        play.do(chance.choice(play.state.options))
    text = str(play.record)
    assert str(GAME.read(text).record) == text


def test_a_game_against_the_rival_tribe_becomes_a_session_and_a_table() -> None:
    chance = random.Random(4)
    play = GAME.start(1, 4)
    while len(play.moves) < 60 and not play.over:
        play.do(chance.choice(play.state.options))
    session = session_of(str(play.record))
    known = handover_of(session).known
    state = play.state
    assert isinstance(state, State)
    assert known["round"] == state.round
    assert known["order"] == ("you" if state.order[0] == 0 else "rival")
    table = GAME.resume(record_of(session, {"you.resources": {"red": 3}}))
    assert isinstance(table.state, State) and table.state.resources[1] >= 3
    while not table.over:
        table.do(chance.choice(table.state.options))


WRONG: list[tuple[str, Any, str]] = [
    ("you.gathered", ["gather_egg_1", "gather_egg_1"], "appears twice"),
    ("you.camps", {"h0": "camp_1"}, "there is no place called h0"),
    ("tokens", {"h0": "megalith_a"}, "megalith_a cannot be there"),
    ("hunting", ["?"] * 6, "more than there can be"),
    ("you.members", {"h0": 60}, "there would be"),
    ("shape", {}, "overlap"),
    ("round", 9, "expected 0 to 5, got 9"),
]


@pytest.mark.parametrize(("key", "value", "sentence"), WRONG)
def test_what_is_wrong_is_said(key: str, value: Any, sentence: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.resume(Record(header_with({key: value})))
    assert sentence in str(caught.value)
