"""Backups, the way back, and orders of an operator beside a running server."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.client import PATIENCE, Json, Server

from dolmen.cli import main
from dolmen.core.refusal import BadInput
from dolmen.server import backup, housekeeping
from dolmen.server.database import look_into


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "tables.db")
    yield server
    assert "Traceback" not in server.stop()


def admin(server: Server, *words: str) -> int:
    return main(["admin", *words, "--database", server.database])


def entries(path: str | Path) -> dict[str, int]:
    with sqlite3.connect(path) as db:
        return dict(db.execute("SELECT table_id, max(number) FROM entries GROUP BY table_id"))


def test_a_backup_of_a_running_server_is_whole(own: Server, tmp_path: Path) -> None:
    made = own.make("human", "human")
    anna = own.sit(made, 0, 1)
    for n in range(8):
        anna.send("say", text=f"line {n}")
        while not anna.now["chat"] or anna.now["chat"][-1]["text"] != f"line {n}":
            anna.next("snapshot")
        if n % 4 == 3:
            copy = tmp_path / f"copy-{n}.db"
            assert main(["backup", str(copy), "--database", own.database]) == 0
            assert entries(copy)[made["table"]] == n + 1, "everything acknowledged is in it"
            assert copy.stat().st_mode & 0o077 == 0
    with pytest.raises(BadInput, match="is already there"):
        backup.back_up(look_into(own.database), tmp_path / "copy-3.db")


def test_what_was_deleted_comes_back_while_the_server_runs(own: Server, tmp_path: Path) -> None:
    kept, lost = own.make("human", "human"), own.make("human", "human")
    anna = own.sit(lost, 0)
    anna.send("say", text="remember me")
    anna.until(lambda s: s["chat"])
    copy = tmp_path / "copy.db"
    assert main(["backup", str(copy), "--database", own.database]) == 0
    ben = own.sit(kept, 0)
    ben.send("say", text="later")
    ben.until(lambda s: s["chat"])
    assert admin(own, "delete", lost["table"]) == 0
    assert anna.next("notice")["key"] == "deleted"
    assert own.ask("GET", f"/api/tables/{lost['table']}")[0] == 404
    assert main(["restore", str(copy), "--database", own.database]) == 0
    again = own.sit(lost, 0)
    assert again.now["chat"][-1]["text"] == "remember me", "and the old key still opens it"
    assert own.sit(kept, 0).now["chat"][-1]["text"] == "later", "what was there stays"


def test_a_new_server_from_a_backup(own: Server, tmp_path: Path) -> None:
    made = own.make("human", "human")
    copy, fresh = tmp_path / "copy.db", tmp_path / "fresh" / "tables.db"
    assert main(["backup", str(copy), "--database", own.database]) == 0
    assert main(["restore", str(copy), "--database", str(fresh)]) == 0
    server = Server(fresh)
    try:
        assert server.sit(made, 0).now["viewer"] == 0, "with the keys of before"
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (None, "There is no file"),
        (b"no database at all" * 100, "cannot be restored"),
        (b"", "not a"),
    ],
)
def test_what_is_no_backup_is_refused(tmp_path: Path, text: bytes | None, sentence: str) -> None:
    wrong = tmp_path / "wrong.db"
    if text is not None:
        wrong.write_bytes(text)
    engine = look_into(str(tmp_path / "tables.db"), make=True)
    with pytest.raises(BadInput, match=sentence):
        backup.restore(wrong, engine)
    assert sorted(path.name for path in tmp_path.glob("wrong*")) == (
        ["wrong.db"] if text is not None else []
    )


def test_closing_and_muting(own: Server) -> None:
    made = own.make("human", "human")
    anna, watching = own.sit(made, 0), own.sit(made)
    assert admin(own, "mute", made["table"]) == 0
    anna.until(lambda s: s["muted"] == [None])
    assert watching.refusal("say", text="hello")["reason"]["key"] == "muted"
    assert admin(own, "unmute", made["table"]) == 0
    anna.until(lambda s: s["muted"] == [])
    watching.send("say", text="hello")
    assert anna.until(lambda s: s["chat"] and s["chat"][-1]["text"] == "hello")
    assert admin(own, "close", made["table"]) == 0
    anna.until(lambda s: s["over"])


def test_a_host_mutes_a_seat(server: Server) -> None:
    made = server.make("human", "human")
    host, ben = server.sit(made, 0, host=True), server.sit(made, 1)
    host.send("host", power="mute", seat=1)
    assert ben.until(lambda s: s["muted"] == [1])["chat"][-1]["note"] == "mute"
    assert ben.refusal("say", text="hello")["reason"]["key"] == "muted"
    host.send("host", power="unmute", seat=1)
    ben.until(lambda s: s["muted"] == [])
    assert ben.refusal("host", power="mute", seat=0)["reason"]["key"] == "not_host"


def test_everybody_sees_who_frees_a_seat_and_takes_it(server: Server) -> None:
    made = server.make("human", "random", "human")
    host, ben = server.sit(made, 0, host=True), server.sit(made, 2)
    host.send("host", power="kick", seat=1)
    invite = host.next("notice")["keys"][0]
    line = ben.until(lambda s: s["chat"])["chat"][-1]
    assert (line["note"], line["seat"], line["name"]) == ("kick", 1, "Random 2")
    server.post(f"/api/tables/{made['table']}/join", {"name": "Eve", "token": invite["token"]})
    line = ben.until(lambda s: s["chat"] and s["chat"][-1]["note"] == "join")["chat"][-1]
    assert line["name"] == "Eve"


def test_a_chosen_seed_is_shown_to_all(server: Server) -> None:
    shown = server.sit(server.make("human", "human", seed=77), 1).now["chat"]
    assert [(line["note"], line["text"]) for line in shown] == [("seed", "77")]
    assert server.sit(server.make("human", "human"), 1).now["chat"] == []
    assert server.sit(server.make("human", "random", seed=77), 0).now["chat"] == []


def test_a_banned_address_is_turned_away(own: Server) -> None:
    far = {"X-Forwarded-For": "203.0.113.7"}
    assert own.ask("GET", "/api/games", None, far)[0] == 200
    assert admin(own, "ban", "203.0.113.0/24", "--note", "flood") == 0
    wait_for(lambda: own.ask("GET", "/api/games", None, far)[0] == 403)
    assert "blocked your address" in own.ask("GET", "/api/games", None, far)[1]["error"]
    assert own.ask("GET", "/api/games")[0] == 200
    assert admin(own, "unban", "203.0.113.0/24") == 0
    wait_for(lambda: own.ask("GET", "/api/games", None, far)[0] == 200)


def wait_for(holds: Any) -> None:
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.1)


def test_a_new_secret_closes_every_door_but_the_operators(
    own: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    made = own.make("human", "human")
    anna = own.sit(made, 0)
    assert admin(own, "rotate-secret") == 0
    assert anna.next("notice")["key"] == "kicked"
    assert own.sit(made, 0).now["viewer"] is None, "the old key opens nothing"
    capsys.readouterr()
    assert admin(own, "seat", made["table"], "0") == 0
    token = capsys.readouterr().out.split("#back=")[1].split()[0]
    joined: Json = own.post(f"/api/tables/{made['table']}/join", {"name": "", "token": token})
    assert own.sit(joined, 0).now["viewer"] == 0


def test_old_tables_are_deleted_only_on_request(own: Server) -> None:
    open_table = own.make("human", "human")["table"]
    closed = own.make("human", "human")["table"]
    assert admin(own, "close", closed) == 0
    engine = look_into(own.database)
    assert housekeeping.tidy(engine, None, None) == []
    assert housekeeping.tidy(engine, 1, 1) == []
    with engine.begin() as db:
        for column in ("entries SET at", "tables SET created"):
            db.exec_driver_sql(f"UPDATE {column} = 0")
    assert housekeeping.tidy(engine, 30, None) == [closed]
    assert housekeeping.tidy(engine, None, 30) == [open_table]


def test_lists_for_the_operator(own: Server, capsys: pytest.CaptureFixture[str]) -> None:
    made = own.make("human", "random")
    assert admin(own, "list") == 0
    assert made["table"] in capsys.readouterr().out
    assert admin(own, "show", made["table"]) == 0
    assert "seat 1: Random 2 (random)" in capsys.readouterr().out
    for words in (["show", "nothing"], ["close", "\0"], ["ban", "x"], ["unban", "203.0.113.1"]):
        assert admin(own, *words) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
