"""Players' own packs: what the box looks like with one, and those that this server offers.

Packs come from strangers. Reading one means reading all of a game's content, which takes some
hundredths of a second: that is done in a worker, and only so often for one address.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from dolmen.core import own_pack
from dolmen.core.content import NOTES, BadContent, Content
from dolmen.core.game import Game
from dolmen.core.own_pack import OwnPack
from dolmen.core.refusal import BadInput
from dolmen.games import find
from dolmen.games.packs import game_of
from dolmen.server import texts, wire
from dolmen.server.complaints import Sentence
from dolmen.speech.differences import differences
from dolmen.speech.face import Face, face_of
from dolmen.speech.form import Forms

PER_HOUR = 5_000  # looks at packs from one address: a page asks while one types


def read(plain: object) -> tuple[Game, Content]:
    """A pack and the content with it, all of it checked."""
    pack = own_pack.read(plain)
    game = find(pack.game)
    return game, game.content_with(pack)


def shipped(game: str, language: str) -> wire.BoxInfo:
    return box_of(face_of(find(game)), language, None)


# What is asked of a worker; each gives JSON.


def describe(game: str, language: str, plain: dict[str, Any], entry: str | None) -> bytes:
    """The box of a game with a pack. With an entry, only the components that it is of."""
    found, content = read(plain)
    if found.id != game:
        raise BadInput(Sentence("pack_of_other", pack=found.id, game=game))
    return msgspec.json.encode(box_of(face_of(found, content), language, entry))


def box_of(face: Face, language: str, entry: str | None) -> wire.BoxInfo:
    return wire.BoxInfo(
        shelves=texts.shelves(face, language, entry),
        entries=entries(face.content, face.forms(language), entry),
        differences=described(face, language),
        catalogue=catalogue_patch(face, language),
        words=words_patch(face, language),
    )


def describe_table(header_pack: str, game: str, language: str) -> bytes:
    """The pack of a table."""
    pack = own_pack.read_line(game, header_pack)
    found = find(game)
    face = face_of(found, found.content_with(pack))
    info = wire.TablePack(
        pack.plain(),
        described(face, language),
        catalogue_patch(face, language),
        words_patch(face, language),
    )
    return msgspec.json.encode(info)


def open_text(text: str) -> bytes:
    """A pack out of a file, checked against its game."""
    try:
        pack = own_pack.parse(text)
    except BadContent as error:
        if error.place:  # it is a pack, with a mistake in it
            raise
        raise BadInput(Sentence("not_a_pack", problem=error.sentence)) from None
    find(pack.game).content_with(pack)
    return msgspec.json.encode(pack.plain())


def write_text(plain: dict[str, Any]) -> bytes:
    return msgspec.json.encode(wire.PackText(own_pack.read(plain).toml()))


# Parts of the answers


def described(face: Face, language: str) -> list[wire.Difference]:
    if face.content.pack is None:
        return []
    found = differences(face, language)
    return [wire.Difference(one.entry, one.name, list(one.lines)) for one in found]


def catalogue_patch(face: Face, language: str) -> dict[str, Any]:
    if face.content.pack is None:
        return {}
    shipped = texts.catalogue_in(face.game.id, language)
    own = texts.spoken(face.catalogue(), language)
    return patch(plain_of(shipped), plain_of(own))


def words_patch(face: Face, language: str) -> dict[str, Any]:
    if face.content.pack is None:
        return {}
    return patch({"names": face_of(face.game).names(language)}, {"names": face.names(language)})


def plain_of(value: Any) -> Any:
    return msgspec.to_builtins(value)


def patch(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """What must be laid over one to get the other; lists are replaced whole, None removes."""
    found: dict[str, Any] = {key: None for key in before if key not in after}
    for key, value in after.items():
        old = before.get(key)
        if isinstance(value, dict) and isinstance(old, dict):
            inner = patch(old, value)
            if inner:
                found[key] = inner
        elif key not in before or value != old:
            found[key] = value
    return found


def entries(content: Content, forms: Forms, only: str | None) -> dict[str, dict[str, Any]]:
    """The entries that a form is for, by their addresses, without remarks on their origin."""
    tables = {form.table for form in forms.forms}
    return {
        address: {key: value for key, value in entry.items() if key not in NOTES}
        for address, entry in own_pack.addressed(content.data).items()
        if only in (None, address) and address.rpartition("/")[0] in tables
    }


def house_packs(paths: Iterable[Path]) -> list[OwnPack]:
    """The packs that a host offers to everybody who makes a table, all of them checked."""
    found: list[OwnPack] = []
    for path in paths:
        game = game_of(path)
        content = game.load(path)
        if content.pack is None:
            raise BadInput(f"{path} changes nothing in {game.id}.")
        found.append(content.pack)
    return found
