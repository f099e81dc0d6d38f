"""Counters of `per` effects and Sacred Stones (6.1, 6.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dolmen.games.endless_winter.culture_cards import card_of
from dolmen.games.endless_winter.ids import (
    ANIMAL,
    BURY,
    COUNTERS,
    CULTURE_CARD,
    DRAW,
    FIRST_CULTURE,
    FOOD,
    GLACIER,
    HEXES,
    IDOL,
    MEGALITH,
    MOVE_CAMP,
    MOVE_MAMMOTH,
    MOVE_RAFT,
    PAINT_DOT,
    PAINT_LINE,
    PLACE_CAMP,
    RANDOM_ANIMAL,
    SACRED_STONE,
    TIP,
    TOOL,
    TORCH,
    TRIBE_TO_HAND,
    VILLAGE,
    WAR_INFLUENCE,
)
from dolmen.games.endless_winter.influence import hexes_led, influences
from dolmen.games.endless_winter.reach import SEVERAL_MOVES, bits
from dolmen.games.endless_winter.state import State


def cultures(cards: list[int]) -> int:
    return sum(1 for card in cards if card_of(card) >= FIRST_CULTURE)


def buried_cards(s: State, seat: int) -> int:
    return len(s.seats[seat].grave)


def buried_cultures(s: State, seat: int) -> int:
    return cultures(s.seats[seat].grave)


def camps_on_map(s: State, seat: int) -> int:
    return sum(s.seats[seat].camps)


def camps_off_base(s: State, seat: int) -> int:
    camps = s.seats[seat].camps
    return sum(camps) - camps[s.rules.home]


def villages(s: State, seat: int) -> int:
    return s.seats[seat].villages


def megaliths_built(s: State, seat: int) -> int:
    return s.seats[seat].built  # R52: neutral pieces count for their builder


def megaliths_raised(s: State, seat: int) -> int:
    return s.seats[seat].raised


def animals(s: State, seat: int) -> int:
    return sum(s.seats[seat].upright) + sum(s.seats[seat].tipped)


def animals_upright(s: State, seat: int) -> int:
    return sum(s.seats[seat].upright)


def animals_tipped(s: State, seat: int) -> int:
    return sum(s.seats[seat].tipped)


def animal_types(s: State, seat: int) -> int:
    me = s.seats[seat]
    return sum(1 for up, down in zip(me.upright, me.tipped, strict=True) if up or down)  # R32


def glory_pos(s: State, seat: int) -> int:
    return s.seats[seat].glory


def offering_pos(s: State, seat: int) -> int:
    return s.seats[seat].offering


def hexes_led_count(s: State, seat: int) -> int:
    return len(hexes_led(s, seat))


def hexes_with_influence(s: State, seat: int) -> int:
    return sum(1 for own in influences(s)[seat] if own)


def glaciers_with_influence(s: State, seat: int) -> int:
    tiles = s.content.tiles
    return sum(
        1
        for hex_, own in enumerate(influences(s)[seat][: len(HEXES)])
        if own and tiles[s.tiles[hex_]].type == GLACIER
    )


def sacred_stones(s: State, seat: int) -> int:
    return len(s.seats[seat].stones)


def food(s: State, seat: int) -> int:
    return s.seats[seat].food


def tools(s: State, seat: int) -> int:
    return s.seats[seat].tools


def cultures_owned(s: State, seat: int) -> int:
    me = s.seats[seat]
    zones = (me.deck, me.hand, me.area, me.discard, me.grave)
    return sum(cultures(zone) for zone in zones)


def hand_size(s: State, seat: int) -> int:
    return len(s.seats[seat].hand)


def no_module(s: State, seat: int) -> int:
    """A counter whose module is not in play."""
    return 0


# In the order of ids.COUNTERS.
TABLE: Final[tuple[Callable[[State, int], int], ...]] = (
    buried_cards,
    buried_cultures,
    camps_on_map,
    camps_off_base,
    villages,
    megaliths_built,
    megaliths_raised,
    animals,
    animals_upright,
    animals_tipped,
    animal_types,
    glory_pos,
    offering_pos,
    hexes_led_count,
    hexes_with_influence,
    glaciers_with_influence,
    sacred_stones,
    food,
    tools,
    cultures_owned,
    hand_size,
    *(no_module for _ in COUNTERS[21:]),
)
# Per counter the primitives, as bits, that can raise it.
LEADING: Final = bits(PLACE_CAMP, MOVE_CAMP, VILLAGE, MOVE_RAFT, WAR_INFLUENCE, MOVE_MAMMOTH)
RAISED_BY: Final[tuple[int, ...]] = (
    bits(BURY),  # buried_cards
    bits(BURY),  # buried_cultures
    bits(PLACE_CAMP, MOVE_RAFT),  # camps_on_map
    bits(PLACE_CAMP, MOVE_CAMP, MOVE_RAFT),  # camps_off_base
    bits(VILLAGE),  # villages
    bits(MEGALITH),  # megaliths_built
    bits(MEGALITH),  # megaliths_raised
    bits(ANIMAL, RANDOM_ANIMAL),  # animals
    bits(ANIMAL, RANDOM_ANIMAL),  # animals_upright
    bits(TIP),  # animals_tipped
    bits(ANIMAL, RANDOM_ANIMAL),  # animal_types
    bits(IDOL),  # glory_pos
    bits(IDOL),  # offering_pos
    LEADING | SEVERAL_MOVES,  # hexes_led
    LEADING,  # hexes_with_influence
    LEADING,  # glaciers_with_influence
    bits(SACRED_STONE),  # sacred_stones
    bits(FOOD),  # food
    bits(TOOL),  # tools
    bits(CULTURE_CARD),  # cultures_owned
    bits(DRAW, TRIBE_TO_HAND, CULTURE_CARD),  # hand_size
    bits(MOVE_RAFT),  # raft_pos
    LEADING | SEVERAL_MOVES,  # landmarks_led
    bits(TORCH),  # torches
    bits(PAINT_LINE),  # lines_drawn
    bits(PAINT_DOT),  # dots_filled
    bits(PAINT_LINE),  # paintings_complete
    bits(PAINT_LINE, PAINT_DOT),  # paintings_coloured
    0,  # dog_trust: only in a turn
)
assert len(RAISED_BY) == len(COUNTERS)
