"""The map of Endless Winter as a simple picture."""

from __future__ import annotations

from math import sqrt

from dolmen.core.content import Files
from dolmen.games.endless_winter.view import Table
from dolmen.speech.sketch import Mark, Spot, hexagon

RADIUS = 10.0
COLOURS = {
    "plains": "#c9b458",
    "forest": "#6f8f4e",
    "mountains": "#9a8f86",
    "tundra": "#b7b58c",
    "wetland": "#8fae9f",
    "glacier": "#c6dbe6",
}
OTHER = "#8fb4cf"  # rivers and the base
JOINT = 1.2  # how large a junction is drawn


def sketch(table: Table, files: Files) -> list[Spot]:
    """Camps by side on the hexes, Villages and what else stands on the junctions."""
    printed = files["terrain.toml"]
    kinds = {tile["id"]: tile["type"] for tile in printed["tile"]}
    spots: list[Spot] = []
    for entry in printed["hex"]:
        hex_ = table["map"]["hexes"][entry["id"]]
        x, y = place(3 * entry["x"], 3 * entry["y"])
        kind = kinds.get(hex_["tile"] or "", "river")
        marks = tuple(Mark(seat_of(side), str(n)) for side, n in hex_["camps"].items())
        label = f"{entry['name']['en']}: {kind}"
        spots.append(Spot(hexagon(x, y, RADIUS), (x, y), COLOURS.get(kind, OTHER), label, marks))
    junctions = {entry["id"]: entry for entry in printed["junction"]}
    for name, owner in table["map"]["junctions"].items():
        x, y = place(junctions[name]["x3"], junctions[name]["y3"])
        mark = Mark(seat_of(owner), "V" if seat_of(owner) >= 0 else owner[0].upper())
        spots.append(Spot(hexagon(x, y, JOINT), (x, y), "#fff", name, (mark,)))
    return spots


def place(x3: int, y3: int) -> tuple[float, float]:
    """From thirds of what the file counts in: half a hex across, and a row down."""
    return RADIUS * sqrt(3) / 2 * x3 / 3, RADIUS * 1.5 * y3 / 3


def seat_of(side: str) -> int:
    return int(side) if side.isdecimal() else -1
