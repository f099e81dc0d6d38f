"""Bots play many games: `simulate` gives the same results for the same seed on any number of
worker processes."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from dolmen.bots import Bot, Turn, make
from dolmen.bots.statistics import mean, wilson
from dolmen.core.content import Content
from dolmen.core.game import Game
from dolmen.core.refusal import BadInput
from dolmen.core.rng import Rng, derive
from dolmen.core.state import State
from dolmen.core.step import act
from dolmen.games import find

BATCH = 5  # games sent to a worker at a time


@dataclass(slots=True, frozen=True)
class Plan:
    """What is to be played: everything the results are a function of."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    content: str | None = None
    rotate: bool = True  # different bots play the same deal in every rotation of the seats

    def seating(self, number: int) -> list[int]:
        """Which bot (by its place in `bots`) sits on each seat in a game."""
        n = len(self.bots)
        shift = number % n if self.rotate else 0
        return [(seat + shift) % n for seat in range(n)]

    def game_seed(self, number: int) -> int:
        # Rotating equal bots would play the same game again.
        paired = self.rotate and len(set(self.bots)) > 1
        deal = number // len(self.bots) if paired else number
        return derive(self.seed, f"game {deal}")[0]


@dataclass(slots=True)
class Outcome:
    """One game."""

    number: int
    seed: int
    seating: list[int]
    scores: list[list[int]]
    winners: list[int]
    rounds: int
    decisions: int
    crash: str | None = None


def play_one(plan: Plan, game: Game, content: Content, number: int) -> Outcome:
    seed = plan.game_seed(number)
    seating = plan.seating(number)
    outcome = Outcome(number, seed, seating, [], [], 0, 0)
    try:
        header = game.header(len(plan.bots), seed, plan.options, content=content)
        s = game.new(header, content)
        bots = [
            make(plan.bots[bot], game, Rng(seed, f"bot {seat}")) for seat, bot in enumerate(seating)
        ]
        outcome.decisions = finish(game, s, bots)
        outcome.scores = game.scores(s)
        outcome.winners = game.winners(s)
        outcome.rounds = game.round(s)
    except Exception as error:
        outcome.crash = f"{type(error).__name__}: {error}"
    return outcome


def finish(game: Game, s: State, bots: Sequence[Bot]) -> int:
    """Play a game to its end; the number of decisions it took."""
    decisions = 0
    while s.stack:
        act(s, bots[s.seat].choose(Turn(game, s)))
        decisions += 1
        if decisions > game.longest:
            raise RuntimeError(f"more than {game.longest} decisions")
    return decisions


def play_batch(plan: Plan, start: int) -> list[Outcome]:
    game = find(plan.game)
    content = game.load(Path(plan.content)) if plan.content else game.content
    end = min(start + BATCH, plan.games)
    return [play_one(plan, game, content, number) for number in range(start, end)]


def outcomes(plan: Plan, workers: int) -> Iterator[list[Outcome]]:
    starts = range(0, plan.games, BATCH)
    if workers == 1:
        for start in starts:
            yield play_batch(plan, start)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play_batch, [plan] * len(starts), starts)


@dataclass(slots=True)
class Result:
    plan: Plan
    seconds: float
    outcomes: list[Outcome]

    @property
    def crashes(self) -> list[Outcome]:
        return [outcome for outcome in self.outcomes if outcome.crash]

    def wins(self, bot: int) -> float:
        """Victories of a bot; a shared one counts in parts."""
        total = 0.0
        for outcome in self.outcomes:
            for seat in outcome.winners:
                # An automatic opponent of the rules wins without a seat.
                if seat < len(outcome.seating) and outcome.seating[seat] == bot:
                    total += 1 / len(outcome.winners)
        return total

    def summary(self) -> dict[str, Any]:
        """Everything but the time it took."""
        game = find(self.plan.game)
        done = [outcome for outcome in self.outcomes if not outcome.crash]
        bots = []
        for bot, name in enumerate(self.plan.bots):
            rows = [o.scores[o.seating.index(bot)] for o in done]
            wins = self.wins(bot)
            bots.append(
                {
                    "bot": name,
                    "wins": wins,
                    "win_rate": wins / len(done) if done else 0.0,
                    "win_rate_95": wilson(wins, len(done)),
                    "mean_score": mean([float(sum(row)) for row in rows]),
                    "mean_categories": {
                        category: mean([float(row[i]) for row in rows])
                        for i, category in enumerate(game.categories)
                    },
                }
            )
        seats = []
        for seat in range(len(self.plan.bots)):
            won = sum(1 / len(o.winners) for o in done if seat in o.winners)
            seats.append({"seat": seat, "wins": won})
        sides = max((len(o.scores) for o in done), default=0)
        automatic = [
            self.side(done, seat, game.categories) for seat in range(len(self.plan.bots), sides)
        ]
        return {
            **({"automatic": automatic} if automatic else {}),
            "game": self.plan.game,
            "players": list(self.plan.bots),
            "options": self.plan.options,
            "seed": self.plan.seed,
            "games": len(self.outcomes),
            "crashes": len(self.crashes),
            "decisions": sum(o.decisions for o in self.outcomes),
            "mean_rounds": mean([float(o.rounds) for o in done]),
            "mean_decisions": mean([float(o.decisions) for o in done]),
            "bots": bots,
            "seats": seats,
        }

    def side(self, done: list[Outcome], seat: int, categories: tuple[str, ...]) -> dict[str, Any]:
        """How a side without a bot did: the automatic opponent of a solo game."""
        rows = [o.scores[seat] for o in done]
        return {
            "side": seat,
            "wins": sum(1 / len(o.winners) for o in done if seat in o.winners),
            "mean_score": mean([float(sum(row)) for row in rows]),
            "mean_categories": {
                category: mean([float(row[i]) for row in rows])
                for i, category in enumerate(categories)
            },
        }

    def report(self) -> dict[str, Any]:
        summary = self.summary()
        seconds = max(self.seconds, 1e-9)
        return {
            **summary,
            "seconds": self.seconds,
            "games_per_second": len(self.outcomes) / seconds,
            "decisions_per_second": summary["decisions"] / seconds,
        }

    def file(self) -> str:
        """The results as a file: the summary and every game, nothing that depends on time."""
        games = [asdict(outcome) for outcome in self.outcomes]
        return json.dumps({**self.summary(), "results": games}, indent=1) + "\n"


def simulate(plan: Plan, workers: int = 1, progress: Callable[[int], None] | None = None) -> Result:
    """Play all games of a plan; `progress` hears how many are done."""
    check(plan, workers)
    found: list[Outcome] = []
    began = time.perf_counter()
    for batch in outcomes(plan, workers):
        found += batch
        if progress is not None:
            progress(len(found))
    return Result(plan, time.perf_counter() - began, found)


def check(plan: Plan, workers: int) -> None:
    """Refuse a wrong plan before anything is played."""
    game = find(plan.game)
    content = game.load(Path(plan.content)) if plan.content else game.content
    game.header(len(plan.bots), plan.seed, plan.options, content=content)
    for bot in plan.bots:
        make(bot, game, Rng(0))
    if plan.games < 1:
        raise BadInput(f"The number of games must be at least 1; got {plan.games}.")
    if workers < 1:
        raise BadInput(f"The number of workers must be at least 1; got {workers}.")


def parse_options(words: list[str]) -> Mapping[str, str]:
    """`name=value` words to options."""
    options: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadInput(f"An option is given as name=value; got '{word}'.")
        options[name] = value
    return options
