"""Host powers, seats that change hands, chat, clocks, rematch."""

from __future__ import annotations

import time
from random import Random

from tests.server.client import Player, Server, play_on

import dolmen


def test_powers_are_for_the_host(server: Server) -> None:
    made = server.make("human", "human")
    guest = server.sit(made, 1)
    assert not guest.now["host"]
    for power in ("stand_in", "kick", "end", "pause", "resume", "rematch", "hand_back"):
        assert guest.refusal("host", power=power, seat=0)["reason"]["key"] == "not_host"
    host = server.sit(made, 0, host=True)
    assert host.now["host"]
    assert host.refusal("host", power="dance")["reason"]["key"] == "unknown_power"
    for power in ("stand_in", "kick", "hand_back"):
        for seat in (None, 7, -1):
            assert host.refusal("host", power=power, seat=seat)["reason"]["key"] == "not_person"
    assert host.refusal("host", power="resume")["reason"]["key"] == "not_paused"
    assert host.refusal("host", power="rematch")["reason"]["key"] == "not_over"


def test_a_bot_stands_in_for_who_is_away_and_hands_back(server: Server) -> None:
    made = server.make("human", "human", seed=1, first=1)
    host = server.sit(made, 0, host=True)
    guest = server.sit(made, 1)
    host.until(lambda s: s["seats"][1]["present"])
    assert host.refusal("host", power="stand_in", seat=1)["reason"]["key"] == "present"
    guest.close()
    host.until(lambda s: not s["seats"][1]["present"])
    answer = host.refusal("host", power="stand_in", seat=1, bot="wizard")
    assert answer["reason"]["key"] == "no_bot" and "wizard" in answer["sentence"]
    answer = host.refusal("host", power="stand_in", seat=1, bot="search:999s")
    assert "at most" in answer["sentence"]
    host.send("host", power="stand_in", seat=1, bot="random")
    host.until(lambda s: s["moves"] >= 1)
    assert host.now["seats"][1]["stand_in"] == "random"
    guest = server.sit(made, 1)
    host.until(lambda s: s["decision"]["seat"] == 0)
    # Back again: the guest takes the seat, without asking the host.
    guest.send("host", power="hand_back", seat=1)
    guest.until(lambda s: s["seats"][1]["stand_in"] is None)
    guest.send("host", power="hand_back", seat=1)
    assert guest.next("refused")["reason"]["key"] == "nobody_stands_in"
    rng = Random(1)
    play_on({0: server.sit(made, 0), 1: guest}, rng, 6)


def test_choosing_while_a_bot_stands_in_is_refused(server: Server) -> None:
    made = server.make("human", "human", first=0)
    host = server.sit(made, 0, host=True)
    host.send("host", power="pause")
    host.until(lambda s: s["paused"])
    host.send("host", power="stand_in", seat=0)
    host.until(lambda s: s["seats"][0]["stand_in"] == "greedy")
    answer = host.refusal("choose", decision=host.now["decision"]["id"], action=0)
    assert answer["reason"]["key"] == "paused"
    host.send("host", power="resume")
    host.until(lambda s: s["moves"] >= 1)


def test_pause_and_resume(server: Server) -> None:
    made = server.make("human", "greedy", first=0, seed=2)
    host = server.sit(made, 0, host=True)
    host.send("host", power="pause")
    host.until(lambda s: s["paused"])
    decision = host.now["decision"]["id"]
    answer = host.refusal("choose", decision=decision, action="folk earthfolk")
    assert answer["reason"]["key"] == "paused"
    host.send("host", power="resume")
    host.until(lambda s: not s["paused"])
    assert host.choose("folk earthfolk")["type"] == "snapshot"


def test_ending_a_table_closes_it_for_good(server: Server) -> None:
    made = server.make("human", "greedy", first=0)
    host = server.sit(made, 0, host=True)
    host.send("host", power="end")
    last = host.until(lambda s: s["over"])
    assert last["ended"] and last["decision"] is None
    line = server.get(f"/api/tables/{made['table']}")
    assert line["over"] and line["ended"]
    assert not any(seat["winner"] for seat in last["seats"])
    assert host.refusal("choose", decision=0, action=0)["reason"]["key"] == "closed"
    assert host.refusal("host", power="pause")["reason"]["key"] == "closed"
    status, answer = server.ask("POST", f"/api/tables/{made['table']}/join", {"name": "x"})
    assert (status, answer) == (400, {"error": "The table is closed."})


def test_kicked_people_lose_their_seat(server: Server) -> None:
    made = server.make("human", "open", seed=1, first=1)
    table = made["table"]
    invite = made["invites"][0]["token"]
    guest = server.post(f"/api/tables/{table}/join", {"name": "Mallory", "token": invite})
    status, answer = server.ask("POST", f"/api/tables/{table}/join", {"name": "B", "token": invite})
    assert status == 403 and "taken" in answer["error"], "an invitation opens its seat once"
    host = server.sit(made, 0, host=True)
    rude = server.sit(guest, 1)
    host.until(lambda s: s["seats"][1]["present"])
    host.send("host", power="kick", seat=1)
    assert rude.next("notice")["key"] == "kicked"
    rude.until(lambda s: s["viewer"] is None)
    answer = rude.refusal("choose", decision=0, action="folk earthfolk")
    assert answer["reason"]["key"] == "not_your_seat"
    notice = host.next("notice")
    assert notice["key"] == "invite" and notice["keys"][0]["seat"] == 1
    assert Player(server, table, [guest["keys"][0]["token"]]).now["viewer"] is None
    again = server.get(f"/api/tables/{table}/invites?token={made['host_key']}")
    assert again == notice["keys"]
    status, _ = server.ask("GET", f"/api/tables/{table}/invites?token={invite}")
    assert status == 403
    fresh = {"name": "Eve", "token": notice["keys"][0]["token"]}
    kind = server.sit(server.post(f"/api/tables/{table}/join", fresh), 1)
    assert kind.choose("folk earthfolk")["type"] == "snapshot"


def test_private_and_listed_tables(server: Server) -> None:
    private = server.make("human", "open")
    listed = server.make("human", "open", listed=True)
    lines = {line["table"]: line for line in server.get("/api/tables")}
    assert private["table"] not in lines and lines[listed["table"]]["open_seats"] == 1
    status, answer = server.ask("POST", f"/api/tables/{private['table']}/join", {"name": "Bo"})
    assert status == 403 and "private" in answer["error"]
    joined = server.post(f"/api/tables/{listed['table']}/join", {"name": "  Bo\n  Diddley  "})
    line = server.get(f"/api/tables/{listed['table']}")
    assert line["open_seats"] == 0 and line["seats"][1]["name"] == "Bo Diddley"
    assert server.sit(joined, 1).now["viewer"] == 1
    status, answer = server.ask("POST", f"/api/tables/{listed['table']}/join", {"name": "C"})
    assert status == 403 and answer["error"] == "No seat is open."


def test_a_bot_fills_a_seat_until_somebody_comes(server: Server) -> None:
    made = server.make("human", "open", first=1)
    host = server.sit(made, 0, host=True)
    assert host.now["decision"]["seat"] == 1, "the table waits for somebody to come"
    host.send("host", power="stand_in", seat=1, bot="greedy")
    host.until(lambda s: s["moves"] >= 1)
    invite = made["invites"][0]["token"]
    server.post(f"/api/tables/{made['table']}/join", {"name": "Bo", "token": invite})
    host.until(lambda s: s["seats"][1]["name"] == "Bo")
    assert host.now["seats"][1]["stand_in"] is None


def test_chat(server: Server) -> None:
    made = server.make("human", "human")
    anna = server.sit(made, 0)
    spectator = server.sit(made)
    anna.send("say", text="  hello\n there ")
    line = spectator.until(lambda s: s["chat"])["chat"][-1]
    assert line["text"] == "hello there" and line["seat"] == 0 and line["name"] == "Player 1"
    spectator.send("say", text="x" * 2000)
    line = anna.until(lambda s: s["chat"] and s["chat"][-1]["seat"] is None)["chat"][-1]
    assert len(line["text"]) == 500 and line["name"] == "spectator"
    assert anna.refusal("say", text=" \n ")["reason"]["key"] == "empty"
    late = server.sit(made, 1)
    assert [said["text"][:5] for said in late.now["chat"]] == ["hello", "xxxxx"]
    for _ in range(30):
        anna.send("say", text="spam")
    assert anna.next("refused")["reason"]["key"] == "too_fast"


def test_clock_runs_only_for_who_decides_and_then_a_bot_plays(server: Server) -> None:
    # Nobody sits where the first decision falls: no clock runs until the game is paused.
    made = server.make("open", "human", first=0, clock=1, seed=3)
    host = server.sit(made, 1, host=True)
    host.send("host", power="pause")
    host.until(lambda s: s["paused"])
    bo = {"name": "Bo", "token": made["invites"][0]["token"]}
    guest = server.sit(server.post(f"/api/tables/{made['table']}/join", bo), 0)
    time.sleep(1.2)
    for seat in server.sit(made).now["seats"]:
        assert seat["clock"] == 1 and seat["stand_in"] is None, "a paused clock stands"
    began = time.monotonic()
    host.send("host", power="resume")
    host.until(lambda s: s["seats"][0]["stand_in"] is not None)
    assert time.monotonic() - began >= 1
    assert host.now["seats"][0]["clock"] == 0
    guest.until(lambda s: s["decision"]["seat"] == 1)
    guest.until(lambda s: s["seats"][1]["stand_in"] is not None)


def test_rematch_gives_everybody_their_new_key(server: Server) -> None:
    made = server.make("human", "open", options={"trading": "on"})
    invite = made["invites"][0]["token"]
    joined = server.post(f"/api/tables/{made['table']}/join", {"name": "Bo", "token": invite})
    host, guest = server.sit(made, 0, host=True), server.sit(joined, 1)
    host.send("host", power="end")
    host.until(lambda s: s["over"])
    host.send("host", power="rematch")
    told = host.next("notice")
    assert told["key"] == "rematch" and told["host_key"]
    other = guest.next("notice")
    assert other["table"] == told["table"] != made["table"] and other["host_key"] is None
    assert [key["seat"] for key in other["keys"]] == [1]
    assert host.refusal("host", power="rematch")["reason"]["key"] == "rematch_made"
    new = server.get(f"/api/tables/{told['table']}")
    assert new["options"] == {"trading": "on"} and new["seats"][1]["name"] == "Bo"
    # Who comes late is told as well; a spectator gets no key.
    late = server.sit(joined, 1)
    assert late.next("notice")["keys"] == other["keys"]
    assert server.sit(made).next("notice")["keys"] == []
    keys = [key["token"] for key in other["keys"]]
    assert Player(server, told["table"], keys).now["viewer"] == 1


def test_a_rematch_leaves_out_what_has_no_effect(server: Server) -> None:
    """A table that was made when such options were still taken."""
    seats = [{"kind": "human"}, {"kind": "human"}, {"kind": "human"}, {"kind": "human"}]
    plan = {"game": "altay", "seats": seats, "seed": 1, "options": {"trading": "on"}}
    record = str(dolmen.game("altay").start(4, 1, {"trading": "on"}).record)
    old = record.replace("option trading", "option map_size: full\noption trading")
    made = server.post("/api/tables", {**plan, "record": old})
    assert server.get(f"/api/tables/{made['table']}")["options"]["map_size"] == "full"
    host = server.sit(made, 0, host=True)
    host.send("host", power="end")
    host.until(lambda s: s["over"])
    host.send("host", power="rematch")
    new = server.get(f"/api/tables/{host.next('notice')['table']}")
    assert new["options"] == {"trading": "on"}
