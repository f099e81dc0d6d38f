"""Actions: text, index, arguments; and what is said to a text that is no action."""

import pytest

from dolmen.core.action import Domain, Verb, Vocabulary
from dolmen.core.refusal import BadInput

COLOUR = Domain("colour", ("red", "blue"))
SIZE = Domain("size", ("small", "middle", "large"))
PAINT = Verb("paint", colour=COLOUR, size=SIZE)
WAIT = Verb("wait")
PICK = Verb("pick", size=SIZE)
WORDS = Vocabulary(PAINT, WAIT, PICK)


def test_indices_run_through_the_verbs_with_the_last_argument_fastest() -> None:
    assert [action.text for action in WORDS] == [
        *("paint red small", "paint red middle", "paint red large"),
        *("paint blue small", "paint blue middle", "paint blue large"),
        "wait",
        *("pick small", "pick middle", "pick large"),
    ]
    assert len(WORDS) == 10


def test_text_and_index_are_inverse() -> None:
    for index in range(len(WORDS)):
        assert WORDS.parse(WORDS.text(index)) == index


def test_arguments_and_place() -> None:
    action = WORDS.action(5)
    assert (action.verb, action.arguments, str(action)) == (PAINT, (1, 2), "paint blue large")
    assert PAINT.at(1, 2) == 5 and PAINT.arguments(5) == (1, 2)
    assert 5 in PAINT and 6 not in PAINT and 6 in WAIT
    assert WORDS.verb_of == [0] * 6 + [1] + [2] * 3


def test_spaces_do_not_matter() -> None:
    assert WORDS.parse("  paint   blue large ") == 5


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "An action is empty; expected a verb and its arguments."),
        ("   ", "An action is empty; expected a verb and its arguments."),
        ("dance", "Unknown action 'dance' in 'dance'."),
        ("paint red", "'paint red' does not fit the form 'paint <colour> <size>'."),
        ("wait now", "'wait now' does not fit the form 'wait'."),
        ("paint green small", "'green' in 'paint green small' is not a known colour."),
        ("Paint red small", "Unknown action 'Paint' in 'Paint red small'."),
    ],
)
def test_what_is_no_action(text: str, sentence: str) -> None:
    with pytest.raises(BadInput) as caught:
        WORDS.parse(text)
    assert str(caught.value) == sentence


@pytest.mark.parametrize("index", [-1, 10, 999])
def test_what_is_no_index(index: int) -> None:
    with pytest.raises(BadInput) as caught:
        WORDS.action(index)
    assert str(caught.value) == f"There is no action number {index}; they run from 0 to 9."
