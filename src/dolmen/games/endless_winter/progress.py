"""How far an Eclipse has come: whose turn it is in it, at which step, and what is still due."""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from dolmen.core.step import Step
from dolmen.games.endless_winter.eclipse import (
    AfterTribeCards,
    BoardIncome,
    EclipseEnd,
    InOrder,
    InTurn,
    TerrainIncome,
    TerrainList,
    board_items,
)
from dolmen.games.endless_winter.ids import FIRST_HEX_ITEM, HEXES, ITEMS
from dolmen.games.endless_winter.influence import hexes_led
from dolmen.games.endless_winter.state import ECLIPSE, NOTHING, State

SEALING: Final = 0
ORDER: Final = 1
CARDS: Final = 2
TERRAIN: Final = 3
BOARD: Final = 4


class EclipseView(TypedDict):
    step: int
    seat: int | Literal["nomads"] | None
    cards: list[str]  # what is still due of each kind
    hexes: list[str]
    slots: list[str]


def progress(s: State) -> EclipseView | None:
    """None outside the Eclipse. Step 0: piles are being sealed; 1 to 4: E3.1 to E3.4."""
    if s.phase != ECLIPSE:
        return None
    if not s.piles_open:
        return {"step": SEALING, "seat": None, "cards": [], "hexes": [], "slots": []}
    waiting: list[Step] = []
    who = NOTHING
    for step in reversed(s.stack):
        if isinstance(step, EclipseEnd):
            who = step.who
            break
        waiting.append(step)
    if who == NOTHING:
        return {"step": BOARD, "seat": None, "cards": [], "hexes": [], "slots": []}
    items = tuple(
        item for step in waiting if isinstance(step, InOrder | InTurn) for item in step.items
    )
    later = {type(step) for step in waiting}
    if AfterTribeCards in later:
        pile = [card for card in s.seats[who].pile if s.content.folk[card].eclipse]
        begun = len(items) < len(pile) or isinstance(s.stack[-1], InOrder)
        now = CARDS if begun else ORDER
    elif TerrainIncome in later or TerrainList in later or BoardIncome in later:
        now = TERRAIN
    else:
        now = BOARD
    cards = [ITEMS[item] for item in items] if now in (ORDER, CARDS) else []
    hexes: list[str] = []
    if now == TERRAIN and TerrainIncome not in later and TerrainList not in later:
        hexes = [ITEMS[item] for step in waiting for item in rest(step)]
    elif now < BOARD:
        hexes = [HEXES[hex_] for hex_ in hexes_led(s, who)]
    slots = items if now == BOARD else board_items(s, who)
    return {
        "step": now,
        "seat": "nomads" if who == s.nomads else who,
        "cards": cards,
        "hexes": hexes,
        "slots": [ITEMS[item] for item in slots],
    }


def rest(step: object) -> list[int]:
    """The hexes that a step still holds."""
    if not isinstance(step, InOrder | InTurn):
        return []
    return [item for item in step.items if item >= FIRST_HEX_ITEM]
