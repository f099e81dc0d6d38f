"""The Idol board (6.5): glory and offering, six positions with a benefit."""

from __future__ import annotations

from dolmen.core.refusal import Refusal
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.actions import PICK_TRACK, TAKE
from dolmen.games.endless_winter.icon import Icon
from dolmen.games.endless_winter.ids import GLORY, IDOL, OFFERING
from dolmen.games.endless_winter.income import EXACT, IconChoice, resolve
from dolmen.games.endless_winter.state import State


def top(s: State) -> int:
    return len(s.content.glory_points) - 1


def advance_marker(s: State, seat: int, track: int) -> None:
    """One step up; the benefit of the position reached is gained at once (R17)."""
    me = s.seats[seat]
    if track == GLORY:
        me.glory += 1
        position, benefit = me.glory, s.content.glory_effect[me.glory]
    else:
        me.offering += 1
        position, benefit = me.offering, s.content.offering_effect[me.offering]
    if s.listener is not None:
        s.tell(m.ADVANCED, s.seat_token(seat), track, position)
    resolve(s, seat, benefit)


class Idol(IconChoice):
    """Glory or offering, each time anew; with both at the top 1 point (R18)."""

    op = IDOL
    asking = m.PICK_TRACK

    def targets(self, s: State) -> list[int]:
        me, end = s.seats[self.who], top(s)
        options: list[int] = []
        if me.glory < end:
            options.append(PICK_TRACK.base + GLORY)
        if me.offering < end:
            options.append(PICK_TRACK.base + OFFERING)
        return options or [TAKE.base]

    def pick(self, s: State, action: int) -> None:
        if action == TAKE.base:
            resolve(s, self.who, s.content.overflow)
        else:
            advance_marker(s, self.who, action - PICK_TRACK.base)

    def explain(self, s: State, action: int) -> Refusal | None:
        if action in PICK_TRACK:
            return Refusal(m.TRACK_FULL, action - PICK_TRACK.base, rule="R18")
        return None


def gain_idol(s: State, seat: int, icon: Icon) -> None:
    s.push(Idol(seat, icon.n, EXACT))  # R59: an Idol cannot be declined
