"""A search in several processes."""

import pytest

from dolmen.bots import Turn, coach, make
from dolmen.bots.search import Budget, Node
from dolmen.bots.team import Found, added_up, look, part, search_together
from dolmen.core.game import Game
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.step import act
from dolmen.games import find

GAME = find("prehistory")


def middle() -> State:
    s: State = GAME.new(GAME.header(2, 5))
    bots = [make("greedy", GAME, Rng(5, str(seat))) for seat in range(2)]
    for _ in range(30):
        act(s, bots[s.seat].choose(Turn(GAME, s)))
    return s


def test_what_the_processes_found_is_added_up() -> None:
    one = [Found(4, 0.6, 0.5, 10, 6.0), Found(7, 0.4, 0.4, 2, 0.5)]
    other = [Found(7, 0.8, 0.6, 9, 5.0), Found(9, 0.2, 0.1, 1, 0.1)]
    root = added_up(1, [one, other])
    assert root.seat == 1 and root.visits == 22
    assert {b.action: (b.visits, b.total) for b in root.branches} == {
        4: (10, 6.0),
        7: (11, 5.5),
        9: (1, 0.1),
    }
    assert abs(root.known[7].guess - 0.5) < 1e-9
    assert root.branches[0].action in (4, 7), "the most promising comes first"


def test_iterations_are_shared_and_time_is_not() -> None:
    parts = [part(Budget(iterations=11), worker, 3).iterations for worker in range(3)]
    assert parts == [4, 4, 3]
    assert part(Budget(seconds=2.0), 0, 3).seconds == 2.0


def test_two_processes_find_what_one_finds_in_two_searches() -> None:
    s = middle()
    root = search_together(GAME, s, Budget(iterations=20), 3, 2)
    alone = added_up(s.seat, [look(GAME.id, s, Budget(10), f"3/{worker}") for worker in range(2)])
    one, other = ([(b.action, b.visits, b.total) for b in r.branches] for r in (root, alone))
    assert one == other
    assert sum(visits for _, visits, _ in one) <= 20
    assert {action for action, _, _ in one} <= set(s.options)


def test_the_coach_may_think_in_several_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def together(game: Game, state: State, budget: Budget, seed: object, workers: int) -> Node:
        asked.append(workers)
        return search_together(game, state, budget, seed, 1)

    monkeypatch.setattr(coach, "search_together", together)
    s = middle()
    found = coach.consider(GAME, s, iterations=5, workers=2)
    assert asked == [2]
    assert found and all(hint.action.index in s.options for hint in found)
