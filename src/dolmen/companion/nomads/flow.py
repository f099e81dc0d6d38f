"""A game against the Nomads round by round. Their own steps are the engine's; where the engine
would ask the player or deal from a deck, people do it at the table."""

from __future__ import annotations

from dataclasses import dataclass

from dolmen.companion.asking import Unknown
from dolmen.companion.nomads.table import SOMETHING, Beside, Deck, Watched
from dolmen.core.step import Step
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.eclipse import (
    Eclipse,
    EclipseOf,
    NewOrder,
    SealPile,
    pile_labor,
    set_order,
    tell_pile,
)
from dolmen.games.endless_winter.ids import DISPLAY
from dolmen.games.endless_winter.nomads.preparation import prepare
from dolmen.games.endless_winter.nomads.turn import NomadTurn
from dolmen.games.endless_winter.preparation import Preparation, Refill
from dolmen.games.endless_winter.rounds import NextTurn
from dolmen.games.endless_winter.scoring import GameEnd
from dolmen.games.endless_winter.setup_choices import ExtraCard
from dolmen.games.endless_winter.state import (
    ACTION,
    ECLIPSE,
    HOME,
    NOTHING,
    OVER,
    PREPARATION,
    SETUP,
    State,
)
from dolmen.games.endless_winter.turn import Turn

PERSON = 0
LABOR = {"more": 1, "same": 0, "less": -1}


@dataclass
class FirstAnimal(Step):
    """S1: the Nomads receive the next Animal."""

    def run(self, s: State) -> None:
        assert isinstance(s, Beside)
        s.need("first_animal")
        for animal, n in enumerate(s.seats[s.nomads].upright):
            if n:
                s.tell(m.NOMAD_FIRST_ANIMAL, animal)
        if s.seats[s.nomads].points:
            s.tell(m.NOMAD_FIRST_POINTS, s.seats[s.nomads].points)


def turns_taken(s: State) -> int:
    """Turns of the Nomads in this round."""
    return sum(figure != HOME for figure in s.seats[s.nomads].figures)


def scene(s: State) -> str:
    """Where the game is; reactions to the people's cards have scenes of their own."""
    top = s.stack[-1]
    if s.phase == SETUP:
        return "0.setup"
    if isinstance(top, GameEnd) or s.phase == OVER:
        return "end"
    if isinstance(top, Eclipse):
        return f"{s.round}.eclipse"
    if isinstance(top, Preparation):
        return f"{s.round + 1}.preparation"
    if s.phase == ACTION:
        if isinstance(top, Turn):
            return f"{s.round}.p{turns_taken(s)}"
        coming = any(isinstance(step, NomadTurn) for step in s.stack)
        if coming:
            kind = "n" if isinstance(top, NomadTurn) else "x"
            return f"{s.round}.{kind}{turns_taken(s) + 1}"
        if any(isinstance(step, Turn) for step in s.stack):
            return f"{s.round}.y{turns_taken(s)}"
        return f"{s.round}.n{turns_taken(s)}"
    if s.phase == ECLIPSE:
        own = isinstance(top, EclipseOf) and top.who == PERSON
        return f"{s.round}.own" if own else f"{s.round}.eclipse"
    assert s.phase == PREPARATION
    return f"{s.round}.preparation"


def advance(s: Beside) -> None:
    """The next step, unless it belongs to the people."""
    step = s.stack.pop()
    if isinstance(step, Turn):
        take_turn(s)
    elif isinstance(step, SealPile):
        return
    elif isinstance(step, NewOrder):
        compare_labor(s)
    elif isinstance(step, EclipseOf) and step.who == PERSON:
        s.need(f"own_eclipse.{s.round}")
        s.tell(m.ECLIPSE_OF, PERSON)
        s.stale()
    elif isinstance(step, Preparation):
        s.display = []  # whatever lies there leaves, or is seen by those who refill
        step.run(s)
        s.display = Watched([SOMETHING] * len(DISPLAY), "display", s.fresh)
    elif isinstance(step, Refill):
        refill(s)
    elif isinstance(step, GameEnd):
        end(s)
    else:
        if isinstance(step, NomadTurn) and people_turns(s):
            s.need(f"figure.{s.round}.{people_turns(s)}")
        step.run(s)


def people_turns(s: State) -> int:
    """How many turns the people have had in this round when the Nomads take their next one."""
    return turns_taken(s) + (1 if s.order[0] == PERSON else 0)


def take_turn(s: Beside) -> None:
    """The turn ends with the question where the figure stands, if the Nomads come next; otherwise
    when people say that they are done."""
    below = s.stack[-1]
    assert isinstance(below, NextTurn)
    sides = len(s.order)
    last = below.number == 3 * sides
    if last:
        s.need(f"turn.{s.round}")
    s.stale()


def place_figure(s: Beside, place: int) -> None:
    """A figure of the people; the first in a column stands on its symbol."""
    figures = s.seats[PERSON].figures
    number = figures.index(HOME)
    figures[number] = place
    if place > 0 and s.first[place - 1] == NOTHING:
        s.first[place - 1] = PERSON * 3 + number


def compare_labor(s: Beside) -> None:
    """E2: people only say whether they have more Labor than the Nomads."""
    for number, card in enumerate(s.nomad_pile):
        if card == SOMETHING:
            raise Unknown(f"pile.{number + 1}")
    s.need(f"labor.{s.round}")
    labor = pile_labor(s, s.nomads)
    tell_pile(s, s.nomads, labor)
    more = s.drawn.pop()
    s.piles_open = True
    set_order(s, [labor + more, labor])


def refill(s: Beside) -> None:
    """People refill display and hunting ground; the Nomad cards are shuffled."""
    ground = s.ground
    s.tell(m.REFILLED, (), ())
    for cell, animal in enumerate(list.__iter__(ground)):
        if animal == NOTHING:
            ground[cell] = SOMETHING
    s.stale()
    if not s.own_cards:
        prepare(s)
        return
    cards = sorted([*list.__iter__(s.nomad_deck), *s.nomad_row, *s.nomad_pile])
    s.nomad_deck = Deck(cards, "nomad_card", s.fresh)
    s.nomad_row = []
    s.nomad_pile = []
    if s.extra_card:
        s.push(ExtraCard())


def end(s: Beside) -> None:
    """Final scoring: the printed points of buried cards and the people's own total are asked."""
    s.need("cultures")
    s.need("own_score")
    s.phase = OVER
