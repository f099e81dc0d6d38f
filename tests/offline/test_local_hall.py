"""The hall of the page, without a page: what it keeps, what it gives back, what it says when it
cannot keep anything."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

from tests.offline.play import Desk, ask, play
from tests.server.apart import run_apart

from dolmen.offline.drawers import MemoryDrawers
from dolmen.offline.local_crew import work_here
from dolmen.offline.local_hall import LocalHall
from dolmen.offline.local_store import Full, LocalStore, Write
from dolmen.server.journal import MOVE, Entry
from dolmen.server.storage import Conflict
from dolmen.server.trouble import Trouble


class SmallDrawers(MemoryDrawers):
    """Full when told so."""

    full = False

    async def write(self, writes: list[Write]) -> None:
        if self.full:
            raise Full
        await super().write(writes)


async def open_hall(drawers: MemoryDrawers, desk: Desk | None = None) -> LocalHall:
    return await LocalHall.open(drawers, work_here, (desk or Desk()).push)


async def make(hall: LocalHall) -> Any:
    seats = [{"kind": "human", "name": "Anna"}, {"kind": "human", "name": "Ben"}]
    return await ask(hall, "POST", "/api/tables", {"game": "altay", "seats": seats, "seed": 4})


def test_a_game_is_there_again_after_the_page_was_closed() -> None:
    async def test() -> None:
        drawers, desk = MemoryDrawers(), Desk()
        record = await play(await open_hall(drawers, desk), desk, "altay", 1)
        again = await open_hall(drawers)
        row = (await again.hall.store.undrawn())[0]
        stored = await again.hall.store.load(row)
        assert stored is not None and stored.entries
        found = await ask(again, "GET", f"/api/tables/{row}/record")
        assert found == record

    run_apart(test())


def test_a_full_store_changes_nothing_and_says_so() -> None:
    async def test() -> None:
        drawers, desk = SmallDrawers(), Desk()
        hall = await open_hall(drawers, desk)
        made = await make(hall)
        table = await hall.hall.open(made["table"])
        hall.connect(1, f"/ws/{made['table']}")
        tokens = [key["token"] for key in made["keys"]]
        hello = {"type": "hello", "tokens": tokens, "language": "de", "protocol": 1}
        hall.hear(1, json.dumps(hello))
        shown = json.loads(await desk.heard.get() or "")
        before, drawers.full = dict(drawers.rows), True
        choice = {
            "type": "choose",
            "decision": shown["decision"]["id"],
            "action": shown["decision"]["choices"][0]["index"],
        }
        hall.hear(1, json.dumps(choice))
        refused = json.loads(await desk.heard.get() or "")
        assert refused["type"] == "refused" and "keinen Platz" in refused["sentence"]
        assert drawers.rows == before and not table.play.moves
        drawers.full = False
        hall.hear(1, json.dumps(choice))
        assert json.loads(await desk.heard.get() or "")["moves"] == 1

    run_apart(test())


def test_all_games_travel_in_one_file() -> None:
    async def test() -> None:
        here, there = await open_hall(MemoryDrawers()), await open_hall(MemoryDrawers())
        made = await make(here)
        packed = await ask(here, "GET", "/api/luggage")
        brought = await ask(there, "POST", "/api/luggage", packed)
        (table,) = brought["tables"]
        assert table["table"] == made["table"] and not brought["sessions"]
        assert len(table["keys"]) == 2
        # Other keys: another browser has another secret.
        assert table["keys"] != made["keys"]
        nothing: dict[str, list[Any]] = {"tables": [], "sessions": []}
        assert await ask(there, "POST", "/api/luggage", packed) == nothing
        status, _, body = await there.answer(
            "POST", "/api/luggage", '{"Accept-Language": "fr"}', b"{}"
        )
        assert status == 400 and "aucune partie" in body.decode()

    run_apart(test())


def test_a_session_beside_a_real_table_travels_too() -> None:
    async def test() -> None:
        drawers = MemoryDrawers()
        here, there = await open_hall(drawers), await open_hall(MemoryDrawers())
        start = {"game": "endless_winter", "seed": 4, "options": {}, "own_cards": False}
        begun = await ask(here, "POST", "/api/companion", {"start": {**start, "north": "up"}})
        key = begun["id"]
        asked = {"kind": "answer", "key": begun["shown"]["question"]["key"], "value": "mastodon"}
        entry = {"at": begun["shown"]["scene"], **asked}
        sent = {"after": 0, "operations": [{"do": "add", "entry": entry}]}
        told = await ask(here, "POST", "/api/companion/session", sent, key)
        assert told["log"]
        # Without its secret it stays where it is.
        assert not (await ask(here, "GET", "/api/luggage"))["sessions"]
        packed = await ask(here, "GET", "/api/luggage", token=key)
        brought = await ask(there, "POST", "/api/luggage", packed)
        assert brought["sessions"] == [{"id": key, "game": "endless_winter"}]
        found = await ask(there, "GET", "/api/companion/session", token=key)
        assert found["log"] == told["log"] and found["shown"] == told["shown"]
        assert not (await ask(there, "POST", "/api/luggage", packed))["sessions"]
        # Forgotten, it leaves nothing.
        await ask(here, "DELETE", "/api/luggage/session", token=key)
        assert not [row for drawer, row in drawers.rows if drawer == "sessions"]

    run_apart(test())


def test_a_table_that_is_deleted_leaves_nothing_of_its_own() -> None:
    async def test() -> None:
        drawers = MemoryDrawers()
        hall = await open_hall(drawers)
        made = await make(hall)
        await ask(hall, "DELETE", f"/api/luggage/{made['table']}")
        assert not [key for drawer, key in drawers.rows if made["table"] in key]

    run_apart(test())


def test_an_entry_is_written_once() -> None:
    async def test() -> None:
        store = await LocalStore.open(MemoryDrawers())
        await store.append("t", [Entry(1, MOVE)])
        try:
            await store.append("t", [Entry(1, MOVE)])
        except Conflict:
            pass
        else:
            raise AssertionError("the second writer must be told")
        drawers = SmallDrawers()
        small = await LocalStore.open(drawers)
        drawers.full = True
        try:
            await small.append("t", [Entry(1, MOVE)])
        except Trouble as trouble:
            assert "no more room" in str(trouble)

    run_apart(test())


def test_everything_a_browser_has_not_is_left_alone() -> None:
    """Python in a browser has neither processes nor a database; the page must start without."""
    code = (
        "import sys; sys.modules |= dict.fromkeys(('multiprocessing', 'sqlite3', 'uvicorn'));"
        "import dolmen.offline.local_hall, dolmen.offline.local_crew"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
