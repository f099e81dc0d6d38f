"""dolmen backup, dolmen restore: a copy of all games, and the way back."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from dolmen.commands.common import subcommand
from dolmen.commands.serve import add_database, without_password

BACKUP = """  dolmen backup games-monday.db
  dolmen backup games.db --database postgresql://user:secret@host/dolmen
"""
RESTORE = """  dolmen restore games-monday.db
  dolmen restore games.db --database postgresql://user:secret@host/dolmen
"""


def add(subparsers: Any) -> None:
    parser = subcommand(
        subparsers,
        "backup",
        "copy all games of a server into a file",
        "Copies everything that a server keeps into one file, also while it runs. The file holds\n"
        "what opens every seat: keep it as safe as the database.",
        BACKUP,
    )
    parser.add_argument("file", type=Path, help="the file to write; it must not exist yet")
    add_database(parser)
    parser.set_defaults(run=back_up)

    parser = subcommand(
        subparsers,
        "restore",
        "bring back what a backup holds",
        "Adds the tables of a backup that the database does not have; those that it has stay as\n"
        "they are. It may be done while the server runs.",
        RESTORE,
    )
    parser.add_argument("file", type=Path, help="a file that dolmen backup wrote")
    add_database(parser)
    parser.set_defaults(run=restore)


def show(part: str, count: int) -> None:
    print(f"  {part}: {count}", file=sys.stderr)


def back_up(args: argparse.Namespace) -> int:
    from dolmen.server import backup
    from dolmen.server.database import look_into

    engine = look_into(args.database)
    count = backup.back_up(engine, args.file, show)
    print(f"Tables copied from {without_password(args.database)} into {args.file}: {count}.")
    return 0


def restore(args: argparse.Namespace) -> int:
    from dolmen.server import backup
    from dolmen.server.database import look_into

    engine = look_into(args.database, make=True)
    added, there = backup.restore(args.file, engine, show)
    print(f"Tables brought back: {added}. Already there, and left as they are: {there}.")
    return 0
