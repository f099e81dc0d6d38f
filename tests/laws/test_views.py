"""A view is exactly what its type says: no key is missing, none is more, none is of another kind.
The browser's types are written from the same declarations."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import msgspec
import pytest
from tests.golden.digests import FILES

from dolmen.core.game import Game
from dolmen.core.record import Record, parse
from dolmen.core.rng import Rng
from dolmen.core.view import Past
from dolmen.games import all_games, find
from dolmen.speech.face import face_of

EVERY = 9  # of how many moves one is looked at
MOVES = 120  # of a random game


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_views_are_what_their_types_say(path: Path) -> None:
    record = parse(path.read_text(encoding="utf-8"))
    game = find(record.header.game)
    table = import_module(f"dolmen.games.{game.id}.view").Table
    play = game.resume(Record(record.header))
    seats = [*range(record.header.players), None]
    face, past = face_of(game), None
    for number, (_, text) in enumerate(record.moves):
        if number % EVERY == 0 or number == len(record.moves) - 1:
            views = face.views(play.state, seats)
            for view in views:
                assert msgspec.convert(view, table) == view
            assert past is None or face.views_after(play.state, seats, past) == views
            past = Past(play.state, dict(zip(seats, views, strict=True)))
        play.do(text)
    revealed = face_of(game).reveal(play.state)
    assert msgspec.convert(revealed, table) == revealed


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_what_is_shared_is_what_each_would_be_given_alone(game: Game) -> None:
    """Views that are made together and written once are, byte for byte, those made one by one."""
    for players in game.seats:
        for seed, options in enumerate(game.variants(players)):
            play, rng = game.start(players, seed, options), Rng(seed, "shared")
            seats = [*range(players), None]
            for number in range(MOVES):
                if play.over:
                    break
                if number % EVERY == 0:
                    together = face_of(game, play.content).views(play.state, seats)
                    alone = [game.view(play.state, seat) for seat in seats]
                    assert msgspec.json.encode(together) == msgspec.json.encode(alone), options
                    face = face_of(game, play.content)
                    for seat, view in zip(seats, together, strict=True):
                        shown = face.shown_points(view)
                        assert shown is None or shown == face.certain(play.state, seat), options
                play.do(play.state.options[rng.below(len(play.state.options))])


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_what_is_taken_over_is_what_would_be_made_anew(game: Game) -> None:
    """From move to move, with viewers who come and go; and what was shown before stays as it
    was."""
    for players in game.seats:
        for seed, options in enumerate(game.variants(players)):
            play, rng = game.start(players, seed, options), Rng(seed, "taken over")
            face = face_of(game, play.content)
            everybody = [*range(players), None]
            past, written = Past(play.state, {None: face.views(play.state, [None])[0]}), b""
            for _ in range(MOVES // 3):
                if play.over:
                    break
                play.do(play.state.options[rng.below(len(play.state.options))])
                seats = [seat for seat in everybody if rng.below(3)] or everybody
                views = face.views_after(play.state, seats, past)
                alone = [game.view(play.state, seat) for seat in seats]
                assert msgspec.json.encode(views) == msgspec.json.encode(alone), options
                assert not written or msgspec.json.encode([*past.views.values()]) == written
                past = Past(play.state, dict(zip(seats, views, strict=True)))
                written = msgspec.json.encode(views)
