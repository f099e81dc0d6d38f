"""The game object that ties the chapters together."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from dolmen.core.content import LANGUAGES
from dolmen.core.game import Content, Game, Option
from dolmen.core.message import Thing
from dolmen.core.play import Play
from dolmen.core.record import Header
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.text import Lexicon
from dolmen.core.view import View
from dolmen.games.endless_winter import (
    catalogue,
    census,
    determinize,
    scoring,
    setup,
    table,
    targets,
    text,
    view,
)
from dolmen.games.endless_winter.content import WinterContent
from dolmen.games.endless_winter.messages import MESSAGES
from dolmen.games.endless_winter.modules import MODULES
from dolmen.games.endless_winter.nomads.trace import trace
from dolmen.games.endless_winter.primitives import rules_for
from dolmen.games.endless_winter.reader import load
from dolmen.games.endless_winter.state import NOTHING, Winter
from dolmen.games.endless_winter.words import VOCABULARY

FOLDER = Path(__file__).parent


class EndlessWinter(Game):
    """With 1 player the game is solo: seat 0 is the person, seat 1 of `scores` and `winners` are
    the Nomads."""

    id = "endless_winter"
    version = 1
    seats = range(1, 5)
    usual = 1  # alone against the Nomads
    options = (
        Option("extra_card", ("off", "on")),
        Option("village_tile", ("off", "on")),
        *(Option(module.id, ("off", "on")) for module in MODULES),
    )
    vocabulary = VOCABULARY
    messages = MESSAGES
    categories = scoring.CATEGORIES
    longest = 6000
    designers = ("Stan Kordonskiy",)
    publisher = "Fantasia Games"
    folder = FOLDER

    def load(self, own: Path | None) -> Content:
        return load(FOLDER / "content", own)

    def set_up(self, content: Content, header: Header, options: Mapping[str, str]) -> State:
        assert isinstance(content, WinterContent)
        modules = tuple(module() for module in MODULES if options[module.id] == "on")
        return setup.lay_out(
            rules_for(content, header.players, modules),
            header.players,
            header.seed,
            header.first,
            options["extra_card"] == "on",
            options["village_tile"] == "on",
        )

    def view(self, s: State, seat: int | None) -> View:
        assert isinstance(s, Winter)
        return view.view(s, seat)

    def determinize(self, s: State, seat: int, rng: Rng) -> State:
        assert isinstance(s, Winter)
        return determinize.determinize(s, seat, rng)

    def scores(self, s: State) -> list[list[int]]:
        assert isinstance(s, Winter)
        return scoring.totals(s)

    def standings(self, s: State, seat: int | None) -> list[list[int]]:
        """The Nomads' Culture cards lie face down; they count when the game is over."""
        assert isinstance(s, Winter)
        found = scoring.totals(s)
        if s.nomads != NOTHING:
            found[s.nomads][scoring.CATEGORIES.index("cultures")] = 0
        return found

    def winners(self, s: State) -> list[int]:
        assert isinstance(s, Winter)
        return scoring.winners(s)

    def round(self, s: State) -> int:
        assert isinstance(s, Winter)
        return s.round

    def census(self, s: State) -> dict[str, int]:
        assert isinstance(s, Winter)
        return census.census(s)

    def lexicon(
        self, language: str, content: Content | None = None, seats: tuple[str, ...] = ()
    ) -> Lexicon:
        pack = content or self.content
        assert isinstance(pack, WinterContent)
        return text.lexicon(language, FOLDER / "text", pack, seats)

    def table(self, view: View, lexicon: Lexicon) -> list[str]:
        return table.lines(view, lexicon)

    def hand(self, view: View, lexicon: Lexicon) -> list[str]:
        return table.hand(view, lexicon)

    def trace(self, play: Play, lexicon: Lexicon) -> list[str]:
        return trace(play.events, lexicon) if play.header.players == 1 else []

    def variants(self, players: int) -> list[dict[str, str]]:
        """The difficulty options concern the Nomads, who are there only in the solo game."""
        return super().variants(players) if players == 1 else [{}]

    # What a table on a screen asks for.

    def targets(self, s: State, action: int) -> list[str]:
        return targets.targets(action)

    def wishes(self, s: State, seat: int) -> list[tuple[str, int]]:
        assert isinstance(s, Winter)
        return targets.wishes(s, seat)

    def catalogue(self) -> dict[str, Any]:
        pack = self.content
        assert isinstance(pack, WinterContent)
        words = {language: self.words(language) for language in LANGUAGES}
        return catalogue.catalogue(pack, words)

    def token(self, kind: str, value: Any) -> Thing:
        found = catalogue.token(kind, value)
        if found is None:
            return super().token(kind, value)
        if kind in catalogue.SAID:
            return Thing(found.kind, found.id, found.ids, found.counts, self.called(kind, value))
        return found

    def names(self, language: str) -> dict[str, dict[str, str]]:
        return super().names(language) | catalogue.names(self.words(language))

    def words(self, language: str) -> text.WinterLexicon:
        pack = self.content
        assert isinstance(pack, WinterContent)
        return text.lexicon(language, FOLDER / "text", pack, ())
