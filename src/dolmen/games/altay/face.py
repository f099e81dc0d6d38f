"""Altay as screens show it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dolmen.core.view import View
from dolmen.games.altay import box as box_module
from dolmen.games.altay import catalogue as catalogue_module
from dolmen.games.altay import routine
from dolmen.games.altay import table as table_module
from dolmen.games.altay import targets as targets_module
from dolmen.games.altay import text as text_module
from dolmen.games.altay import view as view_module
from dolmen.games.altay.state import AltayState
from dolmen.games.altay.tables import AltayContent
from dolmen.games.altay.text import AltayLexicon
from dolmen.games.altay.view import Table
from dolmen.speech.box import Shelf
from dolmen.speech.face import Face, Thing


class AltayFace(Face[AltayState, AltayContent, Table, AltayLexicon]):
    finals = frozenset({"strike", "end_turn"})

    def make_lexicon(
        self, language: str, content: AltayContent, seats: tuple[str, ...]
    ) -> AltayLexicon:
        return text_module.lexicon(language, content, self.game.folder / "text", seats)

    def token(self, kind: str, value: Any) -> Thing:
        return catalogue_module.token(kind, value) or super().token(kind, value)

    def names(self, language: str) -> dict[str, dict[str, str]]:
        return super().names(language) | catalogue_module.names(self.lexicons[language])

    def gloss(self, action: int) -> tuple[str, str] | None:
        return catalogue_module.gloss(action)

    def table(self, view: View[Table], lexicon: AltayLexicon) -> list[str]:
        return table_module.lines(view, lexicon)

    def hand(self, view: View[Table], lexicon: AltayLexicon) -> list[str]:
        return table_module.hand(view, lexicon)

    def views(self, s: AltayState, seats: Sequence[int | None]) -> list[Table]:
        return view_module.views(s, seats)

    def targets(self, s: AltayState, action: int) -> list[str]:
        return targets_module.targets(action)

    def requests(self, s: AltayState, seat: int) -> list[tuple[str, int]]:
        return targets_module.requests(s, seat)

    def passing(self, s: AltayState) -> int | None:
        return routine.passing(s)

    def paying(self, s: AltayState) -> int | None:
        return routine.paying(s)

    def catalogue(self) -> dict[str, Any]:
        return catalogue_module.catalogue(self.game.content, self.lexicons)

    def box(self, language: str) -> list[Shelf]:
        return box_module.box(self.lexicons[language])
