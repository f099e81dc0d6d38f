"""Games against the Nomads that begin with a position."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.companion.reentry import GAME, mix, play_out

from dolmen.core.play import Play
from dolmen.core.position import UNSEEN, BadPosition, Position
from dolmen.core.record import BadRecord, Header, Record, parse
from dolmen.core.refusal import BadInput
from dolmen.games.endless_winter.modules.catalogue import MODULES
from dolmen.games.endless_winter.position.saying import describe, moment_of
from dolmen.games.endless_winter.state import State

WHERE = ("round", "moment", "order", "figures")
# What cannot be told without the others.
TOGETHER = (
    ("stones", "you.stones", "nomads.stones"),
    ("tiles", "landmarks", "ice"),
    ("sacrifice", "nomads.grave", "removed", "display"),
)
EVERYTHING = {module.id: "on" for module in MODULES} | {"extra_card": "on"}
MIXES = [{}, EVERYTHING, *(mix(seed) for seed in (3, 5))]


def moments(options: dict[str, str], seed: int) -> list[tuple[str, State]]:
    """The table of a random game at every moment at which a game can begin."""
    found, _ = play_out(GAME.header(1, seed, options), seed)
    named = [(moment_of(one.state, one.step), one.state) for one in found]
    return [(moment, state) for moment, state in named if moment is not None]


def header_with(position: Position, options: dict[str, str], seed: int = 99) -> Header:
    header = GAME.header(1, seed, options)
    header.position = position
    return parse(str(Record(header))).header


def laid(position: Position, options: dict[str, str]) -> State:
    header = header_with(position, options)
    s: State = GAME.set_up(GAME.content, header, GAME.all_options(header.options))
    GAME.take_up(s, position)
    return s


def seen(s: State) -> dict[str, Any]:
    """What the player sees, but for the abilities that were used in a turn which is over."""
    return {**GAME.view(s, 0), "column_abilities": None}


def play_on(play: Play, seed: int) -> None:
    chance = random.Random(seed)
    while not play.over:
        play.do(chance.choice(play.state.options))


@pytest.mark.parametrize("number", range(len(MIXES)))
def test_the_table_is_the_same(number: int) -> None:
    options = MIXES[number]
    for moment, state in moments(options, number)[number % 3 :: 3]:
        position = describe(state, moment)
        s = laid(position, options)
        assert seen(s) == seen(state), moment
        assert describe(s, moment) == position


@pytest.mark.parametrize("number", range(len(MIXES)))
def test_the_game_goes_on_to_its_end(number: int) -> None:
    """Its record is like any other: it is folded again, forked, and checked."""
    options = MIXES[number]
    chance = random.Random(number)
    moment, state = chance.choice(moments(options, number))
    play = GAME.resume(Record(header_with(describe(state, moment), options)))
    box = GAME.position_census(play.state)
    play_on(play, number)
    assert GAME.position_census(play.state) == box
    text = str(play.record)
    again = GAME.read(text)
    assert str(again.record) == text and again.view(0) == play.view(0)
    half = again.fork(len(play.moves) // 2)
    assert half.record.moves == play.record.moves[: len(half.moves)]
    with pytest.raises(BadRecord):
        GAME.read(text.replace("\n\n0 ", "\n\n1 ", 1))


def test_what_is_left_open_is_dealt() -> None:
    """Whatever somebody leaves out, a table comes of it, or a clear word."""
    chance = random.Random(1)
    played = refused = 0
    for seed in range(8):
        options = mix(seed)
        for moment, state in chance.sample(moments(options, seed), 3):
            whole = describe(state, moment)
            gone = {key for key in whole if key not in WHERE and chance.random() < 0.2}
            for group in TOGETHER:
                if gone & {*group}:
                    gone |= {*group}
            kept = {key: value for key, value in whole.items() if key not in gone}
            for key, value in kept.items():
                if key in ("display", "ground", "site_tiles"):
                    kept[key] = {
                        place: UNSEEN if chance.random() < 0.3 else thing
                        for place, thing in value.items()
                    }
            try:
                play = GAME.resume(Record(header_with(kept, options)))
            except BadInput as error:
                assert str(error).startswith("The position: ")
                refused += 1
                continue
            play_on(play, seed)
            played += 1
    assert played > 2 * refused


def test_the_same_seed_deals_the_same() -> None:
    first = GAME.resume(Record(header_with({}, {}, 5)))
    second = GAME.resume(Record(header_with({}, {}, 5)))
    other = GAME.resume(Record(header_with({}, {}, 6)))
    assert first.state == second.state
    assert first.state != other.state


WRONG: list[tuple[str, Any, str]] = [
    ("you.gold", 3, "The position: you.gold: is not a known field."),
    ("you.food", -1, "The position: you.food: expected 0 to 299, got -1."),
    ("you.food", "3", "The position: you.food: expected 0 to 299, got 3."),
    ("you.food", True, "The position: position: expected names with values."),
    ("you.chief", "nobody", "The position: you.chief: nobody cannot be there."),
    ("you.hand", ["start_brave"], "The position: you.hand: expected names with values."),
    ("you.hand", {"start_brave": 9}, "start_brave: there would be 9 of it, but the box holds"),
    ("ground", {"nowhere": "mastodon"}, "The position: ground: there is no place called nowhere."),
    ("you.animals", {"mastodon": 20}, "mastodon: there would be 20 of it"),
    ("nomads.row", ["nomad_01"], "The position: nomads.row: must be 0."),
    ("nomads.row", ["?"], "The position: nomads.row: ? cannot be there."),
    ("nomads.camps", ["o_ne"], "The position: nomads.camps: must be"),
    ("site", {"2.0.0": "you"}, "The position: site: a Megalith stands on nothing."),
    ("moment", "eclipse", "the game cannot be at this moment with these figures"),
    ("figures", {"chief": "hunt"}, "the game cannot be at this moment with these figures"),
    ("land", ["land_1", "land_1"], "The position: land: appears twice."),
]


@pytest.mark.parametrize(("key", "value", "sentence"), WRONG)
def test_what_is_wrong_is_said(key: str, value: Any, sentence: str) -> None:
    with pytest.raises(BadPosition) as caught:
        GAME.resume(Record(header_with({key: value}, {})))
    assert sentence in str(caught.value)
    assert caught.value.place[0] == "position"


def test_other_games_begin_with_their_setup() -> None:
    header = GAME.header(2, 1)
    header.position = {"round": 1}
    with pytest.raises(BadPosition, match="always begins with its setup"):
        GAME.resume(Record(header))
