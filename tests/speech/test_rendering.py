"""Every sentence of every game, and of the table around it, as players read it: no marks of
templates, no ids, no missing plurals, and articles that agree."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

import pytest
from tests.speech.checks import ID, ROOT, Nouns, nouns_of, problems
from tests.speech.rendering import Line, lines_of, undeclared

from dolmen.core.content import LANGUAGES
from dolmen.core.problem import SECTION
from dolmen.games import BUILT_IN
from dolmen.server.examples import examples, legend
from dolmen.speech.phrases import Phrases

SHOWN = 80
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", BUILT_IN)
ROOMS = ("server", "bots", "companion", "terminal", "web")
READERS = ("core", *(f"games/{game}/reader" for game in BUILT_IN))


def wrong(lines: Iterable[Line], nouns: Nouns) -> list[str]:
    """One complaint of each sort per sentence: the other fillings would say the same."""
    found: dict[tuple[str, str], str] = {}
    for line in lines:
        for problem in problems(line, nouns):
            sort = problem.partition("'")[0]
            found.setdefault((line.where, sort), f"{line.where}: {problem}: {line.text}")
    return list(found.values())


def assert_none(found: list[str]) -> None:
    shown = "\n  ".join(found[:SHOWN])
    assert not found, f"{len(found)} texts are wrong:\n  {shown}"


@each_language
@each_game
def test_everything_a_game_says(game: str, language: str) -> None:
    assert_none(wrong(lines_of(game, language), nouns_of(game, language)))


@each_language
@pytest.mark.parametrize("room", ROOMS)
def test_everything_the_rooms_say(room: str, language: str) -> None:
    words = Phrases(language, ROOT / "src/dolmen" / room / "text")
    lines = undeclared(words, room, BUILT_IN)
    assert_none(wrong(lines, nouns_of("", language)))


@each_language
@each_game
def test_everything_the_browser_says_about_a_game(game: str, language: str) -> None:
    words = Phrases(
        language, ROOT / "src/dolmen/web/text", ROOT / "src/dolmen/games" / game / "text"
    )
    found = Phrases(language, ROOT / "src/dolmen/web/text").sections[game]
    words.sections = {game: found}
    assert_none(wrong(undeclared(words, "web"), nouns_of(game, language)))


@pytest.mark.parametrize("language", ("de", "fr"))  # English is as in logs, without plurals
@pytest.mark.parametrize("reader", READERS)
def test_everything_that_may_be_wrong_with_a_pack(reader: str, language: str) -> None:
    words = Phrases(language, ROOT / "src/dolmen" / reader / "text")
    words.sections = {SECTION: words.sections[SECTION]}
    game = Path(reader).parent.name if reader in READERS[1:] else ""
    # Files, tables and fields are named as the pack names them.
    lines = [replace(line, text=ID.sub("Anna", line.text)) for line in undeclared(words, reader)]
    assert_none(wrong(lines, nouns_of(game, language)))


@each_language
@each_game
def test_everything_the_help_says(game: str, language: str) -> None:
    lines = [
        Line(f"{game} example {example.id}", text, sentence=text is not example.title)
        for example in examples(game, language).examples
        for text in (example.title, *(step.text for step in example.steps))
    ]
    for group in legend(game, language):
        lines.append(Line(f"{game} legend {group.id}", group.title))
        for symbol in group.symbols:
            lines += [Line(f"{game} legend {symbol.mark}", t) for t in (symbol.name, symbol.about)]
    assert_none(wrong(lines, nouns_of(game, language)))


# The checks themselves.

NOUNS = {
    "en": Nouns("en"),
    "de": Nouns("de"),
    "fr": Nouns("fr"),
}
NOUNS["en"].add("card", {"many": "cards"})
NOUNS["en"].add("step", {"many": "steps"})
NOUNS["en"].add("effect", {"many": "effects"})
NOUNS["en"].add("food", {})
NOUNS["de"].add("Karte", {"gender": "f", "many": "Karten"})
NOUNS["de"].add("Jäger", {"gender": "m", "many": "Jäger", "many_dat": "Jägern"})
NOUNS["de"].add("Bauer", {"gender": "m", "acc": "Bauern", "dat": "Bauern", "many": "Bauern"})
NOUNS["de"].add("Wald", {"gender": "m", "many": "Wälder", "many_dat": "Wäldern"})
NOUNS["de"].add("Lager", {"gender": "n", "many": "Lager", "many_dat": "Lagern"})
NOUNS["fr"].add("œuf", {"gender": "m", "many": "œufs"})


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Anna draws {n} cards."),
        ("en", "Anna builds in hill_n."),
        ("en", "altay.good_food"),
        ("en", "Anna  draws."),
        ("en", "Anna draws.."),
        ("en", "Anna draws ()."),
        ("en", "Anna draws , then stops."),
        ("en", "anna draws."),
        ("en", " "),
        ("en", "Anna draws 2 card."),
        ("en", "Anna draws 1 cards."),
        ("en", "Anna draws 0 card."),
        ("de", "Anna zieht 3 Karte."),
        ("de", "Anna zieht 1 Karten."),
        ("de", "Anna zieht den Karte."),
        ("de", "Anna baut im Karte."),
        ("de", "Anna hilft den Jäger und den Wälder."),
        ("de", "Anna nimmt einen Lager."),
        ("de", "Anna hilft dem Bauer."),
        ("fr", "Anna pioche 2 œuf."),
        ("fr", "Anna pioche 0 œufs."),
        ("fr", "Une série de œufs."),
        ("fr", "Il faut que il parte."),
        ("fr", "Prenez le arc."),
        ("fr", "Prenez ce abri."),
        ("fr", "Anna : oui."),
        ("fr", "Anna: oui."),
        ("fr", "«Anna\u00a0»"),
    ],
)
def test_a_wrong_sentence_is_found(language: str, text: str) -> None:
    assert list(problems(Line("", text, sentence=True), NOUNS[language])), text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Anna draws 2 cards, pays 3 food and 1 card."),
        ("en", "Step 2 cards are laid out; Anna has 2 card effects ..."),
        ("en", "Anna: 2/4 (+1 card) at 10:30."),
        ("de", "Anna zieht 1 Karte, 2 Karten und 0 Jäger, hilft den Jägern und dem Bauern."),
        ("de", "Der Karte, die Karten und den Wald: das Lager, die Lager, der Lager, den Lagern."),
        ("de", "Anna nimmt die Karte, die Karten gibt."),
        ("fr", "Anna\u00a0: 0 œuf, 1 œuf, 2 œufs d'œuf ; le onze".replace(" ;", "\u00a0;")),
        ("fr", "C'est ce à quoi Anna pense\u00a0: «\u00a0oui\u00a0»."),
    ],
)
def test_a_right_sentence_is_not(language: str, text: str) -> None:
    assert list(problems(Line("", text, sentence=True), NOUNS[language])) == []


def test_no_room_is_forgotten() -> None:
    folders = {path.parent.parent for path in (ROOT / "src/dolmen").rglob("text/en.toml")}
    rooms = {ROOT / "src/dolmen" / room for room in (*ROOMS, "speech")}
    rooms |= {ROOT / "src/dolmen" / reader for reader in READERS}
    games = {ROOT / "src/dolmen/games" / game for game in BUILT_IN}
    assert folders == rooms | games | {game / "help" for game in games}
    assert Path(__file__).parent == ROOT / "tests/speech"
