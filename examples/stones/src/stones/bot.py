"""A bot for Stones, and a judge, which lets the table's own bots play it."""

from dolmen.bots.bot import Bot, Turn
from dolmen.bots.judge import Judge
from stones.game import PLACE, State


class Miser(Bot):
    """Spends the heaviest stone that fits, and topples only if it must."""

    name = "miser"
    games = ("stones",)

    def choose(self, turn: Turn) -> int:
        return max(turn.actions, key=lambda action: action if action in PLACE else -1)


class StonesJudge(Judge[State]):
    """Points, and a little for the light stones that still fit anywhere."""

    def worth(self, s: State, seat: int) -> float:
        return s.points[seat] - 0.1 * sum(s.hands[seat])
