"""Makes a game's forms and their fields, with the words of its text files."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from dolmen.speech.form import Field, Form, Kind, Value
from dolmen.speech.lexicon import Lexicon

Limits = tuple[int, int]  # low and high
ANY = (0, 0)


class Fields:
    """Labels are in `[form]` of the text files, or among the terms, by a field's key or by the
    word given in its place."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.sections = lexicon.sections

    def text(self, key: str) -> str:
        found = self.sections["form"].get(key) or self.sections["term"][key]
        return f"{found[:1].upper()}{found[1:]}"

    def form(
        self,
        table: str,
        title: str,
        shelf: str,
        *fields: Field,
        room: tuple[str, ...] = (),
        blank: dict[str, object] | None = None,
    ) -> Form:
        """The form for the entries of a table; its title is in the text files as `a_<title>`."""
        return Form(table, self.text(f"a_{title}"), fields, room, blank or {}, shelf)

    def make(self, kind: Kind, key: str, label: str = "", limits: Limits = ANY) -> Field:
        return Field(key, self.text(label or key), kind, *limits)

    def fixed(self, *keys: str) -> tuple[Field, ...]:
        return tuple(self.make("fixed", key) for key in keys)

    def names(self, key: str = "name") -> Field:
        return self.make("names", key)

    def number(self, key: str, limits: Limits, label: str = "") -> Field:
        return self.make("number", key, label, limits)

    def numbers(
        self, key: str, limits: Limits, size: int = 0, distinct: bool = False, label: str = ""
    ) -> Field:
        return replace(self.make("numbers", key, label, limits), size=size, distinct=distinct)

    def choice(self, key: str, values: tuple[Value, ...], label: str = "") -> Field:
        return replace(self.make("choice", key, label), values=values)

    def choices(
        self, key: str, values: tuple[Value, ...], limits: Limits, distinct: bool = False
    ) -> Field:
        return replace(self.make("choices", key, "", limits), values=values, distinct=distinct)

    def counts(self, key: str, values: tuple[Value, ...], limits: Limits, label: str = "") -> Field:
        return replace(self.make("counts", key, label, limits), values=values)

    def table(self, key: str, fields: Iterable[Field], label: str = "") -> Field:
        return replace(self.make("table", key, label), fields=tuple(fields))

    def list(self, key: str, fields: Iterable[Field], limits: Limits = ANY) -> Field:
        return replace(self.make("list", key, "", limits), fields=tuple(fields))

    def steps(self, key: str, of: str, limits: Limits = ANY, label: str = "") -> Field:
        return replace(self.make("steps", key, label, limits), of=of)

    def ways(self, key: str, of: str, limits: Limits = ANY, label: str = "") -> Field:
        return replace(self.make("ways", key, label, limits), of=of)

    def step(self, key: str, of: str, label: str = "") -> Field:
        return replace(self.make("step", key, label), of=of)


def optional(field: Field) -> Field:
    return replace(field, optional=True)


def where(field: Field, needs: str, *among: str) -> Field:
    """The field, for entries whose field `needs` says one of these."""
    return replace(field, needs=needs, among=among)


def values(ids: Iterable[str], name: Callable[[str], str]) -> tuple[Value, ...]:
    return tuple(Value(id_, name(id_)) for id_ in ids)
