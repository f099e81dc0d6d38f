"""Spring: actions for resources, one resource at the foot of the pillar (5.4)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.core.step import Question
from dolmen.games.prehistory import items
from dolmen.games.prehistory.ceremony import DanceForCard, affordable_positions
from dolmen.games.prehistory.free import BASES, free_actions, perform_free, refuse_free
from dolmen.games.prehistory.ids import (
    AT_GATHERING,
    AT_PAINTING,
    CEREMONY,
    FISHING,
    GATHERING,
    HUNTING,
    MIGRATION,
    PAINTING,
)
from dolmen.games.prehistory.messages import (
    ALREADY_PAINTED,
    ASK_SPRING,
    ASK_TAIL,
    FOOT_FULL,
    NOBODY_HOME,
    NOT_IN_DISPLAY,
    PASSED,
    SHORT_COLOURS,
    SHORT_RESOURCE,
    SLOT_EMPTY,
)
from dolmen.games.prehistory.migration import HowMany, migration_colours
from dolmen.games.prehistory.payment import (
    PayFoot,
    PayForFish,
    PayForHunt,
    mask_of_half,
    no_foot,
    owned,
    pay_resources,
)
from dolmen.games.prehistory.state import NOTHING, PrehistoryState
from dolmen.games.prehistory.words import (
    END_TURN_0,
    FISH,
    FISH_0,
    GATHER,
    GATHER_0,
    HOLD,
    HOLD_0,
    HUNT,
    HUNT_0,
    MIGRATE,
    MIGRATE_0,
    PAINT,
    PAINT_0,
    PASS,
    PASS_0,
    VERB_OF,
)

S = PrehistoryState


def spring_actions(s: S, seat: int) -> list[int]:
    """All first choices that can be finished: price, effect and foot (R8, R11)."""
    base = seat * 6
    have = s.resources[base : base + 6]
    total = sum(have)
    found: list[int] = []
    if not total:
        return found
    content = s.content
    colours = s.colours
    foot = s.foot
    if foot[1] == NOTHING:
        painted = s.painted[seat]
        for section, edges in enumerate(content.section_edges):
            if painted >> section & 1 or len(edges) >= total:
                continue
            for edge in edges:
                have[colours[6 + edge]] -= 1
            if min(have) >= 0:
                found.append(PAINT_0 + section)
            for edge in edges:
                have[colours[6 + edge]] += 1
    if foot[3] == NOTHING and total > 1:
        slots, slot_edges = s.gather_slots, content.slot_edge
        for slot in range(6):
            if slots[slot] != NOTHING and have[colours[12 + slot_edges[slot]]]:
                found.append(GATHER_0 + slot)
    if foot[5] == NOTHING:
        most = min(affordable_positions(s, seat).bit_count(), total - 1)
        for card in s.ceremony_display:
            if content.ceremony[card].value <= most:
                found.append(HOLD_0 + card)
    if foot[7] == NOTHING:
        edges = content.fishing_edges
        most = sum(1 for edge in edges if have[colours[24 + edge]])
        most = min(most, total - 1)
        if most:
            fish = content.fish
            for slot, tile in enumerate(s.fish_slots):
                if tile != NOTHING and fish[tile].value <= most:
                    found.append(FISH_0 + slot)
    if foot[9] == NOTHING:
        edges = content.hunting_edges
        most = sum(1 for edge in edges if have[colours[24 + edge]])
        if most:
            for card in s.hunt_display:
                value = content.hunt[card].value
                if value <= most and (value < total or items.chain_resources(s, seat, card)):
                    found.append(HUNT_0 + card)
    if foot[11] == NOTHING and s.home[seat]:
        for option, migration in enumerate(content.migrations):
            if len(migration.edges) < total:
                for edge in migration.edges:
                    if not have[colours[30 + edge]]:
                        break
                else:
                    found.append(MIGRATE_0 + option)
    return found


def spring_painting(s: S, seat: int, section: int) -> None:
    end_action(s, seat, PAINTING)
    edges = s.content.section_edges[section]
    pay_resources(s, seat, [s.colours[AT_PAINTING * 6 + edge] for edge in edges])  # R19
    items.paint(s, seat, section)


def spring_gathering(s: S, seat: int, slot: int) -> None:
    end_action(s, seat, GATHERING)
    pay_resources(s, seat, [s.colours[AT_GATHERING * 6 + s.content.slot_edge[slot]]])
    tile = s.gather_slots[slot]
    s.gather_slots[slot] = NOTHING
    items.gather(s, seat, tile)


def spring_ceremony(s: S, seat: int, card: int) -> None:
    end_action(s, seat, CEREMONY)
    s.push(DanceForCard(seat, card))


def spring_fishing(s: S, seat: int, slot: int) -> None:
    end_action(s, seat, FISHING)
    s.push(PayForFish(seat, slot))


def spring_hunting(s: S, seat: int, card: int) -> None:
    end_action(s, seat, HUNTING)
    s.push(PayForHunt(seat, card))


def spring_migration(s: S, seat: int, option: int) -> None:
    end_action(s, seat, MIGRATION)
    s.push(HowMany(seat, option))


def end_action(s: S, seat: int, pillar: int) -> None:
    """What follows the effect: the payment at the foot, then the end of the turn."""
    s.push(TurnTail(seat))
    s.push(PayFoot(seat, pillar))


def pass_spring(s: S, seat: int, argument: int) -> None:
    """R12: final for this spring."""
    s.passed |= 1 << seat
    s.tell(PASSED, seat)


MAIN: dict[int, Callable[[S, int, int], None]] = {
    PAINT.number: spring_painting,
    GATHER.number: spring_gathering,
    HOLD.number: spring_ceremony,
    FISH.number: spring_fishing,
    HUNT.number: spring_hunting,
    MIGRATE.number: spring_migration,
    PASS.number: pass_spring,
}


@dataclass(slots=True)
class SpringTurn(Question):
    """Any free actions, then one action or pass."""

    who: int

    def seat(self, s: S) -> int:
        return self.who

    def options(self, s: S) -> list[int]:
        found = spring_actions(s, self.who)
        found.append(PASS_0)
        found += free_actions(s, self.who)
        return found

    def do(self, s: S, action: int) -> None:
        if perform_free(s, self.who, action):
            s.push(self)
            return
        verb = VERB_OF[action]
        MAIN[verb](s, self.who, action - BASES[verb])

    def prompt(self, s: S) -> Message:
        return Message(ASK_SPRING)

    def refuse(self, s: S, action: int) -> Refusal | None:
        return refuse_spring(s, self.who, action) or refuse_free(s, self.who, action)


@dataclass(slots=True)
class TurnTail(Question):
    """R36: after an action a spring turn may still contain free actions."""

    who: int

    def seat(self, s: S) -> int:
        return self.who

    def options(self, s: S) -> list[int]:
        return [END_TURN_0, *free_actions(s, self.who)]

    def do(self, s: S, action: int) -> None:
        if perform_free(s, self.who, action):
            s.push(self)

    def prompt(self, s: S) -> Message:
        return Message(ASK_TAIL)

    def refuse(self, s: S, action: int) -> Refusal | None:
        return refuse_free(s, self.who, action)


# Why a spring action is not possible.


def refuse_spring(s: S, seat: int, action: int) -> Refusal | None:
    verb = VERB_OF[action]
    if verb not in REASONS:
        return None
    pillar, reason = REASONS[verb]
    argument = action - BASES[verb]
    if not s.foot_free(pillar):
        return Refusal(FOOT_FULL, pillar, rule="R61")
    return reason(s, seat, argument)


def not_enough(s: S, seat: int, pillar: int, colours: list[int], gained: int = 0) -> Refusal | None:
    """Whether the price, and the foot after it, cannot be paid."""
    for colour in sorted(set(colours)):
        need, have = colours.count(colour), s.resources[seat * 6 + colour]
        if have < need:
            return Refusal(SHORT_RESOURCE, colour, need, have, rule="R7")
    return no_rest(s, seat, pillar, len(colours), gained)


def no_rest(s: S, seat: int, pillar: int, price: int, gained: int = 0) -> Refusal | None:
    left = sum(s.resources[seat * 6 : seat * 6 + 6]) - price + gained
    return no_foot(pillar) if left < 1 else None


def refuse_painting(s: S, seat: int, section: int) -> Refusal | None:
    if s.painted[seat] >> section & 1:
        return Refusal(ALREADY_PAINTED, section, rule="R78")
    edges = s.content.section_edges[section]
    return not_enough(s, seat, PAINTING, [s.colours[AT_PAINTING * 6 + edge] for edge in edges])


def refuse_gathering(s: S, seat: int, slot: int) -> Refusal | None:
    if s.gather_slots[slot] == NOTHING:
        return Refusal(SLOT_EMPTY, rule="R33")
    colour = s.colours[AT_GATHERING * 6 + s.content.slot_edge[slot]]
    return not_enough(s, seat, GATHERING, [colour])


def refuse_ceremony(s: S, seat: int, card: int) -> Refusal | None:
    if card not in s.ceremony_display:
        return Refusal(NOT_IN_DISPLAY, rule="R24")
    value = s.content.ceremony[card].value
    have = affordable_positions(s, seat).bit_count()
    if have < value:
        return Refusal(SHORT_COLOURS, value, have, rule="R24")
    return no_rest(s, seat, CEREMONY, value)


def refuse_fishing(s: S, seat: int, slot: int) -> Refusal | None:
    if s.fish_slots[slot] == NOTHING:
        return Refusal(SLOT_EMPTY, rule="R33")
    value = s.content.fish[s.fish_slots[slot]].value
    have = owned(s, seat, mask_of_half(s, s.content.fishing_edges)).bit_count()
    if have < value:
        return Refusal(SHORT_COLOURS, value, have, rule="R22")
    return no_rest(s, seat, FISHING, value)


def refuse_hunting(s: S, seat: int, card: int) -> Refusal | None:
    if card not in s.hunt_display:
        return Refusal(NOT_IN_DISPLAY, rule="R33")
    value = s.content.hunt[card].value
    have = owned(s, seat, mask_of_half(s, s.content.hunting_edges)).bit_count()
    if have < value:
        return Refusal(SHORT_COLOURS, value, have, rule="R22")
    return no_rest(s, seat, HUNTING, value, items.chain_resources(s, seat, card))


def refuse_migration(s: S, seat: int, option: int) -> Refusal | None:
    if not s.home[seat]:
        return Refusal(NOBODY_HOME, rule="R29")
    return not_enough(s, seat, MIGRATION, migration_colours(s, option))


REASONS: dict[int, tuple[int, Callable[[S, int, int], Refusal | None]]] = {
    PAINT.number: (PAINTING, refuse_painting),
    GATHER.number: (GATHERING, refuse_gathering),
    HOLD.number: (CEREMONY, refuse_ceremony),
    FISH.number: (FISHING, refuse_fishing),
    HUNT.number: (HUNTING, refuse_hunting),
    MIGRATE.number: (MIGRATION, refuse_migration),
}
