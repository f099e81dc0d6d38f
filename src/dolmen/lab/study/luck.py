"""How much of a lead is luck.

Some games are played once more, move for move. Every move that left something to chance is carried
out again in worlds that the mover could not tell from the real one (`bots/luck.py`): what it
brought beyond the mean of those is luck, in points as the judge of the game sees them. So is what
a hand brings beyond what the others could expect. Luck and set-up, and what the players made of
them, add up to the lead at the end; the share of luck is how far leads go with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scipy import stats

from dolmen.bots import Turn, answer
from dolmen.bots.bots import judge_of
from dolmen.bots.judge import Judge
from dolmen.bots.luck import Fortune
from dolmen.bots.statistics import mean
from dolmen.core.game import Game
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.step import act
from dolmen.games import find
from dolmen.lab.plan import Plan
from dolmen.lab.study.estimate import FEWEST, LEVEL, Estimate


@dataclass(slots=True)
class Fate:
    """One game: the lead of the first seat at the end, and what of it was luck."""

    number: int
    seating: list[int]
    lead: float
    luck: float


class Scales:
    """What every seat has: as the judge sees it, and at the end as the rules do."""

    def __init__(self, game: Game, judge: Judge) -> None:
        self.game = game
        self.judge = judge

    def __call__(self, s: State) -> list[float]:
        if s.stack:
            return self.judge.forecasts(s)
        if s.players == 1:
            return self.game.rewards(s) if self.game.solo_measure == "lead" else self.points(s)
        return self.points(s)

    def points(self, s: State) -> list[float]:
        return [float(sum(row)) for row in self.game.scores(s)[: s.players]]


def lead(values: Sequence[float]) -> float:
    """Of the first seat over the mean of the others."""
    return values[0] - mean(list(values[1:])) if len(values) > 1 else values[0]


def fate_of(plan: Plan, number: int) -> Fate:
    """Play a game of the plan once more, and weigh its luck."""
    game = find(plan.game)
    s = game.new(plan.header(game, number), plan.content(game))
    bots = plan.seated(number, game)
    scales = Scales(game, judge_of(game, fitted=plan.weights, players=s.players))
    fortune = Fortune(game, scales.judge, scales)
    luck = lead(scales(s))
    rng = Rng(plan.game_seed(number), "luck")
    while s.stack:
        action = answer(bots[s.seat], Turn(game, s))
        before = s.clone()
        act(s, action)
        drawn = fortune.of_move(before, action, s, rng)
        if drawn:
            luck += lead(drawn)
    return Fate(number, plan.seating(number), lead(scales(s)), luck)


def luck_share(fates: Sequence[Fate]) -> Estimate | None:
    """The part of the variation of leads that goes with luck. The same seating is compared with
    itself, so that the better bot is not luck."""
    by_seating: dict[tuple[int, ...], list[Fate]] = {}
    for fate in fates:
        by_seating.setdefault(tuple(fate.seating), []).append(fate)
    leads: list[float] = []
    lucks: list[float] = []
    for alike in by_seating.values():
        usual = mean([fate.lead for fate in alike]), mean([fate.luck for fate in alike])
        leads += [fate.lead - usual[0] for fate in alike]
        lucks += [fate.luck - usual[1] for fate in alike]
    if len(leads) < FEWEST or not any(leads):
        return None
    line = stats.linregress(leads, lucks)
    half = float(stats.t.ppf((1 + LEVEL) / 2, len(leads) - 2)) * float(line.stderr)
    bounded = [min(1.0, max(0.0, float(line.slope) + step)) for step in (0.0, -half, half)]
    return Estimate(*bounded)
