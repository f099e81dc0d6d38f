"""Hints and reviews."""

from pathlib import Path

import pytest

from dolmen.bots import Turn, make
from dolmen.bots.coach import consider, hint
from dolmen.bots.luck import luck_of, luck_of_hand
from dolmen.bots.review import Reviewer, review
from dolmen.cli import main
from dolmen.core.content import LANGUAGES
from dolmen.core.game import Game
from dolmen.core.play import Play
from dolmen.core.rng import Rng
from dolmen.core.step import act
from dolmen.games import built_in
from dolmen.speech.face import face_of

GAMES = built_in()

IDS = [game.id for game in GAMES]


def some_way(game: Game, decisions: int = 25) -> Play:
    play = game.start(players=2, seed=4, names={0: "Anna"})
    bots = [make("greedy", game, Rng(4, str(seat))) for seat in range(2)]
    while len(play.moves) < decisions:
        play.do(bots[play.state.seat].choose(Turn(game, play.state)))
    return play


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_a_hint_names_legal_actions_with_reasons(game: Game) -> None:
    play = some_way(game)
    hints = consider(game, play.state, iterations=10)
    assert 1 <= len(hints) <= 3
    assert len({found.action for found in hints}) == len(hints)
    for found in hints:
        assert found.action.index in play.state.options
        assert 0.0 <= found.chance <= 1.0
        for language in LANGUAGES:
            sentence = found.sentence(face_of(game).lexicon(language, play.content, play.names))
            assert "{" not in sentence
            assert face_of(game).lexicon(language, play.content).label(found.action) in sentence


def test_a_hint_knows_no_more_than_the_seat() -> None:
    game = GAMES[0]
    play = some_way(game)
    redealt = game.determinize(play.state, play.state.seat, Rng(9, "redeal"))
    one = consider(game, play.state, iterations=10)
    assert consider(game, redealt, iterations=10) == one


def test_a_finished_game_has_no_hint() -> None:
    text = Path("tests/golden/altay/driven-out.txt").read_text(encoding="utf-8")
    assert hint(GAMES[0].read(text)) == []


def test_a_review_names_the_costliest_decisions() -> None:
    """A player who chooses at random is found out; the chances follow the game to its end."""
    game = GAMES[1]
    play = game.start(players=2, seed=6)
    bots = [make("random", game, Rng(1)), make("greedy", game, Rng(2))]
    while not play.over:
        play.do(bots[play.state.seat].choose(Turn(game, play.state)))
    found = review(play, [0], iterations=4)
    assert len(found.chances) == len(play.moves) + 1
    assert found.chances[-1] == [0.0, 1.0]
    assert all(abs(sum(row) - 1.0) < 1e-3 for row in found.chances)
    assert {m.seat for m in found.moments if m.looked} == {0}
    mistakes = found.worst(0)
    assert len(mistakes) == 3
    costs = [moment.cost for _, moment in mistakes]
    assert costs == sorted(costs, reverse=True)
    assert costs[-1] == sorted((m.cost for m in found.moments), reverse=True)[2]
    for number, moment in mistakes:
        better = moment.better
        assert better is not None and (better.gains or better.prospects)
        assert play.moves[number - 1] == (0, game.vocabulary.parse(moment.done))
        assert better.action != moment.done


def test_luck_is_what_nobody_chose() -> None:
    """The same turn with hands that the others cannot tell apart: some are lucky and some are not,
    and they are neither on the whole. What leaves nothing to chance has no luck."""
    game = GAMES[0]
    play = some_way(game, 60)
    bot = make("greedy", game, Rng(4))
    while play.moves[-1][0] == play.state.seat:  # to the beginning of a turn
        play.do(bot.choose(Turn(game, play.state)))
    state = play.state
    reviewer = Reviewer(game, state, [])
    other = 1 - state.seat
    drawn = []
    for number in range(16):
        twin = game.determinize(state, other, Rng(number, "twin"))
        found = luck_of_hand(game, reviewer.judge, reviewer.chances, twin, Rng(number))
        assert abs(sum(found)) < 1e-6  # one's luck is the other's misfortune
        drawn.append(found[state.seat])
    assert min(drawn) < -0.005 and max(drawn) > 0.005
    assert abs(sum(drawn)) / len(drawn) < (max(drawn) - min(drawn)) / 3
    for action in state.options:
        after = state.clone()
        act(after, action)
        luck = luck_of(game, reviewer.chances, state, action, after, Rng(1))
        assert bool(luck) == (after.learned > state.learned)


def test_the_command_writes_words_and_a_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play = some_way(GAMES[0], 30)
    play.header.bots = {1: "greedy"}
    record = tmp_path / "game.txt"
    record.write_text(str(play.record), encoding="utf-8")
    page = tmp_path / "review.html"
    words = ["record", "review", str(record), "--iterations", "3", "--page", str(page), "--plain"]
    assert main(words) == 0
    said = capsys.readouterr().out
    assert "Anna" in said
    assert "How Player 2 played" not in said
    text = page.read_text(encoding="utf-8")
    assert 'id="data"' in text and '"names":["Anna","Player 2"]' in text
    assert "://" not in text.replace("http://www.w3.org/", "")  # it needs nothing from elsewhere


def test_a_wrong_seat_or_budget_is_refused(tmp_path: Path) -> None:
    record = "tests/golden/altay/driven-out.txt"
    assert main(["record", "review", record, "--seat", "7"]) == 2
    assert main(["record", "review", record, "--iterations", "0"]) == 2
