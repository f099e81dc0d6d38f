"""Building a camp (5.8)."""

from __future__ import annotations

from dataclasses import dataclass

from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.core.step import FollowUp, Step
from dolmen.games.prehistory.ids import CAMP_SPACE, CAMPS
from dolmen.games.prehistory.items import gain_development
from dolmen.games.prehistory.messages import (
    ASK_SETTLE,
    BUILT,
    CAMP_THERE,
    CAMP_USED,
    NO_CAMP_SPACE,
    NOT_BESIDE,
    NOT_STOPPED,
    OFF_MAP,
    SETTLED,
    TOO_FEW,
)
from dolmen.games.prehistory.state import NOTHING, VP_CAMPS, PrehistoryState
from dolmen.games.prehistory.words import BUILD_0, SETTLE, SETTLE_0

S = PrehistoryState


def helpers(s: S, seat: int, hex: int) -> list[int]:
    """Own members on the hex and round it, moved or not, each by its hex."""
    near = s.map.near[hex]
    return [member for member in s.members[seat] if member == hex or member in near]


def building_sites(s: S, seat: int) -> list[int]:
    """Camp spaces without camp where an own member stopped this turn and still stands (R46)."""
    moved = s.moved[seat]
    feature, camp_at = s.map.feature, s.camp_at
    return [
        hex
        for hex in s.members[seat]
        if moved >> hex & 1 and feature[hex] == CAMP_SPACE and camp_at[hex] == NOTHING
    ]


def buildings(s: S, seat: int) -> list[int]:
    found: list[int] = []
    left = s.camps_left[seat]
    for hex in building_sites(s, seat):
        present = len(helpers(s, seat, hex))
        for number, camp in enumerate(s.content.camps):
            if left >> number & 1 and camp.need <= present:
                found.append(BUILD_0 + hex * len(CAMPS) + number)
    return found


def build_camp(s: S, seat: int, hex: int, camp: int) -> None:
    s.push(PlaceCamp(seat, hex, camp))
    if s.content.camps[camp].settle:
        s.push(Settle(seat, hex, camp, s.content.camps[camp].settle))


@dataclass(slots=True)
class Settle(FollowUp):
    """Which member goes back to the tent (R47); asked once for each that must."""

    who: int
    hex: int
    camp: int
    left: int

    def seat(self, s: S) -> int:
        return self.who

    def options(self, s: S) -> list[int]:
        return [SETTLE_0 + hex for hex in dict.fromkeys(helpers(s, self.who, self.hex))]

    def do(self, s: S, action: int) -> None:
        hex = action - SETTLE_0
        leave_map(s, self.who, hex)
        s.tell(SETTLED, self.who, hex)
        if self.left > 1:
            s.push(Settle(self.who, self.hex, self.camp, self.left - 1))

    def prompt(self, s: S) -> Message:
        return Message(ASK_SETTLE, (self.camp, self.hex, self.left))

    def refuse(self, s: S, action: int) -> Refusal | None:
        if action not in SETTLE:
            return None
        return Refusal(NOT_BESIDE, action - SETTLE_0, rule="R47")


def leave_map(s: S, seat: int, hex: int) -> None:
    members = list(s.members[seat])
    members.remove(hex)
    s.members[seat] = tuple(members)
    s.crowd[hex] -= 1
    s.home[seat] += 1
    if hex not in members:
        s.moved[seat] &= ~(1 << hex)


@dataclass(slots=True)
class PlaceCamp(Step):
    """The camp stands: points, and a new member for the tent (R50)."""

    who: int
    hex: int
    camp: int

    def run(self, s: S) -> None:
        camp = s.content.camps[self.camp]
        s.camps_left[self.who] &= ~(1 << self.camp)
        s.camps[self.who] = (*s.camps[self.who], self.hex)
        s.camp_at[self.hex] = self.who * len(CAMPS) + self.camp
        s.vp[self.who * 3 + VP_CAMPS] += camp.vp
        s.home[self.who] += 1
        s.tell(BUILT, self.who, self.camp, self.hex, camp.vp, camp.dp)
        gain_development(s, self.who, camp.dp)


def refuse_building(s: S, seat: int, hex: int, camp: int) -> Refusal | None:
    if hex >= len(s.map):
        return Refusal(OFF_MAP, hex, rule="R40")
    if s.map.feature[hex] != CAMP_SPACE:
        return Refusal(NO_CAMP_SPACE, hex, rule="R81")
    if s.camp_at[hex] != NOTHING:
        return Refusal(CAMP_THERE, hex, rule="R52")
    if hex not in building_sites(s, seat):
        return Refusal(NOT_STOPPED, hex, rule="R46")
    if not s.camps_left[seat] >> camp & 1:
        return Refusal(CAMP_USED, camp, rule="R81")
    need, have = s.content.camps[camp].need, len(helpers(s, seat, hex))
    return Refusal(TOO_FEW, camp, need, have, rule="R47") if have < need else None
