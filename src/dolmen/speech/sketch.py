"""A position as a simple picture, where there is no browser table: in a notebook.

A game says which fields its map has and what stands on them (`Face.sketch`); here they become SVG.
The picture at the table is another matter (docs/browser.md).
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from math import cos, pi, sin

SEATS = ("#d9822b", "#3f8f5a", "#8257a8", "#2f6fb2")  # whose a mark is; others are grey
NOBODY = "#8a8a8a"
MARGIN, WIDTH = 0.03, 640  # the margin as a part of the width; pixels
ROW = 3  # marks side by side

Point = tuple[float, float]


@dataclass(slots=True, frozen=True)
class Mark:
    """Something that stands on a field: whose it is (a seat, or -1) and a few letters."""

    seat: int
    text: str


@dataclass(slots=True, frozen=True)
class Spot:
    """A field of the map."""

    outline: tuple[Point, ...]
    centre: Point
    colour: str
    label: str  # shown when it is pointed at
    marks: tuple[Mark, ...] = ()


def hexagon(x: float, y: float, radius: float) -> tuple[Point, ...]:
    """One that stands on its tip."""
    angles = [pi / 6 + pi / 3 * corner for corner in range(6)]
    return tuple((x + radius * cos(angle), y + radius * sin(angle)) for angle in angles)


def draw(spots: list[Spot]) -> str:
    """The fields as SVG; nothing where there are none."""
    if not spots:
        return ""
    xs = [x for spot in spots for x, _ in spot.outline]
    ys = [y for spot in spots for _, y in spot.outline]
    wide, high = max(xs) - min(xs), max(ys) - min(ys)
    edge = MARGIN * wide
    box = (min(xs) - edge, min(ys) - edge, wide + 2 * edge, high + 2 * edge)
    size = wide / 40
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" role="img" '
        f'viewBox="{" ".join(f"{number:.1f}" for number in box)}" '
        f'font-family="sans-serif" text-anchor="middle">'
    ]
    for spot in spots:
        outline = " ".join(f"{x:.1f},{y:.1f}" for x, y in spot.outline)
        parts.append(
            f'<polygon points="{outline}" fill="{spot.colour}" stroke="#fff" '
            f'stroke-width="{size / 8:.2f}"><title>{escape(spot.label)}</title></polygon>'
        )
    for spot in spots:
        parts += [draw_mark(spot, place, size) for place in range(len(spot.marks))]
    return "".join([*parts, "</svg>"])


def draw_mark(spot: Spot, place: int, size: float) -> str:
    """A disc with letters; several stand in rows round the centre."""
    mark, count = spot.marks[place], len(spot.marks)
    row, column = divmod(place, ROW)
    across = min(count - row * ROW, ROW)
    x = spot.centre[0] + (column - (across - 1) / 2) * 1.9 * size
    y = spot.centre[1] + (row - (-(-count // ROW) - 1) / 2) * 1.9 * size
    colour = SEATS[mark.seat] if 0 <= mark.seat < len(SEATS) else NOBODY
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{0.9 * size:.1f}" fill="{colour}" stroke="#fff" '
        f'stroke-width="{size / 10:.2f}"/><text x="{x:.1f}" y="{y + 0.32 * size:.1f}" '
        f'font-size="{0.9 * size:.1f}" fill="#fff">{escape(mark.text)}</text>'
    )


def page(picture: str, lines: list[str]) -> str:
    """A picture with the table in words below it."""
    words = escape("\n".join(lines))
    return f'<div>{picture}<pre style="line-height:1.25">{words}</pre></div>'
