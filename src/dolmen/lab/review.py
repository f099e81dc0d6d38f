"""A finished game looked at again: the chances to win move by move, and the costliest decisions.

At every decision of a reviewed seat a search says what the best action was worth and what the
chosen one was, knowing no more than the seat did. The chances drawn over the game are the
judge's, who sees the whole table.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from dolmen.bots.advice import Hint, say
from dolmen.bots.bot import Turn
from dolmen.bots.bots import judge_of
from dolmen.bots.coach import compare, look_ahead
from dolmen.bots.search import Budget, Search, favourite
from dolmen.core.action import Action
from dolmen.core.game import Game
from dolmen.core.play import Play
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.step import act
from dolmen.speech.lexicon import Lexicon

WORST = 3  # decisions that are named for each seat
SLIGHT = 0.01  # a cost that is not worth a word


@dataclass(slots=True, frozen=True)
class Mistake:
    seat: int
    move: int  # counted from 1
    round: int
    done: Action
    better: Hint
    before: float  # the chance to win with the better action
    after: float  # and with what was done

    @property
    def cost(self) -> float:
        return self.before - self.after


@dataclass(slots=True, frozen=True)
class Review:
    chances: list[list[float]]  # per decision and at the end, for each seat
    mistakes: dict[int, list[Mistake]]  # per reviewed seat, the costliest first


def review(
    play: Play,
    seats: list[int],
    iterations: int,
    seed: object = 0,
    progress: Callable[[int], None] | None = None,
) -> Review:
    """Go through a game again; `progress` hears how many decisions have been looked at."""
    game = play.game
    search = Search(Rng(seed, "review"), judge_of(game), Budget(iterations))
    state = game.new(play.header, play.content)
    chances = []
    found: dict[int, list[Mistake]] = {seat: [] for seat in seats}
    for number, (seat, action) in enumerate(play.moves, start=1):
        chances.append(chances_of(search, game, state))
        if seat in found and game.quiet(state) is None:
            mistake = look(search, game, state, action, number, seed)
            if mistake is not None:
                found[seat] = keep_worst([*found[seat], mistake])
        act(state, action)
        if progress is not None:
            progress(number)
    chances.append(chances_of(search, game, state))
    return Review(chances, found)


def keep_worst(mistakes: list[Mistake]) -> list[Mistake]:
    return sorted(mistakes, key=lambda mistake: -mistake.cost)[:WORST]


def look(
    search: Search, game: Game, state: State, action: int, number: int, seed: object
) -> Mistake | None:
    """What the decision cost; None if nothing worth a word."""
    turn = Turn(game, state)
    root = search.search(turn)
    best = favourite(root)
    if best.action == action:
        return None
    done = search.insist(root, turn, action, best.visits)
    if best.value - done.value < SLIGHT:
        return None
    outlooks = [look_ahead(search.judge, turn, a, seed) for a in (best.action, action)]
    return Mistake(
        turn.seat,
        number,
        game.round(state),
        game.vocabulary.action(action),
        compare(game, best, 0.0, outlooks, 0),
        best.value,
        done.value,
    )


def chances_of(search: Search, game: Game, state: State) -> list[float]:
    """Every seat's chance to win; at the end, who won."""
    if not state.stack:
        winners = game.winners(state)
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
    values = search.values(state)
    if state.players == 1:
        return values
    whole = sum(values)
    return [value / whole for value in values]


def tell_chance(lexicon: Lexicon, seat: int, move: int, chance: float) -> str:
    return say(
        lexicon.language, "chances", name=lexicon.seat(seat), chance=round(100 * chance), move=move
    )


def tell_mistake(lexicon: Lexicon, mistake: Mistake) -> str:
    return say(
        lexicon.language,
        "mistake",
        move=mistake.move,
        round=mistake.round,
        done=lexicon.label(mistake.done),
        better=lexicon.label(mistake.better.action),
        cost=round(100 * mistake.cost),
        before=round(100 * mistake.before),
        after=round(100 * mistake.after),
        reason=mistake.better.reason(lexicon),
    )
