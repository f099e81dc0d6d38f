"""Content packs: TOML files -> checked entries. Every error names file, entry and field.

A pack of one's own is a folder whose files replace the shipped files of the same name.
"""

import json
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar

from dolmen.core.refusal import BadInput

T = TypeVar("T")
LANGUAGES = ("en", "de", "fr")
NOTES = frozenset({"source", "name_source", "reconstructed", "note"})  # remarks on origin


class BadContent(BadInput):
    """A content pack is wrong."""


@dataclass(slots=True)
class Content:
    """A game's checked content; games extend it with their tables."""

    hash: str
    data: dict[str, Any] = field(repr=False)  # the parsed files, for pages that draw or list them


class Entry:
    """One TOML table with its place, read field by field."""

    def __init__(self, file: str, label: str, data: object) -> None:
        self.file = file
        self.label = label
        self.children: list[Entry] = []
        if not isinstance(data, dict):
            raise BadContent(f"{file}: {label}: expected a table, got {show(data)}.")
        self.data: dict[str, Any] = data
        self.unread: set[str] = set(data) - NOTES

    def wrong(self, field: str, problem: str) -> BadContent:
        return BadContent(f"{self.file}: {self.label}: {field}: {problem}.")

    def has(self, field: str) -> bool:
        return field in self.data

    def get(self, field: str) -> Any:
        if field not in self.data:
            raise self.wrong(field, "is missing")
        self.unread.discard(field)
        return self.data[field]

    def skip(self, *fields: str) -> None:
        """Fields that carry nothing the rules use (drawing, remarks)."""
        self.unread.difference_update(fields)

    def typed(self, field: str, kind: type[T], expected: str) -> T:
        value = self.get(field)
        if not isinstance(value, kind):
            raise self.wrong(field, f"expected {expected}, got {show(value)}")
        return value

    def text(self, field: str) -> str:
        return self.typed(field, str, "a text")

    def flag(self, field: str) -> bool:
        return self.typed(field, bool, "true or false")

    def items(self, field: str) -> list[Any]:
        return self.typed(field, list, "a list")

    def number(self, field: str, low: int = 0, high: int = 1_000_000) -> int:
        return self.whole(field, self.get(field), low, high)

    def whole(self, field: str, value: object, low: int = 0, high: int = 1_000_000) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.wrong(field, f"expected a whole number, got {show(value)}")
        if not low <= value <= high:
            raise self.wrong(field, f"expected {low} to {high}, got {value}")
        return value

    def numbers(self, field: str, low: int = 0, high: int = 1_000_000) -> list[int]:
        return [self.whole(field, value, low, high) for value in self.items(field)]

    def one_of(self, field: str, allowed: Iterable[str]) -> str:
        return self.known(field, self.text(field), allowed)

    def all_of(self, field: str, allowed: Iterable[str]) -> list[str]:
        names = tuple(allowed)
        return [self.known(field, value, names) for value in self.items(field)]

    def known(self, field: str, value: object, allowed: Iterable[str]) -> str:
        names = tuple(allowed)
        if not isinstance(value, str) or value not in names:
            raise self.wrong(field, f"expected one of {', '.join(names)}; got {show(value)}")
        return value

    def names(self, field: str = "name") -> dict[str, str]:
        """A text in every language of the table."""
        value = self.typed(field, dict, f"texts in {', '.join(LANGUAGES)}")
        for language in LANGUAGES:
            if not isinstance(value.get(language), str) or not value[language]:
                raise self.wrong(f"{field}.{language}", "is missing")
        if extra := set(value) - set(LANGUAGES):
            raise self.wrong(f"{field}.{min(extra)}", "is not a language of the table")
        return {language: value[language] for language in LANGUAGES}

    def child(self, field: str) -> "Entry":
        return self.adopt(field, self.get(field))

    def children_of(self, field: str) -> list["Entry"]:
        """The tables of a list; none if the field is absent."""
        values = self.items(field) if field in self.data else []
        return [self.adopt(f"{field} {n}", value) for n, value in enumerate(values, start=1)]

    def adopt(self, label: str, value: object) -> "Entry":
        child = Entry(self.file, f"{self.label}, {label}", value)
        self.children.append(child)
        return child

    def finish(self) -> None:
        """Refuse fields that nobody asked for: they are usually misspelt."""
        if self.unread:
            raise self.wrong(min(self.unread), "is not a known field")
        for child in self.children:
            child.finish()


class Pack:
    """The files of a game's content, shipped or corrected by an owner of the box."""

    def __init__(self, shipped: Path, own: Path | None = None) -> None:
        self.files: dict[str, dict[str, Any]] = {}
        self.entries_read: list[Entry] = []
        for path in sorted(shipped.glob("*.toml")):
            self.files[path.name] = read_toml(path)
        if own is not None:
            self.replace(own)
        self.hash = fingerprint(self.files)
        self.tables_unread = {name: set(data) for name, data in self.files.items()}

    def replace(self, own: Path) -> None:
        if not own.is_dir():
            raise BadContent(f"{own} is not a folder with content files.")
        found = sorted(own.glob("*.toml"))
        if not found:
            raise BadContent(f"{own} holds no .toml file.")
        for path in found:
            if path.name not in self.files:
                known = ", ".join(sorted(self.files))
                raise BadContent(f"{path.name} is not a file of this game ({known}).")
            self.files[path.name] = read_toml(path)

    def table(self, file: str, key: str) -> Entry:
        """A single table `[key]`."""
        self.entries_read.append(Entry(file, f"[{key}]", self.raw(file, key)))
        return self.entries_read[-1]

    def entries(self, file: str, key: str, label: str = "id") -> list[Entry]:
        """The tables `[[key]]`, each called by the field `label` in errors."""
        value = self.raw(file, key)
        if not isinstance(value, list):
            raise BadContent(f"{file}: [[{key}]]: expected a list of tables, got {show(value)}.")
        found: list[Entry] = []
        seen: set[str] = set()
        for number, data in enumerate(value, start=1):
            name = data.get(label) if isinstance(data, dict) else None
            entry = Entry(file, f"{key} {name!r}" if name is not None else f"{key} {number}", data)
            if name is None and label == "id":
                raise entry.wrong("id", "is missing")
            if label == "id":
                if entry.text("id") in seen:
                    raise entry.wrong("id", "appears twice")
                seen.add(entry.text("id"))
            entry.skip(label)
            found.append(entry)
        self.entries_read += found
        return found

    def raw(self, file: str, key: str) -> Any:
        if file not in self.files:
            raise BadContent(f"{file} is missing.")
        if key not in self.files[file]:
            raise BadContent(f"{file}: [{key}] is missing.")
        self.tables_unread[file].discard(key)
        return self.files[file][key]

    def finish(self) -> None:
        """After reading: refuse everything that was not read."""
        for entry in self.entries_read:
            entry.finish()
        for file, tables in self.tables_unread.items():
            if tables:
                raise BadContent(f"{file}: [{min(tables)}] is not a known table.")


def read_toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"{path.name}: not valid TOML: {error}.") from None
    except UnicodeDecodeError:
        raise BadContent(f"{path.name}: not UTF-8 text.") from None


def fingerprint(files: dict[str, dict[str, Any]]) -> str:
    """A hash of what the files say, not of how they are laid out or commented."""
    canonical = json.dumps(files, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return blake2b(canonical.encode(), digest_size=8).hexdigest()


def same_ids(
    entries: list[Entry], ids: tuple[str, ...], file: str, key: str, spare: tuple[str, ...] = ()
) -> None:
    """A pack corrects values; the set of ids belongs to the rules. Those that are spare may be
    missing: a pack puts further components into the box by them."""
    found = [entry.text("id") for entry in entries]
    for entry, name in zip(entries, found, strict=True):
        if name not in ids and name not in spare:
            further = f"; further ones are {spare[0]} to {spare[-1]}" if spare else ""
            raise entry.wrong("id", f"is not an id of this game{further}")
    for name in ids:
        if name not in found:
            raise BadContent(f"{file}: {key} {name!r} is missing.")


def show(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
