"""What one seat may know, as JSON-ready data built from scratch.

A game builds the part about its own table, typed in its `view.py`; the envelope around it is the
same for all games.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, NotRequired, TypedDict

from typing_extensions import TypeVar

from dolmen.core.step import asked

if TYPE_CHECKING:
    from dolmen.core.game import Game
    from dolmen.core.state import State

S = TypeVar("S", default=Any)
V = TypeVar("V", default=Any)


class DecisionView(TypedDict):
    """The open question; only the deciding seat sees the actions."""

    seat: int
    prompt: str
    actions: NotRequired[list[str]]


class View(TypedDict, Generic[V]):
    """A seat's whole view; `seat` is None for a spectator."""

    game: str
    players: int
    seat: int | None
    round: int
    decision: DecisionView | None
    table: V


class Past(Generic[S, V]):
    """An earlier moment of a game, and how some of its viewers saw it (None: a spectator)."""

    def __init__(self, state: S, views: dict[int | None, V]) -> None:
        self.state = state
        self.views = views

    def any(self) -> V:
        """One of the views, for what is the same in all of them."""
        return next(iter(self.views.values()))


def see(game: Game, s: State, seat: int | None) -> View:
    """The game's table inside the envelope that all games share."""
    step = asked(s)
    decision: DecisionView | None = None
    if step is not None:
        decision = {"seat": s.seat, "prompt": step.prompt(s).key}
        if seat == s.seat:
            decision["actions"] = [game.vocabulary.text(index) for index in s.options]
    return {
        "game": game.id,
        "players": s.players,
        "seat": seat,
        "round": game.round(s),
        "decision": decision,
        "table": game.view(s, seat),
    }
