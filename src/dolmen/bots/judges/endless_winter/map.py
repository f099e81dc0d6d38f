"""What the map of Endless Winter is worth to a seat: hexes led, and the way to the next Village."""

from __future__ import annotations

from typing import Final

from dolmen.bots.judges.endless_winter.modules import Land, land_key
from dolmen.bots.judges.endless_winter.tables import Stage, Tables
from dolmen.games.endless_winter.camps import standing as standing_camps
from dolmen.games.endless_winter.ids import HEXES
from dolmen.games.endless_winter.influence import influences
from dolmen.games.endless_winter.state import NOTHING, State

REMEMBERED: Final = 40_000  # maps
CAMPS: Final = 1024  # more than a player has

Key = tuple[object, ...]


class MapJudge:
    """Most actions leave the map as it is: what was found is kept."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.known: dict[Key, float] = {}
        near = tables.weights.near
        self.most = [max(near[moves:]) for moves in range(len(near))]  # at so many moves or more

    def worth(self, s: State, seat: int, stage: Stage, eclipses: int) -> float:
        if not eclipses:
            return 0.0
        me = s.seats[seat]
        price = s.content.village_cost
        rich = me.villages < len(price) and me.food >= price[me.villages]
        key = (
            seat,
            stage.turns,
            stage.here,
            eclipses,
            rich,
            s.tiles,
            tuple(s.junctions),
            *(tuple(other.camps) for other in s.seats),
            *(land_key(s, seat) if s.rules.modules else ()),
        )
        found = self.known.get(key)
        if found is None:
            if len(self.known) > REMEMBERED:
                self.known.clear()
            found = self.known[key] = self.look(s, seat, stage, eclipses)
        return found

    def look(self, s: State, seat: int, stage: Stage, eclipses: int) -> float:
        w = self.tables.weights
        me = s.seats[seat]
        table = influences(s)
        mine = table.pop(seat)
        tiles = self.tables.incomes[eclipses].tiles
        land = Land(s, seat, self.tables.modules, eclipses) if s.rules.modules else None
        total = stage.camp * (sum(me.camps) - me.camps[s.rules.home])
        # What it would add to lead a hex with two more influence.
        more = [0.0] * len(mine)
        for hex_, own in enumerate(mine[: len(HEXES)]):
            worth = tiles[s.tiles[hex_]]
            rival = max([row[hex_] for row in table])
            if land is not None:
                worth = land.worth(hex_, max(own, 1), worth)
            if own:
                part = self.part(own, rival)
                total += worth * part
                # The Camp that helps to build returns to the board.
                more[hex_] = worth * (self.part(own + 1, rival) - part)
            else:
                more[hex_] = worth * self.part(2, rival)
        if me.villages < s.content.villages_max and stage.turns:
            # A Village that cannot be built before the next Eclipse misses it.
            shrink = 1.0 if stage.here else (eclipses - 1) / eclipses
            price = s.content.village_cost[me.villages]
            rich = me.food >= price
            base = self.tables.incomes[eclipses].next_village[me.villages]
            hope = self.village(s, seat, base - stage.food_each * price, more)
            total += hope * shrink * (1.0 if rich else w.near_slot)
        return total

    def part(self, own: int, rival: int) -> float:
        """Of a hex's income."""
        w = self.tables.weights
        if rival < own:
            return 1.0 + w.denied if rival else 1.0
        return w.tied if rival == own else w.lost

    def village(self, s: State, seat: int, base: float, more: list[float]) -> float:
        """The best place for the next Village, by its worth and by how near it is."""
        w = self.tables.weights
        far = self.tables.far
        me = s.seats[seat]
        camps: list[list[int]] = []
        for hex_, count in enumerate(standing_camps(s, seat)[: len(far)]):
            camps.extend([far[hex_]] * min(count, 3))
        starts = [s.rules.home] if s.rules.home < len(far) else []
        for junction, owner in enumerate(s.junctions):
            if owner == seat:
                starts.extend(s.content.junction_hexes[junction])
        # A Camp of the board is placed first, for a food: as far as one move more.
        if me.board_camps and starts:
            placed = [1 + min(far[start][hex_] for start in starts) for hex_ in range(len(far))]
            camps.extend([placed] * min(me.board_camps, 3))
        if len(camps) < 3:
            return 0.0
        near, most = w.near, self.most
        known: list[list[int]] = [[]] * len(far)
        best = 0.0
        for junction in s.rules.village_junctions:
            if s.junctions[junction] == NOTHING:
                a, b, c = hexes = s.content.junction_hexes[junction]
                gain = base + more[a] + more[b] + more[c]
                if most[0] * gain <= best:
                    continue  # however near it is
                fewest = 0
                for hex_ in hexes:
                    if not known[hex_]:
                        known[hex_] = nearest(camps, hex_)
                    fewest += known[hex_][0] // CAMPS
                if fewest >= len(near) or most[fewest] * gain <= best:
                    continue
                moves = assign(known[a], known[b], known[c])
                if moves < len(near) and near[moves] * gain > best:
                    best = near[moves] * gain
        return best


def nearest(camps: list[list[int]], hex_: int) -> list[int]:
    """The three Camps nearest to a hex, each as its distance and its number: no more are needed,
    because two others at most are used elsewhere."""
    found = [far[hex_] * CAMPS + number for number, far in enumerate(camps)]
    found.sort()
    return found[:3]


def assign(a: list[int], b: list[int], c: list[int]) -> int:
    """Moves until a Camp stands on each of three hexes; nearly the fewest."""
    x, y, z = a[0] % CAMPS, b[0] % CAMPS, c[0] % CAMPS
    if x != y and y != z and z != x:
        return (a[0] - x + b[0] - y + c[0] - z) // CAMPS
    return min(in_order(a, b, c), in_order(b, c, a), in_order(c, a, b))


def in_order(first: list[int], second: list[int], third: list[int]) -> int:
    """The first hex has the choice, then the second."""
    one = first[0] % CAMPS
    two = second[0]
    if two % CAMPS == one:
        two = second[1]
    for three in third:
        if three % CAMPS != one and three % CAMPS != two % CAMPS:
            return first[0] // CAMPS + two // CAMPS + three // CAMPS
    raise ValueError("there are fewer than three Camps")
