"""What goals in progress are worth in Altay."""

from __future__ import annotations

from dolmen.bots.judges.altay.weights import AltayWeights
from dolmen.games.altay import effects as fx
from dolmen.games.altay.fields import Fields
from dolmen.games.altay.scoring import count
from dolmen.games.altay.state import Seat, State


def fields_left(fields: Fields, placed: tuple[int, ...], pool: list[int]) -> int:
    """How many kinds in the pool have an empty field."""
    found = 0
    for kind, n in enumerate(pool):
        if n and fields.fits(placed, kind):
            found += 1
    return found


def ladder(w: AltayWeights, s: State, seat: Seat) -> float:
    """Goals of a level open the next one (R19): what the free steps are worth."""
    if not seat.done:
        return 0.0
    counts = [0, 0, 0, 0]
    for goal in seat.done:
        counts[s.content.goals[goal].level] += 1
    second, third = w.ladder
    return second * min(2, counts[1] - counts[2]) + third * min(2, counts[2] - counts[3])


def goal_done(
    w: AltayWeights, s: State, number: int, goal: int, time: float, build: float
) -> float:
    """What a goal will be worth when it is completed."""
    card = s.content.goals[goal]
    formula = card.formula
    if formula is None:
        built = sum([e.n for e in card.effects if isinstance(e, fx.BuildSettlements)])
        step = w.ladder[0] if card.level == 1 else w.ladder[1] - w.ladder[0]
        return card.vp + build * (1 + built) + (w.effects[goal] + step) * time
    counted = count(s, number, formula.count) * (1.0 + w.growth * time)
    done = formula.base + counted / formula.per + w.growths[goal] * time
    done = min(float(formula.cap), done) - w.ladder[1] * time
    if goal == s.seats[number].wonder:
        done += s.content.limits.personal_wonder_vp
    return done


def goal_worth(
    w: AltayWeights,
    s: State,
    number: int,
    goal: int,
    placed: tuple[int, ...],
    time: float,
    build: float,
) -> float:
    """A goal in progress: its worth when done, by how much of it is filled or in the pool."""
    fields = s.content.goals[goal].fields
    part = w.goal_begun + w.goal_filled * sum(placed) / fields.size
    worth = goal_done(w, s, number, goal, time, build) * part
    if w.needed:
        worth += w.needed * fields_left(fields, placed, s.seats[number].pool)
    return worth
