"""Rulings on the end of the game and its scoring, each under its number."""

import re
from pathlib import Path

from tests.altay.table import CORNERS, Table, corrected, load


def test_R41_a_trigger_in_the_last_seats_turn_ends_the_game_after_it() -> None:
    t = Table().end_turns(3)
    assert t.decider == 3
    t.hand(3, "hunter").reserve(3, 1).open(3, "town").pool(3, wood=1)
    t.do("put wood town", "place farmland_se")
    assert not t.play.over  # the turn goes on
    t.do("play hunter produce", "end_turn")
    assert t.play.over


def test_R41_the_last_turn_belongs_to_the_right_of_the_start_player() -> None:
    t = Table(first=2)
    t.state.ended = True
    for seat in (2, 3, 0, 1):
        assert (t.decider, t.play.over) == (seat, False)
        t.do("end_turn")
    assert t.play.over


def test_R42_the_bonus_for_the_personal_wonder_comes_on_top_of_the_cap() -> None:
    t = Table().wonder(0, "colossus", laid_open=True).done(0, "colossus")
    t.discard(0, *["town+1"] * 9)
    assert t.score(0)["goals"] == 7 + 3


def test_R42_a_wonder_from_the_display_has_no_bonus() -> None:
    t = Table().wonder(0, "ark").done(0, "colossus").discard(0, *["town+1"] * 2)
    assert t.score(0)["goals"] == 2


def test_R43_an_unfinished_goal_scores_nothing() -> None:
    t = Table().wonder(0, "colossus", laid_open=True).goal(0, "colossus", culture=3)
    t.discard(0, *["town+1"] * 5)
    assert t.score(0)["goals"] == 0


def test_R44_great_wall_over_river_and_strait_but_not_over_sea() -> None:
    t = Table().done(0, "great_wall").wonder(0, "ark").land(2, farmland_s=1).land(3, forest_se=1)
    base = t.land(1, farmland_ne=1).land(0, mountain_n=1).score(0)["goals"]
    assert base == 0
    assert t.land(0, forest_n=1).score(0)["goals"] == 1  # farmland_ne across the river
    assert t.land(1, mountain_c=1).land(0, hill_n=1).score(0)["goals"] == 1  # the strait
    assert t.land(1, forest_nw=1).land(0, mountain_c=1).score(0)["goals"] == 0  # only sea between
    assert t.land(0, hill_n=1, hill_w=1, farmland_nw=1).score(0)["goals"] == 3  # each once


def test_R45_a_vp_marker_without_own_settlement_scores_nothing() -> None:
    t = Table().land(0, farmland_nw=1)
    assert t.score(0)["territories"] == 1
    assert t.land(0, farmland_nw=1, mountain_w=1).score(0)["territories"] == 3
    assert t.land(0, farmland_nw=4).score(0)["territories"] == 1


def test_R54_a_full_tie_is_a_shared_victory() -> None:
    t = Table()
    t.state.ended = True
    t.end_turns(4)
    assert [score["total"] for score in t.play.scores] == [1, 1, 1, 1]
    assert t.play.winners == [0, 1, 2, 3]


def test_R54_ties_are_broken_category_by_category() -> None:
    t = Table().land(0, **{CORNERS[0]: 1, "forest_nw": 1}).trophies(1, 1, 0, 0, 0)
    t.state.ended = True
    t.end_turns(4)
    assert [score["total"] for score in t.play.scores][:2] == [2, 2]
    assert t.play.winners == [0]  # territories come before captured settlements


def test_R57_no_limit(tmp_path: Path) -> None:
    pack = load(corrected(tmp_path, "pack.toml", "round_limit = 100", "round_limit = 0"))
    t = Table(pack=pack).round(100).end_turns(4)
    assert not t.play.over
    assert t.play.view()["round"] == 101


def test_R57_another_limit(tmp_path: Path) -> None:
    pack = load(corrected(tmp_path, "pack.toml", "round_limit = 100", "round_limit = 2"))
    t = Table(pack=pack).end_turns(8)
    assert t.play.over


def test_5_7_what_the_end_of_a_turn_clears_and_what_it_leaves() -> None:
    t = Table().hand(0, "farmer", "miner", "village").deck(0, *["warrior"] * 6).discard(0, "city")
    t.open(0, "merchant", wood=1).goal(0, "masonry", food=1).archive(0, "chariot")
    t.do("play farmer use_terrain", "play village fill", "buy lumberjack", "end_turn")
    me = t.seat(0)
    assert me["discard"] == ["farmer", "lumberjack", "miner", "city"]
    assert (me["area"], me["pool"]) == ([], {})
    assert (me["hand"], me["deck"]) == (["warrior"] * 5, ["warrior"])
    assert [entry["card"] for entry in me["open"]] == ["merchant", "village"]
    assert (t.in_progress(0)["goal"], me["archive"]) == ("masonry", "chariot")
    assert not t.at("farmland_nw")["used"] and not t.pile("lumberjack")["bought"]


def test_8_a_trigger_is_never_taken_back() -> None:
    t = Table().land(0, hill_c=2).land(1, mountain_w=1).hand(0, "warrior", "hunter").hand(1)
    t.do("attack hill_c mountain_w", "surrender")
    assert t.table()["ended"]
    t.land(1, farmland_ne=1).hand(1, "hunter")
    t.end_turns(4)
    assert t.play.over


def test_8_the_five_categories() -> None:
    t = Table().wonder(0, "ark").done(0, "strategy", "academy").hand(0, "city+2").deck(0)
    t.trophies(0, 0, 1, 1, 0).markers(0, "conquest_3_wood", consumed=("conquest_3_wood",))
    t.land(0, mountain_c=2, hill_c=1)
    assert t.score(0) == {
        "total": 2 + 2 + 3 + 2 + 2,
        "goals": 2,
        "action_cards": 2,
        "territories": 3,
        "captured_settlements": 2,
        "conquest_markers": 2,
    }


def test_8_cards_score_wherever_they_are_but_not_trashed() -> None:
    t = Table().hand(0, "town+1").deck(0, "city+2").discard(0, "chariot+1").archive(0, "worker+1")
    t.open(0, "merchant+1").trash(0, "chariot+2")
    t.own(0).area = [*t.own(0).hand]
    assert t.score(0)["action_cards"] == 7


def test_every_ruling_has_a_test_and_stands_in_the_rules() -> None:
    here = Path(__file__).parent
    tests = "".join(path.read_text(encoding="utf-8") for path in here.glob("test_*.py"))
    rules = (here.parents[1] / "docs/rules/altay.md").read_text(encoding="utf-8")
    for number in range(1, 70):
        assert re.search(rf"def test_R{number:02}_", tests), f"R{number} has no test"
        assert re.search(rf"^\| R{number} \|", rules, re.MULTILINE), f"R{number} is not told"
    for number in range(1, 13):
        assert re.search(rf"^\| M{number} \|", rules, re.MULTILINE), f"M{number} is not told"
