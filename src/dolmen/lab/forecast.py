"""Find out what is still to come at each moment of a game: greedy bots play, and what the judge
said on the way is compared with the end."""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from math import exp, log
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.progress import track

from dolmen.bots import Turn
from dolmen.bots.bots import judge_of
from dolmen.bots.forecast import Forecast, Moment, forecast
from dolmen.bots.greedy import Greedy, carry_out
from dolmen.bots.judge import Judge
from dolmen.core.game import Game
from dolmen.core.refusal import BadInput
from dolmen.core.rng import Rng, derive
from dolmen.core.step import act
from dolmen.games import find

FEWEST = 50  # words of the judge about a moment, for it to count
CALM = 200.0  # how much must speak for it that cards in hand matter
CALM_BASE = 1.0  # ... and that a moment differs from the others
SPREADS = [2.0 * 1.1**step for step in range(40)]


@dataclass(slots=True, frozen=True)
class Word:
    """What the judge said about a seat, and what came of it."""

    game: int
    state: int  # the words about all seats of one state belong together
    seat: int
    moment: Moment
    cards: int
    said: float
    end: float


def play(game: Game, judge: Judge, players: int, seed: int, number: int) -> list[Word]:
    """One game, noted after every action that was a choice."""
    deal = derive(seed, f"game {number}")[0]
    s = game.new(game.header(players, deal, {}, content=game.content), game.content)
    bots = [Greedy(Rng(deal, f"bot {seat}"), judge) for seat in range(players)]
    notes: list[list[tuple[Moment, int, float]]] = []
    while s.stack:
        action = bots[s.seat].choose(Turn(game, s))
        if len(judge.choices(s)) > 1:
            after = carry_out(judge, s, action)
            if judge.moment(after, 0):
                notes.append(
                    [
                        (judge.moment(after, i), judge.cards_held(after, i), judge.worth(after, i))
                        for i in range(players)
                    ]
                )
        act(s, action)
    ends = [judge.worth(s, seat) for seat in range(players)]
    return [
        Word(number, state, seat, moment, cards, said, ends[seat])
        for state, row in enumerate(notes)
        for seat, (moment, cards, said) in enumerate(row)
    ]


def find_rest(words: list[Word]) -> dict[Moment, tuple[float, float]]:
    """Per moment what is missing from the judge's word: a base, and so much per card in hand.

    What is corrected should stay level while a side goes through its game. So the moments of one
    game are compared with each other and not with those of other games: a moment that only good
    games come to would otherwise look good itself. A slope that little speaks for is kept small.
    """
    counted = Counter(word.moment for word in words)
    moments = sorted(moment for moment, count in counted.items() if count >= FEWEST)
    if not moments:
        return {}
    place = {moment: number for number, moment in enumerate(moments)}
    kept = [word for word in words if word.moment in place]
    size = len(moments)
    square, product = np.zeros((2 * size, 2 * size)), np.zeros(2 * size)
    missing = 0.0
    for group in by_side(kept):
        table = np.zeros((len(group), 2 * size))
        at = [place[word.moment] for word in group]
        rows = np.arange(len(group))
        table[rows, at] = 1.0
        table[rows, np.array(at) + size] = [word.cards for word in group]
        missed = np.array([word.end - word.said for word in group])
        missing += float(missed.sum())
        table -= table.mean(axis=0)
        missed -= missed.mean()
        square += table.T @ table
        product += table.T @ missed
    square[np.diag_indices(2 * size)] += [CALM_BASE] * size + [CALM] * size
    found = np.linalg.solve(square, product)
    said = sum(found[place[w.moment]] + found[size + place[w.moment]] * w.cards for w in kept)
    level = (missing - float(said)) / len(kept)
    return {
        moment: (float(found[number]) + level, float(found[size + number]))
        for moment, number in place.items()
    }


def by_side(words: list[Word]) -> Iterator[list[Word]]:
    """What was said of one seat in one game."""
    groups: dict[tuple[int, int], list[Word]] = defaultdict(list)
    for word in words:
        groups[word.game, word.seat].append(word)
    return iter(groups.values())


def find_spread(words: list[Word], rest: dict[Moment, tuple[float, float]]) -> dict[Moment, float]:
    """Per round, the spread with which the lead predicts the winner best."""
    known = forecast(rest, {})
    leads: dict[Moment, list[tuple[float, bool]]] = defaultdict(list)
    for group in by_state(words):
        hopes = [known.correct(word.said, word.moment, word.cards) for word in group]
        for place, word in enumerate(group):
            lead = lead_of(hopes, place)
            final = lead_of([w.end for w in group], place)
            if final:
                leads[word.moment[:2]].append((lead, final > 0))
    return {
        moment: min(SPREADS, key=lambda spread: surprise(group, spread))
        for moment, group in sorted(leads.items())
    }


def by_state(words: list[Word]) -> Iterator[list[Word]]:
    group: list[Word] = []
    for word in words:
        if group and (word.game, word.state) != (group[0].game, group[0].state):
            yield group
            group = []
        group.append(word)
    if group:
        yield group


def lead_of(points: list[float], place: int) -> float:
    """Alone, the judge's word is a lead already."""
    rivals = [other for number, other in enumerate(points) if number != place]
    return points[place] - max(rivals, default=0.0)


def surprise(group: list[tuple[float, bool]], spread: float) -> float:
    return sum(log(1 + exp(min(50.0, (-lead if won else lead) / spread))) for lead, won in group)


def write(found: Forecast, note: str) -> str:
    lines = [f"# {row}" for row in note.splitlines()]
    lines += ["", "# By players and round: how a lead becomes a chance to win.", "[spread]"]
    lines += [f"{key(moment)} = {value:.1f}" for moment, value in found.spread.items()]
    lines += ["", "# By moment: the points still to come, and those per card in hand.", "[rest]"]
    lines += [f"{key(m)} = [{base:.1f}, {card:.1f}]" for m, (base, card) in found.rest.items()]
    return "\n".join(lines) + "\n"


def key(moment: Moment) -> str:
    return "-".join(str(part) for part in moment)


def main(argv: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m dolmen.lab.forecast", description=__doc__)
    parser.add_argument("game", help="endless_winter")
    parser.add_argument("--games", type=int, default=200, help="games per number of players (200)")
    parser.add_argument("--players", type=int, help="at tables of so many only (all)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True, help="where the forecast is written")
    args = parser.parse_args(argv)
    game = find(args.game)
    tables = [args.players] if args.players else list(game.seats)
    judge = judge_of(game)
    start = game.new(game.header(game.seats[-1], 1, {}, content=game.content), game.content)
    if not judge.moment(start, 0):
        raise BadInput(f"The judge of {args.game} does not distinguish moments of the game.")
    rests: dict[Moment, tuple[float, float]] = {}
    spreads: dict[Moment, float] = {}
    console = Console()
    for players in tables:
        judge = judge_of(game, players=players)
        words: list[Word] = []
        for number in track(range(args.games), f"{players} players", console=console):
            words += play(game, judge, players, args.seed, number)
        rest = find_rest(words)
        rests.update(rest)
        spreads.update(find_spread(words, rest))
    command = f"{args.game} --games {args.games} --seed {args.seed} --out {args.out.name}"
    if args.players:
        command += f" --players {args.players}"
    note = f"Found by self-play: python -m dolmen.lab.forecast {command}"
    args.out.write_text(write(forecast(rests, spreads), note), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
