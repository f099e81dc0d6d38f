"""Packs with further cards: the shipped files, and entries with spare ids at their end."""

from __future__ import annotations

from pathlib import Path

from tests.endless_winter.table import WINTER

from dolmen.games.endless_winter.content import Content
from dolmen.games.endless_winter.ids import OWN_ANIMALS, OWN_CULTURE, OWN_NOMAD_CARDS

SHIPPED = WINTER.folder / "content"


def name(of: str) -> str:
    return f'{{en = "{of} en", de = "{of} de", fr = "{of} fr"}}'


def animal(id_: str, scoring: str = "x1", count: int = 1) -> str:
    return f"""
[[animal]]
id = "{id_}"
name = {name(id_)}
count = {count}
scoring = "{scoring}"
cost = {{tool = 0, labor = 1}}
tip = [{{do = "food", n = 2}}]
"""


def culture(id_: str, era: int = 1) -> str:
    return f"""
[[culture_card]]
id = "{id_}"
era = {era}
name = {name(id_)}
cost = {{tool = 0, labor = 1}}
points = 3
effect = [{{do = "food", n = 2}}]
"""


def nomad_card(id_: str, labor: int = 1) -> str:
    return f"""
[[nomad_card]]
id = "{id_}"
name = {name(id_)}
marked_column = "hunt"
big_arrow = "east"
small_arrow = "south"
labor = {labor}
initiate = ["n_bury", "n_idol"]
develop = ["n_culture", "n_tool"]
migrate = ["n_settle", "n_food"]
hunt = ["n_animal", "n_food"]
"""


def add(folder: Path, file: str, *entries: str) -> None:
    text = (SHIPPED / file).read_text(encoding="utf-8")
    (folder / file).write_text(text + "".join(entries), encoding="utf-8")


def add_most(folder: Path, most_alike: int = 4) -> Content:
    """As many further cards as the rules know."""
    kinds = ("x1", "x5", "x10")
    add(
        folder,
        "animals.toml",
        *(animal(id_, kinds[n % 3], 1 + n % most_alike) for n, id_ in enumerate(OWN_ANIMALS)),
    )
    cultures = [culture(id_, 1 + n % 2) for n, id_ in enumerate(OWN_CULTURE)]
    add(folder, "culture_cards.toml", *cultures)
    cards = [nomad_card(id_, n % 5) for n, id_ in enumerate(OWN_NOMAD_CARDS)]
    add(folder, "nomad_cards.toml", *cards)
    return WINTER.load(folder)
