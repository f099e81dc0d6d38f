"""What a session knows of the position of a digital table.

A table can begin before a turn and before each part of the Eclipse. A turn of the Nomads that is
not over is taken anew by the table, with the card that was revealed for it.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from dolmen.companion.fold import Position as Folded
from dolmen.companion.nomads import answers
from dolmen.companion.nomads.flow import PERSON
from dolmen.companion.nomads.table import SOMETHING, Beside, Watched
from dolmen.core.position import UNSEEN, Position
from dolmen.core.step import Step
from dolmen.games.endless_winter import ids
from dolmen.games.endless_winter import state as engine
from dolmen.games.endless_winter.eclipse import Eclipse, EclipseOf
from dolmen.games.endless_winter.modules.glacier_tokens import HIDDEN, GlacierTokens
from dolmen.games.endless_winter.modules.ritual_sites import RitualSites
from dolmen.games.endless_winter.modules.rivers_rafts import RiversRafts, raft_pos
from dolmen.games.endless_winter.nomads.turn import NomadTurn
from dolmen.games.endless_winter.position import saying
from dolmen.games.endless_winter.position.fields import (
    BACKS,
    ECLIPSE_BEGINS,
    INCOMES,
    LAST_INCOMES,
    MOMENTS,
    NOMADS,
    PIECES,
    PREPARATION_BEGINS,
    SIDES,
    TURN,
    numbered,
    site_id,
)
from dolmen.games.endless_winter.rounds import RoundEnd
from dolmen.games.endless_winter.state import FACE_DOWN, NOTHING, Seat, State
from dolmen.games.endless_winter.turn import Turn

# Facts that may have been told since the table could last begin.
TOLD_AGAIN = frozenset(
    {"ground", "display", "stones", "site", "villages", "mammoth", "tile", "site_tile", "ice"}
)


def pauses(s: Beside) -> bool:
    """Whether a digital table could begin here."""
    return bool(s.stack) and moment_before(s, s.stack[-1]) is not None


def moment_before(s: State, step: Step) -> str | None:
    if isinstance(step, NomadTurn | Turn):
        return MOMENTS[TURN]
    if isinstance(step, Eclipse):
        return MOMENTS[ECLIPSE_BEGINS]
    if isinstance(step, EclipseOf):
        return MOMENTS[INCOMES if step.who == s.order[0] else LAST_INCOMES]
    return MOMENTS[PREPARATION_BEGINS] if isinstance(step, RoundEnd) else None


def known(found: Folded[Beside]) -> Position:
    """The position as far as it was told."""
    beside = (found.pause or found.state).clone()
    for asked in found.asked[found.pause_asked :]:
        if asked.question.kind in TOLD_AGAIN:
            answers.answer(beside, asked.question.key, asked.question.value)
    s = plain(beside)
    moment = moment_before(s, s.stack[-1]) if s.stack else None
    position: Position = {
        "round": s.round,
        "moment": moment or MOMENTS[TURN],
        "order": SIDES[s.order[0]],
        **saying.figures(s),
        **saying.goods(s.seats[s.nomads], NOMADS),
        **nomads(s),
        **table(s),
        **modules(s),
        **coming(s, plain(found.state)),
    }
    return {key: value for key, value in position.items() if value not in ({}, [])}


def plain(beside: Beside) -> State:
    """The engine's state with whatever is known, right or not."""
    s = State.__new__(State)
    for field in fields(State):
        setattr(s, field.name, bare(getattr(beside, field.name)))
    s.listener = None
    return s


def bare(value: Any) -> Any:
    if isinstance(value, Watched):
        return value.known()
    if isinstance(value, list):
        return [bare(item) for item in value]
    if isinstance(value, Seat):
        seat = Seat.__new__(Seat)
        for field in fields(Seat):
            setattr(seat, field.name, bare(getattr(value, field.name)))
        return seat
    return value


def nomads(s: State) -> Position:
    me = s.seats[s.nomads]
    return {
        "nomads.animals": saying.animals(me.upright),
        "nomads.camps": [ids.HEXES[hex_] for hex_ in range(len(ids.HEXES)) if me.camps[hex_]],
        "nomads.stones": [UNSEEN] * len(me.stones),
        "nomads.row": [ids.NOMAD_CARDS[card] for card in s.nomad_row],
        "nomads.pile": [card_in_pile(s, card) for card in s.nomad_pile],
        "nomads.grave": [back(s, card) for card in me.grave],
        "sacrifice": [back(s, card) for card in reversed(s.sacrifice)],
        "land": [ids.LAND_CARDS[card] for card in s.land_discard],
    }


def card_in_pile(s: State, card: int) -> str:
    return ids.NOMAD_CARDS[card] if s.piles_open and card != SOMETHING else UNSEEN


def back(s: State, card: int) -> str:
    """Which card it is was never told; its era is known."""
    return BACKS[s.content.culture_of(card - FACE_DOWN).era - 1] if card >= FACE_DOWN else UNSEEN


def table(s: State) -> Position:
    rows = numbered(len(s.stones))
    taken = s.stones.count(NOTHING) - len(s.seats[s.nomads].stones)
    return {
        "you.stones": [UNSEEN] * taken,
        "display": unnamed(ids.DISPLAY, s.display),
        "ground": {
            place: UNSEEN if animal == SOMETHING else ids.ANIMALS[animal]
            for place, animal in zip(ids.GROUND, s.ground, strict=True)
            if animal != NOTHING
        },
        "stones": unnamed(rows, s.stones),
        "tiles": {
            ids.HEXES[hex_]: UNSEEN if tile == SOMETHING else ids.TILES[tile]
            for hex_, tile in enumerate(s.tiles)
            if tile
        },
        "junctions": junctions(s),
        "site_tiles": site_tiles(s),
        "site": {site_id(p): PIECES[piece - 1] for p, piece in enumerate(s.site) if piece},
    }


def unnamed(places: tuple[str, ...], things: list[int]) -> dict[str, str]:
    """Something lies there; what it is was never told."""
    return {place: UNSEEN for place, thing in zip(places, things, strict=True) if thing != NOTHING}


def junctions(s: State) -> dict[str, str]:
    pieces = {
        s.nomads: SIDES[1],
        PERSON: SIDES[0],
        engine.NOMAD_TILE: "nomad_tile",
        engine.MAMMOTH: "mammoth",
    }
    return {
        ids.JUNCTIONS[junction]: pieces[owner]
        for junction, owner in enumerate(s.junctions)
        if owner in pieces
    }


def site_tiles(s: State) -> dict[str, str]:
    found: dict[str, str] = {}
    for number, (row, column) in enumerate(s.content.patterns[s.players]):
        space = s.spaces[ids.site_position(1, row, column)]
        tile = UNSEEN if space < 0 else ids.SITE_TILES[s.content.space_place[space][0]]
        found[str(number + 1)] = tile
    return found


def modules(s: State) -> Position:
    """Of most modules only people know the state."""
    found: Position = {}
    for module in s.rules.modules:
        if isinstance(module, GlacierTokens):
            notes = s.memory[module.number][: len(ids.HEXES)]
            found["ice"] = {
                ids.HEXES[hex_]: "face_down" if token >= HIDDEN else ids.ICE_FINDS[token]
                for hex_, token in enumerate(notes)
                if token != NOTHING
            }
        elif isinstance(module, RitualSites):
            found["rituals"] = [UNSEEN] * len(module.row(s))
        elif isinstance(module, RiversRafts):
            found["nomads.raft"] = raft_pos(s, s.nomads)
    return found


def coming(before: State, now: State) -> Position:
    """Cards that were revealed since, in their order."""
    row, land = len(before.nomad_row), len(before.land_discard)
    found: Position = {}
    if now.nomad_row[:row] == before.nomad_row:
        found["nomads.next"] = [ids.NOMAD_CARDS[card] for card in now.nomad_row[row:]]
    if now.land_discard[:land] == before.land_discard:
        found["land.next"] = [ids.LAND_CARDS[card] for card in now.land_discard[land:]]
    return found
