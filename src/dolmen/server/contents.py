"""The content of stored games: kept once, whole, so that a table opens wherever its database does.

A table's header in memory carries its pack. In the database the pack is separate: the files that
the table is played with are stored whole, and the pack is restored as the difference between the
files that are shipped now and those. So a table that was made with the content of an older release
is a table with a pack, if anything that its rules read has changed since.
"""

from __future__ import annotations

import json
import zlib
from functools import cache
from importlib.metadata import version

from msgspec import Struct

from dolmen.core.content import Files, fingerprint
from dolmen.core.game import Game
from dolmen.core.own_pack import between, corrected
from dolmen.core.record import Header, parse
from dolmen.games import find


class Kept(Struct):
    """Content as it is stored. `pack` is the name of an owner's pack, or empty for what was
    shipped."""

    id: str
    game: str
    pack: str
    release: str  # of the program that stored it
    files: bytes


def part(text: str) -> tuple[str, Kept | None]:
    """A header without its pack, and the content it needs; None for a game without any."""
    header = parse(text).header
    game = find(header.game)
    if header.pack is None:
        return text, shipped(game.id)
    files = corrected(game.files, header.pack)
    name, header.pack = header.pack.name, None
    return str(header), keep(game, name, files)


@cache
def shipped(game: str) -> Kept | None:
    found = find(game)
    return keep(found, "", found.files) if found.files else None


def keep(game: Game, pack: str, files: Files) -> Kept:
    number = fingerprint({"pack": {"name": pack}, **files})
    return Kept(number, game.id, pack, version("dolmen"), pack_files(files))


def join(text: str, kept: Kept | None) -> str:
    """The header with its pack again, where one is needed."""
    if kept is None:
        return text
    header = parse(text).header
    game = find(header.game)
    if not kept.pack and is_shipped(game, header):
        return text
    files = unpack_files(kept.files)
    pack = between(game.files, files, game.id, kept.pack or f"Dolmen {kept.release}")
    header.pack = pack if pack.changes else None
    return str(header)


def is_shipped(game: Game, header: Header) -> bool:
    """Do the rules read in the content of today what they read in that of the header?"""
    now = game.content_hash(game.content, game.all_options(header.options))
    return now in (header.content, game.known_content.get(header.content))


def pack_files(files: Files) -> bytes:
    return zlib.compress(json.dumps(files, ensure_ascii=False).encode(), 9)


def unpack_files(data: bytes) -> Files:
    found: Files = json.loads(zlib.decompress(data))
    return found
