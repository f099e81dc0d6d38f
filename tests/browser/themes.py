"""Every page by day and by night: what the accessibility scan finds, and pictures to look through.

python -m tests.browser.themes                          all pages, on a desktop and on a phone
python -m tests.browser.themes lobby altay              pages whose names begin like this
python -m tests.browser.themes --pictures FOLDER        also keep pictures there
python -m tests.browser.themes --contrast               with the setting for high contrast
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from itertools import cycle
from pathlib import Path

import msgspec
from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.browser import test_endless_winter as winter
from tests.browser.conftest import CHROMIUM, FLAGS, MISSING, QUIET
from tests.browser.pictures import SIZES, THEMES, flip, outside, scan, speak
from tests.browser.scenes import FOUR, SCENES, at, in_the_middle, lobby
from tests.browser.tables import PATIENCE, Server, make, settle
from tests.browser.test_coach import reviewed

from dolmen.server import wire
from dolmen.server.review_page import page as page_alone

LANGUAGES = ("en", "de", "fr")
Show = Callable[[Page, Server], object]


@dataclass(frozen=True)
class View:
    """How a page is brought to show it, and which part of it is new on it."""

    show: Show
    within: str = ""


def entry(title: str) -> View:
    """A window from the menu of a table."""

    def show(page: Page, server: Server) -> None:
        in_the_middle(page, server)
        open_window(page, title)

    return View(show, "dialog[open]")


def open_window(page: Page, title: str) -> None:
    page.click("[data-act=menu]")
    page.click(f".drop button:text-is('{title}')")
    page.wait_for_selector("dialog[open] .body *")


def menu(page: Page, server: Server) -> None:
    in_the_middle(page, server)
    page.click("[data-act=menu]")
    page.wait_for_selector(".drop")


def chat(page: Page, server: Server) -> None:
    table = make(server, "human", "open", seed=3, first=0)
    table.sit(page, 0, ready=".prompt")
    if page.is_visible("[data-tab-button=log]"):
        page.click("[data-tab-button=log]")
    page.click(".logtabs button >> nth=1")
    page.wait_for_selector(".talk input")


def finished(page: Page, server: Server) -> None:
    """The address to share: the score sheet over the table."""
    made = server.post("/api/import", {"record": FOUR.read_text()})
    page.goto(f"{server.address}/g/{made['table']}")
    page.wait_for_selector("dialog[open] .chart")


def option_list(show: Show) -> View:
    def listed(page: Page, server: Server) -> None:
        show(page, server)
        page.click("[data-act=list]")
        page.wait_for_selector(".choices")

    return View(listed)


def joining(page: Page, server: Server) -> None:
    table = make(server, "human", "open", seed=3)
    page.goto(f"{server.address}/t/{table.id}#join={table.made['invites'][0]['token']}")
    page.wait_for_selector(".joinpage")


def coach(page: Page, server: Server) -> None:
    winter.alone(page, server, 130)
    page.click("[data-act=hint]")
    page.wait_for_selector("[data-hint]")


def review(page: Page, server: Server) -> None:
    reviewed(page, server)
    page.wait_for_selector(".mistakes li")


def practice(page: Page, server: Server) -> None:
    review(page, server)
    page.locator("[data-act=practise]").first.click()
    expect(page.locator(".practice h2")).to_be_visible()
    page.wait_for_selector(".prompt.mine")


def alone(page: Page, server: Server) -> None:
    """A review in a file of its own."""
    table = reviewed(page, server)
    info = server.get(f"/api/tables/{table}/review/en")["review"]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "review.html"
        path.write_text(page_alone(msgspec.convert(info, wire.ReviewInfo), "en"), encoding="utf-8")
        page.goto(path.as_uri())
        page.wait_for_selector(".chancechart")


def lobby_settings(page: Page, server: Server) -> None:
    lobby(page, server)
    page.click(".lobbyhead button:text-is('Settings')")
    page.wait_for_selector("dialog[open] .body *")


def hot_seat(page: Page, server: Server) -> None:
    lobby(page, server)
    page.click("[data-game=altay] [data-act=hotseat]")
    page.wait_for_selector("dialog[open] .body *")


def curtain(page: Page, server: Server) -> None:
    table = make(server, "human", "human", seed=3, first=1)
    table.sit(page, 0, 1, ready="[data-act=curtain-open]")


VIEWS: dict[str, View] = {
    **{name: View(scene.show) for name, scene in SCENES.items()},
    "lobby-settings": View(lobby_settings, "dialog[open]"),
    "lobby-hotseat": View(hot_seat, "dialog[open]"),
    "join": View(joining),
    "take": View(at("/take", ".joinpage")),
    "missing-table": View(at("/t/nosuchtable", ".prompt, .joinpage, main")),
    "missing-help": View(at("/help/nosuchgame", "main")),
    "help-rules": View(at("/help/endless_winter/rules", ".markdown h2")),
    "altay-menu": View(menu),
    "altay-chat": View(chat),
    "altay-curtain": View(curtain),
    "altay-keys": entry("Keys and gestures"),
    "altay-host": entry("Host"),
    "altay-report": entry("Report a bug"),
    "altay-share": entry("Invite others"),
    "altay-device": entry("Play on another device"),
    "altay-resign": entry("Resign…"),
    "altay-finished": View(finished),
    "prehistory-options": option_list(SCENES["prehistory-spring"].show),
    "endless-winter-options": option_list(SCENES["endless-winter"].show),
    "coach": View(coach),
    "practice": View(practice),
    "review": View(review),
    "review-alone": View(alone),
}


def new_page(browser: Browser, size: tuple[int, int], contrast: bool) -> Page:
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce"
    )
    kept = json.dumps(json.dumps({**QUIET, "contrast": contrast}))
    context.add_init_script(
        "if (location.host && !localStorage.getItem('dolmen.settings'))"
        f" localStorage.setItem('dolmen.settings', {kept});"
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    return page


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("view", nargs="*", help="only pages whose names begin like this")
    parser.add_argument("--pictures", type=Path, help="keep pictures in this folder")
    parser.add_argument("--contrast", action="store_true", help="with high contrast")
    parser.add_argument("--size", choices=[*SIZES], action="append", help="only at this size")
    args = parser.parse_args()
    if CHROMIUM is None:
        raise SystemExit(MISSING)
    wanted = [name for name in VIEWS if not args.view or name.startswith(tuple(args.view))]
    languages = cycle(LANGUAGES)
    count = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "tables.db")
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for name in wanted:
                for size in args.size or ("desktop", "phone"):
                    count += look(browser, server, name, size, next(languages), args)
        finally:
            browser.close()
            server.close()
    print(f"{count} findings")
    raise SystemExit(1 if count else 0)


def look(
    browser: Browser,
    server: Server,
    name: str,
    size: str,
    language: str,
    args: argparse.Namespace,
) -> int:
    """One page at one size, by day and by night."""
    page = new_page(browser, SIZES[size], args.contrast)
    view = VIEWS[name]
    count = 0
    try:
        view.show(page, server)
        speak(page, language)
        for theme in THEMES:
            flip(page, theme)
            settle(page)
            if args.pictures:
                args.pictures.mkdir(parents=True, exist_ok=True)
                page.screenshot(
                    path=args.pictures / f"{name}-{size}-{theme}.png", animations="disabled"
                )
            found = scan(page, view.within)
            if outside(page):
                found.append("something hangs over the edge")
            print(f"{name} {size} {theme} ({language}): {len(found)}", flush=True)
            for one in found:
                print("   ", one, flush=True)
            count += len(found)
    except Exception as error:
        print(f"{name} {size}: {str(error)[:400]}", flush=True)
        count += 1
    page.context.close()
    return count


if __name__ == "__main__":
    main()
