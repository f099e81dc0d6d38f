"""What holds for every game, every option set and every number of players.

A law is a function of a game, a number of players and the number of a random game on which it is
tried; it raises `Broken` where it does not hold. What they say together is in
docs/architecture.md, "A game".
"""

from __future__ import annotations

from dolmen.core.game import Game
from dolmen.core.record import parse
from dolmen.core.refusal import Refused
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.step import STOP, Guide, Question, act, refusal
from dolmen.core.view import see
from dolmen.testing.broken import need
from dolmen.testing.quiet import check_quiet
from dolmen.testing.random_games import (
    act_at_random,
    begin,
    do_at_random,
    random_play,
    random_states,
)


def components_are_conserved_and_the_game_ends(game: Game, players: int, number: int) -> None:
    census: dict[str, int] | None = None
    for count, (s, _) in enumerate(random_states(game, players, number)):
        if count % 29 == 0 or not s.stack:
            now = game.census(s)
            census = census or now
            need(now == census, f"decision {count}: components were {census} and are now {now}")
        if s.stack:
            need(len(s.options) > 1, "a sole choice is put to somebody")
            need(len(set(s.options)) == len(s.options), "an action is listed twice")
    scores = game.scores(s)
    width = len(game.categories)
    need(all(len(row) == width for row in scores), "a score has other categories than the game")
    need(bool(game.winners(s)) or len(scores) == 1, "nobody has won")


def a_record_folds_to_the_state(game: Game, players: int, number: int) -> None:
    play = random_play(game, players, number)
    text = str(play.record)
    again = game.read(text)
    need(again.state == play.state, "a record folds to another state")
    need(str(again.record) == text, "a record that was read is written differently")
    need(str(parse(text)) == text, "a record that was parsed is written differently")
    need(again.events == play.events, "a record that is folded tells other events")
    half = str(play.fork(len(play.moves) // 2).record).splitlines()
    need(half == text.splitlines()[: len(half)], "a fork does not begin as its game did")


def a_clone_is_equal_and_independent(game: Game, players: int, number: int) -> None:
    for count, (s, rng) in enumerate(random_states(game, players, number)):
        if not s.stack or count % 7:
            continue
        twin = s.clone()
        need(twin == s, f"decision {count}: a clone is not equal")
        act_at_random(twin, rng)
        need(twin != s, f"decision {count}: an action on a clone changes nothing, or both")
        third = s.clone()
        rest = Rng(count, "rest")
        for _ in range(40):
            if third.stack:
                act_at_random(third, rest)
        need(s.clone() == s, f"decision {count}: clones played on change the original")


def a_clone_played_on_leaves_the_original_as_it_was(game: Game, players: int, number: int) -> None:
    for count, (s, _) in enumerate(random_states(game, players, number)):
        if s.stack and count % 11 == 0:
            before = repr(s)
            twin = s.clone()
            rest = Rng(count, "rest")
            for _ in range(60):
                if twin.stack:
                    act_at_random(twin, rest)
            need(repr(s) == before, f"decision {count}: a clone played on changes the original")


def the_text_of_an_action_leads_back_to_it(game: Game) -> None:
    """The one law that needs no random game."""
    texts = set()
    for action in game.vocabulary:
        need(game.vocabulary.parse(action.text) == action.index, f"{action} is read as another")
        texts.add(action.text)
    need(len(texts) == len(game.vocabulary), "two actions have the same text")


def what_is_not_listed_is_refused_and_changes_nothing(
    game: Game, players: int, number: int
) -> None:
    play = begin(game, players, number)
    rng = Rng(number, "refuse")
    while not play.over:
        s = play.state
        if rng.below(25) == 0:
            before = s.clone()
            listed = set(s.options)
            for index in range(len(game.vocabulary)):
                text = game.vocabulary.text(index)
                agree = (refusal(s, index) is None) == (index in listed)
                need(agree, f"'{text}' is listed and refused, or neither")
            need(s == before, "asking why something is refused changes the state")
            unlisted = rng.below(len(game.vocabulary))
            if unlisted not in listed:
                try:
                    play.do(unlisted)
                except Refused as refused:
                    need(bool(refused.reason), "a refusal has no words")
                else:
                    need(
                        False, f"'{game.vocabulary.text(unlisted)}' is not listed, but can be done"
                    )
                need(s == before, "a refused action changes the state")
        do_at_random(play, rng)


def views_hide_what_a_seat_cannot_know(game: Game, players: int, number: int) -> None:
    """view(determinize(s, seat), seat) == view(s, seat); and a world depends on the view only."""
    for count, (s, rng) in enumerate(random_states(game, players, number)):
        if count % 5:
            continue
        for seat in range(players):
            where = f"decision {count}, seat {seat}"
            world = game.determinize(s, seat, Rng(count, "world"))
            need(see(game, world, seat) == see(game, s, seat), f"{where}: a world looks different")
            need(game.census(world) == game.census(s), f"{where}: a world has other components")
            need(world.keys != s.keys, f"{where}: a world knows what chance will bring")
            again = game.determinize(world, seat, Rng(count, "other"))
            same = game.determinize(s, seat, Rng(count, "other"))
            need(again == same, f"{where}: a world depends on what the seat cannot see")
            if s.seat == seat:
                need(world.options == s.options, f"{where}: a world has other options")
                for _ in range(12):
                    index = rng.below(len(game.vocabulary))
                    alike = refusal(world, index) == refusal(s, index)
                    need(alike, f"{where}: a world refuses for other reasons")
            need(see(game, world, None) == see(game, s, None), f"{where}: a spectator sees more")


def a_world_can_be_played_to_the_end(game: Game, players: int, number: int) -> None:
    for count, (s, _) in enumerate(random_states(game, players, number)):
        if s.stack and count % 60 == 30:
            world = game.determinize(s, s.seat, Rng(count, "world"))
            rng = Rng(count, "rest")
            census = game.census(world)
            steps = 0
            while world.stack and steps < 300:
                act_at_random(world, rng)
                steps += 1
            need(game.census(world) == census, f"decision {count}: a world loses components")


def undo_and_redo_lead_back(game: Game, players: int, number: int) -> None:
    play = begin(game, players, number)
    rng = Rng(number, "undo")
    while not play.over:
        do_at_random(play, rng)
        if rng.below(10) == 0 and play.can_undo:
            state, events, text = play.state.clone(), play.events[:], str(play.record)
            seat, learned = play.state.seat, play.state.learned
            depth = 0
            while play.can_undo:
                play.undo()
                depth += 1
                need(play.state.seat == seat, "undo goes back to another player's decision")
                need(play.state.learned == learned, "undo goes back past something learned")
            if rng.below(6) == 0:
                folded = game.read(str(play.record)).state
                need(folded == play.state, "what is left after an undo folds to another state")
            for _ in range(depth):
                play.redo()
            alike = play.state == state and play.events == events and str(play.record) == text
            need(alike, "undo and redo do not lead back")


class OwnQuestions(Guide):
    """Goes as far as the next question to somebody else, whose sole choice may reveal what that
    seat holds."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def answer(self, s: State, question: Question) -> int:
        return super().answer(s, question) if question.seat(s) == self.seat else STOP


def hidden_events_reach_only_their_audience(game: Game, players: int, number: int) -> None:
    """What a seat hears is the same in any world the seat cannot tell from the real one, as long
    as it is that seat that acts and nothing is drawn."""
    for count, (s, rng) in enumerate(random_states(game, players, number)):
        if not s.stack or count % 9:
            continue
        seat = s.seat
        action = s.options[rng.below(len(s.options))]
        real, world = s.clone(), game.determinize(s, seat, Rng(count, "world"))
        real.listener, world.listener = [], []
        act(real, action, OwnQuestions(seat))
        if real.learned != s.learned:
            continue
        act(world, action, OwnQuestions(seat))
        heard = [event for event in real.listener if event.seen_by(seat)]
        alike = heard == [event for event in world.listener if event.seen_by(seat)]
        need(alike, f"decision {count}: seat {seat} is told what it cannot know")


def nothing_is_lost_by_a_quiet_answer(game: Game, players: int, number: int) -> None:
    for count, (s, _) in enumerate(random_states(game, players, number)):
        if s.stack:
            check_quiet(game, s, Rng(f"{number}/{count}", "quiet"))
