"""Sentences in three languages; card and tile texts made from their data."""

import pytest
from tests.prehistory.table import FACE, GAME

from dolmen.core.message import Message
from dolmen.games.prehistory import ids
from dolmen.games.prehistory import messages as m
from dolmen.games.prehistory.actions import HUNT
from dolmen.games.prehistory.content import COUNTS
from dolmen.games.prehistory.lexicon import Lexicon, describe
from dolmen.games.prehistory.printed import SENTENCES
from dolmen.games.prehistory.state import State
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
    assert list(words.sections["kind"]) == [v.template.key for v in GAME.vocabulary.verbs]
    for section in ("count", "each", "reached"):
        assert set(words.sections[section]) == set(COUNTS)
    assert set(words.sections["table"]) == set(lexicon("en").sections["table"])
    assert set(words.sections["term"]) == set(lexicon("en").sections["term"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_label_is_different(language: str) -> None:
    """Only cards that do the same share one."""
    words = lexicon(language)
    hunt = words.content.hunt
    labels: dict[str, object] = {}
    for action in GAME.vocabulary:
        label = words.label(action)
        meant = hunt[action.arguments[0]] if action.verb is HUNT else action.index
        assert labels.setdefault(label, meant) == meant, label
        assert "{" not in label


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
        "value 2; 1 development point at once; "
        "at the end of the game: 1 VP for each camp you have built"
    )
    assert describe(english, "ceremony_card", "ceremony_pair_honey_egg") == (
        "value 2; at the end of the game: 3 VP for each set of honey and egg"
    )
    assert describe(english, "ceremony_card", "ceremony_fishing_track").endswith(
        "1 VP for every 3 spaces on the fishing track"
    )
    assert describe(english, "camp", "camp_5") == (
        "needs 3 members, 1 settles; 3 VP and 2 development points"
    )
    german = lexicon("de")
    assert german.hunt_gain(ids.HUNT_CARDS.index("hunt_rhino_foot_1")) == (
        "Wert 1; 1 gelbe Ressource"
    )
    french = lexicon("fr")
    assert describe(french, "fish", "fish_trout_09") == "avance de 3 cases sur la piste de pêche"


def test_hunt_cards_say_that_footprints_pay_again_and_multiply() -> None:
    for language, again, more in (
        (
            "en",
            "all your earlier footprints of this species pay again",
            "for each of your footprints",
        ),
        (
            "de",
            "früheren Fußspuren dieser Art bringen ihre Belohnung noch einmal",
            "für jede deiner Fußspuren",
        ),
        ("fr", "empreintes précédentes de cette espèce rapportent à nouveau", "de vos empreintes"),
    ):
        words = lexicon(language)
        assert again in describe(words, "hunt_card", "hunt_mammoth_foot_1")
        assert more in describe(words, "hunt_card", "hunt_mammoth_animal_1")


def test_names_stand_in_sentences_as_a_speaker_puts_them() -> None:
    """Cases, plurals, articles and elisions, where they are not regular."""
    cubes, pillar = (0, 2, 0, 1, 0, 0), ids.PILLARS.index("pillar_hunting")
    said = {
        "en": "Anna takes the markers from the hunting pillar: 2 red and 1 blue.",
        "de": "Anna nimmt die Marker des Trilithen der Jagd: 2 rote und 1 blauen.",
        "fr": "Anna prend les marqueurs du pilier de chasse\u00a0: 2 rouges et 1 bleu.",
    }
    kinds = {
        "en": ("honey", "an egg", "berries", "a mushroom", "nuts", "fruit"),
        "de": ("Honig", "ein Ei", "Beeren", "einen Pilz", "Nüsse", "eine Frucht"),
        "fr": ("du miel", "un œuf", "des baies", "un champignon", "des noix", "un fruit"),
    }
    moves = {
        "en": "Anna moves a member from the start camp to hex 7 (1 hex).",
        "de": "Anna bewegt ein Mitglied vom Startlager auf Feld 7 (1 Feld weit).",
        "fr": "Anna déplace un membre du campement de départ à la case 7 (1 case).",
    }
    for language in LANGUAGES:
        words = FACE.lexicon(language, seats=("Anna",))
        assert words.say("event", Message(m.PICKED, (0, pillar, cubes))) == said[language]
        assert words.say("event", Message(m.MOVED, (0, 0, 7, 1))) == moves[language]
        for kind, name in enumerate(kinds[language]):
            tile = next(n for n, t in enumerate(words.content.gathering) if t.kind == kind)
            line = words.say("event", Message(m.GATHERED, (0, tile)))
            assert line.partition(" ")[2].partition(" ")[2] == f"{name}."


def test_buttons_name_the_tile_and_its_price() -> None:
    """In spring, and in summer, when the same costs markers."""
    play = GAME.start(2, 7)
    words = FACE.lexicon("en")
    seen: set[str] = set()
    while not play.over and len(seen) < 4:
        s = play.state
        assert isinstance(s, State)
        for index in s.options:
            action = GAME.vocabulary.action(index)
            said = FACE.remark(words, s, action)
            if action.verb.name in ("gather", "fish", "migrate", "number") and said:
                assert {"for", "costs"} & set(said.split())
                seen.add(f"{action.verb.name} {'marker' in said}")
        play.perform(s.options[0])
    assert seen


def test_every_ruling_can_be_looked_up() -> None:
    book = open_rulebook(GAME)
    for number in range(1, 87):
        ruling = book.ruling(f"R{number}")
        assert ruling is not None
        assert ruling.lines
