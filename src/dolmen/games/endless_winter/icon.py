"""Effects as data: an effect is an ordered tuple of icons from a closed vocabulary (6.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from dolmen.core.frozen import made_anew


@dataclass(slots=True, frozen=True)
class Icon:
    """One step of an effect: a primitive, how often, and what it needs besides."""

    op: int
    n: int = 1  # amount; for `exchange` the most uses, for `per` the cap
    column: int = -1  # column_labor
    give: tuple[int, int] = (0, 0)  # exchange: food and tools paid
    get: tuple[Icon, ...] = ()  # exchange: gained per use; per: the repeated step
    options: tuple[tuple[Icon, ...], ...] = ()  # choose
    counter: int = -1  # per
    div: int = 1  # per

    def __reduce__(self) -> tuple[Any, ...]:
        return made_anew(self)


Effect = tuple[Icon, ...]
