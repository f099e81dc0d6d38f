"""The rules in every language: one number, three languages."""

import re
from pathlib import Path

import pytest

from dolmen.core.content import LANGUAGES
from dolmen.games import built_in, find
from dolmen.speech.rulebook import open_rulebook, rules_page

DOCS = Path(__file__).parents[2] / "docs" / "rules"
PAGES = [
    (game.id, language)
    for game in built_in()
    for language in LANGUAGES[1:]
    if (DOCS / language / f"{game.id}.md").is_file()
]


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_number_is_there_in_every_language(game: str, language: str) -> None:
    english, other = open_rulebook(find(game)), open_rulebook(find(game), language)
    assert rules_page(find(game), language).language == language
    assert other.numbers == english.numbers
    for number in english.numbers:
        ours, theirs = english.ruling(number), other.ruling(number)
        assert ours is not None and theirs is not None
        assert bool(ours.lines) == bool(theirs.lines), number
        # Figures are facts: a translation has the same ones; small ones may be written as words.
        assert figures(" ".join(ours.lines)) == figures(" ".join(theirs.lines)), number


def figures(text: str) -> set[str]:
    return set(re.findall(r"\d{2,}", text))


def test_a_language_without_a_page_gets_the_english_one() -> None:
    page = rules_page(find("altay"), "xx")
    assert page == rules_page(find("altay")) and page.language == "en"
