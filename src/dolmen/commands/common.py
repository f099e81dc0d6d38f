"""What several commands share."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

from dolmen.core.content import LANGUAGES, Content
from dolmen.core.game import Game
from dolmen.core.play import Play
from dolmen.core.record import BadRecord, parse
from dolmen.core.refusal import BadInput
from dolmen.games import find
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
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    return parser


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--language",
        choices=LANGUAGES,
        default=preferred(os.environ),
        help="language of the table (default: the system's, or en)",
    )


def add_study(parser: argparse.ArgumentParser) -> None:
    """What every command asks that lets bots play many games."""
    parser.add_argument("game", help="altay, ... (see dolmen games)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the whole study (1)")
    parser.add_argument("--workers", type=int, default=1, help="processes (1)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")


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
