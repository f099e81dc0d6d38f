"""Where the table waits before a sole choice, nothing of the rules changes."""

from __future__ import annotations

from random import Random

import pytest

from dolmen.core.game import Game
from dolmen.core.hold import Hold, HoldAt, HoldFor
from dolmen.core.play import Play
from dolmen.core.refusal import Refused
from dolmen.core.step import act
from dolmen.games import built_in

GAMES = built_in()


def hold_for(play: Play, passed: int = 0) -> Hold:
    return HoldFor(play.game, play.state, lambda seat: True, passed)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("seed", range(3))
def test_a_held_game_folds_as_if_nobody_had_waited(game: Game, seed: int) -> None:
    """Undo, redo and going on at every wait; what stands is what the record gives."""
    rng = Random(seed)
    players = rng.choice([n for n in game.seats if n < 4])
    options = rng.choice(game.variants(players))
    play = game.start(players, seed, options)
    twin = play.state.clone()  # never waits
    twin.listener = told = play.events[:]
    waits = taken_back = 0
    while not play.over:
        before, moves, seat = play.state, len(play.moves), play.state.seat
        action = rng.choice(play.state.options)
        play.do(action, hold_for(play))
        act(twin, action)
        while play.held:
            waits += 1
            assert len(play.moves) == moves + 1, "to wait is no move"
            there, passed = play.state, play.passed
            again = game.resume(type(play.record)(play.header, play.record.moves[:-1]))
            again.do(play.moves[-1][1], HoldAt(passed))
            assert again.state == there and again.events == play.events
            if play.can_undo:
                taken_back += 1
                play.undo()
                assert play.state == before and play.state.seat == seat and not play.held
                assert play.passed == 0 and len(play.moves) == moves
                play.redo(HoldAt(passed))
                assert play.state == there and play.passed == passed
            with pytest.raises(Refused):
                play.do((there.options[0] + 1) % len(game.vocabulary.verb_of), hold_for(play))
            assert play.state is there or play.state == there
            play.do(there.options[0], hold_for(play, passed + 1))
            assert len(play.moves) == moves + 1
        assert play.state == twin and play.events == told
    assert waits, "nobody ever had to wait: the test tests nothing"
    assert taken_back or game.id == "endless_winter"
    assert game.resume(play.record).state == play.state


def test_bots_and_simulations_never_wait() -> None:
    game = GAMES[0]
    play = game.start(2, 1)
    rng = Random(1)
    for _ in range(300):
        play.do(rng.choice(play.state.options))
        assert not play.held
