"""Altay as a game of the table."""

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from dolmen.core.box import Shelf
from dolmen.core.content import LANGUAGES
from dolmen.core.game import Content, Game, Option
from dolmen.core.message import Thing
from dolmen.core.record import Header
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.text import Lexicon
from dolmen.core.view import View
from dolmen.games.altay import box as box_module
from dolmen.games.altay import catalogue as catalogue_module
from dolmen.games.altay import content as content_module
from dolmen.games.altay import determinize as determinize_module
from dolmen.games.altay import routine, scoring, setup
from dolmen.games.altay import table as table_module
from dolmen.games.altay import targets as targets_module
from dolmen.games.altay import text as text_module
from dolmen.games.altay import view as view_module
from dolmen.games.altay.ids import CARDS, CATEGORIES, GOALS, MARKERS, NOTHING, OPTIONS
from dolmen.games.altay.messages import MESSAGES
from dolmen.games.altay.scoring import deck_cards
from dolmen.games.altay.state import AltayState
from dolmen.games.altay.tables import AltayContent
from dolmen.games.altay.words import VOCABULARY


class Altay(Game):
    id = "altay"
    version = 1
    seats = range(2, 5)
    options = tuple(Option(name, values) for name, values in OPTIONS.items())
    vocabulary = VOCABULARY
    messages = MESSAGES
    categories = CATEGORIES
    longest = 60_000
    folder = Path(__file__).parent
    designers = ("Paolo Mori", "Ole Steiness")
    publisher = "Ares Games"
    finals = frozenset({"strike", "end_turn"})

    def load(self, own: Path | None) -> Content:
        return content_module.load(self.folder / "content", own)

    def set_up(self, content: Content, header: Header, options: Mapping[str, str]) -> State:
        return setup.set_up(cast(AltayContent, content), header, options)

    def view(self, s: State, seat: int | None) -> View:
        return view_module.view(cast(AltayState, s), seat)

    def views(self, s: State, seats: Sequence[int | None]) -> list[View]:
        return view_module.views(cast(AltayState, s), seats)

    def determinize(self, s: State, seat: int, rng: Rng) -> State:
        return determinize_module.determinize(cast(AltayState, s), seat, rng)

    def scores(self, s: State) -> list[list[int]]:
        return scoring.scores(cast(AltayState, s))

    def winners(self, s: State) -> list[int]:
        return scoring.winners(cast(AltayState, s))

    def round(self, s: State) -> int:
        return cast(AltayState, s).round

    def lexicon(
        self, language: str, content: Content | None = None, seats: tuple[str, ...] = ()
    ) -> Lexicon:
        return text_module.lexicon(
            language, cast(AltayContent, content or self.content), self.folder / "text", seats
        )

    def table(self, view: View, lexicon: Lexicon) -> list[str]:
        return table_module.lines(view, lexicon)

    def hand(self, view: View, lexicon: Lexicon) -> list[str]:
        return table_module.hand(view, lexicon)

    def census(self, s: State) -> dict[str, int]:
        return census(cast(AltayState, s))

    def passing(self, s: State) -> int | None:
        return routine.passing(cast(AltayState, s))

    def paying(self, s: State) -> int | None:
        return routine.paying(cast(AltayState, s))

    def targets(self, s: State, action: int) -> list[str]:
        return targets_module.targets(action)

    def wishes(self, s: State, seat: int) -> list[tuple[str, int]]:
        return targets_module.wishes(cast(AltayState, s), seat)

    def gloss(self, action: int) -> tuple[str, str] | None:
        return catalogue_module.gloss(action)

    def box(self, language: str) -> list[Shelf]:
        return box_module.box(self.words(language))

    def catalogue(self) -> dict[str, Any]:
        words = {language: self.words(language) for language in LANGUAGES}
        return catalogue_module.catalogue(cast(AltayContent, self.content), words)

    def token(self, kind: str, value: Any) -> Thing:
        return catalogue_module.token(kind, value) or super().token(kind, value)

    def names(self, language: str) -> dict[str, dict[str, str]]:
        return super().names(language) | catalogue_module.names(self.words(language))

    def words(self, language: str) -> text_module.AltayLexicon:
        content = cast(AltayContent, self.content)
        return text_module.lexicon(language, content, self.folder / "text", ())


def census(s: AltayState) -> dict[str, int]:
    """Cards, goals, markers and settlements over all zones."""
    found: Counter[str] = Counter()
    for title, sold in enumerate(s.sold):
        for copy in s.content.titles[title].copies[sold:]:
            found[CARDS[title * 4 + copy.vp]] += 1
    for number, seat in enumerate(s.seats):
        if seat.folk == NOTHING:
            continue
        found.update(CARDS[card] for card in deck_cards(seat) + seat.trashed)
        # Folk decks that nobody took stay in the box; count each taken one against its deck.
        found.subtract(CARDS[card] for card in s.content.decks[seat.folk])
        on_board = sum(
            n for owner, n in zip(s.owner, s.settlements, strict=True) if owner == number
        )
        captured = sum(other.trophies[number] for other in s.seats)
        pieces = seat.reserve + seat.held + on_board + captured + seat.removed
        found["missing settlements"] += s.content.limits.settlements - pieces
        found.update(GOALS[goal] for goal in seat.done)
        if seat.goal != NOTHING:
            found[GOALS[seat.goal]] += 1
        if seat.wonder != NOTHING and not seat.wonder_open:
            found[GOALS[seat.wonder]] += 1
        for kind, n in enumerate(seat.fresh):
            found[MARKERS[kind]] += n + seat.consumed[kind]
    for level in range(3):
        found.update(GOALS[goal] for goal in s.decks[level] + s.goal_discards[level])
    for goal, n in enumerate(s.stacked):
        found[GOALS[goal]] += n
    found.update(MARKERS[kind] for kind in s.marker if kind != NOTHING)
    found.update(MARKERS[kind] for kind in s.box)
    return {name: n for name, n in sorted(found.items()) if n}
