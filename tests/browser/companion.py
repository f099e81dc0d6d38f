"""Whole solo games entered into the companion's page, tap by tap.

    python -m tests.browser.companion [games]

answers every question from the true table of a digital game and compares the end.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.tables import PATIENCE, Server
from tests.companion.reentry import enter_game, mix

from dolmen.companion.entry import Entry
from dolmen.companion.nomads.opponent import Nomads

PHONE = {"width": 390, "height": 844}


def begin(page: Page, options: dict[str, str], seed: int, own_cards: bool) -> None:
    """Begin a session with a known seed by the page's own buttons."""
    page.add_init_script(f"crypto.getRandomValues = list => {{ list.fill({seed}); return list; }};")
    page.goto(page.url.partition("/companion")[0] + "/companion")
    for option in options:
        page.locator(f"[name={option}]").check()
    if own_cards:
        page.locator("[name=own_cards]").check()
    page.locator("[data-act=begin]").click()


def tap(page: Page, entry: Entry) -> int:
    """Make one entry; gives the number of taps."""
    if entry.kind == "play":
        return touch(page, "[data-act=played]") + touch(page, f"[data-played={entry.value}]")
    page.locator(f'[data-asks="{entry.key}"]:not(.busy)').wait_for(timeout=PATIENCE)
    if entry.kind == "change":
        return change(page, entry)
    if isinstance(entry.value, int):
        tens, ones = divmod(entry.value, 10)
        taps = touch(page, f'[data-tens="{tens}"]') if tens else 0
        return taps + touch(page, f'[data-ones="{ones}"]')
    if isinstance(entry.value, str):
        option = page.locator(f'.asking [data-option="{entry.value}"]')
        return touch(
            page, f'.asking [data-{"option" if option.count() else "spot"}="{entry.value}"]'
        )
    return touch(page, ".asking [data-act=answer]")


def change(page: Page, entry: Entry) -> int:
    spot = f'.asking [data-spot="{entry.place}"]'
    if entry.key != "ground":
        before = page.locator(spot).get_attribute("aria-pressed")
        taps = touch(page, spot)
        expect(page.locator(spot)).not_to_have_attribute("aria-pressed", before or "")
        return taps
    taps = 0
    if "focus" not in (page.locator(spot).get_attribute("class") or ""):
        taps += touch(page, spot)
    return taps + touch(page, f'.asking [data-option="{entry.value or "empty"}"]')


def touch(page: Page, selector: str) -> int:
    # Spots lie on each other where a level stands above another.
    page.locator(selector).first.dispatch_event("click")
    return 1


def enter(page: Page, entries: list[Entry]) -> int:
    """Make all entries; gives the most taps that one took."""
    return max(tap(page, entry) for entry in entries)


def check_end(page: Page, theirs: int, mine: int) -> None:
    result = page.locator(".cresult")
    expect(result).to_contain_text(str(theirs))
    expect(result).to_contain_text(str(mine))


def main(games: int) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "tables.db")
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for seed in range(games):
                own_cards = seed % 2 == 1
                options = mix(seed)
                _, entering = enter_game(options, seed, own_cards)
                page = browser.new_context(viewport=PHONE, has_touch=True).new_page()  # type: ignore[arg-type]
                page.goto(server.address + "/companion")
                begin(page, options, seed, own_cards)
                most = enter(page, list(entering.entries))
                state = entering.position.state
                check_end(page, sum(Nomads.score_of(state)), state.numbers["own_score"])
                assert most <= 2
                print(f"game {seed}: {len(entering.entries)} entries, at most {most} taps each")
                page.context.close()
        finally:
            browser.close()
            server.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3)
