"""Games looked back upon: replays and bug reports."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from dolmen.core.event import EVERYBODY, Event
from dolmen.core.hold import HoldAt
from dolmen.core.play import Play
from dolmen.core.record import Record, parse
from dolmen.core.state import State
from dolmen.core.step import act
from dolmen.games import find
from dolmen.server import picture, wire
from dolmen.server.changes import compare
from dolmen.server.folded import fold, whole
from dolmen.server.stops import Stop
from dolmen.server.texts import text
from dolmen.speech.face import Face, face_of

ENCODER = msgspec.json.Encoder()


PAGE = 100  # frames of a replay that are made at once


class Page(NamedTuple):
    """Which frames of a replay are asked for."""

    first: int = 0
    size: int = PAGE

    def within(self, total: int) -> Page:
        """Those that there are."""
        first = max(0, min(self.first, total - 1))
        return Page(first, max(1, min(self.size, PAGE, total - first)))


FIRST_PAGE = Page()


def replay(
    bare: wire.Replay,
    header: str,
    moves: list[int],
    everything: bool,
    stops: Sequence[Stop],
    page: Page = FIRST_PAGE,
) -> bytes:
    """A game stop by stop, as the viewer knew it then or, if the game is over, with everything
    turned up. Gives JSON: it is made in a worker process, which remembers where the page before
    began."""
    first, count = page.within(len(stops))
    before = stops[max(0, first - 1)]
    known = fold(whole(f"{bare.table}/replay", header, moves[: before.whole]))
    game = known.game
    face = face_of(game, game.content_of(known.header))
    frames: list[wire.Frame] = []
    s = known.state
    if first == 0:
        events: list[Event] = []
        s = game.new(known.header, listener=events)
        frames.append(frame(face, s, events, bare.viewer, everything, 0, None, None))
    elif before.held is not None:
        s = s.clone()
        act(s, moves[before.whole], HoldAt(before.held))
    for number in range(max(1, first), first + count):
        last, stop = stops[number - 1], stops[number]
        goes_on = last.moves == stop.moves and last.held is not None
        seat, index, events = s.seat, s.options[0] if goes_on else moves[stop.moves - 1], []
        s = s.clone()
        s.listener = events
        passed = (last.held or 0) + 1 if goes_on else 0
        act(s, index, None if stop.held is None else HoldAt(stop.held, passed))
        text = game.vocabulary.text(index)
        frames.append(frame(face, s, events, bare.viewer, everything, number, seat, text))
    return ENCODER.encode(paged(bare, frames, first, len(stops)))


def paged(bare: wire.Replay, frames: list[wire.Frame], first: int, total: int) -> wire.Replay:
    """A page with these frames: the first whole, of the others what has changed."""
    bare.frames, bare.first, bare.total = thinned(frames), first, total
    after = first + len(frames)
    bare.next = after if after < total else None
    return bare


def thinned(frames: list[wire.Frame]) -> list[wire.Frame]:
    found = frames[:1]
    pictures = [msgspec.to_builtins({"view": one.view, "scores": one.scores}) for one in frames]
    for last, now, one in zip(pictures, pictures[1:], frames[1:], strict=False):
        changes = compare(last, now)
        found.append(msgspec.structs.replace(one, view=None, scores=[], changes=changes))
    return found


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
