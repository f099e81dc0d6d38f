"""Playing with others: clocks, giving up and coming back, other devices, what was said and played,
and the arrows of the browser."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.browser.pictures import findings, outside
from tests.browser.tables import (
    Open,
    Server,
    Table,
    install_clock,
    make,
    question,
    stop_clock,
)

GOLDEN = Path(__file__).parents[1] / "golden" / "altay" / "last-settlement-lost.txt"


def menu(page: Page, item: str) -> None:
    page.click("[data-act=menu]")
    page.click(f".drop button:text-is('{item}')")


def finished(server: Server, *kinds: str) -> Table:
    return make(server, *(kinds or ("human", "human")), record=GOLDEN.read_text())


def seconds(page: Page) -> int:
    """What the clock beside the question shows."""
    found = 0
    for part in page.inner_text(".prompt > .clock").split(":"):
        found = 60 * found + int(part)
    return found


def test_clocks_tick_for_who_decides(server: Server, open_page: Open) -> None:
    table = make(server, "human", "human", "greedy", clock=7200, first=0, seed=2)
    mine, theirs = open_page(), open_page(size=(390, 844))
    for page, seat in ((mine, 0), (theirs, 1)):
        install_clock(page)
        table.sit(page, seat)
        stop_clock(page)  # the server's own clock has hours left
        before = seconds(page)
        assert 61 < before < 7200 - 3000
        page.clock.fast_forward(1000 * (before - 61))
        expect(page.locator(".prompt > .clock.last")).to_have_count(0)
        expect(page.locator(".prompt > .clock.ticking")).to_have_text(re.compile("1:0[12]"))
        page.clock.fast_forward(3000)
        expect(page.locator(".prompt > .clock.last.ticking")).to_have_text(re.compile("0:5[89]"))
    expect(mine.locator(".toast")).to_contain_text("One minute left")
    expect(theirs.locator(".toast")).to_have_count(0)
    expect(theirs.locator(".chips .clock")).to_have_count(2)  # a bot has none
    expect(theirs.locator(".chips .clock.ticking")).to_have_count(1)
    assert not outside(theirs)
    assert mine.locator(".people .clock:not(.ticking)").inner_text() == "2:00:00"
    for page in (mine, theirs):
        page.clock.resume()
    assert findings(theirs) == []
    menu(mine, "Host")
    mine.click(".window .row button:text-is('Pause')")
    expect(theirs.locator(".ticking")).to_have_count(0)


def test_a_bot_plays_for_me_and_gives_my_seat_back(server: Server, open_page: Open) -> None:
    table = make(server, "human", "human", "random", first=0, seed=2)
    first, second = open_page(), open_page()
    table.sit(first, 0)
    table.sit(second, 1, host=False)
    menu(second, "Resign…")
    expect(second.locator("dialog")).to_contain_text("a bot plays on for you")
    assert findings(second) == []
    second.click("[data-act=leave-to-bot]")
    expect(second.locator("#question")).to_contain_text("is playing for you")
    expect(first.locator(".people").nth(1)).to_contain_text("is playing")
    second.reload()  # whoever comes back finds the way at once
    second.click("[data-act=take-back]")
    expect(second.locator("[data-act=take-back]")).to_have_count(0)
    # Giving up is for good, and only after it was said what follows.
    menu(second, "Resign…")
    second.click("dialog button:text-is('Play on')")
    expect(first.locator(".people").nth(1)).not_to_contain_text("resigned")
    menu(second, "Resign…")
    second.click("[data-act=resign]")
    expect(first.locator(".people").nth(1)).to_contain_text("has resigned")
    expect(second.locator("[data-act=take-back]")).to_have_count(0)
    first.click(".logtabs button:nth-child(2)")
    expect(first.locator(".talk li").last).to_have_text("Brun has resigned.")
    menu(first, "Resign…")
    expect(first.locator("dialog")).to_contain_text("Creb wins and the game is over")
    first.click("[data-act=resign]")
    expect(first.locator("#question")).to_contain_text("Winner: Creb")


def test_all_my_tables_on_another_device(server: Server, open_page: Open) -> None:
    going, over = make(server, "human", "human", first=0, seed=2), finished(server)
    here, there = open_page(name="Ayla"), open_page(size=(390, 844), refused=True)
    going.sit(here, 0)
    over.sit(here, 1)
    here.goto(server.address)
    lines = here.locator(".tables.mine li")
    expect(lines).to_have_count(2)
    expect(lines.nth(0)).to_contain_text("It’s your turn. Round 1")
    expect(lines.nth(1)).to_contain_text("Ayla 1")
    expect(lines.nth(1)).to_contain_text("Won")
    expect(lines.nth(1).locator("time")).to_have_count(1)
    here.click("[data-act=device]")
    expect(here.locator("dialog")).to_contain_text("all 2 tables")
    here.click("[data-act=make-code]")
    code = here.inner_text(".code output")
    assert findings(here) == []
    there.goto(f"{server.address}/take")
    there.fill("[name=code]", code.lower().replace("-", " "))
    assert findings(there) == [] and not outside(there)
    there.click("[data-act=take]")
    expect(there.locator(".tables.mine li")).to_have_count(2)
    there.locator("[data-act=resume]").first.click()
    expect(there.locator("#question")).to_contain_text("Choose your folk")
    # The first device keeps its seats.
    here.goto(f"{server.address}/t/{going.id}")
    expect(here.locator("#question")).to_contain_text("Choose your folk")


def test_a_code_is_good_once_and_by_link(server: Server, open_page: Open) -> None:
    table = make(server, "human", "human", first=0, seed=2)
    here, there = open_page(), open_page()
    table.sit(here, 0, host=False)
    menu(here, "Play on another device")
    here.click("[data-act=make-code]")
    link = here.input_value("dialog .copy input")
    there.goto(link)
    there.wait_for_selector("[data-act=take]")
    there.wait_for_url(lambda url: "#" not in url)  # the address bar forgets the code
    there.click("[data-act=take]")
    there.wait_for_selector(".tile")
    expect(there.locator("#question")).to_contain_text("Choose your folk")
    asked: list[str] = []
    late = open_page(expect_403=True)
    late.on("request", lambda request: asked.append(request.url))
    late.goto(link)
    late.click("[data-act=take]")
    expect(late.locator(".fieldwrong")).to_contain_text("not valid")
    assert not any(link.rpartition("#")[2] in url for url in asked), (
        "no server sees it in an address"
    )


def test_the_host_gives_a_lost_seat_back(server: Server, open_page: Open) -> None:
    table = make(server, "human", "human", first=1, seed=2)
    host, lost = open_page(), open_page(name="Somebody")
    table.sit(host, 0)
    menu(host, "Host")
    host.click("[data-act=recover-1]")
    link = host.input_value(".recovery input")
    assert findings(host) == []
    lost.goto(link)
    expect(lost.locator(".joinpage")).to_contain_text("gives you your seat back")
    lost.click(".joinpage button[type=submit]")
    lost.wait_for_selector(".tile")
    expect(lost.locator("#question")).to_contain_text("Choose your folk")
    assert server.get(f"/api/tables/{table.id}")["seats"][1]["name"] == "Brun"
    expect(host.locator(".recovery")).to_have_count(0)


def test_the_old_table_stays_and_the_result_is_public(server: Server, open_page: Open) -> None:
    table = finished(server)
    page, stranger = open_page(), open_page()
    table.sit(page, 0)
    page.click("[data-act=scores]")
    page.click("dialog button:text-is('Rematch')")
    page.wait_for_url(lambda url: table.id not in url)
    page.wait_for_selector(".tile")
    new = page.url
    page.goto(f"{server.address}/t/{table.id}")
    page.click("[data-act=to-rematch]")
    page.wait_for_url(new)
    page.go_back()
    page.wait_for_selector("[data-act=to-rematch]")
    assert table.id in page.url
    menu(page, "Share this game")
    public = page.input_value("dialog .copy input")
    stranger.goto(public)
    expect(stranger.locator("dialog .sheet .total")).to_contain_text("1")
    stranger.click("dialog button:text-is('Replay')")
    stranger.wait_for_selector(".replaybar")
    assert stranger.url == f"{public}#move=0"
    stranger.go_back()
    expect(stranger.locator(".replaybar")).to_have_count(0)
    assert question(stranger).startswith("The game is over")
    # Whoever holds a seat there looks as a guest, too; a game that goes on has no such page.
    page.goto(public)
    expect(page.locator("dialog .sheet")).to_be_visible()
    page.goto(public.replace(table.id, new.rpartition("/")[2]))
    expect(page.locator(".loading")).to_contain_text("still being played")


def test_only_unread_lines_of_others_count(server: Server, open_page: Open) -> None:
    table = make(server, "human", "human", first=0, seed=2)
    first, second = open_page(), open_page(size=(390, 844))
    table.sit(first, 0)
    table.sit(second, 1)
    first.click(".logtabs button:nth-child(2)")
    for said in ("One", "Two"):
        first.fill(".talk input", said)
        first.keyboard.press("Enter")
    expect(second.locator(".tabs .dot")).to_have_text("2")
    first.click(".logtabs button:nth-child(1)")
    expect(first.locator(".logtabs .dot")).to_have_count(0)  # her own
    second.click("[data-tab-button=log]")
    expect(second.locator(".logtabs .dot")).to_have_text(
        "2"
    )  # the chronicle lies open, not the talk
    second.click(".logtabs button:nth-child(2)")
    expect(second.locator(".dot")).to_have_count(0)
    second.fill(".talk input", "Three")
    second.keyboard.press("Enter")
    expect(first.locator(".logtabs .dot")).to_have_text("1")
    second.click("[data-tab-button=map]")
    second.reload()
    second.wait_for_selector(".tile")
    expect(second.locator(".dot")).to_have_count(0)  # read is read
    first.reload()
    expect(first.locator(".logtabs .dot")).to_have_text("1")


def test_back_and_forward(server: Server, open_page: Open) -> None:
    table = make(server, "human", "random", first=0, seed=2)
    page = open_page()
    page.goto(server.address)
    page.wait_for_selector(".door")
    page.click("[data-game=altay] [data-act=more]")
    page.go_back()
    expect(page.locator("dialog")).to_have_count(0)
    assert page.url == f"{server.address}/"
    page.go_forward()
    expect(page.locator("dialog .setup")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.wait_for_function("() => !history.state?.dialog")
    table.sit(page, 0)
    menu(page, "Settings")
    expect(page.locator("dialog")).to_be_visible()
    page.go_back()
    expect(page.locator("dialog")).to_have_count(0)
    page.click("[data-act=menu]")
    page.go_back()
    expect(page.locator(".drop")).to_have_count(0)
    # Help lies over the table; what led there leaves no step.
    page.keyboard.press("?")
    page.click("[data-act=help-summary]")
    page.wait_for_selector(".helppage")
    page.go_back()
    page.wait_for_selector(".tile")
    expect(page.locator("dialog")).to_have_count(0)
    # The replay is one step, however far one goes in it.
    menu(page, "Replay")
    page.wait_for_selector(".replaybar")
    page.keyboard.press("Home")
    page.wait_for_url("**#move=0")
    page.go_back()
    expect(page.locator(".replaybar")).to_have_count(0)
    page.go_forward()
    page.wait_for_selector(".replaybar")
    page.click(".replaybar .go")
    expect(page.locator(".replaybar")).to_have_count(0)
    page.wait_for_function("() => !location.hash")
    page.go_back()
    page.wait_for_selector(".door")


REFUSING = """
  globalThis.Notification = class {
    static permission = 'default';
    static requestPermission() { globalThis.asked = true; return Promise.resolve('denied'); }
  };
"""


def test_notices_are_asked_for_and_may_be_refused(server: Server, open_page: Open) -> None:
    page = open_page(language="de")
    page.add_init_script(REFUSING)
    page.goto(server.address)
    page.wait_for_selector(".door")
    assert not page.evaluate("globalThis.asked"), "nobody is asked unasked"
    page.click("button:text-is('Einstellungen')")
    toggle = page.locator("dialog label:has-text('Benachrichtigen') input")
    expect(toggle).not_to_be_checked()
    toggle.click()
    expect(page.locator(".toast")).to_contain_text("erlaubt dieser Seite keine Mitteilungen")
    expect(toggle).not_to_be_checked()
    assert page.evaluate("asked")
    # Messages lie above windows.
    assert page.locator(".toasts").evaluate("box => box.matches(':popover-open')")
