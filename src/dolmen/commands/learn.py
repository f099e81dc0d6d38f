"""dolmen learn: find out what a game's judge misses."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from dolmen.bots.lesson import ENDING, FOG, Lesson
from dolmen.commands.common import subcommand
from dolmen.commands.progress import games_done
from dolmen.core.refusal import BadInput
from dolmen.games import find
from dolmen.lab.engine import ENGINES, engine_of
from dolmen.lab.plan import parse_options
from dolmen.terminal.files import write_whole

SHOWN = 10

EXAMPLES = """  dolmen learn endless_winter --players 2 --games 400 --workers 2 --out winter.json
  dolmen tournament endless_winter --bots greedy,greedy:winter.json --games 200
  dolmen play endless_winter --players human,search:winter.json:300
"""


def add(subparsers: Any) -> None:
    parser = subcommand(
        subparsers,
        "learn",
        "find out what the bots' judge misses",
        "Bots play each other, and what their judge missed is learned from how the games ended. "
        "Whether it helps is decided by a match on deals that nothing was learned from; the file "
        "says so, and bots use it as greedy:FILE or search:FILE:300.",
        EXAMPLES,
    )
    parser.add_argument("game", help="altay, ... (see dolmen games)")
    parser.add_argument("--players", type=int, help="at the table (as many as usual)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=400, help="to learn from (400)")
    parser.add_argument("--deals", type=int, default=60, help="to try each factor on (60)")
    parser.add_argument("--gate", type=int, default=200, help="deals of the last match (200)")
    parser.add_argument("--seed", type=int, default=1, help="seed of all games (1)")
    parser.add_argument(
        "--fog",
        type=float,
        default=FOG,
        help=f"points that bots misjudge while they are watched ({FOG})",
    )
    parser.add_argument("--workers", type=int, default=1, help="processes (1)")
    parser.add_argument(
        "--engine", choices=ENGINES, default=ENGINES[0], help="where games are played (local)"
    )
    parser.add_argument("--address", help="of a Ray cluster (--engine ray; otherwise a local one)")
    parser.add_argument("--out", type=Path, required=True, help="where it is written: FILE.json")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.out.suffix != ENDING:
        raise BadInput(f"--out names a file that ends in {ENDING}; got {args.out}.")
    try:
        from dolmen.lab.learn import Course, learn
    except ModuleNotFoundError as error:
        raise BadInput(f"dolmen learn needs {error.name}: pip install 'dolmen[lab]'.") from None
    game = find(args.game)
    course = Course(
        game=game.id,
        players=game.usual if args.players is None else args.players,
        options=dict(parse_options(args.option)),
        games=args.games,
        deals=args.deals,
        gate=args.gate,
        seed=args.seed,
        fog=args.fog,
    )
    course.check()
    made = (
        f"dolmen learn {game.id} --players {course.players} --games {course.games} "
        f"--deals {course.deals} --gate {course.gate} --seed {course.seed}"
    )
    if course.fog != FOG:
        made += f" --fog {course.fog:g}"
    made += "".join(f" --option {name}={value}" for name, value in course.options.items())
    with (
        engine_of(args.workers, args.engine, args.address) as engine,
        games_done(course.total) as at,
    ):
        lesson = learn(course, engine, at, made)
    write_whole(args.out, lesson.write())
    show(lesson, args.out)
    return 0


def show(lesson: Lesson, out: Path) -> None:
    console = Console(emoji=False)
    for title, sign in (("the judge undervalues", 1), ("the judge overvalues", -1)):
        ranked = sorted(lesson.weights.items(), key=lambda pair: -sign * pair[1])
        rows = [(name, weight) for name, weight in ranked[:SHOWN] if sign * weight > 0]
        if rows:
            table = Table(title, "points each")
            for name, weight in rows:
                table.add_row(name, f"{weight:+.2f}")
            console.print(table)
    for factor, verdict in lesson.tried.items():
        console.print(f"factor {factor}: {verdict}")
    if lesson.gate is None:
        console.print("No factor did any good, so the judge is better left as it is.")
    else:
        word = "passed" if lesson.passed else "failed"
        console.print(f"The gate is {word} with factor {lesson.factor:g}: {lesson.gate}.")
    console.print(f"Written to {out}; bots use it as greedy:{out}.")
