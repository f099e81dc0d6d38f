"""Playing cards, filling and storing (rulebook: action cards)."""

from __future__ import annotations

from dolmen.core.refusal import Refusal
from dolmen.games.altay import effects as fx
from dolmen.games.altay.deed import Deed
from dolmen.games.altay.fields import EMPTY, add
from dolmen.games.altay.ids import EFFECTS, TITLES
from dolmen.games.altay.messages import (
    CARD_FILLED,
    COINS_LACKING,
    COMBAT_CARD,
    DISCARDED_OPEN,
    EXCHANGED,
    NO_FIELD,
    NO_SUCH_OPTION,
    NO_TRADING,
    NOT_IN_HAND,
    NOT_OPEN,
    NOT_STORING,
    OPENED_FILL,
    OPENED_STORE,
    PLAYED,
    PRODUCED,
    PRODUCED_ON,
    PUT,
    RESOURCE_LACKING,
    STORES,
    TOOK_STORED,
    VILLAGE_FILLED,
)
from dolmen.games.altay.state import AltayState, Seat
from dolmen.games.altay.tables import Choice
from dolmen.games.altay.words import DISCARD_OPEN, EXCHANGE, PLAY, TAKE_STORED
from dolmen.games.altay.words import PUT as PUT_VERB

N_EFFECTS = len(EFFECTS)
N_TITLES = len(TITLES)


class PlayCard(Deed):
    """M1: play a hand card with one of its options."""

    verb = PLAY

    def offer(self, s: AltayState, me: Seat, out: list[int]) -> None:
        titles = s.content.titles
        base = PLAY.base
        last = -1
        for card in me.hand:
            if card == last:
                continue
            last = card
            for choice in titles[card >> 2].choices:
                if hindrance(s, me, card, choice) is None:
                    out.append(base + card * N_EFFECTS + choice.effect)

    def do(self, s: AltayState, me: Seat, offset: int) -> None:
        card, effect = divmod(offset, N_EFFECTS)
        choice = s.content.titles[card >> 2].choice(effect)
        assert choice is not None
        me.hand.remove(card)
        first = choice.effects[0]
        if isinstance(first, fx.StayOpen):
            me.open.append((card, EMPTY))
            if s.listener is not None:
                s.tell(OPENED_FILL if first.opening.fill else OPENED_STORE, s.active, card)
            return
        me.area.append(card)
        if s.listener is not None:
            tell_play(s, card, choice)
        fx.carry_out(s, choice.costs + choice.effects, card)

    def refuse(self, s: AltayState, me: Seat, offset: int) -> Refusal | None:
        card, effect = divmod(offset, N_EFFECTS)
        if card not in me.hand:
            return Refusal(NOT_IN_HAND, card, rule="M1")
        title = s.content.titles[card >> 2]
        choice = title.choice(effect)
        if choice is None:
            if title.attack or title.defence:
                return Refusal(COMBAT_CARD, card, rule="M1")
            return Refusal(NO_SUCH_OPTION, card, rule="6.2")
        return hindrance(s, me, card, choice)


def hindrance(s: AltayState, me: Seat, card: int, choice: Choice) -> Refusal | None:
    """An option is legal only if its whole cost can be paid and its effect does something."""
    for effect in choice.costs:
        reason = effect.hindrance(s, me, card)
        if reason is not None:
            return reason
    for effect in choice.effects:
        reason = effect.hindrance(s, me, card)
        if reason is not None:
            return reason
    return None


def tell_play(s: AltayState, card: int, choice: Choice) -> None:
    """The log line of a card that goes to the play area."""
    place = -1
    for cost in choice.costs:
        if isinstance(cost, fx.UseTerrain):
            place = fx.terrain_to_use(s, cost.terrain)
    for effect in choice.effects:
        if isinstance(effect, fx.Produce):
            if place >= 0:
                s.tell(PRODUCED_ON, s.active, card, effect.amounts, place)
            else:
                s.tell(PRODUCED, s.active, card, effect.amounts)
        elif isinstance(effect, fx.FillOpenCard):
            s.tell(VILLAGE_FILLED, s.active, card, effect.title, place)
        elif isinstance(effect, fx.Draw | fx.OpenSea):
            s.tell(PLAYED, s.active, card)


class Put(Deed):
    """M2: put a resource from the pool on an own open card."""

    verb = PUT_VERB

    def offer(self, s: AltayState, me: Seat, out: list[int]) -> None:
        if not me.open:
            return
        titles = s.content.titles
        for resource, n in enumerate(me.pool):
            if not n:
                continue
            base = PUT_VERB.base + resource * N_TITLES
            for card, placed in me.open:
                opens = titles[card >> 2].opens
                if opens is not None and opens.fields.fits(placed, resource):
                    out.append(base + (card >> 2))

    def do(self, s: AltayState, me: Seat, offset: int) -> None:
        resource, title = divmod(offset, N_TITLES)
        place = place_of(me, title)
        card, placed = me.open[place]
        me.pool[resource] -= 1
        placed = add(placed, resource)
        me.open[place] = (card, placed)
        opens = s.content.titles[title].opens
        assert opens is not None
        full = opens.fill and sum(placed) == opens.fields.size
        if s.listener is not None:
            s.tell(PUT, s.active, resource, title)
            if full:
                s.tell(CARD_FILLED, s.active, card)
        if full:
            fx.complete_open(s, me, place)

    def refuse(self, s: AltayState, me: Seat, offset: int) -> Refusal | None:
        resource, title = divmod(offset, N_TITLES)
        place = place_of(me, title)
        if place < 0:
            return Refusal(NOT_OPEN, title, rule="M2")
        if not me.pool[resource]:
            return Refusal(RESOURCE_LACKING, resource, rule="M2")
        opens = s.content.titles[title].opens
        if opens is None or not opens.fields.fits(me.open[place][1], resource):
            return Refusal(NO_FIELD, title, resource, rule="M2")
        return None


def place_of(me: Seat, title: int) -> int:
    """Where an open card of this title lies; -1 if none does."""
    for place, (card, _) in enumerate(me.open):
        if card >> 2 == title:
            return place
    return -1


class TakeStored(Deed):
    """M3: take everything from a store card, also if it is empty (R6); never a part."""

    verb = TAKE_STORED

    def offer(self, s: AltayState, me: Seat, out: list[int]) -> None:
        for card, _ in me.open:
            opens = s.content.titles[card >> 2].opens
            if opens is not None and not opens.fill:
                out.append(TAKE_STORED.base + (card >> 2))

    def do(self, s: AltayState, me: Seat, offset: int) -> None:
        card, placed = me.open.pop(place_of(me, offset))
        for resource, n in enumerate(placed):
            me.pool[resource] += n
        me.discard.append(card)
        if s.listener is not None:
            s.tell(TOOK_STORED, s.active, card, placed)

    def refuse(self, s: AltayState, me: Seat, offset: int) -> Refusal | None:
        if place_of(me, offset) < 0:
            return Refusal(NOT_OPEN, offset, rule="M3")
        opens = s.content.titles[offset].opens
        if opens is None or opens.fill:
            return Refusal(NOT_STORING, offset, rule="M3")
        return None


class DiscardOpen(Deed):
    """M4: give up a fill card with what lies on it (R6)."""

    verb = DISCARD_OPEN

    def offer(self, s: AltayState, me: Seat, out: list[int]) -> None:
        for card, _ in me.open:
            opens = s.content.titles[card >> 2].opens
            if opens is not None and opens.fill:
                out.append(DISCARD_OPEN.base + (card >> 2))

    def do(self, s: AltayState, me: Seat, offset: int) -> None:
        card, _ = me.open.pop(place_of(me, offset))
        me.discard.append(card)
        if s.listener is not None:
            s.tell(DISCARDED_OPEN, s.active, card)

    def refuse(self, s: AltayState, me: Seat, offset: int) -> Refusal | None:
        if place_of(me, offset) < 0:
            return Refusal(NOT_OPEN, offset, rule="M4")
        opens = s.content.titles[offset].opens
        if opens is None or not opens.fill:
            return Refusal(STORES, offset, rule="R6")
        return None


class Exchange(Deed):
    """M11, trading variant: pay coins for a resource of choice."""

    verb = EXCHANGE

    def offer(self, s: AltayState, me: Seat, out: list[int]) -> None:
        if s.trading and me.coins >= s.content.limits.coin_price:
            out.extend(range(EXCHANGE.base, EXCHANGE.base + EXCHANGE.size))

    def do(self, s: AltayState, me: Seat, offset: int) -> None:
        me.coins -= s.content.limits.coin_price
        me.pool[offset] += 1
        if s.listener is not None:
            s.tell(EXCHANGED, s.active, s.content.limits.coin_price, offset)

    def refuse(self, s: AltayState, me: Seat, offset: int) -> Refusal | None:
        if not s.trading:
            return Refusal(NO_TRADING, rule="M11")
        price = s.content.limits.coin_price
        if me.coins < price:
            return Refusal(COINS_LACKING, price, me.coins, rule="M11")
        return None
