"""A judge that has learned: the judge of the game, and what it was found to miss.

`dolmen learn` writes what was learned into a file: a weight in victory points for each number of a
seat's observation (`core/encoding.py`) by its name, and how far it is to be trusted. A bot reads it
as `greedy:FILE` or `search:FILE:300`. It speaks where it was learned, at tables of that size with
the same parts in play; anywhere else the judge is as it was.
"""

from __future__ import annotations

from dolmen.bots.forecast import Moment
from dolmen.bots.judge import Judge
from dolmen.core.encoding import Encoding
from dolmen.core.game import Game
from dolmen.core.state import State
from dolmen.core.step import Question, Step


class Learned(Judge):
    """The judge of the game with something added to its word."""

    def __init__(
        self,
        judge: Judge,
        game: Game,
        players: int,
        encoding: Encoding,
        weights: dict[str, float],
        factor: float,
    ) -> None:
        self.judge = judge
        self.game = game
        self.players = players
        self.size = len(encoding)
        self.temperature = judge.temperature
        self.spread = judge.spread
        self.exploration = judge.exploration
        self.forecast = judge.forecast
        self.row: list[int] = []
        # What a number adds: an amount so much for each, anything else by what it stands for.
        self.amounts: list[tuple[int, float]] = []
        tables: dict[int, list[float]] = {}
        for place, value, name in encoding.wide():
            weight = factor * weights.get(name, 0.0)
            if not value:
                if weight:
                    self.amounts.append((place, weight))
                continue
            table = tables.setdefault(place, [0.0])
            table.append(weight)
        self.tables = [(place, table) for place, table in tables.items() if any(table)]

    def missed(self, s: State, seat: int) -> float:
        """What the judge misses about a state, in victory points; nothing once the game is over."""
        if s.players != self.players or not s.stack:
            return 0.0
        row = self.row
        self.game.encode(s, seat, row)
        if len(row) != self.size:
            return 0.0
        total = 0.0
        for place, weight in self.amounts:
            total += weight * row[place]
        for place, table in self.tables:
            total += table[row[place]]
        return total

    def worth(self, s: State, seat: int) -> float:
        return self.judge.worth(s, seat) + self.missed(s, seat)

    def worths(self, s: State) -> list[float]:
        return [worth + self.missed(s, seat) for seat, worth in enumerate(self.judge.worths(s))]

    def forecasts(self, s: State) -> list[float]:
        return [worth + self.missed(s, seat) for seat, worth in enumerate(self.judge.forecasts(s))]

    # Everything else is as the judge has it.

    def moment(self, s: State, seat: int) -> Moment:
        return self.judge.moment(s, seat)

    def cards_held(self, s: State, seat: int) -> int:
        return self.judge.cards_held(s, seat)

    def doubt(self, s: State) -> float:
        return self.judge.doubt(s)

    def rank(self, step: Question) -> int:
        return self.judge.rank(step)

    def choices(self, s: State) -> list[int]:
        return self.judge.choices(s)

    def pauses(self, step: Step) -> bool:
        return self.judge.pauses(step)

    def reply(self, s: State, step: Question) -> int | None:
        return self.judge.reply(s, step)
