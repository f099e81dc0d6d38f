"""The game object that ties the chapters together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from dolmen.core.action import Action
from dolmen.core.box import Shelf
from dolmen.core.content import LANGUAGES
from dolmen.core.event import Event
from dolmen.core.game import Content, Game, Option
from dolmen.core.message import Thing
from dolmen.core.play import Play
from dolmen.core.record import Header
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.text import Lexicon
from dolmen.core.view import View
from dolmen.games.endless_winter import box as box_module
from dolmen.games.endless_winter import (
    catalogue,
    census,
    determinize,
    ids,
    scoring,
    setup,
    table,
    targets,
    text,
    view,
)
from dolmen.games.endless_winter.content import WinterContent
from dolmen.games.endless_winter.messages import MESSAGES
from dolmen.games.endless_winter.modules.catalogue import MODULES, OPTIONS, check, in_play
from dolmen.games.endless_winter.modules.reader import MODULE_FILES
from dolmen.games.endless_winter.nomads.pages import opens_page
from dolmen.games.endless_winter.nomads.trace import trace
from dolmen.games.endless_winter.primitives import rules_for
from dolmen.games.endless_winter.reader import load
from dolmen.games.endless_winter.remarks import remark
from dolmen.games.endless_winter.state import NOTHING, Winter
from dolmen.games.endless_winter.text import WinterLexicon
from dolmen.games.endless_winter.words import VOCABULARY

# Kinds of tokens whose numbers are those of the components, not of an action's arguments.
COMPONENTS: dict[str, tuple[str, ...]] = {
    "card": ids.CARDS,
    "animal": ids.ANIMALS,
    "chief": ids.CHIEFS,
    "stone": ids.STONES,
    "hex": ids.LOCATIONS,
    "option": ids.COLUMN_OPTIONS,
    "item": ids.ITEMS,
}

FOLDER = Path(__file__).parent


class EndlessWinter(Game):
    """With 1 player the game is solo: seat 0 is the person, seat 1 of `scores` and `winners` are
    the Nomads."""

    id = "endless_winter"
    version = 1
    seats = range(1, 5)
    usual = 1  # alone against the Nomads
    options = (
        Option("extra_card", ("off", "on"), players=(1,)),
        Option("village_tile", ("off", "on"), players=(1,)),
        *OPTIONS,
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
        modules = in_play(options)
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

    def remark(self, lexicon: Lexicon, s: State, action: Action) -> str:
        assert isinstance(s, Winter) and isinstance(lexicon, WinterLexicon)
        return remark(lexicon, s, action)

    def trace(self, play: Play, lexicon: Lexicon) -> list[str]:
        return trace(play.events, lexicon) if play.header.players == 1 else []

    def acts_alone(self, s: State) -> bool:
        assert isinstance(s, Winter)
        return s.nomads != NOTHING

    def opens_page(self, events: Sequence[Event], begun: int, at: int) -> bool:
        return opens_page(events, begun, at)

    def token(self, kind: str, value: Any) -> Thing:
        known = COMPONENTS.get(kind)
        if known is not None and isinstance(value, int) and 0 <= value < len(known):
            return Thing(kind, id=known[value])
        found = catalogue.token(kind, value)
        if found is None:
            return super().token(kind, value)
        if kind in catalogue.SAID:
            return Thing(found.kind, found.id, found.ids, found.counts, self.called(kind, value))
        return found

    def names(self, language: str) -> dict[str, dict[str, str]]:
        lexicon = self.words(language)
        components = {
            kind: {name: lexicon.name(kind, number) for number, name in enumerate(known)}
            for kind, known in COMPONENTS.items()
        }
        return super().names(language) | components | catalogue.names(lexicon)

    def check_options(self, options: Mapping[str, str], players: int) -> None:
        check(options)

    def content_hash(self, content: Content, options: Mapping[str, str]) -> str:
        """The base files and those of the modules in play."""
        assert isinstance(content, WinterContent)
        return content.hash_with(
            tuple(MODULE_FILES[module.id] for module in MODULES if options[module.id] == "on"),
            tuple(MODULE_FILES.values()),
        )

    def variants(self, players: int) -> list[dict[str, str]]:
        """The difficulty options concern the Nomads, who are there only in the solo game. Every
        module alone, every pair, and all together."""
        solo = [{"extra_card": "on"}, {"village_tile": "on"}] if players == 1 else []
        both = [{"extra_card": "on", "village_tile": "on"}] if players == 1 else []
        names = [module.id for module in MODULES]
        alone = [{name: "on"} for name in names]
        turn = 2 * players  # so that few games reach other modules with other numbers of players
        alone = alone[turn:] + alone[:turn]
        pairs = [{a: "on", b: "on"} for n, a in enumerate(names) for b in names[n + 1 :]]
        every = dict.fromkeys(names, "on")
        return [{}, every, *solo, *both, *alone, *pairs]

    # What a table on a screen asks for.

    def targets(self, s: State, action: int) -> list[str]:
        return targets.targets(action)

    def wishes(self, s: State, seat: int) -> list[tuple[str, int]]:
        assert isinstance(s, Winter)
        return targets.wishes(s, seat)

    def box(self, language: str) -> list[Shelf]:
        return box_module.box(self.words(language))

    def catalogue(self) -> dict[str, Any]:
        pack = self.content
        assert isinstance(pack, WinterContent)
        words = {language: self.words(language) for language in LANGUAGES}
        return catalogue.catalogue(pack, words)

    def words(self, language: str) -> text.WinterLexicon:
        pack = self.content
        assert isinstance(pack, WinterContent)
        return text.lexicon(language, FOLDER / "text", pack, ())
