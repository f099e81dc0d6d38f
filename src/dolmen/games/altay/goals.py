"""Technologies and wonders (rulebook: goals)."""

from __future__ import annotations

from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.games.altay import messages as m
from dolmen.games.altay.actions import (
    ABANDON,
    CHOOSE_RESOURCE,
    PUT_ON_GOAL,
    TAKE_GOAL,
    USE_GOAL,
)
from dolmen.games.altay.carry import Carry, carry_out
from dolmen.games.altay.content import Goal
from dolmen.games.altay.effect import NO_CARD, NONE
from dolmen.games.altay.effects import Produce
from dolmen.games.altay.fields import EMPTY, add, kinds_in
from dolmen.games.altay.ids import NOTHING
from dolmen.games.altay.question import Pick
from dolmen.games.altay.settlements import Build
from dolmen.games.altay.state import GOALS_STREAM, Seat, State
from dolmen.games.altay.turn_action import DONE, GOAL, POOL, TurnAction


def reveal(s: State, level: int) -> None:
    """Refill a display: reveal cards until enough types are open; equal types are stacked.
    R16: the goal discard becomes a new deck when a reveal is needed. R17: or what there is."""
    shown, deck = s.shown[level], s.decks[level]
    while len(shown) < s.content.limits.goal_types_shown:
        if not deck:
            if not s.goal_discards[level]:
                return
            deck.extend(sorted(s.goal_discards[level]))
            s.goal_discards[level] = []
            s.shuffle(GOALS_STREAM, deck)
        goal = s.turn_up(deck)
        if s.stacked[goal] == 0:
            shown.append(goal)
        s.stacked[goal] += 1
        if s.listener is not None:
            s.tell(m.GOAL_REVEALED, goal)


def level_counts(s: State, me: Seat) -> list[int]:
    """Completed goals per level (index 0 is unused)."""
    counts = [0, 0, 0, 0]
    for goal in me.done:
        counts[s.content.goals[goal].level] += 1
    return counts


def may_take_level(counts: list[int], level: int) -> bool:
    """R19: with the new goal, no level may hold more goals than the one below."""
    return level == 1 or counts[level] < counts[level - 1]


def fitting(s: State, me: Seat, goal: int) -> list[int]:
    """The kinds in the pool that can make the first placement on a goal (R23)."""
    fields = s.content.goals[goal].fields
    return [kind for kind, n in enumerate(me.pool) if n and fields.group[kind] >= 0]


class TakeGoal(TurnAction):
    """M7: take a goal from a display, or lay open the personal wonder."""

    verb = TAKE_GOAL
    needs = POOL

    def offer(self, s: State, me: Seat, out: list[int]) -> None:
        if me.goal >= 0:
            return
        pool = kinds_in(me.pool)
        goals = s.content.goals
        if not me.done:  # only the first level then, and no wonder of one's own
            for goal in s.shown[0]:
                if goals[goal].fields.mask & pool:
                    out.append(TAKE_GOAL.base + goal)
            return
        counts = level_counts(s, me)
        for level in (1, 2, 3):
            if level > 1 and counts[level] >= counts[level - 1]:
                continue  # as in `may_take_level`
            for goal in s.shown[level - 1]:
                if goals[goal].fields.mask & pool and goal not in me.done:
                    out.append(TAKE_GOAL.base + goal)
        if not me.wonder_open and may_take_level(counts, 3) and goals[me.wonder].fields.mask & pool:
            out.append(TAKE_GOAL.base + me.wonder)

    def do(self, s: State, me: Seat, offset: int) -> None:
        s.push(FirstResource(offset))

    def refuse(self, s: State, me: Seat, offset: int) -> Refusal | None:
        goal = s.content.goals[offset]
        if me.goal >= 0:
            return Refusal(m.GOAL_IN_PROGRESS, me.goal, rule="M7")
        if offset in me.done:
            return Refusal(m.GOAL_DONE, offset, rule="M7")
        if not s.stacked[offset] and (offset != me.wonder or me.wonder_open):
            return Refusal(m.GOAL_NOT_SHOWN, offset, rule="M7")
        counts = level_counts(s, me)
        if not may_take_level(counts, goal.level):
            lower = counts[goal.level - 1]
            return Refusal(m.LEVEL_RULE, goal.level, counts[goal.level], lower, rule="R19")
        if not fitting(s, me, offset):
            return Refusal(m.NOTHING_FITS, offset, rule="M7")
        return None


class FirstResource(Pick):
    """The resource placed at once on a goal just taken; held piece and display follow."""

    verb = CHOOSE_RESOURCE
    __match_args__ = ("goal",)

    def __init__(self, goal: int) -> None:
        self.goal = goal

    def prompt(self, s: State) -> Message:
        return Message(m.ASK_FIRST_RESOURCE, (self.goal,))

    def allowed(self, s: State) -> list[int]:
        return fitting(s, s.me, self.goal)

    def take(self, s: State, picked: int) -> None:
        me = s.me
        goal = s.content.goals[self.goal]
        me.goal = self.goal
        personal = self.goal == me.wonder and not me.wonder_open
        if s.listener is not None:
            s.tell(m.LAID_OPEN if personal else m.TOOK_GOAL, s.active, self.goal, picked)
        if personal:
            me.wonder_open = True  # R18: from now on it counts as a level-3 goal
        if goal.technology and s.reserves and me.reserve:
            me.reserve -= 1  # R15: one settlement waits on the technology
            me.held = 1
        me.pool[picked] -= 1
        me.placed = add(EMPTY, picked)
        if not personal:
            take_from_display(s, self.goal)
        if goal.fields.size == 1:
            complete(s, me)

    def hindrance(self, s: State, wanted: int) -> Refusal | None:
        if not s.me.pool[wanted]:
            return Refusal(m.RESOURCE_LACKING, wanted, rule="M7")
        return Refusal(m.NO_GOAL_FIELD, self.goal, wanted, rule="M7")


def laying_open(s: State, number: int) -> bool:
    """Is this player's personal wonder being laid open? Then everybody sees it, although its
    first resource is still to be chosen."""
    step = s.stack[-1] if s.stack else None
    return (
        isinstance(step, FirstResource)
        and number == s.active
        and step.goal == s.seats[number].wonder
    )


def take_from_display(s: State, goal: int) -> None:
    level = s.content.goals[goal].level - 1
    s.stacked[goal] -= 1
    if s.stacked[goal] == 0:  # R53: a stack that is left keeps its place
        s.shown[level].remove(goal)
    reveal(s, level)  # also where an abandoned type (R16) can fill a place left empty before


class FillGoal(TurnAction):
    """M2: put a resource from the pool on the goal in progress."""

    verb = PUT_ON_GOAL
    needs = POOL | GOAL

    def offer(self, s: State, me: Seat, out: list[int]) -> None:
        if me.goal < 0:
            return
        fields = s.content.goals[me.goal].fields
        for kind, n in enumerate(me.pool):
            if n and fields.fits(me.placed, kind):
                out.append(PUT_ON_GOAL.base + kind)

    def do(self, s: State, me: Seat, offset: int) -> None:
        me.pool[offset] -= 1
        me.placed = add(me.placed, offset)
        if s.listener is not None:
            s.tell(m.PUT_ON_GOAL, s.active, offset, me.goal)
        if sum(me.placed) == s.content.goals[me.goal].fields.size:
            complete(s, me)

    def refuse(self, s: State, me: Seat, offset: int) -> Refusal | None:
        if me.goal < 0:
            return Refusal(m.NO_GOAL, rule="M2")
        if not me.pool[offset]:
            return Refusal(m.RESOURCE_LACKING, offset, rule="M2")
        if not s.content.goals[me.goal].fields.fits(me.placed, offset):
            return Refusal(m.NO_GOAL_FIELD, me.goal, offset, rule="M2")
        return None


def complete(s: State, me: Seat) -> None:
    """All fields are full: first the settlement of a technology, then an instant effect. Other
    effects are there from now on, in this turn too (R22)."""
    number = me.goal
    goal = s.content.goals[number]
    me.done.append(number)
    me.goal = NOTHING
    me.placed = EMPTY
    if s.listener is not None:
        s.tell(m.COMPLETED, s.active, number)
    if goal.trigger == "instant":
        s.push(Carry(goal.effects, NO_CARD, NONE))
    elif goal.trigger in ("continuous", "end_of_turn"):
        for effect in goal.effects:
            effect.apply(s, me, NO_CARD, NONE)
    if goal.settlement and me.held:
        s.push(Build(1, held=True))
    elif goal.settlement and not s.reserves:
        s.push(Build(1))


class AbandonGoal(TurnAction):
    """M8: give up a technology in progress; a wonder stays."""

    verb = ABANDON
    needs = GOAL

    def offer(self, s: State, me: Seat, out: list[int]) -> None:
        if me.goal >= 0 and s.content.goals[me.goal].technology:
            out.append(ABANDON.base)

    def do(self, s: State, me: Seat, offset: int) -> None:
        if s.listener is not None:
            s.tell(m.ABANDONED, s.active, me.goal)
        s.goal_discards[s.content.goals[me.goal].level - 1].append(me.goal)  # R16
        me.goal = NOTHING
        me.placed = EMPTY
        me.reserve += me.held
        me.held = 0

    def refuse(self, s: State, me: Seat, offset: int) -> Refusal | None:
        if me.goal < 0:
            return Refusal(m.NO_GOAL, rule="M8")
        if not s.content.goals[me.goal].technology:
            return Refusal(m.WONDER_STAYS, me.goal, rule="M8")
        return None


class UseGoal(TurnAction):
    """M9: use a completed goal, once per turn and only in the own turn (R62)."""

    verb = USE_GOAL
    needs = DONE

    def offer(self, s: State, me: Seat, out: list[int]) -> None:
        goals = s.content.goals
        for number in me.done:
            goal = goals[number]
            if goal.trigger != "once_per_turn" or s.applied >> number & 1:
                continue
            for effect in goal.costs + goal.effects:
                if not effect.possible(s, me, NO_CARD):
                    break
            else:
                out.append(USE_GOAL.base + number)

    def do(self, s: State, me: Seat, offset: int) -> None:
        s.applied |= 1 << offset
        goal = s.content.goals[offset]
        if s.listener is not None:
            tell_use(s, offset, goal)
        carry_out(s, goal.costs + goal.effects, NO_CARD)

    def refuse(self, s: State, me: Seat, offset: int) -> Refusal | None:
        if offset not in me.done:
            return Refusal(m.GOAL_NOT_DONE, offset, rule="M9")
        goal = s.content.goals[offset]
        if goal.trigger != "once_per_turn":
            return Refusal(m.GOAL_NOT_USABLE, offset, rule="M9")
        if s.applied >> offset & 1:
            return Refusal(m.GOAL_USED, offset, rule="M9")
        for effect in goal.costs + goal.effects:
            reason = effect.hindrance(s, me, NO_CARD)
            if reason is not None:
                return reason
        return None


def tell_use(s: State, number: int, goal: Goal) -> None:
    """The log line of a goal that is used, with what it gives if nothing is asked about that."""
    for effect in goal.effects:
        if isinstance(effect, Produce):
            s.tell(m.GOAL_PRODUCED, s.active, number, effect.amounts)
            return
    s.tell(m.USED_GOAL, s.active, number)
