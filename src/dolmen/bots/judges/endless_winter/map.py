"""What the map of Endless Winter is worth to a seat: hexes led, and the way to the next Village."""

from __future__ import annotations

from dolmen.bots.judges.endless_winter.modules import Land, land_key
from dolmen.bots.judges.endless_winter.tables import Stage, Tables
from dolmen.games.endless_winter.camps import standing as standing_camps
from dolmen.games.endless_winter.ids import HEXES
from dolmen.games.endless_winter.influence import influences
from dolmen.games.endless_winter.state import NOTHING, State

REMEMBERED = 40_000  # maps

Key = tuple[object, ...]


class MapJudge:
    """Most actions leave the map as it is: what was found is kept."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.known: dict[Key, float] = {}

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
        near = w.near
        best = 0.0
        for junction in s.rules.village_junctions:
            if s.junctions[junction] == NOTHING:
                a, b, c = s.content.junction_hexes[junction]
                moves = assign(camps, a, b, c)
                if moves < len(near):
                    worth = near[moves] * (base + more[a] + more[b] + more[c])
                    if worth > best:
                        best = worth
        return best


def assign(camps: list[list[int]], a: int, b: int, c: int) -> int:
    """Moves until a Camp stands on each of three hexes; nearly the fewest."""
    best = 99
    for first, second, third in ((a, b, c), (b, c, a), (c, a, b)):
        total = 0
        used: list[int] = []
        for hex_ in (first, second, third):
            nearest, at = 99, -1
            for number, far in enumerate(camps):
                if far[hex_] < nearest and number not in used:
                    nearest, at = far[hex_], number
            used.append(at)
            total += nearest
        if total < best:
            best = total
    return best
