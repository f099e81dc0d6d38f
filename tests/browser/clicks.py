"""How many clicks a game costs: somebody who knows what they want plays it with the mouse alone.

    python -m tests.browser.clicks altay prehistory endless_winter --rounds 6

A quick bot says what is wanted; the mouse does it as a person would: on the table where a place
stands for the action, at a button or in the list of options where none does. Only the clicks of
this one player are counted, those that open menus and answer questions included.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS, QUIET
from tests.browser.tables import NAMES, PATIENCE, Server, Table
from tests.server.client import Player

import dolmen
from dolmen.bots import Turn, make
from dolmen.core.play import Play
from dolmen.core.rng import Rng

SEATS = {"altay": ("human", "greedy"), "prehistory": ("human", "greedy"), "endless_winter": ("human", "greedy")}
SEEN = """target => {
  const all = [...document.querySelectorAll(`[data-target="${CSS.escape(target)}"]`)];
  return all.findIndex(e => {
    const r = e.getBoundingClientRect();
    return r.width > 0 && r.height > 0 && r.right > 0 && r.bottom > 0 && r.left < innerWidth
      && r.top < innerHeight;
  });
}"""
# What a click has to bring about: another decision, a question, a menu, or another thing picked.
STATE = """() => ({
  decision: document.querySelector('.prompt.mine')?.dataset.decision ?? '',
  sure: !!document.querySelector('[data-act=sure]'),
  menu: !!document.querySelector('.menu'),
  toast: !!document.querySelector('.toast'),
  picked: document.querySelectorAll('.picked').length,
})"""
CHANGED = f"""before => {{
  const now = ({STATE})();
  return now.decision !== before.decision || now.picked !== before.picked
    || ['sure', 'menu', 'toast'].some(one => now[one] && !before[one]);
}}"""


class Mouse:
    """Plays one seat of a table by clicking."""

    def __init__(self, page: Page, table: Table, eyes: Player, direct: bool = True) -> None:
        self.page, self.table, self.eyes, self.direct = page, table, eyes, direct
        self.clicks = 0
        self.by_verb: dict[str, list[int]] = {}

    def play(self) -> Play:
        path = f"/api/tables/{self.table.id}/record?token={self.table.token(0)}"
        return dolmen.load(self.table.server.text(path))

    def wanted(self, play: Play) -> tuple[str, str | None]:
        """The action that the bot would take, and the place that it would go for after it."""
        game = play.game
        bot = make("greedy", game, Rng(len(play.moves), "clicks"))
        text = game.vocabulary.text(bot.choose(Turn(game, play.state, None)))
        later = play.clone()
        seat = play.state.seat
        later.do(text)
        if later.over or later.state.seat != seat:
            return text, None
        following = bot.choose(Turn(game, later.state, None))
        targets = game.face.targets(later.state, following)
        return text, targets[-1] if targets else None

    def press(self, selector: str, nth: int = 0) -> None:
        """One click, and what comes of it."""
        page = self.page
        before = page.evaluate(STATE)
        page.locator(selector).nth(nth).dispatch_event("click")
        self.clicks += 1
        page.wait_for_function(CHANGED, arg=before)

    def at(self, target: str) -> int:
        return int(self.page.evaluate(SEEN, target))

    def open_decision(self) -> dict[str, Any] | None:
        """What is asked now, or nothing when the game is over."""
        now = self.eyes.until(lambda s: s["over"] or self.eyes.choices and not s["page"])
        if now["over"]:
            return None
        number = now["decision"]["id"]
        self.page.wait_for_function(
            "id => document.querySelector('.prompt.mine')?.dataset.decision.startsWith(id)",
            arg=f"{number}:",
        )
        decision: dict[str, Any] = now["decision"]
        return decision

    def answer(self) -> bool:
        decision = self.open_decision()
        if decision is None:
            return False
        choices = {choice["text"]: choice for choice in decision["choices"]}
        before = self.clicks
        if len(choices) == 1:
            verb = "(go on)"
            self.take(next(iter(choices.values())), choices)
        else:
            text, later = self.wanted(self.play())
            verb = text.split()[0]
            if not (self.direct and later and self.shortcut(later, text, choices)):
                self.take(choices[text], choices)
        self.until_another(decision["id"])
        self.by_verb.setdefault(verb, []).append(self.clicks - before)
        return True

    def shortcut(self, target: str, text: str, choices: dict[str, Any]) -> bool:
        """Click on what is wanted in the end, if nothing else is meant by it."""
        lit = {place for choice in choices.values() for place in choice["targets"]}
        grey = {why["target"] for why in self.eyes.now["why_not"]}
        nth = self.at(target)
        if target in lit | grey or nth < 0:
            return False
        page = self.page
        self.press(f'[data-target="{target}"]', nth)
        if page.query_selector(".toast"):
            self.clicks -= 1  # nobody who knows the game would have tried
            page.evaluate("() => document.querySelectorAll('.toast button').forEach(e => e.click())")
            return False
        if page.query_selector(".menu"):
            self.press(f'.menu [data-choice="{text}"]')
        return True

    def take(self, choice: dict[str, Any], choices: dict[str, Any]) -> None:
        page, text, number = self.page, choice["text"], self.eyes.now["decision"]["id"]
        for target in dict.fromkeys(choice["targets"]):
            nth = self.at(target)
            if nth < 0:
                break
            if page.query_selector(".menu") or not self.still(number):
                break
            self.press(f'[data-target="{target}"]', nth)
        if self.still(number) and page.query_selector(f'.menu [data-choice="{text}"]'):
            self.press(f'.menu [data-choice="{text}"]')
        if self.still(number) and page.query_selector(f'.acts [data-choice="{text}"]'):
            if not page.query_selector("[data-act=sure]"):
                self.press(f'.acts [data-choice="{text}"]')
        if self.still(number) and page.query_selector("[data-act=sure]"):
            self.press("[data-act=sure]")
        if self.still(number):
            if not page.query_selector(".choices"):
                page.click("[data-act=list]")
                self.clicks += 1
            self.press(f'.choices [data-choice="{text}"]')
            if self.still(number) and page.query_selector("[data-act=sure]"):
                self.press("[data-act=sure]")
            if page.query_selector(".choices") and page.query_selector("[data-act=list]"):
                page.click("[data-act=list]")

    def still(self, number: int) -> bool:
        now = self.page.evaluate("() => document.querySelector('.prompt')?.dataset.decision ?? ''")
        mine = self.page.query_selector(".prompt.mine") is not None
        return mine and str(now).startswith(f"{number}:")

    def until_another(self, number: int) -> None:
        self.eyes.until(lambda s: s["over"] or s["decision"] and s["decision"]["id"] != number)


def measure(page: Page, server: Server, game: str, rounds: int, direct: bool) -> Mouse:
    seats = [{"kind": kind, "name": NAMES[n]} for n, kind in enumerate(SEATS[game])]
    table = Table(server, server.post("/api/tables", {"game": game, "seats": seats, "seed": 5}))
    table.sit(page, 0, ready=".prompt")
    eyes = Player(_Address(server), table.id, [table.token(0)])  # type: ignore[arg-type]
    mouse = Mouse(page, table, eyes, direct)
    while eyes.now["round"] <= rounds and mouse.answer():
        pass
    return mouse


class _Address:
    def __init__(self, server: Server) -> None:
        self.address = f"127.0.0.1:{server.port}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(SEATS))
    parser.add_argument("--rounds", type=int, default=99)
    parser.add_argument("--source", type=Path, help="the src of another version to compare with")
    parser.add_argument("--verbs", action="store_true")
    args = parser.parse_args()
    if args.source:
        os.environ["PYTHONPATH"] = str(args.source)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "tables.db")
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in args.games:
            context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
            import json

            kept = json.dumps({k: v for k, v in QUIET.items() if k != "confirm"})
            context.add_init_script(f"localStorage.setItem('dolmen.settings', {json.dumps(kept)})")
            page = context.new_page()
            page.set_default_timeout(PATIENCE)
            mouse = measure(page, server, game, args.rounds, args.source is None)
            rounds = min(args.rounds, mouse.eyes.now["round"])
            print(f"{game}: {mouse.clicks} clicks in {rounds} rounds, {mouse.clicks / rounds:.1f} a round")
            if args.verbs:
                for verb, counts in sorted(mouse.by_verb.items(), key=lambda kv: -sum(kv[1])):
                    print(f"  {verb}: {len(counts)} times, {sum(counts)} clicks")
            sys.stdout.flush()
            context.close()
        browser.close()
        server.close()


if __name__ == "__main__":
    main()
