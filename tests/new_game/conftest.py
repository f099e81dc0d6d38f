"""What the tests of a game from outside share."""

from tests.new_game.environment import environment

__all__ = ["environment"]
