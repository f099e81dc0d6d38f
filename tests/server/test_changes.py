"""Pictures sent as what they change: who puts them together sees what others are sent whole."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.client import Server, changed
from tests.server.test_hall import Guest, in_hall

from dolmen.core.rng import Rng
from dolmen.server import changes, journal, wire
from dolmen.server.hall import Hall
from dolmen.server.parcel import Parcel
from dolmen.server.reception import Reception
from dolmen.server.table import Table

ONWARD = {"log": [], "chat": [], "fresh": False, "seq": 0}


class Thrifty(Guest):
    """Takes changes, and keeps the picture that they make."""

    def __init__(self, *seats: int) -> None:
        super().__init__(*seats)
        self.takes_changes = True
        self.now: dict[str, Any] = {}
        self.received = 0

    def send(self, parcel: Parcel) -> None:
        super().send(parcel)
        self.received += len(parcel.text)
        message = self.got[-1]
        if message["type"] == "snapshot":
            self.now = message
        elif message["type"] == "change":
            self.now = changed(self.now, message)


class Plain(Guest):
    """Is always sent the whole."""

    received = 0

    def send(self, parcel: Parcel) -> None:
        super().send(parcel)
        self.received += len(parcel.text)

    @property
    def now(self) -> dict[str, Any]:
        return [one for one in self.got if one["type"] == "snapshot"][-1]


def compare(pairs: list[tuple[Thrifty, Plain]]) -> None:
    for thrifty, plain in pairs:
        seen = plain.now | ({"why_not": []} if plain.now["decision"] else {})
        assert thrifty.now == seen


async def sit_down(hall: Hall, plan: wire.NewTable) -> tuple[Table, list[tuple[Thrifty, Plain]]]:
    table = await hall.open((await Reception(hall).make(plan)).table)
    pairs = [(Thrifty(seat), Plain(seat)) for seat in range(len(plan.seats))]
    pairs.append((Thrifty(), Plain()))
    for pair in pairs:
        for guest in pair:
            await hall.arrive(table, guest)
    return table, pairs


GAMES = [
    ("altay", 3, {}),
    ("prehistory", 3, {}),
    ("endless_winter", 3, {"four_legged_friends": "on", "rivers_rafts": "on"}),
    ("endless_winter", 1, {}),
]


@pytest.mark.parametrize(("game", "players", "options"), GAMES)
def test_changes_make_the_picture(
    tmp_path: Path, game: str, players: int, options: dict[str, str]
) -> None:
    async def test(hall: Hall) -> None:
        seats = [wire.SeatPlan("human", f"p{n}") for n in range(players)]
        table, pairs = await sit_down(hall, wire.NewTable(game, seats, options, seed=3))
        rng = Rng(3, "changes")
        thrifty, plain = pairs[0]
        before = thrifty.received, plain.received
        for number in range(250):
            if table.play.over:
                break
            s = table.play.state
            async with table.lock:
                if number % 17 == 16 and table.play.can_undo:
                    await hall.turn(table, journal.UNDO, s.seat)
                else:
                    action = s.options[rng.below(len(s.options))]
                    await hall.turn(table, journal.MOVE, s.seat, action)
            if number == 40:
                await hall.say(table, plain, "hello")
            compare(pairs)
        kinds = {message["type"] for message in thrifty.got}
        assert kinds == {"snapshot", "change"}
        assert 2 * (thrifty.received - before[0]) < plain.received - before[1]

    in_hall(tmp_path, test)


def test_who_has_another_picture_gets_the_whole(tmp_path: Path) -> None:
    async def test(hall: Hall) -> None:
        plan = wire.NewTable("altay", [wire.SeatPlan("human", "x")] * 2, seed=1)
        table, pairs = await sit_down(hall, plan)
        (one, _), *_ = pairs
        late = Thrifty(0)  # a second tab with the same eyes
        await hall.arrive(table, late)
        assert late.now["seq"] == one.now["seq"], "it has what the first has"

        async def play() -> None:
            s = table.play.state
            async with table.lock:
                await hall.turn(table, journal.MOVE, s.seat, s.options[0])

        await play()
        assert [guest.got[-1]["type"] for guest in (one, late)] == ["change", "change"]
        late.shown = 0  # it has missed something
        await play()
        assert [guest.got[-1]["type"] for guest in (one, late)] == ["change", "snapshot"]
        assert one.now == late.now
        await play()
        assert late.got[-1]["type"] == "change" and one.now == late.now
        await hall.leave(table, one)
        await hall.leave(table, late)
        assert all(eyes[0] != 0 for eyes in table.canvas.last), "nobody looks that way any more"

    in_hall(tmp_path, test)


def test_on_the_line(server: Server) -> None:
    """Over a socket: a change after the first picture, the whole and the reasons on demand; a
    program of the first protocol is never bothered with any of it."""
    made = server.make("human", "human", seed=4)
    new, old = server.sit(made, 0, protocol=2), server.sit(made, 0, 1)
    assert new.now["why_not"] == []
    new.send("reasons", decision=new.now["decision"]["id"] + 1)  # of another decision: no answer
    new.send("reasons", decision=new.now["decision"]["id"])
    answer = new.next("why_not")
    assert answer["decision"] == new.now["decision"]["id"]
    assert answer["why_not"] == old.now["why_not"]
    new.send("choose", decision=new.now["decision"]["id"], action="folk earthfolk")
    seen = new.at(1)
    assert json.loads(new.raw[-1])["type"] == "change"
    new.send("whole")
    whole = new.next("snapshot")
    assert json.loads(new.raw[-1])["type"] == "snapshot"
    assert whole["fresh"] and whole | ONWARD == seen | ONWARD
    assert old.at(1) and "change" not in {json.loads(text)["type"] for text in old.raw}
    assert old.now["decision"]["seat"] == 1
    new.send("reasons", decision=old.now["decision"]["id"])
    assert new.next("refused")["reason"]["key"] == "not_your_seat", "reasons tell of a hand"
    assert "protocols 1 and 2" in stranger_says(server, made)["sentence"]


def stranger_says(server: Server, made: dict[str, Any]) -> dict[str, Any]:
    from websockets.sync.client import connect

    with connect(f"ws://{server.address}/ws/{made['table']}") as line:
        line.send(json.dumps({"type": "hello", "protocol": 3}))
        answer: dict[str, Any] = json.loads(line.recv())
        return answer


def test_paths() -> None:
    old = {"a": [{"b": 1, "c": [1, 2]}, {"b": 2}], "d": {"e": {"f": {"g": {"h": 1}}}}, "n": None}
    new = {"a": [{"b": 1, "c": [1]}, {"b": 2}], "d": {"e": {"f": {"g": {"h": 2}}}}, "n": 0}
    found = {path: msgspec.json.decode(raw) for path, raw in changes.compare(old, new).items()}
    assert found == {"a/0/c": [1], "d/e/f/g": {"h": 2}, "n": 0}
    assert changes.apply(old, found) == new
    assert changes.compare(old, old) == changes.compare(old, json.loads(json.dumps(old))) == {}
    for other in ({"a": 1}, [1], None):
        assert set(changes.compare(old, other)) == {""}
        assert changes.apply(old, {"": other}) == other
