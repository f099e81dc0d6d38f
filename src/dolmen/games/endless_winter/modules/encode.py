"""What a seat may know of the modules' parts of the table, as whole numbers. What a module shows by
other means, such as cards and the Mammoth on its junction, is not told again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache

from dolmen.core.encoding import Part, amounts, list_bits, one
from dolmen.games.endless_winter.ids import (
    BORDER_PLACES,
    DOGS,
    DOTS,
    FISH,
    FOLK,
    HEXES,
    ICE_FINDS,
    LANDMARKS,
    LINES,
    REST_TILES,
    RITUALS,
    RIVER_SPACES,
)
from dolmen.games.endless_winter.modules import Module
from dolmen.games.endless_winter.modules.cave_paintings import PER_SEAT as CAVE
from dolmen.games.endless_winter.modules.four_legged_friends import KEPT, TRUST, USED, dealt
from dolmen.games.endless_winter.modules.four_legged_friends import PER_SEAT as DOG
from dolmen.games.endless_winter.modules.glacier_tokens import HIDDEN
from dolmen.games.endless_winter.modules.rivers_rafts import (
    AT_DISCARD,
    AT_FISH,
    AT_LANDMARKS,
    AT_RIVER,
    AT_SEATS,
    AT_SUPPLY,
    BORDER,
)
from dolmen.games.endless_winter.modules.rivers_rafts import PER_SEAT as RIVER
from dolmen.games.endless_winter.state import NOTHING, State

Writer = Callable[[State, list[int], int, list[int]], None]

NO_RITUALS, NO_DOGS = [0] * len(RITUALS), [0] * len(DOGS)


def module_parts(module: str, players: int, seats: tuple[str, ...]) -> list[Part]:
    """The parts of a module; `seats` are all sides of the table, the players first."""
    people = seats[:players]
    if module == "rest_tiles":
        return [
            Part("rest_tiles", REST_TILES, ("free", *seats)),
            amounts("rest_tiles.labor", *people),
        ]
    if module == "rivers_rafts":
        spaces = tuple(str(n) for n in range(RIVER_SPACES))
        return [
            Part("river", spaces, HEXES),
            amounts("river.fish", *spaces),
            amounts("river.unseen", *FISH),
            Part("landmarks", HEXES, LANDMARKS),
            *(part for n in range(len(seats)) for part in raft_parts(n)),
        ]
    if module == "glacier_tokens":
        return [Part("glacier_tokens", HEXES, ("face down", *ICE_FINDS))]
    if module == "cave_paintings":
        return [amounts(f"cave.{n}", "torches", *LINES, *DOTS) for n in range(players)]
    if module == "four_legged_friends":
        return [
            amounts("dogs.choice", *DOGS),
            Part("dogs", people, DOGS),
            *(amounts(f"dogs.{n}", "chosen", "trust", "used") for n in range(players)),
        ]
    if module == "ritual_sites":
        return [amounts("rituals.place", *RITUALS), Part("rituals", people, RITUALS)]
    if module == "column_abilities":
        return [amounts("abilities.used", *FOLK)]
    return []


def raft_parts(side: int) -> list[Part]:
    return [
        amounts(f"raft.{side}", ""),
        one(f"start_tile.{side}", BORDER_PLACES),
        amounts(f"war.{side}", *HEXES),
    ]


def writers_of(modules: Sequence[Module]) -> list[tuple[Writer, int]]:
    """Those of the modules that have something to tell, and where each keeps its notes."""
    return [(WRITERS[module.id], module.number) for module in modules if module.id in WRITERS]


# What a note about a glacier is as a number; the last is for none.
GLACIERS = [*range(2, 2 + HIDDEN), *[1] * (HIDDEN + 1), 0]


def write_glaciers(s: State, notes: list[int], seat: int, out: list[int]) -> None:
    glaciers = GLACIERS
    out += [glaciers[note] for note in notes[: len(HEXES)]]


def write_caves(s: State, notes: list[int], seat: int, out: list[int]) -> None:
    for at in seats_from(s.players, seat, CAVE):
        torches, drawn, filled = notes[at : at + CAVE]
        out.append(torches)
        out += painted(drawn, filled)


@lru_cache(4096)
def painted(drawn: int, filled: int) -> list[int]:
    return list_bits(drawn, len(LINES)) + list_bits(filled, len(DOTS))


def write_rituals(s: State, notes: list[int], seat: int, out: list[int]) -> None:
    row = NO_RITUALS[:]
    for place, card in enumerate(notes[len(s.seats) :], start=1):
        row[card] = place
    out += row
    out += [notes[other] + 1 for other in seats_from(s.players, seat, 1)]


def write_abilities(s: State, notes: list[int], seat: int, out: list[int]) -> None:
    out += notes


@cache
def seats_from(count: int, seat: int, size: int) -> tuple[int, ...]:
    """Where the notes of each seat begin, the looking one first."""
    return tuple([(seat + n) % count * size for n in range(count)])


@cache
def resting(sides: int, seat: int) -> list[int]:
    """What a note about a Rest tile is as a number; the last two are free and out of the game."""
    return [*(2 + (figure // 3 - seat) % sides for figure in range(3 * sides)), 0, 1]


def write_rest_tiles(s: State, notes: list[int], seat: int, out: list[int]) -> None:
    numbers = resting(len(s.seats), seat)
    out += [numbers[note] for note in notes[: len(REST_TILES)]]
    out += [notes[len(REST_TILES) + other] for other in seats_from(s.players, seat, 1)]


def write_rivers(s: State, notes: list[int], seat: int, out: list[int]) -> None:
    out += [hex_ + 1 for hex_ in notes[AT_RIVER:AT_FISH]]
    unseen = notes[AT_SUPPLY:AT_DISCARD]
    for fish in notes[AT_FISH:AT_SUPPLY]:
        if fish == NOTHING:
            out.append(0)
        else:
            out.append(1)
            unseen[fish] += 1
    out += unseen
    out += [mark + 1 for mark in notes[AT_LANDMARKS:AT_SEATS]]
    for at in seats_from(len(s.seats), seat, RIVER):  # its notes as they are, none counted as 0
        out += notes[AT_SEATS + at : AT_SEATS + RIVER + at]
        out[BORDER - RIVER] += 1


def write_dogs(s: State, notes: list[int], seat: int, out: list[int]) -> None:
    open_ = notes[-1]
    if open_:
        out += NO_DOGS
    else:
        choice = NO_DOGS[:]
        for dog in dealt(notes, seat):
            choice[dog] += 1
        out += choice
    starts = seats_from(s.players, seat, DOG)
    own = starts[0]
    out += [notes[at + KEPT] + 1 if open_ or at == own else 0 for at in starts]
    for at in starts:
        out += (notes[at + KEPT] != NOTHING, notes[at + TRUST], notes[at + USED])


WRITERS: dict[str, Writer] = {
    "rest_tiles": write_rest_tiles,
    "rivers_rafts": write_rivers,
    "glacier_tokens": write_glaciers,
    "cave_paintings": write_caves,
    "four_legged_friends": write_dogs,
    "ritual_sites": write_rituals,
    "column_abilities": write_abilities,
}
