"""Recorded games, whatever game they are of."""

from pathlib import Path

from dolmen.core.play import Play
from dolmen.core.record import parse
from dolmen.games import find


def load(text: str, content: Path | None = None) -> Play:
    """Fold a record again, verifying rules version, content hash and every move.

    >>> import dolmen
    >>> play = dolmen.game("altay").start(players=2, seed=1)
    >>> events = play.do("folk firefolk")
    >>> dolmen.load(str(play.record)).view(0) == play.view(0)
    True
    """
    record = parse(text)
    game = find(record.header.game)
    return game.resume(record, game.load(content) if content else None)
