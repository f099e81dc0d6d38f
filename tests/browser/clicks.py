"""How many clicks a game costs: somebody who knows what they want plays it with the mouse alone.

    python -m tests.browser.clicks altay prehistory endless_winter --rounds 6

Two bots have played it before; the mouse does what the first of them did, as a person would:
on the table where a place stands for the action, at a button or in the list of options where none
does. The second one answers over a socket. Only the clicks of the first are counted, those that
open menus and answer questions included. The same game costs another version (`--source`) more or
fewer of them: it is dealt by the rules that 0.2.0 knows.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS, QUIET
from tests.browser.tables import NAMES, PATIENCE, Server, Table, wait_until
from tests.server.client import Player

from dolmen.bots import Turn, make
from dolmen.core.record import Record, parse
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.games import find
from dolmen.server.outlook import Outlook

BOT = "hunter"
GAMES = ("altay", "prehistory", "endless_winter")
RULES = {"endless_winter": 2}  # later ones deal another game for the same seed
SHORT = 3  # lines of a menu that somebody reads instead of clicking elsewhere
AHEAD = 8  # moves that one click may stand for
DRAWN_OUT = ("buy", "buymarker", "sell", "sellmarker")
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
  toast: document.querySelectorAll('.toast').length > 0,
  picked: document.querySelectorAll('.picked').length,
})"""
CHANGED = f"""before => {{
  const now = ({STATE})();
  return now.decision !== before.decision || now.picked !== before.picked
    || ['sure', 'menu', 'toast'].some(one => now[one] && !before[one]);
}}"""


class Mouse:
    """Plays one seat of a table by clicking."""

    def __init__(
        self, page: Page, table: Table, game: Played, eyes: Player, other: Player, direct: bool
    ) -> None:
        self.page, self.table, self.game, self.direct = page, table, game, direct
        self.eyes, self.other = eyes, other
        self.clicks = 0
        self.skipping = False
        self.by_verb: dict[str, list[int]] = {}

    def done(self) -> int:
        """How many moves of the game have been made."""
        keys = f"{self.table.token(0)},{self.table.token(1)}"
        path = f"/api/tables/{self.table.id}/record?token={keys}"
        moves = parse(self.table.server.text(path)).moves
        for done, meant in zip(moves, self.game.moves, strict=False):
            assert done == meant, f"{done} was done instead of {meant}"
        return len(moves)

    def press(self, selector: str, nth: int = 0) -> None:
        """One click, and what comes of it."""
        page = self.page
        page.evaluate("() => document.querySelectorAll('.toast button').forEach(e => e.click())")
        page.wait_for_function("() => !document.querySelector('.toast')")
        before = page.evaluate(STATE)
        page.locator(selector).nth(nth).dispatch_event("click")
        self.clicks += 1
        page.wait_for_function(CHANGED, arg=before)

    def at(self, target: str) -> int:
        """Which of the drawings of a place is in sight; one in a drawer is, once that is open."""
        nth = int(self.page.evaluate(SEEN, target))
        drawer = "[data-act=drawer][aria-expanded=false]"
        if nth < 0 and target.partition(":")[0] in DRAWN_OUT and self.page.query_selector(drawer):
            self.page.click(drawer)
            self.clicks += 1
            self.page.wait_for_selector("[data-act=drawer][aria-expanded=true]")
            nth = int(self.page.evaluate(SEEN, target))
        return nth

    def open_decision(self) -> dict[str, Any] | None:
        """What the mouse is asked now, or nothing when the game is over. The other one answers."""
        until = time.monotonic() + PATIENCE / 1000
        while time.monotonic() < until:
            now = self.eyes.now
            if now["over"]:
                return None
            shown = self.page.evaluate(f"() => ({STATE})().decision")
            if self.eyes.choices and not now["page"]:
                if str(shown).startswith(f"{now['decision']['id']}:"):
                    decision: dict[str, Any] = now["decision"]
                    return decision
            elif now["decision"] and now["decision"]["seat"] == 1:
                self.let_other_answer()
            # One click may lead further than one decision: either side may be ahead.
            with contextlib.suppress(TimeoutError):
                self.eyes.read(0.05)
        raise AssertionError(
            f"the page shows {shown}, the server asks {self.eyes.now['decision']}, "
            f"the other {self.other.now['decision']}"
        )

    def let_other_answer(self) -> None:
        with contextlib.suppress(TimeoutError):
            while True:
                self.other.read(0.02)
        if self.other.now["over"] or not self.other.choices:
            return
        if self.other.held:
            self.other.decide(self.other.choices[0]["index"])
            return
        seat, text = self.game.moves[self.done()]
        if seat == 1 and text in {choice["text"] for choice in self.other.choices}:
            self.other.decide(text)

    def answer(self) -> bool:
        decision = self.open_decision()
        if decision is None:
            return False
        choices = {choice["text"]: choice for choice in decision["choices"]}
        before = self.clicks
        if decision.get("alone"):  # the table goes on by itself
            self.until_another(decision["id"])
            return True
        if len(choices) == 1:
            verb = "(go on)"
            self.take(next(iter(choices.values())), choices)
        else:
            number = self.done()
            _, text = self.game.moves[number]
            if text not in choices:  # what one click has led to is not all here yet
                return True
            verb = text.split()[0]
            way = self.shortcut(number) if self.direct else None
            if self.direct and self.skips_on(number):
                self.skip_on(self.skipped(number))
            elif way is None:
                self.take(choices[text], choices)
            else:
                self.go(way, number)
            if self.skipping:
                self.go_on_skipping(number, choices)
        self.until_another(decision["id"])
        self.by_verb.setdefault(verb, []).append(self.clicks - before)
        return True

    def skips_on(self, number: int) -> bool:
        """Whether whatever may be skipped from here on is skipped, more than once."""
        end = self.skipped(number)
        if end == len(self.game.moves) or self.game.skipping(end):
            return False
        own = [n for n in range(number, end) if self.game.moves[n][0] == 0]
        return len([n for n in own if not self.game.quiet(n)]) > 1

    def skip_on(self, end: int) -> None:
        """Skip with one click up to a move; the other one plays on meanwhile."""
        self.press("[data-act=skip-on]")
        self.skipping = True
        self.let_skip(end)

    def go_on_skipping(self, number: int, choices: dict[str, Any]) -> None:
        """An answer that nobody can do without does not end the skipping."""
        if self.game.moves[number][1] == self.game.skipping(number):
            return
        self.skipping = all(choice["targets"] for choice in choices.values())
        if self.skipping:
            self.let_skip(self.skipped(number + 1))

    def let_skip(self, end: int) -> None:
        until = time.monotonic() + PATIENCE / 1000
        while self.done() < end:
            assert time.monotonic() < until, "nothing is skipped"
            self.let_other_answer()
            with contextlib.suppress(TimeoutError):
                self.eyes.read(0.05)

    def skipped(self, number: int) -> int:
        """The next move of the first seat that is none of those that may be left to the table."""
        for n in range(number, len(self.game.moves)):
            seat, text = self.game.moves[n]
            if seat == 0 and not self.game.quiet(n) and text != self.game.skipping(n):
                return n
        return len(self.game.moves)

    def shortcut(self, number: int) -> Way | None:
        """A place whose click stands for several moves, if that costs fewer clicks."""
        targets: list[str] = []
        for seat, places in zip(
            [seat for seat, _ in self.game.moves[number : number + AHEAD]],
            self.game.targets[number : number + AHEAD],
            strict=True,
        ):
            if seat != 0:
                break
            targets += [place for place in places if place not in targets]
        grey = {why["target"] for why in self.eyes.now["why_not"]}
        ways = [find_way(self.game, number, target, grey) for target in targets]
        found = [way for way in ways if way and way.saves > 0 and self.at(way.target) >= 0]
        for way in found:
            self.add_part(way, number)
        return max(found, key=lambda way: way.saves, default=None)

    def add_part(self, way: Way, number: int) -> None:
        """A part of the place may also stand for the answer to the question that follows."""
        after = self.game.moves[number + way.moves : number + way.moves + 1]
        if after and after[0][0] == 0:
            inner = f'[data-target="{way.target}"] [data-part="{after[0][1]}"]'
            if self.page.query_selector(inner):
                way.part = inner
                way.moves += 1

    def go(self, way: Way, number: int) -> None:
        """Click on the place, and in every menu on what is meant."""
        if way.part:
            self.press(way.part)
        else:
            self.press(f'[data-target="{way.target}"]', self.at(way.target))
        for text in way.menus:
            menu = f'.menu [data-choice="{text}"]'
            self.page.wait_for_selector(menu)
            self.press(menu)
        wait_until(self.page, lambda: self.done() >= number + way.moves)

    def take(self, choice: dict[str, Any], choices: dict[str, Any]) -> None:
        page, text, number = self.page, choice["text"], self.eyes.now["decision"]["id"]
        if choice.get("gives_up") and len(choices) > 1:
            self.press("[data-act=give-up]")
            self.press(f'.menu [data-choice="{text}"]')
            return
        for target in self.way(choice, choices):
            nth = self.at(target)
            if nth < 0:
                break
            if page.query_selector(".menu") or not self.still(number):
                break
            part = self.part(target, choice, choices)
            self.press(part or f'[data-target="{target}"]', 0 if part else nth)
        if self.still(number) and page.query_selector(f'.menu [data-choice="{text}"]'):
            self.press(f'.menu [data-choice="{text}"]')
        button = f'.acts [data-choice="{text}"]'
        asked = page.query_selector("[data-act=sure]")
        if self.still(number) and not asked and page.query_selector(button):
            self.press(button)
        if self.still(number) and page.query_selector("[data-act=sure]"):
            self.press("[data-act=sure]")
        if self.still(number):
            if not page.query_selector(".choices"):
                page.locator("[data-act=list]").dispatch_event("click")
                self.clicks += 1
            self.press(f'.choices [data-choice="{text}"]')
            if self.still(number) and page.query_selector("[data-act=sure]"):
                self.press("[data-act=sure]")
            if page.query_selector(".choices") and page.query_selector("[data-act=list]"):
                page.locator("[data-act=list]").dispatch_event("click")

    def part(self, target: str, choice: dict[str, Any], choices: dict[str, Any]) -> str | None:
        """A part of the place that stands for the choice alone, or for the one after it too."""
        words = choice["text"].split()[1:]
        if sum(target in other["targets"] for other in choices.values()) == 1:
            words = [self.next_own()]
        for word in words if self.direct else ():
            own = f'[data-target="{target}"][data-part="{word}"]'
            inner = f'[data-target="{target}"] [data-part="{word}"]'
            if found := next((one for one in (own, inner) if self.page.query_selector(one)), None):
                return found
        return None

    def next_own(self) -> str:
        """What is done after the open question, if it is a plain answer of the same player."""
        after = self.game.moves[self.done() + 1 : self.done() + 2]
        return after[0][1] if after and after[0][0] == 0 else ""

    def way(self, choice: dict[str, Any], choices: dict[str, Any]) -> list[str]:
        """The places to click on: one that stands for nothing else is enough."""
        targets = list(dict.fromkeys(choice["targets"]))
        if targets and self.at(targets[-1]) >= 0 and self.part(targets[-1], choice, choices):
            return targets[-1:]
        kinds = {target.partition(":")[0] for target in targets}
        for target in targets if self.direct and len(kinds) > 1 else targets[-1:]:
            same = [c for c in choices.values() if target in c["targets"] and not c.get("gives_up")]
            if len(same) == 1 and self.at(target) >= 0:
                return [target]
        return targets

    def still(self, number: int) -> bool:
        now = self.page.evaluate("() => document.querySelector('.prompt')?.dataset.decision ?? ''")
        mine = self.page.query_selector(".prompt.mine") is not None
        return mine and str(now).startswith(f"{number}:")

    def until_another(self, number: int) -> None:
        self.eyes.until(lambda s: s["over"] or (s["decision"] and s["decision"]["id"] != number))


@dataclass
class Played:
    """A whole game of two bots: what they did, where the table stood, and the places that stand
    for it."""

    game: str
    seed: int
    beginning: Record
    moves: list[tuple[int, str]]
    states: list[State]
    targets: list[list[str]]

    def quiet(self, number: int) -> bool:
        return find(self.game).quiet(self.states[number]) is not None

    def skipping(self, number: int) -> str:
        """What the table does for somebody who skips whatever offers nothing."""
        rules = find(self.game)
        found = rules.face.skipping(self.states[number])
        return "" if found is None else rules.vocabulary.text(found)


def play_before(game: str, seed: int) -> Played:
    rules = find(game)
    header = rules.start(2, seed).record.header
    header.rules = RULES.get(game, header.rules)
    beginning = Record(header, [])
    play = rules.resume(beginning)
    bots = [make(BOT, rules, Rng(seed, f"bot {seat}")) for seat in range(2)]
    states, targets = [], []
    while not play.over:
        quiet = rules.quiet(play.state)
        bot = bots[play.state.seat]
        index = bot.choose(Turn(rules, play.state, None)) if quiet is None else quiet
        states.append(play.state)
        targets.append(rules.face.targets(play.state, index))
        play.do(index)
    return Played(game, seed, beginning, play.record.moves, states, targets)


@dataclass
class Way:
    """A click on a place, with the menus that it opens, and how many moves it makes."""

    target: str
    moves: int
    menus: list[str]
    part: str = ""

    @property
    def saves(self) -> int:
        return self.moves - 1 - len(self.menus)


def find_way(game: Played, number: int, target: str, grey: set[str]) -> Way | None:
    """What the table does about a click on a place, as long as it is what was done."""
    rules = find(game.game)
    vocabulary, way = rules.vocabulary, Way(target, 0, [])
    while True:
        at = number + way.moves
        if at >= len(game.moves) or game.moves[at][0] != 0:
            return None
        text, state = game.moves[at][1], game.states[at]
        outlook = Outlook(rules.face, state, lambda seat: True)
        here = [index for index in state.options if target in rules.face.targets(state, index)]
        open_ = [index for index in here if not rules.face.gives_up(state, index)]
        choices = open_ if here else outlook.ways(target)[0]
        if text not in [vocabulary.text(index) for index in choices]:
            return None
        if len(choices) > SHORT or (not here and way.moves == 0 and target in grey):
            return None
        if len(choices) > 1:
            way.menus.append(text)
        way.moves += 1
        if here:
            last = rules.face.targets(state, choices[0])[-1]
            return way if len(choices) == 1 or last == target else None
        after, passed = outlook.after(state, vocabulary.parse(text))
        if any(target in rules.face.targets(state, index) for index in passed):
            return way
        if len(after.options) == 1 or not after.stack:
            return None


def measure(page: Page, server: Server, game: Played, rounds: int, direct: bool) -> Mouse:
    seats = [{"kind": "human", "name": NAMES[n]} for n in range(2)]
    plan: dict[str, Any] = {"game": game.game, "seats": seats}
    if direct:
        plan |= {"record": str(game.beginning), "moves": 0}
    else:  # an older version may know another content, but deals the same
        plan["seed"] = game.seed
    table = Table(server, server.post("/api/tables", plan))
    table.sit(page, 0, ready=".prompt")
    address = Address(f"127.0.0.1:{server.port}")
    eyes, other = (Player(address, table.id, [table.token(seat)]) for seat in (0, 1))
    mouse = Mouse(page, table, game, eyes, other, direct)
    while eyes.now["round"] <= rounds and mouse.answer():
        pass
    eyes.close()
    other.close()
    return mouse


@dataclass
class Address:
    """Where a player connects to."""

    address: str


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--rounds", type=int, default=99)
    parser.add_argument("--seed", type=int, default=5)
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
            context = browser.new_context(
                viewport={"width": 1440, "height": 900}, reduced_motion="reduce"
            )
            kept = json.dumps({k: v for k, v in QUIET.items() if k != "confirm"})
            context.add_init_script(f"localStorage.setItem('dolmen.settings', {json.dumps(kept)})")
            page = context.new_page()
            page.set_default_timeout(PATIENCE)
            played = play_before(game, args.seed)
            mouse = measure(page, server, played, args.rounds, args.source is None)
            rounds = min(args.rounds, mouse.eyes.now["round"])
            each = f"{mouse.clicks / rounds:.1f} a round"
            print(f"{game}: {mouse.clicks} clicks in {rounds} rounds, {each}")
            if args.verbs:
                for verb, counts in sorted(mouse.by_verb.items(), key=lambda kv: -sum(kv[1])):
                    print(f"  {verb}: {len(counts)} times, {sum(counts)} clicks")
            sys.stdout.flush()
            context.close()
        browser.close()
        server.close()


if __name__ == "__main__":
    main()
