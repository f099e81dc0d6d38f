"""What a pack changes, in words."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from dolmen.core.content import LANGUAGES
from dolmen.core.own_pack import OwnPack, addressed
from dolmen.games import all_games, find
from dolmen.speech.differences import Difference, differences
from dolmen.speech.face import face_of


def told(
    name: str, changes: dict[str, dict[str, Any]], language: str = "en", **tables: dict[str, Any]
) -> list[Difference]:
    """The differences of a pack that changes fields of entries, or of tables by file."""
    game = find(name)
    entries = addressed(game.files)
    made: dict[str, dict[str, Any]] = {}
    for address, fields in changes.items():
        file, table, id_ = address.split("/")
        entry = deepcopy(entries.get(address, {})) | fields
        made.setdefault(file, {}).setdefault(table, {})[id_] = entry
    for file, fields in tables.items():
        for table, values in fields.items():
            made.setdefault(file, {})[table] = game.files[f"{file}.toml"][table] | values
    content = game.load(OwnPack(name, "Mine", made))
    return differences(face_of(game, content), language)


FIRE = "culture_cards/culture_card/fire_making"
FIRE_CHANGED = {FIRE: {"points": 2, "effect": [{"do": "food", "n": 2}]}}
DODO = {
    "name": dict.fromkeys(LANGUAGES, "Dodo"),
    "count": 1,
    "scoring": "x1",
    "cost": {"tool": 0, "labor": 1},
    "tip": [],
}
COINS = {"markers/coin/coin_1": {"value": 2}}
GLORY_CHANGED = (
    "Points for each buried card: 1 from space 1 on, 2 from space 5 on, 3 from space 10 on → "
    "1 from space 1 on, 7 from space 5 on, 2 from space 6 on, 3 from space 10 on",
)
TIGER = "hunt_cards/species/species_tiger"


@pytest.mark.parametrize(
    ("language", "name", "lines"),
    [
        ("en", "Fire Making", ("1 food, 1 Idol → 2 food", "If buried: 1 point → 2 points")),
        (
            "de",
            "Feuermachen",
            ("1 Nahrung, 1 Götze → 2 Nahrung", "Wenn begraben: 1 Punkt → 2 Punkte"),
        ),
        (
            "fr",
            "Maîtrise du feu",
            (
                "1 nourriture, 1 idole → 2 nourritures",
                "Si elle est enterrée\N{NO-BREAK SPACE}: 1 point → 2 points",
            ),
        ),
    ],
)
def test_a_card_line_by_line(language: str, name: str, lines: tuple[str, ...]) -> None:
    assert told("endless_winter", FIRE_CHANGED, language) == [Difference(FIRE, name, lines)]


def test_a_further_card_is_new_in_the_box() -> None:
    (new,) = told("endless_winter", {"animals/animal/own_animal_1": DODO})
    assert new.name == "Dodo"
    assert new.lines[:2] == ("New in the box", "Cost: 1 Labor.")


def test_of_a_thing_with_many_parts_those_that_differ() -> None:
    (track,) = told("endless_winter", {"idol_board/glory/5": {"points_per_buried_card": 7}})
    assert track == Difference("idol_board/glory/5", "Glory track", GLORY_CHANGED)
    (space,) = told("endless_winter", {"megalith_site/space/site1_r0c0": {"income": []}})
    assert space.lines == ("1 food → Nothing",)


def test_what_no_component_says_is_told_by_its_fields() -> None:
    assert told("altay", COINS) == [Difference("markers/coin/coin_1", "1-coin", ("Value: 1 → 2",))]
    assert told("altay", COINS, "fr")[0].lines == ("Valeur\u00a0: 1 → 2",)


def test_what_many_components_share_is_told_once() -> None:
    names = {"en": "Tiger", "de": "Säbelzahntiger", "fr": "tigre à dents de sabre"}
    assert told("prehistory", {TIGER: {"name": names}}) == [
        Difference(TIGER, "Tiger", ("Name (en): sabre-toothed tiger → Tiger",))
    ]


def test_a_table_of_the_rules_is_told_by_its_words() -> None:
    assert told("endless_winter", {}, game={"limits": {"food_max": 12}}) == [
        Difference("game/limits", "game limits", ("food max: 10 → 12",))
    ]


@pytest.mark.parametrize("name", [game.id for game in all_games()])
def test_remarks_on_origin_are_no_difference(name: str) -> None:
    game = find(name)
    marked = {address: {"source": "S"} for address in addressed(game.files)}
    assert told(name, marked) == []
    assert differences(face_of(game), "en") == []
