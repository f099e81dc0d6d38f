"""A game of rules that this version does not have: it says why, is replayed, and is finished."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.tables import Open, Server
from tests.records.stores import Known, unpack
from tests.server.test_hall import in_hall
from tests.server.test_upgrades import GAMES, few

from dolmen.server.hall import Hall

STORE = "0.1.0"


@pytest.fixture
def old_server(tmp_path: Path) -> Iterator[Server]:
    """It draws the pictures of a few tables; then the rules of these are lost."""
    path = tmp_path / "tables.db"
    unpack(STORE, path)
    tables = [one for game in GAMES for one in few(STORE, game)]

    async def draw(hall: Hall) -> None:
        for one in tables:
            await hall.archivist.draw(one.table)

    in_hall(tmp_path, draw)
    with sqlite3.connect(path) as db:
        for one in tables:
            db.execute(
                "UPDATE tables SET header = replace(header, 'rules: 1', 'rules: 98') WHERE id = ?",
                (one.table,),
            )
    server = Server(path)
    server.start()
    yield server
    server.stop()


def hold(one: Known) -> str:
    """What a browser that sat there keeps."""
    keys = [{"seat": seat, "token": key} for seat, key in one.keys]
    kept = {"keys": keys, "host": one.host or None, "invites": []}
    return f"localStorage.setItem('dolmen.table.{one.table}', {json.dumps(json.dumps(kept))});"


def test_a_game_that_cannot_go_on(old_server: Server, open_page: Open) -> None:
    pairs = {game: few(STORE, game) for game in GAMES}
    page = open_page(size=(1280, 720))
    page.add_init_script("".join(hold(one) for pair in pairs.values() for one in pair))
    page.goto(old_server.address)
    lines = page.locator(".tables.mine li")
    expect(lines).to_have_count(6)
    expect(page.locator(".tables.mine")).to_contain_text(
        "This game was played under version 98 of its rules"
    )
    for over, going in pairs.values():
        page.goto(f"{old_server.address}/t/{over.table}")
        page.wait_for_selector(".app")
        expect(page.locator("#question")).to_contain_text("Winner")
        page.click("[data-act=scores]")
        expect(page.locator("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        page.wait_for_function("() => !history.state?.dialog")  # closing the window was a step back
        page.goto(f"{old_server.address}/t/{going.table}")
        page.wait_for_selector(".app")
        expect(page.locator("#question")).to_contain_text("only plays version")
        page.click("[data-act=still-replay]")
        expect(page.locator("#question")).to_contain_text("Replay: step")
        page.click("[data-act=live]")
        page.click("[data-act=agree]")
        expect(page.locator("#question")).to_contain_text("was not finished")
        expect(page.locator("[data-act=agree]")).to_have_count(0)
