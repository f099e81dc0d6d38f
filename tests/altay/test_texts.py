"""Sentences in three languages: complete, with their own tokens only, and made from the data."""

import pytest
from tests.altay.table import ALTAY, FACE, Table, content, place

from dolmen.core.message import Message
from dolmen.games.altay import messages as m
from dolmen.games.altay.actions import TAKE_GOAL
from dolmen.games.altay.ids import GOALS, MARKERS, RESOURCES, TITLES
from dolmen.games.altay.lexicon import Lexicon
from dolmen.games.altay.messages import EFFECT_TEXTS, MESSAGES, PURPOSES, ROUND
from dolmen.games.altay.reader.goals import COUNTS
from dolmen.speech.completeness import problems, refusals, strangers

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
    assert problems(words, "part", MESSAGES.parts) == []
    assert problems(words, "refusal", refusals(ALTAY)) == []
    assert problems(words, "verb", verbs) == []
    assert problems(words, "button", m.BUTTONS) == []
    assert list(words.sections["kind"]) == [verb.key for verb in verbs]
    assert problems(words, "effect", EFFECT_TEXTS) == []
    assert problems(words, "purpose", PURPOSES) == []
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
    ("en", "farmer"): "gain 1 food | use a farmland to gain 2 food",
    ("de", "farmer"): ("produziere 1 Nahrung | nutze ein Grasland, um 2 Nahrung zu produzieren"),
    ("en", "city"): (
        "stays open to be filled with 1 food and 1 wood; when full: build 2 settlements"
    ),
    ("en", "chariot"): "attack 3 | defence 3",
    ("de", "chariot"): "Angriff 3 | Verteidigung 3",
    ("en", "scholar"): "gain 1 culture | draw a card",
    ("en", "shaman"): (
        "gain 1 culture | consume a conquest marker to gain 1 resource of your choice"
    ),
    ("en", "colonist"): "gain 1 food | use a farmland to fill your open Village completely",
    ("en", "merchant"): "stays open to store 2 resources of your choice",
    ("de", "merchant"): "bleibt offen als Lager für 2 beliebige Ressourcen",
    ("fr", "miner"): "gagnez 1 métal | exploitez une colline pour gagner 2 métaux",
    ("de", "colonist"): (
        "produziere 1 Nahrung | "
        "nutze ein Grasland, um deine offene Siedlungskarte vollständig zu füllen"
    ),
}


@pytest.mark.parametrize(("language", "title"), EXAMPLES)
def test_card_texts(language: str, title: str) -> None:
    words = lexicon(language)
    assert words.card_text(TITLES.index(title)) == EXAMPLES[language, title]


GOAL_EXAMPLES = {
    ("en", "engineering"): (
        "Once per turn: remove a card in your hand from the game to draw a card"
    ),
    ("de", "leadership"): "Dauerhaft: +1 bei jedem deiner Angriffe",
    ("en", "masonry"): "Instant: build another settlement",
    ("fr", "religion"): (
        "Une fois par tour\u00a0: déplacez une de vos propres colonies vers un territoire adjacent"
    ),
    ("de", "highways"): (
        "1 SP pro eigenem Terrain der Art, von der du die meisten hast, höchstens 7 SP"
    ),
    ("en", "academy"): "1 VP for each completed technology, at most 7 VP",
    ("en", "amphitheatre"): "1 VP for every 4 cards in your deck, at most 7 VP",
    ("en", "triumphal_arch"): "1 VP, plus 1 VP for every 2 of your conquest markers, at most 7 VP",
}


@pytest.mark.parametrize(("language", "goal"), GOAL_EXAMPLES)
def test_goal_texts(language: str, goal: str) -> None:
    assert lexicon(language).goal_text(GOALS.index(goal)) == GOAL_EXAMPLES[language, goal]


def test_the_german_card_village_is_told_apart_from_the_piece() -> None:
    assert lexicon("de").title(TITLES.index("village")) == "Siedlungskarte"
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
    assert words.say("event", play.events[0].message) == "Ben takes the start marker."
    assert lexicon("en").say("event", play.events[0].message) == "Player 2 takes the start marker."
    assert words.say("event", Message(ROUND, (3,))) == "Round 3."


def test_what_was_played_reads_well() -> None:
    t = Table().hand(0, "farmer", "scholar", "hunter").deck(0, "warrior")
    words = lexicon("en")
    lines = [words.say("event", e.message) for e in t.do("play farmer use_terrain")]
    assert lines == ["Player 1 plays a Farmer, uses the Northwest Farmland and gains 2 food."]
    lines = [words.say("event", e.message) for e in t.do("play scholar draw") if e.seen_by(0)]
    assert lines == ["Player 1 plays a Scholar.", "Player 1 draws a Warrior."]


SAID = {
    ("en", "conquest"): "Anna conquers the Northern Hill, takes the conquest marker 2 (wood) and "
    "gains 1 wood.",
    ("de", "conquest"): "Anna erobert den Hügel im Norden, nimmt den 2er-Eroberungsmarker (Holz) "
    "und bekommt 1 Holz.",
    ("fr", "conquest"): "Anna conquiert la Colline du nord, prend le marqueur de conquête 2 (bois) "
    "et gagne 1 bois.",
    ("en", "attack"): "Anna attacks Ben on the Northern Hill from the Northern Forest.",
    ("de", "attack"): "Anna greift Ben vom Wald im Norden aus auf dem Hügel im Norden an.",
    ("fr", "attack"): "Anna attaque Ben sur la Colline du nord depuis la Forêt du nord.",
    ("en", "philosophy"): "Anna uses Philosophy and gains 1 culture.",
    ("de", "philosophy"): "Anna nutzt das Ziel Philosophie und produziert 1 Kultur.",
    ("fr", "philosophy"): "Anna utilise la Philosophie et gagne 1 culture.",
    ("en", "fight"): "Ben fights with no card: attack 3, defence 1.",
    ("de", "fight"): "Ben kämpft und spielt keine Karte: Angriff 3, Verteidigung 1.",
    ("fr", "fight"): "Ben combat\u00a0: attaque 3, défense 1 (cartes jouées\u00a0: aucune).",
    ("en", "drew"): "Anna draws 2 Villages and a Scholar.",
    ("de", "drew"): "Anna zieht 2 Siedlungskarten und einen Gelehrten.",
    ("fr", "drew"): "Anna pioche 2 Villages et un Érudit.",
}


def messages() -> dict[str, Message]:
    hill, forest = place("hill_n"), place("forest_n")
    village, scholar = (TITLES.index(title) * 4 for title in ("village", "scholar"))
    marker, philosophy = MARKERS.index("conquest_2_wood"), GOALS.index("philosophy")
    return {
        "conquest": Message(m.CONQUERED_GAINS, (0, marker, hill, RESOURCES.index("wood"))),
        "attack": Message(m.ATTACKS_SEAT, (0, forest, hill, 1)),
        "philosophy": Message(m.GOAL_PRODUCED, (0, philosophy, (0, 0, 0, 0, 1))),
        "fight": Message(m.FOUGHT, (1, (), 3, 1)),
        "drew": Message(m.DREW, (0, (village, village, scholar))),
    }


@pytest.mark.parametrize(("language", "what"), SAID)
def test_what_happened_is_said_in_whole_sentences(language: str, what: str) -> None:
    words = FACE.lexicon(language, seats=("Anna", "Ben"))
    assert words.say("event", messages()[what]) == SAID[language, what]


def test_using_philosophy_tells_what_it_gives() -> None:
    t = Table().hand(0, "hunter").done(0, "philosophy")
    lines = [lexicon("en").say("event", e.message) for e in t.do("use_goal philosophy")]
    assert lines == ["Player 1 uses Philosophy and gains 1 culture."]


@each_language
def test_a_technology_shows_its_points_and_its_settlement_everywhere(language: str) -> None:
    """On buttons, at the terminal and in the box; wonders have neither."""
    words = lexicon(language)
    for number, goal in enumerate(content().goals):
        worth = words.worth(goal)
        assert bool(worth) == goal.technology
        if worth:
            assert worth == words.phrase("table", "worth", n=1)
            button = words.label(ALTAY.vocabulary.action(TAKE_GOAL.base + number))
            assert worth in button and worth in words.goal_face(number)
            looked_up = dict(words.things())[goal.name[language]]
            assert worth in looked_up


@each_language
def test_no_name_is_a_stranger_to_the_grammar(language: str) -> None:
    words = lexicon(language)
    names = FACE.names(language)
    verbs = tuple(verb.template for verb in ALTAY.vocabulary.verbs)
    for section, templates in (
        ("event", MESSAGES.events),
        ("prompt", MESSAGES.prompts),
        ("refusal", MESSAGES.refusals),
        ("verb", verbs),
        ("effect", EFFECT_TEXTS),
    ):
        assert strangers(words, section, templates, names) == set()
