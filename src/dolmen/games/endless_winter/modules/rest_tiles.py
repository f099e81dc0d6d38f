"""Rest tiles: an extra benefit for one resting figure per tile and round (M1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.core.step import Step
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.actions import CHOOSE_REST_TILE, DECLINE
from dolmen.games.endless_winter.icon import Icon
from dolmen.games.endless_winter.ids import REST_TILES
from dolmen.games.endless_winter.income import resolve
from dolmen.games.endless_winter.modules import Module
from dolmen.games.endless_winter.question import SeatQuestion
from dolmen.games.endless_winter.state import SETUP_STREAM, State

if TYPE_CHECKING:
    from dolmen.games.endless_winter.view import Table

# Memory: per Rest tile who stands on it (FREE, or seat * 3 + figure; OUT: not in play), then per
# seat the Labor it gained for E2 of this round.
FREE: Final = -1
OUT: Final = -2


def gain_eclipse_labor(s: State, seat: int, icon: Icon) -> None:
    notes = s.memory[number_of(s)]
    notes[len(REST_TILES) + seat] += icon.n
    if s.listener is not None:
        s.tell(m.ECLIPSE_LABOR, seat, icon.n)


def number_of(s: State) -> int:
    return next(module.number for module in s.rules.modules if isinstance(module, RestTiles))


class RestTiles(Module):
    id = "rest_tiles"
    gains = {"eclipse_labor": gain_eclipse_labor}

    def memory(self, s: State) -> list[int]:
        tiles = list(range(len(REST_TILES)))
        s.shuffle(SETUP_STREAM, tiles)
        drawn = tiles[: s.content.expansions.rest_tiles.in_play[s.players]]
        held = [FREE if tile in drawn else OUT for tile in range(len(REST_TILES))]
        return held + [0] * len(s.seats)

    def in_play(self, s: State) -> list[int]:
        notes = s.memory[self.number]
        return [tile for tile in range(len(REST_TILES)) if notes[tile] != OUT]

    def free(self, s: State) -> list[int]:
        notes = s.memory[self.number]
        return [tile for tile in range(len(REST_TILES)) if notes[tile] == FREE]

    def before_rest(self, s: State, seat: int) -> None:
        if self.free(s):
            s.push(ChooseRestTile(seat, self.number))

    def rest_taken(self, s: State, seat: int) -> None:
        s.push(TileBenefit(seat, self.number))

    def eclipse_labor(self, s: State, seat: int) -> int:
        return s.memory[self.number][len(REST_TILES) + seat]

    def preparation(self, s: State) -> None:
        notes = s.memory[self.number]
        for tile in range(len(REST_TILES)):
            if notes[tile] != OUT:
                notes[tile] = FREE
        for seat in range(len(s.seats)):
            notes[len(REST_TILES) + seat] = 0

    def census(self, s: State) -> dict[str, int]:
        return {"rest tiles": len(self.in_play(s))}

    def show(self, s: State, seat: int | None, table: Table) -> None:
        notes = s.memory[self.number]
        table["rest_tiles"] = {
            "tiles": [
                {"id": name, "seat": None if notes[tile] == FREE else notes[tile] // 3}
                for tile, name in enumerate(REST_TILES)
                if notes[tile] != OUT
            ],
            "eclipse_labor": notes[len(REST_TILES) : len(REST_TILES) + s.players],
        }


class ChooseRestTile(SeatQuestion):
    """A tile on which no figure stands this round (X65), or none."""

    __match_args__ = ("who", "number")

    def __init__(self, who: int, number: int) -> None:
        super().__init__(who)
        self.number = number

    def options(self, s: State) -> list[int]:
        notes = s.memory[self.number]
        base = CHOOSE_REST_TILE.base
        free = [base + tile for tile in range(len(REST_TILES)) if notes[tile] == FREE]
        return [*free, DECLINE.base]

    def do(self, s: State, action: int) -> None:
        if action == DECLINE.base:
            return
        tile = action - CHOOSE_REST_TILE.base
        s.memory[self.number][tile] = self.who * 3 + s.figure
        if s.listener is not None:
            s.tell(m.REST_TILE, self.who, tile)

    def prompt(self, s: State) -> Message:
        return Message(m.CHOOSE_REST_TILE)

    def refuse(self, s: State, action: int) -> Refusal | None:
        if action not in CHOOSE_REST_TILE:
            return None
        tile = action - CHOOSE_REST_TILE.base
        if s.memory[self.number][tile] == OUT:
            return Refusal(m.REST_TILE_OUT, tile, rule="M1")
        return Refusal(m.REST_TILE_TAKEN, tile, rule="X65")


class TileBenefit(Step):
    """After the normal Rest effect."""

    __match_args__ = ("who", "number")

    def __init__(self, who: int, number: int) -> None:
        self.who = who
        self.number = number

    def run(self, s: State) -> None:
        notes = s.memory[self.number]
        mark = self.who * 3 + s.figure
        if mark in notes[: len(REST_TILES)]:
            tile = notes.index(mark, 0, len(REST_TILES))
            resolve(s, self.who, s.content.expansions.rest_tiles.effects[tile])
