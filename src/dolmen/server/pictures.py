"""Pictures of games, drawn while their rules are at hand: what everybody could see after every
move. A later version that cannot play such a game any more can still show it."""

from __future__ import annotations

import lzma

import msgspec

from dolmen.core.hold import HoldAt
from dolmen.core.record import Record, parse
from dolmen.games import find
from dolmen.server import wire
from dolmen.server.history import frame
from dolmen.speech.face import face_of

# Whose eyes, besides the seats: of a spectator; or with everything turned up, once a game is over.
# Beside the pictures of a finished game stands who won it.
SPECTATOR, EVERYTHING, WINNERS = -1, -2, -3
# One frame is much like the one before it: a window of a megabyte finds that, and quickly.
PACKING = [{"id": lzma.FILTER_LZMA2, "preset": 0, "dict_size": 1 << 20}]
ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(list[wire.Frame])


class Drawn(msgspec.Struct):
    """All pictures of a game that one viewer may see."""

    viewer: int
    data: bytes


class Pictures:
    """The pictures of one table; `number` entries of its log are shown in them."""

    def __init__(self, number: int, drawn: list[Drawn]) -> None:
        self.number = number
        self.viewers = {one.viewer: one.data for one in drawn}

    @property
    def winners(self) -> list[int]:
        return msgspec.json.decode(self.viewers.get(WINNERS, b"[]"), type=list[int])

    def frames(self, viewer: int) -> list[wire.Frame]:
        return DECODER.decode(lzma.decompress(self.viewers[viewer]))


def draw(
    header: str, moves: list[tuple[int, str]], over: bool, held: int | None = None
) -> list[Drawn]:
    """Fold a game and draw it for everybody who may look, as far as the table has gone (`held`:
    where it waits). It takes seconds: for a worker."""
    head = parse(header).header
    game = find(head.game)
    play = game.resume(Record(head))
    face = face_of(game, play.content)
    viewers: list[int] = [EVERYTHING] if over else [SPECTATOR, *range(head.players)]
    made: dict[int, list[wire.Frame]] = {viewer: [] for viewer in viewers}

    def look(events: int, number: int, seat: int | None, action: str | None) -> None:
        for viewer in viewers:
            eyes = viewer if viewer >= 0 else None
            new = play.events[events:]
            made[viewer].append(
                frame(face, play.state, new, eyes, viewer == EVERYTHING, number, seat, action)
            )

    look(0, 0, None, None)
    for number, (_, text) in enumerate(moves, start=1):
        seat, told = play.state.seat, len(play.events)
        last = number == len(moves)
        play.do(text, HoldAt(held) if last and held is not None else None)
        look(told, number, seat, text)
    drawn = [Drawn(viewer, pack(frames)) for viewer, frames in made.items()]
    if play.over:
        drawn.append(Drawn(WINNERS, ENCODER.encode(play.winners)))
    return drawn


def pack(frames: list[wire.Frame]) -> bytes:
    return lzma.compress(ENCODER.encode(frames), lzma.FORMAT_XZ, filters=PACKING)
