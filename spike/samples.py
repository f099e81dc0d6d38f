"""Messages to be put into words: what happens in a game of Altay."""

from __future__ import annotations

from dolmen.core.message import Message
from dolmen.games.altay import messages as m
from dolmen.games.altay.ids import (
    CARDS,
    GOALS,
    RESOURCES,
    TERRAINS,
    TERRITORIES,
    TITLES,
)

T = TERRITORIES.index
C = CARDS.index


def R(**counts: int) -> tuple[int, ...]:
    return tuple(counts.get(name, 0) for name in RESOURCES)


wood, stone, metal = (RESOURCES.index(name) for name in ("wood", "stone", "metal"))
EVENTS = [
    Message(m.FOLK_CHOSEN, (0, 0)),
    Message(m.STARTS, (0, 7)),
    Message(m.PLAYED, (0, C("hunter"))),
    Message(m.PRODUCED_ON, (0, C("farmer"), R(food=2), 0)),
    Message(m.GAINED, (1, wood)),
    Message(m.PUT, (1, stone, TITLES.index("city"))),
    Message(m.TOOK_STORED, (1, C("merchant"), R(wood=1, metal=2))),
    Message(m.MARKER_CONSUMED, (0, C("shaman"), 1)),
    Message(m.DREW, (0, (C("village"), C("village"), C("hunter")))),
    Message(m.DREW_HIDDEN, (1, 1)),
    Message(m.DREW_HIDDEN, (1, 3)),
    Message(m.SAILED, (0, 0)),
    Message(m.BOUGHT, (0, C("farmer"), R(food=1, culture=1))),
    Message(m.BUILT, (0, 23)),
    Message(m.RESETTLED, (0, 7, 23)),
    Message(m.ATTACKS, (0, 0, 7)),
    Message(m.ATTACKS_SEAT, (0, 0, 7, 1)),
    Message(m.CONQUERED, (0, 1, 12)),
    Message(m.SURRENDERED, (1, (C("warrior"), C("warrior")))),
    Message(m.CAPTURED, (1, 0, 23)),
    Message(m.ARCHIVED, (0, C("farmer"))),
    Message(m.GOAL_REVEALED, (GOALS.index("ark"),)),
    Message(m.TOOK_GOAL, (0, GOALS.index("great_wall"), stone)),
    Message(m.COMPLETED, (2, GOALS.index("academy"))),
    Message(m.COINS_GAINED, (1, 1)),
]
PROMPTS = [
    Message(m.ASK_PAYMENT, (TITLES.index("city"),)),
    Message(m.ASK_RESETTLE_TO, (7,)),
    Message(m.ASK_ATTACK_CARD, (0, 7, 3, 2)),
    Message(m.ASK_SURRENDER_CARD, (1,)),
    Message(m.ASK_SURRENDER_CARD, (2,)),
]
REFUSALS = [
    Message(m.RESOURCE_LACKING, (metal,)),
    Message(m.TERRAIN_NOT_OWNED, (TERRAINS.index("hill"),)),
    Message(m.NOT_ADJACENT, (23, 7)),
]
SAMPLES = [
    *(("event", one) for one in EVENTS),
    *(("prompt", one) for one in PROMPTS),
    *(("refusal", one) for one in REFUSALS),
]
CARDS_SHOWN = [TITLES.index(name) for name in ("farmer", "colonist", "city", "merchant", "shaman")]
