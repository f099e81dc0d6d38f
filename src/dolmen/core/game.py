"""What a ruleset must offer. A game is an explicit object in a tuple, not an import side effect."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from pkgutil import resolve_name
from typing import Any, ClassVar, Generic

from typing_extensions import TypeVar

from dolmen.core.action import Vocabulary
from dolmen.core.content import NO_CONTENT, BadContent, Content, Files, read_folder, read_toml
from dolmen.core.encoding import Encoding
from dolmen.core.event import Event
from dolmen.core.message import Messages
from dolmen.core.option import Option, check_effect, with_effect
from dolmen.core.own_pack import OwnPack, between, blamed, corrected, read_file, replaced
from dolmen.core.play import Play
from dolmen.core.position import BadPosition, Field, Position, check_census, check_position
from dolmen.core.problem import problem
from dolmen.core.record import BadRecord, Header, Record, parse
from dolmen.core.refusal import BadInput
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.step import advance
from dolmen.core.view import V

S = TypeVar("S", bound=State, default=Any)  # the game's state
C = TypeVar("C", bound=Content, default=Any)  # its content
LOADED = 16  # contents with packs that are kept at hand


class Game(ABC, Generic[S, C, V]):
    """A ruleset. It holds no state of any game in progress, and answers for the rules alone:
    whatever screens ask is answered by the game's face.

    >>> import dolmen
    >>> game = dolmen.game("endless_winter")
    >>> game.seats, [option.id for option in game.options][:2]
    (range(1, 5), ['extra_card', 'village_tile'])
    """

    id: ClassVar[str]
    version: ClassVar[int]  # of the rules; raised whenever a recorded game could fold differently
    versions: ClassVar[tuple[int, ...]] = ()  # earlier ones under which games can still go on
    seats: ClassVar[range]  # possible numbers of players
    usual: ClassVar[int] = 2  # players where nobody says otherwise
    options: ClassVar[tuple[Option, ...]] = ()
    vocabulary: ClassVar[Vocabulary]
    messages: ClassVar[Messages]
    categories: ClassVar[tuple[str, ...]]  # of the score sheet, in its order
    solo_measure: ClassVar[str] = ""  # what the reward of a person alone is called
    longest: ClassVar[int]  # no game has more decisions than this
    folder: ClassVar[Path]  # of the package: content/ and text/ are in it
    designers: ClassVar[tuple[str, ...]] = ()
    publisher: ClassVar[str] = ""
    # The class that shows and speaks for this game. It is only named here: rules never need it.
    face_class: ClassVar[str] = "dolmen.speech.face:Face"

    # What the rules answer.

    @abstractmethod
    def read_content(self, files: Files) -> C:
        """Read and check the content, shipped or corrected."""

    @abstractmethod
    def set_up(self, content: C, header: Header, options: Mapping[str, str]) -> S:
        """The table as laid out by chance, its first step on the stack but not yet run; nothing
        is told yet. `options` holds every option."""

    @abstractmethod
    def view(self, s: S, seat: int | None) -> V:
        """What a seat (None: a spectator) may know of the table."""

    @abstractmethod
    def determinize(self, s: S, seat: int, rng: Rng) -> S:
        """A random world that this seat cannot tell from the real one; it depends only on what
        the seat may know and on `rng`."""

    @abstractmethod
    def scores(self, s: S) -> list[list[int]]:
        """Per seat the points in each category, if the game ended now."""

    @abstractmethod
    def winners(self, s: S) -> list[int]:
        """The seats that win, all tie-breakers applied."""

    @abstractmethod
    def round(self, s: S) -> int:
        """The round that is being played."""

    @abstractmethod
    def census(self, s: S) -> dict[str, int]:
        """How many of each component there are, over all zones; constant through a game."""

    def position_fields(self, s: S) -> list[Field]:
        """What a position can say about a table that was set up like this one; nothing if its
        games begin with their setup alone."""
        return []

    def lay_position(self, s: S, position: Position) -> None:
        """Lay a table out anew by a position whose values were checked; s.stack holds what comes
        next. Whatever is left open is dealt by the streams (BadPosition if that is impossible)."""
        raise NotImplementedError

    def position_census(self, s: S) -> dict[str, int]:
        """The part of the census that is the same however the setup deals."""
        return self.census(s)

    def check_options(self, options: Mapping[str, str], players: int, first: int | None) -> None:
        """Refuse options that do not go together, with the reason (BadInput). `options` holds
        every option. A game whose options always do needs none of it."""

    def content_hash(self, content: C, options: Mapping[str, str]) -> str:
        """What the header says about the content: all that these options (every one is given)
        bring into play, so that no game depends on the files of an expansion it leaves out."""
        return content.hash

    def variants(self, players: int) -> list[dict[str, str]]:
        """Option sets worth testing: the defaults, then every other value alone (with an option
        that it belongs to), then all."""
        alone = [
            {**dict.fromkeys(o.of[:1], "on"), o.id: value}
            for o in self.options
            for value in o.offered(players)[1:]
        ]
        every = {o.id: o.offered(players)[-1] for o in self.options}
        return [{}, *alone, with_effect(self.options, every, players)]

    def quiet(self, s: S) -> int | None:
        """The answer that an interface or a bot may give unasked, because nothing is lost by it;
        None if a player must decide. The record holds it like any other answer."""
        return None

    def own_part(self, s: S, seat: int) -> Any:
        """What lies before a seat, as it sees it itself: its entry among the `seats` of its view.
        A game that can show it without the rest of the table says so here."""
        table: Any = self.view(s, seat)
        seats = table.get("seats") if isinstance(table, Mapping) else None
        return seats[seat] if isinstance(seats, list) and seat < len(seats) else {}

    def encoding(self, players: int, options: Mapping[str, object] | None = None) -> Encoding:
        """What the numbers of `encode` are, in a game for so many with these options."""
        header = self.header(players, 0, options, new=False)
        return self.encoding_of(players, self.all_options(header.options))

    def encoding_of(self, players: int, options: Mapping[str, str]) -> Encoding:
        """The same; `options` holds every option. Programs that learn need it, nothing else."""
        raise BadInput(
            f"{self.id} does not say what a seat knows in numbers, so it has no encoding."
        )

    def encode(self, s: S, seat: int, out: list[int]) -> None:
        """Replace what is in `out` by what a seat may know, in whole numbers. It depends on the
        seat's view alone."""
        self.encoding_of(s.players, {})

    @property
    def encodes(self) -> bool:
        """Whether the game says in numbers what a seat knows."""
        return type(self).encode is not Game.encode

    # What results are made of.

    def rewards(self, s: S) -> list[float]:
        """What each person has achieved in a game that is over: the share of the victory. Who
        plays alone gets what the rules measure success by (`solo_reward`)."""
        if s.players == 1:
            return [self.solo_reward(s)]
        winners = self.winners(s)
        return [(seat in winners) / len(winners) for seat in range(s.players)]

    def solo_reward(self, s: S) -> float:
        """How well a person alone has done, the more the better: points, unless the rules know
        another measure."""
        return float(sum(self.scores(s)[0]))

    def facts(self, s: S, seat: int) -> dict[str, str]:
        """What a seat was dealt or chose for the whole game, by name: its folk, its board. The
        names are the same for every seat; what is not yet known is an empty text."""
        return {}

    def taken(self, s: S, seat: int) -> tuple[str, ...]:
        """The components a seat has taken, by their ids: cards bought, goals completed. Studies
        compare how often each is taken with how often its owner wins."""
        return ()

    # What follows from the above for every game.

    @cached_property
    def face(self) -> Any:
        """What shows and speaks for this game, made when first asked for: a simulation never
        asks. `speech.face.face_of` gives it with its type."""
        return resolve_name(self.face_class)(self)

    @cached_property
    def files(self) -> Files:
        """The shipped content files."""
        return read_folder(self.folder / "content")

    @cached_property
    def content(self) -> C:
        """The shipped content, read once."""
        content = self.read_content(self.files)
        content.game = self.id
        return content

    def load(self, own: OwnPack | Path) -> C:
        """The content with a pack, or with a folder of files in the place of the shipped ones."""
        pack = read_file(own) if isinstance(own, Path) and own.is_file() else own
        if isinstance(pack, Path):
            content = self.read_content(replaced(self.files, pack))
            pack = between(self.files, content.data, self.id, pack.name or "own")
        elif pack.game != self.id:
            raise BadContent(problem("other_game", pack=pack.name, of=pack.game, game=self.id))
        else:
            content = self.read_pack(pack)
        content.pack = pack if pack.changes else None
        content.game = self.id
        return content

    def read_pack(self, pack: OwnPack) -> C:
        """The content with a pack, read and checked anew."""
        files = corrected(self.files, pack)
        try:
            return self.read_content(files)
        except BadContent as error:
            raise blamed(error, pack, self.files, self.read_content) from None

    @cached_property
    def known_content(self) -> dict[str, str]:
        """Hashes under which earlier releases knew the content that is shipped now (known.toml):
        what they were then -> what they are now."""
        path = self.folder / "known.toml"
        releases = read_toml(path) if path.exists() else {}
        return {old: new for hashes in releases.values() for old, new in hashes.items()}

    def header(
        self,
        players: int,
        seed: int,
        options: Mapping[str, object] | None = None,
        first: int | None = None,
        names: Mapping[int, str] | None = None,
        content: C | None = None,
        new: bool = True,
    ) -> Header:
        """A checked header; options equal to their default are left out. In a new game all that
        is chosen must have an effect; a record may hold what once was taken without one."""
        if players not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise BadInput(f"{self.id} is for {low} to {high} players; got {players}.", ("seats",))
        if first is not None and not 0 <= first < players:
            raise BadInput(f"The first seat must be 0 to {players - 1}; got {first}.", ("first",))
        for seat, name in (names or {}).items():
            if not 0 <= seat < players:
                raise BadInput(f"There is no seat {seat} to be called '{name}'.")
            if not name.strip() or "\n" in name:
                raise BadInput(f"The name of seat {seat} must be one line of text.")
        chosen = self.read_options(options or {})
        every = self.all_options(chosen)
        self.check_options(every, players, first)
        if new:
            check_effect(self.options, every, players, first)
        pack = content or self.content
        hash_ = self.content_hash(pack, every)
        header = Header(
            self.id, self.version, hash_, players, seed, first, chosen, dict(names or {})
        )
        header.pack = pack.pack
        return header

    def read_options(self, options: Mapping[str, object]) -> dict[str, str]:
        """The options that differ from their default, each checked."""
        known = {option.id: option for option in self.options}
        chosen: dict[str, str] = {}
        for name, value in options.items():
            if name not in known:
                sentence = f"{self.id} has no option '{name}'; it has {', '.join(known)}."
                raise BadInput(sentence, ("options", name))
            word = known[name].read(value)
            if word != known[name].default:
                chosen[name] = word
        return chosen

    def all_options(self, chosen: Mapping[str, str]) -> dict[str, str]:
        """Every option with its value."""
        return {option.id: option.default for option in self.options} | dict(chosen)

    def effective(self, header: Header) -> dict[str, str]:
        """The options of a game that have an effect: what another one like it is made with."""
        every = self.all_options(header.options)
        return with_effect(self.options, every, header.players)

    def new(
        self, header: Header, content: C | None = None, listener: list[Event] | None = None
    ) -> S:
        """A fresh state, run up to its first decision."""
        options = self.all_options(header.options)
        state = self.set_up(content or self.content_of(header), header, options)
        if header.position is not None:
            self.take_up(state, header.position)
        state.listener = listener
        advance(state)
        return state

    def take_up(self, s: S, position: Position) -> None:
        """Go on from a position in the place of what the setup has laid out."""
        fields = self.position_fields(s)
        if not fields:
            raise BadPosition("position", problem("position_none"))
        check_position(fields, position)
        box = self.position_census(s)
        s.stack.clear()
        self.lay_position(s, position)
        check_census(self.position_census(s), box)
        s.learned = 0

    def start(
        self,
        players: int | None = None,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        first: int | None = None,
        names: Mapping[int, str] | None = None,
        content: C | Path | None = None,
    ) -> Play:
        """Begin a game; `content` is a folder of corrected files or loaded content.

        The same seed deals the same game, on every machine.

        >>> import dolmen
        >>> game = dolmen.game("prehistory")
        >>> one = game.start(players=2, seed=5, options={"weather": "six"})
        >>> one.view(0) == game.start(2, 5, {"weather": "six"}).view(0)
        True
        """
        pack = self.load(content) if isinstance(content, Path) else content or self.content
        count = self.usual if players is None else players
        return Play(self, self.header(count, seed, options, first, names, pack), pack)

    def resume(self, record: Record, content: C | None = None) -> Play:
        """Fold a record again, checking everything it claims."""
        header = record.header
        pack = content or self.content_of(header)
        if not self.plays(header.rules):
            raise BadRecord(
                f"The record was played under rules version {header.rules} of {self.id}; "
                f"this is version {self.version}."
            )
        checked = self.header(
            header.players, header.seed, header.options, header.first, header.names, pack, new=False
        )
        known = (header.content, self.known_content.get(header.content))
        if pack.hash != NO_CONTENT and checked.content not in known:
            raise BadRecord(
                f"The record was played with content {header.content}; this is {checked.content}."
            )
        # The record says what it said when it was written.
        checked.rules, checked.content, checked.bots = header.rules, header.content, header.bots
        checked.position = header.position
        play = Play(self, checked, pack)
        play.replay(record)
        return play

    def plays(self, version: int) -> bool:
        """Can a game under this version of the rules go on?"""
        return version in (self.version, *self.versions)

    def content_of(self, header: Header) -> C:
        """What a game is played with."""
        return self.content if header.pack is None else self.content_with(header.pack)

    def content_with(self, pack: OwnPack) -> C:
        """The content with a pack, cached for the next request."""
        key = pack.digest
        if key not in self.loaded:
            found = self.load(pack)
            while len(self.loaded) >= LOADED:
                self.loaded.pop(next(iter(self.loaded)))
            self.loaded[key] = found
        return self.loaded[key]

    @cached_property
    def loaded(self) -> dict[str, C]:
        """Contents with packs that were used last, by their digests."""
        return {}

    def read(self, text: str, content: C | None = None) -> Play:
        """Fold a record, given as its text."""
        return self.resume(parse(text), content)
