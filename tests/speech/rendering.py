"""Every sentence that a game can show, put into words as players would meet it.

Templates are filled with 0, 1, 2 and 5 in the place of every number and with every name of every
kind of token, one place at a time. Values that are not simply numbered (lists of cards, prices,
effects) are those of the recorded games in `tests/golden`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from itertools import islice, product
from typing import Any

from tests.golden.digests import FILES

import dolmen
from dolmen.core.game import Game
from dolmen.core.message import Message, Template
from dolmen.core.play import Play
from dolmen.core.refusal import Refusal
from dolmen.games import find
from dolmen.games.endless_winter.icon import Icon
from dolmen.games.endless_winter.ids import COUNTERS
from dolmen.speech.completeness import refusals, seat_fields
from dolmen.speech.face import face_of
from dolmen.speech.form import Field, Forms
from dolmen.speech.lexicon import Lexicon
from dolmen.speech.phrases import Phrases, Place, parse, places

NUMBERS = (0, 1, 2, 5)
# Tokens that no record has, such as those of refusals alone.
UNRECORDED: dict[str, dict[str, list[Any]]] = {
    "altay": {"cost": [(), ("food",), ("metal", "metal"), ("wood", "stone", "any")]},
    "endless_winter": {"need": [(n, many) for n in range(len(COUNTERS)) for many in (1, 2, 5)]},
}
PEOPLE = ("Anna", "Ben", "Clara", "Otto")
DECLARED = ("event", "prompt", "refusal", "verb")
# Places for numbers in sentences that no template declares, besides those that choose by number.
NUMERIC = {"n", "k", "l", "r", "c", "at", "last", "round", "turn", "number", "points", "of"}
NUMERIC |= {"before", "after", "chance", "move", "low", "high", "least", "most"}
MOST = 400  # fillings of one template


@dataclass(frozen=True, slots=True)
class Line:
    """A text as it is read, and where it comes from."""

    where: str
    text: str
    sentence: bool = False  # it begins with a capital letter
    drawn: bool = False  # a line of a drawing, with columns


def lines_of(game: str, language: str) -> list[Line]:
    """Everything that the engine says in a game, each text once."""
    found = find(game)
    known: dict[str, Line] = {}
    for line in (
        *declared(found, language),
        *undeclared(words_of(found, language), game, DECLARED),
        *labels(found, language),
        *components(found, language),
        *form_texts(face_of(found).forms(language)),
        *named_by_id(found, language),
        *tables(found, language),
    ):
        known.setdefault(line.text, line)
    return list(known.values())


def words_of(game: Game, language: str, you: int | None = None) -> Lexicon:
    words: Lexicon = face_of(game).lexicon(language, None, PEOPLE)
    words.you = you
    return words


# Templates.


def declared(game: Game, language: str) -> Iterator[Line]:
    for section, message in messages(game, language):
        seats = [v for _, (kind, v) in message.tokens().items() if kind == "seat"]
        seats += [v[0] for _, (kind, v) in message.tokens().items() if kind == "seats" and v]
        for you in (None, *dict.fromkeys(seats)):
            words = words_of_reader(game, language, you)
            where = f"[{section}] {message.key}" + ("" if you is None else " (to the reader)")
            said = words.say(section, message)
            if section == "refusal":
                yield Line(where, words.explain(Refusal(message.template, *message.values)), True)
                yield Line(where, words.explain(ruled(message)), True)
            else:
                yield Line(where, said, section != "verb")


@cache
def words_of_reader(game: Game, language: str, you: int | None) -> Lexicon:
    return words_of(game, language, you)


def ruled(message: Message) -> Refusal:
    return Refusal(message.template, *message.values, rule="R1")


def messages(game: Game, language: str) -> Iterator[tuple[str, Message]]:
    """The declared templates with their values, by section."""
    values = Values(game)
    for section, templates in (
        ("event", game.messages.events),
        ("prompt", game.messages.prompts),
        ("refusal", refusals(game)),
        ("verb", [verb.template for verb in game.vocabulary.verbs]),
    ):
        for template in templates:
            sentences = words_of_reader(game, language, None).sections[section]
            own = [text for key, text in sentences.items() if key.partition("#")[0] == template.key]
            for filling in islice(fillings(template, values, own), MOST):
                yield section, Message(template, filling)


def fillings(
    template: Template, values: Values, sentences: Iterable[str]
) -> Iterator[tuple[Any, ...]]:
    """One place at a time; a number and what it counts together."""
    choices = {name: values.of(kind) for name, kind in template.fields}
    seats = seat_fields(template)
    usual = {name: choice[min(1, len(choice) - 1)] for name, choice in choices.items()}
    usual |= {n: at for at, n in enumerate(seats) if dict(template.fields)[n] == "seat"}
    yield tuple(usual.values())
    for name, choice in choices.items():
        if name not in seats or dict(template.fields)[name] == "seats":
            for value in choice:
                yield tuple((usual | {name: value}).values())
    for number, thing in counted_pairs(sentences):
        for n, value in product(choices[number], choices[thing]):
            yield tuple((usual | {number: n, thing: value}).values())


def counted_pairs(sentences: Iterable[str]) -> set[tuple[str, str]]:
    parts = [part for sentence in sentences for part in parse(sentence)]
    return {(p.name, p.counted) for p in parts if isinstance(p, Place) and p.counted}


class Values:
    """What the tokens of a game may be, by kind."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.words = words_of_reader(game, "en", None)
        self.known: dict[str, list[Any]] = {
            "n": list(NUMBERS),
            "text": ["Anna"],
            "seat": [0, 1],
            "seats": [(0,), (0, 1), (0, 1, 2)],
            "prompt": [Message(t, ()) for t in game.messages.prompts if not t.fields],
        }

    def of(self, kind: str) -> list[Any]:
        if kind not in self.known:
            self.known[kind] = self.numbered(kind) or self.recorded(kind)
            assert self.known[kind], f"{self.game.id}: no recorded game has a token '{kind}'"
        return self.known[kind]

    def recorded(self, kind: str) -> list[Any]:
        if kind == "effect" and self.game.id == "endless_winter":
            return list(dict.fromkeys(effects_in(self.game.content)))
        return observed(self.game.id).get(kind) or UNRECORDED.get(self.game.id, {}).get(kind, [])

    def numbered(self, kind: str) -> list[Any]:
        """The numbers that have a name; a list of them if the kind is a plural."""
        if any(not isinstance(value, int) for value in self.recorded(kind)):
            return []
        domain = self.game.vocabulary.domains.get(kind)
        numbers = range(len(domain)) if domain is not None else range(100)
        found = [n for n in numbers if self.names(kind, n)]
        if len(found) == 100 and domain is None:
            return self.recorded(kind) or list(NUMBERS)  # it is called by its number
        if not found and kind.endswith("s"):
            ones = self.numbered(kind[:-1])
            return [(), *([tuple(ones[:1]), tuple(ones[:2]), tuple(ones[:3])] if ones else [])]
        return found

    def names(self, kind: str, number: int) -> bool:
        try:
            return self.words.in_box(kind, number) and bool(self.words.name(kind, number))
        except (IndexError, KeyError, TypeError, AttributeError, ValueError):
            return False


def effects_in(value: Any) -> Iterator[tuple[Icon, ...]]:
    """Every effect anywhere in a content."""
    if isinstance(value, tuple | list) and value and all(isinstance(i, Icon) for i in value):
        yield tuple(value)
    elif isinstance(value, tuple | list):
        for part in value:
            yield from effects_in(part)
    elif is_dataclass(value):
        for field in fields(value):
            yield from effects_in(getattr(value, field.name))


@cache
def observed(game: str) -> dict[str, list[Any]]:
    """The values of tokens in the recorded games, by kind; a few of each."""
    found: dict[str, dict[str, Any]] = {}
    for play in recorded(game):
        for event in play.events:
            for kind, value in event.message.tokens().values():
                few = found.setdefault(kind, {})
                if len(few) < 60:
                    few.setdefault(repr(value), value)
    return {kind: list(values.values()) for kind, values in found.items()}


@cache
def recorded(game: str) -> list[Play]:
    texts = [path.read_text(encoding="utf-8") for path in FILES if path.parent.name == game]
    return [dolmen.load(text) for text in texts]


# Sentences that no template declares.


def undeclared(words: Phrases, where: str, without: Iterable[str] = ()) -> Iterator[Line]:
    """Every text of the other sections: numbers in the places of numbers, a name in the others."""
    for section, sentences in words.sections.items():
        if section in without:
            continue
        for key, sentence in sentences.items():
            numeric = number_places(sentence)
            usual: dict[str, str | int] = dict.fromkeys(places(sentence), "Anna")
            usual |= dict.fromkeys(numeric, 2)
            seen = {words.phrase(section, key, **usual)}
            for name in numeric:
                for n in NUMBERS:
                    seen.add(words.phrase(section, key, **(usual | {name: n})))
            for text in seen:
                yield Line(f"{where} [{section}] {key}", text.replace("#", "2"))


def number_places(sentence: str) -> set[str]:
    parts = [part for part in parse(sentence) if isinstance(part, Place)]
    by_number = {part.name for part in parts if part.by_number}
    return by_number | (places(sentence) & NUMERIC)


# What is made from the data.


def labels(game: Game, language: str) -> Iterator[Line]:
    words = words_of_reader(game, language, None)
    for action in game.vocabulary:
        kinds = [kind for _, kind in action.verb.template.fields]
        if all(map(words.in_box, kinds, action.arguments)):
            yield Line(f"button {action}", words.label(action))


def components(game: Game, language: str) -> Iterator[Line]:
    face = face_of(game)
    words = words_of_reader(game, language, None)
    for shelf in face.box(language, each=True):
        yield Line("box, heading", shelf.title, sentence=True)
        for piece in shelf.pieces:
            where = f"box, {piece.kind} {piece.id}"
            yield Line(where, piece.name, sentence=True)
            yield from (Line(where, text) for text in piece.lines)
    for name, text in face.things(words, None):
        yield Line(f"looked up: {name}", name)
        yield Line(f"looked up: {name}", text)
    for kind, names in face.names(language).items():
        yield from (Line(f"name of {kind} {id_}", name) for id_, name in names.items())


def form_texts(forms: Forms) -> Iterator[Line]:
    for form in forms.forms:
        yield Line(f"form of {form.table}", form.title)
        for field in form.fields:
            yield from field_texts(form.table, field)
    for vocabulary in forms.vocabularies:
        for case in vocabulary.cases:
            yield Line(f"step {case.id} of {vocabulary.id}", case.name)
            for field in case.fields:
                yield from field_texts(f"{vocabulary.id}, {case.id}", field)


def field_texts(where: str, field: Field) -> Iterator[Line]:
    yield Line(f"form of {where}, {field.key}", field.label)
    for value in field.values:
        yield Line(f"form of {where}, {field.key} = {value.id}", value.name)
    for inner in field.fields:
        yield from field_texts(f"{where}, {field.key}", inner)


def named_by_id(game: Game, language: str) -> Iterator[Line]:
    words = words_of_reader(game, language, None)
    yield Line("name of the game", words.called("game", game.id))
    for category in game.categories:
        yield Line(f"category {category}", words.called("category", category))
    for option in game.options:
        yield Line(f"option {option.id}", words.called("option", option.id))
        for value in option.values:
            name = words.called("value", f"{option.id}.{value}")
            yield Line(f"value {value} of {option.id}", name)


def tables(game: Game, language: str) -> Iterator[Line]:
    """The drawn tables at the ends of recorded games, and how an automatic opponent came to its
    moves."""
    face = face_of(game)
    for play in recorded(game.id)[::4]:
        words: Lexicon = face.lexicon(language, play.content, play.names)
        view = play.view(0)
        for text in (*face.table(view, words), *face.hand(view, words)):
            yield Line("table", text.strip(), drawn=True)
        for text in face.trace(play, words):
            yield Line("trace", text.strip())
