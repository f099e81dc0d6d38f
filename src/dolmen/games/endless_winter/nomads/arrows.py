"""How the arrows decide between several candidates, told step by step."""

from __future__ import annotations

from typing import Any

from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.nomads.decisions import Choice
from dolmen.games.endless_winter.nomads.situation import Situation
from dolmen.games.endless_winter.state import State

Spot = tuple[str, Any]  # a kind of token, and a value of it


def tell_arrows(s: State, t: Situation, choice: Choice, left: Spot, chosen: Spot) -> None:
    """What the big arrow leaves and what the small one takes of it; a single candidate needs
    neither."""
    if len(choice.left) > 1:
        s.tell(m.NOMAD_BOTH_ARROWS, t.big, len(choice.left), left, t.small, chosen)
    elif len(choice.candidates) > 1:
        s.tell(m.NOMAD_BIG_ARROW, t.big, chosen)
