"""What travels between server and browser: the only definition of every message.

A `Snapshot` is a full picture and replaces whatever the browser showed before; a `Change` says what
the next one changes in it. Texts travel as a key with typed tokens; each viewer reads them in their
own language. TypeScript types are generated from these structs.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

MOST_TOKENS = 8  # keys that somebody shows at once: of every seat, and the host's
KEY = Meta(max_length=100)
PROTOCOL = 2
WHOLE = 1  # the protocol of those who are always sent whole pictures

# Who may ask the coach: everybody, nobody, or everybody once all people at the table have agreed.
HintRule = Literal["on", "off", "agreed"]

# Texts


class Token(Struct):
    """One typed value inside a text. `kind` says how it is named (card, territory, seat, n...);
    exactly one of the others carries it. Where a sentence decides by it between one and many,
    `n` is that number as well."""

    kind: str
    id: str | None = None  # one thing: its name is looked up by kind and id
    n: int | None = None  # a number (kind n), or a seat (kind seat)
    ids: list[str] | None = None  # several things, to be joined
    counts: list[tuple[str, int]] | None = None  # things with numbers: 2 metal, 1 food
    text: str | None = None  # as it is
    message: Text | None = None  # a text within a text
    texts: dict[str, str] | None = None  # by language, where it has no id. A seat may have both:
    # then it is the name of an automatic opponent, for tables that have no such seat


class Text(Struct):
    """A sentence by its section (event, prompt, refusal, verb, effect) and key."""

    section: str
    key: str
    tokens: dict[str, Token]


# The table


class Choice(Struct):
    """One legal action. `targets` are the places on the table that stand for it, such as
    `territory:hill_n`, `hand:chariot`, `market:city`, `goal:writing`; without any it is a button.
    Several targets mean: lit one after the other (first the source, then the target)."""

    index: int
    text: str  # its stable text form
    label: Text
    targets: list[str]
    ends: bool = False  # a button after which nothing can be taken back
    # For players who ask for it, the browser gives this answer unasked. `pass`: nothing is left but
    # to end or to give something up; `pay`: only the kind of payment is asked, and this one keeps
    # the most different things and can be taken back; `gain`: the only other answer gives it up.
    auto: Literal["pass", "skip", "pay", "gain"] | None = None
    remark: dict[str, str] | None = None  # what the table adds to a button, in every language
    gives_up: bool = False  # and gets nothing for it: never to be chosen by a stray click


class Decision(Struct):
    """The open question. Its actions are listed only for the seat that decides. With a single one
    the table waits for its player to go on: it is no move, and until then undo works."""

    id: int  # every `Choose` names it; another one after every move, undo and redo
    seat: int
    prompt: Text
    choices: list[Choice]
    follows: bool = False  # it finishes what the seat began with its last choice
    # Of a single choice: nobody else may tell that there is no other, so it is not made at once.
    guarded: bool = False
    alone: bool = False  # the table makes it by itself after a while


class WhyNot(Struct):
    """Something the viewer may ask for but may not have: greyed, with the reason."""

    target: str
    reason: Text
    rule: str


class LogEntry(Struct):
    """An event as the viewer may know it."""

    move: int  # after how many moves it happened
    text: Text


class SeatInfo(Struct):
    """Who sits where."""

    name: str
    kind: str  # human, open, or the name of a bot
    present: bool  # somebody is connected
    stand_in: str | None  # a bot that plays for an absent person
    clock: float | None  # seconds left, if the table has clocks
    winner: bool
    resigned: bool = False  # a bot plays on; this seat can no longer win


class Score(Struct):
    total: int
    categories: dict[str, int]


class Snapshot(Struct, tag="snapshot"):
    """Everything a viewer sees, after one atomic step."""

    seq: int  # grows with every snapshot sent on this table to this viewer
    table: str
    game: str
    moves: int
    viewer: int | None  # the seat whose eyes these are; None: a spectator
    seats: list[SeatInfo]
    host: bool
    round: int
    view: dict[str, Any]  # the game's own view (Play.view(viewer)["table"])
    decision: Decision | None
    why_not: list[WhyNot]  # with protocol 1; others ask for the `Reasons`
    log: list[LogEntry]  # new since the snapshot before it; all of it when `fresh`
    fresh: bool  # the first snapshot of a connection, or after an undo: forget the log before it
    undo: int  # how many decisions can be taken back
    redo: int
    undo_text: Text | None  # the label of the action that undo takes back
    over: bool
    ended: bool  # closed before its end: nobody has won, unless all others have resigned
    scores: list[Score]  # if the game ended now
    chat: list[ChatLine]  # all of it when `fresh`, else what is new
    paused: bool
    # A picture in between, of what an automatic opponent does: its number, and of how many. Nobody
    # is asked until the table as it is follows, which has the number 0.
    page: int = 0
    pages: int = 0
    pack: str | None = None  # the name of the pack that is played with
    ticking: int | None = None  # the seat whose clock runs
    still: StillInfo | None = None  # the game cannot go on: this is its last picture
    hints: HintsInfo | None = None  # None: nobody can have hints here
    muted: list[int | None] = field(default_factory=list)  # None: everybody who only watches


class Change(Struct, tag="change"):
    """What a picture changes in the one before it, which is that numbered `after`. Who has another
    one asks for the `Whole`."""

    seq: int
    after: int
    changes: dict[str, Any]  # by path: the names and places that lead there, parted by slashes
    log: list[LogEntry]  # new lines
    chat: list[ChatLine]


class StillInfo(Struct):
    """A game that this version of the program cannot play any more."""

    reason: dict[str, str]  # in every language
    missing: int  # moves after the last picture
    agreed: list[int]  # seats that want to finish
    waiting: list[int]  # seats whose agreement is missing


class HintsInfo(Struct):
    """Whether the coach may be asked at this table, and who has agreed to that."""

    open: bool
    agreed: list[int]  # seats that want hints for everybody
    waiting: list[int]  # seats whose agreement is missing
    declined: int | None  # the seat that has said no


class ChatLine(Struct):
    """What somebody said, or what became of a seat: then `note` says what (stand_in, hand_back,
    resign, recover, kick, join, mute, unmute), and `text` is the bot that plays there, if any. With
    the note `seed`, `text` is the seed that the host chose."""

    seat: int | None
    name: str
    text: str
    at: float
    note: str = ""


class Refused(Struct, tag="refused"):
    """An answer to the last message: nothing has changed."""

    reason: Text | None
    rule: str
    sentence: str  # the same in plain English, for programs


class Notice(Struct, tag="notice"):
    """Something about the table itself: `rematch` (with the new table and the keys that the
    reader holds there), `invite` (to the host: a seat was freed, this opens it), `recover` (to the
    host: this gives a seat back to who has lost its key), `kicked`, `deleted` (by the operator)."""

    key: str
    table: str | None = None
    keys: list[SeatKey] = field(default_factory=list)
    host_key: str | None = None
    just_made: bool = False  # a rematch that begins now, and not one of long ago


class Sure(Struct, tag="sure"):
    """The answer to an unsure choice that could not be taken back: nothing has changed yet."""

    decision: int
    action: int


class WhyNots(Struct, tag="why_not"):
    """The answer to `Reasons`."""

    decision: int
    why_not: list[WhyNot]


class Ways(Struct, tag="ways"):
    """The answer to `Reach`: the choices that lead to a place. `far`: not at once, ask again."""

    decision: int
    target: str
    choices: list[Choice]
    far: bool


class HintInfo(Struct):
    """An action that a strong player would consider, and how it compares with the others."""

    action: int  # index of the choice
    chance: float  # of winning, 0 to 1
    score: float  # with which the seat ends, on average
    reason: dict[str, str]  # in every language


class Hints(Struct, tag="hints"):
    """What the coach says about a decision, best first."""

    decision: int
    hints: list[HintInfo]


ServerMessage = Snapshot | Change | WhyNots | Refused | Notice | Hints | Sure | Ways

# From the browser


class Hello(Struct, tag="hello"):
    """The first message: which seats these eyes may have. No token: a spectator. Several tokens:
    several people on one screen."""

    tokens: Annotated[list[Annotated[str, KEY]], Meta(max_length=MOST_TOKENS)] = field(
        default_factory=list
    )
    seat: int | None = None  # whose eyes, where several tokens are held
    language: str = "en"
    protocol: int = WHOLE


class Whole(Struct, tag="whole"):
    """Send me the whole picture: a change does not fit the one I have."""


class Reasons(Struct, tag="reasons"):
    """Why may other places not be chosen? Answered with `WhyNots`."""

    decision: int


class Choose(Struct, tag="choose"):
    decision: int
    action: int | str
    # Answer with `Sure` first, if this or what was done before it could then not be taken back.
    unsure: bool = False


class Reach(Struct, tag="reach"):
    """How to get at a place that is not among the choices? Answered with `Ways`, or with `Refused`
    and the reason."""

    decision: int
    target: str


class Undo(Struct, tag="undo"):
    decision: int


class Redo(Struct, tag="redo"):
    decision: int


class Ask(Struct, tag="ask"):
    """Why is this action not possible? Answered with `Refused`."""

    action: int | str


class Look(Struct, tag="look"):
    """Hot-seat: from now on show the table with these eyes."""

    seat: int | None


class Say(Struct, tag="say"):
    text: str


class Host(Struct, tag="host"):
    """A power of the host: stand_in, hand_back, recover, kick, mute, unmute, end, pause,
    resume, rematch. The first two are also a person's own, for their seat. Without a seat, those
    who only watch are muted."""

    power: str
    seat: int | None = None
    bot: str | None = None


class Agree(Struct, tag="agree"):
    """Finish a game that stands still, as it is. It is over when every person has agreed."""

    seat: int


class Resign(Struct, tag="resign"):
    """Give the game up for a seat. It cannot be taken back."""

    seat: int


class Hint(Struct, tag="hint"):
    """What would a strong player do? Answered with `Hints`, unless the decision is another one
    by then."""

    decision: int


class WantHints(Struct, tag="want_hints"):
    """Shall everybody at the table have hints? For all seats that are held."""

    agreed: bool


BrowserMessage = (
    Hello
    | Whole
    | Reasons
    | Choose
    | Reach
    | Undo
    | Redo
    | Ask
    | Look
    | Say
    | Host
    | Agree
    | Resign
    | Hint
    | WantHints
)

# HTTP


class SeatPlan(Struct):
    """human (whoever made the table), open (for a link), or a bot."""

    kind: str
    name: str = ""


class NewTable(Struct):
    game: str
    seats: list[SeatPlan]
    options: dict[str, str] = field(default_factory=dict)
    seed: int | None = None
    first: int | None = None  # the seat that was agreed on to begin; None: the game decides
    listed: bool = False
    clock: int | None = None  # seconds per seat for the whole game
    record: str | None = None  # begin from this record (import, fork)
    moves: int | None = None  # ... after this many of its moves
    pack: dict[str, Any] | None = None  # a player's own pack; without one, the shipped content
    hints: HintRule = "agreed"


class SeatKey(Struct):
    seat: int
    token: str


class TableMade(Struct):
    """Answer to making or joining a table: the secrets that open its seats."""

    table: str
    keys: list[SeatKey]
    host_key: str | None = None
    invites: list[SeatKey] = field(default_factory=list)  # for open seats: share as links


class Join(Struct):
    name: str
    token: str | None = None  # from an invitation; without one, any open seat of a listed table


class PocketTable(Struct):
    """What a browser holds of a table."""

    table: str
    keys: list[SeatKey] = field(default_factory=list)
    host: str | None = None
    at: float = 0.0  # when it was last used, in milliseconds


class Pocket(Struct):
    """What a person takes along to another device: the keys of all tables, and the results of
    games alone that are kept in the browser."""

    name: str
    tables: list[PocketTable]
    results: list[dict[str, Any]] = field(default_factory=list)


class PocketCode(Struct):
    """The code under which a pocket waits, once and for so many seconds."""

    code: str
    seconds: int


class OpenPocket(Struct):
    code: str


class TableInfo(Struct):
    """One line of the lobby's list."""

    table: str
    game: str
    seats: list[SeatInfo]
    options: dict[str, str]
    moves: int
    over: bool
    ended: bool  # over before its end
    open_seats: int
    turn: int | None  # the seat that decides; None if that is not known without opening the table
    round: int = 0
    # Points as everybody may know them, of an automatic opponent too; none if that is not known.
    scores: list[int] = field(default_factory=list)
    created: float = 0.0
    changed: float = 0.0  # when the last move was made that everybody may know of
    pack: str | None = None  # the name of the pack that is played with
    still: dict[str, str] | None = None  # why the game cannot go on, in every language
    hints: HintRule = "agreed"


class Import(Struct):
    record: str


class Report(Struct):
    """A bug report: the table's record and a note."""

    table: str
    note: str
    token: str | None = None


class ReportKept(Struct):
    """The game still goes on, so the report can be read only when it is over."""

    report: str


class Ruling(Struct):
    number: str
    text: str
    language: str = "en"


class Rules(Struct):
    text: str
    language: str = "en"  # of the text: English where there is none in the one asked for


class PieceInfo(Struct):
    """A component: with `kind` and `id` its drawing is found."""

    kind: str
    id: str
    name: str
    count: int
    lines: list[str]
    entries: list[str] = field(default_factory=list)  # of the content, as file/table/id
    # Where that comes from: S (the rulebook), P (a public source), M (memory), R (reconstructed).
    source: str = ""


class ShelfInfo(Struct):
    """Components that belong together; `part` is "" for the game itself, else the opponent or the
    module that they belong to."""

    part: str
    part_name: str
    title: str
    pieces: list[PieceInfo]


class ExampleStep(Struct):
    """A moment of a worked example: the name of its picture, the parts of it that are drawn, what
    the chronicle says since the moment before, and what it means."""

    at: str
    show: list[str]
    lines: list[str]
    text: str


class ExampleInfo(Struct):
    id: str
    title: str
    steps: list[ExampleStep]


class Examples(Struct):
    """Worked examples, and the pictures that they and the summary are drawn from."""

    examples: list[ExampleInfo]
    pictures: dict[str, Snapshot]


class SymbolInfo(Struct):
    """A symbol of the table: with `mark` its drawing is found."""

    mark: str
    name: str
    about: str


class SymbolGroupInfo(Struct):
    id: str
    title: str
    symbols: list[SymbolInfo]


class ChoiceValue(Struct):
    id: str
    name: str


class FieldInfo(Struct):
    """A field of a form; see dolmen.speech.form for the kinds."""

    key: str
    label: str
    kind: str
    low: int
    high: int
    values: list[ChoiceValue]
    fields: list[FieldInfo]
    of: str
    optional: bool
    size: int = 0
    distinct: bool = False
    needs: str = ""
    among: list[str] = field(default_factory=list)


class CaseInfo(Struct):
    id: str
    name: str
    fields: list[FieldInfo]


class VocabularyInfo(Struct):
    id: str
    key: str
    cases: list[CaseInfo]


class FormInfo(Struct):
    table: str
    title: str
    fields: list[FieldInfo]
    room: list[str]
    blank: dict[str, Any]
    shelf: str


class FormsInfo(Struct):
    """The forms of a game, in one language."""

    forms: list[FormInfo]
    vocabularies: list[VocabularyInfo]


class BoxRequest(Struct):
    """What the box looks like with a pack. With `entry`, only the components that it is of."""

    pack: dict[str, Any]
    entry: str | None = None


class Difference(Struct):
    """A component that a pack changes or adds, in words: what it was and what it is."""

    entry: str
    name: str
    lines: list[str]


class BoxInfo(Struct):
    """The components of a game, shipped or with a pack. `catalogue` and `words` hold only what
    differs from the shipped ones, to be laid over them."""

    shelves: list[ShelfInfo]
    entries: dict[str, dict[str, Any]]  # those that a form is for, by file/table/id
    differences: list[Difference]
    catalogue: dict[str, Any]
    words: dict[str, Any]


class PackText(Struct):
    """A pack as a file."""

    text: str


class PackBody(Struct):
    pack: dict[str, Any]


class TablePack(Struct):
    """The pack that a table plays with."""

    pack: dict[str, Any]
    differences: list[Difference]
    catalogue: dict[str, Any]
    words: dict[str, Any]


class Problem(Struct, omit_defaults=True):
    """What every refused request is answered with. `place` leads to what is wrong, as far as it is
    known: in a request the field (`options`, `order`), in a pack file, table, id, then field by
    field."""

    error: str
    place: list[str | int] = field(default_factory=list)


class ValueInfo(Struct):
    id: str
    name: dict[str, str]
    players: list[int] = field(default_factory=list)  # numbers of players; empty: any
    says_first: bool = False  # whether it settles who begins: then `first` is left out


class OptionInfo(Struct):
    id: str
    name: dict[str, str]
    default: str
    values: list[ValueInfo]
    of: list[str] = field(default_factory=list)  # options one of which must be on for it to matter
    players: list[int] = field(default_factory=list)  # numbers of players; empty: any
    kind: str = ""  # module, difficulty, or anything else
    about: dict[str, str] = field(
        default_factory=dict
    )  # one sentence per language, if there is one


class LevelInfo(Struct):
    """A level of the bots, and its measured share of victories against the level `against` in
    games for two: 0 to 1, with its 95 % interval. No games: not measured, or the level that the
    others are measured against."""

    id: str
    against: str
    games: int
    wins: float
    low: float
    high: float


class GameInfo(Struct):
    """What the lobby shows of a game; names per language."""

    id: str
    name: dict[str, str]
    players: tuple[int, int]
    designers: list[str]
    publisher: str
    options: list[OptionInfo]
    bots: list[str]
    levels: list[LevelInfo]


class GrammarInfo(Struct):
    """How the words of a language change: small words before a noun by what the noun is, nouns
    with their forms, letters before which small words are shortened, which word of a name bears its
    endings, and the article of an automatic opponent."""

    articles: dict[str, dict[str, str]] = {}
    nouns: dict[str, dict[str, str]] = {}
    vowels: str = ""
    head: str = "first"
    definite: str = ""


class Words(Struct):
    """Everything needed to put a `Text` into words: sentences by section and key, names by kind
    and id, and how names change inside a sentence."""

    sections: dict[str, dict[str, str]]
    names: dict[str, dict[str, str]]
    grammar: GrammarInfo = field(default_factory=GrammarInfo)


class Frame(Struct):
    """One step of a replay, as a viewer may know it."""

    move: int
    action: str | None
    seat: int | None
    round: int
    view: dict[str, Any] | None  # the first of a page has it whole, the others only ...
    log: list[LogEntry]
    scores: list[Score]
    changes: dict[str, Any] | None = None  # ... what is new in `view` and `scores`, as in `Change`


class RoundScores(Struct):
    """The points after a round, as a viewer may know them."""

    round: int
    totals: list[int]


class PartInfo(Struct):
    """Where some points of a category come from."""

    category: str
    text: Text
    points: int


class Statistic(Struct):
    """What each side did how often; its name is among the game's `statistic` names."""

    name: str
    values: list[int]


class Result(Struct):
    """The story of a game in numbers. Parts and statistics are of games that are over."""

    rounds: list[RoundScores]
    parts: list[list[PartInfo]]  # per side
    statistics: list[Statistic]
    seconds: list[float]  # per seat, how long it took to decide


class Replay(Struct):
    table: str
    game: str
    viewer: int | None
    seats: list[SeatInfo]
    frames: list[Frame]
    over: bool
    first: int = 0  # the number of the first frame that is here
    total: int = 0  # of all frames
    next: int | None = None  # where the next page begins


class MoveReview(Struct):
    """One decision of a reviewed game."""

    seat: int
    round: int
    done: str
    luck: list[float]  # of each seat, right after it; empty if nothing was left to chance
    cost: float | None  # None: not weighed


class MistakeInfo(Struct):
    """A costly decision: the one after `move - 1` moves."""

    move: int
    round: int
    done: str
    better: str
    cost: float
    before: float  # the chance to win with the better action
    after: float  # and with what was done
    reason: str


class SeatReview(Struct):
    """How somebody played."""

    seat: int
    decisions: int  # that were weighed
    good: int  # of these, as good as the coach's
    cost: float  # of all together
    mistakes: list[MistakeInfo]  # the costliest first


class ReviewInfo(Struct):
    """A game looked at again, in one language."""

    game: str
    title: str
    names: list[str]
    winners: list[int]
    chances: list[list[float]]  # at every decision and at the end, of each seat
    moves: list[MoveReview]
    luck: list[float]  # of each seat, in the whole game
    seats: list[SeatReview]


class ReviewState(Struct):
    """How far a review is: `none` (nobody has asked), `waiting`, `running`, `stopped` (it can be
    gone on with), `done`, `failed`, or why there can be none: `plays_on`, `no_judge`,
    `stands_still`."""

    state: Literal[
        "none",
        "waiting",
        "running",
        "stopped",
        "done",
        "failed",
        "plays_on",
        "no_judge",
        "stands_still",
    ]
    done: int = 0  # decisions
    total: int = 0
    first: int = 0  # reviews that come before it
    ticket: str | None = None  # to who asked for it: it may be cancelled with that
    review: ReviewInfo | None = None


class Verdict(Struct):
    """An action in an exercise, and what it is worth."""

    action: str
    label: str
    chance: float
    reason: str


class Exercise(Struct):
    """What somebody chose in an exercise, beside what was played and what is best."""

    chosen: Verdict
    played: Verdict
    best: Verdict


class TryOut(Struct):
    """An answer in an exercise: the decision after `move - 1` moves."""

    move: int
    action: int
    language: str = "en"
