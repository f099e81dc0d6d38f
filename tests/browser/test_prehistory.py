"""Prehistory in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.pictures import LAPTOPS, SIZES, findings, outside
from tests.browser.tables import (
    Open,
    Server,
    Table,
    count_drawn,
    make,
    question,
    record_flyers,
    resize,
)

from dolmen.core.record import parse

GOLDEN = Path(__file__).parents[1] / "golden" / "prehistory"
READY = ".app.prehistory .prompt"


def table(server: Server, *kinds: str, **more: Any) -> Table:
    return make(server, *kinds, game="prehistory", **more)


def at(
    page: Page,
    server: Server,
    wanted: Callable[[str], bool],
    nth: int = 0,
    golden: str = "three.txt",
) -> tuple[Table, str]:
    """A recorded game forked where a move like this was made, with the eyes of who made it."""
    text = (GOLDEN / golden).read_text()
    record = parse(text)
    found = [n for n, (_, move) in enumerate(record.moves) if wanted(move)]
    seat, move = record.moves[found[nth]]
    kinds = ["human" if n == seat else "random" for n in range(record.header.players)]
    made = table(server, *kinds, record=text, moves=found[nth])
    made.sit(page, seat, ready=READY)
    return made, move


def record_of(made: Table) -> str:
    token = made.made["keys"][0]["token"]
    return made.server.text(f"/api/tables/{made.id}/record?token={token}")


def begins(*words: str) -> Callable[[str], bool]:
    return lambda move: move.split()[0] in words


def first_spring(page: Page, server: Server) -> Table:
    """The first spring turn, after the choices of the beginning were clicked."""
    made = table(server, "human", "random", seed=5, options={"order": "seats"})
    made.sit(page, 0, ready=".beginning")
    page.click("[data-target='weather:w2']")
    page.click("[data-target='pattern:even']")
    expect(page.locator("#question")).to_contain_text("Spring")
    return made


def tent(page: Page) -> int:
    return sum(int(n) for n in page.locator(".tentrow .cubebutton b").all_inner_texts())


def test_a_spring_turn_with_the_mouse(server: Server, open_page: Open) -> None:
    page = open_page()
    first_spring(page, server)
    expect(page.locator("[data-stage-button=wall]")).to_have_attribute("aria-pressed", "true")
    assert tent(page) == 7
    tile = page.locator("[data-target^='gather:'].legal").first
    tile.hover()
    tip = page.locator(".tip")
    expect(tip).to_contain_text("Click: ")
    said = tip.inner_text()
    tile.click()
    expect(page.locator("#question")).to_contain_text("foot")
    expect(tip.filter(has_text=said)).to_have_count(0)  # it goes with what it was about
    assert tent(page) == 6
    page.locator("[data-target^='tent:'].legal").first.click()
    page.click("[data-choice=end_turn]")
    expect(page.locator(".logbox")).to_contain_text("gathering pillar")
    # Two before; the other tribe may have come to the same pillar since.
    expect(page.locator("[data-target='pillar:pillar_gathering'] .footslot")).not_to_have_count(2)
    expect(page.locator("#question")).to_contain_text("Spring")
    assert tent(page) == 5
    page.click("[data-choice=pass]")
    expect(page.locator(".logbox")).to_contain_text("You pass")


def focus(page: Page, target: str) -> None:
    for _ in range(80):
        page.keyboard.press("n")
        where = page.evaluate("document.activeElement.dataset.target ?? ''")
        if re.match(target, where):
            return
    raise AssertionError(f"n never reaches {target}")


def test_the_same_turn_with_keys_only(server: Server, open_page: Open) -> None:
    page = open_page()
    made = table(server, "human", "random", seed=5, options={"order": "seats"})
    made.sit(page, 0, ready=".beginning")
    focus(page, "weather:w2")
    page.keyboard.press("Enter")
    focus(page, "pattern:even")
    page.keyboard.press("Enter")
    expect(page.locator("#question")).to_contain_text("Spring")
    focus(page, "gather:")
    page.keyboard.press("Enter")
    expect(page.locator("#question")).to_contain_text("foot")
    focus(page, "tent:")
    page.keyboard.press("Enter")
    expect(page.locator("#question")).to_contain_text("free actions")
    page.keyboard.press("e")
    expect(page.locator("#question")).to_contain_text("Spring")
    assert tent(page) == 5
    page.keyboard.press("e")
    expect(page.locator(".logbox")).to_contain_text("You pass")


def test_undo_and_redo(server: Server, open_page: Open) -> None:
    page = open_page()
    first_spring(page, server)
    page.locator("[data-target^='gather:'].legal").first.click()
    expect(page.locator("#question")).to_contain_text("foot")
    page.keyboard.press("u")
    expect(page.locator("#question")).to_contain_text("Spring")
    assert tent(page) == 7
    page.click("[data-act=redo]")
    expect(page.locator("#question")).to_contain_text("foot")


def test_colours_that_pay_are_tapped_in_any_order(server: Server, open_page: Open) -> None:
    page = open_page()
    made, move = at(page, server, lambda move: move.startswith("pay ") and "+" in move)
    colours = move.split()[1].split("+")
    before = len(parse(record_of(made)).moves)
    for colour in reversed(colours):
        page.click(f"[data-target='tent:{colour}'].legal")
    expect(page.locator("#question")).not_to_contain_text("which colours")
    # Incomes may follow at once: what was paid stands in the record.
    assert parse(record_of(made)).moves[before][1] == move


def test_shamans_dance_by_their_places(server: Server, open_page: Open) -> None:
    page = open_page()
    _, move = at(page, server, lambda move: move.startswith("dance_to p") and len(move) > 10)
    places = re.findall(r"\d", move)
    for place in reversed(places):
        page.click(f"[data-target='position:{place}'].legal")
    if page.locator("[data-act=enough]").count():
        page.click("[data-act=enough]")
    expect(page.locator(".prompt")).not_to_contain_text("where do your shamans dance to")


def test_an_arrow_turns_a_wheel_after_a_preview(server: Server, open_page: Open) -> None:
    page = open_page()
    _, move = at(page, server, begins("rotate_price"))
    _, space, way = move.split()
    points = int(page.inner_text(".devbutton b"))
    arrow = page.locator(f"[data-target='turn:{space}/{way}']")
    arrow.hover()
    expect(page.locator(f".at-{space} .wheel.ahead")).to_have_count(1)
    arrow.click()
    expect(page.locator(".devbutton b")).to_have_text(str(points - 1))
    expect(page.locator(".logbox")).to_contain_text(re.compile(r"You turn the .*tile .*clockwise"))
    # The centre has no arrows.
    expect(page.locator(".at-space_centre .arrow")).to_have_count(0)


def test_the_drawer_buys_and_sells(server: Server, open_page: Open) -> None:
    page = open_page()
    first_spring(page, server)
    page.click("[data-act=drawer]")
    expect(page.locator("[data-target='buy:red']")).to_have_attribute("aria-disabled", "true")
    for n in (1, 2):
        page.locator("[data-target^='sell:'].legal").first.click()
        expect(page.locator(".devbutton b")).to_have_text(str(n))
    page.click("[data-target='buy:red'].legal")
    expect(page.locator(".devbutton b")).to_have_text("0")
    assert tent(page) == 6


def test_autumn_moves_and_builds_on_the_map(server: Server, open_page: Open) -> None:
    page = open_page()
    _, move = at(page, server, begins("move_from"))
    expect(page.locator("[data-stage-button=map]")).to_have_attribute("aria-pressed", "true")
    page.click(f"[data-target='hex:{move.split()[1]}'].legal")
    # Every place in reach says what it costs.
    expect(page.locator("#question")).to_contain_text("Where does the member")
    lit = page.locator(".tile.legal").count()
    expect(page.locator(".stepcost")).to_have_count(lit)
    lying = page.locator(".pieces .lying").count()
    page.locator(".tile.legal").last.click()
    expect(page.locator(".pieces .lying")).to_have_count(lying + 1)
    # The rock wall is one tab away.
    page.click("[data-stage-button=wall]")
    expect(page.locator(".wheels .panel")).to_have_count(6)

    page = open_page()
    # The only camp that can stand here, where nobody settles, stands at once.
    _, move = at(page, server, lambda move: re.match(r"build \w+ camp_[13]$", move) is not None)
    _, place, camp = move.split()
    page.click(f"[data-target='hex:{place}'].legal")
    expect(page.locator(".logbox")).to_contain_text(f"You build camp {camp[-1]} on hex {place[1:]}")


def test_what_is_not_legal_says_why(server: Server, open_page: Open) -> None:
    page = open_page()
    first_spring(page, server)
    wanted = page.locator("[data-target^='hunt:'].not, [data-target^='section:'].not").first
    wanted.hover()
    expect(page.locator(".inspect .whynot .rulelink")).to_be_visible()
    wanted.click(force=True)
    expect(page.locator(".toast .rulelink")).to_have_text(re.compile(r"R\d+"))


def test_the_language_changes_everywhere(server: Server, open_page: Open) -> None:
    page = open_page()
    first_spring(page, server)
    page.select_option(".language", "de")
    expect(page.locator("#question")).to_contain_text("Frühling")
    expect(page.locator(".at-space_painting h3")).to_have_text("Höhlenmalerei")
    expect(page.locator(".season b")).to_have_text("Frühling")
    page.select_option(".language", "fr")
    expect(page.locator(".cave > h2")).to_have_text("Votre grotte")
    expect(page.locator(".at-space_gathering h3")).to_have_text("Cueillette")


def test_replay_there_and_back(server: Server, open_page: Open) -> None:
    page = open_page()
    first_spring(page, server)
    page.locator("[data-target^='gather:'].legal").first.click()
    expect(page.locator("#question")).to_contain_text("foot")
    page.click("[data-act=menu]")
    page.click(".drop button:text-is('Replay')")
    expect(page.locator(".replaybar")).to_be_visible()
    assert tent(page) == 6
    page.keyboard.press(",")
    expect(page.locator("#question")).to_contain_text("Replay")
    assert tent(page) == 7
    page.keyboard.press("Home")
    assert tent(page) == 0
    page.keyboard.press("End")
    assert tent(page) == 6
    page.click("[data-act=live]")
    expect(page.locator(".replaybar")).to_have_count(0)
    expect(page.locator("#question")).to_contain_text("foot")


def test_alone_against_the_rival_tribe(server: Server, open_page: Open) -> None:
    page = open_page()
    at(page, server, begins("pick"), 1, "rival-people.txt")
    expect(page.locator(".people.rival")).to_contain_text("Rival tribe")
    page.locator(".pillar.legal").first.click()
    expect(page.locator("#question")).not_to_contain_text("which pillar")


def test_a_whole_game_by_keys_and_the_list_alone(server: Server, open_page: Open) -> None:
    """Alone against the rival tribe; always the first option, nothing else is touched."""
    page = open_page()
    made = table(server, "human", seed=3)
    made.sit(page, 0, ready=".beginning")
    page.keyboard.press("l")
    for _ in range(600):
        state = page.evaluate(FIRST)
        if state == "over":
            break
        for _ in range(state["at"]):
            page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
        page.evaluate(GONE, state["id"])
    assert "Rank of your tribe" in question(page)
    expect(page.locator(".people.rival .rank")).to_be_visible()
    frames = server.get(f"/api/tables/{made.id}/replay?from=99999&token={made.token(0)}")["frames"]
    # The final score opens by itself.
    expect(page.locator("dialog .sheet .total b")).to_have_text(
        str(frames[-1]["scores"][0]["total"])
    )


FIRST = """async () => {
  const until = Date.now() + 15000;
  for (;;) {
    if (document.querySelector('[data-act=scores]')) return 'over';
    const all = [...document.querySelectorAll('.choices button')];
    const at = all.indexOf(document.activeElement);
    if (at >= 0) return {at, id: document.querySelector('.prompt').dataset.decision};
    if (Date.now() > until) throw new Error('the focus is on ' + document.activeElement.outerHTML);
    await new Promise(done => setTimeout(done, 4));
  }
}"""
GONE = """async before => {
  const until = Date.now() + 15000;
  while (document.querySelector('.prompt').dataset.decision === before) {
    if (Date.now() > until) throw new Error('nothing happened');
    await new Promise(done => setTimeout(done, 4));
  }
}"""


@pytest.mark.parametrize("name", ["desktop", "phone"])
def test_no_serious_finding_of_the_accessibility_scan(
    name: str, server: Server, open_page: Open
) -> None:
    page = open_page(size=SIZES[name])
    first_spring(page, server)
    assert findings(page) == []
    page.click("[data-act=drawer]")
    page.click("[data-stage-button=map]" if name == "desktop" else "[data-tab-button=map]")
    assert findings(page) == []
    if name == "phone":
        page.click("[data-tab-button=cave]")
        assert findings(page) == []
    page.click("[data-act=menu]")
    page.click(".drop button:text-is('Describe the table')")
    page.wait_for_selector("dialog[open] .describe table")
    assert findings(page) == []


def test_the_phone_shows_one_view_at_a_time(server: Server, open_page: Open) -> None:
    page = open_page(size=SIZES["phone"], touch=True)
    at(page, server, begins("fish", "hunt", "gather"), 14)
    expect(page.locator(".wheels")).to_be_visible()
    expect(page.locator(".cave")).to_be_hidden()
    page.tap(".at-space_gathering .closer")
    expect(page.locator(".panel.near")).to_have_count(1)
    page.tap(".at-space_gathering .closer")
    page.tap("[data-tab-button=cave]")
    expect(page.locator(".cave")).to_be_visible()
    expect(page.locator(".stage")).to_be_hidden()
    page.tap("[data-tab-button=cards]")
    expect(page.locator(".huntrow .card").first).to_be_visible()
    page.tap("[data-tab-button=map]")
    expect(page.locator(".tile").first).to_be_visible()
    assert not outside(page)


CRAMPED = """() => {
  const out = [];
  const box = e => e.getBoundingClientRect();
  for (const header of document.querySelectorAll('.panel header')) {
    const title = header.querySelector('h3');
    const words = title.textContent.split(/[ \u00ad]/).length;
    if (box(title).height > words * 18) out.push(`${title.textContent} is torn`);
    if (title.scrollWidth > title.clientWidth + 2) out.push(`${title.textContent} is too long`);
    if (box(header).right > box(header.parentElement).right + 1) out.push('a header');
  }
  const beginning = document.querySelector('.beginning');
  if (beginning && beginning.scrollWidth > beginning.clientWidth) out.push('the beginning');
  if (beginning && beginning.scrollHeight > beginning.clientHeight + 1) out.push('its height');
  return out;
}"""


@pytest.mark.parametrize("language", ["de", "fr"])
def test_wall_and_beginning_fit_a_laptop(language: str, server: Server, open_page: Open) -> None:
    page = open_page(language=language)
    for where in ("beginning", "wall"):
        if where == "beginning":
            made = table(server, "human", "random", seed=5, options={"order": "seats"})
            made.sit(page, 0, ready=".beginning")
        else:
            at(page, server, begins("fish", "hunt", "gather"), 14)
        for width, height in LAPTOPS:
            resize(page, width, height)
            assert (where, width, page.evaluate(CRAMPED)) == (where, width, [])


def test_it_is_small_and_quick(server: Server, open_page: Open) -> None:
    page = open_page()
    first_spring(page, server)
    nodes = page.evaluate("document.querySelectorAll('*').length")
    page.click("[data-stage-button=map]")
    more = page.evaluate("document.querySelectorAll('*').length")
    page.click("[data-stage-button=wall]")
    count_drawn(page)
    for _ in range(6):
        page.locator("[data-target^='gather:'].legal").first.click()
        expect(page.locator("#question")).to_contain_text("foot")
        page.keyboard.press("u")
        expect(page.locator("#question")).to_contain_text("Spring")
    assert max(nodes, more) < 2_500
    # Twelve pictures: each draws what it changes, not the table.
    assert 0 < page.evaluate("redrawn") < 12 * 40


def test_the_guided_first_year(server: Server, open_page: Open) -> None:
    page = open_page(guided=[])
    made = table(server, "human", "random", seed=5, options={"order": "seats"})
    made.sit(page, 0, ready=".beginning")
    guide = page.locator(".guide")
    expect(guide).to_contain_text("weather tile")
    page.click("[data-target='weather:w2']")
    page.click("[data-target='pattern:even']")
    expect(guide).to_contain_text("A white rope")
    guide.locator(".go").click()
    page.locator("[data-target^='gather:'].legal").first.click()
    expect(guide).to_contain_text("at the foot")
    page.locator("[data-target^='tent:'].legal").first.click()
    page.click("[data-choice=end_turn]")
    expect(guide).to_contain_text("then pass")
    page.click("[data-act=skip-guide]")
    expect(guide).to_have_count(0)


def test_others_moves_are_shown_one_by_one(server: Server, open_page: Open) -> None:
    page = open_page(motion="full", speed="fast")
    record_flyers(page)
    first_spring(page, server)
    page.locator("[data-target^='gather:'].legal").first.click()
    expect(page.locator("#question")).to_contain_text("foot")
    page.locator("[data-target^='tent:'].legal").first.click()
    page.click("[data-choice=end_turn]")
    page.wait_for_function("() => flown > 0")
    expect(page.locator("#question")).to_contain_text("Spring")
    expect(page.locator(".flyer")).to_have_count(0)
