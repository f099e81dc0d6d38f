"""The present state of a session: its entries carried out one after the other.

An entry belongs to a scene and a fact, not to a place in the list. So an earlier answer can be
edited and everything is computed again: later answers are used where their question still comes
up, and what no question asks for any more is left unused.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Generic

from dolmen.companion.asking import BadAnswer, Question, Unknown
from dolmen.companion.entry import Entry
from dolmen.companion.opponent import Opponent, S
from dolmen.core.event import Event


@dataclass(slots=True)
class Asked:
    """A question that was answered, and the entries that did."""

    scene: str
    question: Question
    entries: list[int]


@dataclass(slots=True)
class Position(Generic[S]):
    """Where a session is: the table, what is asked now (None: the game is over), what happened."""

    state: S
    scene: str
    question: Question | None
    told: list[tuple[str, Event]] = field(default_factory=list)  # with the scene it belongs to
    asked: list[Asked] = field(default_factory=list)
    ticked: set[str] = field(default_factory=set)
    used: set[int] = field(default_factory=set)  # numbers of the entries that were needed
    pause: S | None = None  # the table where a digital one could last begin
    pause_asked: int = 0  # questions that were answered by then


class Folding(Generic[S]):
    def __init__(self, opponent: Opponent[S], entries: Sequence[Entry]) -> None:
        self.opponent = opponent
        self.entries = entries
        self.unused: dict[str, list[int]] = {}
        for number, entry in enumerate(entries):
            self.unused.setdefault(entry.at, []).append(number)
        self.position: Position[S] = Position(opponent.begin(), "", None)
        self.open: list[int] = []  # entries that changed the open question

    def run(self) -> Position[S]:
        found, opponent = self.position, self.opponent
        while not opponent.over(found.state):
            self.enter(opponent.scene(found.state))
            if opponent.pauses(found.state) and found.pause is not found.state:
                found.pause, found.pause_asked = found.state, len(found.asked)
            world = found.state.clone()
            events: list[Event] = []
            world.listener = events
            try:
                opponent.advance(world)  # type: ignore[arg-type]
            except Unknown as unknown:
                question = self.asking(unknown.key)
                if not self.reply(question):
                    found.question = question
                    return found
                continue
            world.listener = None
            found.state = world  # type: ignore[assignment]
            found.told += [(found.scene, event) for event in events]
        self.enter("end")
        self.correct_all("end")
        return found

    def asking(self, key: str) -> Question:
        """The question for a fact, or for one without which it cannot even be asked."""
        while True:
            try:
                return self.opponent.question(self.position.state, key)
            except Unknown as unknown:
                key = unknown.key

    def enter(self, scene: str) -> None:
        """Corrections made in a scene count even if nothing is asked there any more."""
        if scene != self.position.scene:
            self.correct_all(self.position.scene)
            self.position.scene = scene

    def correct_all(self, scene: str) -> None:
        for number in list(self.unused.get(scene, ())):
            self.note(scene, number)

    def note(self, scene: str, number: int) -> bool:
        """A correction or a tick: needs no question."""
        entry, found = self.entries[number], self.position
        if entry.kind == "tick":
            found.ticked ^= {entry.key}
        elif entry.kind == "correct":
            try:
                self.opponent.correct(found.state, entry.key, entry.value)
            except BadAnswer:
                return False
        else:
            return False
        self.use(scene, number)
        return True

    def use(self, scene: str, number: int) -> None:
        self.unused[scene].remove(number)
        self.position.used.add(number)

    def reply(self, question: Question) -> bool:
        """Answer a question from the entries of the scene; False if it stays open."""
        scene, found = self.position.scene, self.position
        self.open = []
        for number in list(self.unused.get(scene, ())):
            entry = self.entries[number]
            if self.note(scene, number):
                continue
            try:
                if entry.kind == "play" and question.own_turn:
                    self.opponent.react(found.state, entry.value)
                    self.use(scene, number)
                    return True
                if entry.key != question.key:
                    continue
                if entry.kind == "change":
                    question.change(entry.place, entry.value)
                    self.use(scene, number)
                    self.open.append(number)
                elif entry.kind == "answer":
                    self.opponent.answer(found.state, question.key, question.check(entry.value))
                    self.use(scene, number)
                    question.value = entry.value
                    found.asked.append(Asked(scene, question, [*self.open, number]))
                    return True
            except BadAnswer:
                continue  # it no longer fits: asked again
        return False


def fold(opponent: Opponent[S], entries: Sequence[Entry]) -> Position[S]:
    return Folding(opponent, entries).run()
