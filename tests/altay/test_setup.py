"""Setting up, step by step, for every number of players and every option."""

from typing import Any, Literal

import pytest
from tests.altay.table import ALTAY, CORNERS, CORNERS_OF, Table, begin, settle, table_of

from dolmen.core.refusal import BadInput
from dolmen.games.altay.ids import MARKET_TITLES, TERRITORIES
from dolmen.games.altay.view import Table as View

MAINLAND = {name for name in TERRITORIES if not name.startswith("island")}
OUT = {
    2: {
        *("farmland_nw", "farmland_sw", "forest_nw", "forest_sw"),
        *("hill_w", "hill_c", "mountain_w", "mountain_c"),
    },
    3: {"farmland_ne", "forest_ne", "forest_e", "hill_ne", "mountain_e"},
    4: set(),
}
each_count = pytest.mark.parametrize("players", [2, 3, 4])


def table(**options: Any) -> View:
    return table_of(begin(**options))


def ids(seen: View, field: Literal["id", "vp"] = "id") -> set[str]:
    return {entry["id"] for entry in seen["territories"] if entry[field]}


@each_count
def test_step_1_territories_in_play(players: int) -> None:
    assert ids(table(players=players)) == MAINLAND - OUT[players]
    assert len(MAINLAND - OUT[players]) == {2: 15, 3: 18, 4: 23}[players]


@pytest.mark.parametrize("players", [2, 3])
def test_step_1_full_map(players: int) -> None:
    assert ids(table(players=players, map_size="full")) == MAINLAND


def test_A6_the_full_map_is_no_option_for_four() -> None:
    with pytest.raises(BadInput, match="Option 'map_size' has no effect with 4 players"):
        ALTAY.start(4, 1, {"map_size": "full"})
    before = str(ALTAY.start(4, 1).record)
    old = before.replace("seed: 1\n", "seed: 1\noption map_size: full\n")
    play = ALTAY.read(old)  # a game made before that was refused
    assert ids(table_of(play)) == MAINLAND
    assert str(play.record) == old


@each_count
def test_step_1_adjacency_is_cut_at_the_edge_of_the_reduced_map(players: int) -> None:
    layout = Table(players).state.layout
    for t, neighbours in enumerate(layout.adjacent):
        assert all(layout.in_play[n] for n in neighbours)
        assert layout.in_play[t] or neighbours == ()
        assert all(t in layout.adjacent[n] for n in neighbours)


def test_step_1_forty_one_adjacencies() -> None:
    assert sum(len(neighbours) for neighbours in Table().state.layout.adjacent) == 2 * 41


@each_count
def test_step_2_market(players: int) -> None:
    market = table(players=players)["market"]
    assert [pile["title"] for pile in market] == list(MARKET_TITLES)
    assert {pile["left"] for pile in market} == {2 * players}
    tops = {pile["title"]: pile["vp"] for pile in market if pile["vp"]}
    assert tops == {"merchant": 1, "cavalry": 1, "town": 1, "worker": 1, "chariot": 2, "city": 2}


@each_count
def test_step_3_goal_decks(players: int) -> None:
    goals = table(players=players)["goals"]
    sizes = [level["deck"] + sum(s["cards"] for s in level["shown"]) for level in goals]
    assert sizes == [5 * players, 5 * players, 10]


@each_count
@pytest.mark.parametrize("seed", range(5))
def test_step_4_three_types_lie_open(players: int, seed: int) -> None:
    goals = table(players=players, seed=seed)["goals"]
    assert [len(level["shown"]) for level in goals] == [3, 3, 3]
    for level in goals[:2]:
        # The last card revealed is the first of its type.
        assert level["shown"][-1]["cards"] == 1
    assert [shown["cards"] for shown in goals[2]["shown"]] == [1, 1, 1]


@each_count
def test_step_5_conquest_markers(players: int) -> None:
    for entry in table(players=players)["territories"]:
        assert entry["marker"] is not None
        value = entry["marker"].split("_")[1]
        assert (value == "3") == entry["id"].startswith("mountain")


@each_count
def test_step_5_thirty_three_markers(players: int) -> None:
    census = ALTAY.census(ALTAY.new(ALTAY.header(players, 1)))
    assert census["conquest_1"] == 12
    for kind in ("2_food", "2_wood", "2_metal", "2_stone", "3_wood", "3_metal", "3_stone"):
        assert census[f"conquest_{kind}"] == 3


@pytest.mark.parametrize(
    ("players", "layout", "markers"),
    [
        (4, "middle_row", {"mountain_w", "mountain_c", "mountain_e"}),
        (4, "central", {"mountain_c", "mountain_n", "mountain_s"}),
        (3, "middle_row", {"mountain_w", "mountain_c", "mountain_s"}),
        (3, "central", {"mountain_c", "mountain_n", "mountain_s"}),
        (2, "middle_row", {"mountain_n", "mountain_e", "mountain_s"}),
        (2, "central", {"mountain_n", "mountain_s"}),
    ],
)
def test_step_6_vp_markers(players: int, layout: str, markers: set[str]) -> None:
    view = table(players=players, vp_layout=layout)
    assert ids(view, "vp") == markers
    assert {entry["vp"] for entry in view["territories"]} == {0, 1}


def test_step_6_middle_row_is_the_default() -> None:
    assert ids(table(players=4), "vp") == {"mountain_w", "mountain_c", "mountain_e"}


def test_step_7_start_player_by_agreement_or_by_chance() -> None:
    assert [table(first=seat)["start"] for seat in range(4)] == [0, 1, 2, 3]
    drawn = [table(seed=seed, first=None)["start"] for seed in range(40)]
    assert set(drawn) == {0, 1, 2, 3}
    assert drawn == [table(seed=seed, first=None)["start"] for seed in range(40)]


@each_count
def test_step_8_folks_clockwise_from_the_start_player(players: int) -> None:
    play = begin(players, first=1)
    left = {"earthfolk", "elvenfolk", "firefolk", "smallfolk"}
    for k in range(players):
        decision = play.decision
        if decision is None or decision.prompt.key != "ask_folk":
            break  # with four players the last folk is taken unasked
        assert decision.seat == (1 + k) % players
        assert {action.text for action in decision.actions} == {f"folk {f}" for f in left}
        play.do(decision.actions[0])
        left.discard(decision.actions[0].text.split()[1])
    seats = table_of(play)["seats"]
    assert len({seat["folk"] for seat in seats}) == players
    assert all(seat["reserve"] == 15 for seat in seats)


@each_count
def test_step_9_starts_counter_clockwise_from_the_last_player(players: int) -> None:
    play = begin(players, first=1)
    while (decision := play.decision) and decision.prompt.key == "ask_folk":
        play.do(decision.actions[0])
    farmlands = {name for name in MAINLAND - OUT[players] if name.startswith("farmland")}
    order = []
    while (decision := play.decision) and decision.prompt.key == "ask_start":
        order.append(decision.seat)
        assert {action.text for action in decision.actions} == {f"start {f}" for f in farmlands}
        chosen = decision.actions[0].text.split()[1]
        play.do(decision.actions[0])
        entry = next(e for e in table_of(play)["territories"] if e["id"] == chosen)
        assert (entry["owner"], entry["settlements"]) == (decision.seat, 1)
        assert entry["marker"] is None
        farmlands.discard(chosen)
    assert order == [(1 - k) % players for k in range(1, players + 1)]
    for seat in table_of(play)["seats"]:
        assert seat["reserve"] == 14
        assert seat["markers"] == {} and seat["pool"] == {}


@each_count
def test_step_9_recommended(players: int) -> None:
    play = begin(players, start_territories="recommended")
    while (decision := play.decision) and decision.prompt.key == "ask_folk":
        play.do(decision.actions[0])
    assert decision is not None
    assert {a.text for a in decision.actions} == {f"start {c}" for c in CORNERS_OF[players]}
    reason = play.refusal("start farmland_s")
    assert reason is not None and (reason.key, reason.rule) == ("no_start", "4.9")


@each_count
def test_steps_10_to_13_hands_wonders_first_turn(players: int) -> None:
    play = settle(begin(players, first=1))
    wonders = []
    for seat in range(players):
        mine = table_of(play, seat)["seats"][seat]
        assert (mine["hand_size"], mine["deck_size"]) == (5, 5)
        assert (mine["coins"], mine["discard"], mine["area"], mine["open"]) == (0, [], [], [])
        assert mine["goal"] is None and mine["done"] == []
        wonders.append(mine["wonder"])
    assert len(set(wonders)) == players
    shown = {entry["goal"] for entry in table_of(play)["goals"][2]["shown"]}
    assert not shown & set(wonders)
    assert table_of(play)["goals"][2]["deck"] == 7 - players
    assert play.view()["round"] == 1
    decision = play.decision
    assert decision is not None and (decision.seat, decision.prompt.key) == (1, "ask_main")


def test_the_same_seed_gives_the_same_table_and_another_seed_another() -> None:
    one, same, other = begin(4, seed=5), begin(4, seed=5), begin(4, seed=6)
    assert one.state == same.state
    assert one.view() != other.view()


def test_choices_do_not_change_what_chance_lays_out() -> None:
    a = settle(begin(4, seed=9))
    b = settle(begin(4, seed=9), starts=tuple(reversed(CORNERS)))
    assert table_of(a)["goals"] == table_of(b)["goals"]


@pytest.mark.parametrize(
    ("value", "meant"), [("on", "on"), ("true", "on"), (True, "on"), ("OFF", None), (False, None)]
)
def test_on_and_true_mean_the_same(value: object, meant: str | None) -> None:
    assert ALTAY.header(2, 1, {"trading": value}).options.get("trading") == meant


def test_off_and_false_mean_the_same_for_held_settlements() -> None:
    for value in ("off", "false", False):
        header = ALTAY.header(2, 1, {"technology_reserves_settlement": value})
        assert header.options == {"technology_reserves_settlement": "false"}


@pytest.mark.parametrize(
    ("problem", "keywords"),
    [
        ("altay is for 2 to 4 players; got 5.", {"players": 5}),
        ("altay is for 2 to 4 players; got 1.", {"players": 1}),
        ("The first seat must be 0 to 1; got 2.", {"players": 2, "first": 2}),
        (
            "Option 'vp_layout' must be one of middle_row, central; got 'edge'.",
            {"players": 2, "options": {"vp_layout": "edge"}},
        ),
        ("There is no seat 3 to be called 'Anna'.", {"players": 2, "names": {3: "Anna"}}),
        ("The name of seat 0 must be one line of text.", {"players": 2, "names": {0: " "}}),
    ],
)
def test_wrong_beginnings_are_refused_with_a_sentence(
    problem: str, keywords: dict[str, Any]
) -> None:
    with pytest.raises(BadInput) as caught:
        ALTAY.start(**keywords)
    assert str(caught.value) == problem


def test_an_unknown_option_names_those_that_exist() -> None:
    with pytest.raises(BadInput, match="altay has no option 'solo'; it has trading, map_size, "):
        ALTAY.start(2, options={"solo": "on"})
