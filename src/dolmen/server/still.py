"""Tables that stand still: their game was played under rules, or with content, that this version
does not have, so nobody can move. They can be looked at and replayed from stored pictures, their
record can be read, and the people who sit there can agree to finish."""

from __future__ import annotations

import asyncio
import time

from dolmen.core.content import LANGUAGES
from dolmen.core.record import Record, parse
from dolmen.core.refusal import BadInput
from dolmen.games import find
from dolmen.server import wire
from dolmen.server.canvas import Visitor
from dolmen.server.checks import plain_infos
from dolmen.server.complaints import Sentence
from dolmen.server.history import Page, paged
from dolmen.server.journal import Entry, Head, deciding_times, standing_moves
from dolmen.server.listing import named_record, table_info
from dolmen.server.pictures import EVERYTHING, SPECTATOR, Pictures
from dolmen.server.sheet import Sheet, fold_sheet
from dolmen.server.storage import Stored
from dolmen.server.texts import FOLDER as TEXTS
from dolmen.speech.phrases import read_sections

Reason = dict[str, str]  # in every language


class Still:
    def __init__(self, stored: Stored, reason: Reason, pictures: Pictures | None) -> None:
        self.sheet: Sheet = fold_sheet(stored.head, stored.entries)
        self.entries = stored.entries
        self.reason = reason
        self.pictures = pictures
        self.lock = asyncio.Lock()
        self.visitors: list[Visitor] = []
        self.used = time.monotonic()
        self.seq = 0

    @property
    def id(self) -> str:
        return self.sheet.head.id

    @property
    def sentence(self) -> str:
        return self.reason["en"]

    def apply(self, entry: Entry) -> None:
        self.sheet.apply(entry)
        self.entries.append(entry)

    def info(self) -> wire.TableInfo:
        return table_info(self.sheet, self.infos(), still=self.reason)

    def infos(self) -> list[wire.SeatInfo]:
        found = plain_infos(self.sheet)
        for seat in self.pictures.winners if self.pictures is not None else ():
            if seat < len(found):
                found[seat].winner = True
        return found

    def record(self) -> Record:
        """The record according to the log; its moves have not been checked."""
        moves = standing_moves(self.entries)
        totals = [int(n) for n in self.sheet.totals.split()] if self.sheet.over else None
        return named_record(Record(parse(self.sheet.head.header).header, moves, totals), self.sheet)

    def waiting(self) -> list[int]:
        """The seats whose agreement is missing."""
        chairs = enumerate(self.sheet.chairs)
        return [n for n, c in chairs if c.kind == "human" and n not in self.sheet.agreed]

    def frames(self, viewer: int | None) -> list[wire.Frame]:
        """What a viewer may see: everything of a game that was over when it was drawn."""
        if self.pictures is None:
            return []
        for wanted in (EVERYTHING, SPECTATOR if viewer is None else viewer, SPECTATOR):
            if wanted in self.pictures.viewers:
                return self.pictures.frames(wanted)
        return []

    def snapshot(self, viewer: int | None, host: bool) -> wire.Snapshot:
        """The last picture, with nothing to decide."""
        frames = self.frames(viewer)
        if not frames:
            raise BadInput(Sentence("no_pictures"))
        last, sheet = frames[-1], self.sheet
        self.seq = max(self.seq + 1, int(time.time() * 1000))
        return wire.Snapshot(
            seq=self.seq,
            table=self.id,
            game=sheet.head.game,
            moves=sheet.moves,
            viewer=viewer,
            seats=self.infos(),
            host=host,
            round=last.round,
            view=last.view or {},
            decision=None,
            why_not=[],
            log=[line for frame in frames for line in frame.log],
            fresh=True,
            undo=0,
            redo=0,
            undo_text=None,
            over=sheet.closed,
            ended=sheet.unfinished,
            scores=last.scores,
            chat=sheet.chat,
            paused=False,
            pack=sheet.head.pack,
            still=wire.StillInfo(
                self.reason, sheet.moves - last.move, sorted(sheet.agreed), self.waiting()
            ),
        )

    def replay(self, viewer: int | None, page: Page) -> wire.Replay:
        frames = self.frames(viewer)
        if not frames:
            raise BadInput(Sentence("no_pictures"))
        head, over = self.sheet.head, self.sheet.closed
        bare = wire.Replay(self.id, head.game, viewer, self.infos(), [], over)
        first, count = page.within(len(frames))
        return paged(bare, frames[first : first + count], first, len(frames))

    def result(self, viewer: int | None) -> wire.Result:
        """The points round by round; what they are made of, only these rules would know."""
        rounds = {
            frame.round: [score.total for score in frame.scores] for frame in self.frames(viewer)
        }
        told = [wire.RoundScores(number, totals) for number, totals in rounds.items()]
        seconds = deciding_times(self.entries, len(self.sheet.chairs))
        return wire.Result(told, [], [], seconds)


def why_still(stored: Stored, problem: Exception) -> Reason:
    found = cannot_go_on(stored.head)
    if found is not None:
        return found
    if not same_content(stored.head):
        return reason("content")
    return reason("moves", problem=str(problem) or type(problem).__name__)


def cannot_go_on(head: Head) -> Reason | None:
    """What can be seen without folding: the game is not here, or not these rules."""
    try:
        header = parse(head.header).header
        game = find(head.game)
    except BadInput:
        return reason("game", game=head.game)
    if game.plays(header.rules):
        return None
    return reason("rules", then=header.rules, now=game.version)


def reason(key: str, **tokens: object) -> Reason:
    return {
        language: read_sections(TEXTS, language)["still"][key].format(**tokens)
        for language in LANGUAGES
    }


def same_content(head: Head) -> bool:
    header = parse(head.header).header
    game = find(head.game)
    try:
        content = game.content_of(header)
        now = game.content_hash(content, game.all_options(header.options))
    except BadInput:
        return False
    return now in (header.content, game.known_content.get(header.content))
