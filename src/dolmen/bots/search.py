"""The bot that searches: information-set Monte Carlo tree search, one for all games.

Every iteration deals a new world that fits the seat's view and walks down one tree whose
branches are actions; a node is what a line of actions led to, whatever the hidden cards were. A
game contributes only its judge: it orders the actions of a new node and values the leaf, for
every seat at once, so that each seat chooses for itself (max-n). Of many actions only the best
are tried at first, and more of them the more often a node is visited (progressive widening).

Who is given time, and no number of iterations, goes on with the tree of the last decision as long
as nothing has come in between. A number of iterations promises the same answer to whoever asks,
so there every decision begins anew.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Sequence
from math import exp, sqrt
from typing import Final

from dolmen.bots.bot import Bot, Turn
from dolmen.bots.greedy import carry_out
from dolmen.bots.judge import Judge
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.step import act
from dolmen.core.view import View, see

NARROWEST: Final = 4  # actions of a node that are tried from the beginning
WIDENING: Final = 1.5  # more of them with the root of the visits
STRANGER: Final = 0.02  # the prior of an action that the node's first world did not offer
LEAST: Final = 12  # iterations before a search may end early
SURE: Final = 0.85  # the share of visits with which an action has won early, after...
EARLY: Final = 0.3  # ... this part of the budget


class Branch:
    """One action of a node and what came of it."""

    __slots__ = ("action", "answers", "child", "guess", "prior", "total", "visits")

    def __init__(
        self, action: int, prior: float, guess: float, answers: Sequence[int] = ()
    ) -> None:
        self.action = action
        self.answers = answers  # to the lesser questions that finish the action
        self.prior = prior
        self.guess = guess  # the judge's word, worth one visit
        self.visits = 0
        self.total = 0.0
        self.child: Node | None = None

    @property
    def value(self) -> float:
        return (self.guess + self.total) / (1 + self.visits)


class Node:
    """What is known about the decision that a line of actions leads to."""

    __slots__ = ("branches", "known", "seat", "visits")

    def __init__(self, seat: int, branches: list[Branch]) -> None:
        self.seat = seat
        self.branches = branches  # the most promising first
        self.known = {branch.action: branch for branch in branches}
        self.visits = 0


class Budget:
    """How long a search may go on: a number of iterations, or seconds."""

    def __init__(self, iterations: int | None = None, seconds: float | None = None) -> None:
        self.iterations = iterations
        self.seconds = seconds

    def within(self, seconds: float | None) -> Budget:
        """The same, but not longer than this."""
        if seconds is None or (self.seconds is not None and self.seconds <= seconds):
            return self
        return Budget(self.iterations, seconds)

    def spent(self, done: int, began: float) -> float:
        """The part that is used up; 1 is all."""
        part = 0.0 if self.iterations is None else done / self.iterations
        if self.seconds is not None:
            part = max(part, (time.perf_counter() - began) / self.seconds)
        return part


class Kept:
    """Where the last choice leads, if nothing comes in between: what its seat sees there, and what
    the tree knows about it."""

    __slots__ = ("node", "view")

    def __init__(self, view: View, node: Node) -> None:
        self.view = view
        self.node = node


class Search(Bot):
    name = "search"

    def __init__(
        self,
        rng: Rng,
        judge: Judge,
        budget: Budget,
        cancelled: Callable[[], bool] | None = None,
    ) -> None:
        super().__init__(rng)
        self.judge = judge
        self.budget = budget
        self.limit = budget  # of this choice: the table may be less patient
        self.cancelled = cancelled  # asked between iterations; the best so far is then answered
        self.iterations = 0  # of the last choice
        self.kept: Kept | None = None

    def choose(self, turn: Turn) -> int:
        known = self.recall(turn)
        quiet = turn.game.quiet(turn.world(self.rng))
        if quiet is not None:
            return quiet
        choices = self.judge.choices(turn.world(self.rng))
        if len(choices) == 1:
            self.keep(turn, choices[0], known)
            return choices[0]
        chosen = favourite(self.search(turn, known))
        # Where lesser questions come first, the node is not what is asked next.
        self.keep(turn, chosen.action, None if chosen.answers else chosen.child)
        return chosen.action

    def recall(self, turn: Turn) -> Node | None:
        """What the last decision found out about this one."""
        kept, self.kept = self.kept, None
        return kept.node if kept is not None and kept.view == turn.view() else None

    def keep(self, turn: Turn, action: int, node: Node | None) -> None:
        """Keep a node for the next decision. If the seat has learned nothing in between, and sees
        then what it would see now, both decisions have the same worlds."""
        if node is None or self.budget.iterations is not None:
            return
        world = turn.world(self.rng)
        learned = world.learned
        act(world, action)
        if world.stack and world.seat == turn.seat and world.learned == learned:
            self.kept = Kept(see(turn.game, world, turn.seat), node)

    def search(self, turn: Turn, known: Node | None = None) -> Node:
        """Grow the tree until the budget is spent or the choice is clear."""
        began = time.perf_counter()
        self.iterations = 0
        self.limit = self.budget.within(turn.seconds)
        collecting = gc.isenabled()
        gc.disable()  # a growing tree makes the collector walk it again and again
        try:
            root = known
            if root is None or root.seat != turn.seat:
                root, _ = self.expand(turn.world(self.rng))
            while not self.enough(root, began):
                self.descend(root, turn.world(self.rng))
                self.iterations += 1
            return root
        finally:
            if collecting:
                gc.enable()

    def insist(self, root: Node, turn: Turn, action: int, visits: int) -> Branch:
        """Look at one action of the root as often as at others, whatever it promises."""
        if action not in root.known:
            self.welcome(root, [action])
        branch = root.known[action]
        while branch.visits < visits:
            self.descend(root, turn.world(self.rng), branch)
        return branch

    def enough(self, root: Node, began: float) -> bool:
        """Is the budget spent, or can nothing overtake the favourite any more?"""
        done = self.iterations
        spent = self.limit.spent(done, began)
        if spent >= 1.0 or (self.cancelled is not None and self.cancelled()):
            return True
        if done < LEAST:
            return False
        first = second = 0
        for branch in root.branches:
            if branch.visits > first:
                first, second = branch.visits, first
            elif branch.visits > second:
                second = branch.visits
        left = done * (1.0 - spent) / spent if spent else 1e9
        tried = max(done, root.visits)  # more, where the tree was kept
        return first - second > left or (spent >= EARLY and first >= SURE * tried)

    def descend(self, root: Node, world: State, first: Branch | None = None) -> None:
        """Walk down to a new leaf in this world, and tell everyone on the way what it is worth."""
        path: list[tuple[Node, Branch]] = []
        node = root
        while True:
            branch = first or self.select(node, self.judge.choices(world))
            first = None
            path.append((node, branch))
            self.follow(world, branch)
            if not world.stack:
                values = self.values(world)
                break
            child = branch.child
            if child is None or child.seat != world.seat:
                branch.child, values = self.expand(world)
                break
            node = child
        for node, branch in path:
            node.visits += 1
            branch.visits += 1
            branch.total += values[node.seat]

    def follow(self, world: State, branch: Branch) -> None:
        """Carry out an action, the answers that finish it, and what needs no thought after it."""
        seat = world.seat
        act(world, branch.action)
        for answer in branch.answers:
            if world.seat != seat or answer not in world.options:
                break
            act(world, answer)
        while world.stack:
            choices = self.judge.choices(world)
            if len(choices) > 1:
                break
            act(world, choices[0])

    def select(self, node: Node, options: list[int]) -> Branch:
        """The branch with the best promise: its value so far, and its prior where little was
        tried."""
        root = self.judge.exploration * sqrt(1.0 + node.visits)
        open_ = NARROWEST + WIDENING * sqrt(node.visits)
        legal = set(options)
        best = -1.0
        chosen: Branch | None = None
        seen = 0
        for branch in node.branches:
            if branch.action not in legal:
                continue
            seen += 1
            if seen > open_ and not branch.visits:
                break
            score = (branch.guess + branch.total + root * branch.prior) / (1 + branch.visits)
            if score > best:
                best, chosen = score, branch
        if seen < len(legal) and seen < open_:
            self.welcome(node, options)
        return chosen if chosen is not None else node.known[options[0]]

    def welcome(self, node: Node, options: list[int]) -> None:
        """Actions that no earlier world offered."""
        for action in options:
            if action not in node.known:
                branch = Branch(action, STRANGER, node.branches[-1].guess)
                node.known[action] = branch
                node.branches.append(branch)

    def expand(self, world: State) -> tuple[Node, list[float]]:
        """A new node: every action tried once, by its mover's judge. The worth of the node is
        that of its best action."""
        seat = world.seat
        judge = self.judge
        judged: list[tuple[float, int, list[int]]] = []
        best = -1e18
        favourite = world
        for action in judge.choices(world):
            answers: list[int] = []
            after = carry_out(judge, world, action, answers)
            worth = judge.worth(after, seat)
            judged.append((worth, action, answers))
            if worth > best:
                best, favourite = worth, after
        judged.sort(reverse=True)
        values = self.values(favourite)
        top, spread = values[seat], judge.doubt(favourite)
        weights = [exp(max(-50.0, (worth - best) / judge.temperature)) for worth, _, _ in judged]
        whole = sum(weights)
        branches = [
            Branch(action, weight / whole, shifted(top, (worth - best) / spread), answers)
            for (worth, action, answers), weight in zip(judged, weights, strict=True)
        ]
        return Node(seat, branches), values

    def values(self, s: State) -> list[float]:
        """For every seat its chance, 0 to 1, from how far it leads the others."""
        judge = self.judge
        worths = judge.forecasts(s)
        spread = judge.doubt(s)
        if len(worths) == 1:
            return [chance(worths[0] / spread)]
        found: list[float] = []
        for seat, worth in enumerate(worths):
            rival = max(w for other, w in enumerate(worths) if other != seat)
            found.append(chance((worth - rival) / spread))
        return found


def chance(lead: float) -> float:
    return 1 / (1 + exp(min(50.0, -lead)))


def shifted(value: float, lead: float) -> float:
    """A chance after the lead has changed."""
    odds = value / max(1e-9, 1.0 - value) * exp(max(-50.0, lead))
    return odds / (1.0 + odds)


def favourite(root: Node) -> Branch:
    """The branch tried most; of equals the one that did better."""
    return max(root.branches, key=lambda branch: (branch.visits, branch.value))
