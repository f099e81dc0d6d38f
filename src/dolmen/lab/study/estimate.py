"""Estimates with intervals. The unit is always the deal: games of one deal share their luck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import TypeVar

from scipy import stats
from statsmodels.stats.multitest import multipletests

LEVEL = 0.95
FEWEST = 8  # deals, for an interval to mean anything


@dataclass(slots=True, frozen=True)
class Estimate:
    """A value, its 95 % interval, and how likely something at least as far from `null` is by
    chance alone; `holm` is that chance corrected for all questions asked at once."""

    value: float
    low: float
    high: float
    p: float = 1.0
    holm: float = 1.0
    size: float = 0.0  # in standard deviations of a single deal

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2

    @property
    def clear(self) -> bool:
        """Whether it is away from the null even after the correction."""
        return self.holm < 1 - LEVEL

    @property
    def likely(self) -> bool:
        """Whether it would be clear if nothing else had been asked."""
        return self.p < 1 - LEVEL


def mean_of(values: Sequence[float], null: float = 0.0) -> Estimate | None:
    """The mean of one number per deal."""
    n = len(values)
    if n < FEWEST:
        return None
    middle = sum(values) / n
    spread = sqrt(sum((value - middle) ** 2 for value in values) / (n - 1))
    return around(middle, spread / sqrt(n), n, null, spread)


def ratio_of(parts: Sequence[tuple[float, float]], null: float = 0.0) -> Estimate | None:
    """A sum over a sum, such as victories per seat: one pair of numbers per deal."""
    n = len(parts)
    whole = sum(below for _, below in parts)
    if n < FEWEST or not whole:
        return None
    share = sum(above for above, _ in parts) / whole
    rest = sum((above - share * below) ** 2 for above, below in parts)
    return around(share, sqrt(rest * n / (n - 1)) / whole, n, null)


def difference_of_ratios(
    one: Sequence[tuple[float, float]], other: Sequence[tuple[float, float]]
) -> Estimate | None:
    """The second ratio less the first, where both are of the same deals."""
    n = len(one)
    wholes = [sum(below for _, below in parts) for parts in (one, other)]
    if n < FEWEST or not all(wholes):
        return None
    shares = [
        sum(above for above, _ in parts) / whole
        for parts, whole in zip((one, other), wholes, strict=True)
    ]
    residues = [
        [(above - share * below) / whole for above, below in parts]
        for parts, share, whole in zip((one, other), shares, wholes, strict=True)
    ]
    rest = sum((after - before) ** 2 for before, after in zip(*residues, strict=True))
    return around(shares[1] - shares[0], sqrt(rest * n / (n - 1)), n, 0.0)


def around(value: float, error: float, n: int, null: float, spread: float = 0.0) -> Estimate:
    if error <= 0:
        return Estimate(value, value, value, 1.0 if value == null else 0.0)
    half = float(stats.t.ppf((1 + LEVEL) / 2, n - 1)) * error
    p = 2 * float(stats.t.sf(abs(value - null) / error, n - 1))
    size = (value - null) / spread if spread else 0.0
    return Estimate(value, value - half, value + half, p, p, size)


K = TypeVar("K")


def corrected(found: dict[K, Estimate]) -> dict[K, Estimate]:
    """Holm's correction: of all these questions together, at most one in twenty studies may answer
    any of them wrongly."""
    if not found:
        return {}
    _, chances, _, _ = multipletests([e.p for e in found.values()], method="holm")
    return {
        key: replace(estimate, holm=float(chance))
        for (key, estimate), chance in zip(found.items(), chances, strict=True)
    }
