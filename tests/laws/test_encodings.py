"""Observations and copies; the laws about them are among those of `test_laws`."""

from __future__ import annotations

import copy
import pickle

import pytest
from tests.laws.test_laws import each_case, each_game

from dolmen.core.content import BadContent, find_again
from dolmen.core.game import Game
from dolmen.testing.encoding_laws import encoded, numbers_tell_only_what_a_seat_sees
from dolmen.testing.random_games import begin

FEW_BYTES = 16_000


@each_case
def test_numbers_fit_every_option_set(game: Game, players: int) -> None:
    """One game for each; the laws play a few of them."""
    for number in range(len(game.variants(players))):
        numbers_tell_only_what_a_seat_sees(game, players, number)


@each_case
def test_states_are_copied_and_sent_without_tables(game: Game, players: int) -> None:
    for number in range(min(6, len(game.variants(players)))):
        play = begin(game, players, number)
        for _ in range(60):
            if not play.over:
                play.do(play.state.options[0])
        s = play.state
        twin = copy.deepcopy(s)
        assert twin == s and twin.listener is None
        sent = pickle.dumps(s)
        assert len(sent) < FEW_BYTES
        again = pickle.loads(sent)
        assert again == s and again.listener is None
        assert getattr(again, "content", None) is game.content
        assert encoded(game, again, 0) == encoded(game, s, 0)


def test_a_state_of_other_content_is_refused() -> None:
    with pytest.raises(BadContent, match="belongs to content 0000 of altay"):
        find_again("altay", "0000", None)


@each_game
def test_numbers_have_names(game: Game) -> None:
    for players in game.seats:
        for options in game.variants(players):
            shape = game.encoding(players, options)
            names = shape.names()
            assert len(set(names)) == len(names) == len(shape)
            columns = [name for _, _, name in shape.wide()]
            assert len(set(columns)) == len(columns)


@each_game
def test_actions_are_a_table_of_verbs_and_arguments(game: Game) -> None:
    table = game.vocabulary.table()
    assert len(table.rows) == len(game.vocabulary)
    assert len(set(table.rows)) == len(table.rows), "verb and arguments tell every action"
    assert all(
        0 <= number <= size
        for row in table.rows
        for number, size in zip(row, table.sizes, strict=True)
    )
    for action in game.vocabulary:
        row = table.rows[action.index]
        assert game.vocabulary.verbs[row[0] - 1] is action.verb
        assert sum(number > 0 for number in row[1:]) == len(action.arguments)
