"""What a viewer sees of a game: the parts of a snapshot that come from the rules.

Everything here is asked for one viewer and built up from nothing; what the viewer may not know
is never read. What is the same for many viewers or comes again and again is written to JSON once
and kept in that form.
"""

from __future__ import annotations

from collections.abc import Container
from typing import Any, Final, Literal, TypeVar, cast

import msgspec

from dolmen.core.action import Action
from dolmen.core.event import Event
from dolmen.core.hold import is_held
from dolmen.core.message import Message, Template
from dolmen.core.play import Play
from dolmen.core.refusal import Refusal
from dolmen.core.state import State
from dolmen.core.step import asked, reason
from dolmen.server import wire
from dolmen.server.outlook import Outlook
from dolmen.server.texts import detailed, label, table_text, text
from dolmen.speech.face import Face, face_of

T = TypeVar("T")
Auto = Literal["pass", "skip", "pay", "gain"]
ENCODER: Final = msgspec.json.Encoder()
REMEMBERED: Final = 50_000


def packed(value: T) -> T:
    """The same, already written; whatever contains it is written faster."""
    return cast(T, msgspec.Raw(ENCODER.encode(value)))


class Phrases:
    """What a game says, written once: labels and choices by action, texts by message."""

    def __init__(self, face: Face) -> None:
        self.game = face.game
        self.face = face
        # Most games have nothing to say about most of this; then nobody need ask.
        self.says = type(face).said is not Face.said
        self.details = type(face).detail is not Face.detail
        self.remarks = self.details or type(face).remark is not Face.remark
        self.yields = type(face).gives_up is not Face.gives_up
        self.labels: dict[int, wire.Text] = {}
        self.choices: dict[tuple[Any, ...], wire.Choice] = {}
        self.texts: dict[tuple[str, Template, tuple[Any, ...]], wire.Text] = {}
        self.reasons: dict[tuple[str, Template, tuple[Any, ...], str], wire.WhyNot] = {}

    def label(self, index: int) -> wire.Text:
        found = self.labels.get(index)
        if found is None:
            action = self.game.vocabulary.action(index)
            found = self.labels[index] = packed(label(self.face, action))
        return found

    def choice(
        self,
        s: State,
        index: int,
        targets: list[str],
        ends: bool = False,
        auto: Auto | None = None,
    ) -> wire.Choice:
        face = self.face
        said = face.said(s, index) if self.says else None
        detail = face.detail(s, index) if self.details else None
        gives_up = self.yields and face.gives_up(s, index)
        # What a button adds; a label that names it already needs no more.
        silent = not self.remarks or targets or said or detail
        added = None if silent else self.remark(s, self.game.vocabulary.action(index))
        key = (index, tuple(targets), ends, auto, gives_up, said, detail, added and added["en"])
        found = self.choices.get(key)
        if found is None:
            if len(self.choices) > REMEMBERED:
                self.choices.clear()
            action = self.game.vocabulary.action(index)
            if said is not None:
                words = self.text("button", said)
            else:
                words = self.label(index) if detail is None else detailed(self.face, action, detail)
            made = wire.Choice(index, action.text, words, targets, ends, auto, added, gives_up)
            found = self.choices[key] = packed(made)
        return found

    def remark(self, s: State, action: Action) -> dict[str, str] | None:
        """What a button gives or costs as the table lies: its place, if it had one, would show
        it."""
        lexicons = self.face.lexicons.items()
        found = {language: self.face.remark(words, s, action) for language, words in lexicons}
        return found if found["en"] else None

    def text(self, section: str, message: Message) -> wire.Text:
        key = (section, message.template, message.values)
        found = self.texts.get(key)
        if found is None:
            if len(self.texts) > REMEMBERED:
                self.texts.clear()
            found = self.texts[key] = packed(text(self.face, section, message))
        return found

    def why_not(self, target: str, refusal: Refusal) -> wire.WhyNot:
        said = refusal.message
        key = (target, said.template, said.values, refusal.rule)
        found = self.reasons.get(key)
        if found is None:
            if len(self.reasons) > REMEMBERED:
                self.reasons.clear()
            made = wire.WhyNot(target, text(self.face, "refusal", said), refusal.rule)
            found = self.reasons[key] = packed(made)
        return found


PHRASES: dict[int, Phrases] = {}  # by the face they are of
FACES: Final = 24


def phrases(face: Face) -> Phrases:
    found = PHRASES.get(id(face))
    if found is None or found.face is not face:
        while len(PHRASES) >= FACES:
            del PHRASES[next(iter(PHRASES))]
        found = PHRASES[id(face)] = Phrases(face)
    return found


def waiting(s: State, number: int) -> wire.Decision | None:
    """The open question for those who do not decide. They learn only who does: a prompt may name
    things that only the one asked knows."""
    if asked(s) is None:
        return None
    said = table_text("waiting", seat=wire.Token("seat", n=s.seat))
    return wire.Decision(number, s.seat, said, [])


def decision(
    face: Face,
    s: State,
    number: int,
    outlook: Outlook,
    follows: bool,
    alone: bool = False,
) -> wire.Decision | None:
    """The open question for the one who decides."""
    step = asked(s)
    if step is None:
        return None
    said = phrases(face)
    marked, auto = routine(face, s, outlook)
    ends = outlook.final_buttons()
    choices = [
        said.choice(
            s, index, outlook.targets(index), index in ends, auto if index == marked else None
        )
        for index in s.options
    ]
    prompt, guarded = said.text("prompt", step.prompt(s)), is_held(s) and step.guarded(s)
    return wire.Decision(number, s.seat, prompt, choices, follows, guarded, alone)


def routine(face: Face, s: State, outlook: Outlook) -> tuple[int | None, Auto | None]:
    """The answer that players may leave to the table, and why."""
    passing = face.passing(s)
    if passing is not None:
        return passing, "pass"
    skipping = face.skipping(s)
    if skipping is not None:
        return skipping, "skip"
    paying = face.paying(s)
    if paying is not None and outlook.can_take_back(paying):
        return paying, "pay"
    gain = outlook.pure_gain()
    return (gain, "gain") if gain is not None else (None, None)


def ways(face: Face, outlook: Outlook, target: str) -> tuple[list[wire.Choice], bool]:
    """The choices that lead to a place, and whether they only lead nearer to it."""
    said, s = phrases(face), outlook.state
    found, far = outlook.ways(target)
    return [said.choice(s, index, outlook.targets(index)) for index in found], far


def why_not(face: Face, s: State, ahead: Container[str] = ()) -> list[wire.WhyNot]:
    """What the one who decides may request for but may not have. A place that some legal action
    lights is not grey, nor one that the next question speaks of (`ahead`)."""
    step = asked(s)
    if step is None:
        return []
    said = phrases(face)
    legal = set(s.options)
    lit = {target for index in s.options for target in face.targets(s, index)}
    found: list[wire.WhyNot] = []
    for target, action in face.requests(s, s.seat):
        if target not in lit and target not in ahead and action not in legal:
            lit.add(target)
            found.append(said.why_not(target, reason(s, step, action)))
    return found


def entries(face: Face, events: list[Event], move: int) -> list[tuple[Event, wire.LogEntry]]:
    """Events with their lines for the log."""
    said = phrases(face)
    return [
        (event, packed(wire.LogEntry(move, said.text("event", event.message)))) for event in events
    ]


def seen(log: list[tuple[Event, wire.LogEntry]], viewer: int | None) -> list[wire.LogEntry]:
    return [entry for event, entry in log if event.seen_by(viewer)]


def scores(face: Face, s: State, viewer: int | None) -> list[wire.Score]:
    """The points that are certain for a viewer."""
    return scored(face, face.certain(s, viewer))


def scored(face: Face, rows: list[list[int]]) -> list[wire.Score]:
    categories = face.game.categories
    return [wire.Score(sum(row), dict(zip(categories, row, strict=True))) for row in rows]


def undo_text(play: Play, steps: int) -> wire.Text | None:
    """The label of the action that undo takes back."""
    if steps == 0:
        return None
    _, index = play.moves[play.horizon.moments[-steps].moves]
    return phrases(face_of(play.game, play.content)).label(index)
