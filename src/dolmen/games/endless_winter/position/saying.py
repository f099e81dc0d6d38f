"""A table described as a position."""

from __future__ import annotations

from collections.abc import Sequence

from dolmen.core.position import UNSEEN, Position
from dolmen.core.step import Step
from dolmen.games.endless_winter import ids
from dolmen.games.endless_winter.eclipse import Eclipse, EclipseOf
from dolmen.games.endless_winter.position.fields import (
    BACKS,
    ECLIPSE_BEGINS,
    FIRST_FIGURES,
    INCOMES,
    LAST_INCOMES,
    MOMENTS,
    NOMADS,
    PIECES,
    PREPARATION_BEGINS,
    SIDES,
    TURN,
    YOU,
    numbered,
    site_id,
)
from dolmen.games.endless_winter.position.modules import PARTS
from dolmen.games.endless_winter.position.part import PERSON
from dolmen.games.endless_winter.rounds import NextTurn, RoundEnd
from dolmen.games.endless_winter.state import (
    FACE_DOWN,
    HOME,
    MAMMOTH,
    NEUTRAL_FIGURE,
    NOMAD_TILE,
    NOTHING,
    Seat,
    State,
)

FIGURES_PER_SIDE = 3


def moment_of(s: State, step: Step) -> str | None:
    """The moment right before a step; None if no game can begin there."""
    if isinstance(step, NextTurn):
        return MOMENTS[TURN] if step.number < FIGURES_PER_SIDE * len(s.order) else None
    if isinstance(step, Eclipse):
        return MOMENTS[ECLIPSE_BEGINS]
    if isinstance(step, EclipseOf):
        return MOMENTS[INCOMES if step.who == s.order[0] else LAST_INCOMES]
    return MOMENTS[PREPARATION_BEGINS] if isinstance(step, RoundEnd) else None


def describe(s: State, moment: str) -> Position:
    """The table at such a moment, as far as the player may know it."""
    found: Position = {
        "round": s.round,
        "moment": moment,
        "order": SIDES[s.order[0]],
        **figures(s),
        **own(s),
        **goods(s.seats[s.nomads], NOMADS),
        **nomads(s),
        **table(s),
    }
    for module in s.rules.modules:
        if type(module) in PARTS:
            found |= PARTS[type(module)].say(s)
    return {key: value for key, value in found.items() if value != {} or key in SAID_EMPTY}


# An empty one of these says something: left out it would be dealt.
SAID_EMPTY = frozenset({"display", "ground", "stones", "you.deck", "rest_tiles"})


def figures(s: State) -> Position:
    standing = [*s.seats[PERSON].figures, *s.seats[s.nomads].figures]
    places = dict(zip(FIRST_FIGURES, standing, strict=True))
    first = {
        ids.COLUMNS[column]: FIRST_FIGURES[figure]
        for column, figure in enumerate(s.first)
        if figure not in (NOTHING, NEUTRAL_FIGURE)
    }
    return {
        "figures": {name: ids.PLACES[place] for name, place in places.items() if place != HOME},
        "first": first,
    }


def goods(me: Seat, side: str) -> Position:
    return {
        f"{side}.{name}": getattr(me, name)
        for name in ("food", "tools", "points", "glory", "offering")
    }


def own(s: State) -> Position:
    me = s.seats[PERSON]
    found: Position = {
        **goods(me, YOU),
        "you.hand": counted(me.hand),
        "you.deck": counted(me.deck),
        "you.discard": counted(me.discard),
        "you.pile": counted(me.pile),
        "you.grave": [ids.CARDS[card] for card in me.grave],
        "you.animals": animals(me.upright),
        "you.tipped": animals(me.tipped),
        "you.camps": {ids.LOCATIONS[at]: n for at, n in enumerate(me.camps) if n},
        "you.stones": [ids.STONES[stone] for stone in me.stones],
    }
    if me.chief != NOTHING:
        found["you.chief"] = ids.CHIEFS[me.chief]
    if me.side != NOTHING:
        found["you.side"] = ids.SIDES[me.side]
    if me.setup != NOTHING:
        found["you.setup"] = ids.SETUP_CARDS[me.setup]
    return found


def counted(cards: Sequence[int]) -> dict[str, int]:
    return {ids.CARDS[card]: list(cards).count(card) for card in sorted(set(cards))}


def animals(held: Sequence[int]) -> dict[str, int]:
    return {ids.ANIMALS[animal]: n for animal, n in enumerate(held) if n}


def card_name(s: State, card: int) -> str:
    """A card, or its back where the player has not seen it."""
    if card < FACE_DOWN:
        return ids.CARDS[card]
    return BACKS[s.content.culture_of(card - FACE_DOWN).era - 1]


def nomads(s: State) -> Position:
    me = s.seats[s.nomads]
    pile = [ids.NOMAD_CARDS[card] for card in s.nomad_pile]
    return {
        "nomads.animals": animals(me.upright),
        "nomads.camps": [ids.HEXES[hex_] for hex_ in range(len(ids.HEXES)) if me.camps[hex_]],
        "nomads.stones": [ids.STONES[stone] for stone in me.stones],
        "nomads.row": [ids.NOMAD_CARDS[card] for card in s.nomad_row],
        "nomads.pile": pile if s.piles_open else [UNSEEN] * len(pile),
        "nomads.grave": [card_name(s, card) for card in me.grave],
        "sacrifice": [card_name(s, card) for card in reversed(s.sacrifice)],
        "land": [ids.LAND_CARDS[card] for card in s.land_discard],
    }


def table(s: State) -> Position:
    pieces = {s.nomads: SIDES[1], PERSON: SIDES[0], NOMAD_TILE: "nomad_tile", MAMMOTH: "mammoth"}
    tiles = {ids.HEXES[hex_]: ids.TILES[tile] for hex_, tile in enumerate(s.tiles) if tile}
    return {
        "display": lying(ids.DISPLAY, s.display, ids.CARDS),
        "removed": [card_name(s, card) for card in s.culture_removed],
        "ground": lying(ids.GROUND, s.ground, ids.ANIMALS),
        "stones": lying(numbered(len(s.stones)), s.stones, ids.STONES),
        "tiles": tiles,
        "junctions": {
            ids.JUNCTIONS[junction]: pieces[owner]
            for junction, owner in enumerate(s.junctions)
            if owner != NOTHING
        },
        "site_tiles": site_tiles(s),
        "site": {site_id(p): PIECES[piece - 1] for p, piece in enumerate(s.site) if piece},
    }


def lying(places: Sequence[str], things: Sequence[int], names: Sequence[str]) -> dict[str, str]:
    return {
        place: names[thing] for place, thing in zip(places, things, strict=True) if thing != NOTHING
    }


def site_tiles(s: State) -> dict[str, str]:
    found: dict[str, str] = {}
    for number, (row, column) in enumerate(s.content.patterns[s.players]):
        space = s.spaces[ids.site_position(1, row, column)]
        found[str(number + 1)] = ids.SITE_TILES[s.content.space_place[space][0]]
    return found
