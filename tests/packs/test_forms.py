"""Forms and readers agree: what is shipped fits its form, and what a form offers is read."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from tests.packs.forms import Writer, misfits, vocabularies

from dolmen.core.content import LANGUAGES, BadContent
from dolmen.core.game import Game
from dolmen.core.own_pack import OwnPack, addressed
from dolmen.games import all_games, find
from dolmen.speech.face import face_of
from dolmen.speech.form import Field, Forms

GAMES = [game.id for game in all_games()]
DRAWN = 60  # entries per game


def every_field(forms: Forms) -> Iterator[Field]:
    waiting = [field for form in forms.forms for field in form.fields]
    waiting += [f for v in forms.vocabularies for case in v.cases for f in case.fields]
    while waiting:
        field = waiting.pop()
        waiting += field.fields
        yield field


@pytest.mark.parametrize("name", GAMES)
def test_every_shipped_entry_fits_its_form(name: str) -> None:
    game = find(name)
    forms = face_of(game).forms("en")
    entries = addressed(game.files)
    assert forms.forms
    for form in forms.forms:
        own = {a: e for a, e in entries.items() if a.rpartition("/")[0] == form.table}
        assert own, form.table
        for address, entry in own.items():
            assert misfits(form, entry, forms) == [], address


@pytest.mark.parametrize("name", GAMES)
def test_whatever_the_box_shows_can_be_corrected(name: str) -> None:
    face = face_of(find(name))
    tables = {form.table: form for form in face.forms("en").forms}
    shown = {a for shelf in face.box("en", each=True) for p in shelf.pieces for a in p.entries}
    assert {address.rpartition("/")[0] for address in shown} == set(tables)
    kinds = {piece.kind for shelf in face.box("en") for piece in shelf.pieces}
    assert {form.shelf for form in tables.values()} <= kinds


@pytest.mark.parametrize("name", GAMES)
def test_what_a_form_offers_is_read(name: str) -> None:
    """An entry is accepted, or refused at one of its fields."""
    game, rng = find(name), random.Random(name)
    forms = face_of(game).forms("en")
    writer = Writer(forms, rng)
    entries = addressed(game.files)
    accepted = 0
    for number in range(DRAWN):
        form = forms.forms[number % len(forms.forms)]
        old = [e for a, e in entries.items() if a.rpartition("/")[0] == form.table]
        names = [a.rpartition("/")[2] for a in entries if a.rpartition("/")[0] == form.table]
        at = rng.randrange(len(old) + min(2, len(form.room)))
        id_, before = (names[at], old[at]) if at < len(old) else (form.room[0], form.blank)
        entry = writer.table(form.fields, before)
        assert misfits(form, entry, forms) == [], (form.table, id_)
        accepted += is_read(game, form.table, id_, entry)
    assert accepted > DRAWN * 0.6


def is_read(game: Game, table: str, id_: str, entry: dict[str, object]) -> bool:
    file, key = table.split("/")
    try:
        game.load(OwnPack(game.id, "Drawn", {file: {key: {id_: entry}}}))
    except BadContent as error:
        assert [str(step) for step in error.place[:3]] == [file, key, id_], (error, error.place)
        return False
    return True


@pytest.mark.parametrize("name", GAMES)
def test_new_entries_begin_as_something_that_is_read(name: str) -> None:
    game = find(name)
    forms = face_of(game).forms("en")
    for form in forms.forms:
        for id_ in (*form.room[:1], *form.room[-1:]):
            assert misfits(form, form.blank, forms) == []
            assert is_read(game, form.table, id_, form.blank)


@pytest.mark.parametrize("name", GAMES)
def test_limits_are_those_of_the_reader(name: str) -> None:
    """One beyond them is refused, at that very field."""
    game = find(name)
    entries = addressed(game.files)
    for form in face_of(game).forms("en").forms:
        for field in form.fields:
            if field.kind != "number":
                continue
            address, entry = next(
                (a, e)
                for a, e in entries.items()
                if a.rpartition("/")[0] == form.table and field.key in e
            )
            file, key, id_ = address.split("/")
            for wrong in (field.low - 1, field.high + 1):
                pack = OwnPack(game.id, "Beyond", {file: {key: {id_: entry | {field.key: wrong}}}})
                with pytest.raises(BadContent) as caught:
                    game.load(pack)
                assert caught.value.place == (file, key, id_, field.key), str(caught.value)


@pytest.mark.parametrize("name", GAMES)
def test_forms_are_the_same_in_every_language_but_for_their_words(name: str) -> None:
    face = face_of(find(name))
    shapes = set()
    for language in LANGUAGES:
        forms = face.forms(language)
        for field in every_field(forms):
            assert field.label and all(value.name for value in field.values), field
            assert not field.of or field.of in vocabularies(forms)
        assert all(form.title for form in forms.forms)
        assert all(case.name for v in forms.vocabularies for case in v.cases)
        shapes.add(
            tuple(
                (f.key, f.kind, f.low, f.high, tuple(v.id for v in f.values), f.of, f.optional)
                for f in every_field(forms)
            )
        )
    assert len(shapes) == 1


@pytest.mark.parametrize("name", GAMES)
def test_every_label_of_a_form_is_used(name: str) -> None:
    """Words that no form says are left over."""
    game = find(name)
    face = face_of(game)
    forms = face.forms("en")
    said = {field.label for field in every_field(forms)} | {form.title for form in forms.forms}
    said |= {value.name for field in every_field(forms) for value in field.values}
    said |= {case.name for v in forms.vocabularies for case in v.cases}
    words = face.lexicon("en").sections["form"]
    assert {
        key for key, word in words.items() if f"{word[:1].upper()}{word[1:]}" not in said
    } == set()
