"""For authors of games and bots: the laws that every game and every bot of the table keeps.

    from dolmen.testing import check_bot, check_game

    def test_the_laws() -> None:
        check_game(MyGame())
        check_bot(MyBot, "altay")

Both raise `Broken`, an AssertionError, with the law that does not hold and where.
"""

from dolmen.testing.broken import Broken
from dolmen.testing.check_bot import check_bot
from dolmen.testing.check_game import check_game

__all__ = ["Broken", "check_bot", "check_game"]
