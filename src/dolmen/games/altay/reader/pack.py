"""What pack.toml says: names, options and limits."""

from __future__ import annotations

from dolmen.core.content import Pack, same_ids
from dolmen.games.altay.content import Limits
from dolmen.games.altay.fields import WILDS
from dolmen.games.altay.ids import CATEGORIES, FOLKS, OPTIONS, RESOURCES, TERRAINS
from dolmen.games.altay.problem import problem
from dolmen.games.altay.reader.goals import TRIGGERS

Names = dict[str, dict[str, dict[str, str]]]  # kind -> id -> language -> name

# Limits that the rules are built around, or that are in another file (setup rows, formulas of
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


def read_header(pack: Pack, names: Names) -> None:
    head = pack.table("pack.toml", "pack")
    if head.text("id") != "altay":
        raise head.wrong("id", problem("not_altay", game=repr("altay"), got=repr(head.text("id"))))
    names["game"] = {"altay": head.names()}
    head.skip("version", "publisher", "designers")
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
                    raise entry.wrong("accepts", problem("fixed"))
            if key == "terrain":
                entry.one_of("produces", RESOURCES)
            if key == "folk":
                entry.number("settlements", 1, 30)
    read_options(pack, names)


def read_options(pack: Pack, names: Names) -> None:
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
            raise entry.wrong("values", problem("must_be", value=", ".join(known)))
        if str(entry.get("default")).lower() != known[0]:
            raise entry.wrong("default", problem("must_be", value=known[0]))
        values = entry.child("value_names")
        for value in known:
            names["value"][f"{option}.{value}"] = values.names(value)


def read_limits(pack: Pack) -> Limits:
    entry = pack.table("pack.toml", "limits")
    for field, fixed in FIXED_LIMITS.items():
        if entry.number(field) != fixed:
            raise entry.wrong(field, problem("fixed_number", n=fixed))
    for field in ("resource_supply_unlimited", "coins_unlimited"):
        if not entry.flag(field):
            raise entry.wrong(field, problem("always_true"))
    settlements = entry.number("settlements_per_player", 1, 30)
    for folk in pack.entries("pack.toml", "folk"):
        if folk.number("settlements") != settlements:
            raise folk.wrong("settlements", problem("as_limits", n=settlements))
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
