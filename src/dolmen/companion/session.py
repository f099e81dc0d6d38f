"""A session: its header, and everything that was ever entered, as a list that only grows.

Entries are dropped and edited by further operations, so that a device without a connection can go
on, and sends later what the server has not seen: the list with its length is all that two sides
have to compare.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from dolmen.companion.asking import BadAnswer
from dolmen.companion.entry import Entry, read_entry, read_value
from dolmen.companion.fold import Position, fold
from dolmen.companion.opponent import Opponent
from dolmen.companion.words import problem
from dolmen.core.own_pack import OwnPack, read_line
from dolmen.core.record import Header, Record, parse
from dolmen.core.refusal import BadInput
from dolmen.games import find

MOST_OPERATIONS = 5000
NORTHS = ("up", "right", "down", "left")
GAMES = ("endless_winter", "prehistory")
SEEDS = 2**63  # those of tables


@dataclass(slots=True)
class Start:
    """What is agreed on before the first entry."""

    game: str
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    own_cards: bool = False  # people draw from their own decks and say what they drew
    north: str = "up"  # where north is, seen from the person
    pack: OwnPack | None = None

    def json(self) -> dict[str, Any]:
        found: dict[str, Any] = {
            "game": self.game,
            "seed": self.seed,
            "options": self.options,
            "own_cards": self.own_cards,
            "north": self.north,
        }
        if self.pack is not None:
            found["pack"] = self.pack.line()
        return found

    def header(self) -> Header:
        game = find(self.game)
        content = game.content if self.pack is None else game.content_with(self.pack)
        return game.header(1, self.seed, self.options, content=content)


def read_start(data: Any) -> Start:
    """A header that came from outside; BadInput says what is wrong with it."""
    if not isinstance(data, dict):
        raise BadInput(problem("no_session"))
    game, seed = data.get("game"), data.get("seed")
    if game not in GAMES:
        raise BadInput(problem("no_opponent"), ("game",))
    if type(seed) is not int or abs(seed) >= SEEDS:
        raise BadInput(problem("bad_seed"), ("seed",))
    options, north = data.get("options", {}), data.get("north", "up")
    if not isinstance(options, dict):
        raise BadInput(problem("no_session"), ("options",))
    if north not in NORTHS:
        raise BadInput(problem("bad_north"), ("north",))
    pack = data.get("pack")
    start = Start(
        game,
        seed,
        find(game).read_options(options),
        data.get("own_cards") is True,
        north,
        read_line(game, pack) if isinstance(pack, str) else None,
    )
    start.header()  # options that do not go together are refused here
    return start


def opponent_of(start: Start) -> Opponent[Any]:
    """The automatic opponent that a session is about."""
    header = start.header()
    game = find(start.game)
    content = game.content_of(header)
    if start.game == "endless_winter":
        from dolmen.companion.nomads.opponent import Nomads

        return Nomads(game, content, header, start.own_cards)  # type: ignore[arg-type]
    from dolmen.companion.rival.opponent import Rival

    return Rival(game, content, header)  # type: ignore[arg-type]


@dataclass(slots=True)
class Session:
    start: Start
    log: list[dict[str, Any]] = field(default_factory=list)

    def entries(self) -> list[Entry | None]:
        """What holds now; None where something was dropped, so that numbers never change."""
        found: list[Entry | None] = []
        for operation in self.log:
            carry_out(found, operation)
        return found

    def add(self, operation: dict[str, Any]) -> None:
        """Append an operation; BadAnswer if it is none."""
        if len(self.log) >= MOST_OPERATIONS:
            raise BadAnswer(problem("session_full"))
        checked = read_operation(operation)
        carry_out(self.entries(), checked)
        self.log.append(checked)

    def enter(self, entry: Entry) -> None:
        self.add({"do": "add", "entry": entry.json()})

    def drop(self, number: int) -> None:
        self.add({"do": "drop", "number": number})

    def edit(self, number: int, value: Any) -> None:
        self.add({"do": "edit", "number": number, "value": value})

    def position(self) -> Position[Any]:
        numbers, entries = self.held()
        found = fold(opponent_of(self.start), entries)
        # Entries are spoken of by their numbers in the whole list.
        found.used = {numbers[number] for number in found.used}
        for asked in found.asked:
            asked.entries = [numbers[number] for number in asked.entries]
        return found

    def held(self) -> tuple[list[int], list[Entry]]:
        kept = [(number, e) for number, e in enumerate(self.entries()) if e is not None]
        return [number for number, _ in kept], [entry for _, entry in kept]

    def last(self, position: Position[Any]) -> int:
        """The entry that undo takes back: the last one that has an effect, ticks aside; or -1."""
        entries = self.entries()
        made = [(number, entries[number]) for number in position.used]
        return max((n for n, entry in made if entry and entry.kind != "tick"), default=-1)

    def undo(self) -> bool:
        """Take back the last entry; False if there is none."""
        number = self.last(self.position())
        if number < 0:
            return False
        self.drop(number)
        return True

    def json(self) -> dict[str, Any]:
        return {"start": self.start.json(), "log": self.log}


def read_session(data: Any) -> Session:
    if not isinstance(data, dict) or not isinstance(data.get("log"), list):
        raise BadInput(problem("no_session"))
    found = Session(read_start(data.get("start")))
    entries: list[Entry | None] = []
    for operation in data["log"][:MOST_OPERATIONS]:
        checked = read_operation(operation)
        carry_out(entries, checked)
        found.log.append(checked)
    return found


def session_of(text: str) -> Session:
    """A recorded solo game as a session that goes on where the game is."""
    record = parse(text)
    header = record.header
    if header.game not in GAMES or header.players != 1:
        raise BadInput(problem("not_beside"))
    game = find(header.game)
    if header.position is not None:
        raise BadInput(problem("began_elsewhere"))
    if header.rules != game.version:
        raise BadInput(problem("earlier_rules"))
    game.resume(record)  # whatever is wrong with it is said here
    found = Session(Start(header.game, header.seed, dict(header.options), pack=header.pack))
    for entry in entries_of(found.start, record):
        found.log.append({"do": "add", "entry": entry.json()})
    return found


def entries_of(start: Start, record: Record) -> list[Entry]:
    """What somebody would have entered by now who had played the game at a real table."""
    game = find(start.game)
    if start.game == GAMES[0]:
        from dolmen.companion.nomads import conversion

        return conversion.entries_of(game, record)
    from dolmen.companion.rival import conversion as of_rival

    return of_rival.entries_of(game, record, opponent_of(start))


def read_operation(data: Any) -> dict[str, Any]:
    """An operation that came from outside, with nothing else in it."""
    if not isinstance(data, dict):
        raise BadAnswer(problem("no_entry"))
    if data.get("do") == "add":
        return {"do": "add", "entry": read_entry(data.get("entry")).json()}
    number = data.get("number")
    if type(number) is not int or number < 0:
        raise BadAnswer(problem("no_entry"))
    if data.get("do") == "drop":
        return {"do": "drop", "number": number}
    if data.get("do") == "edit":
        return {"do": "edit", "number": number, "value": read_value(data.get("value"))}
    raise BadAnswer(problem("no_entry"))


def carry_out(entries: list[Entry | None], operation: dict[str, Any]) -> None:
    if operation["do"] == "add":
        entries.append(read_entry(operation["entry"]))
        return
    number = operation["number"]
    entry = entries[number] if number < len(entries) else None
    if entry is None:
        raise BadAnswer(problem("entry_gone"))
    if operation["do"] == "drop":
        entries[number] = None
    else:
        entries[number] = replace(entry, value=operation["value"])
