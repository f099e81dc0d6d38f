"""Endless Winter in a real browser, above all alone against the Nomads."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.browser.pictures import findings, speak
from tests.browser.tables import Open, Server, Table, choose, count_drawn, make, question, show_list

from dolmen.core.record import parse

GOLDEN = Path(__file__).parents[1] / "golden" / "endless_winter"


def golden(name: str) -> str:
    return (GOLDEN / f"{name}.txt").read_text()


def moves_of(name: str) -> list[str]:
    return [text for _, text in parse(golden(name)).moves]


def sit(page: Page, table: Table, seat: int = 0) -> None:
    kept = {
        "keys": [{"seat": seat, "token": table.token(seat)}],
        "host": table.made["host_key"],
        "invites": [],
    }
    name, value = json.dumps(f"dolmen.table.{table.id}"), json.dumps(json.dumps(kept))
    page.add_init_script(f"localStorage.setItem({name}, {value});")
    page.goto(f"{table.server.address}/t/{table.id}")
    page.wait_for_selector(".winter")


def alone(page: Page, server: Server, moves: int, name: str = "solo-won") -> Table:
    """A recorded game against the Nomads, after so many moves."""
    table = make(server, "human", game="endless_winter", record=golden(name), moves=moves)
    sit(page, table)
    return table


def before(name: str, text: str) -> int:
    return moves_of(name).index(text)


def test_a_turn_with_the_mouse(server: Server, open_page: Open) -> None:
    page = open_page()
    alone(page, server, before("solo-won", "place_figure tribe migrate"))
    expect(page.locator("#question")).to_contain_text("Which figure")
    # The figure first, then the column.
    page.click("[data-target='figure:tribe'].legal")
    expect(page.locator("#question")).to_have_text("Now choose where.")
    page.click("[data-target='column:migrate'].legal")
    expect(page.locator(".wcolumn.open b").first).to_have_text("Migrate")
    page.locator("[data-target='hand:start_shaman'].legal").first.click()
    expect(page.locator(".wlabornow")).to_have_text(re.compile("[1-9]"))
    # Both Camps stand on the base hex: which one is not asked.
    page.click("[data-target='option:move_camp'].legal")
    expect(page.locator("#question")).to_contain_text("Where does the Camp")
    page.locator("[data-target^='hex:i_'].legal").first.click()
    expect(page.locator(".logbox")).to_contain_text("You move a Camp from the base hex")
    # What cannot be paid says why.
    village = page.locator("[data-target='option:build_village']")
    expect(village).to_have_attribute("aria-disabled", "true")
    choose_until_nomads(page)
    expect(page.locator(".logbox")).to_contain_text("The Nomads reveal")


def choose_until_nomads(page: Page) -> None:
    """End the turn: go on, and decline whatever is offered."""
    for _ in range(12):
        if "The Nomads reveal" in page.inner_text(".logbox"):
            return
        seen = page.get_attribute(".prompt", "data-decision")
        button = page.locator("[data-choice=next_step], [data-choice=decline]").first
        button.click()
        page.wait_for_function(
            "seen => document.querySelector('.prompt').dataset.decision !== seen", arg=seen
        )


def test_the_same_turn_with_keys_only_and_undo(server: Server, open_page: Open) -> None:
    page = open_page()
    alone(page, server, before("solo-won", "place_figure tribe migrate"))

    def focus(target: str) -> None:
        for _ in range(60):
            page.keyboard.press("n")
            if page.evaluate("document.activeElement.dataset.target") == target:
                return
        raise AssertionError(f"n never reaches {target}")

    focus("column:migrate")
    page.keyboard.press("Enter")
    page.keyboard.press("2")  # the menu: Chief or Tribe figure
    expect(page.locator(".wcolumn.open b").first).to_have_text("Migrate")
    focus("hand:start_shaman")
    page.keyboard.press("Enter")
    labor = page.locator(".wlabornow")
    expect(labor).to_have_text(re.compile("[1-9]"))
    page.keyboard.press("u")
    expect(labor).to_have_text("0")
    page.keyboard.press("Shift+U")
    expect(labor).to_have_text(re.compile("[1-9]"))
    focus("option:move_camp")
    page.keyboard.press("Enter")
    expect(page.locator("#question")).to_contain_text("Where does the Camp")
    focus("hex:i_e")
    page.keyboard.press("Enter")
    expect(page.locator(".logbox")).to_contain_text(
        "You move a Camp from the base hex to the inner east"
    )


def test_villages_have_round_places_only_while_placing(server: Server, open_page: Open) -> None:
    page = open_page()
    moves = moves_of("solo-won")
    at = next(n for n, text in enumerate(moves) if text == "column_option build_village")
    alone(page, server, at)
    expect(page.locator(".point")).to_have_count(0)
    mine = page.locator("[data-anchor^='junction:'] use[href='#village-0']")
    villages = mine.count()
    page.click("[data-target='option:build_village'].legal")
    if moves[at + 1].startswith("pick_junction"):
        expect(page.locator(".point.legal").first).to_be_visible()
        radius = page.locator(".point .pointring").first.get_attribute("r")
        assert radius == "11"
        page.click(f"[data-target='junction:{moves[at + 1].split()[1]}']")
    expect(page.locator(".point")).to_have_count(0)
    # The log has long gone on: it was the last figure of the round.
    expect(mine).to_have_count(villages + 1)


# Parts of a window whose text is cut off.
CLIPPED = """() => [...document.querySelectorAll('dialog .body, dialog .body *')]
  .filter(e => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflowX !== 'visible')
  .map(e => e.outerHTML.slice(0, 120))"""


def test_the_nomads_act_one_by_one_with_reasons(server: Server, open_page: Open) -> None:
    page = open_page(speed="normal", step=None)  # step by step, until somebody says otherwise
    alone(page, server, 120)
    show_list(page)
    seen: list[str] = []
    asked: list[str] = []
    weighed: list[int] = []
    arrows: list[int] = []
    chosen = 0
    for text in moves_of("solo-won")[120:136]:
        choose(page, text)
        # What the move itself changes is shown first: then either they act, or I decide again.
        page.wait_for_selector(".actlines, .choices button")
        while page.locator(".actlines").count():
            seen.append(page.inner_text(".actlines"))
            asked.append(question(page))
            weighed.append(page.locator(".weighed, .weighedring").count())
            arrows.append(page.locator(".weigharrow").count())
            chosen += page.locator(".weighed.chosen, .weighedring.chosen").count()
            if len(seen) == 1:
                # The card lies there, the figure stands, nothing else has happened yet.
                expect(page.locator(".ncard.newest")).to_have_count(1)
                page.keyboard.press("w")
                expect(page.locator("dialog .body")).to_contain_text("big arrow")
                for language, said in (
                    ("de", "S2 Ein Spielzug der Nomaden"),
                    ("fr", "S2 Un tour des Nomades"),
                ):
                    speak(page, language)
                    expect(page.locator("dialog .body")).to_contain_text(said)
                    assert page.evaluate(CLIPPED) == []
                speak(page, "en")
                page.keyboard.press("Escape")
                expect(page.locator("dialog .body")).to_have_count(0)
            step = page.get_attribute(".actlines", "data-step")
            page.keyboard.press(".")
            page.wait_for_function(
                "step => document.querySelector('.actlines')?.dataset.step !== step", arg=step
            )
        if seen:
            break
    assert len(seen) >= 3
    assert asked[0].startswith("The Nomads’ turn: Nomad ")
    assert all("Nomads" in one for one in asked)
    assert any("1 of 2" in text for text in asked)
    # The four free columns; then eight Culture cards are weighed, before one of them is taken.
    assert weighed[:3] == [4, 8, 0]
    assert any(n > 20 for n in weighed), "the spaces of the site"
    assert arrows[1] == 2 and chosen > 0, "both arrows, and what they lead to"
    # At the end the table is as the server says, and it is the player's turn again.
    expect(page.locator("[data-act=list]")).to_be_visible()


def test_the_eclipse_shows_its_four_steps(server: Server, open_page: Open) -> None:
    page = open_page()
    alone(page, server, before("solo-won", "order_next o_sw"))
    steps = page.locator(".eclipse li")
    expect(steps).to_have_count(4)
    expect(page.locator(".eclipse li.now")).to_contain_text("Land")
    # What is due is lit before it is taken.
    expect(page.locator(".suns.now > g").first).to_be_attached()
    page.click("[data-target='hex:o_sw'].legal")
    expect(page.locator(".logbox")).to_contain_text("income of the outer south-west")


def test_a_whole_game_with_the_keyboard_and_the_list_alone(server: Server, open_page: Open) -> None:
    """Nothing is read but the question and the list. Then the result is kept, and the same deal
    can be sent to a friend."""
    record = parse(golden("solo-lost-at-random"))
    table = make(server, "human", game="endless_winter", record=str(record), moves=0)
    page = open_page()
    sit(page, table)
    page.keyboard.press("l")
    for _, text in record.moves:
        state = page.evaluate(READY)
        while text not in state["options"]:  # the table waits before a sole choice
            assert len(state["options"]) == 1
            page.keyboard.press("Enter")
            page.evaluate(NEXT, state["id"])
            state = page.evaluate(READY)
        at = state["options"].index(text)
        for _ in range(at - state["at"]):
            page.keyboard.press("ArrowDown")
        for _ in range(state["at"] - at):
            page.keyboard.press("ArrowUp")
        given_up = page.evaluate("() => document.activeElement.dataset.givesUp !== undefined")
        page.keyboard.press("Enter")
        if given_up:
            page.wait_for_selector("[data-act=sure]")
            page.keyboard.press("Enter")
        page.evaluate(NEXT, state["id"])
    while page.locator(".acts button.lit").count():
        page.keyboard.press("Enter")
        page.wait_for_timeout(20)
    expect(page.locator("#question")).to_contain_text("over")
    assert record.totals is not None
    me, nomads = record.totals
    page.wait_for_selector(".sheet")  # it opens by itself
    page.keyboard.press("Escape")
    end = page.locator(".soloend")
    expect(end).to_contain_text(f"{nomads} to {me}")
    link = page.input_value(".solink")
    assert f":{record.header.seed}:" in link
    kept = json.loads(page.evaluate("localStorage.getItem('dolmen.alone')"))
    assert [(r["me"], r["other"], r["won"]) for r in kept] == [(me, nomads, False)]
    # A friend opens the link and gets the same deal.
    friend = open_page()
    friend.goto(link)
    friend.wait_for_selector("[data-act=dare]")
    expect(friend.locator(".dare")).to_contain_text(f"{me} points")
    friend.click("[data-act=dare]")
    friend.wait_for_selector(".winter")
    other = friend.url.rsplit("/", 1)[1]
    held = json.loads(friend.evaluate(f"localStorage.getItem('dolmen.table.{other}')"))
    theirs = parse(server.text(f"/api/tables/{other}/record?token={held['keys'][0]['token']}"))
    assert theirs.header.seed == record.header.seed


# Waits for a question that has the focus.
READY = """async () => {
  const until = Date.now() + 8000;
  for (;;) {
    const all = [...document.querySelectorAll('.choices button')];
    const at = all.indexOf(document.activeElement);
    if (all.length && at >= 0)
      return {options: all.map(b => b.dataset.choice), at,
              id: document.querySelector('.prompt').dataset.decision};
    if (Date.now() > until) throw new Error('the focus is on ' + document.activeElement.outerHTML);
    await new Promise(done => setTimeout(done, 4));
  }
}"""
NEXT = """async before => {
  const until = Date.now() + 8000;
  while (document.querySelector('.prompt').dataset.decision === before) {
    if (Date.now() > until) throw new Error('nothing happened');
    await new Promise(done => setTimeout(done, 4));
  }
}"""


def test_the_lobby_begins_a_game_alone(server: Server, open_page: Open) -> None:
    page = open_page()
    page.goto(server.address)
    page.click("[data-game=endless_winter] [data-act=more]")
    page.click("[data-act=solo]")
    page.check("[data-option=extra_card]")
    page.click("[data-act=make]")
    page.wait_for_selector(".winter")
    expect(page.locator(".nomads h2")).to_contain_text("Extra card")
    expect(page.locator("#question")).to_contain_text("Which Chief card")
    page.locator(".woffer.legal").first.click()
    expect(page.locator("#question")).to_contain_text("Which side")


def test_language_switch_and_replay_there_and_back(server: Server, open_page: Open) -> None:
    page = open_page()
    alone(page, server, 100)
    page.select_option(".language", "de")
    expect(page.locator(".wcolumn b").first).to_have_text("Einweihen")
    expect(page.locator(".nomads h2")).to_contain_text("Nomaden")
    assert question(page).startswith("Wohin")
    page.select_option(".language", "en")
    expect(page.locator(".wcolumn b").first).to_have_text("Initiate")
    here = page.locator(".wgoods.food b").inner_text()
    page.click("[data-act=menu]")
    page.click(".drop button:text-is('Replay')")
    page.wait_for_selector(".replaybar")
    page.keyboard.press("Home")
    expect(page.locator(".wgoods.food b")).to_have_text("0")
    page.keyboard.press(".")
    page.keyboard.press("End")
    expect(page.locator(".wgoods.food b")).to_have_text(here)
    page.click("[data-act=live]")
    expect(page.locator(".replaybar")).to_have_count(0)


def test_no_serious_finding_of_the_accessibility_scan(server: Server, open_page: Open) -> None:
    page = open_page()
    alone(page, server, 130)
    assert findings(page) == []
    page.click("[data-act=menu]")
    page.click(".drop button:text-is('Describe the table')")
    page.wait_for_selector("dialog[open] .describe")
    assert findings(page) == []
    text = page.inner_text("dialog .describe")
    assert "Megalith site" in text
    assert "Outer north" in text
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 390, "height": 844})
    assert findings(page) == []
    page.click("[data-tab-button=peoples]")
    assert findings(page) == []


def test_a_move_draws_little(server: Server, open_page: Open) -> None:
    """What it changes, not the table."""
    page = open_page()
    alone(page, server, 100)
    show_list(page)
    count_drawn(page)
    for text in moves_of("solo-won")[100:120]:
        choose(page, text)
    assert 0 < page.evaluate("redrawn") < 20 * 150
