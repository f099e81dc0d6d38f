"""The vocabulary of answers: domains, verbs and their order."""

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

FOLK = Domain("folk", FOLKS)
TERRITORY = Domain("territory", TERRITORIES)
CARD = Domain("card", CARDS)
TITLE = Domain("title", TITLES)
EFFECT = Domain("effect", EFFECTS)
RESOURCE = Domain("resource", RESOURCES)
GOAL = Domain("goal", GOALS)
SEA = Domain("sea", SEAS)

# Setup
CHOOSE_FOLK = Verb("folk", folk=FOLK)
START = Verb("start", territory=TERRITORY)
# Playing and opening cards
PLAY = Verb("play", card=CARD, effect=EFFECT)
PUT = Verb("put", resource=RESOURCE, title=TITLE)
PUT_ON_GOAL = Verb("fill_goal", resource=RESOURCE)
TAKE_STORED = Verb("take_stored", title=TITLE)
DISCARD_OPEN = Verb("discard_open", title=TITLE)
EXCHANGE = Verb("exchange", resource=RESOURCE)
# Combat
ATTACK = Verb("attack", source=TERRITORY, target=TERRITORY)
STRIKE = Verb("strike")
SURRENDER = Verb("surrender")
FIGHT = Verb("fight")
# Goals
TAKE_GOAL = Verb("take_goal", goal=GOAL)
ABANDON = Verb("abandon_goal")
USE_GOAL = Verb("use_goal", goal=GOAL)
ARCHIVE = Verb("archive", card=CARD)
TAKE_ARCHIVED = Verb("take_archived")
# Market
BUY = Verb("buy", title=TITLE)
# Parts of larger choices
CHOOSE_CARD = Verb("card", card=CARD)
CHOOSE_RESOURCE = Verb("resource", resource=RESOURCE)
CHOOSE_SEA = Verb("sea", sea=SEA)
PLACE = Verb("place", territory=TERRITORY)
RESETTLE = Verb("resettle", territory=TERRITORY)
DONE = Verb("done")
END_TURN = Verb("end_turn")

VOCABULARY = Vocabulary(
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
