"""The rival tribe as the opponent of a session. Its steps are the engine's; what it removes from a
display people see themselves."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from dolmen.companion.asking import BadAnswer, Question, Value
from dolmen.companion.fold import Position as Folded
from dolmen.companion.opponent import Opponent
from dolmen.companion.rival import handover
from dolmen.companion.rival.steps import ROUNDS, EndOfRound, Round, Tribe, TribePick
from dolmen.companion.words import problem
from dolmen.core.position import Position
from dolmen.core.record import Header
from dolmen.games.prehistory import state as engine
from dolmen.games.prehistory.content import Content
from dolmen.games.prehistory.game import Prehistory
from dolmen.games.prehistory.ids import FOOT_SLOTS, PILLARS
from dolmen.games.prehistory.state import NOTHING, RIVAL

LARGEST = 299


class Rival(Opponent[Tribe]):
    def __init__(self, game: Prehistory, content: Content, header: Header) -> None:
        self.game = game
        self.content = content
        self.header = header

    def begin(self) -> Tribe:
        options = self.game.all_options(self.header.options)
        dealt = self.game.set_up(self.content, self.header, options)
        s = Tribe.__new__(Tribe)
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
            raise BadAnswer(problem("some_pillar"), (key,))
        s.said[key] = value

    def correct(self, s: Tribe, key: str, value: Value) -> None:
        raise BadAnswer(problem("owns_nothing"), (key,))

    def pauses(self, s: Tribe) -> bool:
        return True

    def known(self, found: Folded[Tribe]) -> Position:
        return handover.known(found)

    def possessions(self, s: Tribe) -> dict[str, Any]:
        return {"turns": s.rival_turns}
