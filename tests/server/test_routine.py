"""Answers that a player may leave to the table: what the server marks, and what it never marks."""

from __future__ import annotations

from random import Random

import pytest

from dolmen.core.game import Game
from dolmen.core.play import Play
from dolmen.games import built_in
from dolmen.server.outlook import Outlook
from dolmen.server.picture import routine
from dolmen.speech.face import face_of

GAMES = built_in()

LEFT = {"discard_open", "abandon_goal"}  # what may be left when a turn of Altay holds nothing more

PRICED = {"buy", "fish", "hunt"}
# What may be left in an action of summer that brings nothing at once.
EXCHANGES = {
    *("buy_marker", "buy_resource", "convert_marker", "convert_resource"),
    *("rotate_price", "rotate_weather"),
}
SKIPS = ("skip", "pass", "end_turn")


def verb(game: Game, index: int) -> str:
    return game.vocabulary.action(index).verb.name


def held(play: Play, index: int) -> int:
    """How much the seat has of what this answer pays with, put together."""
    mine = play.view(play.state.seat)["table"]["seats"][play.state.seat]
    kinds = play.game.vocabulary.action(index).text.split()[1].split("+")
    have = mine["pool"] if play.game.id == "altay" else mine["resources"]
    return sum(have[kind] for kind in kinds)


def marks(game: Game, seed: int) -> list[str]:
    """A random game; every mark in it keeps its promise."""
    play: Play = game.start(game.seats[1], seed)
    rng = Random(seed)
    found: list[str] = []
    while not play.over:
        s = play.state
        face = face_of(game)
        index, auto = routine(face, s, Outlook(face, s, lambda seat: False))
        if index is None:
            wanted = [option for option in s.options if verb(game, option) in PRICED]
            play.do(rng.choice(wanted or s.options))
            continue
        assert auto is not None and index in s.options and len(s.options) > 1
        found.append(auto)
        if auto == "pass":
            others = {verb(game, option) for option in s.options if option != index}
            assert verb(game, index) == "end_turn" and others <= LEFT
            play.do(index)
        elif auto == "gain":
            declined = [option for option in s.options if option != index]
            assert [verb(game, option) for option in declined] in (["decline"], ["dance_to"])
            had = game.view(s, s.seat)["seats"][s.seat]
            play.do(index)
            has = game.view(play.state, s.seat)["seats"][s.seat]
            assert had != has
        elif auto == "skip":
            others = {verb(game, option) for option in s.options if option != index}
            assert verb(game, index) in SKIPS and others <= EXCHANGES, "nothing else can be had"
            play.do(index)
        else:
            same = {verb(game, option) for option in s.options}
            assert same <= {"resource", "pay"}, "nothing but the kind of payment is asked"
            assert held(play, index) == max(held(play, option) for option in s.options)
            seat, before = s.seat, s.clone()
            play.do(index)
            assert play.state.seat == seat and play.can_undo
            play.undo()
            assert play.state == before
            play.do(index)
    return found


EXPECTED = {"altay": {"pass", "pay"}, "prehistory": {"pay", "skip"}, "endless_winter": {"gain"}}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_mark_keeps_its_promise(game: Game) -> None:
    found: set[str] = set()
    for seed in range(12):
        found |= set(marks(game, seed))
        if seed > 0 and found == EXPECTED[game.id]:
            return
    raise AssertionError(f"only {found} of {EXPECTED[game.id]}")


def no_seat(seat: int) -> bool:
    return False


def every_seat(seat: int) -> bool:
    return True


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_commits_cannot_be_taken_back(game: Game) -> None:
    """What need not be tried out has no other answer if it is."""
    found = 0
    for players in (game.seats[0], game.seats[-1]):
        for seed in range(3):
            play: Play = game.start(players, seed)
            rng, holds = Random(seed), [no_seat, every_seat][seed % 2]
            for _ in range(250):
                if play.over:
                    break
                s, face = play.state, face_of(game)
                for action in s.options:
                    if face.commits(s, action):
                        found += 1
                        outlook = Outlook(face, s, holds)
                        assert not outlook.can_take_back(action)
                play.do(rng.choice(s.options))
    assert found or game.id != "altay"
