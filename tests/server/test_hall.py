"""What must not happen: a game that fails, a disk that fails, a table that is forgotten."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.apart import run_apart

import dolmen
from dolmen import build
from dolmen.bots.patience import TURN
from dolmen.core.hold import Hold
from dolmen.core.refusal import BadInput, Refused
from dolmen.server import attendant, folded, journal, wire
from dolmen.server.crew import think
from dolmen.server.database import connect
from dolmen.server.folded import Mark, Missed, Told, whole
from dolmen.server.hall import Hall
from dolmen.server.journal import Entry
from dolmen.server.parcel import Parcel
from dolmen.server.reception import Reception
from dolmen.server.table import Table
from dolmen.server.workers import Workers


class Guest:
    """A visitor that keeps what it is sent."""

    def __init__(self, *seats: int) -> None:
        self.seats = frozenset(seats)
        self.host = False
        self.viewer: int | None = min(seats, default=None)
        self.tokens: list[str] = []
        self.takes_changes = False
        self.shown = 0
        self.got: list[dict[str, Any]] = []

    def send(self, parcel: Parcel) -> None:
        self.got.append(json.loads(parcel.text))


def in_hall(tmp_path: Path, test: Callable[[Hall], Awaitable[None]]) -> None:
    async def run() -> None:
        store = connect(str(tmp_path / "tables.db"))
        workers = Workers(1)
        workers.open()
        try:
            await test(Hall(store, workers))
        finally:
            workers.close()
            store.close()

    run_apart(run())


async def two_people(hall: Hall) -> tuple[Table, Guest]:
    plan = wire.NewTable("altay", [wire.SeatPlan("human")] * 2, seed=1)
    table = await hall.open((await Reception(hall).make(plan)).table)
    guest = Guest(0, 1)
    await hall.arrive(table, guest)
    return table, guest


@pytest.mark.skipif(build.kind() == "compiled", reason="compiled code cannot be patched")
def test_a_game_that_fails_changes_nothing(tmp_path: Path, monkeypatch: Any) -> None:
    async def test(hall: Hall) -> None:
        table, guest = await two_people(hall)
        before = table.play.state.clone()
        events = table.play.events[:]
        first = table.play.state.options[0]
        real = table.play.do

        def breaks(action: int, hold: Hold | None = None) -> None:
            real(action, hold)
            raise ZeroDivisionError

        monkeypatch.setattr(table.play, "do", breaks)
        with pytest.raises(Refused) as no:
            await hall.choose(table, guest, wire.Choose(0, first))
        assert no.value.refusal.key == "broken"
        assert table.play.state == before and table.play.events == events
        assert table.sheet.turns == 0 and len(table.play.moves) == 0
        monkeypatch.setattr(table.play, "do", real)
        await hall.choose(table, guest, wire.Choose(0, first))
        assert guest.got[-1]["moves"] == 1
        stored = await hall.store.load(table.id)
        assert stored is not None and [entry.kind for entry in stored[1]] == ["seed", "move"]

    in_hall(tmp_path, test)


def test_a_store_that_fails_changes_nothing(tmp_path: Path, monkeypatch: Any) -> None:
    async def test(hall: Hall) -> None:
        table, guest = await two_people(hall)
        before, number = table.play.state.clone(), table.sheet.number
        real = hall.store.append

        async def full(name: str, entries: list[Entry]) -> None:
            raise OSError("disk full")

        monkeypatch.setattr(hall.store, "append", full)
        sent = len(guest.got)
        with pytest.raises(OSError, match="disk full"):
            await hall.choose(table, guest, wire.Choose(0, table.play.state.options[0]))
        assert table.play.state == before and table.sheet.number == number
        assert len(guest.got) == sent, "nobody is told what was not stored"
        monkeypatch.setattr(hall.store, "append", real)
        await hall.choose(table, guest, wire.Choose(0, table.play.state.options[0]))
        assert guest.got[-1]["moves"] == 1

    in_hall(tmp_path, test)


def test_an_undo_that_cannot_be_stored_changes_nothing(tmp_path: Path, monkeypatch: Any) -> None:
    async def test(hall: Hall) -> None:
        table, guest = await two_people(hall)
        while not table.play.can_undo:
            options = table.play.state.options
            await hall.choose(table, guest, wire.Choose(table.sheet.turns, options[0]))
        before, moves = table.play.state.clone(), table.play.moves[:]
        real = hall.store.append

        async def full(name: str, entries: list[Entry]) -> None:
            raise OSError("disk full")

        monkeypatch.setattr(hall.store, "append", full)
        with pytest.raises(OSError, match="disk full"):
            await hall.undo(table, guest, table.sheet.turns)
        assert table.play.state == before and table.play.moves == moves
        assert table.play.can_undo and not table.play.undone
        monkeypatch.setattr(hall.store, "append", real)
        await hall.undo(table, guest, table.sheet.turns)
        assert len(table.play.moves) == len(moves) - 1
        await hall.redo(table, guest, table.sheet.turns)
        assert table.play.state == before and table.play.moves == moves

    in_hall(tmp_path, test)


def test_nothing_is_shown_before_it_is_stored(tmp_path: Path, monkeypatch: Any) -> None:
    async def test(hall: Hall) -> None:
        table, guest = await two_people(hall)
        real = hall.store.append
        sent = len(guest.got)

        async def slow(name: str, entries: list[Entry]) -> None:
            await asyncio.sleep(0.1)
            assert len(guest.got) == sent
            await real(name, entries)
            assert len(guest.got) == sent

        monkeypatch.setattr(hall.store, "append", slow)
        request = wire.Choose(0, table.play.state.options[0])
        late = Guest()
        # Who comes while a move is being stored sees the table before or after it, not between.
        await asyncio.gather(hall.choose(table, guest, request), hall.arrive(table, late))
        assert guest.got[-1]["moves"] == 1 and late.got[0]["moves"] == 1

    in_hall(tmp_path, test)


def test_tables_nobody_looks_at_leave_the_memory(tmp_path: Path, monkeypatch: Any) -> None:
    async def test(hall: Hall) -> None:
        table, guest = await two_people(hall)
        await hall.choose(table, guest, wire.Choose(0, table.play.state.options[0]))
        now = table.used + attendant.IDLE + 1
        hall.attendant.look_after(table, now)
        assert table.id in hall.tables, "somebody looks at it"
        await hall.leave(table, guest)
        hall.attendant.look_after(table, table.used + attendant.IDLE + 1)
        assert table.id not in hall.tables
        again = await hall.open(table.id)
        assert again is not table and again.play.state == table.play.state

    in_hall(tmp_path, test)


def test_a_worker_is_told_only_what_is_new(monkeypatch: Any) -> None:
    monkeypatch.setattr(folded, "FOLDED", {})
    play = dolmen.game("altay").start(2, seed=4)
    header = str(play.header)
    mark = None
    for number in range(60):
        new = [index for _, index in play.moves[mark.moves if mark else 0 :]]
        told = Told("t", mark, Mark(0, number), new, "" if mark else header)
        assert len(new) == (number > 0)
        assert folded.fold(told).state == play.state
        play.do(think(told._replace(since=told.until, moves=[]), "greedy"))
        mark = told.until
    # Moves were taken back, or another worker was told what came between: it asks for everything.
    moves = [index for _, index in play.moves]
    for since in (Mark(1, 59), Mark(0, 58), Mark(0, 61)):
        with pytest.raises(Missed):
            folded.fold(Told("t", since, Mark(1, 60), []))
        assert folded.fold(whole("t", header, moves)).state == play.state
    assert folded.fold(whole("t", header, moves[:10])).state == play.fork(10).state


def test_bots_hear_of_undo_and_of_a_worker_that_died(tmp_path: Path) -> None:
    """What the server sends to a worker does not grow with the game, and nothing is missed."""

    async def test(hall: Hall) -> None:
        plan = wire.NewTable("altay", [wire.SeatPlan("human"), wire.SeatPlan("human")], seed=3)
        table = await hall.open((await Reception(hall).make(plan)).table)
        sent: list[Told] = []
        assert isinstance(hall.workers, Workers)
        hall.workers.pools = [ThreadPoolExecutor(1)] * 2  # type: ignore[list-item]
        hall.workers.busy = [0] * 2

        def listen(told: Told) -> bool:
            sent.append(told)
            return folded.fold(told).state == table.play.state

        async def hears() -> Told:
            assert await hall.workers.about(0, table, listen)
            return sent[-1]

        async def play(moves: int) -> None:
            for _ in range(moves):
                s = table.play.state
                async with table.lock:
                    await hall.turn(table, journal.MOVE, s.seat, s.options[0])

        folded.FOLDED.clear()
        await play(3)
        assert (await hears()).since is None
        await play(2)
        assert len((await hears()).moves) == 2
        while not table.play.can_undo:
            await play(1)
        await hears()
        async with table.lock:
            await hall.turn(table, journal.UNDO, table.play.state.seat)
        assert (await hears()).since is None
        await play(1)
        assert len((await hears()).moves) == 1
        folded.FOLDED.clear()  # as a new process
        assert (await hears()).since is None

    in_hall(tmp_path, test)


def test_a_server_of_its_own_file(tmp_path: Path) -> None:
    store = connect(str(tmp_path / "tables.db"))
    with pytest.raises(BadInput, match="already served by another process"):
        connect(str(tmp_path / "tables.db"))
    secret = store.secret()
    store.close()
    again = connect(f"sqlite:///{tmp_path / 'tables.db'}")
    assert again.secret() == secret
    again.close()
    (tmp_path / "text.db").write_text("this is no database, but long enough to be looked at" * 40)
    with pytest.raises(BadInput, match="is not a Dolmen database"):
        connect(str(tmp_path / "text.db"))
    with pytest.raises(BadInput, match="got 'mysql://x'"):
        connect("mysql://x")
    (tmp_path / "file").write_text("")
    with pytest.raises(BadInput, match="Cannot write"):
        connect(str(tmp_path / "file" / "tables.db"))


def test_a_level_is_hurried_in_a_long_turn(tmp_path: Path, monkeypatch: Any) -> None:
    clock = 0.0
    unhurried: set[int] = set()
    elder: list[tuple[int, float]] = []  # the decision and the seconds it was given

    async def test(hall: Hall) -> None:
        decisions = 0

        async def think(table: Table, game: str, name: str, most: Any) -> int:
            nonlocal clock, decisions
            state = table.play.state
            if most is None:
                unhurried.add(state.seat)
                decisions += 1  # between two turns of the elder
            else:
                elder.append((decisions, most))
                clock += min(2.8, most)
            return int(state.options[0])

        monkeypatch.setattr(hall.workers, "think", think)
        monkeypatch.setattr(attendant, "time", SimpleNamespace(monotonic=lambda: clock))
        monkeypatch.setattr(attendant, "PACE", 0.0)
        seats = [wire.SeatPlan("elder"), wire.SeatPlan("search:5s")]
        plan = wire.NewTable("endless_winter", seats, seed=1)
        table = await hall.open((await Reception(hall).make(plan)).table)
        while table.bot is not None:
            await table.bot
        assert table.play.over

    in_hall(tmp_path, test)
    assert unhurried == {1}
    turns = [[most for _, most in turn] for _, turn in groupby(elder, itemgetter(0))]
    assert max(len(turn) for turn in turns) > 3
    for turn in turns:
        assert turn[0] == TURN / 3, "every turn begins at leisure"
        assert turn == sorted(turn, reverse=True)
        assert len(turn) < 3 or turn[2] < 2.8
