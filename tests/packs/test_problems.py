"""What is wrong with a pack is said in every language of the table."""

from __future__ import annotations

import ast
import pickle
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from tests.packs.test_refused import REFUSED, single

import dolmen
from dolmen.core.content import LANGUAGES, BadContent, Entry
from dolmen.core.own_pack import OwnPack, read
from dolmen.core.problem import SECTION, TEXTS, Problems, problem
from dolmen.games import BUILT_IN, find
from dolmen.speech.completeness import misshapen
from dolmen.speech.phrases import places
from dolmen.speech.problems import phrases, say, spoken

SOURCE = Path(dolmen.__file__).parent
READERS = ("core/content.py", "core/game.py", "core/own_pack.py", "core/record.py")
each_language = pytest.mark.parametrize("language", LANGUAGES)


# What the code says.


@dataclass(frozen=True, slots=True)
class Said:
    """One place in the code that finds something wrong."""

    where: str
    folder: Path  # of its texts
    key: str
    values: frozenset[str]


def modules() -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted([*(SOURCE / "core").glob("*.py"), *(SOURCE / "games").rglob("*.py")]):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def folder_of(tree: ast.Module) -> Path | None:
    """Where the texts of the `problem` are that a module imports."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and "problem" in {name.name for name in node.names}:
            assert node.module is not None
            above = SOURCE.joinpath(*node.module.split(".")[1:-1])
            return TEXTS if above == SOURCE / "core" else above / "reader/text"
    return None


def calls(tree: ast.Module, *names: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            if name in names:
                yield node


def said_in(path: Path, tree: ast.Module) -> Iterator[Said]:
    folder = folder_of(tree)
    if folder is None:
        return
    for call in calls(tree, "problem"):
        where = f"{path.relative_to(SOURCE)}:{call.lineno}"
        key = call.args[0]
        assert isinstance(key, ast.Constant) and isinstance(key.value, str), f"{where}: no key"
        values = frozenset(str(one.arg) for one in call.keywords)
        yield Said(where, folder, key.value, values)


SAID = [said for path, tree in modules() for said in said_in(path, tree)]
FOLDERS = (TEXTS, *(SOURCE / f"games/{game}/reader/text" for game in BUILT_IN))


def sentences(folder: Path, language: str) -> dict[str, str]:
    text = (folder / f"{language}.toml").read_text(encoding="utf-8")
    found: dict[str, str] = tomllib.loads(text)[SECTION]
    return found


@each_language
def test_everything_that_may_be_wrong_has_its_sentence(language: str) -> None:
    assert len(SAID) > 150 and {said.folder for said in SAID} == set(FOLDERS)
    for said in SAID:
        known = sentences(TEXTS, language) | sentences(said.folder, language)
        assert said.key in known, f"{said.where}: no text for {said.key} in {language}"
        assert places(known[said.key]) <= said.values, f"{said.where}: {known[said.key]}"


@each_language
def test_no_sentence_is_left_over_or_misshapen(language: str) -> None:
    for folder in FOLDERS:
        found = sentences(folder, language)
        assert list(found) == list(sentences(folder, "en"))
        used = {said.key for said in SAID if folder in (said.folder, TEXTS)}
        assert found.keys() - used == set()
        words = phrases(folder, language)
        assert [wrong for text in found.values() for wrong in misshapen(words, text)] == []


def is_sentence(value: ast.expr) -> bool:
    """Whether an argument is put together here: fields and files have no spaces."""
    if isinstance(value, ast.JoinedStr):
        return any(map(is_sentence, value.values))
    return isinstance(value, ast.Constant) and " " in str(value.value)


def test_no_reader_makes_a_sentence_itself() -> None:
    for path, tree in modules():
        inside = path.relative_to(SOURCE)
        if "reader" not in inside.parts and str(inside) not in (*READERS, "games/packs.py"):
            continue
        for call in calls(tree, "wrong", "wrong_part", "wrong_key", "BadContent"):
            assert not any(map(is_sentence, call.args)), f"{inside}:{call.lineno}"


def test_english_is_said_as_it_is_logged() -> None:
    for said in SAID:
        one = Problems(said.folder)(said.key, **dict.fromkeys(said.values, 3))
        assert say(one, "en") == str(one)
        assert "{" not in str(one)
        assert say(one, "de") != str(one) or said.key in UNTRANSLATED
        assert say(pickle.loads(pickle.dumps(one)), "fr") == say(one, "fr")


# Only names and punctuation, the same in English and German.
UNTRANSLATED = {"at_file", "at_entry", "at_field", "in_file"}


# What people read.


def wrong(game: str, address: str, **fields: Any) -> BadContent:
    with pytest.raises(BadContent) as caught:
        find(game).load(OwnPack(game, "Wrong", single(game, address, **fields)))
    return caught.value


FIRE = "culture_cards/culture_card/fire_making"
STEPS = [{"do": "food", "n": 1}] * 13
READ: list[tuple[str, str, dict[str, Any], str, str]] = [
    (
        "altay",
        "action_cards/card/farmer",
        {"copy": []},
        "action_cards.toml: card 'farmer': copy: nötig sind 8 Exemplare, nicht 0.",
        "action_cards.toml : card 'farmer' : copy : il faut 8 exemplaires, et non 0.",
    ),
    (
        "altay",
        "goals/goal/writing",
        {"settlement": False},
        "goals.toml: goal 'writing': settlement: jede Technologie und kein Wunder baut eine"
        " Siedlung.",
        "goals.toml : goal 'writing' : settlement : chaque technologie construit une colonie,"
        " une merveille jamais.",
    ),
    (
        "prehistory",
        "fish/fish/fish_trout_02",
        {"value": 99},
        "fish.toml: fish 'fish_trout_02': value: erlaubt ist 1 bis 3, nicht 99.",
        "fish.toml : fish 'fish_trout_02' : value : il faut un nombre de 1 à 3, et non 99.",
    ),
    (
        "prehistory",
        "price_tiles/price_tiles/price_01",
        {"colours": ["red"]},
        "price_tiles.toml: price_tiles 'price_01': colours: jede der sechs Farben muss genau"
        " einmal vorkommen.",
        "price_tiles.toml : price_tiles 'price_01' : colours : chacune des six couleurs doit"
        " apparaître une fois.",
    ),
    (
        "endless_winter",
        FIRE,
        {"effect": STEPS},
        "culture_cards.toml: culture_card 'fire_making': effect: erlaubt sind höchstens 12"
        " Schritte, nicht 13.",
        "culture_cards.toml : culture_card 'fire_making' : effect : il faut au plus 12 étapes,"
        " et non 13.",
    ),
    (
        "endless_winter",
        FIRE,
        {"name": {"en": "Fire", "de": "Feuer"}},
        "culture_cards.toml: culture_card 'fire_making': name.fr: fehlt.",
        "culture_cards.toml : culture_card 'fire_making' : name.fr : est manquant.",
    ),
]


@pytest.mark.parametrize(("game", "address", "fields", "german", "french"), READ)
def test_a_wrong_card_is_explained(
    game: str, address: str, fields: dict[str, Any], german: str, french: str
) -> None:
    error = wrong(game, address, **fields)
    assert spoken(error, "en") == str(error)
    assert spoken(error, "de") == german
    assert spoken(error, "fr") == french.replace(" :", "\u00a0:")


@pytest.mark.parametrize(("game", "changes"), [case[:2] for case in REFUSED])
def test_no_english_is_left_in_what_is_refused(game: str, changes: dict[str, Any]) -> None:
    with pytest.raises(BadContent) as caught:
        find(game).load(OwnPack(game, "Wrong", changes))
    for language in ("de", "fr"):
        told = spoken(caught.value, language)
        assert told != str(caught.value)
        assert not {"expected", "got", "is", "does", "the"} & set(told.split())


def test_a_change_that_does_not_fit_names_what_it_breaks() -> None:
    error = wrong("prehistory", "gathering/gathering_tiles/gather_egg_1", kind="kind_honey")
    assert spoken(error, "de") == (
        "gathering.toml: gathering_tiles 'gather_egg_1': passt nicht zum Rest: gathering.toml: "
        "kind_honey: hat 6 Sammelplättchen; von jeder Art sind höchstens 5 erlaubt."
    )


def test_the_head_of_a_pack_is_explained() -> None:
    with pytest.raises(BadContent) as caught:
        read({"format": "dolmen pack 1", "game": "altay", "name": "x" * 61, "changes": {}})
    assert str(caught.value) == "The pack: name: is longer than 60 characters."
    assert spoken(caught.value, "de") == "Das Paket: name: ist länger als 60 Zeichen."
    assert spoken(caught.value, "fr") == ("Le paquet\u00a0: name\u00a0: dépasse 60 caractères.")


def test_a_number_decides_between_one_and_many() -> None:
    texts = SOURCE / "games/altay/reader/text"
    told = [say(Problems(texts)("numbers", n=n), "de") for n in (1, 4)]
    assert told == ["nötig ist 1 Zahl", "nötig sind 4 Zahlen"]


# Games from elsewhere.


def test_a_game_without_texts_speaks_english() -> None:
    entry = Entry("cards.toml", "card 'axe'", {})
    error = entry.wrong("points", "an axe is worth nothing")
    assert str(error) == "cards.toml: card 'axe': points: an axe is worth nothing."
    assert spoken(error, "de") == str(error)
    assert spoken(error, "fr") == (
        "cards.toml\u00a0: card 'axe'\u00a0: points\u00a0: an axe is worth nothing."
    )


def test_a_game_with_english_texts_alone_speaks_english(tmp_path: Path) -> None:
    (tmp_path / "en.toml").write_text('[problem]\nheavy = "weighs {n} kg"\n')
    (tmp_path / "de.toml").write_text('[problem]\nlight = "ist zu leicht"\n')
    own = Problems(tmp_path)
    assert say(own("heavy", n=3), "fr") == say(own("heavy", n=3), "de") == "weighs 3 kg"
    assert say(own("light"), "de") == "ist zu leicht"
    assert str(own("too_long_a_handle")) == "too long a handle"
    assert say(own("missing"), "de") == say(problem("missing"), "de") == "fehlt"
