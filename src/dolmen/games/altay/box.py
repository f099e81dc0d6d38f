"""The components of Altay with their numbers and texts."""

from __future__ import annotations

from collections import Counter
from typing import Any

from dolmen.games.altay.ids import FOLKS, GOALS, TITLES
from dolmen.games.altay.lexicon import Lexicon
from dolmen.speech.box import Piece, Shelf, sentence


def box(lexicon: Lexicon) -> list[Shelf]:
    def shelf(heading: str, pieces: list[Piece], part: str = "") -> Shelf:
        return Shelf(part, lexicon.called("box", heading), tuple(pieces))

    return [
        shelf("folks", folks(lexicon)),
        shelf("folk_cards", folk_cards(lexicon)),
        shelf("market_cards", cards("action_cards.toml", lexicon)),
        *(shelf(f"goals_{level}", goals(level, lexicon)) for level in (1, 2, 3)),
        shelf("markers", conquest_markers(lexicon)),
        shelf("others", others(lexicon)),
        shelf("market_cards", cards("module_seafarer.toml", lexicon), part="seafarer"),
    ]


def folks(lexicon: Lexicon) -> list[Piece]:
    text = dict(lexicon.things())
    names = [lexicon.name("folk", n) for n in range(len(FOLKS))]
    return [
        Piece("folk", folk, name, 1, (sentence(text[name]),))
        for folk, name in zip(FOLKS, names, strict=True)
    ]


def folk_cards(lexicon: Lexicon) -> list[Piece]:
    counts = Counter(card >> 2 for deck in lexicon.content.decks for card in deck)
    return [card(title, counts[title], lexicon) for title in sorted(counts)]


def cards(file: str, lexicon: Lexicon) -> list[Piece]:
    titles = [TITLES.index(entry["id"]) for entry in lexicon.content.data[file]["card"]]
    return [card(title, len(lexicon.content.titles[title].copies), lexicon) for title in titles]


def card(title: int, count: int, lexicon: Lexicon) -> Piece:
    price = lexicon.price(lexicon.content.titles[title])
    sentences = (*price, *lexicon.card_text(title).split(" | "))
    return Piece(
        "card", TITLES[title], lexicon.title(title), count, tuple(map(sentence, sentences))
    )


def goals(level: int, lexicon: Lexicon) -> list[Piece]:
    return [
        Piece(
            "goal",
            GOALS[number],
            lexicon.name("goal", number),
            goal.copies,
            (sentence(lexicon.cost(goal.fields.kinds)), sentence(lexicon.goal_text(number))),
        )
        for number, goal in enumerate(lexicon.content.goals)
        if goal.level == level
    ]


def conquest_markers(lexicon: Lexicon) -> list[Piece]:
    text = dict(lexicon.things())
    found: list[Piece] = []
    for entry in lexicon.content.data["markers.toml"]["conquest_marker"]:
        name = name_of(entry, lexicon)
        found.append(Piece("marker", entry["id"], name, entry["count"], (sentence(text[name]),)))
    return found


def others(lexicon: Lexicon) -> list[Piece]:
    settlements = lexicon.content.limits.settlements * len(FOLKS)
    markers = lexicon.content.data["markers.toml"]
    return [
        Piece("other", "settlement", lexicon.called("box", "settlement"), settlements),
        *(
            Piece("other", entry["id"], name_of(entry, lexicon), entry["count"])
            for entry in (markers["vp_marker"], markers["start_marker"], *markers["coin"])
        ),
    ]


def name_of(entry: dict[str, Any], lexicon: Lexicon) -> str:
    return str(entry["name"][lexicon.language])
