"""The 13 actions of the Nomads (S4). Each tells what was considered, what was taken and why."""

from __future__ import annotations

from typing import Final

from dolmen.core.step import Step
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.animals import can_reveal, draw_animal, reveal_animal, take_animal
from dolmen.games.endless_winter.idol_board import advance_marker, top
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
from dolmen.games.endless_winter.income import add_food, add_tools, resolve
from dolmen.games.endless_winter.megaliths import build_megalith
from dolmen.games.endless_winter.nomads import decisions
from dolmen.games.endless_winter.nomads.arrows import tell_arrows
from dolmen.games.endless_winter.nomads.situation import Situation, look
from dolmen.games.endless_winter.nomads.special_action import Settle
from dolmen.games.endless_winter.sacred_stones import build_stone
from dolmen.games.endless_winter.state import (
    FACE_DOWN,
    NOTHING,
    State,
)

# Actions that are one icon of the same kind.
GIVES: Final = {
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
        if hexes:
            s.tell(m.NOMAD_GLACIERS, tuple(hexes), len(hexes))
        else:
            s.tell(m.NOMAD_NO_GLACIERS)
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


class Give(Step):
    __match_args__ = ("op", "left")

    def __init__(self, op: int, left: int) -> None:
        self.op = op
        self.left = left

    def run(self, s: State) -> None:
        if self.left > 1:
            s.push(Give(self.op, self.left - 1))
        give(s, self.op)


def give(s: State, op: int) -> None:
    table = look(s)
    replaced = decisions.replace(table, op)
    if s.listener is not None:
        for number, (_, why) in enumerate(replaced.failed, start=1):
            following = replaced.failed[number : number + 1]
            s.tell(m.NOMAD_REPLACED, why, following[0][0] if following else replaced.gets)
    GETS[replaced.gets](s, table)


def with_cells(cells: tuple[int, ...], held: list[int]) -> tuple[tuple[int, int], ...]:
    """Cells with what is in them, as events name candidates."""
    return tuple((cell, held[cell]) for cell in cells)


def places_on_site(positions: tuple[int, ...]) -> tuple[tuple[int, int, int], ...]:
    return tuple(site_place(position) for position in positions)


def get_animal(s: State, t: Situation) -> None:
    choice = decisions.choose_animal(t)
    if s.listener is not None:
        rule = (m.NOMAD_ANIMAL_OWNED, m.NOMAD_ANIMAL_NEW, m.NOMAD_ANIMAL_MANY)[choice.rule - 1]
        s.tell(rule, with_cells(choice.candidates, s.ground))
        left = "ground_cells", with_cells(choice.left, s.ground)
        tell_arrows(s, t, choice, left, ("ground", choice.chosen))
    take_animal(s, s.nomads, choice.chosen)


def get_random_animal(s: State, t: Situation) -> None:
    draw_animal(s, s.nomads)


def get_bury(s: State, t: Situation) -> None:
    """The top card of the sacrifice pile; cards taken from the display stay known (N16)."""
    card = s.sacrifice.pop()
    s.seats[s.nomads].grave.append(card)
    if s.listener is not None:
        if card >= FACE_DOWN:
            era = s.content.culture_of(card - FACE_DOWN).era
            s.tell(m.NOMAD_BURIED_UNSEEN, era, len(s.sacrifice))
        else:
            s.tell(m.NOMAD_BURIED, card, len(s.sacrifice))


def get_culture(s: State, t: Situation) -> None:
    choice = decisions.choose_culture(t)
    card = s.display[choice.chosen]
    if s.listener is not None:
        s.tell(m.NOMAD_DISPLAY, len(choice.candidates))
        left = "display_cells", with_cells(choice.left, s.display)
        tell_arrows(s, t, choice, left, ("display", choice.chosen))
        s.tell(m.NOMAD_CULTURE, choice.chosen, card)
    s.display[choice.chosen] = NOTHING
    s.sacrifice.append(card)


def get_megalith(s: State, t: Situation) -> None:
    choice = decisions.choose_site(t)
    if s.listener is not None:
        if choice.rule == 1:
            s.tell(m.NOMAD_RAISES, places_on_site(choice.candidates))
        else:
            s.tell(m.NOMAD_GROUND, len(choice.candidates))
        left = "places_on_site", places_on_site(choice.left)
        tell_arrows(s, t, choice, left, ("place_on_site", site_place(choice.chosen)))
    build_megalith(s, s.nomads, choice.chosen)


def get_stone(s: State, t: Situation) -> None:
    choice = decisions.choose_stone(t)
    if s.listener is not None:
        s.tell(m.NOMAD_STONE, choice.candidates)
        tell_arrows(s, t, choice, ("stones", choice.left), ("stone", choice.chosen))
    build_stone(s, s.nomads, choice.chosen)  # N14: paid as usual


def get_food(s: State, t: Situation) -> None:
    add_food(s, s.nomads, 1)


def get_tool(s: State, t: Situation) -> None:
    add_tools(s, s.nomads, 1)


def get_idol(s: State, t: Situation) -> None:
    """Glory first; offering when glory is at the top; then points."""
    if t.glory < top(s):
        advance_marker(s, s.nomads, GLORY)
    elif t.offering < top(s):
        advance_marker(s, s.nomads, OFFERING)
    else:
        resolve(s, s.nomads, s.content.overflow)


GETS: Final = {
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
