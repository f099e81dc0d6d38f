"""Prehistory as a game of the table."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from dolmen.core.action import Action
from dolmen.core.box import Shelf
from dolmen.core.content import LANGUAGES
from dolmen.core.game import Content, Game, Option
from dolmen.core.message import Thing
from dolmen.core.record import Header
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.text import Lexicon
from dolmen.core.view import View
from dolmen.games.prehistory import box as box_module
from dolmen.games.prehistory import catalogue as catalogue_module
from dolmen.games.prehistory import content as content_module
from dolmen.games.prehistory import determinize as determinize_module
from dolmen.games.prehistory import ids, payment, scoring, setup
from dolmen.games.prehistory import quiet as quiet_module
from dolmen.games.prehistory import table as table_module
from dolmen.games.prehistory import targets as targets_module
from dolmen.games.prehistory import text as text_module
from dolmen.games.prehistory import view as view_module
from dolmen.games.prehistory.messages import MESSAGES
from dolmen.games.prehistory.state import NOTHING, PrehistoryState
from dolmen.games.prehistory.tables import Tables
from dolmen.games.prehistory.words import FISH, GATHER, VOCABULARY


class Prehistory(Game):
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
    finals = frozenset({"pass", "end_turn"})
    folder = Path(__file__).parent

    def remark(self, lexicon: Lexicon, s: State, action: Action) -> str:
        state = cast(PrehistoryState, s)
        if action.verb is GATHER:
            return lexicon.name("gathering_tile", state.gather_slots[action.arguments[0]])
        if action.verb is FISH:
            return lexicon.name("fish", state.fish_slots[action.arguments[0]])
        return ""

    def load(self, own: Path | None) -> Content:
        return content_module.load(self.folder / "content", own)

    def header(
        self,
        players: int,
        seed: int,
        options: Mapping[str, object] | None = None,
        first: int | None = None,
        names: Mapping[int, str] | None = None,
        content: Content | None = None,
    ) -> Header:
        found = super().header(players, seed, options, first, names, content)
        setup.check_order(players, first, found.options.get("order", "random"))
        return found

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

    def set_up(self, content: Content, header: Header, options: Mapping[str, str]) -> State:
        return setup.set_up(cast(Tables, content), header, options)

    def view(self, s: State, seat: int | None) -> View:
        return view_module.view(cast(PrehistoryState, s), seat)

    def determinize(self, s: State, seat: int, rng: Rng) -> State:
        return determinize_module.determinize(cast(PrehistoryState, s), rng)

    def scores(self, s: State) -> list[list[int]]:
        return scoring.score_sheet(cast(PrehistoryState, s))

    def winners(self, s: State) -> list[int]:
        return scoring.winners(cast(PrehistoryState, s))

    def round(self, s: State) -> int:
        return cast(PrehistoryState, s).round

    def quiet(self, s: State) -> int | None:
        """The answer an interface or bot may give unasked; None if the person must be asked."""
        return quiet_module.quiet(cast(PrehistoryState, s))

    def paying(self, s: State) -> int | None:
        return payment.paying(cast(PrehistoryState, s))

    def lexicon(
        self, language: str, content: Content | None = None, seats: tuple[str, ...] = ()
    ) -> Lexicon:
        tables = cast(Tables, content or self.content)
        return text_module.PrehistoryLexicon(language, tables, self.folder / "text", seats)

    def table(self, view: View, lexicon: Lexicon) -> list[str]:
        return table_module.lines(view, lexicon)

    def hand(self, view: View, lexicon: Lexicon) -> list[str]:
        return table_module.hand(view, lexicon)

    def census(self, s: State) -> dict[str, int]:
        return census(cast(PrehistoryState, s))

    def targets(self, s: State, action: int) -> list[str]:
        return targets_module.targets(action)

    def wishes(self, s: State, seat: int) -> list[tuple[str, int]]:
        return targets_module.wishes(cast(PrehistoryState, s), seat)

    def gloss(self, action: int) -> tuple[str, str] | None:
        return catalogue_module.gloss(action)

    def box(self, language: str) -> list[Shelf]:
        return box_module.box(self.words(language))

    def catalogue(self) -> dict[str, Any]:
        words = {language: self.words(language) for language in LANGUAGES}
        return catalogue_module.catalogue(cast(Tables, self.content), words)

    def token(self, kind: str, value: Any) -> Thing:
        return catalogue_module.token(kind, value) or super().token(kind, value)

    def names(self, language: str) -> dict[str, dict[str, str]]:
        return super().names(language) | catalogue_module.names(self.words(language))

    def words(self, language: str) -> text_module.PrehistoryLexicon:
        content = cast(Tables, self.content)
        return text_module.PrehistoryLexicon(language, content, self.folder / "text", ())


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
