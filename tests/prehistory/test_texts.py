"""Sentences in three languages; card and tile texts made from their data."""

import pytest
from tests.prehistory.table import FACE, GAME

from dolmen.games.prehistory import ids
from dolmen.games.prehistory.content import COUNTS
from dolmen.games.prehistory.lexicon import SENTENCES, Lexicon, describe
from dolmen.speech.completeness import problems, refusals
from dolmen.speech.rulebook import open_rulebook

LANGUAGES = ("en", "de", "fr")


def lexicon(language: str) -> Lexicon:
    return FACE.lexicon(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_exists_and_uses_known_tokens(language: str) -> None:
    words = lexicon(language)
    assert problems(words, "event", GAME.messages.events) == []
    assert problems(words, "prompt", GAME.messages.prompts) == []
    assert problems(words, "part", GAME.messages.parts) == []
    assert problems(words, "refusal", refusals(GAME)) == []
    assert problems(words, "verb", tuple(v.template for v in GAME.vocabulary.verbs)) == []
    assert problems(words, "card", SENTENCES) == []
    assert set(words.sections["count"]) == set(COUNTS)
    assert set(words.sections["table"]) == set(lexicon("en").sections["table"])
    assert set(words.sections["term"]) == set(lexicon("en").sections["term"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_is_different(language: str) -> None:
    words = lexicon(language)
    labels = [words.label(action) for action in GAME.vocabulary]
    assert len(set(labels)) == len(labels)
    assert not any("{" in label for label in labels)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_printed_has_a_text(language: str) -> None:
    words = lexicon(language)
    kinds: dict[str, tuple[str, ...]] = {
        "ceremony_card": ids.CEREMONY_CARDS,
        "hunt_card": ids.HUNT_CARDS,
        "gathering_tile": ids.GATHERING_TILES,
        "fish": ids.FISH,
        "camp": ids.CAMPS,
        "megalith": ids.MEGALITH_TYPES,
        "basket": ids.BASKETS,
        "section": ids.SECTIONS,
        "migration": ids.MIGRATIONS,
        "price_tile": ids.PRICE_TILES,
    }
    for kind, names in kinds.items():
        for name in names:
            text = describe(words, kind, name)
            assert text
            assert "{" not in text
    assert describe(words, "camp", "camp_8") == ""
    assert describe(words, "moon", "full") == ""


def test_ceremony_cards_say_different_things() -> None:
    for language in LANGUAGES:
        words = lexicon(language)
        cards = [card for card in words.content.ceremony if card.count]
        texts = {words.score_text(card.score) for card in cards}
        assert len(texts) == len(ids.PRINTED_CEREMONY_CARDS)


def test_texts_follow_the_data() -> None:
    english = lexicon("en")
    assert describe(english, "ceremony_card", "ceremony_camps") == (
        "value 2, 1 development point; end of the game: 1 VP per camp built"
    )
    assert describe(english, "ceremony_card", "ceremony_pair_honey_egg") == (
        "value 2; end of the game: 3 VP per set of honey and egg"
    )
    assert describe(english, "ceremony_card", "ceremony_fishing_track").endswith(
        "1 VP for every 3: spaces on the fishing track"
    )
    assert describe(english, "camp", "camp_5") == (
        "needs 3 members, 1 settles; 3 VP, 2 development points"
    )
    german = lexicon("de")
    assert describe(german, "hunt_card", "hunt_rhino_foot_1") == "Wert 1: 1 Ressource (gelb)"
    french = lexicon("fr")
    assert describe(french, "fish", "fish_trout_09") == "avance de 3 cases sur la piste de pêche"


def test_every_ruling_can_be_looked_up() -> None:
    book = open_rulebook(GAME)
    for number in range(1, 87):
        ruling = book.ruling(f"R{number}")
        assert ruling is not None
        assert ruling.lines
