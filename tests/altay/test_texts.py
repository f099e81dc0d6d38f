"""Sentences in three languages: complete, with their own tokens only, and made from the data."""

import pytest
from tests.altay.table import ALTAY, FACE, Table, content

from dolmen.core.message import Message
from dolmen.games.altay.ids import GOALS, TITLES
from dolmen.games.altay.lexicon import Lexicon
from dolmen.games.altay.messages import EFFECT_TEXTS, MESSAGES, ROUND
from dolmen.games.altay.reader.goals import COUNTS
from dolmen.speech.completeness import problems, refusals

LANGUAGES = ("en", "de", "fr")
each_language = pytest.mark.parametrize("language", LANGUAGES)


def lexicon(language: str) -> Lexicon:
    return FACE.lexicon(language)


@each_language
def test_every_template_has_its_sentence(language: str) -> None:
    words = lexicon(language)
    verbs = tuple(verb.template for verb in ALTAY.vocabulary.verbs)
    assert problems(words, "event", MESSAGES.events) == []
    assert problems(words, "prompt", MESSAGES.prompts) == []
    assert problems(words, "refusal", refusals(ALTAY)) == []
    assert problems(words, "verb", verbs) == []
    assert problems(words, "effect", EFFECT_TEXTS) == []
    assert set(words.sections["count"]) == set(COUNTS)


def test_keys_are_unique() -> None:
    for templates in (MESSAGES.events, MESSAGES.prompts, MESSAGES.refusals, EFFECT_TEXTS):
        keys = [template.key for template in templates]
        assert len(set(keys)) == len(keys)


@each_language
def test_every_card_and_goal_has_a_text(language: str) -> None:
    words = lexicon(language)
    for title in range(len(TITLES)):
        assert words.card_text(title)
    for goal in range(len(GOALS)):
        assert words.goal_text(goal)


@each_language
def test_texts_differ_where_effects_differ(language: str) -> None:
    words = lexicon(language)
    by_text: dict[str, object] = {}
    for number, title in enumerate(content().titles):
        effects = ([(c.costs, c.effects) for c in title.choices], title.attack, title.defence)
        assert by_text.setdefault(words.card_text(number), effects) == effects
    texts = [words.goal_text(goal) for goal in range(len(GOALS))]
    assert len(set(texts)) == len(texts)


def test_texts_differ_between_languages() -> None:
    for title in range(len(TITLES)):
        assert len({lexicon(language).card_text(title) for language in LANGUAGES}) == 3
    for goal in range(len(GOALS)):
        assert len({lexicon(language).goal_text(goal) for language in LANGUAGES}) == 3


EXAMPLES = {
    ("en", "farmer"): "gain 1 food | use farmland: gain 2 food",
    ("de", "farmer"): "erhalte 1 Nahrung | nutze Grasland: erhalte 2 Nahrung",
    ("en", "city"): "stays open to be filled with 1 food, 1 wood; when full: build 2 settlements",
    ("en", "chariot"): "attack 3 | defence 3",
    ("de", "chariot"): "Angriff 3 | Verteidigung 3",
    ("en", "scholar"): "gain 1 culture | draw a card",
    ("en", "shaman"): (
        "gain 1 culture | consume a conquest marker: gain 1 resource of your choice"
    ),
    ("en", "colonist"): "gain 1 food | use farmland: fill your open Village completely",
    ("en", "merchant"): "stays open to store 2 resources of any kind",
    ("de", "merchant"): "bleibt offen als Lager für 2 beliebige Ressourcen",
    ("fr", "miner"): "gagnez 1 métal | exploitez colline : gagnez 2 métal",
    ("de", "colonist"): (
        "erhalte 1 Nahrung | nutze Grasland: fülle deine offene Siedlung (Karte) vollständig"
    ),
}


@pytest.mark.parametrize(("language", "title"), EXAMPLES)
def test_card_texts(language: str, title: str) -> None:
    words = lexicon(language)
    assert words.card_text(TITLES.index(title)) == EXAMPLES[language, title]


GOAL_EXAMPLES = {
    ("en", "engineering"): "Once per turn: remove a hand card from the game: draw a card",
    ("de", "leadership"): "Dauerhaft: +1 bei jedem deiner Angriffe",
    ("en", "academy"): "1 VP per completed technology, at most 7",
    ("en", "amphitheatre"): "1 VP per 4 cards in your deck, at most 7",
    ("en", "triumphal_arch"): "1 VP and 1 per 2 conquest markers of yours, at most 7",
}


@pytest.mark.parametrize(("language", "goal"), GOAL_EXAMPLES)
def test_goal_texts(language: str, goal: str) -> None:
    assert lexicon(language).goal_text(GOALS.index(goal)) == GOAL_EXAMPLES[language, goal]


def test_the_german_card_village_is_told_apart_from_the_piece() -> None:
    assert lexicon("de").title(TITLES.index("village")) == "Siedlung (Karte)"
    assert content().titles[TITLES.index("village")].name["de"] == "Siedlung"


@each_language
def test_names_of_everything(language: str) -> None:
    words = lexicon(language)
    for verb in ALTAY.vocabulary.verbs:
        for domain, (_, kind) in zip(verb.domains, verb.template.fields, strict=True):
            names = [words.name(kind, number) for number in range(len(domain))]
            assert all(names)
            if kind != "effect":
                assert len(set(names)) == len(names), kind


def test_seats_bear_their_names() -> None:
    play = ALTAY.start(2, names={0: "Anna", 1: "Ben"}, first=1)
    words = FACE.lexicon("en", seats=play.names)
    assert words.say("event", play.events[0].message) == "Ben has the start marker."
    assert lexicon("en").say("event", play.events[0].message) == "Player 2 has the start marker."
    assert words.say("event", Message(ROUND, (3,))) == "Round 3."


def test_what_was_played_reads_well() -> None:
    t = Table().hand(0, "farmer", "scholar", "hunter").deck(0, "warrior")
    words = lexicon("en")
    lines = [words.say("event", e.message) for e in t.do("play farmer use_terrain")]
    assert lines == ["Player 1 plays Farmer, using Northwest Farmland: 2 food."]
    lines = [words.say("event", e.message) for e in t.do("play scholar draw") if e.seen_by(0)]
    assert lines == ["Player 1 plays Scholar.", "Player 1 draws Warrior."]
