"""How far a pack may correct values, low and high: the reader refuses what forms do not offer."""

from __future__ import annotations

MOST = 20  # more of one icon than any component shows
ICONS = (1, MOST)  # of one kind, in an effect
STEPS = (0, 12)  # of an effect
OPTIONS = (2, 4)  # to choose from
AMOUNT = (0, MOST)  # of food, tools or Labor, as a cost or on a card
DIVISOR = (1, MOST)  # so many of what is counted
POINTS = (0, 99)
ERA = (1, 2)
COPIES = (1, 30)  # of an Animal
FOLK_COPIES = (0, 30)  # of a Tribe card or a starting card
FISH_COPIES = (1, 15)
NEEDS = (0, 6)  # requirements of a Ritual Site
NEEDED = (1, 99)
TORCHES = (0, 20)
ECLIPSE_ROWS = (0, 10)  # of an Animal of the Ancestors
INNER_HEXES, OUTER_HEXES = 2, 3  # on a Land card
ACTIONS = 2  # of a Nomad card in each column
