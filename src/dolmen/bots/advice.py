"""Advice for the deciding player: what the best actions are, and why, in the coach's words."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from babel.numbers import format_decimal

from dolmen.core.action import Action
from dolmen.speech.lexicon import Lexicon
from dolmen.speech.phrases import Phrases

FOLDER = Path(__file__).parent / "text"

CLEAR = 0.25  # points that are worth a word


@dataclass(slots=True, frozen=True)
class Hint:
    """One action, and how it compares with the others by the seat's next turn."""

    action: Action
    chance: float  # of winning, 0 to 1
    score: float  # with which the seat ends, on average
    gains: tuple[tuple[str, float], ...]  # categories of the score sheet, points
    prospects: float  # what the position gains besides, in points

    def reason(self, lexicon: Lexicon) -> str:
        return reason(lexicon, self.gains, self.prospects)

    def sentence(self, lexicon: Lexicon) -> str:
        return say(
            lexicon.language,
            "hint",
            action=lexicon.label(self.action),
            chance=round(100 * self.chance),
            score=round(self.score),
            reason=self.reason(lexicon),
        )


def reason(lexicon: Lexicon, gains: tuple[tuple[str, float], ...], prospects: float) -> str:
    """How an action compares with the others by the seat's next turn, in words."""
    language = lexicon.language
    parts = [
        say(language, "gain", what=lexicon.called("category", name), points=signed(n, language))
        for name, n in gains
    ]
    if abs(prospects) >= CLEAR:
        parts.append(say(language, "prospects", points=signed(prospects, language)))
    if not parts:
        return say(language, "nothing")
    return say(language, "reason", parts=lexicon.join(parts))


def signed(points: float, language: str) -> str:
    """Points more or less, as the language writes them."""
    return format_decimal(points, "+0.0;'−'0.0", locale=language)


@cache
def phrases(language: str) -> Phrases:
    return Phrases(language, FOLDER)


def say(language: str, key: str, **values: str | int) -> str:
    """A sentence of the coach."""
    return phrases(language).phrase("coach", key, **values)
