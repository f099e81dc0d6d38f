"""The rival tribe's round beside a real table, step by step."""

from __future__ import annotations

from dataclasses import dataclass, fields

from dolmen.companion.asking import Unknown, Value
from dolmen.core.step import Step
from dolmen.games.prehistory import messages as m
from dolmen.games.prehistory import state as engine
from dolmen.games.prehistory.ids import FOOT_SLOTS, PILLARS
from dolmen.games.prehistory.rival import TURNS_PER_ROUND, RivalPick, RivalSpring
from dolmen.games.prehistory.state import NOTHING, RIVAL

ROUNDS = 5
TAKEN = 0  # any colour: the place is taken


class Tribe(engine.State):
    """The engine's state, and what has been said."""

    said: dict[str, Value]

    def clone(self) -> Tribe:
        other = Tribe.__new__(Tribe)
        other.said = dict(self.said)
        for field in fields(engine.State):
            value = getattr(self, field.name)
            setattr(other, field.name, list(value) if isinstance(value, list) else value)
        other.listener = None
        return other

    def need(self, key: str) -> Value:
        if key not in self.said:
            raise Unknown(key)
        return self.said[key]


def tribe(s: engine.State) -> Tribe:
    assert isinstance(s, Tribe)
    return s


@dataclass
class Round(Step):
    """The order of the round, then spring, the pick, and whatever else people do."""

    number: int

    def run(self, s: engine.State) -> None:
        s.round = self.number
        s.rival_turns = 0
        s.passed = 0
        s.foot = [NOTHING] * len(s.foot)
        first = s.order[0] == RIVAL
        s.tell(m.RIVAL_FIRST if first else m.RIVAL_SECOND)
        s.push(EndOfRound())
        s.push(TribePick(first))
        for turn in reversed(range(1, TURNS_PER_ROUND + 1)):
            s.push(TribeSpring(turn, first))


@dataclass
class TribeSpring(Step):
    """A spring turn. Going first, the tribe finds every foot free."""

    turn: int
    first: bool

    def run(self, s: engine.State) -> None:
        full: Value = []
        if self.turn > 1 or not self.first:
            full = tribe(s).need(f"feet.{s.round}.{self.turn}")
        assert isinstance(full, list)
        for pillar, name in enumerate(PILLARS):
            s.foot[FOOT_SLOTS * pillar + FOOT_SLOTS - 1] = TAKEN if name in full else NOTHING
        RivalSpring().run(s)


@dataclass
class TribePick(Step):
    """In reverse turn order: going first, the tribe picks last."""

    first: bool

    def run(self, s: engine.State) -> None:
        s.phase = engine.PICK
        fullest = tribe(s).need(f"fullest.{s.round}")
        assert isinstance(fullest, list)
        s.top = [0] * len(s.top)
        for name in fullest:
            s.top[PILLARS.index(str(name)) * 6] = 1
        RivalPick().run(s)


@dataclass
class EndOfRound(Step):
    def run(self, s: engine.State) -> None:
        if s.round == ROUNDS:
            tribe(s).need("own_score")
            return
        held = tribe(s).need(f"ceremony.{s.round}")
        s.order = [0, RIVAL] if held == "yes" else [RIVAL, 0]
        s.phase = engine.SPRING
        s.push(Round(s.round + 1))
