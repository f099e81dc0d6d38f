"""Reading the cave board: paintings, lines and dots (M5)."""

from __future__ import annotations

from dolmen.core.content import Entry, Pack
from dolmen.games.endless_winter.ids import (
    BASE_COLUMNS,
    CHAMBERS,
    DOTS,
    LINES,
    NODES,
    PAINTINGS,
)
from dolmen.games.endless_winter.limits import TORCHES
from dolmen.games.endless_winter.modules.content import (
    Caves,
    Line,
    Painting,
)
from dolmen.games.endless_winter.modules.files import CAVES
from dolmen.games.endless_winter.problem import problem
from dolmen.games.endless_winter.reader.effects import read_effect
from dolmen.games.endless_winter.reader.entries import ordered


def read_caves(pack: Pack) -> Caves:
    track = pack.table(CAVES, "torch_track")
    rule = pack.table(CAVES, "dot_rule")
    rule.number("needs_drawn_line_at_node", 1, 1)
    chambers = ordered(pack, CAVES, "chamber", CHAMBERS)
    nodes = ordered(pack, CAVES, "node", NODES)
    painting_of = [PAINTINGS.index(entry.one_of("painting", PAINTINGS)) for entry in nodes]
    for entry in nodes:
        if entry.flag("dot") != (entry.text("id") in DOTS):
            raise entry.wrong("dot", problem("fixed_dots"))
    dots = tuple(NODES.index(name) for name in DOTS)
    lines = [read_line(entry, painting_of) for entry in ordered(pack, CAVES, "line", LINES)]
    paintings: list[Painting] = []
    for number, entry in enumerate(ordered(pack, CAVES, "painting", PAINTINGS)):
        own = tuple(n for n, line in enumerate(lines) if line.painting == number)
        filled = tuple(n for n, node in enumerate(dots) if painting_of[node] == number)
        entry.number("lines", len(own), len(own))
        entry.number("dots", len(filled), len(filled))
        if not any(lines[n].start for n in own):
            raise entry.wrong("lines", problem("no_start_line"))
        paintings.append(
            Painting(
                entry.names(),
                CHAMBERS.index(entry.one_of("chamber", CHAMBERS)),
                read_effect(entry, "complete"),
                read_effect(entry, "coloured"),
                own,
                filled,
            )
        )
    return Caves(
        pack.table(CAVES, "nomads").number("start_points", 0, 999),
        track.number("spaces", 1, 20),
        read_effect(track, "overflow"),
        read_effect(rule, "effect"),
        tuple(entry.names() for entry in chambers),
        tuple(entry.number("torches_needed", *TORCHES) for entry in chambers),
        tuple(paintings),
        tuple(lines),
        dots,
        tuple(
            tuple(
                n
                for n, other in enumerate(lines)
                if other is not line
                and other.painting == line.painting
                and set(other.ends) & set(line.ends)
            )
            for line in lines
        ),
        tuple(tuple(n for n, line in enumerate(lines) if node in line.ends) for node in dots),
        tuple((entry.number("x", 0, 999), entry.number("y", 0, 999)) for entry in nodes),
    )


def read_line(entry: Entry, painting_of: list[int]) -> Line:
    ends = NODES.index(entry.one_of("from", NODES)), NODES.index(entry.one_of("to", NODES))
    painting = PAINTINGS.index(entry.one_of("painting", PAINTINGS))
    if any(painting_of[end] != painting for end in ends):
        raise entry.wrong("painting", problem("other_painting"))
    # X56: no line of the box paints again, but an owner's pack may know better.
    return Line(painting, ends, entry.flag("start"), read_effect(entry, "effect"))


def read_cave_column(pack: Pack) -> Entry:
    entry = ordered(pack, CAVES, "column", ("cave",))[0]
    entry.number("index", len(BASE_COLUMNS) + 1, len(BASE_COLUMNS) + 1)
    return entry
