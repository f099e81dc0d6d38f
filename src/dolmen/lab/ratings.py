"""Ratings from pairwise results: a short Bradley-Terry fit with intervals by resampling.

What is drawn again is a deal with every game that was played with it: games of one deal share
their luck, so they are no separate evidence.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, log10

from dolmen.core.rng import Rng

ELO = 400.0
PRIOR = 0.5  # a half won and a half lost against everybody, so that nobody is infinitely good


@dataclass(slots=True, frozen=True)
class Duel:
    """One comparison: the shares of a point that two bots got in a game against each other."""

    first: int
    second: int
    share: float  # of the first
    deal: int = 0


@dataclass(slots=True, frozen=True)
class Rating:
    value: float
    low: float
    high: float


def fit(duels: Sequence[Duel], bots: int, steps: int = 200) -> list[float]:
    """Strengths on the Elo scale, their mean at 0 (minorisation-maximisation)."""
    points = [[PRIOR if i != j else 0.0 for j in range(bots)] for i in range(bots)]
    for duel in duels:
        points[duel.first][duel.second] += duel.share
        points[duel.second][duel.first] += 1 - duel.share
    strengths = [1.0] * bots
    for _ in range(steps):
        new: list[float] = []
        for i in range(bots):
            won = sum(points[i])
            met = sum(
                (points[i][j] + points[j][i]) / (strengths[i] + strengths[j])
                for j in range(bots)
                if j != i
            )
            new.append(won / met)
        mean = exp(sum(log(value) for value in new) / bots)
        strengths = [value / mean for value in new]
    return [ELO * log10(value) for value in strengths]


def rate(duels: Sequence[Duel], bots: int, seed: int = 1, resamples: int = 200) -> list[Rating]:
    """Ratings with 95 % intervals from resampled deals."""
    centre = fit(duels, bots)
    rng = Rng(seed, "ratings")
    by_deal: dict[int, list[Duel]] = {}
    for duel in duels:
        by_deal.setdefault(duel.deal, []).append(duel)
    deals = list(by_deal.values())
    samples: list[list[float]] = []
    for _ in range(resamples):
        drawn = [duel for _ in deals for duel in deals[rng.below(len(deals))]]
        samples.append(fit(drawn, bots, steps=60))
    found: list[Rating] = []
    for bot in range(bots):
        column = sorted(sample[bot] for sample in samples)
        low = column[int(0.025 * (resamples - 1))]
        high = column[int(0.975 * (resamples - 1))]
        found.append(Rating(centre[bot], low, high))
    return found
