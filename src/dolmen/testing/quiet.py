"""What it means that nothing is gained by being asked: the law behind `Game.quiet`."""

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

from dolmen.core.game import Game
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.step import act, asked
from dolmen.testing.broken import need

# Whether a seat is no better off in the first state than in the second, which has the same table.
NoBetter: TypeAlias = Callable[[Any, Any, int], bool]
LONGEST = 9  # answers in a row that are tried instead
TRIES = 12  # such rows for each question


def same(s: State, other: State, seat: int) -> bool:
    return s == other


def check_quiet(game: Game, s: State, rng: Rng, no_better: NoBetter = same) -> bool:
    """Whether the open question is answered unasked; if so, that nothing is lost by it.

    Whatever the seat could do instead, it either can do at its next question, in some order, to
    the very same effect and with nobody being asked anything else in between; or all decisions to
    come are the same ones to the end of the game, and the seat ends with no fewer points. What
    cannot be done any more must have been for nothing: `no_better` says so for a game.
    """
    answer = game.quiet(s)
    if answer is None:
        return False
    need(answer in s.options, "a quiet answer is not among the options")
    for row in rows(s, answer, rng):
        compare(game, s, answer, row, rng, no_better)
    return True


def rows(s: State, answer: int, rng: Rng) -> Iterator[list[int]]:
    """Other answers of the same seat to the same question: each alone, and some in a row."""
    others = [action for action in s.options if action != answer]
    for action in others:
        yield [action]
    question = asked(s)
    for _ in range(TRIES):
        world, row = s.clone(), list[int]()
        while len(row) < LONGEST and world.stack and asked(world) == question:
            choices = [action for action in world.options if action != answer]
            if not choices:
                break
            row.append(choices[rng.below(len(choices))])
            act(world, row[-1])
        yield row


def compare(
    game: Game, s: State, answer: int, row: list[int], rng: Rng, no_better: NoBetter
) -> None:
    told = f"{game.vocabulary.text(answer)} instead of {list(map(game.vocabulary.text, row))}"
    seat, question = s.seat, asked(s)
    other, quiet = s.clone(), s.clone()
    for action in row:
        act(other, action)
    if asked(other) == question:
        act(other, answer)
    while (step := asked(other)) is not None and step.follow_up and other.seat == seat:
        act(other, other.options[rng.below(len(other.options))])
    act(quiet, answer)
    pending = True
    while quiet.stack:
        if pending and quiet.seat == seat:
            pending = False
            later, left = catch_up(quiet, row)
            if not left:
                need(later == other, f"{told}: it cannot be made up for later")
                return
            if no_better(other, later, seat):
                return
        need(bool(other.stack), told)
        need((other.seat, other.options) == (quiet.seat, quiet.options), told)
        action = quiet.options[rng.below(len(quiet.options))]
        act(other, action)
        act(quiet, action)
    need(not other.stack, told)
    for place, (before, after) in enumerate(
        zip(game.scores(other), game.scores(quiet), strict=True)
    ):
        need(sum(before) <= sum(after) if place == seat else before == after, told)


def catch_up(s: State, row: list[int]) -> tuple[State, list[int]]:
    """The same answers given now, in whatever order they can be; and those that cannot."""
    world, left = s.clone(), list(row)
    while world.stack and world.seat == s.seat:
        action = next((action for action in left if action in world.options), None)
        if action is None:
            break
        left.remove(action)
        act(world, action)
    return world, left
