"""A game in progress: the state, its record, its events, and the way back."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
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
    """What is asked, of whom, and every legal answer.

    >>> import dolmen
    >>> decision = dolmen.game("altay").start(players=2, seed=1).decision
    >>> decision.seat, decision.prompt.key, len(decision.actions)
    (0, 'ask_folk', 4)
    """

    seat: int
    prompt: Message
    actions: tuple[Action, ...]


class Play:
    """The public face of one game. Each action is carried out on a copy of the state, which takes
    its place: whatever goes wrong on the way, the game is as it was.

    >>> import dolmen
    >>> play = dolmen.game("altay").start(players=2, seed=1)
    >>> while not play.over and len(play.moves) < 20:
    ...     events = play.do(play.decision.actions[0])
    >>> len(play.moves), play.over
    (20, False)
    """

    def __init__(
        self, game: Game, header: Header, content: Content, state: State | None = None
    ) -> None:
        self.game = game
        self.header = header
        self.content = content
        self.events: list[Event] = []
        self.state: State = game.new(header, content, self.events) if state is None else state
        self.moves: list[tuple[int, int]] = []  # (seat, action index)
        self.horizon = Horizon()
        self.undone: list[int] = []
        self.passed = 0  # sole choices carried out since the last decision

    # The decision and its answers.

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.state.stack

    @property
    def held(self) -> bool:
        """Whether the table waits before a sole choice, for whoever makes it to go on."""
        return is_held(self.state)

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None at the end of the game."""
        step = asked(self.state)
        if step is None:
            return None
        actions = tuple(self.game.vocabulary.action(index) for index in self.state.options)
        return Decision(self.state.seat, step.prompt(self.state), actions)

    def index(self, action: Action | str | int) -> int:
        """The number of an action, however it is given."""
        if isinstance(action, Action):
            return action.index
        if isinstance(action, str):
            return self.game.vocabulary.parse(action)
        return self.game.vocabulary.action(action).index

    def refusal(self, action: Action | str | int) -> Refusal | None:
        """Why an action is not possible now; None if it is.

        >>> import dolmen
        >>> play = dolmen.game("altay").start(players=2, seed=1)
        >>> refusal = play.refusal("end_turn")
        >>> refusal.key
        'not_now'
        >>> play.refusal("folk firefolk") is None
        True
        """
        return refusal(self.state, self.index(action))

    def do(self, action: Action | str | int, hold: Hold | None = None) -> list[Event]:
        """Carry out an action; gives the events it caused. A hold may stop before a sole choice;
        to go on from there is no decision, and neither recorded nor in the way of a redo.

        An action is given as it is written in records, as an `Action` or as its number. What is
        not legal raises `Refused`, and nothing has changed.

        >>> import dolmen
        >>> play = dolmen.game("altay").start(players=2, seed=1)
        >>> [str(event.message.key) for event in play.do("folk firefolk")]
        ['folk_chosen']
        """
        held = self.held
        happened = self.perform(self.index(action), hold)
        if not held:
            self.undone = []
        return happened

    def perform(self, index: int, hold: Hold | None = None) -> list[Event]:
        """Like `do`, for an action given by its number; what was undone can still be redone."""
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
        """Whether a decision can be taken back."""
        return bool(self.horizon.moments)

    def undo(self) -> None:
        """One decision back, never past the horizon: nobody unlearns what they have seen.

        >>> import dolmen
        >>> play = dolmen.game("endless_winter").start(players=1, seed=1)
        >>> while not play.can_undo:
        ...     events = play.do(play.decision.actions[0])
        >>> before = len(play.moves)
        >>> play.undo()
        >>> before - len(play.moves)
        1
        """
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
        """What a seat may know; None is a spectator.

        >>> import dolmen
        >>> play = dolmen.game("endless_winter").start(players=2, seed=1)
        >>> sorted(play.view(0))
        ['decision', 'game', 'players', 'round', 'seat', 'table']
        """
        if seat is not None and not 0 <= seat < self.header.players:
            raise BadInput(
                f"There is no seat {seat}; they run from 0 to {self.header.players - 1}."
            )
        return see(self.game, self.state, seat)

    def _repr_html_(self) -> str:
        """As a notebook shows it: what the seat sees that decides now, or everybody at the end."""
        face = self.game.face
        seat = None if self.over else self.state.seat
        return str(face.picture(self.view(seat), face.lexicon("en", self.content, self.names)))

    @property
    def scores(self) -> list[dict[str, int]]:
        """Per seat the total and its categories, with the rulebook's names.

        >>> import dolmen
        >>> list(dolmen.game("altay").start(players=2, seed=1).scores[0])[:4]
        ['total', 'goals', 'action_cards', 'territories']
        """
        return [
            {"total": sum(points), **dict(zip(self.game.categories, points, strict=True))}
            for points in self.game.scores(self.state)
        ]

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty while the game goes on."""
        return self.game.winners(self.state) if self.over else []

    # Copies and records.

    def clone(self) -> Play:
        """An independent copy, for what-if; it can be undone only from here on.

        >>> import dolmen
        >>> play = dolmen.game("altay").start(players=2, seed=1)
        >>> twin = play.clone()
        >>> events = twin.do("folk firefolk")
        >>> len(play.moves), len(twin.moves)
        (0, 1)
        """
        twin = Play(self.game, self.header, self.content, self.state.clone())
        twin.events, twin.moves = self.events[:], self.moves[:]
        twin.passed = self.passed
        return twin

    @property
    def record(self) -> Record:
        """Header and moves so far: `str(play.record)` is the file that `dolmen.load` reads.

        >>> import dolmen
        >>> play = dolmen.game("altay").start(players=2, seed=1)
        >>> str(play.record).splitlines()[0]
        'dolmen record 1'
        """
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
        """A new game that shares the first `moves` decisions.

        >>> import dolmen
        >>> play = dolmen.game("altay").start(players=2, seed=1)
        >>> events = play.do("folk firefolk")
        >>> len(play.fork(0).moves)
        0
        """
        if not 0 <= moves <= len(self.moves):
            raise BadInput(f"The game has {len(self.moves)} moves; cannot fork after {moves}.")
        record = self.record
        return self.game.resume(Record(self.header, record.moves[:moves]), self.content)
