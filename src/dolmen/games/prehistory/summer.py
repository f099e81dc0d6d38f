"""Summer: push up, pick, the six actions for markers (5.5)."""

from __future__ import annotations

from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.core.step import Question, Step
from dolmen.games.prehistory import messages as m
from dolmen.games.prehistory.actions import PICK, SKIP, VERB_OF
from dolmen.games.prehistory.free_actions import free_actions, perform_free, refuse_free
from dolmen.games.prehistory.ids import FOOT_SLOTS
from dolmen.games.prehistory.pillars import empty_pillar
from dolmen.games.prehistory.rival import RivalPick
from dolmen.games.prehistory.six_actions import IN_SUMMER, SIX_ACTIONS
from dolmen.games.prehistory.state import NOTHING, SUMMER, State
from dolmen.games.prehistory.state import PICK as PICK_PHASE


class PushUp(Step):
    """Every cube at a foot becomes a marker on its pillar."""

    def run(self, s: State) -> None:
        for place, colour in enumerate(s.foot):
            if colour != NOTHING:
                s.top[place // FOOT_SLOTS * 6 + colour] += 1
                s.foot[place] = NOTHING


class Pick(Step):
    """In reverse turn order: what is pushed last, the last seat of the order, picks first."""

    def run(self, s: State) -> None:
        s.phase = PICK_PHASE
        if s.listener is not None:
            s.tell(m.SUMMER)
        for seat in s.order:
            s.push(PickPillar(seat) if seat < s.players else RivalPick())


class PickPillar(Question):
    """R14: mandatory; the player takes all markers of one pillar."""

    __match_args__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, s: State) -> int:
        return self.who

    def options(self, s: State) -> list[int]:
        first, top = PICK.base, s.top
        found = [first + pillar for pillar in range(6) if any(top[pillar * 6 : pillar * 6 + 6])]
        found += free_actions(s, self.who)
        return found

    def do(self, s: State, action: int) -> None:
        if perform_free(s, self.who, action):
            s.push(self)
            return
        pillar = action - PICK.base
        taken = empty_pillar(s, pillar)
        for colour in range(6):
            s.markers[self.who * 6 + colour] += taken[colour]
        if s.listener is not None:
            s.tell(m.PICKED, self.who, pillar, taken)

    def prompt(self, s: State) -> Message:
        return Message(m.ASK_PICK)

    def refuse(self, s: State, action: int) -> Refusal | None:
        if action in PICK:
            return Refusal(m.TOP_EMPTY, action - PICK.base, rule="R14")
        return refuse_free(s, self.who, action)


class SummerAction(Step):
    """One of the six actions, once for every player in reverse turn order."""

    __match_args__ = ("action",)

    def __init__(self, action: int) -> None:
        self.action = action

    def run(self, s: State) -> None:
        s.phase = SUMMER
        s.action = self.action
        for seat in s.order:
            if seat < s.players:
                s.push(SummerTurn(seat, self.action))


class MarkerTurn(Question):
    """Free actions, then an action for markers or skip; either ends the turn."""

    __match_args__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, s: State) -> int:
        return self.who

    def do(self, s: State, action: int) -> None:
        if action == SKIP.base:
            return
        if perform_free(s, self.who, action):
            s.push(self)
            return
        chosen = IN_SUMMER[VERB_OF[action]]
        chosen.do_in_summer(s, self.who, action - chosen.summer_verb.base)

    def refuse(self, s: State, action: int) -> Refusal | None:
        chosen = IN_SUMMER.get(VERB_OF[action])
        if chosen is None:
            return refuse_free(s, self.who, action)
        return chosen.refuse_in_summer(s, self.who, action - chosen.summer_verb.base)


class SummerTurn(MarkerTurn):
    """The running action, once (R15)."""

    __match_args__ = ("who", "action")

    def __init__(self, who: int, action: int) -> None:
        super().__init__(who)
        self.action = action

    def options(self, s: State) -> list[int]:
        found = SIX_ACTIONS[self.action].summer_options(s, self.who)
        found.append(SKIP.base)
        found += free_actions(s, self.who)
        return found

    def prompt(self, s: State) -> Message:
        return Message(m.ASK_SUMMER, (self.action,))

    def refuse(self, s: State, action: int) -> Refusal | None:
        chosen = IN_SUMMER.get(VERB_OF[action])
        if chosen is not None and chosen.number != self.action:
            return Refusal(m.OTHER_ACTION, self.action, rule="R15")
        return super().refuse(s, action)
