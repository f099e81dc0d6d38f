"""Whole solo games entered into the companion's page, tap by tap.

    python -m tests.browser.companion --games 50 [--mistakes 20]

plays random digital games with every mix of modules, answers the page's questions from the true
table, compares every act of the Nomads and prints how much was asked. With mistakes, that many
entries of each game are wrong at first and then corrected: taken back, or given anew later.
"""

from __future__ import annotations

import argparse
import json
import random
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect, sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.tables import PATIENCE, Server
from tests.companion.reentry import Tapping, enter_game, mix, owned

from dolmen.companion.entry import Entry
from dolmen.companion.nomads.opponent import Nomads
from dolmen.companion.session import Session, Start, read_session

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
    wait_for(page, entry.key)
    if entry.kind == "change":
        return change(page, entry)
    if isinstance(entry.value, int):
        tens, ones = divmod(entry.value, 10)
        taps = touch(page, f'.asking [data-tens="{tens}"]') if tens else 0
        return taps + touch(page, f'.asking [data-ones="{ones}"]')
    if isinstance(entry.value, str):
        option = page.locator(f'.asking [data-option="{entry.value}"]')
        return touch(
            page, f'.asking [data-{"option" if option.count() else "spot"}="{entry.value}"]'
        )
    return touch(page, ".asking [data-act=answer]")


def wait_for(page: Page, key: str) -> None:
    page.locator(f'[data-asks="{key}"]:not(.busy)').wait_for(timeout=PATIENCE)


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


def enter(page: Page, entries: Sequence[Entry]) -> int:
    """Make all entries; gives the most taps that one took."""
    return max(tap(page, entry) for entry in entries)


def check_end(page: Page, theirs: int, mine: int) -> None:
    result = page.locator(".cresult")
    expect(result).to_contain_text(str(theirs))
    expect(result).to_contain_text(str(mine))


# Mistakes.


def wrong_spots(entries: Sequence[Entry], chance: random.Random, number: int) -> set[int]:
    """Where a mistake is made: answers with something to be wrong about."""
    answers = [n for n, e in enumerate(entries) if e.kind == "answer" and e.value is not None]
    return set(chance.sample(answers, min(number, len(answers))))


def blunder(page: Page, entry: Entry, chance: random.Random) -> None:
    """Answer wrongly, then correct it in one of the two ways."""
    wait_for(page, entry.key)
    if isinstance(entry.value, list):
        for _ in range(take_wrong_place(page, chance)):
            take_back(page)
        wait_for(page, entry.key)
        return
    right, length = entry.value, held(page)["length"]
    if isinstance(right, int):
        touch(page, f'.asking [data-ones="{(right + 1) % 10}"]')
    else:
        offered = ".asking [data-option], .asking .open[data-spot]"
        names = page.locator(offered).evaluate_all(
            "all => all.map(one => one.dataset.option ?? one.dataset.spot)"
        )
        others = [name for name in names if name != right]
        if not others:
            return
        wrong = chance.choice(others)
        touch(page, f'.asking :is([data-option="{wrong}"], [data-spot="{wrong}"])')
    # A wrong card may be followed by the same question.
    wait_for_log(page, length + 1)
    take_back(page)
    wait_for(page, entry.key)


def take_wrong_place(page: Page, chance: random.Random) -> int:
    """Mark a wrong place; gives how many entries that was."""
    spots = page.locator(".asking .open[data-spot]")
    if not spots.count():
        return 0
    spot = spots.nth(chance.randrange(spots.count()))
    spot.dispatch_event("click")
    option = page.locator(".asking .cpicker [data-option=empty]")
    if option.count():
        option.dispatch_event("click")
    page.locator(".asking:not(.busy)").wait_for(timeout=PATIENCE)
    return 1


def take_back(page: Page) -> None:
    length = held(page)["length"]
    page.locator("[data-act=undo]").click()
    wait_for_log(page, length + 1)


def wait_for_log(page: Page, length: int) -> None:
    """Until the server has seen so many operations."""
    page.wait_for_function(
        "length => JSON.parse(localStorage.getItem('companion.' + location.hash.slice(1)))"
        ".log.length >= length",
        arg=length,
        timeout=PATIENCE,
    )


def held(page: Page) -> dict[str, Any]:
    """The session as the device keeps it."""
    script = "localStorage.getItem('companion.' + location.hash.slice(1))"
    found = json.loads(page.evaluate(script))
    return {"log": found["log"], "length": len(found["log"]), "waiting": found["waiting"]}


# Whole games.


def session_on(page: Page, options: dict[str, str], seed: int, own_cards: bool) -> Session:
    """The session that was entered on the page, folded again."""
    start = Start("endless_winter", seed, options, own_cards)
    return read_session({"start": start.json(), "log": held(page)["log"]})


def check_equal(page: Page, entering: Tapping, session: Session) -> None:
    """The acts on the page are those of the digital game, which `enter_game` compared."""
    state = entering.position.state
    check_end(page, sum(Nomads.score_of(state)), state.numbers["own_score"])
    found = session.position()
    assert found.told == entering.position.told
    assert owned(found.state) == owned(state)
    assert Nomads.score_of(found.state) == Nomads.score_of(state)


def play_game(page: Page, seed: int, mistakes: int = 0) -> Figures:
    """Enter a game, with mistakes that are corrected, and compare it; gives what it took."""
    own_cards, options = seed % 2 == 1, mix(seed)
    effort, entering = enter_game(options, seed, own_cards)
    begin(page, options, seed, own_cards)
    chance = random.Random(seed)
    wrong = wrong_spots(entering.entries, chance, mistakes)
    taps = []
    for number, entry in enumerate(entering.entries):
        if number in wrong:
            blunder(page, entry, chance)
        taps.append(tap(page, entry))
    page.locator(".cresult").wait_for(timeout=PATIENCE)
    check_equal(page, entering, session_on(page, options, seed, own_cards))
    questions, acts = sum(effort.questions.values()), len(entering.position.told)
    return Figures(1, effort.turns, questions, sum(taps), acts, max(taps))


@dataclass
class Figures:
    """What was counted in the games so far."""

    games: int = 0
    turns: int = 0
    questions: int = 0
    taps: int = 0
    acts: int = 0
    most: int = 0

    def add(self, game: Figures) -> None:
        self.games += game.games
        self.turns += game.turns
        self.questions += game.questions
        self.taps += game.taps
        self.acts += game.acts
        self.most = max(self.most, game.most)

    def __str__(self) -> str:
        return (
            f"{self.games} games, {self.turns} Nomad turns, {self.acts} acts, all equal; "
            f"per Nomad turn, Eclipses included: {self.questions / self.turns:.2f} questions, "
            f"{self.taps / self.turns:.2f} taps; {self.taps / self.questions:.2f} taps per "
            f"question, at most {self.most} per entry"
        )


def main(games: int, mistakes: int, first: int) -> None:
    figures = Figures()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "tables.db")
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for seed in range(first, first + games):
                page = browser.new_context(viewport=PHONE, has_touch=True).new_page()  # type: ignore[arg-type]
                page.goto(server.address + "/companion")
                began = time.monotonic()
                figures.add(play_game(page, seed, mistakes))
                assert figures.most <= 2
                # After every game, so that a run that is stopped has its figures.
                print(f"game {seed}, {time.monotonic() - began:.0f} s: {figures}", flush=True)
                page.context.close()
        finally:
            browser.close()
            server.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--mistakes", type=int, default=0)
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    args = parser.parse_args()
    main(args.games, args.mistakes, args.first)
