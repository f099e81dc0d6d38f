"""What a judge of Prehistory has worked out before: most states it is asked about differ in a cube
or two, which changes neither what the display offers nor who is where."""

from __future__ import annotations

from typing import Final

from dolmen.bots.judges.prehistory.gains import Gains, gains_of
from dolmen.bots.judges.prehistory.weights import PrehistoryWeights
from dolmen.games.prehistory.content import DEVELOPMENT_POINTS
from dolmen.games.prehistory.gains import final_dp
from dolmen.games.prehistory.megaliths import majority, presence, units
from dolmen.games.prehistory.state import FINAL, State

MOST: Final = 4000  # entries; then it begins anew

Ground = tuple[float, list[int]]  # points by megaliths; how many of each type score


class Memory:
    """Both answers are functions of their keys alone, for one game and one set of weights."""

    __slots__ = ("_gains", "_ground", "_map")

    def __init__(self) -> None:
        self._gains: dict[tuple[object, ...], Gains] = {}
        self._ground: dict[tuple[object, ...], Ground] = {}
        self._map: object = None

    def gains(self, s: State, seat: int, left: int, w: PrehistoryWeights) -> Gains:
        three, six = seat * 3, seat * 6
        key = (
            left,
            s.phase == FINAL,
            s.painted[seat],
            s.fishing[seat],
            counted_points(s, seat),
            s.home[seat],
            s.megaliths_a[seat],
            s.cards[seat],
            s.members[seat],
            s.camps[seat],
            *s.gathered[six : six + 6],
            *s.fished[three : three + 3],
            *s.footprints[three : three + 3],
            *s.animals[three : three + 3],
            *s.gather_slots,
            *s.fish_slots,
            *s.hunt_display,
            -1,
            *s.ceremony_display,
        )
        found = self._gains.get(key)
        if found is None or s.map is not self._map:
            self.forget(s)
            found = self._gains[key] = gains_of(s, seat, left, w)
        return found

    def ground(self, s: State, seat: int, w: PrehistoryWeights) -> Ground:
        key = (seat, s.round, s.megaliths_a[seat], *s.members, -1, *s.camps)
        found = self._ground.get(key)
        if found is None or s.map is not self._map:
            self.forget(s)
            found = self._ground[key] = value_of_ground(s, seat, w)
        return found

    def forget(self, s: State) -> None:
        """Another map is another game."""
        if s.map is not self._map or len(self._gains) + len(self._ground) > MOST:
            self._map = s.map
            self._gains.clear()
            self._ground.clear()


def counted_points(s: State, seat: int) -> int:
    """Development points, cubes included, if a card in sight counts them."""
    ceremony = s.content.ceremony
    for card in (*s.ceremony_display, *s.cards[seat]):
        if ceremony[card].score.count == DEVELOPMENT_POINTS:
            return final_dp(s, seat)
    return 0


def value_of_ground(s: State, seat: int, w: PrehistoryWeights) -> Ground:
    """What the places by megaliths are worth."""
    hold = w.HOLD[s.round - 1]
    content = s.content
    value = float(s.megaliths_a[seat] * content.vp_a)
    members, camps = presence(s)
    scored = [s.megaliths_a[seat], 0, 0]
    bit = 1 << seat
    for area in s.areas_b:
        settled = abroad = 0
        for hex in area:
            if camps[hex] == seat:
                settled += 1
            elif members[hex] & bit:
                abroad += 1
        if settled or abroad:
            scored[1] += 1
            value += content.vp_b * (settled + hold * abroad)
    for area in s.areas_c:
        own = units(s, seat, area, members, camps)
        if own:
            counts = [units(s, other, area, members, camps) for other in range(s.players)]
            points = majority(counts, content.vp_c_first, content.vp_c_second)[seat]
            if points:
                scored[2] += 1
            value += hold * points + (1 - hold) * w.UNIT * own
    return value, scored
