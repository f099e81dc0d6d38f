"""The Mammoth: a rival on the three hexes it touches, and double incomes for who holds on (M8)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from dolmen.core.refusal import Refusal
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.actions import MOVE_MAMMOTH as MOVE_MAMMOTH_TO
from dolmen.games.endless_winter.content import FIXED, ColumnOption
from dolmen.games.endless_winter.icon import Effect, Icon
from dolmen.games.endless_winter.ids import (
    JUNCTIONS,
    MIGRATE,
    MOVE_CAMP,
    MOVE_MAMMOTH,
    OPTION_MOVE_MAMMOTH,
)
from dolmen.games.endless_winter.income import IconChoice
from dolmen.games.endless_winter.influence import influences
from dolmen.games.endless_winter.modules import Module
from dolmen.games.endless_winter.reach import SEVERAL_MOVES, bits
from dolmen.games.endless_winter.rules import Box
from dolmen.games.endless_winter.state import MAMMOTH, NOTHING, State

if TYPE_CHECKING:
    from dolmen.games.endless_winter.view import Table


def stands_at(s: State) -> int:
    """Its junction, or NOTHING while it is beside the map."""
    return s.junctions.index(MAMMOTH) if MAMMOTH in s.junctions else NOTHING


def put(s: State, junction: int) -> None:
    at = stands_at(s)
    if at != NOTHING:
        s.junctions[at] = NOTHING
    s.junctions[junction] = MAMMOTH


def free_junctions(s: State) -> list[int]:
    """Every empty junction, those at the base hex included; it must really move (X51)."""
    return [junction for junction, owner in enumerate(s.junctions) if owner == NOTHING]


def touched(s: State, hex_: int) -> bool:
    at = stands_at(s)
    return at != NOTHING and hex_ in s.content.junction_hexes[at]


def strength(s: State) -> int:
    """Its influence in the round that is being played (X48)."""
    by_round = s.content.expansions.mammoth.influence
    return by_round[min(s.round, len(by_round) - 1)]


def refusal(s: State, action: int) -> Refusal | None:
    junction = action - MOVE_MAMMOTH_TO.base
    if s.junctions[junction] == MAMMOTH:
        return Refusal(m.MAMMOTH_THERE, rule="M8")
    if s.junctions[junction] != NOTHING:
        return Refusal(m.JUNCTION_TAKEN, junction, rule="M8")
    return None


def move_to(s: State, seat: int, action: int) -> None:
    junction = action - MOVE_MAMMOTH_TO.base
    put(s, junction)
    if s.listener is not None:
        s.tell(m.MOVED_MAMMOTH, seat, junction)


class MoveMammoth(IconChoice):
    """Bought in Migrate: where it goes."""

    op = MOVE_MAMMOTH
    asking = m.PICK_MAMMOTH

    def targets(self, s: State) -> list[int]:
        return [MOVE_MAMMOTH_TO.base + junction for junction in free_junctions(s)]

    def pick(self, s: State, action: int) -> None:
        move_to(s, self.who, action)

    def explain(self, s: State, action: int) -> Refusal | None:
        return refusal(s, action) if action in MOVE_MAMMOTH_TO else None


@mypyc_attr(allow_interpreted_subclasses=True)
class Mammoth(Module):
    id = "mammoth"
    choices = {"move_mammoth": MoveMammoth}

    def pack(self, box: Box) -> None:
        printed = box.content.expansions.mammoth
        option = ColumnOption(
            OPTION_MOVE_MAMMOTH, printed.option, FIXED, 0, 0, printed.moves, (Icon(MOVE_MAMMOTH),)
        )
        column = box.columns[MIGRATE]
        box.columns[MIGRATE] = replace(column, step_a=(*column.step_a, option))

    def moves(self, s: State, seat: int, left: int) -> list[int]:
        """Two movements of one effect, given up together (X42)."""
        if left < s.content.expansions.mammoth.moves:
            return []
        return [MOVE_MAMMOTH_TO.base + junction for junction in free_junctions(s)]

    def move(self, s: State, seat: int, action: int) -> int:
        if action not in MOVE_MAMMOTH_TO:
            return 0
        move_to(s, seat, action)
        return s.content.expansions.mammoth.moves

    def move_refusal(self, s: State, seat: int, left: int, action: int) -> Refusal | None:
        if action not in MOVE_MAMMOTH_TO:
            return None
        need = s.content.expansions.mammoth.moves
        return refusal(s, action) or Refusal(m.TOO_FEW_MOVES, need, left, rule="X42")

    def rival(self, s: State, hex_: int) -> int:
        return strength(s) if touched(s, hex_) else 0

    def withstands(self, s: State, seat: int, hex_: int) -> bool:
        """Whether it stands at the hex and the seat is no weaker there."""
        return touched(s, hex_) and influences(s)[seat][hex_] >= self.rival(s, hex_)

    def eclipse_terrain_hex(self, s: State, seat: int, hex_: int, income: Effect) -> Effect:
        times = s.content.expansions.mammoth.times
        return income * times if self.withstands(s, seat, hex_) else income

    def tell_terrain_hex(self, s: State, seat: int, hex_: int) -> None:
        if self.withstands(s, seat, hex_):
            s.tell(m.MAMMOTH_TIMES, s.content.expansions.mammoth.times)

    def hex_raised_by(self, s: State, seat: int, hex_: int) -> int:
        """It may come; where it stands already the income is doubled as it is."""
        if touched(s, hex_):
            return 0
        return SEVERAL_MOVES if s.content.expansions.mammoth.moves > 1 else bits(MOVE_CAMP)

    def nomad_special_after_b(self, s: State, land: int) -> None:
        """Opposite to the edge between their inner Camps; it stays if that junction is taken."""
        inner = frozenset(s.content.land_cards[land].inner)
        junction = next(at for pair, at in s.content.expansions.mammoth.targets if pair == inner)
        if s.junctions[junction] == NOTHING:
            put(s, junction)
            if s.listener is not None:
                s.tell(m.NOMAD_MAMMOTH, junction)
        elif s.listener is not None:
            there = s.junctions[junction] == MAMMOTH
            s.tell(m.NOMAD_MAMMOTH_THERE if there else m.NOMAD_MAMMOTH_STAYS, junction)

    def census(self, s: State) -> dict[str, int]:
        return {"mammoths at most one": int(s.junctions.count(MAMMOTH) <= 1)}

    def show(self, s: State, seat: int | None, table: Table) -> None:
        at = stands_at(s)
        table["mammoth"] = {
            "junction": JUNCTIONS[at] if at != NOTHING else None,
            "influence": strength(s),
        }
