"""Prehistory as a game of the table."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from dolmen.core.game import Game
from dolmen.core.option import Option
from dolmen.core.record import Header
from dolmen.core.rng import Rng
from dolmen.games.prehistory import content as content_module
from dolmen.games.prehistory import determinize as determinize_module
from dolmen.games.prehistory import ids, scoring, setup
from dolmen.games.prehistory import quiet as quiet_module
from dolmen.games.prehistory import view as view_module
from dolmen.games.prehistory.messages import MESSAGES
from dolmen.games.prehistory.state import NOTHING, PrehistoryState
from dolmen.games.prehistory.tables import Tables
from dolmen.games.prehistory.view import Table
from dolmen.games.prehistory.words import VOCABULARY


class Prehistory(Game[PrehistoryState, Tables, Table]):
    id = "prehistory"
    version = 1
    seats = range(1, 5)  # one player meets the rival tribe
    options = (
        Option("map", ("default", "random")),
        Option("order", ("random", "seats", *setup.AGREED_ORDERS)),
        Option("weather", ("seven", "six")),
        Option("boards", ("different", "equal")),
    )
    vocabulary = VOCABULARY
    messages = MESSAGES
    categories = scoring.CATEGORIES
    longest = 5_000
    designers = ("Attila Szőgyi",)
    publisher = "A-games"
    folder = Path(__file__).parent
    face_class = "dolmen.games.prehistory.face:PrehistoryFace"

    def load(self, own: Path | None) -> Tables:
        return content_module.load(self.folder / "content", own)

    def check_options(self, options: Mapping[str, str], players: int, first: int | None) -> None:
        setup.check_order(players, first, options["order"])

    def variants(self, players: int) -> list[dict[str, str]]:
        agreed = "-".join(str(seat) for seat in range(players, 0, -1))
        order = agreed if players > 1 else "seats"
        return [
            {},
            {"map": "random"},
            {"order": "seats"},
            {"weather": "six"},
            {"boards": "equal"},
            {"map": "random", "order": order, "weather": "six", "boards": "equal"},
        ]

    def set_up(
        self, content: Tables, header: Header, options: Mapping[str, str]
    ) -> PrehistoryState:
        return setup.set_up(content, header, options)

    def view(self, s: PrehistoryState, seat: int | None) -> Table:
        return view_module.view(s, seat)

    def determinize(self, s: PrehistoryState, seat: int, rng: Rng) -> PrehistoryState:
        return determinize_module.determinize(s, rng)

    def scores(self, s: PrehistoryState) -> list[list[int]]:
        return scoring.score_sheet(s)

    def winners(self, s: PrehistoryState) -> list[int]:
        return scoring.winners(s)

    def round(self, s: PrehistoryState) -> int:
        return s.round

    def quiet(self, s: PrehistoryState) -> int | None:
        return quiet_module.quiet(s)

    def census(self, s: PrehistoryState) -> dict[str, int]:
        return census(s)


def census(s: PrehistoryState) -> dict[str, int]:
    """Everything that is limited, over all zones."""
    on_map = [0] * len(ids.FEATURES)
    for hex, token in enumerate(s.tokens):
        if token != NOTHING:
            on_map[s.map.feature[hex]] += 1
    built = sum(len(camps) for camps in s.camps)
    members = sum(s.home) + sum(len(hexes) for hexes in s.members)
    tiles = (s.tiles, s.price_stack, s.price_removed, s.price_used)
    hunted = sum(len(cards) for cards in s.footprints) + sum(len(points) for points in s.animals)
    return {
        "price tiles": sum(len(zone) for zone in tiles),
        "gathering tiles": filled(s.gather_slots)
        + len(s.gather_pile)
        + len(s.gather_gone)
        + sum(s.gathered)
        + on_map[ids.GATHERING_SPACE],
        "fish": filled(s.fish_slots)
        + len(s.fish_pile)
        + len(s.fish_gone)
        + sum(s.fished)
        + on_map[ids.FISH_SPACE],
        "hunt cards and animals": len(s.hunt_display)
        + len(s.hunt_deck)
        + len(s.hunt_gone)
        + hunted
        + on_map[ids.ANIMAL_SPACE],
        "ceremony cards": len(s.ceremony_display)
        + len(s.ceremony_deck)
        + len(s.ceremony_gone)
        + sum(len(cards) for cards in s.cards),
        "megaliths": on_map[ids.MEGALITH_SPACE] + sum(s.megaliths_a),
        "members besides those of camps": members - built,
        "members counted by hex": members - sum(s.home) - sum(s.crowd),
        "camps": built + sum(left.bit_count() for left in s.camps_left),
        "camps counted by hex": built - filled(s.camp_at),
        "shamans": sum(mask.bit_count() for mask in s.shamans),
    }


def filled(slots: list[int]) -> int:
    return sum(1 for item in slots if item != NOTHING)
