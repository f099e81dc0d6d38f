"""The coach beside whoever plays: hints, the review of a game, and exercises from it."""

from __future__ import annotations

from pathlib import Path

import msgspec
from playwright.sync_api import Page, expect
from tests.browser import test_endless_winter as winter
from tests.browser.pictures import findings, outside
from tests.browser.tables import Open, Server, make, resize
from tests.server.test_coach import WINTER, beginning

from dolmen.server import wire
from dolmen.server.review_page import page as page_alone

# A mark lies on the place that its hint speaks of.
MARKED = """text => {
  const row = document.querySelector(`[data-hint="${text}"]`);
  const number = row.querySelector('.hintmark').textContent;
  const marks = [...document.querySelectorAll('.hintmarks .hintmark:not([hidden])')]
    .filter(mark => mark.textContent === number);
  return marks.length > 0 && marks.every(mark => {
    const at = mark.getBoundingClientRect();
    return [...document.querySelectorAll(mark.dataset.at)].some(place => {
      const box = place.getBoundingClientRect();
      return at.right > box.left && at.left < box.right
        && at.bottom > box.top && at.top < box.bottom;
    });
  });
}"""


def test_hints_are_marked_on_the_table(server: Server, open_page: Open) -> None:
    page = open_page()
    winter.alone(page, server, 130)
    expect(page.locator("[data-act=hint]")).to_be_visible()
    page.keyboard.press("c")
    rows = page.locator("[data-hint]")
    expect(rows.first).to_be_visible()
    assert 1 <= rows.count() <= 3
    expect(rows.first).to_contain_text("%")
    expect(rows.first).to_contain_text("at the end")
    for n in range(rows.count()):
        page.wait_for_function(MARKED, arg=rows.nth(n).get_attribute("data-hint"))
    english = rows.first.locator("p").inner_text()
    assert findings(page) == []
    page.select_option(".language", "de")
    expect(rows.first).to_contain_text("am Ende")
    assert rows.first.locator("p").inner_text() != english
    page.select_option(".language", "en")
    for size in ((390, 844), (820, 1180)):
        resize(page, *size)
        assert not outside(page)
    resize(page, 1440, 900)
    page.keyboard.press("Escape")
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.locator(".hintmarks")).to_have_count(0)
    page.click("[data-act=hint]")
    asked = page.get_attribute(".prompt", "data-decision")
    page.click("[data-act=take-1]")
    page.wait_for_function(
        "asked => document.querySelector('.prompt').dataset.decision !== asked", arg=asked
    )
    expect(page.locator("[data-hint]")).to_have_count(0)  # it was about another decision
    page.keyboard.press("?")
    expect(page.locator(".keys")).to_contain_text("ask the coach")


def test_hints_among_people_need_everybody(server: Server, open_page: Open) -> None:
    table = make(server, "human", "open", seed=3, first=0)
    token = table.made["invites"][0]["token"]
    joined = server.post(f"/api/tables/{table.id}/join", {"name": "Brun", "token": token})
    table.made["keys"] += joined["keys"]
    table.made["invites"] = []
    anna, brun = open_page(), open_page()
    table.sit(anna, 0, ready=".prompt")
    table.sit(brun, 1, host=False, ready=".prompt")
    anna.click("[data-act=hint]")
    expect(anna.locator(".agreement li")).to_have_count(2)
    anna.click("[data-act=want-hints]")
    expect(brun.locator(".agreement h2")).to_contain_text("Ayla would like hints")
    brun.click("[data-act=no-hints]")
    expect(anna.locator(".agreement [data-seat='1']")).to_contain_text("does not want hints")
    expect(brun.locator(".agreement")).to_have_count(0)
    anna.click("[data-act=want-hints]")
    expect(anna.locator(".agreement")).to_contain_text("You have agreed")
    assert findings(brun) == []
    brun.click("[data-act=want-hints]")
    expect(anna.locator(".agreement")).to_contain_text("hints are on")
    without = make(server, "human", "random", seed=3, hints="off")
    without.sit(anna, 0, ready=".prompt")
    expect(anna.locator("[data-act=list]")).to_be_visible()
    expect(anna.locator("[data-act=hint]")).to_have_count(0)


def reviewed(page: Page, server: Server) -> str:
    """A game from elsewhere, reviewed as its table offers it; the page is loaded anew meanwhile."""
    made = server.post("/api/import", {"record": beginning(WINTER, 26)})
    page.goto(f"{server.address}/t/{made['table']}")
    page.click(".prompt [data-act=review]")
    expect(page.locator("progress, .chancechart").first).to_be_visible()
    page.reload()
    expect(page.locator(".chancechart")).to_be_visible()
    return str(made["table"])


def test_a_review_leads_to_the_table_and_to_exercises(
    server: Server, open_page: Open, tmp_path: Path
) -> None:
    page = open_page()
    table = reviewed(page, server)
    assert findings(page) == []
    chart = page.locator(".chancechart")
    box = chart.bounding_box()
    assert box is not None
    chart.hover(position={"x": box["width"] / 2, "y": 60})
    expect(page.locator(".caption")).to_contain_text("of 26")
    chart.click(position={"x": box["width"] / 2, "y": 60})
    page.wait_for_selector(".replaybar")
    assert "#move=1" in page.url and table in page.url
    page.click(".replaybar [data-act=review]")
    # With keys alone.
    chart.focus()
    page.keyboard.press("End")
    expect(chart).to_have_attribute("aria-valuenow", "26")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(chart).to_have_attribute("aria-valuenow", "1")
    page.keyboard.press("Enter")
    page.wait_for_function("() => location.hash === '#move=1'")
    page.wait_for_selector(".replaybar")
    page.go_back()
    expect(chart).to_be_visible()
    for size in ((390, 844), (820, 1180), (1440, 900)):
        resize(page, *size)
        assert not outside(page)
    # Luck is drawn apart from play, and whoever has the address reads the same.
    expect(page.locator(".luckstrip path").first).to_be_attached()
    other = open_page()
    other.goto(page.url)
    expect(other.locator(".chancechart")).to_be_visible()
    the_same_alone(page, server, table, tmp_path)
    practise(page)
    # A new table from a costly decision: the seat is ours, bots play the others.
    first = page.locator(".mistakes li").first
    moves = int(first.get_attribute("data-move") or 0) - 1
    first.locator("[data-act=fork]").click()
    page.wait_for_selector(".prompt.mine")
    assert f"/t/{table}" not in page.url
    now = server.get(f"/api/tables/{page.url.rpartition('/t/')[2]}")
    assert now["moves"] == moves and [seat["kind"] for seat in now["seats"]].count("human") == 1


def the_same_alone(page: Page, server: Server, table: str, tmp_path: Path) -> None:
    """In a file of its own it says the same, and needs no server."""
    info = server.get(f"/api/tables/{table}/review/en")["review"]
    path = tmp_path / "review.html"
    path.write_text(page_alone(msgspec.convert(info, wire.ReviewInfo), "en"), encoding="utf-8")
    said = page.locator(".mistakes dl, .howplayed > header").all_inner_texts()
    before = page.url
    page.goto(path.as_uri())
    assert page.locator(".mistakes dl, .howplayed > header").all_inner_texts() == said
    page.locator(".chancechart").focus()
    page.keyboard.press("End")
    expect(page.locator(".caption")).to_contain_text("The end of the game")
    expect(page.locator("[data-act=show], [data-act=fork]")).to_have_count(0)
    assert findings(page) == []
    page.goto(before)


def practise(page: Page) -> None:
    """Every exercise asks, weighs the answer and leads on; then back to the review."""
    page.wait_for_selector(".mistakes li")
    count = page.locator(".howplayed").first.locator(".mistakes li").count()
    page.locator("[data-act=practise]").first.click()
    for number in range(1, count + 1):
        expect(page.locator(".practice h2")).to_contain_text(f"Exercise {number} of {count}")
        expect(page.locator(".practice")).to_contain_text("What would you do?")
        page.wait_for_selector(".prompt.mine")
        if not page.query_selector(".choices"):
            page.keyboard.press("l")
        chosen = page.get_attribute(".choices button >> nth=0", "data-choice") or ""
        page.click(".choices button >> nth=0")
        expect(page.locator(".verdicts .chosen")).to_have_attribute("data-verdict", chosen)
        expect(page.locator(".verdicts")).to_contain_text("The coach’s choice")
        if number == 1:
            assert findings(page) == []
        page.click("[data-act=next-exercise]")
    expect(page.locator(".practice h2")).to_contain_text(f"of {count} found")
    page.click("[data-act=leave-practice]")
    expect(page.locator(".chancechart")).to_be_visible()


def test_a_review_can_be_cancelled(server: Server, open_page: Open) -> None:
    page = open_page()
    record = WINTER.read_text(encoding="utf-8")
    made = server.post("/api/import", {"record": record})
    page.goto(f"{server.address}/t/{made['table']}/review")
    page.click("[data-act=review]")
    page.wait_for_function("() => document.querySelector('progress')?.value > 0")
    page.reload()
    page.click("[data-act=cancel]")
    expect(page.locator("[data-act=review]")).to_be_visible()
    assert server.get(f"/api/tables/{made['table']}/review/en")["state"] == "none"
    running = make(server, "human", "human", seed=3)
    page.goto(f"{server.address}/t/{running.id}/review")
    expect(page.locator(".making")).to_contain_text("once it is over")
