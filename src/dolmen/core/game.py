"""What a ruleset must offer. A game is an explicit object in a tuple, not an import side effect."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

from dolmen.core.action import Action, Vocabulary
from dolmen.core.box import Shelf
from dolmen.core.content import LANGUAGES
from dolmen.core.event import Event
from dolmen.core.message import Template, Thing
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
    """A variant of a game: its values, the first of which is the default. It may matter only if
    one of certain other options is on, or only for some numbers of players."""

    id: str
    values: tuple[str, ...]
    of: tuple[str, ...] = ()
    players: tuple[int, ...] = ()  # none named: any number

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
    designers: ClassVar[tuple[str, ...]] = ()
    publisher: ClassVar[str] = ""
    finals: ClassVar[frozenset[str]] = frozenset()  # verbs that a screen may ask again about

    def __init__(self) -> None:
        self.shipped: Content | None = None
        self.spoken: dict[str, Lexicon] = {}

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

    def remark(self, lexicon: Lexicon, s: State, action: Action) -> str:
        """What the table as it lies adds to the label of an action, such as the tile that is
        taken; empty if the label says it all."""
        return ""

    def quiet(self, s: State) -> int | None:
        """The answer that an interface may give unasked, because nothing is lost by it; None if
        the person must be asked. The record holds it like any other answer."""
        return None

    def passing(self, s: State) -> int | None:
        """The answer of somebody who has nothing left to gain: it ends or declines, and every
        other answer only gives something up. None if there is more to decide. Given unasked only
        for those who wish it."""
        return None

    def paying(self, s: State) -> int | None:
        """Where only the kind of payment is asked: the answer that keeps the most different
        things, paying with what the seat has most of. None if the question is another one, or if
        what is paid with has consequences. Given unasked only for those who wish it."""
        return None

    # What a table on a screen asks for. The defaults show every action as a button.

    def targets(self, s: State, action: int) -> list[str]:
        """The places on the table that stand for a legal action, such as `territory:hill_n`."""
        return []

    def wishes(self, s: State, seat: int) -> list[tuple[str, int]]:
        """Places and actions that the deciding seat may wish for; what is refused is shown grey,
        with the reason."""
        return []

    def reveal(self, s: State) -> View:
        """The table with everything turned up, for a game that is over: every seat as it sees
        itself."""
        table = self.view(s, None)
        if isinstance(table.get("seats"), list):
            table["seats"] = [self.view(s, n)["seats"][n] for n in range(s.players)]
        return table

    def views(self, s: State, seats: Sequence[int | None]) -> list[View]:
        """The views of several seats at once. A game that is asked often may let them share the
        very same objects for what everybody sees: those are written only once."""
        return [self.view(s, seat) for seat in seats]

    def acts_alone(self, s: State) -> bool:
        """Is there an automatic opponent, whose acts are worth a picture each?"""
        return False

    def opens_page(self, events: Sequence[Event], begun: int, at: int) -> bool:
        """Does a new picture begin with the event `at`, the last one having begun at `begun`?"""
        return False

    def standings(self, s: State, seat: int | None) -> list[list[int]]:
        """The scores if the game ended now, as far as a seat may know them. A game whose points
        depend on hidden things leaves those out while it runs."""
        return self.scores(s)

    def gloss(self, action: int) -> tuple[str, str] | None:
        """What a button adds to its verb's sentence, as kind and id among `names`."""
        return None

    def catalogue(self) -> dict[str, Any]:
        """Static data of the shipped content, for drawing."""
        return {}

    def box(self, language: str) -> list[Shelf]:
        """Every component with its number and its text."""
        return []

    def token(self, kind: str, value: Any) -> Thing:
        """A token's value: by default a member of the domain of that kind, or what the game's
        words make of it in every language."""
        domain = self.vocabulary.domains.get(kind)
        if domain is not None and isinstance(value, int) and 0 <= value < len(domain):
            return Thing(kind, id=domain.ids[value])
        return Thing(kind, texts=self.called(kind, value))

    def called(self, kind: str, value: Any) -> dict[str, str]:
        """What a token is called in every language; beyond the only seat of a table sits the
        automatic opponent."""
        if not self.spoken:
            self.spoken = {language: self.lexicon(language, None, ("",)) for language in LANGUAGES}
        return {language: words.name(kind, value) for language, words in self.spoken.items()}

    def names(self, language: str) -> dict[str, dict[str, str]]:
        """kind -> id -> name, for everything that tokens may speak of."""
        lexicon = self.lexicon(language)
        categories = {name: lexicon.called("category", name) for name in self.categories}
        return {"category": categories} | {
            kind: {name: lexicon.name(kind, number) for number, name in enumerate(domain.ids)}
            for kind, domain in self.vocabulary.domains.items()
        }

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
        checked.bots = dict(header.bots)
        play = Play(self, checked, pack)
        play.follow(record)
        return play

    def read(self, text: str, content: Content | None = None) -> Play:
        return self.resume(parse(text), content)


def refusals(game: Game) -> tuple[Template, ...]:
    """All reasons a game may give, the shared ones included."""
    return (*SHARED_REASONS, *game.messages.refusals)
