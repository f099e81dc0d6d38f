"""I see what others do: who is waited for, how a fight stands, and what the points are made of."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect
from tests.browser.largest import GOLDEN
from tests.browser.tables import (
    Open,
    Server,
    choose,
    make,
    resize,
    show_list,
)

from dolmen.core.record import parse
from dolmen.server.attendant import PACE


def test_who_is_not_there_is_waited_for(server: Server, open_page: Open) -> None:
    page, other = open_page(), open_page()
    began = time.monotonic()
    bots = make(server, "random", "random", seed=3)
    table = make(server, "human", "open", seed=3, first=1)
    table.sit(page, 0)
    asked = page.locator("#question")
    expect(asked).to_have_text("Waiting for somebody to take Player 2’s seat…")
    other.goto(f"{server.address}/t/{table.id}#join={table.token(1)}")
    other.fill(".joinpage input", "Brun")
    other.click(".joinpage button[type=submit]")
    expect(asked).to_have_text("Brun is thinking…")
    other.goto("about:blank")
    expect(asked).to_have_text("Waiting for Brun to come back…")
    # Where only bots play, one can follow them meanwhile.
    other.goto(f"{server.address}/t/{bots.id}")
    expect(other.locator(".logbox li").first).to_be_attached()
    moves = server.get(f"/api/tables/{bots.id}")["moves"]
    assert 0 < moves <= (time.monotonic() - began) / PACE + 1


# Whether a panel lies over a place.
COVERS = """([panel, place]) => {
  const over = document.querySelector(panel).getBoundingClientRect();
  const box = document.querySelector(place).getBoundingClientRect();
  return over.right > box.left && over.left < box.right
    && over.bottom > box.top && over.top < box.bottom;
}"""


IN_SIGHT = """place => {
  const map = document.querySelector('.stage').getBoundingClientRect();
  const box = document.querySelector(place).getBoundingClientRect();
  return box.left >= map.left && box.right <= map.right
    && box.top >= map.top && box.bottom <= map.bottom;
}"""


def test_a_fight_is_shown_beside_its_territory(server: Server, open_page: Open) -> None:
    text = (GOLDEN / "altay" / "two-last-settlement.txt").read_text()
    moves = parse(text).moves
    answer = next(n for n, (_, move) in enumerate(moves) if move in ("fight", "surrender"))
    defender = moves[answer][0]
    attack = next(move for _, move in reversed(moves[:answer]) if move.startswith("attack"))
    place = f"[data-target='territory:{attack.split()[2]}']"
    table = make(server, "human", "human", record=text, moves=answer)
    page, other = open_page(size=(390, 844)), open_page()
    table.sit(page, 1 - defender)
    table.sit(other, defender)
    fight = page.locator(".combat")
    expect(fight).to_contain_text("decides whether to surrender or to fight")
    page.wait_for_function(IN_SIGHT, arg=place)  # where a phone shows a part of the map alone
    # The frame is round who decides, not round who attacks.
    expect(page.locator(".people.turn")).to_have_count(1)
    expect(page.locator(".people").nth(defender)).to_have_class("people turn")
    expect(page.locator(".people").nth(1 - defender)).to_have_class("people active")
    for size in ((390, 844), (820, 1180), (1280, 720), (1440, 900)):
        resize(page, *size)
        assert not page.evaluate(COVERS, [".combat", place]), size
    show_list(other)
    choose(other, moves[answer][1])
    # What can still be undone is not told yet.
    expect(other.locator(".combat")).to_contain_text("Brun fights back")
    other.click(".acts button.lit")
    expect(page.locator("#question")).to_contain_text("Your turn")
    expect(page.locator(".app")).not_to_contain_text("decides whether")


def finished(page: Page, server: Server, game: str, golden: str) -> str:
    text = (GOLDEN / game / f"{golden}.txt").read_text()
    made = server.post("/api/import", {"record": text})
    page.goto(f"{server.address}/g/{made['table']}")
    page.wait_for_selector("dialog[open] .statistics")
    return str(made["table"])


# Categories whose parts do not add up to what stands in their row, by seat.
WRONG_SUMS = """() => [...document.querySelectorAll('.sheet tbody')].flatMap(body => {
  const parts = body.querySelector('.parts');
  if (!parts) return [];
  const said = [...body.querySelectorAll('tr:first-child td')].map(cell => Number(cell.innerText));
  const sums = [...parts.querySelectorAll('td')].slice(1).map(cell =>
    [...cell.querySelectorAll('li b')].reduce((sum, b) => sum + Number(b.innerText), 0));
  return said.join() === sums.join() ? [] : [`${body.innerText}: ${sums}`];
})"""
# Remembers how many categories were still to be counted, while the sheet filled.
UNCOUNTED = """
  globalThis.uncounted = new Set();
  new MutationObserver(() => {
    if (document.querySelector('.sheet'))
      uncounted.add(document.querySelectorAll('.sheet tbody.later').length);
  }).observe(document, { childList: true, subtree: true, attributes: true });
"""
LINES = """() => [...document.querySelectorAll('.chart g:has(> circle)')].filter(g =>
  g.querySelector(':scope > path')).map(g => ({
    colour: getComputedStyle([...g.querySelectorAll(':scope > path')].at(-1)).stroke,
    points: g.querySelectorAll(':scope > circle').length,
  }))"""


@pytest.mark.parametrize(
    ("game", "golden", "counted"),
    [
        ("altay", "four-last-settlement", ("Attacks on opponents", "Cards bought", "Resources")),
        ("prehistory", "four", ("Camps built", "Resources gained")),
        ("endless_winter", "four", ("Animals gained", "Food and tools gained")),
    ],
)
def test_the_score_sheet_says_what_points_are_made_of(
    game: str, golden: str, counted: tuple[str, ...], server: Server, open_page: Open
) -> None:
    page = open_page(motion="full", speed="fast")
    page.add_init_script(UNCOUNTED)
    table = finished(page, server, game, golden)
    expect(page.locator(".sheet tbody.later")).to_have_count(0)
    assert len(page.evaluate("[...uncounted]")) > 2, "counted category by category"
    opened = 0
    for button in page.locator(".sheet [data-part]").all():
        button.click()
        expect(page.locator(".sheet .parts li").first).to_be_visible()
        assert page.evaluate(WRONG_SUMS) == []
        opened += 1
    assert opened >= 2
    lines = page.evaluate(LINES)
    assert len({line["colour"] for line in lines}) == len(lines) == 4
    rounds = server.get(f"/api/tables/{table}/result")["rounds"]
    assert [line["points"] for line in lines] == [len(rounds)] * 4, "every round"
    for name in counted:
        expect(page.locator(".statistics")).to_contain_text(name)


# By day, what lies around the palest line and must be seen against the paper.
LAST_EDGE = """() => {
  const group = [...document.querySelectorAll('.chart g:has(> circle):has(> path)')].at(-1);
  const paths = [...group.querySelectorAll(':scope > path')].map(e => getComputedStyle(e).stroke);
  return paths.length > 1 ? paths[0] : '';
}"""
COLUMNS = """() => ['.total td', '.statistics tr + tr td'].map(selector =>
  [...document.querySelectorAll(`.sheet ${selector}`)].slice(0, 4)
    .map(e => Math.round(e.getBoundingClientRect().left)))"""


def test_the_score_sheet_fits_a_phone(server: Server, open_page: Open) -> None:
    page = open_page(size=(390, 844), language="de")
    finished(page, server, "altay", "four-last-settlement")
    page.wait_for_selector(".statistics")
    total, statistics = page.evaluate(COLUMNS)
    assert len(total) == 4 and total == statistics, "numbers stand below whose they are"
    assert page.evaluate(
        "() => { const body = document.querySelector('dialog[open] .body');"
        " return body.scrollWidth <= body.clientWidth; }"
    )


def test_the_line_of_an_automatic_opponent_is_seen_by_day(server: Server, open_page: Open) -> None:
    page = open_page()
    page.emulate_media(color_scheme="light")
    finished(page, server, "endless_winter", "solo-won")
    page.wait_for_selector(".statistics")
    assert len(page.evaluate(LINES)) == 2
    assert page.evaluate(LAST_EDGE) == "rgb(107, 85, 38)"


def test_a_score_that_is_a_projection_says_so(server: Server, open_page: Open) -> None:
    text = (GOLDEN / "prehistory" / "four.txt").read_text()
    page = open_page(language="de")
    table = make(server, *["human"] * 4, game="prehistory", record=text, moves=60)
    table.sit(page, parse(text).moves[60][0], ready=".season")
    page.click("[data-act=menu]")
    page.click(".drop button:text-is('Zwischenstand')")
    expect(page.locator("dialog .hint")).to_contain_text("wenn sie jetzt endete")
