"""What every effect answers; the effects themselves are in effects.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dolmen.core.refusal import Refusal

if TYPE_CHECKING:
    from dolmen.games.altay.state import Seat, State

NO_CARD = -1
NONE = -1


@dataclass(slots=True, frozen=True)
class Effect:
    """A primitive. `card` is the card being played, or NO_CARD for a goal."""

    def hindrance(self, s: State, me: Seat, card: int) -> Refusal | None:
        """Why it may not happen; None if it may."""
        return None

    def apply(self, s: State, me: Seat, card: int, spent: int) -> None:
        """Make it happen. `spent` is the resource just spent for it, or NONE."""


@dataclass(slots=True, frozen=True)
class Counted(Effect):
    """An effect with a number: so many cards, settlements, resources."""

    n: int
