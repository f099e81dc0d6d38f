"""The collector looks at what a few moves have made, never at all tables."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from starlette.types import Receive, Scope, Send
from tests.server.apart import run_apart

from dolmen.server.garbage import MOVES, REQUEST, Garbage, Litter


@pytest.fixture
def collector() -> Iterator[None]:
    """As it was before."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


def test_what_lives_long_is_put_aside(collector: None) -> None:
    garbage = Garbage()
    garbage.begin()
    looked: list[int] = []

    def look(phase: str, info: dict[str, int]) -> None:
        if phase == "stop":
            looked.append(info["generation"])

    gc.callbacks.append(look)
    try:
        tables = [[[number] for number in range(1_000)] for _ in range(20)]
        aside = gc.get_freeze_count()
        for _ in range(MOVES):
            garbage.count_move()
        assert gc.get_freeze_count() >= aside + 20_000, "the tables are out of sight"
        for _ in range(10 * MOVES):
            tables = [[list(row) for row in table] for table in tables[:1]]
            garbage.count_move()
        assert not looked, "moves leave nothing behind that refers to itself"
        garbage.littered = True
        for _ in range(2 * MOVES):
            garbage.count_move()
        assert looked == [1], "what a request left behind is looked for once, among what is young"
        assert gc.get_count()[0] < 100_000
    finally:
        gc.callbacks.remove(look)


def test_requests_bear_what_they_make(collector: None) -> None:
    """Moves after many requests do not find all of it young."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        made.append([[number] for number in range(1_000)])

    made: list[list[list[int]]] = []
    garbage = Garbage()
    garbage.begin()
    aside = gc.get_freeze_count()
    for _ in range(MOVES // REQUEST):
        run_apart(Litter(answer, garbage)({}, None, None))  # type: ignore[arg-type]
    assert gc.get_freeze_count() >= aside + 1_000 * len(made) and not garbage.littered


def test_what_refers_to_itself_is_swept_up(collector: None) -> None:
    class Loop:
        alive = 0

        def __init__(self) -> None:
            Loop.alive += 1
            self.me = self

        def __del__(self) -> None:
            Loop.alive -= 1

    garbage = Garbage()
    garbage.begin()
    kept = [Loop() for _ in range(5)]
    for _ in range(MOVES):
        garbage.count_move()
    kept.clear()
    for _ in range(MOVES):
        garbage.count_move()
    assert Loop.alive == 5
    garbage.sweep()
    assert Loop.alive == 0


def test_a_process_that_does_other_things_keeps_its_collector() -> None:
    before = gc.get_threshold(), gc.get_freeze_count()
    garbage = Garbage()
    for _ in range(2 * MOVES):
        garbage.count_move()
    assert (gc.get_threshold(), gc.get_freeze_count()) == before
