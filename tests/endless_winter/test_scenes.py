"""What the Nomads do comes in pictures: one act, one picture, each the table of that moment."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from dolmen.core.hold import Hold
from dolmen.core.play import Play
from dolmen.core.record import Record, parse
from dolmen.games import find
from dolmen.games.endless_winter.nomads.scenes import BEGINNINGS
from dolmen.server.scenes import Onlooker, Scene
from dolmen.speech.face import face_of

GOLDEN = Path(__file__).parents[1] / "golden" / "endless_winter"
GAME = find("endless_winter")
FACE = face_of(GAME)


def watch(play: Play, action: str) -> list[Scene]:
    """Carry out an action under the eyes of an onlooker."""
    onlooker = Onlooker(FACE)
    play.do(action, Hold(watch=onlooker.look))
    if play.over:
        onlooker.look(play.state)
    return onlooker.scenes


@pytest.mark.parametrize("name", ["solo-won", "all-modules-solo"])
def test_a_watched_game_is_the_same_game(name: str) -> None:
    record = parse((GOLDEN / f"{name}.txt").read_text())
    plain = GAME.resume(Record(record.header))
    watched = GAME.resume(Record(record.header))
    pictures = 0
    for _, text in record.moves:
        plain.do(text)
        before = len(watched.events)
        scenes = watch(watched, text)
        assert watched.state == plain.state
        counts = [scene.events for scene in scenes]
        assert counts == sorted(set(counts))
        assert all(before <= n < len(watched.events) for n in counts)
        pictures += len(counts)
    assert len(watched.events) == len(plain.events)
    assert pictures > 60


def test_each_picture_shows_the_moment_before_the_next_act() -> None:
    """The Nomads' points and cards in a picture are those their lines have told so far."""
    record = parse((GOLDEN / "solo-won.txt").read_text())
    play = GAME.resume(Record(record.header))
    turns = 0
    for _, text in record.moves:
        scenes = watch(play, text)
        for scene, following in pairwise(scenes):
            first = play.events[scene.events].message
            if first.key != "nomad_turn":
                continue
            turns += 1
            row = len(GAME.view(scene.state, 0)["nomads"]["row"])
            assert len(GAME.view(following.state, 0)["nomads"]["row"]) == row + 1
            # The person's place does not change while the Nomads act.
            mine = [GAME.view(one.state, 0)["seats"][0] for one in (scene, following)]
            assert mine[0] == mine[1]
    assert turns > 5


def test_scenes_begin_with_known_events() -> None:
    assert {event.key for event in GAME.messages.events} >= BEGINNINGS


def test_games_of_several_people_have_no_scenes() -> None:
    """The server watches only where somebody acts alone."""
    record = parse((GOLDEN / "two.txt").read_text())
    play = GAME.resume(Record(record.header))
    for _, text in record.moves:
        assert not FACE.acts_alone(play.state)
        play.do(text)
    assert FACE.acts_alone(GAME.start(1, 1).state)
