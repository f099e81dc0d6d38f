"""Where on the table an action is shown, and what is worth showing grey."""

from __future__ import annotations

from functools import cache

from dolmen.core.step import asked
from dolmen.games.altay.actions import (
    ARCHIVE,
    ATTACK,
    BUY,
    CHOOSE_CARD,
    CHOOSE_FOLK,
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
from dolmen.games.altay.combat import DefenceCards, LayCards, StartAttack, SurrenderCards
from dolmen.games.altay.deck import distinct
from dolmen.games.altay.effects import GainOne, SpendOne
from dolmen.games.altay.goals import FirstResource
from dolmen.games.altay.ids import (
    CARDS,
    FOLKS,
    GOALS,
    NOTHING,
    RESOURCES,
    SEAS,
    TERRITORIES,
    TITLES,
)
from dolmen.games.altay.market import Pay, for_sale
from dolmen.games.altay.settlements import Place, ResettleFrom, ResettleTo
from dolmen.games.altay.setup import ChooseStart
from dolmen.games.altay.state import State
from dolmen.games.altay.territories import neighbours
from dolmen.games.altay.turn import Main


@cache
def targets(action: int) -> list[str]:
    """First what is taken up, then where it goes; none for a plain button."""
    verb = VOCABULARY.verbs[VOCABULARY.verb_of[action]]
    found = verb.arguments(action)
    if verb in (START, PLACE, RESETTLE):
        return [f"territory:{TERRITORIES[found[0]]}"]
    if verb is CHOOSE_FOLK:
        return [f"folk:{FOLKS[found[0]]}"]
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


def wish(s: State, target: str) -> int | None:
    """In a turn a territory is attacked, or attacked from: by way of the neighbour that comes
    closest to it."""
    kind, _, name = target.partition(":")
    if kind != "territory" or name not in TERRITORIES or not isinstance(asked(s), Main):
        return None
    here = TERRITORIES.index(name)
    seat = s.active
    if s.owner[here] == seat:
        others = [n for n in neighbours(s, here) if s.owner[n] != seat] or [here]
        return min((ATTACK.at(here, there) for there in others), key=lambda a: severity(s, a))
    own = [n for n, owner in enumerate(s.owner) if owner == seat]
    beside = [n for n in own if n in neighbours(s, here)] if s.layout.in_play[here] else []
    sources = beside or own
    return min((ATTACK.at(n, here) for n in sources), key=lambda a: severity(s, a), default=None)


def severity(s: State, attack: int) -> int:
    """The attack that lacks least gives the reason."""
    refusal = StartAttack().refuse(s, s.me, attack - ATTACK.base)
    order = ("too_weak", "no_attack_card", "pair_used", "nothing_to_attack")
    return order.index(refusal.key) if refusal is not None and refusal.key in order else len(order)
