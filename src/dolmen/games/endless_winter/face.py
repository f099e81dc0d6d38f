"""Endless Winter as screens show it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dolmen.core.action import Action
from dolmen.core.event import Event
from dolmen.core.message import Message
from dolmen.core.play import Play
from dolmen.core.view import Past, View
from dolmen.games.endless_winter import (
    box,
    breakdown,
    catalogue,
    forms,
    plaintext,
    scoring,
    sketch,
    targets,
)
from dolmen.games.endless_winter.actions import DECLINE, FIRST_FIGURE, LESSER, TAKE, USE_CHIEF
from dolmen.games.endless_winter.content import Content
from dolmen.games.endless_winter.lexicon import Lexicon
from dolmen.games.endless_winter.map_text import places
from dolmen.games.endless_winter.nomads.scenes import opens_scene
from dolmen.games.endless_winter.nomads.trace import trace
from dolmen.games.endless_winter.remarks import remark, said
from dolmen.games.endless_winter.state import NOMADS_NAME, NOTHING, OVER, State
from dolmen.games.endless_winter.view import Table, views
from dolmen.speech.box import Shelf
from dolmen.speech.face import Face, Known, Part, Thing
from dolmen.speech.form import Forms
from dolmen.speech.layout import simplify
from dolmen.speech.sketch import Spot

NOMADS_SIDE = 1

# What is offered for nothing.
FREE = frozenset(verb.base for verb in (TAKE, LESSER, FIRST_FIGURE, USE_CHIEF))


class EndlessWinterFace(Face[State, Content, Table, Lexicon]):
    counted = breakdown.COUNTED

    def make_lexicon(self, language: str, content: Content, seats: tuple[str, ...]) -> Lexicon:
        return Lexicon(language, self.game.folder / "text", content, seats)

    def token(self, kind: str, value: Any) -> Thing:
        if kind in catalogue.SPOTS:
            return self.token(*value)
        found = catalogue.token(kind, value)
        if found is None:
            return super().token(kind, value)
        if kind in catalogue.WITH_TEXT:
            texts = self.texts_of(kind, value)
            return Thing(found.kind, found.id, found.ids, found.counts, texts)
        return found

    def names(self, language: str) -> dict[str, dict[str, str]]:
        return super().names(language) | catalogue.names(self.lexicons[language])

    def said(self, s: State, action: int) -> Message | None:
        return said(s, action)

    def describe(self, lexicon: Lexicon, word: str, s: State | None = None) -> list[str]:
        """At a table also the places of its map, as the drawn one and typed actions call them."""
        found = super().describe(lexicon, word, s)
        wanted = simplify(word)
        for name, title, text in () if s is None else places(lexicon, s):
            if wanted == simplify(name) or is_called(simplify(title), wanted):
                found.append(f"{title}: {text}")
        return found

    def remark(self, lexicon: Lexicon, s: State, action: Action) -> str:
        return remark(lexicon, s, action)

    def sketch(self, view: View[Table]) -> list[Spot]:
        return sketch.sketch(view["table"], self.content.data)

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

    def trace(self, play: Play, lexicon: Lexicon) -> list[str]:
        return trace(play.events, lexicon) if play.header.players == 1 else []

    def standings(self, s: State, seat: int | None) -> list[list[Known]]:
        """Of the Nomads' buried cards only those are known that were seen before (N16)."""
        found = super().standings(s, seat)
        if s.nomads != NOTHING and s.phase != OVER:
            cultures = scoring.CATEGORIES.index("cultures")
            found[s.nomads][cultures] = Known(*scoring.nomad_cultures(s))
        return found

    def certain(self, s: State, seat: int | None) -> list[list[int]]:
        if s.nomads == NOTHING or s.phase == OVER:
            return self.game.scores(s)
        return super().certain(s, seat)

    def parts(self, s: State, seat: int, events: Sequence[Event]) -> list[Part]:
        return [part for part in breakdown.parts(s, seat, events) if part.points]

    def side_of(self, event: Event) -> int:
        """What the Nomads do, they do at a table for one."""
        if event.message.key.startswith("nomad_"):
            return NOMADS_SIDE
        side = super().side_of(event)
        return NOMADS_SIDE if side == NOMADS_NAME else side

    def times(self, name: str, event: Event) -> int:
        return breakdown.times(name, event)

    def targets(self, s: State, action: int) -> list[str]:
        return targets.targets(action)

    def requests(self, s: State, seat: int) -> list[tuple[str, int]]:
        return targets.requests(s, seat)

    def wish(self, s: State, target: str) -> int | None:
        return targets.wish(s, target) or super().wish(s, target)

    def gives_up(self, s: State, action: int) -> bool:
        """To decline what could simply be taken; what has to be paid or placed may be unwelcome."""
        others = [option for option in s.options if option != DECLINE.base]
        return action == DECLINE.base and bool(others) and FREE.issuperset(others)

    def hides_moves(self, s: State) -> bool:
        return s.sealing

    def acts_alone(self, s: State) -> bool:
        return s.nomads != NOTHING

    def opens_scene(self, events: Sequence[Event], begun: int, at: int) -> bool:
        return opens_scene(events, begun, at)

    def catalogue(self) -> dict[str, Any]:
        return catalogue.catalogue(self.content, self.lexicons)

    def box(self, language: str, each: bool = False) -> list[Shelf]:
        return box.box(self.lexicons[language])

    def forms(self, language: str) -> Forms:
        return forms.forms(self.lexicons[language])


def is_called(title: str, wanted: str) -> bool:
    """By its name or by the short one in brackets; the name of a hex is not that of a junction."""
    name, _, short = title.partition(" (")
    return wanted in (name, short.rstrip(")"))
