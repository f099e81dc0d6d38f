"""Prehistory's rival tribe beside a real table: the same draws as in the digital game."""

from __future__ import annotations

import random
from typing import Any

from dolmen.companion.entry import Entry
from dolmen.companion.rival.conversion import Watching
from dolmen.companion.session import Session, Start
from dolmen.companion.show import show
from dolmen.core.event import Event
from dolmen.core.step import act, advance
from dolmen.games import find

GAME = find("prehistory")
COMPARED = ("rival_foot", "rival_passed", "rival_picked", "rival_first", "rival_second")


def test_a_digital_game_is_entered_again() -> None:
    for seed in range(3):
        chance = random.Random(seed)
        header = GAME.header(1, seed, {})
        s = GAME.set_up(GAME.content, header, GAME.all_options({}))
        told: list[Event] = []
        s.listener = told
        watching = Watching()
        advance(s, watching)
        while s.stack:
            act(s, chance.choice(s.options), watching)
        session = Session(Start("prehistory", seed))
        for value in [*watching.answers, 77]:
            position = session.position()
            assert position.question is not None
            session.enter(Entry(position.scene, "answer", position.question.key, value))
        assert show(session, "en")["over"]
        mine = [short(event) for _, event in session.position().told]
        assert mine == without_passes([short(e) for e in told if e.message.key in COMPARED])


def short(event: Event) -> tuple[Any, ...]:
    """Which markers lay on the pillar is not told to the companion."""
    return event.message.key, *event.message.values[: 1 if "picked" in event.message.key else None]


def without_passes(events: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """After its third turn the tribe always passes: nobody has to be told."""
    found: list[tuple[Any, ...]] = []
    turns = 0
    for event in events:
        if event[0] in ("rival_first", "rival_second"):
            turns = 0
        turns += event[0] == "rival_foot"
        if event[0] != "rival_passed" or turns < 3:
            found.append(event)
    return found
