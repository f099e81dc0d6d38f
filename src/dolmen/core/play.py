"""A game in progress: the state, its record, its events, and the way back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from dolmen.core.action import Action
from dolmen.core.advice import ADVISERS, Hint
from dolmen.core.event import Event
from dolmen.core.horizon import Horizon, Moment
from dolmen.core.message import Message
from dolmen.core.record import BadRecord, Header, Record
from dolmen.core.refusal import NOTHING_TO_REDO, NOTHING_TO_UNDO, BadInput, Refusal, Refused
from dolmen.core.state import State
from dolmen.core.step import Question, act, asked, refusal, walk

if TYPE_CHECKING:
    from dolmen.core.game import Content, Game
    from dolmen.core.view import View


@dataclass(slots=True, frozen=True)
class Decision:
    seat: int
    prompt: Message
    actions: tuple[Action, ...]


@dataclass(slots=True)
class Page:
    """The table in the middle of a move, after so many events."""

    events: int
    state: State


class Play:
    """The public face of one game."""

    def __init__(self, game: Game, header: Header, content: Content) -> None:
        self.game = game
        self.header = header
        self.content = content
        self.events: list[Event] = []
        self.state: State = game.new(header, content, self.events)
        self.moves: list[tuple[int, int]] = []  # (seat, action index)
        self.horizon = Horizon()
        self.undone: list[int] = []
        self.latest: Moment | None = None  # just before the action carried out last
        self.pages: list[Page] = []  # of the last move, if it was watched

    def listen(self) -> None:
        self.state.listener = self.events

    # The decision and its answers.

    @property
    def over(self) -> bool:
        return not self.state.stack

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

    def do(self, action: Action | str | int, watched: bool = False) -> list[Event]:
        """Carry out an action; gives the events it caused. If it is watched, `pages` holds the
        table as it was before each act of an automatic opponent."""
        index = self.index(action)
        self.undone.clear()
        return self.perform(index, watched)

    def perform(self, index: int, watched: bool = False) -> list[Event]:
        reason = refusal(self.state, index)
        if reason is not None:
            raise Refused(reason, self.explain(reason))
        before = self.latest = Moment(self.state.clone(), len(self.moves), len(self.events))
        self.moves.append((self.state.seat, index))
        self.pages = []
        if watched and self.game.acts_alone(self.state):
            self.watch(index)
        else:
            act(self.state, index)
        self.horizon.pass_by(before, self.state)
        return self.events[before.events :]

    def watch(self, index: int) -> None:
        """Carry out an action step by step; a page ends where the game says that another begins."""
        s, events = self.state, self.events
        step = s.stack.pop()
        assert isinstance(step, Question)
        step.do(s, index)
        begun = last = len(events)
        kept = s.clone()
        for _ in walk(s):
            if len(events) > last and self.game.opens_page(events, begun, last):
                self.pages.append(Page(last, kept))
                begun = last
            # Steps that tell nothing change the table as well.
            last, kept = len(events), s.clone()

    def explain(self, reason: Refusal, language: str = "en") -> str:
        sentence = self.game.lexicon(language, self.content, self.names).say(
            "refusal", reason.message
        )
        return f"{sentence} ({reason.rule})." if reason.rule else f"{sentence}."

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
            reason = Refusal(NOTHING_TO_UNDO)
            raise Refused(reason, self.explain(reason))
        moment = self.horizon.moments.pop()
        self.undone.append(self.moves[moment.moves][1])
        self.state = moment.state
        del self.moves[moment.moves :]
        del self.events[moment.events :]
        self.listen()

    def redo(self, watched: bool = False) -> None:
        """Carry out again what was undone last."""
        if not self.undone:
            reason = Refusal(NOTHING_TO_REDO)
            raise Refused(reason, self.explain(reason))
        self.perform(self.undone.pop(), watched)

    # What can be seen.

    def view(self, seat: int | None = None) -> View:
        """What a seat may know; None is a spectator."""
        if seat is not None and not 0 <= seat < self.header.players:
            raise BadInput(
                f"There is no seat {seat}; they run from 0 to {self.header.players - 1}."
            )
        return see(self.game, self.state, seat)

    @property
    def scores(self) -> list[dict[str, Any]]:
        """Per seat the total and its categories, with the rulebook's names."""
        return [
            {"total": sum(points), **dict(zip(self.game.categories, points, strict=True))}
            for points in self.game.scores(self.state)
        ]

    @property
    def winners(self) -> list[int]:
        return self.game.winners(self.state) if self.over else []

    def hint(self, count: int = 3, seconds: float = 2.0, seed: object = 0) -> list[Hint]:
        """What a strong player would consider now, best first, with the reasons."""
        return ADVISERS[0](self.game, self.state, count, seconds, seed=seed)

    # Copies and records.

    def clone(self) -> Play:
        """An independent copy, for what-if; it can be undone only from here on."""
        twin = Play.__new__(Play)
        twin.game, twin.header, twin.content = self.game, self.header, self.content
        twin.events = self.events[:]
        twin.state = self.state.clone()
        twin.moves = self.moves[:]
        twin.horizon = Horizon()
        twin.undone = []
        twin.latest = None
        twin.pages = []
        twin.listen()
        return twin

    @property
    def record(self) -> Record:
        text = self.game.vocabulary.text
        totals = [sum(points) for points in self.game.scores(self.state)] if self.over else None
        return Record(self.header, [(seat, text(index)) for seat, index in self.moves], totals)

    def follow(self, record: Record) -> None:
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


def see(game: Game, s: State, seat: int | None) -> View:
    """A seat's whole view: the game's table inside the envelope that all games share."""
    step = asked(s)
    decision: dict[str, Any] | None = None
    if step is not None:
        prompt = step.prompt(s)
        decision = {"seat": s.seat, "prompt": prompt.key}
        if seat == s.seat:
            decision["actions"] = [game.vocabulary.text(index) for index in s.options]
    return {
        "game": game.id,
        "players": s.players,
        "seat": seat,
        "round": game.round(s),
        "decision": decision,
        "table": game.view(s, seat),
    }
