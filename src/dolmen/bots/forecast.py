"""What is still to come: how far the judge's estimate is, on average, from the final result.

A judge orders the actions of one moment. A search also compares different moments, a turn that
has ended with one that has only begun, and must know what a side that has its turn before it will
still gain. `python -m dolmen.lab.forecast` finds it out.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

Moment = tuple[int, ...]  # the number of players, the round, and whatever else a game distinguishes


@dataclass(slots=True, frozen=True)
class Forecast:
    rest: dict[Moment, tuple[float, float]]  # points to come, and per card in hand
    spread: dict[Moment, float]  # by players and round: how a lead becomes a chance to win
    usual: dict[Moment, float]  # by players and round: points to come at a moment never seen

    def correct(self, worth: float, moment: Moment, cards: int) -> float:
        """What the judge said, and what is still to come."""
        rest = self.rest.get(moment)
        if rest is None:
            return worth + self.usual.get(moment[:2], 0.0)
        return worth + rest[0] + rest[1] * cards


NOTHING: Final = Forecast({}, {}, {})


@cache
def read_forecast(weights: str) -> Forecast:
    """What was found with these weights; nothing if nobody tried."""
    path = files("dolmen.bots").joinpath("weights", f"{weights}-forecast.toml")
    if not path.is_file():
        return NOTHING
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return forecast(
        {moment(key): (float(base), float(card)) for key, (base, card) in data["rest"].items()},
        {moment(key): float(value) for key, value in data["spread"].items()},
    )


def forecast(rest: dict[Moment, tuple[float, float]], spread: dict[Moment, float]) -> Forecast:
    """With the mean of a round for the moments that nobody has seen: without it, they would look
    better or worse than all others, and a search would find them."""
    rounds: dict[Moment, list[float]] = {}
    for when, (base, _) in rest.items():
        rounds.setdefault(when[:2], []).append(base)
    usual = {when: sum(bases) / len(bases) for when, bases in rounds.items()}
    return Forecast(rest, spread, usual)


def moment(key: str) -> Moment:
    """`2-1-3` to numbers."""
    return tuple(int(part) for part in key.split("-"))
