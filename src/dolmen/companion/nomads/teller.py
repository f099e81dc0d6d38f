"""The Nomads beside a real table, in words."""

from __future__ import annotations

import re
from typing import Any

from dolmen.companion.asking import Question
from dolmen.companion.board import Board
from dolmen.companion.fold import Position
from dolmen.companion.nomads.boards import boards
from dolmen.companion.nomads.facts import position_of, site_id
from dolmen.companion.nomads.flow import PERSON
from dolmen.companion.nomads.opponent import NUMBERS, Nomads, has_raft
from dolmen.companion.nomads.table import SOMETHING
from dolmen.companion.pad import CATEGORY_ART
from dolmen.companion.telling import Teller
from dolmen.core.event import Event
from dolmen.core.game import Game
from dolmen.games.endless_winter import ids
from dolmen.games.endless_winter.content import Content
from dolmen.games.endless_winter.lexicon import Lexicon
from dolmen.games.endless_winter.megaliths import layout_of
from dolmen.games.endless_winter.modules.rivers_rafts import raft_pos
from dolmen.games.endless_winter.nomads.scenes import BEGINNINGS, REASONS
from dolmen.games.endless_winter.nomads.trace import subject
from dolmen.games.endless_winter.scoring import CATEGORIES
from dolmen.speech.face import face_of

ARROWS = {"nomad_big_arrow", "nomad_both_arrows"}
COLUMN = {"nomad_column_marked", "nomad_column_all_taken", "nomad_column_arrow"}
INCOMES = {"mammoth_times", "ice_covers", "landmark", "nearest_raft", "no_room"}
BOARDS = {
    "figure": "columns",
    "ground": "ground",
    "display": "display",
    "stones": "stones",
    "site": "site",
    "villages": "map",
    "mammoth": "map",
    "lead": "map",
    "river": "map",
}
# Kinds of tokens with a place on a board, in the order in which the last one is shown.
SPOTS: dict[str, tuple[str, tuple[str, ...]]] = {
    "ground": ("ground", ids.GROUND),
    "display": ("display", ids.DISPLAY),
    "column": ("columns", ids.COLUMNS),
    "hex": ("map", ids.HEXES),
    "junction": ("map", ids.JUNCTIONS),
}
# Rules by the event that opens an instruction.
RULES = {
    "nomad_turn": "S2",
    "nomad_action": "S4",
    "nomad_extra": "S8",
    "nomad_first_animal": "S1",
    "nomad_outer_camps": "S1",
    "nomad_pile": "S7",
    "nomad_pile_empty": "S7",
    "eclipse_of": "S7",
    "terrain": "S7",
    "slot": "S7",
    "stone_scores": "S7",
    "nearest_raft": "M4",
    "refilled": "5.4",
    "nomad_ritual": "M7",
    "followed": "M3",
    "paid_strife": "M3",
}
# What the options of a position's fields are, where their ids alone do not say it.
FIELDS: dict[str, tuple[str, tuple[str, ...]]] = {
    "you.chief": ("chief", ids.CHIEFS),
    "you.side": ("side", ids.SIDES),
    "you.setup": ("setup", ids.SETUP_CARDS),
    "you.stones": ("stone", ids.STONES),
    "nomads.stones": ("stone", ids.STONES),
    "stones": ("stone", ids.STONES),
    "landmarks": ("landmark", ids.LANDMARKS),
    "you.start": ("border_place", ids.BORDER_PLACES),
    "you.lines": ("line", ids.LINES),
    "you.dots": ("dot", ids.DOTS),
    "you.dog": ("dog", ids.DOGS),
    "rituals": ("ritual", ids.RITUALS),
    "you.ritual": ("ritual", ids.RITUALS),
    "you.camps": ("hex", ids.LOCATIONS),
}
# What is drawn, by the kinds of the legend.
ART: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("animal", ids.ANIMALS),
    ("column", (*ids.COLUMNS, ids.PLACES[ids.REST])),
    ("nomad_card", ids.NOMAD_CARDS),
    ("land_card", ids.LAND_CARDS),
    ("tile", ids.TILES),
    ("ice_find", ids.ICE_FINDS),
    ("fish", ids.FISH),
    ("site_tile", ids.SITE_TILES),
    ("card", ids.CARDS),
)
PICTURED: dict[str, tuple[str, tuple[str, ...]]] = {
    "animal": ("animal", ids.ANIMALS),
    "nomad_card": ("nomad_card", ids.NOMAD_CARDS),
    "land": ("land_card", ids.LAND_CARDS),
    "action": ("act", ids.NOMAD_ACTIONS),
    "ice_find": ("ice_find", ids.ICE_FINDS),
    "fish": ("fish", ids.FISH),
}
PIECES = {
    "nomad_village": "piece:village",
    "nomad_tile": "piece:nomad_tile",
    "nomad_outer_camps": "piece:camp",
    "nomad_inner_camps": "piece:camp",
    "built_megalith": "piece:megalith",
    "built_stone": "op:sacred_stone",
    "nomad_culture": "op:culture",
    "nomad_eclipse": "act:n_eclipse",
    "nomad_buried": "op:bury",
    "nomad_buried_unseen": "op:bury",
    "refilled": "icon:cards",
    "nomad_pile": "icon:cards",
    "nomad_pile_empty": "icon:cards",
    "eclipse_of": "icon:mountains",
    "terrain": "icon:mountains",
    "stone_scores": "op:sacred_stone",
    "nomad_ritual": "icon:stones",
}
OWN_ART = {
    "food": "op:food",
    "tools": "op:tool",
    "points": "op:point",
    "glory": "op:idol",
    "offering": "op:idol",
    "stones": "op:sacred_stone",
    "megaliths": "op:megalith",
    "villages": "op:village",
    "buried": "op:bury",
    "sacrifice": "icon:cards",
    "pile": "icon:cards",
    "raft": "piece:raft",
}
GAME = "endless_winter"
NUMBERED = re.compile(r" \d+$")


class NomadTeller(Teller):
    opponent = "nomads"
    openings = BEGINNINGS
    titles = frozenset({"nomad_action"})
    reasons = (REASONS | ARROWS | COLUMN | INCOMES) - {"nomad_mammoth"}

    def __init__(self, language: str, game: Game[Any, Any, Any], content: Content) -> None:
        super().__init__(language)
        self.content = content
        self.lexicon: Lexicon = face_of(game, content).lexicon(
            language, content, (self.words.phrase("told", "you"),)
        )
        events = {**self.lexicon.sections["event"], **self.words.sections["event"]}
        self.lexicon.sections = {**self.lexicon.sections, "event": events}
        self.lexicon.you = PERSON
        tile = self.lexicon.namers["tile"]
        self.lexicon.namers["tile"] = lambda n: NUMBERED.sub("", tile(n))
        self.stone_name = self.lexicon.namers["stone"]
        self.lexicon.namers["stone"] = self.stone
        self.lexicon.namers["display_cells"] = self.cells

    def stone(self, stone: int) -> str:
        """Stones are known by their place in the rows, from left to right."""
        each = self.content.stones_per_era[1]
        eras = [[n for n, s in enumerate(self.content.stones) if s.era == era] for era in (1, 2)]
        rows = [*eras[0][:each], *eras[1][:each]]
        return self.words.phrase("card", "stone_at", n=rows.index(stone) + 1)

    def cells(self, pairs: Any) -> str:
        names = [self.lexicon.name("display", cell) for cell, _ in pairs]
        return self.lexicon.term("semicolon").join(names)

    def say(self, event: Event) -> str:
        message = event.message
        if message.key == "revealed_animal" and message.values[0] == SOMETHING:
            cell = message.values[1]
            if cell >= len(ids.GROUND):
                return self.words.phrase("told", "reveal")
            return self.words.phrase("told", "reveal_at", cell=self.lexicon.name("ground", cell))
        if message.key == "eclipse_of" and subject(event) == PERSON:
            return self.words.phrase("told", "own_eclipse")
        return self.lexicon.say("event", message)

    def skips(self, event: Event) -> bool:
        return event.message.key in ("round", "turn", "nomad_settles")

    def rule(self, event: Event) -> str:
        if event.message.key == "nomad_action":
            action = event.message.tokens()["action"][1]
            return "S5" if action == ids.N_SETTLE else "S4"
        return RULES.get(event.message.key, "S7")

    def spot(self, event: Event) -> tuple[str, list[str]] | None:
        if event.message.key in self.reasons:
            return None
        for kind, value in event.message.tokens().values():
            if kind == "hexes":
                return "map", [ids.HEXES[hex_] for hex_ in value]
            if kind == "place_on_site":
                return "site", [".".join(map(str, value))]
            if kind in SPOTS and value < len(SPOTS[kind][1]):
                board, names = SPOTS[kind]
                return board, [names[value]]
        return None

    def art(self, name: str) -> str:
        return next((f"{kind}:{name}" for kind, names in ART if name in names), "")

    def pictures(self, event: Event) -> list[str]:
        """The Nomad card with its arrows, the Land card, Animals and tokens; of cards and stones
        nobody has told which they are."""
        found: list[str] = []
        for kind, value in event.message.tokens().values():
            if kind == "nomad_card" and event.message.key in self.titles:
                continue  # it was shown when it was revealed
            names = PICTURED.get(kind)
            if names is not None and isinstance(value, int) and value < len(names[1]):
                found.append(f"{names[0]}:{names[1][value]}")
        piece = PIECES.get(event.message.key)
        return [*found, piece] if piece else found

    # Questions.

    def ask(self, question: Question) -> str:
        """Places on the map are put into the sentence with their article."""
        if question.kind not in ("tile", "ice", "find"):
            return super().ask(question)
        sentence = self.words.sections["question"][question.kind]
        return self.lexicon.fill(sentence, {"place": ("hex", ids.HEXES.index(question.place))})

    def thing(self, question: Question, name: str) -> str:
        lexicon = self.lexicon
        for kind, names in (
            ("animal", ids.ANIMALS),
            ("column", ids.COLUMNS),
            ("nomad_card", ids.NOMAD_CARDS),
            ("land", ids.LAND_CARDS),
            ("ice_find", ids.ICE_FINDS),
            ("fish", ids.FISH),
            ("hex", ids.HEXES),
            ("junction", ids.JUNCTIONS),
            ("card", ids.CARDS),
        ):
            if name in names:
                return self.with_text(kind, names.index(name))
        if name in ids.TILES:
            tile = ids.TILES.index(name)
            income = lexicon.effect(self.content.tiles[tile].income)
            return self.words.phrase(
                "answer", "income", name=lexicon.name("tile", tile), income=income
            )
        if name in ids.SITE_TILES:
            return self.site_tile(ids.SITE_TILES.index(name))
        return name

    def named(self, key: str, name: str) -> str:
        kind, names = FIELDS.get(key, ("", ()))
        if name in names:
            number = names.index(name)
            return self.stone_name(number) if kind == "stone" else self.lexicon.name(kind, number)
        return super().named(key, name)

    def named_place(self, key: str, name: str) -> str:
        if key == "rest_tiles":
            return self.lexicon.name("rest_tile", ids.REST_TILES.index(name))
        if key == "first":
            return self.lexicon.name("column", ids.COLUMNS.index(name))
        if key == "stones":
            return self.words.phrase("card", "stone_at", n=int(name))
        if key == "site_tiles":
            return self.place(Question(f"site_tile.{name}", "choice"), name)
        return super().named_place(key, name)

    def with_text(self, kind: str, number: int) -> str:
        """Tokens are recognised by what they give."""
        name = self.lexicon.name(kind, number)
        if kind == "ice_find":
            effect = self.content.expansions.ice_finds.effects[number]
            return self.words.phrase(
                "answer", "income", name=name, income=self.lexicon.effect(effect)
            )
        if kind == "fish":
            effect = self.content.expansions.rivers.fish[number].effect
            return self.words.phrase(
                "answer", "income", name=name, income=self.lexicon.effect(effect)
            )
        return name

    def site_tile(self, tile: int) -> str:
        """By the incomes printed on it, row by row."""
        spaces = [
            self.lexicon.effect(self.content.space_income[space])
            for space, (of, _, _) in enumerate(self.content.space_place)
            if of == tile
        ]
        return " · ".join(spaces)

    def place(self, question: Question, name: str) -> str:
        kind, lexicon = question.kind, self.lexicon
        if kind == "ground":
            return lexicon.name("ground", ids.GROUND.index(name))
        if kind == "display":
            return lexicon.name("display", ids.DISPLAY.index(name))
        if kind == "site":
            level, row, column = map(int, name.split("."))
            return lexicon.name("place_on_site", (level, row, column))
        if name in ids.HEXES:
            return lexicon.name("hex", ids.HEXES.index(name))
        if name in ids.JUNCTIONS:
            return lexicon.name("junction", ids.JUNCTIONS.index(name))
        if kind == "site_tile":
            row, column = self.content.patterns[1][int(name) - 1]
            return self.words.phrase(
                "answer",
                "site_place",
                first=row + 1,
                last=row + 2,
                left=column + 1,
                right=column + 4,
            )
        return name

    def offers(self, q: Question, place: str) -> bool:
        """A higher level of the site only where its four supports stand."""
        if q.kind != "site" or place.startswith("1.") or not isinstance(q.value, list):
            return True
        below = layout_of(self.content, 1).support_of[position_of(place)]
        return place in q.value or all(site_id(position) in q.value for position in below)

    def board(self, question: Question) -> str:
        return BOARDS.get(question.kind, "")

    def boards(self, position: Position[Any]) -> list[Board]:
        return boards(position.state, self.lexicon, self.words)

    # What they own.

    def owned(self, position: Position[Any]) -> list[dict[str, Any]]:
        s = position.state
        me = s.seats[s.nomads]
        rows: list[tuple[str, int, bool]] = [
            *((name, getattr(me, name), True) for name in NUMBERS),
            ("stones", len(me.stones), True),
            ("megaliths", me.built, True),
            ("villages", me.villages, False),
            ("buried", len(me.grave), True),
            ("sacrifice", len(s.sacrifice), True),
            ("pile", len(s.nomad_pile), True),
        ]
        if has_raft(s):
            rows.append(("raft", raft_pos(s, s.nomads), True))
        found = [
            {
                "id": name,
                "text": self.words.phrase("own", name),
                "value": value,
                "correct": can,
                "art": OWN_ART[name],
            }
            for name, value, can in rows
        ]
        for animal in s.rules.animals:
            name = ids.ANIMALS[animal]
            found.append(
                {
                    "id": f"animal.{name}",
                    "text": self.lexicon.name("animal", animal),
                    "value": me.upright[animal],
                    "correct": True,
                    "art": f"animal:{name}",
                }
            )
        return found

    def result(self, position: Position[Any]) -> str:
        """Alone you need more points than the Nomads."""
        theirs, mine = sum(Nomads.score_of(position.state)), position.state.numbers["own_score"]
        key = "result_won" if mine > theirs else "result_lost"
        return self.words.phrase("screen", key, mine=mine, theirs=theirs)

    def score(self, position: Position[Any]) -> list[dict[str, Any]]:
        s = position.state
        points = Nomads.score_of(s)
        return [
            {
                "id": name,
                "text": self.lexicon.called("category", name),
                "value": value,
                "art": CATEGORY_ART[GAME][name],
            }
            for name, value in zip(CATEGORIES, points, strict=True)
        ]
