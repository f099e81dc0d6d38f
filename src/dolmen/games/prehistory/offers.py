"""What the table as it stands adds to an action: which thing it takes, and for what price."""

from __future__ import annotations

from dolmen.core.message import Message
from dolmen.games.prehistory.actions import FISH, GATHER, MIGRATE, NUMBER, PAINT, VERB_OF
from dolmen.games.prehistory.gathering import colour_of_slot
from dolmen.games.prehistory.migration import migration_colours
from dolmen.games.prehistory.painting import colours_of_section
from dolmen.games.prehistory.payment import PRICES
from dolmen.games.prehistory.printed import COST, FISH_COLOURS, FISH_OFFER, TILE_OFFER
from dolmen.games.prehistory.six_actions import IN_SUMMER
from dolmen.games.prehistory.state import SPRING, State

Price = tuple[bool, tuple[int, ...]]  # whether in markers, and how many of each colour


def detail(s: State, action: int) -> Message | None:
    if s.phase == SPRING:
        return spring_detail(s, action)
    chosen = IN_SUMMER.get(VERB_OF[action])
    if chosen is None or not any(action in verb for verb in (PAINT, GATHER, FISH, NUMBER)):
        return None
    item = action - chosen.summer_verb.base
    colour = s.content.marker_colour[chosen.number]
    price = priced([colour] * chosen.summer_price(s, item), markers=True)
    if action in GATHER:
        return Message(TILE_OFFER, (s.gather_slots[item], price))
    if action in FISH:
        return Message(FISH_OFFER, (s.fish_slots[item], price))
    return Message(COST, (price,))


def spring_detail(s: State, action: int) -> Message | None:
    if action in GATHER:
        slot = action - GATHER.base
        return Message(TILE_OFFER, (s.gather_slots[slot], priced([colour_of_slot(s, slot)])))
    if action in FISH:
        fish = s.fish_slots[action - FISH.base]
        half = tuple(s.colours[PRICES + edge] for edge in s.content.fishing_edges)
        return Message(FISH_COLOURS, (fish, s.content.fish[fish].value, half))
    if action in PAINT:
        return Message(COST, (priced(colours_of_section(s, action - PAINT.base)),))
    if action in MIGRATE:
        return Message(COST, (priced(migration_colours(s, action - MIGRATE.base)),))
    return None


def priced(colours: list[int], markers: bool = False) -> Price:
    return markers, tuple(colours.count(colour) for colour in range(6))
