"""Autumn: movement on the map and stop effects (5.6, 5.7)."""

from __future__ import annotations

from dataclasses import dataclass

from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.core.step import Question, Step
from dolmen.games.prehistory import items
from dolmen.games.prehistory.camps import build_camp, buildings, refuse_building
from dolmen.games.prehistory.free import (
    can_still_move,
    free_actions,
    perform_free,
    refuse_free,
)
from dolmen.games.prehistory.ids import (
    ANIMAL_SPACE,
    CAMPS,
    FISH_SPACE,
    GATHERING_SPACE,
    MARKER_SPACE,
    MEGALITH_A,
    MEGALITH_SPACE,
)
from dolmen.games.prehistory.messages import (
    ASK_AUTUMN,
    ASK_MOVE_TO,
    FOREIGN_CAMP,
    HAS_MOVED,
    MEGALITH,
    MOVED,
    NO_MARKER,
    NO_MEMBER,
    NO_MOVER,
    NO_RESOURCE,
    NOWHERE,
    OCCUPIED,
    OFF_MAP,
    PAID_MOVEMENT,
    SAME_HEX,
    TOO_FAR,
)
from dolmen.games.prehistory.state import NOTHING, PrehistoryState
from dolmen.games.prehistory.tables import MARKER, Reward
from dolmen.games.prehistory.words import (
    BUILD,
    BUILD_0,
    END_TURN_0,
    MOVE_FROM,
    MOVE_FROM_0,
    MOVE_TO,
    MOVE_TO_0,
    PAY_MARKER,
    PAY_MARKER_0,
    PAY_RESOURCE,
    PAY_RESOURCE_0,
)

S = PrehistoryState


def may_stop(s: S, seat: int, hex: int) -> bool:
    """No member at all on the hex, and no camp of another player."""
    camp = s.camp_at[hex]
    return not s.crowd[hex] and (camp == NOTHING or camp // len(CAMPS) == seat)


def can_leave(s: S, seat: int, hex: int) -> bool:
    """Whether the pool takes a member on the hex anywhere."""
    crowd, camp_at = s.crowd, s.camp_at
    for target in s.map.reach(hex, s.pool):
        if not crowd[target]:
            camp = camp_at[target]
            if camp == NOTHING or camp // 7 == seat:
                return True
    return False


def unmoved(s: S, seat: int) -> list[int]:
    """The hexes with own members that have not moved this round, each once."""
    moved = s.moved[seat]
    found: list[int] = []
    last = NOTHING
    for hex in s.members[seat]:
        if hex != last and not moved >> hex & 1:
            found.append(hex)
        last = hex
    return found


@dataclass(slots=True)
class BeginAutumnTurn(Step):
    who: int

    def run(self, s: S) -> None:
        s.pool = 0
        s.paid = 0
        s.push(AutumnTurn(self.who))


@dataclass(slots=True)
class AutumnTurn(Question):
    """Payments, moves, camps and free actions in any order, until the turn is ended."""

    who: int

    def seat(self, s: S) -> int:
        return self.who

    def options(self, s: S) -> list[int]:
        who = self.who
        movers = unmoved(s, who)
        found: list[int] = []
        if s.pool:
            found += [MOVE_FROM_0 + hex for hex in movers if can_leave(s, who, hex)]
        if s.moved[who]:
            found += buildings(s, who)
        if movers:
            base = who * 6
            found += [PAY_RESOURCE_0 + c for c in range(6) if s.resources[base + c]]
            found += [PAY_MARKER_0 + c for c in range(6) if s.markers[base + c]]
        found.append(END_TURN_0)
        found += free_actions(s, who)
        return found

    def do(self, s: S, action: int) -> None:
        who = self.who
        if action == END_TURN_0:  # points left are lost (R67)
            s.pool = 0
            s.paid = 0
            return
        s.push(self)
        if perform_free(s, who, action):
            return
        if action >= BUILD_0:
            build_camp(s, who, *divmod(action - BUILD_0, len(CAMPS)))
        elif action >= MOVE_FROM_0:
            s.push(MoveTo(who, action - MOVE_FROM_0))
        elif action >= PAY_MARKER_0:
            pay_for_movement(s, who, action - PAY_MARKER_0, True)
        else:
            pay_for_movement(s, who, action - PAY_RESOURCE_0, False)

    def prompt(self, s: S) -> Message:
        return Message(ASK_AUTUMN, (s.pool,))

    def refuse(self, s: S, action: int) -> Refusal | None:
        who = self.who
        if action in MOVE_FROM:
            return refuse_leaving(s, who, action - MOVE_FROM_0)
        if action in BUILD:
            return refuse_building(s, who, *divmod(action - BUILD_0, len(CAMPS)))
        if action in PAY_RESOURCE or action in PAY_MARKER:
            if not can_still_move(s, who):
                return Refusal(NO_MOVER, rule="R74")
            if action in PAY_MARKER:
                return Refusal(NO_MARKER, action - PAY_MARKER_0, rule="R80")
            return Refusal(NO_RESOURCE, action - PAY_RESOURCE_0, rule="R80")
        return refuse_free(s, who, action)


def pay_for_movement(s: S, seat: int, colour: int, marker: bool) -> None:
    store = s.markers if marker else s.resources
    store[seat * 6 + colour] -= 1
    s.pool += s.values[colour]  # R4
    if s.listener is not None:
        s.tell(PAID_MOVEMENT, seat, (marker, colour), s.values[colour])


def refuse_leaving(s: S, seat: int, hex: int) -> Refusal | None:
    if hex >= len(s.map):
        return Refusal(OFF_MAP, hex, rule="R40")
    if hex not in s.members[seat]:
        return Refusal(NO_MEMBER, hex, rule="R80")
    if s.moved[seat] >> hex & 1:
        return Refusal(HAS_MOVED, hex, rule="R41")
    return Refusal(NOWHERE, s.pool, rule="R80")


@dataclass(slots=True)
class MoveTo(Question):
    """Where a member goes; passing through is free of restriction (R40)."""

    who: int
    source: int

    def seat(self, s: S) -> int:
        return self.who

    def options(self, s: S) -> list[int]:
        who, crowd, camp_at = self.who, s.crowd, s.camp_at
        return [
            MOVE_TO_0 + hex
            for hex in s.map.reach(self.source, s.pool)
            if not crowd[hex] and (camp_at[hex] == NOTHING or camp_at[hex] // 7 == who)
        ]

    def do(self, s: S, action: int) -> None:
        move(s, self.who, self.source, action - MOVE_TO_0)

    def prompt(self, s: S) -> Message:
        return Message(ASK_MOVE_TO, (self.source, s.pool))

    def refuse(self, s: S, action: int) -> Refusal | None:
        if action not in MOVE_TO:
            return None
        target = action - MOVE_TO_0
        if target >= len(s.map):
            return Refusal(OFF_MAP, target, rule="R40")
        if target == self.source:
            return Refusal(SAME_HEX, rule="R43")
        if s.crowd[target]:
            return Refusal(OCCUPIED, target, rule="R80")
        if not may_stop(s, self.who, target):
            return Refusal(FOREIGN_CAMP, target, rule="R64")
        return Refusal(TOO_FAR, s.map.row(self.source)[target], s.pool, rule="R80")


def move(s: S, seat: int, source: int, target: int) -> None:
    steps = s.map.row(source)[target]
    s.pool -= steps
    members = list(s.members[seat])
    members.remove(source)
    members.append(target)
    members.sort()
    s.members[seat] = tuple(members)
    s.crowd[source] -= 1
    s.crowd[target] += 1
    s.moved[seat] |= 1 << target
    if s.listener is not None:
        s.tell(MOVED, seat, source, target, steps)
    stop(s, seat, target)


def stop(s: S, seat: int, hex: int) -> None:
    """5.7; R45: automatic."""
    feature = s.map.feature[hex]
    if feature == MARKER_SPACE:
        if not s.paid >> hex & 1:  # R71
            s.paid |= 1 << hex
            items.gain(s, seat, Reward(MARKER, s.map.colour[hex], 1))
        return
    token = s.tokens[hex]
    if token == NOTHING:
        return
    if feature == MEGALITH_SPACE:
        if s.content.megalith_type[token] == MEGALITH_A:
            s.tokens[hex] = NOTHING
            s.megaliths_a[seat] += 1
            s.tell(MEGALITH, seat)
        return
    s.tokens[hex] = NOTHING
    if feature == GATHERING_SPACE:
        items.gather(s, seat, token)
    elif feature == FISH_SPACE:
        items.fish(s, seat, token)
    elif feature == ANIMAL_SPACE:
        items.take_animal_token(s, seat, token)
