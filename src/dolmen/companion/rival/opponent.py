"""The rival tribe as the opponent of a session. Its steps are the engine's; what it removes from a
display people see themselves."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from dolmen.companion.asking import BadAnswer, Question, Unknown, Value
from dolmen.companion.opponent import Opponent
from dolmen.core.record import Header
from dolmen.core.step import Step
from dolmen.games.prehistory import messages as m
from dolmen.games.prehistory import state as engine
from dolmen.games.prehistory.content import Content
from dolmen.games.prehistory.game import Prehistory
from dolmen.games.prehistory.ids import FOOT_SLOTS, PILLARS
from dolmen.games.prehistory.rival import TURNS_PER_ROUND, RivalPick, RivalSpring
from dolmen.games.prehistory.state import NOTHING, RIVAL

ROUNDS = 5
LARGEST = 299
TAKEN = 0  # any colour: the place is taken


class Tribe(engine.State):
    """The engine's state, and what has been said."""

    said: dict[str, Value]

    def clone(self) -> Tribe:
        other = object.__new__(Tribe)
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


class Rival(Opponent[Tribe]):
    def __init__(self, game: Prehistory, content: Content, header: Header) -> None:
        self.game = game
        self.content = content
        self.header = header

    def begin(self) -> Tribe:
        options = self.game.all_options(self.header.options)
        dealt = self.game.set_up(self.content, self.header, options)
        s = object.__new__(Tribe)
        for field in fields(engine.State):
            setattr(s, field.name, getattr(dealt, field.name))
        s.said = {}
        # What lies there is for people to see.
        s.gather_slots = [NOTHING] * len(s.gather_slots)
        s.fish_slots = [NOTHING] * len(s.fish_slots)
        s.hunt_display, s.ceremony_display = [], []
        s.order = [0, RIVAL]
        s.phase = engine.SPRING
        s.stack = [Round(1)]
        return s

    def scene(self, s: Tribe) -> str:
        top = s.stack[-1]
        if isinstance(top, Round):
            return f"{top.number}.spring"
        if isinstance(top, TribePick):
            return f"{s.round}.pick"
        if isinstance(top, EndOfRound):
            return "end" if s.round == ROUNDS else f"{s.round}.rest"
        return f"{s.round}.spring"

    def advance(self, s: Tribe) -> None:
        s.stack.pop().run(s)

    def question(self, s: Tribe, key: str) -> Question:
        kind = key.partition(".")[0]
        if kind == "feet":
            full = [
                name
                for pillar, name in enumerate(PILLARS)
                if s.foot[FOOT_SLOTS * pillar + FOOT_SLOTS - 1] != NOTHING
            ]
            return Question(key, "marks", places=list(PILLARS), value=[*full], own_turn=True)
        if kind == "fullest":
            return Question(key, "marks", places=list(PILLARS), value=[])
        if kind == "ceremony":
            return Question(key, "choice", ["yes", "no"])
        return Question(key, "number", most=LARGEST)

    def answer(self, s: Tribe, key: str, value: Value) -> None:
        if key.startswith("fullest") and not value:
            raise BadAnswer("One pillar has the most markers.", (key,))
        s.said[key] = value

    def correct(self, s: Tribe, key: str, value: Value) -> None:
        raise BadAnswer("The rival tribe owns nothing.", (key,))

    def possessions(self, s: Tribe) -> dict[str, Any]:
        return {"turns": s.rival_turns}
