"""What each seat sees and does not see, in views and in events."""

import json

import pytest
from tests.altay.table import ALTAY, Table, begin, settle

from dolmen.core.event import Event
from dolmen.core.rng import Rng
from dolmen.core.step import act
from dolmen.games.altay.view import SeatView

OWN_ONLY = {"hand", "archive", "deck"}


def seat_of(t: Table, number: int, viewer: int | None) -> SeatView:
    return t.table(viewer)["seats"][number]


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    t = Table().hand(1, "shaman", "spellweaver")
    assert seat_of(t, 1, 1)["hand"] == ["shaman", "spellweaver"]
    for viewer in (0, 2, 3, None):
        assert not OWN_ONLY & set(seat_of(t, 1, viewer))
        assert seat_of(t, 1, viewer)["hand_size"] == 2
        assert "spellweaver" not in json.dumps(t.table(viewer)["seats"][1])


def test_the_order_of_a_draw_pile_is_seen_by_nobody() -> None:
    t = Table().deck(0, "warrior", "hunter", "village")
    u = Table().deck(0, "village", "warrior", "hunter")
    for viewer in (0, 1, None):
        assert t.play.view(viewer) == u.play.view(viewer)
    assert seat_of(t, 0, 1)["deck_size"] == 3


def test_an_archived_card_is_seen_by_its_owner_that_the_slot_is_full_by_all() -> None:
    t = Table().done(1, "writing").archive(1, "chariot")
    assert seat_of(t, 1, 1)["archive"] == "chariot"
    for viewer in (0, None):
        assert seat_of(t, 1, viewer)["archive_full"] is True
        assert "chariot" not in json.dumps(seat_of(t, 1, viewer))


def test_a_personal_wonder_is_secret_until_laid_open() -> None:
    t = Table().wonder(1, "colossus").hand(1, "hunter").done(1, "writing", "philosophy")
    assert seat_of(t, 1, 1)["wonder"] == "colossus"
    assert seat_of(t, 1, 0)["wonder"] is None and seat_of(t, 1, None)["wonder"] is None
    t.do("end_turn")
    t.pool(1, culture=1).do("take_goal colossus")
    assert seat_of(t, 1, 0)["wonder"] == seat_of(t, 1, None)["wonder"] == "colossus"


def test_goal_decks_and_the_box_are_seen_by_nobody() -> None:
    t = Table()
    before = [t.play.view(viewer) for viewer in (0, 1, None)]
    for deck in t.state.decks:
        deck.reverse()
    t.state.box = tuple(reversed(t.state.box))
    assert [t.play.view(viewer) for viewer in (0, 1, None)] == before
    assert set(t.table()["goals"][0]) == {"shown", "deck", "discard"}
    assert isinstance(t.table()["goals"][0]["deck"], int)


def test_everything_else_is_public() -> None:
    t = Table(trading="on").discard(1, "hunter").trash(1, "village").open(1, "merchant", wood=1)
    t.pool(1, food=2).coins(1, 3).markers(1, "conquest_1", consumed=("conquest_2_food",))
    t.trophies(1, 1, 0, 0, 0).goal(1, "strategy", held=1, food=1).done(1, "masonry")
    seen = seat_of(t, 1, None)
    assert seen["discard"] == ["hunter"] and seen["trashed"] == ["village"]
    assert seen["open"][0]["placed"] == {"wood": 1}
    assert (seen["pool"], seen["coins"]) == ({"food": 2}, 3)
    assert (seen["markers"], seen["consumed"]) == ({"conquest_1": 1}, {"conquest_2_food": 1})
    assert seen["trophies"] == [1, 0, 0, 0]
    assert t.in_progress(1)["placed"] == {"food": 1} and seen["held"] == 1
    assert seen["done"] == ["masonry"]
    assert seen["score"]["goals"] == 1


def test_only_the_deciding_seat_sees_the_choices() -> None:
    play = settle(begin(4))
    decision = play.view(0)["decision"]
    assert decision is not None and "actions" in decision
    for viewer in (1, 2, 3, None):
        assert play.view(viewer)["decision"] == {"seat": 0, "prompt": "ask_main"}


def said_to(events: list[Event], seat: int | None) -> list[str]:
    return [event.message.key for event in events if event.seen_by(seat)]


def test_drawn_cards_are_told_to_their_owner_alone() -> None:
    t = Table().deck(0, *["farmer"] * 5)
    events = t.do("end_turn")
    assert "drew" in said_to(events, 0) and "drew_hidden" not in said_to(events, 0)
    for viewer in (1, 2, 3, None):
        assert "drew" not in said_to(events, viewer) and "drew_hidden" in said_to(events, viewer)


def test_archiving_is_told_without_the_card() -> None:
    t = Table().hand(0, "hunter", "warrior").done(0, "writing")
    t.do("end_turn")
    events = t.do("archive warrior")
    assert "archived" in said_to(events, 0) and "archived" not in said_to(events, 1)
    assert "archived_hidden" in said_to(events, None)
    t.end_turns(3)
    events = t.do("take_archived")
    assert said_to(events, 0) == ["took_archived"]
    assert said_to(events, 1) == said_to(events, None) == ["took_archived_hidden"]


@pytest.mark.parametrize("viewer", [0, 1, 2, 3])
def test_a_world_redeals_what_the_seat_cannot_see(viewer: int) -> None:
    t = Table().done(1, "writing").archive(1, "chariot")
    s = t.state
    hands, wonders = set(), set()
    for seed in range(30):
        world = ALTAY.determinize(s, viewer, Rng(seed, "world"))
        other = (viewer + 1) % 4
        assert isinstance(world, type(s))
        hands.add(tuple(world.seats[other].hand))
        wonders.add(world.seats[other].wonder)
        assert world.seats[viewer].hand == s.seats[viewer].hand
        assert world.seats[viewer].wonder == s.seats[viewer].wonder
        assert world.keys != s.keys
    assert len(hands) > 3 and len(wonders) > 3


def test_an_opponent_about_to_strike_is_known_to_hold_attack_cards() -> None:
    t = Table().land(0, hill_c=1).land(1, mountain_w=1)
    t.hand(0, "warrior", "cavalry", "hunter").deck(0, *["village"] * 6)
    t.do("attack hill_c mountain_w")
    for seed in range(20):
        world = ALTAY.determinize(t.state, 1, Rng(seed, "world"))
        assert len(world.options) >= 1
        assert isinstance(world, type(t.state))
        held = world.seats[0].hand
        assert any(world.content.titles[card >> 2].attack for card in held)


def test_a_wonder_is_laid_open_before_its_first_resource_is_chosen() -> None:
    t = Table().wonder(0, "amphitheatre").hand(0, "hunter").done(0, "writing", "philosophy")
    t.pool(food=1, culture=1).do("take_goal amphitheatre")
    assert t.asks == "ask_first_resource"
    assert seat_of(t, 0, 1)["wonder"] == seat_of(t, 0, None)["wonder"] == "amphitheatre"
    for seed in range(10):
        world = ALTAY.determinize(t.state, 1, Rng(seed, "world"))
        act(world, world.options[0])
        assert ALTAY.census(world) == ALTAY.census(t.state)
