"""Nobody can tell that somebody else's choice was the only one: neither by what is sent, nor by
when. Two worlds that differ only in secrets are played side by side."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.test_hall import Guest, in_hall

from dolmen.core.game import Game
from dolmen.core.hold import NextQuestion
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.step import act, asked
from dolmen.games import find
from dolmen.server import attendant, tempo, wire
from dolmen.server.archive import Archive
from dolmen.server.hall import Hall
from dolmen.server.reception import Reception
from dolmen.server.table import Table

DIFFERS = ("seq", "after", "table", "at", "created", "changed")
CASES = [
    ("altay", "LayCards"),
    ("altay", "Main"),
    ("endless_winter", "PlayCulture"),
    ("endless_winter", "ColumnStep"),
]


class Fork:
    """A moment after which one seat has a choice, or has none, and nobody else can know."""

    def __init__(self, moves: list[int], twin: State, first: int, second: int) -> None:
        self.moves, self.twin, self.first, self.second = moves, twin, first, second


def find_fork(game: Game, question: str) -> Fork:
    for seed in range(60):
        rng, play = Rng(seed, "forks"), game.start(2, 7)
        while not play.over:
            s = play.state
            for first in s.options:
                fork = fork_at(game, s, first, question, rng)
                if fork is not None:
                    fork.moves = [index for _, index in play.moves]
                    return fork
            play.do(s.options[rng.below(len(s.options))])
    raise AssertionError(f"no {question} is found that is a sole choice in one world only")


def fork_at(game: Game, s: State, first: int, question: str, rng: Rng) -> Fork | None:
    real = after(s, first)
    step = asked(real)
    if step is None or type(step).__name__ != question or len(real.options) != 1:
        return None
    if not step.guarded(real) or real.seat != s.seat:
        return None
    for _ in range(5):
        twin = game.determinize(s, 1 - real.seat, rng)
        if first in twin.options:
            there = after(twin, first)
            if len(there.options) > 1 and real.options[0] in there.options:
                return Fork([], twin, first, real.options[0])
    return None


def after(s: State, action: int) -> State:
    s = s.clone()
    s.listener = None
    act(s, action, NextQuestion())
    return s


async def seated(hall: Hall, game: str, fork: Fork, other: bool) -> tuple[Table, list[Guest]]:
    """The table at the fork, with everybody's eyes on it."""
    plan = wire.NewTable(game, [wire.SeatPlan("human", "x")] * 2, seed=7)
    table = await hall.open((await Reception(hall).make(plan)).table)
    guests = [Guest(0), Guest(1)]
    for index in fork.moves:
        await go_on(hall, table, guests)
        who = guests[table.play.state.seat]
        await hall.choose(table, who, wire.Choose(table.decision_id(), index))
    await go_on(hall, table, guests)
    if other:
        table.play.state = fork.twin.clone()
    for guest in (*guests, Guest()):
        await hall.arrive(table, guest)
        guest.got.clear()
    return table, guests


async def go_on(hall: Hall, table: Table, guests: list[Guest]) -> None:
    while table.play.held:
        s = table.play.state
        await hall.choose(table, guests[s.seat], wire.Choose(table.decision_id(), s.options[0]))


def forget(value: Any) -> Any:
    """What differs between any two tables."""
    if isinstance(value, list):
        return [forget(part) for part in value]
    if isinstance(value, dict):
        return {key: forget(part) for key, part in value.items() if key not in DIFFERS}
    return value


@pytest.mark.parametrize(("game", "question"), CASES)
def test_a_person_without_a_choice_looks_like_one_who_has(
    tmp_path: Path, game: str, question: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    fork = find_fork(find(game), question)

    async def play(hall: Hall, other: bool) -> list[Any]:
        table, guests = await seated(hall, game, fork, other)
        mover = table.play.state.seat
        choose = wire.Choose(table.decision_id(), fork.first)
        await hall.choose(table, guests[mover], choose)
        told = [[len(guest.got) for guest in guests], table.info().moves]
        open_now = guests[mover].got[-1]["decision"]
        assert len(open_now["choices"]) == 1 or other
        if other:  # a person decides; it takes as long as they take
            assert table.pause is None and not open_now["alone"]
            choose = wire.Choose(table.decision_id(), fork.second)
            await hall.choose(table, guests[mover], choose)
        elif table.goes_on_alone():
            assert open_now["guarded"] and open_now["alone"] and table.pause is not None
            number = table.sheet.turns
            while table.sheet.turns == number:
                await asyncio.sleep(0.005)
        else:  # it matters to them: they press the button
            assert open_now["guarded"]
            choose = wire.Choose(table.decision_id(), fork.second)
            await hall.choose(table, guests[mover], choose)
        if not other:  # the twin is no fold of its header: only this one can be folded again
            replay = json.loads(await Archive(hall).replay(table.id, None, None))
            assert replay["total"] == table.told + 1
        return [forget([*told, guests[1 - mover].got]), table.info().moves]

    async def test(hall: Hall) -> None:
        monkeypatch.setattr(tempo.Tempo, "like_person", lambda self, seat: 0.01)
        assert await play(hall, False) == await play(hall, True)

    in_hall(tmp_path, test)


@pytest.mark.parametrize(("game", "question"), CASES)
def test_a_bot_without_a_choice_looks_like_one_that_has(
    tmp_path: Path, game: str, question: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same messages, after the same times: the clock stands still but for what is waited."""
    fork = find_fork(find(game), question)
    slept: list[float] = []

    class Asleep:
        def __getattr__(self, name: str) -> Any:
            return getattr(asyncio, name)

        async def sleep(self, seconds: float) -> None:
            slept.append(seconds)
            await asyncio.sleep(0)

    async def play(hall: Hall, other: bool) -> list[Any]:
        table, guests = await seated(hall, game, fork, other)
        mover = table.play.state.seat
        meant = [fork.first, fork.second]

        async def think(*_: object) -> int:
            await asyncio.sleep(0)
            if not meant:
                raise asyncio.CancelledError  # the bot has shown enough
            return meant.pop(0)

        monkeypatch.setattr(hall.workers, "think", think)
        table.sheet.chairs[mover].stand_in = "greedy"
        table.tempo.taken.clear()
        slept.clear()
        number = table.sheet.turns + 2
        hall.attendant.go_on(table)
        while table.sheet.turns < number:
            await asyncio.sleep(0.005)
        table.sheet.paused = True
        while table.bot is not None:
            await asyncio.sleep(0.005)
        return [forget(guests[1 - mover].got[:2]), slept[:2], table.told]

    async def test(hall: Hall) -> None:
        monkeypatch.setattr(attendant, "asyncio", Asleep())
        clock = SimpleNamespace(monotonic=lambda: 100.0, time=time.time)
        monkeypatch.setattr(attendant, "time", clock)
        found = await play(hall, False)
        assert found == await play(hall, True)
        assert found[1][1] >= tempo.BEAT, "the answer waits"

    in_hall(tmp_path, test)


def test_the_time_is_drawn_from_what_the_seat_took_before() -> None:
    times = tempo.Tempo()
    assert times.like_person(0) == tempo.USUAL and times.like_bot(0) == tempo.BEAT
    for seconds in (0.1, 2.5, 90.0):
        times.note(0, seconds)
    assert {times.like_person(0) for _ in range(200)} == {tempo.LEAST, 2.5, tempo.MOST}
    assert {times.like_bot(0) for _ in range(200)} == {tempo.BEAT, 2.5, tempo.LONGEST}
    assert times.like_person(1) == tempo.USUAL


def test_whoever_plays_alone_with_bots_need_not_wait(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        kinds = [wire.SeatPlan("human", "x"), wire.SeatPlan("greedy")]
        table = await hall.open((await Reception(hall).make(wire.NewTable("altay", kinds))).table)
        assert not table.guards(0) and table.guards(1)

    in_hall(tmp_path, test)
