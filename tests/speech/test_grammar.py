"""Words that change: plural categories, cases, articles that agree, elision; and names that nobody
has declined."""

import json
from pathlib import Path

import pytest

from dolmen.core.message import Message, Template
from dolmen.speech.completeness import misshapen
from dolmen.speech.grammar import Grammar, category
from dolmen.speech.lexicon import Lexicon
from dolmen.speech.phrases import SHARED, Phrases

ROOT = Path(__file__).parents[2]
# The browser reads the same cases: both must say the same.
CASES = json.loads((ROOT / "browser/test/forms.json").read_text(encoding="utf-8"))
NOUNS = CASES["nouns"]


def grammar(language: str) -> Grammar:
    return Grammar(language, NOUNS[language])


@pytest.mark.parametrize(
    ("language", "name", "form", "said"), [*CASES["forms"], *CASES["strangers"]]
)
def test_a_name_in_a_form(language: str, name: str, form: str, said: str) -> None:
    assert grammar(language).put(name, form) == said


@pytest.mark.parametrize(("language", "n", "name", "form", "said"), CASES["counts"])
def test_so_many(language: str, n: int, name: str, form: str, said: str) -> None:
    assert grammar(language).count(n, name, form) == said


def test_plural_categories_are_those_of_cldr() -> None:
    assert [category("en", n) for n in (0, 1, 2)] == ["other", "one", "other"]
    assert [category("fr", n) for n in (0, 1, 2, 1_000_000)] == ["one", "one", "other", "many"]


def test_choices_by_number_and_by_what_a_name_is() -> None:
    words = Phrases("de")
    words.grammar = grammar("de")
    by_number = "{n|0=niemand|one=einer|other=# Leute}"
    assert [words.fill(by_number, {"n": ("n", n)}) for n in (0, 1, 2)] == [
        "niemand",
        "einer",
        "2 Leute",
    ]
    agreeing = "{x:der} ist dein{x|f=e|other=}"
    assert words.fill(agreeing, {"x": ("text", "Insel")}) == "die Insel ist deine"
    assert words.fill(agreeing, {"x": ("text", "Wald")}) == "der Wald ist dein"
    assert words.fill("{n x:dem}", {"n": ("n", 2), "x": ("text", "Jäger")}) == "2 Jägern"


@pytest.mark.parametrize(("language", "name", "sentence", "person", "opponent"), CASES["opponents"])
def test_verbs_agree_with_an_automatic_opponent_and_people_are_never_declined(
    language: str, name: str, sentence: str, person: str, opponent: str
) -> None:
    called = {"en": "hunter", "de": "Wald", "fr": "camp"}[language]
    words = Lexicon(language, SHARED, {}, (called,))
    words.grammar = grammar(language)
    words.sections["event"] = {"did": sentence}
    words.sections["term"]["opponent"] = name
    did = Template("did", seat="seat")
    assert [words.say("event", Message(did, (n,))) for n in (0, 1)] == [person, opponent]


def test_mistakes_in_a_sentence_are_found() -> None:
    words = Lexicon("de", SHARED, {})
    assert list(misshapen(words, "{seat} baut {territory:im} und {n|# Karte|# Karten}.")) == []
    for wrong in ("{seat baut.", "{x:imm}", "{n|one=eine}", "{x|w=die|other=der}"):
        assert list(misshapen(words, wrong)), wrong


def test_a_line_begins_with_a_capital_letter_unless_somebody_is_called_so() -> None:

    words = Lexicon("de", SHARED, {"place": str}, ("anna",))
    words.grammar = grammar("de")
    words.sections["event"] = {"near": "{place:der} ist nah.", "on": "{seat} ist am Zug."}
    assert (
        words.say("event", Message(Template("near", place="place"), ("Wald",)))
        == "Der Wald ist nah."
    )
    assert words.say("event", Message(Template("on", seat="seat"), (0,))) == "anna ist am Zug."
