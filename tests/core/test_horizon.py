"""Undo reaches back to where somebody learned something or somebody else decided, no further."""

import pytest
from tests.core.stones import STONES

from dolmen.core.refusal import Refused


def test_undo_and_redo() -> None:
    play = STONES.start(2, 1)
    before = play.state.clone()
    play.do("mark")
    play.do("mark")
    after = play.state.clone()
    play.undo()
    play.undo()
    assert play.state == before
    assert play.moves == [] and play.events == []
    play.redo()
    play.redo()
    assert play.state == after


def test_chance_closes_the_way_back() -> None:
    play = STONES.start(2, 1)
    play.do("mark")
    assert play.can_undo
    play.do("roll")
    assert not play.can_undo
    play.do("mark")
    play.undo()
    assert not play.can_undo
    assert [STONES.vocabulary.text(action) for _, action in play.moves] == ["mark", "roll"]


def test_a_hidden_thing_turned_up_closes_the_way_back() -> None:
    play = STONES.start(2, 1)
    play.do("look")
    assert not play.can_undo


def test_the_next_players_decision_closes_the_way_back() -> None:
    play = STONES.start(2, 1)
    play.do("mark")
    play.do("take one")
    assert play.state.seat == 1 and not play.can_undo
    with pytest.raises(Refused) as caught:
        play.undo()
    assert caught.value.refusal.key == "nothing_to_undo"


def test_the_end_of_the_game_closes_the_way_back() -> None:
    play = STONES.start(2, 1)
    play.do("take three")
    play.do("take three")
    assert play.over and not play.can_undo


def test_a_new_decision_forgets_what_was_undone() -> None:
    play = STONES.start(2, 1)
    play.do("mark")
    play.undo()
    play.do("mark")
    with pytest.raises(Refused) as caught:
        play.redo()
    assert str(caught.value) == "There is nothing to redo."


def test_events_after_an_undo_are_told_anew() -> None:
    play = STONES.start(2, 1)
    play.do("mark")
    play.undo()
    assert [event.message.key for event in play.do("roll")] == ["rolled"]
    assert len(play.events) == 1


def test_a_clone_has_its_own_way_back() -> None:
    play = STONES.start(2, 1)
    play.do("mark")
    twin = play.clone()
    assert not twin.can_undo
    twin.do("mark")
    twin.undo()
    assert twin.state == play.state
    assert play.can_undo


def test_a_refused_action_changes_nothing() -> None:
    play = STONES.start(2, 1, {"looking": "off"})
    play.do("mark")
    before = play.state.clone()
    with pytest.raises(Refused) as caught:
        play.do("look")
    assert (caught.value.rule, caught.value.reason) == (
        "S2",
        "Everything has been looked at (S2).",
    )
    assert play.state == before and len(play.moves) == 1


def test_a_sole_choice_is_taken_unasked_and_not_recorded() -> None:
    play = STONES.start(2, 1)
    play.do("take three")
    play.do("take three")
    assert play.over and len(play.moves) == 2
    assert play.scores == [{"total": 4, "stones": 4}, {"total": 3, "stones": 3}]


def test_an_event_reaches_its_audience() -> None:
    play = STONES.start(2, 1)
    events = play.do("look")
    assert [e.message.key for e in events if e.seen_by(0)] == ["looked"]
    assert [e.message.key for e in events if e.seen_by(1)] == ["looked_hidden"]
    assert [e.message.key for e in events if e.seen_by(None)] == ["looked_hidden"]
