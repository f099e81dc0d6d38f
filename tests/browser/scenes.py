"""The screens that pictures are made of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.browser import test_box
from tests.browser import test_endless_winter as winter
from tests.browser import test_prehistory as prehistory
from tests.browser.tables import Server, make

from dolmen.core.record import parse

FOUR = Path(__file__).parents[1] / "golden" / "altay" / "four-last-settlement.txt"


@dataclass(frozen=True)
class Scene:
    """How a page is brought to show it, and which parts of it are kept as they look."""

    show: Callable[[Page, Server], object]
    crops: tuple[str, ...] = ()


def in_the_middle(page: Page, server: Server, moves: int = 300) -> None:
    """A game of four, forked in the middle, with the eyes of whoever has the turn."""
    text = FOUR.read_text()
    record = parse(text)
    while record.moves[moves - 1][1] != "end_turn":
        moves += 1
    seat = record.moves[moves][0]
    kinds = ["human" if n == seat else "random" for n in range(4)]
    table = make(server, *kinds, record=text, moves=moves)
    table.sit(page, seat)
    expect(page.locator("#question")).to_contain_text("Your turn")


def options(page: Page, server: Server) -> None:
    in_the_middle(page, server)
    page.click("[data-act=list]")
    page.wait_for_selector(".choices")


def window(title: str) -> Callable[[Page, Server], None]:
    def show(page: Page, server: Server) -> None:
        in_the_middle(page, server)
        page.click("[data-act=menu]")
        page.click(f".drop button:text-is('{title}')")
        page.wait_for_selector("dialog[open] .body *")

    return show


def replay(page: Page, server: Server) -> None:
    made = server.post("/api/import", {"record": FOUR.read_text()})
    page.goto(f"{server.address}/t/{made['table']}#move=60")
    page.wait_for_selector(".replaybar")


def beginning(page: Page, server: Server) -> None:
    made = prehistory.table(server, "human", "random", seed=5, options={"order": "seats"})
    made.sit(page, 0, ready=".beginning")


def spring(page: Page, server: Server) -> None:
    prehistory.at(page, server, prehistory.begins("fish", "hunt", "gather"), 14)


def autumn(page: Page, server: Server) -> None:
    prehistory.at(page, server, prehistory.begins("move_to"), 9)


def alone(page: Page, server: Server) -> None:
    winter.alone(page, server, 130)


def all_modules(page: Page, server: Server) -> None:
    winter.alone(page, server, 150, "all-modules-solo")
    if page.is_visible("[data-tab-button=map]"):
        page.click("[data-tab-button=map]")


def lobby(page: Page, server: Server) -> None:
    """Without the tables that happen to be there."""
    page.route("**/api/tables", lambda route: route.fulfill(json=[]))
    page.goto(server.address)
    page.wait_for_selector(".door")


def setting_up(page: Page, server: Server) -> None:
    lobby(page, server)
    page.click("[data-game=endless_winter] [data-act=more]")
    page.wait_for_selector("dialog[open] .setup")


def at(path: str, ready: str) -> Callable[[Page, Server], None]:
    def show(page: Page, server: Server) -> None:
        page.goto(server.address + path)
        page.wait_for_selector(ready)

    return show


def box(entry: str = "") -> Callable[[Page, Server], None]:
    return lambda page, server: test_box.box(page, server, entry)


SCENES = {
    "lobby": Scene(lobby, (".lobbyhead", ".door", ".presets")),
    "set-up": Scene(setting_up),
    "summary": Scene(at("/help/altay", ".markdown h2")),
    "components": Scene(
        at("/help/endless_winter/components", ".piece .drawing .card"),
        (".helpnav", ".parts", ".shelf .piece"),
    ),
    "rules": Scene(at("/help/prehistory/rules", ".markdown h2")),
    "box": Scene(box()),
    "box-form": Scene(box(test_box.HERBS)),
    "about": Scene(at("/about", ".about")),
    "altay": Scene(in_the_middle, (".prompt", ".stage", ".own")),
    "altay-options": Scene(options),
    "altay-score": Scene(window("Score so far")),
    "altay-description": Scene(window("Describe the table")),
    "altay-settings": Scene(window("Settings")),
    "altay-replay": Scene(replay),
    "prehistory-beginning": Scene(beginning),
    "prehistory-spring": Scene(spring, (".prompt", ".panel", ".purse")),
    "prehistory-autumn": Scene(autumn, (".prompt", ".stage", ".purse")),
    "endless-winter": Scene(alone, (".prompt", ".stage", ".own")),
    "endless-winter-modules": Scene(all_modules, (".prompt", ".stage", ".own")),
}
