"""The answers a player can give."""

from typing import Final

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

COLOUR: Final = Domain("colour", COLOURS)
ROTATION: Final = Domain("rotation", tuple(f"w{n}" for n in range(6)))
PATTERN: Final = Domain("pattern", PATTERNS)
SECTION: Final = Domain("section", SECTIONS)
GATHER_SLOT: Final = Domain("gather_slot", GATHER_SLOTS)
FISH_SLOT: Final = Domain("fish_slot", FISH_SLOTS)
CEREMONY_CARD: Final = Domain("ceremony_card", CEREMONY_CARDS)
HUNT_CARD: Final = Domain("hunt_card", HUNT_CARDS)
MIGRATION_OPTION: Final = Domain("migration", MIGRATIONS)
POSITION_SET: Final = Domain(
    "positions", tuple("p" + "".join(str(p) for p in places) for places in TRIPLES)
)
COLOUR_SET: Final = Domain(
    "colours", tuple("+".join(COLOURS[c] for c in colours) or "nothing" for colours in TRIPLES)
)
COUNT: Final = Domain("n1", tuple(str(n) for n in range(1, 11)))
HEX: Final = Domain("hex", HEXES)
PILLAR: Final = Domain("pillar", PILLARS)
CAMP: Final = Domain("camp", CAMPS)
SPACE: Final = Domain("space", SPACES)
DIRECTION: Final = Domain("direction", ("clockwise", "counter"))

SETUP: Final = Verb("setup", rotation=ROTATION, pattern=PATTERN)

# Main choices. In summer and in the final turn the same verbs have summer prices.
PAINT: Final = Verb("paint", section=SECTION)
GATHER: Final = Verb("gather", slot=GATHER_SLOT)
HOLD: Final = Verb("ceremony", card=CEREMONY_CARD)
FISH: Final = Verb("fish", slot=FISH_SLOT)
HUNT: Final = Verb("hunt", card=HUNT_CARD)
MIGRATE: Final = Verb("migrate", option=MIGRATION_OPTION)
PASS: Final = Verb("pass")
SKIP: Final = Verb("skip")
END_TURN: Final = Verb("end_turn")
PICK: Final = Verb("pick", pillar=PILLAR)

# Follow-ups.
DANCE_TO: Final = Verb("dance_to", positions=POSITION_SET)
DANCE_FROM: Final = Verb("dance_from", positions=POSITION_SET)
PAY: Final = Verb("pay", colours=COLOUR_SET)
NUMBER: Final = Verb("number", n=COUNT)
DESTINATION: Final = Verb("destination", hex=HEX)
FOOT: Final = Verb("foot", colour=COLOUR)

# Autumn.
PAY_RESOURCE: Final = Verb("pay_resource", colour=COLOUR)
PAY_MARKER: Final = Verb("pay_marker", colour=COLOUR)
MOVE_FROM: Final = Verb("move_from", hex=HEX)
MOVE_TO: Final = Verb("move_to", hex=HEX)
BUILD: Final = Verb("build", hex=HEX, camp=CAMP)
SETTLE: Final = Verb("settle", hex=HEX)

# Free actions.
ROTATE_PRICE: Final = Verb("rotate_price", space=SPACE, direction=DIRECTION)
ROTATE_WEATHER: Final = Verb("rotate_weather")
BUY_RESOURCE: Final = Verb("buy_resource", colour=COLOUR)
BUY_MARKER: Final = Verb("buy_marker", colour=COLOUR)
CONVERT_RESOURCE: Final = Verb("convert_resource", colour=COLOUR)
CONVERT_MARKER: Final = Verb("convert_marker", colour=COLOUR)
DP_TO_MOVEMENT: Final = Verb("dp_to_movement")

VOCABULARY: Final = Vocabulary(
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

VERB_OF: Final = VOCABULARY.verb_of  # action -> number of its verb
