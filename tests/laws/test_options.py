"""Options without an effect: refused in new games, borne in old ones."""

from __future__ import annotations

import pytest

from dolmen.core.game import Game
from dolmen.core.refusal import BadInput
from dolmen.games import built_in

GAMES = built_in()
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


def idle(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Every other value of every option where it has no effect, by the number of players."""
    return [
        (players, {option.id: value})
        for option in game.options
        for players in game.seats
        if option.idle(game.all_options({}), players)
        for value in option.values[1:]
        if option.fits(value, players)
    ]


@each_game
def test_what_has_no_effect_is_refused_in_a_new_game_with_the_reason(game: Game) -> None:
    found = idle(game)
    assert found, "every game has such an option"
    for players, options in found:
        (name,) = options
        with pytest.raises(BadInput, match=f"Option '{name}'.*(no effect|not in play)"):
            game.start(players, 1, options)


@each_game
def test_a_record_with_such_an_option_is_the_game_without_it(game: Game) -> None:
    opened = 0
    for players, options in idle(game):
        ((name, value),) = options.items()
        plain = game.start(players, 1)
        for _ in range(20):
            plain.do(plain.state.options[0])
        text = str(plain.record)
        old = text.replace("seed: 1\n", f"seed: 1\noption {name}: {value}\n")
        try:
            play = game.read(old)
        except BadInput as error:
            assert "not in play" in str(error)  # never was taken
            continue
        for seat in (*range(players), None):
            assert play.view(seat) == plain.view(seat)
        assert str(play.record) == old
        assert game.effective(play.header) == {}
        assert game.start(players, 2, game.effective(play.header)).header.options == {}
        opened += 1
    assert opened


@each_game
def test_variants_worth_testing_all_have_an_effect(game: Game) -> None:
    for players in game.seats:
        for options in game.variants(players):
            assert game.effective(game.header(players, 1, options)) == options


@pytest.mark.parametrize("name", ["prehistory", "endless_winter"])
def test_nobody_is_agreed_on_to_begin_alone(name: str) -> None:
    game = next(game for game in GAMES if game.id == name)
    with pytest.raises(BadInput, match="In a solo game there is no first player to agree on"):
        game.start(1, 1, first=0)
    text = str(game.start(1, 1).record)
    old = text.replace("seed: 1\n", "seed: 1\nfirst: 0\n")
    assert game.read(old).view(0) == game.start(1, 1).view(0)


@each_game
def test_whoever_was_agreed_on_begins(game: Game) -> None:
    for players in game.seats:
        if players == 1:
            continue
        for first in range(players):
            for seed in range(3):
                decision = game.start(players, seed, first=first).decision
                assert decision is not None and decision.seat == first


def test_the_reasons_in_words() -> None:
    games = {game.id: game for game in GAMES}
    for name, players, options, reason in (
        ("altay", 4, {"map_size": "full"}, "with 4 players; it is for 2 or 3."),
        ("prehistory", 1, {"order": "seats"}, "with 1 player; it is for 2, 3 or 4."),
        ("endless_winter", 3, {"village_tile": "on"}, "with 3 players; it is for 1."),
        (
            "endless_winter",
            1,
            {"migrate_stack": "scout"},
            "unless 'ancestors' or 'rivers_rafts' is on.",
        ),
    ):
        with pytest.raises(BadInput) as caught:
            games[name].start(players, 1, options)
        (option,) = options
        assert str(caught.value) == f"Option '{option}' has no effect {reason}"
