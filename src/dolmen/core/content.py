"""Content: TOML files -> checked entries. Every error names file, entry and field."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from dolmen.core.inherited import keep_fields
from dolmen.core.problem import problem
from dolmen.core.refusal import BadInput

if TYPE_CHECKING:
    from dolmen.core.own_pack import OwnPack

T = TypeVar("T")
Files = dict[str, dict[str, Any]]  # parsed: file -> table -> what is in it
Place = tuple[str | int, ...]
LANGUAGES: Final[tuple[str, ...]] = ("en", "de", "fr")
NO_CONTENT: Final = "none"  # the hash of a game that has no content files
NOTES: Final = frozenset({"source", "name_source", "reconstructed", "note"})  # remarks on origin
# Fields that tell the entries of a table apart; the first that all of them have.
KEYS: Final[tuple[str, ...]] = ("id", "index", "position", "level", "folk")


class BadContent(BadInput):
    """Content is wrong. `place` leads to the value: file without its ending, table, id, and then
    field by field; as far as it is known.

    >>> import dolmen
    >>> issubclass(dolmen.BadContent, dolmen.BadInput)
    True
    """


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class Content:
    """A game's checked content; games extend it with their tables."""

    data: Files = field(repr=False)  # the files, for pages that draw or list components
    facts: Files = field(
        init=False, repr=False, default_factory=dict
    )  # what the rules read of them
    hash: str = field(init=False, default=NO_CONTENT)  # of the facts
    pack: OwnPack | None = field(init=False, repr=False, default=None)  # what an owner corrected
    game: str = field(init=False, default="")  # whose content it is, once a game has loaded it

    def __init_subclass__(cls) -> None:
        keep_fields(cls)

    def __reduce__(self) -> str | tuple[Any, ...]:
        """Tables are never sent along with a state: whoever gets it finds its own."""
        game, hash_, pack = mark_of(self)
        if not game:
            return object.__reduce_ex__(self, 2)
        return find_again, (game, hash_, pack)


def mark_of(content: Content) -> tuple[str, str, OwnPack | None]:
    """What a content is known by. The fields are asked for by their names: beside a compiled
    engine, a game that is not compiled may keep them in places of its own."""
    game, hash_, pack = [getattr(content, name) for name in ("game", "hash", "pack")]
    return game, hash_, pack


def find_again(game: str, hash_: str, pack: OwnPack | None) -> Content:
    """The content of a game by its name; refused if it is not the one that was meant."""
    owner = resolve_name("dolmen.games:find")(game)  # by its name: the kernel knows no game
    found: Content = owner.content if pack is None else owner.content_with(pack)
    now = mark_of(found)[1]
    if now != hash_:
        raise BadContent(problem("other_content", game=game, content=hash_, here=now))
    return found


class Entry:
    """One TOML table with its place, read field by field."""

    def __init__(self, file: str, label: str, data: object, place: Place = ()) -> None:
        self.file = file
        self.label = label
        self.place = place
        self.children: list[Entry] = []
        if not isinstance(data, dict):
            wrong = problem("wrong_kind", expected=problem("a_table"), got=show(data))
            raise BadContent(problem("at_entry", file=file, entry=label, problem=wrong), place)
        self.data: dict[str, Any] = data
        self.unread: set[str] = set(data) - NOTES
        self.asked: set[str] = set()  # fields that were read

    def wrong(self, field: str, what: object) -> BadContent:
        """The error at a field: a problem with texts, or a clause in English."""
        place = (*self.place, *steps_to(field))
        return BadContent(
            problem("at_field", file=self.file, entry=self.label, field=field, problem=what), place
        )

    def has(self, field: str) -> bool:
        return field in self.data

    def get(self, field: str) -> Any:
        if field not in self.data:
            raise self.wrong(field, problem("missing"))
        self.unread.discard(field)
        self.asked.add(field)
        return self.data[field]

    def skip(self, *fields: str) -> None:
        """Fields that carry nothing the rules use (drawing, remarks)."""
        self.unread.difference_update(fields)

    def typed(self, field: str, kind: type[T], expected: object) -> T:
        value = self.get(field)
        if not isinstance(value, kind):
            raise self.wrong(field, problem("wrong_kind", expected=expected, got=show(value)))
        return value

    def text(self, field: str) -> str:
        return self.typed(field, str, problem("a_text"))

    def flag(self, field: str) -> bool:
        return self.typed(field, bool, problem("a_flag"))

    def items(self, field: str) -> list[Any]:
        return self.typed(field, list, problem("a_list"))

    def number(self, field: str, low: int = 0, high: int = 1_000_000) -> int:
        return self.whole(field, self.get(field), low, high)

    def whole(self, field: str, value: object, low: int = 0, high: int = 1_000_000) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            number = problem("a_whole_number")
            raise self.wrong(field, problem("wrong_kind", expected=number, got=show(value)))
        if not low <= value <= high:
            if low == high:
                raise self.wrong(field, problem("other_number", low=low, high=high, got=value))
            raise self.wrong(field, problem("out_of_range", low=low, high=high, got=value))
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
            listed = ", ".join(names)
            raise self.wrong(field, problem("not_one_of", names=listed, got=show(value)))
        return value

    def names(self, field: str = "name") -> dict[str, str]:
        """A text in every language of the table."""
        value = self.typed(field, dict, problem("some_texts", languages=", ".join(LANGUAGES)))
        for language in LANGUAGES:
            if not isinstance(value.get(language), str) or not value[language]:
                raise self.wrong(f"{field}.{language}", problem("missing"))
        if extra := set(value) - set(LANGUAGES):
            raise self.wrong(f"{field}.{min(extra)}", problem("no_language"))
        return {language: value[language] for language in LANGUAGES}

    def child(self, field: str) -> Entry:
        return self.adopt(field, self.get(field))

    def children_of(self, field: str) -> list[Entry]:
        """The tables of a list; none if the field is absent."""
        values = self.items(field) if field in self.data else []
        return [self.adopt(f"{field} {n}", value) for n, value in enumerate(values, start=1)]

    def adopt(self, label: str, value: object) -> Entry:
        place = (*self.place, *steps_to(label))
        child = Entry(self.file, f"{self.label}, {label}", value, place)
        self.children.append(child)
        return child

    def finish(self) -> None:
        """Refuse fields that nobody asked for: they are usually misspelt."""
        if self.unread:
            raise self.wrong(min(self.unread), problem("unknown_field"))
        for child in self.children:
            child.finish()


class Pack:
    """The files of a game's content while they are read."""

    def __init__(self, files: Files) -> None:
        self.files = files
        self.entries_read: list[Entry] = []
        self.tables_unread = {name: set(data) for name, data in files.items()}

    def table(self, file: str, key: str) -> Entry:
        """A single table `[key]`."""
        place = (stem(file), key)
        self.entries_read.append(Entry(file, f"[{key}]", self.raw(file, key), place))
        return self.entries_read[-1]

    def entries(self, file: str, key: str, label: str = "id") -> list[Entry]:
        """The tables `[[key]]`, each called by the field `label` in errors."""
        value = self.raw(file, key)
        if not isinstance(value, list):
            wrong = problem("wrong_kind", expected=problem("some_tables"), got=show(value))
            raise BadContent(
                problem("at_entry", file=file, entry=f"[[{key}]]", problem=wrong),
                (stem(file), key),
            )
        found: list[Entry] = []
        seen: set[str] = set()
        for number, data in enumerate(value, start=1):
            name = data.get(label) if isinstance(data, dict) else None
            called = f"{key} {show(name)}" if name is not None else f"{key} {number}"
            told = label in KEYS and isinstance(name, str | int)
            known = str(name) if told else number - 1
            entry = Entry(file, called, data, (stem(file), key, known))
            if name is None and label == "id":
                raise entry.wrong("id", problem("missing"))
            if label == "id":
                if entry.text("id") in seen:
                    raise entry.wrong("id", problem("twice"))
                seen.add(entry.text("id"))
            entry.unread.discard(label)
            found.append(entry)
        self.entries_read += found
        return found

    def raw(self, file: str, key: str) -> Any:
        if file not in self.files:
            raise BadContent(problem("file_missing", file=file))
        if key not in self.files[file]:
            raise BadContent(problem("table_missing", file=file, table=key))
        self.tables_unread[file].discard(key)
        return self.files[file][key]

    def finish(self, content: Content) -> None:
        """After reading: refuse everything that was not read, and note what was."""
        for entry in self.entries_read:
            entry.finish()
        for file, tables in self.tables_unread.items():
            if tables:
                raise BadContent(problem("unknown_table", file=file, table=min(tables)))
        known: dict[int, set[str]] = {}
        for entry in self.every_entry():
            known.setdefault(id(entry.data), set()).update(entry.asked)
        content.facts = {name: facts_of(data, known) for name, data in self.files.items()}
        content.hash = fingerprint(content.facts)

    def every_entry(self) -> Iterator[Entry]:
        waiting = self.entries_read[:]
        while waiting:
            entry = waiting.pop()
            waiting += entry.children
            yield entry


def stem(file: str) -> str:
    return file.removesuffix(".toml")


def steps_to(field: str) -> Place:
    """A field as errors call it, such as `name.en` or `effect 2`, as steps into an entry."""
    first, *numbers = field.replace(".", " ").split(" ")
    return (first, *(int(n) - 1 if n.isdecimal() else n for n in numbers))


def facts_of(value: Any, known: dict[int, set[str]]) -> Any:
    """What the rules read: without names in the languages of the table, remarks on where something
    comes from, and fields that are only for drawing. `known` holds the fields read of a table."""
    if isinstance(value, list):
        return [facts_of(part, known) for part in value]
    if not isinstance(value, dict):
        return value
    kept = known.get(id(value), value.keys()) - NOTES
    return {
        key: facts_of(part, known)
        for key, part in value.items()
        if key in kept and not is_wording(part)
    }


def is_wording(value: object) -> bool:
    """A text in each language."""
    return isinstance(value, dict) and value.keys() == set(LANGUAGES)


def read_folder(folder: Path) -> Files:
    """The content files in a folder."""
    return {path.name: read_toml(path) for path in sorted(folder.glob("*.toml"))}


def read_toml(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BadContent(problem("not_toml", file=path.name, error=str(error))) from None
    except UnicodeDecodeError:
        raise BadContent(problem("not_utf8", file=path.name)) from None
    except RecursionError:
        raise BadContent(problem("at_file", file=path.name, problem=problem("too_deep"))) from None
    except ValueError:  # Python does not read numbers of thousands of digits
        raise BadContent(problem("long_number", file=path.name)) from None


def fingerprint(files: Files) -> str:
    """A hash of what files say, not of how they are laid out or commented."""
    canonical = json.dumps(files, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    return blake2b(canonical.encode(), digest_size=8).hexdigest()


def key_of(table: object) -> str:
    """The field that distinguishes the entries of a list; empty if there is none."""
    if not isinstance(table, list):
        return ""
    for key in KEYS:
        if all(isinstance(entry, dict) and key in entry for entry in table):
            return key
    return ""


def same_ids(
    entries: list[Entry], ids: tuple[str, ...], file: str, key: str, spare: tuple[str, ...] = ()
) -> None:
    """A pack corrects values; the set of ids belongs to the rules. Those that are spare may be
    missing: a pack puts further components into the box by them."""
    found = [entry.text("id") for entry in entries]
    for entry, name in zip(entries, found, strict=True):
        if name not in ids and name not in spare:
            if spare:
                raise entry.wrong("id", problem("no_spare_id", first=spare[0], last=spare[-1]))
            raise entry.wrong("id", problem("no_id"))
    for name in ids:
        if name not in found:
            raise BadContent(problem("entry_missing", file=file, table=key, name=repr(name)))


def show(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
