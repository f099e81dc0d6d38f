"""What a ruleset must offer. A game is an explicit object in a tuple, not an import side effect."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

from dolmen.core.action import Vocabulary
from dolmen.core.event import Event
from dolmen.core.message import Template
from dolmen.core.play import Play
from dolmen.core.record import BadRecord, Header, Record, parse
from dolmen.core.refusal import SHARED_REASONS, BadInput
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.step import advance
from dolmen.core.text import Lexicon, plain
from dolmen.core.view import View


@dataclass(slots=True, frozen=True)
class Option:
    """A variant of a game: its values, the first of which is the default."""

    id: str
    values: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.values[0]

    def read(self, value: object) -> str:
        """The value a person or program meant; on/off, true/false and booleans are the same."""
        word = {True: "on", False: "off"}.get(value, value) if isinstance(value, bool) else value
        text = str(word).lower()
        same = {"true": "on", "false": "off", "on": "true", "off": "false"}
        for candidate in (text, same.get(text, text)):
            if candidate in self.values:
                return candidate
        allowed = ", ".join(self.values)
        raise BadInput(f"Option '{self.id}' knows {allowed}; got '{value}'.")


@dataclass(slots=True)
class Content:
    """A game's checked content; games extend it with their tables."""

    hash: str
    data: dict[str, Any] = field(repr=False)  # the parsed files, for pages that draw or list them


@dataclass(slots=True, frozen=True)
class Messages:
    """Everything a game may say, declared, so that no sentence is missing in any language."""

    events: tuple[Template, ...]
    prompts: tuple[Template, ...]
    refusals: tuple[Template, ...]


class Game(ABC):
    """A ruleset. It holds no state of any game in progress."""

    id: ClassVar[str]
    version: ClassVar[int]  # raised whenever a recorded game could fold differently
    seats: ClassVar[range]  # possible numbers of players
    usual: ClassVar[int] = 2  # players where nobody says otherwise
    options: ClassVar[tuple[Option, ...]]
    vocabulary: ClassVar[Vocabulary]
    messages: ClassVar[Messages]
    categories: ClassVar[tuple[str, ...]]  # of the score sheet, in its order
    longest: ClassVar[int]  # no game has more decisions than this
    folder: ClassVar[Path]  # of the package: content/ and text/ lie in it

    def __init__(self) -> None:
        self.shipped: Content | None = None

    # What the rules answer.

    @abstractmethod
    def load(self, own: Path | None) -> Content:
        """Read and check the shipped content, with files of one's own in their place."""

    @abstractmethod
    def set_up(self, content: Content, header: Header, options: Mapping[str, str]) -> State:
        """The table as laid out by chance, its first step on the stack but not yet run; nothing
        is told yet. `options` holds every option."""

    @abstractmethod
    def view(self, s: State, seat: int | None) -> View:
        """What a seat (None: a spectator) may know of the table."""

    @abstractmethod
    def determinize(self, s: State, seat: int, rng: Rng) -> State:
        """A random world that this seat cannot tell from the real one; it depends only on what
        the seat may know and on `rng`."""

    @abstractmethod
    def scores(self, s: State) -> list[list[int]]:
        """Per seat the points in each category, if the game ended now."""

    @abstractmethod
    def winners(self, s: State) -> list[int]:
        """The seats that win, all tie-breakers applied."""

    @abstractmethod
    def round(self, s: State) -> int:
        """The round that is being played."""

    @abstractmethod
    def census(self, s: State) -> dict[str, int]:
        """How many of each component there are, over all zones; constant through a game."""

    @abstractmethod
    def lexicon(
        self, language: str, content: Content | None = None, seats: tuple[str, ...] = ()
    ) -> Lexicon:
        """The game's words in a language."""

    @abstractmethod
    def table(self, view: View, lexicon: Lexicon) -> list[str]:
        """The table as plain text within 80 columns, for terminals and screen readers.

        `view` is a seat's whole view (`play.view(seat)`). Blocks are parted by an empty line; the
        first line of a block is its heading.
        """

    def hand(self, view: View, lexicon: Lexicon) -> list[str]:
        """What lies before the viewer alone, in the form of `table`: shown before each decision.
        A game whose table is short has none."""
        return []

    def describe(self, lexicon: Lexicon, word: str) -> list[str]:
        """The texts of all cards, goals and tiles whose name contains the word."""
        wanted = plain(word)
        return [f"{name}: {text}" for name, text in lexicon.things() if wanted in plain(name)]

    def trace(self, play: Play, lexicon: Lexicon) -> list[str]:
        """How an automatic opponent of the rules came to its moves; none without one."""
        return []

    def check_options(self, options: Mapping[str, str], players: int) -> None:  # noqa: B027
        """Refuse options that do not go together, with the reason (BadInput). `options` holds
        every option. A game whose options always do needs none of it."""

    def content_hash(self, content: Content, options: Mapping[str, str]) -> str:
        """What the header says about the content: it covers all that these options bring into
        play, so that a game without an expansion does not depend on the expansion's files.
        `options` holds every option."""
        return content.hash

    def variants(self, players: int) -> list[dict[str, str]]:
        """Option sets worth testing: the defaults, then every other value alone, then all."""
        alone = [{o.id: value} for o in self.options for value in o.values[1:]]
        every = {o.id: o.values[-1] for o in self.options}
        return [{}, *alone, every]

    def quiet(self, s: State) -> int | None:
        """The answer that an interface may give unasked, because nothing is lost by it; None if
        the person must be asked. The record holds it like any other answer."""
        return None

    # What follows from the above for every game.

    @property
    def content(self) -> Content:
        """The shipped content, read once."""
        if self.shipped is None:
            self.shipped = self.load(None)
        return self.shipped

    def header(
        self,
        players: int,
        seed: int,
        options: Mapping[str, object] | None = None,
        first: int | None = None,
        names: Mapping[int, str] | None = None,
        content: Content | None = None,
    ) -> Header:
        """A checked header; options equal to their default are left out."""
        if players not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise BadInput(f"{self.id} is for {low} to {high} players; got {players}.")
        if first is not None and not 0 <= first < players:
            raise BadInput(f"The first seat must be 0 to {players - 1}; got {first}.")
        chosen: dict[str, str] = {}
        known = {option.id: option for option in self.options}
        for name, value in (options or {}).items():
            if name not in known:
                raise BadInput(f"{self.id} has no option '{name}'; it has {', '.join(known)}.")
            word = known[name].read(value)
            if word != known[name].default:
                chosen[name] = word
        for seat, name in (names or {}).items():
            if not 0 <= seat < players:
                raise BadInput(f"There is no seat {seat} to be called '{name}'.")
            if not name.strip() or "\n" in name:
                raise BadInput(f"The name of seat {seat} must be one line of text.")
        every = self.all_options(chosen)
        self.check_options(every, players)
        hash_ = self.content_hash(content or self.content, every)
        return Header(self.id, self.version, hash_, players, seed, first, chosen, dict(names or {}))

    def all_options(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """Every option with its value."""
        return {option.id: option.default for option in self.options} | dict(chosen)

    def new(
        self,
        header: Header,
        content: Content | None = None,
        listener: list[Event] | None = None,
    ) -> State:
        """A fresh state, run up to its first decision."""
        options = self.all_options(header.options)
        state = self.set_up(content or self.content, header, options)
        state.listener = listener
        advance(state)
        return state

    def start(
        self,
        players: int | None = None,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        first: int | None = None,
        names: Mapping[int, str] | None = None,
        content: Content | Path | None = None,
    ) -> Play:
        """Begin a game; `content` is a folder of corrected files or loaded content."""
        pack = self.load(content) if isinstance(content, Path) else content or self.content
        count = self.usual if players is None else players
        return Play(self, self.header(count, seed, options, first, names, pack), pack)

    def resume(self, record: Record, content: Content | None = None) -> Play:
        """Fold a record again, checking everything it claims."""
        header = record.header
        pack = content or self.content
        if header.rules != self.version:
            raise BadRecord(
                f"The record was played under rules version {header.rules} of {self.id}; "
                f"this is version {self.version}."
            )
        checked = self.header(
            header.players, header.seed, header.options, header.first, header.names, pack
        )
        if header.content != checked.content:
            raise BadRecord(
                f"The record was played with content {header.content}; this is {checked.content}."
            )
        play = Play(self, checked, pack)
        play.follow(record)
        return play

    def read(self, text: str, content: Content | None = None) -> Play:
        return self.resume(parse(text), content)


def refusals(game: Game) -> tuple[Template, ...]:
    """All reasons a game may give, the shared ones included."""
    return (*SHARED_REASONS, *game.messages.refusals)
