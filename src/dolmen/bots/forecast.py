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

    def correct(self, worth: float, moment: Moment, cards: int) -> float:
        """What the judge said, and what is still to come; nothing at a moment never seen."""
        rest = self.rest.get(moment)
        return worth if rest is None else worth + rest[0] + rest[1] * cards


NOTHING: Final = Forecast({}, {})


@cache
def read_forecast(weights: str) -> Forecast:
    """What was found with these weights; nothing if nobody tried."""
    path = files("dolmen.bots").joinpath("weights", f"{weights}-forecast.toml")
    if not path.is_file():
        return NOTHING
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return Forecast(
        {moment(key): (float(base), float(card)) for key, (base, card) in data["rest"].items()},
        {moment(key): float(value) for key, value in data["spread"].items()},
    )


def moment(key: str) -> Moment:
    """`2-1-3` to numbers."""
    return tuple(int(part) for part in key.split("-"))
