"""Quick answers to the small questions of Endless Winter, from the judge's own tables.

Looking ahead, the questions that finish an action are answered by what each answer is worth on
paper, without carrying all of them out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dolmen.bots.judges.endless_winter.map import MapJudge
from dolmen.bots.judges.endless_winter.tables import Stage, Tables
from dolmen.core.step import Question
from dolmen.games.endless_winter import (
    animals,
    camps,
    culture_cards,
    deck,
    idol_board,
    megaliths,
    sacred_stones,
    tribe_cards,
)
from dolmen.games.endless_winter.actions import (
    DECLINE,
    FIRST_FIGURE,
    LESSER,
    ORDER_REST,
    PICK_ANIMAL_CELL,
    PICK_BURY,
    PICK_CAMP,
    PICK_CULTURE_CELL,
    PICK_DISCARD,
    PICK_HEX,
    PICK_OPTION,
    PICK_OWN_ANIMAL,
    PICK_SITE,
    PICK_STEP,
    PICK_STONE,
    PICK_TRACK,
    PICK_TRIBE_TYPE,
    TAKE,
    USE_CHIEF,
)
from dolmen.games.endless_winter.columns import FirstFigure
from dolmen.games.endless_winter.eclipse import InOrder
from dolmen.games.endless_winter.icon import Icon
from dolmen.games.endless_winter.ids import CARDS, FIRST_CULTURE, FOOD, GLORY, HAND, TOOL
from dolmen.games.endless_winter.income import PRICED, ChooseOne, Exchange, TakeTool
from dolmen.games.endless_winter.sacred_stones import stone_points
from dolmen.games.endless_winter.state import HOME, NOTHING, Seat, State
from dolmen.games.endless_winter.turn import ChiefBonus, DiscardCard

Gain = Callable[["Replies", State, Seat, Stage, Any, int], float]


class Replies:
    """The answer to a small question that promises most on paper."""

    def __init__(self, tables: Tables, map_: MapJudge) -> None:
        self.tables = tables
        self.map = map_

    def reply(self, s: State, step: Question) -> int | None:
        """None where nothing is known on paper."""
        sure = SURE.get(type(step))
        if sure is not None:
            return sure if sure in s.options else None
        gain = GAINS.get(type(step))
        if gain is None:
            return None
        me = s.seats[s.seat]
        stage = self.tables.stage(s.content.rounds - s.round, me.figures.count(HOME))
        best, chosen = -1e9, s.options[0]
        for action in s.options:
            if action == DECLINE.base:
                worth = 0.0
            elif action == LESSER.base:
                worth = stage.scale.icons[s.content.lesser[step.op]]  # type: ignore[attr-defined]
            else:
                worth = gain(self, s, me, stage, step, action)
            if worth > best:
                best, chosen = worth, action
        return chosen

    # What one answer brings.

    def tool(self, s: State, me: Seat, stage: Stage, step: Any, action: int) -> float:
        return stage.tools[me.tools + 1] - stage.tools[me.tools]

    def taken(self, s: State, me: Seat, stage: Stage, step: Any, action: int) -> float:
        return float(stage.scale.icons[step.op])

    def track(self, s: State, me: Seat, stage: Stage, step: Any, action: int) -> float:
        if action == TAKE.base:
            return 1.0
        c = s.content
        if action == PICK_TRACK.base + GLORY:
            buried, at = len(me.grave), me.glory
            gain = stage.glory(at + 1, buried) - stage.glory(at, buried)
            return gain + stage.scale.effect(c.glory_effect[at + 1])
        goods, at = me.food + me.tools, me.offering
        gain = stage.offering(at + 1, goods) - stage.offering(at, goods)
        return gain + stage.scale.effect(c.offering_effect[at + 1])

    def bury(self, s: State, me: Seat, stage: Stage, step: Any, action: int) -> float:
        zone, card = divmod(action - PICK_BURY.base, len(CARDS))
        buried = len(me.grave)
        gain = stage.glory(me.glory, buried + 1) - stage.glory(me.glory, buried)
        if card >= FIRST_CULTURE:
            gain += s.content.culture[card - FIRST_CULTURE].points
        return gain - (stage.hand if zone == HAND else stage.deck)[card]

    def discarded(self, s: State, me: Seat, stage: Stage, step: Any, action: int) -> float:
        card = action - PICK_DISCARD.base
        return stage.deck[card] - stage.hand[card]

    def recruit(self, s: State, me: Seat, stage: Stage, step: Any, action: int) -> float:
        return (stage.hand if step.to_hand else stage.deck)[action - PICK_TRIBE_TYPE.base]

    def culture(self, s: State, me: Seat, stage: Stage, step: Any, action: int) -> float:
        card = s.display[action - PICK_CULTURE_CELL.base]
        gain = stage.hand[card]
        if step.terms == PRICED:
            printed = s.content.culture[card - FIRST_CULTURE]
            gain -= self.price(me, stage, printed.tool, printed.labor)
        return gain

    def animal(self, s: State, me: Seat, stage: Stage, step: Any, action: int) -> float:
        animal = s.ground[action - PICK_ANIMAL_CELL.base]
        count = me.upright[animal]
        worths = stage.animals[animal]
        gain = worths[count + 1] - worths[count]
        if step.terms == PRICED:
            printed = s.content.animals[animal]
            gain -= self.price(me, stage, printed.tool, printed.labor)
        return gain

    def price(self, me: Seat, stage: Stage, tools: int, labor: int) -> float:
        spent = stage.tools[me.tools] - stage.tools[me.tools - tools]
        return spent + self.tables.weights.loose_labor * labor

    def tip(self, s: State, me: Seat, stage: Stage, step: Any, action: int) -> float:
        animal = action - PICK_OWN_ANIMAL.base
        count = me.upright[animal]
        worths = stage.animals[animal]
        return worths[count - 1] - worths[count] + stage.scale.effect(s.content.animals[animal].tip)

    def site(self, s: State, me: Seat, stage: Stage, step: Any, action: int) -> float:
        position = action - PICK_SITE.base
        place = s.spaces[position] if position < megaliths.LEVEL_SIZE else NOTHING
        base = self.built(s, me)
        if place != NOTHING:
            return base + stage.spaces[place]
        return base + stage.levels[position // megaliths.LEVEL_SIZE + 1]

    def built(self, s: State, me: Seat) -> float:
        worths = self.tables.incomes[s.content.rounds - s.round].megaliths
        return worths[me.built + 1] - worths[me.built] + 0.3

    def stone(self, s: State, me: Seat, stage: Stage, step: Any, action: int) -> float:
        stone = action - PICK_STONE.base
        now = stone_points(s, s.seat, stone)
        eclipses = s.content.rounds - s.round + 1
        growing = max(0.0, eclipses - 1 + stage.here / 3) * self.tables.weights.stone_growth
        gain = now * eclipses + growing * (s.content.stones[stone].cap - now)
        food, tools = s.content.stone_cost[len(me.stones)]
        gain -= stage.food[me.food] - stage.food[max(0, me.food - food)]
        return gain - stage.tools[me.tools] + stage.tools[max(0, me.tools - tools)]

    def exchange(self, s: State, me: Seat, stage: Stage, step: Any, action: int) -> float:
        food, tools = me.food - step.icon.give[0], me.tools - step.icon.give[1]
        other = 0.0
        for icon in step.icon.get:
            if icon.op == FOOD:
                food = min(s.content.food_max, food + icon.n)
            elif icon.op == TOOL:
                tools = min(s.content.tool_max, tools + icon.n)
            else:
                other += stage.scale.icon(icon)
        return other + goods(me, stage, food, tools) - goods(me, stage, me.food, me.tools)

    def option(self, s: State, me: Seat, stage: Stage, step: Any, action: int) -> float:
        icon: Icon = step.icon
        return stage.scale.effect(icon.options[action - PICK_OPTION.base])

    # The map is changed in place, looked at and put back.

    def place(self, s: State, me: Seat, stage: Stage, step: Any, action: int) -> float:
        hex_ = action - PICK_HEX.base
        before = self.look(s, stage)
        me.camps[hex_] += 1
        me.board_camps -= 1
        after = self.look(s, stage)
        me.camps[hex_] -= 1
        me.board_camps += 1
        return after - before

    def move(self, s: State, me: Seat, stage: Stage, step: Any, action: int) -> float:
        if action not in PICK_CAMP:
            return 0.0
        source = action - PICK_CAMP.base
        best = max(self.shift(s, me, stage, source, goal) for goal in camps.ways(s, s.seat, source))
        return best - self.look(s, stage)

    def step(self, s: State, me: Seat, stage: Stage, step: Any, action: int) -> float:
        return self.shift(s, me, stage, step.source, action - PICK_STEP.base)

    def shift(self, s: State, me: Seat, stage: Stage, source: int, goal: int) -> float:
        me.camps[source] -= 1
        me.camps[goal] += 1
        worth = self.look(s, stage)
        me.camps[goal] -= 1
        me.camps[source] += 1
        return worth

    def look(self, s: State, stage: Stage) -> float:
        return self.map.worth(s, s.seat, stage, s.content.rounds - s.round + 1)


def goods(me: Seat, stage: Stage, food: int, tools: int) -> float:
    return stage.food[food] + stage.tools[tools] + stage.offering(me.offering, food + tools)


# Answers that are hardly ever wrong.
SURE: Final[dict[type[Question], int]] = {
    FirstFigure: FIRST_FIGURE.base,
    ChiefBonus: USE_CHIEF.base,
    InOrder: ORDER_REST.base,
}
GAINS: Final[dict[type[Question], Gain]] = {
    TakeTool: Replies.tool,
    animals.TakeRandomAnimal: Replies.taken,
    animals.RevealAnimal: Replies.taken,
    deck.Draw: Replies.taken,
    idol_board.Idol: Replies.track,
    deck.Bury: Replies.bury,
    DiscardCard: Replies.discarded,
    tribe_cards.RecruitToHand: Replies.recruit,
    tribe_cards.RecruitToDiscard: Replies.recruit,
    culture_cards.GainCulture: Replies.culture,
    animals.GainAnimal: Replies.animal,
    animals.Tip: Replies.tip,
    megaliths.BuildMegalith: Replies.site,
    sacred_stones.BuildStone: Replies.stone,
    Exchange: Replies.exchange,
    ChooseOne: Replies.option,
    camps.PlaceCamp: Replies.place,
    camps.MoveCamp: Replies.move,
    camps.StepCamp: Replies.step,
}
