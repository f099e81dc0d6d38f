"""The map of Altay as a simple picture."""

from __future__ import annotations

from dolmen.core.content import Files
from dolmen.games.altay.view import Table
from dolmen.speech.sketch import Mark, Spot

COLOURS = {
    "farmland": "#c9b458",
    "forest": "#6f8f4e",
    "hill": "#b98d63",
    "mountain": "#9a9aa2",
}
SEA = "#8fb4cf"


def sketch(table: Table, files: Files) -> list[Spot]:
    """Settlements by owner, and conquest markers with their values."""
    printed = files["map.toml"]
    spots = [Spot(outline(sea), (0, 0), SEA, str(sea["name"]["en"])) for sea in printed["sea"]]
    entries = {entry["id"]: entry for entry in printed["territory"]}
    for territory in table["territories"]:
        entry = entries[territory["id"]]
        marks: list[Mark] = []
        if territory["owner"] is not None:
            marks.append(Mark(territory["owner"], str(territory["settlements"])))
        if territory["marker"] is not None:
            marks.append(Mark(-1, territory["marker"].split("_")[1]))
        x, y = entry["anchor"]
        colour = COLOURS[entry["terrain"]]
        label = ", ".join((entry["name"]["en"], *(("★",) if territory["vp"] else ())))
        spots.append(Spot(outline(entry), (x, y), colour, label, tuple(marks)))
    return spots


def outline(entry: dict[str, list[list[int]]]) -> tuple[tuple[float, float], ...]:
    return tuple((x, y) for x, y in entry["outline"])
