"""Migration: members go from the tent to the map (5.4, 5.5)."""

from __future__ import annotations

from dataclasses import dataclass

from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.core.step import FollowUp
from dolmen.games.prehistory.ids import AT_MIGRATION
from dolmen.games.prehistory.items import destinations, migrate
from dolmen.games.prehistory.messages import (
    ASK_DESTINATION,
    ASK_NUMBER,
    NOT_A_DESTINATION,
    TOO_MANY_MEMBERS,
)
from dolmen.games.prehistory.payment import pay_resources
from dolmen.games.prehistory.state import PrehistoryState
from dolmen.games.prehistory.words import DESTINATION, DESTINATION_0, NUMBER, NUMBER_0

S = PrehistoryState


def migration_colours(s: S, option: int) -> list[int]:
    return [s.colours[AT_MIGRATION * 6 + edge] for edge in s.content.migrations[option].edges]


@dataclass(slots=True)
class HowMany(FollowUp):
    """Spring: how many members go for the price of an option (R29)."""

    who: int
    option: int

    def seat(self, s: S) -> int:
        return self.who

    def most(self, s: S) -> int:
        return min(s.home[self.who], s.content.migrations[self.option].members)

    def options(self, s: S) -> list[int]:
        return [NUMBER_0 + n - 1 for n in range(1, self.most(s) + 1)]

    def do(self, s: S, action: int) -> None:
        pay_resources(s, self.who, migration_colours(s, self.option))
        s.push(WhereTo(self.who, action - NUMBER_0 + 1))

    def prompt(self, s: S) -> Message:
        return Message(ASK_NUMBER)

    def refuse(self, s: S, action: int) -> Refusal | None:
        if action not in NUMBER:
            return None
        return Refusal(TOO_MANY_MEMBERS, action - NUMBER_0 + 1, self.most(s), rule="R29")


@dataclass(slots=True)
class WhereTo(FollowUp):
    """All members of one migration go to one place."""

    who: int
    n: int

    def seat(self, s: S) -> int:
        return self.who

    def options(self, s: S) -> list[int]:
        return [DESTINATION_0 + hex for hex in destinations(s, self.who)]

    def do(self, s: S, action: int) -> None:
        migrate(s, self.who, self.n, action - DESTINATION_0)

    def prompt(self, s: S) -> Message:
        return Message(ASK_DESTINATION, (self.n,))

    def refuse(self, s: S, action: int) -> Refusal | None:
        if action not in DESTINATION:
            return None
        return Refusal(NOT_A_DESTINATION, action - DESTINATION_0, rule="R76")
