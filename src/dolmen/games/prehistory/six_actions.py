"""The six actions in the order of summer, which is also that of their pillars."""

from __future__ import annotations

from typing import Final

from dolmen.games.prehistory import ids
from dolmen.games.prehistory.actions import FISH, GATHER, HOLD, HUNT, MIGRATE, NUMBER, PAINT
from dolmen.games.prehistory.ceremony import Ceremony
from dolmen.games.prehistory.fishing import Fishing
from dolmen.games.prehistory.gathering import Gathering
from dolmen.games.prehistory.hunting import Hunting
from dolmen.games.prehistory.main_action import MainAction
from dolmen.games.prehistory.migration import Migration
from dolmen.games.prehistory.painting import Painting

SIX_ACTIONS: Final[tuple[MainAction, ...]] = (
    Painting(ids.PAINTING, PAINT),
    Gathering(ids.GATHERING, GATHER),
    Ceremony(ids.CEREMONY, HOLD),
    Fishing(ids.FISHING, FISH),
    Hunting(ids.HUNTING, HUNT),
    Migration(ids.MIGRATION, MIGRATE, NUMBER),
)
# By the number of the verb that answers with it.
IN_SPRING: Final = {action.spring_verb.number: action for action in SIX_ACTIONS}
IN_SUMMER: Final = {action.summer_verb.number: action for action in SIX_ACTIONS}
