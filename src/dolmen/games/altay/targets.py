"""Where on the table an action is shown, and what is worth showing grey."""

from __future__ import annotations

from functools import cache

from dolmen.core.step import asked
from dolmen.games.altay.actions import (
    ARCHIVE,
    ATTACK,
    BUY,
    CHOOSE_CARD,
    CHOOSE_RESOURCE,
    CHOOSE_SEA,
    DISCARD_OPEN,
    EXCHANGE,
    PLACE,
    PLAY,
    PUT,
    PUT_ON_GOAL,
    RESETTLE,
    START,
    TAKE_ARCHIVED,
    TAKE_GOAL,
    TAKE_STORED,
    USE_GOAL,
    VOCABULARY,
)
from dolmen.games.altay.combat import DefenceCards, LayCards, SurrenderCards
from dolmen.games.altay.deck import distinct
from dolmen.games.altay.effects import GainOne, SpendOne
from dolmen.games.altay.goals import FirstResource
from dolmen.games.altay.ids import CARDS, GOALS, NOTHING, RESOURCES, SEAS, TERRITORIES, TITLES
from dolmen.games.altay.market import Pay, for_sale
from dolmen.games.altay.settlements import Place, ResettleFrom, ResettleTo
from dolmen.games.altay.setup import ChooseStart
from dolmen.games.altay.state import State
from dolmen.games.altay.turn import Main


@cache
def targets(action: int) -> list[str]:
    """First what is taken up, then where it goes; none for a plain button."""
    verb = VOCABULARY.verbs[VOCABULARY.verb_of[action]]
    found = verb.arguments(action)
    if verb in (START, PLACE, RESETTLE):
        return [f"territory:{TERRITORIES[found[0]]}"]
    if verb is ATTACK:
        return [f"territory:{TERRITORIES[t]}" for t in found]
    if verb in (PLAY, CHOOSE_CARD, ARCHIVE):
        return [f"hand:{CARDS[found[0]]}"]
    if verb is PUT:
        return [f"pool:{RESOURCES[found[0]]}", f"open:{TITLES[found[1]]}"]
    if verb is PUT_ON_GOAL:
        return [f"pool:{RESOURCES[found[0]]}", "goal:current"]
    if verb in (TAKE_STORED, DISCARD_OPEN):
        return [f"open:{TITLES[found[0]]}"]
    if verb in (EXCHANGE, CHOOSE_RESOURCE):
        return [f"resource:{RESOURCES[found[0]]}"]
    if verb is TAKE_GOAL:
        return [f"goal:{GOALS[found[0]]}"]
    if verb is USE_GOAL:
        return [f"done:{GOALS[found[0]]}"]
    if verb is TAKE_ARCHIVED:
        return ["archive"]
    if verb is BUY:
        return [f"market:{TITLES[found[0]]}"]
    if verb is CHOOSE_SEA:
        return [f"sea:{SEAS[found[0]]}"]
    return []


def requests(s: State, seat: int) -> list[tuple[str, int]]:
    """One action per place that the open question could be about."""
    step = asked(s)
    if isinstance(step, Main):
        return turn_requests(s)
    if isinstance(step, ChooseStart):
        return [(t, START.base + n) for n, t in land(s)]
    if isinstance(step, Place):
        return [(t, PLACE.base + n) for n, t in land(s)]
    if isinstance(step, ResettleFrom | ResettleTo):
        return [(t, RESETTLE.base + n) for n, t in land(s)]
    if isinstance(step, LayCards | DefenceCards | SurrenderCards):
        cards = distinct(s.seats[seat].hand)
        return [(f"hand:{CARDS[card]}", CHOOSE_CARD.base + card) for card in cards]
    if isinstance(step, Pay | GainOne | SpendOne | FirstResource):
        return [(f"resource:{r}", CHOOSE_RESOURCE.base + n) for n, r in enumerate(RESOURCES)]
    return []


def land(s: State) -> list[tuple[int, str]]:
    inside = s.layout.in_play
    return [(n, f"territory:{t}") for n, t in enumerate(TERRITORIES) if inside[n]]


def turn_requests(s: State) -> list[tuple[str, int]]:
    me = s.me
    found: list[tuple[str, int]] = []
    for card in distinct(me.hand):
        choices = s.content.titles[card >> 2].choices
        effects = [choice.effect for choice in choices] or [0]
        found += [(f"hand:{CARDS[card]}", PLAY.at(card, effect)) for effect in effects]
    for title, name in enumerate(TITLES):
        if for_sale(s, title):
            found.append((f"market:{name}", BUY.base + title))
    goals = [goal for shown in s.shown for goal in shown]
    if me.wonder != NOTHING and not me.wonder_open:
        goals.append(me.wonder)
    found += [(f"goal:{GOALS[goal]}", TAKE_GOAL.base + goal) for goal in goals]
    found += [(f"done:{GOALS[goal]}", USE_GOAL.base + goal) for goal in me.done]
    return found
