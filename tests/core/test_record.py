"""Records: read, written, and refused with the line or the move that is wrong."""

import pytest
from tests.core.stones import STONES

from dolmen import load
from dolmen.core.record import BadRecord, parse
from dolmen.core.refusal import BadInput

HEAD = """dolmen record 1
game: stones
rules: 3
content: 5707e50000000000
players: 2
seed: 4
"""
GAME = HEAD + "\n0 take three\n1 take two\n0 mark\n0 take two\nend 5 2\n"


def test_a_record_is_read_and_written_as_it_stands() -> None:
    play = STONES.read(GAME)
    assert play.over and play.winners == [0]
    assert str(play.record) == GAME
    assert str(parse(GAME)) == GAME


def test_everything_a_header_can_say() -> None:
    play = STONES.start(2, -12, {"heap": "nine"}, first=1, names={0: "Anna", 1: "Ben: the second"})
    text = str(play.record)
    assert text == (
        "dolmen record 1\ngame: stones\nrules: 3\ncontent: 5707e50000000000\nplayers: 2\n"
        "seed: -12\nfirst: 1\noption heap: nine\nname 0: Anna\nname 1: Ben: the second\n\n"
    )
    again = STONES.read(text)
    assert again.header == play.header
    assert again.names == ("Anna", "Ben: the second")


def test_remarks_and_empty_lines_are_skipped() -> None:
    assert parse(GAME.replace("1 take", "# a remark\n\n1 take")).moves == parse(GAME).moves


def test_an_unfinished_game_goes_on() -> None:
    play = STONES.read(HEAD + "\n0 take three\n")
    assert not play.over and play.state.seat == 1
    play.do("take three")
    assert play.record.totals == [4, 3]  # the last stone takes itself


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "This is not a game record: its first line is not 'dolmen record 1'."),
        ("dolmen record 2\n", "This is not a game record: its first line is not"),
        (GAME.replace("rules: 3", "rules 3"), "Line 3: expected 'key: value', got 'rules 3'."),
        (GAME.replace("1 take two", "take two"), "Line 9: expected a seat and an action, got"),
        (GAME.replace("1 take two", "1"), "Line 9: expected a seat and an action, got '1'."),
        (GAME.replace("1 take two", "² take two"), "Line 9: expected a seat and an action, got"),
        (GAME.replace("end 5 2", "end five"), "Line 12: expected totals after 'end'."),
        (GAME + "0 mark\n", "Line 13: nothing may follow the line 'end'."),
        (GAME.replace("seed: 4\n", ""), "The record's header has no line 'seed'."),
        (
            GAME.replace("seed: 4", "seed: x"),
            "The record's header line 'seed' is not a number: 'x'.",
        ),
        (GAME.replace("seed: 4", "seed: 4\nmood: good"), "The record's header has an unknown line"),
        (GAME.replace("seed: 4", "seed: 4\nname ²: Eve"), "The record's header has an unknown"),
    ],
)
def test_what_cannot_be_read(text: str, sentence: str) -> None:
    with pytest.raises(BadRecord) as caught:
        parse(text)
    assert str(caught.value).startswith(sentence)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            GAME.replace("1 take two", "1 take four"),
            "Move 2: 'four' in 'take four' is not a known amount.",
        ),
        (
            GAME.replace("1 take two", "1 jump"),
            "Move 2: Unknown action 'jump' in 'jump'.",
        ),
        (
            GAME.replace("0 take two\n", "0 take three\n"),
            "Move 4 (take three) is not legal: There are only 2 stones (S1).",
        ),
        (
            GAME.replace("1 take two", "0 take two"),
            "Move 2 (take two): seat 1 decides, not seat 0.",
        ),
        (
            GAME.replace("end", "0 mark\nend"),
            "Move 5 (mark): the game is already over.",
        ),
        (
            GAME.replace("end 5 2", "end 6 1"),
            "The record ends with [6, 1]; the rules give [5, 2].",
        ),
        (
            GAME.replace("0 mark\n0 take two\n", ""),
            "The record says that the game ended, but it goes on.",
        ),
        (
            GAME.replace("rules: 3", "rules: 2"),
            "The record was played under rules version 2 of stones; this is version 3.",
        ),
        (
            GAME.replace("content: 5707e5", "content: 123456"),
            "The record was played with content 1234560000000000; this is 5707e50000000000.",
        ),
        (GAME.replace("players: 2", "players: 7"), "stones is for 2 to 2 players; got 7."),
        (
            GAME.replace("seed: 4", "seed: 4\noption heap: ten"),
            "Option 'heap' must be one of seven, nine; got 'ten'.",
        ),
    ],
)
def test_what_does_not_fit_the_rules(text: str, sentence: str) -> None:
    with pytest.raises(BadInput) as caught:
        STONES.read(text)
    assert str(caught.value) == sentence


def test_a_record_of_an_unknown_game() -> None:
    with pytest.raises(BadInput, match="There is no game 'stones'; the table has "):
        load(GAME)


def test_a_fork_shares_the_beginning() -> None:
    play = STONES.read(GAME)
    fork = play.fork(2)
    assert fork.moves == play.moves[:2]
    fork.do("roll")
    assert len(play.moves) == 4
    with pytest.raises(BadInput, match="The game has 4 moves; cannot fork after 5"):
        play.fork(5)
