"""What every effect answers; the effects themselves are in effects.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from dolmen.core.frozen import made_anew
from dolmen.core.refusal import Refusal

if TYPE_CHECKING:
    from dolmen.games.altay.state import Seat, State

NO_CARD: Final = -1
NONE: Final = -1


@dataclass(slots=True, frozen=True)
class Effect:
    """A primitive. `card` is the card being played, or NO_CARD for a goal."""

    def __reduce__(self) -> tuple[Any, ...]:
        return made_anew(self)

    def possible(self, s: State, me: Seat, card: int) -> bool:
        """Whether it may happen now. Most effects always may."""
        return True

    def reason(self, s: State, me: Seat, card: int) -> Refusal:
        """Why it may not happen. It is made only for those who ask."""
        raise NotImplementedError(type(self).__name__)

    def hindrance(self, s: State, me: Seat, card: int) -> Refusal | None:
        """Why it may not happen; None if it may."""
        return None if self.possible(s, me, card) else self.reason(s, me, card)

    def apply(self, s: State, me: Seat, card: int, spent: int) -> None:
        """Make it happen. `spent` is the resource just spent for it, or NONE."""


@dataclass(slots=True, frozen=True)
class Counted(Effect):
    """An effect with a number: so many cards, settlements, resources."""

    n: int


def conditions_of(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Those that are not always possible."""
    return tuple(effect for effect in effects if type(effect).possible is not Effect.possible)
