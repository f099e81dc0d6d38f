"""A player's own pack: what an owner of the box has corrected, under a name.

It holds whole entries that take the place of shipped ones, or stand beside them where the rules
leave room for further cards. A pack never runs code, and packs come from strangers: whatever is in
one is checked here and then by the game's reader, and refused with one sentence that names file,
entry and field.

    format = "dolmen pack 1"
    game = "stones"
    name = "Second printing"
    confirmed = ["cards/card/axe"]

    [changes.cards.card.axe]
    id = "axe"
    points = 2
    ...
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any

import tomli_w

from dolmen.core.content import BadContent, Files, Place, key_of, read_folder, show
from dolmen.core.problem import Problem, problem

FORMAT = "dolmen pack 1"
NAME_LENGTH = 60
NO_BREAK_SPACES = str.maketrans({"\u00a0": " ", "\u202f": " "})  # French has them before a colon
TEXT_LENGTH = 1_000  # of a text in an entry
KEY_LENGTH = 60
PACK_LENGTH = 400_000  # of a whole pack, written down
MOST_PARTS = 40_000  # values in a pack
MOST_CONFIRMED = 3_000
DEPTH = 12
LARGEST = 1_000_000


@dataclass(slots=True, frozen=True)
class OwnPack:
    game: str
    name: str
    changes: Files = field(default_factory=dict)  # file without its ending -> table -> id -> entry
    confirmed: tuple[str, ...] = ()  # addresses of components that the owner has compared

    def plain(self) -> dict[str, Any]:
        """As it is written down."""
        return {
            "format": FORMAT,
            "game": self.game,
            "name": self.name,
            "confirmed": list(self.confirmed),
            "changes": self.changes,
        }

    def line(self) -> str:
        """In one line, for a record: without what the owner has confirmed."""
        described = {"name": self.name, "changes": self.changes}
        return json.dumps(described, sort_keys=True, separators=(",", ":"))

    def toml(self) -> str:
        return tomli_w.dumps(self.plain())

    @property
    def digest(self) -> str:
        """Equal for packs that say the same."""
        return blake2b(f"{self.game} {self.line()}".encode(), digest_size=8).hexdigest()


# Reading


def parse(text: str) -> OwnPack:
    """A pack as a file holds it: TOML, or JSON."""
    if len(text) > PACK_LENGTH:
        raise BadContent(problem("pack_too_long", most=PACK_LENGTH))
    try:
        value = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except RecursionError:
        raise BadContent(problem("pack_too_deep")) from None
    except tomllib.TOMLDecodeError as error:
        raise BadContent(problem("pack_not_toml", error=str(error))) from None
    except json.JSONDecodeError as error:
        raise BadContent(problem("pack_not_json", error=str(error))) from None
    except ValueError:  # Python does not read numbers of thousands of digits
        raise BadContent(problem("pack_long_number")) from None
    return read(value)


def read(value: object) -> OwnPack:
    """A pack from what a file or a request holds, every part of it checked."""
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise BadContent(problem("no_pack", format=FORMAT))
    if extra := sorted(map(str, value.keys() - {"format", "game", "name", "confirmed", "changes"})):
        raise BadContent(problem("pack_unknown_field", field=show(extra[0])))
    game = value.get("game")
    if not isinstance(game, str):
        raise wrong_part("game", problem("missing"))
    pack = OwnPack(
        game,
        read_name(value.get("name")),
        read_changes(value.get("changes", {})),
        read_confirmed(value.get("confirmed", [])),
    )
    if len(pack.line()) > PACK_LENGTH:
        raise BadContent(problem("pack_too_long", most=PACK_LENGTH))
    return pack


def read_line(game: str, line: str) -> OwnPack:
    """A pack out of a record."""
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        raise BadContent(problem("record_not_json")) from None
    if not isinstance(value, dict) or value.keys() != {"name", "changes"}:
        raise BadContent(problem("record_parts"))
    return OwnPack(game, read_name(value["name"]), read_changes(value["changes"]))


def read_name(value: object) -> str:
    if not isinstance(value, str):
        raise wrong_part("name", problem("missing"))
    name = " ".join(value.split())
    if not name or not name.isprintable():
        raise wrong_part("name", problem("not_one_line"))
    if len(name) > NAME_LENGTH:
        raise wrong_part("name", problem("too_long", most=NAME_LENGTH))
    return name


def read_confirmed(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise wrong_part("confirmed", problem("expected", what=problem("some_components")))
    if len(value) > MOST_CONFIRMED:
        raise wrong_part("confirmed", problem("too_many_components", most=MOST_CONFIRMED))
    for address in value:
        if not isinstance(address, str) or len(address) > 3 * KEY_LENGTH:
            raise wrong_part("confirmed", problem("no_component", address=show(address)))
    return tuple(dict.fromkeys(value))


def read_changes(value: object) -> Files:
    if not isinstance(value, dict):
        raise wrong_part("changes", problem("expected", what=problem("tables")))
    counted = 0
    waiting: list[tuple[tuple[str, ...], object]] = [((), value)]
    while waiting:
        path, part = waiting.pop()
        counted += 1
        if counted > MOST_PARTS:
            raise BadContent(problem("pack_too_large", most=MOST_PARTS))
        if len(path) > DEPTH:
            raise wrong(path, problem("too_deep"))
        if isinstance(part, dict):
            for key, inner in part.items():
                if len(key) > KEY_LENGTH or not key.isprintable():
                    raise wrong((*path, key[:KEY_LENGTH]), problem("unknown_field"))
                waiting.append(((*path, key), inner))
        elif isinstance(part, list) and len(path) > 1:
            waiting += [((*path, str(n)), inner) for n, inner in enumerate(part, start=1)]
        elif len(path) < 3:
            table = problem("a_table")
            raise wrong(path, problem("wrong_kind", expected=table, got=kind_of(part)))
        else:
            check_value(path, part)
    return value


def check_value(path: tuple[str, ...], value: object) -> None:
    if isinstance(value, str):
        if len(value) > TEXT_LENGTH:
            raise wrong(path, problem("too_long", most=TEXT_LENGTH))
        if not value.translate(NO_BREAK_SPACES).isprintable():
            raise wrong(path, problem("not_one_line"))
    elif isinstance(value, int):
        if not -LARGEST <= value <= LARGEST:
            raise wrong(path, problem("too_large", low=-LARGEST, high=LARGEST))
    else:
        known = problem("a_value")
        raise wrong(path, problem("wrong_kind", expected=known, got=kind_of(value)))


def kind_of(value: object) -> Problem:
    if value is None:
        return problem("nothing")
    known = {
        bool: problem("a_bool"),
        float: problem("a_fraction"),
        int: problem("a_number"),
        list: problem("a_list"),
        str: problem("a_string"),
    }
    return known.get(type(value)) or problem("a_thing", kind=type(value).__name__)


def wrong_part(field: str, what: Problem) -> BadContent:
    """The sentence about a part of the pack besides its changes."""
    return BadContent(problem("at_part", field=field, problem=what))


def wrong(path: tuple[str, ...], what: Problem) -> BadContent:
    """The sentence about a place in the changes: file, entry, field."""
    place = tuple(int(part) - 1 if part.isdecimal() else part for part in path)
    return BadContent(named(path, what), place)


def named(path: tuple[str, ...], what: Problem) -> Problem:
    """Keys may be empty: a name that is not there is left out."""
    file, table, name, *fields = (*path, *("",) * (3 - len(path)))
    entry = f"{table} {name!r}" if name else table
    parts = [part for part in (entry, ", ".join(fields)) if part]
    if not file and not parts:
        return problem("at_pack", problem=what)
    if not file:
        return problem("at_part", field=", ".join(parts), problem=what)
    file = f"{file}.toml"
    if len(parts) == 2:
        return problem("at_field", file=file, entry=entry, field=parts[1], problem=what)
    if parts:
        return problem("at_entry", file=file, entry=parts[0], problem=what)
    return problem("at_file", file=file, problem=what)


# Using


def corrected(shipped: Files, pack: OwnPack) -> Files:
    """The shipped files with a pack's entries in the place of theirs."""
    files = dict(shipped)
    for stem, tables in pack.changes.items():
        file = f"{stem}.toml"
        if file not in files:
            known = ", ".join(sorted(files))
            raise BadContent(problem("unknown_file", file=file, known=known), (stem,))
        files[file] = dict(files[file])
        for table, change in tables.items():
            if table not in files[file]:
                unknown = problem("unknown_table", file=file, table=table)
                raise BadContent(unknown, (stem, table))
            files[file][table] = corrected_table(file, table, files[file][table], change)
    return files


def corrected_table(file: str, table: str, shipped: Any, change: Any) -> Any:
    place = (file.removesuffix(".toml"), table)
    key = key_of(shipped)
    if not key:
        if type(change) is not type(shipped):
            what = problem("expected", what=kind_of_table(shipped))
            raise BadContent(
                problem("at_entry", file=file, entry=f"[{table}]", problem=what), place
            )
        return change
    if not isinstance(change, dict):
        what = problem("expected", what=problem("entries_by_id"))
        raise BadContent(problem("at_entry", file=file, entry=f"[[{table}]]", problem=what), place)
    entries = {str(entry[key]): entry for entry in shipped}
    for name, entry in change.items():
        if not isinstance(entry, dict) or str(entry.get(key, name)) != name:
            raise wrong_key(place, name, key, problem("must_be", value=repr(name)))
        if key == "id":
            entries[name] = {key: name} | entry
        elif name in entries:
            entries[name] = {key: entries[name][key]} | entry
        else:
            known = problem("one_of", names=", ".join(entries))
            raise wrong_key(place, name, key, known)
    return list(entries.values())


def wrong_key(table: tuple[str, str], name: str, key: str, what: Problem) -> BadContent:
    """The sentence about the field that tells the entries of a table apart."""
    return BadContent(named((*table, name, key), what), (*table, name, key))


def kind_of_table(value: object) -> Problem:
    return problem("some_tables") if isinstance(value, list) else problem("a_table")


def between(shipped: Files, files: Files, game: str, name: str) -> OwnPack:
    """What makes other files out of the shipped ones, as a pack."""
    changes: dict[str, dict[str, Any]] = {}
    for file, tables in files.items():
        for table, value in tables.items():
            before = shipped.get(file, {}).get(table)
            if value == before:
                continue
            key = key_of(before)
            if key and key_of(value) == key:
                old = {entry[key]: entry for entry in before or ()}
                value = {str(e[key]): e for e in value if e != old.get(e[key])}
            if value or value != before:
                changes.setdefault(file.removesuffix(".toml"), {})[table] = value
    return OwnPack(game, name, changes)


def addressed(files: Files) -> dict[str, dict[str, Any]]:
    """The entries of content files by their addresses, file/table/id."""
    return {
        f"{file.removesuffix('.toml')}/{table}/{entry[key]}": entry
        for file, tables in files.items()
        for table, entries in tables.items()
        if (key := key_of(entries))
        for entry in entries
    }


def changes_of(pack: OwnPack, shipped: Files) -> Mapping[str, Any]:
    """What a pack changes: the address of an entry, or of a table that is taken as a whole
    (file/table) -> what is there now."""
    found: dict[str, Any] = {}
    for stem, tables in pack.changes.items():
        for table, change in tables.items():
            if key_of(shipped.get(f"{stem}.toml", {}).get(table)):
                found |= {f"{stem}/{table}/{name}": entry for name, entry in change.items()}
            else:
                found[f"{stem}/{table}"] = change
    return found


def without(pack: OwnPack, shipped: Files, addresses: Collection[str]) -> OwnPack:
    """The pack without some of its changes."""
    changes: dict[str, dict[str, Any]] = {}
    for address, change in changes_of(pack, shipped).items():
        if address not in addresses:
            file, table, *name = address.split("/", 2)
            tables = changes.setdefault(file, {})
            if name:
                tables.setdefault(table, {})[name[0]] = change
            else:
                tables[table] = change
    return OwnPack(pack.game, pack.name, changes)


def blamed(
    error: BadContent, pack: OwnPack, shipped: Files, read: Callable[[Files], object]
) -> BadContent:
    """The error at a change of the pack. What is found wrong only where entries meet may be
    reported for an unchanged entry; then the change that caused it is to blame: the last of those
    that it takes."""
    changes = list(changes_of(pack, shipped))
    if any(leads_into(error, address) for address in changes):
        return error
    few, many = 0, len(changes)  # the error is there with the first `many` changes, not with `few`
    while many - few > 1:
        middle = (few + many) // 2
        try:
            read(corrected(shipped, without(pack, shipped, changes[middle:])))
            few = middle
        except BadContent as other:
            error, many = other, middle
    address = changes[many - 1]
    if leads_into(error, address):
        return error
    file, table, *name = address.split("/", 2)
    place: Place = (file, table, *name)
    if error.place[:2] == place[:2] and name:
        place += error.place[3:]
    entry = f"{table} {name[0]!r}" if name else f"[{table}]"
    return BadContent(
        problem("not_with_the_rest", file=f"{file}.toml", entry=entry, error=error.sentence), place
    )


def leads_into(error: BadContent, address: str) -> bool:
    steps = address.split("/", 2)
    return [str(step) for step in error.place[: len(steps)]] == steps


def read_file(path: Path) -> OwnPack:
    try:
        return parse(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise BadContent(problem("not_utf8", file=path.name)) from None
    except BadContent as error:
        raise BadContent(problem("in_file", file=path.name, error=error.sentence)) from None


def replaced(shipped: Files, folder: Path) -> Files:
    """The shipped files with those of a folder in the place of the ones they are called like."""
    if not folder.is_dir():
        raise BadContent(problem("neither", path=str(folder)))
    files = read_folder(folder)
    if not files:
        raise BadContent(problem("empty_folder", path=str(folder)))
    for file in files:
        if file not in shipped:
            known = ", ".join(sorted(shipped))
            raise BadContent(problem("unknown_file", file=file, known=known))
    read_changes({file.removesuffix(".toml"): tables for file, tables in files.items()})
    return shipped | files
