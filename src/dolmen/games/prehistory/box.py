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


def box(lexicon: Lexicon) -> list[Shelf]:
    data = lexicon.content.data
    players = len(ids.BOARDS)
    found = texts(lexicon)
    megaliths = {entry["id"]: entry["count"] for entry in data["megaliths.toml"]["megalith_types"]}

    def number(kind: str, name: str) -> int:
        if kind == "megalith":
            return int(megaliths[name])
        return players if kind == "camp" else 1

    def shelf(kind: str) -> Shelf:
        known, text = found[kind]
        pieces = [
            Piece(kind, name, title(lexicon, kind, n), number(kind, name), (sentence(text(n)),))
            for n, name in enumerate(known)
            if lexicon.in_box(kind, n)
        ]
        return Shelf("", lexicon.called("box", kind), counted(pieces))

    tokens = Counter(entry["species"] for entry in data["hunt_cards.toml"]["animal_tokens"])
    animals = [
        Piece("animal_token", species, lexicon.printed(species), count)
        for species, count in tokens.items()
    ]
    boards = [Piece("board", name, lexicon.printed(name), 1) for name in ids.BOARDS]
    members = data["game.toml"]["per_player"]["tribe_members"] * players
    others = [
        Piece("other", "member", lexicon.called("box", "member"), members),
        Piece("other", "shaman", lexicon.called("box", "shaman"), SHAMANS * players),
        Piece("other", "map_tile", lexicon.called("box", "map_tile"), len(ids.MAP_TILES)),
    ]
    return [
        *map(shelf, CARDS),
        Shelf("", lexicon.called("box", "animal_token"), tuple(animals)),
        Shelf("", lexicon.called("box", "others"), (*boards, *others)),
        *map(shelf, PRINTED),
    ]


def title(lexicon: Lexicon, kind: str, number: int) -> str:
    if kind == "hunt_card":
        card = lexicon.content.hunt[number]
        sort = lexicon.term("footprint" if card.reward else "animal")
        name = f"{lexicon.printed(ids.SPECIES[card.species])}, {sort}"
    else:
        name = lexicon.title(kind, number)
    return f"{name[:1].upper()}{name[1:]}"
