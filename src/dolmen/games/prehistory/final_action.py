"""The final action, after the fifth autumn (R54)."""

from __future__ import annotations

from dolmen.core.message import Message
from dolmen.games.prehistory import messages as m
from dolmen.games.prehistory.actions import SKIP
from dolmen.games.prehistory.free_actions import free_actions
from dolmen.games.prehistory.six_actions import SIX_ACTIONS
from dolmen.games.prehistory.state import State
from dolmen.games.prehistory.summer import MarkerTurn


class FinalTurn(MarkerTurn):
    """One last action of any kind by summer rules, or skip."""

    def options(self, s: State) -> list[int]:
        found: list[int] = []
        for action in SIX_ACTIONS:
            found += action.summer_options(s, self.who)
        found.append(SKIP.base)
        found += free_actions(s, self.who)
        return found

    def prompt(self, s: State) -> Message:
        return Message(m.ASK_FINAL)
