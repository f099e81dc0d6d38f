"""The Nomads in the engine: their turn, the 13 actions, their incomes. Plain steps, no questions;
every act tells what was considered, what was taken and why."""

from __future__ import annotations

from dataclasses import dataclass

from dolmen.core.step import Step
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.animals import can_reveal, draw_animal, reveal_animal, take_animal
from dolmen.games.endless_winter.icon import Icon
from dolmen.games.endless_winter.idols import advance_marker, top
from dolmen.games.endless_winter.ids import (
    ANIMAL,
    BURY,
    CULTURE_CARD,
    FOOD,
    GLORY,
    IDOL,
    MEGALITH,
    N_ANIMAL,
    N_BURY,
    N_CULTURE,
    N_ECLIPSE,
    N_FOOD,
    N_GLACIER,
    N_IDOL,
    N_MEGALITH,
    N_RANDOM_ANIMAL,
    N_REVEAL,
    N_SETTLE,
    N_STONE,
    N_TOOL,
    OFFERING,
    RANDOM_ANIMAL,
    SACRED_STONE,
    TOOL,
    site_place,
)
from dolmen.games.endless_winter.income import add_food, add_points, add_tools, gain, resolve
from dolmen.games.endless_winter.land import enter_hex
from dolmen.games.endless_winter.nomads import decisions
from dolmen.games.endless_winter.nomads.table import Table, look
from dolmen.games.endless_winter.site import build_megalith
from dolmen.games.endless_winter.state import (
    FACE_DOWN,
    HOME,
    NOMAD_TILE,
    NOMADS_STREAM,
    NOTHING,
    State,
)
from dolmen.games.endless_winter.stones import build_stone

UPPER, LOWER = range(2)

# Actions that are one icon of the same kind.
GIVES = {
    N_ANIMAL: ANIMAL,
    N_RANDOM_ANIMAL: RANDOM_ANIMAL,
    N_BURY: BURY,
    N_CULTURE: CULTURE_CARD,
    N_IDOL: IDOL,
    N_FOOD: FOOD,
    N_TOOL: TOOL,
    N_MEGALITH: MEGALITH,
    N_STONE: SACRED_STONE,
}


# The turn (S2).


@dataclass(slots=True)
class NomadTurn(Step):
    def run(self, s: State) -> None:
        for module in s.rules.modules:
            module.before_turn(s, s.nomads)
        number = s.turn_up(s.nomad_deck)
        s.nomad_row.append(number)
        card = s.content.nomad_cards[number]
        if s.listener is not None:
            s.tell(m.NOMAD_TURN, number, card.marked, card.big, card.small)
        table = look(s)
        column, why = decisions.choose_column(table, card.marked)
        self.tell_column(s, card.marked, column, why, table)
        place_figure(s, column)
        # Upper and lower action of the new card, then the lower ones of the older cards.
        todo = [(card.actions[column][UPPER], number), (card.actions[column][LOWER], number)]
        todo += [
            (s.content.nomad_cards[older].actions[column][LOWER], older)
            for older in reversed(s.nomad_row[:-1])
        ]
        s.push(NomadActs(tuple(todo), 0))

    def tell_column(self, s: State, marked: int, column: int, why: int, table: Table) -> None:
        if s.listener is None:
            return
        empty = tuple(n for n, free in enumerate(table.empty_columns) if free)
        if why == decisions.MARKED_EMPTY:
            s.tell(m.NOMAD_COLUMN_MARKED, column, empty)
        elif why == decisions.ALL_TAKEN:
            s.tell(m.NOMAD_COLUMN_ALL_TAKEN, column)
        else:
            s.tell(m.NOMAD_COLUMN_ARROW, marked, table.big, column, empty)


def place_figure(s: State, column: int) -> None:
    """Which figure is irrelevant; they block the action symbol but take no income there (N1)."""
    figures = s.seats[s.nomads].figures
    number = figures.index(HOME)
    figures[number] = column + 1
    first = s.first[column] == NOTHING
    if first:
        s.first[column] = s.nomads * 3 + number
    if s.listener is not None:
        s.tell(m.NOMAD_FIRST if first else m.NOMAD_LARGE, column)


@dataclass(slots=True)
class NomadActs(Step):
    """The actions of a turn; the list was made before the first of them."""

    todo: tuple[tuple[int, int], ...]  # (action, card)
    at: int

    def run(self, s: State) -> None:
        action, card = self.todo[self.at]
        if self.at + 1 < len(self.todo):
            s.push(NomadActs(self.todo, self.at + 1))
        if s.listener is not None:
            row = UPPER if self.at == 0 else LOWER
            s.tell(m.NOMAD_ACTION, self.at + 1, len(self.todo), action, card, row)
        act(s, action)


def act(s: State, action: int) -> None:
    """One of the 13 actions (S4)."""
    if action == N_SETTLE:
        s.push(Settle())
    elif action == N_GLACIER:
        score_glaciers(s)
    elif action == N_ECLIPSE:
        prepare_eclipse(s)
    elif action == N_REVEAL:
        reveal(s)
    else:
        give(s, GIVES[action])


def score_glaciers(s: State) -> None:
    """1 point per glacier hex on which one of their Camps stands (N18)."""
    hexes = decisions.glaciers_with_camps(look(s))
    if s.listener is not None:
        s.tell(m.NOMAD_GLACIERS, tuple(hexes), len(hexes))
    s.seats[s.nomads].points += len(hexes)


def prepare_eclipse(s: State) -> None:
    """The top card of their deck, unseen, onto their Eclipse pile."""
    if s.nomad_deck:  # N12
        s.nomad_pile.append(s.nomad_deck.pop())
        if s.listener is not None:
            s.tell(m.NOMAD_ECLIPSE, len(s.nomad_pile))


def reveal(s: State) -> None:
    if can_reveal(s):
        reveal_animal(s)
    elif s.listener is not None:
        s.tell(m.NOMAD_NO_REVEAL)


# One icon, replaced where it cannot be received (S6).


@dataclass(slots=True)
class Give(Step):
    op: int
    left: int

    def run(self, s: State) -> None:
        if self.left > 1:
            s.push(Give(self.op, self.left - 1))
        give(s, self.op)


def give(s: State, op: int) -> None:
    table = look(s)
    replaced = decisions.replace(table, op)
    if s.listener is not None:
        for number, (failed, why) in enumerate(replaced.failed, start=1):
            following = replaced.failed[number : number + 1]
            s.tell(m.NOMAD_INSTEAD, failed, why, following[0][0] if following else replaced.gets)
    GETS[replaced.gets](s, table)


def lying(cells: tuple[int, ...], held: list[int]) -> tuple[tuple[int, int], ...]:
    """Cells with what lies there, as events name candidates."""
    return tuple((cell, held[cell]) for cell in cells)


def get_animal(s: State, t: Table) -> None:
    choice = decisions.choose_animal(t)
    if s.listener is not None:
        rule = (m.NOMAD_ANIMAL_OWNED, m.NOMAD_ANIMAL_NEW, m.NOMAD_ANIMAL_MANY)[choice.rule - 1]
        s.tell(rule, lying(choice.candidates, s.ground), t.big, t.small, choice.chosen)
    take_animal(s, s.nomads, choice.chosen)


def get_random_animal(s: State, t: Table) -> None:
    draw_animal(s, s.nomads)


def get_bury(s: State, t: Table) -> None:
    """The top card of the sacrifice pile; cards taken from the display stay known (N16)."""
    card = s.sacrifice.pop()
    s.seats[s.nomads].grave.append(card)
    if s.listener is not None:
        if card >= FACE_DOWN:
            era = s.content.culture_of(card - FACE_DOWN).era
            s.tell(m.NOMAD_BURIED_UNSEEN, era, len(s.sacrifice))
        else:
            s.tell(m.NOMAD_BURIED, card, len(s.sacrifice))


def get_culture(s: State, t: Table) -> None:
    choice = decisions.choose_culture(t)
    card = s.display[choice.chosen]
    if s.listener is not None:
        candidates = lying(choice.candidates, s.display)
        s.tell(m.NOMAD_CULTURE, candidates, t.big, t.small, choice.chosen, card)
    s.display[choice.chosen] = NOTHING
    s.sacrifice.append(card)


def get_megalith(s: State, t: Table) -> None:
    choice = decisions.choose_site(t)
    if s.listener is not None:
        places = tuple(site_place(position) for position in choice.candidates)
        told = m.NOMAD_RAISES if choice.rule == 1 else m.NOMAD_BUILDS
        s.tell(told, places, t.big, t.small, site_place(choice.chosen))
    build_megalith(s, s.nomads, choice.chosen)


def get_stone(s: State, t: Table) -> None:
    choice = decisions.choose_stone(t)
    if s.listener is not None:
        s.tell(m.NOMAD_STONE, choice.candidates, t.big, choice.chosen)
    build_stone(s, s.nomads, choice.chosen)  # N14: paid as usual


def get_food(s: State, t: Table) -> None:
    add_food(s, s.nomads, 1)


def get_tool(s: State, t: Table) -> None:
    add_tools(s, s.nomads, 1)


def get_idol(s: State, t: Table) -> None:
    """Glory first; offering when glory is at the top; then points."""
    if t.glory < top(s):
        advance_marker(s, s.nomads, GLORY)
    elif t.offering < top(s):
        advance_marker(s, s.nomads, OFFERING)
    else:
        resolve(s, s.nomads, s.content.overflow)


GETS = {
    ANIMAL: get_animal,
    RANDOM_ANIMAL: get_random_animal,
    BURY: get_bury,
    CULTURE_CARD: get_culture,
    MEGALITH: get_megalith,
    SACRED_STONE: get_stone,
    FOOD: get_food,
    TOOL: get_tool,
    IDOL: get_idol,
}


# Their incomes: every icon like the action of the same kind.


def gain_each(s: State, icon: Icon) -> None:
    s.push(Give(icon.op, icon.n))


def gain_point(s: State, icon: Icon) -> None:
    add_points(s, s.nomads, icon.n)


def gain_settle(s: State, icon: Icon) -> None:
    """One special action per icon, whatever its number (N11)."""
    if s.listener is not None:
        s.tell(m.NOMAD_SETTLES_INSTEAD, icon.op)
    s.push(Settle())


def gain_reveal(s: State, icon: Icon) -> None:
    for _ in range(icon.n):
        reveal(s)


def gain_nothing(s: State, icon: Icon) -> None:
    """Labor and exchanges mean nothing to them."""


def gain_first_option(s: State, icon: Icon) -> None:
    resolve(s, s.nomads, icon.options[0])


def gain_per(s: State, icon: Icon) -> None:
    times = min(icon.n, s.rules.counters[icon.counter](s, s.nomads) // icon.div)
    step = icon.get[0]
    if times:
        gain(s, s.nomads, Icon(step.op, step.n * times))


# The special action (S5).


@dataclass(slots=True)
class Settle(Step):
    """Village, then Camps. What modules do first is completed before A or B is tested."""

    def run(self, s: State) -> None:
        s.push(SettleNow())
        for module in s.rules.modules:
            module.nomad_special_before(s)


@dataclass(slots=True)
class SettleNow(Step):
    def run(self, s: State) -> None:
        table = look(s)
        choice = decisions.choose_junction(table)
        if choice is None:
            if s.listener is not None:
                s.tell(m.NOMAD_NO_VILLAGE)
            land = reveal_land(s)
            entered = move_camps(s, s.content.inner, s.content.land_cards[land].inner)
            self.consequences(s, entered)
            for module in s.rules.modules:
                module.nomad_special_after_b(s, land)
            return
        if s.listener is not None:
            s.tell(m.NOMAD_JUNCTION, choice.candidates, table.big, table.small, choice.chosen)
        build(s, choice.chosen)
        land = reveal_land(s)
        entered = move_camps(s, s.content.outer, s.content.land_cards[land].outer)
        self.consequences(s, entered)

    def consequences(self, s: State, entered: list[int]) -> None:
        """First all Camps, then what they cause, in the order of the arrows (N21)."""
        if entered and s.rules.modules:
            s.push(Entered(tuple(decisions.order_hexes(look(s), entered))))


def build(s: State, junction: int) -> None:
    """(A): a Village, free of charge, the Camps stay; after the third one the Nomad tile."""
    me = s.seats[s.nomads]
    if me.villages < s.content.villages_max:
        me.villages += 1
        s.junctions[junction] = s.nomads
        if s.listener is not None:
            s.tell(m.NOMAD_VILLAGE, junction)
        return
    if NOMAD_TILE in s.junctions:
        s.junctions[s.junctions.index(NOMAD_TILE)] = NOTHING
    s.junctions[junction] = NOMAD_TILE
    if s.listener is not None:
        s.tell(m.NOMAD_TILE, junction, s.content.tile_influence[s.village_tile])


def reveal_land(s: State) -> int:
    """The next Land card; all six are shuffled anew when the deck is empty."""
    if not s.land_deck:
        s.land_deck, s.land_discard = s.land_discard, []
        s.land_deck.sort()
        s.shuffle(NOMADS_STREAM, s.land_deck)
        if s.listener is not None:
            s.tell(m.LAND_RESHUFFLED)
    card = s.turn_up(s.land_deck)
    s.land_discard.append(card)
    return card


def move_camps(s: State, ring: tuple[int, ...], goals: tuple[int, ...]) -> list[int]:
    """All Camps of a ring are lifted, then placed; gives the hexes newly entered (N22)."""
    camps = s.seats[s.nomads].camps
    before = [hex_ for hex_ in ring if camps[hex_]]
    for hex_ in ring:
        camps[hex_] = 0
    for hex_ in goals:
        camps[hex_] = 1
    if s.listener is not None:
        s.tell(m.NOMAD_CAMPS, s.land_discard[-1], tuple(goals))
    return [hex_ for hex_ in goals if hex_ not in before]


@dataclass(slots=True)
class Entered(Step):
    hexes: tuple[int, ...]

    def run(self, s: State) -> None:
        if len(self.hexes) > 1:
            s.push(Entered(self.hexes[1:]))
        enter_hex(s, s.nomads, self.hexes[0])


# Preparation (S7).


def prepare(s: State) -> None:
    """All 16 Nomad cards into a new deck; with the extra card one is revealed at once."""
    s.nomad_deck = sorted(s.nomad_deck + s.nomad_row + s.nomad_pile)
    s.nomad_row = []
    s.nomad_pile = []
    s.shuffle(NOMADS_STREAM, s.nomad_deck)
    if s.extra_card:
        reveal_extra_card(s)


def reveal_extra_card(s: State) -> None:
    s.nomad_row.append(s.turn_up(s.nomad_deck))
    if s.listener is not None:
        s.tell(m.NOMAD_EXTRA, s.nomad_row[-1])
