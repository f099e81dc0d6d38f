"""How far a pack may correct values, low and high: the reader refuses what forms do not offer."""

from __future__ import annotations

from dolmen.games.altay.ids import MAX_VP

AMOUNT = (1, 9)  # resources, cards, settlements of an effect
RESETTLED = (1, 4)
STEPS = (0, 4)  # of an effect
OPTIONS = (1, 4)  # of a card
FIELDS = (1, 9)  # places for resources, or resources of a price
COPY_POINTS = (0, MAX_VP)
COPIES = 8  # of a market card
DECK = 10  # cards of a folk
GOAL_POINTS = (0, 20)
BASE_POINTS = (0, 20)
PER = (1, 20)
CAP = (1, 50)
MARKER_VALUE = (1, 9)
MARKER_COPIES = (0, 40)
COIN_VALUE = (1, 100)
COIN_COPIES = (0, 1000)
