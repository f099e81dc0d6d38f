"""The search: what it may spend, when it ends, how it widens, and what it keeps."""

import pytest
from tests.bots.clock import tick

from dolmen.bots import Turn, make
from dolmen.bots.bots import judge_of
from dolmen.bots.search import Branch, Budget, Kept, Node, Search, favourite, shifted
from dolmen.core.game import Game
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.step import act
from dolmen.games import built_in

GAMES = built_in()


def later(game: Game, decisions: int, players: int = 2) -> State:
    """A state of a game between greedy players."""
    s: State = game.new(game.header(players, 5))
    bots = [make("greedy", game, Rng(5, str(seat))) for seat in range(players)]
    for _ in range(decisions):
        act(s, bots[s.seat].choose(Turn(game, s)))
    return s


def test_iterations_are_the_most_it_spends() -> None:
    for game in GAMES:
        s = later(game, 30)
        bot = Search(Rng(1), judge_of(game), Budget(iterations=20))
        root = bot.search(Turn(game, s))
        assert bot.iterations <= 20
        assert sum(branch.visits for branch in root.branches) == bot.iterations


def test_the_same_iterations_give_the_same_tree() -> None:
    game = GAMES[0]
    s = later(game, 40)
    roots = [Search(Rng(3), judge_of(game), Budget(25)).search(Turn(game, s)) for _ in range(2)]
    one, other = ([(b.action, b.visits, b.total) for b in root.branches] for root in roots)
    assert one == other


def test_it_can_be_called_off_at_any_time() -> None:
    game = GAMES[0]
    s = later(game, 30)
    asked = 0

    def cancelled() -> bool:
        nonlocal asked
        asked += 1
        return asked > 5

    bot = Search(Rng(1), judge_of(game), Budget(seconds=60.0), cancelled)
    assert bot.choose(Turn(game, s)) in s.options
    assert bot.iterations == 5


def test_it_ends_early_when_nothing_can_overtake_the_favourite() -> None:
    bot = Search(Rng(1), judge_of(GAMES[0]), Budget(iterations=100))
    first, second = Branch(1, 0.5, 0.5), Branch(2, 0.5, 0.5)
    root = Node(0, [first, second])
    first.visits, second.visits, bot.iterations = 60, 10, 70
    assert bot.enough(root, 0.0)
    first.visits, second.visits = 45, 25
    assert not bot.enough(root, 0.0)


def test_few_actions_are_tried_at_first_and_more_with_the_visits() -> None:
    bot = Search(Rng(1), judge_of(GAMES[0]), Budget(iterations=1))
    many = [Branch(action, 0.01, 0.5) for action in range(100)]
    root = Node(0, many)
    options = list(range(100))
    tried: list[int] = []
    for visits in (0, 400):
        root.visits = visits
        for branch in many:
            branch.visits, branch.total = 0, 0.0
        for _ in range(60):
            branch = bot.select(root, options)
            branch.visits += 1  # without success: the next one is tried
        tried.append(sum(1 for branch in many if branch.visits))
    assert tried[0] <= 5
    assert tried[1] > 20


def test_an_action_that_a_new_world_offers_becomes_known() -> None:
    bot = Search(Rng(1), judge_of(GAMES[0]), Budget(iterations=1))
    root = Node(0, [Branch(1, 1.0, 0.5)])
    bot.select(root, [1, 7])
    assert 7 in root.known


def test_an_action_can_be_looked_at_as_often_as_wished() -> None:
    game = GAMES[1]
    s = later(game, 30)
    bot = Search(Rng(1), judge_of(game), Budget(iterations=15))
    turn = Turn(game, s)
    root = bot.search(turn)
    least = min(root.branches, key=lambda branch: branch.visits)
    assert bot.insist(root, turn, least.action, 9).visits >= 9


def test_every_seat_gets_its_own_value() -> None:
    for game in GAMES:
        s = later(game, 40, 4)
        values = Search(Rng(1), judge_of(game), Budget(1)).values(s)
        assert len(values) == 4
        assert all(0.0 <= value <= 1.0 for value in values)


def test_a_chance_shifts_with_the_lead_and_stays_one() -> None:
    assert abs(shifted(0.5, 0.0) - 0.5) < 1e-9
    assert 0.0 <= shifted(0.9, -100.0) < 0.001
    assert shifted(0.3, 1.0) > 0.3


def test_the_favourite_was_tried_most() -> None:
    one, other = Branch(1, 0.5, 0.9), Branch(2, 0.5, 0.1)
    one.visits, other.visits = 3, 8
    assert favourite(Node(0, [one, other])) is other


def test_with_time_alone_the_tree_is_kept_for_the_next_decision(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In the middle of a turn, where an action reveals nothing."""
    tick(monkeypatch, 0.01)
    kept = 0
    for game in GAMES:
        s = later(game, 20)
        bot = Search(Rng(2), judge_of(game), Budget(seconds=0.5))
        for _ in range(12):
            act(s, bot.choose(Turn(game, s)))
            node = None if bot.kept is None else bot.kept.node
            if node is None or not s.stack:
                continue
            assert node.seat == s.seat
            known = bot.recall(Turn(game, s))
            if known is not None and len(judge_of(game).choices(s)) > 1:
                kept += 1
                before = known.visits
                assert bot.search(Turn(game, s), known) is known
                assert known.visits == before + bot.iterations
    assert kept >= 3


def test_what_was_kept_is_not_used_where_something_came_in_between() -> None:
    game = GAMES[0]
    s, elsewhere = later(game, 20), later(game, 40)
    bot = Search(Rng(2), judge_of(game), Budget(seconds=9.0))
    node = Node(s.seat, [Branch(s.options[0], 1.0, 0.5)])
    bot.kept = Kept(Turn(game, s).view(), node)
    assert bot.recall(Turn(game, elsewhere)) is None
    bot.kept = Kept(Turn(game, s).view(), node)
    assert bot.recall(Turn(game, s)) is node
    assert bot.recall(Turn(game, s)) is None, "it is used once"


def test_with_a_number_of_iterations_every_decision_begins_anew() -> None:
    for game in GAMES:
        s = later(game, 20)
        old = Search(Rng(2), judge_of(game), Budget(iterations=15))
        for _ in range(4):
            new = Search(Rng(2), judge_of(game), Budget(iterations=15))
            old.rng = Rng(2)
            action = old.choose(Turn(game, s))
            assert old.kept is None
            assert action == new.choose(Turn(game, s))
            act(s, action)
