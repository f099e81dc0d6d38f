"""What could not be played is refused before it is, at the entry that was changed."""

from __future__ import annotations

from typing import Any

import pytest

from dolmen.core.content import BadContent, Place
from dolmen.core.own_pack import OwnPack, addressed
from dolmen.games import find


def every(game: str, table: str, **fields: Any) -> dict[str, Any]:
    """All entries of a table with these fields changed."""
    file, name = table.split("/")
    entries = addressed(find(game).files)
    own = {
        a.rpartition("/")[2]: e | fields for a, e in entries.items() if a.startswith(f"{table}/")
    }
    return {file: {name: own}}


def single(game: str, address: str, **fields: Any) -> dict[str, Any]:
    file, table, name = address.split("/")
    return {file: {table: {name: addressed(find(game).files)[address] | fields}}}


WINTER, STONE_AGE = "endless_winter", "prehistory"
FIRE = "culture_cards/culture_card/fire_making"
NESTED = [{"do": "exchange", "give": {"food": 1}, "get": {"choose": 1}, "max": 1}]
LONG = [{"do": "food", "n": 1}] * 13
REFUSED: list[tuple[str, dict[str, Any], str, Place]] = [
    (
        WINTER,
        single(WINTER, FIRE, effect=NESTED),
        "culture_cards.toml: culture_card 'fire_making', effect 1: get: expected one of ",
        ("culture_cards", "culture_card", "fire_making", "effect", 0, "get"),
    ),
    (
        WINTER,
        single(WINTER, FIRE, effect=LONG),
        "culture_cards.toml: culture_card 'fire_making': effect: the number of steps must be",
        ("culture_cards", "culture_card", "fire_making", "effect"),
    ),
    (
        WINTER,
        every(WINTER, "culture_cards/culture_card", era=1),
        "culture_cards.toml: culture_card 'great_gathering': era: fewer than 5 cards of era 2",
        ("culture_cards", "culture_card", "great_gathering", "era"),
    ),
    (
        WINTER,
        every(WINTER, "tribe_cards/starting_card", per_player=1),
        "tribe_cards.toml: starting_card 'tribeswoman': per_player: a deck of fewer than 5 cards",
        ("tribe_cards", "starting_card", "tribeswoman", "per_player"),
    ),
    (
        WINTER,
        single(WINTER, "land_cards/land_card/land_1", inner=["i_ne", "i_sw"]),
        "land_cards.toml: land_card 'land_1': inner: expected two hexes side by side.",
        ("land_cards", "land_card", "land_1", "inner"),
    ),
    (
        WINTER,
        {"nomad_aid": {"chain": {"order": ["megalith"]}}},
        "nomad_aid.toml: [chain]: order: leaves the Nomads without anything in the place of ",
        ("nomad_aid", "chain", "order"),
    ),
    (
        WINTER,
        single(WINTER, "megalith_site/space/site1_r0c0", col=1),
        "megalith_site.toml: space 'site1_r0c0': does not go with the rest: megalith_site.toml: ",
        ("megalith_site", "space", "site1_r0c0", "col"),
    ),
    (
        WINTER,
        single(WINTER, "player_board/stone_slot/2", cost={"gold": 1}),
        "player_board.toml: stone_slot 2: cost: expected one of food, tool; got 'gold'.",
        ("player_board", "stone_slot", "2", "cost"),
    ),
    (
        WINTER,
        {"player_board": {"stone_slot": {"4": {}}}},
        "player_board.toml: stone_slot '4': index: expected one of 1, 2, 3.",
        ("player_board", "stone_slot", "4", "index"),
    ),
    (
        STONE_AGE,
        single(STONE_AGE, "gathering/gathering_tiles/gather_egg_1", kind="kind_honey"),
        "gathering.toml: gathering_tiles 'gather_egg_1': does not go with the rest: ",
        ("gathering", "gathering_tiles", "gather_egg_1"),
    ),
]


@pytest.mark.parametrize(("game", "changes", "sentence", "place"), REFUSED, ids=range(len(REFUSED)))
def test_refused(game: str, changes: dict[str, Any], sentence: str, place: Place) -> None:
    with pytest.raises(BadContent) as caught:
        find(game).load(OwnPack(game, "Wrong", changes))
    assert str(caught.value).startswith(sentence)
    assert caught.value.place == place


def test_of_many_changes_the_one_that_does_not_fit_is_named() -> None:
    changes = every(STONE_AGE, "fish/fish", value=2)
    changes |= single(STONE_AGE, "gathering/gathering_tiles/gather_egg_1", kind="kind_honey")
    changes |= every(STONE_AGE, "camps/camps", vp=3)
    with pytest.raises(BadContent) as caught:
        find(STONE_AGE).load(OwnPack(STONE_AGE, "Wrong", changes))
    assert caught.value.place == ("gathering", "gathering_tiles", "gather_egg_1")


def test_an_entry_without_an_id_is_corrected_alone() -> None:
    changes = single(WINTER, "player_board/stone_slot/2", cost={"food": 5})
    content = find(WINTER).load(OwnPack(WINTER, "Slots", changes))
    shipped = find(WINTER).content.stone_cost
    assert content.stone_cost == (shipped[0], (5, 0), shipped[2])
