"""The map of Prehistory as a simple picture."""

from __future__ import annotations

from math import sqrt

from dolmen.games.prehistory.view import Table
from dolmen.speech.sketch import Mark, Spot, hexagon

RADIUS = 10.0
COLOURS = {"water": "#8fb4cf", "rock": "#a7a29c", "forest": "#7f9d5c", "none": "#d8c9a3"}


def sketch(table: Table) -> list[Spot]:
    """What lies on the hexes, camps and members by seat."""
    spots: list[Spot] = []
    for place in table["map"]:
        x = RADIUS * sqrt(3) * (place["q"] + place["r"] / 2)
        y = RADIUS * 1.5 * place["r"]
        marks = [Mark(group["seat"], str(group["n"])) for group in place["members"]]
        if place["camp"] is not None:
            marks.insert(0, Mark(place["camp"]["seat"], "C"))
        if place["token"] is not None:
            marks.append(Mark(-1, place["feature"][0].upper()))
        label = f"{place['hex']}: {place['terrain']}, {place['feature']}"
        outline = hexagon(x, y, RADIUS)
        spots.append(Spot(outline, (x, y), COLOURS[place["terrain"]], label, tuple(marks)))
    return spots
