"""Reading the River tiles, Landmarks and fish (M4)."""

from __future__ import annotations

from dolmen.core.content import Entry, Pack
from dolmen.games.endless_winter.content import Tile
from dolmen.games.endless_winter.icon import Effect
from dolmen.games.endless_winter.ids import (
    BORDER_PLACES,
    COUNTERS,
    FISH,
    HEXES,
    HEXES_PER_RIVER_TILE,
    LANDMARKS,
    RIVER_SPACES,
    RIVER_TILES,
    TERRAIN_TYPES,
)
from dolmen.games.endless_winter.limits import AMOUNT, DIVISOR, FISH_COPIES, POINTS
from dolmen.games.endless_winter.modules.content import (
    BANK_HEX,
    LANDMARK_HEX,
    RIVER_HEX,
    Fish,
    Landmark,
    Names,
    Rivers,
)
from dolmen.games.endless_winter.modules.files import RIVERS
from dolmen.games.endless_winter.problem import problem
from dolmen.games.endless_winter.reader.effects import read_effect, read_icons
from dolmen.games.endless_winter.reader.entries import by_players, one_each, ordered

RIVER_NAME = {"en": "River", "de": "Fluss", "fr": "Rivière"}


LANDMARK_NAME = {"en": "Landmark", "de": "Wahrzeichen", "fr": "Site remarquable"}


def read_rivers(pack: Pack) -> Rivers:
    setup = pack.table(RIVERS, "setup")
    canonical = pack.table(RIVERS, "canonical")
    river = hexes_of(canonical, "river")
    if len(river) != RIVER_SPACES:
        raise canonical.wrong("river", problem("hexes", n=RIVER_SPACES))
    upper, central, lower = (
        canonical.child(f"{place}_tile") for place in ("upper", "central", "lower")
    )
    for tile, part in ((upper, river[:2]), (central, river[2:3]), (lower, river[3:])):
        if hexes_of(tile, "river") != part:
            raise tile.wrong("river", problem("other_river"))
    turn = pack.table(RIVERS, "rotation").child("map")
    rotation = tuple(HEXES.index(turn.one_of(name, HEXES)) for name in HEXES)
    if sorted(rotation) != list(range(len(HEXES))):
        raise turn.wrong("map", problem("every_hex"))
    raft = pack.table(RIVERS, "raft")
    kinds: list[int] = []
    names: list[Names] = []
    for entry in ordered(pack, RIVERS, "river_tile", RIVER_TILES):
        one_each(entry)
        role = entry.one_of("role", ("central", "bend"))
        if (role == "central") != (entry.text("id") == RIVER_TILES[0]):
            raise entry.wrong("role", problem("central_tile"))
        names.append(entry.names())
        for side in ("side_a", "side_b"):
            found = [kind for kind, _, _ in river_hexes(entry.child(side))]
            if found.count(RIVER_HEX) != (1 if role == "central" else 2):
                raise entry.wrong(f"{side}.river", problem("river_hexes"))
            kinds.extend(found)
    starts = pack.entries(RIVERS, "starting_base_tile")
    for entry in starts:
        entry.skip("colour")
    return Rivers(
        by_players(setup, "default_landmark_hexes", 3),
        setup.number("reshuffles_before_redraw", 1, 10_000),
        setup.number("redraws_before_giving_up", 1, 10_000),
        rotation,
        river,
        (pair_of(central, "bank_north"), pair_of(central, "bank_south")),
        (hex_of(upper, "bank_north"), hex_of(upper, "bank_south")),
        (hex_of(lower, "bank_north"), hex_of(lower, "bank_south")),
        raft.number("leader_points", 0, 99),
        raft.number("leader_minimum_position", 1, RIVER_SPACES),
        pack.table(RIVERS, "nomads").number("landmark_points", 0, 99),
        tuple(names),
        tuple(kinds),
        read_landmarks(pack),
        tuple(
            Fish(entry.names(), entry.number("count", *FISH_COPIES), read_effect(entry, "effect"))
            for entry in ordered(pack, RIVERS, "fish_token", FISH)
        ),
        tuple(entry.names() for entry in starts),
        tuple(
            pair_of(entry, "neighbours")
            for entry in ordered(pack, RIVERS, "border_place", BORDER_PLACES)
        ),
    )


def read_landmarks(pack: Pack) -> tuple[Landmark, ...]:
    return tuple(
        Landmark(
            entry.names(),
            COUNTERS.index(entry.one_of("count", COUNTERS)),
            entry.number("div", *DIVISOR),
            entry.number("rate", *AMOUNT),
            entry.number("cap", *POINTS),
        )
        for entry in ordered(pack, RIVERS, "landmark", LANDMARKS)
    )


def hexes_of(entry: Entry, field: str) -> tuple[int, ...]:
    return tuple(HEXES.index(name) for name in entry.all_of(field, HEXES))


def pair_of(entry: Entry, field: str) -> tuple[int, int]:
    found = hexes_of(entry, field)
    if len(found) != 2:
        raise entry.wrong(field, problem("pair_of_hexes"))
    return found[0], found[1]


def hex_of(entry: Entry, field: str) -> int:
    return HEXES.index(entry.one_of(field, HEXES))


def river_hexes(side: Entry) -> list[tuple[int, str, Effect]]:
    """Kind, terrain type and income of the hexes of one side, the river first."""
    found: list[tuple[int, str, Effect]] = []
    for number, income in enumerate(side.items("river"), start=1):
        found.append((RIVER_HEX, "", read_icons(side, f"river {number}", income)))
    for bank in side.children_of("bank"):
        if bank.one_of("kind", ("landmark", "land", "glacier")) == "landmark":
            found.append((LANDMARK_HEX, "", ()))
        else:
            kind = bank.one_of("type", TERRAIN_TYPES)
            found.append((BANK_HEX, kind, read_effect(bank, "income")))
    if len(found) != HEXES_PER_RIVER_TILE:
        raise side.wrong("bank", problem("hexes_in_all", n=HEXES_PER_RIVER_TILE))
    return found


def read_river_tiles(pack: Pack, types: tuple[Names, ...]) -> list[Tile]:
    """The hexes of the River tiles as tiles of the map, in the order of RIVER_TILE_HEXES."""
    tiles: list[Tile] = []
    for entry in ordered(pack, RIVERS, "river_tile", RIVER_TILES):
        entry.skip(*entry.data)
        for field in ("side_a", "side_b"):
            for kind, type_, income in river_hexes(entry.child(field)):
                if kind == BANK_HEX:
                    number = TERRAIN_TYPES.index(type_)
                    tiles.append(Tile(types[number], number, income))
                else:
                    name = RIVER_NAME if kind == RIVER_HEX else LANDMARK_NAME
                    tiles.append(Tile(name, -1, income))
    return tiles
