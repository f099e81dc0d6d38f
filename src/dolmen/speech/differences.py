"""How a content with a pack differs from the shipped content, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import zip_longest
from typing import Any

from dolmen.core.content import NOTES
from dolmen.core.own_pack import addressed, changes_of
from dolmen.speech.box import Piece, Shelf
from dolmen.speech.face import Face, face_of, plain_value
from dolmen.speech.form import Field, Form, Forms
from dolmen.speech.lexicon import Lexicon

ARROW = " → "
Change = tuple[Any, Any]  # what was there (None: nothing), what is there


@dataclass(slots=True, frozen=True)
class Difference:
    """A component that a pack changes or adds: what it was and what it is, line by line."""

    entry: str  # the address of what was changed
    name: str
    lines: tuple[str, ...]


def differences(face: Face, language: str) -> list[Difference]:
    """By component, in the order of the box; then what no component of the box shows."""
    changes = changes_in(face)
    if not changes:
        return []
    speaker = Speaker(face, language)
    old = by_entry(face_of(face.game).box(language, each=True))
    new = by_entry(face.box(language, each=True))
    showing = Counter(address for piece in new.values() for address in piece.entries)
    found: list[Difference] = []
    told: set[str] = set()
    for key, piece in new.items():
        # What many components share is described once, on its own.
        own = [a for a in piece.entries if a in changes and (showing[a] == 1 or a == key)]
        lines = speaker.piece(old.get(key), piece)
        if own and lines:
            found.append(Difference(own[0], piece.name, lines))
            told.update(own)
    for address, change in changes.items():
        if address not in told and (lines := speaker.entry(address, change)):
            found.append(Difference(address, speaker.name(address, change, new), lines))
    return found


def changes_in(face: Face) -> dict[str, Change]:
    """Address -> what was there and what is there, remarks on origin aside."""
    pack = face.content.pack
    if pack is None:
        return {}
    files = face.game.files
    shipped = addressed(files)
    found: dict[str, Change] = {}
    for address, now in changes_of(pack, files).items():
        file, table, *name = address.split("/", 2)
        before = shipped.get(address) if name else files[f"{file}.toml"][table]
        if bare(before) != bare(now):
            found[address] = (before, now)
    return found


def bare(value: Any) -> Any:
    """Without remarks on origin, and without the key that the address says already."""
    if isinstance(value, dict):
        return {key: bare(part) for key, part in value.items() if key not in NOTES | {"id"}}
    return [bare(part) for part in value] if isinstance(value, list) else value


def by_entry(shelves: list[Shelf]) -> dict[str, Piece]:
    """The components that can be corrected, by their main entries."""
    return {p.entries[0]: p for shelf in shelves for p in shelf.pieces if p.entries}


class Speaker:
    """Puts changes into words."""

    def __init__(self, face: Face, language: str) -> None:
        self.words: Lexicon = face.lexicons[language]
        self.colon = self.words.sections["difference"]["colon"]
        self.language = language
        self.values = Values(face.forms(language), self.words)
        self.forms = {form.table: form for form in face.forms(language).forms}

    def say(self, key: str, **values: str) -> str:
        return self.words.phrase("difference", key, **values)

    def piece(self, old: Piece | None, new: Piece) -> tuple[str, ...]:
        """How a component reads now; one that is new, with all that is on it."""
        if old is None:
            return (self.say("added"), *new.lines)
        lines: list[str] = []
        if old.name != new.name:
            lines.append(f"{self.say('name')}{self.colon}{old.name}{ARROW}{new.name}")
        if old.count != new.count:
            lines.append(f"{self.say('count')}{self.colon}{old.count}{ARROW}{new.count}")
        return (*lines, *self.compared(old.lines, new.lines))

    def compared(self, old: tuple[str, ...], new: tuple[str, ...]) -> Iterator[str]:
        matcher = SequenceMatcher(None, old, new, autojunk=False)
        for tag, i1, i2, j1, j2 in matcher.get_opcodes():
            if tag == "equal":
                continue
            for before, after in zip_longest(old[i1:i2], new[j1:j2]):
                if before is None:
                    yield self.say("line_new", line=after)
                elif after is None:
                    yield self.say("line_gone", line=before)
                else:
                    yield changed(before.rstrip("."), after.rstrip("."))

    def name(self, address: str, change: Change, pieces: Mapping[str, Piece]) -> str:
        """An entry that no component shows is called by its own name, that of the component it
        belongs to, or that of its table."""
        table, _, id_ = address.rpartition("/")
        printed = change[1].get("name") if isinstance(change[1], dict) else None
        if isinstance(printed, dict) and self.language in printed:
            return str(printed[self.language])
        if address in pieces:
            return pieces[address].name
        title = self.forms[table].title if table in self.forms else ""
        return f"{title or readable(table)} {readable(id_)}".strip()

    def entry(self, address: str, change: Change) -> tuple[str, ...]:
        """The fields of an entry that changed."""
        form = self.forms.get(address.rpartition("/")[0])
        old, new = change
        if not isinstance(new, dict):
            return tuple(flat_changes(old, new))
        fields = fields_of(form, new)
        lines: list[str] = [] if old is not None else [self.say("added")]
        for key in new.keys() | (old or {}).keys():
            if key in NOTES or key == "id":
                continue
            before, after = (old or {}).get(key), new.get(key)
            if before != after:
                lines += self.field(key, fields.get(key), before, after)
        return tuple(sorted(lines))

    def field(self, key: str, field: Field | None, old: Any, new: Any) -> Iterator[str]:
        if field is None:
            yield from flat_changes(old, new, readable(key))
        elif field.kind == "names":
            for language in new or old:
                before, after = (old or {}).get(language), (new or {}).get(language)
                if before != after:
                    label = self.say("name_in", language=language)
                    yield f"{label}{self.colon}{before or self.say('nothing')}{ARROW}{after}"
        else:
            before = self.say("nothing") if old is None else self.values.say(field, old)
            after = self.say("nothing") if new is None else self.values.say(field, new)
            yield f"{field.label}{self.colon}{before}{ARROW}{after}"


class Values:
    """Says what is in the field of a form."""

    def __init__(self, forms: Forms, words: Lexicon) -> None:
        self.known = {vocabulary.id: vocabulary for vocabulary in forms.vocabularies}
        self.words = words
        self.colon = words.sections["difference"]["colon"]

    def say(self, field: Field, value: Any) -> str:
        names = {allowed.id: allowed.name for allowed in field.values}
        nothing = self.words.sections["difference"]["nothing"]
        match field.kind:
            case "choice":
                return names.get(value, readable(value))
            case "choices":
                return ", ".join(names.get(one, readable(one)) for one in value) or nothing
            case "counts" if isinstance(value, dict):
                return (
                    ", ".join(f"{n} {names.get(one, one)}" for one, n in value.items()) or nothing
                )
            case "flag":
                return self.words.sections["difference"]["yes" if value else "no"]
            case "table":
                return self.table(field.fields, value)
            case "list":
                return " / ".join(self.table(field.fields, row) for row in value) or nothing
            case "steps":
                return self.steps(field.of, value) or nothing
            case "ways":
                return " / ".join(self.steps(field.of, way) or nothing for way in value) or nothing
            case "step":
                return self.step(field.of, value)
            case _:
                return plain_value(value)

    def table(self, fields: tuple[Field, ...], value: Mapping[str, Any]) -> str:
        parts = (
            f"{field.label}{self.colon}{self.say(field, value[field.key])}"
            for field in fields
            if field.kind not in ("fixed", "names") and field.key in value and there(field, value)
        )
        return ", ".join(parts)

    def steps(self, of: str, steps: list[Any]) -> str:
        return "; ".join(self.step(of, step) for step in steps)

    def step(self, of: str, step: Mapping[str, Any]) -> str:
        vocabulary = self.known[of]
        case = next(case for case in vocabulary.cases if case.id == step[vocabulary.key])
        return f"{case.name} ({more})" if (more := self.table(case.fields, step)) else case.name


def there(field: Field, entry: Mapping[str, Any]) -> bool:
    return not field.needs or entry.get(field.needs) in field.among


def fields_of(form: Form | None, entry: Mapping[str, Any]) -> dict[str, Field]:
    return {field.key: field for field in form.fields if there(field, entry)} if form else {}


def changed(old: str, new: str) -> str:
    """`Cost: 2 → 3`, the label once where both lines begin with it."""
    label, colon, rest = old.partition(": ")
    if colon and new.startswith(label + colon):
        return f"{label}{colon}{narrowed(rest, new.removeprefix(label + colon))}"
    return narrowed(old, new)


def narrowed(old: str, new: str) -> str:
    """Of lines with many parts, such as the spaces of a tile or a track, only those that differ."""
    semicolon = "\u00a0; " if "\u00a0; " in old else "; "
    for separator, whole in ((semicolon, True), (" ", all(":" in w for w in old.split(" ")))):
        parts = list(zip_longest(old.split(separator), new.split(separator)))
        if whole and len(parts) > 2 and None not in (part for pair in parts for part in pair):
            return semicolon.join(f"{a}{ARROW}{b}" for a, b in parts if a != b)
    return f"{old}{ARROW}{new}"


def flat_changes(old: Any, new: Any, label: str = "") -> Iterator[str]:
    """Values that differ, each with the way to it."""
    if isinstance(old, dict) and isinstance(new, dict):
        for key in [*old, *(key for key in new if key not in old)]:
            if key not in NOTES:
                yield from flat_changes(old.get(key), new.get(key), f"{label} {readable(key)}")
    elif isinstance(old, list) and isinstance(new, list) and any(map(holds_more, old + new)):
        for number, (before, after) in enumerate(zip_longest(old, new), start=1):
            yield from flat_changes(before, after, f"{label} {number}")
    elif old != new:
        yield f"{label.strip()}: {plain_value(old)}{ARROW}{plain_value(new)}"


def holds_more(value: object) -> bool:
    return isinstance(value, dict | list)


def readable(name: object) -> str:
    return str(name).replace("_", " ").replace("/", " ")
