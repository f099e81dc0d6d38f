"""What holds for every game, every option set and every number of players, on random games."""

import os
from collections.abc import Iterator

import pytest
from tests.laws.quiet import check_quiet

from dolmen.core.game import Game
from dolmen.core.message import Message
from dolmen.core.play import Play
from dolmen.core.record import parse
from dolmen.core.refusal import Refused
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.step import act, refusal
from dolmen.core.view import see
from dolmen.games import built_in
from dolmen.speech.face import face_of

GAMES = built_in()

# The normal run plays 200 games per seat count; `make soak` sets far more.
GAMES_PER_SEAT_COUNT = int(os.environ.get("DOLMEN_LAW_GAMES", "200"))
BATCHES = 4
SCALE = max(1, GAMES_PER_SEAT_COUNT // 200)


def cases() -> Iterator[tuple[Game, int]]:
    for game in GAMES:
        for players in game.seats:
            yield game, players


CASES = list(cases())
IDS = [f"{game.id}-{players}" for game, players in CASES]
each_case = pytest.mark.parametrize(("game", "players"), CASES, ids=IDS)


def fresh(game: Game, players: int, number: int) -> State:
    variants = game.variants(players)
    state: State = game.new(game.header(players, number, variants[number % len(variants)]))
    return state


def random_states(game: Game, players: int, number: int) -> Iterator[tuple[State, Rng]]:
    """Every state of one random game, decision by decision; the last one is over."""
    s = fresh(game, players, number)
    rng = Rng(number, "laws")
    decisions = 0
    while s.stack:
        yield s, rng
        act(s, s.options[rng.below(len(s.options))])
        decisions += 1
        assert decisions <= game.longest, "every game ends within its bound"
    yield s, rng


@pytest.mark.parametrize("batch", range(BATCHES))
@each_case
def test_components_conserved_and_game_ends(game: Game, players: int, batch: int) -> None:
    for number in range(batch, GAMES_PER_SEAT_COUNT, BATCHES):
        census: dict[str, int] | None = None
        for count, (s, _) in enumerate(random_states(game, players, number)):
            if count % 29 == 0 or not s.stack:
                now = game.census(s)
                census = census or now
                assert now == census
            if s.stack:
                assert len(s.options) > 1, "a sole choice is not put to anybody"
                assert len(set(s.options)) == len(s.options)
        scores = game.scores(s)
        assert all(len(points) == len(game.categories) for points in scores)
        winners = game.winners(s)
        assert winners or len(scores) == 1


@each_case
def test_fold_of_record_is_the_state(game: Game, players: int) -> None:
    for number in range(12 * SCALE):
        play = random_play(game, players, number)
        text = str(play.record)
        again = game.read(text)
        assert again.state == play.state
        assert str(again.record) == text
        assert str(parse(text)) == text
        assert again.events == play.events
        half = play.fork(len(play.moves) // 2)
        assert (
            str(half.record).splitlines() == text.splitlines()[: len(str(half.record).splitlines())]
        )


def random_play(game: Game, players: int, number: int) -> Play:
    variants = game.variants(players)
    play = game.start(players, number, variants[number % len(variants)])
    rng = Rng(number, "play")
    while not play.over:
        play.do(play.state.options[rng.below(len(play.state.options))])
    return play


@each_case
def test_clone_is_equal_and_independent(game: Game, players: int) -> None:
    for number in range(6 * SCALE):
        for count, (s, rng) in enumerate(random_states(game, players, number)):
            if not s.stack or count % 7:
                continue
            twin = s.clone()
            assert twin == s
            act(twin, twin.options[rng.below(len(twin.options))])
            assert twin != s
            third = s.clone()
            rest = Rng(count, "rest")
            for _ in range(40):
                if third.stack:
                    act(third, third.options[rest.below(len(third.options))])
            assert s.clone() == s


@each_case
def test_a_clone_played_on_leaves_the_original_as_it_was(game: Game, players: int) -> None:
    for count, (s, _) in enumerate(random_states(game, players, 3)):
        if s.stack and count % 11 == 0:
            before = repr(s)
            twin = s.clone()
            rest = Rng(count, "rest")
            for _ in range(60):
                if twin.stack:
                    act(twin, twin.options[rest.below(len(twin.options))])
            assert repr(s) == before


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_action_text_round_trips(game: Game) -> None:
    texts = set()
    for action in game.vocabulary:
        assert game.vocabulary.parse(action.text) == action.index
        texts.add(action.text)
    assert len(texts) == len(game.vocabulary)


@each_case
def test_unlisted_actions_are_refused_and_change_nothing(game: Game, players: int) -> None:
    lexicons = [face_of(game).lexicon(language) for language in ("en", "de", "fr")]
    said: set[Message] = set()  # thousands of actions are refused for the same reasons
    for number in range(4 * SCALE):
        variants = game.variants(players)
        play = game.start(players, number, variants[number % len(variants)])
        rng = Rng(number, "refuse")
        while not play.over:
            s = play.state
            if rng.below(25) == 0:
                before = s.clone()
                listed = set(s.options)
                for index in range(len(game.vocabulary)):
                    reason = refusal(s, index)
                    assert (reason is None) == (index in listed), game.vocabulary.text(index)
                    if reason is not None and reason.message not in said:
                        said.add(reason.message)
                        for lexicon in lexicons:
                            assert lexicon.say("refusal", reason.message)
                assert s == before
                unlisted = rng.below(len(game.vocabulary))
                if unlisted not in listed:
                    with pytest.raises(Refused) as caught:
                        play.do(unlisted)
                    assert caught.value.reason
                    assert s == before
            play.do(s.options[rng.below(len(s.options))])


@each_case
def test_views_hide_what_a_seat_cannot_know(game: Game, players: int) -> None:
    """view(determinize(s, seat), seat) == view(s, seat); and a world depends on the view only."""
    for number in range(6 * SCALE):
        for count, (s, rng) in enumerate(random_states(game, players, number)):
            if count % 5:
                continue
            for seat in range(players):
                world = game.determinize(s, seat, Rng(count, "world"))
                assert see(game, world, seat) == see(game, s, seat)
                assert game.census(world) == game.census(s)
                again = game.determinize(world, seat, Rng(count, "other"))
                same = game.determinize(s, seat, Rng(count, "other"))
                assert again == same, "a world must not depend on what the seat cannot see"
                if s.seat == seat:
                    assert world.options == s.options
                    for _ in range(12):
                        index = rng.below(len(game.vocabulary))
                        assert refusal(world, index) == refusal(s, index)
                assert see(game, world, None) == see(game, s, None)


@each_case
def test_a_world_can_be_played_to_the_end(game: Game, players: int) -> None:
    for number in range(3 * SCALE):
        for count, (s, _) in enumerate(random_states(game, players, number)):
            if s.stack and count % 60 == 30:
                world = game.determinize(s, s.seat, Rng(count, "world"))
                rng = Rng(count, "rest")
                census = game.census(world)
                steps = 0
                while world.stack and steps < 300:
                    act(world, world.options[rng.below(len(world.options))])
                    steps += 1
                assert game.census(world) == census


@each_case
def test_undo_to_the_horizon_and_redo_is_identity(game: Game, players: int) -> None:
    for number in range(3 * SCALE):
        variants = game.variants(players)
        play = game.start(players, number, variants[number % len(variants)])
        rng = Rng(number, "undo")
        while not play.over:
            play.do(play.state.options[rng.below(len(play.state.options))])
            if rng.below(10) == 0 and play.can_undo:
                state, events, text = play.state.clone(), play.events[:], str(play.record)
                seat, learned = play.state.seat, play.state.learned
                depth = 0
                while play.can_undo:
                    play.undo()
                    depth += 1
                    assert play.state.seat == seat
                    assert play.state.learned == learned
                if rng.below(6) == 0:
                    assert game.read(str(play.record)).state == play.state
                for _ in range(depth):
                    play.redo()
                assert play.state == state
                assert play.events == events
                assert str(play.record) == text


@each_case
def test_everything_that_is_said_can_be_said_in_three_languages(game: Game, players: int) -> None:
    lexicons = [face_of(game).lexicon(language) for language in ("en", "de", "fr")]
    for number in range(3 * SCALE):
        play = random_play(game, players, number)
        for lexicon in lexicons:
            for event in play.events:
                assert lexicon.say("event", event.message)


@each_case
def test_labels_and_prompts_in_three_languages(game: Game, players: int) -> None:
    lexicons = [face_of(game).lexicon(language) for language in ("en", "de", "fr")]
    play = game.start(players, 5)
    rng = Rng(5, "labels")
    while not play.over:
        decision = play.decision
        assert decision is not None
        for lexicon in lexicons:
            assert lexicon.say("prompt", decision.prompt)
            labels = [lexicon.label(action) for action in decision.actions]
            for action in decision.actions:
                said = face_of(game).remark(lexicon, play.state, action)
                assert "\n" not in said
            # Copies of one card read the same; each has a place of its own on the table.
            places = [tuple(face_of(game).targets(play.state, a.index)) for a in decision.actions]
            apart = set(zip(labels, places, strict=True))
            assert len(apart) == len(labels), "two choices look alike"
        play.do(decision.actions[rng.below(len(decision.actions))])


@each_case
def test_events_of_a_hidden_thing_reach_only_their_audience(game: Game, players: int) -> None:
    """What a seat hears is the same in any world the seat cannot tell from the real one, as long
    as it is that seat that acts and nothing is drawn."""
    for number in range(3 * SCALE):
        for count, (s, rng) in enumerate(random_states(game, players, number)):
            if not s.stack or count % 9:
                continue
            seat = s.seat
            action = s.options[rng.below(len(s.options))]
            real, world = s.clone(), game.determinize(s, seat, Rng(count, "world"))
            real.listener, world.listener = [], []
            act(real, action)
            if real.learned != s.learned:
                continue
            act(world, action)
            heard = [e for e in real.listener if e.seen_by(seat)]
            assert heard == [e for e in world.listener if e.seen_by(seat)]


@each_case
def test_nothing_is_lost_by_a_quiet_answer(game: Game, players: int) -> None:
    for number in range(4 * SCALE):
        for count, (s, _) in enumerate(random_states(game, players, number)):
            if s.stack:
                check_quiet(game, s, Rng(f"{number}/{count}", "quiet"))


@each_case
def test_parts_of_the_score_sheet_add_up(game: Game, players: int) -> None:
    face = face_of(game)
    for number in range(3 * SCALE):
        play = random_play(game, players, number)
        for side, row in enumerate(game.scores(play.state)):
            parts = face.parts(play.state, side, play.events)
            for category, points in zip(game.categories, row, strict=True):
                told = sum(part.points for part in parts if part.category == category)
                assert told == points, (category, side)
        counted = face.statistics(play.events, len(game.scores(play.state)))
        assert counted and set(counted) <= set(face.counted)
