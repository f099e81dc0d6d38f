"""Paying: prices in resources, choices of colours, the foot of a pillar (5.4)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.core.step import FollowUp, asked
from dolmen.games.prehistory import items
from dolmen.games.prehistory.ids import AT_RIVER, FOOT_SLOTS, TRIPLE_MASKS, TRIPLES
from dolmen.games.prehistory.messages import (
    ASK_FOOT,
    ASK_PAY_FISH,
    ASK_PAY_HUNT,
    AT_FOOT,
    NO_FOOT,
    NO_RESOURCE,
    NOT_IN_HALF,
    PAID,
    PAID_MARKERS,
    WRONG_SET,
)
from dolmen.games.prehistory.state import NOTHING, PrehistoryState
from dolmen.games.prehistory.words import FOOT, FOOT_0, PAY, PAY_0

S = PrehistoryState

# SUBSETS[mask][k]: the numbers of all sets of k members of the mask
SUBSETS = tuple(
    tuple(
        tuple(
            number
            for number, members in enumerate(TRIPLES)
            if len(members) == size and TRIPLE_MASKS[number] & ~mask == 0
        )
        for size in range(4)
    )
    for mask in range(64)
)


def pay_resources(s: S, seat: int, colours: Iterable[int]) -> None:
    """The price goes to the general supply."""
    base = seat * 6
    counts = [0] * 6
    for colour in colours:
        s.resources[base + colour] -= 1
        counts[colour] += 1
    if s.listener is not None:
        s.tell(PAID, seat, tuple(counts))


def pay_markers(s: S, seat: int, colour: int, n: int) -> None:
    s.markers[seat * 6 + colour] -= n
    if s.listener is not None:
        s.tell(PAID_MARKERS, seat, n, colour)


def mask_of_half(s: S, edges: tuple[int, ...]) -> int:
    """The colours of one half of the river tile (R1)."""
    mask = 0
    for edge in edges:
        mask |= 1 << s.colours[AT_RIVER * 6 + edge]
    return mask


def owned(s: S, seat: int, mask: int) -> int:
    """Those colours of a mask of which the seat has a resource."""
    base = seat * 6
    for colour in range(6):
        if not s.resources[base + colour]:
            mask &= ~(1 << colour)
    return mask


@dataclass(slots=True)
class PayForFish(FollowUp):
    """Which colours of the fishing half pay for a fish (R22)."""

    who: int
    slot: int

    def seat(self, s: S) -> int:
        return self.who

    def options(self, s: S) -> list[int]:
        value = s.content.fish[s.fish_slots[self.slot]].value
        available = owned(s, self.who, mask_of_half(s, s.content.fishing_edges))
        return [PAY_0 + number for number in SUBSETS[available][value]]

    def do(self, s: S, action: int) -> None:
        pay_resources(s, self.who, TRIPLES[action - PAY_0])
        caught = s.fish_slots[self.slot]
        s.fish_slots[self.slot] = NOTHING
        items.fish(s, self.who, caught)

    def prompt(self, s: S) -> Message:
        return Message(ASK_PAY_FISH, (s.fish_slots[self.slot],))

    def refuse(self, s: S, action: int) -> Refusal | None:
        value = s.content.fish[s.fish_slots[self.slot]].value
        return refuse_payment(s, self.who, action, value, s.content.fishing_edges)


@dataclass(slots=True)
class PayForHunt(FollowUp):
    """Which colours of the hunting half pay for a hunt card (R22)."""

    who: int
    card: int

    def seat(self, s: S) -> int:
        return self.who

    def options(self, s: S) -> list[int]:
        value = s.content.hunt[self.card].value
        available = owned(s, self.who, mask_of_half(s, s.content.hunting_edges))
        return [PAY_0 + number for number in SUBSETS[available][value]]

    def do(self, s: S, action: int) -> None:
        pay_resources(s, self.who, TRIPLES[action - PAY_0])
        s.hunt_display.remove(self.card)
        items.hunt(s, self.who, self.card)

    def prompt(self, s: S) -> Message:
        return Message(ASK_PAY_HUNT, (self.card,))

    def refuse(self, s: S, action: int) -> Refusal | None:
        value = s.content.hunt[self.card].value
        return refuse_payment(s, self.who, action, value, s.content.hunting_edges)


def refuse_payment(
    s: S, seat: int, action: int, value: int, edges: tuple[int, ...]
) -> Refusal | None:
    if action not in PAY:
        return None
    colours = TRIPLES[action - PAY_0]
    if len(colours) != value:
        return Refusal(WRONG_SET, value, rule="R22")
    half = mask_of_half(s, edges)
    for colour in colours:
        if not half >> colour & 1:
            return Refusal(NOT_IN_HALF, colour, rule="R22")
        if not s.resources[seat * 6 + colour]:
            return Refusal(NO_RESOURCE, colour, rule="R22")
    return None


def paying(s: S) -> int | None:
    """The colours of which most are left; of equals the first. What goes to the foot of a pillar
    is no mere payment: it comes back in summer."""
    step = asked(s)
    if not isinstance(step, PayForFish | PayForHunt):
        return None
    base = step.who * 6
    return max(
        s.options,
        key=lambda action: sum(s.resources[base + colour] for colour in TRIPLES[action - PAY_0]),
    )


@dataclass(slots=True)
class PayFoot(FollowUp):
    """One resource of any own colour goes to the foot of the pillar, after the effect (R9)."""

    who: int
    pillar: int

    def seat(self, s: S) -> int:
        return self.who

    def options(self, s: S) -> list[int]:
        base = self.who * 6
        return [FOOT_0 + colour for colour in range(6) if s.resources[base + colour]]

    def do(self, s: S, action: int) -> None:
        colour = action - FOOT_0
        s.resources[self.who * 6 + colour] -= 1
        put_at_foot(s, self.pillar, colour)
        if s.listener is not None:
            s.tell(AT_FOOT, self.who, colour, self.pillar)

    def prompt(self, s: S) -> Message:
        return Message(ASK_FOOT, (self.pillar,))

    def refuse(self, s: S, action: int) -> Refusal | None:
        return Refusal(NO_RESOURCE, action - FOOT_0, rule="R9") if action in FOOT else None


def put_at_foot(s: S, pillar: int, colour: int) -> None:
    place = FOOT_SLOTS * pillar
    s.foot[place if s.foot[place] == NOTHING else place + 1] = colour


def no_foot(pillar: int) -> Refusal:
    return Refusal(NO_FOOT, pillar, rule="R8")
