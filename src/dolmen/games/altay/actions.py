"""The vocabulary of answers: domains, verbs and their order."""

from typing import Final

from dolmen.core.action import Domain, Verb, Vocabulary
from dolmen.games.altay.ids import (
    CARDS,
    EFFECTS,
    FOLKS,
    GOALS,
    RESOURCES,
    SEAS,
    TERRITORIES,
    TITLES,
)

FOLK: Final = Domain("folk", FOLKS)
TERRITORY: Final = Domain("territory", TERRITORIES)
CARD: Final = Domain("card", CARDS)
TITLE: Final = Domain("title", TITLES)
EFFECT: Final = Domain("effect", EFFECTS)
RESOURCE: Final = Domain("resource", RESOURCES)
GOAL: Final = Domain("goal", GOALS)
SEA: Final = Domain("sea", SEAS)

# Setup
CHOOSE_FOLK: Final = Verb("folk", folk=FOLK)
START: Final = Verb("start", territory=TERRITORY)
# Playing and opening cards
PLAY: Final = Verb("play", card=CARD, effect=EFFECT)
PUT: Final = Verb("put", resource=RESOURCE, title=TITLE)
PUT_ON_GOAL: Final = Verb("fill_goal", resource=RESOURCE)
TAKE_STORED: Final = Verb("take_stored", title=TITLE)
DISCARD_OPEN: Final = Verb("discard_open", title=TITLE)
EXCHANGE: Final = Verb("exchange", resource=RESOURCE)
# Combat
ATTACK: Final = Verb("attack", source=TERRITORY, target=TERRITORY)
STRIKE: Final = Verb("strike")
SURRENDER: Final = Verb("surrender")
FIGHT: Final = Verb("fight")
# Goals
TAKE_GOAL: Final = Verb("take_goal", goal=GOAL)
ABANDON: Final = Verb("abandon_goal")
USE_GOAL: Final = Verb("use_goal", goal=GOAL)
ARCHIVE: Final = Verb("archive", card=CARD)
TAKE_ARCHIVED: Final = Verb("take_archived")
# Market
BUY: Final = Verb("buy", title=TITLE)
# Parts of larger choices
CHOOSE_CARD: Final = Verb("card", card=CARD)
CHOOSE_RESOURCE: Final = Verb("resource", resource=RESOURCE)
CHOOSE_SEA: Final = Verb("sea", sea=SEA)
PLACE: Final = Verb("place", territory=TERRITORY)
RESETTLE: Final = Verb("resettle", territory=TERRITORY)
DONE: Final = Verb("done")
END_TURN: Final = Verb("end_turn")

VOCABULARY: Final = Vocabulary(
    CHOOSE_FOLK,
    START,
    PLAY,
    PUT,
    PUT_ON_GOAL,
    TAKE_STORED,
    DISCARD_OPEN,
    EXCHANGE,
    ATTACK,
    STRIKE,
    SURRENDER,
    FIGHT,
    TAKE_GOAL,
    ABANDON,
    USE_GOAL,
    ARCHIVE,
    TAKE_ARCHIVED,
    BUY,
    CHOOSE_CARD,
    CHOOSE_RESOURCE,
    CHOOSE_SEA,
    PLACE,
    RESETTLE,
    DONE,
    END_TURN,
)
