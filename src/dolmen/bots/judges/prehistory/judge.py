"""What a state of Prehistory is worth to a seat, in victory points.

Points on the table, what cubes, cards and members promise, and the best use of the turns to come:
an affordable item in spring and summer, the best pillar to pick, the best walk in autumn.
"""

from __future__ import annotations

from typing import Final

from dolmen.bots.judge import Judge, Weights
from dolmen.bots.judges.prehistory.choices import worth_a_thought
from dolmen.bots.judges.prehistory.gains import Gains
from dolmen.bots.judges.prehistory.memory import Memory
from dolmen.bots.judges.prehistory.promise import card_promises
from dolmen.bots.judges.prehistory.walk import best_walk
from dolmen.bots.judges.prehistory.weights import PrehistoryWeights, read
from dolmen.core.step import Step
from dolmen.games.prehistory.actions import FISH, GATHER, HOLD, HUNT, MIGRATE, PAINT
from dolmen.games.prehistory.autumn import AutumnTurn, BeginAutumnTurn, MoveTo
from dolmen.games.prehistory.final_action import FinalTurn
from dolmen.games.prehistory.fishing import FishingIncome
from dolmen.games.prehistory.ids import FOOT_SLOTS
from dolmen.games.prehistory.scoring import FinalScoring, gathering_vp, painting_vp, totals, winners
from dolmen.games.prehistory.spring import SpringTurn, spring_actions
from dolmen.games.prehistory.state import AUTUMN, FINAL, NOTHING, OVER, PICK, SPRING, SUMMER, State
from dolmen.games.prehistory.summer import PickPillar, PushUp, SummerAction, SummerTurn
from dolmen.games.prehistory.year import EndOfYear

VICTORY: Final = 50.0  # a decided game outweighs every promise
PAUSES: Final[frozenset[type[Step]]] = frozenset(
    (EndOfYear, PushUp, SummerAction, FishingIncome, FinalScoring)
)


class PrehistoryJudge(Judge[State]):
    temperature = 0.7
    exploration = 0.2

    def __init__(self, weights: Weights) -> None:
        self.weights = read(weights)
        self.memory = Memory()

    def worth(self, s: State, seat: int) -> float:
        return weigh(s, seat, self.weights, self.memory)

    def choices(self, s: State) -> list[int]:
        return worth_a_thought(s)

    def pauses(self, step: Step) -> bool:
        return type(step) in PAUSES


def weigh(s: State, seat: int, w: PrehistoryWeights, memory: Memory) -> float:
    if s.phase == OVER:
        return decided(s, seat, w)
    left = s.content.rounds - s.round
    value = float(sum(s.vp[seat * 3 : seat * 3 + 3]))
    value += stores(s, seat, left, w)
    value += painting_vp(s, seat) + gathering_vp(s, seat)
    value += w.TILE * left * sum(s.gathered[seat * 6 : seat * 6 + 6])
    for place in range(seat * 3, seat * 3 + 3):
        prints, points = len(s.footprints[place]), sum(s.animals[place])
        value += prints * points + left * (w.PRINT * prints + w.ANIMAL * points)
    value += catches(s, s.fishing[seat], left, w)
    standing, scored = memory.ground(s, seat, w)
    value += standing
    if s.cards[seat]:
        value += card_promises(s, seat, scored, left, w)
    autumns = left + (1 if s.phase < AUTUMN else 0)
    value += w.AT_HOME * autumns * s.home[seat]
    value += w.member_abroad(autumns) * len(s.members[seat])
    value += w.CAMP * left * len(s.camps[seat])
    return value + turns_to_come(s, seat, left, w, memory)


def decided(s: State, seat: int, w: PrehistoryWeights) -> float:
    points = totals(s)
    if s.solo:
        return float(points[0])
    others = max(points[other] for other in range(s.players) if other != seat)
    return points[seat] - w.RIVAL * others + (VICTORY if seat in winners(s) else 0.0)


def stores(s: State, seat: int, left: int, w: PrehistoryWeights) -> float:
    """Resources, markers and development points."""
    base = seat * 6
    resources = s.resources[base : base + 6]
    if left == 0 and s.phase > SPRING:
        value = w.LAST * sum(resources)
    else:
        table = w.RESOURCES
        value = 0.0
        for n in resources:
            if n:
                value += table[n] if n < 8 else table[7] + w.MORE * (n - 7)
    markers = sum(s.markers[base : base + 6])
    if markers:
        value += (w.LAST if left == 0 and s.phase > SUMMER else w.MARKER) * markers
    dp = s.dp[seat]
    return value + (w.LAST if left == 0 else w.POINT) * dp - w.POINTS * dp * dp


def catches(s: State, place: int, left: int, w: PrehistoryWeights) -> float:
    """Fishing income that is still to come."""
    incomes = left + (1 if s.phase <= SUMMER else 0)
    return (s.content.income_vp[place] + w.POINT * s.content.income_dp[place]) * incomes


# The best use of the turns to come.


def turns_to_come(s: State, seat: int, left: int, w: PrehistoryWeights, memory: Memory) -> float:
    phase = s.phase
    if phase == AUTUMN:
        return autumn_to_come(s, seat, left, w)
    if phase == FINAL:
        if not is_waiting(s, FinalTurn, seat):
            return 0.0
        return best_final(s, seat, memory.gains(s, seat, left, w), w)
    gains = memory.gains(s, seat, left, w)
    if phase == SUMMER:
        return summer_to_come(s, seat, left, gains, w)
    value = 0.0
    if phase == SPRING and not s.passed >> seat & 1:
        step = s.stack[-1]
        mine = isinstance(step, SpringTurn) and step.who == seat
        part = w.WISH if mine else w.NEXT
        if part:
            value = part * best_spring(s, seat, gains, w)
    each = w.LAST if left == 0 else w.MARKER
    markers = s.markers[seat * 6 : seat * 6 + 6]
    for action in range(6):
        have = markers[s.content.marker_colour[action]]
        if have:
            value += w.SUMMER * gains.best(action, have, each)
    if w.PICK and w.SUMMER:
        value += best_pick(s, seat, gains, each, w)
    return value


def autumn_to_come(s: State, seat: int, left: int, w: PrehistoryWeights) -> float:
    step = s.stack[-1]
    if isinstance(step, AutumnTurn | MoveTo) and step.who == seat:
        source = step.source if isinstance(step, MoveTo) else NOTHING
        return best_walk(s, seat, left, source, s.pool, w)
    if is_waiting(s, BeginAutumnTurn, seat):
        return w.LATER * best_walk(s, seat, left, NOTHING, 0, w)
    return 0.0


def best_spring(s: State, seat: int, gains: Gains, w: PrehistoryWeights) -> float:
    """The best item the seat's resources can pay now, beyond their own worth."""
    best = 0.0
    content = s.content
    cube = w.CUBE
    paint, gather, hold = PAINT.base, GATHER.base, HOLD.base
    fish, hunt, migrate = FISH.base, HUNT.base, MIGRATE.base
    for action in spring_actions(s, seat):
        if action < gather:
            section = action - paint
            net = gains.sections[section] - cube * (len(content.section_symbols[section]) + 1)
        elif action < hold:
            net = gains.tiles[action - gather] - cube * 2
        elif action < fish:
            card = action - hold
            net = gains.cards[card] - cube * (content.ceremony[card].value + 1)
        elif action < hunt:
            slot = action - fish
            net = gains.fish[slot] - cube * (content.fish[s.fish_slots[slot]].value + 1)
        elif action < migrate:
            card = action - hunt
            net = gains.hunt[card] - cube * (content.hunt[card].value + 1)
        else:
            option = content.migrations[action - migrate]
            members = min(option.members, s.home[seat])
            net = gains.member * members - cube * (len(option.edges) + 1)
        if net > best:
            best = net
    return best


def best_pick(s: State, seat: int, gains: Gains, each: float, w: PrehistoryWeights) -> float:
    """The pillar that is likely to be left when the seat picks."""
    if s.phase == PICK:
        before = NOTHING
        above = s.stack[::-1]  # the compiler cannot enumerate what is reversed on the way
        for place, step in enumerate(above):
            if isinstance(step, PickPillar) and step.who == seat:
                before = place
                break
        if before == NOTHING:
            return 0.0
    else:  # the last in turn order picks first
        before = len(s.order) - 1 - s.order.index(seat)
    action_of = gains.action_of
    markers = s.markers
    base = seat * 6
    worths: list[float] = []
    top, foot = s.top, s.foot
    for pillar in range(6):
        cubes = top[pillar * 6 : pillar * 6 + 6]
        for slot in range(pillar * FOOT_SLOTS, pillar * FOOT_SLOTS + FOOT_SLOTS):
            if foot[slot] != NOTHING:
                cubes[foot[slot]] += 1
        value = each * sum(cubes)
        if value:
            for c in range(6):
                if cubes[c]:
                    have = markers[base + c]
                    action = action_of[c]
                    value += w.SUMMER * (
                        gains.best(action, have + cubes[c], each)
                        - (gains.best(action, have, each) if have else 0.0)
                    )
        worths.append(value)
    worths.sort(reverse=True)
    return w.PICK * worths[before if before < 6 else 5]


def summer_to_come(s: State, seat: int, left: int, gains: Gains, w: PrehistoryWeights) -> float:
    """Items that the markers can pay in this summer's turns to come."""
    each = w.LAST if left == 0 else w.MARKER
    base = seat * 6
    colour = s.content.marker_colour
    value = 0.0
    for action in range(s.action, 6):
        have = s.markers[base + colour[action]]
        if not have:
            continue
        part = w.SUMMER_NEXT
        if action == s.action:
            part = w.WISH if is_waiting(s, SummerTurn, seat) else 0.0
        value += part * gains.best(action, have, each)
    return value


def best_final(s: State, seat: int, gains: Gains, w: PrehistoryWeights) -> float:
    """The best last item that the markers can pay."""
    best = 0.0
    for action in range(5):  # a member gains nothing any more
        have = s.markers[seat * 6 + s.content.marker_colour[action]]
        if have:
            best = max(best, gains.best(action, have, w.LAST))
    return w.WISH * best


def is_waiting(s: State, turn: type[SummerTurn | FinalTurn | BeginAutumnTurn], seat: int) -> bool:
    """Whether a turn of the seat is on the stack."""
    return any(isinstance(step, turn) and step.who == seat for step in s.stack)
