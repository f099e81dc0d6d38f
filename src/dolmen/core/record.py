"""Records: header + actions as a readable text file. They are the whole truth about a game.

    dolmen record 1
    game: altay
    rules: 1
    content: 0123456789abcdef
    players: 2
    seed: 7
    option trading: on
    name 0: Anna
    bot 1: hunter

    0 folk earthfolk
    1 folk firefolk
    ...
    end 23 18

One action a line after the seat that took it; a finished game closes with its totals. A game with
a player's own pack has a line `pack:` with all of it, so that the record needs nothing else. A game
that does not begin with its setup has a line `position:` (`core/position.py`).
"""

from dataclasses import dataclass, field
from typing import Final

from dolmen.core import position as positions
from dolmen.core.content import BadContent
from dolmen.core.own_pack import OwnPack, read_line
from dolmen.core.position import Position
from dolmen.core.problem import problem
from dolmen.core.refusal import BadInput

FORMAT: Final = "dolmen record 1"
SEAT_DIGITS: Final = 3
QUOTED: Final = 60  # characters of what somebody wrote


class BadRecord(BadInput):
    """A record cannot be read or does not fit the rules.

    >>> import dolmen
    >>> dolmen.load("not a record")
    Traceback (most recent call last):
    dolmen.core.record.BadRecord: ...
    """


@dataclass(slots=True)
class Header:
    """Everything a game is a function of, besides its actions."""

    game: str
    rules: int
    content: str
    players: int
    seed: int
    first: int | None = None  # the seat that begins, where the table agreed on one
    options: dict[str, str] = field(default_factory=dict)  # only what differs from the default
    names: dict[int, str] = field(default_factory=dict)
    bots: dict[int, str] = field(default_factory=dict)  # on which seats no person sat
    pack: OwnPack | None = None  # the corrections that are played with
    position: Position | None = None  # where the game begins, if not with its setup

    def __str__(self) -> str:
        always = ("game", "rules", "content", "players", "seed")
        lines = [FORMAT, *(f"{key}: {getattr(self, key)}" for key in always)]
        if self.first is not None:
            lines.append(f"first: {self.first}")
        lines += [f"option {name}: {self.options[name]}" for name in sorted(self.options)]
        lines += [f"name {seat}: {self.names[seat]}" for seat in sorted(self.names)]
        lines += [f"bot {seat}: {self.bots[seat]}" for seat in sorted(self.bots)]
        if self.pack is not None:
            lines.append(f"pack: {self.pack.line()}")
        if self.position is not None:
            lines.append(f"position: {positions.write_line(self.position)}")
        return "\n".join(lines) + "\n"


@dataclass(slots=True)
class Record:
    header: Header
    moves: list[tuple[int, str]] = field(default_factory=list)  # (seat, action text)
    totals: list[int] | None = None  # of a finished game

    def __str__(self) -> str:
        lines = [str(self.header)]
        lines += [f"{seat} {text}" for seat, text in self.moves]
        if self.totals is not None:
            lines.append("end " + " ".join(str(total) for total in self.totals))
        return "\n".join(lines) + "\n"


def parse(text: str) -> Record:
    lines = text.splitlines()
    if not lines or lines[0].strip() != FORMAT:
        raise BadRecord(f"This is not a game record: its first line is not '{FORMAT}'.")
    fields: dict[str, str] = {}
    start = 1
    while start < len(lines) and lines[start].strip():
        key, colon, value = lines[start].partition(":")
        if not colon:
            got = shorten(lines[start])
            raise BadRecord(f"Line {start + 1}: expected 'key: value', got '{got}'.")
        fields[key.strip()] = value.strip()
        start += 1
    record = Record(read_header(fields))
    for number, line in enumerate(lines[start:], start=start + 1):
        words = line.strip()
        if not words or words.startswith("#"):
            continue
        if record.totals is not None:
            raise BadRecord(f"Line {number}: nothing may follow the line 'end'.")
        first, _, rest = words.partition(" ")
        if first == "end":
            try:
                record.totals = [int(total) for total in rest.split()]
            except ValueError:
                raise BadRecord(f"Line {number}: expected totals after 'end'.") from None
        elif is_seat(first) and rest:
            record.moves.append((int(first), rest.strip()))
        else:
            got = shorten(words)
            raise BadRecord(f"Line {number}: expected a seat and an action, got '{got}'.")
    return record


def read_header(fields: dict[str, str]) -> Header:
    header = Header(
        game=take(fields, "game"),
        rules=take_number(fields, "rules"),
        content=take(fields, "content"),
        players=take_number(fields, "players"),
        seed=take_number(fields, "seed"),
        first=take_number(fields, "first") if "first" in fields else None,
    )
    for key, value in fields.items():
        kind, _, rest = key.partition(" ")
        if kind == "option" and rest:
            header.options[rest] = value
        elif kind in ("name", "bot") and is_seat(rest):
            (header.names if kind == "name" else header.bots)[int(rest)] = value
        elif key == "pack":
            header.pack = read_pack(header.game, value)
        elif key == "position":
            header.position = positions.read_line(value)
        else:
            raise BadRecord(f"The record's header has an unknown line '{shorten(key)}'.")
    return header


def read_pack(game: str, line: str) -> OwnPack:
    try:
        return read_line(game, line)
    except BadContent as error:
        raise BadRecord(problem("in_record", error=error.sentence)) from None


def take(fields: dict[str, str], key: str) -> str:
    if key not in fields:
        raise BadRecord(f"The record's header has no line '{key}'.")
    return fields.pop(key)


def take_number(fields: dict[str, str], key: str) -> int:
    text = take(fields, key)
    try:
        return int(text)
    except ValueError:
        got = shorten(text)
        raise BadRecord(f"The record's header line '{key}' is not a number: '{got}'.") from None


def is_seat(text: str) -> bool:
    """Whether it may be the number of a seat: Python refuses to read a number of thousands of
    digits, and quite right."""
    return text.isdecimal() and len(text) <= SEAT_DIGITS


def shorten(text: str) -> str:
    """What somebody wrote, at a length that fits into a sentence."""
    return text if len(text) <= QUOTED else text[:QUOTED] + "…"
