"""The Nomads as the opponent of a session."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any

from dolmen.companion.asking import BadAnswer, Question, Value
from dolmen.companion.fold import Position as Folded
from dolmen.companion.nomads import answers, facts, flow, handover
from dolmen.companion.nomads.modules import Glaciers, Rivers, modules_beside
from dolmen.companion.nomads.table import (
    NO_MAMMOTH,
    SOMETHING,
    AnimalDeck,
    Beside,
    Deck,
    Ground,
    Herd,
    Junctions,
    Spaces,
    Tiles,
    Watched,
)
from dolmen.companion.opponent import Opponent
from dolmen.companion.words import problem
from dolmen.core.position import Position
from dolmen.core.record import Header
from dolmen.games.endless_winter import ids, scoring
from dolmen.games.endless_winter import state as engine
from dolmen.games.endless_winter.content import Content
from dolmen.games.endless_winter.game import EndlessWinter
from dolmen.games.endless_winter.ids import DELTA
from dolmen.games.endless_winter.modules import rivers_rafts
from dolmen.games.endless_winter.modules.ancestors import Ancestors, React
from dolmen.games.endless_winter.modules.mammoth import Mammoth
from dolmen.games.endless_winter.primitives import rules_for
from dolmen.games.endless_winter.rounds import StartRound
from dolmen.games.endless_winter.setup_choices import ExtraCard, FirstLandCard
from dolmen.games.endless_winter.state import NOTHING

# What can be corrected: the number in the engine's seat, and the most it may be.
NUMBERS = {"food": 99, "tools": 99, "points": 999, "glory": 12, "offering": 12}

# What of theirs stands on a junction: nothing, a Village, their tile.
ON_JUNCTION: tuple[Callable[[Beside], int], ...] = (
    lambda s: NOTHING,
    lambda s: s.nomads,
    lambda s: engine.NOMAD_TILE,
)


class Nomads(Opponent[Beside]):
    def __init__(self, game: EndlessWinter, content: Content, header: Header, own_cards: bool):
        self.game = game
        self.content = content
        self.header = header
        self.own_cards = own_cards

    def begin(self) -> Beside:
        """The engine's table, then everything forgotten that chance laid out on it."""
        options = self.game.all_options(self.header.options)
        dealt = self.game.set_up(self.content, self.header, options)
        s = Beside.__new__(Beside)
        for field in fields(engine.State):
            setattr(s, field.name, getattr(dealt, field.name))
        s.fresh, s.drawn, s.own_cards, s.numbers = set(), [], self.own_cards, {}
        s.rules = rules_for(self.content, 1, modules_beside(options), self.header.rules)
        forget(s)
        s.stack = [StartRound()]
        if s.extra_card:
            s.push(ExtraCard())
        s.push(FirstLandCard())
        s.push(flow.FirstAnimal())
        return s

    def scene(self, s: Beside) -> str:
        return flow.scene(s)

    def advance(self, s: Beside) -> None:
        if s.own_cards:
            keep_decks(s)
        flow.advance(s)

    def question(self, s: Beside, key: str) -> Question:
        return facts.question(s, key)

    def answer(self, s: Beside, key: str, value: Value) -> None:
        answers.answer(s, key, value)

    def reactions(self, s: Beside) -> list[str]:
        if not any(isinstance(module, Ancestors) for module in s.rules.modules):
            return []
        kinds = (ids.PROSPERITY, ids.STRIFE)
        cards = [c for c in s.rules.more_cultures if s.content.culture_of(c).kind in kinds]
        return [ids.CARDS[card] for card in cards]

    def react(self, s: Beside, played: Value) -> None:
        if played not in self.reactions(s):
            raise BadAnswer(problem("no_reaction"))
        s.stale()
        s.push(React(s.nomads, ids.CARDS.index(str(played))))

    def correct(self, s: Beside, key: str, value: Value) -> None:
        kind, _, name = key.partition(".")
        me = s.seats[s.nomads]
        if type(value) is not int or value < 0:
            raise BadAnswer(problem("no_number"), (key,))
        if kind in NUMBERS and not name and value <= NUMBERS[kind]:
            setattr(me, kind, value)
        elif kind == "animal" and name in ids.ANIMALS and value <= 20:
            me.upright[ids.ANIMALS.index(name)] = value
        elif kind == "buried" and value <= 60:
            me.grave = [me.grave[0] if me.grave else ids.FIRST_CULTURE] * value
        elif kind == "sacrifice" and value <= 60:
            s.sacrifice = (s.sacrifice or [ids.FIRST_CULTURE + engine.FACE_DOWN]) * value
            s.sacrifice = s.sacrifice[:value]
        elif kind == "stones" and value <= s.content.stones_max:
            me.stones = list(range(value))
        elif kind == "megaliths" and value <= s.content.megaliths_max:
            me.built = value
        elif kind == "pile" and value <= len(ids.NOMAD_CARDS):
            correct_pile(s, value)
        elif kind == "raft" and has_raft(s) and value <= DELTA:
            rivers_rafts.put_raft(s, s.nomads, value)
        elif kind == "camp" and name in ids.HEXES and value <= 1:
            me.camps[ids.HEXES.index(name)] = value
        elif kind == "junction" and name in ids.JUNCTIONS and value < len(ON_JUNCTION):
            s.junctions[ids.JUNCTIONS.index(name)] = ON_JUNCTION[value](s)
            me.villages = facts.known(s.junctions).count(s.nomads)
        else:
            raise BadAnswer(problem("not_corrected", value=value), (key,))

    def pauses(self, s: Beside) -> bool:
        return handover.pauses(s)

    def known(self, found: Folded[Beside]) -> Position:
        return handover.known(found)

    def possessions(self, s: Beside) -> dict[str, Any]:
        me = s.seats[s.nomads]
        held = facts.known(s.junctions)
        return {
            **{name: getattr(me, name) for name in NUMBERS},
            "animals": {
                ids.ANIMALS[animal]: me.upright[animal]
                for animal in s.rules.animals
                if me.upright[animal]
            },
            "buried": len(me.grave),
            "sacrifice": len(s.sacrifice),
            "stones": len(me.stones),
            "megaliths": me.built,
            "villages": me.villages,
            "camps": [ids.HEXES[hex_] for hex_, n in enumerate(me.camps[: len(ids.HEXES)]) if n],
            "junctions": [ids.JUNCTIONS[j] for j, owner in enumerate(held) if owner == s.nomads],
            "tile": next(
                (ids.JUNCTIONS[j] for j, owner in enumerate(held) if owner == engine.NOMAD_TILE),
                None,
            ),
            "row": [ids.NOMAD_CARDS[card] for card in s.nomad_row],
            "pile": len(s.nomad_pile),
            **({"raft": rivers_rafts.raft_pos(s, s.nomads)} if has_raft(s) else {}),
            "figures": [ids.PLACES[place] for place in me.figures if place != engine.HOME],
        }

    @staticmethod
    def score_of(s: Beside) -> list[int]:
        """Their points by category, as far as they are known."""
        seat = s.nomads
        return [
            s.seats[seat].points,
            scoring.offering_points(s, seat),
            scoring.glory_points(s, seat),
            s.numbers.get("cultures", 0),
            scoring.animal_points(s, seat),
            sum(module.final_scoring(s, seat) for module in s.rules.modules),
        ]


def has_raft(s: Beside) -> bool:
    return any(isinstance(module, Rivers) for module in s.rules.modules)


def correct_pile(s: Beside, size: int) -> None:
    """Cards come from the top of the deck; those taken away go below it."""
    while len(s.nomad_pile) > size:
        card = s.nomad_pile.pop()
        if not s.own_cards:
            s.nomad_deck.insert(0, card)
    while len(s.nomad_pile) < size and s.nomad_deck:
        s.nomad_pile.append(s.nomad_deck.pop())


def forget(s: Beside) -> None:
    """Lay out what people lay out themselves, as far as that is certain."""
    me = s.seats[s.nomads]
    me.upright = Herd([0] * len(me.upright), "draw", s.fresh)
    s.animal_deck = AnimalDeck([], "draw", s.fresh)
    s.ground = Ground([SOMETHING] * len(s.ground), "ground", s.fresh)
    s.display = Watched([SOMETHING] * len(s.display), "display", s.fresh)
    s.stones = Watched(answers.stone_rows(s), "stones", s.fresh)
    s.site = Watched(s.site, "site", s.fresh)
    s.junctions = Junctions(s.junctions, "villages", s.fresh)
    tiles = [SOMETHING] * len(s.tiles)
    if s.rules.home == ids.BASE:
        tiles[ids.BASE] = 0
    s.tiles = Tiles(tiles, "tile", s.fresh)  # type: ignore[assignment]
    s.spaces = Spaces(numbered_spaces(s), "site_tile", s.fresh)  # type: ignore[assignment]
    person = s.seats[flow.PERSON]
    person.camps = Watched([0] * len(person.camps), "lead", s.fresh)
    if not any(isinstance(module, Mammoth) for module in s.rules.modules):
        s.fresh.add(NO_MAMMOTH)
    for module in s.rules.modules:
        if isinstance(module, Rivers | Glaciers):
            module.forget(s)
    if s.own_cards:
        s.nomad_deck = Deck(sorted(s.nomad_deck), "nomad_card", s.fresh)
        s.land_deck = Deck(sorted(s.land_deck), "land_card", s.fresh)


def keep_decks(s: Beside) -> None:
    """Land cards come back into the deck when it is empty; they stay the people's own."""
    if not isinstance(s.land_deck, Deck):
        s.land_deck = Deck(s.land_deck, "land_card", s.fresh)
    if not isinstance(s.land_discard, Deck):
        s.land_discard = Deck(s.land_discard, "land_card", s.fresh)


def numbered_spaces(s: Beside) -> list[int]:
    """Per position of level 1 the place in the pattern whose tile is not known yet."""
    found = [NOTHING] * len(s.spaces)
    for number, (row, column) in enumerate(s.content.patterns[s.players]):
        for r in range(2):
            for c in range(4):
                found[ids.site_position(1, row + r, column + c)] = -SOMETHING - number
    return found
