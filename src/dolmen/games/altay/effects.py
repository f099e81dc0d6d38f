"""The closed vocabulary of effects. Each primitive says whether it may happen, and makes it
happen; the sentence on the card is made from the same data (text.py)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from dolmen.core.message import Message, Template
from dolmen.core.refusal import Refusal
from dolmen.core.step import Question, Step
from dolmen.games.altay import deck
from dolmen.games.altay.ids import RESOURCES
from dolmen.games.altay.messages import (
    ASK_DISCARD,
    ASK_GAIN,
    ASK_SEA,
    ASK_SPEND,
    ASK_TRASH,
    DISCARDED,
    GAINED,
    HAND_EMPTY,
    MARKER_CONSUMED,
    NO_FRESH_MARKER,
    NO_SEA,
    NOT_IN_HAND,
    NOT_OPEN,
    NOTHING_TO_DRAW,
    NOTHING_TO_RESETTLE,
    OPEN_ALREADY,
    POOL_EMPTY,
    RESOURCE_LACKING,
    SAILED,
    SAME_KIND,
    SPENT,
    TERRAIN_NOT_OWNED,
    TERRAIN_USED,
    TRASHED,
)
from dolmen.games.altay.primitive import NONE, Effect
from dolmen.games.altay.settlements import Build, ResettleFrom, resettle_sources
from dolmen.games.altay.state import AltayState, Seat
from dolmen.games.altay.tables import Opening
from dolmen.games.altay.words import CHOOSE_CARD, CHOOSE_RESOURCE, CHOOSE_SEA


@dataclass(slots=True, frozen=True)
class Produce(Effect):
    amounts: tuple[int, ...]

    def apply(self, s: AltayState, me: Seat, card: int, spent: int) -> None:
        pool = me.pool
        for resource, n in enumerate(self.amounts):
            if n:
                pool[resource] += n


@dataclass(slots=True, frozen=True)
class ProduceAny(Effect):
    n: int

    def apply(self, s: AltayState, me: Seat, card: int, spent: int) -> None:
        s.push(GainOne(self.n, spent))


@dataclass(slots=True, frozen=True)
class SpendAny(Effect):
    n: int

    def hindrance(self, s: AltayState, me: Seat, card: int) -> Refusal | None:
        return None if sum(me.pool) >= self.n else Refusal(POOL_EMPTY, rule="6.1")

    def apply(self, s: AltayState, me: Seat, card: int, spent: int) -> None:
        s.push(SpendOne(self.n))


@dataclass(slots=True, frozen=True)
class UseTerrain(Effect):
    terrain: int

    def hindrance(self, s: AltayState, me: Seat, card: int) -> Refusal | None:
        seat, owner, used = s.active, s.owner, s.used
        owned = False
        for t in s.layout.of_terrain[self.terrain]:
            if owner[t] == seat:
                if not used >> t & 1:
                    return None
                owned = True
        return Refusal(TERRAIN_USED if owned else TERRAIN_NOT_OWNED, self.terrain, rule="R11")

    def apply(self, s: AltayState, me: Seat, card: int, spent: int) -> None:
        s.used |= 1 << terrain_to_use(s, self.terrain)


def terrain_to_use(s: AltayState, terrain: int) -> int:
    """R58: the unused own territory with the fewest settlements, then the lowest number."""
    candidates = [
        t for t in s.layout.of_terrain[terrain] if s.owner[t] == s.active and not s.used >> t & 1
    ]
    return min(candidates, key=lambda t: (s.settlements[t], t))


@dataclass(slots=True, frozen=True)
class ConsumeMarker(Effect):
    n: int

    def hindrance(self, s: AltayState, me: Seat, card: int) -> Refusal | None:
        return None if sum(me.fresh) >= self.n else Refusal(NO_FRESH_MARKER, rule="R27")

    def apply(self, s: AltayState, me: Seat, card: int, spent: int) -> None:
        for _ in range(self.n):
            marker = marker_to_consume(s, me)
            me.fresh[marker] -= 1
            me.consumed[marker] += 1
            if s.listener is not None:
                s.tell(MARKER_CONSUMED, s.active, card, marker)


def marker_to_consume(s: AltayState, me: Seat) -> int:
    """R27: they are all equal, so the one of lowest value."""
    owned = [kind for kind, n in enumerate(me.fresh) if n]
    return min(owned, key=lambda kind: (s.content.markers[kind].value, kind))


@dataclass(slots=True, frozen=True)
class DiscardHand(Effect):
    n: int

    def hindrance(self, s: AltayState, me: Seat, card: int) -> Refusal | None:
        return None if len(me.hand) >= self.n else Refusal(HAND_EMPTY, rule="6.1")

    def apply(self, s: AltayState, me: Seat, card: int, spent: int) -> None:
        for _ in range(self.n):
            s.push(GiveCard(trash=False))


@dataclass(slots=True, frozen=True)
class TrashHand(Effect):
    n: int

    def hindrance(self, s: AltayState, me: Seat, card: int) -> Refusal | None:
        return None if len(me.hand) >= self.n else Refusal(HAND_EMPTY, rule="R26")

    def apply(self, s: AltayState, me: Seat, card: int, spent: int) -> None:
        for _ in range(self.n):
            s.push(GiveCard(trash=True))


@dataclass(slots=True, frozen=True)
class Draw(Effect):
    n: int
    returned: int = 0  # cards that paying the cost puts on the discard pile first

    def hindrance(self, s: AltayState, me: Seat, card: int) -> Refusal | None:
        if me.deck or me.discard or self.returned:
            return None
        return Refusal(NOTHING_TO_DRAW, rule="R3")

    def apply(self, s: AltayState, me: Seat, card: int, spent: int) -> None:
        deck.draw(s, s.active, self.n)


@dataclass(slots=True, frozen=True)
class StayOpen(Effect):
    opening: Opening

    def hindrance(self, s: AltayState, me: Seat, card: int) -> Refusal | None:
        groups = s.content.groups
        for other, _ in me.open:
            if groups[other >> 2] == groups[card >> 2]:
                return Refusal(OPEN_ALREADY, card >> 2, rule="R5")
        return None


@dataclass(slots=True, frozen=True)
class FillOpenCard(Effect):
    title: int

    def hindrance(self, s: AltayState, me: Seat, card: int) -> Refusal | None:
        for other, _ in me.open:
            if other >> 2 == self.title:
                return None
        return Refusal(NOT_OPEN, self.title, rule="M1")

    def apply(self, s: AltayState, me: Seat, card: int, spent: int) -> None:
        # R49: only the empty fields are filled, from the supply; then the card is complete.
        for place, (other, _) in enumerate(me.open):
            if other >> 2 == self.title:
                complete_open(s, me, place)
                return


def complete_open(s: AltayState, me: Seat, place: int) -> None:
    """A fill card is full: R60, first its discard, then its effect."""
    card, _ = me.open.pop(place)
    me.discard.append(card)
    opens = s.content.titles[card >> 2].opens
    assert opens is not None
    carry_out(s, opens.on_full, card)


@dataclass(slots=True, frozen=True)
class BuildSettlements(Effect):
    n: int

    def apply(self, s: AltayState, me: Seat, card: int, spent: int) -> None:
        s.push(Build(self.n))


@dataclass(slots=True, frozen=True)
class Attack(Effect):
    n: int


@dataclass(slots=True, frozen=True)
class Defence(Effect):
    n: int


@dataclass(slots=True, frozen=True)
class AttackBonus(Effect):
    n: int

    def apply(self, s: AltayState, me: Seat, card: int, spent: int) -> None:
        me.attack_bonus += self.n


@dataclass(slots=True, frozen=True)
class DefenceBonus(Effect):
    n: int

    def apply(self, s: AltayState, me: Seat, card: int, spent: int) -> None:
        me.defence_bonus += self.n


@dataclass(slots=True, frozen=True)
class EndDrawBonus(Effect):
    n: int

    def apply(self, s: AltayState, me: Seat, card: int, spent: int) -> None:
        me.draw_bonus += self.n


@dataclass(slots=True, frozen=True)
class ArchiveHand(Effect):
    n: int

    def apply(self, s: AltayState, me: Seat, card: int, spent: int) -> None:
        me.archives = True


@dataclass(slots=True, frozen=True)
class Resettle(Effect):
    n: int

    def hindrance(self, s: AltayState, me: Seat, card: int) -> Refusal | None:
        return None if resettle_sources(s) else Refusal(NOTHING_TO_RESETTLE, rule="R61")

    def apply(self, s: AltayState, me: Seat, card: int, spent: int) -> None:
        s.push(ResettleFrom(self.n))


@dataclass(slots=True, frozen=True)
class OpenSea(Effect):
    n: int

    def hindrance(self, s: AltayState, me: Seat, card: int) -> Refusal | None:
        return None if seas_to_open(s) else Refusal(NO_SEA, rule="R68")

    def apply(self, s: AltayState, me: Seat, card: int, spent: int) -> None:
        s.push(ChooseSea(self.n))


def seas_to_open(s: AltayState) -> list[int]:
    """R68: not yet opened this turn, and at least two territories in play on it."""
    return [
        sea
        for sea, members in enumerate(s.layout.seas)
        if not s.seas >> sea & 1 and len(members) >= 2
    ]


COUNTED: dict[str, Callable[[int], Effect]] = {
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

# Carrying out a list of effects


@dataclass(slots=True)
class Carry(Step):
    """The rest of a list of effects, in printed order."""

    effects: tuple[Effect, ...]
    card: int
    spent: int

    def run(self, s: AltayState) -> None:
        if len(self.effects) > 1:
            s.push(Carry(self.effects[1:], self.card, self.spent))
        self.effects[0].apply(s, s.me, self.card, self.spent)


def carry_out(s: AltayState, effects: tuple[Effect, ...], card: int) -> None:
    if len(effects) == 1:
        effects[0].apply(s, s.me, card, NONE)
    elif effects:
        s.push(Carry(effects, card, NONE))


# The questions that effects ask


@dataclass(slots=True)
class GainOne(Question):
    """Gain a resource of choice, n times."""

    n: int
    barred: int  # R50: not the kind just spent

    def seat(self, s: AltayState) -> int:
        return s.active

    def prompt(self, s: AltayState) -> Message:
        return Message(ASK_GAIN)

    def options(self, s: AltayState) -> list[int]:
        kinds = range(len(RESOURCES))
        return [CHOOSE_RESOURCE.base + kind for kind in kinds if kind != self.barred]

    def do(self, s: AltayState, action: int) -> None:
        kind = action - CHOOSE_RESOURCE.base
        s.me.pool[kind] += 1
        if s.listener is not None:
            s.tell(GAINED, s.active, kind)
        if self.n > 1:
            s.push(GainOne(self.n - 1, self.barred))

    def refuse(self, s: AltayState, action: int) -> Refusal | None:
        if action not in CHOOSE_RESOURCE:
            return None
        return Refusal(SAME_KIND, self.barred, rule="R50")


@dataclass(slots=True)
class SpendOne(Question):
    """Spend a resource of choice, n times."""

    n: int

    def seat(self, s: AltayState) -> int:
        return s.active

    def prompt(self, s: AltayState) -> Message:
        return Message(ASK_SPEND)

    def options(self, s: AltayState) -> list[int]:
        return [CHOOSE_RESOURCE.base + kind for kind, n in enumerate(s.me.pool) if n]

    def do(self, s: AltayState, action: int) -> None:
        kind = action - CHOOSE_RESOURCE.base
        s.me.pool[kind] -= 1
        if s.listener is not None:
            s.tell(SPENT, s.active, kind)
        below = s.stack[-1]
        if isinstance(below, Carry):  # what it buys must not be of the same kind
            s.stack[-1] = Carry(below.effects, below.card, kind)
        if self.n > 1:
            s.push(SpendOne(self.n - 1))

    def refuse(self, s: AltayState, action: int) -> Refusal | None:
        if action not in CHOOSE_RESOURCE:
            return None
        return Refusal(RESOURCE_LACKING, action - CHOOSE_RESOURCE.base, rule="6.1")


@dataclass(slots=True)
class GiveCard(Question):
    """Trash or discard a hand card."""

    trash: bool

    def seat(self, s: AltayState) -> int:
        return s.active

    def prompt(self, s: AltayState) -> Message:
        return Message(ASK_TRASH if self.trash else ASK_DISCARD)

    def options(self, s: AltayState) -> list[int]:
        return [CHOOSE_CARD.base + card for card in deck.distinct(s.me.hand)]

    def do(self, s: AltayState, action: int) -> None:
        card = action - CHOOSE_CARD.base
        me = s.me
        me.hand.remove(card)
        (me.trashed if self.trash else me.discard).append(card)
        if s.listener is not None:
            template: Template = TRASHED if self.trash else DISCARDED
            s.tell(template, s.active, card)

    def refuse(self, s: AltayState, action: int) -> Refusal | None:
        if action not in CHOOSE_CARD:
            return None
        return Refusal(NOT_IN_HAND, action - CHOOSE_CARD.base, rule="R26")


@dataclass(slots=True)
class ChooseSea(Question):
    n: int

    def seat(self, s: AltayState) -> int:
        return s.active

    def prompt(self, s: AltayState) -> Message:
        return Message(ASK_SEA)

    def options(self, s: AltayState) -> list[int]:
        return [CHOOSE_SEA.base + sea for sea in seas_to_open(s)]

    def do(self, s: AltayState, action: int) -> None:
        sea = action - CHOOSE_SEA.base
        s.seas |= 1 << sea
        if s.listener is not None:
            s.tell(SAILED, s.active, sea)
        if self.n > 1 and seas_to_open(s):
            s.push(ChooseSea(self.n - 1))
