"""A finished game looked at again: the chances to win move by move, the costliest decisions, and
what was luck.

At every decision of a reviewed seat a search says what the best action was worth and what the
chosen one was, knowing no more than the seat did. The chances drawn over the game are the
judge's, who sees the whole table. Every decision is looked at with a generator of its own: a
review can be made in portions, in whatever process, and is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from dolmen.bots.advice import reason, say
from dolmen.bots.bot import Turn
from dolmen.bots.bots import judge_of
from dolmen.bots.coach import Outlook, look_ahead
from dolmen.bots.luck import Fortune
from dolmen.bots.search import Branch, Budget, Node, Search, favourite
from dolmen.core.game import Game
from dolmen.core.play import Play
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.step import act
from dolmen.speech.lexicon import Lexicon

WORST = 3  # decisions that are named for each seat
SLIGHT = 0.01  # a cost that is not worth a word
ITERATIONS = 100  # for a decision; a long game takes a minute or two
SEED = 0  # a review depends on the game alone


@dataclass(slots=True, frozen=True)
class Better:
    """What should have been done instead, and how it compares with what was done."""

    action: str
    before: float  # the chance to win with it
    after: float  # and with what was done
    gains: tuple[tuple[str, float], ...] = ()  # categories of the score sheet, points
    prospects: float = 0.0

    @property
    def cost(self) -> float:
        return round(self.before - self.after, 4)


@dataclass(slots=True, frozen=True)
class Moment:
    """One decision, looked at again."""

    seat: int
    round: int
    done: str
    chances: list[float]  # of each seat, before it
    luck: list[float]  # of each seat, right after it; empty if nothing was left to chance
    looked: bool = False  # whether it was weighed: a decision of a reviewed seat, not a routine
    better: Better | None = None  # if it cost something

    @property
    def cost(self) -> float:
        return self.better.cost if self.better else 0.0


@dataclass(slots=True)
class Review:
    """All of it, or as far as it has come."""

    seats: list[int]  # that are looked at closely
    moments: list[Moment] = field(default_factory=list)
    end: list[float] = field(default_factory=list)  # the chances after the last move

    @property
    def chances(self) -> list[list[float]]:
        """For every decision and at the end, the chance of each seat."""
        return [*(moment.chances for moment in self.moments), self.end]

    def worst(self, seat: int) -> list[tuple[int, Moment]]:
        """The costliest decisions of a seat with the numbers of their moves, counted from 1."""
        found = [
            (number, moment)
            for number, moment in enumerate(self.moments, start=1)
            if moment.seat == seat and moment.better is not None
        ]
        return sorted(found, key=lambda one: -one[1].cost)[:WORST]

    def floors(self) -> dict[int, float]:
        """What a decision must cost to be among the worst of its seat, as far as is known."""
        worst = {seat: self.worst(seat) for seat in self.seats}
        return {
            seat: found[-1][1].cost if len(found) == WORST else 0.0 for seat, found in worst.items()
        }

    def luck(self, seat: int) -> float:
        """What chance gave or took in the whole game."""
        return sum(moment.luck[seat] for moment in self.moments if moment.luck)


class Reviewer:
    """Goes through a game from one of its decisions on; `state` is where that is open."""

    def __init__(
        self,
        game: Game,
        state: State,
        seats: Sequence[int],
        iterations: int = ITERATIONS,
        begun: set[tuple[int, int]] | None = None,
    ) -> None:
        self.game = game
        self.state = state
        self.seats = seats
        self.iterations = iterations
        self.floors: dict[int, float] = {}  # what a decision must cost to need a reason
        self.judge = judge_of(game, players=state.players)
        self.fortune = Fortune(game, self.judge, self.chances, begun)

    def look(self, number: int, action: int) -> Moment:
        """Look at a decision, and go on to the next one."""
        game, state = self.game, self.state
        seat, round_ = state.seat, game.round(state)
        chances = self.chances(state)
        looked = seat in self.seats and game.quiet(state) is None
        better = self.weigh(number, action) if looked else None
        before = state.clone()
        act(state, action)
        luck = self.luck(number, before, action)
        done = game.vocabulary.text(action)
        return Moment(seat, round_, done, rounded(chances), rounded(luck), looked, better)

    def weigh(self, number: int, action: int) -> Better | None:
        """What the decision cost; None if nothing worth a word."""
        weighing = Weighing(self.game, self.state, number, self.iterations)
        best, done = weighing.best, weighing.weigh(action)
        if best.action == action or best.value - done.value < SLIGHT:
            return None
        before, after = rounded((best.value, done.value))
        better = Better(self.game.vocabulary.text(best.action), before, after)
        if better.cost <= self.floors.get(self.state.seat, 0.0):
            return better
        # Only what may be named needs a reason, which takes longer than all the rest.
        more = weighing.reasons([best.action, action])[0]
        return replace(better, gains=more.named(self.game), prospects=more.prospects)

    def luck(self, number: int, before: State, action: int) -> list[float]:
        """What chance gave or took with a move."""
        return self.fortune.of_move(before, action, self.state, Rng(SEED, f"luck {number}"))

    def chances(self, state: State) -> list[float]:
        """Every seat's chance to win; at the end, who won."""
        if not state.stack:
            winners = self.game.winners(state)
            return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
        values = Search(Rng(SEED), self.judge, Budget(1)).values(state)
        if state.players == 1:
            return values
        whole = sum(values)
        return [value / whole for value in values]


def rounded(chances: Sequence[float]) -> list[float]:
    """As exactly as anybody wants to know them."""
    return [round(chance, 4) + 0.0 for chance in chances]  # and never -0.0


class Weighing:
    """One decision: what the best action is worth and what any other one is, to the seat's
    knowledge. The same decision is always weighed the same way."""

    def __init__(self, game: Game, state: State, number: int, iterations: int) -> None:
        self.game = game
        self.number = number
        self.judge = judge_of(game, players=state.players)
        self.search = Search(Rng(SEED, f"review {number}"), self.judge, Budget(iterations))
        self.turn = Turn(game, state)
        self.root: Node = self.search.search(self.turn)
        self.best: Branch = favourite(self.root)

    def weigh(self, action: int) -> Branch:
        """An action, looked at as often as the best one."""
        return self.search.insist(self.root, self.turn, action, self.best.visits)

    def reasons(self, actions: Sequence[int]) -> list[Outlook]:
        """What each brings beyond the others until the seat's next turn."""
        outlooks = [look_ahead(self.judge, self.turn, action, SEED) for action in actions]
        return [
            one.beyond(outlooks[:place] + outlooks[place + 1 :])
            for place, one in enumerate(outlooks)
        ]


def review(
    play: Play,
    seats: list[int],
    iterations: int = ITERATIONS,
    progress: Callable[[int], None] | None = None,
) -> Review:
    """Go through a game again; `progress` hears how many decisions have been looked at."""
    found = Review(seats)
    reviewer = Reviewer(play.game, play.game.new(play.header, play.content), seats, iterations)
    for number, (_, action) in enumerate(play.moves, start=1):
        found.moments.append(reviewer.look(number, action))
        reviewer.floors = found.floors()
        if progress is not None:
            progress(number)
    found.end = reviewer.chances(reviewer.state)
    return found


def tell_chance(lexicon: Lexicon, seat: int, move: int, chance: float) -> str:
    return say(
        lexicon.language, "chances", name=lexicon.seat(seat), chance=round(100 * chance), move=move
    )


def tell_luck(lexicon: Lexicon, found: Review, seat: int) -> str:
    """What chance gave or took in the whole game, in words."""
    points = round(100 * found.luck(seat))
    key = "luck_none" if not points else "luck_good" if points > 0 else "luck_bad"
    return say(lexicon.language, key, name=lexicon.seat(seat), points=abs(points))


def tell_mistake(game: Game, lexicon: Lexicon, number: int, moment: Moment) -> str:
    better = moment.better
    assert better is not None
    return say(
        lexicon.language,
        "mistake",
        move=number,
        round=moment.round,
        done=label(game, lexicon, moment.done),
        better=label(game, lexicon, better.action),
        cost=round(100 * better.cost),
        before=round(100 * better.before),
        after=round(100 * better.after),
        reason=reason(lexicon, better.gains, better.prospects),
    )


def label(game: Game, lexicon: Lexicon, text: str) -> str:
    """An action in words, by its stable text."""
    vocabulary = game.vocabulary
    return lexicon.label(vocabulary.action(vocabulary.parse(text)))


def tell_mistakes(game: Game, lexicon: Lexicon, found: Review, seat: int) -> Iterator[str]:
    for number, moment in found.worst(seat):
        yield tell_mistake(game, lexicon, number, moment)
