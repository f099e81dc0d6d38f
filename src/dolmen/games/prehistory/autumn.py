"""Autumn: movement on the map and stop effects (5.6, 5.7)."""

from __future__ import annotations

from typing import Final

from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.core.step import Question, Step
from dolmen.games.prehistory import messages as m
from dolmen.games.prehistory.actions import (
    BUILD,
    BUY_RESOURCE,
    DP_TO_MOVEMENT,
    END_TURN,
    MOVE_FROM,
    MOVE_TO,
    PAY_MARKER,
    PAY_RESOURCE,
)
from dolmen.games.prehistory.camps import build_camp, buildings, refuse_building
from dolmen.games.prehistory.content import MARKER, Reward
from dolmen.games.prehistory.fishing import keep_fish
from dolmen.games.prehistory.free_actions import (
    can_still_move,
    free_actions,
    perform_free,
    refuse_free,
)
from dolmen.games.prehistory.gains import gain
from dolmen.games.prehistory.gathering import gather
from dolmen.games.prehistory.hunting import take_animal_token
from dolmen.games.prehistory.ids import (
    ANIMAL_SPACE,
    CAMPS,
    FISH_SPACE,
    GATHERING_SPACE,
    MARKER_SPACE,
    MEGALITH_SPACE,
)
from dolmen.games.prehistory.megaliths import stop_at_megalith
from dolmen.games.prehistory.state import AUTUMN, NOTHING, State

CAMPS_EACH: Final = len(CAMPS)
MANY: Final = 99  # movement points: more than any way takes


class Autumn(Step):
    """One turn for every player, in turn order."""

    def run(self, s: State) -> None:
        s.phase = AUTUMN
        if s.listener is not None:
            s.tell(m.AUTUMN)
        for seat in reversed(s.order):
            if seat < s.players:
                s.push(BeginAutumnTurn(seat))


def may_stop(s: State, seat: int, hex: int) -> bool:
    """No member at all on the hex, and no camp of another player."""
    camp = s.camp_at[hex]
    return not s.crowd[hex] and (camp == NOTHING or camp // CAMPS_EACH == seat)


def can_leave(s: State, seat: int, hex: int) -> bool:
    """Whether the pool takes a member on the hex anywhere."""
    crowd, camp_at = s.crowd, s.camp_at
    for target in s.map.reach(hex, s.pool):
        if not crowd[target]:
            camp = camp_at[target]
            if camp == NOTHING or camp // CAMPS_EACH == seat:
                return True
    return False


def unmoved(s: State, seat: int) -> list[int]:
    """The hexes with members of the seat that have not moved this year, each once."""
    moved = s.moved[seat]
    found: list[int] = []
    last = NOTHING
    for hex in s.members[seat]:
        if hex != last and not moved >> hex & 1:
            found.append(hex)
        last = hex
    return found


class BeginAutumnTurn(Step):
    __match_args__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: State) -> None:
        s.pool = 0
        s.paid = 0
        s.push(AutumnTurn(self.who))


class AutumnTurn(Question):
    """Payments, moves, camps and free actions in any order, until the turn is ended."""

    __match_args__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, s: State) -> int:
        return self.who

    def options(self, s: State) -> list[int]:
        who = self.who
        movers = unmoved(s, who)
        found: list[int] = []
        if s.pool:
            first = MOVE_FROM.base
            found += [first + hex for hex in movers if can_leave(s, who, hex)]
        if s.moved[who]:
            found += buildings(s, who)
        if movers:
            base, first = who * 6, PAY_RESOURCE.base
            found += [first + c for c in range(6) if s.resources[base + c]]
            first = PAY_MARKER.base
            found += [first + c for c in range(6) if s.markers[base + c]]
        found.append(END_TURN.base)
        found += free_actions(s, who)
        return found

    def do(self, s: State, action: int) -> None:
        who = self.who
        if action == END_TURN.base:  # points left are lost (R67)
            s.pool = 0
            s.paid = 0
            return
        s.push(self)
        if perform_free(s, who, action):
            return
        if action >= BUILD.base:
            build_camp(s, who, *divmod(action - BUILD.base, CAMPS_EACH))
        elif action >= MOVE_FROM.base:
            s.push(MoveTo(who, action - MOVE_FROM.base))
        elif action >= PAY_MARKER.base:
            pay_for_movement(s, who, action - PAY_MARKER.base, True)
        else:
            pay_for_movement(s, who, action - PAY_RESOURCE.base, False)

    def prompt(self, s: State) -> Message:
        return Message(m.ASK_AUTUMN, (s.pool,))

    def refuse(self, s: State, action: int) -> Refusal | None:
        who = self.who
        if action in MOVE_FROM:
            return refuse_leaving(s, who, action - MOVE_FROM.base)
        if action in BUILD:
            return refuse_building(s, who, *divmod(action - BUILD.base, CAMPS_EACH))
        if action in PAY_RESOURCE or action in PAY_MARKER:
            if not can_still_move(s, who):
                return Refusal(m.NO_MOVER, rule="R74")
            if action in PAY_MARKER:
                return Refusal(m.NO_MARKER, action - PAY_MARKER.base, rule="R80")
            return Refusal(m.NO_RESOURCE, action - PAY_RESOURCE.base, rule="R80")
        return refuse_free(s, who, action)


def pay_for_movement(s: State, seat: int, colour: int, marker: bool) -> None:
    store = s.markers if marker else s.resources
    store[seat * 6 + colour] -= 1
    s.pool += s.values[colour]  # R4
    if s.listener is not None:
        s.tell(m.PAID_MOVEMENT, seat, (marker, colour), s.values[colour])


def bargains(s: State, seat: int, points: int = MANY) -> list[int]:
    """The colours of which a resource, bought only to be paid at once, brings more of so many
    movement points than its price does without that detour."""
    costs = s.content.costs
    if s.dp[seat] < costs.resource or not can_still_move(s, seat):
        return []
    return [c for c in range(6) if min(s.values[c], points) * costs.movement > costs.resource]


def payments(s: State, seat: int, points: int) -> list[int]:
    """How to begin to pay for so many movement points, if everything together is enough: with
    something that has to be paid in any case, or else with whatever there is. Development points
    go the way that brings more."""
    bought = bargains(s, seat, points)
    most = max((s.values[c] for c in bought), default=0)
    deals = [BUY_RESOURCE.base + c for c in bought if s.values[c] == most] or [DP_TO_MOVEMENT.base]
    by_development = most_movement(s, seat, most)
    goods = [
        (verb.base + c, s.values[c] * store[seat * 6 + c])
        for verb, store in ((PAY_RESOURCE, s.resources), (PAY_MARKER, s.markers))
        for c in range(6)
    ]
    others = sum(worth for _, worth in goods)
    total = by_development + others
    if not 0 < points <= total:
        return []
    if others < points:
        return deals
    useful = [action for action, worth in goods if worth]
    needed = [action for action, worth in goods if total - worth < points]
    return needed[:1] or [*(deals if by_development else []), *useful]


def most_movement(s: State, seat: int, value: int) -> int:
    """How many movement points the development points bring, if a resource brings so many."""
    costs, dp = s.content.costs, s.dp[seat]
    purchases = range(dp // costs.resource + 1 if value else 1)
    return max(n * value + (dp - n * costs.resource) // costs.movement for n in purchases)


def refuse_leaving(s: State, seat: int, hex: int) -> Refusal | None:
    if hex >= len(s.map):
        return Refusal(m.OFF_MAP, hex, rule="R40")
    if hex not in s.members[seat]:
        return Refusal(m.NO_MEMBER, hex, rule="R80")
    if s.moved[seat] >> hex & 1:
        return Refusal(m.HAS_MOVED, hex, rule="R41")
    return Refusal(m.NOWHERE, s.pool, rule="R80")


class MoveTo(Question):
    """Where a member goes; passing through is free of restriction (R40)."""

    __match_args__ = ("who", "source")

    def __init__(self, who: int, source: int) -> None:
        self.who = who
        self.source = source

    def seat(self, s: State) -> int:
        return self.who

    def options(self, s: State) -> list[int]:
        who, crowd, camp_at, first = self.who, s.crowd, s.camp_at, MOVE_TO.base
        return [
            first + hex
            for hex in s.map.reach(self.source, s.pool)
            if not crowd[hex] and (camp_at[hex] == NOTHING or camp_at[hex] // CAMPS_EACH == who)
        ]

    def do(self, s: State, action: int) -> None:
        move(s, self.who, self.source, action - MOVE_TO.base)

    def prompt(self, s: State) -> Message:
        return Message(m.ASK_MOVE_TO, (self.source, s.pool))

    def refuse(self, s: State, action: int) -> Refusal | None:
        if action not in MOVE_TO:
            return None
        target = action - MOVE_TO.base
        if target >= len(s.map):
            return Refusal(m.OFF_MAP, target, rule="R40")
        if target == self.source:
            return Refusal(m.SAME_HEX, rule="R43")
        if s.crowd[target]:
            return Refusal(m.OCCUPIED, target, rule="R80")
        if not may_stop(s, self.who, target):
            return Refusal(m.FOREIGN_CAMP, target, rule="R64")
        return Refusal(m.TOO_FAR, s.map.row(self.source)[target], s.pool, rule="R80")


def move(s: State, seat: int, source: int, target: int) -> None:
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
        s.tell(m.MOVED, seat, source, target, steps)
    stop(s, seat, target)


def stop(s: State, seat: int, hex: int) -> None:
    """5.7; R45: automatic."""
    feature = s.map.feature[hex]
    if feature == MARKER_SPACE:
        if not s.paid >> hex & 1:  # R71
            s.paid |= 1 << hex
            gain(s, seat, Reward(MARKER, s.map.colour[hex], 1))
        return
    token = s.tokens[hex]
    if token == NOTHING:
        return
    if feature == MEGALITH_SPACE:
        stop_at_megalith(s, seat, hex)
        return
    s.tokens[hex] = NOTHING
    if feature == GATHERING_SPACE:
        gather(s, seat, token)
    elif feature == FISH_SPACE:
        keep_fish(s, seat, token)
    elif feature == ANIMAL_SPACE:
        take_animal_token(s, seat, token)
