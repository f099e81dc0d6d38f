"""One window sets up a table, and games alone are remembered."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, expect
from tests.browser.pictures import findings, outside
from tests.browser.tables import Open, Server
from tests.browser.test_lobby import begun, lobby, seats, way


def open_set_up(page: Page, server: Server, game: str) -> None:
    lobby(page, server)
    way(page, game, "more")
    page.wait_for_selector(".setup")


def test_alone_with_everything_that_was_chosen(server: Server, open_page: Open) -> None:
    page = open_page(name="Marta")
    open_set_up(page, server, "endless_winter")
    expect(page.locator("[data-act=last-time]")).to_have_count(0)
    expect(page.locator("[data-option=extra_card]")).to_have_count(0)
    page.click("[data-act=solo]")
    modules = page.locator(".modules [data-option]")
    expect(modules).to_have_count(8)
    for line in page.locator(".modules label small").all_inner_texts():
        assert line.strip().endswith("."), "a sentence for each"
    page.click("[data-act=all-modules]")
    page.uncheck("[data-option=mammoth]")
    page.check("[data-option=village_tile]")
    page.click(".setup details.more summary")
    page.fill("[name=seed]", "77")
    page.select_option("[name=hints]", "off")
    assert findings(page) == []
    page.click("[data-act=make]")
    page.wait_for_selector(".app.winter")
    head = begun(page, server)
    assert "seed: 77" in head and "option village_tile: on" in head
    assert head.count(": on") == 8 and "mammoth" not in head
    assert seats(page, server) == ["human"]
    expect(page.locator("[data-act=list]")).to_be_visible()
    expect(page.locator("[data-act=hint]")).to_have_count(0)
    # The same again, but another deal.
    open_set_up(page, server, "endless_winter")
    expect(page.locator(".seatplan li")).to_have_count(3)
    page.click("[data-act=last-time]")
    expect(page.locator(".seatplan li")).to_have_count(1)
    expect(page.locator("[data-option=village_tile]")).to_be_checked()
    expect(page.locator("[data-option=mammoth]")).not_to_be_checked()
    page.click("[data-act=bots]")
    expect(page.locator(".seatplan li")).to_have_count(3)
    page.click("[data-act=no-modules]")
    page.click("[data-act=make]")
    page.wait_for_selector(".app.winter")
    head = begun(page, server)
    assert ": on" not in head and "seed: 77" not in head


def refuse(**answer: Any) -> Any:
    def handle(route: Route) -> None:
        if route.request.method == "POST":
            route.fulfill(status=400, json=answer)
        else:
            route.continue_()

    return handle


def test_what_is_wrong_is_said_at_its_field(server: Server, open_page: Open) -> None:
    page = open_page(size=(390, 844), language="de", refused=True)
    open_set_up(page, server, "prehistory")
    page.click(".setup details.more summary")
    page.fill("[name=seed]", "12x")
    page.click(".setup details.more summary")
    page.click("[data-act=make]")
    wrong = page.locator("dialog [data-wrong]")
    expect(wrong).to_be_in_viewport()
    expect(wrong).to_contain_text("ganze Zahl")
    assert wrong.get_attribute("data-wrong") == "seed"
    assert page.evaluate("document.activeElement.name") == "seed"
    assert not outside(page)
    page.fill("[name=seed]", "12")
    expect(wrong).to_have_count(0)
    for place, at in (
        (["options", "order"], "options.order"),
        (["seats", 1], "seats.1"),
        (["first"], "first"),
        (["somewhere"], "form"),
        ([], "form"),
    ):
        page.unroute_all()
        page.route("**/api/tables", refuse(error="Not like this.", place=place))
        page.click("[data-act=make]")
        expect(page.locator(f"dialog [data-wrong='{at}']")).to_be_in_viewport()
        expect(page.locator("dialog .fieldwrong")).to_have_text("Not like this.")
    assert findings(page) == []
    # Only orders of as many players as there are seats.
    assert page.locator("[name=order] option").count() == 2 + 6
    page.click("[data-act=solo]")
    expect(page.locator("[name=order]")).to_have_count(0)


OLD = {"at": 1.6e12, "seed": 5, "options": ["extra_card", "ancestors"], "me": 73, "nomads": 139}


def test_games_alone_are_told_in_words_and_can_be_taken_out(
    server: Server, open_page: Open, tmp_path: Path
) -> None:
    golden = Path(__file__).parents[1] / "golden" / "prehistory"
    record = next(
        p.read_text() for p in sorted(golden.glob("*.txt")) if "players: 1" in p.read_text()
    )
    over = server.post("/api/import", {"record": record})["table"]
    results = [
        {
            "table": over,
            "game": "prehistory",
            "at": 1.7e12,
            "seed": 1,
            "options": {"map": "random"},
            "me": 50,
            "other": None,
            "won": None,
        },
    ]
    page = open_page()
    kept = {"dolmen.alone": results, "dolmen.winter.solo": [OLD | {"table": "x", "won": False}]}
    for key, value in kept.items():
        page.add_init_script(
            f"localStorage.setItem({json.dumps(key)}, {json.dumps(json.dumps(value))});"
        )
    lobby(page, server)
    page.click(".solohistory summary")
    head = page.locator(".solohistory th").all_inner_texts()
    assert head[:7] == [
        "Date",
        "Game",
        "Modules and variants",
        "Difficulty",
        "My points",
        "Opponent",
        "Result",
    ]
    rows = [row.split("\t") for row in page.locator(".solohistory tbody tr").all_inner_texts()]
    assert rows[0][1:7] == ["Prehistory", "Map: random", "–", "50", "–", "–"]
    assert rows[1][1:7] == ["Endless Winter", "Ancestors", "Extra card", "73", "139", "lost"]
    assert findings(page) == []
    with page.expect_download() as saving:
        page.click(".solohistory [data-act=csv]")
    saving.value.save_as(tmp_path / "alone.csv")
    lines = (tmp_path / "alone.csv").read_text().splitlines()
    assert (
        len(lines) == 3 and '"Endless Winter' in lines[2] and '"Extra card","73","139"' in lines[2]
    )
    with page.expect_download() as saving:
        page.click(".solohistory [data-act=json]")
    saving.value.save_as(tmp_path / "alone.json")
    assert [r["me"] for r in json.loads((tmp_path / "alone.json").read_text())] == [50, 73]
    page.locator(".solohistory tbody a").first.click()
    page.wait_for_selector(".app.prehistory .replaybar")
    assert page.url.endswith(f"/t/{over}#move=0")
