"""The closed vocabulary of effects. Each primitive says whether it may happen, and makes it
happen; the sentence on the card is made from the same data (lexicon.py)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.games.altay import messages as m
from dolmen.games.altay.actions import CHOOSE_CARD, CHOOSE_RESOURCE
from dolmen.games.altay.carry import Carry
from dolmen.games.altay.content import Opening
from dolmen.games.altay.deck import distinct, draw
from dolmen.games.altay.effect import Counted, Effect
from dolmen.games.altay.ids import RESOURCES
from dolmen.games.altay.open_cards import complete_open, open_already, place_of
from dolmen.games.altay.question import Pick
from dolmen.games.altay.settlements import Build, ResettleFrom, resettle_sources
from dolmen.games.altay.state import Seat, State
from dolmen.games.altay.territories import (
    ChooseSea,
    can_use,
    seas_to_open,
    territory_to_use,
    why_not_used,
)


@dataclass(slots=True, frozen=True)
class Produce(Effect):
    amounts: tuple[int, ...]

    def apply(self, s: State, me: Seat, card: int, spent: int) -> None:
        pool = me.pool
        for resource, n in enumerate(self.amounts):
            if n:
                pool[resource] += n


@dataclass(slots=True, frozen=True)
class ProduceAny(Counted):
    def apply(self, s: State, me: Seat, card: int, spent: int) -> None:
        s.push(GainOne(self.n, spent))


@dataclass(slots=True, frozen=True)
class SpendAny(Counted):
    def possible(self, s: State, me: Seat, card: int) -> bool:
        return sum(me.pool) >= self.n

    def reason(self, s: State, me: Seat, card: int) -> Refusal:
        return Refusal(m.POOL_EMPTY, rule="6.1")

    def apply(self, s: State, me: Seat, card: int, spent: int) -> None:
        s.push(SpendOne(self.n))


@dataclass(slots=True, frozen=True)
class UseTerrain(Effect):
    terrain: int

    def possible(self, s: State, me: Seat, card: int) -> bool:
        return can_use(s, self.terrain)

    def reason(self, s: State, me: Seat, card: int) -> Refusal:
        return why_not_used(s, self.terrain)

    def apply(self, s: State, me: Seat, card: int, spent: int) -> None:
        s.used |= 1 << territory_to_use(s, self.terrain)


@dataclass(slots=True, frozen=True)
class ConsumeMarker(Counted):
    def possible(self, s: State, me: Seat, card: int) -> bool:
        return sum(me.fresh) >= self.n

    def reason(self, s: State, me: Seat, card: int) -> Refusal:
        return Refusal(m.NO_FRESH_MARKER, rule="R27")

    def apply(self, s: State, me: Seat, card: int, spent: int) -> None:
        for _ in range(self.n):
            marker = marker_to_consume(s, me)
            me.fresh[marker] -= 1
            me.consumed[marker] += 1
            if s.listener is not None:
                s.tell(m.MARKER_CONSUMED, s.active, card, marker)


def marker_to_consume(s: State, me: Seat) -> int:
    """R27: they are all equal, so the one of lowest value."""
    owned = [kind for kind, n in enumerate(me.fresh) if n]
    return min(owned, key=lambda kind: (s.content.markers[kind].value, kind))


@dataclass(slots=True, frozen=True)
class DiscardHand(Counted):
    """Hand cards are the cost."""

    def possible(self, s: State, me: Seat, card: int) -> bool:
        return len(me.hand) >= self.n

    def reason(self, s: State, me: Seat, card: int) -> Refusal:
        return Refusal(m.HAND_EMPTY, rule="6.1")

    def apply(self, s: State, me: Seat, card: int, spent: int) -> None:
        for _ in range(self.n):
            s.push(GiveCard(trash=False))


@dataclass(slots=True, frozen=True)
class TrashHand(Counted):
    """Hand cards are the cost, and leave the game."""

    def possible(self, s: State, me: Seat, card: int) -> bool:
        return len(me.hand) >= self.n

    def reason(self, s: State, me: Seat, card: int) -> Refusal:
        return Refusal(m.HAND_EMPTY, rule="R26")

    def apply(self, s: State, me: Seat, card: int, spent: int) -> None:
        for _ in range(self.n):
            s.push(GiveCard(trash=True))


@dataclass(slots=True, frozen=True)
class Draw(Counted):
    returned: int = 0  # cards that paying the cost puts on the discard pile first

    def possible(self, s: State, me: Seat, card: int) -> bool:
        return bool(me.deck or me.discard or self.returned)

    def reason(self, s: State, me: Seat, card: int) -> Refusal:
        return Refusal(m.NOTHING_TO_DRAW, rule="R3")

    def apply(self, s: State, me: Seat, card: int, spent: int) -> None:
        draw(s, s.active, self.n)


@dataclass(slots=True, frozen=True)
class StayOpen(Effect):
    opening: Opening

    def possible(self, s: State, me: Seat, card: int) -> bool:
        return not me.open or not open_already(s, me, card)

    def reason(self, s: State, me: Seat, card: int) -> Refusal:
        return Refusal(m.OPEN_ALREADY, card >> 2, rule="R5")


@dataclass(slots=True, frozen=True)
class FillOpenCard(Effect):
    title: int

    def possible(self, s: State, me: Seat, card: int) -> bool:
        return place_of(me, self.title) >= 0

    def reason(self, s: State, me: Seat, card: int) -> Refusal:
        return Refusal(m.NOT_OPEN, self.title, rule="M1")

    def apply(self, s: State, me: Seat, card: int, spent: int) -> None:
        # R49: only the empty fields are filled, from the supply; then the card is complete.
        complete_open(s, me, place_of(me, self.title))


@dataclass(slots=True, frozen=True)
class BuildSettlements(Counted):
    def apply(self, s: State, me: Seat, card: int, spent: int) -> None:
        s.push(Build(self.n))


@dataclass(slots=True, frozen=True)
class Attack(Counted):
    """Only in combat."""


@dataclass(slots=True, frozen=True)
class Defence(Counted):
    """Only in combat."""


@dataclass(slots=True, frozen=True)
class AttackBonus(Counted):
    def apply(self, s: State, me: Seat, card: int, spent: int) -> None:
        me.attack_bonus += self.n


@dataclass(slots=True, frozen=True)
class DefenceBonus(Counted):
    def apply(self, s: State, me: Seat, card: int, spent: int) -> None:
        me.defence_bonus += self.n


@dataclass(slots=True, frozen=True)
class EndDrawBonus(Counted):
    def apply(self, s: State, me: Seat, card: int, spent: int) -> None:
        me.draw_bonus += self.n


@dataclass(slots=True, frozen=True)
class ArchiveHand(Counted):
    def apply(self, s: State, me: Seat, card: int, spent: int) -> None:
        me.archives = True


@dataclass(slots=True, frozen=True)
class Resettle(Counted):
    def possible(self, s: State, me: Seat, card: int) -> bool:
        return bool(resettle_sources(s))

    def reason(self, s: State, me: Seat, card: int) -> Refusal:
        return Refusal(m.NOTHING_TO_RESETTLE, rule="R61")

    def apply(self, s: State, me: Seat, card: int, spent: int) -> None:
        s.push(ResettleFrom(self.n))


@dataclass(slots=True, frozen=True)
class OpenSea(Counted):
    def possible(self, s: State, me: Seat, card: int) -> bool:
        return bool(seas_to_open(s))

    def reason(self, s: State, me: Seat, card: int) -> Refusal:
        return Refusal(m.NO_SEA, rule="R68")

    def apply(self, s: State, me: Seat, card: int, spent: int) -> None:
        s.push(ChooseSea(self.n))


COUNTED: Final[dict[str, Callable[[int], Counted]]] = {
    "produce_any": ProduceAny,
    "spend_any": SpendAny,
    "consume_marker": ConsumeMarker,
    "discard_hand": DiscardHand,
    "trash_hand": TrashHand,
    "draw": Draw,
    "build": BuildSettlements,
    "attack": Attack,
    "defence": Defence,
    "attack_bonus": AttackBonus,
    "defence_bonus": DefenceBonus,
    "end_draw_bonus": EndDrawBonus,
    "open_sea": OpenSea,
}

# The questions that effects ask


class GainOne(Pick):
    """Gain a resource of choice, n times."""

    ask = m.ASK_GAIN
    verb = CHOOSE_RESOURCE
    __match_args__ = ("n", "barred")

    def __init__(self, n: int, barred: int) -> None:
        self.n = n
        self.barred = barred  # R50: not the kind just spent

    def allowed(self, s: State) -> list[int]:
        return [kind for kind in range(len(RESOURCES)) if kind != self.barred]

    def take(self, s: State, picked: int) -> None:
        s.me.pool[picked] += 1
        if s.listener is not None:
            s.tell(m.GAINED, s.active, picked)
        if self.n > 1:
            s.push(GainOne(self.n - 1, self.barred))

    def hindrance(self, s: State, wanted: int) -> Refusal | None:
        return Refusal(m.SAME_KIND, self.barred, rule="R50")


class SpendOne(Pick):
    """Spend a resource of choice, n times."""

    ask = m.ASK_SPEND
    verb = CHOOSE_RESOURCE
    __match_args__ = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def allowed(self, s: State) -> list[int]:
        return [kind for kind, n in enumerate(s.me.pool) if n]

    def take(self, s: State, picked: int) -> None:
        s.me.pool[picked] -= 1
        if s.listener is not None:
            s.tell(m.SPENT, s.active, picked)
        below = s.stack[-1]
        if isinstance(below, Carry):  # what it buys must not be of the same kind
            s.stack[-1] = Carry(below.effects, below.card, picked)
        if self.n > 1:
            s.push(SpendOne(self.n - 1))

    def hindrance(self, s: State, wanted: int) -> Refusal | None:
        return Refusal(m.RESOURCE_LACKING, wanted, rule="6.1")


class GiveCard(Pick):
    """Trash or discard a hand card."""

    verb = CHOOSE_CARD
    __match_args__ = ("trash",)

    def __init__(self, trash: bool) -> None:
        self.trash = trash

    def prompt(self, s: State) -> Message:
        return Message(m.ASK_TRASH if self.trash else m.ASK_DISCARD)

    def allowed(self, s: State) -> list[int]:
        return distinct(s.me.hand)

    def guarded(self, s: State) -> bool:
        return len(s.me.hand) > 1  # they may all be alike

    def take(self, s: State, picked: int) -> None:
        me = s.me
        me.hand.remove(picked)
        (me.trashed if self.trash else me.discard).append(picked)
        if s.listener is not None:
            s.tell(m.TRASHED if self.trash else m.DISCARDED, s.active, picked)

    def hindrance(self, s: State, wanted: int) -> Refusal | None:
        return Refusal(m.NOT_IN_HAND, wanted, rule="R26")
