"""The answers a player can give."""

from dolmen.core.action import Domain, Verb, Vocabulary
from dolmen.games.prehistory.ids import (
    CAMPS,
    CEREMONY_CARDS,
    COLOURS,
    FISH_SLOTS,
    GATHER_SLOTS,
    HEXES,
    HUNT_CARDS,
    MIGRATIONS,
    PATTERNS,
    PILLARS,
    SECTIONS,
    SPACES,
    TRIPLES,
)

COLOUR = Domain("colour", COLOURS)
ROTATION = Domain("rotation", tuple(f"w{n}" for n in range(6)))
PATTERN = Domain("pattern", PATTERNS)
SECTION = Domain("section", SECTIONS)
GATHER_SLOT = Domain("gather_slot", GATHER_SLOTS)
FISH_SLOT = Domain("fish_slot", FISH_SLOTS)
CEREMONY_CARD = Domain("ceremony_card", CEREMONY_CARDS)
HUNT_CARD = Domain("hunt_card", HUNT_CARDS)
MIGRATION_OPTION = Domain("migration", MIGRATIONS)
POSITION_SET = Domain(
    "positions", tuple("p" + "".join(str(p) for p in places) for places in TRIPLES)
)
COLOUR_SET = Domain(
    "colours", tuple("+".join(COLOURS[c] for c in colours) or "nothing" for colours in TRIPLES)
)
COUNT = Domain("n1", tuple(str(n) for n in range(1, 11)))
HEX = Domain("hex", HEXES)
PILLAR = Domain("pillar", PILLARS)
CAMP = Domain("camp", CAMPS)
SPACE = Domain("space", SPACES)
DIRECTION = Domain("direction", ("clockwise", "counter"))

SETUP = Verb("setup", rotation=ROTATION, pattern=PATTERN)

# Main choices. In summer and in the final turn the same verbs have summer prices.
PAINT = Verb("paint", section=SECTION)
GATHER = Verb("gather", slot=GATHER_SLOT)
HOLD = Verb("ceremony", card=CEREMONY_CARD)
FISH = Verb("fish", slot=FISH_SLOT)
HUNT = Verb("hunt", card=HUNT_CARD)
MIGRATE = Verb("migrate", option=MIGRATION_OPTION)
PASS = Verb("pass")
SKIP = Verb("skip")
END_TURN = Verb("end_turn")
PICK = Verb("pick", pillar=PILLAR)

# Follow-ups.
DANCE_TO = Verb("dance_to", positions=POSITION_SET)
DANCE_FROM = Verb("dance_from", positions=POSITION_SET)
PAY = Verb("pay", colours=COLOUR_SET)
NUMBER = Verb("number", n=COUNT)
DESTINATION = Verb("destination", hex=HEX)
FOOT = Verb("foot", colour=COLOUR)

# Autumn.
PAY_RESOURCE = Verb("pay_resource", colour=COLOUR)
PAY_MARKER = Verb("pay_marker", colour=COLOUR)
MOVE_FROM = Verb("move_from", hex=HEX)
MOVE_TO = Verb("move_to", hex=HEX)
BUILD = Verb("build", hex=HEX, camp=CAMP)
SETTLE = Verb("settle", hex=HEX)

# Free actions.
ROTATE_PRICE = Verb("rotate_price", space=SPACE, direction=DIRECTION)
ROTATE_WEATHER = Verb("rotate_weather")
BUY_RESOURCE = Verb("buy_resource", colour=COLOUR)
BUY_MARKER = Verb("buy_marker", colour=COLOUR)
CONVERT_RESOURCE = Verb("convert_resource", colour=COLOUR)
CONVERT_MARKER = Verb("convert_marker", colour=COLOUR)
DP_TO_MOVEMENT = Verb("dp_to_movement")

VOCABULARY = Vocabulary(
    SETUP,
    PAINT,
    GATHER,
    HOLD,
    FISH,
    HUNT,
    MIGRATE,
    PASS,
    SKIP,
    END_TURN,
    PICK,
    DANCE_TO,
    DANCE_FROM,
    PAY,
    NUMBER,
    DESTINATION,
    FOOT,
    PAY_RESOURCE,
    PAY_MARKER,
    MOVE_FROM,
    MOVE_TO,
    BUILD,
    SETTLE,
    ROTATE_PRICE,
    ROTATE_WEATHER,
    BUY_RESOURCE,
    BUY_MARKER,
    CONVERT_RESOURCE,
    CONVERT_MARKER,
    DP_TO_MOVEMENT,
)

VERB_OF = VOCABULARY.verb_of  # action -> number of its verb
