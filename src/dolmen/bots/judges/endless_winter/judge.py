"""What a state of Endless Winter is worth, in victory points."""

from __future__ import annotations

from typing import Final

from dolmen.bots.forecast import NOTHING as NOTHING_TO_COME
from dolmen.bots.forecast import Moment
from dolmen.bots.judge import Judge, Weights
from dolmen.bots.judges.endless_winter.labor import turn_hope
from dolmen.bots.judges.endless_winter.map import MapJudge
from dolmen.bots.judges.endless_winter.modules import SMALL_QUESTIONS, modules_hope
from dolmen.bots.judges.endless_winter.nomads import nomads_total
from dolmen.bots.judges.endless_winter.replies import Replies
from dolmen.bots.judges.endless_winter.tables import Stage, Tables
from dolmen.bots.judges.endless_winter.weights import read
from dolmen.core.step import Question, Step
from dolmen.games.endless_winter.camps import StepCamp
from dolmen.games.endless_winter.columns import ColumnStep, FirstFigure
from dolmen.games.endless_winter.content import Content
from dolmen.games.endless_winter.eclipse import (
    BoardIncome,
    EclipseOf,
    InOrder,
    NewOrder,
    TerrainIncome,
)
from dolmen.games.endless_winter.ids import FIRST_CULTURE
from dolmen.games.endless_winter.income import ChooseOne, Exchange, IconChoice
from dolmen.games.endless_winter.preparation import Preparation
from dolmen.games.endless_winter.rounds import NextTurn
from dolmen.games.endless_winter.sacred_stones import stone_points
from dolmen.games.endless_winter.scoring import scores
from dolmen.games.endless_winter.state import ECLIPSE, HOME, NOTHING, OVER, SETUP, Seat, State
from dolmen.games.endless_winter.turn import ChiefBonus, DiscardCard

RANKS: Final[dict[type[Question], int]] = {
    StepCamp: 1,
    DiscardCard: 1,
    Exchange: 2,
    ChooseOne: 2,
    ColumnStep: 3,
    FirstFigure: 3,
    ChiefBonus: 3,
    InOrder: 3,
    **dict.fromkeys(SMALL_QUESTIONS, 3),
}
PAUSES: Final[frozenset[type[Step]]] = frozenset((NextTurn, Preparation))

WAITING: Final = 0
BEGUN: Final = 1
PLACED: Final = 2
NIGHT: Final = 3
DEALT: Final = 4


class EndlessWinterJudge(Judge[State]):
    # Most actions of a turn differ by less than a point.
    temperature = 0.7
    exploration = 0.3

    def __init__(self, weights: Weights) -> None:
        self.weights = read(weights)
        self.tables: Tables | None = None

    def rank(self, step: Question) -> int:
        """Figures and cards first, then the steps of a column, then icons, then their second
        halves."""
        known = RANKS.get(type(step))
        if known is None:
            known = 2 if isinstance(step, IconChoice) else 4
            RANKS[type(step)] = known
        return known

    def pauses(self, step: Step) -> bool:
        return type(step) in PAUSES

    def worth(self, s: State, seat: int) -> float:
        """Alone: the lead over the Nomads at the end. At a table: the seat's own standing;
        opponents count through the hexes, spaces and cards they take."""
        if s.phase == OVER:
            points = [sum(row) for row in scores(s)]
            return points[seat] - (points[s.nomads] if s.nomads != NOTHING else 0)
        own = self.standing(s, seat)
        if s.nomads == NOTHING:
            return own
        return own - nomads_total(s, self.known(s.content))

    def moment(self, s: State, seat: int) -> Moment:
        """Players, round, figures at home, and where in the turn; empty at the end."""
        if s.phase == OVER:
            return ()
        if s.phase == SETUP:
            when = DEALT
        elif s.phase == ECLIPSE:
            when = NIGHT
        elif s.active != seat:
            when = WAITING
        else:
            when = BEGUN if s.column == NOTHING else PLACED
        return s.players, s.round, s.seats[seat].figures.count(HOME), when

    def cards_held(self, s: State, seat: int) -> int:
        return len(s.seats[seat].hand)

    def forecasts(self, s: State) -> list[float]:
        correct = (self.forecast or NOTHING_TO_COME).correct
        return [
            correct(worth, self.moment(s, seat), self.cards_held(s, seat))
            for seat, worth in enumerate(self.worths(s))
        ]

    def doubt(self, s: State) -> float:
        forecast = self.forecast or NOTHING_TO_COME
        return forecast.spread.get((s.players, s.round), self.spread)

    def reply(self, s: State, step: Question) -> int | None:
        self.known(s.content)
        return self.replies.reply(s, step)

    def known(self, content: Content) -> Tables:
        tables = self.tables
        if tables is None or tables.content is not content:
            tables = self.tables = Tables(content, self.weights)
            self.map = MapJudge(tables)
            self.replies = Replies(tables, self.map)
        return tables

    def standing(self, s: State, seat: int) -> float:
        """One side's points, and what promises more."""
        tables = self.known(s.content)
        me = s.seats[seat]
        rounds = s.content.rounds - s.round
        stage = tables.stage(rounds, me.figures.count(HOME))
        terrain = board = rounds + 1
        if s.phase == ECLIPSE:
            terrain, board = incomes_left(s, seat, rounds)
        total = me.points + stage.food[me.food] + stage.tools[me.tools]
        total += stage.glory(me.glory, len(me.grave))
        total += stage.offering(me.offering, me.food + me.tools)
        for animal, count in enumerate(me.upright):
            if count:
                total += stage.animals[animal][count]
        total += self.cards(s, me, stage)
        total += self.map.worth(s, seat, stage, terrain)
        total += self.board(s, seat, stage, tables, board)
        if s.rules.modules:
            total += modules_hope(s, seat, stage.turns, terrain, tables.modules)
        if s.active == seat:
            total += turn_hope(s, seat, stage, tables)
        elif s.order[0] == seat and stage.turns:
            total += self.weights.first_place
        return total

    def cards(self, s: State, me: Seat, stage: Stage) -> float:
        total = 0.0
        deck = stage.deck
        for zone in (me.deck, me.discard, me.area, me.pile):
            for card in zone:
                total += deck[card]
        hand = stage.hand
        for card in me.hand:
            total += hand[card]
        culture = s.content.culture
        for card in me.grave:
            if card >= FIRST_CULTURE:
                total += culture[card - FIRST_CULTURE].points
        if me.pile and not s.piles_open:
            for card in me.pile:
                total += stage.pile[card]
        return total

    def board(self, s: State, seat: int, stage: Stage, tables: Tables, eclipses: int) -> float:
        """Villages, Megaliths and Sacred Stones."""
        me = s.seats[seat]
        incomes = tables.incomes[eclipses]
        total = incomes.villages[me.villages] + incomes.megaliths[me.built]
        total += stage.built * me.built
        growing = max(0.0, eclipses - 1 + stage.here / 3) * self.weights.stone_growth
        for stone in me.stones:
            now = stone_points(s, seat, stone)
            total += stage.stone + now * eclipses
            total += growing * (s.content.stones[stone].cap - now)
        return total


def incomes_left(s: State, seat: int, rounds: int) -> tuple[int, int]:
    """How many terrain and board incomes are left while an Eclipse is running."""
    terrain = board = rounds
    for step in s.stack:
        if isinstance(step, NewOrder):
            return rounds + 1, rounds + 1
        if isinstance(step, EclipseOf) and step.who == seat:
            return rounds + 1, rounds + 1
        if isinstance(step, TerrainIncome) and step.who == seat:
            terrain = rounds + 1
        elif isinstance(step, BoardIncome) and step.who == seat:
            board = rounds + 1
    return terrain, board
