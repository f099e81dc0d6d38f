"""Games looked back upon: replays and bug reports."""

from __future__ import annotations

import msgspec

from dolmen.core.event import EVERYBODY, Event
from dolmen.core.hold import HoldAt
from dolmen.core.play import Play
from dolmen.core.record import Record, parse
from dolmen.core.state import State
from dolmen.games import find
from dolmen.server import picture, wire
from dolmen.server.texts import text
from dolmen.speech.face import Face, face_of

ENCODER = msgspec.json.Encoder()


def replay(
    bare: wire.Replay, header: str, moves: list[int], everything: bool, held: int | None = None
) -> bytes:
    """Every step of a game, as the viewer knew it then or, if the game is over, with everything
    turned up; the last one as far as the table has gone (`held`: where it waits). Gives JSON: it
    is made in a worker process."""
    head = parse(header).header
    game = find(head.game)
    play = game.resume(Record(head))
    face = face_of(game, play.content)
    frames = [frame(face, play.state, play.events, bare.viewer, everything, 0, None, None)]
    for number, index in enumerate(moves, start=1):
        seat = play.state.seat
        last = number == len(moves)
        new = play.do(index, HoldAt(held) if last and held is not None else None)
        text = game.vocabulary.text(index)
        step = frame(face, play.state, new, bare.viewer, everything, number, seat, text)
        frames.append(step)
    bare.frames = frames
    return ENCODER.encode(bare)


def result(
    header: str, moves: list[int], viewer: int | None, over: bool, seconds: list[float]
) -> bytes:
    """The story of a game in numbers, as JSON: it is made in a worker process."""
    head = parse(header).header
    game = find(head.game)
    play = game.resume(Record(head))
    face = face_of(game, play.content)
    rounds = {game.round(play.state): totals(face, play.state, viewer)}
    for index in moves:
        play.do(index)
        rounds[game.round(play.state)] = totals(face, play.state, viewer)
    told = wire.Result([wire.RoundScores(n, row) for n, row in rounds.items()], [], [], seconds)
    if over:
        sides = len(game.scores(play.state))
        told.parts = [parts(face, play, side) for side in range(sides)]
        counted = face.statistics([e for e in play.events if is_heard(e, None, True)], sides)
        told.statistics = [wire.Statistic(name, row) for name, row in counted.items()]
    return ENCODER.encode(told)


def totals(face: Face, s: State, viewer: int | None) -> list[int]:
    return [score.total for score in picture.scores(face, s, viewer)]


def parts(face: Face, play: Play, side: int) -> list[wire.PartInfo]:
    return [
        wire.PartInfo(part.category, text(face, "part", part.message), part.points)
        for part in face.parts(play.state, side, play.events)
    ]


def frame(
    face: Face,
    s: State,
    events: list[Event],
    viewer: int | None,
    everything: bool,
    number: int,
    seat: int | None,
    action: str | None,
) -> wire.Frame:
    seen = [event for event in events if is_heard(event, viewer, everything)]
    # What a player chose is a secret of the game until its log reveals it.
    known = everything or seat == viewer
    return wire.Frame(
        move=number,
        action=action if known else None,
        seat=seat,
        round=face.game.round(s),
        view=face.reveal(s) if everything else face.game.view(s, viewer),
        log=[entry for _, entry in picture.entries(face, seen, number)],
        scores=picture.scores(face, s, viewer),
    )


def is_heard(event: Event, viewer: int | None, everything: bool) -> bool:
    """With everything turned up, the full line is shown and not the one for the others."""
    if everything:
        return event.audience == EVERYBODY or event.audience > 0
    return event.seen_by(viewer)


def with_note(record: str, note: str, moves: int) -> str:
    """A record with remarks after its header; readers of records skip them."""
    head, _, rest = record.partition("\n\n")
    remarks = [f"# bug report after {moves} moves", *(f"# {row}" for row in note.splitlines())]
    return "\n".join((head, "", *remarks, rest.lstrip("\n")))
