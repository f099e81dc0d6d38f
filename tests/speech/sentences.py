"""Writes what Python says to every filling of every template, with the same message as the browser
receives it: `browser/test/sentences.test.mjs` compares. Run by `make check-web`."""

from __future__ import annotations

from pathlib import Path

import msgspec
from tests.speech.rendering import PEOPLE, messages, words_of_reader

from dolmen.core.content import LANGUAGES
from dolmen.games import BUILT_IN, find
from dolmen.server.texts import text, words
from dolmen.server.wire import Text, Words
from dolmen.speech.face import face_of

# Screens draw the card; where there is only text, its name says what is printed on it.
LONGER_IN_TEXT = {"hunt_card"}
FILE = Path(__file__).parents[2] / "browser/build/sentences.json"


class Said(msgspec.Struct):
    text: Text
    you: int | None
    said: str


class Speech(msgspec.Struct):
    game: str
    language: str
    people: tuple[str, ...]
    words: Words
    sentences: list[Said]


def speech(game: str, language: str) -> Speech:
    found = find(game)
    face = face_of(found)
    sentences = []
    for section, message in messages(found, language):
        if any(kind in LONGER_IN_TEXT for kind, _ in message.tokens().values()):
            continue
        for you in (None, 0):
            said = words_of_reader(found, language, you).say(section, message)
            sentences.append(Said(text(face, section, message), you, said))
    return Speech(game, language, PEOPLE, words(game, language), sentences)


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_bytes(msgspec.json.encode([speech(g, lang) for g in BUILT_IN for lang in LANGUAGES]))
