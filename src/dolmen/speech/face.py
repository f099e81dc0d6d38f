"""What shows and speaks for a game: everything that a screen asks and the rules do not.

A game with a table of its own extends `Face` in its `face.py`. This one will do for any game: it
shows every action as a button and the table as it is, so that a game without a face is playable
everywhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar, Generic, NamedTuple, TypeAlias, cast

from typing_extensions import TypeVar

from dolmen.core.action import Action, Domain
from dolmen.core.content import LANGUAGES, Content
from dolmen.core.event import Event
from dolmen.core.game import Game
from dolmen.core.message import Message
from dolmen.core.play import Play
from dolmen.core.refusal import Refusal
from dolmen.core.state import State
from dolmen.core.view import Past, View
from dolmen.speech.box import Shelf
from dolmen.speech.form import Forms
from dolmen.speech.layout import simplify, wrap
from dolmen.speech.lexicon import Lexicon, Namer
from dolmen.speech.sketch import Spot, draw, page

S = TypeVar("S", bound=State, default=Any)
C = TypeVar("C", bound=Content, default=Any)
V = TypeVar("V", default=Any)
L = TypeVar("L", bound=Lexicon, default=Any)

WIDTH = 80
Texts: TypeAlias = dict[str, str]  # by language


@dataclass(slots=True, frozen=True)
class Thing:
    """A token's value for readers that put it into words themselves: by ids, whose names are found
    by `kind`, or, where it has none, by its text in every language. One of them is set."""

    kind: str
    id: str | None = None
    ids: tuple[str, ...] | None = None
    counts: tuple[tuple[str, int], ...] | None = None
    texts: Texts | None = None


class Known(NamedTuple):
    """Points as far as a seat may know them: at least and at most these."""

    least: int
    most: int


@dataclass(slots=True, frozen=True)
class Part:
    """Where some points of a category come from: a goal, a card, a row of sections."""

    category: str
    message: Message
    points: int


class Face(Generic[S, C, V, L]):
    """The face of one game, for terminals, browsers and other readers."""

    # What the end of a game counts: events by the name of the statistic, each as often as `times`
    # says.
    counted: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    secret_scores: ClassVar[bool] = False  # whether `standings` differ from seat to seat

    def __init__(self, game: Game[S, C, V], content: C | None = None) -> None:
        self.game = game
        self.own = content  # corrected content; None: as shipped

    @property
    def content(self) -> C:
        return self.game.content if self.own is None else self.own

    # Words.

    def lexicon(self, language: str, content: C | None = None, seats: tuple[str, ...] = ()) -> L:
        """The game's words in a language, with the names of the players."""
        return self.make_lexicon(language, self.content if content is None else content, seats)

    def make_lexicon(self, language: str, content: C, seats: tuple[str, ...]) -> L:
        """For a game whose tokens are the members of its vocabulary's domains."""
        return cast(L, Lexicon(language, self.game.folder / "text", self.namers(), seats))

    def namers(self) -> dict[str, Namer]:
        """How the members of the vocabulary's domains are called: by their ids."""
        return {kind: namer(domain) for kind, domain in self.game.vocabulary.domains.items()}

    @cached_property
    def lexicons(self) -> dict[str, L]:
        """The words in every language, for nobody in particular."""
        return {language: self.lexicon(language) for language in LANGUAGES}

    def explain(
        self, refusal: Refusal, language: str, content: C | None, seats: tuple[str, ...]
    ) -> str:
        """A refusal as a sentence."""
        return self.lexicon(language, content, seats).explain(refusal)

    def gloss(self, action: int) -> tuple[str, str] | None:
        """What a button adds to its verb's sentence, as kind and id among `names`."""
        return None

    def detail(self, s: S, action: int) -> Message | None:
        """What the table as it stands adds to the label of a legal action, such as the tile that is
        taken and its price, as a sentence of the section `card`. None if the label says it all."""
        return None

    def said(self, s: S, action: int) -> Message | None:
        """What a button says where the table as it stands decides it, such as the price for whoever
        is asked: a sentence of the section `button`. None: the verb's sentence will do."""
        return None

    def label(self, lexicon: L, s: S, action: Action) -> str:
        """What a button for this action says at the table as it stands."""
        found = self.said(s, action.index)
        return lexicon.label(action) if found is None else lexicon.say("button", found)

    def remark(self, lexicon: L, s: S, action: Action) -> str:
        """The same in words; empty if there is nothing to add."""
        found = self.detail(s, action.index)
        return "" if found is None else lexicon.say("card", found)

    def verdict(self, lexicon: L, s: S) -> str | None:
        """How a game that is over is judged in place of naming its winner; None: by who won."""
        return None

    def token(self, kind: str, value: Any) -> Thing:
        """A token's value: by default a member of the domain of that kind, or what the game's
        words make of it in every language."""
        domain = self.game.vocabulary.domains.get(kind)
        if domain is not None and isinstance(value, int) and 0 <= value < len(domain):
            return Thing(kind, id=domain.ids[value])
        return Thing(kind, texts=self.texts_of(kind, value))

    def texts_of(self, kind: str, value: Any) -> Texts:
        """What a token is called in every language; beyond the only seat of a table sits the
        automatic opponent."""
        return {language: words.name(kind, value) for language, words in self.alone.items()}

    @cached_property
    def alone(self) -> dict[str, L]:
        """The words in every language at a table of one seat."""
        return {language: self.lexicon(language, None, ("",)) for language in LANGUAGES}

    def names(self, language: str) -> dict[str, Texts]:
        """kind -> id -> name, for everything that tokens may speak of."""
        lexicon = self.lexicons[language]
        categories = {name: lexicon.called("category", name) for name in self.game.categories}
        counted = {name: lexicon.called("statistic", name) for name in self.counted}
        return {"category": categories, "statistic": counted} | {
            kind: {
                name: lexicon.name(kind, number)
                for number, name in enumerate(domain.ids)
                if lexicon.in_box(kind, number)
            }
            for kind, domain in self.game.vocabulary.domains.items()
        }

    # The table in words.

    def table(self, view: View[V], lexicon: L) -> list[str]:
        """The table as plain text within 80 columns, for terminals and screen readers.

        `view` is a seat's whole view (`play.view(seat)`). Blocks are parted by an empty line; the
        first line of a block is its heading.
        """
        return list(outline(view["table"]))

    def hand(self, view: View[V], lexicon: L) -> list[str]:
        """What is before the viewer alone, in the form of `table`: shown before each decision.
        A game whose table is short has none."""
        return []

    def things(self, lexicon: L, s: S | None) -> Iterator[tuple[str, str]]:
        """Name and text of everything that can be looked up, at a table if one is given: a game
        whose texts depend on it, such as on the part of the map in play, says so here."""
        return lexicon.things()

    def describe(self, lexicon: L, word: str, s: S | None = None) -> list[str]:
        """The texts of all cards, goals and tiles whose name contains the word."""
        wanted, things = simplify(word), self.things(lexicon, s)
        colon = lexicon.sections["difference"]["colon"]
        return [f"{name}{colon}{text}" for name, text in things if wanted in simplify(name)]

    def trace(self, play: Play, lexicon: L) -> list[str]:
        """How an automatic opponent of the rules came to its moves; none without one."""
        return []

    # The table on a screen.

    def sketch(self, view: View[V]) -> list[Spot]:
        """The map as a simple picture, where there is one (`speech/sketch.py`)."""
        return []

    def picture(self, view: View[V], lexicon: L) -> str:
        """A position as HTML, for notebooks."""
        return page(draw(self.sketch(view)), self.table(view, lexicon))

    def views(self, s: S, seats: Sequence[int | None]) -> list[V]:
        """The views of several seats at once. A game that is asked often may let them share the
        very same objects for what everybody sees: those are written only once."""
        return [self.game.view(s, seat) for seat in seats]

    def views_after(self, s: S, seats: Sequence[int | None], past: Past[S, V]) -> list[V]:
        """The same, where earlier views of the same game are at hand. What has not changed since
        may be the very same objects as then: those are neither made, compared nor written anew."""
        return self.views(s, seats)

    def reveal(self, s: S) -> V:
        """The table with everything turned up, for a game that is over: every seat as it sees
        itself."""
        seen: list[Any] = self.views(s, [None, *range(s.players)])
        table, own = seen[0], seen[1:]
        if isinstance(table, dict) and isinstance(table.get("seats"), list):
            seats = [view["seats"][seat] for seat, view in enumerate(own)]
            table = {**table, "seats": seats}
        shown: V = table
        return shown

    def standings(self, s: S, seat: int | None) -> list[list[Known]]:
        """The scores if the game ended now, as far as a seat may know them. A game whose points
        depend on hidden things says how few and how many they can be while it runs."""
        return [[Known(points, points) for points in row] for row in self.game.scores(s)]

    def certain(self, s: S, seat: int | None) -> list[list[int]]:
        """The points of `standings` that are certain."""
        if type(self).standings is Face.standings:
            return self.game.scores(s)
        return [[known.least for known in row] for row in self.standings(s, seat)]

    def shown_points(self, view: V) -> list[list[int]] | None:
        """The points that are certain, where every view shows them all: then they need not be
        counted again. None: they must be."""
        return None

    def parts(self, s: S, seat: int, events: Sequence[Event]) -> list[Part]:
        """What the points of a seat are made of, if the game ended now; for a game that is over,
        with all its events. All parts of a category together are its points."""
        return []

    def statistics(self, events: Sequence[Event], sides: int) -> dict[str, list[int]]:
        """What each side did how often, or how much of it it had, by the names of `counted`; rows
        of zeros are left out."""
        found = {name: [0] * sides for name in self.counted}
        names: dict[str, list[str]] = {}
        for name, keys in self.counted.items():
            for key in keys:
                names.setdefault(key, []).append(name)
        for event in events:
            seat = self.side_of(event)
            if 0 <= seat < sides:
                for name in names.get(event.message.key, ()):
                    found[name][seat] += self.times(name, event)
        return {name: row for name, row in found.items() if any(row)}

    def times(self, name: str, event: Event) -> int:
        """What an event adds to a statistic: one, or as many things as it speaks of."""
        return 1

    def side_of(self, event: Event) -> int:
        """The side that an event tells of: its seat; -1 if it names none."""
        kind, value = event.message.tokens().get("seat", ("", -1))
        return int(value) if kind == "seat" else -1

    def targets(self, s: S, action: int) -> list[str]:
        """The places on the table that stand for a legal action, such as `territory:hill_n`."""
        return []

    def requests(self, s: S, seat: int) -> list[tuple[str, int]]:
        """Places and actions that the deciding seat may ask for; what is refused is shown grey,
        with the reason."""
        return []

    def wish(self, s: S, target: str) -> int | None:
        """The action that a click on a place means, where it means none of the legal ones: what is
        in its way is the reason that is given. Asked when somebody clicks, so it may take longer
        than `requests`."""
        return dict(reversed(self.requests(s, s.seat))).get(target)

    def towards(self, s: S, target: str) -> list[int]:
        """The actions that bring a place nearer which neither the next one leads to nor the one
        after it, such as payments for a long way. Each can be taken back."""
        return []

    def shortest(self, s: S, ways: list[int], target: str) -> list[int]:
        """Of several actions that lead to a place: the one that is meant because it costs least of
        what all of them cost. All of them if there is none."""
        return ways

    def gives_up(self, s: S, action: int) -> bool:
        """Whether a legal action only gives something up that the seat could keep or have. Screens
        never light it, and offer it apart from the others."""
        return False

    def commits(self, s: S, action: int) -> bool:
        """Whether a legal action certainly cannot be taken back, by what its seat knows. Then it
        need not be tried out; all others are."""
        return False

    def passing(self, s: S) -> int | None:
        """The answer of a player with nothing left to gain: it ends or declines, and every
        other answer only gives something up. None if there is more to decide. Given unasked only
        for those who ask for it."""
        return None

    def skipping(self, s: S) -> int | None:
        """The answer that lets an opportunity go by of which nothing can be had at once: only what
        is sold or exchanged first would change that. None elsewhere. Given unasked only for those
        who have said so, until there is something to decide."""
        return None

    def paying(self, s: S) -> int | None:
        """Where only the kind of payment is asked: the answer that keeps the most different
        things, paying with what the seat has most of. None if the question is another one, or if
        what is paid with has consequences. Given unasked only for those who ask for it."""
        return None

    def hides_moves(self, s: S) -> bool:
        """Is even the number of a player's decisions a secret for now? It is where a sealed
        choice takes as many as things are chosen."""
        return False

    def acts_alone(self, s: S) -> bool:
        """Is there an automatic opponent, whose acts are worth a picture each?"""
        return False

    def opens_scene(self, events: Sequence[Event], begun: int, at: int) -> bool:
        """Does a new picture begin with the event `at`, the last one having begun at `begun`?"""
        return False

    # The box.

    def catalogue(self) -> Mapping[str, Any]:
        """Static data of the content, for drawing."""
        return {}

    def box(self, language: str, each: bool = False) -> list[Shelf]:
        """Every component with its number and its text. With `each`, components that read the same
        stay apart, so that each can be corrected."""
        return []

    def forms(self, language: str) -> Forms:
        """How components are corrected."""
        return Forms()


FACES: dict[tuple[str, str], Face] = {}  # of corrected content, by game and digest of the pack
REMEMBERED = 16


def face_of(game: Game, content: Content | None = None) -> Face:
    """The face of a game, as it is shipped or with corrected content."""
    if content is None or content.pack is None:
        found = game.face
        assert isinstance(found, Face), f"{game.face_class} is not a Face"
        return found
    key = (game.id, content.pack.digest)
    own = FACES.get(key)
    if own is None or own.content is not content:
        while len(FACES) >= REMEMBERED:
            del FACES[next(iter(FACES))]
        own = FACES[key] = type(face_of(game))(game, content)
    return own


def namer(domain: Domain) -> Namer:
    return lambda number: domain.ids[number].replace("_", " ")


def outline(value: object, indent: str = "") -> Iterator[str]:
    """Any table as lines: numbers and texts behind their names, larger things below them."""
    if not isinstance(value, Mapping):
        yield from wrap(plain_value(value), WIDTH, indent, indent)
        return
    for key, part in value.items():
        name = str(key).replace("_", " ")
        if holds_tables(part):
            yield f"{indent}{name}"
            members = part.items() if isinstance(part, Mapping) else enumerate(part, start=1)
            for number, member in members:
                yield f"{indent}  {number}"
                yield from outline(member, f"{indent}    ")
        else:
            yield from wrap(f"{name}: {plain_value(part)}", WIDTH, indent, f"{indent}  ")


def holds_tables(value: object) -> bool:
    members = value.values() if isinstance(value, Mapping) else value
    return isinstance(members, Sequence | Mapping) and any(
        isinstance(member, Mapping) for member in members
    )


def plain_value(value: object) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {plain_value(part)}" for key, part in value.items()) or "-"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ", ".join(plain_value(part) for part in value) or "-"
    return "-" if value is None or value == "" else str(value).replace("_", " ")
