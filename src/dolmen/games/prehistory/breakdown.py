"""Where the points of the score sheet come from."""

from __future__ import annotations

from collections.abc import Iterator

from dolmen.core.event import Event
from dolmen.core.message import Message
from dolmen.games.prehistory import messages as m
from dolmen.games.prehistory.ceremony_cards import ceremony_values
from dolmen.games.prehistory.content import RESOURCE, Reward
from dolmen.games.prehistory.gains import final_dp
from dolmen.games.prehistory.ids import KINDS, MEGALITH_TYPES, SPECIES
from dolmen.games.prehistory.megaliths import megalith_scores
from dolmen.games.prehistory.painting import ROWS
from dolmen.games.prehistory.state import VP_ANIMALS, VP_CAMPS, VP_FISHING, State
from dolmen.speech.face import Part

RESOURCES = "resources_gained"
# What the end of the game counts.
COUNTED = {
    RESOURCES: ("income", "gained"),
    "painted": ("painted",),
    "gathered": ("gathered",),
    "fished": ("fished",),
    "hunted": ("animal", "footprint"),
    "danced": ("danced",),
    "camps_built": ("built",),
    "moves": ("moved",),
}


def times(name: str, event: Event) -> int:
    """Resources are counted one by one."""
    if name != RESOURCES:
        return 1
    tokens = event.message.tokens()
    if "cubes" in tokens:
        return sum(tokens["cubes"][1])
    reward: Reward = tokens["reward"][1]
    return reward.n if reward.kind == RESOURCE else 0


def parts(s: State, seat: int) -> Iterator[Part]:
    during = {"animals": VP_ANIMALS, "camps": VP_CAMPS, "fishing": VP_FISHING}
    for category, place in during.items():
        yield Part(category, Message(m.PART_SCORED), s.vp[seat * 3 + place])
    points = final_dp(s, seat)
    per = s.content.dp_per_vp
    yield Part("development", Message(m.PART_DEVELOPMENT, (points, per)), points // per)
    for number, row in enumerate(ROWS, start=1):
        painted = (s.painted[seat] & row).bit_count()
        message = Message(m.PART_ROW, (number, painted))
        yield Part("painting", message, s.content.row_vp[painted])
    for species in range(len(SPECIES)):
        worth, prints = sum(s.animals[seat * 3 + species]), len(s.footprints[seat * 3 + species])
        message = Message(m.PART_SPECIES, (species, worth, prints))
        yield Part("hunting", message, worth * prints)
    for kind in range(len(KINDS)):
        n = s.gathered[seat * 6 + kind]
        yield Part("gathering", Message(m.PART_GATHERED, (n, kind)), s.content.set_vp[n])
    megaliths, scored = megalith_scores(s)
    for kind in range(len(MEGALITH_TYPES)):
        yield Part("megaliths", Message(m.PART_MEGALITH, (kind,)), megaliths[seat][kind])
    for card, worth in zip(s.cards[seat], ceremony_values(s, seat, scored[seat]), strict=True):
        yield Part("ceremony", Message(m.PART_CEREMONY, (card,)), worth)
