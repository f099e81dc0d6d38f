"""The components of Altay with their numbers and texts."""

from __future__ import annotations

from collections import Counter
from typing import Any

from dolmen.games.altay.ids import FOLK_TITLES, FOLKS, GOALS, MARKERS, TITLES
from dolmen.games.altay.lexicon import Lexicon
from dolmen.speech.box import Origins, Piece, Shelf, sentence


def box(lexicon: Lexicon) -> list[Shelf]:
    origins = Origins(lexicon.content.data)

    def shelf(heading: str, pieces: list[Piece], part: str = "") -> Shelf:
        return Shelf(part, lexicon.called("box", heading), tuple(pieces))

    return [
        shelf("folks", folks(lexicon, origins)),
        shelf("folk_cards", folk_cards(lexicon, origins)),
        shelf("market_cards", cards("action_cards", lexicon, origins)),
        *(shelf(f"goals_{level}", goals(level, lexicon, origins)) for level in (1, 2, 3)),
        shelf("markers", conquest_markers(lexicon, origins)),
        shelf("others", others(lexicon, origins)),
        shelf("market_cards", cards("module_seafarer", lexicon, origins), part="seafarer"),
    ]


def folks(lexicon: Lexicon, origins: Origins) -> list[Piece]:
    found: list[Piece] = []
    for number, folk in enumerate(FOLKS):
        deck = lexicon.phrase("table", "folk_deck", cards=lexicon.deck(number))
        piece = Piece("folk", folk, lexicon.name("folk", number), 1, (sentence(deck),))
        found.append(origins.trace(piece, f"folk_cards/deck/{folk}", f"pack/folk/{folk}"))
    return found


def folk_cards(lexicon: Lexicon, origins: Origins) -> list[Piece]:
    counts = Counter(card >> 2 for deck in lexicon.content.decks for card in deck)
    return [
        card(title, counts[title], "folk_cards", lexicon, origins)
        for title in range(len(FOLK_TITLES))
    ]


def cards(file: str, lexicon: Lexicon, origins: Origins) -> list[Piece]:
    titles = [TITLES.index(e["id"]) for e in lexicon.content.data[f"{file}.toml"]["card"]]
    copies = [len(lexicon.content.titles[title].copies) for title in titles]
    return [
        card(title, count, file, lexicon, origins)
        for title, count in zip(titles, copies, strict=True)
    ]


def card(title: int, count: int, file: str, lexicon: Lexicon, origins: Origins) -> Piece:
    price = lexicon.price(lexicon.content.titles[title])
    sentences = (*price, *lexicon.card_text(title).split(" | "))
    name = TITLES[title]
    piece = Piece("card", name, lexicon.title(title), count, tuple(map(sentence, sentences)))
    return origins.trace(piece, f"{file}/card/{name}")


def goals(level: int, lexicon: Lexicon, origins: Origins) -> list[Piece]:
    found: list[Piece] = []
    for number, goal in enumerate(lexicon.content.goals):
        if goal.level == level:
            needs = lexicon.phrase("table", "needs", cost=lexicon.cost(goal.fields.kinds))
            lines = filter(None, (needs, lexicon.worth(goal), lexicon.goal_text(number)))
            name = lexicon.name("goal", number)
            piece = Piece("goal", GOALS[number], name, goal.copies, tuple(map(sentence, lines)))
            found.append(origins.trace(piece, f"goals/goal/{GOALS[number]}"))
    return found


def conquest_markers(lexicon: Lexicon, origins: Origins) -> list[Piece]:
    found: list[Piece] = []
    for number, marker in enumerate(lexicon.content.markers):
        name, text = lexicon.name("marker", number), lexicon.marker_text(marker)
        piece = Piece("marker", MARKERS[number], name, marker.count, (sentence(text),))
        found.append(origins.trace(piece, f"markers/conquest_marker/{MARKERS[number]}"))
    return found


def others(lexicon: Lexicon, origins: Origins) -> list[Piece]:
    settlements = lexicon.content.limits.settlements * len(FOLKS)
    markers = lexicon.content.data["markers.toml"]

    def piece(entry: dict[str, Any]) -> Piece:
        return Piece("other", entry["id"], name_of(entry, lexicon), entry["count"])

    return [
        Piece("other", "settlement", lexicon.called("box", "settlement"), settlements),
        piece(markers["vp_marker"]),
        piece(markers["start_marker"]),
        *(origins.trace(piece(coin), f"markers/coin/{coin['id']}") for coin in markers["coin"]),
    ]


def name_of(entry: dict[str, Any], lexicon: Lexicon) -> str:
    return str(entry["name"][lexicon.language])
