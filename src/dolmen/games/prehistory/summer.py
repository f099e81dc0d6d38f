"""Summer: push up, pick, the six actions for markers (5.5); and the final action (R54)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.core.step import Question, Step
from dolmen.games.prehistory import items
from dolmen.games.prehistory.ceremony import FreeDance
from dolmen.games.prehistory.free import BASES, free_actions, perform_free, refuse_free
from dolmen.games.prehistory.ids import (
    CEREMONY,
    FISHING,
    FOOT_SLOTS,
    GATHERING,
    HUNTING,
    MIGRATION,
    PAINTING,
)
from dolmen.games.prehistory.messages import (
    ALREADY_PAINTED,
    ASK_FINAL,
    ASK_PICK,
    ASK_SUMMER,
    NOBODY_HOME,
    NOT_IN_DISPLAY,
    OTHER_ACTION,
    PICKED,
    SHORT_MARKER,
    SLOT_EMPTY,
    TOO_MANY_MEMBERS,
    TOP_EMPTY,
)
from dolmen.games.prehistory.migration import WhereTo
from dolmen.games.prehistory.payment import pay_markers
from dolmen.games.prehistory.state import FINAL, NOTHING, PrehistoryState
from dolmen.games.prehistory.words import (
    FISH,
    FISH_0,
    GATHER,
    GATHER_0,
    HOLD,
    HOLD_0,
    HUNT,
    HUNT_0,
    NUMBER,
    NUMBER_0,
    PAINT,
    PAINT_0,
    PICK,
    PICK_0,
    SKIP_0,
    VERB_OF,
)

S = PrehistoryState


@dataclass(slots=True)
class PushUp(Step):
    """Every cube at a foot becomes a marker on its pillar."""

    def run(self, s: S) -> None:
        for place, colour in enumerate(s.foot):
            if colour != NOTHING:
                s.top[place // FOOT_SLOTS * 6 + colour] += 1
                s.foot[place] = NOTHING


@dataclass(slots=True)
class PickPillar(Question):
    """R14: mandatory; the player takes all markers of one pillar."""

    who: int

    def seat(self, s: S) -> int:
        return self.who

    def options(self, s: S) -> list[int]:
        found = [PICK_0 + pillar for pillar in range(6) if any(s.top[pillar * 6 : pillar * 6 + 6])]
        found += free_actions(s, self.who)
        return found

    def do(self, s: S, action: int) -> None:
        if perform_free(s, self.who, action):
            s.push(self)
            return
        pillar = action - PICK_0
        taken = empty_pillar(s, pillar)
        for colour in range(6):
            s.markers[self.who * 6 + colour] += taken[colour]
        if s.listener is not None:
            s.tell(PICKED, self.who, pillar, taken)

    def prompt(self, s: S) -> Message:
        return Message(ASK_PICK)

    def refuse(self, s: S, action: int) -> Refusal | None:
        if action in PICK:
            return Refusal(TOP_EMPTY, action - PICK_0, rule="R14")
        return refuse_free(s, self.who, action)


def empty_pillar(s: S, pillar: int) -> tuple[int, ...]:
    """Take all markers from the top of a pillar."""
    base = pillar * 6
    taken = tuple(s.top[base : base + 6])
    s.top[base : base + 6] = (0, 0, 0, 0, 0, 0)
    return taken


def summer_actions(s: S, seat: int, action: int) -> list[int]:
    """The items of one action that the seat's markers can pay."""
    content = s.content
    have = s.markers[seat * 6 + content.marker_colour[action]]
    if not have:
        return []
    if action == PAINTING:
        painted = s.painted[seat]
        return [
            PAINT_0 + section
            for section, symbols in enumerate(content.section_symbols)
            if len(symbols) <= have and not painted >> section & 1
        ]
    if action == GATHERING:
        if have < content.gathering_markers:
            return []
        return [GATHER_0 + slot for slot, tile in enumerate(s.gather_slots) if tile != NOTHING]
    if action == CEREMONY:
        ceremony = content.ceremony
        return [HOLD_0 + card for card in s.ceremony_display if ceremony[card].value <= have]
    if action == FISHING:
        fish = content.fish
        return [
            FISH_0 + slot
            for slot, tile in enumerate(s.fish_slots)
            if tile != NOTHING and fish[tile].value <= have
        ]
    if action == HUNTING:
        hunt = content.hunt
        return [HUNT_0 + card for card in s.hunt_display if hunt[card].value <= have]
    return [NUMBER_0 + n for n in range(min(have, s.home[seat]))]


def summer_painting(s: S, seat: int, section: int) -> None:
    pay_in_markers(s, seat, PAINTING, len(s.content.section_symbols[section]))
    items.paint(s, seat, section)


def summer_gathering(s: S, seat: int, slot: int) -> None:
    pay_in_markers(s, seat, GATHERING, s.content.gathering_markers)
    tile = s.gather_slots[slot]
    s.gather_slots[slot] = NOTHING
    items.gather(s, seat, tile)


def summer_ceremony(s: S, seat: int, card: int) -> None:
    pay_in_markers(s, seat, CEREMONY, s.content.ceremony[card].value)
    items.take_ceremony_card(s, seat, card)
    if s.phase != FINAL:  # R54: no dance in the final turn
        s.push(FreeDance(seat, card))


def summer_fishing(s: S, seat: int, slot: int) -> None:
    caught = s.fish_slots[slot]
    pay_in_markers(s, seat, FISHING, s.content.fish[caught].value)
    s.fish_slots[slot] = NOTHING
    items.fish(s, seat, caught)


def summer_hunting(s: S, seat: int, card: int) -> None:
    pay_in_markers(s, seat, HUNTING, s.content.hunt[card].value)
    s.hunt_display.remove(card)
    items.hunt(s, seat, card)


def summer_migration(s: S, seat: int, argument: int) -> None:
    pay_in_markers(s, seat, MIGRATION, argument + 1)
    s.push(WhereTo(seat, argument + 1))


def pay_in_markers(s: S, seat: int, action: int, n: int) -> None:
    pay_markers(s, seat, s.content.marker_colour[action], n)


MAIN: dict[int, Callable[[S, int, int], None]] = {
    PAINT.number: summer_painting,
    GATHER.number: summer_gathering,
    HOLD.number: summer_ceremony,
    FISH.number: summer_fishing,
    HUNT.number: summer_hunting,
    NUMBER.number: summer_migration,
}
ACTION_OF = {
    PAINT.number: PAINTING,
    GATHER.number: GATHERING,
    HOLD.number: CEREMONY,
    FISH.number: FISHING,
    HUNT.number: HUNTING,
    NUMBER.number: MIGRATION,
}


def perform_summer(s: S, seat: int, action: int) -> None:
    verb = VERB_OF[action]
    MAIN[verb](s, seat, action - BASES[verb])


@dataclass(slots=True)
class SummerTurn(Question):
    """Free actions, then the action once (R15) or skip; either ends the turn."""

    who: int
    action: int

    def seat(self, s: S) -> int:
        return self.who

    def options(self, s: S) -> list[int]:
        found = summer_actions(s, self.who, self.action)
        found.append(SKIP_0)
        found += free_actions(s, self.who)
        return found

    def do(self, s: S, action: int) -> None:
        if action == SKIP_0:
            return
        if perform_free(s, self.who, action):
            s.push(self)
            return
        perform_summer(s, self.who, action)

    def prompt(self, s: S) -> Message:
        return Message(ASK_SUMMER, (self.action,))

    def refuse(self, s: S, action: int) -> Refusal | None:
        verb = VERB_OF[action]
        if verb in ACTION_OF and ACTION_OF[verb] != self.action:
            return Refusal(OTHER_ACTION, self.action, rule="R15")
        return refuse_summer(s, self.who, action) or refuse_free(s, self.who, action)


@dataclass(slots=True)
class FinalTurn(Question):
    """R54: one last action of any kind by summer rules, or skip."""

    who: int

    def seat(self, s: S) -> int:
        return self.who

    def options(self, s: S) -> list[int]:
        found: list[int] = []
        for action in range(6):
            found += summer_actions(s, self.who, action)
        found.append(SKIP_0)
        found += free_actions(s, self.who)
        return found

    def do(self, s: S, action: int) -> None:
        if action == SKIP_0:
            return
        if perform_free(s, self.who, action):
            s.push(self)
            return
        perform_summer(s, self.who, action)

    def prompt(self, s: S) -> Message:
        return Message(ASK_FINAL)

    def refuse(self, s: S, action: int) -> Refusal | None:
        return refuse_summer(s, self.who, action) or refuse_free(s, self.who, action)


def refuse_summer(s: S, seat: int, action: int) -> Refusal | None:
    """Why a summer action is not possible; None if it is none."""
    verb = VERB_OF[action]
    if verb not in ACTION_OF:
        return None
    kind = ACTION_OF[verb]
    argument = action - BASES[verb]
    colour = s.content.marker_colour[kind]
    have = s.markers[seat * 6 + colour]
    if kind == MIGRATION:
        if not s.home[seat]:
            return Refusal(NOBODY_HOME, rule="R29")
        if argument + 1 > s.home[seat]:
            return Refusal(TOO_MANY_MEMBERS, argument + 1, s.home[seat], rule="R29")
        need = argument + 1
    elif kind == PAINTING:
        if s.painted[seat] >> argument & 1:
            return Refusal(ALREADY_PAINTED, argument, rule="R78")
        need = len(s.content.section_symbols[argument])
    elif kind == GATHERING:
        if s.gather_slots[argument] == NOTHING:
            return Refusal(SLOT_EMPTY, rule="R33")
        need = s.content.gathering_markers
    elif kind == FISHING:
        if s.fish_slots[argument] == NOTHING:
            return Refusal(SLOT_EMPTY, rule="R33")
        need = s.content.fish[s.fish_slots[argument]].value
    elif kind == CEREMONY:
        if argument not in s.ceremony_display:
            return Refusal(NOT_IN_DISPLAY, rule="R24")
        need = s.content.ceremony[argument].value
    else:
        if argument not in s.hunt_display:
            return Refusal(NOT_IN_DISPLAY, rule="R33")
        need = s.content.hunt[argument].value
    return Refusal(SHORT_MARKER, colour, need, have, rule="R79") if have < need else None
