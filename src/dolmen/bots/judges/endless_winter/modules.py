"""What the things of Endless Winter's expansions and modules are worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dolmen.games.endless_winter.content import Content
from dolmen.games.endless_winter.icon import Effect
from dolmen.games.endless_winter.ids import HEXES, REST_TILES
from dolmen.games.endless_winter.modules import cave_paintings as caves
from dolmen.games.endless_winter.modules import rivers_rafts as rivers
from dolmen.games.endless_winter.modules.abilities import LastAbilities
from dolmen.games.endless_winter.modules.four_legged_friends import UseDog
from dolmen.games.endless_winter.modules.glacier_tokens import HIDDEN, GlacierTokens
from dolmen.games.endless_winter.modules.mammoth import Mammoth, stands_at, strength
from dolmen.games.endless_winter.modules.rest_tiles import ChooseRestTile
from dolmen.games.endless_winter.modules.ritual_sites import TakeRitual
from dolmen.games.endless_winter.state import NOTHING, State

# Questions that belong to a step of the turn.
SMALL_QUESTIONS: Final = (UseDog, ChooseRestTile, LastAbilities, TakeRitual)
Worth = Callable[[Effect], float]


class ModuleValues:
    """Worths that follow from the content of the modules alone."""

    def __init__(self, content: Content, worth: Worth, weights: dict[str, float]) -> None:
        self.weights = weights
        x = content.expansions
        self.ice = [worth(effect) for effect in x.ice_finds.effects]
        self.rows = [[0.0, *(worth(row) for row in a.rows)] for a in content.animals]
        self.complete = [worth(painting.complete) for painting in x.caves.paintings]
        self.coloured = [worth(painting.coloured) for painting in x.caves.paintings]
        self.tiles = [worth(tile.income) for tile in content.tiles]


class Land:
    """The map as the modules in play change it, for one look at it."""

    def __init__(self, s: State, seat: int, v: ModuleValues, eclipses: int) -> None:
        self.s, self.seat, self.v, self.eclipses = s, seat, v, eclipses
        self.tokens: list[int] | None = None
        self.marks: list[int] | None = None
        self.touched: tuple[int, ...] = ()
        self.strength = 0
        self.raft = NOTHING
        for module in s.rules.modules:
            notes = s.memory[module.number]
            if isinstance(module, GlacierTokens):
                self.tokens = notes
            elif isinstance(module, rivers.RiversRafts):
                self.marks = notes[rivers.AT_LANDMARKS : rivers.AT_SEATS]
                self.raft = rivers.raft_hex(s, seat)
            elif isinstance(module, Mammoth):
                at = stands_at(s)
                if at != NOTHING:
                    self.touched = s.content.junction_hexes[at]
                    self.strength = strength(s)

    def worth(self, hex_: int, own: int, printed: float) -> float:
        """The income of a hex with this influence; the Raft will be gone after this Eclipse."""
        total = printed
        if self.tokens is not None and 0 <= self.tokens[hex_] < HIDDEN:
            total = self.v.ice[self.tokens[hex_]]
        if self.marks is not None and self.marks[hex_] != NOTHING:
            points = rivers.landmark_points(self.s, self.seat, self.marks[hex_])
            total = points + self.v.weights["landmark"]
        if hex_ in self.touched:
            if own < self.strength:
                return 0.0
            total *= self.s.content.expansions.mammoth.times
        if own == 1 and hex_ == self.raft:
            total /= self.eclipses
        return total


def land_key(s: State, seat: int) -> tuple[int, ...]:
    """Everything in the modules that the worth of the map hangs on."""
    found = [s.rules.home, s.round, s.phase, s.seats[seat].board_camps]
    for module in s.rules.modules:
        of = LAND_KEYS.get(module.id)
        if of is not None:
            found += of(s, seat, s.memory[module.number])
    return tuple(found)


def ice_key(s: State, seat: int, notes: list[int]) -> list[int]:
    """The tokens that are face up."""
    return [note if note < HIDDEN else HIDDEN for note in notes[: len(HEXES)]]


def river_key(s: State, seat: int, notes: list[int]) -> list[int]:
    """The river, Rafts and Warriors at war; Landmarks by what they are worth now."""
    marks = notes[rivers.AT_LANDMARKS : rivers.AT_SEATS]
    points = [rivers.landmark_points(s, seat, mark) for mark in marks if mark != NOTHING]
    return notes[rivers.AT_RIVER : rivers.AT_FISH] + notes[rivers.AT_SEATS :] + marks + points


# The place of the Mammoth is among the junctions, and its strength follows from the round.
LAND_KEYS: Final[dict[str, Callable[[State, int, list[int]], list[int]]]] = {
    "glacier_tokens": ice_key,
    "rivers_rafts": river_key,
}


def modules_hope(s: State, seat: int, turns: int, eclipses: int, v: ModuleValues) -> float:
    """Everything else that the modules promise a seat."""
    total = 0.0
    for module in s.rules.modules:
        total += module.final_scoring(s, seat)
        hope = HOPES.get(module.id)
        if hope is not None:
            total += hope(s, seat, turns, eclipses, v, s.memory[module.number])
    return total


def rest_hope(
    s: State, seat: int, turns: int, eclipses: int, v: ModuleValues, notes: list[int]
) -> float:
    return v.weights["rest_tile"] * notes[len(REST_TILES) + seat]


def animal_rows(
    s: State, seat: int, turns: int, eclipses: int, v: ModuleValues, notes: list[int]
) -> float:
    total = 0.0
    for animal, upright in enumerate(s.seats[seat].upright):
        if upright:
            rows = v.rows[animal]
            total += rows[min(upright, len(rows) - 1)]
    return v.weights["rows"] * eclipses * total


def river_hope(
    s: State, seat: int, turns: int, eclipses: int, v: ModuleValues, notes: list[int]
) -> float:
    """The Raft's place among the Rafts; a good place for the Starting Base tile."""
    total = 0.0
    own = rivers.raft_pos(s, seat)
    if own and eclipses:
        others = [rivers.raft_pos(s, other) for other in range(len(s.seats)) if other != seat]
        total += v.weights["raft_space"] * own
        if max(others) <= own:
            total += v.weights["raft_lead"]
    place = notes[rivers.AT_SEATS + rivers.PER_SEAT * seat + rivers.BORDER]
    if place != NOTHING:
        beside = s.content.expansions.rivers.border[place]
        worths = [v.tiles[s.tiles[hex_]] for hex_ in beside]
        total += v.weights["border_best"] * max(worths) + v.weights["border_both"] * sum(worths)
    return total


def cave_hope(
    s: State, seat: int, turns: int, eclipses: int, v: ModuleValues, notes: list[int]
) -> float:
    """Torches, and begun paintings by how far they are."""
    if not turns or seat == s.nomads:
        return 0.0
    at = caves.PER_SEAT * seat
    lit, drawn, filled = notes[at : at + caves.PER_SEAT]
    future = min(1.0, turns / 5)
    total = v.weights["torch"] * lit
    for number, painting in enumerate(s.content.expansions.caves.paintings):
        lines = sum(1 for line in painting.lines if drawn >> line & 1)
        dots = sum(1 for dot in painting.dots if filled >> dot & 1)
        if not lines:
            continue
        second = v.coloured[number]
        if lines < len(painting.lines):
            part = (lines / len(painting.lines)) ** 1.3
            total += v.weights["painted"] * part * (v.complete[number] + 0.4 * second)
        elif dots < len(painting.dots):
            total += 0.4 * second
        total += 0.3 * second * dots / len(painting.dots) if dots < len(painting.dots) else 0.0
    return total * future


def ritual_hope(
    s: State, seat: int, turns: int, eclipses: int, v: ModuleValues, notes: list[int]
) -> float:
    """The nearest card of the row, while none is taken and an Eclipse is left."""
    if seat == s.nomads or notes[seat] != NOTHING or not eclipses:
        return 0.0
    me = s.seats[seat]
    best = 0.0
    for card in notes[len(s.seats) :]:
        printed = s.content.expansions.rituals.cards[card]
        parts = [
            min(1.0, s.rules.counters[counter](s, seat) / least)
            for counter, least in printed.requirement
        ]
        if printed.food:
            parts.append(0.8 * min(1.0, me.food / printed.food))
        if printed.tool:
            parts.append(0.8 * min(1.0, me.tools / printed.tool))
        done = min(parts, default=1.0)
        best = max(
            best, v.weights["ritual_open"] if done >= 1.0 else v.weights["ritual_part"] * done
        )
    return best


def dog_hope(
    s: State, seat: int, turns: int, eclipses: int, v: ModuleValues, notes: list[int]
) -> float:
    return v.weights["trust"] * (s.content.rounds - s.round) if seat != s.nomads else 0.0


HOPES: Final[dict[str, Callable[[State, int, int, int, ModuleValues, list[int]], float]]] = {
    "rest_tiles": rest_hope,
    "ancestors": animal_rows,
    "rivers_rafts": river_hope,
    "cave_paintings": cave_hope,
    "ritual_sites": ritual_hope,
    "four_legged_friends": dog_hope,
}


def line_purchases(s: State, seat: int, v: ModuleValues) -> list[tuple[int, float]]:
    """What Labor buys in the cave."""
    pairs = (len(caves.legal_lines(s, seat)) + 3) // 2
    return [(1, v.weights["line"])] * min(4, pairs)
