"""What the Nomads do between two decisions, cut into pictures: one act, one picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dolmen.core.event import Event
from dolmen.games.endless_winter import messages as m

# Events that begin something new on the table, whoever does it.
BEGINNINGS: Final = frozenset(
    template.key
    for template in (
        *(m.TURN, m.NOMAD_TURN, m.NOMAD_ACTION, m.NOMAD_EXTRA, m.NOMAD_PILE, m.NOMAD_RITUAL),
        *(m.NOMAD_PILE_EMPTY,),
        *(m.ECLIPSE, m.ECLIPSE_OF, m.TERRAIN, m.SLOT, m.STONE_SCORES, m.NEAREST_RAFT),
        *(m.REFILLED, m.FOLLOWED, m.PAID_STRIFE, m.FINAL, m.FINAL_MODULES),
    )
)
# Events that say why; a second one within an act begins a picture of its own.
REASONS: Final = frozenset(
    template.key
    for template in (
        *(m.NOMAD_REPLACED, m.NOMAD_DISPLAY, m.NOMAD_RAISES, m.NOMAD_GROUND, m.NOMAD_STONE),
        *(m.NOMAD_ANIMAL_OWNED, m.NOMAD_ANIMAL_NEW, m.NOMAD_ANIMAL_MANY, m.NOMAD_GLACIERS),
        *(m.NOMAD_NO_VILLAGE, m.NOMAD_JUNCTION, m.NOMAD_SETTLES_INSTEAD, m.NOMAD_MAMMOTH),
    )
)


def opens_scene(events: Sequence[Event], begun: int, at: int) -> bool:
    key = events[at].message.key
    if key in BEGINNINGS:
        return True
    return key in REASONS and any(event.message.key in REASONS for event in events[begun:at])
