"""The terminal's own sentences, its menu and its languages."""

import re
from pathlib import Path

import pytest

import dolmen
from dolmen.games import built_in
from dolmen.speech.face import face_of
from dolmen.speech.layout import simplify
from dolmen.speech.phrases import places
from dolmen.terminal.menu import Menu
from dolmen.terminal.phrases import SECTION, Words, preferred
from dolmen.terminal.screen import columns

GAMES = built_in()

SOURCE = Path(dolmen.__file__).parent


def test_every_sentence_stands_in_three_languages() -> None:
    english = Words("en").sections[SECTION]
    for language in ("de", "fr"):
        other = Words(language).sections[SECTION]
        assert other.keys() == english.keys()
        for key, sentence in other.items():
            assert places(sentence) == places(english[key]), f"{language}: {key}"


def test_what_is_printed_can_be_typed() -> None:
    assert simplify("L’Œuf_de  mouette") == simplify("l'oeuf de Mouette")


def test_every_sentence_in_use_is_there_and_none_is_left_over() -> None:
    code = "\n".join(
        path.read_text()
        for folder in ("terminal", "commands")
        for path in (SOURCE / folder).glob("*.py")
    )
    known = set(Words("en").sections[SECTION])
    used = set(re.findall(r"words\(\s*\"(\w+)\"", code))
    assert used <= known
    quoted = set(re.findall(r"\"(\w+)\"", code))
    assert {key for key in known if key not in quoted and not key.startswith("help_")} == set()


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_verb_has_a_group_and_every_category_a_name(game: dolmen.Game, language: str) -> None:
    lexicon = face_of(game).lexicon(language)
    verbs = {verb.name for verb in game.vocabulary.verbs}
    assert set(lexicon.sections.get("group", {})) in (set(), verbs), "all verbs or none"
    for category in game.categories:
        assert lexicon.called("category", category)
    for option in game.options:
        for value in option.values:
            assert "." not in lexicon.called("value", f"{option.id}.{value}")


def test_equal_headings_are_one_group_in_the_order_of_the_text_file() -> None:
    game = dolmen.game("altay")
    lexicon = face_of(game).lexicon("en")
    texts = ("end_turn", "buy city", "fill_goal wood", "play hunter produce", "put food village")
    actions = [game.vocabulary.action(game.vocabulary.parse(text)) for text in texts]
    menu = Menu(actions, lexicon)
    assert [group.heading for group in menu.groups] == [
        "Play cards",
        "Place resources",
        "Buy",
        "End",
    ]
    assert [entry.number for entry in menu.entries] == [1, 2, 3, 4, 5]
    assert menu.entries[0].action.text == "play hunter produce"
    assert [e.action.text for e in menu.find("place")] == ["fill_goal wood", "put food village"]
    assert [e.action.text for e in menu.find("BUY City")] == ["buy city"]
    assert menu.find("6") == []
    assert menu.find("0") == []


def test_two_columns_only_where_they_fit() -> None:
    short = ["1  a", "2  b", "3  c", "4  d", "5  e"]
    assert columns(short, 80) == ["1  a   4  d", "2  b   5  e", "3  c"]
    assert columns(short[:3], 80) == short[:3]
    wide = [f"{n}  {'x' * 40}" for n in range(6)]
    assert columns(wide, 80) == wide


def test_the_language_of_the_machine() -> None:
    assert preferred({"LANG": "de_AT.UTF-8"}) == "de"
    assert preferred({"LANG": "fr"}) == "fr"
    assert preferred({"LANG": "it_IT.UTF-8"}) == "en"
    assert preferred({"LANG": "de_DE", "LC_ALL": "fr_CA.UTF-8"}) == "fr"
    assert preferred({}) == "en"
