"""What every table has around the game: log, settings, touch, sounds, notices; shown with Altay."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, Position, expect
from tests.browser.tables import (
    Open,
    Server,
    Table,
    choose,
    install_clock,
    make,
    settle,
    show_list,
    stop_clock,
    wait_until,
)
from tests.browser.test_altay import GOLDEN, at_first_turn, at_move

from dolmen.core.record import parse


def at(page: Page, server: Server, golden: str, stop: int) -> Table:
    """A recorded game after so many moves, for who decides then."""
    text = (GOLDEN / f"{golden}.txt").read_text()
    record = parse(text)
    seat = record.moves[stop][0]
    kinds = ["human" if n == seat else "random" for n in range(record.header.players)]
    table = make(server, *kinds, record=text, moves=stop)
    table.sit(page, seat)
    show_list(page)
    return table


# The log


def test_the_log_speaks_to_whoever_reads_it(server: Server, open_page: Open) -> None:
    page, watcher = open_page(), open_page()
    table = at_first_turn(page, server)
    page.locator("[data-target='hand:hunter'].legal").first.click()
    log = page.locator(".logbox")
    expect(log).to_contain_text("You play a Hunter and gain 1 food.")
    expect(log).to_contain_text("It is your turn.")
    expect(log).not_to_contain_text("Ayla")
    page.select_option(".language", "fr")
    expect(log).to_contain_text("Vous jouez un Chasseur")
    watcher.goto(f"{server.address}/t/{table.id}")
    expect(watcher.locator(".logbox")).to_contain_text("Ayla plays a Hunter and gains 1 food.")
    expect(watcher.locator(".logbox")).not_to_contain_text("You ")


def test_names_in_the_log_light_the_table_by_keyboard(server: Server, open_page: Open) -> None:
    page = open_page()
    at_first_turn(page, server)
    page.locator("[data-target='hand:hunter'].legal").first.click()
    page.click("[data-target='market:farmer'].legal")
    expect(page.locator(".logbox")).to_contain_text("You buy a Farmer")
    page.keyboard.press("g")
    expect(page.locator(".logbox")).to_be_focused()
    page.keyboard.press("Tab")
    newest = page.locator(".logbox .name").last
    expect(newest).to_be_focused()
    for _ in range(12):
        if page.evaluate("document.activeElement.textContent") == "a Farmer":
            break
        page.keyboard.press("ArrowUp")
    expect(page.locator("[data-target='market:farmer'].hot")).to_have_count(1)
    page.keyboard.press("Tab")
    expect(page.locator(".logbox .name:focus")).to_have_count(0)
    expect(page.locator("[data-target='market:farmer'].hot")).to_have_count(0)


def test_the_log_shows_one_player(server: Server, open_page: Open) -> None:
    page = open_page()
    at_first_turn(page, server)
    page.select_option(".logtabs select", "1")
    lines = page.locator(".logbox li")
    expect(lines.first).to_contain_text("Brun")
    assert all("You " not in line for line in lines.all_inner_texts())
    page.select_option(".logtabs select", "")
    expect(page.locator(".logbox")).to_contain_text("You start in the")


# Answers that are left to the table


def test_a_payment_makes_itself_and_can_be_taken_back(server: Server, open_page: Open) -> None:
    page = open_page(autopay=True)
    at(page, server, "archive", 223)
    choose(page, "buy worker")
    expect(page.locator(".logbox")).to_contain_text("You buy a Worker for")
    page.click("[data-act=undo]")
    expect(page.locator("#question")).to_contain_text("Which resource do you pay for the Worker?")
    page.click("[data-act=undo]")
    expect(page.locator(".choices [data-choice='buy worker']")).to_have_count(1)
    choose(page, "buy worker")
    expect(page.locator(".logbox")).to_contain_text("You buy a Worker for")


def test_payments_are_asked_unless_wished_otherwise(server: Server, open_page: Open) -> None:
    page = open_page()
    at(page, server, "archive", 223)
    choose(page, "buy worker")
    expect(page.locator("#question")).to_contain_text("Which resource do you pay for the Worker?")


def test_a_turn_that_holds_nothing_more_ends_itself(server: Server, open_page: Open) -> None:
    page = open_page(autopass=True)
    install_clock(page)
    at(page, server, "archive", 14)
    stop_clock(page)  # so that there is time to say no
    page.click(".choices [data-choice='buy farmer']")
    expect(page.locator("#question")).to_contain_text("in a moment")
    page.click("[data-act=hold]")
    expect(page.locator("#question")).to_contain_text("Your turn")
    page.clock.run_for(2800)
    expect(page.locator("#question")).to_contain_text("Your turn")
    # Taken back and done again: who has just undone something is not hurried.
    page.click("[data-act=undo]")
    expect(page.locator(".choices [data-choice='buy farmer']")).to_have_count(1)
    page.clock.run_for(2800)
    expect(page.locator("#question")).to_contain_text("Your turn")
    page.click(".choices [data-choice='buy farmer']")
    expect(page.locator("#question")).to_contain_text("in a moment")
    page.clock.run_for(2400)
    expect(page.locator("#question")).to_contain_text("in a moment")
    page.clock.run_for(200)
    expect(page.locator("[data-act=hold]")).to_have_count(0)
    page.clock.resume()
    expect(page.locator(".logbox .round").last).to_contain_text("Round 2")
    expect(page.locator(".logbox li").last).not_to_contain_text("You buy a Farmer")


# Sounds and notices

COUNT_TONES = """
  globalThis.tones = 0;
  const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { tones++; return make.call(this); };
"""


def test_sounds_only_for_those_who_want_them(server: Server, open_page: Open) -> None:
    page = open_page()
    page.add_init_script(COUNT_TONES)
    at_first_turn(page, server)
    page.locator("[data-target='hand:hunter'].legal").first.click()
    expect(page.locator("[data-target='pool:food']")).to_be_visible()
    assert page.evaluate("tones") == 0
    page.click("[data-act=menu]")
    page.click(".drop button:text-is('Settings')")
    page.click("label.toggle:has-text('Sounds')")
    heard = page.evaluate("tones")
    assert heard > 0, "switching it on lets it be heard"
    page.keyboard.press("Escape")
    page.click("[data-target='market:farmer'].legal")
    expect(page.locator(".pile .stamp")).to_have_count(1)
    moved = page.evaluate("tones")
    assert moved == heard + 1, "an own move is one knock"
    page.click("[data-choice=end_turn]")
    expect(page.locator(".logbox .round").last).to_contain_text("Round 2")
    page.wait_for_function(f"() => tones >= {moved + 2}")  # my turn again
    page.click("[data-act=menu]")
    page.click(".drop button:text-is('Settings')")
    page.locator(".volume input").fill("0")
    page.keyboard.press("Escape")
    before = page.evaluate("tones")
    page.click("[data-choice=end_turn]")
    expect(page.locator(".logbox .round").last).to_contain_text("Round 3")
    assert page.evaluate("tones") == before


NOTICES = """
  globalThis.notices = [];
  globalThis.Notification = class {
    static permission = 'granted';
    static requestPermission() { return Promise.resolve('granted'); }
    constructor(title, options) { notices.push(title + ': ' + options.body); }
  };
  Object.defineProperty(document, 'hidden', { get: () => globalThis.away === true });
"""


def test_a_notice_when_it_is_my_turn_and_i_look_elsewhere(server: Server, open_page: Open) -> None:
    page = open_page(notify=True)
    page.add_init_script(NOTICES)
    at_first_turn(page, server)
    page.click("[data-choice=end_turn]")
    expect(page.locator(".logbox .round").last).to_contain_text("Round 2")
    assert page.evaluate("notices") == [], "who looks at the table needs no notice"
    page.evaluate("globalThis.away = true")
    page.click("[data-choice=end_turn]")
    expect(page.locator(".logbox .round").last).to_contain_text("Round 3")
    page.wait_for_function("() => notices.length === 1")
    assert page.title().startswith("●")


def test_what_happened_since_my_turn_is_told_again(server: Server, open_page: Open) -> None:
    page = open_page(speed="fast")
    install_clock(page)
    at_first_turn(page, server, "human", "greedy", "greedy")
    expect(page.locator(".recap")).to_have_count(0)
    stop_clock(page)  # what others did stays until it was looked at
    page.click("[data-choice=end_turn]")
    page.wait_for_selector("[data-act=skip]")
    page.click("[data-act=skip]")
    page.clock.resume()
    expect(page.locator("#question")).to_contain_text("Your turn")
    lines = page.locator(".logbox li").all_inner_texts()[-12:]
    stop_clock(page)
    page.click(".recap")
    caption = page.locator(".telling #question")
    first = caption.inner_text()
    assert "Brun" in first
    told = page.locator(".telling")
    page.click("[data-act=tell-step]")
    expect(told).to_have_attribute("data-page", "1")
    page.keyboard.press(",")
    expect(told).to_have_attribute("data-page", "0")
    expect(caption).to_have_text(first)
    page.click("[data-act=tell-play]")
    page.clock.resume()
    expect(told).to_have_attribute("data-page", "2")
    # It ends with one line for each of the others.
    page.click("[data-act=tell-skip]")
    expect(page.locator(".told li")).to_have_count(2)
    expect(page.locator(".told")).to_contain_text("Creb")
    page.keyboard.press("Escape")
    expect(page.locator("#question")).to_contain_text("Your turn")
    again = page.locator(".logbox li").all_inner_texts()[-12:]
    assert again == lines, "nothing happens twice"
    # A word does not interrupt it, a new picture of the table does.
    page.click(".recap")
    page.click(".logtabs button:nth-child(2)")
    page.fill(".talk input", "hm")
    page.keyboard.press("Enter")
    expect(page.locator(".talk .logbox")).to_contain_text("hm")
    expect(page.locator(".telling")).to_be_visible()
    page.click("[data-act=tell-end]")
    page.click("[data-choice=end_turn]")
    page.click(".logtabs button:nth-child(1)")
    expect(page.locator(".logbox .round").last).to_contain_text("Round 3")


AT_END = "e => e.scrollHeight - e.scrollTop - e.clientHeight < 30"


def test_the_chronicle_follows_unless_somebody_reads(server: Server, open_page: Open) -> None:
    page = open_page(size=(1280, 720), speed="fast")
    at_first_turn(page, server, "human", "random", "random", "random")
    box = page.locator(".logbox")
    for round_ in (2, 3):
        page.click("[data-choice=end_turn]")
        expect(page.locator(".logbox .round").last).to_contain_text(f"Round {round_}")
        expect(page.locator("#question")).to_contain_text("Your turn")
        page.wait_for_function(f"() => ({AT_END})(document.querySelector('.logbox'))")
    box.hover()
    page.mouse.wheel(0, -260)
    expect(page.locator("[data-act=newest]")).to_be_visible()
    read = box.evaluate("e => e.scrollTop")
    page.click("[data-choice=end_turn]")
    expect(page.locator("#question")).to_contain_text("Your turn")
    expect(page.locator("[data-act=newest]")).to_contain_text("new lines")
    assert not box.evaluate(AT_END)
    assert abs(box.evaluate("e => e.scrollTop") - read) < 200, "the lines that are read stay"
    page.click("[data-act=newest]")
    page.wait_for_function(f"() => ({AT_END})(document.querySelector('.logbox'))")
    expect(page.locator("[data-act=newest]")).to_have_count(0)


# Mouse and fingers


def test_goods_are_dragged_onto_cards(server: Server, open_page: Open) -> None:
    page = open_page()
    _, good, title = at_move(page, server, "put ").split()
    good_mark = page.locator(f"[data-target='pool:{good}'].legal")
    card = page.locator(f"[data-target='open:{title}']")
    # Let go elsewhere: nothing has happened, nothing is picked.
    good_mark.drag_to(page.locator(".top h1"))
    expect(page.locator("#question")).to_contain_text("Your turn")
    expect(card.locator(".slot.full")).to_have_count(0)
    good_mark.drag_to(card)
    expect(card.locator(".slot.full")).to_have_count(1)
    expect(page.locator("#question")).to_contain_text("Your turn")


def press(page: Page, place: Locator, ms: int) -> None:
    """A finger that rests on a place, as the browser itself would report it."""
    box = place.bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.clock.run_for(ms)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


def test_a_long_press_looks_and_takes_nothing(server: Server, open_page: Open) -> None:
    page = open_page(touch=True, size=(1024, 768))
    install_clock(page)
    at_first_turn(page, server)
    stop_clock(page)  # a tap of a slow machine is no long press
    card = page.locator("[data-target='hand:hunter'].legal").first
    inspector = page.locator(".inspect")
    press(page, card, 500)
    expect(inspector).to_contain_text("Hunter")
    expect(page.locator("[data-target='pool:food']")).to_have_count(0)
    # One tap after it only selects again; the second one takes.
    card.tap()
    page.clock.run_for(100)
    expect(page.locator("[data-target='pool:food']")).to_have_count(0)
    card.tap()
    expect(page.locator("[data-target='pool:food']")).to_be_visible()


def tap_inside(page: Page, target: str) -> None:
    """Tap where this place lies on top, away from its border: the middle of its box may be
    another one."""
    x, y = page.evaluate(
        """target => {
          const box = document.querySelector(`[data-target="${target}"]`).getBoundingClientRect();
          const hits = (x, y) => {
            const there = document.elementFromPoint(x, y)?.closest('[data-target]');
            return there?.dataset.target === target;
          };
          for (const r of [8, 5, 3])
            for (let x = box.left; x < box.right; x += 2)
              for (let y = box.top; y < box.bottom; y += 2)
                if ([[0, 0], [r, 0], [-r, 0], [0, r], [0, -r]]
                  .every(([i, j]) => hits(x + i, y + j))) return [x, y];
          throw new Error(target + ' lies below something everywhere');
        }""",
        target,
    )
    page.touchscreen.tap(x, y)


def test_the_first_tap_on_a_small_place_comes_closer(server: Server, open_page: Open) -> None:
    page = open_page(touch=True, size=(700, 420))
    table = make(server, "human", "random", seed=5, first=0)
    table.sit(page, 0)
    show_list(page)
    choose(page, "folk earthfolk")
    page.wait_for_selector(".choices [data-choice^='start ']")
    page.click("[data-act=list]")
    small: Any = page.evaluate(
        """() => [...document.querySelectorAll('[data-target^="territory:"].legal')]
          .map(e => ({target: e.dataset.target, box: e.getBoundingClientRect()}))
          .filter(e => e.box.width && Math.min(e.box.width, e.box.height) < 40)
          .map(e => e.target)"""
    )
    assert small, "a table this small has places smaller than a finger"
    place = page.locator(f"[data-target='{small[0]}'].legal").first
    before = place.bounding_box()
    tap_inside(page, small[0])
    assert before is not None

    def is_closer() -> bool:
        after = place.bounding_box()
        return after is not None and after["width"] > before["width"] * 1.5

    wait_until(page, is_closer)
    settle(page)
    expect(page.locator("[data-act=undo]")).to_have_attribute("aria-disabled", "true")
    tap_inside(page, small[0])
    expect(page.locator(".own .hand .card")).to_have_count(5)


# Small screens and large letters

OVERFLOW = """() => [...document.querySelectorAll('body *')]
  .filter(e => {
    const box = e.getBoundingClientRect();
    if (!box.width || box.right <= innerWidth + 1) return false;
    if (e.closest('svg, .sr, [aria-hidden=true]')) return false;
    for (let p = e.parentElement; p && p !== document.body; p = p.parentElement)
      if (getComputedStyle(p).overflowX !== 'visible') return false;
    return true;
  })
  .map(e => `${e.tagName}.${e.className} ${Math.round(e.getBoundingClientRect().right)}`)"""


# What a phone does when its owner wants letters of twice the size.
LARGE = """addEventListener('DOMContentLoaded', () => {
  const style = document.createElement('style');
  style.textContent = 'html { -webkit-text-size-adjust: 200%; text-size-adjust: 200%; }';
  document.head.append(style);
})"""


def test_a_turn_on_a_narrow_screen_with_large_letters(server: Server, open_page: Open) -> None:
    page = open_page(size=(320, 640), mobile=True)
    page.add_init_script(LARGE)
    at_first_turn(page, server)
    assert (
        page.evaluate("parseFloat(getComputedStyle(document.querySelector('#question')).height)")
        > 35
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert page.evaluate(OVERFLOW) == []
    stage = page.locator(".stage").bounding_box()
    assert stage is not None and stage["height"] >= 150
    page.evaluate("document.querySelector('.app').scrollTo(0, 0)")
    for part in ("[data-act=menu]", ".prompt", "[data-choice=end_turn]"):
        expect(page.locator(part).first).to_be_in_viewport()
    log = page.locator("[data-tab-button=log]")
    log.scroll_into_view_if_needed()
    log.tap()
    expect(page.locator(".logbox")).to_be_visible()
    page.locator("[data-tab-button=map]").tap()
    card = page.locator("[data-target='hand:hunter'].legal").first
    card.evaluate("e => e.scrollIntoView({block: 'start'})")
    corner: Position = {"x": 16, "y": 12}  # where no other card of the hand lies on it
    card.tap(position=corner)
    card.tap(position=corner)
    page.wait_for_selector("[data-act=undo][aria-disabled=false]")
    page.evaluate("document.querySelector('.app').scrollTo(0, 0)")
    page.locator("[data-act=menu]").tap()
    expect(page.locator(".drop")).to_be_in_viewport()
    assert page.evaluate(OVERFLOW) == []


# Upgrades

# A missing file would do as well, but browsers complain about it.
GONE = {"body": "throw new Error('gone')", "content_type": "text/javascript"}


def test_a_page_from_before_an_upgrade_is_loaded_again(server: Server, open_page: Open) -> None:
    """The parts that it would load later are gone; the table stands as it was."""
    page = open_page()
    at_first_turn(page, server)
    page.route("**/js/Windows.js", lambda route: route.fulfill(**GONE))
    page.route(f"{server.address}/", lambda route: route.fulfill(body="<p>newer</p>"))
    with page.expect_event("load"):
        page.click("[data-act=menu]")
        page.click(".drop button:text-is('Settings')")
    expect(page.locator("[data-target='hand:hunter'].legal").first).to_be_visible()


def test_a_part_that_fails_is_named_and_nothing_is_loaded_again(
    server: Server, open_page: Open
) -> None:
    page = open_page()
    at_first_turn(page, server)
    page.evaluate("window.same = true")
    page.route("**/js/Windows.js", lambda route: route.fulfill(**GONE))
    with page.expect_response(f"{server.address}/"):
        page.click("[data-act=menu]")
        page.click(".drop button:text-is('Settings')")
    expect(page.locator(".loading")).to_have_text("gone")
    assert page.evaluate("window.same")
