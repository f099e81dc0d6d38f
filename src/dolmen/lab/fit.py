"""Fit the weights of a game's judge by self-play of greedy bots.

    python -m dolmen.lab.fit altay --games 2400 --seed 1 --out altay.toml [--only cards,pool]
    python -m dolmen.lab.fit altay --method hindsight --games 300 --seed 1 --out altay.toml

The usual method, `steps`, is simultaneous perturbation (Spall's SPSA). In every step each weight
goes a little up or down by lot; the weights so changed play the weights changed the other way
round, both on the same deals and on each other's seats; then every weight goes a bit in the
direction that did better. What counts is the lead in points and who won. The result is the mean
of the later steps. The other method, `hindsight`, is told in its own module; it needs far fewer
games and is good to begin with.
At the end the result plays the weights it began with on fresh deals.

With `--seats 1`, each of the two plays the same deal alone, and what a person alone is rewarded for
takes the place of the lead in points.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from importlib.resources import files
from math import sqrt
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from dolmen.bots.bots import judge_class
from dolmen.bots.greedy import Greedy
from dolmen.bots.judge import Judge, Weights, read_weights
from dolmen.bots.statistics import Z95, mean, wilson
from dolmen.core.game import Game
from dolmen.core.own_pack import OwnPack
from dolmen.core.refusal import BadInput
from dolmen.core.rng import Rng, derive
from dolmen.games import find
from dolmen.lab.hindsight import learn, new_game
from dolmen.lab.outcome import finish
from dolmen.lab.plan import parse_options
from dolmen.lab.weight_file import Vector, flatten, replace, rewrite, select

REACH = 0.25  # how far a weight is changed, as a part of itself
SMALLEST = 0.04  # ... and at least, so that a weight of nothing can grow
STRIDE = 0.12  # how far a weight goes after a lead of usual size, as a part of the change
SETTLING = 0.1  # the part of all steps before the stride begins to shrink
METHODS = ("steps", "hindsight")
VICTORY = 5.0  # points: what winning counts beside the lead


@dataclass(slots=True, frozen=True)
class Fit:
    """Everything the fitted weights are a function of."""

    game: str
    start: Weights
    games: int
    seed: int
    seats: int = 2
    batch: int = 8  # games in a step, both rotations of a deal counted
    only: tuple[str, ...] = ()
    options: dict[str, str] = field(default_factory=dict)
    method: str = "steps"
    pack: OwnPack | None = None


@dataclass(slots=True, frozen=True)
class Match:
    """One game of two sets of weights that sit by turns around the table."""

    game: str
    one: Weights
    other: Weights
    seats: int
    seed: int
    swapped: bool
    options: dict[str, str]
    pack: OwnPack | None = None


@dataclass(slots=True, frozen=True)
class Lead:
    """How the one did against the other."""

    points: float
    won: float  # 1, 0, or the part of a shared victory

    @property
    def gain(self) -> float:
        return self.points + VICTORY * (2 * self.won - 1)


def play(match: Match) -> Lead:
    game = find(match.game)
    judges = [judge_class(match.game)(weights) for weights in (match.one, match.other)]
    if match.seats == 1:
        return compare_alone(match, game, judges)
    side = [(seat + match.swapped) % 2 for seat in range(match.seats)]
    s = new_game(game, match.seats, match.seed, match.options, match.pack)
    bots = [Greedy(Rng(match.seed, f"bot {seat}"), judges[who]) for seat, who in enumerate(side)]
    finish(game, s, bots)
    totals = [float(sum(row)) for row in game.scores(s)]
    means = [
        mean([totals[seat] for seat in range(match.seats) if side[seat] == who]) for who in (0, 1)
    ]
    winners = [seat for seat in game.winners(s) if seat < match.seats]
    # With an odd table the side of fewer seats has fewer chances: each seat counts for its side.
    weight = [1 / side.count(who) for who in (0, 1)]
    parts = [sum(weight[who] for seat in winners if side[seat] == who) for who in (0, 1)]
    whole = sum(parts)
    return Lead(means[0] - means[1], parts[0] / whole if whole else 0.5)


def compare_alone(match: Match, game: Game, judges: list[Judge]) -> Lead:
    """The same deal, played by each without the other. Who does better wins, and a reward that is
    not above 0 is no victory."""
    rewards: list[float] = []
    for judge in judges:
        s = new_game(game, 1, match.seed, match.options, match.pack)
        finish(game, s, [Greedy(Rng(match.seed, "bot 0"), judge)])
        rewards.append(game.rewards(s)[0])
    one, other = rewards
    return Lead(one - other, 0.5 + ((one > 0) - (other > 0)) / 2)


def play_all(matches: list[Match], pool: Executor | None) -> list[Lead]:
    return list(map(play, matches) if pool is None else pool.map(play, matches))


@contextmanager
def processes(workers: int) -> Iterator[Executor | None]:
    with nullcontext() if workers == 1 else ProcessPoolExecutor(workers) as pool:
        yield pool


def fit(plan: Fit, workers: int = 1, progress: Callable[[int], None] | None = None) -> Weights:
    """The fitted weights, the same for the same plan on any number of workers."""
    check(plan)
    begun = select(flatten(plan.start), list(plan.only))
    with processes(workers) as pool:
        if plan.method == "hindsight":
            found = learn(
                plan.game,
                plan.start,
                begun,
                plan.games,
                plan.seed,
                plan.seats,
                plan.options,
                plan.pack,
                pool,
                progress,
            )
        else:
            found = climb(plan, begun, pool, progress)
    return replace(plan.start, signed(found, begun))


def climb(
    plan: Fit, begun: Vector, pool: Executor | None, progress: Callable[[int], None] | None
) -> Vector:
    """Step by step, each in the direction that did better."""
    vector = dict(begun)
    steps = max(1, plan.games // plan.batch)
    kept: list[Vector] = []
    usual = 0.0
    for number in range(steps):
        rng = Rng(plan.seed, f"step {number}")
        reach = {path: max(SMALLEST, REACH * abs(value)) for path, value in vector.items()}
        sides = {path: 1.0 if rng.below(2) else -1.0 for path in vector}
        up = signed(shifted(vector, reach, sides, 1.0), begun)
        down = signed(shifted(vector, reach, sides, -1.0), begun)
        matches = list(pairs(plan, up, down, number, plan.batch))
        lead = mean([result.gain for result in play_all(matches, pool)])
        usual = abs(lead) if not number else 0.9 * usual + 0.1 * abs(lead)
        stride = STRIDE * min(3.0, max(-3.0, lead / max(usual, 1e-6)))
        stride *= sqrt(SETTLING * steps / max(SETTLING * steps, number + 1))
        vector = signed(shifted(vector, reach, sides, stride), begun)
        if number >= steps // 2:
            kept.append(vector)
        if progress is not None:
            progress((number + 1) * plan.batch)
    return {path: mean([values[path] for values in kept]) for path in vector}


def shifted(vector: Vector, reach: Vector, sides: Vector, far: float) -> Vector:
    return {path: value + reach[path] * sides[path] * far for path, value in vector.items()}


def signed(vector: Vector, begun: Vector) -> Vector:
    """No weight changes the sign it began with."""
    return {path: 0.0 if new * begun[path] < 0 else new for path, new in vector.items()}


def pairs(plan: Fit, one: Vector, other: Vector, step: int, games: int) -> Iterator[Match]:
    """Deals of their own for every step, each played in both seatings."""
    first = replace(plan.start, one)
    second = replace(plan.start, other)
    for number in range(games):
        # Alone there are no seats to swap: every game has a deal of its own.
        deal = number if plan.seats == 1 else number // 2
        seed = derive(plan.seed, f"step {step} deal {deal}")[0]
        swapped = number % 2 == 1
        yield Match(plan.game, first, second, plan.seats, seed, swapped, plan.options, plan.pack)


@dataclass(slots=True, frozen=True)
class Verdict:
    """How the fitted weights did against those at the beginning."""

    games: int
    wins: float
    points: float
    margin: float  # of the points, 95 %

    def __str__(self) -> str:
        low, high = wilson(self.wins, self.games)
        return (
            f"{self.wins:g} of {self.games} games won ({low:.1%} to {high:.1%}), "
            f"{self.points:+.2f} +/- {self.margin:.2f} points"
        )


def confirm(
    plan: Fit,
    found: Weights,
    games: int,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Verdict:
    """Fitted weights against the first ones, on deals that no step has seen."""
    leads: list[Lead] = []
    matches = list(pairs(plan, flatten(found), flatten(plan.start), -1, games))
    with processes(workers) as pool:
        for start in range(0, games, plan.batch):
            leads += play_all(matches[start : start + plan.batch], pool)
            if progress is not None:
                progress(len(leads))
    # Both seatings of a deal are one sample: their luck is the same.
    deals = [mean([lead.points for lead in leads[at : at + 2]]) for at in range(0, len(leads), 2)]
    middle = mean(deals)
    spread = sqrt(sum((x - middle) ** 2 for x in deals) / max(1, len(deals) - 1))
    margin = Z95 * spread / sqrt(max(1, len(deals)))
    return Verdict(games, sum(lead.won for lead in leads), middle, margin)


def check(plan: Fit) -> None:
    """Refuse a wrong plan before anything is played."""
    find(plan.game).header(plan.seats, plan.seed, plan.options)
    if plan.games < plan.batch:
        raise BadInput(f"At least {plan.batch} games are needed; got {plan.games}.")
    if not select(flatten(plan.start), list(plan.only)):
        raise BadInput(f"No weight is named {', '.join(plan.only) or 'at all'}.")


def parse(argv: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m dolmen.lab.fit",
        description="Fit the weights of a game's judge by self-play of greedy bots.",
    )
    parser.add_argument("game", help="altay, ...")
    parser.add_argument("--method", choices=METHODS, default=METHODS[0])
    parser.add_argument("--games", type=int, default=2400, help="games of all steps (2400)")
    parser.add_argument("--batch", type=int, default=8, help="games in a step (8)")
    parser.add_argument("--confirm", type=int, default=200, help="games at the end (200)")
    parser.add_argument("--seats", type=int, default=2, help="players at the table (2)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1, help="processes (1)")
    parser.add_argument("--start", help="the weights to begin with (those of the game)")
    parser.add_argument("--only", default="", help="fit only these weights or tables: cards,pool")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--out", type=Path, required=True, help="where the weights are written")
    return parser.parse_args(argv)


def main(argv: list[str]) -> None:
    args = parse(argv)
    judge_class(args.game)  # refused here if the game has none
    name = args.start or args.game
    only = tuple(group for group in args.only.split(",") if group)
    options = dict(parse_options(args.option))
    plan = Fit(
        args.game,
        read_weights(name),
        args.games,
        args.seed,
        args.seats,
        args.batch,
        only,
        options,
        args.method,
    )
    console = Console()
    with Progress(console=console) as bar:
        task = bar.add_task("fit", total=args.games)
        found = fit(plan, args.workers, lambda done: bar.update(task, completed=done))
        task = bar.add_task("confirm", total=args.confirm)
        verdict = confirm(
            plan, found, args.confirm, args.workers, lambda done: bar.update(task, completed=done)
        )
    command = " ".join(word for word in argv if word != str(args.out)).replace(" --out", "")
    note = (
        f"Fitted by self-play: python -m dolmen.lab.fit {command}\n"
        f"Against the weights it began with: {verdict}."
    )
    text = files("dolmen.bots").joinpath("weights", f"{name}.toml").read_text(encoding="utf-8")
    args.out.write_text(rewrite(text, found, note), encoding="utf-8")
    console.print(str(verdict))


if __name__ == "__main__":
    main(sys.argv[1:])
