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
REQUESTS = 25
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
    """Wait until the page shows what the table knows; a table may go on by itself meanwhile."""
    for _ in range(100):
        rest.catch_up()
        if rest.now["over"] or page.evaluate(SHOWN) == str(rest.now["decision"]["id"]):
            return
    raise AssertionError(f"the page shows {page.evaluate(SHOWN)}, not {rest.now['decision']}")


SHOWN = "document.querySelector('.prompt').dataset.decision.split(':')[0]"


def test_it_is_light(rest: Rest, largest: Largest, open_page: Open, browser: Browser) -> None:
    page = open_page()
    traffic = Traffic(page.context.new_cdp_session(page))
    rest.table.sit(page, rest.seat, ready=largest.first)
    page.wait_for_load_state("networkidle")
    weight, asked = traffic.bytes / 1000, traffic.requests
    most = nodes(page)
    for _ in islice(rest.play(), MOVES):
        seen(page, rest)
        most = max(most, nodes(page))
    if page.query_selector("[data-stage-button=map]"):
        page.click("[data-stage-button=map]")
        page.wait_for_selector(".stage .tile")
        most = max(most, nodes(page))
    print(f"{largest.name}: {asked} requests, {weight:.0f} kB, {most} nodes")
    assert asked <= REQUESTS
    assert weight <= KILOBYTES
    assert most <= NODES


# Attributes, texts and children that change, by panel.
WATCH = """() => {
  window.touched = {};
  new MutationObserver(all => {
    for (const one of all) {
      const now = one.type === 'attributes'
        ? one.target.getAttribute(one.attributeName) : one.target.data;
      if (one.type !== 'childList' && now === one.oldValue) continue;
      const at = one.target.nodeType === 1 ? one.target : one.target.parentElement;
      const panel = at?.closest('.board, .right, .own, .chronicle, .sprite, .prompt, .top, .chips');
      const name = panel ? panel.classList[0] : 'other';
      touched[name] = (touched[name] ?? 0) + 1;
    }
  }).observe(document.body, { subtree: true, childList: true, attributes: true,
      attributeOldValue: true, characterData: true, characterDataOldValue: true });
}"""
STILL = ("board", "right", "own", "sprite", "top", "chips")


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
    assert {panel: touched[panel] for panel in STILL if panel in touched} == {}
    # A move touches what it changes, and little else: a table has some 2,000 nodes.
    for _ in islice(rest.play(), MOVES):
        seen(page, rest)
    assert sum(page.evaluate("touched").values()) < MOVES * 120
