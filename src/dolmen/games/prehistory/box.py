"""The components of Prehistory with their numbers and texts."""

from __future__ import annotations

from collections import Counter

from dolmen.games.prehistory import ids
from dolmen.games.prehistory.lexicon import Lexicon, texts
from dolmen.speech.box import Piece, Shelf, counted, sentence

# The order of the shelves; what is printed on the boards comes last.
CARDS = ("ceremony_card", "hunt_card", "gathering_tile", "fish", "camp", "megalith", "price_tile")
PRINTED = ("section", "basket", "migration")
SHAMANS = 3


def box(words: Lexicon) -> list[Shelf]:
    data = words.content.data
    players = len(ids.BOARDS)
    found = texts(words)
    megaliths = {entry["id"]: entry["count"] for entry in data["megaliths.toml"]["megalith_types"]}

    def number(kind: str, name: str) -> int:
        if kind == "megalith":
            return int(megaliths[name])
        return players if kind == "camp" else 1

    def shelf(kind: str) -> Shelf:
        table, text = found[kind]
        pieces = [
            Piece(kind, name, title(words, kind, n), number(kind, name), (sentence(text(n)),))
            for n, name in enumerate(table)
        ]
        return Shelf("", words.called("box", kind), counted(pieces))

    tokens = Counter(entry["species"] for entry in data["hunt_cards.toml"]["animal_tokens"])
    animals = [
        Piece("animal_token", species, words.printed(species), count)
        for species, count in tokens.items()
    ]
    boards = [Piece("board", name, words.printed(name), 1) for name in ids.BOARDS]
    members = data["game.toml"]["per_player"]["tribe_members"] * players
    others = [
        Piece("other", "member", words.called("box", "member"), members),
        Piece("other", "shaman", words.called("box", "shaman"), SHAMANS * players),
        Piece("other", "map_tile", words.called("box", "map_tile"), len(ids.MAP_TILES)),
    ]
    return [
        *map(shelf, CARDS),
        Shelf("", words.called("box", "animal_token"), tuple(animals)),
        Shelf("", words.called("box", "others"), (*boards, *others)),
        *map(shelf, PRINTED),
    ]


def title(words: Lexicon, kind: str, number: int) -> str:
    if kind == "hunt_card":
        card = words.content.hunt[number]
        sort = words.term("footprint" if card.reward else "animal")
        name = f"{words.printed(ids.SPECIES[card.species])}, {sort}"
    else:
        name = words.title(kind, number)
    return f"{name[:1].upper()}{name[1:]}"
