"""The components of Endless Winter with their numbers and texts: the game itself, the Nomads, and
each module."""

from __future__ import annotations

import re

from dolmen.games.endless_winter import ids
from dolmen.games.endless_winter.card_text import describe, looked_up
from dolmen.games.endless_winter.lexicon import Lexicon
from dolmen.speech.box import Origins, Piece, Shelf, sentence

NOMADS = "nomads"
PLAYERS = 4
MEGALITHS_OWN, MEGALITHS_NEUTRAL, IDOL_MARKERS, RESOURCE_MARKERS = 8, 2, 2, 2
TRUST_MARKERS = 4
MARKERS = (
    "score_marker",
    "tribe_marker",
    "resource_marker",
    "round_marker",
    "player_aid",
    "graveyard",
    "culture_cover",
)
RIVER_PIECES = ("headwaters", "delta", "landmark", "raft", "start_tile")
# Part, heading, kind, ids.
SHELVES: tuple[tuple[str, str, str, tuple[str, ...]], ...] = (
    ("", "starting", "card", ids.STARTING),
    ("", "tribe", "card", ids.TRIBE),
    ("", "culture_1", "card", ids.BASE_CULTURE + ids.OWN_CULTURE),
    ("", "culture_2", "card", ids.BASE_CULTURE + ids.OWN_CULTURE),
    ("", "animal", "animal", ids.BASE_ANIMALS + ids.OWN_ANIMALS),
    ("", "stone_1", "stone", ids.BASE_STONES),
    ("", "stone_2", "stone", ids.BASE_STONES),
    ("", "chief", "chief", ids.BASE_CHIEFS),
    ("", "setup", "setup", ids.SETUP_CARDS),
    ("", "tile", "tile", ids.BASE_TILES),
    ("", "site_tile", "site_tile", ids.BASE_SITE_TILES),
    ("", "column", "column", ids.BASE_COLUMNS),
    ("", "track", "track", ids.TRACKS),
    ("", "slot", "slot", ids.SLOTS),
    ("", "board", "piece", ("main_board", "idol_board", "animal_board", "player_board")),
    ("", "piece", "piece", ("chief", "tribe", "camp", "village", "megalith", "neutral", "idol")),
    ("", "marker", "piece", MARKERS),
    (NOMADS, "nomad_card", "nomad_card", ids.NOMAD_CARDS),
    (NOMADS, "land_card", "land_card", ids.LAND_CARDS),
    (NOMADS, "piece", "piece", ("nomad_tile", "nomad_aid")),
    ("rest_tiles", "rest_tile", "rest_tile", ids.REST_TILES),
    ("ancestors", "tribe", "card", ids.ANCESTOR_TRIBE),
    ("ancestors", "culture", "card", ids.ANCESTOR_CULTURE),
    ("ancestors", "animal", "animal", ids.ANCESTOR_ANIMALS),
    ("ancestors", "chief", "chief", ids.ADVANCED_CHIEFS),
    ("rivers_rafts", "river_tile", "river_tile", ids.RIVER_TILES),
    ("rivers_rafts", "landmark", "landmark", ids.LANDMARKS),
    ("rivers_rafts", "fish", "fish", ids.FISH),
    ("rivers_rafts", "tribe", "card", ids.RIVER_TRIBE),
    ("rivers_rafts", "animal", "animal", ids.RIVER_ANIMALS),
    ("rivers_rafts", "stone", "stone", ids.RIVER_STONES),
    ("rivers_rafts", "piece", "piece", RIVER_PIECES),
    ("glacier_tokens", "ice_find", "ice_find", ids.ICE_FINDS),
    ("cave_paintings", "column", "column", ids.CAVE_COLUMNS),
    ("cave_paintings", "painting", "painting", ids.PAINTINGS),
    ("cave_paintings", "culture", "card", ids.CAVE_CULTURE),
    ("cave_paintings", "site_tile", "site_tile", ids.CAVE_SITE_TILES),
    ("cave_paintings", "piece", "piece", ("cave_board", "torch")),
    ("four_legged_friends", "dog", "dog", ids.DOGS),
    ("four_legged_friends", "piece", "piece", ("dog", "trust_marker")),
    ("ritual_sites", "ritual", "ritual", ids.RITUALS),
    ("mammoth", "piece", "piece", ("mammoth",)),
)
# The tables that components of a kind are entries of, in whatever file.
TABLES = {
    "card": ("tribe_card", "starting_card", "culture_card"),
    "animal": ("animal",),
    "stone": ("sacred_stone",),
    "chief": ("chief",),
    "setup": ("setup_card",),
    "tile": ("tile",),
    "site_tile": ("site_tile",),
    "column": ("column",),
    "nomad_card": ("nomad_card",),
    "land_card": ("land_card",),
    "rest_tile": ("rest_tile",),
    "river_tile": ("river_tile",),
    "landmark": ("landmark",),
    "fish": ("fish_token",),
    "ice_find": ("ice_find_token",),
    "painting": ("painting",),
    "dog": ("dog_card",),
    "ritual": ("ritual_site_card",),
}
ADDITION = re.compile(r" \([^()]*\)$")  # what a name adds of its kind or number: (x10), (era I)


def box(lexicon: Lexicon) -> list[Shelf]:
    found = []
    held = looked_up(lexicon)
    sources = Sources(lexicon.content.data)
    for part, heading, kind, members in SHELVES:
        era = int(heading[-1]) if heading[-1:].isdigit() else 0
        pieces = tuple(
            sources.trace(piece(lexicon, kind, name), *sources.of(kind, name))
            for name in members
            if name in held.get(kind, members) and (not era or era_of(lexicon, kind, name) == era)
        )
        found.append(Shelf(part, lexicon.called("box", heading), pieces))
    return found


class Sources(Origins):
    """Which entries of the content speak of a component."""

    def of(self, kind: str, name: str) -> tuple[str, ...]:
        if kind == "track":
            return self.under(f"idol_board/{name}/")
        if kind == "slot":
            slot, _, number = name.partition("_")
            return (f"player_board/{slot}_slot/{number}",)
        main = tuple(a for table in TABLES.get(kind, ()) for a in self.called(table, name))
        if kind == "site_tile":
            return (*main, *self.naming("space", "tile", name))
        if kind == "painting":
            chamber = self.called("chamber", self.entries[main[0]]["chamber"])
            return (*main, *self.naming("line", "painting", name), *chamber)
        if kind == "river_tile":
            tile = self.entries[main[0]]
            banks = [bank for side in ("side_a", "side_b") for bank in tile[side]["bank"]]
            types = dict.fromkeys(bank["type"] for bank in banks if "type" in bank)
            return (*main, *(f"terrain/type/{type_}" for type_ in types))
        return main

    def under(self, start: str) -> tuple[str, ...]:
        return tuple(address for address in self.entries if address.startswith(start))

    def called(self, table: str, name: str) -> tuple[str, ...]:
        end = f"/{table}/{name}"
        return tuple(address for address in self.entries if address.endswith(end))

    def naming(self, table: str, field: str, name: str) -> tuple[str, ...]:
        """The entries of a table that belong to something."""
        middle = f"/{table}/"
        return tuple(a for a, e in self.entries.items() if middle in a and e.get(field) == name)


def piece(lexicon: Lexicon, kind: str, name: str) -> Piece:
    if kind == "piece":
        return Piece(kind, name, lexicon.called("box", f"piece_{name}"), pieces_of(lexicon, name))
    if kind == "site_tile":
        return site_tile(lexicon, name)
    if kind == "river_tile":
        return river_tile(lexicon, name)
    title, *lines = describe(lexicon, kind, name)
    title = ADDITION.sub("", title)
    return Piece(kind, name, title, count(lexicon, kind, name), tuple(map(sentence, lines)))


def era_of(lexicon: Lexicon, kind: str, name: str) -> int:
    content = lexicon.content
    if kind == "stone":
        return content.stones[ids.STONES.index(name)].era
    return content.culture_of(ids.CARDS.index(name)).era


def count(lexicon: Lexicon, kind: str, name: str) -> int:
    content = lexicon.content
    if kind == "animal":
        return content.animals[ids.ANIMALS.index(name)].count
    if kind == "card" and name in ids.FOLK:
        folk = content.folk[ids.FOLK.index(name)]
        return folk.count * (PLAYERS if name in ids.STARTING else 1)
    if kind == "fish":
        return content.expansions.rivers.fish[ids.FISH.index(name)].count
    return PLAYERS if kind == "slot" else 1


def pieces_of(lexicon: Lexicon, name: str) -> int:
    game = lexicon.content.data["game.toml"]
    limits, rounds = game["limits"], game["rounds"]
    each = {
        "chief": rounds["chief_figures"],
        "tribe": rounds["tribe_figures"],
        "camp": limits["camps_max"],
        "village": limits["villages_max"],
        "megalith": MEGALITHS_OWN,
        "neutral": MEGALITHS_NEUTRAL,
        "idol": IDOL_MARKERS,
        "raft": 1,
        "start_tile": 1,
        "dog": 1,
        "trust_marker": TRUST_MARKERS,
        "player_board": 1,
        "score_marker": 1,
        "tribe_marker": 1,
        "resource_marker": RESOURCE_MARKERS,
        "player_aid": 1,
        "graveyard": 1,
        "cave_board": 1,
        "torch": lexicon.content.expansions.caves.torches,
    }
    if name == "landmark":
        return len(ids.LANDMARKS)
    return PLAYERS * int(each[name]) if name in each else 1


def site_tile(lexicon: Lexicon, name: str) -> Piece:
    content = lexicon.content
    file = "exp_cave_paintings.toml" if name in ids.CAVE_SITE_TILES else "megalith_site.toml"
    entry = next(e for e in content.data[file]["site_tile"] if e["id"] == name)
    spaces = [e["id"] for e in content.data[file]["space"] if e["tile"] == name]
    printed = [content.space_income[ids.SPACES.index(space)] for space in spaces]
    incomes = lexicon.term("semicolon").join(map(lexicon.effect, printed))
    return Piece("site_tile", name, entry["name"][lexicon.language], 1, (sentence(incomes),))


def river_tile(lexicon: Lexicon, name: str) -> Piece:
    entries = lexicon.content.data["exp_rivers_rafts.toml"]["river_tile"]
    entry = next(e for e in entries if e["id"] == name)
    lines = []
    for side, letter in enumerate(ids.SIDES):
        hexes = [tile for tile in ids.RIVER_TILE_HEXES if tile.startswith(f"{name}_{letter}")]
        parts = [hex_text(lexicon, tile) for tile in hexes]
        found = lexicon.printed(
            "side", side=lexicon.name("side", side), bonuses=lexicon.term("semicolon").join(parts)
        )
        lines.append(sentence(found))
    return Piece("river_tile", name, entry["name"][lexicon.language], 1, tuple(lines))


def hex_text(lexicon: Lexicon, tile: str) -> str:
    printed = lexicon.content.tiles[ids.TILES.index(tile)]
    name = printed.name[lexicon.language]
    if not printed.income:
        return name
    return lexicon.printed("in_column", column=name, what=lexicon.effect(printed.income))
