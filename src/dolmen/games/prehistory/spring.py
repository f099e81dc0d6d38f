"""Spring: income, then actions for resources, one resource at the foot of the pillar (5.4)."""

from __future__ import annotations

from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.core.step import FollowUp, Question, Step
from dolmen.games.prehistory import messages as m
from dolmen.games.prehistory.actions import END_TURN, FOOT, PASS, VERB_OF
from dolmen.games.prehistory.free_actions import free_actions, perform_free, refuse_free
from dolmen.games.prehistory.ids import FOOT_SLOTS
from dolmen.games.prehistory.pillars import foot_free, put_at_foot
from dolmen.games.prehistory.rival import RivalSpring
from dolmen.games.prehistory.six_actions import IN_SPRING, SIX_ACTIONS
from dolmen.games.prehistory.state import NOTHING, SPRING, State


class Income(Step):
    """Every player turns the weather tile and takes what it shows (R6, R62)."""

    def run(self, s: State) -> None:
        s.phase = SPRING
        if s.listener is not None:
            s.tell(m.SPRING)
        for seat in range(s.players):
            s.weather[seat] = (s.weather[seat] + 1) % 6
            income = weather_income(s, seat, s.weather[seat])
            for colour in range(6):
                s.resources[seat * 6 + colour] += income[colour]
            if s.listener is not None:
                s.tell(m.INCOME, seat, income)


def weather_income(s: State, seat: int, rotation: int) -> tuple[int, ...]:
    """Resources per colour that the weather tile shows in a rotation (3.2)."""
    ring, numbers = s.content.rings[s.boards[seat]], s.weather_numbers[seat]
    found = [0] * 6
    for place, colour in enumerate(ring):
        found[colour] = numbers[(place - rotation) % 6]
    return tuple(found)


class Spring(Step):
    def run(self, s: State) -> None:
        s.passed = 0
        s.turn = 0
        s.rival_turns = 0
        s.push(NextSpringTurn())


class NextSpringTurn(Step):
    """Round-robin in turn order until all have passed."""

    def run(self, s: State) -> None:
        count = len(s.order)
        for offset in range(count):
            place = (s.turn + offset) % count
            seat = s.order[place]
            if not s.passed >> seat & 1:
                s.turn = (place + 1) % count
                s.push(self)
                s.push(SpringTurn(seat) if seat < s.players else RivalSpring())
                return


def spring_actions(s: State, seat: int) -> list[int]:
    """All first choices that can be finished: price, effect and foot (R8, R11)."""
    have = s.resources[seat * 6 : seat * 6 + 6]
    total = sum(have)
    found: list[int] = []
    if total:
        last_slots = s.foot[FOOT_SLOTS - 1 :: FOOT_SLOTS]
        for pillar, action in enumerate(SIX_ACTIONS):
            if last_slots[pillar] == NOTHING:  # its foot is free
                action.add_spring_options(s, seat, have, total, found)
    return found


class SpringTurn(Question):
    """Any free actions, then one action or pass."""

    __match_args__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, s: State) -> int:
        return self.who

    def options(self, s: State) -> list[int]:
        found = spring_actions(s, self.who)
        found.append(PASS.base)
        found += free_actions(s, self.who)
        return found

    def do(self, s: State, action: int) -> None:
        who = self.who
        if perform_free(s, who, action):
            s.push(self)
        elif action == PASS.base:  # R12: final for this spring
            s.passed |= 1 << who
            if s.listener is not None:
                s.tell(m.PASSED, who)
        else:
            chosen = IN_SPRING[VERB_OF[action]]
            s.push(TurnTail(who))
            s.push(PayFoot(who, chosen.number))
            chosen.do_in_spring(s, who, action - chosen.spring_verb.base)

    def prompt(self, s: State) -> Message:
        return Message(m.ASK_SPRING)

    def refuse(self, s: State, action: int) -> Refusal | None:
        chosen = IN_SPRING.get(VERB_OF[action])
        if chosen is None:
            return refuse_free(s, self.who, action)
        if not foot_free(s, chosen.number):
            return Refusal(m.FOOT_FULL, chosen.number, rule="R61")
        return chosen.refuse_in_spring(s, self.who, action - chosen.spring_verb.base)


class PayFoot(FollowUp):
    """One resource of any colour goes to the foot of the pillar, after the effect (R9)."""

    __match_args__ = ("who", "pillar")

    def __init__(self, who: int, pillar: int) -> None:
        self.who = who
        self.pillar = pillar

    def seat(self, s: State) -> int:
        return self.who

    def options(self, s: State) -> list[int]:
        base, first = self.who * 6, FOOT.base
        return [first + colour for colour in range(6) if s.resources[base + colour]]

    def do(self, s: State, action: int) -> None:
        colour = action - FOOT.base
        s.resources[self.who * 6 + colour] -= 1
        put_at_foot(s, self.pillar, colour)
        if s.listener is not None:
            s.tell(m.AT_FOOT, self.who, colour, self.pillar)

    def prompt(self, s: State) -> Message:
        return Message(m.ASK_FOOT, (self.pillar,))

    def refuse(self, s: State, action: int) -> Refusal | None:
        return Refusal(m.NO_RESOURCE, action - FOOT.base, rule="R9") if action in FOOT else None


class TurnTail(Question):
    """R36: after an action a spring turn may still contain free actions."""

    __match_args__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, s: State) -> int:
        return self.who

    def options(self, s: State) -> list[int]:
        return [END_TURN.base, *free_actions(s, self.who)]

    def do(self, s: State, action: int) -> None:
        if perform_free(s, self.who, action):
            s.push(self)

    def prompt(self, s: State) -> Message:
        return Message(m.ASK_TAIL)

    def refuse(self, s: State, action: int) -> Refusal | None:
        return refuse_free(s, self.who, action)
