"""Reading the content pack: every wrong value is answered with file, entry and field."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from dolmen.core.content import BadContent, Entry, Pack, same_ids
from dolmen.games.endless_winter.content import (
    BY_CARD,
    BY_STONE_SLOT,
    BY_VILLAGE_SLOT,
    FIXED,
    Ability,
    Animal,
    Column,
    ColumnOption,
    Content,
    CultureCard,
    FolkCard,
    LandCard,
    NomadCard,
    Stone,
    Tile,
)
from dolmen.games.endless_winter.icon import MOST, Effect, read_effect, read_goods, read_icons
from dolmen.games.endless_winter.ids import (
    ADVANCED_CHIEFS,
    ANCESTOR_ANIMALS,
    ANCESTOR_CULTURE,
    ANCESTOR_TRIBE,
    ANIMAL,
    ARROWS,
    BASE,
    BASE_ANIMALS,
    BASE_CHIEFS,
    BASE_COLUMN_OPTIONS,
    BASE_COLUMNS,
    BASE_CULTURE,
    BASE_SITE_TILES,
    BASE_SPACES,
    BASE_STONES,
    BASE_TILE,
    BASE_TILES,
    CAVE_COLUMN_OPTIONS,
    CAVE_CULTURE,
    CAVE_SITE_TILES,
    CAVE_SPACES,
    COLUMN_OPTIONS,
    COLUMNS,
    COUNTERS,
    CULTURE_CARD,
    CULTURE_KINDS,
    DISPLAY_COLUMNS,
    DISPLAY_ROWS,
    FOLK,
    GROUND_COLUMNS,
    GROUND_ROWS,
    HEXES,
    JUNCTIONS,
    LAND_CARDS,
    MEGALITH_SLOTS,
    NOMAD_ACTIONS,
    NOMAD_CARDS,
    OPS,
    PLAIN,
    PROSPERITY,
    RIVER_ANIMALS,
    RIVER_STONES,
    RIVER_TRIBE,
    SACRED_STONE,
    SETUP_CARDS,
    SITE_COLUMNS,
    SITE_LEVELS,
    SITE_ROWS,
    SITE_TILES,
    STARTING,
    STONE_SLOTS,
    STRIFE,
    TERRAIN_TYPES,
    TRIBE,
    VILLAGE,
    VILLAGE_SLOTS,
)
from dolmen.games.endless_winter.modules.reader import (
    MODULE_FILES,
    any_column,
    read_cave_column,
    read_expansions,
    read_river_tiles,
)

ANCESTORS = MODULE_FILES["ancestors"]
RIVERS = MODULE_FILES["rivers_rafts"]
CAVES = MODULE_FILES["cave_paintings"]
COSTS = {"card": BY_CARD, "stone_slot": BY_STONE_SLOT, "village_slot": BY_VILLAGE_SLOT}
TOP = 12  # of the two Idol tracks


def load(shipped: Path, own: Path | None) -> Content:
    pack = Pack(shipped, own)
    content = read(pack)
    pack.finish()
    return content


def read(pack: Pack) -> Content:
    limits = pack.table("game.toml", "limits")
    rounds = pack.table("game.toml", "rounds")
    cards = pack.table("game.toml", "cards")
    rest = pack.table("game.toml", "rest")
    setup = pack.table("game.toml", "setup")
    scoring = pack.table("game.toml", "scoring")
    tile = pack.table("game.toml", "nomad_tile")
    solo = pack.table("game.toml", "solo")
    check_fixed(pack, limits, rounds, cards, tile, solo)
    per_era = setup.child("stones_per_era")
    sets = {
        "x10": tuple(scoring.numbers("animals_x10")),
        "x5": tuple(scoring.numbers("animals_x5")),
    }
    scoring.number("animals_x1")  # promo Animals (R49): none in the box
    arrows = solo.child("default_arrows")
    villages = numbered(pack, "player_board.toml", "village_slot", "index", 1, VILLAGE_SLOTS)
    stone_slots = numbered(pack, "player_board.toml", "stone_slot", "index", 1, STONE_SLOTS)
    megaliths = numbered(pack, "player_board.toml", "megalith_slot", "index", 1, MEGALITH_SLOTS)
    for number, slot in enumerate(megaliths):
        if slot.one_of("colour", ("neutral", "own")) != ("own" if number else "neutral"):
            raise slot.wrong("colour", "only the first slot holds the neutral pieces")
    camp_slots = pack.table("player_board.toml", "camp_slots")
    camp_slots.number("count", 5, 5)
    camp_slots.items("income")
    glory = numbered(pack, "idol_board.toml", "glory", "position", 0, TOP + 1)
    offering = numbered(pack, "idol_board.toml", "offering", "position", 0, TOP + 1)
    hexes = ordered(pack, "terrain.toml", "hex", HEXES)
    neighbours = [tuple(HEXES.index(n) for n in h.all_of("neighbours", HEXES)) for h in hexes]
    for number, entry in enumerate(hexes):
        entry.skip("q", "r")
        for other in neighbours[number]:
            if number not in neighbours[other]:
                raise entry.wrong("neighbours", f"{HEXES[other]} does not list it")
    rings = [entry.one_of("ring", ("base", "inner", "outer")) for entry in hexes]
    junctions = ordered(pack, "terrain.toml", "junction", JUNCTIONS)
    corners = [read_junction(entry, neighbours) for entry in junctions]
    placement = pack.table("terrain.toml", "placement")
    placement.number("removed_per_type", 1, 1)
    chain = tuple(
        OPS.index(op) for op in pack.table("nomad_aid.toml", "chain").all_of("order", OPS)
    )
    instead, ignored = read_aid(pack)
    chiefs = ordered(pack, "chiefs.toml", "chief", BASE_CHIEFS)
    for entry in ordered(pack, ANCESTORS, "chief", ADVANCED_CHIEFS):
        entry.one_of("replaces", (entry.text("id").removesuffix("_adv"),))
        entry.number("count", 1, 1)
        chiefs.append(entry)
    spaces = ordered(pack, "megalith_site.toml", "space", BASE_SPACES)
    spaces += ordered(pack, CAVES, "space", CAVE_SPACES)
    types = tuple(e.names() for e in ordered(pack, "terrain.toml", "type", TERRAIN_TYPES))
    return Content(
        hash=pack.hash,
        data=dict(pack.files),
        food_max=limits.number("food_max", 1, 99),
        tool_max=limits.number("tool_max", 1, 99),
        stones_max=limits.number("sacred_stones_max", STONE_SLOTS, STONE_SLOTS),
        villages_max=limits.number("villages_max", VILLAGE_SLOTS, VILLAGE_SLOTS),
        camps_max=limits.number("camps_max", 5, 5),
        megaliths_max=limits.number("megaliths_max", 10, 10),
        rounds=rounds.number("count", 1, 8),
        era_of_round=read_eras(rounds),
        initial_hand=cards.number("initial_hand", 0, 9),
        draw_per_round=cards.number("draw_per_round", 0, 9),
        free_cultures=cards.number("free_cultures_per_turn"),
        extra_culture_discards=cards.number("extra_culture_cost_discards"),
        rest_effect=read_effect(rest, "effect"),
        rest_labor=rest.number("eclipse_labor_per_figure"),
        camps_on_base=setup.number("camps_on_base", 0, 5),
        start_food=setup.number("start_food"),
        start_tools=setup.number("start_tools"),
        stones_per_era=(0, *(per_era.number(f"p{n}", 1, 5) for n in (1, 2, 3, 4))),
        setup_cards_dealt=setup.number("setup_cards_dealt", 1, 2),
        tipped_count=scoring.flag("tipped_animals_count"),
        turn_order=tuple(
            read_effect(entry, "effect")
            for entry in numbered(pack, "game.toml", "turn_order_space", "position", 1, 4)
        ),
        lesser=read_lesser(pack),
        tile_influence=(tile.number("side_camp_influence"), tile.number("side_village_influence")),
        tile_is_camp=tile.flag("standing_camp"),
        default_arrows=(
            ARROWS.index(arrows.one_of("big", ARROWS[:2])),
            ARROWS.index(arrows.one_of("small", ARROWS[2:])),
        ),
        colours=tuple(entry.names() for entry in pack.entries("game.toml", "player_colour")),
        columns=read_columns(pack),
        folk=read_folk(pack),
        culture=read_cultures(pack),
        animals=read_animals(pack, sets),
        chiefs=tuple(entry.names() for entry in chiefs),
        chief_bonus=read_chief_bonus(chiefs),
        setup_cards=tuple(
            (e.names(), read_effect(e, "effect"))
            for e in ordered(pack, "setup_cards.toml", "setup_card", SETUP_CARDS)
        ),
        stones=tuple(
            read_stone(e)
            for e in (
                *ordered(pack, "sacred_stones.toml", "sacred_stone", BASE_STONES),
                *ordered(pack, RIVERS, "sacred_stone", RIVER_STONES),
            )
        ),
        village_cost=tuple(read_village_cost(entry) for entry in villages),
        village_income=tuple(read_effect(entry, "income") for entry in villages),
        stone_cost=tuple(read_goods(entry, "cost") for entry in stone_slots),
        stone_income=tuple(read_effect(entry, "build_income") for entry in stone_slots),
        megalith_income=tuple(read_effect(entry, "income") for entry in megaliths),
        megalith_pieces=tuple(entry.number("pieces", 2, 2) for entry in megaliths),
        glory_points=tuple(entry.number("points_per_buried_card") for entry in glory),
        glory_effect=tuple(read_effect(entry, "effect") for entry in glory),
        offering_rate=tuple(entry.number("resources_per_point") for entry in offering),
        offering_effect=tuple(read_effect(entry, "effect") for entry in offering),
        overflow=read_effect(pack.table("idol_board.toml", "overflow"), "effect"),
        terrain_types=types,
        tiles=(*read_tiles(pack), *read_river_tiles(pack, types)),
        equal_neighbours=not placement.flag("no_equal_neighbours"),
        inner_forbidden=tuple(
            TERRAIN_TYPES.index(t) for t in placement.all_of("inner_ring_forbidden", TERRAIN_TYPES)
        ),
        hex_names=tuple(entry.names() for entry in hexes),
        hex_xy=tuple((e.number("x", -9, 9), e.number("y", -9, 9)) for e in hexes),
        neighbours=tuple(neighbours),
        inner=tuple(n for n, ring in enumerate(rings) if ring == "inner"),
        outer=tuple(n for n, ring in enumerate(rings) if ring == "outer"),
        junction_hexes=tuple(corners),
        junction_xy=tuple((e.number("x3", -20, 20), e.number("y3", -20, 20)) for e in junctions),
        village_junctions=tuple(n for n, e in enumerate(junctions) if e.flag("village_allowed")),
        hex_junctions=tuple(
            tuple(j for j, around in enumerate(corners) if h in around) for h in range(len(HEXES))
        ),
        site_tiles=tuple(
            e.names()
            for e in (
                *ordered(pack, "megalith_site.toml", "site_tile", BASE_SITE_TILES),
                *ordered(pack, CAVES, "site_tile", CAVE_SITE_TILES),
            )
        ),
        space_place=tuple(
            (
                SITE_TILES.index(e.one_of("tile", SITE_TILES)),
                e.number("row", 0, 1),
                e.number("col", 0, 3),
            )
            for e in spaces
        ),
        space_income=tuple(read_effect(entry, "income") for entry in spaces),
        patterns=read_patterns(pack),
        level_income=(
            (),
            (),
            *(
                read_effect(entry, "income")
                for entry in numbered(
                    pack, "megalith_site.toml", "level", "level", 2, SITE_LEVELS - 1
                )
            ),
        ),
        nomad_cards=tuple(
            read_nomad_card(e) for e in ordered(pack, "nomad_cards.toml", "nomad_card", NOMAD_CARDS)
        ),
        nomad_actions=tuple(
            e.names() for e in ordered(pack, "nomad_cards.toml", "action", NOMAD_ACTIONS)
        ),
        land_cards=read_land_cards(pack),
        aid_chain=chain,
        aid_instead=instead,
        aid_ignored=ignored,
        aid_settles=read_settles(pack),
        points_per_nomad_stone=pack.table("nomad_aid.toml", "reminder_3").number(
            "points_per_sacred_stone"
        ),
        expansions=read_expansions(pack),
        hashes={},
    )


def ordered(pack: Pack, file: str, key: str, ids: tuple[str, ...]) -> list[Entry]:
    """The entries of a list in the order of the ids."""
    entries = pack.entries(file, key)
    same_ids(entries, ids, file, key)
    return sorted(entries, key=lambda entry: ids.index(entry.text("id")))


def numbered(pack: Pack, file: str, key: str, label: str, first: int, count: int) -> list[Entry]:
    """Entries whose field `label` counts from `first` without gaps."""
    entries = pack.entries(file, key, label)
    if len(entries) != count:
        raise BadContent(f"{file}: [[{key}]]: expected {count} entries, got {len(entries)}.")
    for number, entry in enumerate(entries, start=first):
        if entry.number(label) != number:
            raise entry.wrong(label, f"expected {number}, got {entry.number(label)}")
    return entries


def check_fixed(
    pack: Pack, limits: Entry, rounds: Entry, cards: Entry, tile: Entry, solo: Entry
) -> None:
    """Numbers that the rules are written for: a pack may repeat them, not change them."""
    rounds.number("figures_per_player", 3, 3)
    rounds.number("chief_figures", 1, 1)
    rounds.number("tribe_figures", 2, 2)
    cards.number("hand_limit", -1, -1)
    display = pack.table("game.toml", "culture_display")
    ground = pack.table("game.toml", "hunting_ground")
    display.number("columns", DISPLAY_COLUMNS, DISPLAY_COLUMNS)
    display.number("rows", DISPLAY_ROWS, DISPLAY_ROWS)
    ground.number("columns", GROUND_COLUMNS, GROUND_COLUMNS)
    ground.number("rows", GROUND_ROWS, GROUND_ROWS)
    for entry in (display, ground):
        entry.one_of("refill", ("preparation",))
        entry.skip("fill_order")
    tile.one_of("start_side", ("camp",))
    solo.one_of("winner_on_tie", ("nomads",))
    for option in pack.entries("game.toml", "difficulty_option"):
        option.one_of("id", ("extra_card", "village_tile"))
        option.names()
        option.skip("letter", "text")
    replaced = pack.table("nomad_aid.toml", "no_replacement")
    replaced.all_of("actions", NOMAD_ACTIONS)


def read_eras(rounds: Entry) -> tuple[int, ...]:
    eras = rounds.numbers("era_of_round", 1, 2)
    if len(eras) != rounds.number("count", 1, 8):
        raise rounds.wrong("era_of_round", f"expected one era per round, got {len(eras)}")
    return (0, *eras)


def read_lesser(pack: Pack) -> tuple[int, ...]:
    lesser = [-1] * len(OPS)
    rows = pack.entries("game.toml", "lesser_income", "from_step")
    for entry in rows + pack.entries(CAVES, "lesser_income", "from_step"):
        lesser[OPS.index(entry.one_of("from_step", OPS))] = OPS.index(entry.one_of("to_step", OPS))
    for start in range(len(OPS)):
        op, hops = start, 0
        while op >= 0:
            op, hops = lesser[op], hops + 1
            if hops > len(OPS):
                raise BadContent(f"game.toml: lesser_income: {OPS[start]!r} leads in a circle.")
    return tuple(lesser)


def read_columns(pack: Pack) -> tuple[Column, ...]:
    seen: list[int] = []
    columns: list[Column] = []
    board = ordered(pack, "main_board.toml", "column", BASE_COLUMNS)
    for number, entry in enumerate(board, start=1):
        entry.number("index", number, number)
    for entry in (*board, read_cave_column(pack)):
        columns.append(
            Column(
                entry.names(),
                read_effect(entry, "step_0"),
                tuple(read_option(child, seen) for child in entry.children_of("step_a")),
                tuple(read_option(child, seen) for child in entry.children_of("step_b")),
                read_effect(entry, "first_figure"),
            )
        )
    for number, name in enumerate(BASE_COLUMN_OPTIONS):
        if number not in seen:
            raise BadContent(f"main_board.toml: the option {name!r} is missing.")
    for name in CAVE_COLUMN_OPTIONS:
        if COLUMN_OPTIONS.index(name) not in seen:
            raise BadContent(f"{CAVES}: the option {name!r} is missing.")
    return tuple(columns)


def read_option(entry: Entry, seen: list[int]) -> ColumnOption:
    option = COLUMN_OPTIONS.index(entry.one_of("id", COLUMN_OPTIONS))
    if option in seen:
        raise entry.wrong("id", "appears twice")
    seen.append(option)
    effect = read_effect(entry, "effect")
    cost = entry.get("cost")
    if isinstance(cost, str):
        pays = COSTS[entry.known("cost", cost, COSTS)]
        fitting = {
            BY_CARD: (CULTURE_CARD, ANIMAL),
            BY_STONE_SLOT: (SACRED_STONE,),
            BY_VILLAGE_SLOT: (VILLAGE,),
        }[pays]
        if len(effect) != 1 or effect[0].n != 1 or effect[0].op not in fitting:
            raise entry.wrong("effect", f"does not fit the cost {cost!r}")
        return ColumnOption(option, entry.names(), pays, 0, 0, 0, effect)
    if len(effect) != 1:
        raise entry.wrong("effect", f"expected one step, got {len(effect)}")
    price = entry.child("cost")
    food, tool, labor = (
        price.number(good, 0, MOST) if price.has(good) else 0 for good in ("food", "tool", "labor")
    )
    return ColumnOption(option, entry.names(), FIXED, food, tool, labor, effect)


def read_folk(pack: Pack) -> tuple[FolkCard, ...]:
    tribe = ordered(pack, "tribe_cards.toml", "tribe_card", TRIBE)
    starting = ordered(pack, "tribe_cards.toml", "starting_card", STARTING)
    folk = {entry.text("id"): read_folk_card(entry, "count") for entry in tribe}
    folk |= {entry.text("id"): read_folk_card(entry, "per_player") for entry in starting}
    for file, names in ((ANCESTORS, ANCESTOR_TRIBE), (RIVERS, RIVER_TRIBE)):
        for entry in ordered(pack, file, "tribe_card", names):
            entry.one_of("replaces", TRIBE)
            folk[entry.text("id")] = read_folk_card(entry, "count")
    return tuple(folk[name] for name in FOLK)


def read_folk_card(entry: Entry, count: str) -> FolkCard:
    labor = entry.number("labor", 0, MOST)
    special = entry.child("column_labor")
    return FolkCard(
        entry.names(),
        entry.number(count, 0, 30),
        labor,
        tuple(special.number(c, 0, MOST) if special.has(c) else labor for c in COLUMNS),
        read_effect(entry, "action"),
        read_effect(entry, "eclipse"),
        read_ability(entry.child("column_action")) if entry.has("column_action") else None,
    )


def read_ability(entry: Entry) -> Ability:
    cost = entry.child("cost")
    labor = cost.number("labor", 0, MOST) if cost.has("labor") else 0
    return Ability(any_column(entry), labor, read_effect(entry, "effect"))


def read_cultures(pack: Pack) -> tuple[CultureCard, ...]:
    return tuple(
        read_culture(entry)
        for entry in (
            *ordered(pack, "culture_cards.toml", "culture_card", BASE_CULTURE),
            *ordered(pack, ANCESTORS, "culture_card", ANCESTOR_CULTURE),
            *ordered(pack, CAVES, "culture_card", CAVE_CULTURE),
        )
    )


def read_culture(entry: Entry) -> CultureCard:
    cost = entry.child("cost")
    kind = PLAIN
    if entry.file != "culture_cards.toml":
        word = entry.one_of("kind", ("prosperity", "strife", "cave"))
        kind = CULTURE_KINDS.index(word) if word in CULTURE_KINDS else PLAIN
    return CultureCard(
        entry.names(),
        entry.number("era", 1, 2),
        cost.number("tool", 0, MOST),
        cost.number("labor", 0, MOST),
        entry.number("points", 0, 99),
        read_effect(entry, "effect"),
        kind,
        read_effect(entry, "follow") if kind == PROSPERITY else (),
        entry.child("opponent_price").number("point", 0, 99) if kind == STRIFE else 0,
    )


def read_animals(pack: Pack, sets: dict[str, tuple[int, ...]]) -> tuple[Animal, ...]:
    base = ordered(pack, "animals.toml", "animal", BASE_ANIMALS)
    found = [read_animal(entry, sets) for entry in base]
    for number, entry in enumerate(ordered(pack, ANCESTORS, "animal", ANCESTOR_ANIMALS)):
        entry.one_of("replaces", (BASE_ANIMALS[number],))
        animal = read_animal(entry, sets)
        rows = tuple(
            read_icons(entry, f"eclipse {n}", row)
            for n, row in enumerate(entry.items("eclipse"), start=1)
        )
        found.append(replace(animal, rows=rows))
    entry = ordered(pack, RIVERS, "animal", RIVER_ANIMALS)[0]
    entry.one_of("replaces", ("",))
    less = entry.child("discount")
    discount = (
        COUNTERS.index(less.one_of("per", COUNTERS)),
        less.number("div", 1, MOST),
        less.number("labor", 0, MOST),
        less.number("max", 0, MOST),
    )
    found.append(replace(read_animal(entry, sets), discount=discount))
    return tuple(found)


def read_animal(entry: Entry, sets: dict[str, tuple[int, ...]]) -> Animal:
    cost = entry.child("cost")
    return Animal(
        entry.names(),
        entry.number("count", 1, 30),
        sets[entry.one_of("scoring", sets)],
        cost.number("tool", 0, MOST),
        cost.number("labor", 0, MOST),
        read_effect(entry, "tip"),
    )


def read_chief_bonus(chiefs: list[Entry]) -> tuple[Effect, ...]:
    bonuses: list[Effect] = []
    for entry in chiefs:
        for side in ("side_a", "side_b"):
            row: list[Effect] = [() for _ in COLUMNS]
            for child in entry.children_of(side):
                row[COLUMNS.index(child.one_of("column", COLUMNS))] = read_effect(child, "effect")
            bonuses.extend(row)
    return tuple(bonuses)


def read_stone(entry: Entry) -> Stone:
    return Stone(
        entry.names(),
        entry.number("era", 1, 2),
        COUNTERS.index(entry.one_of("count", COUNTERS)),
        entry.number("div", 1, MOST),
        entry.number("rate", 0, MOST),
        entry.number("cap", 0, 99),
    )


def read_village_cost(entry: Entry) -> int:
    food, tool = read_goods(entry, "cost")
    if tool:
        raise entry.wrong("cost", "a Village is paid with food alone")
    return food


def read_tiles(pack: Pack) -> tuple[Tile, ...]:
    tiles: list[Tile] = []
    for number, entry in enumerate(ordered(pack, "terrain.toml", "tile", BASE_TILES)):
        kind = entry.one_of("type", ("base", *TERRAIN_TYPES))
        if (kind == "base") != (number == BASE_TILE):
            raise entry.wrong("type", "only tile_base is the base")
        type_ = -1 if kind == "base" else TERRAIN_TYPES.index(kind)
        tiles.append(Tile(entry.names(), type_, read_effect(entry, "income")))
    for type_, name in enumerate(TERRAIN_TYPES):
        count = sum(1 for tile in tiles if tile.type == type_)
        if count != 4:
            raise BadContent(f"terrain.toml: type {name!r}: expected 4 tiles, got {count}.")
    return tuple(tiles)


def read_junction(entry: Entry, neighbours: list[tuple[int, ...]]) -> tuple[int, int, int]:
    around = [HEXES.index(name) for name in entry.all_of("hexes", HEXES)]
    if len(around) != 3 or any(a != b and b not in neighbours[a] for a in around for b in around):
        raise entry.wrong("hexes", "expected three hexes that touch each other")
    if (BASE in around) == entry.flag("village_allowed"):
        raise entry.wrong("village_allowed", "Villages are forbidden at the base hex alone")
    return around[0], around[1], around[2]


def read_patterns(pack: Pack) -> tuple[tuple[tuple[int, int], ...], ...]:
    patterns: list[tuple[tuple[int, int], ...]] = [()]
    for entry in numbered(pack, "megalith_site.toml", "pattern", "players", 1, 4):
        offsets: list[tuple[int, int]] = []
        for pair in entry.items("offsets"):
            if not isinstance(pair, list) or len(pair) != 2:
                raise entry.wrong("offsets", "expected pairs of row and column")
            row = entry.whole("offsets", pair[0], 0, SITE_ROWS - 2)
            column = entry.whole("offsets", pair[1], 0, SITE_COLUMNS - 4)
            offsets.append((row, column))
        count = len(BASE_SITE_TILES)
        if len(offsets) != count:
            raise entry.wrong("offsets", f"expected {count} tiles, got {len(offsets)}")
        cells = {(r + a, c + b) for r, c in offsets for a in range(2) for b in range(4)}
        if len(cells) != len(BASE_SPACES):
            raise entry.wrong("offsets", "two tiles overlap")
        patterns.append(tuple(offsets))
    return tuple(patterns)


def read_nomad_card(entry: Entry) -> NomadCard:
    actions: list[tuple[int, int]] = []
    for column in BASE_COLUMNS:
        pair = [NOMAD_ACTIONS.index(a) for a in entry.all_of(column, NOMAD_ACTIONS)]
        if len(pair) != 2 or pair[0] == pair[1]:
            raise entry.wrong(column, "expected two different actions")
        actions.append((pair[0], pair[1]))
    return NomadCard(
        entry.names(),
        COLUMNS.index(entry.one_of("marked_column", BASE_COLUMNS)),
        ARROWS.index(entry.one_of("big_arrow", ARROWS[:2])),
        ARROWS.index(entry.one_of("small_arrow", ARROWS[2:])),
        entry.number("labor", 0, MOST),
        tuple(actions),
    )


def read_land_cards(pack: Pack) -> tuple[LandCard, ...]:
    cards: list[LandCard] = []
    inner_ring = [name for name in HEXES if name.startswith("i_")]
    outer_ring = [name for name in HEXES if name.startswith("o_")]
    for entry in ordered(pack, "land_cards.toml", "land_card", LAND_CARDS):
        inner = entry.all_of("inner", inner_ring)
        outer = entry.all_of("outer", outer_ring)
        if len(set(inner)) != 2:
            raise entry.wrong("inner", "expected two different hexes")
        if len(set(outer)) != 3:
            raise entry.wrong("outer", "expected three different hexes")
        cards.append(
            LandCard(
                entry.names(),
                tuple(HEXES.index(name) for name in inner),
                tuple(HEXES.index(name) for name in outer),
                JUNCTIONS.index(entry.one_of("opposite_junction", JUNCTIONS)),
            )
        )
    return tuple(cards)


def read_aid(pack: Pack) -> tuple[tuple[int, ...], tuple[int, ...]]:
    instead = [-1] * len(OPS)
    ignored: list[int] = []
    for entry in pack.entries("nomad_aid.toml", "row", "ref"):
        entry.skip("when", "ref")
        goal = entry.text("instead")
        for name in entry.all_of("gain", OPS):
            if goal:
                instead[OPS.index(name)] = OPS.index(entry.one_of("instead", OPS))
            else:
                ignored.append(OPS.index(name))
    return tuple(instead), tuple(ignored)


def read_settles(pack: Pack) -> tuple[int, ...]:
    entry = pack.table("nomad_aid.toml", "reminder_1")
    entry.one_of("becomes", ("n_settle",))
    return tuple(OPS.index(name) for name in entry.all_of("gain", OPS))
