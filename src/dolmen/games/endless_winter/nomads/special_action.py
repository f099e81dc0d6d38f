"""The special action of the Nomads (S5): Village, then Camps."""

from __future__ import annotations

from dolmen.core.step import Step
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.camps import enter_hex
from dolmen.games.endless_winter.nomads import decisions
from dolmen.games.endless_winter.nomads.arrows import tell_arrows
from dolmen.games.endless_winter.nomads.situation import look
from dolmen.games.endless_winter.state import (
    NOMAD_TILE,
    NOMADS_STREAM,
    NOTHING,
    State,
)


class Settle(Step):
    """Village, then Camps. What modules do first is completed before A or B is tested."""

    def run(self, s: State) -> None:
        s.push(SettleNow())
        for module in s.rules.modules:
            module.nomad_special_before(s)


class SettleNow(Step):
    def run(self, s: State) -> None:
        table = look(s)
        choice = decisions.choose_junction(table)
        if choice is None:
            if s.listener is not None:
                s.tell(m.NOMAD_NO_VILLAGE)
            land = reveal_land(s)
            entered = move_camps(s, s.content.inner, s.content.land_cards[land].inner)
            self.consequences(s, entered)
            for module in s.rules.modules:
                module.nomad_special_after_b(s, land)
            return
        if s.listener is not None:
            s.tell(m.NOMAD_JUNCTION, choice.candidates)
            left = "junctions", choice.left
            tell_arrows(s, table, choice, left, ("junction", choice.chosen))
        build(s, choice.chosen)
        land = reveal_land(s)
        entered = move_camps(s, s.content.outer, s.content.land_cards[land].outer)
        self.consequences(s, entered)

    def consequences(self, s: State, entered: list[int]) -> None:
        """First all Camps, then what they cause, in the order of the arrows (N21)."""
        if entered and s.rules.modules:
            s.push(Entered(tuple(decisions.order_hexes(look(s), entered))))


def build(s: State, junction: int) -> None:
    """(A): a Village, free of charge, the Camps stay; after the third one the Nomad tile."""
    me = s.seats[s.nomads]
    if me.villages < s.content.villages_max:
        me.villages += 1
        s.junctions[junction] = s.nomads
        if s.listener is not None:
            s.tell(m.NOMAD_VILLAGE, junction)
        return
    if NOMAD_TILE in s.junctions:
        s.junctions[s.junctions.index(NOMAD_TILE)] = NOTHING
    s.junctions[junction] = NOMAD_TILE
    if s.listener is not None:
        s.tell(m.NOMAD_TILE, junction, s.content.tile_influence[s.village_tile])


def reveal_land(s: State) -> int:
    """The next Land card; all six are shuffled anew when the deck is empty."""
    if not s.land_deck:
        s.land_deck, s.land_discard = s.land_discard, []
        s.land_deck.sort()
        s.shuffle(NOMADS_STREAM, s.land_deck)
        if s.listener is not None:
            s.tell(m.LAND_RESHUFFLED)
    card = s.turn_up(s.land_deck)
    s.land_discard.append(card)
    return card


def move_camps(s: State, ring: tuple[int, ...], goals: tuple[int, ...]) -> list[int]:
    """All Camps of a ring are lifted, then placed; gives the hexes newly entered (N22)."""
    camps = s.seats[s.nomads].camps
    before = [hex_ for hex_ in ring if camps[hex_]]
    for hex_ in ring:
        camps[hex_] = 0
    for hex_ in goals:
        camps[hex_] = 1
    if s.listener is not None:
        inner = ring is s.content.inner
        template = m.NOMAD_INNER_CAMPS if inner else m.NOMAD_OUTER_CAMPS
        s.tell(template, s.land_discard[-1], tuple(goals))
    return [hex_ for hex_ in goals if hex_ not in before]


class Entered(Step):
    __match_args__ = ("hexes",)

    def __init__(self, hexes: tuple[int, ...]) -> None:
        self.hexes = hexes

    def run(self, s: State) -> None:
        if len(self.hexes) > 1:
            s.push(Entered(self.hexes[1:]))
        enter_hex(s, s.nomads, self.hexes[0])
