"""Sentences: places, plurals, lists, and what is wrong with a text file."""

import pytest
from tests.core.stones import (
    ASK,
    LOOKED,
    LOOKED_HIDDEN,
    ROLLED,
    STONES,
    TOO_MANY,
    TOOK,
    USED_UP,
)

from dolmen.core.message import Message, Template
from dolmen.speech.completeness import problems
from dolmen.speech.face import face_of
from dolmen.speech.lexicon import Lexicon
from dolmen.speech.phrases import places


@pytest.mark.parametrize(
    ("language", "n", "sentence"),
    [
        ("en", 0, "There are 0 stones."),
        ("en", 1, "There is 1 stone."),
        ("en", 2, "There are 2 stones."),
        ("de", 0, "Da liegen 0 Steine."),
        ("de", 1, "Da liegt 1 Stein."),
        ("de", 5, "Da liegen 5 Steine."),
        ("fr", 0, "Il y a 0 pierre."),
        ("fr", 1, "Il y a 1 pierre."),
        ("fr", 2, "Il y a 2 pierres."),
    ],
)
def test_plurals(language: str, n: int, sentence: str) -> None:
    assert face_of(STONES).lexicon(language).say("prompt", Message(ASK, (n,))) == sentence


def test_a_form_need_not_show_the_number() -> None:
    words = face_of(STONES).lexicon("de")
    assert words.say("event", Message(TOOK, (0, 1))) == "Person 1 nimmt einen Stein."


def test_seats_with_and_without_names() -> None:
    assert face_of(STONES).lexicon("en").seat(1) == "Player 2"
    assert face_of(STONES).lexicon("en", seats=("Anna", "Ben")).seat(1) == "Ben"


def test_the_reader_is_spoken_to() -> None:
    words = face_of(STONES).lexicon("en", seats=("Anna", "Ben"))
    assert words.say("event", Message(TOOK, (0, 2))) == "Anna takes 2 stones."
    words.you = 0
    assert words.say("event", Message(TOOK, (0, 2))) == "You take 2 stones."
    assert words.say("event", Message(TOOK, (1, 2))) == "Ben takes 2 stones."
    # A sentence without a second person names the reader like anybody else.
    del words.sections["event"]["took#you"]
    assert words.say("event", Message(TOOK, (0, 1))) == "Anna takes a stone."


def test_the_reader_may_be_spoken_of_beside_somebody_else_or_alone_among_many() -> None:
    words = face_of(STONES).lexicon("en", seats=("Anna", "Ben"))
    hit = Template("hit", seat="seat", other="seat")
    won = Template("won", seats="seats")
    words.sections["event"] |= {
        "hit": "{seat} hits {other}.",
        "hit#you": "You hit {other}.",
        "hit#you_other": "{seat} hits you.",
        "won": "{seats} won.",
        "won#you": "You won.",
    }
    assert problems(words, "event", (TOOK, ROLLED, LOOKED, LOOKED_HIDDEN, hit, won)) == []
    words.you = 1
    assert words.say("event", Message(hit, (0, 1))) == "Anna hits you."
    assert words.say("event", Message(hit, (1, 0))) == "You hit Anna."
    assert words.say("event", Message(won, ([1],))) == "You won."
    assert words.say("event", Message(won, ((0, 1),))) == "Anna and Ben won."


@pytest.mark.parametrize(
    ("forms", "problem"),
    [
        ({}, "hit#you is missing"),
        ({"hit#you": "{seat} hit {n}."}, "hit#you has not the tokens of hit without {seat}"),
        ({"hit#you": "You hit."}, "hit#you has not the tokens of hit without {seat}"),
        ({"hit#you": "You hit {n}.", "hit#you_n": "?"}, "hit#you_n belongs to nothing"),
    ],
)
def test_problems_of_the_second_person(forms: dict[str, str], problem: str) -> None:
    words = face_of(STONES).lexicon("en")
    words.sections["event"] = {"hit": "{seat} hits {n}.", **forms}
    hit = Template("hit", seat="seat", n="n")
    assert problems(words, "event", (hit,)) == [f"en.toml [event]: {problem}"]


def test_lists_are_joined() -> None:
    words = face_of(STONES).lexicon("en")
    assert words.join([]) == ""
    assert words.join(["a"]) == "a"
    assert words.join(["a", "b"]) == "a and b"
    assert words.join(["a", "b", "c"]) == "a, b and c"
    assert words.name("seats", [0, 1]) == "Player 1 and Player 2"


def test_labels_of_actions() -> None:
    words = face_of(STONES).lexicon("en")
    labels = [words.label(action) for action in STONES.vocabulary]
    assert labels == ["Take one", "Take two", "Take three", "Mark a stone", "Roll", "Look"]


def test_places() -> None:
    assert places("{a} and {b|one|# many}, but not {}") == {"a", "b"}


def test_problems_name_file_section_and_key() -> None:
    words = face_of(STONES).lexicon("en")
    assert problems(words, "prompt", (ASK,)) == []
    other = Template("other", n="n")
    assert problems(words, "prompt", (ASK, other)) == ["en.toml [prompt]: other is missing"]
    assert problems(words, "prompt", (Template("ask", m="n"),)) == [
        "en.toml [prompt]: ask has no token {n}"
    ]
    assert "en.toml [refusal]: used_up belongs to nothing" in problems(
        words, "refusal", (TOO_MANY,)
    )


def test_shared_sentences_and_a_games_own_lie_in_one_lexicon() -> None:
    words = face_of(STONES).lexicon("fr")
    assert isinstance(words, Lexicon)
    assert words.has("refusal", "game_over") and words.has("refusal", USED_UP.key)


def test_a_prompt_inside_a_refusal_loses_its_full_stop() -> None:
    play = STONES.start(2, 1)
    play.do("take three")
    play.do("take three")
    reason = play.refusal("mark")
    assert reason is not None
    assert play.explain(reason) == "The game is over."
