"""Altay as a game of the table."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from dolmen.core.game import Game
from dolmen.core.option import Option
from dolmen.core.record import Header
from dolmen.core.rng import Rng
from dolmen.games.altay import content as content_module
from dolmen.games.altay import determinize as determinize_module
from dolmen.games.altay import scoring, setup
from dolmen.games.altay import view as view_module
from dolmen.games.altay.ids import CARDS, CATEGORIES, GOALS, MARKERS, NOTHING, OPTIONS
from dolmen.games.altay.messages import MESSAGES
from dolmen.games.altay.scoring import deck_cards
from dolmen.games.altay.state import AltayState
from dolmen.games.altay.tables import AltayContent
from dolmen.games.altay.view import Table
from dolmen.games.altay.words import VOCABULARY


class Altay(Game[AltayState, AltayContent, Table]):
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
    face_class = "dolmen.games.altay.face:AltayFace"

    def load(self, own: Path | None) -> AltayContent:
        return content_module.load(self.folder / "content", own)

    def set_up(
        self, content: AltayContent, header: Header, options: Mapping[str, str]
    ) -> AltayState:
        return setup.set_up(content, header, options)

    def view(self, s: AltayState, seat: int | None) -> Table:
        return view_module.view(s, seat)

    def determinize(self, s: AltayState, seat: int, rng: Rng) -> AltayState:
        return determinize_module.determinize(s, seat, rng)

    def scores(self, s: AltayState) -> list[list[int]]:
        return scoring.scores(s)

    def winners(self, s: AltayState) -> list[int]:
        return scoring.winners(s)

    def round(self, s: AltayState) -> int:
        return s.round

    def census(self, s: AltayState) -> dict[str, int]:
        return census(s)


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
