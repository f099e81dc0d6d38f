"""The Eclipse phase, E1 to E3 (section 5.3)."""

from __future__ import annotations

from bisect import insort

from dolmen.core.event import only, others
from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.core.step import Step
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.actions import ECLIPSE_ADD, ECLIPSE_DONE, ORDER_NEXT, ORDER_REST
from dolmen.games.endless_winter.due import (
    hex_income,
    listed,
    next_items,
    points_first,
    slot_income,
)
from dolmen.games.endless_winter.ids import (
    FIRST_ANIMAL_ITEM,
    FIRST_CULTURE,
    FIRST_HEX_ITEM,
    FIRST_MEGALITH_SLOT,
    FIRST_SLOT_ITEM,
    FIRST_STONE_SLOT,
    REST,
)
from dolmen.games.endless_winter.income import add_points, resolve
from dolmen.games.endless_winter.influence import hexes_led
from dolmen.games.endless_winter.nomads.decisions import order_hexes
from dolmen.games.endless_winter.nomads.situation import look, nomad_labor
from dolmen.games.endless_winter.question import SeatQuestion
from dolmen.games.endless_winter.sacred_stones import stone_points
from dolmen.games.endless_winter.state import ECLIPSE, State


class Eclipse(Step):
    """E1: all seal their piles, then E2 reveals them."""

    def run(self, s: State) -> None:
        s.phase = ECLIPSE
        s.piles_open = False
        if s.listener is not None:
            s.tell(m.ECLIPSE, s.round)
        s.push(NewOrder())
        for seat in reversed(s.order):
            if seat != s.nomads:
                s.push(SealPile(seat))


class SealPile(SeatQuestion):
    """Tribe and starting cards face down onto the pile (R37), in the order of their ids, so that
    every pile can be built in one way only. Hidden until all are done (R50)."""

    def options(self, s: State) -> list[int]:
        me = s.seats[self.who]
        last = me.pile[-1] if me.pile else 0
        options: list[int] = []
        for card in me.hand:
            if card >= FIRST_CULTURE:
                break
            if card >= last:
                options.append(ECLIPSE_ADD.base + card)
                last = card + 1
        options.append(ECLIPSE_DONE.base)
        return options

    def guarded(self, s: State) -> bool:
        """How many cards are left in hand is a secret by itself, as long as piles are sealed."""
        me = s.seats[self.who]
        return bool(me.hand or me.pile)

    def do(self, s: State, action: int) -> None:
        me = s.seats[self.who]
        if action == ECLIPSE_DONE.base:
            if s.listener is not None:
                tell_sealed(s, self.who)
            return
        card = action - ECLIPSE_ADD.base
        me.hand.remove(card)
        insort(me.pile, card)
        if s.listener is not None:
            s.tell(m.ADDED_TO_PILE, self.who, card, to=only(self.who))
        s.push(self)

    def prompt(self, s: State) -> Message:
        return Message(m.SEAL_PILE)

    def refuse(self, s: State, action: int) -> Refusal | None:
        if action not in ECLIPSE_ADD:
            return None
        card = action - ECLIPSE_ADD.base
        if card not in s.seats[self.who].hand:
            return Refusal(m.NOT_IN_HAND, card, rule="E1")
        return Refusal(m.PILE_ORDER, card, rule="E1")


def tell_sealed(s: State, seat: int) -> None:
    """How many cards were put aside is known to the player alone until E2."""
    number = len(s.seats[seat].pile)
    if s.rules.version < 2:
        s.tell(m.SEALED, seat, number)
        return
    s.tell(m.SEALED, seat, number, to=only(seat))
    s.tell(m.SEALED_HIDDEN, seat, to=others(seat))


def pile_labor(s: State, seat: int) -> int:
    """E2: `labor`, not `column_labor`, of the pile; 2 per resting figure (R39)."""
    me = s.seats[seat]
    if seat == s.nomads:
        total = nomad_labor(s)
    else:
        total = sum(s.content.folk[card].labor for card in me.pile)
        total += s.content.rest_labor * me.figures.count(REST)
    for module in s.rules.modules:
        total += module.eclipse_labor(s, seat)
    return total


def tell_pile(s: State, seat: int, labor: int) -> None:
    nomads = seat == s.nomads
    pile = tuple(s.nomad_pile if nomads else s.seats[seat].pile)
    if nomads and pile:
        s.tell(m.NOMAD_PILE, pile, s.nomad_row[-1], labor)
    elif nomads:
        s.tell(m.NOMAD_PILE_EMPTY, s.nomad_row[-1], labor)
    elif pile:
        s.tell(m.PILE, seat, pile, labor)
    else:
        s.tell(m.PILE_EMPTY, seat, labor)


class NewOrder(Step):
    """E2: reveal all piles; highest total first, tied players keep their order (R38)."""

    def run(self, s: State) -> None:
        s.piles_open = True
        s.learned += 1
        totals = [pile_labor(s, seat) for seat in range(len(s.seats))]
        if s.listener is not None:
            for seat in s.order:
                tell_pile(s, seat, totals[seat])
        set_order(s, totals)


def set_order(s: State, totals: list[int]) -> None:
    s.order = tuple(sorted(s.order, key=lambda seat: -totals[seat]))
    if s.listener is not None:
        s.tell(m.NEW_ORDER, tuple(s.seat_token(seat) for seat in s.order))
    for seat in reversed(s.order):
        s.push(EclipseOf(seat))


class EclipseOf(Step):
    """E3 of one player, completed before the next one starts."""

    __match_args__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: State) -> None:
        seat = self.who
        s.push(EclipseEnd(seat))
        s.push(BoardIncome(seat))
        s.push(TerrainIncome(seat))
        s.push(AfterTribeCards(seat))
        if seat != s.nomads:  # the Nomads have no Tribe cards
            folk = s.content.folk
            cards = tuple(card for card in s.seats[seat].pile if folk[card].eclipse)
            receive_all(s, seat, cards)
        if s.listener is not None:
            s.tell(m.ECLIPSE_OF, s.seat_token(seat))
        resolve(s, seat, s.content.turn_order[s.order.index(seat)])  # E3.1 (R40)


class AfterTribeCards(Step):
    __match_args__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: State) -> None:
        for module in s.rules.modules:
            module.eclipse_after_tribe_cards(s, self.who)


class EclipseEnd(Step):
    __match_args__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: State) -> None:
        for module in s.rules.modules:
            module.eclipse_player_end(s, self.who)


class TerrainIncome(Step):
    """E3.3: the list of hexes is fixed here (R31)."""

    __match_args__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: State) -> None:
        for module in s.rules.modules:
            module.eclipse_before_terrain(s, self.who)
        s.push(TerrainList(self.who))


class TerrainList(Step):
    __match_args__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: State) -> None:
        led = hexes_led(s, self.who)
        if self.who == s.nomads:
            led = order_hexes(look(s), led)
            s.push(InTurn(self.who, tuple(FIRST_HEX_ITEM + hex_ for hex_ in led)))
        else:
            receive_all(s, self.who, tuple(FIRST_HEX_ITEM + hex_ for hex_ in led))


class BoardIncome(Step):
    """E3.4: empty village slots, megalith slots with both pieces gone (R19), stones; the list is
    fixed here (R58)."""

    __match_args__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: State) -> None:
        items = board_items(s, self.who)
        if self.who == s.nomads:
            s.push(InTurn(self.who, items))
        else:
            receive_all(s, self.who, items)


def board_items(s: State, seat: int) -> tuple[int, ...]:
    me = s.seats[seat]
    slots = list(range(me.villages))
    gone = 0
    for number, pieces in enumerate(s.content.megalith_pieces):
        gone += pieces
        if me.built >= gone:
            slots.append(FIRST_MEGALITH_SLOT + number)
    slots.extend(FIRST_STONE_SLOT + number for number in range(len(me.stones)))
    return tuple(FIRST_SLOT_ITEM + slot for slot in slots)


def receive_all(s: State, seat: int, items: tuple[int, ...]) -> None:
    """Let a player gain all items of a step: first what needs no order, then the others as the
    player likes (R51, W4)."""
    if len(items) < 2:
        s.push(InTurn(seat, items))
        return
    first = points_first(s, seat, items)
    s.push(InOrder(seat, tuple(item for item in items if item not in first)))
    s.push(InTurn(seat, first))


def receive(s: State, seat: int, item: int) -> None:
    """Gain one item of E3.2 to E3.4."""
    if item < FIRST_HEX_ITEM:
        if s.listener is not None:
            s.tell(m.ECLIPSE_CARD, seat, item)
        resolve(s, seat, s.content.folk[item].eclipse)
    elif item < FIRST_SLOT_ITEM:
        hex_ = item - FIRST_HEX_ITEM
        if s.listener is not None:
            s.tell(m.TERRAIN, s.seat_token(seat), hex_, s.tiles[hex_])
            for module in s.rules.modules:
                module.tell_terrain_hex(s, seat, hex_)
        resolve(s, seat, hex_income(s, seat, hex_))
    elif item < FIRST_ANIMAL_ITEM:
        receive_slot(s, seat, item - FIRST_SLOT_ITEM)
    else:
        for module in s.rules.modules:
            module.receive(s, seat, item)


def receive_slot(s: State, seat: int, slot: int) -> None:
    if slot >= FIRST_STONE_SLOT:
        stone = s.seats[seat].stones[slot - FIRST_STONE_SLOT]
        # The Nomads score a fixed number of points per stone.
        nomads = seat == s.nomads
        points = s.content.points_per_nomad_stone if nomads else stone_points(s, seat, stone)
        if s.listener is not None:
            s.tell(m.STONE_SCORES, s.seat_token(seat), stone)
        add_points(s, seat, points)
        return
    if s.listener is not None:
        s.tell(m.SLOT, s.seat_token(seat), slot)
    resolve(s, seat, slot_income(s, slot))


class InTurn(Step):
    """Items one after the other, without a choice."""

    __match_args__ = ("who", "items")

    def __init__(self, who: int, items: tuple[int, ...]) -> None:
        self.who = who
        self.items = items

    def run(self, s: State) -> None:
        if self.items:
            s.push(InTurn(self.who, self.items[1:]))
            receive(s, self.who, self.items[0])


class InOrder(SeatQuestion):
    """Items in the order the player chooses (R51); asked while it can matter (W4)."""

    __match_args__ = ("who", "items")

    def __init__(self, who: int, items: tuple[int, ...]) -> None:
        super().__init__(who)
        self.items = items

    def options(self, s: State) -> list[int]:
        choices = next_items(s, self.who, self.items)
        return [*(ORDER_NEXT.base + item for item in choices), ORDER_REST.base]

    def do(self, s: State, action: int) -> None:
        if action == ORDER_REST.base:
            s.push(InTurn(self.who, listed(s, self.who, self.items)))
            return
        item = action - ORDER_NEXT.base
        at = self.items.index(item)
        s.push(InOrder(self.who, self.items[:at] + self.items[at + 1 :]))
        receive(s, self.who, item)

    def prompt(self, s: State) -> Message:
        return Message(m.ORDER)

    def refuse(self, s: State, action: int) -> Refusal | None:
        if action in ORDER_NEXT:
            return Refusal(m.NOT_DUE, action - ORDER_NEXT.base, rule="E3")
        return None
