"""The 40 folk cards and 88 market cards: counts, costs, victory points and what they do."""

from collections import Counter

import pytest
from tests.altay.table import Table, content

from dolmen.games.altay.ids import CARDS, FOLKS, MARKET_TITLES, TITLES

DECKS = {
    "earthfolk": {"colonist": 1, "digger": 1, "hunter": 3, "village": 2, "warrior": 3},
    "elvenfolk": {"hunter": 5, "loremaster": 2, "village": 1, "warrior": 2},
    "firefolk": {"hunter": 3, "shaman": 1, "village": 2, "warrior": 4},
    "smallfolk": {
        "craftsman_wood": 1,
        "craftsman_stone": 1,
        "hunter": 4,
        "spellweaver": 1,
        "village": 1,
        "warrior": 2,
    },
}
# title: cost of a copy without victory points, victory points of copies 1 to 8, first number
MARKET = {
    "farmer": (["food"], [0] * 8, 1),
    "lumberjack": (["food"], [0] * 8, 9),
    "miner": (["food"], [0] * 8, 17),
    "stonecutter": (["food"], [0] * 8, 25),
    "scholar": (["food", "food"], [0] * 8, 33),
    "merchant": (["food", "food", "wms"], [1] + [0] * 7, 41),
    "cavalry": (["food", "metal"], [1] + [0] * 7, 49),
    "town": (["food", "wood"], [1] + [0] * 7, 57),
    "worker": (["food", "wms", "wms"], [1] + [0] * 7, 65),
    "chariot": (["metal", "metal"], [2, 1] + [0] * 6, 73),
    "city": (["wood", "wood"], [2, 1] + [0] * 6, 81),
}


@pytest.mark.parametrize("folk", FOLKS)
def test_folk_deck(folk: str) -> None:
    deck = Counter(CARDS[card] for card in content().decks[FOLKS.index(folk)])
    assert dict(deck) == DECKS[folk]
    assert deck.total() == 10


@pytest.mark.parametrize("title", MARKET_TITLES)
def test_market_pile(title: str) -> None:
    plain, points, _ = MARKET[title]
    copies = content().titles[TITLES.index(title)].copies
    assert [copy.vp for copy in copies] == points
    for copy in copies:
        assert sorted(copy.cost.kinds) == sorted(plain + ["culture"] * copy.vp)


@pytest.mark.parametrize("title", MARKET_TITLES)
def test_numbers_printed_on_the_copies(title: str) -> None:
    entries = content().data["action_cards.toml"]["card"]
    entry = next(entry for entry in entries if entry["id"] == title)
    first = MARKET[title][2]
    assert [copy["number"] for copy in entry["copy"]] == list(range(first, first + 8))


def test_forty_and_eighty_eight() -> None:
    assert sum(len(deck) for deck in content().decks) == 40
    market = [content().titles[TITLES.index(title)] for title in MARKET_TITLES]
    assert sum(len(title.copies) for title in market) == 88
    assert sum(copy.vp for title in market for copy in title.copies) == 4 * 1 + 2 * 3


PRODUCES = [
    ("hunter", "produce", {"food": 1}),
    ("colonist", "produce", {"food": 1}),
    ("digger", "metal", {"metal": 1}),
    ("digger", "stone", {"stone": 1}),
    ("loremaster", "produce", {"culture": 1}),
    ("shaman", "produce", {"culture": 1}),
    ("craftsman_wood", "produce", {"wood": 1}),
    ("craftsman_stone", "produce", {"stone": 1}),
    ("spellweaver", "produce", {"culture": 1}),
    ("farmer", "produce", {"food": 1}),
    ("farmer", "use_terrain", {"food": 2}),
    ("lumberjack", "produce", {"wood": 1}),
    ("lumberjack", "use_terrain", {"wood": 2}),
    ("miner", "produce", {"metal": 1}),
    ("miner", "use_terrain", {"metal": 2}),
    ("stonecutter", "produce", {"stone": 1}),
    ("stonecutter", "use_terrain", {"stone": 2}),
    ("scholar", "produce", {"culture": 1}),
    ("worker", "wood", {"wood": 1}),
    ("worker", "metal", {"metal": 1}),
    ("worker", "stone", {"stone": 1}),
]


@pytest.mark.parametrize(("name", "option", "gained"), PRODUCES)
def test_what_a_card_produces(name: str, option: str, gained: dict[str, int]) -> None:
    t = Table().land(0, farmland_nw=1, forest_nw=1, hill_w=1, mountain_w=1).hand(0, name, "hunter")
    t.do(f"play {name} {option}")
    assert t.seat(0)["pool"] == gained
    assert t.seat(0)["area"] == [name]


TERRAIN_OF = {
    "farmer": "farmland_nw",
    "lumberjack": "forest_nw",
    "miner": "hill_w",
    "stonecutter": "mountain_w",
}


@pytest.mark.parametrize(("name", "territory"), TERRAIN_OF.items())
def test_which_terrain_a_card_uses(name: str, territory: str) -> None:
    t = Table().land(0, farmland_nw=1, forest_nw=1, hill_w=1, mountain_w=1).hand(0, name, "hunter")
    t.do(f"play {name} use_terrain")
    used = {entry["id"] for entry in t.table()["territories"] if entry["used"]}
    assert used == {territory}


OPENED = [
    ("village", "fill", ["food", "food"]),
    ("town", "fill", ["wood"]),
    ("city", "fill", ["food", "wood"]),
    ("loremaster", "store", ["culture"]),
    ("spellweaver", "store", ["any"]),
    ("merchant", "store", ["any", "any"]),
]


@pytest.mark.parametrize(("name", "mode", "fields"), OPENED)
def test_cards_that_stay_open(name: str, mode: str, fields: list[str]) -> None:
    t = Table().hand(0, name, "hunter")
    t.do(f"play {name} {mode}")
    assert t.seat(0)["open"] == [{"card": name, "mode": mode, "fields": fields, "placed": {}}]
    assert t.seat(0)["area"] == [] and t.seat(0)["hand"] == ["hunter"]


@pytest.mark.parametrize(("name", "built"), [("village", 1), ("town", 1), ("city", 2)])
def test_what_a_full_card_builds(name: str, built: int) -> None:
    t = Table().hand(0, "hunter").open(0, name).pool(food=2, wood=1)
    fields = t.seat(0)["open"][0]["fields"]
    t.do(*(f"put {kind} {name}" for kind in fields), *["place farmland_nw"] * built)
    assert t.asks == "ask_main"
    assert t.holds("farmland_nw") == (0, 1 + built)
    assert t.seat(0)["reserve"] == 14 - built


@pytest.mark.parametrize(("name", "strength"), [("warrior", 1), ("cavalry", 2), ("chariot", 3)])
def test_attack_and_defence(name: str, strength: int) -> None:
    title = content().titles[TITLES.index(name)]
    assert (title.attack, title.defence, title.choices) == (strength, strength, ())


def test_only_three_titles_fight() -> None:
    fighters = {t for t, title in zip(TITLES, content().titles, strict=True) if title.attack}
    assert fighters == {"warrior", "cavalry", "chariot"}


def test_a_shaman_gains_any_resource() -> None:
    t = Table().hand(0, "shaman", "hunter").markers(0, "conquest_1")
    t.do("play shaman consume")
    assert t.offered("resource") == {"food", "wood", "metal", "stone", "culture"}


def test_a_spellweaver_stores_anything_but_only_one() -> None:
    t = Table().hand(0, "hunter").open(0, "spellweaver").pool(metal=1, food=1)
    t.do("put metal spellweaver")
    assert t.refused("put food spellweaver") == ("no_field", "M2")


def test_copies_that_differ_in_points_are_told_apart() -> None:
    t = Table().hand(0, "city", "city+1", "city+2", "hunter").deck(0, "farmer")
    t.done(0, "engineering").do("use_goal engineering")
    assert t.offered("card") == {"city", "city+1", "city+2", "hunter"}
