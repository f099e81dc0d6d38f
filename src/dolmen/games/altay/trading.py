"""The trading variant (rulebook: trading variant)."""

from __future__ import annotations

from dolmen.core.refusal import Refusal
from dolmen.games.altay import messages as m
from dolmen.games.altay.actions import EXCHANGE
from dolmen.games.altay.state import Seat, State
from dolmen.games.altay.turn_action import COINS, TurnAction


class Exchange(TurnAction):
    """M11, trading variant: pay coins for a resource of choice."""

    verb = EXCHANGE
    needs = COINS

    def offer(self, s: State, me: Seat, out: list[int]) -> None:
        if s.trading and me.coins >= s.content.limits.coin_price:
            out.extend(range(EXCHANGE.base, EXCHANGE.base + EXCHANGE.size))

    def do(self, s: State, me: Seat, offset: int) -> None:
        me.coins -= s.content.limits.coin_price
        me.pool[offset] += 1
        if s.listener is not None:
            s.tell(m.EXCHANGED, s.active, s.content.limits.coin_price, offset)

    def refuse(self, s: State, me: Seat, offset: int) -> Refusal | None:
        if not s.trading:
            return Refusal(m.NO_TRADING, rule="M11")
        price = s.content.limits.coin_price
        if me.coins < price:
            return Refusal(m.COINS_LACKING, price, me.coins, rule="M11")
        return None


def gain_coins(s: State, me: Seat) -> None:
    """At the end of a turn: a coin for each resource left in the pool."""
    left = sum(me.pool)
    if s.trading and left:
        me.coins += left
        if s.listener is not None:
            s.tell(m.COINS_GAINED, s.active, left)
