"""Every law, tried on random games of one game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from dolmen.core.game import Game
from dolmen.testing import encoding_laws, guard_law, hold_law, laws, result_laws, speech_laws
from dolmen.testing.broken import Broken

Law: TypeAlias = Callable[[Game, int, int], object]
GAMES = 6  # random ones for each law and number of players
LAWS: tuple[Law, ...] = (
    laws.components_are_conserved_and_the_game_ends,
    laws.a_record_folds_to_the_state,
    laws.a_clone_is_equal_and_independent,
    laws.a_clone_played_on_leaves_the_original_as_it_was,
    laws.what_is_not_listed_is_refused_and_changes_nothing,
    laws.views_hide_what_a_seat_cannot_know,
    laws.a_world_can_be_played_to_the_end,
    laws.undo_and_redo_lead_back,
    laws.hidden_events_reach_only_their_audience,
    laws.nothing_is_lost_by_a_quiet_answer,
    hold_law.a_held_game_folds_as_if_nobody_had_waited,
    guard_law.others_cannot_tell_where_there_is_a_choice,
    encoding_laws.numbers_tell_only_what_a_seat_sees,
    encoding_laws.equal_views_give_equal_numbers,
    result_laws.results_can_be_written_down,
    speech_laws.every_refusal_can_be_said,
    speech_laws.every_event_can_be_said,
    speech_laws.choices_can_be_told_apart,
    speech_laws.the_score_sheet_adds_up,
)


def check_game(game: Game, games: int = GAMES) -> None:
    """Whether a game keeps the laws of the table; raises `Broken` if it does not."""
    laws.the_text_of_an_action_leads_back_to_it(game)
    for law, players in cases(game):
        for number in range(games):
            check(law, game, players, number)


def cases(game: Game) -> Iterator[tuple[Law, int]]:
    for law in LAWS:
        for players in game.seats:
            yield law, players


def check(law: Law, game: Game, players: int, number: int) -> None:
    """Try a law on one random game; whatever goes wrong says where."""
    try:
        law(game, players, number)
    except Exception as error:
        name = getattr(law, "__name__", "law").replace("_", " ")
        where = f"{game.id} with {players} players, game {number}"
        said = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
        raise Broken(f"{name} ({where}): {said}") from error
