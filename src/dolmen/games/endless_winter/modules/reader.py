"""Reading the files of expansions and modules."""

from __future__ import annotations

from dolmen.core.content import BadContent, Entry, Pack, same_ids
from dolmen.games.endless_winter.content import Tile
from dolmen.games.endless_winter.icon import MOST, Effect, read_effect, read_goods, read_icons
from dolmen.games.endless_winter.ids import (
    ANY_COLUMN,
    BASE_COLUMNS,
    BORDER_PLACES,
    CHAMBERS,
    COLUMNS,
    COUNTERS,
    DOGS,
    DOTS,
    FISH,
    HEXES,
    HEXES_PER_RIVER_TILE,
    ICE_FINDS,
    JUNCTIONS,
    LANDMARKS,
    LINES,
    NODES,
    PAINTINGS,
    REST_TILES,
    RITUALS,
    RIVER_SPACES,
    RIVER_TILES,
    TERRAIN_TYPES,
)
from dolmen.games.endless_winter.modules.content import (
    BANK_HEX,
    LANDMARK_HEX,
    RIVER_HEX,
    Caves,
    Dog,
    Dogs,
    Expansions,
    Fish,
    IceFinds,
    Landmark,
    Line,
    Mammoth,
    Names,
    Painting,
    RestTiles,
    Ritual,
    Rituals,
    Rivers,
)

MODULE_FILES = {
    "rest_tiles": "exp_rest_tiles.toml",
    "glacier_tokens": "exp_glacier_tokens.toml",
    "ancestors": "exp_ancestors.toml",
    "rivers_rafts": "exp_rivers_rafts.toml",
    "cave_paintings": "exp_cave_paintings.toml",
    "four_legged_friends": "exp_four_legged_friends.toml",
    "ritual_sites": "exp_ritual_sites.toml",
    "mammoth": "exp_mammoth.toml",
}
RIVER_NAME = {"en": "River", "de": "Fluss", "fr": "Rivière"}
LANDMARK_NAME = {"en": "Landmark", "de": "Wahrzeichen", "fr": "Site remarquable"}
PLAYERS = (1, 2, 3, 4)


def read_expansions(pack: Pack) -> Expansions:
    names: dict[str, Names] = {}
    for module, file in MODULE_FILES.items():
        meta = pack.table(file, "meta")
        meta.one_of("module", (module,))
        names[module] = meta.names()
    return Expansions(
        names,
        read_rest_tiles(pack),
        read_ice_finds(pack),
        read_dogs(pack),
        read_rituals(pack),
        read_mammoth(pack),
        read_rivers(pack),
        read_caves(pack),
    )


def ordered(pack: Pack, file: str, key: str, ids: tuple[str, ...]) -> list[Entry]:
    """The entries of a list in the order of the ids."""
    entries = pack.entries(file, key)
    same_ids(entries, ids, file, key)
    return sorted(entries, key=lambda entry: ids.index(entry.text("id")))


def by_players(entry: Entry, field: str, most: int) -> tuple[int, ...]:
    child = entry.child(field)
    return (0, *(child.number(f"p{n}", 1, most) for n in PLAYERS))


def one_each(entry: Entry) -> None:
    entry.number("count", 1, 1)


def any_column(entry: Entry) -> int:
    name = entry.one_of("column", ("any", *COLUMNS))
    return ANY_COLUMN if name == "any" else COLUMNS.index(name)


def read_rest_tiles(pack: Pack) -> RestTiles:
    file = MODULE_FILES["rest_tiles"]
    setup = pack.table(file, "setup")
    entries = ordered(pack, file, "rest_tile", REST_TILES)
    for entry in entries:
        one_each(entry)
    return RestTiles(
        by_players(setup, "tiles_in_play", len(REST_TILES)),
        tuple(entry.names() for entry in entries),
        tuple(read_effect(entry, "effect") for entry in entries),
    )


def read_ice_finds(pack: Pack) -> IceFinds:
    entries = ordered(pack, MODULE_FILES["glacier_tokens"], "ice_find_token", ICE_FINDS)
    for entry in entries:
        one_each(entry)
    return IceFinds(
        tuple(entry.names() for entry in entries),
        tuple(read_effect(entry, "effect") for entry in entries),
    )


def read_dogs(pack: Pack) -> Dogs:
    file = MODULE_FILES["four_legged_friends"]
    rule = pack.table(file, "rule")
    rule.number("uses_per_round", 1, 1)
    rule.number("trust_per_use", 1, 1)
    most = rule.number("trust_max", 1, 9)
    points = tuple(rule.numbers("trust_points", 0, 99))
    if len(points) != most + 1:
        raise rule.wrong("trust_points", f"expected {most + 1} numbers, got {len(points)}")
    food, tool = read_goods(rule, "cost")
    if tool:
        raise rule.wrong("cost", "a dog eats food alone")
    cards: list[Dog] = []
    for entry in ordered(pack, file, "dog_card", DOGS):
        one_each(entry)
        cards.append(Dog(entry.names(), any_column(entry), read_effect(entry, "effect")))
    return Dogs(pack.table(file, "setup").number("dealt", 1, 2), food, most, points, tuple(cards))


def read_rituals(pack: Pack) -> Rituals:
    file = MODULE_FILES["ritual_sites"]
    cards: list[Ritual] = []
    for entry in ordered(pack, file, "ritual_site_card", RITUALS):
        one_each(entry)
        needs = tuple(
            (COUNTERS.index(need.one_of("count", COUNTERS)), need.number("min", 1, 99))
            for need in entry.children_of("requirement")
        )
        food, tool = read_goods(entry, "cost")
        cards.append(Ritual(entry.names(), needs, food, tool, read_effect(entry, "reward")))
    return Rituals(
        by_players(pack.table(file, "setup"), "row", len(RITUALS)),
        pack.table(file, "nomads").number("points_per_removal", 0, 99),
        tuple(cards),
    )


def read_mammoth(pack: Pack) -> Mammoth:
    file = MODULE_FILES["mammoth"]
    table = pack.table(file, "mammoth")
    targets: list[tuple[frozenset[int], int]] = []
    for entry in pack.entries(file, "nomad_target", "junction"):
        entry.one_of("edge_towards", HEXES)
        inner = frozenset(HEXES.index(name) for name in entry.all_of("inner", HEXES))
        targets.append((inner, JUNCTIONS.index(entry.one_of("junction", JUNCTIONS))))
    if len(targets) != 6 or len({inner for inner, _ in targets}) != 6:
        raise BadContent(f"{file}: [[nomad_target]]: expected six different pairs of inner hexes.")
    return Mammoth(
        table.names("option"),
        table.number("move_cost_camp_moves", 1, 9),
        (0, *table.numbers("influence_by_round", 0, 99)),
        table.number("income_multiplier", 1, 9),
        tuple(targets),
    )


# Rivers & Rafts.


def read_rivers(pack: Pack) -> Rivers:
    file = MODULE_FILES["rivers_rafts"]
    setup = pack.table(file, "setup")
    canonical = pack.table(file, "canonical")
    river = hexes_of(canonical, "river")
    if len(river) != RIVER_SPACES:
        raise canonical.wrong("river", f"expected {RIVER_SPACES} hexes")
    upper, central, lower = (
        canonical.child(f"{place}_tile") for place in ("upper", "central", "lower")
    )
    for tile, part in ((upper, river[:2]), (central, river[2:3]), (lower, river[3:])):
        if hexes_of(tile, "river") != part:
            raise tile.wrong("river", "does not fit the river")
    turn = pack.table(file, "rotation").child("map")
    rotation = tuple(HEXES.index(turn.one_of(name, HEXES)) for name in HEXES)
    if sorted(rotation) != list(range(len(HEXES))):
        raise turn.wrong("map", "expected every hex once")
    raft = pack.table(file, "raft")
    kinds: list[int] = []
    names: list[Names] = []
    for entry in ordered(pack, file, "river_tile", RIVER_TILES):
        one_each(entry)
        entry.one_of("role", ("central", "bend"))
        names.append(entry.names())
        for side in ("side_a", "side_b"):
            kinds.extend(kind for kind, _, _ in river_hexes(entry.child(side)))
    landmarks: list[Landmark] = []
    for entry in ordered(pack, file, "landmark", LANDMARKS):
        landmarks.append(
            Landmark(
                entry.names(),
                COUNTERS.index(entry.one_of("count", COUNTERS)),
                entry.number("div", 1, MOST),
                entry.number("rate", 0, MOST),
                entry.number("cap", 0, 99),
            )
        )
    starts = pack.entries(file, "starting_base_tile")
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
        pack.table(file, "nomads").number("landmark_points", 0, 99),
        tuple(names),
        tuple(kinds),
        tuple(landmarks),
        tuple(
            Fish(entry.names(), entry.number("count", 1, 15), read_effect(entry, "effect"))
            for entry in ordered(pack, file, "fish_token", FISH)
        ),
        tuple(entry.names() for entry in starts),
        tuple(
            pair_of(entry, "neighbours")
            for entry in ordered(pack, file, "border_place", BORDER_PLACES)
        ),
    )


def hexes_of(entry: Entry, field: str) -> tuple[int, ...]:
    return tuple(HEXES.index(name) for name in entry.all_of(field, HEXES))


def pair_of(entry: Entry, field: str) -> tuple[int, int]:
    found = hexes_of(entry, field)
    if len(found) != 2:
        raise entry.wrong(field, "expected two hexes")
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
        raise side.wrong("bank", f"expected {HEXES_PER_RIVER_TILE} hexes in all")
    return found


def read_river_tiles(pack: Pack, types: tuple[Names, ...]) -> list[Tile]:
    """The hexes of the River tiles as tiles of the map, in the order of RIVER_TILE_HEXES."""
    tiles: list[Tile] = []
    for entry in ordered(pack, MODULE_FILES["rivers_rafts"], "river_tile", RIVER_TILES):
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


# Cave Paintings.


def read_caves(pack: Pack) -> Caves:
    file = MODULE_FILES["cave_paintings"]
    track = pack.table(file, "torch_track")
    rule = pack.table(file, "dot_rule")
    rule.number("needs_drawn_line_at_node", 1, 1)
    chambers = ordered(pack, file, "chamber", CHAMBERS)
    nodes = ordered(pack, file, "node", NODES)
    painting_of = [PAINTINGS.index(entry.one_of("painting", PAINTINGS)) for entry in nodes]
    for entry in nodes:
        if entry.flag("dot") != (entry.text("id") in DOTS):
            raise entry.wrong("dot", "which end points have a dot belongs to the rules")
    dots = tuple(NODES.index(name) for name in DOTS)
    lines = [read_line(entry, painting_of) for entry in ordered(pack, file, "line", LINES)]
    paintings: list[Painting] = []
    for number, entry in enumerate(ordered(pack, file, "painting", PAINTINGS)):
        own = tuple(n for n, line in enumerate(lines) if line.painting == number)
        filled = tuple(n for n, node in enumerate(dots) if painting_of[node] == number)
        entry.number("lines", len(own), len(own))
        entry.number("dots", len(filled), len(filled))
        if not any(lines[n].start for n in own):
            raise entry.wrong("lines", "the painting has no start line")
        paintings.append(
            Painting(
                entry.names(),
                CHAMBERS.index(entry.one_of("chamber", CHAMBERS)),
                read_effect(entry, "complete"),
                read_effect(entry, "coloured"),
                own,
                filled,
            )
        )
    return Caves(
        pack.table(file, "nomads").number("start_points", 0, 999),
        track.number("spaces", 1, 20),
        read_effect(track, "overflow"),
        read_effect(rule, "effect"),
        tuple(entry.names() for entry in chambers),
        tuple(entry.number("torches_needed", 0, 20) for entry in chambers),
        tuple(paintings),
        tuple(lines),
        dots,
        tuple(
            tuple(
                n
                for n, other in enumerate(lines)
                if other is not line
                and other.painting == line.painting
                and set(other.ends) & set(line.ends)
            )
            for line in lines
        ),
        tuple(tuple(n for n, line in enumerate(lines) if node in line.ends) for node in dots),
        tuple((entry.number("x", 0, 999), entry.number("y", 0, 999)) for entry in nodes),
    )


def read_line(entry: Entry, painting_of: list[int]) -> Line:
    ends = NODES.index(entry.one_of("from", NODES)), NODES.index(entry.one_of("to", NODES))
    painting = PAINTINGS.index(entry.one_of("painting", PAINTINGS))
    if any(painting_of[end] != painting for end in ends):
        raise entry.wrong("painting", "an end point belongs to another painting")
    return Line(painting, ends, entry.flag("start"), read_effect(entry, "effect"))


# Cards that join base decks.


def read_cave_column(pack: Pack) -> Entry:
    entry = ordered(pack, MODULE_FILES["cave_paintings"], "column", ("cave",))[0]
    entry.number("index", len(BASE_COLUMNS) + 1, len(BASE_COLUMNS) + 1)
    return entry
