"""What the largest table of each game may weigh, and what an update may touch. `make measure` gives
the times; these bounds do not depend on the machine."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.largest import LARGEST, Largest, Rest
from tests.browser.measure import Traffic
from tests.browser.tables import Open, Server

NODES = 2_500
KILOBYTES = 400
MOVES = 8


@pytest.fixture(params=LARGEST, ids=lambda one: one.name.lower().replace(",", "").replace(" ", "-"))
def largest(request: pytest.FixtureRequest) -> Largest:
    one: Largest = request.param
    return one


@pytest.fixture
def rest(server: Server, largest: Largest) -> Iterator[Rest]:
    one = Rest(server, largest)
    yield one
    one.close()


def nodes(page: Page) -> int:
    return int(page.evaluate("document.querySelectorAll('*').length"))


def seen(page: Page, rest: Rest) -> None:
    """Wait until the page shows what the table knows."""
    rest.catch_up()
    page.wait_for_function(
        "id => document.querySelector('.prompt').dataset.decision.startsWith(`${id}:`)",
        arg=rest.now["decision"]["id"],
    )


def test_it_is_light(rest: Rest, largest: Largest, open_page: Open, browser: Browser) -> None:
    page = open_page()
    traffic = Traffic(page.context.new_cdp_session(page))
    rest.table.sit(page, rest.seat, ready=largest.first)
    page.wait_for_load_state("networkidle")
    assert traffic.bytes / 1000 <= KILOBYTES
    most = nodes(page)
    for _ in islice(rest.play(), MOVES):
        seen(page, rest)
        most = max(most, nodes(page))
    if page.query_selector("[data-stage-button=map]"):
        page.click("[data-stage-button=map]")
        page.wait_for_selector(".stage .tile")
        most = max(most, nodes(page))
    print(f"{largest.name}: {traffic.bytes / 1000:.0f} kB, {most} nodes")
    assert most <= NODES


# Attributes and texts that are written, by panel.
WATCH = """() => {
  window.touched = {};
  new MutationObserver(all => {
    for (const one of all) {
      const at = one.target.nodeType === 1 ? one.target : one.target.parentElement;
      const panel = at?.closest('.board, .right, .own, .chronicle, .sprite, .prompt, .top, .chips');
      const name = panel ? panel.classList[0] : 'other';
      touched[name] = (touched[name] ?? 0) + 1;
    }
  }).observe(document.body,
      { subtree: true, childList: true, attributes: true, characterData: true });
}"""
STILL = ("board", "right", "own", "sprite", "top", "chips", "chronicle")


def test_what_has_not_changed_is_not_drawn_again(
    rest: Rest, largest: Largest, open_page: Open, server: Server
) -> None:
    page = open_page()
    rest.table.sit(page, rest.seat, ready=largest.first)
    page.wait_for_load_state("networkidle")
    page.evaluate(WATCH)
    before = page.get_attribute(".prompt", "data-decision")
    # Somebody's talk makes a whole new picture in which nothing on the table differs.
    rest.send({"type": "say", "text": "Fire!"})
    page.wait_for_function(
        "was => document.querySelector('.prompt').dataset.decision !== was", arg=before
    )
    touched = page.evaluate("touched")
    assert {panel: touched[panel] for panel in STILL[:-1] if panel in touched} == {}
    # A move touches what it changes, and little else: a table has some 2,000 nodes.
    for _ in islice(rest.play(), MOVES):
        seen(page, rest)
    assert sum(page.evaluate("touched").values()) < MOVES * 120
