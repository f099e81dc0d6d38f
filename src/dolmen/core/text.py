"""From messages to sentences, in the languages of the table."""

import re
import textwrap
import tomllib
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from dolmen.core.action import Action
from dolmen.core.message import Message, Template

Namer = Callable[[Any], str]

# {name} or, by number, {name|one|many}; a # in a form stands for the number itself.
PLACE = re.compile(r"\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}")
KEEP = "\N{NO-BREAK SPACE}"
LOOSE_MARK = re.compile(r" (?=[:;?!»])|(?<=«) ")
SUBJECTS = ("seat", "seats")
SHARED = Path(__file__).parent / "text"


class Lexicon:
    """The sentences of one game in one language, and how its tokens are named."""

    def __init__(
        self, language: str, folder: Path, namers: dict[str, Namer], seats: tuple[str, ...] = ()
    ) -> None:
        self.language = language
        self.sections: dict[str, dict[str, str]] = {}
        for source in (SHARED, folder):
            path = source / f"{language}.toml"
            for section, sentences in tomllib.loads(path.read_text(encoding="utf-8")).items():
                self.sections.setdefault(section, {}).update(sentences)
        self.seats = seats
        self.you: int | None = None  # the seat of whoever reads, if it is spoken to
        self.namers: dict[str, Namer] = {
            "n": str,
            "text": str,
            "seat": self.seat,
            "seats": lambda seats: self.join([self.seat(seat) for seat in seats]),
            "prompt": lambda message: self.say("prompt", message).rstrip("."),
            **namers,
        }

    def seat(self, seat: int) -> str:
        if seat < len(self.seats) and self.seats[seat]:
            return self.seats[seat]
        return self.term("seat").replace("#", str(seat + 1))

    def term(self, key: str) -> str:
        return self.sections["term"][key]

    def name(self, kind: str, value: Any) -> str:
        return self.namers[kind](value)

    def has(self, section: str, key: str) -> bool:
        return key in self.sections.get(section, {})

    def say(self, section: str, message: Message) -> str:
        tokens = message.tokens()
        return self.fill(self.form(section, message.key, tokens), tokens)

    def form(self, section: str, key: str, tokens: dict[str, tuple[str, Any]]) -> str:
        """The sentence; where it speaks of the reader, its second person."""
        sentences = self.sections[section]
        if self.you is not None:
            for name, (kind, value) in tokens.items():
                own = (kind == "seat" and value == self.you) or (
                    kind == "seats" and list(value) == [self.you]
                )
                if own and you_form(key, name) in sentences:
                    return sentences[you_form(key, name)]
        return sentences[key]

    def phrase(self, section: str, key: str, **values: str | int) -> str:
        """A sentence from names and numbers that are ready to be shown."""
        tokens = {name: ("text", value) for name, value in values.items()}
        return self.fill(self.sections[section][key], tokens)

    def label(self, action: Action) -> str:
        """What a button for this action says."""
        return self.say("verb", Message(action.verb.template, action.arguments))

    def called(self, kind: str, name: str) -> str:
        """What people call something known by its id: the game, a category of the score sheet, an
        option or a value of it ("option.value"), a group of actions. The id will do without."""
        return self.sections.get(kind, {}).get(name, name.rpartition(".")[2].replace("_", " "))

    def things(self) -> Iterator[tuple[str, str]]:
        """Name and generated text of everything that can be looked up."""
        return iter(())

    def fill(self, sentence: str, tokens: dict[str, tuple[str, Any]]) -> str:
        def put(match: re.Match[str]) -> str:
            kind, value = tokens[match[1]]
            if match[2] is None:
                return self.name(kind, value)
            return (match[2] if self.is_one(value) else match[3]).replace("#", str(value))

        return PLACE.sub(put, sentence)

    def is_one(self, n: int) -> bool:
        return n < 2 if self.language == "fr" else n == 1

    def join(self, parts: list[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {self.term('and')} {parts[-1]}"


def plain(text: str) -> str:
    """Without capitals, accents and underscores, for comparing what people type."""
    parts = unicodedata.normalize("NFKD", text.casefold().replace("_", " "))
    return " ".join("".join(c for c in parts if not unicodedata.combining(c)).split())


def wrap(text: str, width: int, indent: str = "", hang: str = "") -> list[str]:
    """Lines of at most this width. A no-break space holds words together and is shown as a
    space; so does, in effect, the space before French punctuation."""
    parts = textwrap.wrap(
        LOOSE_MARK.sub(KEEP, text),
        width,
        initial_indent=indent,
        subsequent_indent=hang,
        break_on_hyphens=False,
    )
    return [part.replace(KEEP, " ") for part in parts]


def you_form(key: str, name: str) -> str:
    """The key of the sentence in which the reader takes the place of a seat: `built#you` if they
    are its subject, `captured#you_other` if they are the `other`."""
    return f"{key}#you" if name in SUBJECTS else f"{key}#you_{name}"


def places(sentence: str) -> set[str]:
    """The token names that a sentence uses."""
    return {match[1] for match in PLACE.finditer(sentence)}


def problems(lexicon: Lexicon, section: str, templates: tuple[Template, ...]) -> list[str]:
    """What is wrong with the sentences of a section: missing ones, unknown tokens, leftovers."""
    found: list[str] = []
    sentences = lexicon.sections.get(section, {})
    where = f"{lexicon.language}.toml [{section}]"
    for template in templates:
        if template.key not in sentences:
            found.append(f"{where}: {template.key} is missing")
            continue
        fields = {name for name, _ in template.fields}
        for place in sorted(places(sentences[template.key]) - fields):
            found.append(f"{where}: {template.key} has no token {{{place}}}")
        found.extend(f"{where}: {wrong}" for wrong in you_problems(sentences, template, section))
    known = {template.key for template in templates}
    known |= {you_form(t.key, name) for t in templates for name in seat_fields(t)}
    found.extend(f"{where}: {key} belongs to nothing" for key in sentences if key not in known)
    return found


def seat_fields(template: Template) -> list[str]:
    """The tokens of a template that the reader may be."""
    return [name for name, kind in template.fields if kind in ("seat", "seats")]


def you_problems(sentences: dict[str, str], template: Template, section: str) -> Iterator[str]:
    """An event whose subject is a seat has a second person; every second person says the same as
    the ordinary sentence, only without naming the reader."""
    for name in seat_fields(template):
        key = you_form(template.key, name)
        if key not in sentences:
            if section == "event" and name == "seat":
                yield f"{key} is missing"
        elif places(sentences[key]) != places(sentences[template.key]) - {name}:
            yield f"{key} has not the tokens of {template.key} without {{{name}}}"
