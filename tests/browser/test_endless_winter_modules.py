"""Endless Winter with its expansions and modules in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.browser.pictures import LAPTOPS, SIZES, findings
from tests.browser.tables import Open, Server, install_clock, make, question, resize, stop_clock
from tests.browser.test_endless_winter import (
    alone,
    before,
    golden,
    moves_of,
    sit,
)

from dolmen.core.record import parse

ALL = "all-modules-solo"
MOST = 2_500  # nodes of the page; its head, which draws nothing, aside
CUT = """() => [...document.querySelectorAll(
    '.wcolhead b, .boardtabs button, .right .card .title, .wresttile, .writual, .wdog')]
  .filter(e => e.clientWidth && e.scrollWidth > e.clientWidth + 5)
  .map(e => `${e.className} ${e.textContent}`)"""
# What reaches beyond its column of the action board or its part of the table, and the site where
# it is drawn too small to be read.
STICKS_OUT = """() => {
  const out = [];
  const hold = (frame, things) => {
    const box = frame.getBoundingClientRect();
    for (const thing of things) {
      const own = thing.getBoundingClientRect();
      if (own.width && (own.right > box.right + 1 || own.bottom > box.bottom + 1))
        out.push(`${thing.tagName} ${thing.getAttribute('class')} in ${frame.className}`);
    }
  };
  for (const column of document.querySelectorAll('.wcolumn')) {
    hold(column, column.querySelectorAll('*'));
    hold(document.querySelector('.stage'), [column]);
  }
  for (const box of document.querySelectorAll('.landbox, .sitebox'))
    if (innerHeight > 720) hold(box, box.children);  // in a lower window it can be scrolled
  for (const site of document.querySelectorAll('.site > svg'))
    if (site.getBoundingClientRect().height < 70) out.push('the site is a stripe');
  return out;
}"""


def four(page: Page, server: Server, left: int) -> None:
    """A game of four with everything, so many moves before its end."""
    record = parse(golden("all-modules-four"))
    moves = len(record.moves) - left
    seat = record.moves[moves][0]
    kinds = ["human" if n == seat else "random" for n in range(4)]
    text = golden("all-modules-four")
    sit(page, make(server, *kinds, game="endless_winter", record=text, moves=moves), seat)
    page.wait_for_selector(".winter .tile")


def press(page: Page, *choices: str) -> None:
    """A button of the question; wait until it is taken."""
    seen = page.get_attribute(".prompt", "data-decision")
    page.locator(", ".join(f"[data-choice={choice}]" for choice in choices)).first.click()
    page.wait_for_function(
        "seen => document.querySelector('.prompt').dataset.decision !== seen", arg=seen
    )


def test_the_beginning_with_all_modules_by_mouse(server: Server, open_page: Open) -> None:
    """Dog, start tile, Rest tile, Raft and fish."""
    page = open_page()
    alone(page, server, before(ALL, "dog_card dog_companion"), ALL)
    page.click("[data-target='dog:dog_companion'].legal")
    expect(page.locator(".point.legal")).to_have_count(12)
    page.click("[data-target='border:sb_s_sw'].legal")
    expect(page.locator("[data-target='hex:start']")).to_be_visible()
    for _ in range(3):
        press(page, "take")
    page.click("[data-target='figure:chief'].legal")
    page.click("[data-target='column:rest'].legal")
    expect(page.locator(".wresttile.legal")).to_have_count(2)
    page.click("[data-target='rest:rest_lookout'].legal")
    expect(page.locator(".logbox")).to_contain_text("rest on the Rest tile")
    press(page, "take")
    press(page, "lesser")
    # A Camp, the Mammoth or the Raft: all of them are lit.
    expect(page.locator("[data-target='hex:start'].legal")).to_be_visible()
    expect(page.locator("[data-target^='junction:'].legal").first).to_be_visible()
    page.focus("[data-target='raft:own']")
    expect(page.locator(".inspect")).to_contain_text("nearest to the Delta")
    page.click("[data-target='raft:own'].legal")
    expect(page.locator(".logbox")).to_contain_text("You move your Raft downstream: river space 1")
    expect(page.locator(".logbox")).to_contain_text("catch")


def test_painting_by_mouse(server: Server, open_page: Open) -> None:
    """The cave wall comes forward, and what lies in the dark says why."""
    page = open_page()
    alone(page, server, before(ALL, "paint_line fish_ab"), ALL)
    expect(page.locator(".cavewall")).to_be_visible()
    expect(page.locator(".landbox")).to_have_count(0)
    drawn = page.locator(".pigmentline")
    count = drawn.count()
    dark = page.locator("[data-target='line:deer_ab']")
    expect(dark).to_have_attribute("aria-disabled", "true")
    dark.dispatch_event("pointerenter")
    expect(page.locator(".inspect .whynot")).to_contain_text("torches")
    page.locator("[data-target='line:fish_ab'].legal").focus()
    page.keyboard.press("Enter")
    expect(drawn).to_have_count(count + 1)
    expect(page.locator(".logbox")).to_contain_text("draw a line: ")


def test_ritual_sites_say_what_is_missing(server: Server, open_page: Open) -> None:
    page = open_page()
    taken = next(text for text in moves_of(ALL) if text.startswith("ritual "))
    alone(page, server, before(ALL, taken), ALL)
    expect(page.locator(".writual")).to_have_count(page.locator("[data-target^='ritual:']").count())
    page.click(f"[data-target='ritual:{taken.split()[1]}'].legal")
    expect(page.locator(".writual.taken")).to_have_count(1)
    expect(page.locator("[data-target^='ritual:']")).to_have_count(0)


def test_the_guided_first_game(server: Server, open_page: Open) -> None:
    page = open_page(guided=["altay", "prehistory"])
    sit(page, make(server, "human", game="endless_winter", seed=5))
    guide = page.locator(".guide")
    expect(guide).to_contain_text("Your Chief helps")
    page.locator(".woffer.legal").first.click()
    expect(page.locator("#question")).to_contain_text("Which side")
    page.locator(".woffer.legal").first.click()
    expect(guide).to_contain_text("your first income")
    page.locator(".woffer.legal").first.click()
    expect(page.locator(".woffer")).to_have_count(0)
    for _ in range(6):
        if "Which figure" in question(page):
            break
        press(page, "take", "decline")
    expect(guide).to_contain_text("you place three figures")
    page.click("[data-target='figure:tribe'].legal")
    page.click("[data-target='column:migrate'].legal")
    expect(guide).to_contain_text("give Labor")
    page.locator("[data-target^='hand:'].legal").first.click()
    expect(guide).to_contain_text("Now spend your Labor")
    page.click("[data-act=skip-guide]")
    expect(guide).to_have_count(0)
    page.reload()
    page.wait_for_selector(".tile")
    expect(guide).to_have_count(0)
    assert page.evaluate("JSON.parse(localStorage.getItem('dolmen.settings')).guided") == [
        "altay",
        "prehistory",
        "endless_winter",
    ]


def test_the_nomads_on_a_phone(server: Server, open_page: Open) -> None:
    """What they do, why, and one act at a time, without leaving the map."""
    page = open_page(size=SIZES["phone"], speed="slow", touch=True)
    install_clock(page)
    alone(page, server, before("solo-won", "place_figure tribe migrate") + 1)
    stop_clock(page)  # their first page stays until it was looked at
    bar = page.locator(".prompt:has(.actlines)")
    for _ in range(12):
        if bar.count():
            break
        seen = page.get_attribute(".prompt", "data-decision")
        offered = page.locator("[data-choice=next_step], [data-choice=decline]")
        if not offered.count():  # to decline what is free is to give it up
            page.click("[data-act=give-up]")
        offered.first.click()
        page.wait_for_function(
            "seen => document.querySelector('.prompt').dataset.decision !== seen", arg=seen
        )
        page.wait_for_selector(
            ".actlines, [data-choice=next_step], [data-choice=decline], [data-act=give-up]"
        )
    expect(bar).to_contain_text("The Nomads’ turn")
    bar.locator("[data-act=step]").click()  # by hand from here on
    number = bar.locator("output").inner_text()
    bar.locator("[data-act=step]").click()
    expect(bar.locator("output")).not_to_have_text(number)
    page.clock.resume()
    bar.locator("[data-act=why]").click()
    expect(page.locator("dialog .body")).to_be_visible()
    small = bar.locator("button").evaluate_all("all => all.some(b => b.offsetHeight < 40)")
    assert not small


def test_no_serious_finding_with_all_modules(server: Server, open_page: Open) -> None:
    page = open_page()
    alone(page, server, 150, ALL)
    assert findings(page) == []
    page.click("[data-board-tab=cave]")
    assert findings(page) == []
    page.click("[data-act=menu]")
    page.click(".drop button:text-is('Describe the table')")
    page.wait_for_selector("dialog[open] .describe")
    assert findings(page) == []
    text = page.inner_text("dialog .describe")
    for said in ("Headwaters", "Cave wall", "Rest tiles", "Ritual Sites", "trust", "Mammoth"):
        assert said in text
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 390, "height": 844})
    page.click("[data-tab-button=site]")
    assert findings(page) == []


def test_the_largest_table_is_not_too_large(server: Server, open_page: Open) -> None:
    page = open_page()
    four(page, server, left=60)
    assert page.evaluate("document.body.querySelectorAll('*').length") <= MOST


@pytest.mark.parametrize("language", ["de", "fr"])
def test_nothing_is_cut_off(language: str, server: Server, open_page: Open) -> None:
    page = open_page(language=language)
    four(page, server, left=60)
    for size in SIZES.values():
        resize(page, *size)
        assert page.evaluate(CUT) == []


@pytest.mark.parametrize("language", ["de", "fr"])
def test_every_thing_stays_in_its_place(language: str, server: Server, open_page: Open) -> None:
    """Beside the land a low window shows what lies around the Megalith site, not the site."""
    page = open_page(language=language)
    for table in ("four", "two"):
        if table == "four":
            four(page, server, left=60)
        else:
            game = make(server, "human", "random", game="endless_winter", seed=7)
            sit(page, game, 0)
        page.wait_for_selector(".wcolumns")
        for width, height in LAPTOPS:
            resize(page, width, height)
            assert (table, width, page.evaluate(STICKS_OUT)) == (table, width, [])
            assert page.locator(".site").count() == (table == "two" and height > 720)
    page.set_viewport_size({"width": 1280, "height": 720})
    expect(page.locator(".site")).to_have_count(0)
    page.click("[data-board-tab=site]")
    expect(page.locator(".site")).to_be_visible()
