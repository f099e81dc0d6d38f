"""What several commands share."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from dolmen.commands.help import Help
from dolmen.core.content import LANGUAGES, Content
from dolmen.core.game import Game
from dolmen.core.play import Play
from dolmen.core.record import BadRecord, parse
from dolmen.core.refusal import BadInput
from dolmen.games import find
from dolmen.lab.engine import ENGINES
from dolmen.lab.outcome import KEEPABLE
from dolmen.lab.tables import FORMATS
from dolmen.terminal.files import read_text
from dolmen.terminal.phrases import preferred


def subcommand(
    subparsers: Any, name: str, summary: str, description: str, examples: str
) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = subparsers.add_parser(
        name,
        help=summary,
        description=description,
        epilog=f"examples:\n{examples}",
        formatter_class=Help,
    )
    return parser


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        default=preferred(os.environ),
        help="language of the table (default: the system's, or en)",
    )


def add_many_games(parser: argparse.ArgumentParser) -> None:
    """What every command asks that lets bots play many games."""
    parser.add_argument("--seed", type=int, default=1, help="seed of all games (1)")
    parser.add_argument("--workers", type=int, default=1, help="processes (1)")
    parser.add_argument(
        "--engine", choices=ENGINES, default=ENGINES[0], help="where games are played (local)"
    )
    parser.add_argument("--address", help="of a Ray cluster (--engine ray; otherwise a local one)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    add_bots(parser)


def add_out(parser: argparse.ArgumentParser) -> None:
    """Where results go, and what is kept of the games."""
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="write all results to a folder")
    parser.add_argument("--resume", action="store_true", help="go on with the run in --out")
    parser.add_argument(
        "--format", choices=FORMATS, default=FORMATS[0], help="of the tables (parquet)"
    )
    for name in KEEPABLE:
        parser.add_argument(
            f"--{name}", dest="keep", action="append_const", const=name, help=f"keep all {name}"
        )
    parser.set_defaults(keep=[])


def check_out(args: argparse.Namespace) -> None:
    if args.out is None and (args.resume or args.keep):
        what = "--resume" if args.resume else f"--{args.keep[0]}"
        raise BadInput(f"{what} needs --out, the folder of the run.")
    if args.out is not None and args.out.suffix in (".json", ".parquet", ".jsonl"):
        raise BadInput(f"--out names a folder, such as runs/x; got {args.out}.")


def add_bots(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="NAME=package.module:Class",
        help="a bot of your own, which then plays by this name (see docs/laboratory.md)",
    )


def add_content(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--content", type=Path, metavar="PACK", help="a pack of your own: a file, or a folder"
    )


def content_of(game: Game, folder: Path | None) -> Content:
    found: Content = game.load(folder) if folder else game.content
    return found


def load_record(path: Path, folder: Path | None) -> Play:
    """A record's game, folded and checked; every error names the file."""
    try:
        found = parse(read_text(path))
        game = find(found.header.game)
        return game.resume(found, game.load(folder) if folder else None)
    except BadRecord as error:
        raise BadInput(f"{path}: {error}") from None
