"""The content: TOML files -> typed tables, every value checked."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from dolmen.core.content import BadContent, Entry, Pack, same_ids
from dolmen.games.prehistory import ids
from dolmen.games.prehistory.content_map import read_layouts, read_map_tiles
from dolmen.games.prehistory.content_score import read_ceremony
from dolmen.games.prehistory.tables import (
    DEVELOPMENT,
    MARKER,
    RESOURCE,
    REWARDS,
    Basket,
    Camp,
    Costs,
    Fish,
    GatheringTile,
    HuntCard,
    Migration,
    Names,
    Reward,
    Tables,
)

MEGALITHS = 20  # one for every megalith space
ROUNDS = 5  # 6 + 4 + 2 price tiles serve five rounds (4.1)


class Megaliths(NamedTuple):
    types: tuple[int, ...]
    vp_a: int
    vp_b: int
    vp_c: tuple[int, int]


class Board(NamedTuple):
    pillar_edge: tuple[int, ...]
    edge_value: tuple[int, ...]
    symbol_edge: tuple[int, ...]
    slot_edge: tuple[int, ...]
    position_edge: tuple[int, ...]
    patterns: tuple[int, ...]
    hunting: tuple[int, ...]
    fishing: tuple[int, ...]
    migrations: tuple[Migration, ...]


def load(shipped: Path, own: Path | None = None) -> Tables:
    pack = Pack(shipped, own)
    names: dict[str, Names] = {}
    facts = pack.table("game.toml", "game")
    facts.number("rounds", ROUNDS, ROUNDS)
    player = pack.table("game.toml", "per_player")
    tribe = player.number("tribe_members", 1, 10)
    on_map = player.number("start_members_on_map", 0, 10)
    at_home = player.number("start_members_on_board", 0, 10)
    if on_map + at_home + len(ids.CAMPS) != tribe:
        raise player.wrong(
            "tribe_members",
            f"must be the members at the start and one per camp "
            f"({on_map} + {at_home} + {len(ids.CAMPS)}), got {tribe}",
        )
    development = pack.table("game.toml", "development")
    costs = Costs(
        development.number("rotate_price_tile", 1, 20),
        development.number("rotate_weather_tile", 1, 20),
        development.number("movement_point", 1, 20),
        development.number("buy_resource", 2, 20),
        development.number("buy_marker", 2, 20),
        development.number("cube_to_points", 1, 1),  # with more, buying and selling never ends
    )
    scoring = pack.table("game.toml", "scoring")
    row_vp = fixed_list(scoring, "painting_row_vp", 4)
    set_vp = fixed_list(scoring, "gathering_set_vp", 6)
    printed_names: tuple[tuple[str, str, tuple[str, ...]], ...] = (
        ("game.toml", "colours", ids.COLOURS),
        ("game.toml", "player_colours", ids.PLAYER_COLOURS),
        ("board.toml", "price_spaces", ids.SPACES),
        ("gathering.toml", "gathering_kinds", ids.KINDS),
        ("fish.toml", "fish_kinds", ids.FISH_KINDS),
        ("hunt_cards.toml", "species", ids.SPECIES),
    )
    for file, key, wanted in printed_names:
        for entry in in_order(pack, file, key, wanted):
            names[entry.text("id")] = entry.names()
    marker_colour: list[int] = []
    for entry in in_order(pack, "game.toml", "actions", ids.ACTIONS):
        names[entry.text("id")] = entry.names()
        marker_colour.append(colour(entry, "marker_colour"))
    boards = in_order(pack, "personal_boards.toml", "personal_boards", ids.BOARDS)
    for entry in boards:
        names[entry.text("id")] = entry.names()
    board = read_board(pack, names)
    tile_colours, tile_values = read_price_tiles(pack)
    income_vp, income_dp, last_fishing = read_fishing_track(pack)
    sections = read_sections(pack)
    baskets = read_baskets(pack)
    tokens = in_order(pack, "hunt_cards.toml", "animal_tokens", ids.ANIMAL_TOKENS)
    alternative = pack.table("personal_boards.toml", "weather_alternative")
    ceremony = read_ceremony(
        in_order(pack, "ceremony_cards.toml", "ceremony_cards", ids.CEREMONY_CARDS)
    )
    for card, card_id in zip(ceremony, ids.CEREMONY_CARDS, strict=True):
        names[card_id] = card.name
    megaliths = read_megaliths(pack, names)
    tables = Tables(
        hash=pack.hash,
        data=pack.files,
        rounds=ROUNDS,
        tribe=tribe,
        start_on_map=on_map,
        start_at_home=at_home,
        costs=costs,
        gathering_markers=pack.table("game.toml", "summer").number("gathering_markers", 1, 20),
        marker_colour=tuple(marker_colour),
        dp_per_vp=scoring.number("development_per_vp", 1, 20),
        row_vp=row_vp,
        set_vp=set_vp,
        unit_member=scoring.number("unit_member", 0, 20),
        unit_camp=scoring.number("unit_camp", 0, 20),
        last_dp=pack.table("tracks.toml", "development_track").number("last", 1, 100),
        last_fishing=last_fishing,
        income_vp=income_vp,
        income_dp=income_dp,
        pillar_edge=board.pillar_edge,
        edge_value=board.edge_value,
        symbol_edge=board.symbol_edge,
        slot_edge=board.slot_edge,
        position_edge=board.position_edge,
        patterns=board.patterns,
        hunting_edges=board.hunting,
        fishing_edges=board.fishing,
        migrations=board.migrations,
        tile_colours=tile_colours,
        tile_values=tile_values,
        rings=tuple(six_colours(e, "weather_ring") for e in boards),
        weather=tuple(
            fixed_list(e, "numbers", 6)
            for e in in_order(pack, "personal_boards.toml", "weather_tiles", ids.WEATHER_TILES)
        ),
        weather_six=fixed_list(alternative, "numbers", 6),
        weather_six_always=alternative.flag("active"),
        section_symbols=sections,
        section_edges=tuple(tuple(board.symbol_edge[s] for s in symbols) for symbols in sections),
        line_rewards=tuple(
            reward(e.child("reward"), (MARKER, DEVELOPMENT))
            for e in in_order(pack, "personal_boards.toml", "painting_rewards", ids.LINES)
        ),
        baskets=baskets,
        basket_of=pairs(pack, baskets),
        gathering=tuple(
            GatheringTile(number_of(e, "kind", ids.KINDS), e.number("development", 0, 20))
            for e in in_order(pack, "gathering.toml", "gathering_tiles", ids.GATHERING_TILES)
        ),
        fish=tuple(
            Fish(number_of(e, "kind", ids.FISH_KINDS), e.number("value", 1, 3))
            for e in in_order(pack, "fish.toml", "fish", ids.FISH)
        ),
        hunt=tuple(
            hunt_card(e) for e in in_order(pack, "hunt_cards.toml", "hunt_cards", ids.HUNT_CARDS)
        ),
        token_species=tuple(number_of(e, "species", ids.SPECIES) for e in tokens),
        token_points=tuple(e.number("vp", 0, 20) for e in tokens),
        ceremony=ceremony,
        camps=tuple(camp(e) for e in in_order(pack, "camps.toml", "camps", ids.CAMPS)),
        megalith_type=megaliths.types,
        vp_a=megaliths.vp_a,
        vp_b=megaliths.vp_b,
        vp_c_first=megaliths.vp_c[0],
        vp_c_second=megaliths.vp_c[1],
        map_tiles=read_map_tiles(pack, names),
        layouts=read_layouts(pack, names),
        names=names,
    )
    check_tiles_of_a_kind(tables)
    pack.finish()
    return tables


def check_tiles_of_a_kind(tables: Tables) -> None:
    """R21: the set table ends at five, so no kind may have more tiles."""
    for kind, name in enumerate(ids.KINDS):
        count = sum(1 for tile in tables.gathering if tile.kind == kind)
        if count > 5:
            raise BadContent(f"gathering.toml: {name}: has {count} tiles; at most 5 of a kind.")


# Pieces that several tables share.


def in_order(pack: Pack, file: str, key: str, wanted: tuple[str, ...]) -> list[Entry]:
    """All entries of a table in the order of their ids, whatever the file's order."""
    entries = pack.entries(file, key)
    same_ids(entries, wanted, file, key)
    return sorted(entries, key=lambda entry: wanted.index(entry.text("id")))


def number_of(entry: Entry, field: str, names: tuple[str, ...]) -> int:
    return names.index(entry.one_of(field, names))


def colour(entry: Entry, field: str) -> int:
    return number_of(entry, field, ids.COLOURS)


def fixed_list(entry: Entry, field: str, count: int) -> tuple[int, ...]:
    values = entry.numbers(field, 0, 100)
    if len(values) != count:
        raise entry.wrong(field, f"expected {count} numbers, got {len(values)}")
    return tuple(values)


def six_colours(entry: Entry, field: str) -> tuple[int, ...]:
    found = tuple(ids.COLOURS.index(name) for name in entry.all_of(field, ids.COLOURS))
    if sorted(found) != list(range(6)):
        raise entry.wrong(field, "expected each of the six colours once")
    return found


def edges(entry: Entry, field: str, count: int) -> tuple[int, ...]:
    values = entry.numbers(field, 0, 5)
    if len(values) != count or len(set(values)) != count:
        raise entry.wrong(field, f"expected {count} different edges, got {values}")
    return tuple(values)


def each_edge_once(entries: list[Entry]) -> tuple[int, ...]:
    found: list[int] = []
    for entry in entries:
        edge = entry.number("edge", 0, 5)
        if edge in found:
            raise entry.wrong("edge", f"edge {edge} is already taken")
        found.append(edge)
    return tuple(found)


def reward(entry: Entry, allowed: tuple[int, ...]) -> Reward:
    kind = REWARDS.index(entry.one_of("type", tuple(REWARDS[kind] for kind in allowed)))
    hue = -1 if kind == DEVELOPMENT else colour(entry, "colour")
    return Reward(kind, hue, entry.number("n", 1, 20))


# The board.


def read_board(pack: Pack, names: dict[str, Names]) -> Board:
    pillars = in_order(pack, "board.toml", "pillars", ids.PILLARS)
    values = [0] * 6
    pillar_edge = each_edge_once(pillars)
    for entry, action, edge in zip(pillars, ids.ACTIONS, pillar_edge, strict=True):
        names[entry.text("id")] = entry.names()
        entry.one_of("action", (action,))
        values[edge] = entry.number("movement_value", 1, 20)
    symbols = in_order(pack, "board.toml", "painting_symbols", ids.SYMBOLS)
    for entry in symbols:
        names[entry.text("id")] = entry.names()
    ceremony = pack.table("board.toml", "ceremony")
    river = pack.table("board.toml", "river")
    halves = (edges(river, "hunting_edges", 3), edges(river, "fishing_edges", 3))
    if set(halves[0]) & set(halves[1]):
        raise river.wrong("fishing_edges", "the river divides the tile: no edge in both halves")
    migrations: list[Migration] = []
    for entry in in_order(pack, "board.toml", "migration_options", ids.MIGRATIONS):
        listed = entry.numbers("edges", 0, 5)
        migrations.append(
            Migration(edges(entry, "edges", len(listed)), entry.number("max_members", 1, 10))
        )
        if not listed:
            raise entry.wrong("edges", "is empty")
    return Board(
        pillar_edge,
        tuple(values),
        each_edge_once(symbols),
        each_edge_once(in_order(pack, "board.toml", "gathering_slots", ids.GATHER_SLOTS)),
        edges(ceremony, "edge_of_position", 6),
        start_patterns(ceremony),
        halves[0],
        halves[1],
        tuple(migrations),
    )


def start_patterns(ceremony: Entry) -> tuple[int, ...]:
    listed = ceremony.items("start_patterns")
    if len(listed) != len(ids.PATTERNS):
        raise ceremony.wrong("start_patterns", f"expected {len(ids.PATTERNS)} patterns")
    masks: list[int] = []
    for places in listed:
        if not isinstance(places, list) or len(places) != 3:
            raise ceremony.wrong("start_patterns", "expected three positions each")
        mask = 0
        for place in places:
            mask |= 1 << ceremony.whole("start_patterns", place, 0, 5)
        if mask.bit_count() != 3:
            raise ceremony.wrong("start_patterns", "a position appears twice")
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


def read_fishing_track(pack: Pack) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    last = pack.table("tracks.toml", "fishing_track").number("last", 1, 100)
    vp = [0] * (last + 1)
    dp = [0] * (last + 1)
    reached = 0
    for entry in pack.entries("tracks.toml", "fishing_rewards", label="from_space"):
        start = entry.number("from_space", 1, last)
        if start <= reached:
            raise entry.wrong("from_space", f"must be beyond {reached}")
        reached = start
        for place in range(start, last + 1):
            vp[place] = entry.number("vp", 0, 100)
            dp[place] = entry.number("development", 0, 100)
    return tuple(vp), tuple(dp), last


# Personal boards.


def read_sections(pack: Pack) -> tuple[tuple[int, ...], ...]:
    found: list[tuple[int, ...]] = []
    for entry in in_order(pack, "personal_boards.toml", "painting_sections", ids.SECTIONS):
        symbols = entry.all_of("symbols", ids.SYMBOLS)
        if not 1 <= len(symbols) <= 3:
            raise entry.wrong("symbols", f"expected 1 to 3 symbols, got {len(symbols)}")
        found.append(tuple(ids.SYMBOLS.index(symbol) for symbol in symbols))
    return tuple(found)


def read_baskets(pack: Pack) -> tuple[Basket, ...]:
    return tuple(
        Basket(
            number_of(entry, "upper", ids.KINDS),
            number_of(entry, "lower", ids.KINDS),
            tuple(reward(child, (MARKER, DEVELOPMENT)) for child in entry.children_of("reward")),
        )
        for entry in in_order(pack, "personal_boards.toml", "baskets", ids.BASKETS)
    )


def pairs(pack: Pack, baskets: tuple[Basket, ...]) -> tuple[int, ...]:
    found = [-1] * len(ids.KINDS)
    for number, basket in enumerate(baskets):
        for kind in (basket.upper, basket.lower):
            if found[kind] >= 0:
                raise BadContent(
                    f"personal_boards.toml: baskets '{ids.BASKETS[number]}': "
                    f"{ids.KINDS[kind]} has a basket already."
                )
            found[kind] = number
    return tuple(found)


# Cards and camps.


def hunt_card(entry: Entry) -> HuntCard:
    kind = entry.one_of("type", ("animal", "footprint"))
    species = number_of(entry, "species", ids.SPECIES)
    value = entry.number("value", 1, 3)
    if kind == "animal":
        return HuntCard(species, value, entry.number("vp", 1, 20), None)
    gift = reward(entry.child("reward"), (RESOURCE, MARKER, DEVELOPMENT))
    return HuntCard(species, value, 0, gift)


def camp(entry: Entry) -> Camp:
    need = entry.number("need", 1, 10)
    return Camp(
        need,
        entry.number("settle", 0, need),
        entry.number("vp", 0, 100),
        entry.number("development", 0, 20),
    )


def read_megaliths(pack: Pack, names: dict[str, Names]) -> Megaliths:
    types: list[int] = []
    scores: list[Entry] = []
    ops = ("take", "count_hexes", "majority")
    for number, entry in enumerate(
        in_order(pack, "megaliths.toml", "megalith_types", ids.MEGALITH_TYPES)
    ):
        names[entry.text("id")] = entry.names()
        types.extend([number] * entry.number("count", 0, 80))
        score = entry.child("score")
        score.one_of("op", (ops[number],))
        if number:
            score.number("radius", 1, 1)
        scores.append(score)
    if len(types) != MEGALITHS:
        raise BadContent(
            f"megaliths.toml: megalith_types: count: expected {MEGALITHS} in all, got {len(types)}."
        )
    a, b, c = scores
    return Megaliths(
        tuple(types),
        a.number("vp_end", 0, 100),
        b.number("vp_each", 0, 100),
        (c.number("first", 0, 100), c.number("second", 0, 100)),
    )
