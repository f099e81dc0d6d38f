"""Endless Winter as a game of the table."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from dolmen.core.content import Files
from dolmen.core.game import Game
from dolmen.core.option import Option
from dolmen.core.record import Header
from dolmen.core.rng import Rng
from dolmen.games.endless_winter import census, determinize, scoring, setup, view
from dolmen.games.endless_winter.actions import VOCABULARY
from dolmen.games.endless_winter.content import Content
from dolmen.games.endless_winter.messages import MESSAGES
from dolmen.games.endless_winter.modules.catalogue import MODULES, OPTIONS, check
from dolmen.games.endless_winter.modules.files import MODULE_FILES
from dolmen.games.endless_winter.reader import read_content
from dolmen.games.endless_winter.state import State
from dolmen.games.endless_winter.view import Table


class EndlessWinter(Game[State, Content, Table]):
    """With 1 player the game is solo: seat 0 is the person, seat 1 of `scores` and `winners` are
    the Nomads."""

    id = "endless_winter"
    version = 2
    versions = (1,)
    seats = range(1, 5)
    usual = 1  # alone against the Nomads
    options = (
        Option("extra_card", ("off", "on"), players=(1,), kind="difficulty"),
        Option("village_tile", ("off", "on"), players=(1,), kind="difficulty"),
        *OPTIONS,
    )
    vocabulary = VOCABULARY
    messages = MESSAGES
    categories = scoring.CATEGORIES
    longest = 6000
    designers = ("Stan Kordonskiy",)
    publisher = "Fantasia Games"
    folder = Path(__file__).parent
    face_class = "dolmen.games.endless_winter.face:EndlessWinterFace"

    def read_content(self, files: Files) -> Content:
        return read_content(files)

    def check_options(self, options: Mapping[str, str], players: int, first: int | None) -> None:
        check(options)

    def content_hash(self, content: Content, options: Mapping[str, str]) -> str:
        """The base files and those of the modules in play."""
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

    def set_up(self, content: Content, header: Header, options: Mapping[str, str]) -> State:
        return setup.set_up(content, header, options)

    def view(self, s: State, seat: int | None) -> Table:
        return view.view(s, seat)

    def determinize(self, s: State, seat: int, rng: Rng) -> State:
        return determinize.determinize(s, seat, rng)

    def scores(self, s: State) -> list[list[int]]:
        return scoring.scores(s)

    def winners(self, s: State) -> list[int]:
        return scoring.winners(s)

    def round(self, s: State) -> int:
        return s.round

    def census(self, s: State) -> dict[str, int]:
        return census.census(s)
