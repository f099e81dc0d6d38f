"""Packs of one's own: what may be in them, and what becomes of it."""

from pathlib import Path
from typing import Any

import pytest

from dolmen.core.content import BadContent, Files
from dolmen.core.own_pack import (
    DEPTH,
    FORMAT,
    OwnPack,
    between,
    corrected,
    parse,
    read,
    read_file,
    read_line,
    replaced,
)

SHIPPED: Files = {
    "cards.toml": {
        "card": [{"id": "axe", "points": 1}, {"id": "bow", "points": 2}],
        "limits": {"most": 5},
        "row": [{"from": 1}, {"from": 4}],
    }
}


def pack(**changes: Any) -> dict[str, Any]:
    return {"format": FORMAT, "game": "g", "name": "Mine", "changes": {"cards": changes}}


def test_an_entry_takes_the_place_of_the_shipped_one() -> None:
    own = read(pack(card={"bow": {"points": 7}, "own_1": {"points": 9}}, limits={"most": 6}))
    files = corrected(SHIPPED, own)
    assert files["cards.toml"]["card"] == [
        {"id": "axe", "points": 1},
        {"id": "bow", "points": 7},
        {"id": "own_1", "points": 9},
    ]
    assert files["cards.toml"]["limits"] == {"most": 6}
    assert SHIPPED["cards.toml"]["card"][1] == {"id": "bow", "points": 2}, "left as it was"


def test_a_pack_is_what_lies_between_two_sets_of_files() -> None:
    own = read(pack(card={"bow": {"id": "bow", "points": 7}}, row=[{"from": 2}]))
    files = corrected(SHIPPED, own)
    assert between(SHIPPED, files, "g", "Mine").changes == own.changes
    assert between(SHIPPED, SHIPPED, "g", "Mine").changes == {}


def test_a_pack_survives_being_written_down() -> None:
    own = OwnPack(
        "g", "Größe 1", {"cards": {"card": {"bow": {"id": "bow", "e": [{"n": 1}]}}}}, ("a/b/c",)
    )
    assert parse(own.toml()) == own
    assert read_line("g", own.line()) == OwnPack("g", own.name, own.changes)
    assert OwnPack("g", own.name, own.changes).digest == own.digest
    assert OwnPack("g", "Other", own.changes).digest != own.digest


DEEP: Any = 1
for _ in range(2 * DEPTH):
    DEEP = [DEEP]
# fmt: off
# ruff: noqa: E501
WRONG: list[tuple[object, str]] = [
    (7, "This is not a pack: its format is not 'dolmen pack 1'."),
    ({"format": "dolmen pack 9"}, "This is not a pack: its format is not 'dolmen pack 1'."),
    (pack() | {"extra": 1}, "The pack: 'extra' is not a known field."),
    (pack() | {"game": None}, "The pack: game: is missing."),
    (pack() | {"name": 3}, "The pack: name: is missing."),
    (pack() | {"name": "  "}, "The pack: name: must be one line of text."),
    (pack() | {"name": "a\0b"}, "The pack: name: must be one line of text."),
    (pack() | {"name": "x" * 61}, "The pack: name: is longer than 60 characters."),
    (pack() | {"confirmed": "all"}, "The pack: confirmed: expected a list of components."),
    (pack() | {"confirmed": [3]}, "The pack: confirmed: 3 names no component."),
    (pack() | {"changes": 3}, "The pack: changes: expected tables."),
    (pack() | {"changes": {"cards": 3}}, "cards.toml: expected a table, got a number."),
    (pack(card=3), "cards.toml: card: expected a table, got a number."),
    (pack(card={"bow": {"points": 1.5}}), "cards.toml: card 'bow': points: expected a text, a number, true or false, got a fraction."),
    (pack(card={"bow": {"points": None}}), "cards.toml: card 'bow': points: expected a text, a number, true or false, got nothing."),
    (pack(card={"bow": {"points": 10**5000}}), "cards.toml: card 'bow': points: is not between -1000000 and 1000000."),
    (pack(card={"bow": {"name": {"en": "a\nb"}}}), "cards.toml: card 'bow': name, en: must be one line of text."),
    (pack(card={"bow": {"name": "x" * 1001}}), "cards.toml: card 'bow': name: is longer than 1000 characters."),
    (pack(card={"bow": {"x" * 61: 1}}), f"cards.toml: card 'bow': {'x' * 60}: is not a known field."),
    (pack(card={"bow": {"e": [0] * 50_000}}), "The pack holds more than 40000 values."),
]
# fmt: on


@pytest.mark.parametrize(("value", "sentence"), WRONG)
def test_a_wrong_pack_is_refused_in_one_sentence(value: object, sentence: str) -> None:
    with pytest.raises(BadContent) as caught:
        read(value)
    assert str(caught.value) == sentence


def test_a_deep_pack_is_refused() -> None:
    with pytest.raises(BadContent, match=r"cards\.toml: card 'bow': e.*: is nested too deeply\."):
        read(pack(card={"bow": {"e": DEEP}}))
    for text in ("{" + '"a":{' * 50_000, "a = " + "[" * 50_000):
        with pytest.raises(BadContent, match=r"not valid|nested too deeply"):
            parse(text)


UNFIT: list[tuple[dict[str, Any], str]] = [
    ({"format": FORMAT, "game": "g", "name": "M", "changes": {"x": {}}}, "x.toml is not a file of this game (cards.toml)."),
    (pack(what={}), "cards.toml: [what] is not a known table."),
    (pack(card=[{"id": "bow"}]), "cards.toml: [[card]]: expected entries by their ids."),
    (pack(card={"bow": {"id": "axe"}}), "cards.toml: card 'bow': id: must be 'bow'."),
    (pack(card={"bow": [1]}), "cards.toml: card 'bow': id: must be 'bow'."),
    (pack(limits=[1]), "cards.toml: [limits]: expected a table."),
    (pack(row={"a": {}}), "cards.toml: [row]: expected a list of tables."),
]  # fmt: skip


@pytest.mark.parametrize(("value", "sentence"), UNFIT)
def test_a_pack_that_does_not_fit_the_files(value: dict[str, Any], sentence: str) -> None:
    own = read(value)
    with pytest.raises(BadContent) as caught:
        corrected(SHIPPED, own)
    assert str(caught.value) == sentence


def test_what_a_file_holds_is_named_by_the_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BadContent, match=r"mine\.toml: not UTF-8 text\."):
        read_file(path)
    path.write_text("x = ")
    with pytest.raises(BadContent, match=r"mine\.toml: The pack is not valid TOML"):
        read_file(path)


def test_files_of_a_folder_stand_in_for_the_shipped_ones(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"holds no \.toml file"):
        replaced(SHIPPED, tmp_path)
    (tmp_path / "cards.toml").write_text("[limits]\nmost = 9\n")
    assert replaced(SHIPPED, tmp_path) == {"cards.toml": {"limits": {"most": 9}}}
    (tmp_path / "others.toml").write_text("")
    with pytest.raises(
        BadContent, match=r"others\.toml is not a file of this game \(cards\.toml\)"
    ):
        replaced(SHIPPED, tmp_path)
