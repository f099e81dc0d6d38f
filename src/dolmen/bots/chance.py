"""The bot that rolls dice."""

from dolmen.bots.bot import Bot, Turn


class Random(Bot):
    """Every legal action is equally likely."""

    name = "random"

    def choose(self, turn: Turn) -> int:
        return turn.actions[self.rng.below(len(turn.actions))]
