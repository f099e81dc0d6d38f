"""Prehistory as a game of the table."""

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
from dolmen.games.prehistory import (
    census,
    determinize,
    encode,
    facts,
    reader,
    routine,
    scoring,
    setup,
    view,
)
from dolmen.games.prehistory import messages as m
from dolmen.games.prehistory.actions import VOCABULARY
from dolmen.games.prehistory.content import Content
from dolmen.games.prehistory.position.fields import fields
from dolmen.games.prehistory.position.laying import lay
from dolmen.games.prehistory.state import State
from dolmen.games.prehistory.view import Table
from dolmen.games.prehistory.view_types import SeatView


class Prehistory(Game[State, Content, Table]):
    id = "prehistory"
    version = 1
    seats = range(1, 5)  # one player meets the rival tribe
    options = (
        Option("map", ("default", "random")),
        Option(
            "order",
            ("random", "seats", *setup.AGREED_ORDERS),
            players=(2, 3, 4),  # alone one is first in the first year (10.1)
            seatings=setup.AGREED_ORDERS,
        ),
        Option("weather", ("seven", "six")),
        Option("boards", ("different", "equal")),
    )
    vocabulary = VOCABULARY
    messages = m.MESSAGES
    categories = scoring.CATEGORIES
    solo_measure = "rank"
    longest = 5_000
    designers = ("Attila Szőgyi",)
    publisher = "A-games"
    folder = Path(__file__).parent
    face_class = "dolmen.games.prehistory.face:PrehistoryFace"

    def read_content(self, files: Files) -> Content:
        return reader.read_content(files)

    def check_options(self, options: Mapping[str, str], players: int, first: int | None) -> None:
        setup.check_order(players, first, options["order"])

    def variants(self, players: int) -> list[dict[str, str]]:
        agreed = "-".join(str(seat) for seat in range(players, 0, -1))
        seats, order = ({"order": "seats"}, {"order": agreed}) if players > 1 else ({}, {})
        return [
            {},
            {"map": "random"},
            seats,
            {"weather": "six"},
            {"boards": "equal"},
            {"map": "random", "weather": "six", "boards": "equal", **order},
        ]

    def set_up(self, content: Content, header: Header, options: Mapping[str, str]) -> State:
        return setup.set_up(content, header, options)

    def position_fields(self, s: State) -> list[Field]:
        return fields(s)

    def lay_position(self, s: State, position: Position) -> None:
        lay(s, position)

    def position_census(self, s: State) -> dict[str, int]:
        """How many megaliths and animals there are depends on the map."""
        by_map = ("megaliths", "hunt cards and animals")
        return {name: n for name, n in self.census(s).items() if name not in by_map}

    def view(self, s: State, seat: int | None) -> Table:
        return view.view(s)

    def own_part(self, s: State, seat: int) -> SeatView:
        return view.own_part(s, seat)

    def determinize(self, s: State, seat: int, rng: Rng) -> State:
        return determinize.determinize(s, rng)

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

    def quiet(self, s: State) -> int | None:
        return routine.quiet(s)

    def census(self, s: State) -> dict[str, int]:
        return census.census(s)

    def facts(self, s: State, seat: int) -> dict[str, str]:
        return facts.facts(s, seat)

    def taken(self, s: State, seat: int) -> tuple[str, ...]:
        return facts.taken(s, seat)

    def solo_reward(self, s: State) -> float:
        return facts.solo_reward(s)
