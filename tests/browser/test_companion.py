"""The companion's page on a phone: a game entered by touch, without a connection, and again."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect
from tests.browser.companion import begin, enter, held
from tests.browser.tables import PATIENCE, Open, Server, make
from tests.companion.reentry import enter_game

OPTIONS = {"ancestors": "on", "mammoth": "on", "extra_card": "on"}
PHONE = (390, 844)


def owned(page: Page) -> dict[str, str]:
    page.locator("[data-part=own]").click()
    rows = page.locator("[data-own]").evaluate_all(
        "all => all.map(one => [one.dataset.own, one.textContent])"
    )
    page.locator("[data-part=table]").click()
    return dict(rows)


def test_a_round_is_entered_with_and_without_a_server(own_server: Server, open_page: Open) -> None:
    _, entering = enter_game(OPTIONS, 8, own_cards=True)
    entries = list(entering.entries)
    second = next(n for n, entry in enumerate(entries) if entry.at == "1.n2")
    page = open_page(PHONE, mobile=True)
    page.goto(own_server.address + "/companion#pad")
    page.locator("[data-game=altay]").click()
    page.locator('[data-players="2"]').click()
    page.locator(".cpad").wait_for()
    page.goto(own_server.address + "/companion")
    begin(page, OPTIONS, 8, own_cards=True)
    assert enter(page, entries[:second]) <= 2
    question = page.locator(".asking")
    expect(question).to_have_attribute("data-asks", entries[second].key)
    expect(page.locator(".doing section li").first).to_be_visible()
    # It has come into view below the tabs, not behind them.
    tops = "() => ['.asking', '.ctabs'].map(one => document.querySelector(one))"
    asking, tabs = page.evaluate(f"({tops})().map(one => one.getBoundingClientRect().toJSON())")
    assert asking["top"] >= tabs["bottom"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # A reason and the rule behind it.
    page.locator(".doing section .why").first.click()
    expect(page.locator(".ruletext")).to_contain_text(re.compile(r"\w{5}"))
    # Without the server the page opens again, shows what it knew, and keeps what is entered.
    before = owned(page)
    page.wait_for_function("() => navigator.serviceWorker.controller")
    page.wait_for_function(
        "() => caches.match('/companion').then(Boolean) && caches.match('/api/games').then(Boolean)"
    )
    own_server.stop()
    page.reload()
    expect(page.locator(".cwaiting")).to_be_visible()
    expect(question).to_have_attribute("data-asks", entries[second].key)
    page.locator(".doing section input[type=checkbox]").first.check()
    page.locator(".asking [data-spot=hunt]").dispatch_event("click")
    expect(page.locator("[data-kept]")).to_have_attribute("data-kept", entries[second].key)
    page.reload()
    expect(page.locator("[data-kept]")).to_be_visible()
    assert [one["entry"]["kind"] for one in held(page)["waiting"]] == ["tick", "answer"]
    session = page.url
    check_other_pages(page)
    page.goto(session)
    own_server.start()
    expect(page.locator(".cwaiting")).to_have_count(0, timeout=PATIENCE)
    expect(question).not_to_have_attribute("data-asks", entries[second].key)
    assert not held(page)["waiting"]
    assert held(page)["log"][-1]["entry"]["value"] == "hunt"
    # One step back, then the number that was wrong.
    page.locator("[data-act=undo]").click()
    expect(question).to_have_attribute("data-asks", entries[second].key)
    assert owned(page) == before
    page.locator("[data-part=own]").click()
    page.locator("[data-own=food]").click()
    page.locator('.belongings [data-ones="7"]').click()
    expect(page.locator("[data-own=food]")).to_have_text("7")
    # Another tab begins at its top.
    page.evaluate("scrollTo(0, 900)")
    assert page.evaluate("scrollY") > 0
    # An earlier answer is given anew.
    page.locator("[data-part=answers]").click()
    assert page.evaluate("scrollY") == 0
    page.locator('[data-edit="0"]').click()
    page.locator('.answers [data-option="teratorn"]').click()
    expect(page.locator(".answers li").last).to_contain_text("Teratorn")
    assert not page.locator("[data-spot]").count()
    assert json.loads(page.evaluate("localStorage.companion"))[0]["game"] == "endless_winter"
    page.get_by_role("combobox").first.select_option("de")
    expect(page.locator("[data-part=answers]")).to_have_text("Deine Antworten")


def check_other_pages(page: Page) -> None:
    """Without a server the score pad goes on adding, and a new session says what it lacks."""
    page.evaluate("location.hash = ''")
    page.locator("[data-act=begin]").click()
    expect(page.locator(".toasts")).to_contain_text("There is no connection.")
    page.locator("[data-act=pad]").click()
    page.locator('.asking [data-ones="7"]').click()
    page.reload()
    expect(page.locator('.cpad [data-pad="0.0"]')).to_have_text("7")
    expect(page.locator(".cpad tfoot td").first).to_have_text("7")


def test_a_session_goes_on_at_a_digital_table_and_back(server: Server, open_page: Open) -> None:
    """What was told is on the table; what is wrong is said at its field."""
    page = open_page(PHONE, mobile=True, refused=True)
    page.goto(server.address + "/companion")
    begin(page, {}, 4, own_cards=False)
    page.locator('[data-option="mastodon"]').click()
    page.locator("[data-act=digital]").click()
    field = page.locator(".handover [data-field='you.food']")
    field.click()
    page.locator('.handover [data-ones="7"]').click()
    expect(field).to_contain_text("7")
    page.locator("[data-field='you.hand']").click()
    for _ in range(9):
        page.locator(".handover [data-option=start_brave]").click()
    page.locator(".handover [data-act=ready]").click()
    page.locator("[data-act=table]").click()
    expect(page.locator(".handover [role=alert]").first).to_contain_text("Brave")
    page.locator("[data-field='you.hand']").click()
    page.locator(".handover [data-act=leave]").click()
    page.locator("[data-act=table]").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector("#question")
    table = page.url.rpartition("/")[2]
    keys = json.loads(page.evaluate(f"localStorage.getItem('dolmen.table.{table}')"))["keys"]
    record = server.text_with(f"/api/tables/{table}/record", keys[0]["token"])
    assert '"you.food":7' in record and '"nomads.animals":{"mastodon":1}' in record
    # A game that began with its setup goes on beside a real table.
    made = make(server, "human", game="endless_winter")
    made.sit(page, 0, ready="#question")
    page.locator("[data-act=menu]").click()
    page.get_by_role("button", name="Continue beside a real table").click()
    page.locator(".asking").wait_for()
    assert json.loads(page.evaluate("localStorage.companion"))[0]["game"] == "endless_winter"


def test_the_score_pad_finds_the_winner(server: Server, open_page: Open) -> None:
    page = open_page(PHONE, mobile=True)
    page.goto(server.address + "/companion#pad")
    page.locator("[data-game=altay]").click()
    page.locator('[data-players="2"]').click()
    for number in range(10):
        expect(page.locator(".cpad .on[data-pad]")).to_have_attribute(
            "data-pad", f"{number // 2}.{number % 2}"
        )
        page.locator('.asking [data-tens="1"]').click()
        page.locator(f'.asking [data-ones="{number % 2}"]').click()
    expect(page.locator(".cresult")).to_have_text("Player 2 wins.")
    expect(page.locator(".cpad tfoot .front")).to_have_text("55")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
