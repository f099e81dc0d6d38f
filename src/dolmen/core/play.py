"""A game in progress: the state, its record, its events, and the way back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass
from typing import TYPE_CHECKING

from dolmen.core.action import Action
from dolmen.core.event import Event
from dolmen.core.hold import Hold, is_held
from dolmen.core.horizon import Horizon, Moment
from dolmen.core.message import Message
from dolmen.core.record import BadRecord, Header, Record
from dolmen.core.refusal import NOTHING_TO_REDO, NOTHING_TO_UNDO, BadInput, Refusal, Refused
from dolmen.core.state import State
from dolmen.core.step import act, asked, refusal
from dolmen.core.view import View, see

if TYPE_CHECKING:
    from dolmen.core.content import Content
    from dolmen.core.game import Game


@dataclass(slots=True, frozen=True)
class Decision:
    seat: int
    prompt: Message
    actions: tuple[Action, ...]


class Play:
    """The public face of one game. Each action is carried out on a copy of the state, which takes
    its place: whatever goes wrong on the way, the game is as it was."""

    def __init__(self, game: Game, header: Header, content: Content) -> None:
        self.game = game
        self.header = header
        self.content = content
        self.events: list[Event] = []
        self.state: State = game.new(header, content, self.events)
        self.moves: list[tuple[int, int]] = []  # (seat, action index)
        self.horizon = Horizon()
        self.undone: list[int] = []
        self.passed = 0  # sole choices carried out since the last decision

    # The decision and its answers.

    @property
    def over(self) -> bool:
        return not self.state.stack

    @property
    def held(self) -> bool:
        """Whether the table waits before a sole choice, for whoever makes it to go on."""
        return is_held(self.state)

    @property
    def decision(self) -> Decision | None:
        step = asked(self.state)
        if step is None:
            return None
        actions = tuple(self.game.vocabulary.action(index) for index in self.state.options)
        return Decision(self.state.seat, step.prompt(self.state), actions)

    def index(self, action: Action | str | int) -> int:
        if isinstance(action, Action):
            return action.index
        if isinstance(action, str):
            return self.game.vocabulary.parse(action)
        return self.game.vocabulary.action(action).index

    def refusal(self, action: Action | str | int) -> Refusal | None:
        """Why an action is not possible now; None if it is."""
        return refusal(self.state, self.index(action))

    def do(self, action: Action | str | int, hold: Hold | None = None) -> list[Event]:
        """Carry out an action; gives the events it caused. A hold may stop before a sole choice;
        to go on from there is no decision, and neither recorded nor in the way of a redo."""
        held = self.held
        happened = self.perform(self.index(action), hold)
        if not held:
            self.undone = []
        return happened

    def perform(self, index: int, hold: Hold | None = None) -> list[Event]:
        before = self.state
        reason = refusal(before, index)
        if reason is not None:
            raise Refused(reason, self.explain)
        known = len(self.events)
        after = before.clone()
        after.listener = self.events
        try:
            act(after, index, hold)
        except BaseException:
            del self.events[known:]
            raise
        if self.held:
            self.horizon.go_on(before, after)
        else:
            self.horizon.pass_by(Moment(before, len(self.moves), known), after)
            self.moves.append((before.seat, index))
        self.passed = 0 if hold is None else hold.passed
        self.state = after
        return self.events[known:]

    def explain(self, reason: Refusal, language: str = "en") -> str:
        """A refusal as a sentence."""
        return str(self.game.face.explain(reason, language, self.content, self.names))

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called, one entry per seat; empty where the header does not say."""
        known = self.header.names
        return tuple(known.get(seat, "") for seat in range(self.header.players))

    # The way back.

    @property
    def can_undo(self) -> bool:
        return bool(self.horizon.moments)

    def undo(self) -> None:
        """One decision back, never past the horizon."""
        if not self.horizon.moments:
            raise Refused(Refusal(NOTHING_TO_UNDO), self.explain)
        *self.horizon.moments, moment = self.horizon.moments
        self.undone = [*self.undone, self.moves[moment.moves][1]]
        self.state = moment.state
        self.passed = 0
        del self.moves[moment.moves :]
        del self.events[moment.events :]

    def redo(self, hold: Hold | None = None) -> list[Event]:
        """Carry out again what was undone last; gives the events it caused."""
        if not self.undone or self.held:
            raise Refused(Refusal(NOTHING_TO_REDO), self.explain)
        happened = self.perform(self.undone[-1], hold)
        self.undone = self.undone[:-1]
        return happened

    @contextmanager
    def attempt(self) -> Iterator[None]:
        """Act, undo or redo for trial: if the block fails, the game is as it was. What is kept for
        that reaches back to the horizon, however long the game has lasted."""
        state, moments, undone = self.state, self.horizon.moments, self.undone
        passed = self.passed
        oldest = moments[0] if moments else Moment(state, len(self.moves), len(self.events))
        moves, events = self.moves[oldest.moves :], self.events[oldest.events :]
        try:
            yield
        except BaseException:
            self.state, self.horizon.moments, self.undone = state, moments, undone
            self.passed = passed
            self.moves[oldest.moves :] = moves
            self.events[oldest.events :] = events
            raise

    # What can be seen.

    def view(self, seat: int | None = None) -> View:
        """What a seat may know; None is a spectator."""
        if seat is not None and not 0 <= seat < self.header.players:
            raise BadInput(
                f"There is no seat {seat}; they run from 0 to {self.header.players - 1}."
            )
        return see(self.game, self.state, seat)

    @property
    def scores(self) -> list[dict[str, int]]:
        """Per seat the total and its categories, with the rulebook's names."""
        return [
            {"total": sum(points), **dict(zip(self.game.categories, points, strict=True))}
            for points in self.game.scores(self.state)
        ]

    @property
    def winners(self) -> list[int]:
        return self.game.winners(self.state) if self.over else []

    # Copies and records.

    def clone(self) -> Play:
        """An independent copy, for what-if; it can be undone only from here on."""
        twin = copy(self)
        twin.events, twin.moves, twin.undone = self.events[:], self.moves[:], []
        twin.state, twin.horizon = self.state.clone(), Horizon()
        return twin

    @property
    def record(self) -> Record:
        text = self.game.vocabulary.text
        totals = [sum(points) for points in self.game.scores(self.state)] if self.over else None
        return Record(self.header, [(seat, text(index)) for seat, index in self.moves], totals)

    def replay(self, record: Record) -> None:
        """Play a record's moves, refusing the first that does not fit."""
        for number, (seat, text) in enumerate(record.moves, start=1):
            try:
                index = self.game.vocabulary.parse(text)
            except BadInput as error:
                raise BadRecord(f"Move {number}: {error}") from None
            if self.over:
                raise BadRecord(f"Move {number} ({text}): the game is already over.")
            if seat != self.state.seat:
                raise BadRecord(
                    f"Move {number} ({text}): seat {self.state.seat} decides, not seat {seat}."
                )
            try:
                self.perform(index)
            except Refused as error:
                raise BadRecord(f"Move {number} ({text}) is not legal: {error}") from None
        if record.totals is not None:
            if not self.over:
                raise BadRecord("The record says that the game ended, but it goes on.")
            totals = [sum(points) for points in self.game.scores(self.state)]
            if totals != record.totals:
                raise BadRecord(f"The record ends with {record.totals}; the rules give {totals}.")

    def fork(self, moves: int) -> Play:
        """A new game that shares the first `moves` decisions."""
        if not 0 <= moves <= len(self.moves):
            raise BadInput(f"The game has {len(self.moves)} moves; cannot fork after {moves}.")
        record = self.record
        return self.game.resume(Record(self.header, record.moves[:moves]), self.content)
