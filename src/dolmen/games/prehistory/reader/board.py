"""Reading the board and the price tiles."""

from __future__ import annotations

from typing import NamedTuple

from dolmen.core.content import Entry, Pack
from dolmen.games.prehistory import ids, limits
from dolmen.games.prehistory.content import MigrationOption, Names
from dolmen.games.prehistory.problem import problem
from dolmen.games.prehistory.reader.fields import (
    each_edge_once,
    edges,
    fixed_list,
    in_order,
    read_names,
    six_colours,
)


class Board(NamedTuple):
    pillar_edge: tuple[int, ...]
    edge_value: tuple[int, ...]
    symbol_edge: tuple[int, ...]
    slot_edge: tuple[int, ...]
    position_edge: tuple[int, ...]
    patterns: tuple[int, ...]
    hunting: tuple[int, ...]
    fishing: tuple[int, ...]
    migrations: tuple[MigrationOption, ...]


def read_board(pack: Pack, names: dict[str, Names]) -> Board:
    pillars = in_order(pack, "board.toml", "pillars", ids.PILLARS)
    values = [0] * 6
    pillar_edge = each_edge_once(pillars)
    for entry, action, edge in zip(pillars, ids.ACTIONS, pillar_edge, strict=True):
        entry.one_of("action", (action,))
        values[edge] = entry.number("movement_value", 1, 20)
    symbols = in_order(pack, "board.toml", "painting_symbols", ids.SYMBOLS)
    read_names(names, pillars)
    read_names(names, symbols)
    read_names(names, in_order(pack, "board.toml", "price_spaces", ids.SPACES))
    ceremony = pack.table("board.toml", "ceremony")
    river = pack.table("board.toml", "river")
    halves = (edges(river, "hunting_edges", 3), edges(river, "fishing_edges", 3))
    if set(halves[0]) & set(halves[1]):
        raise river.wrong("fishing_edges", problem("both_halves"))
    return Board(
        pillar_edge,
        tuple(values),
        each_edge_once(symbols),
        each_edge_once(in_order(pack, "board.toml", "gathering_slots", ids.GATHER_SLOTS)),
        edges(ceremony, "edge_of_position", 6),
        start_patterns(ceremony),
        halves[0],
        halves[1],
        read_migrations(pack),
    )


def read_migrations(pack: Pack) -> tuple[MigrationOption, ...]:
    found: list[MigrationOption] = []
    for entry in in_order(pack, "board.toml", "migration_options", ids.MIGRATIONS):
        listed = entry.numbers("edges", *limits.EDGE)
        if not listed:
            raise entry.wrong("edges", problem("empty"))
        members = entry.number("max_members", *limits.MEMBERS)
        found.append(MigrationOption(edges(entry, "edges", len(listed)), members))
    return tuple(found)


def start_patterns(ceremony: Entry) -> tuple[int, ...]:
    listed = ceremony.items("start_patterns")
    if len(listed) != len(ids.PATTERNS):
        raise ceremony.wrong("start_patterns", problem("patterns", n=len(ids.PATTERNS)))
    masks: list[int] = []
    for places in listed:
        if not isinstance(places, list) or len(places) != 3:
            raise ceremony.wrong("start_patterns", problem("three_positions"))
        mask = 0
        for place in places:
            mask |= 1 << ceremony.whole("start_patterns", place, 0, 5)
        if mask.bit_count() != 3:
            raise ceremony.wrong("start_patterns", problem("position_twice"))
        masks.append(mask)
    return tuple(masks)


def read_price_tiles(pack: Pack) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
    colours: list[tuple[int, ...]] = []
    values: list[tuple[int, ...]] = []
    for entry in in_order(pack, "price_tiles.toml", "price_tiles", ids.PRICE_TILES):
        colours.append(six_colours(entry, "colours"))
        own = entry.has("movement_values")  # R4
        values.append(fixed_list(entry, "movement_values", 6) if own else ())
    return tuple(colours), tuple(values)
