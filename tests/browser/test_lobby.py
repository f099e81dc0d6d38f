"""The lobby: every way to begin, and the tables one comes back to."""

from __future__ import annotations

import json
import re
import urllib.request

import pytest
from playwright.sync_api import Page, expect
from tests.browser.pictures import SIZES, findings, outside
from tests.browser.tables import Open, Server, choose, make, show_list

READY = {"altay": ".app.altay", "prehistory": ".app.prehistory", "endless_winter": ".app.winter"}


def lobby(page: Page, server: Server, hash: str = "") -> None:
    page.goto(f"{server.address}/{hash}")
    page.wait_for_selector(".door")


def way(page: Page, game: str, act: str) -> None:
    page.click(f"[data-game={game}] [data-act={act}]")


def first_move(page: Page) -> None:
    """Take the first option; the table goes on."""
    show_list(page)
    page.wait_for_selector(".choices button")
    text = page.get_attribute(".choices button >> nth=0", "data-choice")
    choose(page, text or "")


def seats(page: Page, server: Server) -> list[str]:
    table = page.url.rpartition("/t/")[2].partition("#")[0]
    return [seat["kind"] for seat in server.get(f"/api/tables/{table}")["seats"]]


@pytest.mark.parametrize("game", READY)
def test_play_now_and_alone_are_one_click(game: str, server: Server, open_page: Open) -> None:
    page = open_page(name="Iza")
    lobby(page, server)
    way(page, game, "now")
    page.wait_for_selector(READY[game])
    expect(page.locator("[data-act=list]")).to_be_visible()
    assert seats(page, server) == ["human", "hunter", "hunter"]
    first_move(page)
    # The lobby brings it back.
    page.goto(server.address)
    mine = page.locator(".tables.mine li")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("Iza")
    page.click("[data-act=resume]")
    page.wait_for_selector(READY[game])
    page.go_back()
    alone = page.locator(f"[data-game={game}] [data-act=alone]")
    expect(page.locator(f"[data-game={game}] [data-act=now]")).to_be_visible()
    if game == "altay":
        assert alone.count() == 0
        return
    alone.click()
    page.wait_for_selector(READY[game])
    assert seats(page, server) == ["human"]
    first_move(page)


def test_one_screen_asks_only_for_names(server: Server, open_page: Open) -> None:
    page = open_page()
    lobby(page, server)
    way(page, "altay", "hotseat")
    page.check("dialog .choicebox:has-text('3') input")
    expect(page.locator("dialog .seatplan input")).to_have_count(3)
    page.fill("dialog .seatplan li:nth-child(2) input", "Uba")
    assert findings(page) == []
    page.click("dialog [data-act=begin]")
    page.wait_for_selector(READY["altay"])
    assert seats(page, server) == ["human"] * 3
    curtain = page.locator("[data-act=curtain-open]")
    if curtain.count():
        curtain.click()
    first_move(page)
    expect(page.locator(".people", has_text="Uba")).to_have_count(1)


def test_online_gives_links_at_once(server: Server, open_page: Open) -> None:
    page = open_page()
    lobby(page, server)
    way(page, "prehistory", "online-3")
    links = page.locator("dialog .copy input")
    expect(links).to_have_count(3)  # two seats, and one to watch
    assert seats(page, server) == ["human", "open", "open"]
    assert findings(page) == []
    guest = open_page(name="Goov")
    guest.goto(links.first.input_value())
    guest.wait_for_selector(".joinpage")
    assert findings(guest) == []
    expect(guest.locator(".joinpage")).to_contain_text("Prehistory")
    guest.click(".joinpage button[type=submit]")
    guest.wait_for_selector(READY["prehistory"])
    expect(links).to_have_count(2)


def test_more_options_and_the_list_of_open_tables(server: Server, open_page: Open) -> None:
    page = open_page()
    lobby(page, server)
    way(page, "altay", "more")
    page.select_option(".seatplan li:nth-child(2) select", "open")
    page.check("[data-option=trading]")
    page.check(".setup [name=listed]")
    assert findings(page) == []
    page.click("[data-act=make]")
    page.wait_for_selector("dialog .copy")
    assert seats(page, server) == ["human", "open", "hunter"]
    guest = open_page(name="Ebra")
    lobby(guest, server)
    guest.locator(".tables:not(.mine) li").first.locator("[data-act=join]").click()
    guest.wait_for_selector(READY["altay"])
    assert "open" not in seats(page, server)


def test_only_variants_that_matter_are_shown(server: Server, open_page: Open) -> None:
    page = open_page()
    lobby(page, server)
    way(page, "endless_winter", "more")
    page.click(".setup details.more summary")
    variants = page.locator(".variants label")
    alone = page.locator("[data-option=extra_card]")
    stack = variants.filter(has_text="Tribe stack of Initiate")
    expect(stack).to_have_count(0)
    with_people = variants.count()
    page.check("[data-option=ancestors]")
    expect(stack).to_have_count(1)
    stack.locator("select").select_option("storyteller")
    page.uncheck("[data-option=ancestors]")
    expect(variants).to_have_count(with_people)
    expect(alone).to_have_count(0)  # there are several at the table
    page.click("[data-act=make]")  # what is hidden again has no say
    page.wait_for_selector(READY["endless_winter"])


def begun(page: Page, server: Server) -> str:
    """The header of the table that is shown."""
    table = page.url.rpartition("/t/")[2].partition("#")[0]
    keys = page.evaluate(f"JSON.parse(localStorage.getItem('dolmen.table.{table}')).keys")
    token = ",".join(key["token"] for key in keys)
    with urllib.request.urlopen(
        f"{server.address}/api/tables/{table}/record?token={token}"
    ) as answer:
        return str(answer.read().decode()).partition("\n\n")[0]


@pytest.mark.parametrize("game", READY)
def test_the_table_may_agree_on_who_begins(game: str, server: Server, open_page: Open) -> None:
    page = open_page(name="Iza")
    lobby(page, server)
    way(page, game, "more")
    first = page.locator(".setup select[name=first]")
    expect(first.locator("option")).to_have_text(
        ["Let the game decide", "1. Iza", "2. Heron", "3. Lynx"]
    )
    first.select_option(label="3. Lynx")
    page.locator(".seatplan li").nth(1).get_by_role("button").click()
    expect(first.locator("option:checked")).to_have_text("2. Heron")  # the same seat as before
    assert findings(page) == []
    page.click("[data-act=make]")
    page.wait_for_selector(READY[game])
    assert "first: 1" in begun(page, server).splitlines()


def test_who_begins_is_not_asked_where_it_is_settled(server: Server, open_page: Open) -> None:
    page = open_page()
    lobby(page, server)
    way(page, "prehistory", "more")
    first = page.locator(".setup select[name=first]")
    first.select_option("0")
    page.click(".setup details.more summary")
    order = page.locator(".variants select[name=order]")
    expect(order.locator("option")).to_have_count(2 + 6)  # the orders of three players alone
    order.select_option("3-1-2")
    expect(first).to_have_count(0)
    page.locator(".seatplan li").nth(2).get_by_role("button").click()
    expect(order.locator("option")).to_have_count(2 + 2)
    expect(order).to_have_value("random")  # what was chosen is for three
    expect(first).to_have_count(1)
    order.select_option("2-1")
    page.click("[data-act=make]")
    page.wait_for_selector(READY["prehistory"])
    head = begun(page, server)
    assert "option order: 2-1" in head and "first" not in head
    lobby(page, server)
    way(page, "prehistory", "more")
    for _ in range(2):
        page.locator(".seatplan li").nth(1).get_by_role("button").click()
    expect(first).to_have_count(0)  # alone
    page.click(".setup details.more summary")
    expect(order).to_have_count(0)


def test_the_size_of_the_map_is_no_question_for_four(server: Server, open_page: Open) -> None:
    page = open_page()
    lobby(page, server)
    way(page, "altay", "more")
    page.click(".setup details.more summary")
    size = page.locator(".variants select[name=map_size]")
    size.select_option("full")
    page.click("[data-act=add-seat]")
    expect(size).to_have_count(0)
    page.click("[data-act=make]")
    page.wait_for_selector(READY["altay"])
    assert "map_size" not in begun(page, server)


def test_a_forgotten_table_is_gone(server: Server, open_page: Open) -> None:
    page = open_page()
    table = make(server, "human", "random")
    table.sit(page, 0)
    page.goto(server.address)
    mine = page.locator(".tables.mine li")
    expect(mine).to_have_count(1)
    page.on("dialog", lambda asked: asked.accept())
    mine.locator("[aria-label='Forget this table']").click()
    expect(mine).to_have_count(0)
    assert not page.evaluate(f"localStorage.getItem({json.dumps('dolmen.table.' + table.id)})")


def test_bots_are_named_and_described_where_there_are_words(
    server: Server, open_page: Open
) -> None:
    page = open_page()
    games_of = {"novice": 50, "walker": 0}
    share = {"wins": 0.25, "low": 0.15, "high": 0.384}

    def known(bots: list[str]) -> None:
        games = server.get("/api/games")
        for game in games:
            game["bots"] = bots
            game["levels"] = [
                {"id": bot, "against": "walker", "games": games_of[bot]} | share for bot in bots
            ]
        words = server.get("/api/words/en")
        words["bot"] |= {"walker": "Walker", "walker_hint": "Plays soundly."}
        page.route("**/api/games", lambda route: route.fulfill(json=games))
        page.route("**/api/words/en", lambda route: route.fulfill(json=words))

    known(["novice", "walker"])
    lobby(page, server)
    expect(page.locator("[data-game=altay] [data-act=now]")).to_contain_text("2 bots (Walker)")
    way(page, "altay", "more")
    names = page.locator(".seatplan li:nth-child(2) option").all_inner_texts()
    assert [name for name in names if "Bot" in name] == ["Bot: novice", "Bot: Walker"]
    page.click(".strengths summary")
    told = page.locator(".strengths dd")
    expect(told.nth(0)).to_contain_text(
        "Won 25% of 50 two-player games against the Walker (15% to 38%)"
    )
    expect(told.nth(1)).to_have_text(
        "Plays soundly. The other levels were measured against this one."
    )


def test_the_lobby_with_the_keyboard(server: Server, open_page: Open) -> None:
    """Tab passes every way to begin in the order of the page; Enter begins, Escape closes."""
    page = open_page()
    lobby(page, server)
    seen: list[str] = []
    for _ in range(40):
        page.keyboard.press("Tab")
        act = page.evaluate(
            """() => { const at = document.activeElement;
              const game = at.closest('[data-game]')?.dataset.game;
              return game && at.dataset.act ? game + ' ' + at.dataset.act : ''; }"""
        )
        if act:
            seen.append(act)
        if act == "endless_winter more":
            break
    assert seen[:6] == [f"altay {a}" for a in ("now", "hotseat", "online-2", "online-3")] + [
        "altay online-4",
        "altay help",
    ]
    assert len(seen) == len(set(seen)) == 9 + 10 + 10
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    assert page.evaluate("document.activeElement.dataset.act") == "more"


@pytest.mark.parametrize("name", SIZES)
def test_no_serious_finding_of_the_accessibility_scan(
    name: str, server: Server, open_page: Open
) -> None:
    page = open_page(size=SIZES[name])
    lobby(page, server)
    assert findings(page) == []


def test_narrow_and_with_large_text(server: Server, open_page: Open) -> None:
    page = open_page(size=(320, 640), language="de")
    lobby(page, server)
    assert not outside(page)
    way(page, "endless_winter", "more")
    page.click(".setup details.more summary")
    assert not outside(page)
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 640, "height": 900})
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.evaluate("document.body.style.zoom = 2")
    assert not outside(page)


def test_a_dare_is_shown_above_the_doors(server: Server, open_page: Open) -> None:
    page = open_page()
    lobby(page, server, "#endless_winter:5:extra_card:67:Ayla")
    expect(page.locator(".dare")).to_contain_text(re.compile("Ayla challenges you.*67 points"))
    page.click("[data-act=dare]")
    page.wait_for_selector(READY["endless_winter"])
    assert seats(page, server) == ["human"]
