"""The game of docs/new_game.md, installed beside Dolmen, in the browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.browser.pictures import SIZES, outside
from tests.browser.tables import Open, Server, choose, question, resize
from tests.new_game.environment import Environment


@pytest.fixture
def own_world(environment: Environment, tmp_path: Path) -> Iterator[Server]:
    one = Server(tmp_path / "tables.db", python=environment.python)
    one.start()
    yield one
    one.close()


def test_it_is_found_and_played_to_the_end(own_world: Server, open_page: Open) -> None:
    page = open_page()
    page.goto(own_world.address)
    page.click("[data-game=stones] [data-act=now]")
    page.wait_for_selector(".app.plain")
    expect(page.locator(".outline")).to_contain_text("Cairn")
    expect(page.locator("#question")).to_contain_text("Place a stone")
    assert not hanging(page)
    moves = 0
    while True:
        page.wait_for_function(
            "() => document.querySelector('.choices button')"
            " || /over/.test(document.querySelector('#question').innerText)"
        )
        if "over" in question(page):
            break
        choose(page, page.get_attribute(".choices button >> nth=0", "data-choice") or "")
        moves += 1
    assert moves > 1
    expect(page.locator("#question")).to_contain_text("Winner")
    assert not hanging(page)
    # The coach can judge it as any other game.
    page.wait_for_selector(".sheet")
    page.keyboard.press("Escape")
    page.click(".prompt [data-act=review]")
    expect(page.locator(".chancechart")).to_be_visible()
    assert not hanging(page)


def hanging(page: Page) -> list[str]:
    """The sizes at which something is out of sight."""
    found = []
    for name, size in SIZES.items():
        resize(page, *size)
        if outside(page):
            found.append(name)
    return found
