"""dolmen study: one or two ways to play a game, looked at from all sides."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from pathlib import Path
from typing import Any

from dolmen.bots.own_bot import read_own
from dolmen.commands.common import add_many_games, subcommand
from dolmen.commands.progress import games_done
from dolmen.core.refusal import BadInput
from dolmen.lab.engine import engine_of
from dolmen.lab.plan import parse_options
from dolmen.lab.tables import FORMATS

EXAMPLES = """  dolmen study altay --players greedy,greedy --pairs 500 --by folk,first
  dolmen study altay my-box.toml --players greedy,greedy --pairs 500 --out runs/my-box
  dolmen study altay trading=on --players greedy,greedy,greedy --pairs 200 --workers 2
  dolmen study prehistory weather=six --players greedy,greedy --width 0.05
  dolmen study endless_winter --players greedy --pairs 300 --by chief,setup
"""
REFIT = 300


def add(subparsers: Any) -> None:
    parser = subcommand(
        subparsers,
        "study",
        "compare two ways to play on the same deals, as a page with pictures",
        "One way to play a game, or two of them on the same deals: the game as it is, with a pack, "
        "or with options. Writes a page with pictures and a verdict in words.",
        EXAMPLES,
    )
    parser.add_argument(
        "arms",
        nargs="+",
        metavar="ARM",
        help="a game (altay), a pack, options (trading=on), or several with commas between",
    )
    parser.add_argument("--game", help="the game, where no arm names it")
    parser.add_argument("--players", required=True, help="one bot per seat: greedy,greedy")
    parser.add_argument("--pairs", type=int, default=200, help="deals, played in every arm (200)")
    parser.add_argument("--by", default="", help="groups of seats: folk,first (all that there are)")
    parser.add_argument(
        "--measure", default="", help="what --width looks at: first, margin, decisions, ... (first)"
    )
    parser.add_argument(
        "--width",
        type=float,
        default=0.0,
        help="stop once the interval is as narrow as plus or minus this (0.05: 5 in a hundred)",
    )
    parser.add_argument(
        "--luck", type=int, default=40, help="deals whose luck is weighed (40; 0: none)"
    )
    parser.add_argument(
        "--refit",
        type=int,
        nargs="?",
        const=REFIT,
        default=0,
        metavar="GAMES",
        help=f"fit the bots' weights for each arm, from so many games ({REFIT})",
    )
    add_many_games(parser)
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="write all results to a folder")
    parser.add_argument("--resume", action="store_true", help="go on with the study in --out")
    parser.add_argument("--format", choices=FORMATS, default=FORMATS[0], help="of the tables")
    parser.add_argument("--page", type=Path, help="where the page goes (study.html, in --out)")
    parser.add_argument("--json", action="store_true", help="print all figures as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        from dolmen.lab.study.arm import read_arms
        from dolmen.lab.study.page import Page, text_report
        from dolmen.lab.study.study import StudyPlan, run_study
    except ImportError as error:
        raise BadInput(
            f"A study needs {error.name}, which is not installed: pip install 'dolmen[lab]'."
        ) from None
    if args.resume and args.out is None:
        raise BadInput("--resume needs --out, the folder of the study.")
    common = parse_options(args.option)
    arms = read_arms(args.arms, args.game)
    plan = StudyPlan(
        arms=tuple(arm.with_options(common) for arm in arms),
        bots=tuple(args.players.split(",")),
        pairs=args.pairs,
        seed=args.seed,
        by=tuple(name for name in args.by.split(",") if name),
        measure=args.measure,
        width=args.width,
        luck=args.luck,
        refit=args.refit,
        own=read_own(args.bot),
    )
    plan.check()
    engines = engine_of(args.workers, args.engine, args.address)
    with engines as engine, games_done(plan.games, args.out) as at:
        study = run_study(plan, engine, args.out, args.resume, args.format, at)
    page = args.page or (args.out / "study.html" if args.out else Path("study.html"))
    command = "dolmen " + shlex.join(word for word in sys.argv[1:] if word != "--resume")
    page.write_text(str(Page(study, command)), encoding="utf-8")
    if args.json:
        print(json.dumps(study.data(), indent=1, ensure_ascii=False))
        return 0
    for line in text_report(study):
        print(line)
    print(f"\nThe whole study with pictures: {page}")
    return 0
