"""A digital solo game turned into a session: it is entered question by question, as somebody would
who had played it on a real table. The session goes on where the game is."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from dolmen.companion.asking import Question, Value
from dolmen.companion.entry import Entry, EntryKind
from dolmen.companion.fold import Folding, Position
from dolmen.companion.nomads.flow import PERSON, FirstAnimal
from dolmen.companion.nomads.opponent import Nomads
from dolmen.companion.nomads.table import Beside
from dolmen.companion.nomads.truth import truth
from dolmen.core.event import Event
from dolmen.core.game import Game
from dolmen.core.record import Record
from dolmen.core.state import State as AnyState
from dolmen.core.step import Guide, Step, act, advance
from dolmen.games.endless_winter.eclipse import Eclipse, EclipseOf, SealPile
from dolmen.games.endless_winter.ids import CARDS, LAND_CARDS, NOMAD_CARDS, PLACES
from dolmen.games.endless_winter.modules.ancestors import React
from dolmen.games.endless_winter.nomads.turn import NomadTurn
from dolmen.games.endless_winter.rounds import NextTurn, RoundEnd
from dolmen.games.endless_winter.setup_choices import ExtraCard
from dolmen.games.endless_winter.state import PREPARATION, State
from dolmen.games.endless_winter.turn import Turn


@dataclass
class Moment:
    """The table right before a step that asks nothing, and what the step told."""

    step: Step
    state: State
    events: list[Event] = field(default_factory=list)


class Recorder(Guide):
    """Notes every step of a game; `told` is the listener of the game."""

    def __init__(self) -> None:
        self.moments: list[Moment] = []
        self.told: list[Event] = []

    def stops(self, s: AnyState, step: Step) -> bool:
        self.close()
        assert isinstance(s, State)
        self.moments.append(Moment(step, s.clone()))
        return False

    def answer(self, s: AnyState, question: Any) -> int:
        self.close()
        return super().answer(s, question)

    def close(self) -> None:
        """What was told since belongs to the step before."""
        if self.moments:
            self.moments[-1].events += self.told
        self.told.clear()


class Ended(Exception):
    """The digital game has not gone further."""


class Follower(Nomads):
    """The companion's Nomads, step by step beside those of the digital game."""

    moments: list[Moment]
    at = 0

    def find(self, step: Step) -> int | None:
        """The moment of the digital game right before the same step; None if people take it at the
        table, or if the companion takes it while they still do."""
        if isinstance(step, Turn | NextTurn | SealPile | FirstAnimal):
            return None
        if isinstance(step, EclipseOf) and step.who == PERSON:
            return None
        for number in range(self.at, len(self.moments)):
            if self.moments[number].step == step:
                return number
        raise Ended

    def skip(self, skipped: Step, step: Step) -> None:
        """A step of the digital game that the companion does not take."""

    def advance(self, s: Beside) -> None:
        step = s.stack[-1]
        dealt = isinstance(step, ExtraCard) and s.phase == PREPARATION
        try:
            found = None if dealt else self.find(step)
        except Ended:
            super().advance(s)  # what it asks stays open
            raise
        super().advance(s)
        if found is not None:
            for skipped in self.moments[self.at : found]:
                self.skip(skipped.step, step)
            self.at = found
            self.taken(s, self.moments[found])
            self.at += 1

    def taken(self, s: Beside, moment: Moment) -> None:
        """The step is done on both tables."""

    def has_come(self, *steps: type[Step]) -> bool:
        """Whether the digital game has reached one of these, as the Nomads' or nobody's."""
        return any(
            isinstance(moment.step, steps) and getattr(moment.step, "who", NOBODY) != PERSON
            for moment in self.moments[self.at :]
        )


NOBODY = -1


class Entering(Folding[Beside]):
    """Answers every question from the true table."""

    opponent: Follower
    entries: list[Entry]

    def __init__(self, opponent: Follower) -> None:
        super().__init__(opponent, [])
        self.entries = []

    def run(self) -> Position[Beside]:
        try:
            return super().run()
        except Ended:
            return self.position

    def put(self, kind: EntryKind, key: str, value: Value = None, place: str = "") -> None:
        entry = Entry(self.position.scene, kind, key, value, place)
        self.unused.setdefault(entry.at, []).append(len(self.entries))
        self.entries.append(entry)

    def reply(self, question: Question) -> bool:
        if question.own_turn and self.reacts():
            return super().reply(question)
        try:
            value = self.true_answer(question)
        except Ended:
            return False
        self.answer(question, value)
        return super().reply(question)

    def answer(self, question: Question, value: Value) -> None:
        self.put("answer", question.key, value)

    def reacts(self) -> bool:
        """The player has played a card that the Nomads react to."""
        opponent = self.opponent
        for number in range(opponent.at, len(opponent.moments)):
            step = opponent.moments[number].step
            if isinstance(step, NomadTurn | Eclipse):
                return False
            if isinstance(step, React) and step.who != PERSON:
                opponent.at = number
                self.put("play", "card", CARDS[step.card])
                return True
        return False

    def true_answer(self, q: Question) -> Value:
        opponent, s = self.opponent, self.position.state
        step = s.stack[-1]
        if q.kind == "turn" and not opponent.has_come(Eclipse):
            raise Ended
        if q.kind == "own_eclipse" and not opponent.has_come(EclipseOf, RoundEnd):
            raise Ended
        if isinstance(step, FirstAnimal):
            return truth(opponent.moments[0].state, q)
        if q.kind == "nomad_card" and isinstance(step, ExtraCard) and s.phase == PREPARATION:
            return NOMAD_CARDS[opponent.moments[opponent.at].state.nomad_row[-1]]
        found = opponent.find(step)
        if found is None:
            return None
        moment = opponent.moments[found]
        if q.kind == "land_card":
            if found + 1 == len(opponent.moments):
                raise Ended
            return LAND_CARDS[opponent.moments[found + 1].state.land_discard[-1]]
        if q.kind == "figure":
            return next(iter(placed(moment.state) - placed(s)))
        return truth(moment.state, q)


def placed(s: State) -> Counter[str]:
    return Counter(PLACES[place] for place in s.seats[PERSON].figures if place >= 0)


def entries_of(game: Game[Any, Any, Any], record: Record) -> list[Entry]:
    """What somebody would have entered by now who had played the recorded game at a real table."""
    header = record.header
    content = game.content_of(header)
    s = game.set_up(content, header, game.all_options(header.options))
    recorder = Recorder()
    s.listener = recorder.told
    advance(s, recorder)
    for _, text in record.moves:
        recorder.close()
        act(s, game.vocabulary.parse(text), recorder)
    recorder.close()
    follower = Follower(game, content, header, own_cards=False)  # type: ignore[arg-type]
    follower.moments = recorder.moments
    entering = Entering(follower)
    entering.run()
    return entering.entries
