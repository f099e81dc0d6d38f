"""One search in several processes.

Each grows a tree of its own from worlds of its own; what they found out about the open decision is
added up. The answer depends on the seed, the iterations and the number of processes.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from dolmen.bots.bot import Turn
from dolmen.bots.bots import judge_of
from dolmen.bots.search import Branch, Budget, Node, Search
from dolmen.core.game import Game
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.games import find


@dataclass(slots=True, frozen=True)
class Found:
    """What one process found out about an action."""

    action: int
    prior: float
    guess: float
    visits: int
    total: float


def search_together(game: Game, state: State, budget: Budget, seed: object, workers: int) -> Node:
    """The root of all trees. Iterations are shared among the workers; the time is everybody's."""
    if workers < 2:
        return grow(game, state, budget, seed)
    # Only here: in a browser there are no processes, and nobody asks for several.
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        work = [
            pool.submit(look, game.id, state, part(budget, worker, workers), f"{seed}/{worker}")
            for worker in range(workers)
        ]
        return added_up(state.seat, [done.result() for done in work])


def part(budget: Budget, worker: int, workers: int) -> Budget:
    """What one of the workers may spend."""
    if budget.iterations is None:
        return budget
    each, rest = divmod(budget.iterations, workers)
    return Budget(max(1, each + (worker < rest)), budget.seconds)


def look(game_id: str, state: State, budget: Budget, seed: str) -> list[Found]:
    """In one of the processes."""
    root = grow(find(game_id), state, budget, seed)
    return [
        Found(branch.action, branch.prior, branch.guess, branch.visits, branch.total)
        for branch in root.branches
    ]


def grow(game: Game, state: State, budget: Budget, seed: object) -> Node:
    judge = judge_of(game, players=state.players)
    return Search(Rng(seed, "hint"), judge, budget).search(Turn(game, state))


def added_up(seat: int, trees: Iterable[list[Found]]) -> Node:
    """One root of several; what the judge expects of an action is the mean of what it said."""
    told: dict[int, list[Found]] = {}
    for tree in trees:
        for found in tree:
            told.setdefault(found.action, []).append(found)
    branches = [summed(action, each) for action, each in told.items()]
    branches.sort(key=lambda branch: -branch.prior)
    root = Node(seat, branches)
    root.visits = sum(branch.visits for branch in branches)
    return root


def summed(action: int, each: list[Found]) -> Branch:
    count = len(each)
    branch = Branch(
        action,
        sum(found.prior for found in each) / count,
        sum(found.guess for found in each) / count,
    )
    branch.visits = sum(found.visits for found in each)
    branch.total = sum(found.total for found in each)
    return branch
