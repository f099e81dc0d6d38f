"""Altay's sentences put into words in three ways: as today, with the extended places, with Fluent.
The tokens and the nouns are the same for all."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from spike.convert import convert

from dolmen.core.message import Message
from dolmen.games import find
from dolmen.games.altay.lexicon import Lexicon
from dolmen.speech.face import face_of
from dolmen.speech.grammar import Grammar, upper

HERE = Path(__file__).parent
LANGUAGES = ("en", "de", "fr")
SEATS = ("Anna", "Ben", "Hélène")


def today(language: str) -> Lexicon:
    found: Lexicon = face_of(find("altay")).lexicon(language, seats=SEATS)
    return found


def extended(language: str) -> Lexicon:
    words = today(language)
    sections = tomllib.loads((HERE / "cldr" / f"{language}.toml").read_text("utf-8"))
    for section, sentences in sections.items():
        words.sections[section] = words.sections[section] | sentences
    nouns = tomllib.loads((HERE / "cldr/nouns" / f"{language}.toml").read_text("utf-8"))
    words.grammar = Grammar(language, nouns)
    return words


class Named(FluentType):
    """A token inside a Fluent message: Fluent knows no reference to a term chosen at run time."""

    def __init__(self, words: Lexicon, kind: str, value: Any) -> None:
        self.words, self.kind, self.value = words, kind, value

    def format(self, locale: object) -> str:
        return self.words.name(self.kind, self.value)


class Fluent:
    """The same with Project Fluent; nouns by the function NAME, their gender by GENDER."""

    def __init__(self, language: str) -> None:
        self.words = extended(language)
        self.you: int | None = None
        functions = {"NAME": self.name, "GENDER": self.gender}
        self.bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self.bundle.add_resource(
            FluentResource((HERE / "fluent" / f"{language}.ftl").read_text("utf-8"))
        )

        # What is printed on cards, all of it; the sentences above go first.
        effects = {"effect": self.words.sections["effect"]}
        self.bundle.add_resource(FluentResource(convert(effects)), allow_overrides=True)

    def card_text(self, title: int) -> str:
        """Generated from the effects as ever, each put into words by Fluent."""
        words = extended(self.words.language)
        words.say = self.say  # type: ignore[method-assign]
        return words.card_text(title)

    def name(self, thing: Named, n: Any = None, form: str = "") -> str:
        if n is not None:
            return self.words.grammar.count(int(n), thing.format(None), form)
        return self.words.inflect(thing.kind, thing.value, form)

    def gender(self, thing: Named) -> str:
        return self.words.grammar.classes(thing.format(None), False)[-2]

    def say(self, section: str, message: Message) -> str:
        found = self.bundle.get_message(f"{section}-{message.key}")
        pattern = found.value
        args: dict[str, Any] = {}
        for name, (kind, value) in message.tokens().items():
            args[name] = value if kind == "n" else Named(self.words, kind, value)
            if self.you is not None and kind == "seat" and value == self.you:
                person = "you" if name == "seat" else f"you-{name}"
                pattern = found.attributes.get(person, pattern)
        said, errors = self.bundle.format_pattern(pattern, args)
        assert not errors, errors
        return upper(said) if section in ("event", "prompt", "refusal") else said
