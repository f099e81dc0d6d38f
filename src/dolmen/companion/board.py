"""Boards as people see them: spots to touch, whatever game they belong to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

Shape: TypeAlias = Literal["cell", "hex", "dot", "stone"]


@dataclass(slots=True)
class Spot:
    """A place on a board, with its middle and its size in units of the board."""

    id: str
    x: float
    y: float
    shape: Shape
    width: float
    height: float
    name: str
    text: str = ""  # what is written on it
    look: str = ""  # how it is painted: the kind of terrain, of a column
    pieces: list[str] = field(default_factory=list)  # what stands there
    art: str = ""  # what lies there, as the legend draws it

    def json(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "x": round(self.x, 3),
            "y": round(self.y, 3),
            "shape": self.shape,
            "width": self.width,
            "height": self.height,
            "name": self.name,
            "text": self.text,
            "look": self.look,
            "pieces": self.pieces,
            "art": self.art,
        }


@dataclass(slots=True)
class Board:
    id: str
    name: str
    spots: list[Spot]
    turns: bool = False  # with north

    def json(self) -> dict[str, Any]:
        left = min(spot.x - spot.width / 2 for spot in self.spots)
        top = min(spot.y - spot.height / 2 for spot in self.spots)
        right = max(spot.x + spot.width / 2 for spot in self.spots)
        bottom = max(spot.y + spot.height / 2 for spot in self.spots)
        return {
            "id": self.id,
            "name": self.name,
            "box": [round(n, 3) for n in (left, top, right - left, bottom - top)],
            "spots": [spot.json() for spot in self.spots],
            "turns": self.turns,
        }


def grid(names: tuple[str, ...], columns: int, width: float = 1, height: float = 1) -> list[Spot]:
    """Cells row by row; whoever draws them names them."""
    return [
        Spot(name, n % columns * width, n // columns * height, "cell", width, height, name)
        for n, name in enumerate(names)
    ]
