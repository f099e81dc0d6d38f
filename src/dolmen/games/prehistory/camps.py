"""Building a camp (5.8)."""

from __future__ import annotations

from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.core.step import FollowUp, Step
from dolmen.games.prehistory import messages as m
from dolmen.games.prehistory.actions import BUILD, SETTLE
from dolmen.games.prehistory.gains import gain_development
from dolmen.games.prehistory.ids import CAMP_SPACE, CAMPS
from dolmen.games.prehistory.state import NOTHING, VP_CAMPS, State


def helpers(s: State, seat: int, hex: int) -> list[int]:
    """Members of the seat on the hex and round it, moved or not, each by its hex."""
    near = s.map.near[hex]
    return [member for member in s.members[seat] if member == hex or member in near]


def building_sites(s: State, seat: int) -> list[int]:
    """Free camp spaces where a member of the seat stopped this turn and still is (R46)."""
    moved = s.moved[seat]
    return [hex for hex in s.members[seat] if moved >> hex & 1 and is_free_space(s, hex)]


def is_free_space(s: State, hex: int) -> bool:
    return s.map.feature[hex] == CAMP_SPACE and s.camp_at[hex] == NOTHING


def buildings(s: State, seat: int) -> list[int]:
    """Every camp that the seat could build now, as actions."""
    found: list[int] = []
    first, left = BUILD.base, s.camps_left[seat]
    for hex in building_sites(s, seat):
        present = len(helpers(s, seat, hex))
        for number, camp in enumerate(s.content.camps):
            if left >> number & 1 and camp.need <= present:
                found.append(first + hex * len(CAMPS) + number)
    return found


def build_camp(s: State, seat: int, hex: int, camp: int) -> None:
    s.push(PlaceCamp(seat, hex, camp))
    if s.content.camps[camp].settle:
        s.push(Settle(seat, hex, camp, s.content.camps[camp].settle))


class Settle(FollowUp):
    """Which member goes back to the tent (R47); asked once for each that must."""

    __match_args__ = ("who", "hex", "camp", "left")

    def __init__(self, who: int, hex: int, camp: int, left: int) -> None:
        self.who = who
        self.hex = hex
        self.camp = camp
        self.left = left

    def seat(self, s: State) -> int:
        return self.who

    def options(self, s: State) -> list[int]:
        return [SETTLE.at(hex) for hex in dict.fromkeys(helpers(s, self.who, self.hex))]

    def do(self, s: State, action: int) -> None:
        hex = action - SETTLE.base
        leave_map(s, self.who, hex)
        if s.listener is not None:
            s.tell(m.SETTLED, self.who, hex)
        if self.left > 1:
            s.push(Settle(self.who, self.hex, self.camp, self.left - 1))

    def prompt(self, s: State) -> Message:
        return Message(m.ASK_SETTLE, (self.camp, self.hex, self.left))

    def refuse(self, s: State, action: int) -> Refusal | None:
        if action not in SETTLE:
            return None
        return Refusal(m.NOT_BESIDE, action - SETTLE.base, rule="R47")


def leave_map(s: State, seat: int, hex: int) -> None:
    """A member goes back to the tent; R48: with its move, if it had not moved yet."""
    members = list(s.members[seat])
    members.remove(hex)
    s.members[seat] = tuple(members)
    s.crowd[hex] -= 1
    s.home[seat] += 1
    if hex not in members:
        s.moved[seat] &= ~(1 << hex)


class PlaceCamp(Step):
    """The camp is built: points, and a new member for the tent (R50)."""

    __match_args__ = ("who", "hex", "camp")

    def __init__(self, who: int, hex: int, camp: int) -> None:
        self.who = who
        self.hex = hex
        self.camp = camp

    def run(self, s: State) -> None:
        camp = s.content.camps[self.camp]
        s.camps_left[self.who] &= ~(1 << self.camp)
        s.camps[self.who] = (*s.camps[self.who], self.hex)
        s.camp_at[self.hex] = self.who * len(CAMPS) + self.camp
        s.vp[self.who * 3 + VP_CAMPS] += camp.vp
        s.home[self.who] += 1
        if s.listener is not None:
            s.tell(m.BUILT, self.who, self.camp, self.hex, camp.vp, camp.dp)
        gain_development(s, self.who, camp.dp)


def refuse_building(s: State, seat: int, hex: int, camp: int) -> Refusal | None:
    if hex >= len(s.map):
        return Refusal(m.OFF_MAP, hex, rule="R40")
    if s.map.feature[hex] != CAMP_SPACE:
        return Refusal(m.NO_CAMP_SPACE, hex, rule="R81")
    if s.camp_at[hex] != NOTHING:
        return Refusal(m.CAMP_THERE, hex, rule="R52")
    if hex not in building_sites(s, seat):
        return Refusal(m.NOT_STOPPED, hex, rule="R46")
    if not s.camps_left[seat] >> camp & 1:
        return Refusal(m.CAMP_USED, camp, rule="R81")
    need, have = s.content.camps[camp].need, len(helpers(s, seat, hex))
    return Refusal(m.TOO_FEW, camp, need, have, rule="R47") if have < need else None
