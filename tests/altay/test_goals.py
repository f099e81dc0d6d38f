"""The ten technologies and ten wonders: fields, effects, points."""

import pytest
from tests.altay.table import Table, content, goal

from dolmen.games.altay.ids import GOALS

TECHNOLOGIES = {
    "engineering": (1, "wood wood stone stone", "once_per_turn"),
    "masonry": (1, "food food stone stone", "instant"),
    "mathematics": (1, "metal metal stone stone", "once_per_turn"),
    "strategy": (1, "food food metal metal", "continuous"),
    "writing": (1, "food food wood wood", "end_of_turn"),
    "commerce": (2, "food wood metal stone culture", "once_per_turn"),
    "government": (2, "metal stone stone culture culture", "end_of_turn"),
    "leadership": (2, "metal metal stone culture culture", "continuous"),
    "philosophy": (2, "culture culture culture", "once_per_turn"),
    "religion": (2, "food food stone culture culture", "once_per_turn"),
}
# fields, base, what is counted, per
WONDERS = {
    "academy": ("stone stone stone stone culture culture", 0, "technologies_done", 1),
    "amphitheatre": ("food wood metal stone culture culture", 0, "deck_cards", 4),
    "aqueducts": (
        *("wood metal stone culture culture culture", 0),
        *("territories_with_2_or_more", 1),
    ),
    "ark": ("wood wood wood metal metal culture", 0, "territories_with_exactly_1", 1),
    "colossus": ("culture culture culture culture", 0, "vp_cards_in_deck", 1),
    "great_wall": (
        *("metal metal stone stone stone culture", 0),
        *("territories_bordering_opponent", 1),
    ),
    "highways": ("wood wood wood stone culture culture", 0, "best_single_terrain_count", 1),
    "mausoleum": ("wms wms wms culture culture culture", 0, "starting_cards_in_deck", 2),
    "siege_engines": ("metal metal metal stone culture culture", 0, "captured_settlements", 1),
    "triumphal_arch": (
        *("metal metal metal stone stone culture", 1),
        *("conquest_markers_owned", 2),
    ),
}


@pytest.mark.parametrize("name", TECHNOLOGIES)
def test_technology(name: str) -> None:
    level, fields, trigger = TECHNOLOGIES[name]
    card = content().goals[goal(name)]
    assert (card.level, card.copies, card.vp, card.settlement) == (level, 4, 1, True)
    assert card.fields.kinds == tuple(fields.split())
    assert card.trigger == trigger
    assert Table().done(0, name).score(0)["goals"] == 1


@pytest.mark.parametrize("name", WONDERS)
def test_wonder(name: str) -> None:
    fields, base, count, per = WONDERS[name]
    card = content().goals[goal(name)]
    assert (card.level, card.copies, card.settlement) == (3, 1, False)
    assert card.fields.kinds == tuple(str(fields).split())
    formula = card.formula
    assert formula is not None
    assert (formula.base, formula.count, formula.per, formula.cap) == (base, count, per, 7)


def test_all_goals_are_listed() -> None:
    assert (*TECHNOLOGIES, *WONDERS) == GOALS


@pytest.mark.parametrize("name", [*TECHNOLOGIES, *WONDERS])
def test_every_goal_can_be_completed(name: str) -> None:
    """Taken and filled from the pool, whatever its fields; the technology builds one."""
    lower = [other for other in ("writing", "strategy", "mathematics") if other != name][:2]
    upper = "leadership" if name != "leadership" else "religion"
    t = Table().hand(0, "hunter").done(0, *lower, upper)
    level = content().goals[goal(name)].level
    t.wonder(0, "ark" if name != "ark" else "academy").display(level, name)
    fields = content().goals[goal(name)].fields.kinds
    pool = ["wood" if kind == "wms" else kind for kind in fields]
    t.pool(**{kind: pool.count(kind) for kind in pool})
    t.do(f"take_goal {name}")
    if t.asks == "ask_first_resource":
        t.do(f"resource {pool[0]}")
    placed = t.own(0).placed
    assert sum(placed) == 1
    for kind in ("food", "wood", "metal", "stone", "culture"):
        for _ in range(t.seat(0)["pool"].get(kind, 0)):
            t.do(f"fill_goal {kind}")
    while t.asks == "ask_place":
        t.do("place farmland_nw")
    assert t.seat(0)["done"][-1] == name
    assert t.seat(0)["goal"] is None and t.seat(0)["pool"] == {}
    built = {1: 1, 2: 1, 3: 0}[level] + (name == "masonry")
    assert t.holds("farmland_nw") == (0, 1 + built)


def test_mausoleum_takes_any_mixture() -> None:
    t = Table().hand(0, "hunter").goal(0, "mausoleum", wood=1, metal=1).pool(stone=1, wood=1)
    t.do("fill_goal stone")
    assert t.refused("fill_goal wood") == ("no_goal_field", "M2")


def points(t: Table, name: str) -> int:
    """What a wonder is worth at this table to seat 0, apart from the personal bonus."""
    t.wonder(0, "ark" if name != "ark" else "academy")
    before = t.score(0)["goals"]
    after = t.done(0, name).score(0)["goals"]
    t.own(0).done.remove(goal(name))
    return after - before


def test_academy() -> None:
    assert points(Table().done(0, "writing", "commerce", "ark"), "academy") == 2
    assert points(Table().done(0, *TECHNOLOGIES), "academy") == 7


@pytest.mark.parametrize(("size", "worth"), [(10, 2), (11, 2), (12, 3), (27, 6), (28, 7), (40, 7)])
def test_amphitheatre(size: int, worth: int) -> None:
    t = Table().hand(0, "hunter").deck(0).discard(0, *["farmer"] * (size - 1))
    assert points(t, "amphitheatre") == worth


def test_aqueducts_and_ark() -> None:
    t = Table().land(0, farmland_nw=2, forest_nw=4, hill_w=1, hill_n=1, mountain_w=1)
    assert points(t, "aqueducts") == 2
    assert points(t, "ark") == 3


def test_colossus_counts_cards_not_points() -> None:
    t = Table().discard(0, "city+2", "city+1", "town+1", "farmer")
    assert points(t, "colossus") == 3


def test_highways_counts_the_best_terrain() -> None:
    t = Table().land(0, forest_nw=1, forest_n=2, hill_w=1, farmland_n=1, forest_sw=4)
    assert points(t, "highways") == 3


def test_mausoleum_counts_pairs_of_folk_cards() -> None:
    t = Table().hand(0, "hunter", "village").deck(0, "warrior").discard(0, "farmer", "city")
    assert points(t, "mausoleum") == 1
    assert points(t.discard(0, "hunter"), "mausoleum") == 2


def test_siege_engines() -> None:
    assert points(Table().trophies(0, 0, 2, 0, 3), "siege_engines") == 5


@pytest.mark.parametrize(("owned", "worth"), [(0, 1), (1, 1), (2, 2), (11, 6), (12, 7), (14, 7)])
def test_triumphal_arch(owned: int, worth: int) -> None:
    t = Table().markers(0, *["conquest_1"] * owned)
    assert points(t, "triumphal_arch") == worth


def test_engineering_trashes_and_draws() -> None:
    t = Table().hand(0, "hunter", "warrior").deck(0, "farmer").done(0, "engineering")
    t.do("use_goal engineering", "card warrior")
    assert t.seat(0)["trashed"] == ["warrior"]
    assert t.seat(0)["hand"] == ["hunter", "farmer"]


def test_mathematics_discards_and_draws() -> None:
    t = Table().hand(0, "hunter", "warrior").deck(0, "farmer").done(0, "mathematics")
    t.do("use_goal mathematics", "card warrior")
    assert t.seat(0)["discard"] == ["warrior"]
    assert t.seat(0)["hand"] == ["hunter", "farmer"]


def test_commerce_needs_something_to_spend() -> None:
    t = Table().hand(0, "hunter").done(0, "commerce")
    assert t.refused("use_goal commerce") == ("pool_empty", "6.1")
    t.pool(food=1).do("use_goal commerce", "resource culture")  # one kind to spend, taken unasked
    assert t.seat(0)["pool"] == {"culture": 1}
