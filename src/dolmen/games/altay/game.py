"""Altay as a game of the table."""

from collections.abc import Mapping
from pathlib import Path

from dolmen.core.content import Files
from dolmen.core.game import Game
from dolmen.core.option import Option
from dolmen.core.record import Header
from dolmen.core.rng import Rng
from dolmen.games.altay import census, determinize, reader, scoring, setup, view
from dolmen.games.altay.actions import VOCABULARY
from dolmen.games.altay.content import Content
from dolmen.games.altay.ids import CATEGORIES, MODULES, OPTIONS, PLAYERS_OF_OPTION
from dolmen.games.altay.messages import MESSAGES
from dolmen.games.altay.state import State
from dolmen.games.altay.view import Table


class Altay(Game[State, Content, Table]):
    id = "altay"
    version = 1
    seats = range(2, 5)
    options = tuple(
        Option(
            name,
            values,
            players=PLAYERS_OF_OPTION.get(name, ()),
            kind="module" if name in MODULES else "",
        )
        for name, values in OPTIONS.items()
    )
    vocabulary = VOCABULARY
    messages = MESSAGES
    categories = CATEGORIES
    longest = 60_000
    folder = Path(__file__).parent
    designers = ("Paolo Mori", "Ole Steiness")
    publisher = "Ares Games"
    face_class = "dolmen.games.altay.face:AltayFace"

    def read_content(self, files: Files) -> Content:
        return reader.read_content(files)

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
