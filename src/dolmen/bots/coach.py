"""The coach: what a strong player would consider, and why, in words.

A search finds the best few actions. Each is then played on: to the seat's next turn, for the
reason, and to the end of the game, for the score it leads to. The same chance is used for every
action, so that they differ by what was chosen and not by luck.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from dolmen.bots.advice import CLEAR, Hint
from dolmen.bots.bot import Turn
from dolmen.bots.bots import judge_of
from dolmen.bots.greedy import first_best
from dolmen.bots.judge import Judge
from dolmen.bots.search import Branch, Budget
from dolmen.bots.team import search_together
from dolmen.core.game import Game
from dolmen.core.play import Play
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.step import act

WORLDS = 6  # played on to the next turn
FARTHEST = 120  # decisions to the next turn
SEARCHING = 0.5  # the part of the time that goes into the search


@dataclass(slots=True, frozen=True)
class Outlook:
    """What an action brings until the seat's next turn, on average over a few worlds."""

    gains: tuple[float, ...]  # points per category of the score sheet
    prospects: float  # what the position gains besides, in points

    def beyond(self, others: list[Outlook]) -> Outlook:
        """How much more than the others bring on average."""
        if not others:
            return self
        gains = tuple(
            own - sum(other.gains[place] for other in others) / len(others)
            for place, own in enumerate(self.gains)
        )
        usual = sum(other.prospects for other in others) / len(others)
        return Outlook(gains, self.prospects - usual)

    def named(self, game: Game) -> tuple[tuple[str, float], ...]:
        """The categories in which it makes a difference, the greatest first."""
        pairs = [
            (name, gain)
            for name, gain in zip(game.categories, self.gains, strict=True)
            if abs(gain) >= CLEAR
        ]
        return tuple(sorted(pairs, key=lambda pair: -abs(pair[1])))


def hint(
    play: Play, count: int = 3, seconds: float = 2.0, seed: object = 0, workers: int = 1
) -> list[Hint]:
    """What a strong player would consider now, best first, with the reasons. With several workers,
    as many processes search at the same time.

    >>> import dolmen
    >>> play = dolmen.game("altay").start(players=2, seed=1)
    >>> hints = dolmen.hint(play, count=2, seconds=0.2)
    >>> len(hints), str(hints[0].action).startswith("folk ")
    (2, True)
    """
    return consider(play.game, play.state, count, seconds, seed=seed, workers=workers)


def consider(
    game: Game,
    state: State,
    count: int = 3,
    seconds: float = 2.0,
    iterations: int | None = None,
    seed: object = 0,
    worlds: int = 1,
    workers: int = 1,
) -> list[Hint]:
    """The best actions of the seat that decides, best first. It knows what the seat knows. With a
    number of iterations, the end is tried in so many worlds, and the answer is always the same;
    otherwise both go on as long as the time allows."""
    if not state.stack:
        return []
    judge = judge_of(game, players=state.players)
    turn = Turn(game, state)
    began = time.perf_counter()
    budget = Budget(iterations, None if iterations else SEARCHING * seconds)
    root = search_together(game, state, budget, seed, workers)
    best = sorted(root.branches, key=lambda branch: (-branch.visits, -branch.value))[:count]
    scores = [0.0] * len(best)
    playouts = 0
    while True:
        world = turn.world(Rng(seed, f"end {playouts}"))
        for place, branch in enumerate(best):
            scores[place] += final_score(judge, game, world, branch.action)
        playouts += 1
        passed = time.perf_counter() - began
        if playouts >= worlds if iterations else passed > seconds:
            break
    outlooks = [look_ahead(judge, turn, branch.action, seed) for branch in best]
    return [
        compare(game, branch, total / playouts, outlooks, place)
        for place, (branch, total) in enumerate(zip(best, scores, strict=True))
    ]


def compare(game: Game, branch: Branch, score: float, outlooks: list[Outlook], place: int) -> Hint:
    """The hint for one of several actions."""
    more = outlooks[place].beyond(outlooks[:place] + outlooks[place + 1 :])
    action = game.vocabulary.action(branch.action)
    return Hint(action, branch.value, score, more.named(game), more.prospects)


def look_ahead(judge: Judge, turn: Turn, action: int, seed: object) -> Outlook:
    game, seat = turn.game, turn.seat
    gains = [0.0] * len(game.categories)
    prospects = 0.0
    for number in range(WORLDS):
        world = turn.world(Rng(seed, f"world {number}"))
        now = game.scores(world)[seat]
        worth = judge.worth(world, seat)
        play_to_next_turn(judge, game, world, seat, action)
        then = game.scores(world)[seat]
        for place, (before, after) in enumerate(zip(now, then, strict=True)):
            gains[place] += (after - before) / WORLDS
        prospects += (judge.worth(world, seat) - worth - sum(then) + sum(now)) / WORLDS
    return Outlook(tuple(gains), prospects)


def play_to_next_turn(judge: Judge, game: Game, world: State, seat: int, action: int) -> None:
    """The action, then everybody's best, until the seat is asked again after others have been
    or the round has changed."""
    round_ = game.round(world)
    others = False
    for _ in range(FARTHEST):
        act(world, action)
        if not world.stack:
            return
        if world.seat != seat:
            others = True
        elif others or game.round(world) != round_:
            return
        action = first_best(judge, world)


def final_score(judge: Judge, game: Game, world: State, action: int) -> float:
    """The seat's points at the end, if everybody goes on as well as one decision ahead shows."""
    seat = world.seat
    after = world.clone()
    act(after, action)
    while after.stack:
        quiet = game.quiet(after)
        act(after, first_best(judge, after) if quiet is None else quiet)
    return float(sum(game.scores(after)[seat]))
