"""Sentences, generated card texts, the drawn table and the trace of the Nomads."""

import pytest
from tests.endless_winter.expansion import Expansion
from tests.endless_winter.table import FACE, WINTER, start

from dolmen.core.play import Play
from dolmen.core.rng import Rng
from dolmen.games.endless_winter import ids
from dolmen.games.endless_winter.card_text import describe
from dolmen.games.endless_winter.map_text import label
from dolmen.games.endless_winter.messages import BUTTONS
from dolmen.games.endless_winter.modules.glacier_tokens import HIDDEN
from dolmen.games.endless_winter.nomads.trace import trace
from dolmen.games.endless_winter.plaintext import WIDTH, table
from dolmen.games.endless_winter.state import State
from dolmen.speech.completeness import problems

LANGUAGES = ("en", "de", "fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_missing_or_left_over(language: str) -> None:
    lexicon = FACE.lexicon(language)
    verbs = tuple(verb.template for verb in WINTER.vocabulary.verbs)
    assert problems(lexicon, "event", WINTER.messages.events) == []
    assert problems(lexicon, "prompt", WINTER.messages.prompts) == []
    assert problems(lexicon, "part", WINTER.messages.parts) == []
    assert problems(lexicon, "verb", verbs) == []
    assert problems(lexicon, "button", BUTTONS) == []
    assert list(lexicon.sections["kind"]) == [verb.key for verb in verbs]
    sections = lexicon.sections
    known = {template.key for template in WINTER.messages.refusals}
    assert known <= set(sections["refusal"])
    for section, names in (
        ("effect", ids.OPS),
        ("op", ids.OPS),
        ("counter", ids.COUNTERS),
        ("need", ids.COUNTERS),
    ):
        assert set(sections[section]) == set(names)


def test_the_languages_have_the_same_terms() -> None:
    terms = [set(FACE.lexicon(language).sections["term"]) for language in LANGUAGES]
    assert terms[0] == terms[1] == terms[2]


@pytest.mark.parametrize(
    ("kind", "name", "language", "expected"),
    [
        (
            "card",
            "storehouses",
            "en",
            [
                "Storehouses (era II)",
                "Cost: 1 tool and 2 Labor",
                "2 food; 1 tool for each of your Villages (at most 3 times)",
                "If buried: 3 points",
            ],
        ),
        (
            "card",
            "barter",
            "de",
            [
                "Tauschhandel (I. Zeitalter)",
                "Kosten: 1 Arbeitskraft",
                "1 Nahrung; bis zu 2-mal 1 Nahrung gegen 1 Werkzeug tauschen; "
                "bis zu 2-mal 1 Werkzeug gegen 2 Nahrung tauschen",
                "Wenn begraben: 1 Punkt",
            ],
        ),
        (
            "card",
            "scout",
            "fr",
            [
                "Éclaireur",
                "Travail\N{NO-BREAK SPACE}: 1 (3 en colonne Migrer)",
                "Éclipse\N{NO-BREAK SPACE}: déplacer des campements 2 fois",
            ],
        ),
        (
            "stone",
            "great_stone_of_towers",
            "en",
            [
                "Great Stone of Towers (era II)",
                "At each Eclipse: 3 points for each of your Megaliths on a higher level "
                "(at most 9)",
            ],
        ),
        (
            "chief",
            "firewolf",
            "en",
            [
                "Chief Fire Wolf",
                "Side A – Migrate: move Camps twice. Hunt: 1 Labor",
                "Side B – Develop: 1 food. Migrate: place a Camp, 1 Labor",
            ],
        ),
        (
            "animal",
            "argentavis",
            "de",
            [
                "Argentavis (×5)",
                "Kosten: 1 Arbeitskraft",
                "Beim Erlegen: 1 Nahrung",
                "Punkte für einen Satz aus 1 / 2+: 2 / 5",
            ],
        ),
        ("land_card", "land_3", "en", None),
        ("nomad_card", "nomad_09", "fr", None),
        ("track", "glory", "en", None),
        ("slot", "stone_2", "de", None),
        ("column", "migrate", "en", None),
        ("setup", "setup_cairn", "fr", None),
        ("tile", "tile_wetland_4", "de", None),
        ("space", "site4_r1c0", "en", ["Move Camps twice"]),
    ],
)
def test_card_texts_are_generated(
    kind: str, name: str, language: str, expected: list[str] | None
) -> None:
    found = describe(FACE.lexicon(language), kind, name)
    assert found
    assert all(found)
    if expected is not None:
        assert found == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_described(language: str) -> None:
    lexicon = FACE.lexicon(language)
    kinds = {
        "card": ids.CARDS,
        "animal": ids.ANIMALS,
        "chief": ids.CHIEFS,
        "setup": ids.SETUP_CARDS,
        "stone": ids.STONES,
        "tile": ids.TILES,
        "space": ids.SPACES,
        "column": ids.COLUMNS,
        "nomad_card": ids.NOMAD_CARDS,
        "land_card": ids.LAND_CARDS,
        "track": ids.TRACKS,
        "slot": ids.SLOTS,
    }
    for kind, names in kinds.items():
        for name in names:
            assert all("{" not in line for line in describe(lexicon, kind, name))


def played(players: int, seed: int, extra_card: bool = False) -> Play:
    play = start(players, seed, extra_card=extra_card)
    rng = Rng(seed, "texts")
    while not play.over:
        play.do(play.state.options[rng.below(len(play.state.options))])
    return play


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_table_fits_eighty_columns(players: int, language: str) -> None:
    play = start(players, 11)
    rng = Rng(11, "table")
    lexicon = FACE.lexicon(language)
    count = 0
    while not play.over:
        if count % 25 == 0:
            for viewer in (0, None):
                drawn = table(play.view(viewer), lexicon)
                assert max(len(line) for line in drawn) <= WIDTH
                assert all("{" not in line for line in drawn)
        play.do(play.state.options[rng.below(len(play.state.options))])
        count += 1
    assert table(play.view(0), lexicon)


def test_the_table_alone_with_modules_calls_things_what_they_are() -> None:
    t = Expansion(1, "cave_paintings", "mammoth", "glacier_tokens", "rivers_rafts")
    t.raft(1, 2).mammoth("jm_n")
    s, lexicon = t.s, FACE.lexicon("de", seats=("Anna",))
    notes = t.notes("glacier_tokens")
    glacier = next(hex_ for hex_ in range(len(ids.HEXES)) if notes[hex_] >= HIDDEN)
    names = [lexicon.name("ice_find", n) for n in range(len(ids.ICE_FINDS))]
    notes[glacier] = names.index("Feuersteinvorrat")
    drawn = table(t.play.view(0), lexicon)
    assert any(line.startswith("  Höhlenmalerei [#]") for line in drawn)
    assert "  # ist die neutrale Figur." in drawn
    assert "  Flöße: Anna (Quelle), Nomaden (Flussfeld 2)" in drawn
    assert [line for line in drawn if line.startswith("  Mammut: ")] == ["  Mammut: iNO / iNW / aN"]
    assert not any("Siedlung" in line and "/ aN" in line for line in drawn)
    assert any(f"{label(lexicon, ids.HEXES[glacier])} Gl 2Werk" in line for line in drawn)
    assert not any(name in line.split() for line in drawn for name in ids.HEXES if "_" in name)
    for called in ("aNW", "o_nw", "äußerer Nordwesten"):
        (found,) = FACE.describe(lexicon, called, s)
        assert found.startswith("äußerer Nordwesten (aNW): ")
    (found,) = FACE.describe(lexicon, "jm_n", s)
    assert found.endswith("Hier steht das Mammut.")


def test_another_hand_is_never_drawn() -> None:
    play = start(2, 3)
    while play.state.seat != 0 or not play.view(0)["table"]["seats"][0]["hand"]:
        play.do(play.state.options[0])
    s = play.state
    assert isinstance(s, State)
    drawn = "\n".join(table(play.view(1), FACE.lexicon("en")))
    assert "Hand: 5" in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_trace_lists_every_nomad_turn(language: str) -> None:
    play = played(1, 5, extra_card=True)
    told = trace(play.events, FACE.lexicon(language))
    sentence = FACE.lexicon(language).sections["trace"]["turn"]
    for round_ in range(1, 5):
        for turn in range(1, 4):
            heading = sentence.replace("{round}", str(round_)).replace("{turn}", str(turn))
            assert told.count(heading) == 1
    actions = [e for e in play.events if e.message.key == "nomad_action"]
    assert len(actions) == 4 * (3 + 4 + 5), "with the extra card one action more per turn"
    words = FACE.lexicon(language)
    for event in actions:
        assert any(line.strip() == words.say("event", event.message) for line in told)


def test_the_trace_reads_as_the_rulebook_tells_it() -> None:
    play = played(1, 3)
    told = trace(play.events, FACE.lexicon("en"))
    assert any("is taken; still empty: " in line for line in told)
    assert any(line.endswith("; instead they bury a card:") for line in told)
    assert any(line.startswith("  Action 1 of 2: ") for line in told)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "The Nomads gain 1 food."),
        ("de", "Die Nomaden erhalten 1 Nahrung."),
        ("fr", "Les Nomades gagnent 1 nourriture."),
    ],
)
def test_the_nomads_are_many_and_speak_in_sentences(language: str, said: str) -> None:
    play = played(1, 3)
    lines = [FACE.lexicon(language).say("event", e.message) for e in play.events]
    assert said in lines
    assert not any(line.startswith(("Nomads", "Nomaden", "Nomades")) for line in lines)


def test_alone_the_second_side_is_called_the_nomads() -> None:
    unnamed = start(1, 3)
    assert [FACE.lexicon("en", seats=unnamed.names).seat(n) for n in (0, 1)] == [
        "Player 1",
        "Nomads",
    ]
    named = WINTER.start(1, 3, names={0: "Anna"})
    assert [FACE.lexicon("fr", seats=named.names).seat(n) for n in (0, 1)] == [
        "Anna",
        "Nomades",
    ]
    two = WINTER.start(2, 3, names={0: "Anna"})
    assert [FACE.lexicon("de", seats=two.names).seat(n) for n in (0, 1)] == [
        "Anna",
        "Person 2",
    ]


def test_everything_can_be_looked_up_by_its_name() -> None:
    found = FACE.describe(FACE.lexicon("en"), "great stone of towers")
    assert found == [
        "Great Stone of Towers (era II): "
        "At each Eclipse: 3 points for each of your Megaliths on a higher level (at most 9)"
    ]
    lexicon = FACE.lexicon("de")
    assert lexicon.called("option", "extra_card") == "Zusätzliche Karte"
    assert lexicon.called("category", "glory") == "Begrabene Karten"


def test_buttons_name_the_income_the_choice_and_the_own_price() -> None:
    lexicon = FACE.lexicon("en")
    play = start(2, 11)
    rng = Rng(11, "buttons")
    said: dict[str, str] = {}
    while not play.over:
        for index in play.state.options:
            action = WINTER.vocabulary.action(index)
            assert isinstance(play.state, State)
            said.setdefault(action.text, FACE.label(lexicon, play.state, action))
        play.do(play.state.options[rng.below(len(play.state.options))])
    assert said["take"] in ("1 tool", "Draw a card")
    assert said["lesser"].startswith("Instead: ")
    assert said["column_option gain_culture"] == "Gain a Culture card (printed cost)"
    assert said["column_option sacred_stone"] == "Build a Sacred Stone (2 food and 1 tool)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_components_are_described_in_whole_words(language: str) -> None:
    """Boards and markers too; nothing shows a key, and French has its space before a colon."""
    shelves = FACE.box(language)
    assert {piece.id for shelf in shelves for piece in shelf.pieces} > {
        "main_board",
        "round_marker",
    }
    for shelf in shelves:
        for piece in shelf.pieces:
            for text in (shelf.title, piece.name, *piece.lines):
                assert "_" not in text
                assert "{" not in text
                if language == "fr":
                    assert not any(f"{letter}{mark}" in text for letter in " s)" for mark in ":;")
