"""dolmen content: content packs of one's own."""

from __future__ import annotations

import argparse
import shutil
import tempfile
from pathlib import Path
from typing import Any

from dolmen.commands.common import subcommand
from dolmen.core.content import read_toml
from dolmen.core.game import Game
from dolmen.core.refusal import BadInput
from dolmen.games import all_games, find

EXAMPLES = """  dolmen content copy altay my-box/
  dolmen content check altay my-box/
  dolmen play altay --content my-box/
"""


def add(subparsers: Any) -> None:
    parser = subcommand(
        subparsers,
        "content",
        "check or begin a content pack of your own",
        "A pack is a folder whose files stand in place of the shipped files of the same name; "
        "correct in it what differs in your box.",
        EXAMPLES,
    )
    kinds = parser.add_subparsers(metavar="check|copy", required=True)
    checking = subcommand(
        kinds, "check", "is a pack right?", "Reads and checks a whole pack.", EXAMPLES
    )
    checking.add_argument("game", nargs="?", help="altay, ...; needed only if files leave it open")
    checking.add_argument("folder", type=Path, metavar="DIR")
    checking.set_defaults(run=check)
    copying = subcommand(
        kinds, "copy", "copy the shipped files", "The shipped files as a start.", EXAMPLES
    )
    copying.add_argument("game")
    copying.add_argument("folder", type=Path, metavar="DIR", help="a folder that is not there yet")
    copying.set_defaults(run=copy)


def shipped(game: Game) -> dict[str, Path]:
    return {path.name: path for path in sorted((game.folder / "content").glob("*.toml"))}


def check(args: argparse.Namespace) -> int:
    folder: Path = args.folder
    if not folder.is_dir():
        raise BadInput(f"{folder} is not a folder.")
    game = find(args.game) if args.game else guess(folder)
    pack = game.load(folder)
    files = shipped(game)
    own = sorted(folder.glob("*.toml"))
    changed = [path.name for path in own if read_toml(path) != read_toml(files[path.name])]
    differs = ", ".join(changed) if changed else "nothing"
    print(f"{folder} is a right pack for {game.id} (content {pack.hash}); it changes {differs}.")
    return 0


def guess(folder: Path) -> Game:
    """The game whose files these are."""
    names = {path.name for path in folder.glob("*.toml")}
    if not names:
        raise BadInput(f"{folder} holds no .toml file.")
    fitting = [game for game in all_games() if names <= set(shipped(game))]
    if len(fitting) != 1:
        games = ", ".join(game.id for game in fitting or all_games())
        raise BadInput(f"Say which game {folder} belongs to: {games}.")
    return fitting[0]


def copy(args: argparse.Namespace) -> int:
    game = find(args.game)
    folder: Path = args.folder
    if folder.exists():
        raise BadInput(f"{folder} already exists; name a folder that is not there yet.")
    folder.parent.mkdir(parents=True, exist_ok=True)
    # Copied aside and then moved, so that no half pack is left behind.
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".dolmen-") as aside:
        part = Path(aside) / "pack"
        part.mkdir()
        for path in shipped(game).values():
            shutil.copyfile(path, part / path.name)
        part.rename(folder)
    print(f"{folder} holds the content of {game.id}; check it with dolmen content check.")
    return 0
