"""The laws of the table on random games of every game, option set and number of players. They are
shipped (`dolmen.testing`), so that other games can be held to them; here each has its due number
of games."""

import os
from collections.abc import Iterator

import pytest

from dolmen.core.content import LANGUAGES
from dolmen.core.game import Game
from dolmen.games import built_in
from dolmen.speech.face import face_of
from dolmen.testing import hold_law, laws, speech_laws
from dolmen.testing.check_game import LAWS, Law, check
from dolmen.testing.random_games import random_play

GAMES = built_in()

# The normal run plays 200 games per seat count; `make soak` sets far more.
GAMES_PER_SEAT_COUNT = int(os.environ.get("DOLMEN_LAW_GAMES", "200"))
BATCHES = 4
SCALE = max(1, GAMES_PER_SEAT_COUNT // 200)

# Random games for a law in a normal run.
COUNTS: dict[Law, int] = {
    laws.a_record_folds_to_the_state: 12,
    laws.a_clone_is_equal_and_independent: 6,
    laws.views_hide_what_a_seat_cannot_know: 6,
    laws.what_is_not_listed_is_refused_and_changes_nothing: 3,
    laws.nothing_is_lost_by_a_quiet_answer: 4,
    speech_laws.every_refusal_can_be_said: 2,
    laws.a_clone_played_on_leaves_the_original_as_it_was: 1,
    speech_laws.choices_can_be_told_apart: 1,
}
USUAL = 3
BY_BATCHES = laws.components_are_conserved_and_the_game_ends
APART = (BY_BATCHES, hold_law.a_held_game_folds_as_if_nobody_had_waited)


def cases() -> Iterator[tuple[Game, int]]:
    for game in GAMES:
        for players in game.seats:
            yield game, players


CASES = list(cases())
IDS = [f"{game.id}-{players}" for game, players in CASES]
each_case = pytest.mark.parametrize(("game", "players"), CASES, ids=IDS)
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])


@pytest.mark.parametrize("batch", range(BATCHES))
@each_case
def test_components_conserved_and_game_ends(game: Game, players: int, batch: int) -> None:
    for number in range(batch, GAMES_PER_SEAT_COUNT, BATCHES):
        check(BY_BATCHES, game, players, number)


@pytest.mark.parametrize(
    "law", [law for law in LAWS if law not in APART], ids=lambda law: law.__name__
)
@each_case
def test_law(game: Game, players: int, law: Law) -> None:
    for number in range(COUNTS.get(law, USUAL) * SCALE):
        check(law, game, players, number)


@each_game
def test_the_text_of_an_action_leads_back_to_it(game: Game) -> None:
    laws.the_text_of_an_action_leads_back_to_it(game)


@each_game
def test_every_game_of_the_table_speaks_three_languages(game: Game) -> None:
    assert speech_laws.languages(game) == LANGUAGES


@each_game
def test_every_game_of_the_table_takes_its_score_sheet_apart(game: Game) -> None:
    face = face_of(game)
    play = random_play(game, 2, 1)
    assert all(face.parts(play.state, side, play.events) for side in range(2))
    assert face.statistics(play.events, 2)
