"""Learn what a game's judge misses.

Bots play each other, now and then not what they think best. After every choice it is taken down
what the seat knew, in numbers, and what the judge said of it; at the end of the game, how wrong the
judge was. A ridge regression explains the error by the numbers. Within a
moment only, or within a round where the judge tells no moments apart: that all promises look too
small early in a game helps nobody choose.

Nothing is believed for that. How far the result is trusted, its factor, is chosen by games of
greedy bots with and without it on deals of their own; the gate is another match, on deals that
nothing was chosen by. Both bots play every deal from both sides; a person alone plays it twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import msgspec

from dolmen.bots.bot import Turn
from dolmen.bots.bots import judge_of
from dolmen.bots.casual import Casual
from dolmen.bots.greedy import Greedy, carry_out
from dolmen.bots.judge import Judge
from dolmen.bots.lesson import FOG, Lesson, Verdict
from dolmen.bots.statistics import interval, mean
from dolmen.core.game import Game
from dolmen.core.refusal import BadInput
from dolmen.core.rng import Rng, derive
from dolmen.core.state import State
from dolmen.core.step import act
from dolmen.games import find
from dolmen.lab.engine import Engine
from dolmen.lab.ridge import Sample, regress

ROWS = 80  # choices taken down in a game, at most
FACTORS = (0.1, 0.25, 0.5, 1.0)
FEWEST = 10  # games to learn from, and deals of each match

Report = Callable[[int], None]


@dataclass(slots=True, frozen=True)
class Course:
    """Everything that a lesson is a function of."""

    game: str
    players: int
    options: dict[str, str] = field(default_factory=dict)
    games: int = 400
    deals: int = 60  # of development, for each factor
    gate: int = 200  # deals of the gate
    seed: int = 1
    fog: float = FOG

    def check(self) -> None:
        """Refuse what is wrong before anything is played."""
        game = find(self.game)
        game.header(self.players, self.seed, self.options)
        game.encoding(self.players, self.options)
        judge_of(game)
        if not 0.0 <= self.fog < 100.0:
            raise BadInput(f"--fog is a number of points from 0 on; got {self.fog:g}.")
        for name, number in (("games", self.games), ("deals", self.deals), ("gate", self.gate)):
            if number < FEWEST:
                raise BadInput(f"--{name} must be at least {FEWEST}; got {number}.")

    @property
    def total(self) -> int:
        """Games that are played in all."""
        return self.games + 2 * self.deals * len(FACTORS) + 2 * self.gate


@dataclass(slots=True, frozen=True)
class Match:
    """One game of a match: the learned judge has every second seat, or every seat alone."""

    course: Course
    lesson: Lesson
    factor: float
    deal: int
    swapped: bool


# Watching.


def watch(task: tuple[Course, int]) -> Sample:
    """One game, as it is learned from."""
    course, number = task
    game = find(course.game)
    judge = judge_of(game, players=course.players)
    deal = derive(course.seed, f"learn {number}")[0]
    s = game.new(game.header(course.players, deal, course.options))
    bots = [Casual(Rng(deal, f"bot {seat}"), judge, course.fog) for seat in range(course.players)]
    sample, kept = Sample(number), Rng(deal, "kept")
    seats: list[int] = []
    said: list[float] = []
    while s.stack:
        seat, action = s.seat, bots[s.seat].choose(Turn(game, s))
        if game.quiet(s) is None and len(judge.choices(s)) > 1:
            after = carry_out(judge, s, action)
            if after.stack:
                row: list[int] = []
                game.encode(after, seat, row)
                sample.note(row, judge.moment(after, seat) or (game.round(s),))
                said.append(judge.worth(after, seat))
                seats.append(seat)
        act(s, action)
    came = results(game, judge, s)
    sample.errors = [came[seat] - word for seat, word in zip(seats, said, strict=True)]
    sample.thin(ROWS, kept)
    return sample


def results(game: Game, judge: Judge, s: State) -> list[float]:
    """What each seat came to, in points. What a judge adds for the victory itself is left out: it
    is many times what a card or a place is worth, and would be blamed on whatever the loser had."""
    if s.players == 1:
        return [judge.worth(s, 0)]
    return [float(sum(row)) for row in game.scores(s)]


# Matches.


def play(match: Match) -> tuple[float, float]:
    """The lead of the learned judge in one game, and its part of the victory. Alone: what it
    reached, which is compared with what the judge of the game reached on the same deal."""
    course = match.course
    game = find(course.game)
    base = judge_of(game, players=course.players)
    learned = match.lesson.judge(base, game, match.factor)
    s = game.new(game.header(course.players, match.deal, course.options))
    ours = [(seat + match.swapped) % 2 == 0 for seat in range(course.players)]
    finish(game, s, [learned if own else base for own in ours], match.deal)
    if course.players == 1:
        return game.rewards(s)[0], 0.0
    totals = [float(sum(row)) for row in game.scores(s)]
    leads = mean(pick(totals, ours, True)) - mean(pick(totals, ours, False))
    # Where sides are uneven, each seat counts for its side.
    rewards = game.rewards(s)
    parts = [mean(pick(rewards, ours, own)) for own in (True, False)]
    return leads, parts[0] / sum(parts)


def pick(values: list[float], ours: list[bool], own: bool) -> list[float]:
    return [value for value, mine in zip(values, ours, strict=True) if mine == own]


def finish(game: Game, s: State, judges: list[Judge], deal: int) -> None:
    bots = [Greedy(Rng(deal, f"bot {seat}"), judge) for seat, judge in enumerate(judges)]
    while s.stack:
        act(s, bots[s.seat].choose(Turn(game, s)))


def examine(
    course: Course, lesson: Lesson, factor: float, part: str, deals: int, engine: Engine
) -> Iterator[tuple[float, float]]:
    """The lead and the part of the victory on each deal of a match."""
    matches = [
        Match(course, lesson, factor, derive(course.seed, f"{part} {number}")[0], swapped)
        for number in range(deals)
        for swapped in (False, True)
    ]
    games = engine.map(play, matches)
    for first, second in zip(games, games, strict=True):  # two games to a deal
        if course.players == 1:
            lead = first[0] - second[0]
            yield lead, 0.5 if not lead else float(lead > 0)
        else:
            yield (first[0] + second[0]) / 2, (first[1] + second[1]) / 2


def judge_match(results: list[tuple[float, float]]) -> Verdict:
    leads = [lead for lead, _ in results]
    low, high = interval(leads)
    won = mean([won for _, won in results])
    return Verdict(
        deals=len(results),
        lead=round(mean(leads), 4),
        low=round(low, 4),
        high=round(high, 4),
        won=round(won, 4),
    )


# The whole course.


def learn(course: Course, engine: Engine, report: Report, made: str = "") -> Lesson:
    """A lesson with the verdict of the gate; the same for the same course on any engine."""
    course.check()
    game = find(course.game)
    done = 0
    report(done)
    samples: list[Sample] = []
    for sample in engine.map(watch, [(course, number) for number in range(course.games)]):
        samples.append(sample)
        done += 1
        report(done)
    weights = regress(game.encoding(course.players, course.options), samples)
    header = game.header(course.players, 0, course.options)
    lesson = Lesson(
        game=game.id,
        version=game.version,
        content=header.content,
        players=course.players,
        options=header.options,
        made=made,
        factor=0.0,
        passed=False,
        gate=None,
        tried={},
        weights=weights,
    )

    def match(factor: float, part: str, deals: int) -> Verdict:
        nonlocal done
        results = []
        for result in examine(course, lesson, factor, part, deals, engine):
            results.append(result)
            done += 2
            report(done)
        return judge_match(results)

    tried = {factor: match(factor, "development", course.deals) for factor in FACTORS}
    best = max(FACTORS, key=lambda factor: tried[factor].lead)
    named = {f"{factor:g}": verdict for factor, verdict in tried.items()}
    if tried[best].lead <= 0:
        return msgspec.structs.replace(lesson, tried=named)
    gate = match(best, "gate", course.gate)
    return msgspec.structs.replace(lesson, tried=named, factor=best, gate=gate, passed=gate.passed)
