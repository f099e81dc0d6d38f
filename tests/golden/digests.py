"""Digests of the golden games: what everybody could know and was told, after set-up and after
every move, as one short line each. A golden game holds only moves and totals; its digests make a
wrong state or a wrong event in the middle of it fail, and say at which move.

They are computed from meaning: texts of actions, keys of views, names of components. Neither
action indices nor the classes behind a state count, nor how an event's sentence is worded.

    python -m tests.golden.digests                      writes the digests of all golden games
    python -m tests.golden.digests altay/trading        writes those of one
    python -m tests.golden.digests altay/trading 57     shows what the digests of move 57 are made
                                                        of, to compare two versions of the code

Write them anew only when behaviour changes on purpose, and say in the commit what changed.
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from dolmen.core.event import Event
from dolmen.core.message import Message
from dolmen.core.play import Play
from dolmen.core.record import Record, parse
from dolmen.games import find
from dolmen.speech.face import face_of
from dolmen.speech.lexicon import Lexicon

FOLDER = Path(__file__).parent
GAMES = ("altay", "endless_winter", "prehistory")
FILES = tuple(path for game in GAMES for path in sorted((FOLDER / game).glob("*.txt")))
NOTHING = "-"  # the digest of a move that nothing is told about
ALIKE = ("fish", "gathering_tile", "tile")  # kinds in which several components share a name

encode = msgspec.json.Encoder(order="deterministic").encode


@dataclass(slots=True, frozen=True)
class Moment:
    """What the game shows after a move, or after set-up, and what it told about it."""

    state: bytes
    events: bytes

    @property
    def digest(self) -> str:
        return f"{shorten(self.state)} {shorten(self.events) if self.events else NOTHING}"


def shorten(data: bytes) -> str:
    return blake2b(data, digest_size=4).hexdigest()


def moments(record: Record) -> Iterator[Moment]:
    """A record folded again, move by move; set-up comes first."""
    game = find(record.header.game)
    play = game.resume(Record(record.header))
    lexicon = face_of(game).lexicon("en", play.content, play.names)
    yield Moment(describe_state(play, lexicon), describe_events(play, play.events, lexicon))
    for _, text in record.moves:
        events = play.do(text)
        yield Moment(describe_state(play, lexicon), describe_events(play, events, lexicon))


def describe_state(play: Play, lexicon: Lexicon) -> bytes:
    """Everything that anybody may know. The views name the seat that decides, the prompt's key
    and, in their order, the texts of the legal actions."""
    decision = play.decision
    parts = {
        "prompt": None if decision is None else describe(decision.prompt, lexicon),
        "views": [play.view(seat) for seat in everybody(play)],
        "scores": play.scores,
        "winners": play.winners,
        "learned": play.state.learned,
        "counters": play.state.counters,
    }
    return b"\n".join(b"%s %s" % (name.encode(), encode(part)) for name, part in parts.items())


def describe_events(play: Play, events: list[Event], lexicon: Lexicon) -> bytes:
    """One line per event: who may know it and what it says."""
    readers = everybody(play)
    return b"\n".join(
        encode(
            [[seat for seat in readers if event.seen_by(seat)], describe(event.message, lexicon)]
        )
        for event in events
    )


def everybody(play: Play) -> list[int | None]:
    """All seats, then the spectator."""
    return [*range(play.header.players), None]


def describe(message: Message, lexicon: Lexicon) -> list[Any]:
    """A message's key and tokens, each by its English name, for numbers may mean something else
    one day. Which sort of apostrophe is printed does not matter."""
    return [
        message.key,
        *(
            [name, kind, plain(lexicon.name(kind, value)), value if kind in ALIKE else None]
            for name, (kind, value) in message.tokens().items()
        ),
    ]


def plain(text: str) -> str:
    return text.replace("’", "'")


def beside(path: Path) -> Path:
    """Where the digests of a golden game stand."""
    return path.with_suffix(".digest")


def difference(path: Path) -> str | None:
    """Where a golden game first differs from its digests, in words; None if it does not."""
    record = parse(path.read_text(encoding="utf-8"))
    known = beside(path).read_text(encoding="utf-8").splitlines()
    if len(known) != len(record.moves) + 1:
        return f"{path.stem}: {len(known)} digests for {len(record.moves)} moves and set-up"
    for number, (line, moment) in enumerate(zip(known, moments(record), strict=True)):
        if line != moment.digest:
            where = "set-up"
            if number:
                seat, text = record.moves[number - 1]
                where = f"move {number} ({seat} {text})"
            parts = zip(("state", "events"), line.split(), moment.digest.split(), strict=True)
            wrong = " and ".join(name for name, old, new in parts if old != new)
            return f"{path.stem}, {where}: other {wrong} than recorded\n{moment.events.decode()}"
    return None


def write(path: Path) -> None:
    record = parse(path.read_text(encoding="utf-8"))
    lines = [f"{moment.digest}\n" for moment in moments(record)]
    beside(path).write_text("".join(lines), encoding="utf-8")


def show(path: Path, move: int) -> None:
    record = parse(path.read_text(encoding="utf-8"))
    del record.moves[move:]
    *_, moment = moments(record)
    print(moment.state.decode())
    print(moment.events.decode())


def main(arguments: list[str]) -> None:
    if len(arguments) == 2:
        show(FOLDER / f"{arguments[0]}.txt", int(arguments[1]))
        return
    for path in [FOLDER / f"{name}.txt" for name in arguments] or FILES:
        write(path)


if __name__ == "__main__":
    main(sys.argv[1:])
