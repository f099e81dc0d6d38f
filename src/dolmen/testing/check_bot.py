"""What every bot keeps to, tried on a few games."""

from __future__ import annotations

from collections.abc import Callable

from dolmen.bots.bot import Bot, Turn
from dolmen.core.game import Game
from dolmen.core.rng import Rng
from dolmen.core.step import act
from dolmen.games import find
from dolmen.testing.broken import need

GAMES = 2
MOST = 400  # decisions of a game that are looked at


def check_bot(bot: Callable[[Rng], Bot], game: Game | str, games: int = GAMES) -> None:
    """Whether a bot plays a game as bots must; raises `Broken` if it does not.

    It answers every question with one of its actions; the same generator gives the same answer;
    and it neither changes the state nor answers by what its seat cannot know.
    """
    known = find(game) if isinstance(game, str) else game
    if isinstance(bot, type) and issubclass(bot, Bot):
        need(bot.can_play(known), f"{bot.__name__} is not for {known.id}")
    for players in known.seats:
        for number in range(games):
            play_one(bot, known, players, number)


def play_one(bot: Callable[[Rng], Bot], game: Game, players: int, number: int) -> None:
    s = game.new(game.header(players, number))
    minds = [bot(Rng(number, f"bot {seat}")) for seat in range(players)]
    twins = [bot(Rng(number, f"bot {seat}")) for seat in range(players)]
    for count in range(MOST):
        if not s.stack:
            return
        where = f"{game.id} with {players} players, game {number}, decision {count}"
        before = s.clone()
        options = list(s.options)
        action = minds[s.seat].choose(Turn(game, s))
        need(s == before and s.options == options, f"{where}: the bot changes the state")
        need(action in options, f"{where}: the bot answers {action!r}, not one of its actions")
        # What lies hidden is dealt anew: the seat cannot tell, so the answer must be the same.
        redealt = game.determinize(s, s.seat, Rng(count, "redeal"))
        again = twins[s.seat].choose(Turn(game, redealt))
        need(
            again == action,
            f"{where}: with the same generator the bot answers {game.vocabulary.text(action)} "
            f"and then, where only hidden things differ, {again!r}",
        )
        act(s, action)
