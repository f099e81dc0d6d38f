"""What a move costs the server, in processor time, without the line and the database.

    python -m dolmen.server.move_cost [GAME ...]

Four people look on. The same random games are played several times, and for each move the least
time counts: whatever else the machine does has no say. `rules` is the move itself, `show`
everything that is made and written for the viewers.
"""

from __future__ import annotations

import gc
import sys
import time

from dolmen.core.game import Game
from dolmen.core.record import Record
from dolmen.core.rng import Rng
from dolmen.games import all_games, find
from dolmen.server import journal
from dolmen.server.journal import Entry, Head
from dolmen.server.keys import Keys
from dolmen.server.parcel import Parcel
from dolmen.server.sheet import fresh_sheet
from dolmen.server.table import Table
from dolmen.server.wire import SeatPlan

SEATS = 4
GAMES, MOVES, RUNS = 3, 120, 5
Times = list[tuple[float, float]]  # of each move: rules, show


class Onlooker:
    """Looks at the table from a seat, and counts what it is sent."""

    def __init__(self, seat: int) -> None:
        self.seats = frozenset([seat])
        self.viewer: int | None = seat
        self.host = False
        self.tokens: list[str] = []
        self.takes_changes = True
        self.shown = 0
        self.pictures = 0
        self.bytes = 0

    def send(self, parcel: Parcel) -> None:
        self.pictures += 1
        self.bytes += len(parcel.text)


def lay(game: Game, seed: int) -> Table:
    header = str(Record(game.start(SEATS, seed).header))
    seats = [SeatPlan("human", f"Player {seat}") for seat in range(SEATS)]
    head = Head("table", game.id, header, seats, False, None, 0.0)
    table = Table(game, fresh_sheet(head), Keys(bytes(32)))
    table.visitors = [Onlooker(seat) for seat in range(SEATS)]
    for visitor in table.visitors:
        table.show_one(visitor)
    return table


def move(table: Table, rng: Rng) -> tuple[float, float]:
    play = table.play
    s = play.state
    action = s.options[rng.below(len(s.options))]
    kind = journal.GO_ON if play.held else journal.MOVE
    began = time.process_time()
    with play.attempt():
        table.turn(kind, action)
    table.note(Entry(table.sheet.number + 1, kind, s.seat))
    moved = time.process_time()
    table.show(mover=s.seat)
    return moved - began, time.process_time() - moved


def run(game: Game) -> tuple[Times, float]:
    """All moves, and how many bytes a picture has."""
    times: Times = []
    pictures = size = 0
    for seed in range(GAMES):
        table, rng = lay(game, seed), Rng(seed, "cost")
        before = [(visitor.pictures, visitor.bytes) for visitor in onlookers(table)]
        gc.collect()
        gc.disable()  # as in the server, which keeps the collector away from moves
        for _ in range(MOVES):
            if not table.play.over:
                times.append(move(table, rng))
        gc.enable()
        for visitor, (some, bytes_) in zip(onlookers(table), before, strict=True):
            pictures += visitor.pictures - some
            size += visitor.bytes - bytes_
    return times, size / max(1, pictures)


def onlookers(table: Table) -> list[Onlooker]:
    return [visitor for visitor in table.visitors if isinstance(visitor, Onlooker)]


def main() -> int:
    for game in [find(name) for name in sys.argv[1:]] or all_games():
        runs = [run(game) for _ in range(RUNS)]
        moves = list(zip(*(times for times, _ in runs), strict=True))
        rules = sorted(1e6 * min(one[0] for one in each) for each in moves)
        show = sorted(1e6 * min(one[1] for one in each) for each in moves)
        both = sorted(1e6 * min(sum(one) for one in each) for each in moves)
        print(
            f"{game.id}: rules {sum(rules) / len(rules):.0f} us,"
            f" show {sum(show) / len(show):.0f} us a move;"
            f" p99 {both[len(both) * 99 // 100]:.0f}, longest {both[-1]:.0f} us together;"
            f" {runs[0][1]:.0f} bytes a picture"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
