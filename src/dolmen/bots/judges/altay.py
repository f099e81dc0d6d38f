"""What a state of Altay is worth, in victory points: points so far, and what promises more."""

from __future__ import annotations

from typing import cast

from dolmen.bots.judge import Judge, Weights
from dolmen.core.state import State
from dolmen.core.step import asked
from dolmen.games.altay import effects as fx
from dolmen.games.altay.combat import (
    Combat,
    DefenceCards,
    Defend,
    DefendFromArchive,
    LayCards,
    SurrenderCards,
)
from dolmen.games.altay.fields import EMPTY
from dolmen.games.altay.goals import FirstResource
from dolmen.games.altay.ids import GOALS, NOBODY, NOTHING, TITLES
from dolmen.games.altay.scoring import count, deck_cards, score, winners
from dolmen.games.altay.settlements import Place, ResettleFrom, ResettleTo, building_places
from dolmen.games.altay.state import AltayState, Seat

VICTORY = 100.0  # a decided game outweighs every promise
RIVAL = 0.3  # what a point of the strongest opponent costs

# What a card adds to a deck while the game is long: the first copy, and each further one.
CARD_VALUES = {
    "colonist": (0.5, 0.3),
    "digger": (0.7, 0.5),
    "hunter": (0.35, 0.12),
    "loremaster": (0.8, 0.5),
    "shaman": (0.8, 0.5),
    "craftsman_wood": (0.6, 0.5),
    "craftsman_stone": (0.6, 0.5),
    "spellweaver": (0.8, 0.5),
    "village": (0.9, 0.4),
    "warrior": (0.6, 0.35),
    "farmer": (0.9, 0.5),
    "lumberjack": (1.1, 0.6),
    "miner": (0.9, 0.4),
    "stonecutter": (1.1, 0.5),
    "scholar": (1.4, 0.9),
    "merchant": (0.7, 0.1),
    "cavalry": (1.0, 0.6),
    "town": (1.3, 0.4),
    "worker": (1.3, 0.9),
    "chariot": (1.5, 1.0),
    "city": (2.2, 0.9),
    "seafarer": (0.7, 0.2),
}
FIRST = tuple(CARD_VALUES[title][0] for title in TITLES)
FURTHER = tuple(CARD_VALUES[title][1] for title in TITLES)
DECK_WEIGHT = 0.09  # the drag of every card on the others

# What the lasting effect of a technology is worth while the game is long.
GOAL_VALUES = {
    "engineering": 1.6,
    "mathematics": 0.9,
    "strategy": 0.4,
    "writing": 0.5,
    "commerce": 0.8,
    "government": 1.6,
    "leadership": 1.0,
    "philosophy": 1.5,
    "religion": 0.5,
}
EFFECTS = tuple(GOAL_VALUES.get(goal, 0.0) for goal in GOALS)

POOL = 0.10  # a resource in the pool, lost at the end of the turn
NEEDED = 0.16  # more, if a field waits for it
STORED = 0.14
COIN = 0.03
SETTLEMENT = 0.9  # the promise of a build
STACK = (0.0, 0.0, 0.3, 0.5, 0.6)  # extra settlements on one territory
NEW_TERRAIN = 0.35
LONE = 0.25  # a single settlement next to an opponent
LONGEST = 12.0  # rounds that count as a long game


class AltayJudge(Judge):
    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def worth(self, s: State, seat: int) -> float:
        return worth(s, seat)


def worth(s: State, seat: int) -> float:
    state = cast(AltayState, s)
    if state.seats[seat].folk == NOTHING:
        return 0.0
    if not state.stack:
        return decided(state, seat)
    points = [
        standing(state, number) if other.folk != NOTHING else 0.0
        for number, other in enumerate(state.seats)
    ]
    own = points.pop(seat)
    promise = promises(state, seat) + pending(state, seat)
    return own + promise - RIVAL * max(points)


def decided(s: AltayState, seat: int) -> float:
    totals = [sum(score(s, number)) for number in range(s.players)]
    margin = totals.pop(seat) - max(totals)
    return VICTORY + margin if seat in winners(s) else -VICTORY + margin


def standing(s: AltayState, seat: int) -> float:
    """Points on the table; conquest markers count in thirds."""
    goals, cards, territories, trophies, markers = score(s, seat)
    mine = s.seats[seat]
    value = 0
    for kind, marker in enumerate(s.content.markers):
        value += marker.value * (mine.fresh[kind] + mine.consumed[kind])
    thirds = value / s.content.limits.marker_points_per_vp
    return goals + cards + territories + trophies + 0.3 * markers + 0.7 * thirds


def time_left(s: AltayState) -> float:
    """How much of a long game is still to come, 0 to 1."""
    if s.ended:
        return 0.0
    reserve = min(seat.reserve + seat.held for seat in s.seats)
    return min(1.0, reserve * 0.9 / LONGEST)


def promises(s: AltayState, number: int) -> float:
    seat = s.seats[number]
    time = time_left(s)
    total = deck_worth(seat) * time
    for goal in seat.done:
        total += EFFECTS[goal] * time
    total += map_worth(s, number, time)
    total += COIN * seat.coins
    total += POOL * sum(seat.pool)
    for card, placed in seat.open:
        opens = s.content.titles[card >> 2].opens
        assert opens is not None
        filled = sum(placed)
        if opens.fill:
            built = sum(e.n for e in opens.on_full if isinstance(e, fx.BuildSettlements))
            total += (0.25 + 0.75 * filled / opens.fields.size) * SETTLEMENT * built
        else:
            total += STORED * filled + 0.05
        total += sum(NEEDED for k, n in enumerate(seat.pool) if n and opens.fields.fits(placed, k))
    if seat.goal != NOTHING:
        total += goal_worth(s, number, seat.goal, seat.placed, time)
    return total


def goal_worth(
    s: AltayState, number: int, goal: int, placed: tuple[int, ...], time: float
) -> float:
    """A goal in progress: its worth when done, by how much of it is filled or in the pool."""
    seat = s.seats[number]
    card = s.content.goals[goal]
    if card.formula is not None:
        counted = count(s, number, card.formula.count)
        growth = 1.0 + 0.5 * time
        done = min(card.formula.cap, card.formula.base + counted * growth / card.formula.per)
        if goal == seat.wonder:
            done += s.content.limits.personal_wonder_vp
    else:
        done = card.vp + SETTLEMENT + EFFECTS[goal] * time
        done += sum(SETTLEMENT * e.n for e in card.effects if isinstance(e, fx.BuildSettlements))
    size = card.fields.size
    ready = 0
    for kind, n in enumerate(seat.pool):
        if n and card.fields.fits(placed, kind):
            ready += 1
    return done * (0.1 + 0.85 * sum(placed) / size) + NEEDED * ready


def deck_worth(seat: Seat) -> float:
    counts = [0] * len(TITLES)
    cards = deck_cards(seat)
    for card in cards:
        counts[card >> 2] += 1
    total = 0.0
    for title, n in enumerate(counts):
        if n:
            total += FIRST[title] + FURTHER[title] * min(n - 1, 2)
    return total - DECK_WEIGHT * len(cards)


def map_worth(s: AltayState, number: int, time: float) -> float:
    total = 0.0
    terrains = 0
    for territory, owner in enumerate(s.owner):
        if owner != number:
            continue
        settlements = s.settlements[territory]
        total += STACK[min(settlements, 4)]
        terrains |= 1 << s.layout.terrain[territory]
        if settlements == 1:
            for n in s.layout.adjacent[territory]:
                if s.owner[n] not in (NOBODY, number):
                    total -= LONE * (1 + s.layout.vp[territory])
                    break
    return total + NEW_TERRAIN * bin(terrains).count("1") * time


# Choices that are only half made


def pending(s: AltayState, seat: int) -> float:
    step = asked(s)
    if isinstance(step, LayCards):
        return attack_promise(s, step) if s.active == seat else 0.0
    if isinstance(step, DefendFromArchive | Defend):
        return fight_promise(s, step.combat, 0, seat)
    if isinstance(step, DefenceCards):
        return fight_promise(s, step.combat, step.strength, seat)
    if isinstance(step, SurrenderCards):
        return surrender_promise(s, step, seat)
    if s.active != seat:
        return 0.0
    if isinstance(step, Place):
        return max((place_promise(s, t, seat) for t in building_places(s)), default=0.0)
    if isinstance(step, FirstResource):
        return goal_worth(s, seat, step.goal, EMPTY, time_left(s))
    if isinstance(step, fx.GainOne):
        return (POOL + 0.5 * NEEDED) * step.n
    if isinstance(step, ResettleFrom | ResettleTo):
        return 0.2
    if isinstance(step, fx.GiveCard):
        return 0.2
    return 0.0


def place_promise(s: AltayState, territory: int, seat: int) -> float:
    if s.owner[territory] == seat:
        n = s.settlements[territory]
        return STACK[min(n + 1, 4)] - STACK[min(n, 4)]
    return 1.0 + s.layout.vp[territory]


def attack_promise(s: AltayState, step: LayCards) -> float:
    """What the attack will bring if the hand is laid sensibly, less the cards it takes."""
    titles = s.content.titles
    hand = sorted((titles[card >> 2].attack for card in s.me.hand), reverse=True)
    value = step.attack_value(s)
    price = 0.06 * step.strength
    if s.owner[step.target] == NOBODY:
        marker = s.content.markers[s.marker[step.target]]
        gain = marker.value / 3 + (POOL + NEEDED if marker.resource >= 0 else 0.0)
        gain += 0.35 + 0.6 * s.layout.vp[step.target]
        needed = step.defence_value(s) + 1 - value
        for attack in reversed(hand):
            if needed <= 0:
                break
            needed -= attack
            price += 0.06 * attack
        return 0.95 * gain - price
    reach = value + sum(hand)
    return duel(s, step.target, step.source, reach) * 0.95 - price - 0.03 * sum(hand)


def duel(s: AltayState, target: int, source: int, attack: int) -> float:
    """The expected gain of attacking an opponent, whose hand is not known: on average a card
    or two of defence."""
    defender = s.seats[s.owner[target]]
    margin = attack - s.settlements[target] - defender.defence_bonus
    likely = min(3.0, 0.5 * len(defender.hand))
    win = 0.5 + 0.25 * (margin - likely)
    win = min(1.0, max(0.0, win))
    prize = 1.3 + (s.layout.vp[target] + 0.3 if s.settlements[target] == 1 else 0.0)
    risk = 1.3 if s.settlements[source] > 1 else 2.2
    return win * prize - (1 - win) * risk * (0.3 if margin >= likely - 1 else 1.0)


def fight_promise(s: AltayState, combat: Combat, strength: int, seat: int) -> float:
    if seat == s.active:
        return duel(s, combat.target, combat.source, combat.attack)
    if seat != combat.defender:
        return 0.0
    mine = s.seats[seat]
    titles = s.content.titles
    reach = s.settlements[combat.target] + mine.defence_bonus + strength
    reach += sum(titles[card >> 2].defence for card in mine.hand)
    if reach > combat.attack:
        return 1.0
    if reach == combat.attack:
        return 0.0
    return -1.4


def surrender_promise(s: AltayState, step: SurrenderCards, seat: int) -> float:
    if seat == s.active:
        return 1.3
    if seat != step.combat.defender:
        return 0.0
    # New cards for old: each weak card discarded is worth a little.
    return -1.35 + 0.05 * len(step.cards)
