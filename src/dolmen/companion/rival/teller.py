"""The rival tribe beside a real table, in words."""

from __future__ import annotations

from typing import Any

from dolmen.companion.asking import Question
from dolmen.companion.board import Board, Spot
from dolmen.companion.fold import Position
from dolmen.companion.telling import Line, Teller
from dolmen.core.event import Event
from dolmen.core.game import Game
from dolmen.core.message import Message
from dolmen.games.prehistory import ids
from dolmen.games.prehistory.content import Content
from dolmen.games.prehistory.ids import CEREMONY, FISHING, GATHERING, HUNTING, PILLARS
from dolmen.games.prehistory.lexicon import Lexicon
from dolmen.games.prehistory.messages import RANK
from dolmen.games.prehistory.position.fields import animal_id
from dolmen.games.prehistory.rival import rank
from dolmen.speech.face import face_of
from dolmen.speech.grammar import upper

ITEMS = {
    GATHERING: "item_gathering",
    CEREMONY: "item_ceremony",
    HUNTING: "item_hunting",
    FISHING: "item_fishing",
}
# The edges of the board from the top, drawn together so that names have room.
EDGES = ((0, -1.9), (1.3, -0.64), (1.3, 0.64), (0, 1.9), (-1.3, 0.64), (-1.3, -0.64))
# What stands for the pillars, in the order of their actions.
PILLAR_ART = tuple(f"icon:{name}" for name in ("hand", "berries", "drum", "fish", "spear", "foot"))
# Kinds of names, by the ids they name.
NAMES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("action", ids.ACTIONS),
    ("board", ids.BOARDS),
    ("camp", ids.CAMPS),
    ("ceremony_card", ids.CEREMONY_CARDS),
    ("fish", ids.FISH),
    ("gathering_tile", ids.GATHERING_TILES),
    ("hunt_card", ids.HUNT_CARDS),
    ("hex", ids.HEXES),
    ("megalith", ids.MEGALITH_TYPES),
    ("section", ids.SECTIONS),
    ("space", ids.SPACES),
    ("pillar", ids.PILLARS),
    ("fish_slot", ids.FISH_SLOTS),
    ("gather_slot", ids.GATHER_SLOTS),
)


class RivalTeller(Teller):
    opponent = "rival"
    openings = frozenset({"rival_foot", "rival_passed", "rival_picked"})
    reasons = frozenset()

    def __init__(self, language: str, game: Game[Any, Any, Any], content: Content) -> None:
        super().__init__(language)
        self.content = content
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

    def art(self, name: str) -> str:
        return PILLAR_ART[PILLARS.index(name)] if name in PILLARS else ""

    def pictures(self, event: Event) -> list[str]:
        """The action of the pillar, and the colour that is put there."""
        key, values = event.message.key, event.message.values
        if key == "rival_foot":
            return [PILLAR_ART[values[0]], f"cube:{ids.COLOURS[values[1]]}"]
        if key == "rival_picked":
            return [PILLAR_ART[values[0]]]
        return ["icon:foot"] if key == "rival_passed" else []

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
            return upper(self.lexicon.name("pillar", PILLARS.index(name)))
        return name

    def named(self, key: str, name: str) -> str:
        lexicon, words = self.lexicon, self.words
        if key == "you.animals":
            species, _, points = name.partition(".")
            kind = lexicon.name("species", ids.SPECIES.index(species))
            return words.phrase("position_name", "animal", species=kind, points=int(points))
        if key == "shape":
            slot, _, part = name.partition(".")
            part = words.phrase("position_name", f"shape_{part}")
            return words.phrase("position_name", "shape_part", n=int(slot), part=part)
        if key in ("you.shamans", "turned"):
            return words.phrase("position_name", "slot", n=int(name))
        if "." in name:
            return self.cube(name)
        for kind, names in NAMES:
            if name in names:
                return lexicon.name(kind, names.index(name))
        if name in ids.PRICE_TILES:
            tile = self.content.tile_colours[ids.PRICE_TILES.index(name)]
            return lexicon.name("colour_list", tile)
        if name in ids.ANIMAL_TOKENS:
            token = ids.ANIMAL_TOKENS.index(name)
            worth = animal_id(self.content.token_species[token], self.content.token_points[token])
            return self.named("you.animals", worth)
        if name in ids.COLOURS:
            return lexicon.name("colour_list", (ids.COLOURS.index(name),))
        if name in ids.MAP_TILES:
            number = ids.MAP_TILES.index(name) + 1
            return words.phrase("position_name", "tile_at", n=number)
        return super().named(key, name)

    def cube(self, name: str) -> str:
        """A colour on a pillar, or a place at its foot."""
        pillar, _, rest = name.partition(".")
        called = self.lexicon.name("pillar", ids.PILLARS.index(pillar))
        colour = rest
        if rest in ids.COLOURS:
            colour = self.lexicon.name("colour_list", (ids.COLOURS.index(rest),))
        return self.words.phrase("position_name", "cube", pillar=called, colour=colour)

    def named_place(self, key: str, name: str) -> str:
        if key == "map":
            return self.words.phrase("position_name", "slot", n=int(name))
        return self.named(key, name)

    def board(self, question: Question) -> str:
        return "pillars" if question.form == "marks" else ""

    def boards(self, position: Position[Any]) -> list[Board]:
        """The pillars clockwise around the middle, the first one on top."""
        s, spots = position.state, []
        for pillar, name in enumerate(PILLARS):
            x, y = EDGES[s.content.pillar_edge[pillar]]
            title = upper(self.lexicon.name("pillar", pillar))
            spot = Spot(name, x, y, "cell", 2.5, 1.2, title, title)
            spot.art = PILLAR_ART[pillar]
            spots.append(spot)
        return [Board("pillars", self.words.phrase("card", "board_pillars"), spots)]

    def owned(self, position: Position[Any]) -> list[dict[str, Any]]:
        turns = position.state.rival_turns
        name = self.words.phrase("own", "turns")
        return [{"id": "turns", "text": name, "value": turns, "correct": False}]

    def result(self, position: Position[Any]) -> str:
        """Nobody is beaten; what counts is the rank."""
        points = position.state.said["own_score"]
        reached = self.lexicon.say("event", Message(RANK, (rank(points),)))
        return f"{self.words.phrase('pad', 'solo', points=points)} {reached}"

    def score(self, position: Position[Any]) -> list[dict[str, Any]]:
        return []
