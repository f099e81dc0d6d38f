"""What a state of Altay is worth, in victory points: points so far, and what promises more."""

from __future__ import annotations

from operator import mul
from typing import Final

from dolmen.bots.judge import Judge, Weights
from dolmen.bots.judges.altay.combat import pending_combat
from dolmen.bots.judges.altay.goals import fields_left, goal_worth, ladder
from dolmen.bots.judges.altay.land import build_worth, map_worth, place_promise
from dolmen.bots.judges.altay.plan import Deck, plan, survey
from dolmen.bots.judges.altay.weights import AltayWeights, read
from dolmen.core.step import Question, asked
from dolmen.games.altay import effects as fx
from dolmen.games.altay.fields import EMPTY
from dolmen.games.altay.goals import FirstResource
from dolmen.games.altay.ids import NOTHING
from dolmen.games.altay.market import Pay
from dolmen.games.altay.scoring import goal_points, score, winners
from dolmen.games.altay.settlements import Place, ResettleFrom, ResettleTo, building_places
from dolmen.games.altay.state import Seat, State

# Questions that only finish what an action began are answered before it is judged.
RANKS: Final[dict[type[Question], int]] = {
    FirstResource: 1,
    Pay: 1,
    fx.SpendOne: 1,
    fx.GainOne: 0,
    fx.GiveCard: 1,
    ResettleFrom: 1,
    ResettleTo: 0,
}
HIGHEST: Final = 2

VICTORY: Final = 100.0  # a decided game outweighs every promise
SAFE: Final = 6.0  # a lead that counts as one


class AltayJudge(Judge[State]):
    # Actions of one turn differ by a tenth of a point or two; a search that explores more than that
    # only repeats the judge's first word.
    temperature = 0.15
    spread = 12.0
    exploration = 0.2

    def __init__(self, weights: Weights) -> None:
        self.weights = read(weights)

    def worth(self, s: State, seat: int) -> float:
        if not s.stack:
            return decided(s, seat)
        return self.value(s, seat, Facts(self.weights, s))

    def worths(self, s: State) -> list[float]:
        """The worth to every seat; what they share is looked at once."""
        if not s.stack:
            return [decided(s, seat) for seat in range(s.players)]
        facts = Facts(self.weights, s)
        return [self.value(s, seat, facts) for seat in range(s.players)]

    def value(self, s: State, seat: int, facts: Facts) -> float:
        if s.seats[seat].folk == NOTHING:
            return 0.0
        w = self.weights
        own = facts.points[seat]
        rival, strongest = 0.0, NOTHING
        for number, points in enumerate(facts.points):
            if number != seat and points > rival:
                rival, strongest = points, number
        promise = promises(w, s, seat, facts) + pending(w, s, seat, facts)
        if s.ended:
            promise *= w.idle_turn if out_of_turns(s, seat) else w.last_turn
            promise += w.final * max(-1.0, min(1.0, (own - rival) / SAFE))
        if w.rival_engine and strongest != NOTHING:
            rival += w.rival_engine * facts.time * engine(w, s, strongest, facts)
        return own + promise - w.rival * rival

    def rank(self, step: Question) -> int:
        return RANKS.get(type(step), HIGHEST) if self.weights.chained else HIGHEST


def decided(s: State, seat: int) -> float:
    totals = [sum(score(s, number)) for number in range(s.players)]
    margin = totals.pop(seat) - max(totals)
    return VICTORY + margin if seat in winners(s) else -VICTORY + margin


def out_of_turns(s: State, seat: int) -> bool:
    """In the last round: has the seat had its turn?"""
    return (seat - s.start) % s.players < (s.active - s.start) % s.players


class Facts:
    """What the worth to any seat needs."""

    __slots__ = ("decks", "points", "time")

    def __init__(self, w: AltayWeights, s: State) -> None:
        self.time = time_left(w, s)
        self.decks = [survey(w, seat) for seat in s.seats]
        self.points = standings(w, s, self.decks)


def standings(w: AltayWeights, s: State, decks: list[Deck]) -> list[float]:
    """Points on the table per seat; conquest markers count in thirds."""
    limits = s.content.limits
    per = limits.marker_points_per_vp
    values = [marker.value for marker in s.content.markers]
    found: list[float] = []
    for number, seat in enumerate(s.seats):
        if seat.folk == NOTHING:
            found.append(0.0)
            continue
        value = sum(map(mul, values, seat.fresh)) + sum(map(mul, values, seat.consumed))
        points = goal_points(s, number) if seat.done else 0
        points += decks[number].vp + sum(seat.trophies) * limits.trophy_vp
        found.append(points + (1 - w.thirds) * (value // per) + w.thirds * value / per)
    vp = s.layout.vp
    for territory, owner in enumerate(s.owner):
        if owner >= 0:
            found[owner] += limits.territory_vp + vp[territory]
    return found


def time_left(w: AltayWeights, s: State) -> float:
    """How much of a long game is still to come, 0 to 1."""
    if s.ended:
        return 0.0
    reserve = min([seat.reserve + seat.held for seat in s.seats])
    return min(1.0, reserve * w.pace)


def engine(w: AltayWeights, s: State, number: int, facts: Facts) -> float:
    """What a player's cards and technologies are worth while the game is long."""
    seat = s.seats[number]
    total = facts.decks[number].worth(w, seat)
    for goal in seat.done:
        total += w.effects[goal]
    return total


def promises(w: AltayWeights, s: State, number: int, facts: Facts) -> float:
    seat = s.seats[number]
    time = facts.time
    deck = facts.decks[number]
    land = map_worth(w, s, number, facts.decks)
    total = deck.worth(w, seat) * time + land.worth + land.lasting * time
    for goal in seat.done:
        total += w.effects[goal] * time
    total += ladder(w, s, seat) * time
    total += w.coin * seat.coins
    build = build_worth(w, land)
    pool = seat.pool
    waiting = any(pool)
    if waiting:
        total += w.pool * sum(pool)
    for card, placed in seat.open:
        opens = s.content.titles[card >> 2].opens
        assert opens is not None
        filled = sum(placed)
        if opens.fill:
            built = sum([e.n for e in opens.on_full if isinstance(e, fx.BuildSettlements)])
            total += (w.opened + (1 - w.opened) * filled / opens.fields.size) * build * built
        else:
            total += w.stored * filled + w.store
        if waiting and w.needed:
            total += w.needed * fields_left(opens.fields, placed, pool)
    if seat.goal != NOTHING:
        total += goal_worth(w, s, number, seat.goal, seat.placed, time, build)
    if s.active == number:
        total += hand_worth(w, s, seat)
        if waiting and w.plan:
            total += w.plan * plan(w, s, number, deck, time, build)
    return total


def hand_worth(w: AltayWeights, s: State, seat: Seat) -> float:
    """What may still be played this turn."""
    if not w.in_hand and not w.armed:
        return 0.0
    titles = s.content.titles
    total = 0.0
    for card in seat.hand:
        attack = titles[card >> 2].attack
        total += w.armed * attack if attack else w.in_hand
    return total


def pending(w: AltayWeights, s: State, seat: int, facts: Facts) -> float:
    """A choice that is only half made."""
    step = asked(s)
    if s.active != seat:
        return pending_combat(w, s, step, seat)
    if isinstance(step, Place):
        return max([place_promise(w, s, t, seat) for t in building_places(s)], default=0.0)
    if isinstance(step, FirstResource):
        return goal_worth(w, s, seat, step.goal, EMPTY, facts.time, w.settlement)
    if isinstance(step, fx.GainOne):
        return (w.pool + 0.5 * w.needed) * step.n
    if isinstance(step, ResettleFrom | ResettleTo):
        return w.resettle
    if isinstance(step, fx.GiveCard):
        return w.give
    return pending_combat(w, s, step, seat)
