"""What players read: summaries in three languages, lists of components, rulings by number."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import dolmen
from dolmen.core.content import LANGUAGES
from dolmen.speech.box import Piece, counted, sentence
from dolmen.speech.face import face_of
from dolmen.speech.rulebook import summary

GAMES = Path(dolmen.__file__).parent / "games"
NUMBER = re.compile(r"\d+")
# How many of each kind lie in the box, by the rules pages.
BOXES = {
    "altay": {"card": 40 + 88 + 8, "goal": 20 + 20 + 10, "marker": 33, "folk": 4},
    "prehistory": {
        "ceremony_card": 34,
        "hunt_card": 30,
        "gathering_tile": 30,
        "fish": 30,
        "camp": 28,
        "megalith": 20,
        "price_tile": 12,
        "animal_token": 6,
    },
    "endless_winter": {
        "card": 36 + 75 + 40 + 75 + 10 + 15 + 8,
        "animal": 60 + 60 + 5,
        "stone": 20 + 1,
        "chief": 5 + 5,
        "setup": 8,
        "tile": 25,
        "nomad_card": 16,
        "land_card": 6,
        "fish": 15,
        "dog": 8,
        "ritual": 10,
        "rest_tile": 8,
        "ice_find": 8,
        "landmark": 5,
    },
}


@pytest.mark.parametrize("game", BOXES)
def test_the_box_holds_what_the_rules_say(game: str) -> None:
    found: dict[str, int] = {}
    for shelf in face_of(dolmen.game(game)).box("en"):
        for piece in shelf.pieces:
            found[piece.kind] = found.get(piece.kind, 0) + piece.count
    assert {kind: found.get(kind) for kind in BOXES[game]} == BOXES[game]


@pytest.mark.parametrize("game", BOXES)
def test_the_box_is_the_same_in_every_language(game: str) -> None:
    shapes = {
        tuple((s.part, p.kind, p.id, p.count, len(p.lines)) for s in shelves for p in s.pieces)
        for shelves in (face_of(dolmen.game(game)).box(language) for language in LANGUAGES)
    }
    assert len(shapes) == 1


@pytest.mark.parametrize("game", BOXES)
def test_summaries_state_the_same_numbers_in_every_language(game: str) -> None:
    """Line by line: whoever corrects a number must correct it three times."""
    pages = {language: summary(dolmen.game(game), language).splitlines() for language in LANGUAGES}
    for lines in zip(*pages.values(), strict=True):
        numbers = {tuple(sorted(NUMBER.findall(line))) for line in lines}
        assert len(numbers) == 1, lines
        assert len({line[:2] if line[:1] in "#|-" else "" for line in lines}) == 1, lines


def test_equal_pieces_are_counted_together() -> None:
    one, other = Piece("fish", "a", "Trout", 1, ("x",)), Piece("fish", "c", "Trout", 1, ("y",))
    same = Piece("fish", "b", "Trout", 2, ("x",))
    assert counted([one, other, same]) == (Piece("fish", "a", "Trout", 3, ("x",)), other)
    assert [sentence(text) for text in (" gain 1 food", "Done!")] == ["Gain 1 food.", "Done!"]
