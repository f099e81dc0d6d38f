"""Reading what the modules bring: Rest tiles, ice finds, dogs, rituals, the Mammoth."""

from __future__ import annotations

from dolmen.core.content import BadContent, Pack
from dolmen.games.endless_winter.ids import (
    COUNTERS,
    DOGS,
    HEXES,
    ICE_FINDS,
    JUNCTIONS,
    REST_TILES,
    RITUALS,
)
from dolmen.games.endless_winter.limits import NEEDED, NEEDS
from dolmen.games.endless_winter.modules.content import (
    Dog,
    Dogs,
    Expansions,
    IceFinds,
    Mammoth,
    Names,
    RestTiles,
    Ritual,
    Rituals,
)
from dolmen.games.endless_winter.modules.files import MODULE_FILES
from dolmen.games.endless_winter.problem import problem
from dolmen.games.endless_winter.reader.caves import read_caves
from dolmen.games.endless_winter.reader.effects import read_effect, read_goods
from dolmen.games.endless_winter.reader.entries import any_column, by_players, one_each, ordered
from dolmen.games.endless_winter.reader.rivers import read_rivers


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
        raise rule.wrong("trust_points", problem("numbers", n=most + 1, got=len(points)))
    food, tool = read_goods(rule, "cost")
    if tool:
        raise rule.wrong("cost", problem("dog_cost"))
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
            (COUNTERS.index(need.one_of("count", COUNTERS)), need.number("min", *NEEDED))
            for need in entry.children_of("requirement")
        )
        if len(needs) > NEEDS[1]:
            raise entry.wrong("requirement", problem("at_most", most=NEEDS[1], got=len(needs)))
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
        raise BadContent(problem("nomad_targets", file=file))
    return Mammoth(
        table.names("option"),
        table.number("move_cost_camp_moves", 1, 9),
        (0, *table.numbers("influence_by_round", 0, 99)),
        table.number("income_multiplier", 1, 9),
        tuple(targets),
    )
