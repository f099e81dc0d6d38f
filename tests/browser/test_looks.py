"""How it looks, and whether everybody can use it."""

from __future__ import annotations

import io
import os
from pathlib import Path

import numpy as np
import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from PIL import Image
from playwright.sync_api import Browser, Page, expect
from tests.browser.tables import Open, Server, choose, choose_first, make, show_list

from dolmen.core.record import parse

SHOTS = Path(__file__).parent / "shots"
GOLDEN = Path(__file__).parents[1] / "golden" / "altay" / "four-last-settlement.txt"
SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
STRONG = ("serious", "critical")


def in_the_middle(page: Page, server: Server, moves: int = 300) -> None:
    """A game of four, forked in the middle, with the eyes of whoever has the turn."""
    text = GOLDEN.read_text()
    record = parse(text)
    while record.moves[moves - 1][1] != "end_turn":
        moves += 1
    seat = record.moves[moves][0]
    kinds = ["human" if n == seat else "random" for n in range(4)]
    table = make(server, *kinds, record=text, moves=moves)
    table.sit(page, seat)
    expect(page.locator("#question")).to_contain_text("Your turn")


@pytest.mark.parametrize("name", SIZES)
def test_it_looks_as_before(name: str, server: Server, open_page: Open, browser: Browser) -> None:
    page = open_page(size=SIZES[name])
    in_the_middle(page, server)
    page.evaluate("document.fonts.ready")
    page.mouse.move(0, 0)
    page.wait_for_timeout(250)
    assert not outside(page), "something hangs over the edge"
    major = browser.version.split(".")[0]
    kept = SHOTS / major / f"{name}.png"
    now = page.screenshot(animations="disabled", caret="hide")
    if os.environ.get("UPDATE_SHOTS"):
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_bytes(now)
    if not kept.exists():
        pytest.skip(
            f"no picture for Chromium {major}: UPDATE_SHOTS=1 pytest tests/browser -k looks"
        )
    ours = np.asarray(Image.open(io.BytesIO(now)).convert("RGB")).astype(int)
    theirs = np.asarray(Image.open(kept).convert("RGB")).astype(int)
    assert ours.shape == theirs.shape
    share = float((np.abs(ours - theirs).max(axis=2) > 24).mean())
    if share > 0.002:
        (kept.parent / f"{name}.new.png").write_bytes(now)
    assert share <= 0.002


def outside(page: Page) -> bool:
    """Does the page scroll sideways, or is a control of the prompt out of sight?"""
    return bool(
        page.evaluate(
            """() => document.documentElement.scrollWidth > innerWidth
              || [...document.querySelectorAll('.prompt button, .tabs button, .top button')]
                .map(b => b.getBoundingClientRect())
                .some(r => r.width && (r.right > innerWidth + 1 || r.bottom > innerHeight + 1))"""
        )
    )


def strong(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {node['html'][:120]}"
        for one in found
        if one["impact"] in STRONG
        for node in one["nodes"][:3]
    ]


@pytest.mark.parametrize("name", ["desktop", "phone"])
def test_no_serious_finding_of_the_accessibility_scan(
    name: str, server: Server, open_page: Open
) -> None:
    page = open_page(size=SIZES[name])
    page.goto(server.address)
    page.wait_for_selector(".door")
    assert strong(page) == []
    in_the_middle(page, server)
    assert strong(page) == []
    page.click("[data-act=list]")
    assert strong(page) == []
    page.click("[data-act=list]")
    for entry in ("Settings", "Describe the table", "Score so far", "Rules", "About"):
        page.click("[data-act=menu]")
        page.click(f".drop button:text-is('{entry}')")
        page.wait_for_selector("dialog[open] .body *")
        assert strong(page) == []
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)


def test_the_phone_shows_one_view_at_a_time(server: Server, open_page: Open) -> None:
    page = open_page(size=SIZES["phone"], touch=True)
    table = make(server, "human", "random", seed=5, first=0)
    table.sit(page, 0)
    show_list(page)
    choose(page, "folk earthfolk")
    choose_first(page, "start ")
    page.click("[data-act=list]")
    expect(page.locator("#question")).to_contain_text("Your turn")
    expect(page.locator(".stage")).to_be_visible()
    expect(page.locator(".market")).to_be_hidden()
    # The first tap shows, the second one takes.
    card = page.locator("[data-target='hand:hunter'].legal").first
    card.tap()
    expect(page.locator(".inspect")).to_be_visible()
    expect(page.locator("[data-target='pool:food']")).to_have_count(0)
    card.tap()
    expect(page.locator("[data-target='pool:food']")).to_be_visible()
    page.tap("[data-tab-button=cards]")
    expect(page.locator(".market")).to_be_visible()
    expect(page.locator(".stage")).to_be_hidden()
    farmer = page.locator("[data-target='market:farmer']")
    farmer.tap()
    farmer.tap()
    expect(page.locator(".pile .stamp")).to_have_count(1)
    page.tap("[data-tab-button=log]")
    expect(page.locator(".logbox")).to_contain_text("You buy Farmer")
    small = page.evaluate(
        """() => [...document.querySelectorAll('.prompt button, .tabs button')]
          .filter(b => b.getBoundingClientRect().width)
          .some(b => Math.min(b.offsetWidth, b.offsetHeight) < 44)"""
    )
    assert not small


def test_narrow_and_with_large_text(server: Server, open_page: Open) -> None:
    page = open_page(size=(320, 640))
    in_the_middle(page, server)
    assert not outside(page)
    page.set_viewport_size({"width": 720, "height": 900})
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert not outside(page)
