"""What a session knows of the position of a digital table: when it is whose turn, and little
else, because the rival tribe owns nothing."""

from __future__ import annotations

from dolmen.companion.fold import Position as Folded
from dolmen.companion.rival.steps import EndOfRound, Round, Tribe, TribePick
from dolmen.core.position import Position
from dolmen.games.prehistory.position.fields import (
    MOMENTS,
    PICKING,
    RIVAL_TRIBE,
    SIDES,
    SPRING_TURN,
    SUMMER_ACTION,
    YEAR_OVER,
    YOU,
)
from dolmen.games.prehistory.rival import TURNS_PER_ROUND


def known(found: Folded[Tribe]) -> Position:
    s = found.state
    top = s.stack[-1] if s.stack else None
    moment = SPRING_TURN
    if isinstance(top, TribePick):
        moment = PICKING
    elif isinstance(top, EndOfRound):
        moment = SUMMER_ACTION if s.round < s.content.rounds else YEAR_OVER
    elif top is None:
        moment = YEAR_OVER
    asked = found.question is not None and found.question.own_turn
    position: Position = {
        "round": top.number if isinstance(top, Round) else s.round,
        "moment": MOMENTS[moment],
        "order": SIDES[s.order[0]],
        "next": YOU if asked else SIDES[s.order[0]],
        "turns": 0 if isinstance(top, Round) else s.rival_turns,
    }
    if s.rival_turns == TURNS_PER_ROUND and not isinstance(top, Round):
        position["passed"] = [RIVAL_TRIBE]
    return position
