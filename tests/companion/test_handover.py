"""A session turned into a digital table, and back."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.companion.reentry import GAME, mix
from tests.endless_winter.test_position import EVERYTHING, play_on, seen

from dolmen.companion.entry import Entry
from dolmen.companion.handover import handover_of, record_of, retold
from dolmen.companion.nomads.conversion import Recorder
from dolmen.companion.nomads.handover import moment_before
from dolmen.companion.nomads.truth import alike
from dolmen.companion.session import Session, session_of
from dolmen.companion.show import show, teller_of
from dolmen.core.play import Play
from dolmen.core.position import UNSEEN, BadPosition, Position
from dolmen.core.step import act, advance
from dolmen.games.endless_winter import ids
from dolmen.games.endless_winter.position.fields import BACKS, NOMAD_FIGURES
from dolmen.games.endless_winter.position.saying import describe
from dolmen.games.endless_winter.state import State
from dolmen.speech.problems import spoken


def random_play(options: dict[str, str], seed: int, cut: float) -> Play:
    """A digital game, up to a moment."""
    chance = random.Random(seed)
    play = GAME.start(1, seed, options)
    while not play.over:
        play.do(chance.choice(play.state.options))
    return play.fork(int(cut * len(play.moves)))


def table_of(play: Play) -> tuple[str, State]:
    """The last moment of a digital game at which another one could begin."""
    s = GAME.set_up(play.content, play.header, GAME.all_options(play.header.options))
    recorder = Recorder()
    s.listener = recorder.told
    advance(s, recorder)
    for _, action in play.moves:
        act(s, action, recorder)
    named = [(moment_before(one.state, one.step), one.state) for one in recorder.moments]
    return [(moment, state) for moment, state in named if moment is not None][-1]


def same(s: State, key: str, told: Any, truth: Any) -> bool:
    """Whether what a session knows is true, as far as it was ever told."""
    if told == UNSEEN:
        return truth is not None
    if isinstance(told, list) and key in ("nomads.grave", "sacrifice"):
        eras = [name if name in BACKS else back_of(s, name) for name in truth]
        return [*told] == eras
    if isinstance(told, list):
        return len(told) == len(truth) and (UNSEEN in told or told == truth)
    if not isinstance(told, dict):
        return bool(told == truth)
    if key == "figures":
        return {n: p for n, p in told.items() if n in NOMAD_FIGURES} == {
            n: p for n, p in truth.items() if n in NOMAD_FIGURES
        }
    if key == "site":
        return {p: whose.partition("_")[0] for p, whose in told.items()} == {
            p: whose.partition("_")[0] for p, whose in truth.items()
        }
    if key == "tiles":
        number = ids.TILES.index
        return all(
            tile == UNSEEN or alike(s.content, number(tile), number(truth[place]))
            for place, tile in told.items()
        )
    return all(same(s, key, thing, truth.get(place)) for place, thing in told.items())


def back_of(s: State, name: str) -> str:
    return BACKS[s.content.culture_of(ids.CARDS.index(name)).era - 1]


# What people change while they act is only asked again when the Nomads need it.
STALE = frozenset({"ground", "display", "stones", "site", "junctions", "you.stones"})
GUESSED = frozenset({"first", "rituals", "nomads.raft"})


@pytest.mark.parametrize(
    ("options", "seed", "cut"),
    [
        ({}, 1, 0.5),
        (EVERYTHING, 2, 0.35),
        (EVERYTHING, 3, 0.8),
        (mix(4), 4, 0.95),
        (mix(5), 5, 0.1),
        (mix(6), 6, 0.65),
    ],
)
def test_a_digital_game_becomes_a_session_and_a_table_again(
    options: dict[str, str], seed: int, cut: float
) -> None:
    play = random_play(options, seed, cut)
    session = session_of(str(play.record))
    moment, state = table_of(play)
    truth = describe(state, moment)
    known = handover_of(session).known
    for key, told in known.items():
        if key not in STALE | GUESSED:
            assert same(state, key, told, truth.get(key)), (key, told, truth.get(key))
    record = record_of(session, answers(known, truth))
    again = GAME.set_up(play.content, record.header, GAME.all_options(record.header.options))
    assert record.header.position is not None
    GAME.take_up(again, record.header.position)
    assert seen(again) == seen(state)
    table = GAME.resume(record)
    play_on(table, seed)
    assert GAME.read(str(table.record)).over


def answers(known: Position, truth: Position) -> Position:
    """What somebody enters who sees the whole table."""
    return {**dict.fromkeys(known), **truth}


def test_nothing_has_to_be_added() -> None:
    """What nobody says is dealt: a table comes of every session that knows enough."""
    made = 0
    for seed in range(4):
        play = random_play(mix(seed), seed, 0.2 + seed / 5)
        session = session_of(str(play.record))
        moment, _ = table_of(play)
        known = handover_of(session).known
        extra = {} if moment == "turn" else {"figures": whole_figures(known["figures"])}
        table = GAME.resume(record_of(session, {**extra, "you.stones": None, "stones": None}))
        play_on(table, seed)
        made += table.over
    assert made == 4


def whole_figures(told: dict[str, str]) -> dict[str, str]:
    return {"chief": "rest", "tribe_1": "rest", "tribe_2": "rest", **told}


def test_a_game_that_is_being_set_up_goes_on_beside_a_real_table() -> None:
    """The session begins with the Nomads' setup; people finish their own at the table."""
    session = session_of(str(random_play(mix(5), 5, 0.01).record))
    assert session.position().question is not None
    known = handover_of(session).known
    assert known["round"] == 1 and known["moment"] == "turn"
    assert GAME.round(GAME.resume(record_of(session, {})).state) == 1


def test_a_number_can_be_corrected_and_what_is_wrong_has_names() -> None:
    """Pile and Raft too; errors about a position speak of fields and cards by name."""
    play = random_play(EVERYTHING, 2, 0.35)
    session = session_of(str(play.record))
    scene = session.position().scene
    for key, number in (("pile", 3), ("raft", 2)):
        session.enter(Entry(scene, "correct", key, number))
        owned = {row["id"]: row["value"] for row in show(session, "en")["owned"]}
        assert owned[key] == number
    hand = {"you.hand": {"start_brave": 9}}
    with pytest.raises(BadPosition) as caught:
        record_of(session, hand)
    for language, brave in (("en", "Brave"), ("de", "Jäger"), ("fr", "Brave")):
        told = retold(caught.value, session, teller_of(session, language))
        assert brave in spoken(told, language) and "start_" not in spoken(told, language)


def test_a_new_session_is_a_new_table() -> None:
    from dolmen.companion.session import Start

    session = Session(Start("endless_winter", 3, EVERYTHING))
    table = GAME.resume(record_of(session, {}))
    play_on(table, 3)
    assert table.over
