"""A table at one moment, drawn for several viewers. What they all see is made once."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import TYPE_CHECKING, TypeVar

from dolmen.server import picture, wire
from dolmen.server.canvas import Eyes
from dolmen.server.scenes import Scene

if TYPE_CHECKING:
    from dolmen.server.table import Table

T = TypeVar("T")
CHAT_LINES = 200  # of what was said before, for somebody who comes


class Kept:
    """Parts of a picture that seldom change, as they were written last: while they stay what they
    are, they need neither be written nor compared."""

    def __init__(self) -> None:
        self.parts: dict[object, tuple[object, object]] = {}

    def written(self, name: object, parts: list[T]) -> list[T]:
        known = self.parts.get(name)
        if known is None or known[0] != parts:
            known = self.parts[name] = (parts, [picture.packed(part) for part in parts])
        return known[1]  # type: ignore[return-value]


class Drawing:
    def __init__(self, table: Table, viewers: Sequence[int | None], fresh: bool = False) -> None:
        self.table = table
        s = table.play.state
        self.views = table.look(s, viewers)
        self.log = table.log if fresh else table.log[table.log_shown :]
        self.common = self.draw_common(fresh)

    def of(self, eyes: Eyes) -> wire.Snapshot:
        viewer, host, takes_changes = eyes
        table = self.table
        drawn = copy(self.common)
        drawn.viewer, drawn.host = viewer, host
        drawn.view = self.views[viewer]
        drawn.log = picture.seen(self.log, viewer)
        if table.face.secret_scores:
            drawn.scores = scores(table, viewer)
        if viewer == table.play.state.seat and table.asks():
            self.add_decision(drawn, not takes_changes)
        return drawn

    def draw_common(self, fresh: bool) -> wire.Snapshot:
        """What those see who do not decide, but for the table itself."""
        table = self.table
        sheet, s = table.sheet, table.play.state
        return wire.Snapshot(
            seq=table.seq,
            table=table.id,
            game=table.game.id,
            moves=table.told,
            viewer=None,
            seats=seats(table),
            host=False,
            round=table.game.round(s),
            view={},
            decision=None if sheet.closed else picture.waiting(s, table.decision_id()),
            why_not=[],
            log=[],
            fresh=fresh,
            undo=0,
            redo=0,
            undo_text=None,
            over=sheet.closed,
            ended=sheet.unfinished,
            scores=[] if table.face.secret_scores else scores(table, None),
            chat=sheet.chat[-CHAT_LINES:] if fresh else sheet.chat[table.chat_shown :],
            paused=sheet.paused,
            pack=sheet.head.pack,
            ticking=table.ticking(),
            hints=table.hints(),
            muted=sheet.silenced(),
        )

    def add_decision(self, drawn: wire.Snapshot, reasons: bool) -> None:
        table = self.table
        play, outlook = table.play, table.outlook()
        drawn.decision = picture.decision(
            table.face,
            play.state,
            table.decision_id(),
            outlook,
            table.follows(),
            table.goes_on_alone(),
        )
        if reasons:
            drawn.why_not = table.why_not(outlook)
        drawn.undo = sum(not table.quiet(moment.state) for moment in play.horizon.moments)
        drawn.redo = 0 if play.held else len(play.undone)
        drawn.undo_text = picture.undo_text(play, table.steps_back())


class SceneDrawing:
    """The table in the middle of a move: nothing is asked."""

    def __init__(
        self, table: Table, viewers: Sequence[int | None], scene: Scene, page: int, pages: int
    ) -> None:
        self.table = table
        self.scene = scene
        self.page = page
        self.pages = pages
        self.views = table.look(scene.state, viewers)
        self.log = table.log[table.log_shown : scene.events]

    def of(self, eyes: Eyes) -> wire.Snapshot:
        viewer, host, _ = eyes
        table, scene = self.table, self.scene
        return wire.Snapshot(
            seq=table.seq,
            table=table.id,
            game=table.game.id,
            moves=table.told,
            viewer=viewer,
            seats=seats(table),
            host=host,
            round=table.game.round(scene.state),
            view=self.views[viewer],
            decision=None,
            why_not=[],
            log=picture.seen(self.log, viewer),
            fresh=False,
            undo=0,
            redo=0,
            undo_text=None,
            over=False,
            ended=False,
            scores=picture.scores(table.face, scene.state, viewer),
            chat=[],
            paused=False,
            page=self.page,
            pages=self.pages,
            pack=table.sheet.head.pack,
            hints=table.hints(),
            muted=table.sheet.silenced(),
        )


def seats(table: Table) -> list[wire.SeatInfo]:
    return table.kept.written("seats", table.infos())


def scores(table: Table, viewer: int | None) -> list[wire.Score]:
    found = picture.scores(table.face, table.play.state, viewer)
    return table.kept.written(("scores", viewer), found)
