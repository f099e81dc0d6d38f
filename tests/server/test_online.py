"""Resigning, coming back, another device, a lost seat, my tables: what they do, and that nobody
else can."""

from __future__ import annotations

import logging
import time
from typing import Any

import pytest
from tests.server.client import Json, Player, Server, golden
from tests.server.test_hall import Guest, in_hall

from dolmen.core.refusal import BadInput
from dolmen.server import logs, wire
from dolmen.server.checks import Forbidden
from dolmen.server.hall import DAY, Hall
from dolmen.server.limits import TooMany
from dolmen.server.pockets import ALPHABET, LENGTH, MINUTES, Pockets
from dolmen.server.reception import Reception

BEARER = "Authorization"


def shown(server: Server, path: str, *keys: str) -> tuple[int, Any]:
    return server.ask("GET", path, headers={BEARER: f"Bearer {','.join(keys)}"})


# Resigning


def test_who_resigns_against_one_loses_at_once(server: Server) -> None:
    made = server.make("human", "human", first=1)
    anna, bo, eve = server.sit(made, 0), server.sit(made, 1), server.sit(made)
    for nobody in (eve, bo):
        answer = nobody.refusal("resign", seat=0)
        assert answer["reason"]["key"] == "no_seat", "only one's own seat"
    anna.send("resign", seat=0)  # it is not even her turn
    last = bo.until(lambda s: s["over"])
    assert last["ended"] and last["decision"] is None
    assert [seat["winner"] for seat in last["seats"]] == [False, True]
    assert [seat["resigned"] for seat in last["seats"]] == [True, False]
    assert last["chat"][-1]["note"] == "resign" and last["chat"][-1]["seat"] == 0
    assert anna.refusal("resign", seat=0)["reason"]["key"] == "closed"
    line = server.get(f"/api/tables?of={made['table']}")[0]
    assert line["over"] and line["seats"][1]["winner"]


def test_a_bot_plays_on_for_the_others(server: Server) -> None:
    made = server.make("human", "human", "human", first=0, seed=4)
    anna, bo = server.sit(made, 0, host=True), server.sit(made, 1)
    anna.send("resign", seat=0)
    bo.until(lambda s: s["moves"] >= 1)
    assert bo.now["seats"][0]["resigned"] and bo.now["seats"][0]["stand_in"] == "greedy"
    assert not bo.now["over"]
    # It is final: the seat is neither taken back nor given to somebody else.
    for power in ("hand_back", "stand_in", "kick"):
        assert anna.refusal("host", power=power, seat=0)["reason"]["key"] == "resigned"
    assert anna.refusal("resign", seat=0)["reason"]["key"] == "resigned"
    bo.until(lambda s: s["decision"]["seat"] == 1)
    assert bo.choose(bo.choices[0]["index"])["type"] == "snapshot"
    creb = server.sit(made, 2)
    bo.send("resign", seat=1)
    last = creb.until(lambda s: s["over"])
    assert [seat["winner"] for seat in last["seats"]] == [False, False, True]


@pytest.mark.parametrize(("bots", "winners"), [(1, [False, True]), (2, [False, False, False])])
def test_a_game_without_people_ends(server: Server, bots: int, winners: list[bool]) -> None:
    made = server.make("human", *["random"] * bots, first=0)
    anna = server.sit(made, 0)
    anna.send("resign", seat=0)
    last = anna.until(lambda s: s["over"])
    assert [seat["winner"] for seat in last["seats"]] == winners


def test_whoever_resigned_does_not_win_in_the_end(tmp_path: Any) -> None:
    """The bot on the seat may have the most points; the best of those who stayed has won."""
    record = golden("four-driven-out")
    seats = [wire.SeatPlan("human")] * record.header.players

    async def test(hall: Hall) -> None:
        plan = wire.NewTable("altay", seats, record=str(record), moves=len(record.moves) - 1)
        table = await hall.open((await Reception(hall).make(plan)).table)
        seat, action = record.moves[-1]
        await hall.choose(table, Guest(seat), wire.Choose(table.decision_id(), action))
        (best,) = table.winners()
        table.sheet.chairs[best].resigned = True
        assert table.winners() == [3], "19 points do not count; the next best has 3"

    in_hall(tmp_path, test)


# Coming back


def test_a_person_leaves_the_seat_to_a_bot_and_comes_back(server: Server) -> None:
    made = server.make("human", "human", first=1, seed=1)
    bo = server.sit(made, 1)
    bo.send("host", power="stand_in", seat=1, bot="elder")
    bo.until(lambda s: s["seats"][1]["stand_in"] == "greedy")  # which one, only the host says
    bo.until(lambda s: s["decision"]["seat"] == 0)
    bo.send("host", power="hand_back", seat=1)
    bo.until(lambda s: s["seats"][1]["stand_in"] is None)
    assert bo.refusal("host", power="stand_in", seat=0)["reason"]["key"] == "not_host"
    notes = [line["note"] for line in server.sit(made).now["chat"]]
    assert notes == ["seed", "stand_in", "hand_back"]


def test_who_comes_back_late_has_a_minute(server: Server) -> None:
    """Running out of time must not be a way to a full clock; the host may give one."""
    made = server.make("human", "human", first=0, clock=1, seed=3)
    anna = server.sit(made, 0, host=True)
    assert anna.now["ticking"] == 0
    anna.until(lambda s: s["seats"][0]["stand_in"] is not None)
    anna.until(lambda s: s["ticking"] == 1 or s["seats"][1]["stand_in"] is not None)
    anna.send("host", power="pause")
    anna.until(lambda s: s["paused"])
    assert anna.now["ticking"] is None, "a paused clock stands"
    anna.send("host", power="hand_back", seat=0)
    anna.until(lambda s: s["seats"][0]["stand_in"] is None)
    assert anna.now["seats"][0]["clock"] == 1, "never more than the table allows"


def test_how_much_time_there_is_after_coming_back(tmp_path: Any) -> None:
    async def test(hall: Hall) -> None:
        plan = wire.NewTable("altay", [wire.SeatPlan("human")] * 2, clock=600)
        table = await hall.open((await Reception(hall).make(plan)).table)
        for whose, left in (("own", 60.0), ("", 600.0)):
            chair = table.sheet.chairs[0]
            chair.spent, chair.stand_in = 600.0, "greedy"
            number = table.sheet.number + 1
            table.note(wire_entry(number, whose))
            assert 600 - chair.spent == left

    def wire_entry(number: int, whose: str) -> Any:
        from dolmen.server.journal import HAND_BACK, Entry

        return Entry(number, HAND_BACK, 0, whose)

    in_hall(tmp_path, test)


# A lost seat


def test_the_host_gives_a_lost_seat_back(server: Server) -> None:
    made = server.make("human", "open", first=1, seed=1)
    table = made["table"]
    bo = {"name": "Bo", "token": made["invites"][0]["token"]}
    joined = server.post(f"/api/tables/{table}/join", bo)
    host, guest = server.sit(made, 0, host=True), server.sit(joined, 1)
    host.until(lambda s: s["seats"][1]["present"])
    assert host.refusal("host", power="recover", seat=1)["reason"]["key"] == "present"
    assert guest.refusal("host", power="recover", seat=0)["reason"]["key"] == "not_host"
    guest.close()
    host.until(lambda s: not s["seats"][1]["present"])
    host.send("host", power="recover", seat=1)
    notice = host.next("notice")
    assert notice["key"] == "recover"
    way = {"name": "ignored", "token": notice["keys"][0]["token"]}
    other = Player(server, table, [joined["keys"][0]["token"]])  # whoever still has the old key
    back = server.post(f"/api/tables/{table}/join", way)
    assert other.next("notice")["key"] == "kicked"
    status, answer = server.ask("POST", f"/api/tables/{table}/join", way)
    assert status == 403 and "not valid" in answer["error"], "once"
    player = server.sit(back, 1)
    assert player.now["viewer"] == 1 and player.now["seats"][1]["name"] == "Bo"
    assert player.now["chat"][-1]["note"] == "recover", "everybody can see that it happened"
    assert player.choose(0)["type"] == "snapshot"


def test_a_way_back_is_good_for_a_day_or_two(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(hall: Hall) -> None:
        desk = Reception(hall)
        plan = wire.NewTable("altay", [wire.SeatPlan("human")] * 2)
        table = await hall.open((await desk.make(plan)).table)
        way = hall.recovery_key(table.sheet, 1)
        assert desk.lost_seat(table, way) == 1
        assert desk.lost_seat(table, hall.seat_key(table.sheet, 1)) is None
        real = time.time()
        monkeypatch.setattr(time, "time", lambda: real + 2 * DAY)
        assert desk.lost_seat(table, way) is None

    in_hall(tmp_path, test)


# Another device


def pocket(made: Json, **more: Any) -> Json:
    table = {"table": made["table"], "keys": made["keys"], "host": made["host_key"], "at": 5.0}
    return {"name": "Anna", "tables": [table], "results": [{"me": 3}], **more}


def test_seats_go_along_to_another_device_once(server: Server) -> None:
    made = server.make("human", "human")
    told = server.post("/api/pocket", pocket(made))
    assert told["seconds"] == 60 * MINUTES
    typed = told["code"].lower().replace("-", " ").replace("0", "o").replace("1", "l")
    found = server.post("/api/pocket/open", {"code": typed})
    assert found == pocket(made)
    # Both devices hold the seat from now on.
    assert (
        Player(server, made["table"], [found["tables"][0]["keys"][0]["token"]]).now["viewer"] == 0
    )
    assert server.sit(made, 0).now["viewer"] == 0
    status, answer = server.ask("POST", "/api/pocket/open", {"code": told["code"]})
    assert status == 403 and "not valid" in answer["error"]


def test_codes_cannot_be_guessed(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(ALPHABET) ** LENGTH >= 2**50
    stranger, other = "203.0.113.7", "203.0.113.8"

    async def test(hall: Hall) -> None:
        pockets = Pockets(hall.store, hall.keys)
        told = await pockets.fill(stranger, wire.Pocket("Anna", []))
        kept = await hall.store.take_pocket(told.code, time.time())
        assert kept is None, "the code itself is nowhere kept"
        for _ in range(20):
            with pytest.raises(Forbidden):
                await pockets.open(stranger, "00000-00000")
        with pytest.raises(TooMany):
            await pockets.open(stranger, told.code)
        assert (await pockets.open(other, told.code)).name == "Anna"
        late = await pockets.fill(other, wire.Pocket("Bo", []))
        real = time.time()
        with monkeypatch.context() as patch:
            patch.setattr(time, "time", lambda: real + 60 * MINUTES + 1)
            with pytest.raises(Forbidden):
                await pockets.open(other, late.code)
        for _ in range(28):
            await pockets.fill(other, wire.Pocket("Bo", []))
        with pytest.raises(TooMany):
            for _ in range(2):
                await pockets.fill(other, wire.Pocket("Bo", []))
        with pytest.raises(BadInput, match="more than"):
            await pockets.fill(None, wire.Pocket("x" * 300_000, []))

    in_hall(tmp_path, test)


# My tables, and what is public


def test_my_tables_tell_how_they_stand(server: Server) -> None:
    made = server.make("human", "random", first=0)
    before = time.time()
    line = server.get(f"/api/tables?of={made['table']}")[0]
    assert line["round"] >= 0 and len(line["scores"]) == 2
    assert before - 60 < line["created"] <= line["changed"] < before + 60
    record = golden("last-settlement-lost")
    over = server.post("/api/import", {"record": str(record)})
    for _ in range(2):  # kept, and asked for again
        (line,) = server.get(f"/api/tables?of={over['table']}")
        assert line["over"] and line["scores"] == record.totals
        assert any(seat["winner"] for seat in line["seats"])


def test_a_finished_game_is_public_and_a_running_one_is_not(server: Server) -> None:
    record = golden("last-settlement-lost")
    over = server.post("/api/import", {"record": str(record)})["table"]
    status, page = server.ask("GET", f"/g/{over}")
    assert status == 200 and 'data-game="altay"' in page
    frames = server.frames(over)
    assert len(frames) == len(record.moves) + 1
    running = server.make("human", "human", first=0)
    assert server.ask("GET", f"/g/{running['table']}")[0] == 200, "the page says that it goes on"
    for frame in server.frames(running["table"]):
        assert all("hand" not in seat for seat in frame["view"]["seats"])
    assert server.ask("GET", f"/api/tables/{running['table']}/record")[0] == 403


def test_a_rematch_of_long_ago_is_told_as_such(server: Server) -> None:
    made = server.make("human", "human")
    host = server.sit(made, 0, host=True)
    host.send("host", power="end")
    host.until(lambda s: s["over"])
    host.send("host", power="rematch")
    assert host.next("notice")["just_made"]
    assert not server.sit(made, 0, host=True).next("notice")["just_made"]


# Keys stay out of logs; mistakes say where they are


def test_keys_are_shown_in_a_header(server: Server) -> None:
    made = server.make("human", "human")
    keys = [key["token"] for key in made["keys"]]
    path = f"/api/tables/{made['table']}"
    assert shown(server, f"{path}/record", *keys)[0] == 200
    assert shown(server, f"{path}/record", keys[0])[0] == 403
    assert shown(server, f"{path}/replay?seat=1", keys[1])[1]["viewer"] == 1
    assert shown(server, f"{path}/replay?seat=1", keys[0])[0] == 403
    assert shown(server, f"{path}/invites", made["host_key"])[0] == 200
    assert shown(server, f"{path}/invites", keys[0])[0] == 403


def test_a_log_of_requests_holds_no_key() -> None:
    args = ("127.0.0.1:5", "GET", "/api/tables/1/replay?seat=1&token=SECRET,OTHER&x=1", "1.1", 200)
    line = logging.LogRecord("uvicorn.access", 20, "", 0, '%s - "%s %s HTTP/%s" %d', args, None)
    for written in (logs.Plain().format(line), logs.Json().format(line)):
        assert "SECRET" not in written and "token=...&x=1" in written


@pytest.mark.parametrize(
    ("wrong", "place"),
    [
        ({"seed": 1 << 63}, ["seed"]),
        ({"clock": 0}, ["clock"]),
        ({"first": 5}, ["first"]),
        ({"seats": [{"kind": "human"}, {"kind": "wizard"}]}, ["seats", 1]),
        ({"seats": [{"kind": "human"}]}, ["seats"]),
        ({"options": {"map_size": "huge"}}, ["options", "map_size"]),
        ({"options": {"mapsize": "full"}}, ["options", "mapsize"]),
    ],
)
def test_what_is_wrong_with_a_new_table_says_where(
    server: Server, wrong: Json, place: list[str | int]
) -> None:
    plan = {"game": "altay", "seats": [{"kind": "human"}] * 2, **wrong}
    status, answer = server.ask("POST", "/api/tables", plan)
    assert status == 400 and answer["place"] == place, answer


def test_modules_have_a_sentence_each(server: Server) -> None:
    for game in server.get("/api/games"):
        for option in game["options"]:
            if option["kind"] in ("module", "difficulty"):
                assert {"en", "de", "fr"} == set(option["about"]), option["id"]
