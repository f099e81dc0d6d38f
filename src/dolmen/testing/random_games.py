"""Random games: what the laws are tried on."""

from __future__ import annotations

from collections.abc import Iterator

from dolmen.core.game import Game
from dolmen.core.play import Play
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.step import act
from dolmen.testing.broken import need


def variant(game: Game, players: int, number: int) -> dict[str, str]:
    """The option sets in turn: every one comes up if there are games enough."""
    variants = game.variants(players)
    return variants[number % len(variants)]


def fresh(game: Game, players: int, number: int) -> State:
    state: State = game.new(game.header(players, number, variant(game, players, number)))
    return state


def act_at_random(s: State, rng: Rng) -> None:
    act(s, s.options[rng.below(len(s.options))])


def random_states(game: Game, players: int, number: int) -> Iterator[tuple[State, Rng]]:
    """Every state of one random game, decision by decision; the last one is over."""
    s = fresh(game, players, number)
    rng = Rng(number, "laws")
    decisions = 0
    while s.stack:
        yield s, rng
        act_at_random(s, rng)
        decisions += 1
        need(decisions <= game.longest, f"the game has more than {game.longest} decisions")
    yield s, rng


def begin(game: Game, players: int, number: int) -> Play:
    return game.start(players, number, variant(game, players, number))


def do_at_random(play: Play, rng: Rng) -> None:
    play.do(play.state.options[rng.below(len(play.state.options))])


def random_play(game: Game, players: int, number: int) -> Play:
    """One random game to its end, with everything that was said."""
    play = begin(game, players, number)
    rng = Rng(number, "play")
    while not play.over:
        do_at_random(play, rng)
    return play
