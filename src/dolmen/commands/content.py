"""dolmen content: your own content packs."""

from __future__ import annotations

import argparse
import shutil
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import tomli_w

from dolmen.commands.common import add_content, add_language, content_of, subcommand
from dolmen.core.content import Content
from dolmen.core.game import Game
from dolmen.core.own_pack import read
from dolmen.core.refusal import BadInput
from dolmen.games import find
from dolmen.games.packs import game_of
from dolmen.speech.differences import differences
from dolmen.speech.face import face_of
from dolmen.terminal.files import write_whole

EXAMPLES = """  dolmen content copy altay my-box/
  dolmen content check altay my-box/
  dolmen content differences altay my-box/ --language de
  dolmen content pack altay my-box/ --name "Second printing" --out my-box.toml
  dolmen content check my-box.toml
  dolmen play altay --content my-box.toml
"""


def add(subparsers: Any) -> None:
    parser = subcommand(
        subparsers,
        "content",
        "check, compare or begin a content pack of your own",
        "A pack says what differs in your box. It is a file, made in the browser or with "
        "`pack`, or a folder whose files stand in place of the shipped files of the same name.",
        EXAMPLES,
    )
    kinds = parser.add_subparsers(metavar="check|differences|pack|copy", required=True)
    checking = subcommand(
        kinds, "check", "is a pack right?", "Reads and checks a whole pack.", EXAMPLES
    )
    checking.set_defaults(run=check)
    comparing = subcommand(
        kinds,
        "differences",
        "what a pack changes, in words",
        "Every component that the pack changes or adds: what it was and what it is.",
        EXAMPLES,
    )
    comparing.set_defaults(run=compare)
    for kind in (checking, comparing):
        add_language(kind)
        kind.add_argument(
            "game", nargs="?", help="altay, ...; only needed if the pack does not say"
        )
        kind.add_argument("pack", type=Path, metavar="PACK", help="a file, or a folder")
    packing = subcommand(
        kinds,
        "pack",
        "make one file of a folder",
        "Writes what a folder changes as one pack file, to be shared or read by a browser.",
        EXAMPLES,
    )
    packing.add_argument("game")
    packing.add_argument("folder", type=Path, metavar="DIR")
    packing.add_argument("--name", required=True, help="what the pack is called")
    packing.add_argument("--out", type=Path, required=True, metavar="FILE", help="the pack file")
    packing.set_defaults(run=pack)
    copying = subcommand(
        kinds,
        "copy",
        "copy the shipped files, or those with a pack",
        "The shipped files as a start; with a pack file, as it corrects them.",
        EXAMPLES,
    )
    copying.add_argument("game")
    copying.add_argument("folder", type=Path, metavar="DIR", help="a new folder")
    add_content(copying)
    copying.set_defaults(run=copy)


def shipped(game: Game) -> dict[str, Path]:
    return {path.name: path for path in sorted((game.folder / "content").glob("*.toml"))}


def load(args: argparse.Namespace) -> tuple[Game, Content]:
    """The content with the pack that was named."""
    path: Path = args.pack
    if not path.exists():
        raise BadInput(f"{path} does not exist.")
    game = find(args.game) if args.game else game_of(path)
    content: Content = game.load(path)
    return game, content


def check(args: argparse.Namespace) -> int:
    game, content = load(args)
    changed = sorted(f"{stem}.toml" for stem in content.pack.changes) if content.pack else []
    differs = ", ".join(changed) if changed else "nothing"
    said = f"{args.pack} is a right pack for {game.id} (content {content.hash})"
    print(f"{said}; it changes {differs}.")
    return 0


def compare(args: argparse.Namespace) -> int:
    game, content = load(args)
    found = differences(face_of(game, content), args.language)
    for difference in found:
        print(difference.name)
        for line in difference.lines:
            print(f"  {line}")
    if not found:
        print(f"{args.pack} changes nothing that is in the box of {game.id}.")
    return 0


def pack(args: argparse.Namespace) -> int:
    game = find(args.game)
    if args.out.exists():
        raise BadInput(f"{args.out} already exists; name another file.")
    if not args.folder.is_dir():
        raise BadInput(f"{args.folder} is not a folder.")
    found = game.load(args.folder).pack
    if found is None:
        raise BadInput(f"{args.folder} changes nothing.")
    own = read(replace(found, name=args.name).plain())
    write_whole(args.out, own.toml())
    print(f"{args.out} holds the pack '{own.name}' for {game.id}.")
    return 0


def copy(args: argparse.Namespace) -> int:
    game = find(args.game)
    folder: Path = args.folder
    if folder.exists():
        raise BadInput(f"{folder} already exists; name a new folder.")
    content = content_of(game, args.content)
    folder.parent.mkdir(parents=True, exist_ok=True)
    # Copied aside and then moved, so that no half pack is left behind.
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".dolmen-") as aside:
        part = Path(aside) / "pack"
        part.mkdir()
        for path in shipped(game).values():
            own = content.data[path.name]
            if own == game.files[path.name]:
                shutil.copyfile(path, part / path.name)  # with its comments
            else:
                (part / path.name).write_text(tomli_w.dumps(own), encoding="utf-8")
        part.rename(folder)
    print(f"{folder} holds the content of {game.id}; check it with dolmen content check.")
    return 0
