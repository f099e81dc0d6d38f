"""dolmen companion: the automatic opponent beside a real table."""

from __future__ import annotations

import argparse
import json
import secrets
from pathlib import Path
from typing import Any

from dolmen.commands.common import add_content, add_language, content_of, subcommand
from dolmen.companion.session import (
    GAMES,
    NORTHS,
    Session,
    Start,
    read_session,
    read_start,
    session_of,
)
from dolmen.companion.words import problem
from dolmen.core.refusal import BadInput
from dolmen.games import find
from dolmen.lab.plan import parse_options
from dolmen.terminal.companion import Companion
from dolmen.terminal.files import read_text
from dolmen.terminal.screen import open_screen

EXAMPLES = """  dolmen companion                              (the Nomads of Endless Winter)
  dolmen companion --option extra_card=on --option mammoth=on
  dolmen companion --own-cards --content my_box.toml
  dolmen companion prehistory
  dolmen companion --save evening.json          (written after every entry)
  dolmen companion --resume evening.json
  dolmen companion --record saves/endless_winter-7.txt   (a digital solo game goes on)
"""


def add(subparsers: Any) -> None:
    parser = subcommand(
        subparsers,
        "companion",
        "run the automatic opponent beside a real table",
        "You move the pieces; the companion decides for the Nomads or the rival tribe, asks what "
        "it cannot know, and says what to do at the table.",
        EXAMPLES,
    )
    parser.add_argument("game", nargs="?", default=GAMES[0], choices=GAMES)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument(
        "--own-cards", action="store_true", help="you draw Nomad and Land cards and name them"
    )
    parser.add_argument("--north", choices=NORTHS, default=NORTHS[0], help="where north is")
    parser.add_argument("--seed", type=int, help="the same seed shuffles the same cards")
    parser.add_argument("--save", type=Path, metavar="FILE", help="where to keep the session")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="continue a saved session")
    parser.add_argument(
        "--record", type=Path, metavar="FILE", help="go on with a recorded digital solo game"
    )
    parser.add_argument("--plain", action="store_true", help="linear text, no colours")
    add_content(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.record:
        session = session_of(read_text(args.record))
    else:
        session = resumed(args.resume) if args.resume else begun(args)
    file = args.save or args.resume
    return Companion(session, open_screen(args.plain), args.language, file).run()


def begun(args: argparse.Namespace) -> Session:
    game = find(args.game)
    seed = secrets.randbelow(10**9) if args.seed is None else args.seed
    start = Start(args.game, seed, {}, args.own_cards, args.north)
    start.options = game.read_options(parse_options(args.option))
    start.pack = content_of(game, args.content).pack
    return Session(read_start(start.json()))


def resumed(path: Path) -> Session:
    try:
        return read_session(json.loads(read_text(path)))
    except (ValueError, RecursionError):
        raise BadInput(problem("no_session_file", file=str(path))) from None
