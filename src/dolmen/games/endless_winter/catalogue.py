"""The shipped content as data for drawing, and the names that tokens are looked up by."""

from __future__ import annotations

from typing import Any

from dolmen.core.content import LANGUAGES, NOTES
from dolmen.games.endless_winter import ids
from dolmen.games.endless_winter.card_text import LOOKED_UP, describe, looked_up
from dolmen.games.endless_winter.content import Content
from dolmen.games.endless_winter.lexicon import SEVERAL, Lexicon
from dolmen.games.endless_winter.state import NOTHING
from dolmen.speech.face import Thing

# Kinds of tokens and the ids of their members.
MEMBERS: dict[str, tuple[str, ...]] = {
    **{kind: names for kind, names in LOOKED_UP.items() if kind != "land_card"},
    "land": ids.LAND_CARDS,
    "side": ids.SIDES,
    "figure": ids.FIGURES,
    "place": ids.PLACES,
    "option": ids.COLUMN_OPTIONS,
    "zone": ids.ZONES,
    "display": ids.DISPLAY,
    "ground": ids.GROUND,
    "junction": ids.JUNCTIONS,
    "hex": ids.LOCATIONS,
    "item": ids.ITEMS,
    "op": ids.OPS,
    "good": ids.GOODS,
    "action": ids.NOMAD_ACTIONS,
    "arrow": ids.ARROWS,
    "border_place": ids.BORDER_PLACES,
    "line": ids.LINES,
    "dot": ids.DOTS,
}
LISTS = {**SEVERAL, "junctions": "junction"}
SPOTS = ("spot", "spots")  # of another kind, which comes with the value
IN_CELLS = {"display_cells": "display", "ground_cells": "ground"}


def token(kind: str, value: Any) -> Thing | None:
    """A token by its ids; what reads better as a sentence gets that from the caller besides."""
    if kind in MEMBERS:
        return Thing(kind, id=MEMBERS[kind][value]) if 0 <= value < len(MEMBERS[kind]) else None
    if kind in LISTS:
        one = LISTS[kind]
        return Thing(one, ids=tuple(MEMBERS[one][n] for n in value if n != NOTHING))
    if kind in IN_CELLS:
        one = IN_CELLS[kind]
        return Thing(one, ids=tuple(MEMBERS[one][cell] for cell, _ in value))
    if kind == "cost":
        pairs = zip(("food", "tool", "labor"), value, strict=True)
        return Thing("op", counts=tuple((name, n) for name, n in pairs if n))
    if kind == "place_on_site":
        return Thing("site", id=place_id(value))
    if kind == "places_on_site":
        return Thing("site", ids=tuple(place_id(place) for place in value))
    return None


# Kinds whose text says more than the names of their members.
WITH_TEXT = frozenset(
    ("junctions", "display_cells", "ground_cells", "place_on_site", "places_on_site", "cost")
)


def place_id(place: tuple[int, int, int]) -> str:
    return "-".join(str(n) for n in place)


def names(lexicon: Lexicon) -> dict[str, dict[str, str]]:
    return {
        kind: {
            name: lexicon.name(kind, number)
            for number, name in enumerate(members)
            if lexicon.in_box(kind, number)
        }
        for kind, members in MEMBERS.items()
    }


def catalogue(content: Content, lexicons: dict[str, Lexicon]) -> dict[str, Any]:
    data = content.data
    terrain, site, game = data["terrain.toml"], data["megalith_site.toml"], data["game.toml"]
    board = data["player_board.toml"]
    nomads = data["nomad_cards.toml"]
    tribe = data["tribe_cards.toml"]
    ancestors, rivers = data["exp_ancestors.toml"], data["exp_rivers_rafts.toml"]
    caves = data["exp_cave_paintings.toml"]
    animals = [*data["animals.toml"]["animal"], *ancestors["animal"], *rivers["animal"]]
    return {
        "limits": game["limits"],
        "rest": game["rest"]["effect"],
        "rest_labor": content.rest_labor,
        "turn_order": [entry["effect"] for entry in game["turn_order_space"]],
        "difficulty": [without_notes(entry) for entry in game["difficulty_option"]],
        "tile_influence": list(content.tile_influence),
        "columns": by_id([*data["main_board.toml"]["column"], *caves["column"]]),
        "folk": by_id(
            [
                *(tribe["tribe_card"] + tribe["starting_card"]),
                *(ancestors["tribe_card"] + rivers["tribe_card"]),
            ]
        ),
        "culture": by_id(
            [
                *data["culture_cards.toml"]["culture_card"],
                *(ancestors["culture_card"] + caves["culture_card"]),
            ]
        ),
        "animals": {
            name: entry | {"points": list(content.animals[ids.ANIMALS.index(name)].points)}
            for name, entry in by_id(animals).items()
        },
        "chiefs": by_id([*data["chiefs.toml"]["chief"], *ancestors["chief"]]),
        "setup": by_id(data["setup_cards.toml"]["setup_card"]),
        "stones": by_id([*data["sacred_stones.toml"]["sacred_stone"], *rivers["sacred_stone"]]),
        "tiles": by_id(terrain["tile"]) | river_tiles(content),
        "types": by_id(terrain["type"]),
        "hexes": by_id(terrain["hex"]),
        "junctions": by_id(terrain["junction"]),
        "spaces": by_id([*site["space"], *caves["space"]]),
        "levels": [list(map(icon_entry, effect)) for effect in content.level_income],
        "glory": [without_notes(entry) for entry in data["idol_board.toml"]["glory"]],
        "offering": [without_notes(entry) for entry in data["idol_board.toml"]["offering"]],
        "village_slots": [without_notes(entry) for entry in board["village_slot"]],
        "megalith_slots": [without_notes(entry) for entry in board["megalith_slot"]],
        "stone_slots": [without_notes(entry) for entry in board["stone_slot"]],
        "nomad_cards": by_id(nomads["nomad_card"]),
        "nomad_actions": by_id(nomads["action"]),
        "land_cards": by_id(data["land_cards.toml"]["land_card"]),
        "modules": modules(content),
        "texts": {language: texts(lexicons[language]) for language in LANGUAGES},
    }


def river_tiles(content: Content) -> dict[str, dict[str, Any]]:
    """Every hex of a River tile, as if it were a tile of its own."""
    found: dict[str, dict[str, Any]] = {}
    for number, name in enumerate(ids.RIVER_TILE_HEXES):
        tile = content.tiles[len(ids.BASE_TILES) + number]
        kind = content.expansions.rivers.hex_kinds[number]
        found[name] = {
            "name": tile.name,
            "type": ("river", ids.TERRAIN_TYPES[tile.type], "landmark")[kind],
            "income": [icon_entry(icon) for icon in tile.income],
        }
    return found


def modules(content: Content) -> dict[str, Any]:
    """What the expansions and modules put on the table besides more of the same."""
    data = content.data
    rivers, caves = data["exp_rivers_rafts.toml"], data["exp_cave_paintings.toml"]
    dogs, rituals = data["exp_four_legged_friends.toml"], data["exp_ritual_sites.toml"]
    mammoth = data["exp_mammoth.toml"]["mammoth"]
    return {
        "names": content.expansions.names,
        "rest_tiles": by_id(data["exp_rest_tiles.toml"]["rest_tile"]),
        "ice_finds": by_id(data["exp_glacier_tokens.toml"]["ice_find_token"]),
        "dogs": by_id(dogs["dog_card"]),
        "dog": {
            "food": content.expansions.dogs.food,
            "points": list(content.expansions.dogs.trust_points),
        },
        "rituals": by_id(rituals["ritual_site_card"]),
        "mammoth": {
            "id": ids.COLUMN_OPTIONS[ids.OPTION_MOVE_MAMMOTH],
            "name": mammoth["option"],
            "cost": {"labor": content.expansions.mammoth.moves},
            "effect": [{"do": "move_mammoth"}],
        },
        "landmarks": by_id(rivers["landmark"]),
        "fish": by_id(rivers["fish_token"]),
        "border": by_id(rivers["border_place"]),
        "raft_points": content.expansions.rivers.leader_points,
        "chambers": by_id(caves["chamber"]),
        "paintings": by_id(caves["painting"]),
        "lines": by_id(caves["line"]),
        "nodes": by_id(caves["node"]),
        "dots": {
            dot: ids.NODES[node]
            for dot, node in zip(ids.DOTS, content.expansions.caves.dots, strict=True)
        },
        "torches": content.expansions.caves.torches,
    }


def icon_entry(icon: Any) -> dict[str, Any]:
    return {"do": ids.OPS[icon.op], "n": icon.n}


def by_id(entries: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {entry["id"]: without_notes(entry) for entry in entries}


def without_notes(entry: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in entry.items() if key not in NOTES}


def texts(lexicon: Lexicon) -> dict[str, dict[str, list[str]]]:
    """What every component says, as lines; the first is its name."""
    found = {
        kind: {name: describe(lexicon, kind, name) for name in members}
        for kind, members in looked_up(lexicon).items()
    }
    strokes: dict[str, list[str]] = {}
    for number, name in enumerate(ids.LINES):
        effect = lexicon.content.expansions.caves.lines[number].effect
        strokes[name] = [lexicon.line(number), *([lexicon.effect(effect)] if effect else [])]
    spaces = {name: describe(lexicon, "space", name) for name in ids.SPACES}
    return found | {"space": spaces, "line": strokes}
