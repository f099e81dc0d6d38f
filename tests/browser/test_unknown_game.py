"""A game that the browser has never heard of, as an installed package may bring one: a plain door,
whatever help there is, and a table that is played from the list of options. Here Altay goes by
another name."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect
from tests.browser.pictures import SIZES, outside
from tests.browser.tables import Open, Server, Table, choose, make

GAME = "standing_stones"
NAME = {"en": "Standing Stones: a game from elsewhere"}


def rename(text: str | bytes) -> str:
    return (text if isinstance(text, str) else text.decode()).replace('"altay"', f'"{GAME}"')


def renamed(route: Route) -> None:
    route.fulfill(response=(answer := route.fetch()), body=rename(answer.text()))


def disguise(page: Page, server: Server) -> None:
    """The page hears of the game under another name, without content and with one language."""

    line = next(line for line in server.get("/api/games") if line["id"] == "altay")
    line |= {"id": GAME, "name": NAME, "designers": [], "levels": [], "publisher": ""}
    texts = server.get("/api/games/altay/words/en")

    def listen(socket: WebSocketRoute) -> None:
        other = socket.connect_to_server()
        other.on_message(lambda message: socket.send(rename(message)))

    page.route("**/api/games", lambda route: route.fulfill(json=[line]))
    page.route(f"**/api/games/{GAME}/catalogue?*", lambda route: route.fulfill(json={}))
    page.route(f"**/api/games/{GAME}/words/*", lambda route: route.fulfill(json=texts))
    page.route(re.compile(r"/t/\w+$"), renamed)
    page.route(re.compile(r"/api/tables/\w+$"), renamed)
    page.route_web_socket(re.compile("/ws/"), listen)


def sit(page: Page, server: Server) -> Table:
    table = make(server, "human", "random", seed=5)
    disguise(page, server)
    table.sit(page, 0, ready=".app.plain .choices button")
    return table


def play(page: Page, moves: int) -> None:
    """Always the first option that ends nothing, if there is one."""
    for _ in range(moves):
        page.wait_for_selector(".choices button")
        texts = page.eval_on_selector_all(
            ".choices button", "all => all.map(b => b.dataset.choice)"
        )
        choose(page, next((text for text in texts if text != "end_turn"), texts[0]))


def test_it_is_played_from_the_list(server: Server, open_page: Open) -> None:
    page = open_page()
    sit(page, server)
    expect(page.locator(".gametitle")).to_have_text("Standing Stones: a game from elsewhere")
    play(page, 12)
    expect(page.locator(".logbox li").first).to_be_visible()
    seats = page.locator(".peoples .people")
    expect(seats).to_have_count(2)
    expect(seats.first).to_contain_text("Ayla")
    # What lies on the table: keys as words, ids by their names, lists of things as tables.
    outline = page.locator(".outline")
    expect(outline.locator("dt", has_text="Territories").first).to_be_visible()
    expect(outline.locator("td", has_text="northern farmland").first).to_be_visible()
    expect(outline.locator("th", has_text="Settlements").first).to_be_visible()
    assert "[object" not in outline.inner_text()
    undo = page.locator("[data-act=undo]")
    expect(undo).to_be_visible()


def test_its_windows_are_not_empty(server: Server, open_page: Open) -> None:
    page = open_page()
    sit(page, server)
    page.click(".people .points >> nth=0")
    expect(page.locator("dialog .sum tfoot")).to_be_visible()
    page.keyboard.press("Escape")
    page.click("[data-act=menu]")
    page.click(".drop button:text-is('Describe the table')")
    expect(page.locator("dialog .describe dt").first).to_be_visible()
    page.keyboard.press("Escape")
    page.click("[data-act=menu]")
    page.click(".drop button:text-is('Score so far')")
    expect(page.locator("dialog .sheet tbody tr").first).to_be_visible()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_everything_is_in_reach_on_every_screen(
    size: tuple[int, int], server: Server, open_page: Open
) -> None:
    page = open_page(size=size)
    sit(page, server)
    play(page, 2)
    for part in (".choices button", ".people .points", ".outline dt", ".logbox li"):
        one = page.locator(part).first
        one.scroll_into_view_if_needed()
        expect(one).to_be_in_viewport()
    assert not outside(page)


def test_it_has_a_plain_door_and_a_set_up(server: Server, open_page: Open) -> None:
    page = open_page(language="de")
    disguise(page, server)
    page.goto(server.address)
    door = page.locator(f"[data-game={GAME}]")
    expect(door.locator("h2")).to_contain_text("Standing Stones")
    expect(door.locator(".doortext p")).to_have_text(re.compile(r"^2–4 \w+$"))
    door.locator("[data-act=more]").click()
    expect(page.locator("dialog .seatplan li").first).to_be_visible()
    expect(page.locator("dialog .variants select").first).to_be_attached()


def test_help_that_is_missing_says_so(server: Server, browser: Browser) -> None:
    """With a browser of its own: a page that is not there is an error in the console."""
    page = browser.new_page()
    disguise(page, server)
    for part in ("summary", "rules", "components"):
        page.goto(f"{server.address}/help/{GAME}/{part}")
        expect(page.locator("h1")).to_have_text(NAME["en"])
        expect(page.locator("main p")).to_have_text("This game has no such page.")
    page.route(f"**/api/games/{GAME}/components/*", lambda route: route.fulfill(json=[]))
    page.reload()
    expect(page.locator("main p")).to_have_text("This game has no such page.")
    page.close()
