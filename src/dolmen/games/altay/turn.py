"""The turn: any number of deeds in any order, then its end (rulebook: course of the game)."""

from __future__ import annotations

from dataclasses import dataclass

from dolmen.core.event import only, others
from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.core.step import Question, Step
from dolmen.games.altay.combat import StartAttack
from dolmen.games.altay.deck import distinct, draw
from dolmen.games.altay.deed import Deed
from dolmen.games.altay.goals import AbandonGoal, FillGoal, TakeArchived, TakeGoal, UseGoal
from dolmen.games.altay.ids import NOTHING
from dolmen.games.altay.market import Buy
from dolmen.games.altay.messages import (
    ARCHIVED,
    ARCHIVED_HIDDEN,
    ASK_ARCHIVE,
    ASK_MAIN,
    COINS_GAINED,
    GAME_ENDED,
    NOT_IN_HAND,
    ROUND,
    TURN,
)
from dolmen.games.altay.production import DiscardOpen, Exchange, PlayCard, Put, TakeStored
from dolmen.games.altay.scoring import winners
from dolmen.games.altay.state import AltayState, Seat
from dolmen.games.altay.words import ARCHIVE, DONE, END_TURN, VOCABULARY


class EndTurn(Deed):
    """M12."""

    verb = END_TURN

    def offer(self, s: AltayState, me: Seat, out: list[int]) -> None:
        out.append(END_TURN.base)

    def do(self, s: AltayState, me: Seat, offset: int) -> None:
        s.stack.pop()  # the turn itself
        s.push(FinishTurn())
        # R25: a hand card not played this turn; what is drawn later cannot be archived.
        if me.archives and me.archive == NOTHING and me.hand:
            s.push(Archive())

    def refuse(self, s: AltayState, me: Seat, offset: int) -> Refusal | None:
        return None


# In the order in which they are offered: economy, attack, goals, market, end.
DEEDS: tuple[Deed, ...] = (
    PlayCard(),
    Put(),
    FillGoal(),
    TakeStored(),
    UseGoal(),
    TakeArchived(),
    StartAttack(),
    TakeGoal(),
    Buy(),
    Exchange(),
    DiscardOpen(),
    AbandonGoal(),
    EndTurn(),
)
DEED_OF_VERB = {deed.verb.number: deed for deed in DEEDS}


@dataclass(slots=True)
class Main(Question):
    """The active player's turn. Anything may be done, nothing has to be."""

    def seat(self, s: AltayState) -> int:
        return s.active

    def prompt(self, s: AltayState) -> Message:
        return Message(ASK_MAIN)

    def options(self, s: AltayState) -> list[int]:
        found: list[int] = []
        me = s.seats[s.active]
        for deed in DEEDS:
            deed.offer(s, me, found)
        return found

    def do(self, s: AltayState, action: int) -> None:
        s.stack.append(self)
        deed = DEED_OF_VERB[VOCABULARY.verb_of[action]]
        deed.do(s, s.me, action - deed.verb.base)

    def refuse(self, s: AltayState, action: int) -> Refusal | None:
        deed = DEED_OF_VERB.get(VOCABULARY.verb_of[action])
        return deed.refuse(s, s.me, action - deed.verb.base) if deed else None


MAIN = Main()


@dataclass(slots=True)
class Archive(Question):
    """With Writing: put a hand card face down aside, or not."""

    def seat(self, s: AltayState) -> int:
        return s.active

    def prompt(self, s: AltayState) -> Message:
        return Message(ASK_ARCHIVE)

    def options(self, s: AltayState) -> list[int]:
        return [*(ARCHIVE.base + card for card in distinct(s.me.hand)), DONE.base]

    def do(self, s: AltayState, action: int) -> None:
        if action == DONE.base:
            return
        card = action - ARCHIVE.base
        s.me.hand.remove(card)
        s.me.archive = card
        if s.listener is not None:
            s.tell(ARCHIVED, s.active, card, to=only(s.active))
            s.tell(ARCHIVED_HIDDEN, s.active, to=others(s.active))

    def refuse(self, s: AltayState, action: int) -> Refusal | None:
        if action not in ARCHIVE:
            return None
        return Refusal(NOT_IN_HAND, action - ARCHIVE.base, rule="R25")


@dataclass(slots=True)
class FinishTurn(Step):
    """Coins, pool, cards, new hand; then the next player or the end."""

    def run(self, s: AltayState) -> None:
        me = s.me
        left = sum(me.pool)
        if s.trading and left:
            me.coins += left
            if s.listener is not None:
                s.tell(COINS_GAINED, s.active, left)
        me.pool = [0, 0, 0, 0, 0]
        me.discard += me.area
        me.discard += me.hand
        me.area = []
        me.hand = []
        draw(s, s.active, s.content.limits.hand + me.draw_bonus)
        clear_turn(s)
        following = (s.active + 1) % s.players
        if following == s.start and (s.ended or s.round == s.content.limits.round_limit):
            if s.listener is not None:
                s.tell(GAME_ENDED, tuple(winners(s)))
            return  # R41, R57: everybody has had equally many turns
        s.active = following
        if following == s.start:
            s.round += 1
            if s.listener is not None:
                s.tell(ROUND, s.round)
        begin_turn(s)


def begin_turn(s: AltayState) -> None:
    if s.listener is not None:
        s.tell(TURN, s.active)
    s.push(MAIN)


def clear_turn(s: AltayState) -> None:
    s.used = 0
    s.bought = 0
    s.applied = 0
    s.attacks = []
    s.seas = 0
