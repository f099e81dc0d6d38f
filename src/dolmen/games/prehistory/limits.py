"""How far a pack may correct values, low and high: the reader refuses what forms do not offer."""

from __future__ import annotations

VALUE = (1, 3)  # of a card or a fish
DEVELOPMENT = (0, 20)  # points that a card, a tile or a camp brings
POINTS = (0, 100)  # victory points at the end of the game
AT_ONCE = (1, 20)  # victory points of an animal on a hunt card
TOKEN_POINTS = (0, 20)
EACH = (1, 100)  # so many of what a ceremony card counts
REWARD = (1, 20)  # cubes or development points
REWARDS = (0, 6)  # of a pair of baskets
NEED = (1, 10)  # members for a camp
SETTLE = (0, 10)
MEGALITHS = (0, 80)  # of a type
SYMBOLS = (1, 3)  # of a section of the painting
MEMBERS = (1, 10)  # who migrate together
EDGE = (0, 5)
EDGES = 6
NUMBER = (0, 100)  # on a weather tile or a price tile
