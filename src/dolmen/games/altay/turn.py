"""The turn: any number of actions in any order, then its end (rulebook: course of the game)."""

from __future__ import annotations

from typing import Final

from dolmen.core.refusal import Refusal
from dolmen.core.step import Step
from dolmen.games.altay import messages as m
from dolmen.games.altay.actions import END_TURN, VOCABULARY
from dolmen.games.altay.archive import Archive, TakeArchived
from dolmen.games.altay.combat import StartAttack
from dolmen.games.altay.deck import draw
from dolmen.games.altay.goals import AbandonGoal, FillGoal, TakeGoal, UseGoal
from dolmen.games.altay.ids import NOTHING
from dolmen.games.altay.market import Buy
from dolmen.games.altay.open_cards import DiscardOpen, Put, TakeStored
from dolmen.games.altay.production import PlayCard
from dolmen.games.altay.question import ActiveQuestion
from dolmen.games.altay.scoring import winners
from dolmen.games.altay.state import Seat, State
from dolmen.games.altay.trading import Exchange, gain_coins
from dolmen.games.altay.turn_action import EVERYTHING, HAND, TurnAction, things


class EndTurn(TurnAction):
    """M12."""

    verb = END_TURN

    def offer(self, s: State, me: Seat, out: list[int]) -> None:
        out.append(END_TURN.base)

    def do(self, s: State, me: Seat, offset: int) -> None:
        s.stack.pop()  # the turn itself
        s.push(FinishTurn())
        # R25: a hand card not played this turn; what is drawn later cannot be archived.
        if me.archives and me.archive == NOTHING and me.hand:
            s.push(Archive())

    def refuse(self, s: State, me: Seat, offset: int) -> Refusal | None:
        return None


# In the order in which they are offered: economy, attack, goals, market, end.
TURN_ACTIONS: Final[tuple[TurnAction, ...]] = (
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
# By what the player has: a turn has many moments, and at most of them most kinds have nothing to
# offer. The end is always offered, and last.
OFFERED: Final[tuple[tuple[TurnAction, ...], ...]] = tuple(
    tuple(kind for kind in TURN_ACTIONS[:-1] if kind.needs & had == kind.needs)
    for had in range(EVERYTHING + 1)
)
BY_VERB: Final[dict[int, TurnAction]] = {kind.verb.number: kind for kind in TURN_ACTIONS}
# Per action of the vocabulary; None where it is no part of a turn.
KIND_OF: Final[list[TurnAction | None]] = [BY_VERB.get(verb) for verb in VOCABULARY.verb_of]


class Main(ActiveQuestion):
    """The active player's turn. Anything may be done, nothing has to be."""

    ask = m.ASK_MAIN

    def options(self, s: State) -> list[int]:
        found: list[int] = []
        me = s.seats[s.active]
        for kind in OFFERED[things(me)]:
            kind.offer(s, me, found)
        found.append(END_TURN.base)
        return found

    def guarded(self, s: State) -> bool:
        """Only the hand could hold something to do: all else is open."""
        me = s.seats[s.active]
        if not me.hand:
            return False
        found: list[int] = []
        for kind in OFFERED[things(me) & ~HAND]:
            kind.offer(s, me, found)
        return not found

    def do(self, s: State, action: int) -> None:
        s.stack.append(self)
        kind = KIND_OF[action]
        if kind is None:
            raise ValueError(action)
        kind.do(s, s.seats[s.active], action - kind.verb.base)

    def refuse(self, s: State, action: int) -> Refusal | None:
        kind = KIND_OF[action]
        return kind.refuse(s, s.me, action - kind.verb.base) if kind else None


MAIN: Final = Main()


class FinishTurn(Step):
    """Coins, pool, cards, new hand; then the next player or the end."""

    def run(self, s: State) -> None:
        me = s.seats[s.active]
        gain_coins(s, me)
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
                s.tell(m.GAME_ENDED, tuple(winners(s)))
            return  # R41, R57: everybody has had equally many turns
        s.active = following
        if following == s.start:
            s.round += 1
            if s.listener is not None:
                s.tell(m.ROUND, s.round)
        begin_turn(s)


def begin_turn(s: State) -> None:
    if s.listener is not None:
        s.tell(m.TURN, s.active)
    s.push(MAIN)


def clear_turn(s: State) -> None:
    s.used = 0
    s.bought = 0
    s.applied = 0
    s.attacks = []
    s.seas = 0
