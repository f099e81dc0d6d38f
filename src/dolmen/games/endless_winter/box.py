"""The components of Endless Winter with their numbers and texts: the game itself, the Nomads, and
each module."""

from __future__ import annotations

import re

from dolmen.games.endless_winter import ids
from dolmen.games.endless_winter.card_text import describe, looked_up
from dolmen.games.endless_winter.lexicon import Lexicon
from dolmen.speech.box import Piece, Shelf, sentence

NOMADS = "nomads"
PLAYERS = 4
MEGALITHS_OWN, MEGALITHS_NEUTRAL, IDOL_MARKERS = 8, 2, 2
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
    ("", "piece", "piece", ("chief", "tribe", "camp", "village", "megalith", "neutral", "idol")),
    (NOMADS, "nomad_card", "nomad_card", ids.NOMAD_CARDS),
    (NOMADS, "land_card", "land_card", ids.LAND_CARDS),
    (NOMADS, "piece", "piece", ("nomad_tile",)),
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
    ("rivers_rafts", "piece", "piece", ("raft", "start_tile")),
    ("glacier_tokens", "ice_find", "ice_find", ids.ICE_FINDS),
    ("cave_paintings", "column", "column", ids.CAVE_COLUMNS),
    ("cave_paintings", "painting", "painting", ids.PAINTINGS),
    ("cave_paintings", "culture", "card", ids.CAVE_CULTURE),
    ("cave_paintings", "site_tile", "site_tile", ids.CAVE_SITE_TILES),
    ("four_legged_friends", "dog", "dog", ids.DOGS),
    ("ritual_sites", "ritual", "ritual", ids.RITUALS),
    ("mammoth", "piece", "piece", ("mammoth",)),
)
ADDITION = re.compile(r" \([^()]*\)$")  # what a name adds of its kind or number: (x10), (era I)


def box(lexicon: Lexicon) -> list[Shelf]:
    found = []
    held = looked_up(lexicon)
    for part, heading, kind, members in SHELVES:
        era = int(heading[-1]) if heading[-1:].isdigit() else 0
        pieces = tuple(
            piece(lexicon, kind, name)
            for name in members
            if name in held.get(kind, members) and (not era or era_of(lexicon, kind, name) == era)
        )
        found.append(Shelf(part, lexicon.called("box", heading), pieces))
    return found


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
    }
    return PLAYERS * int(each[name]) if name in each else 1


def site_tile(lexicon: Lexicon, name: str) -> Piece:
    content = lexicon.content
    file = "exp_cave_paintings.toml" if name in ids.CAVE_SITE_TILES else "megalith_site.toml"
    entry = next(e for e in content.data[file]["site_tile"] if e["id"] == name)
    spaces = [e["id"] for e in content.data[file]["space"] if e["tile"] == name]
    incomes = "; ".join(describe(lexicon, "space", space)[0] for space in spaces)
    return Piece("site_tile", name, entry["name"][lexicon.language], 1, (sentence(incomes),))


def river_tile(lexicon: Lexicon, name: str) -> Piece:
    entries = lexicon.content.data["exp_rivers_rafts.toml"]["river_tile"]
    entry = next(e for e in entries if e["id"] == name)
    lines = []
    for side, letter in enumerate(ids.SIDES):
        hexes = [tile for tile in ids.RIVER_TILE_HEXES if tile.startswith(f"{name}_{letter}")]
        parts = [hex_text(lexicon, tile) for tile in hexes]
        lines.append(sentence(f"{lexicon.name('side', side)}: {'; '.join(parts)}"))
    return Piece("river_tile", name, entry["name"][lexicon.language], 1, tuple(lines))


def hex_text(lexicon: Lexicon, tile: str) -> str:
    title, income = describe(lexicon, "tile", tile)
    return f"{title}: {income.partition(': ')[2]}"
