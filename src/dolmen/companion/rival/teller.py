"""The rival tribe beside a real table, in words."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

from dolmen.companion.asking import Question
from dolmen.companion.board import Board, Spot
from dolmen.companion.fold import Position
from dolmen.companion.telling import Line, Teller
from dolmen.core.event import Event
from dolmen.core.game import Game
from dolmen.games.prehistory.content import Content
from dolmen.games.prehistory.ids import CEREMONY, FISHING, GATHERING, HUNTING, PILLARS
from dolmen.games.prehistory.lexicon import Lexicon
from dolmen.speech.face import face_of

ITEMS = {
    GATHERING: "item_gathering",
    CEREMONY: "item_ceremony",
    HUNTING: "item_hunting",
    FISHING: "item_fishing",
}


class RivalTeller(Teller):
    openings = frozenset({"rival_foot", "rival_passed", "rival_picked"})
    reasons = frozenset()

    def __init__(self, language: str, game: Game[Any, Any, Any], content: Content) -> None:
        super().__init__(language)
        self.lexicon: Lexicon = face_of(game, content).lexicon(language, content, ("",))
        events = {**self.lexicon.sections["event"], **self.words.sections["event"]}
        self.lexicon.sections = {**self.lexicon.sections, "event": events}

    def say(self, event: Event) -> str:
        return self.lexicon.say("event", event.message)

    def more(self, event: Event) -> list[Line]:
        """What the tribe removes: people see which one it is."""
        if event.message.key != "rival_foot":
            return []
        item = ITEMS.get(event.message.values[0], "item_none")
        return [Line(self.words.phrase("told", item), why=False)]

    def rule(self, event: Event) -> str:
        return "10.1"

    def spot(self, event: Event) -> tuple[str, list[str]] | None:
        if event.message.key in ("rival_foot", "rival_picked"):
            return "pillars", [PILLARS[event.message.values[0]]]
        return None

    def thing(self, question: Question, name: str) -> str:
        return self.place(question, name)

    def place(self, question: Question, name: str) -> str:
        if name in PILLARS:
            return self.lexicon.name("pillar", PILLARS.index(name))
        return name

    def board(self, question: Question) -> str:
        return "pillars" if question.form == "marks" else ""

    def boards(self, position: Position[Any]) -> list[Board]:
        """The pillars clockwise around the middle, the first one on top."""
        s, spots = position.state, []
        for pillar, name in enumerate(PILLARS):
            turn = s.content.pillar_edge[pillar] * pi / 3 - pi / 2
            title = self.lexicon.name("pillar", pillar)
            spot = Spot(name, 2 * cos(turn), 2 * sin(turn), "cell", 1.8, 0.9, title, title)
            spots.append(spot)
        return [Board("pillars", self.words.phrase("card", "board_pillars"), spots)]

    def owned(self, position: Position[Any]) -> list[dict[str, Any]]:
        turns = position.state.rival_turns
        name = self.words.phrase("own", "turns")
        return [{"id": "turns", "text": name, "value": turns, "correct": False}]

    def score(self, position: Position[Any]) -> list[dict[str, Any]]:
        return []
