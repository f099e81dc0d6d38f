"""A ridge regression of a judge's errors on what a seat knew.

Beside the columns of the wide encoding there is the sum of every part of amounts: where so many
single cards are rare, how many there are at all is often what counts. A sum's weight is that of
each of its numbers. Columns about other seats take their share of the errors away, but get no
weights.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dolmen.bots.forecast import Moment
from dolmen.core.encoding import Encoding, Part
from dolmen.core.rng import Rng

# What passes at once, or is the same for whatever is chosen, explains no choice.
LEFT_OUT = ("decision", "decides", "who", "combat", "moving", "turn", "order", "due")
# Places that are laid out anew for every game: only their sums say something.
BY_LOT = ("map", "site", "price", "members", "camps", "river", "war")
OTHERS = "seat."
RARE = 0.01  # a column that differs from its usual value less often says little
MOST = 500  # columns
FOLDS = 5
PENALTIES = tuple(10.0**power for power in range(1, 7))
SLIGHT = 0.02  # points that are not worth a weight

Matrix = NDArray[np.float64]


@dataclass(slots=True)
class Sample:
    """What was taken down of one game."""

    game: int
    rows: list[bytes] = field(default_factory=list)  # observations, 16 bits to a number
    moments: list[Moment] = field(default_factory=list)
    errors: list[float] = field(default_factory=list)  # what the judge missed

    def note(self, row: list[int], moment: Moment) -> None:
        self.rows.append(np.array(row, dtype=np.int16).tobytes())
        self.moments.append(moment)

    def thin(self, most: int, rng: Rng) -> None:
        """Keep so many rows by lot."""
        places = list(range(len(self.rows)))
        rng.shuffle(places)
        kept = sorted(places[:most])
        self.rows = [self.rows[place] for place in kept]
        self.moments = [self.moments[place] for place in kept]
        self.errors = [self.errors[place] for place in kept]


def regress(encoding: Encoding, samples: list[Sample]) -> dict[str, float]:
    """A weight in victory points for each column of the wide encoding that has one."""
    numbers = np.frombuffer(b"".join(row for s in samples for row in s.rows), dtype=np.int16)
    numbers = numbers.reshape(-1, len(encoding))
    errors = np.array([error for s in samples for error in s.errors])
    numbered: dict[Moment, int] = {}
    moments = np.array([numbered.setdefault(m, len(numbered)) for s in samples for m in s.moments])
    games = np.array([s.game for s in samples for _ in s.rows])
    names, table = columns(encoding, numbers)
    table, errors = within(table, moments), within(errors[:, None], moments)[:, 0]
    table, names = strongest(table, names, errors)
    if not names:
        return {}
    scale = table.std(axis=0)
    table /= scale
    penalty = choose_penalty(table, errors, games)
    found = solve(table.T @ table, table.T @ errors, penalty)
    weights = {
        name: float(weight / size)
        for name, weight, size in zip(names, found, scale, strict=True)
        if abs(weight) >= SLIGHT and not name.startswith(OTHERS)
    }
    return spread_sums(encoding, weights)


def spread_sums(encoding: Encoding, weights: dict[str, float]) -> dict[str, float]:
    """The weights of single columns, each with that of the sum it belongs to."""
    found: dict[str, float] = {}
    for part in encoding.parts:
        each = weights.get(sum_of(part), 0.0)
        for label in part.labels:
            name = f"{part.name} {label}".rstrip()
            for column in [f"{name}={value}" for value in part.values] or [name]:
                weight = weights.get(column, 0.0) + each
                if weight:
                    found[column] = round(weight, 5)
    return found


def sum_of(part: Part) -> str:
    """The name of a part's sum."""
    return f"{part.name} *"


def columns(encoding: Encoding, numbers: NDArray[np.int16]) -> tuple[list[str], Matrix]:
    """The columns that vary."""
    names: list[str] = []
    kept: list[NDArray[np.float32]] = []

    def keep(name: str, column: NDArray[Any]) -> None:
        if (column != np.median(column)).mean() >= RARE:
            names.append(name)
            kept.append(column.astype(np.float32))

    place = 0
    for part in encoding.parts:
        rows = numbers[:, place : place + part.size]
        place += part.size
        words = set(part.name.split("."))
        if words & set(LEFT_OUT):
            continue
        if not part.values and part.size > 1:
            keep(sum_of(part), rows.sum(axis=1))
        if words & set(BY_LOT):
            continue
        for number, label in enumerate(part.labels):
            name = f"{part.name} {label}".rstrip()
            if not part.values:
                keep(name, rows[:, number])
            for value, word in enumerate(part.values, start=1):
                keep(f"{name}={word}", rows[:, number] == value)
    if not kept:
        return [], np.zeros((len(numbers), 0))
    return names, np.stack(kept, axis=1).astype(np.float64)


def within(table: Matrix, moments: NDArray[np.int_]) -> Matrix:
    """What is left of each column once the mean of the moment is taken away."""
    found = table.copy()
    for moment in np.unique(moments):
        rows = moments == moment
        found[rows] -= found[rows].mean(axis=0)
    return found


def strongest(
    table: Matrix, names: list[str], errors: NDArray[np.float64]
) -> tuple[Matrix, list[str]]:
    """The columns that have most to do with the errors, in their order."""
    spread = table.std(axis=0)
    related = np.abs(table.T @ errors) / np.where(spread > 1e-9, spread, np.inf)
    order = np.sort(np.argsort(-related, kind="stable")[:MOST])
    order = order[spread[order] > 1e-9]
    return table[:, order], [names[place] for place in order]


def choose_penalty(table: Matrix, errors: NDArray[np.float64], games: NDArray[np.int_]) -> float:
    """The one that foretells games best that it was not found by."""
    folds = games % FOLDS
    lost = np.zeros(len(PENALTIES))
    square, product = table.T @ table, table.T @ errors
    for fold in range(FOLDS):
        out = folds == fold
        rest, wanted = table[out], errors[out]
        gram, side = square - rest.T @ rest, product - rest.T @ wanted
        for number, penalty in enumerate(PENALTIES):
            lost[number] += float(((wanted - rest @ solve(gram, side, penalty)) ** 2).sum())
    return PENALTIES[int(lost.argmin())]


def solve(square: Matrix, product: NDArray[np.float64], penalty: float) -> NDArray[np.float64]:
    found: NDArray[Any] = np.linalg.solve(square + penalty * np.eye(len(square)), product)
    return found
