"""What is noted while a game runs: who leads when, how much there is to choose from."""

from __future__ import annotations

from hashlib import blake2b
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from dolmen.core.event import EVERYBODY, Event
from dolmen.core.game import Game
from dolmen.core.state import State
from dolmen.speech.face import face_of

if TYPE_CHECKING:
    from dolmen.lab.outcome import Outcome

Row = dict[str, Any]


class Watch:
    """Looks on, decision by decision. Who leads is looked up when the turn passes to somebody
    else: in the middle of a turn points come and go."""

    def __init__(
        self, game: Game, number: int, names: list[str], decisions: bool, heard: list[Event] | None
    ) -> None:
        self.game = game
        self.number = number
        self.names = names
        self.moves: list[tuple[int, int]] = []
        self.options = 0
        self.leaders: list[int] = []  # one entry per turn: the side that leads alone, or -1
        self.rows: list[Row] | None = [] if decisions else None
        self.heard = heard
        self.told: list[int] = []  # per decision, the events before it

    def note(self, s: State, action: int) -> None:
        if not self.moves or self.moves[-1][0] != s.seat:
            self.leaders.append(leader(self.game.scores(s)))
        if self.rows is not None:
            self.rows.append(self.row(s, action))
        if self.heard is not None:
            self.told.append(len(self.heard))
        self.options += len(s.options)
        self.moves.append((s.seat, action))

    def row(self, s: State, action: int) -> Row:
        text = self.game.vocabulary.text(action)
        return {
            "game": self.number,
            "decision": len(self.moves),
            "seat": s.seat,
            "bot": self.names[s.seat],
            "round": self.game.round(s),
            "options": len(s.options),
            "verb": text.partition(" ")[0],
            "action": text,
        }

    def sum_up(self, s: State, outcome: Outcome) -> None:
        self.leaders.append(leader(outcome.scores))
        outcome.branching = round(self.options / max(1, len(self.moves)), 4)
        outcome.lead_changes = changes(self.leaders)
        if len(outcome.scores) > 1:
            outcome.decided = decided(self.leaders, outcome.winners)
        outcome.moves = blake2b(repr(self.moves).encode(), digest_size=8).hexdigest()

    def kept(self, s: State) -> dict[str, list[Row]]:
        found: dict[str, list[Row]] = {}
        if self.rows is not None:
            found["decisions"] = self.rows
        if self.heard is not None:
            found["events"] = self.events(s)
        return found

    def events(self, s: State) -> list[Row]:
        """Everything that was said, in English, with the last decision before it (-1: set-up)."""
        assert self.heard is not None
        lexicon = face_of(self.game).lexicon("en")
        decision = -1
        rows: list[Row] = []
        for number, event in enumerate(self.heard):
            while decision + 1 < len(self.told) and self.told[decision + 1] <= number:
                decision += 1
            rows.append(
                {
                    "game": self.number,
                    "event": number,
                    "decision": decision,
                    "kind": event.message.key,
                    "audience": audience(event, s.players),
                    "text": lexicon.say("event", event.message),
                }
            )
        return rows


def audience(event: Event, players: int) -> str:
    if event.audience == EVERYBODY:
        return "everybody"
    return " ".join(str(seat) for seat in range(players) if event.seen_by(seat))


def leader(scores: list[list[int]]) -> int:
    """The side that leads alone; -1 if none does."""
    totals = [sum(row) for row in scores]
    best = max(totals)
    return totals.index(best) if totals.count(best) == 1 else -1


def changes(leaders: list[int]) -> int:
    """How often another side took the lead; who is caught up and draws ahead again keeps it."""
    alone = [side for side in leaders if side != -1]
    return sum(1 for before, after in pairwise(alone) if before != after)


def decided(leaders: list[int], winners: list[int]) -> float:
    """The part of the game after which a winner led for good; 1 where the end decided."""
    turns = len(leaders)
    last = turns
    while last and leaders[last - 1] in winners:
        last -= 1
    return round(last / turns, 4)
