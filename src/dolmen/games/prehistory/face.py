"""Prehistory as screens show it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dolmen.core.event import Event
from dolmen.core.message import Message
from dolmen.core.view import Past, View
from dolmen.games.prehistory import (
    box,
    breakdown,
    catalogue,
    forms,
    messages,
    offers,
    plaintext,
    routine,
    sketch,
    targets,
)
from dolmen.games.prehistory.content import Content
from dolmen.games.prehistory.lexicon import Lexicon
from dolmen.games.prehistory.rival import rank
from dolmen.games.prehistory.state import State
from dolmen.games.prehistory.view import Table, shown_points, views
from dolmen.speech.box import Shelf
from dolmen.speech.face import Face, Part, Thing
from dolmen.speech.form import Forms
from dolmen.speech.sketch import Spot


class PrehistoryFace(Face[State, Content, Table, Lexicon]):
    counted = breakdown.COUNTED

    def make_lexicon(self, language: str, content: Content, seats: tuple[str, ...]) -> Lexicon:
        return Lexicon(language, content, self.game.folder / "text", seats)

    def token(self, kind: str, value: Any) -> Thing:
        return catalogue.token(kind, value) or super().token(kind, value)

    def names(self, language: str) -> dict[str, dict[str, str]]:
        return super().names(language) | catalogue.names(self.lexicons[language])

    def gloss(self, action: int) -> tuple[str, str] | None:
        return catalogue.gloss(action)

    def detail(self, s: State, action: int) -> Message | None:
        return offers.detail(s, action)

    def verdict(self, lexicon: Lexicon, s: State) -> str | None:
        """A game for one has no winner but a rank."""
        if not s.solo:
            return None
        return lexicon.say("event", Message(messages.RANK, (rank(sum(self.game.scores(s)[0])),)))

    def sketch(self, view: View[Table]) -> list[Spot]:
        return sketch.sketch(view["table"])

    def table(self, view: View[Table], lexicon: Lexicon) -> list[str]:
        return plaintext.table(view, lexicon)

    def hand(self, view: View[Table], lexicon: Lexicon) -> list[str]:
        return plaintext.hand(view, lexicon)

    def views(self, s: State, seats: Sequence[int | None]) -> list[Table]:
        return views(s, seats)

    def views_after(
        self, s: State, seats: Sequence[int | None], past: Past[State, Table]
    ) -> list[Table]:
        return views(s, seats, past)

    def shown_points(self, view: Table) -> list[list[int]]:
        return shown_points(view)

    def parts(self, s: State, seat: int, events: Sequence[Event]) -> list[Part]:
        return [part for part in breakdown.parts(s, seat) if part.points]

    def times(self, name: str, event: Event) -> int:
        return breakdown.times(name, event)

    def targets(self, s: State, action: int) -> list[str]:
        return targets.targets(action)

    def requests(self, s: State, seat: int) -> list[tuple[str, int]]:
        return targets.requests(s, seat)

    def towards(self, s: State, target: str) -> list[int]:
        return targets.towards(s, target)

    def shortest(self, s: State, ways: list[int], target: str) -> list[int]:
        return targets.shortest(s, ways, target)

    def skipping(self, s: State) -> int | None:
        return routine.skipping(s)

    def paying(self, s: State) -> int | None:
        return routine.paying(s)

    def catalogue(self) -> catalogue.Catalogue:
        return catalogue.catalogue(self.content, self.lexicons)

    def box(self, language: str, each: bool = False) -> list[Shelf]:
        return box.box(self.lexicons[language], each)

    def forms(self, language: str) -> Forms:
        return forms.forms(self.lexicons[language])
