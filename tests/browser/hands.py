"""Whole games with one's own hands: by mouse, by keys, by touch on a phone and on a tablet.

    python -m tests.browser.hands --game altay --by phone --language de

Somebody plays against a bot to the end, with one means alone and only through what can be seen and
touched on the screen. What to do, a bot of the same level says; how to do it is up to the hands. In
the end the score sheet lies open, and the page has not complained. Prints the decisions, and how
many clicks, taps or keys they took.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.clicks import Address
from tests.browser.conftest import CHROMIUM, FLAGS, QUIET
from tests.browser.means import Finger, Keys, Mouse, decision
from tests.browser.tables import NAMES, PATIENCE, Server, Table
from tests.server.client import Player

import dolmen
from dolmen.bots import Turn, make
from dolmen.core.play import Play
from dolmen.core.record import parse
from dolmen.core.rng import Rng
from dolmen.games import find

BOT = "hunter"
GAMES = ("altay", "prehistory", "endless_winter")


@dataclass(frozen=True)
class Kind:
    """A means, and the window it is used in."""

    means: type[Mouse | Finger | Keys]
    size: tuple[int, int]
    what: str

    @property
    def touch(self) -> bool:
        return self.means is Finger


BY = {
    "mouse": Kind(Mouse, (1440, 900), "clicks"),
    "keyboard": Kind(Keys, (1440, 900), "keys"),
    "phone": Kind(Finger, (390, 844), "taps"),
    "tablet": Kind(Finger, (820, 1180), "taps"),
}


@dataclass
class Hands:
    """Somebody at a table, alone against a bot."""

    page: Page
    table: Table
    means: Mouse | Finger | Keys
    eyes: Player
    play: Play
    bot: Any
    decisions: int = 0
    errors: list[str] = field(default_factory=list)

    def catch_up(self) -> None:
        """The same game here, as far as it has come."""
        path = f"/api/tables/{self.table.id}/record?token={self.table.token(0)}"
        moves = parse(self.table.server.text(path)).moves
        for _, text in moves[len(self.play.moves) :]:
            self.play.do(text)

    def open_decision(self) -> dict[str, Any] | None:
        """What is asked, once page and server agree on it; None when the game is over."""
        until = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < until:
            now = self.eyes.now
            if now["over"]:
                return None
            if self.eyes.choices and not now["page"]:
                asked: dict[str, Any] = now["decision"]
                if decision(self.page).startswith(f"{asked['id']}:"):
                    return asked
            with contextlib.suppress(TimeoutError):
                self.eyes.read(0.05)
        raise AssertionError("the page and the server do not agree on what is asked")

    def answer(self) -> bool:
        asked = self.open_decision()
        if asked is None:
            return False
        choices = asked["choices"]
        choice = choices[0]
        if len(choices) > 1:
            self.catch_up()
            index = self.bot.choose(Turn(self.play.game, self.play.state, None))
            choice = next(one for one in choices if one["index"] == index)
        self.decisions += 1
        self.means.take(choice, way(choice, choices))
        self.eyes.until(
            lambda s: s["over"] or (s["decision"] and s["decision"]["id"] != asked["id"])
        )
        return True


def way(choice: dict[str, Any], choices: list[dict[str, Any]]) -> list[str]:
    """The places to touch: one that stands for nothing else is enough."""
    targets = list(dict.fromkeys(choice["targets"]))
    kinds = {target.partition(":")[0] for target in targets}
    for target in reversed(targets if len(kinds) > 1 else targets[-1:]):
        if sum(target in one["targets"] and not one.get("gives_up") for one in choices) == 1:
            return [target]
    return targets


def sit_down(browser: Browser, server: Server, game: str, kind: Kind, language: str) -> Hands:
    context = browser.new_context(
        viewport={"width": kind.size[0], "height": kind.size[1]},
        reduced_motion="reduce",
        has_touch=kind.touch,
        is_mobile=kind.touch,
    )
    kept = {**{k: v for k, v in QUIET.items() if k != "confirm"}, "language": language}
    script = f"localStorage.setItem('dolmen.settings', {json.dumps(json.dumps(kept))})"
    context.add_init_script(f"if (!localStorage.getItem('dolmen.settings')) {script};")
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda one: errors.append(one.text) if one.type == "error" else None)
    seats = [{"kind": "human", "name": NAMES[0]}, {"kind": BOT}]
    table = Table(server, server.post("/api/tables", {"game": game, "seats": seats, "seed": 5}))
    table.sit(page, 0, ready=".prompt")
    eyes = Player(Address(f"127.0.0.1:{server.port}"), table.id, [table.token(0)])
    play = dolmen.load(server.text(f"/api/tables/{table.id}/record?token={table.token(0)}"))
    bot = make(BOT, find(game), Rng(5, "hands"))
    return Hands(page, table, kind.means(page), eyes, play, bot, errors=errors)


def play_game(
    browser: Browser, server: Server, game: str, by: str, language: str = "en", rounds: int = 99
) -> Hands:
    """Play so many rounds, or to the end."""
    hands = sit_down(browser, server, game, BY[by], language)
    try:
        while hands.eyes.now["round"] <= rounds and hands.answer():
            pass
        if hands.eyes.now["over"]:
            hands.page.wait_for_selector("dialog[open] table")
        assert hands.errors == [], hands.errors
    except BaseException:
        hands.page.screenshot(path=f"{tempfile.gettempdir()}/hands-{game}-{by}.png")
        raise
    finally:
        hands.eyes.close()
        hands.page.context.close()
    return hands


def describe(hands: Hands, rounds: int, what: str) -> str:
    means, played = hands.means, min(rounds, hands.eyes.now["round"])
    notes = [f"{means.listed} in the list of options"]
    if isinstance(means, Keys):
        notes.append(f"{len(means.unseen)} without a visible focus {sorted(set(means.unseen))}")
    else:
        notes.append(f"{means.scrolled} after scrolling")
        if means.again:
            notes.append(f"tapped again: {means.again}")
        if means.missed:
            notes.append(f"out of reach: {sorted(set(means.missed))}")
    return (
        f"{hands.decisions} decisions, {means.acts} {what} in {played} rounds,"
        f" {means.acts / played:.1f} a round; {'; '.join(notes)}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--game", nargs="*", default=list(GAMES))
    parser.add_argument("--by", nargs="*", default=list(BY), choices=list(BY))
    parser.add_argument("--language", default="en")
    parser.add_argument("--rounds", type=int, default=99)
    args = parser.parse_args()
    bad = False
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "tables.db")
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in args.game:
            for by in args.by:
                try:
                    hands = play_game(browser, server, game, by, args.language, args.rounds)
                    print(f"{game} by {by}: {describe(hands, args.rounds, BY[by].what)}")
                except Exception as failed:  # the other games are worth playing all the same
                    print(f"{game} by {by}: {failed}")
                    bad = True
                sys.stdout.flush()
        browser.close()
        server.close()
    if bad:
        sys.exit(1)


if __name__ == "__main__":
    main()
