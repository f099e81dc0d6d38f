"""What a session shows, in one language: plain data that every screen draws in its own way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Any

from dolmen.companion.asking import UNSEEN, Question, Value
from dolmen.companion.board import Board
from dolmen.companion.fold import Asked, Position
from dolmen.companion.words import phrases
from dolmen.core.event import Event

# Questions that begin with "where".
ASKED_WHERE = frozenset({"site", "villages", "lead", "mammoth"})


@dataclass(slots=True)
class Line:
    text: str
    why: bool  # explains; the others say what to do at the table


@dataclass(slots=True)
class Instruction:
    """Something to do at the table, with its reasons and its place on a board."""

    id: str
    scene: str
    title: str = ""  # the action that it carries out
    lines: list[Line] = field(default_factory=list)
    rule: str = ""
    board: str = ""
    places: list[str] = field(default_factory=list)
    art: list[str] = field(default_factory=list)  # what it speaks of, as the legend draws it
    ticked: bool = False

    def json(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "scene": self.scene,
            "title": self.title,
            "lines": [{"text": line.text, "why": line.why} for line in self.lines],
            "rule": self.rule,
            "board": self.board,
            "places": self.places,
            "art": self.art,
            "ticked": self.ticked,
        }


class Teller(ABC):
    """Puts a session of one game into words."""

    openings: frozenset[str]  # events that begin an instruction
    reasons: frozenset[str]  # events that explain
    titles: frozenset[str] = frozenset()  # events that only name what comes
    opponent: str  # whom it speaks of, in the keys of its texts

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = phrases(language)

    @abstractmethod
    def say(self, event: Event) -> str: ...

    @abstractmethod
    def rule(self, event: Event) -> str:
        """The rule behind an instruction, by the event that opens it."""

    @abstractmethod
    def spot(self, event: Event) -> tuple[str, list[str]] | None:
        """The board and the places that an event speaks of."""

    @abstractmethod
    def thing(self, question: Question, name: str) -> str:
        """What an option is called."""

    @abstractmethod
    def place(self, question: Question, name: str) -> str:
        """What a place is called."""

    @abstractmethod
    def board(self, question: Question) -> str:
        """The board on which a question is answered; empty if it is a list of options."""

    @abstractmethod
    def boards(self, position: Position[Any]) -> list[Board]:
        """The boards of the real table, with what is known of them."""

    @abstractmethod
    def owned(self, position: Position[Any]) -> list[dict[str, Any]]:
        """What the opponent owns, line by line."""

    @abstractmethod
    def score(self, position: Position[Any]) -> list[dict[str, Any]]:
        """The opponent's points as far as they are known."""

    @abstractmethod
    def result(self, position: Position[Any]) -> str:
        """How a game ended that is over."""

    def art(self, name: str) -> str:
        """What draws an option, as the game's legend names it: "animal:mastodon"."""
        return ""

    def pictures(self, event: Event) -> list[str]:
        """What draws the things that an event speaks of."""
        return []

    def more(self, event: Event) -> list[Line]:
        """What else has to be done because of an event."""
        return []

    def skips(self, event: Event) -> bool:
        return False

    def named(self, key: str, name: str) -> str:
        """What an option of a field of a position is called."""
        if self.words.has("position_name", name):
            return self.words.sections["position_name"][name]
        return self.option(Question(key, "choice"), name)

    def field_name(self, key: str) -> str:
        """What a position's field is called; some are called otherwise in another game."""
        name = key.replace(".", "_")
        special = f"{name}_{self.opponent}"
        return self.words.phrase(
            "position", special if self.words.has("position", special) else name
        )

    def field_note(self, key: str) -> str:
        """What should be known before such a field is filled in."""
        name = f"note_{key}"
        return self.words.phrase("position", name) if self.words.has("position", name) else ""

    def named_place(self, key: str, name: str) -> str:
        """What a place of such a field is called."""
        if self.words.has("position_name", name):
            return self.words.sections["position_name"][name]
        return self.place(Question(key, "choice"), name)

    # What follows for every game.

    def scene(self, scene: str) -> str:
        """The heading of a scene."""
        number, _, rest = scene.rpartition(".")
        kind = rest.rstrip("0123456789")
        turn = rest[len(kind) :] or "0"
        return self.words.phrase("scene", kind, round=number or "0", turn=turn)

    def ask(self, question: Question) -> str:
        place = self.place(question, question.place) if question.place else ""
        return self.words.phrase("question", question.kind, place=place, n=question.number)

    def option(self, question: Question, name: str) -> str:
        if name == "none":
            return self.nothing(question)
        if self.words.has("answer", name):
            return self.words.sections["answer"][name]
        return self.thing(question, name)

    def nothing(self, question: Question) -> str:
        key = "nowhere" if question.kind in ASKED_WHERE else "none"
        return self.words.phrase("answer", key)

    def answered(self, question: Question, value: Value) -> str:
        """An answer in words."""
        if question.form == "done":
            return self.words.phrase("answer", "done")
        if question.form == "choice":
            return self.option(question, str(value))
        if isinstance(value, list):
            if question.form == "marks":
                named = [self.place(question, str(place)) for place in value]
            else:
                named = [self.option(question, thing) for thing in value if thing]
            # Places that are called by row and column have a comma of their own.
            between = " · " if any(", " in name for name in named) else ", "
            return between.join(named) or self.nothing(question)
        return str(value)

    def instructions(self, position: Position[Any]) -> list[Instruction]:
        found: list[Instruction] = []
        for scene, event in position.told:
            if self.skips(event):
                continue
            key = event.message.key
            if not found or found[-1].scene != scene or key in self.openings:
                number = sum(one.scene == scene for one in found)
                found.append(Instruction(f"{scene}.{number}", scene, rule=self.rule(event)))
            step = found[-1]
            step.art += [art for art in self.pictures(event) if art not in step.art]
            if key in self.titles:
                step.title = self.say(event)
                continue
            step.lines.append(Line(self.say(event), key in self.reasons))
            step.lines += self.more(event)
            spot = self.spot(event)
            if spot is not None:
                step.board, step.places = spot
        for step in found:
            step.ticked = step.id in position.ticked
        return found

    def question(self, q: Question) -> dict[str, Any]:
        return {
            "key": q.key,
            "kind": q.kind,
            "form": q.form,
            "text": self.ask(q),
            "board": self.board(q),
            "options": [self.offered(q, name) for name in q.options],
            "places": [
                {"id": name, "text": self.place(q, name)}
                for name in q.places
                if self.offers(q, name)
            ],
            "value": q.value,
            "complete": q.complete,
            "next": next_unseen(q),
            "most": q.most,
            "own_turn": q.own_turn,
        }

    def offered(self, q: Question, name: str) -> dict[str, str]:
        return {"id": name, "text": self.option(q, name), "art": self.art(name)}

    def offers(self, q: Question, place: str) -> bool:
        """Whether a place is worth showing with what is known now."""
        return True

    def history(self, position: Position[Any]) -> list[dict[str, Any]]:
        return [self.past(asked) for asked in position.asked]

    def past(self, asked: Asked) -> dict[str, Any]:
        q = asked.question
        return {
            "number": asked.entries[-1],
            "scene": self.scene(asked.scene),
            "text": self.ask(q),
            "answer": self.answered(q, q.value),
            "question": self.question(q),
        }


def next_unseen(q: Question) -> str:
    """The first place that nobody has described."""
    if q.form != "things" or not isinstance(q.value, list) or UNSEEN not in q.value:
        return ""
    return q.places[[*q.value].index(UNSEEN)]
