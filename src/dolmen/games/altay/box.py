"""The components of Altay with their numbers and texts."""

from __future__ import annotations

from collections import Counter
from typing import Any

from dolmen.games.altay.ids import FOLKS, GOALS, TITLES
from dolmen.games.altay.lexicon import Lexicon
from dolmen.speech.box import Piece, Shelf, sentence


def box(lexicon: Lexicon) -> list[Shelf]:
    content = lexicon.content
    data = content.data
    text = dict(lexicon.things())
    started = Counter(card >> 2 for deck in content.decks for card in deck)
    settlements = data["pack.toml"]["limits"]["settlements_per_player"]

    def named(entry: dict[str, Any]) -> str:
        return str(entry["name"][lexicon.language])

    def title(key: str) -> str:
        return lexicon.called("box", key)

    def card(number: int, count: int) -> Piece:
        sentences = (
            *lexicon.price(content.titles[number]),
            *lexicon.card_text(number).split(" | "),
        )
        name = lexicon.title(number)
        return Piece("card", TITLES[number], name, count, tuple(map(sentence, sentences)))

    def cards(file: str) -> tuple[Piece, ...]:
        numbers = [TITLES.index(entry["id"]) for entry in data[file]["card"]]
        return tuple(card(n, len(content.titles[n].copies)) for n in numbers)

    folks = [
        Piece(
            "folk", FOLKS[n], lexicon.name("folk", n), 1, (sentence(text[lexicon.name("folk", n)]),)
        )
        for n in range(len(FOLKS))
    ]
    goals = [
        Piece(
            "goal",
            GOALS[n],
            named(entry),
            int(entry["copies"]),
            (sentence(lexicon.cost(content.goals[n].fields.kinds)), sentence(lexicon.goal_text(n))),
        )
        for n, entry in enumerate(data["goals.toml"]["goal"])
    ]
    markers = data["markers.toml"]
    conquest = [
        Piece("marker", entry["id"], named(entry), entry["count"], (sentence(text[named(entry)]),))
        for entry in markers["conquest_marker"]
    ]
    others = [
        Piece("other", entry["id"], named(entry), entry["count"])
        for entry in (markers["vp_marker"], markers["start_marker"], *markers["coin"])
    ]
    pieces = Piece("other", "settlement", title("settlement"), settlements * len(FOLKS))
    levels = [
        Shelf(
            "",
            title(f"goals_{level}"),
            tuple(g for g in goals if content.goals[GOALS.index(g.id)].level == level),
        )
        for level in (1, 2, 3)
    ]
    return [
        Shelf("", title("folks"), tuple(folks)),
        Shelf("", title("folk_cards"), tuple(card(n, started[n]) for n in sorted(started))),
        Shelf("", title("market_cards"), cards("action_cards.toml")),
        *levels,
        Shelf("", title("markers"), tuple(conquest)),
        Shelf("", title("others"), (pieces, *others)),
        Shelf("seafarer", title("market_cards"), cards("module_seafarer.toml")),
    ]
