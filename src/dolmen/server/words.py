"""From the kernel's messages to texts on the wire, and what a browser needs to read them."""

from __future__ import annotations

from functools import cache
from typing import Any

from dolmen.bots import bots
from dolmen.core.action import Action
from dolmen.core.content import LANGUAGES
from dolmen.core.game import Game
from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.core.text import Lexicon
from dolmen.games import find
from dolmen.server.wire import Text, Token


def text(game: Game, section: str, message: Message) -> Text:
    tokens = {name: token(game, kind, value) for name, (kind, value) in message.tokens().items()}
    return Text(section, message.key, tokens)


def token(game: Game, kind: str, value: Any) -> Token:
    if kind in ("n", "seat"):
        return Token(kind, n=value)
    if kind == "text":
        return Token(kind, text=value)
    if kind == "seats":
        return Token("seat", ids=[str(seat) for seat in value])
    if kind == "prompt":
        return Token(kind, message=text(game, "prompt", value))
    thing = game.token(kind, value)
    return Token(
        thing.kind,
        id=thing.id,
        ids=None if thing.ids is None else list(thing.ids),
        counts=None if thing.counts is None else list(thing.counts),
    )


def label(game: Game, action: Action) -> Text:
    """What a button says; where the game adds something, as a text within a text."""
    plain = text(game, "verb", Message(action.verb.template, action.arguments))
    gloss = game.gloss(action.index)
    if gloss is None:
        return plain
    kind, name = gloss
    inner = Token("verb", message=plain)
    return Text("label", "with", {"label": inner, "what": Token(kind, id=name)})


def table_text(key: str, **tokens: Token) -> Text:
    """A text about the table itself, the same for every game."""
    return Text("table", key, tokens)


@cache
def lexicon(game: str, language: str) -> Lexicon:
    return find(game).lexicon(language)


def sentence(game: Game, reason: Refusal) -> str:
    """A refusal in plain English."""
    plain = lexicon(game.id, "en").say("refusal", reason.message)
    return f"{plain} ({reason.rule})." if reason.rule else f"{plain}."


@cache
def words(game: str, language: str) -> dict[str, Any]:
    """Everything needed to put a text into words."""
    return {
        "sections": lexicon(game, language).sections,
        "names": find(game).names(language),
    }


@cache
def catalogue(game: str) -> dict[str, Any]:
    return find(game).catalogue()


def game_line(game: Game) -> dict[str, Any]:
    """What the lobby shows of a game."""
    title = game.title()
    named = game.option_names()
    nameless = dict.fromkeys(LANGUAGES, "")
    return {
        "id": game.id,
        "name": title["name"],
        "players": [game.seats[0], game.seats[-1]],
        "designers": title["designers"],
        "publisher": title["publisher"],
        "options": [
            {
                "id": option.id,
                "name": named.get(option.id, {}).get("name", nameless),
                "default": option.default,
                "values": [
                    {
                        "id": value,
                        "name": named.get(option.id, {}).get("values", {}).get(value)
                        or dict.fromkeys(LANGUAGES, value),
                    }
                    for value in option.values
                ],
            }
            for option in game.options
        ],
        "bots": list(bots.NAMES),
    }
