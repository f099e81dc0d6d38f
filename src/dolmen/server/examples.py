"""The worked examples of a game and its legend, for the help pages: records folded by the rules,
drawn like the pictures of any table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import msgspec

from dolmen.core.event import Event
from dolmen.core.hold import Hold
from dolmen.core.play import Play
from dolmen.core.record import Record
from dolmen.core.state import State
from dolmen.games import find
from dolmen.server import picture, wire
from dolmen.server.outlook import Outlook
from dolmen.server.scenes import Onlooker, Scene
from dolmen.speech.examples import (
    Example,
    Moment,
    Step,
    explain,
    help_texts,
    read_examples,
    read_record,
)
from dolmen.speech.face import Face, face_of
from dolmen.speech.legend import read_legend


@dataclass(slots=True)
class Shown:
    """A moment of a folded record: the table, how many events had happened then and after each
    move before, and with which of them the last act began."""

    moment: Moment
    play: Play
    state: State
    events: int
    counts: list[int]
    begun: int


def write_examples(game: str, language: str) -> bytes:
    """The same as JSON: folding takes long, so it is done in a worker."""
    return msgspec.json.encode(examples(game, language))


def examples(game: str, language: str) -> wire.Examples:
    """The worked examples of a game, and the pictures that they and its summary are drawn from."""
    face = face_of(find(game))
    found = moments(game)
    return wire.Examples(
        [told(face, language, one, found) for one in read_examples(face.game).examples],
        {name: drawn(face, at) for name, at in found.items()},
    )


def told(face: Face, language: str, example: Example, found: dict[str, Shown]) -> wire.ExampleInfo:
    """An example in words: what the chronicle says between two moments, and what it means."""
    steps: list[wire.ExampleStep] = []
    before: Shown | None = None
    for step in example.steps:
        at = found[step.moment.id]
        lexicon = face.lexicon(language, None, at.play.names)
        view = face.game.view(at.state, step.moment.seat)
        lines = [
            lexicon.say("event", event.message)
            for event in happened(step, before, at)
            if event.seen_by(step.moment.seat)
        ]
        text = explain(face.game, lexicon, step, view)
        steps.append(wire.ExampleStep(step.moment.id, list(step.show), lines, text))
        before = at
    title = help_texts(face.game, language)["example"][example.id]
    return wire.ExampleInfo(example.id, title, steps)


def happened(step: Step, before: Shown | None, at: Shown) -> list[Event]:
    """What an example tells about a step: nothing before its first moment."""
    if step.since is not None:
        return at.play.events[at.counts[step.since] : at.events]
    if before is None:
        return at.play.events[at.begun : at.events] if step.moment.scene else []
    return at.play.events[before.events : at.events]


@cache
def moments(game: str) -> dict[str, Shown]:
    """Every moment that is shown, by its id."""
    every = read_examples(find(game)).all_moments
    records = dict.fromkeys(one.record for one in every)
    every_one = [one for name in records for one in fold(game, name, every)]
    by_id = {one.moment.id: one for one in every_one}
    return {moment.id: by_id[moment.id] for moment in every}


def fold(game: str, name: str, every: list[Moment]) -> Iterator[Shown]:
    """The moments of one record. Each is shown where it lies, and the game goes on."""
    rules = find(game)
    record = read_record(rules, name)
    play = rules.resume(Record(record.header))
    face = face_of(rules, play.content)
    wanted = [one for one in every if one.record == name]
    last = max(one.move for one in wanted)
    scenes: list[Scene] = []
    counts: list[int] = []
    for number in range(last + 1):
        if number:
            scenes = act(face, play, record.moves[number - 1][1])
        counts.append(len(play.events))
        for moment in wanted:
            if moment.move == number:
                yield shown(moment, play, scenes, counts)


def shown(moment: Moment, play: Play, scenes: list[Scene], counts: list[int]) -> Shown:
    """The table as it lies now, or between two acts of the last move."""
    ends = [*counts[-2:-1], *(scene.events for scene in scenes), len(play.events)]
    if not moment.scene:
        return Shown(moment, play, play.state.clone(), ends[-1], counts, ends[-1])
    scene = scenes[moment.scene - 1]
    return Shown(moment, play, scene.state, scene.events, counts, ends[moment.scene - 1])


def act(face: Face, play: Play, text: str) -> list[Scene]:
    """Carries an action out; gives the acts of an automatic opponent that follow."""
    if not face.acts_alone(play.state):
        play.do(text)
        return []
    onlooker = Onlooker(face)
    play.do(text, Hold(watch=onlooker.look))
    return onlooker.scenes


def drawn(face: Face, at: Shown) -> wire.Snapshot:
    """The table as the seat saw it; with the question where its places are to be lit."""
    moment, play, s = at.moment, at.play, at.state
    face = face_of(face.game, play.content)
    seat = moment.seat
    acts = play.events[at.begun : at.events]
    asks = moment.asks and s.seat == seat
    outlook = Outlook(face, s, lambda _: True) if asks else None
    return wire.Snapshot(
        seq=0,
        table="",
        game=face.game.id,
        moves=moment.move,
        viewer=seat,
        seats=[
            wire.SeatInfo(name, "human", True, None, None, False)
            for name in play.names[: play.header.players]
        ],
        host=False,
        round=face.game.round(s),
        view=face.game.view(s, seat),
        decision=picture.decision(face, s, moment.move, outlook, False) if outlook else None,
        why_not=[],
        log=picture.seen(picture.entries(face, acts, moment.move), seat),
        fresh=True,
        undo=0,
        redo=0,
        undo_text=None,
        over=not s.stack,
        ended=False,
        scores=picture.scores(face, s, seat),
        chat=[],
        paused=False,
        page=moment.scene,
        pages=moment.scene,
    )


def legend(game: str, language: str) -> list[wire.SymbolGroupInfo]:
    """Every symbol of a game's table."""
    return [
        wire.SymbolGroupInfo(
            group.id,
            group.title,
            [wire.SymbolInfo(one.mark, one.name, one.about) for one in group.symbols],
        )
        for group in read_legend(face_of(find(game)), language)
    ]
