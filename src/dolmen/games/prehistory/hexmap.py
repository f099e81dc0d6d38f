"""The geometry of the map (3.5): hexes, neighbours, distances, layouts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from dolmen.core.problem import Problem
from dolmen.games.prehistory.ids import START_CAMP
from dolmen.games.prehistory.problem import problem

Place = tuple[int, int]
Slot = tuple[int, int, int]  # q, r, rotation

DIRECTIONS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
SHAPE: Final[tuple[Place, ...]] = ((0, 0), (1, 0), (0, 1), (1, 1))  # of a map tile, in file order
NO_TERRAIN: Final = 3
NO_COLOUR: Final = -1


@dataclass(slots=True, frozen=True)
class TileHex:
    """One printed hex of a map tile."""

    terrain: int
    feature: int
    colour: int  # of an action-marker space


@dataclass(slots=True, frozen=True)
class HexMap:
    """A map as laid out. It never changes, so states share it."""

    places: tuple[Place, ...]  # hex -> axial coordinates
    tiles: tuple[int, ...]  # slot -> map tile
    terrain: tuple[int, ...]
    feature: tuple[int, ...]
    colour: tuple[int, ...]
    near: tuple[tuple[int, ...], ...] = field(compare=False, repr=False)
    # Distances are found when they are first asked for, and kept.
    rows: list[tuple[int, ...]] = field(compare=False, repr=False)
    rings: list[tuple[tuple[int, ...], ...]] = field(compare=False, repr=False)

    def __len__(self) -> int:
        return len(self.places)

    def __reduce__(self) -> tuple[Any, ...]:
        """Sent to another process without the distances, which are found again."""
        fixed = (self.places, self.tiles, self.terrain, self.feature, self.colour, self.near)
        return unexplored, fixed

    def row(self, x: int) -> tuple[int, ...]:
        """Steps of the shortest path from x to every hex (R40)."""
        if not self.rows[x]:
            self.explore(x)
        return self.rows[x]

    def reach(self, x: int, points: int) -> tuple[int, ...]:
        """The hexes other than x that a member on x can get to, nearest first."""
        if not self.rows[x]:
            self.explore(x)
        found = self.rings[x]
        return found[points] if points < len(found) else found[-1]

    def explore(self, x: int) -> None:
        near = self.near
        steps = [-1] * len(near)
        steps[x] = 0
        reached = [x]
        ends = [1]  # how many are reached within each number of steps
        for y in reached:
            for z in near[y]:
                if steps[z] < 0:
                    steps[z] = steps[y] + 1
                    if steps[z] == len(ends):
                        ends.append(0)
                    reached.append(z)
                    ends[-1] = len(reached)
        self.rows[x] = tuple(steps)
        self.rings[x] = tuple(tuple(reached[1:end]) for end in ends)

    def area(self, x: int) -> tuple[int, ...]:
        """A hex and its neighbours (6.8)."""
        return (x, *self.near[x])


def unexplored(
    places: tuple[Place, ...],
    tiles: tuple[int, ...],
    terrain: tuple[int, ...],
    feature: tuple[int, ...],
    colour: tuple[int, ...],
    near: tuple[tuple[int, ...], ...],
) -> HexMap:
    """A map whose distances nobody has asked for yet."""
    rows: list[tuple[int, ...]] = [()] * len(places)
    rings: list[tuple[tuple[int, ...], ...]] = [()] * len(places)
    return HexMap(places, tiles, terrain, feature, colour, near, rows, rings)


def turned(q: int, r: int, rotation: int) -> Place:
    """A place turned clockwise round (0, 0) by sixths."""
    for _ in range(rotation):
        q, r = -r, q + r
    return q, r


def covered(slot: Slot) -> list[Place]:
    """The four places of a tile in a slot, in file order."""
    q, r, rotation = slot
    found: list[Place] = []
    for hex_q, hex_r in SHAPE:
        dq, dr = turned(hex_q, hex_r, rotation)
        found.append((q + dq, r + dr))
    return found


def slot_of(places: Sequence[Place]) -> Slot:
    """The slot whose tile covers these places, in file order."""
    q, r = places[0]
    for rotation in range(len(DIRECTIONS)):
        if covered((q, r, rotation)) == list(places):
            return q, r, rotation
    raise ValueError(f"no tile covers {places}")


def half_turn(slot: Slot) -> Slot:
    """The other way to lay a tile on the same four places."""
    q, r, rotation = slot
    dq, dr = turned(1, 1, rotation)
    return q + dq, r + dr, (rotation + 3) % 6


def flaw_of(slots: list[Slot]) -> Problem | None:
    """What is wrong with a layout (section 10); nothing if it is legal."""
    taken: dict[Place, int] = {(0, 0): 0}
    for number, slot in enumerate(slots, start=1):
        for place in covered(slot):
            if place in taken:
                at = str(place)
                if taken[place]:
                    return problem("slots_overlap", slot=number, other=taken[place], at=at)
                return problem("start_overlap", slot=number, at=at)
            taken[place] = number
    reached = {(0, 0)}
    border = [(0, 0)]
    while border:
        q, r = border.pop()
        for dq, dr in DIRECTIONS:
            place = (q + dq, r + dr)
            if place in taken and place not in reached:
                reached.add(place)
                border.append(place)
    for place, number in taken.items():
        if place not in reached:
            return problem("not_connected", slot=number)
    return None


def lay_out(
    slots: list[Slot], tiles: list[int], printed: tuple[tuple[TileHex, ...], ...]
) -> HexMap:
    """The start tile and the given tiles in their slots."""
    places: list[Place] = [(0, 0)]
    hexes: list[TileHex] = [TileHex(NO_TERRAIN, START_CAMP, NO_COLOUR)]
    for slot, tile in zip(slots, tiles, strict=True):
        places.extend(covered(slot))
        hexes.extend(printed[tile])
    return chart(places, tiles, hexes)


def chart(places: list[Place], tiles: list[int], hexes: list[TileHex]) -> HexMap:
    """A map of these hexes; two are adjacent if they are neighbours, over tile borders too."""
    number = {place: index for index, place in enumerate(places)}
    near = tuple(
        tuple(number[q + dq, r + dr] for dq, dr in DIRECTIONS if (q + dq, r + dr) in number)
        for q, r in places
    )
    return unexplored(
        tuple(places),
        tuple(tiles),
        tuple(h.terrain for h in hexes),
        tuple(h.feature for h in hexes),
        tuple(h.colour for h in hexes),
        near,
    )


def size(place: Place) -> int:
    q, r = place
    return q * q + q * r + r * r


def random_layout(count: int, below: Callable[[int], int]) -> list[Slot]:
    """A map grown tile by tile round the start hex (section 10)."""
    taken = {(0, 0)}
    slots: list[Slot] = []
    for _ in range(count):
        slot = random_slot(taken, below)
        slots.append(slot)
        taken.update(covered(slot))
    return slots


def random_slot(taken: set[Place], below: Callable[[int], int]) -> Slot:
    border = {(q + dq, r + dr) for q, r in taken for dq, dr in DIRECTIONS} - taken
    while border:
        nearest = min(size(place) for place in border)
        ties = sorted(place for place in border if size(place) == nearest)
        target = ties[below(len(ties))]
        border.discard(target)
        fitting = placements(target, taken)
        if fitting:
            smallest = min(total for total, _ in fitting)
            best = [slot for total, slot in fitting if total == smallest]
            return best[below(len(best))]
    raise RuntimeError("a map always has a free place at its border")


def placements(target: Place, taken: set[Place]) -> list[tuple[int, Slot]]:
    """All ways to lay a tile over a place without overlap, with the sum of their distances."""
    found: list[tuple[int, Slot]] = []
    for rotation in range(6):
        for hex_q, hex_r in SHAPE:
            dq, dr = turned(hex_q, hex_r, rotation)
            slot = (target[0] - dq, target[1] - dr, rotation)
            places = covered(slot)
            if not any(place in taken for place in places):
                found.append((sum(size(place) for place in places), slot))
    return found
