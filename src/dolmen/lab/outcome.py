"""One game of a plan: how it is played, and what is noted of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from sys import intern
from typing import Any

from dolmen.bots import Bot, Turn, answer
from dolmen.core.event import Event
from dolmen.core.game import Game
from dolmen.core.record import Header, Record
from dolmen.core.state import State
from dolmen.core.step import act
from dolmen.games import find
from dolmen.lab.plan import Plan
from dolmen.lab.watch import Watch

BATCH = 5  # games sent to a worker at a time
# What may be kept beside the results.
DECISIONS, EVENTS, RECORDS = "decisions", "events", "records"
KEEPABLE = (DECISIONS, EVENTS, RECORDS)


@dataclass(slots=True)
class Outcome:
    """One game, as plain data. Where nothing is said, a list has one entry per side: every seat,
    and the automatic opponent where the rules have one."""

    number: int
    deal: int
    seed: int
    seating: list[int]  # per seat the bot, by its place in the plan
    scores: list[list[int]] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    rewards: list[float] = field(default_factory=list)  # per seat
    facts: list[dict[str, str]] = field(default_factory=list)  # per seat
    taken: list[list[str]] = field(default_factory=list)  # per seat
    started: int = 0
    rounds: int = 0
    decisions: int = 0
    branching: float = 0.0  # actions to choose from, on average
    lead_changes: int = 0
    decided: float | None = None  # the part of the game after which the winner led for good
    moves: str = ""  # a digest of all decisions: two games with the same one went the same way
    crash: str | None = None

    @property
    def totals(self) -> list[int]:
        return [sum(row) for row in self.scores]

    @property
    def margin(self) -> int | None:
        """By how many points the best was ahead of the next."""
        best = sorted(self.totals)[-2:]
        return best[1] - best[0] if len(best) == 2 else None

    def won(self, side: int) -> float:
        """The share of the victory. With nobody to defeat there is none: see `rewards`."""
        if len(self.scores) < 2 or side not in self.winners:
            return 0.0
        return 1 / len(self.winners)


def shared(outcome: Outcome) -> Outcome:
    """The same, with names that all games share: results of many games stay small."""
    outcome.taken = [[intern(name) for name in row] for row in outcome.taken]
    outcome.facts = [{intern(k): intern(v) for k, v in row.items()} for row in outcome.facts]
    return outcome


@dataclass(slots=True)
class Played:
    """An outcome, and what was kept of the way to it."""

    outcome: Outcome
    kept: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    record: str = ""


def finish(game: Game, s: State, bots: Sequence[Bot], watch: Watch | None = None) -> int:
    """Play a game to its end; the number of decisions it took."""
    decisions = 0
    while s.stack:
        action = answer(bots[s.seat], Turn(game, s))
        if watch is not None:
            watch.note(s, action)
        act(s, action)
        decisions += 1
        if decisions > game.longest:
            raise RuntimeError(f"more than {game.longest} decisions")
    return decisions


def play_one(plan: Plan, game: Game, number: int, keep: Sequence[str] = ()) -> Played:
    seed = plan.game_seed(number)
    outcome = Outcome(number, plan.deal(number), seed, plan.seating(number))
    played = Played(outcome)
    try:
        play_out(plan, game, played, keep)
    except Exception as error:
        outcome.crash = f"{type(error).__name__}: {error}"
    return played


def play_out(plan: Plan, game: Game, played: Played, keep: Sequence[str]) -> None:
    outcome = played.outcome
    header = plan.header(game, outcome.number)
    heard: list[Event] | None = [] if EVENTS in keep else None
    s = game.new(header, plan.content(game), heard)
    outcome.started = s.seat
    bots = plan.seated(outcome.number, game)
    names = [plan.bots[bot] for bot in outcome.seating]
    watch = Watch(game, outcome.number, names, DECISIONS in keep, heard)
    outcome.decisions = finish(game, s, bots, watch)
    outcome.scores = game.scores(s)
    outcome.winners = game.winners(s)
    outcome.rewards = game.rewards(s)
    outcome.facts = [game.facts(s, seat) for seat in range(s.players)]
    outcome.taken = [list(game.taken(s, seat)) for seat in range(s.players)]
    outcome.rounds = game.round(s)
    watch.sum_up(s, outcome)
    played.kept = watch.kept(s)
    if RECORDS in keep:
        played.record = write_record(game, header, watch, names, outcome)


def write_record(
    game: Game, header: Header, watch: Watch, names: list[str], outcome: Outcome
) -> str:
    header.bots = dict(enumerate(names))
    text = game.vocabulary.text
    moves = [(seat, text(action)) for seat, action in watch.moves]
    return str(Record(header, moves, outcome.totals))


def play_batch(plan: Plan, keep: Sequence[str], start: int) -> list[Played]:
    """The games from `start` on, as many as a batch has."""
    game = find(plan.game)
    end = min(start + BATCH, plan.games)
    return [play_one(plan, game, number, keep) for number in range(start, end)]
