"""From messages to sentences, in the languages of the table."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from dolmen.core.action import Action
from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.speech.grammar import upper
from dolmen.speech.phrases import Phrases, Place, parse

Namer = Callable[[Any], str]
Tokens = dict[str, tuple[str, Any]]
SUBJECTS = ("seat", "seats")
LINES = (
    "event",
    "prompt",
    "refusal",
    "button",
)  # sections whose sentences begin with a capital letter


class Lexicon(Phrases):
    """The sentences of one game in one language, and how its tokens are named. A sentence that the
    game does not have is made from its key, so that a game without texts can be played too."""

    def __init__(
        self, language: str, folder: Path, namers: dict[str, Namer], seats: tuple[str, ...] = ()
    ) -> None:
        super().__init__(language, folder)
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
        if self.is_opponent(seat):
            return self.term("opponent")
        if seat < len(self.seats) and self.seats[seat]:
            return self.seats[seat]
        return self.term("seat").replace("#", str(seat + 1))

    def is_opponent(self, seat: int) -> bool:
        """Whether a side is the automatic opponent, who sits beyond the only seat of a table. It is
        called by a noun: "the Nomads build" where a person builds."""
        return len(self.seats) == 1 and seat > 0 and self.has("term", "opponent")

    def name(self, kind: str, value: Any) -> str:
        return self.namers.get(kind, str)(value)

    def inflect(self, kind: str, value: Any, form: str) -> str:
        if kind == "seat":
            return self.call(value, form)
        if kind == "seats":
            return self.join([self.call(seat, form) for seat in value])
        return super().inflect(kind, value, form)

    def call(self, seat: int, form: str = "") -> str:
        """A side inside a sentence: people as they call themselves, the opponent with an article
        and in any case."""
        name = self.seat(seat)
        if self.is_opponent(seat):
            return self.grammar.put(name, form or self.grammar.definite)
        return self.grammar.put_proper(name, form) if form else name

    def traits(self, kind: str, value: Any) -> list[str]:
        """Verbs agree with the sides they speak of."""
        if kind == "seats":
            return self.traits("seat", value[0]) if len(value) == 1 else ["many", "other"]
        if kind == "seat":
            name = self.seat(value)
            opponent = self.is_opponent(value)
            return self.grammar.classes(name, False) if opponent else ["name", "other"]
        return super().traits(kind, value)

    def in_box(self, kind: str, number: int) -> bool:
        """Whether the box holds the component with this number: ids that a pack of one's own may
        use stand for nothing otherwise, and nobody shows or names them."""
        return True

    def say(self, section: str, message: Message) -> str:
        tokens = message.tokens()
        sentence = self.form(section, message.key, tokens)
        said = self.fill(sentence, tokens)
        return upper(said) if section in LINES and self.opens_with_thing(sentence, tokens) else said

    def opens_with_thing(self, sentence: str, tokens: Tokens) -> bool:
        """Whether a line begins with a name that people have not given themselves."""
        first = parse(sentence)[0] if sentence.startswith("{") else ""
        if not isinstance(first, Place):
            return False
        kind, value = tokens[first.name]
        if kind in SUBJECTS:
            return self.is_opponent(value if kind == "seat" else next(iter(value), 0))
        return kind != "text"

    def form(self, section: str, key: str, tokens: Tokens) -> str:
        """The sentence; where it speaks of the reader, its second person."""
        sentences = self.sections.get(section, {})
        if self.you is not None:
            for name, (kind, value) in tokens.items():
                own = (kind == "seat" and value == self.you) or (
                    kind == "seats" and list(value) == [self.you]
                )
                if own and you_form(key, name) in sentences:
                    return sentences[you_form(key, name)]
        found = sentences.get(key)
        return makeshift(key, tokens) if found is None else found

    def bare_label(self, action: Action) -> str:
        """The sentence of an action's verb, with its arguments."""
        return self.say("verb", Message(action.verb.template, action.arguments))

    def label(self, action: Action) -> str:
        """What a button for this action says; a game may add what a card does or costs."""
        return self.bare_label(action)

    def explain(self, refusal: Refusal, section: str = "refusal") -> str:
        """Why not, with the number of the rule."""
        sentence = self.say(section, refusal.message)
        return f"{sentence} ({refusal.rule})." if refusal.rule else f"{sentence}."

    def called(self, kind: str, name: str) -> str:
        """What people call something known by its id: the game, a category of the score sheet, an
        option or a value of it ("option.value"), a group of actions. The id will do without."""
        return self.sections.get(kind, {}).get(name, name.rpartition(".")[2].replace("_", " "))

    def things(self) -> Iterator[tuple[str, str]]:
        """Name and generated text of everything that can be looked up."""
        return iter(())


def makeshift(key: str, tokens: Tokens) -> str:
    """A sentence for a key that has none: its words, then whatever it speaks of."""
    words = key.replace("_", " ").capitalize()
    return " ".join([words, *(f"{{{name}}}" for name in tokens)])


def you_form(key: str, name: str) -> str:
    """The key of the sentence in which the reader takes the place of a seat: `built#you` if they
    are its subject, `captured#you_other` if they are the `other`."""
    return f"{key}#you" if name in SUBJECTS else f"{key}#you_{name}"
