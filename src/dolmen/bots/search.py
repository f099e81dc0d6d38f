"""The bot that searches: information-set Monte Carlo tree search, one for all games.

Every iteration deals a new world that fits the seat's view and walks down one tree whose
branches are actions; a node is what a line of actions led to, whatever the hidden cards were. A
game contributes only its judge: it orders the actions of a new node (a prior) and values the
leaf, for every seat at once, so that each seat chooses for itself (max-n).
"""

from __future__ import annotations

import gc
import time
from math import exp, sqrt

from dolmen.bots.bot import Bot, Turn
from dolmen.bots.greedy import Judge
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.step import act

EXPLORATION = 1.2
TEMPERATURE = 0.5  # victory points: how soft the prior is
SPREAD = 8.0  # victory points: how a lead becomes a chance to win
STRANGER = 0.02  # the prior of an action that the first world did not offer
WIDEST = 24  # actions per node that are ever tried


class Node:
    """What is known about the decision that a line of actions leads to."""

    __slots__ = ("children", "priors", "seat", "total", "visits")

    def __init__(self, seat: int, priors: dict[int, float]) -> None:
        self.seat = seat
        self.priors = priors
        self.children: dict[int, Node] = {}
        self.visits: dict[int, int] = {}
        self.total: dict[int, float] = {}


class Budget:
    """How long a search may go on: a number of iterations, or seconds."""

    def __init__(self, iterations: int | None = None, seconds: float | None = None) -> None:
        self.iterations = iterations
        self.seconds = seconds

    def left(self, done: int, began: float) -> bool:
        if self.iterations is not None and done >= self.iterations:
            return False
        return self.seconds is None or time.perf_counter() - began < self.seconds


class Search(Bot):
    name = "search"

    def __init__(self, rng: Rng, judge: Judge, budget: Budget) -> None:
        super().__init__(rng)
        self.judge = judge
        self.budget = budget
        self.iterations = 0  # of the last choice
        self.low = 0.0
        self.high = 1.0

    def choose(self, turn: Turn) -> int:
        root = self.search(turn)
        best = max(root.visits.values())
        favourites = [action for action, n in root.visits.items() if n == best]
        return max(favourites, key=lambda action: (root.total[action], -action))

    def search(self, turn: Turn) -> Node:
        """Grow the tree until the budget is spent."""
        began = time.perf_counter()
        self.low, self.high = 1.0, 0.0
        self.iterations = 0
        collecting = gc.isenabled()
        gc.disable()  # a growing tree makes the collector walk it again and again
        try:
            root: Node | None = None
            while root is None or self.budget.left(self.iterations, began):
                world = turn.world(self.rng)
                if root is None:
                    root, _ = self.expand(world)
                self.descend(root, world)
                self.iterations += 1
            return root
        finally:
            if collecting:
                gc.enable()

    def descend(self, node: Node, world: State) -> None:
        """Walk down to a new leaf in this world, and tell everyone on the way what it is worth."""
        path: list[tuple[Node, int]] = []
        while True:
            action = self.select(node, world.options)
            path.append((node, action))
            act(world, action)
            if not world.stack:
                values = self.values(world)
                break
            child = node.children.get(action)
            if child is None or child.seat != world.seat:
                node.children[action], values = self.expand(world)
                break
            node = child
        for value in values:
            self.low = min(self.low, value)
            self.high = max(self.high, value)
        for node, action in path:
            node.visits[action] = node.visits.get(action, 0) + 1
            node.total[action] = node.total.get(action, 0.0) + values[node.seat]

    def select(self, node: Node, options: list[int]) -> int:
        """The action with the best promise: value so far, and prior where little was tried."""
        visits, total, priors = node.visits, node.total, node.priors
        scale = 1.0 / max(self.high - self.low, 1e-6)
        tried = 1
        for action in options:
            tried += visits.get(action, 0)
        root = EXPLORATION * sqrt(tried)
        best, chosen = -1.0, options[0]
        for action in options:
            n = visits.get(action, 0)
            quality = (total[action] / n - self.low) * scale if n else 0.5
            score = quality + root * priors.get(action, STRANGER) / (1 + n)
            if score > best:
                best, chosen = score, action
        return chosen

    def expand(self, world: State) -> tuple[Node, list[float]]:
        """A new node: every action tried once, by its mover's judge. The worth of the node is
        that of its best action."""
        seat = world.seat
        judged: list[tuple[float, int]] = []
        favourite: State = world
        best = -1e18
        for action in world.options:
            after = world.clone()
            act(after, action)
            worth = self.judge(after, seat)
            judged.append((worth, action))
            if worth > best:
                best, favourite = worth, after
        judged.sort(reverse=True)
        weights = [(exp((worth - best) / TEMPERATURE), a) for worth, a in judged[:WIDEST]]
        whole = sum(weight for weight, _ in weights)
        priors = {action: weight / whole for weight, action in weights}
        return Node(seat, priors), self.values(favourite)

    def values(self, s: State) -> list[float]:
        """For every seat its chance, 0 to 1, from how far it leads the others."""
        worths = [self.judge(s, seat) for seat in range(s.players)]
        if len(worths) == 1:
            return [1 / (1 + exp(-worths[0] / SPREAD))]
        found: list[float] = []
        for seat, worth in enumerate(worths):
            rival = max(w for other, w in enumerate(worths) if other != seat)
            found.append(1 / (1 + exp(min(50.0, -(worth - rival) / SPREAD))))
        return found
