"""Answers that a player may leave to the table: when a turn holds nothing more."""

from tests.altay.table import FACE, Table


def bare() -> Table:
    """A turn in which only an open card can be given up."""
    return Table().hand(0).open(0, "village", food=1)


def passes(t: Table) -> bool:
    answer = FACE.passing(t.state)
    assert answer in (None, t.play.index("end_turn"))
    return answer is not None


def test_a_turn_in_which_things_can_only_be_given_up() -> None:
    t = bare()
    assert t.options == {"discard_open village", "end_turn"}
    assert passes(t)
    t.goal(0, "writing", wood=1)
    assert t.options == {"discard_open village", "abandon_goal", "end_turn"}
    assert passes(t)


def test_a_card_given_up_makes_room_for_another_of_its_title() -> None:
    t = bare().hand(0, "village")
    assert t.options == {"discard_open village", "end_turn"}
    assert not passes(t)
    t.do("discard_open village")
    assert t.offered("play") == {"village fill"}


def test_a_technology_given_up_makes_room_for_another_goal() -> None:
    t = bare().open(0, "town").goal(0, "writing", wood=1, food=2).pool(0, metal=1)
    t.display(1, "writing", "masonry", "engineering")
    t.sold(**dict.fromkeys((pile["title"] for pile in t.table()["market"]), 8))
    assert t.options == {
        *("discard_open village", "discard_open town", "abandon_goal", "end_turn"),
    }
    assert passes(t)
    assert not passes(t.display(1, "writing", "masonry", "strategy"))


def test_a_store_is_never_left_unasked() -> None:
    t = Table().hand(0).open(0, "merchant", wood=1)
    assert t.options == {"take_stored merchant", "end_turn"}
    assert not passes(t)
