"""The reading of content files, field by field."""

from collections.abc import Callable
from typing import Any

import pytest

from dolmen.core.content import BadContent, Content, Entry, Pack, fingerprint, same_ids

DATA: dict[str, Any] = {
    "id": "stone",
    "n": 3,
    "flag": True,
    "list": ["a", "b"],
    "name": {"en": "Stone", "de": "Stein", "fr": "Pierre"},
    "inner": {"x": 1},
    "rows": [{"x": 1}, {"x": 2}],
    "source": "remark",
}


def entry() -> Entry:
    return Entry("things.toml", "thing 'stone'", dict(DATA))


Read = Callable[[Entry], object]
WRONG: list[tuple[Read, str]] = [
    (lambda e: e.text("n"), "n: expected a text, got 3."),
    (lambda e: e.number("id"), "id: expected a whole number, got 'stone'."),
    (lambda e: e.number("flag"), "flag: expected a whole number, got True."),
    (lambda e: e.number("n", 5, 9), "n: expected 5 to 9, got 3."),
    (lambda e: e.flag("n"), "n: expected true or false, got 3."),
    (lambda e: e.items("n"), "n: expected a list, got 3."),
    (lambda e: e.numbers("list"), "list: expected a whole number, got 'a'."),
    (lambda e: e.one_of("id", ("x", "y")), "id: expected one of x, y; got 'stone'."),
    (lambda e: e.all_of("list", ("a",)), "list: expected one of a; got 'b'."),
    (lambda e: e.names("n"), "n: expected texts in en, de, fr, got 3."),
    (lambda e: e.names("inner"), "inner.en: is missing."),
    (lambda e: e.get("colour"), "colour: is missing."),
]


@pytest.mark.parametrize(("read", "sentence"), WRONG)
def test_wrong_fields(read: Read, sentence: str) -> None:
    with pytest.raises(BadContent) as caught:
        read(entry())
    assert str(caught.value) == f"things.toml: thing 'stone': {sentence}"


def test_inner_tables_bear_their_place() -> None:
    with pytest.raises(BadContent) as caught:
        entry().children_of("rows")[1].text("x")
    assert str(caught.value) == "things.toml: thing 'stone', rows 2: x: expected a text, got 2."
    with pytest.raises(BadContent) as caught:
        entry().child("n")
    assert str(caught.value) == "things.toml: thing 'stone', n: expected a table, got 3."


def test_fields_nobody_read_are_refused() -> None:
    e = entry()
    for field in ("id", "n", "flag", "list", "name", "rows"):
        e.get(field)
    inner = e.child("inner")
    with pytest.raises(BadContent) as caught:
        e.finish()
    assert str(caught.value) == "things.toml: thing 'stone', inner: x: is not a known field."
    inner.number("x")
    e.finish()  # remarks on origin need no reader


def test_long_values_are_shortened() -> None:
    e = Entry("f.toml", "x", {"n": "a" * 100})
    with pytest.raises(BadContent) as caught:
        e.number("n")
    assert len(str(caught.value)) < 100 and "aaa..." in str(caught.value)


def test_ids_belong_to_the_rules() -> None:
    with pytest.raises(BadContent, match="thing 'stone': id: is not an id of this game"):
        same_ids([entry()], ("wood",), "things.toml", "thing")
    with pytest.raises(BadContent, match=r"things\.toml: thing 'wood' is missing"):
        same_ids([entry()], ("stone", "wood"), "things.toml", "thing")


def read_thing(data: dict[str, Any]) -> Content:
    """Content of one thing, of which the rules read `n` and the name."""
    pack = Pack({"things.toml": {"thing": [data]}})
    thing = pack.entries("things.toml", "thing")[0]
    thing.number("n")
    thing.names()
    thing.skip("colour")
    content = Content(pack.files)
    pack.finish(content)
    return content


def test_the_hash_covers_what_the_rules_read() -> None:
    thing = {"id": "a", "n": 1, "name": dict(DATA["name"]), "colour": "red", "source": "S"}
    before = read_thing(thing)
    assert before.facts == {"things.toml": {"thing": [{"id": "a", "n": 1}]}}
    spoken = {"en": "Rock", "de": "Fels", "fr": "Roche"}
    told = thing | {"name": spoken, "colour": "blue", "source": "P", "note": "compared"}
    assert read_thing(told).hash == before.hash
    assert read_thing(thing | {"n": 2}).hash != before.hash


def test_the_fingerprint_is_of_what_the_files_say() -> None:
    one = {"a.toml": {"x": 1, "y": [2]}}
    assert fingerprint(one) == fingerprint({"a.toml": {"y": [2], "x": 1}})
    assert fingerprint(one) != fingerprint({"a.toml": {"x": 1, "y": [3]}})
    assert fingerprint(one) == "840a1cf5bb50e8ff"
