"""From the kernel's messages to texts on the wire, and what a browser needs to read them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from dolmen.bots.bots import offered
from dolmen.bots.levels import REFERENCE, Level, levels
from dolmen.bots.statistics import wilson
from dolmen.core.action import Action
from dolmen.core.content import LANGUAGES
from dolmen.core.game import Game
from dolmen.core.message import Message
from dolmen.core.option import Option, seats_named
from dolmen.games import find
from dolmen.server.wire import (
    FormsInfo,
    GameInfo,
    GrammarInfo,
    LevelInfo,
    OptionInfo,
    PieceInfo,
    ShelfInfo,
    Text,
    Token,
    ValueInfo,
    Words,
)
from dolmen.speech.box import Shelf
from dolmen.speech.face import Face, face_of
from dolmen.speech.grammar import Grammar
from dolmen.speech.lexicon import Lexicon
from dolmen.speech.phrases import Place, parse, read_sections

FOLDER = Path(__file__).parent / "text"


def text(face: Face, section: str, message: Message) -> Text:
    values = message.tokens()
    tokens = {name: token(face, kind, value) for name, (kind, value) in values.items()}
    for name in counted(face.game.id, section, message.key):
        if tokens[name].n is None:
            tokens[name].n = values[name][1]
    return Text(section, message.key, tokens)


@cache
def counted(game: str, section: str, key: str) -> tuple[str, ...]:
    """The tokens that decide between one and many somewhere in a sentence."""
    sentences = [lexicon(game, language).sections[section][key] for language in LANGUAGES]
    parts = [part for text in sentences for part in parse(text)]
    found = {part.name for part in parts if isinstance(part, Place) and part.by_number}
    return tuple(sorted(found))


def token(face: Face, kind: str, value: Any) -> Token:
    if kind == "n":
        return Token(kind, n=value)
    if kind == "seat":
        return seat_token(face, value)
    if kind == "text":
        return Token(kind, text=value)
    if kind == "seats":
        known = all(0 <= seat < face.game.seats[-1] for seat in value)
        numbers = [str(seat) for seat in value]
        return Token("seat", ids=numbers, texts=None if known else face.texts_of(kind, value))
    if kind == "prompt":
        return Token(kind, message=text(face, "prompt", value))
    thing = face.token(kind, value)
    return Token(
        thing.kind,
        id=thing.id,
        ids=None if thing.ids is None else list(thing.ids),
        counts=None if thing.counts is None else list(thing.counts),
        texts=thing.texts,
    )


def seat_token(face: Face, seat: int) -> Token:
    """A seat; in solo games the next one is an automatic opponent with a name."""
    seats = face.game.seats
    if 0 <= seat < seats[-1]:
        named = 1 in seats and seat > 0
        return Token("seat", n=seat, texts=face.texts_of("seat", seat) if named else None)
    return Token("seat", texts=face.texts_of("seat", seat))


def label(face: Face, action: Action) -> Text:
    """What a button says; where the game adds something, as a text within a text."""
    plain = text(face, "verb", Message(action.verb.template, action.arguments))
    gloss = face.gloss(action.index)
    if gloss is None:
        said = {language: words.label(action) for language, words in face.lexicons.items()}
        if said["en"] == face.lexicons["en"].bare_label(action):
            return plain
        return Text("label", "said", {"what": Token("text", texts=said)})
    kind, name = gloss
    inner = Token("verb", message=plain)
    return Text("label", "with", {"label": inner, "what": Token(kind, id=name)})


def detailed(face: Face, action: Action, detail: Message) -> Text:
    """The same with what the table adds."""
    inner, what = Token("verb", message=label(face, action)), text(face, "card", detail)
    return Text("label", "with", {"label": inner, "what": Token("detail", message=what)})


def table_text(key: str, **tokens: Token) -> Text:
    """A text about the table itself, the same for every game."""
    return Text("hall", key, tokens)


@cache
def lexicon(game: str, language: str) -> Lexicon:
    """The words of a game, and those of the table around it."""
    found: Lexicon = face_of(find(game)).lexicon(language)
    found.sections |= read_sections(FOLDER, language)
    return found


@cache
def words(game: str, language: str) -> Words:
    """Everything needed to put a text into words."""
    found = lexicon(game, language)
    return Words(found.sections, face_of(find(game)).names(language), grammar_info(found.grammar))


def grammar_info(grammar: Grammar) -> GrammarInfo:
    head = "last" if grammar.head_last else "first"
    return GrammarInfo(grammar.articles, grammar.nouns, grammar.vowels, head, grammar.definite)


@cache
def catalogue(game: str) -> Mapping[str, Any]:
    return face_of(find(game)).catalogue()


def catalogue_in(game: str, language: str) -> Any:
    """The same with the names and printed texts of one language."""
    return spoken(catalogue(game), language)


def spoken(value: Any, language: str) -> Any:
    """Of everything that is there in each language, one."""
    if isinstance(value, dict):
        if value.keys() == set(LANGUAGES):
            return {language: spoken(value[language], language)}
        return {key: spoken(part, language) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [spoken(part, language) for part in value]
    return value


@cache
def box(game: str, language: str) -> list[ShelfInfo]:
    """Every component of a game, as the list of components shows them."""
    face = face_of(find(game))
    return [shelf_info(face, language, shelf) for shelf in face.box(language)]


def shelves(face: Face, language: str, entry: str | None) -> list[ShelfInfo]:
    """Every component on its own, or only those that an entry of the content is of."""
    found = [shelf_info(face, language, shelf) for shelf in face.box(language, each=True)]
    if entry is None:
        return found
    for shelf in found:
        shelf.pieces = [piece for piece in shelf.pieces if entry in piece.entries]
    return [shelf for shelf in found if shelf.pieces]


def shelf_info(face: Face, language: str, shelf: Shelf) -> ShelfInfo:
    words = lexicon(face.game.id, language)
    key = f"part_{shelf.part or 'base'}"
    known = words.has("box", key)
    return ShelfInfo(
        shelf.part,
        words.called("box", key) if known else words.called("option", shelf.part),
        shelf.title,
        [
            PieceInfo(p.kind, p.id, p.name, p.count, list(p.lines), list(p.entries), p.source)
            for p in shelf.pieces
        ],
    )


def forms(game: str, language: str) -> FormsInfo:
    """How components are corrected."""
    return msgspec.convert(face_of(find(game)).forms(language), FormsInfo, from_attributes=True)


def game_info(game: Game) -> GameInfo:
    """What the lobby shows of a game."""

    def named(kind: str, name: str) -> dict[str, str]:
        return {language: lexicon(game.id, language).called(kind, name) for language in LANGUAGES}

    def told(section: str, name: str) -> dict[str, str]:
        """A sentence that a game may have or not."""
        found = {language: lexicon(game.id, language).sections for language in LANGUAGES}
        every = {language: found[language].get(section, {}).get(name, "") for language in found}
        return every if all(every.values()) else {}

    return GameInfo(
        id=game.id,
        name=named("game", game.id),
        players=(game.seats[0], game.seats[-1]),
        designers=list(game.designers),
        publisher=game.publisher,
        options=[
            OptionInfo(
                option.id,
                named("option", option.id),
                option.default,
                [value_info(option, v, named("value", f"{option.id}.{v}")) for v in option.values],
                list(option.of),
                list(option.players),
                option.kind,
                told("option_about", option.id),
            )
            for option in game.options
        ],
        bots=[level.id for level in offered(game)],
        levels=[level_info(level) for level in levels(game.id).values()],
    )


def value_info(option: Option, value: str, name: dict[str, str]) -> ValueInfo:
    if value not in option.seatings:
        return ValueInfo(value, name)
    return ValueInfo(value, name, [seats_named(value)], says_first=True)


def level_info(level: Level) -> LevelInfo:
    low, high = wilson(level.won, level.games)
    wins = level.won / level.games if level.games else 0.0
    return LevelInfo(level.id, REFERENCE, level.games, wins, low, high)
