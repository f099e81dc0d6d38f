"""What is to be said of the places on the map, and their short names on the drawn one."""

from __future__ import annotations

from collections.abc import Iterator

from dolmen.games.endless_winter import ids
from dolmen.games.endless_winter.due import hex_income
from dolmen.games.endless_winter.influence import influences
from dolmen.games.endless_winter.lexicon import Lexicon
from dolmen.games.endless_winter.state import MAMMOTH, NOMAD_TILE, NOTHING, State

# What may stand on a junction besides a Village.
AT = {NOTHING: "at_nothing", NOMAD_TILE: "at_nomad_tile", MAMMOTH: "at_mammoth"}


def label(lexicon: Lexicon, name: str) -> str:
    """A hex in a few letters, its ring and where it is: oNW."""
    table = lexicon.sections["table"]
    ring, _, way = name.partition("_")
    if not way:
        return table["base"]
    compass = dict(zip("nesw", table["compass"], strict=True))
    return table[f"ring_{ring}"] + "".join(compass[letter] for letter in way)


def junction_label(lexicon: Lexicon, name: str) -> str:
    around = lexicon.content.junction_hexes[ids.JUNCTIONS.index(name)]
    return " / ".join(label(lexicon, ids.HEXES[hex_]) for hex_ in around)


def places(lexicon: Lexicon, s: State) -> Iterator[tuple[str, str, str]]:
    """Id, name and text of every hex and every junction as the table lies."""
    for hex_, name in enumerate(ids.HEXES):
        title = f"{lexicon.location(hex_)} ({label(lexicon, name)})"
        yield name, title, hex_text(lexicon, s, hex_)
    for junction, name in enumerate(ids.JUNCTIONS):
        title = f"{lexicon.junction(junction)} ({junction_label(lexicon, name)})"
        yield name, title, junction_text(lexicon, s, junction)


def hex_text(lexicon: Lexicon, s: State, hex_: int) -> str:
    """The tile, what it pays now to whoever decides, and the influence of all sides."""
    tile = lexicon.name("tile", s.tiles[hex_])
    income = lexicon.effect(hex_income(s, max(s.seat, 0), hex_))
    text = lexicon.phrase("table", "hex", tile=tile, income=income)
    held = [(seat, row[hex_]) for seat, row in enumerate(influences(s)) if row[hex_]]
    if not held:
        return text
    sides = ", ".join(f"{lexicon.seat(s.seat_token(seat))} {n}" for seat, n in held)
    return f"{text} {lexicon.phrase('table', 'hex_influence', sides=sides)}"


def junction_text(lexicon: Lexicon, s: State, junction: int) -> str:
    owner = s.junctions[junction]
    sentence = lexicon.sections["table"][AT.get(owner, "at_village")]
    return lexicon.fill(sentence, {"seat": ("seat", s.seat_token(owner))})
