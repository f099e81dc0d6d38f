"""The table of every game as text: it fits, in every language, for every seat."""

import pytest

import dolmen
from dolmen.core.game import Game
from dolmen.core.rng import Rng
from dolmen.core.step import act
from dolmen.core.view import see
from dolmen.games import built_in
from dolmen.games.altay.ids import GOALS
from dolmen.speech.face import face_of

GAMES = built_in()

CASES = [(game, players) for game in GAMES for players in game.seats]
LONG = ("Maximiliane Charlotte von und zu Hohenfels-Waldeck",) * 8


@pytest.mark.parametrize(
    ("game", "players"), CASES, ids=[f"{game.id}-{players}" for game, players in CASES]
)
def test_every_line_fits_in_80_columns(game: Game, players: int) -> None:
    lexicons = [
        face_of(game).lexicon(language, seats=seats)
        for language in ("en", "de", "fr")
        for seats in ((), LONG)
    ]
    for number, options in enumerate(game.variants(players)):
        s = game.new(game.header(players, number, options))
        rng = Rng(number, "tables")
        decisions = 0
        while s.stack and decisions < 400:
            act(s, s.options[rng.below(len(s.options))])
            decisions += 1
            if decisions % 60 and s.stack:
                continue
            for seat in (*range(players), None):
                view = see(game, s, seat)
                lexicon = lexicons[rng.below(len(lexicons))]
                lines = face_of(game).table(view, lexicon)
                assert lines
                assert not lines[0].startswith(" ")
                assert max(len(line) for line in lines) <= 80
                assert not any("\n" in line or "{" in line for line in lines)
                hand = face_of(game).hand(view, lexicon)
                assert max((len(line) for line in hand), default=0) <= 80


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_things_can_be_looked_up(game: Game) -> None:
    for language in ("en", "de", "fr"):
        lexicon = face_of(game).lexicon(language)
        things = list(lexicon.things())
        assert things
        for name, text in things:
            assert text
            line = f"{name}{lexicon.sections['difference']['colon']}{text}"
            assert line in face_of(game).describe(lexicon, name.upper())
        assert face_of(game).describe(lexicon, "xyzzy") == []


def test_altay_shows_map_market_goals_players_and_the_own_hand_alone() -> None:
    game = dolmen.game("altay")
    play = game.start(2, 7, {"seafarer": "on", "trading": "on"}, first=0)
    for text in ("folk earthfolk", "folk firefolk", "start farmland_se", "start farmland_n"):
        play.do(text)
    lexicon = face_of(game).lexicon("en", seats=("Anna", "Ben"))
    text = "\n".join(face_of(game).table(play.view(0), lexicon))
    assert "Farmland N:  Anna (1)" in text
    assert "by Forest N; Hill N; Mountain N" in text
    assert "Farmland SE: Ben (1)" in text
    assert "Mountain N:  marker 3" in text
    assert "+1 VP" in text
    assert "Western Sea: " in text
    assert "Chariot (2 VP) (4 left): costs 2 metal, 2 culture. Attack 3 | defence 3" in text
    assert "Wonders (5 cards in the deck)" in text
    assert "Anna (Earthfolk): 1 point, you, has the start marker, has the turn" in text
    assert "Ben (Firefolk): 1 point" in text
    assert "0 coins" in text
    assert text.count("Your hand") == 1
    hidden = play.view(1)["table"]["seats"][1]["wonder"]
    name = lexicon.name("goal", GOALS.index(hidden))
    assert f"Your personal wonder {name}" not in text
    assert f"Your personal wonder {name}" in "\n".join(face_of(game).table(play.view(1), lexicon))
    assert "Your hand" not in "\n".join(face_of(game).table(play.view(None), lexicon))
