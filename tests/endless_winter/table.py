"""A table of Endless Winter laid out by hand, so that tests read as examples.

    t = Table().hand(0, "start_brave", "tribesman").turn(0)
    t.do("place_figure tribe hunt")
    assert t.s.labor == 0

The table starts bare: nobody owns anything, displays, map and site are empty of pieces. Setters
write into the state; everything else goes through the public face. A turn ends with an empty
stack, so that nothing follows that the test did not ask for.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Self, cast

from dolmen import game
from dolmen.core.event import Event
from dolmen.core.play import Play
from dolmen.core.refusal import Refusal
from dolmen.core.step import Step, advance
from dolmen.games.endless_winter.content import Content
from dolmen.games.endless_winter.face import EndlessWinterFace
from dolmen.games.endless_winter.game import EndlessWinter
from dolmen.games.endless_winter.icon import Effect, Icon
from dolmen.games.endless_winter.ids import (
    ANIMALS,
    CARDS,
    DISPLAY,
    GROUND,
    HEXES,
    JUNCTIONS,
    LAND_CARDS,
    LOCATIONS,
    NOMAD_CARDS,
    OPS,
    SPACES,
    STONES,
    TILES,
    site_position,
)
from dolmen.games.endless_winter.income import resolve
from dolmen.games.endless_winter.modules import Module
from dolmen.games.endless_winter.nomads.actions import act
from dolmen.games.endless_winter.nomads.turn import NomadTurn
from dolmen.games.endless_winter.primitives import rules_for
from dolmen.games.endless_winter.state import ACTION, FACE_DOWN, NOTHING, Seat, State
from dolmen.games.endless_winter.turn import Turn

WINTER = cast(EndlessWinter, game("endless_winter"))
FACE = EndlessWinterFace(WINTER)


def icons(**steps: int) -> Effect:
    """icons(food=2, idol=1) as an effect in that order."""
    return tuple(Icon(OPS.index(op), n) for op, n in steps.items())


def content() -> Content:
    return WINTER.content


def corrected(tmp_path: Path, file: str, old: str, new: str) -> Content:
    """The content with one shipped file changed by its owner."""
    shipped = (WINTER.folder / "content" / file).read_text(encoding="utf-8")
    assert old in shipped
    (tmp_path / file).write_text(shipped.replace(old, new, 1), encoding="utf-8")
    return WINTER.load(tmp_path)


def start(players: int, seed: int = 1, pack: Content | None = None, **options: object) -> Play:
    """A game as dealt, before its first choice."""
    return WINTER.start(players, seed, options, content=pack)


def state(play: Play) -> State:
    return cast(State, play.state)


def answer(play: Play, until: str) -> Play:
    """Take the first option of every question up to the first with this prompt."""
    while play.decision is not None and play.decision.prompt.key != until:
        play.do(play.decision.actions[0])
    return play


def first_option(play: Play) -> Play:
    """Play to the end, always the first option."""
    while play.decision is not None:
        play.do(play.decision.actions[0])
    return play


class Table:
    def __init__(
        self,
        players: int = 2,
        seed: int = 1,
        pack: Content | None = None,
        modules: tuple[Module, ...] = (),
        options: dict[str, object] | None = None,
    ) -> None:
        self.play = start(players, seed, pack, **(options or {}))
        s = self.s
        if modules:
            s.rules = rules_for(s.content, players, modules, WINTER.version)
            s.memory = [module.memory(s) for module in modules]
        s.stack.clear()
        s.phase = ACTION
        s.sides_open = s.setup_open = True
        for seat, me in enumerate(s.seats):
            me.chief, me.side, me.chiefs, me.setup = seat, 0, [], seat
            for zone in (me.deck, me.hand, me.area, me.discard, me.pile, me.grave):
                zone.clear()
            me.camps = [0] * len(LOCATIONS)
            me.board_camps = 5
            me.upright = [0] * len(me.tipped)
            me.food = me.tools = 0
        s.order = (s.nomads, 0) if s.nomads != NOTHING else tuple(range(players))
        s.display = [NOTHING] * len(DISPLAY)
        s.ground = [NOTHING] * len(GROUND)

    @property
    def s(self) -> State:
        return cast(State, self.play.state)

    def seat(self, seat: int) -> Seat:
        return self.s.seats[seat]

    # Laying out.

    def give(self, seat: int, **numbers: int) -> Self:
        for name, value in numbers.items():
            assert hasattr(self.seat(seat), name)
            setattr(self.seat(seat), name, value)
        return self

    def hand(self, seat: int, *names: str) -> Self:
        self.seat(seat).hand = sorted(CARDS.index(name) for name in names)
        return self

    def deck(self, seat: int, *names: str) -> Self:
        """Top card last."""
        self.seat(seat).deck = [CARDS.index(name) for name in names]
        return self

    def discard(self, seat: int, *names: str) -> Self:
        self.seat(seat).discard = [CARDS.index(name) for name in names]
        return self

    def pile(self, seat: int, *names: str) -> Self:
        self.seat(seat).pile = sorted(CARDS.index(name) for name in names)
        return self

    def grave(self, seat: int, *names: str) -> Self:
        self.seat(seat).grave = [CARDS.index(name) for name in names]
        return self

    def animals(self, seat: int, **counts: int) -> Self:
        for name, count in counts.items():
            self.seat(seat).upright[ANIMALS.index(name)] = count
        return self

    def tipped(self, seat: int, **counts: int) -> Self:
        for name, count in counts.items():
            self.seat(seat).tipped[ANIMALS.index(name)] = count
        return self

    def camps(self, seat: int, **counts: int) -> Self:
        for name, count in counts.items():
            me = self.seat(seat)
            me.board_camps -= count - me.camps[LOCATIONS.index(name)]
            me.camps[LOCATIONS.index(name)] = count
        return self

    def village(self, seat: int, *junctions: str) -> Self:
        for name in junctions:
            self.s.junctions[JUNCTIONS.index(name)] = seat
            self.seat(seat).villages += 1
        return self

    def tile(self, **tiles: str) -> Self:
        laid = list(self.s.tiles)
        for hex_, name in tiles.items():
            laid[HEXES.index(hex_)] = TILES.index(name)
        self.s.tiles = tuple(laid)
        return self

    def ground(self, **cells: str) -> Self:
        for cell, name in cells.items():
            self.s.ground[GROUND.index(cell)] = ANIMALS.index(name)
        return self

    def display(self, **cells: str) -> Self:
        for cell, name in cells.items():
            self.s.display[DISPLAY.index(cell)] = CARDS.index(name)
        return self

    def stones(self, *names: str) -> Self:
        """The stone rows from left to right."""
        self.s.stones = [STONES.index(name) for name in names]
        return self

    def owned(self, seat: int, *names: str) -> Self:
        self.seat(seat).stones = [STONES.index(name) for name in names]
        return self

    def pieces(self, seat: int, *places: tuple[int, int, int]) -> Self:
        """Megaliths of a seat on (level, row, column), not counted as built."""
        for level, row, column in places:
            self.s.site[site_position(level, row, column)] = 1 + 2 * seat
        return self

    def space_at(self, row: int, column: int, name: str) -> Self:
        """Exchange two printed spaces of the site, so that this one lies there."""
        spaces = list(self.s.spaces)
        wanted, here = SPACES.index(name), site_position(1, row, column)
        there = spaces.index(wanted)
        spaces[here], spaces[there] = spaces[there], spaces[here]
        self.s.spaces = tuple(spaces)
        return self

    def occupy(self, seat: int, *columns: int) -> Self:
        """Figures of a seat on the action symbols of columns."""
        for column in columns:
            figures = self.seat(seat).figures
            number = figures.index(NOTHING)
            figures[number] = column + 1
            if self.s.first[column] == NOTHING:
                self.s.first[column] = seat * 3 + number
        return self

    # The Nomads.

    def row(self, *names: str) -> Self:
        cards = sorted(self.s.nomad_deck + self.s.nomad_row)
        self.s.nomad_row = [NOMAD_CARDS.index(name) for name in names]
        self.s.nomad_deck = [n for n in cards if n not in self.s.nomad_row]
        return self

    def next_cards(self, *names: str) -> Self:
        """The next Nomad cards, the first one on top."""
        wanted = [NOMAD_CARDS.index(name) for name in names]
        rest = [n for n in self.s.nomad_deck if n not in wanted]
        self.s.nomad_deck = rest + wanted[::-1]
        return self

    def land(self, *names: str) -> Self:
        """The next Land cards, the first one on top."""
        wanted = [LAND_CARDS.index(name) for name in names]
        rest = [n for n in range(len(LAND_CARDS)) if n not in wanted]
        self.s.land_discard = []
        self.s.land_deck = rest + wanted[::-1]
        return self

    def sacrifice(self, *names: str, unseen: int = 0) -> Self:
        """The sacrifice pile, top last; unseen cards lie below."""
        hidden = [CARDS.index("fire_making") + n + FACE_DOWN for n in range(unseen)]
        self.s.sacrifice = hidden + [CARDS.index(name) for name in names]
        return self

    def nomad_action(self, action: int) -> Self:
        act(self.s, action)
        return self.run()

    def nomad_turn(self) -> Self:
        return self.step(NomadTurn())

    # Playing.

    def run(self) -> Self:
        advance(self.s)
        return self

    def step(self, *steps: Step) -> Self:
        """Let these steps happen, the first one first."""
        for step in reversed(steps):
            self.s.push(step)
        return self.run()

    def turn(self, seat: int) -> Self:
        return self.step(Turn(seat))

    def gain(self, seat: int, **steps: int) -> Self:
        """Let a seat gain an effect."""
        resolve(self.s, seat, icons(**steps))
        return self.run()

    def do(self, *actions: str) -> Self:
        for action in actions:
            self.play.do(action)
        return self

    def to(self, prompt: str) -> Self:
        """Pass over every question up to the one with this prompt."""
        while self.asked not in (prompt, ""):
            passing = ("next_step", "end_culture", "eclipse_done", "order_rest", "decline", "take")
            self.do(next((a for a in passing if a in self.options), self.options[0]))
        return self

    @property
    def options(self) -> list[str]:
        decision = self.play.decision
        return [] if decision is None else [action.text for action in decision.actions]

    @property
    def asked(self) -> str:
        decision = self.play.decision
        return "" if decision is None else decision.prompt.key

    def refusal(self, action: str) -> Refusal:
        reason = self.play.refusal(action)
        assert reason is not None, f"{action} is legal"
        return reason

    def refused(self, action: str) -> str:
        """The rule that forbids an action."""
        return self.refusal(action).rule

    def events(self, *keys: str) -> list[Event]:
        """Events with these keys, in order."""
        return [event for event in self.play.events if event.message.key in keys]

    def said(self, key: str) -> list[dict[str, Any]]:
        """The token values of all events of a kind."""
        return [
            {name: value for name, (_, value) in event.message.tokens().items()}
            for event in self.events(key)
        ]
