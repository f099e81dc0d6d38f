"""Altay as a game of the table."""

from collections.abc import Mapping
from pathlib import Path

from dolmen.core.content import Files
from dolmen.core.encoding import Encoding
from dolmen.core.game import Game
from dolmen.core.option import Option
from dolmen.core.record import Header
from dolmen.core.rng import Rng
from dolmen.games.altay import census, determinize, encode, facts, reader, scoring, setup, view
from dolmen.games.altay.actions import VOCABULARY
from dolmen.games.altay.content import Content
from dolmen.games.altay.ids import CATEGORIES, MODULES, OPTIONS, PLAYERS_OF_OPTION
from dolmen.games.altay.messages import MESSAGES
from dolmen.games.altay.state import State
from dolmen.games.altay.view import SeatView, Table


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

    def own_part(self, s: State, seat: int) -> SeatView:
        return view.own_seat(s, seat, view.view_seat(s, seat))

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
