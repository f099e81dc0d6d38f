"""Cave Paintings: a fifth column, torches, lines and dots (M5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dolmen.core.refusal import Refusal
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.actions import PAINT_DOT as FILL
from dolmen.games.endless_winter.actions import PAINT_LINE as DRAW
from dolmen.games.endless_winter.content import Content
from dolmen.games.endless_winter.icon import Effect, Icon
from dolmen.games.endless_winter.ids import (
    BASE_SITE_TILES,
    CAVE,
    CAVE_CULTURE,
    CAVE_SITE_TILE,
    DOTS,
    FIRST_CULTURE,
    IDOL,
    LINES,
    PAINT_DOT,
    PAINT_LINE,
    PAINTINGS,
)
from dolmen.games.endless_winter.ids import CULTURE as CULTURES
from dolmen.games.endless_winter.income import INCOME, IconChoice, gain, resolve
from dolmen.games.endless_winter.modules import Module
from dolmen.games.endless_winter.modules.content import Caves
from dolmen.games.endless_winter.modules.views import CaveBoardView
from dolmen.games.endless_winter.rules import Box
from dolmen.games.endless_winter.state import (
    NEUTRAL_FIGURE,
    NOTHING,
    SETUP_STREAM,
    State,
)

if TYPE_CHECKING:
    from dolmen.games.endless_winter.view import Table

# Memory per seat: torches, drawn lines as bits, filled dots as bits.
TORCHES: Final = 0
DRAWN: Final = 1
FILLED: Final = 2
PER_SEAT: Final = 3
PAINT: Final = (PAINT_LINE, PAINT_DOT)


def board(s: State, seat: int) -> tuple[list[int], int]:
    """The module's memory and where the seat's cave board begins in it."""
    for module in s.rules.modules:
        if isinstance(module, CavePaintings):
            return s.memory[module.number], PER_SEAT * seat
    raise LookupError(CavePaintings.id)


def torches(s: State, seat: int) -> int:
    notes, at = board(s, seat)
    return notes[at + TORCHES]


def lines_drawn(s: State, seat: int) -> int:
    notes, at = board(s, seat)
    return notes[at + DRAWN].bit_count()


def dots_filled(s: State, seat: int) -> int:
    notes, at = board(s, seat)
    return notes[at + FILLED].bit_count()


def bits(numbers: tuple[int, ...]) -> int:
    return sum(1 << n for n in numbers)


def complete(caves: Caves, painting: int, drawn: int) -> bool:
    every = bits(caves.paintings[painting].lines)
    return drawn & every == every


def coloured(caves: Caves, painting: int, drawn: int, filled: int) -> bool:
    every = bits(caves.paintings[painting].dots)
    return complete(caves, painting, drawn) and filled & every == every


def paintings_complete(s: State, seat: int) -> int:
    notes, at = board(s, seat)
    caves = s.content.expansions.caves
    return sum(complete(caves, n, notes[at + DRAWN]) for n in range(len(PAINTINGS)))


def paintings_coloured(s: State, seat: int) -> int:
    notes, at = board(s, seat)
    caves = s.content.expansions.caves
    drawn, filled = notes[at + DRAWN], notes[at + FILLED]
    return sum(coloured(caves, n, drawn, filled) for n in range(len(PAINTINGS)))


# Torches.


def gain_torch(s: State, seat: int, icon: Icon) -> None:
    """The next torch spaces; beyond the last one the overflow."""
    notes, at = board(s, seat)
    caves = s.content.expansions.caves
    lit = min(icon.n, caves.torches - notes[at + TORCHES])
    notes[at + TORCHES] += lit
    if s.listener is not None and lit:
        s.tell(m.LIT_TORCH, seat, notes[at + TORCHES])
    for _ in range(icon.n - lit):
        resolve(s, seat, caves.overflow)


# Lines.


def is_lit(caves: Caves, painting: int, torches_: int) -> bool:
    return torches_ >= caves.torches_needed[caves.paintings[painting].chamber]


def legal_lines(s: State, seat: int) -> list[int]:
    """Undrawn, in a lit chamber, the start line or touching a drawn line of the painting."""
    notes, at = board(s, seat)
    caves = s.content.expansions.caves
    drawn = notes[at + DRAWN]
    lit = [is_lit(caves, n, notes[at + TORCHES]) for n in range(len(PAINTINGS))]
    return [
        n
        for n, line in enumerate(caves.lines)
        if lit[line.painting]
        and not drawn >> n & 1
        and (line.start or any(drawn >> other & 1 for other in caves.neighbours[n]))
    ]


class PaintLine(IconChoice):
    op = PAINT_LINE
    asking = m.PICK_LINE

    def targets(self, s: State) -> list[int]:
        return [DRAW.base + line for line in legal_lines(s, self.who)]

    def pick(self, s: State, action: int) -> None:
        number = action - DRAW.base
        caves = s.content.expansions.caves
        line = caves.lines[number]
        notes, at = board(s, self.who)
        notes[at + DRAWN] |= 1 << number
        if s.listener is not None:
            s.tell(m.DREW_LINE, self.who, number)
        if complete(caves, line.painting, notes[at + DRAWN]):
            if s.listener is not None:
                s.tell(m.PAINTING_COMPLETE, self.who, line.painting)
            if coloured(caves, line.painting, notes[at + DRAWN], notes[at + FILLED]):
                if s.listener is not None:
                    s.tell(m.PAINTING_COLOURED, self.who, line.painting)
                resolve(s, self.who, caves.paintings[line.painting].coloured)
            resolve(s, self.who, caves.paintings[line.painting].complete)
        resolve(s, self.who, line.effect)

    def explain(self, s: State, action: int) -> Refusal | None:
        if action not in DRAW:
            return None
        number = action - DRAW.base
        caves = s.content.expansions.caves
        line = caves.lines[number]
        notes, at = board(s, self.who)
        if notes[at + DRAWN] >> number & 1:
            return Refusal(m.LINE_DRAWN, rule="M5")
        if not is_lit(caves, line.painting, notes[at + TORCHES]):
            need = caves.torches_needed[caves.paintings[line.painting].chamber]
            return Refusal(m.CHAMBER_DARK, need, notes[at + TORCHES], rule="M5")
        return Refusal(m.LINE_APART, rule="M5")


# Dots.


def legal_dots(s: State, seat: int) -> list[int]:
    """Unfilled, at an end point that a drawn line touches."""
    notes, at = board(s, seat)
    drawn, filled = notes[at + DRAWN], notes[at + FILLED]
    return [
        dot
        for dot, touching in enumerate(s.content.expansions.caves.touching)
        if not filled >> dot & 1 and any(drawn >> line & 1 for line in touching)
    ]


class PaintDot(IconChoice):
    """One point, and the second reward when everything of the painting is done (X55)."""

    op = PAINT_DOT
    asking = m.PICK_DOT

    def targets(self, s: State) -> list[int]:
        return [FILL.base + dot for dot in legal_dots(s, self.who)]

    def pick(self, s: State, action: int) -> None:
        dot = action - FILL.base
        caves = s.content.expansions.caves
        notes, at = board(s, self.who)
        notes[at + FILLED] |= 1 << dot
        if s.listener is not None:
            s.tell(m.FILLED_DOT, self.who, dot)
        painting = next(n for n, p in enumerate(caves.paintings) if dot in p.dots)
        if coloured(caves, painting, notes[at + DRAWN], notes[at + FILLED]):
            if s.listener is not None:
                s.tell(m.PAINTING_COLOURED, self.who, painting)
            resolve(s, self.who, caves.paintings[painting].coloured)
        resolve(s, self.who, caves.dot)

    def explain(self, s: State, action: int) -> Refusal | None:
        if action not in FILL:
            return None
        notes, at = board(s, self.who)
        if notes[at + FILLED] >> (action - FILL.base) & 1:
            return Refusal(m.DOT_FILLED, rule="M5")
        return Refusal(m.DOT_APART, rule="M5")


def gain_paint_line(s: State, seat: int, icon: Icon) -> None:
    s.push(PaintLine(seat, icon.n, INCOME))


def gain_paint_dot(s: State, seat: int, icon: Icon) -> None:
    s.push(PaintDot(seat, icon.n, INCOME))


def can_draw(s: State, seat: int) -> bool:
    return bool(legal_lines(s, seat))


def can_fill(s: State, seat: int) -> bool:
    return bool(legal_dots(s, seat))


# The Nomads have no cave board: Idols.


def nomad_torch(s: State, icon: Icon) -> None:
    gain(s, s.nomads, Icon(IDOL, icon.n))


def nomad_paint(s: State, icon: Icon) -> None:
    gain(s, s.nomads, Icon(IDOL))


class CavePaintings(Module):
    id = "cave_paintings"
    gains = {"torch": gain_torch, "paint_line": gain_paint_line, "paint_dot": gain_paint_dot}
    nomad_gains = {"torch": nomad_torch, "paint_line": nomad_paint, "paint_dot": nomad_paint}
    counters = {
        "torches": torches,
        "lines_drawn": lines_drawn,
        "dots_filled": dots_filled,
        "paintings_complete": paintings_complete,
        "paintings_coloured": paintings_coloured,
    }
    choices = {"paint_line": PaintLine, "paint_dot": PaintDot}
    receivable = {"paint_line": can_draw, "paint_dot": can_fill}

    def pack(self, box: Box) -> None:
        box.columns.append(box.content.columns[CAVE])
        box.more_cultures.extend(FIRST_CULTURE + CULTURES.index(name) for name in CAVE_CULTURE)

    def lay_site(self, s: State, tiles: list[int]) -> None:
        """One base tile goes back to the box for the new one."""
        tiles.pop(s.below(SETUP_STREAM, len(BASE_SITE_TILES)))
        tiles.append(CAVE_SITE_TILE)

    def memory(self, s: State) -> list[int]:
        if s.nomads != NOTHING:
            s.first[CAVE] = NEUTRAL_FIGURE  # for the whole game
            s.seats[s.nomads].points = s.content.expansions.caves.nomad_points
        return [0] * (PER_SEAT * len(s.seats))

    def brings(self, content: Content) -> dict[str, tuple[Effect, ...]]:
        caves = content.expansions.caves
        rewards = tuple(painting.coloured for painting in caves.paintings)
        lines = tuple(line.effect for line in caves.lines)
        lines += tuple(painting.complete for painting in caves.paintings)
        return {
            "torch": (caves.overflow,),
            "paint_line": (*lines, *rewards),
            "paint_dot": (caves.dot, *rewards),
        }

    def nomad_effect(self, effect: Effect) -> Effect:
        """All painting symbols of one space or effect together are one Idol."""
        if not any(icon.op in PAINT for icon in effect):
            return effect
        kept: list[Icon] = []
        for icon in effect:
            if icon.op not in PAINT:
                kept.append(icon)
            elif Icon(PAINT_LINE) not in kept:
                kept.append(Icon(PAINT_LINE))
        return tuple(kept)

    def show(self, s: State, seat: int | None, table: Table) -> None:
        notes = s.memory[self.number]
        boards: list[CaveBoardView] = []
        for other in range(s.players):
            lit, drawn, filled = notes[PER_SEAT * other : PER_SEAT * other + PER_SEAT]
            boards.append(
                {
                    "torches": lit,
                    "lines": [name for n, name in enumerate(LINES) if drawn >> n & 1],
                    "dots": [name for n, name in enumerate(DOTS) if filled >> n & 1],
                    "complete": [
                        name
                        for n, name in enumerate(PAINTINGS)
                        if complete(s.content.expansions.caves, n, drawn)
                    ],
                }
            )
        table["cave_paintings"] = {"boards": boards}
