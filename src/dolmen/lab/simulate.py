"""Bots play many games: the same plan gives the same results, on any engine and any number of
workers, in one go or interrupted."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from dolmen.bots.statistics import interval, mean, wilson
from dolmen.games import find
from dolmen.lab.engine import Engine, InProcess
from dolmen.lab.outcome import BATCH, Outcome, play_batch, shared
from dolmen.lab.plan import Plan
from dolmen.lab.run_folder import RunFolder

Progress = Callable[[int], None]


@dataclass(slots=True)
class Result:
    plan: Plan
    seconds: float
    outcomes: list[Outcome]

    @property
    def crashes(self) -> list[Outcome]:
        return [outcome for outcome in self.outcomes if outcome.crash]

    @property
    def done(self) -> list[Outcome]:
        return [outcome for outcome in self.outcomes if not outcome.crash]

    def wins(self, bot: int) -> float:
        """Victories of a bot; a shared one counts in parts."""
        return sum(o.won(seat) for o in self.done for seat in seats_of(o, bot))

    def summary(self) -> dict[str, Any]:
        """Everything but the time it took."""
        game = find(self.plan.game)
        done = self.done
        seats = len(self.plan.bots)
        sides = max((len(o.scores) for o in done), default=0)
        automatic = [self.side([(o, side) for o in done]) for side in range(seats, sides)]
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
            **({"reward": game.solo_measure or "points"} if seats == 1 else {}),
            "bots": [self.bot(bot, sides) for bot in range(seats)],
            "seats": [
                {"seat": seat, "wins": sum(o.won(seat) for o in done)} for seat in range(seats)
            ],
        }

    def bot(self, bot: int, sides: int) -> dict[str, Any]:
        """How a bot did. Alone with nobody to defeat it has no victories, only its reward."""
        played = [(o, seat) for o in self.done for seat in seats_of(o, bot)]
        rewards = [o.rewards[seat] for o, seat in played]
        found = self.side(played)
        if sides < 2:
            del found["wins"], found["win_rate"], found["win_rate_95"]
        return {
            "bot": self.plan.bots[bot],
            **found,
            "mean_reward": mean(rewards),
            "mean_reward_95": interval(rewards),
        }

    def side(self, played: Sequence[tuple[Outcome, int]]) -> dict[str, Any]:
        """How one side of the table did in some games."""
        wins = sum(o.won(side) for o, side in played)
        rows = [o.scores[side] for o, side in played]
        return {
            "wins": wins,
            "win_rate": wins / len(played) if played else 0.0,
            "win_rate_95": wilson(wins, len(played)),
            "mean_score": mean([float(sum(row)) for row in rows]),
            "mean_categories": {
                category: mean([float(row[i]) for row in rows])
                for i, category in enumerate(find(self.plan.game).categories)
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


def seats_of(outcome: Outcome, bot: int) -> list[int]:
    return [seat for seat, place in enumerate(outcome.seating) if place == bot]


@dataclass(slots=True)
class Run:
    """A plan that is being played, as far as it has come."""

    plan: Plan
    folder: RunFolder | None = None
    outcomes: list[Outcome] = field(default_factory=list)
    seconds: float = 0.0

    def __post_init__(self) -> None:
        if self.folder is not None:
            self.outcomes = self.folder.outcomes()

    def play(
        self, engine: Engine, upto: int | None = None, progress: Progress | None = None
    ) -> None:
        """Play on to a number of games: whole batches, or all that are left."""
        end = self.plan.games if upto is None else min(upto, self.plan.games)
        starts = range(len(self.outcomes), end, BATCH)
        keep = self.folder.keep if self.folder else ()
        began = time.perf_counter()
        if progress is not None:
            progress(len(self.outcomes))
        for batch in engine.map(partial(play_batch, self.plan, keep), starts):
            if self.folder is not None:
                self.folder.add(batch)
            self.outcomes += [shared(played.outcome) for played in batch]
            if progress is not None:
                progress(len(self.outcomes))
        self.seconds += time.perf_counter() - began

    def finish(self) -> Result:
        result = Result(self.plan, self.seconds, self.outcomes)
        if self.folder is not None:
            self.folder.finish(self.outcomes, result.summary())
        return result


def simulate(
    plan: Plan,
    engine: Engine | None = None,
    folder: RunFolder | None = None,
    progress: Progress | None = None,
) -> Result:
    """Play all games of a plan; `progress` hears how many are done."""
    plan.check()
    run = Run(plan, folder)
    run.play(engine or InProcess(), None, progress)
    return run.finish()
