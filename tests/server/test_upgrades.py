"""After an update: whatever an earlier version stored is listed, opens, replays and goes on."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from tests.records.stores import PACK, RELEASES, Known, known, unpack
from tests.server.test_hall import Guest, in_hall

from dolmen.core.record import parse
from dolmen.core.refusal import BadInput
from dolmen.games import built_in, find
from dolmen.games.altay.content import Content as AltayContent
from dolmen.server import contents, wire
from dolmen.server.archive import Archive
from dolmen.server.hall import Hall
from dolmen.server.history import Page
from dolmen.server.reception import Reception
from dolmen.server.standstill import Standstill
from dolmen.server.still import Still
from dolmen.server.table import Table

GAMES = ("altay", "prehistory", "endless_winter")
Json = dict[str, Any]


async def play_on(hall: Hall, table: Table, told: Known) -> None:
    guest = Guest(*(seat for seat, _ in told.keys))
    await hall.arrive(table, guest)
    before = len(table.play.moves)
    for _ in range(3):
        while table.unasked() or table.bot is not None:
            await asyncio.sleep(0.01)
        if table.play.over:
            break
        options = table.play.state.options
        await hall.choose(table, guest, wire.Choose(table.decision_id(), options[0]))
    assert len(table.play.moves) > before
    await hall.leave(table, guest)


@pytest.mark.parametrize("release", RELEASES)
def test_every_stored_table_opens_and_plays_on(release: str, tmp_path: Path) -> None:
    unpack(release, tmp_path / "tables.db")
    tables = known(release)
    assert {one.name.split("/")[0] for one in tables} == set(GAMES)

    async def test(hall: Hall) -> None:
        desk = Reception(hall)
        for start in range(0, len(tables), 40):
            portion = tables[start : start + 40]
            infos = await desk.known([one.table for one in portion])
            assert [info.table for info in infos] == [one.table for one in portion]
            assert not any(info.still for info in infos)
        for one in tables:
            table = await hall.open(one.table)
            assert table.sheet.closed == one.finished, one.name
            assert (table.info().pack == PACK) == one.name.endswith(f"/{PACK}")
            held, host = hall.held(table.sheet, [*(key for _, key in one.keys), one.host])
            assert held == {seat for seat, _ in one.keys}
            assert host != one.finished
            if one.finished:
                assert table.play.over
                assert str(table.record()).endswith(f"end {table.sheet.totals}\n")
            else:
                assert len(table.play.moves) >= one.moves
                await play_on(hall, table, one)
            hall.forget(table)

    in_hall(tmp_path, test)


def test_tables_without_content_get_it(tmp_path: Path) -> None:
    """So that they open even when values of the shipped content change one day."""
    unpack("0.1.0", tmp_path / "tables.db")

    async def test(hall: Hall) -> None:
        assert len(await hall.store.without_content()) == len(known("0.1.0"))
        await hall.archivist.keep_contents()
        assert await hall.store.without_content() == []
        for one in known("0.1.0")[:1]:
            stored = await hall.store.load(one.table)
            assert stored is not None and stored.content is not None
            assert contents.unpack_files(stored.content.files) == find("altay").files
            assert (await hall.open(one.table)).header.pack is None

    in_hall(tmp_path, test)


def test_a_table_keeps_its_cards_when_shipped_values_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A later release corrects a card: tables that were made before are played with the old one,
    and say so."""
    made: list[str] = []

    async def make(hall: Hall) -> None:
        plan = wire.NewTable("altay", [wire.SeatPlan("human")] * 2, seed=1)
        made.append((await Reception(hall).make(plan)).table)

    async def look(hall: Hall) -> None:
        table = await hall.open(made[0])
        assert isinstance(table.play.content, AltayContent)
        assert table.play.content.limits.hand == 5
        info = table.info()
        assert info.still is None and info.pack is not None and info.pack.startswith("Dolmen ")
        assert table.header.pack is not None
        assert list(table.header.pack.changes["pack"]) == ["limits"]

    in_hall(tmp_path, make)
    game = find("altay")
    limits = game.files["pack.toml"]["limits"] | {"hand_size": 6}
    files = game.files | {"pack.toml": game.files["pack.toml"] | {"limits": limits}}
    monkeypatch.setitem(game.__dict__, "files", files)
    monkeypatch.setitem(game.__dict__, "content", game.read_content(files))
    in_hall(tmp_path, look)


def few(release: str, game: str) -> list[Known]:
    """A finished and a running table of a game, the running one for several people; short ones."""
    tables = [one for one in known(release) if one.name.startswith(f"{game}/")]
    tables = [one for one in tables if not one.name.endswith(f"/{PACK}")]
    several = [one for one in tables if len(one.keys) > 1]
    going = min(several, key=lambda one: one.moves * len(one.keys))
    over = next(one for one in tables if one.name == going.name and one.finished)
    return [over, going]


@pytest.mark.parametrize("release", RELEASES)
def test_games_of_lost_rules_stand_still(
    release: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once a version cannot play a game any more, it is looked at, replayed and finished by
    agreement; finished games keep result, score sheet and replay."""
    unpack(release, tmp_path / "tables.db")
    pairs = [few(release, game) for game in GAMES]
    before: dict[str, Json] = {}

    async def draw(hall: Hall) -> None:
        for one in (one for pair in pairs for one in pair):
            table = await hall.open(one.table)
            viewer = None if one.finished else 0
            token = dict(one.keys).get(0)
            before[one.table] = json.loads(await Archive(hall).replay(one.table, token, viewer))
            end = await Archive(hall).replay(one.table, token, viewer, Page(99_999))
            before[one.table]["last"] = json.loads(end)["frames"][-1]
            before[one.table]["record"] = str(table.record())
            before[one.table]["winners"] = table.play.winners
            await hall.archivist.draw(one.table)
        assert not before.keys() & set(await hall.store.undrawn())

    in_hall(tmp_path, draw)
    for game in GAMES:
        monkeypatch.setattr(type(find(game)), "version", 99)
        monkeypatch.setattr(type(find(game)), "versions", ())

    async def look(hall: Hall) -> None:
        for over, going in pairs:
            await look_at(hall, over, going)

    async def look_at(hall: Hall, over: Known, going: Known) -> None:
        desk, archive = Reception(hall), Archive(hall)
        infos = await desk.known([over.table, going.table])
        assert [info.table for info in infos] == [over.table, going.table]
        for info in infos:
            assert info.still is not None and "only plays version 99" in info.still["en"]
        for one in (over, going):
            still = await hall.find(one.table)
            assert isinstance(still, Still)
            with pytest.raises(BadInput, match="only plays version 99"):
                await hall.open(one.table)
            replay = json.loads(
                await archive.replay(one.table, dict(one.keys).get(0), None if one.finished else 0)
            )
            assert replay["frames"] == before[one.table]["frames"]
            keys = ",".join(key for _, key in one.keys)
            record = await archive.record(one.table, keys)
            assert parse(record).moves == parse(before[one.table]["record"]).moves
            assert parse(record).totals == parse(before[one.table]["record"]).totals
        finished = await hall.find(over.table)
        assert isinstance(finished, Still)
        picture = finished.snapshot(None, False)
        totals = [str(score.total) for score in picture.scores]
        assert " ".join(totals) == finished.sheet.totals and picture.over
        winners = [seat for seat, info in enumerate(picture.seats) if info.winner]
        assert winners == before[over.table]["winners"] != []
        await finish(hall, going)

    async def finish(hall: Hall, one: Known) -> None:
        desk = Standstill(hall)
        still = await hall.find(one.table)
        assert isinstance(still, Still)
        people = [Guest(seat) for seat, _ in one.keys]
        stranger = Guest()
        for guest in (*people, stranger):
            await desk.arrive(still, guest)
        assert people[0].got[-1]["view"] == before[one.table]["last"]["view"]
        assert people[0].got[-1]["decision"] is None
        assert stranger.got[-1]["viewer"] is None
        with pytest.raises(BadInput, match="only plays version 99"):
            await desk.answer(still, people[0], wire.Choose(still.sheet.turns, 0))
        with pytest.raises(BadInput, match="does not open that seat"):
            await desk.answer(still, stranger, wire.Agree(0))
        await desk.answer(still, people[0], wire.Say("Shall we?"))
        for number, guest in enumerate(people):
            assert not still.sheet.closed
            await desk.answer(still, guest, wire.Agree(number))
            await desk.answer(still, guest, wire.Say("Yes."))
        assert still.sheet.closed and still.sheet.unfinished
        assert people[0].got[-1]["over"] and people[0].got[-1]["still"]["waiting"] == []
        assert people[0].got[-1]["chat"][0]["text"] == "Shall we?"

    in_hall(tmp_path, look)


def test_a_game_that_is_not_installed_is_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    async def make(hall: Hall) -> None:
        plan = wire.NewTable("altay", [wire.SeatPlan("human")] * 2, seed=1, listed=True)
        made.append((await Reception(hall).make(plan)).table)

    async def look(hall: Hall) -> None:
        for infos in (await Reception(hall).known(made), await Reception(hall).listed()):
            assert [info.table for info in infos] == made
            assert infos[0].still is not None and "“altay”" in infos[0].still["en"]
        assert "game: altay" in await Archive(hall).record(made[0], await key(hall))

    async def key(hall: Hall) -> str:
        sheet = (await hall.find(made[0])).sheet
        return ",".join(hall.seat_key(sheet, seat) for seat in range(2))

    in_hall(tmp_path, make)

    def gone(name: str) -> None:
        raise BadInput(f"There is no game '{name}'.")

    for module in ("hall", "still", "contents"):
        monkeypatch.setattr(f"dolmen.server.{module}.find", gone)
    in_hall(tmp_path, look)


def test_every_release_knew_the_content_that_is_shipped() -> None:
    """A header of every option set that any release wrote leads to the content of now."""
    for release in RELEASES:
        for one in known(release):
            game = find(one.name.split("/")[0])
            golden = Path(__file__).parents[1] / "golden" / f"{one.name}.txt"
            if not golden.exists():
                assert one.name.endswith(f"/{PACK}")
                continue
            header = parse(golden.read_text()).header
            now = game.content_hash(game.content, game.all_options(header.options))
            assert now in (header.content, game.known_content.get(header.content))
    assert all(game.known_content for game in built_in())
