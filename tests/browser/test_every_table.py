"""What every table in the browser must stand: double clicks, a dying server, onlookers."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.tables import Open, Server, Table, choose, make, show_list, wait_until
from tests.server.client import pictures

# Altay has longer tests of the same in its own file.
TABLES = {
    "prehistory": ("prehistory", ("human", "random")),
    "endless-winter": ("endless_winter", ("human", "random")),
    "nomads": ("endless_winter", ("human",)),
}
READY = "[data-act=list]"
SECRETS = {"hand", "deck_contents", "chiefs_to_choose", "setup_to_choose"}

each_table = pytest.mark.parametrize("name", TABLES)


def sit_down(page: Page, server: Server, name: str) -> Table:
    """A table at its first decision, with the list open."""
    game, kinds = TABLES[name]
    table = make(server, *kinds, game=game, seed=5)
    table.sit(page, 0, ready=READY)
    show_list(page)
    page.wait_for_selector(".choices button")
    return table


def take_first(page: Page) -> None:
    page.wait_for_selector(".choices button")
    text = page.get_attribute(".choices button >> nth=0", "data-choice")
    choose(page, text or "")


def decision(page: Page) -> str:
    """The number of the open decision; what follows it changes with every picture."""
    return (page.get_attribute(".prompt", "data-decision") or "").partition(":")[0]


def listen(page: Page, heard: list[dict[str, Any]]) -> None:
    def watch(socket: Any) -> None:
        socket.on("framereceived", lambda text: heard.append(json.loads(str(text))))

    page.on("websocket", watch)


@each_table
def test_a_stale_choice_is_refused(name: str, server: Server, open_page: Open) -> None:
    page = open_page()
    heard: list[dict[str, Any]] = []
    listen(page, heard)
    sit_down(page, server, name)
    page.evaluate(
        """() => { const first = document.querySelector('.choices button');
                   first.click(); first.click(); }"""
    )
    expect(page.locator(".toast")).to_be_visible()
    assert any(message["type"] == "refused" for message in heard)


@each_table
def test_the_server_dies_and_comes_back(name: str, own_server: Server, open_page: Open) -> None:
    page = open_page()
    sit_down(page, own_server, name)
    take_first(page)
    page.wait_for_selector(".choices button")
    before = decision(page)
    offered = page.locator(".choices button").all_inner_texts()
    own_server.stop()
    expect(page.locator(".link.online")).to_have_count(0)
    own_server.start()
    expect(page.locator(".link.online")).to_have_count(1)
    page.wait_for_selector(".choices button")
    assert decision(page) == before
    assert page.locator(".choices button").all_inner_texts() == offered
    take_first(page)
    gone = re.compile(f"^{before}:")
    expect(page.locator(".prompt")).not_to_have_attribute("data-decision", gone)


@each_table
def test_an_onlooker_sees_nothing_hidden(name: str, server: Server, open_page: Open) -> None:
    player, watcher = open_page(), open_page()
    heard: list[dict[str, Any]] = []
    listen(watcher, heard)
    table = sit_down(player, server, name)
    watcher.goto(f"{server.address}/t/{table.id}")
    watcher.wait_for_selector(".link.online")
    for _ in range(4):
        take_first(player)

    wait_until(watcher, lambda: heard and pictures(heard)[-1]["moves"] >= 4)
    assert len(pictures(heard)) > 2
    for picture in pictures(heard):
        assert picture["viewer"] is None
        assert picture["why_not"] == []
        assert not picture["decision"] or picture["decision"]["choices"] == []
        for seat in picture["view"]["seats"]:
            assert not SECRETS & set(seat)
    expect(watcher.locator(READY)).to_have_count(0)
