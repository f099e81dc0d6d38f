"""The content: TOML files -> typed tables, every value checked."""

from __future__ import annotations

from pathlib import Path

from dolmen.core.content import BadContent, Entry, Pack, same_ids
from dolmen.games.altay import effects as fx
from dolmen.games.altay.fields import FIELD_KINDS, WILDS, Cost, Fields
from dolmen.games.altay.ids import (
    CATEGORIES,
    COMBAT_EFFECTS,
    EFFECTS,
    FOLK_TITLES,
    FOLKS,
    GOALS,
    MARKERS,
    MARKET_TITLES,
    MAX_VP,
    MOUNTAIN,
    NOTHING,
    OPTIONS,
    RESOURCES,
    SEAFARER_TITLE,
    SEAS,
    TERRAINS,
    TERRITORIES,
    TITLES,
)
from dolmen.games.altay.ops import (
    after_cost,
    card_effects,
    goal_effects,
    read_costs,
)
from dolmen.games.altay.tables import (
    AltayContent,
    Choice,
    Copy,
    Formula,
    Goal,
    Limits,
    Marker,
    Sea,
    SetupRow,
    Territory,
    Title,
)

TRIGGERS = ("continuous", "once_per_turn", "end_of_turn", "instant", "final_scoring")
COUNTS = (
    "technologies_done",
    "deck_cards",
    "territories_with_2_or_more",
    "territories_with_exactly_1",
    "vp_cards_in_deck",
    "territories_bordering_opponent",
    "best_single_terrain_count",
    "starting_cards_in_deck",
    "captured_settlements",
    "conquest_markers_owned",
)
# Limits that the rules are built around, or that stand in another file (setup rows, formulas of
# wonders): a pack may state them, not change them.
FIXED_LIMITS = {
    "open_cards_per_title": 1,
    "buys_per_title_per_turn": 1,
    "unfinished_goals_per_player": 1,
    "folk_deck_size": 10,
    "resource_tokens_per_kind": 16,
    "market_cards_per_title_per_player": 2,
    "goal_cards_per_type_per_player": 1,
    "goal_vp_cap": 7,
}


def load(shipped: Path, own: Path | None) -> AltayContent:
    pack = Pack(shipped, own)
    names: dict[str, dict[str, dict[str, str]]] = {}
    read_header(pack, names)
    titles = read_titles(pack)
    goals = read_goals(pack)
    markers = read_markers(pack)
    territories = read_map(pack)
    content = AltayContent(
        hash=pack.hash,
        data=dict(pack.files),
        titles=titles,
        decks=read_decks(pack),
        goals=goals,
        markers=markers,
        territories=territories,
        seas=read_seas(pack),
        rows=read_rows(pack, territories),
        limits=read_limits(pack),
        vp_marker_value=read_small_markers(pack),
        names=names,
        groups=number_groups(titles),
    )
    check_counts(content)
    pack.finish()
    return content


def number_groups(titles: tuple[Title, ...]) -> tuple[int, ...]:
    groups = list(dict.fromkeys(title.group for title in titles))
    return tuple(groups.index(title.group) for title in titles)


def read_header(pack: Pack, names: dict[str, dict[str, dict[str, str]]]) -> None:
    head = pack.table("pack.toml", "pack")
    if head.text("id") != "altay":
        raise head.wrong("id", f"expected 'altay', got {head.text('id')!r}")
    names["game"] = {"altay": head.names()}
    head.text("version")
    head.text("publisher")
    head.items("designers")
    head.number("players_min", 2, 2)
    head.number("players_max", 4, 4)
    for file in head.items("files"):
        head.known("files", file, pack.files)
    for key, ids in (
        ("resource", RESOURCES),
        ("wild", tuple(WILDS)),
        ("terrain", TERRAINS),
        ("folk", FOLKS),
        ("trigger", TRIGGERS),
        ("score_category", CATEGORIES),
    ):
        entries = pack.entries("pack.toml", key)
        same_ids(entries, ids, "pack.toml", key)
        names[key] = {}
        for entry in entries:
            names[key][entry.text("id")] = entry.names()
            entry.skip("symbol", "colour", "board_colour", "tokens")
            if key == "wild":
                accepts = [RESOURCES.index(r) for r in entry.all_of("accepts", RESOURCES)]
                if sum(1 << r for r in accepts) != WILDS[entry.text("id")]:
                    raise entry.wrong("accepts", "is part of the rules and cannot be changed")
            if key == "terrain":
                entry.one_of("produces", RESOURCES)
            if key == "folk":
                entry.number("settlements", 1, 30)
    read_options(pack, names)


def read_options(pack: Pack, names: dict[str, dict[str, dict[str, str]]]) -> None:
    """What the options and their values are called; which there are belongs to the rules."""
    names["option"] = {}
    names["value"] = {}
    entries = pack.entries("pack.toml", "option")
    same_ids(entries, tuple(OPTIONS), "pack.toml", "option")
    for entry in entries:
        option = entry.text("id")
        names["option"][option] = entry.names()
        known = OPTIONS[option]
        if [str(value).lower() for value in entry.items("values")] != list(known):
            raise entry.wrong("values", f"must be {', '.join(known)}")
        if str(entry.get("default")).lower() != known[0]:
            raise entry.wrong("default", f"must be {known[0]}")
        values = entry.child("value_names")
        for value in known:
            names["value"][f"{option}.{value}"] = values.names(value)


def read_limits(pack: Pack) -> Limits:
    entry = pack.table("pack.toml", "limits")
    for field, fixed in FIXED_LIMITS.items():
        if entry.number(field) != fixed:
            raise entry.wrong(field, f"cannot be changed here and must be {fixed}")
    for field in ("resource_supply_unlimited", "coins_unlimited"):
        if not entry.flag(field):
            raise entry.wrong(field, "is part of the rules and must be true")
    settlements = entry.number("settlements_per_player", 1, 30)
    for folk in pack.entries("pack.toml", "folk"):
        if folk.number("settlements") != settlements:
            raise folk.wrong("settlements", f"expected {settlements}, as [limits] says")
        folk.skip("id", "name", "colour")
    return Limits(
        settlements=settlements,
        per_territory=entry.number("max_settlements_per_territory", 1, 15),
        hand=entry.number("hand_size", 1, 10),
        goal_types_shown=entry.number("goal_display_types", 1, 5),
        personal_wonder_vp=entry.number("personal_wonder_bonus_vp", 0, 20),
        marker_points_per_vp=entry.number("marker_points_per_vp", 1, 20),
        trophy_vp=entry.number("settlement_trophy_vp", 0, 20),
        territory_vp=entry.number("territory_vp", 0, 20),
        coin_price=entry.number("coin_price_of_resource", 1, 50),
        round_limit=entry.number("round_limit", 0, 10_000),
    )


# Cards


def read_titles(pack: Pack) -> tuple[Title, ...]:
    found: dict[str, Title] = {}
    for file, ids in (
        ("folk_cards.toml", FOLK_TITLES),
        ("action_cards.toml", MARKET_TITLES),
        ("module_seafarer.toml", (SEAFARER_TITLE,)),
    ):
        entries = pack.entries(file, "card")
        same_ids(entries, ids, file, "card")
        for entry in entries:
            found[entry.text("id")] = read_title(entry, market=file != "folk_cards.toml")
    return tuple(found[title] for title in TITLES)


def read_title(entry: Entry, market: bool) -> Title:
    name = entry.names()
    group = entry.text("title_group")
    entry.one_of("kind", ("economy", "combat", "building"))
    choices = tuple(read_choice(child) for child in entry.children_of("effect"))
    if not choices:
        raise entry.wrong("effect", "is missing")
    copies = read_copies(entry) if market else ()
    if not market:
        entry.number("vp", 0, 0)
        if entry.items("cost"):
            raise entry.wrong("cost", "a folk card has no cost")
    named = [option["id"] for option in entry.items("effect")]
    if len(set(named)) != len(named):
        raise entry.wrong("effect", "two options bear the same id")
    ops = [effect for choice in choices for effect in choice.effects]
    return Title(
        name=name,
        group=group,
        choices=tuple(choice for choice in choices if choice.effect != NOTHING),
        opens=next((op.opening for op in ops if isinstance(op, fx.StayOpen)), None),
        attack=sum(op.n for op in ops if isinstance(op, fx.Attack)),
        defence=sum(op.n for op in ops if isinstance(op, fx.Defence)),
        copies=copies,
    )


def read_choice(entry: Entry) -> Choice:
    effect = entry.one_of("id", (*EFFECTS, *COMBAT_EFFECTS))
    costs = read_costs(entry)
    effects = card_effects(entry, costs)
    combat = all(isinstance(op, fx.Attack | fx.Defence) for op in effects)
    if combat != (effect in COMBAT_EFFECTS):
        raise entry.wrong("do", "attack and defence stand alone, in the options of that name")
    number = NOTHING if combat else EFFECTS.index(effect)
    return Choice(number, costs, after_cost(costs, effects))


def read_copies(entry: Entry) -> tuple[Copy, ...]:
    copies: list[Copy] = []
    for child in entry.children_of("copy"):
        child.number("number", 1, 99)
        vp = child.number("vp", 0, MAX_VP)
        cost = Cost(tuple(child.all_of("cost", FIELD_KINDS)))
        if not cost.size:
            raise child.wrong("cost", "must not be empty")  # R55: a purchase uses something up
        copies.append(Copy(vp, cost))
    if len(copies) != 8:
        raise entry.wrong("copy", f"expected 8 copies, got {len(copies)}")
    return tuple(copies)


def read_decks(pack: Pack) -> tuple[tuple[int, ...], ...]:
    decks: dict[str, tuple[int, ...]] = {}
    for entry in pack.entries("folk_cards.toml", "deck", label="folk"):
        folk = entry.one_of("folk", FOLKS)
        cards: list[int] = []
        for child in entry.children_of("cards"):
            child.number("number", 1, 10)
            cards.append(TITLES.index(child.one_of("card", FOLK_TITLES)) * (MAX_VP + 1))
        if len(cards) != 10:
            raise entry.wrong("cards", f"expected 10 cards, got {len(cards)}")
        if folk in decks:
            raise entry.wrong("folk", "appears twice")
        decks[folk] = tuple(sorted(cards))
    for folk in FOLKS:
        if folk not in decks:
            raise BadContent(f"folk_cards.toml: deck {folk!r} is missing.")
    return tuple(decks[folk] for folk in FOLKS)


# Goals


def read_goals(pack: Pack) -> tuple[Goal, ...]:
    entries = pack.entries("goals.toml", "goal")
    same_ids(entries, GOALS, "goals.toml", "goal")
    found = {entry.text("id"): read_goal(entry) for entry in entries}
    return tuple(found[goal] for goal in GOALS)


def read_goal(entry: Entry) -> Goal:
    position = GOALS.index(entry.text("id"))
    level = 1 if position < 5 else 2 if position < 10 else 3
    entry.number("level", level, level)
    copies = 4 if level < 3 else 1
    entry.number("copies", copies, copies)
    if len(entry.numbers("numbers", 1, 20)) != copies:
        raise entry.wrong("numbers", f"expected {copies} numbers")
    fields = Fields(tuple(entry.all_of("fields", FIELD_KINDS)))
    if not fields.size or fields.overlap():
        raise entry.wrong("fields", "need at least one field, no two kinds for one resource")
    trigger = entry.one_of("trigger", TRIGGERS)
    formula: Formula | None = None
    vp = 0
    if entry.has("vp_formula"):
        table = entry.child("vp_formula")
        formula = Formula(
            base=table.number("base", 0, 20),
            count=table.one_of("count", COUNTS),
            per=table.number("per", 1, 20),
            cap=table.number("cap", 1, 50),
        )
    else:
        vp = entry.number("vp", 0, 20)
    if (trigger == "final_scoring") != (formula is not None) or (level == 3) != bool(formula):
        raise entry.wrong("vp_formula", "belongs to wonders, which score at the end")
    settlement = entry.flag("settlement")
    if settlement != (level < 3):
        raise entry.wrong("settlement", "every technology and no wonder builds a settlement")
    costs = read_costs(entry)
    return Goal(
        name=entry.names(),
        level=level,
        copies=copies,
        fields=fields,
        vp=vp,
        settlement=settlement,
        trigger=trigger,
        costs=costs,
        effects=after_cost(costs, goal_effects(entry, trigger)),
        formula=formula,
    )


# Map, markers, setup


def read_map(pack: Pack) -> tuple[Territory, ...]:
    canvas = pack.table("map.toml", "canvas")
    canvas.skip("width", "height", "settlement_slots", "conquest_marker_offset")
    canvas.skip("vp_marker_offset")
    entries = pack.entries("map.toml", "territory")
    same_ids(entries, TERRITORIES, "map.toml", "territory")
    found: dict[str, Territory] = {}
    neighbours: dict[str, list[str]] = {}
    for entry in entries:
        name = entry.text("id")
        place = TERRITORIES.index(name)
        entry.number("index", place, place)
        entry.skip("anchor", "outline")
        neighbours[name] = entry.all_of("adjacent", TERRITORIES)
        if name in neighbours[name]:
            raise entry.wrong("adjacent", "names the territory itself")
        if len(set(neighbours[name])) != len(neighbours[name]):
            raise entry.wrong("adjacent", "names a territory twice")
        found[name] = Territory(
            name=entry.names(),
            terrain=TERRAINS.index(entry.one_of("terrain", TERRAINS)),
            island=entry.flag("island"),
            start=entry.flag("start"),
            adjacent=tuple(sorted(TERRITORIES.index(other) for other in neighbours[name])),
        )
    for entry in entries:
        name = entry.text("id")
        for other in neighbours[name]:
            if name not in neighbours[other]:
                raise entry.wrong("adjacent", f"names {other!r}, which does not name {name!r}")
    for entry in pack.entries("map.toml", "border", label="a"):
        a, b = entry.one_of("a", TERRITORIES), entry.one_of("b", TERRITORIES)
        entry.one_of("kind", ("land", "river", "strait"))
        entry.skip("path")
        if b not in neighbours[a]:
            raise entry.wrong("b", f"{b!r} is not adjacent to {a!r}")
    return tuple(found[name] for name in TERRITORIES)


def read_seas(pack: Pack) -> tuple[Sea, ...]:
    entries = pack.entries("map.toml", "sea")
    same_ids(entries, SEAS, "map.toml", "sea")
    found: dict[str, Sea] = {}
    for entry in entries:
        island = TERRITORIES.index(entry.one_of("island", TERRITORIES))
        coast = [TERRITORIES.index(name) for name in entry.all_of("coast", TERRITORIES)]
        entry.skip("outline")
        found[entry.text("id")] = Sea(entry.names(), tuple(sorted({*coast, island})))
    return tuple(found[name] for name in SEAS)


def read_markers(pack: Pack) -> tuple[Marker, ...]:
    entries = pack.entries("markers.toml", "conquest_marker")
    same_ids(entries, MARKERS, "markers.toml", "conquest_marker")
    found: dict[str, Marker] = {}
    for entry in entries:
        resource = entry.one_of("resource", ("", *RESOURCES))
        found[entry.text("id")] = Marker(
            name=entry.names(),
            value=entry.number("value", 1, 9),
            resource=RESOURCES.index(resource) if resource else NOTHING,
            count=entry.number("count", 0, 40),
            mountain=entry.one_of("pool", ("lowland", "mountain")) == "mountain",
        )
    return tuple(found[name] for name in MARKERS)


def read_small_markers(pack: Pack) -> int:
    """The value of a victory point marker."""
    start = pack.table("markers.toml", "start_marker")
    start.names()
    start.skip("id", "count")
    for coin in pack.entries("markers.toml", "coin"):
        coin.names()
        coin.number("value", 1, 100)
        coin.number("count", 0, 1000)
    vp = pack.table("markers.toml", "vp_marker")
    vp.names()
    vp.skip("id")
    vp.number("count", 5, 60)
    return vp.number("value", 0, 20)


def read_rows(pack: Pack, territories: tuple[Territory, ...]) -> dict[int, SetupRow]:
    module = pack.table("module_seafarer.toml", "module")
    module.text("id")
    module.names()
    islands_named = module.all_of("islands", TERRITORIES)
    flagged = [t["id"] for t in pack.files["map.toml"]["territory"] if t["island"]]
    if sorted(islands_named) != sorted(flagged):
        raise module.wrong("islands", f"map.toml has the islands {', '.join(flagged)}")
    module.one_of("island_conquest_pool", ("lowland",))
    module.number("island_vp_markers", 1, 1)
    rows: dict[int, SetupRow] = {}
    for entry in pack.entries("setup.toml", "setup", label="players"):
        players = entry.number("players", 2, 4)
        islands = module.all_of(f"islands_excluded_with_{players}_players", TERRITORIES)
        entry.number("wonders", 10, 10)
        rows[players] = SetupRow(
            market_copies=entry.number("market_copies_per_type", 1, 8),
            technology_copies=(
                entry.number("level1_copies_per_type", 1, 4),
                entry.number("level2_copies_per_type", 1, 4),
            ),
            excluded=places(entry.all_of("excluded", TERRITORIES)),
            recommended=places(entry.all_of("recommended_starts", TERRITORIES)),
            vp_markers={
                "central": places(entry.all_of("vp_markers_central", TERRITORIES)),
                "middle_row": places(entry.all_of("vp_markers_middle_row", TERRITORIES)),
            },
            islands_excluded=places(islands),
        )
        check_row(entry, rows[players], territories)
    for players in (2, 3, 4):
        if players not in rows:
            raise BadContent(f"setup.toml: setup {players} is missing.")
    return rows


def check_row(entry: Entry, row: SetupRow, territories: tuple[Territory, ...]) -> None:
    """Everybody must find a start, and what is out of play carries no marker."""
    players = entry.number("players")
    starts = [t for t, land in enumerate(territories) if land.start and t not in row.excluded]
    if len(starts) < players:
        raise entry.wrong("excluded", f"leaves fewer than {players} start territories")
    if len(row.recommended) < players:
        raise entry.wrong("recommended_starts", f"need at least {players} territories")
    for t in row.recommended:
        if t not in starts:
            raise entry.wrong("recommended_starts", f"{TERRITORIES[t]!r} is no start in play")
    for layout, markers in row.vp_markers.items():
        for t in markers:
            if t in row.excluded:
                raise entry.wrong(f"vp_markers_{layout}", f"{TERRITORIES[t]!r} is out of play")


def places(names: list[str]) -> tuple[int, ...]:
    return tuple(sorted(TERRITORIES.index(name) for name in names))


def check_counts(content: AltayContent) -> None:
    """There must be enough markers for every territory that gets one."""
    mountains = sum(1 for t in content.territories if t.terrain == MOUNTAIN)
    lowland = len(TERRITORIES) - mountains
    for mountain, needed in ((True, mountains), (False, lowland)):
        there = sum(m.count for m in content.markers if m.mountain == mountain)
        if there < needed:
            pool = "mountain" if mountain else "lowland"
            raise BadContent(
                f"markers.toml: conquest_marker: count: the {pool} pool has {there} markers, "
                f"the map needs {needed}."
            )
