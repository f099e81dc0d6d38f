"""What is wrong with content, in the languages of the table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from dolmen.core.problem import SECTION, TEXTS, Problem
from dolmen.core.refusal import BadInput
from dolmen.speech.phrases import Phrases


def spoken(error: Exception, language: str) -> str:
    """An error as somebody reads it who speaks this language."""
    return say(error.sentence if isinstance(error, BadInput) else str(error), language)


def say(sentence: object, language: str) -> str:
    """In English where there is no text in the language: a game may not have been translated."""
    if not isinstance(sentence, Problem):
        return str(sentence)
    words = phrases(sentence.texts, language)
    if not words.has(SECTION, sentence.key):
        return str(sentence)
    return words.phrase(SECTION, sentence.key, **in_words(sentence.values, language))


def in_words(values: Mapping[str, object], language: str) -> dict[str, str | int]:
    """What is in the places of a sentence: numbers, names, and problems within it."""
    return {
        name: value if isinstance(value, int) else say(value, language)
        for name, value in values.items()
    }


@cache
def phrases(texts: Path, language: str) -> Phrases:
    return Phrases(language, TEXTS, texts)
