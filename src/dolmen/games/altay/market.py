"""Buying action cards (rulebook: market)."""

from __future__ import annotations

from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.games.altay import messages as m
from dolmen.games.altay.actions import BUY, CHOOSE_RESOURCE
from dolmen.games.altay.content import Copy
from dolmen.games.altay.fields import WILDS, kinds_in
from dolmen.games.altay.ids import FIRST_MARKET_TITLE, SEAFARER
from dolmen.games.altay.question import Pick
from dolmen.games.altay.state import Seat, State
from dolmen.games.altay.turn_action import POOL, TurnAction


def top_copy(s: State, title: int) -> Copy | None:
    """R10: only the top copy of a pile is for sale."""
    sold = s.sold[title]
    return s.content.titles[title].copies[sold] if sold < s.copies else None


def for_sale(s: State, title: int) -> bool:
    return title >= FIRST_MARKET_TITLE and (title != SEAFARER or s.seafarer)


def said(s: State, action: int) -> Message | None:
    """To buy a card, with the price of the copy on top of its pile."""
    if action not in BUY:
        return None
    title = action - BUY.base
    copy = top_copy(s, title)
    return None if copy is None else Message(m.BUY_FOR, (title, copy.cost.kinds, title))


class Buy(TurnAction):
    """M5: buy the top copy of a pile, each title at most once a turn."""

    verb = BUY
    needs = POOL

    def offer(self, s: State, me: Seat, out: list[int]) -> None:
        pool = me.pool
        total = sum(pool)
        kinds = kinds_in(pool)
        within, prices = s.content.within[kinds], s.content.prices
        sold, bought, copies = s.sold, s.bought, s.copies
        for title in within[total] if total < len(within) else within[-1]:
            if bought >> title & 1 or sold[title] >= copies:
                continue
            cost = prices[title][sold[title]]
            if cost.size > total or cost.mask & ~kinds:
                continue
            if (cost.one_of_each or cost.payable(pool)) and (title != SEAFARER or s.seafarer):
                out.append(BUY.base + title)

    def do(self, s: State, me: Seat, offset: int) -> None:
        copy = top_copy(s, offset)
        assert copy is not None
        s.sold[offset] += 1
        s.bought |= 1 << offset
        before = tuple(me.pool)
        for resource, n in enumerate(copy.cost.fixed):
            me.pool[resource] -= n
        card = offset * 4 + copy.vp
        me.discard.append(card)  # R9
        if copy.cost.wms or copy.cost.any:
            s.push(Pay(card, copy.cost.wms, copy.cost.any, 0, before))
        else:
            tell_purchase(s, me, card, before)

    def refuse(self, s: State, me: Seat, offset: int) -> Refusal | None:
        if not for_sale(s, offset):
            return Refusal(m.NOT_FOR_SALE, offset, rule="M5")
        copy = top_copy(s, offset)
        if copy is None:
            return Refusal(m.PILE_EMPTY, offset, rule="R8")
        if s.bought >> offset & 1:
            return Refusal(m.BOUGHT_ALREADY, offset, rule="M5")
        if not copy.cost.payable(me.pool):
            card = offset * 4 + copy.vp
            return Refusal(m.CANNOT_PAY, card, copy.cost.kinds, tuple(me.pool), rule="M5")
        return None


def tell_purchase(s: State, me: Seat, card: int, before: tuple[int, ...]) -> None:
    if s.listener is not None:
        paid = tuple(had - has for had, has in zip(before, me.pool, strict=True))
        s.tell(m.BOUGHT, s.active, card, paid)


class Pay(Pick):
    """Which resources pay the wild part of a price. Kinds are named in the order of the
    resources, so that every payment can be made in one way only."""

    verb = CHOOSE_RESOURCE
    __match_args__ = ("card", "wms", "any", "lowest", "before")

    def __init__(self, card: int, wms: int, any: int, lowest: int, before: tuple[int, ...]) -> None:
        self.card = card
        self.wms = wms
        self.any = any
        self.lowest = lowest
        self.before = before

    def prompt(self, s: State) -> Message:
        return Message(m.ASK_PAYMENT, (self.card >> 2,))

    @property
    def mask(self) -> int:
        """The kinds that can pay what is asked for now: the narrower part of a price first."""
        return WILDS["wms"] if self.wms else WILDS["any"]

    def allowed(self, s: State) -> list[int]:
        pool = s.me.pool
        mask = self.mask
        needed = self.wms or self.any
        found: list[int] = []
        left = 0  # of the kinds from here on
        for kind in range(len(pool) - 1, self.lowest - 1, -1):
            if mask >> kind & 1 and pool[kind]:
                left += pool[kind]
                if left >= needed:
                    found.append(kind)
        found.reverse()
        return found

    def take(self, s: State, picked: int) -> None:
        me = s.me
        me.pool[picked] -= 1
        wms = self.wms - 1 if self.wms else 0
        wild = self.any if self.wms else self.any - 1
        lowest = picked if wms or not self.wms else 0
        if wms or wild:
            s.push(Pay(self.card, wms, wild, lowest, self.before))
        else:
            tell_purchase(s, me, self.card, self.before)

    def hindrance(self, s: State, wanted: int) -> Refusal | None:
        if not s.me.pool[wanted]:
            return Refusal(m.RESOURCE_LACKING, wanted, rule="M5")
        if not self.mask >> wanted & 1:
            return Refusal(m.NOT_THAT_PAYMENT, wanted, rule="M5")
        late = wanted < self.lowest
        return Refusal(m.TOO_LATE_FOR_KIND if late else m.OTHER_KIND_FIRST, wanted, rule="M5")
