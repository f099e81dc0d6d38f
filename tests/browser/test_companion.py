"""The companion's page on a phone: a game entered by touch, without a connection, and again."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect
from tests.browser.companion import begin, enter
from tests.browser.tables import Open, Server
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


def test_a_round_is_entered_with_and_without_a_connection(server: Server, open_page: Open) -> None:
    _, entering = enter_game(OPTIONS, 8, own_cards=True)
    entries = list(entering.entries)
    second = next(n for n, entry in enumerate(entries) if entry.at == "1.n2")
    page = open_page(PHONE, mobile=True)
    page.goto(server.address + "/companion")
    begin(page, OPTIONS, 8, own_cards=True)
    assert enter(page, entries[:second]) <= 2
    question = page.locator(".asking")
    expect(question).to_have_attribute("data-asks", entries[second].key)
    expect(page.locator(".doing section li").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # A reason and the rule behind it.
    page.locator(".doing section .why").first.click()
    expect(page.locator(".ruletext")).to_contain_text(re.compile(r"\w{5}"))
    # Without a connection the entry is kept, even if the browser is closed.
    before = owned(page)
    page.context.set_offline(True)
    page.locator(".asking [data-spot=hunt]").dispatch_event("click")
    expect(page.locator(".cwaiting")).to_be_visible()
    kept = page.evaluate(
        "JSON.parse(localStorage.getItem('companion.' + location.hash.slice(1))).waiting"
    )
    assert [one["entry"]["value"] for one in kept] == ["hunt"]
    page.context.set_offline(False)
    page.reload()
    expect(page.locator(".cwaiting")).to_have_count(0)
    expect(question).not_to_have_attribute("data-asks", entries[second].key)
    # One step back, then the number that was wrong.
    page.locator("[data-act=undo]").click()
    expect(question).to_have_attribute("data-asks", entries[second].key)
    assert owned(page) == before
    page.locator("[data-part=own]").click()
    page.locator("[data-own=food]").click()
    page.locator('.belongings [data-ones="7"]').click()
    expect(page.locator("[data-own=food]")).to_have_text("7")
    # An earlier answer is given anew.
    page.locator("[data-part=answers]").click()
    page.locator('[data-edit="0"]').click()
    page.locator('.answers [data-option="teratorn"]').click()
    expect(page.locator(".answers li").last).to_contain_text("Teratorn")
    assert not page.locator("[data-spot]").count()
    assert json.loads(page.evaluate("localStorage.companion"))[0]["game"] == "endless_winter"
    page.get_by_role("combobox").first.select_option("de")
    expect(page.locator("[data-part=answers]")).to_have_text("Deine Antworten")


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
