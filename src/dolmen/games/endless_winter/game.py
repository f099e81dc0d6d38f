"""Endless Winter as a game of the table."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from dolmen.core.content import Files
from dolmen.core.encoding import Encoding
from dolmen.core.game import Game
from dolmen.core.option import Option
from dolmen.core.position import Field, Position
from dolmen.core.record import Header
from dolmen.core.rng import Rng
from dolmen.games.endless_winter import census, determinize, encode, facts, scoring, setup, view
from dolmen.games.endless_winter.actions import VOCABULARY
from dolmen.games.endless_winter.content import Content
from dolmen.games.endless_winter.ids import STONES
from dolmen.games.endless_winter.messages import MESSAGES
from dolmen.games.endless_winter.modules.catalogue import MODULES, OPTIONS, check
from dolmen.games.endless_winter.modules.files import MODULE_FILES
from dolmen.games.endless_winter.position.fields import fields
from dolmen.games.endless_winter.position.laying import lay
from dolmen.games.endless_winter.reader import read_content
from dolmen.games.endless_winter.state import State
from dolmen.games.endless_winter.view import SeatView, Table


class EndlessWinter(Game[State, Content, Table]):
    """With 1 player the game is solo: seat 0 is the person, seat 1 of `scores` and `winners` are
    the Nomads."""

    id = "endless_winter"
    version = 3
    versions = (1, 2)
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
    solo_measure = "lead"
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

    def position_fields(self, s: State) -> list[Field]:
        return fields(s)

    def lay_position(self, s: State, position: Position) -> None:
        lay(s, position)

    def position_census(self, s: State) -> dict[str, int]:
        """Which of the stones are in play is chance."""
        return {name: n for name, n in self.census(s).items() if name not in STONES}

    def view(self, s: State, seat: int | None) -> Table:
        return view.view(s, seat)

    def own_part(self, s: State, seat: int) -> SeatView:
        return view.seat_view(s, seat, seat)

    def determinize(self, s: State, seat: int, rng: Rng) -> State:
        return determinize.determinize(s, seat, rng)

    def encoding_of(self, players: int, options: Mapping[str, str]) -> Encoding:
        return encode.encoding(players, options)

    def encode(self, s: State, seat: int, out: list[int]) -> None:
        encode.encode(s, seat, out)

    def scores(self, s: State) -> list[list[int]]:
        return scoring.scores(s)

    def winners(self, s: State) -> list[int]:
        return scoring.winners(s)

    def round(self, s: State) -> int:
        return s.round

    def census(self, s: State) -> dict[str, int]:
        return census.census(s)

    def facts(self, s: State, seat: int) -> dict[str, str]:
        return facts.facts(s, seat)

    def taken(self, s: State, seat: int) -> tuple[str, ...]:
        return facts.taken(s, seat)

    def solo_reward(self, s: State) -> float:
        return facts.solo_reward(s)
