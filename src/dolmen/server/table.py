"""A table in memory: its sheet, the game in progress, and who looks at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any

import msgspec

from dolmen.bots.bots import has_judge
from dolmen.core.event import Event
from dolmen.core.game import Game
from dolmen.core.hold import Hold, HoldAt, HoldFor, is_held, unasked
from dolmen.core.play import Play
from dolmen.core.record import Header, Record, parse
from dolmen.core.state import State
from dolmen.core.view import Past
from dolmen.server import journal, picture, wire
from dolmen.server.canvas import Canvas, Visitor
from dolmen.server.drawing import Drawing, People, Points, SceneDrawing
from dolmen.server.folded import Mark, Told
from dolmen.server.journal import Entry
from dolmen.server.keys import Keys
from dolmen.server.limits import Bucket
from dolmen.server.listing import named_record, table_info
from dolmen.server.outlook import Outlook
from dolmen.server.parcel import Parcel
from dolmen.server.scenes import Onlooker, Scene
from dolmen.server.sheet import PERSONS, Sheet
from dolmen.server.stops import Stops
from dolmen.server.tempo import Tempo
from dolmen.speech.face import face_of

ENCODER = msgspec.json.Encoder()


class Table:
    def __init__(self, game: Game, sheet: Sheet, keys: Keys) -> None:
        self.game = game
        self.keys = keys
        self.sheet = sheet
        self.header: Header = parse(sheet.head.header).header
        self.play: Play = game.resume(Record(self.header))
        self.face = face_of(game, self.play.content)
        self.log: list[tuple[Event, wire.LogEntry]] = []
        self.scenes: list[Scene] = []  # of the last move
        self.stops = Stops()
        self.changed = sheet.head.created  # when anybody last saw something happen
        self.catch_log()
        self.lock = asyncio.Lock()
        self.visitors: list[Visitor] = []
        self.canvas = Canvas()
        self.people = People()
        self.points = Points()
        self.past: Past | None = None  # what was looked at last
        self.elsewhere: dict[str, tuple[float, frozenset[int]]] = {}  # seats at other processes
        self.seq = 0
        self.chat_shown = 0
        self.log_shown = 0
        self.since = time.monotonic()  # when the open decision began to cost time
        self.used = time.monotonic()  # when anybody last had to do with the table
        self.bot: asyncio.Task[None] | None = None
        self.bell: asyncio.TimerHandle | None = None
        self.alone = False  # waits so that nobody can tell that there is nothing to choose
        self.pause: asyncio.TimerHandle | None = None  # then it goes on
        self.tempo = Tempo()
        self.murmurs = Bucket(6, 0.5)  # lines of all who only watch
        self.advice: wire.Hints | None = None  # the coach's last word here

    @property
    def id(self) -> str:
        return self.sheet.head.id

    # Folding

    def apply(self, entry: Entry, watched: bool = False) -> None:
        """Take over an entry that is in the store: the table waits where it waited then."""
        if entry.kind in journal.TURNS:
            passed, at = self.passed(entry.kind), entry.held
            hold = Hold(passed) if at is None else HoldAt(at, passed)
            self.carry_out(entry.kind, entry.text, hold, watched)
        self.note(entry)

    def turn(self, kind: str, action: int | str) -> bool:
        """A move, an undo or a redo by the rules, or going on where the table waits. Gives whether
        it waits afterwards only so that nobody else can tell that there is nothing to choose."""
        before, passed = self.play.state, self.passed(kind)
        hold = HoldFor(self.game, before, self.waits_for, passed, guards=self.guards)
        self.carry_out(kind, action, hold, True)
        if kind == journal.MOVE:
            self.tempo.note(before.seat, time.monotonic() - self.since)
        return hold.alone and self.play.held

    def passed(self, kind: str) -> int:
        """The sole choices since the last decision, the one included that is carried out now."""
        return self.play.passed + 1 if kind == journal.GO_ON else 0

    def waits_for(self, seat: int) -> bool:
        """Does a person make the choices of this seat, even sole ones?"""
        chairs = self.sheet.chairs
        person = seat < len(chairs) and chairs[seat].kind == "human"
        return person and self.sheet.plays(seat) is None

    def guards(self, seat: int) -> bool:
        """Does anybody else look on who might learn something from how long this seat takes?"""
        chairs = self.sheet.chairs
        others = any(chair.kind in PERSONS for n, chair in enumerate(chairs) if n != seat)
        return seat < len(chairs) and (others or self.sheet.plays(seat) is not None)

    def goes_on_alone(self) -> bool:
        """Will the table make a person's sole choice after a while?"""
        idle = self.sheet.closed or self.sheet.paused or not self.play.held
        return self.alone and not idle and self.waits_for(self.play.state.seat)

    def outlook(self) -> Outlook:
        """What would become of the choices that the open decision offers."""
        return Outlook(self.face, self.play.state, self.waits_for)

    def follows(self) -> bool:
        """Does the open question finish what the seat began with its last choice? Then it is
        another one than that choice answered."""
        play = self.play
        last = play.horizon.moments[-1:]
        now = play.state.stack[-1:]
        return bool(last and now) and type(last[0].state.stack[-1]) is not type(now[0])

    def carry_out(self, kind: str, action: int | str, hold: Hold, watched: bool) -> None:
        """If somebody watches, the acts of an automatic opponent are kept as scenes."""
        play, onlooker = self.play, None
        if watched and self.face.acts_alone(play.state):
            onlooker = Onlooker(self.face)
            hold.watch = onlooker.look
        if kind == journal.MOVE:
            play.do(action, hold)
        elif kind == journal.GO_ON:
            play.do(play.state.options[0], hold)
        elif kind == journal.UNDO:
            play.undo()
        else:
            play.redo(hold)
        if onlooker is not None:
            if play.over:
                onlooker.look(play.state)
            self.scenes = onlooker.scenes

    def note(self, entry: Entry) -> None:
        """The same, for an entry that the game already has."""
        self.sheet.apply(entry)
        if entry.kind in journal.TURNS:
            self.since, self.alone = time.monotonic(), entry.alone
            if not self.hides_moves():
                self.stops.arrive(self.play)
                self.changed = entry.at
            self.catch_log()
        elif entry.kind == journal.RESUME or (
            entry.kind in journal.TAKES_SEAT and entry.seat == self.play.state.seat
        ):
            self.since = time.monotonic()

    def catch_log(self) -> None:
        events = self.play.events
        del self.log[len(events) :]
        if len(self.log) < len(events):
            new = events[len(self.log) :]
            self.log += picture.entries(self.face, new, self.told)

    @property
    def told(self) -> int:
        """Moves that everybody may know of."""
        return self.stops.moves if self.sheet.closed else self.stops.count

    def hides_moves(self) -> bool:
        return self.face.hides_moves(self.play.state)

    def decision_id(self) -> int:
        """What an answer must name. While the number of moves is a secret, so is this one's."""
        turns = self.sheet.turns
        return self.keys.decision(self.id, turns) if self.hides_moves() else turns

    def quiet(self, s: State) -> bool:
        """Need nobody be asked?"""
        return bool(s.stack) and not is_held(s) and self.game.quiet(s) is not None

    def unasked(self) -> bool:
        """Does the server answer the open decision for a person?"""
        sheet, s = self.sheet, self.play.state
        if sheet.closed or sheet.paused or s.seat < 0:
            return False
        person = sheet.chairs[s.seat].kind == "human" and sheet.plays(s.seat) is None
        return person and unasked(self.play) is not None

    def asks(self) -> bool:
        """Is a person or a bot asked, who may take as long as it takes?"""
        return not self.sheet.closed and not self.unasked()

    def steps_back(self) -> int:
        """How many moves one undo takes back: to the last decision that somebody was asked."""
        moments = self.play.horizon.moments
        for steps, moment in enumerate(reversed(moments), start=1):
            if not self.quiet(moment.state):
                return steps
        return 0

    # People

    def present(self) -> set[int]:
        here = {seat for visitor in self.visitors for seat in visitor.seats}
        for _, seats in self.elsewhere.values():
            here |= seats
        return here

    def clock(self, seat: int) -> float | None:
        """Seconds left on a seat's clock."""
        limit = self.sheet.head.clock
        if limit is None:
            return None
        left = limit - self.sheet.chairs[seat].spent
        if self.ticking() == seat:
            left -= time.monotonic() - self.since
        return max(0.0, round(left, 1))

    def ticking(self) -> int | None:
        """The seat whose clock runs: a person who decides at a table that goes on."""
        sheet = self.sheet
        seat = self.play.state.seat
        if sheet.head.clock is None or sheet.closed or sheet.paused or seat < 0:
            return None
        if sheet.chairs[seat].kind != "human" or sheet.plays(seat) is not None:
            return None
        return seat

    def spent(self) -> float:
        """What the open decision has cost so far."""
        return 0.0 if self.ticking() is None else time.monotonic() - self.since

    def cost(self, seat: int) -> float:
        """What must be put on a seat's clock before its running is interrupted."""
        return self.spent() if self.ticking() == seat else 0.0

    def info(self) -> wire.TableInfo:
        seat = self.play.state.seat
        idle = self.sheet.closed or seat < 0
        found = table_info(self.sheet, self.infos(), None if idle else seat)
        found.moves, found.changed = self.told, self.changed
        found.round = self.game.round(self.play.state)
        found.scores = self.totals()
        return found

    def infos(self) -> list[wire.SeatInfo]:
        present = self.present()
        winners = self.winners()
        return [
            wire.SeatInfo(
                name=chair.name,
                kind=chair.kind,
                present=seat in present,
                stand_in=chair.stand_in,
                clock=self.clock(seat) if chair.kind in PERSONS else None,
                winner=seat in winners,
                resigned=chair.resigned,
            )
            for seat, chair in enumerate(self.sheet.chairs)
        ]

    def winners(self) -> list[int]:
        """Who has won. Whoever resigned has not, even if the bot on that seat has the most points:
        then it is the best of those who stayed."""
        sheet = self.sheet
        if sheet.ended:
            return sheet.left_over
        found, staying = self.play.winners, sheet.staying
        if len(staying) == len(sheet.chairs) or not self.play.over:
            return found
        if any(seat in staying for seat in found):
            return [seat for seat in found if seat in staying]
        best = max((self.totals()[seat] for seat in staying), default=0)
        return [seat for seat in staying if self.totals()[seat] == best]

    def totals(self) -> list[int]:
        """The points that everybody may know of."""
        return [sum(row) for row in self.face.certain(self.play.state, None)]

    # Pictures

    def hints(self) -> wire.HintsInfo | None:
        """Whether the coach may be asked: where one person plays, at once; where several do, only
        if they all want it, unless that was settled when the table was made."""
        sheet = self.sheet
        if sheet.head.hints == "off" or sheet.closed or not has_judge(self.game):
            return None
        people = sheet.people()
        waiting = [seat for seat in people if seat not in sheet.hinted]
        at_once = sheet.head.hints == "on" or len(people) < 2
        agreed = sorted(sheet.hinted.intersection(people))
        return wire.HintsInfo(at_once or not waiting, agreed, waiting, sheet.unhinted)

    def show(
        self, fresh: bool = False, besides: Visitor | None = None, mover: int | None = None
    ) -> None:
        """Send everybody the table as they may see it; each distinct picture is made once. After a
        secret move of a seat that goes on, only that seat gets one: even their number tells."""
        if not fresh and besides is None:
            self.show_scenes()
        self.scenes = []
        self.count()
        visitors = [visitor for visitor in self.visitors if visitor is not besides]
        if mover == self.play.state.seat and self.hides_moves():
            visitors = [visitor for visitor in visitors if visitor.viewer == mover]
        if visitors:
            drawing = Drawing(self, list({visitor.viewer for visitor in visitors}), fresh)
            self.canvas.show(visitors, drawing.of)
        self.log_shown = len(self.log)
        self.chat_shown = len(self.sheet.chat)

    def show_scenes(self) -> None:
        """What an automatic opponent did in the last move, act by act."""
        scenes = self.scenes
        if not scenes or not self.visitors:
            return
        viewers = list({visitor.viewer for visitor in self.visitors})
        for number, scene in enumerate(scenes, start=1):
            self.count()
            drawing = SceneDrawing(self, viewers, scene, number, len(scenes))
            self.canvas.show(self.visitors, drawing.of)
            self.log_shown = scene.events

    def look(self, s: State, viewers: Sequence[int | None]) -> dict[int | None, Any]:
        """The views of a moment of this game; they share with those before what has not changed."""
        past = self.past
        found = self.face.views_after(s, viewers, past) if past else self.face.views(s, viewers)
        views = dict(zip(viewers, found, strict=True))
        self.past = Past(s, views)
        return views

    def show_one(self, visitor: Visitor) -> None:
        """A fresh picture for one."""
        self.count()
        self.canvas.tidy(self.visitors)
        drawn = self.fresh(visitor.viewer, visitor.host, not visitor.takes_changes)
        self.canvas.show_one(visitor, drawn)

    def fresh(self, viewer: int | None, host: bool = False, reasons: bool = True) -> wire.Snapshot:
        """Everything, for somebody who has seen nothing yet."""
        return Drawing(self, [viewer], True).of((viewer, host, not reasons))

    def why_not(self, outlook: Outlook) -> list[wire.WhyNot]:
        """What the one who decides may wish for but may not have. Nothing takes longer to find
        out, so whoever can ask for it is not sent it with every picture."""
        return picture.why_not(self.face, self.play.state, outlook.ahead())

    def tell(self, visitor: Visitor, message: wire.ServerMessage) -> None:
        visitor.send(Parcel(ENCODER.encode(message)))

    def count(self) -> None:
        """Numbers grow with time, so that they grow across restarts and processes as well."""
        self.seq = max(self.seq + 1, int(time.time() * 1000))

    # What others are told of the game

    async def tell_since(self, mark: Mark | None) -> Told:
        """For a worker that knows the game up to there. Not in the middle of a change, which might
        still be taken back."""
        async with self.lock:
            undos, play = self.sheet.undos, self.play
            now = Mark(undos, len(play.moves))
            if mark is not None and mark.undos == undos:
                new = [index for _, index in play.moves[mark.moves :]]
                return Told(self.id, mark, now, new)
            moves = [index for _, index in play.moves]
            return Told(self.id, None, now, moves, self.sheet.head.header)

    def record(self) -> Record:
        return named_record(self.play.record, self.sheet)
