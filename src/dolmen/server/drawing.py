"""A table at one moment, drawn for several viewers. What they all see is made once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from dolmen.server import picture, wire
from dolmen.server.canvas import Eyes
from dolmen.server.scenes import Scene

if TYPE_CHECKING:
    from dolmen.server.table import Table

CHAT_LINES: Final = 200  # of what was said before, for somebody who comes


class People:
    """Who sits at a table, and what is agreed among them, as it was written last. While that stays
    as it is, it need be neither written nor compared."""

    def __init__(self) -> None:
        self.others = -1  # entries that were no turns
        self.present: set[int] = set()
        self.infos: list[wire.SeatInfo] = []
        self.seats: list[wire.SeatInfo] = []
        self.hints: wire.HintsInfo | None = None
        self.muted: list[int | None] = []

    def look(self, table: Table) -> None:
        sheet, present = table.sheet, table.present()
        others = sheet.number - sheet.turns
        if others != self.others:
            self.hints, self.muted = table.hints(), sheet.silenced()
        elif present == self.present and sheet.head.clock is None and not table.play.over:
            return
        self.others, self.present = others, present
        infos = table.infos()
        if infos != self.infos:
            self.infos, self.seats = infos, [picture.packed(info) for info in infos]


class Points:
    """The same for the points, by who looks."""

    def __init__(self) -> None:
        self.rows: dict[int | None, list[list[int]]] = {}
        self.scores: dict[int | None, list[wire.Score]] = {}

    def look(self, table: Table, viewer: int | None, view: Any) -> list[wire.Score]:
        rows: list[list[int]] | None = table.face.shown_points(view)
        if rows is None:
            rows = table.face.certain(table.play.state, viewer)
        if self.rows.get(viewer) != rows:
            self.rows[viewer] = rows
            scored = picture.scored(table.face, rows)
            self.scores[viewer] = [picture.packed(score) for score in scored]
        return self.scores[viewer]


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
        drawn = replace(
            self.common,
            viewer=viewer,
            host=host,
            view=self.views[viewer],
            log=picture.seen(self.log, viewer),
        )
        if table.face.secret_scores:
            drawn.scores = table.points.look(table, viewer, drawn.view)
        if viewer == table.play.state.seat and table.asks():
            self.add_decision(drawn, not takes_changes)
        return drawn

    def draw_common(self, fresh: bool) -> wire.Snapshot:
        """What those see who do not decide, but for the table itself."""
        table = self.table
        sheet, s, people = table.sheet, table.play.state, table.people
        people.look(table)
        return wire.Snapshot(
            seq=table.seq,
            table=table.id,
            game=table.game.id,
            moves=table.told,
            viewer=None,
            seats=people.seats,
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
            scores=[] if table.face.secret_scores else self.draw_points(),
            chat=sheet.chat[-CHAT_LINES:] if fresh else sheet.chat[table.chat_shown :],
            paused=sheet.paused,
            pack=sheet.head.pack,
            ticking=table.ticking(),
            hints=people.hints,
            muted=people.muted,
        )

    def draw_points(self) -> list[wire.Score]:
        """Those that are no secret, and so are the same in every view."""
        return self.table.points.look(self.table, None, next(iter(self.views.values())))

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
        table, scene, people = self.table, self.scene, self.table.people
        people.look(table)
        return wire.Snapshot(
            seq=table.seq,
            table=table.id,
            game=table.game.id,
            moves=table.told,
            viewer=viewer,
            seats=people.seats,
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
            hints=people.hints,
            muted=people.muted,
        )
