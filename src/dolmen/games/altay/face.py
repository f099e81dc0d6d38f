"""Altay as screens show it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from dolmen.core.event import Event
from dolmen.core.message import Message
from dolmen.core.view import Past, View
from dolmen.games.altay import (
    box,
    breakdown,
    catalogue,
    forms,
    market,
    plaintext,
    routine,
    sketch,
    targets,
    view,
)
from dolmen.games.altay.content import Content
from dolmen.games.altay.lexicon import Lexicon
from dolmen.games.altay.state import State
from dolmen.games.altay.view import Table, shown_points
from dolmen.speech.box import Shelf
from dolmen.speech.face import Face, Part, Thing
from dolmen.speech.form import Forms
from dolmen.speech.sketch import Spot


class AltayFace(Face[State, Content, Table, Lexicon]):
    counted = breakdown.COUNTED

    def make_lexicon(self, language: str, content: Content, seats: tuple[str, ...]) -> Lexicon:
        return Lexicon(language, content, self.game.folder / "text", seats)

    def token(self, kind: str, value: Any) -> Thing:
        return catalogue.token(kind, value) or super().token(kind, value)

    def names(self, language: str) -> dict[str, dict[str, str]]:
        return super().names(language) | catalogue.names(self.lexicons[language])

    def said(self, s: State, action: int) -> Message | None:
        return market.said(s, action)

    def gloss(self, action: int) -> tuple[str, str] | None:
        return catalogue.gloss(action)

    def things(self, lexicon: Lexicon, s: State | None) -> Iterator[tuple[str, str]]:
        """R39: what is out of play does not exist."""
        return lexicon.things(None if s is None else s.layout)

    def sketch(self, view: View[Table]) -> list[Spot]:
        return sketch.sketch(view["table"], self.content.data)

    def table(self, view: View[Table], lexicon: Lexicon) -> list[str]:
        return plaintext.table(view, lexicon)

    def hand(self, view: View[Table], lexicon: Lexicon) -> list[str]:
        return plaintext.hand(view, lexicon)

    def views(self, s: State, seats: Sequence[int | None]) -> list[Table]:
        return view.views(s, seats)

    def views_after(
        self, s: State, seats: Sequence[int | None], past: Past[State, Table]
    ) -> list[Table]:
        return view.views(s, seats, past)

    def shown_points(self, view: Table) -> list[list[int]]:
        return shown_points(view)

    def parts(self, s: State, seat: int, events: Sequence[Event]) -> list[Part]:
        return list(breakdown.parts(s, seat))

    def times(self, name: str, event: Event) -> int:
        return breakdown.times(name, event)

    def targets(self, s: State, action: int) -> list[str]:
        return targets.targets(action)

    def requests(self, s: State, seat: int) -> list[tuple[str, int]]:
        return targets.requests(s, seat)

    def wish(self, s: State, target: str) -> int | None:
        return targets.wish(s, target) or super().wish(s, target)

    def gives_up(self, s: State, action: int) -> bool:
        return routine.gives_up(action)

    def commits(self, s: State, action: int) -> bool:
        return routine.commits(s, action)

    def passing(self, s: State) -> int | None:
        return routine.passing(s)

    def paying(self, s: State) -> int | None:
        return routine.paying(s)

    def catalogue(self) -> dict[str, Any]:
        return catalogue.catalogue(self.content, self.lexicons)

    def box(self, language: str, each: bool = False) -> list[Shelf]:
        return box.box(self.lexicons[language])

    def forms(self, language: str) -> Forms:
        return forms.forms(self.lexicons[language])
