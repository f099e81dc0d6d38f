"""What a form says of an entry: whether the entry fits it, and entries made at random from it."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from dolmen.core.content import KEYS, LANGUAGES, NOTES
from dolmen.speech.form import Field, Form, Forms, Vocabulary

NESTED = 3  # steps within steps, in entries made at random


def vocabularies(forms: Forms) -> dict[str, Vocabulary]:
    return {vocabulary.id: vocabulary for vocabulary in forms.vocabularies}


def applies(field: Field, entry: Mapping[str, Any]) -> bool:
    return not field.needs or entry.get(field.needs) in field.among


# Does an entry fit its form?


def misfits(form: Form, entry: Mapping[str, Any], forms: Forms) -> list[str]:
    """What of an entry its form cannot express."""
    rest = {key: value for key, value in entry.items() if key not in NOTES and key != "id"}
    return list(of_table(form.fields, rest, vocabularies(forms)))


def of_table(
    fields: tuple[Field, ...], entry: Mapping[str, Any], known: Mapping[str, Vocabulary]
) -> Iterator[str]:
    here = {field.key: field for field in fields if applies(field, entry)}
    for key in entry.keys() - here.keys():
        if key not in KEYS:
            yield f"{key} is no field"
    for key, field in here.items():
        if key in entry:
            yield from (f"{key}: {problem}" for problem in of_value(field, entry[key], known))
        elif not field.optional:
            yield f"{key} is missing"


def of_value(field: Field, value: Any, known: Mapping[str, Vocabulary]) -> Iterator[str]:
    ids = {allowed.id for allowed in field.values}
    match field.kind:
        case "names":
            if set(value) != set(LANGUAGES):
                yield "not in every language"
        case "number":
            yield from of_numbers(field, [value])
        case "flag":
            if not isinstance(value, bool):
                yield "no flag"
        case "choice":
            if value not in ids:
                yield f"{value} is no choice"
        case "choices":
            yield from (f"{one} is no choice" for one in value if one not in ids)
            yield from of_length(field, value)
            if field.distinct and len(set(value)) != len(value):
                yield "two are alike"
        case "numbers":
            yield from of_numbers(field, value)
            if field.size and len(value) != field.size:
                yield f"{len(value)} numbers"
        case "counts":
            if not isinstance(value, str):
                yield from (f"{one} is no choice" for one in value if one not in ids)
                yield from of_numbers(field, value.values())
        case "table":
            yield from of_table(field.fields, value, known)
        case "list":
            yield from of_length(field, value)
            for row in value:
                yield from of_table(field.fields, row, known)
        case "steps":
            yield from of_length(field, value)
            for step in value:
                yield from of_step(known[field.of], step, known)
        case "ways":
            yield from of_length(field, value)
            for way in value:
                for step in way:
                    yield from of_step(known[field.of], step, known)
        case "step":
            yield from of_step(known[field.of], value, known)
        case "fixed":
            pass


def of_numbers(field: Field, numbers: Any) -> Iterator[str]:
    for n in numbers:
        if isinstance(n, bool) or not isinstance(n, int) or not field.low <= n <= field.high:
            yield f"{n} is not {field.low} to {field.high}"


def of_length(field: Field, value: list[Any]) -> Iterator[str]:
    if field.high and not field.low <= len(value) <= field.high:
        yield f"{len(value)} are not {field.low} to {field.high}"


def of_step(
    vocabulary: Vocabulary, step: Mapping[str, Any], known: Mapping[str, Vocabulary]
) -> Iterator[str]:
    cases = {case.id: case for case in vocabulary.cases}
    if step[vocabulary.key] not in cases:
        yield f"{step[vocabulary.key]} is no step"
        return
    rest = {key: value for key, value in step.items() if key != vocabulary.key}
    yield from of_table(cases[step[vocabulary.key]].fields, rest, known)


# Entries at random


class Writer:
    """Fills forms in at random."""

    def __init__(self, forms: Forms, rng: random.Random) -> None:
        self.known = vocabularies(forms)
        self.rng = rng

    def table(
        self, fields: tuple[Field, ...], old: Mapping[str, Any], depth: int = 0
    ) -> dict[str, Any]:
        """What is fixed stays as it is in the old table."""
        found: dict[str, Any] = {}
        for field in sorted(fields, key=lambda field: bool(field.needs)):
            there = field.key in old
            if not applies(field, found):
                continue
            if field.kind == "fixed":
                found |= {field.key: old[field.key]} if there else {}
            elif not field.optional or self.rng.random() < 0.5:
                found[field.key] = self.value(field, old.get(field.key), depth)
        return found

    def value(self, field: Field, old: Any, depth: int) -> Any:
        rng = self.rng
        ids = [allowed.id for allowed in field.values]
        match field.kind:
            case "names":
                return {language: f"Name {rng.randint(1, 99)}" for language in LANGUAGES}
            case "number":
                return rng.randint(field.low, field.high)
            case "flag":
                return rng.random() < 0.5
            case "choice":
                return rng.choice(ids)
            case "choices":
                size = rng.randint(field.low, field.high)
                return rng.sample(ids, size) if field.distinct else rng.choices(ids, k=size)
            case "numbers":
                if field.distinct:
                    span = range(field.low, field.high + 1)
                    return rng.sample(span, field.size or rng.randint(1, len(span)))
                size = field.size or rng.randint(1, 6)
                return [rng.randint(field.low, field.high) for _ in range(size)]
            case "counts":
                if isinstance(old, str):
                    return old
                some = rng.sample(ids, rng.randint(min(1, field.low), min(2, len(ids))))
                return {name: rng.randint(field.low, field.high) for name in some}
            case "table":
                return self.table(field.fields, old or {}, depth)
            case "list":
                return [self.table(field.fields, row, depth) for row in self.rows(field, old)]
            case "steps":
                return self.steps(field.of, field.low, depth)
            case "ways":
                return [self.steps(field.of, 0, depth + 1) for _ in self.rows(field, old)]
            case _:
                return self.step(field.of, depth)

    def rows(self, field: Field, old: Any) -> list[Any]:
        """The rows to be written, with what was in them."""
        before = list(old or [])
        size = self.rng.randint(field.low, field.high) if field.high else len(before)
        return (before + [{}] * size)[:size]

    def steps(self, of: str, low: int, depth: int) -> list[Any]:
        return [self.step(of, depth) for _ in range(max(low, self.rng.randint(0, 2)))]

    def step(self, of: str, depth: int) -> dict[str, Any]:
        vocabulary = self.known[of]
        deep = [case for case in vocabulary.cases if any(field.of for field in case.fields)]
        cases = [case for case in vocabulary.cases if depth < NESTED or case not in deep]
        case = self.rng.choice(cases)
        return {vocabulary.key: case.id} | self.table(case.fields, {}, depth + 1)
