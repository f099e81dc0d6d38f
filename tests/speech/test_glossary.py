"""The words of the glossaries: no text of a game uses a synonym that its glossary forbids, and no
text at all a phrase that nobody would say."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.speech.checks import ROOT, glossary, mistyped
from tests.speech.rendering import components, form_texts, labels, tables

from dolmen.core.content import LANGUAGES
from dolmen.games import BUILT_IN, find
from dolmen.speech.face import face_of
from dolmen.speech.phrases import Place, parse

SOURCE = ROOT / "src/dolmen"
UNNATURAL = Path(__file__).parent / "unnatural.toml"
SHOWN = 80
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", BUILT_IN)
# Code, and what a glossary or a changelog quotes, is not said to anybody.
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Text:
    file: str
    key: str
    text: str


# What is read.


def texts_of(game: str, language: str) -> Iterator[Text]:
    """Everything that is written or generated for a game."""
    folder = SOURCE / "games" / game
    for part in ("text", "text/nouns", "help/text", "reader/text"):
        path = folder / part / f"{language}.toml"
        yield from in_toml(path)
    yield from in_toml(SOURCE / f"web/text/{language}.toml", {game})
    rules = ROOT / "docs/rules" / ("" if language == "en" else language) / f"{game}.md"
    for page in (folder / f"help/{language}.md", rules):
        yield from in_markdown(page)
    for path in sorted((folder / "content").glob("*.toml")):
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        yield from (Text(path.name, key, name) for key, name in names(data, language))
    found = find(game)
    for line in (
        *labels(found, language),
        *components(found, language),
        *form_texts(face_of(found).forms(language)),
        *tables(found, language),
    ):
        yield Text(f"generated ({game}, {language})", line.where, line.text)


def shared_texts(language: str) -> Iterator[Text]:
    """What belongs to no game."""
    for room in ("core", "speech", "server", "bots", "terminal"):
        yield from in_toml(SOURCE / room / f"text/{language}.toml")
    web = SOURCE / f"web/text/{language}.toml"
    yield from in_toml(web, set(tomllib.loads(web.read_text(encoding="utf-8"))) - set(BUILT_IN))
    if language == "en":
        for page in (
            *ROOT.glob("*.md"),
            *(ROOT / "docs").glob("*.md"),
            ROOT / "docs/rules/README.md",
        ):
            yield from in_markdown(page)


def in_toml(path: Path, sections: set[str] | None = None) -> Iterator[Text]:
    if not path.is_file():
        return
    for section, part in tomllib.loads(path.read_text(encoding="utf-8")).items():
        if sections is None or section in sections:
            for key, text in strings(part):
                yield Text(str(path.relative_to(ROOT)), f"[{section}] {key}".strip(), spoken(text))


def in_markdown(path: Path) -> Iterator[Text]:
    if path.is_file():
        text = CODE.sub(lambda code: "\n" * code[0].count("\n"), path.read_text(encoding="utf-8"))
        for number, line in enumerate(text.splitlines(), start=1):
            yield Text(str(path.relative_to(ROOT)), f"line {number}", line)


def strings(value: Any, key: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        yield key, value
    elif isinstance(value, dict):
        for name, part in value.items():
            yield from strings(part, f"{key} {name}".strip())


def names(value: Any, language: str, key: str = "") -> Iterator[tuple[str, str]]:
    """Texts in several languages anywhere in a content file, that of one language."""
    if isinstance(value, dict):
        if isinstance(value.get(language), str) and value.keys() <= set(LANGUAGES):
            yield key, value[language]
            return
        known = f"{key} {value['id']}" if isinstance(value.get("id"), str) else key
        for name, part in value.items():
            yield from names(part, language, f"{known} {name}".strip())
    elif isinstance(value, list):
        for part in value:
            yield from names(part, language, key)


def spoken(sentence: str) -> str:
    """A sentence without the names of its places, but with what they choose between."""
    found = []
    for part in parse(sentence):
        if isinstance(part, Place):
            found.append(" / ".join(part.choices.values()) or "0")
        else:
            found.append(part)
    return "".join(found)


# What is forbidden.


@cache
def forbidden(game: str, language: str) -> dict[str, str]:
    """Synonym -> the right word."""
    found: dict[str, str] = {}
    for term in glossary(game):
        right = term.get(language, {})
        never: Any = term.get("never", {})
        for word in never.get(language, ()):
            found[word] = right.get("one") or right.get("many", "")
    return found


def forbidden_everywhere(language: str) -> dict[str, str]:
    """Phrases that nobody would say, and synonyms that all glossaries agree on."""
    lists = [forbidden(game, language) for game in BUILT_IN]
    common = {word: lists[0][word] for word in set.intersection(*map(set, lists))}
    unnatural: dict[str, str] = tomllib.loads(UNNATURAL.read_text(encoding="utf-8"))[language]
    return common | unnatural


def found_in(texts: Iterable[Text], words: dict[str, str]) -> list[str]:
    if not words:
        return []
    either = "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))
    pattern = re.compile(rf"(?<!\w)(?:{either})(?!\w)")
    return [
        f"{text.file} {text.key}: '{match[0]}' (write: {words[match[0]]}): {text.text.strip()}"
        for text in texts
        for match in pattern.finditer(text.text)
    ]


def assert_none(found: list[str]) -> None:
    shown = "\n  ".join(found[:SHOWN])
    assert not found, f"{len(found)} forbidden words:\n  {shown}"


@each_language
@each_game
def test_a_game_speaks_in_the_words_of_its_glossary(game: str, language: str) -> None:
    words = forbidden_everywhere(language) | forbidden(game, language)
    assert_none(found_in(texts_of(game, language), words))


@each_language
def test_the_table_speaks_as_people_do(language: str) -> None:
    assert_none(found_in(shared_texts(language), forbidden_everywhere(language)))


@each_language
def test_everything_is_set_as_a_printer_would(language: str) -> None:
    """What players read; the pages about the program are typed."""
    of_games = (text for game in BUILT_IN for text in texts_of(game, language))
    of_rooms = (text for text in shared_texts(language) if text.file.endswith(".toml"))
    found = [
        f"{text.file} {text.key}: {problem}: {text.text.strip()}"
        for text in (*of_games, *of_rooms)
        for problem in mistyped(text.text, language)
        if language != "en" or not text.key.startswith("[problem]")  # as logs have them
    ]
    assert_none(found)


@each_language
@each_game
def test_no_glossary_forbids_its_own_words(game: str, language: str) -> None:
    words = forbidden(game, language)
    own = [
        Text(f"{game}.toml", str(term["id"]), text)
        for term in glossary(game)
        for _, text in strings(term.get(language, {}))
    ]
    assert_none(found_in(own, words))


# The test itself.


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Anna's turn"),
        ("en", "the players' turn"),
        ("en", "She says 'no'."),
        ("en", 'She says "no".'),
        ("en", "50 %"),
        ("en", "Import …"),
        ("en", "Pay food, wood, and stone."),
        ("de", "Los geht's"),
        ("de", "Moment…"),
        ("de", "50%"),
        ("fr", "l'œuf"),
        ("fr", "Importer\u00a0…"),
        ("fr", "50%"),
    ],
)
def test_what_a_printer_would_not_set_is_found(language: str, text: str) -> None:
    assert list(mistyped(text, language)), text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Anna’s turn: “no”, 50%, import…, pay food, wood and stone, and go on."),
        ("de", "Los geht’s: „nein“, 50\u00a0%, Moment …"),
        ("fr", "L’œuf\u00a0: «\u00a0non\u00a0», 50\u00a0%, importer…"),
    ],
)
def test_what_a_printer_would_set_is_not(language: str, text: str) -> None:
    assert list(mistyped(text, language)) == []


def test_every_sort_of_text_is_read() -> None:
    for game in BUILT_IN:
        for language in LANGUAGES:
            files = {text.file.rpartition("/")[2] for text in texts_of(game, language)}
            assert {f"{language}.toml", f"{language}.md", f"{game}.md"} <= files
            assert any(file.startswith("generated") for file in files)
            assert len({file for file in files if file.endswith(".toml")}) > 5
    assert {"README.md", "CHANGELOG.md", "language.md"} <= {
        text.file.rpartition("/")[2] for text in shared_texts("en")
    }


def test_a_forbidden_word_is_found_as_a_whole() -> None:
    words = {"Titel": "Typ", "die Spielende": "Person"}
    texts = [
        Text("de.toml", "[event] a", spoken("{seat} nimmt {n|einen Titel|# Titeln}.")),
        Text("de.toml", "[event] b", spoken("{Titel} und Untertitel, Titelbild, titel.")),
        Text("de.toml", "[event] c", "Das ist die Spielende."),
    ]
    assert found_in(texts, words) == [
        "de.toml [event] a: 'Titel' (write: Typ): 0 nimmt einen Titel / # Titeln.",
        "de.toml [event] c: 'die Spielende' (write: Person): Das ist die Spielende.",
    ]


def test_names_of_content_are_found_at_any_depth() -> None:
    data = {"card": [{"id": "a", "name": {"en": "A", "de": "B"}, "faces": [{"text": {"de": "C"}}]}]}
    assert list(names(data, "de")) == [("card a name", "B"), ("card a faces text", "C")]
