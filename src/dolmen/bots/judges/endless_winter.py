"""What a state of Endless Winter is worth, in victory points (RULES section 11)."""

from __future__ import annotations

from typing import cast

from dolmen.bots.judge import Judge, Weights
from dolmen.bots.judges.endless_winter_modules import (
    ABILITY,
    MODULE_ICONS,
    SMALL_QUESTIONS,
    Land,
    ModuleValues,
    line_wishes,
    modules_hope,
)
from dolmen.bots.judges.endless_winter_modules import LABOR as LABOR_SPENT
from dolmen.core.state import State
from dolmen.core.step import Question, asked
from dolmen.games.endless_winter.animals import animal_labor
from dolmen.games.endless_winter.content import FolkCard, WinterContent
from dolmen.games.endless_winter.eclipse import (
    BoardIncome,
    EclipseOf,
    InOrder,
    NewOrder,
    TerrainIncome,
)
from dolmen.games.endless_winter.icon import Effect, Icon
from dolmen.games.endless_winter.ids import (
    ANIMAL,
    BURY,
    CAVE,
    CHOOSE,
    COLUMN_LABOR,
    CULTURE_CARD,
    DEVELOP,
    DRAW,
    EXCHANGE,
    FIRST_CULTURE,
    FOOD,
    HUNT,
    IDOL,
    INITIATE,
    LABOR,
    MEGALITH,
    MOVE_CAMP,
    PER,
    PLACE_CAMP,
    POINT,
    RANDOM_ANIMAL,
    REVEAL_ANIMAL,
    SACRED_STONE,
    TIP,
    TOOL,
    TRIBE_TO_DISCARD,
    TRIBE_TO_HAND,
    VILLAGE,
)
from dolmen.games.endless_winter.income import ChooseOne, Exchange, IconChoice
from dolmen.games.endless_winter.land import StepCamp, influences, ways
from dolmen.games.endless_winter.land import standing as standing_camps
from dolmen.games.endless_winter.scoring import (
    animal_points,
    culture_points,
    glory_points,
    offering_points,
)
from dolmen.games.endless_winter.state import ECLIPSE, HOME, NOTHING, OVER, Seat, Winter
from dolmen.games.endless_winter.stones import stone_points
from dolmen.games.endless_winter.turn import (
    STEP_A,
    ChiefBonus,
    ColumnStep,
    DiscardCard,
    FirstFigure,
)

ICON_VALUES = {
    FOOD: 0.5,
    TOOL: 0.9,
    POINT: 1.0,
    IDOL: 1.6,
    LABOR: 0.7,
    COLUMN_LABOR: 0.4,
    DRAW: 0.8,
    BURY: 2.0,
    TRIBE_TO_HAND: 2.5,
    TRIBE_TO_DISCARD: 1.6,
    CULTURE_CARD: 2.0,
    PLACE_CAMP: 0.8,
    MOVE_CAMP: 0.5,
    VILLAGE: 3.0,
    MEGALITH: 2.0,
    ANIMAL: 3.0,
    RANDOM_ANIMAL: 2.5,
    REVEAL_ANIMAL: 0.2,
    TIP: 0.8,
    SACRED_STONE: 3.0,
    EXCHANGE: 0.3,
    **MODULE_ICONS,
}
BURIES_PER_TURN = 0.5
GLORY_PER_TURN = 0.45
OFFERING_PER_TURN = 0.15
GOODS_AT_END = 6.0
SET_HOPE = 0.9  # an Animal of a type with fewer than four
DENIED = 0.8  # a hex taken from a rival, besides its own income
LEADING = 0.75  # how sure it is to lead a hex at a later Eclipse
HELD_CARD = 0.3  # a Tribe card still in hand, and its Labor
HELD_LABOR = 0.5
SPARE_MOVE = 0.5  # a move that leads to no new hex
VILLAGE_HOPE = (0.0, 0.12, 0.36, 0.7)  # part of a Village that Camps around a junction are
FOOD_HELD = 0.4
TOOL_HELD = 0.6
CULTURE_PER_ROUND = 0.35
CULTURE_IN_HAND = 0.5
LABOR_PER_ROUND = 0.3
VILLAGE_EXTRA = 2.0  # per Eclipse: what a Village is worth besides its slot
CULTURE_POINTS = 0.6  # of its printed points, that a Culture card not yet buried is worth
STONE_GROWTH = 0.2  # of the way to its cap, that a stone is expected to grow
USUAL_TOTAL = 100.0  # so that 0 is an even game against the Nomads


class WinterJudge(Judge):
    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def worth(self, s: State, seat: int) -> float:
        return worth(s, seat)

    def rank(self, step: Question) -> int:
        return rank(step)


def rank(step: Question) -> int:
    """Figures and cards first, then the steps of a column, then icons, then their second halves."""
    if isinstance(step, StepCamp | DiscardCard):
        return 1
    if isinstance(step, IconChoice | Exchange | ChooseOne):
        return 2
    if isinstance(step, ColumnStep | FirstFigure | ChiefBonus | InOrder):
        return 3
    if isinstance(step, SMALL_QUESTIONS):
        return 3
    return 4


def icon_value(icon: Icon) -> float:
    if icon.op == CHOOSE:
        return max(effect_value(option) for option in icon.options)
    if icon.op == PER:
        return effect_value(icon.get) * min(icon.n, 3)
    return ICON_VALUES.get(icon.op, 0.0) * icon.n


def effect_value(effect: Effect) -> float:
    return sum(icon_value(icon) for icon in effect)


def ability_value(card: FolkCard) -> float:
    """Of the column ability of a Tribe card, per round."""
    if card.ability is None:
        return 0.0
    return ABILITY * max(0.0, effect_value(card.ability.effect) - LABOR_SPENT * card.ability.labor)


class Values:
    """Worths that follow from the content alone."""

    def __init__(self, content: WinterContent) -> None:
        self.tiles = [effect_value(tile.income) for tile in content.tiles]
        self.villages = [effect_value(income) for income in content.village_income]
        self.megaliths = [effect_value(income) for income in content.megalith_income]
        self.culture = [effect_value(card.effect) for card in content.culture]
        self.eclipse = [effect_value(card.eclipse) for card in content.folk]
        self.labor = [card.labor for card in content.folk]
        # Of a card of the deck, per round that is left.
        self.cards = [
            LABOR_PER_ROUND * card.labor
            + 0.075 * (max(card.column_labor) - card.labor)
            + 0.12 * eclipse
            + ability_value(card)
            for card, eclipse in zip(content.folk, self.eclipse, strict=True)
        ] + [CULTURE_PER_ROUND * value for value in self.culture]
        self.modules = ModuleValues(content, effect_value)
        self.tips = [effect_value(animal.tip) for animal in content.animals]


KNOWN: dict[int, tuple[WinterContent, Values]] = {}


def values(content: WinterContent) -> Values:
    known = KNOWN.get(id(content))
    if known is None:
        # The content is kept beside its values, so that its identity stays its own.
        known = KNOWN[id(content)] = (content, Values(content))
    return known[1]


def worth(s: State, seat: int) -> float:
    """The seat's own standing; opponents count through the hexes, spaces and cards they take."""
    return standing(cast(Winter, s), seat) - USUAL_TOTAL


def standing(s: Winter, seat: int) -> float:
    """One side's points, and what promises more."""
    me = s.seats[seat]
    total = float(me.points + culture_points(s, seat) + animal_points(s, seat))
    if s.phase == OVER:
        total += sum(module.final_scoring(s, seat) for module in s.rules.modules)
        return total + glory_points(s, seat) + offering_points(s, seat)
    v = values(s.content)
    rounds = s.content.rounds - s.round
    turns = rounds * 3 + sum(1 for place in me.figures if place == HOME)
    future = min(1.0, turns / 6)
    total += goods_value(me) * future
    total += idol_hope(s, me, turns)
    for animal, count in enumerate(me.upright):
        if count:
            total += SET_HOPE * min(count, 4) * future
            total += 0.15 * v.tips[animal] * count * future
    total += eclipse_hope(s, seat, me, v, rounds)
    if s.rules.modules:
        eclipses = terrain_left(s, seat, rounds)[0] if s.phase == ECLIPSE else rounds + 1
        total += modules_hope(s, seat, turns, eclipses, v.modules)
    total += cards_hope(s, me, v, rounds, turns)
    return total + turn_hope(s, seat, me, v)


def goods_value(me: Seat) -> float:
    return FOOD_HELD * min(me.food, 6) + 0.1 * max(0, me.food - 6) + TOOL_HELD * me.tools


def idol_hope(s: Winter, me: Seat, turns: int) -> float:
    """The two tracks at the end, with the growth that the turns left allow."""
    buried = len(me.grave) + BURIES_PER_TURN * turns
    glory = min(12.0, me.glory + GLORY_PER_TURN * turns)
    total = buried * between(s.content.glory_points, glory)
    offering = min(12.0, me.offering + OFFERING_PER_TURN * turns)
    rates = s.content.offering_rate
    low = int(offering)
    high = min(12, low + 1)
    per = part(rates[low]) + (part(rates[high]) - part(rates[low])) * (offering - low)
    goods = me.food + me.tools
    if turns:
        goods_end = GOODS_AT_END + (goods - GOODS_AT_END) * max(0.2, 1 - turns / 8)
        total += goods_end * per
    else:
        total += goods * per * 0.9
    top = 0.15 * turns
    return total + (me.glory + me.offering) * 0.1 * min(1.0, top)


def part(rate: int) -> float:
    return 1 / rate if rate else 0.0


def between(table: tuple[int, ...], at: float) -> float:
    """A stair smoothed: the mean over a few steps."""
    low = int(at)
    high = min(len(table) - 1, low + 1)
    here = table[low] + (table[high] - table[low]) * (at - low)
    ahead = table[min(len(table) - 1, low + 3)]
    return 0.75 * here + 0.25 * ahead


def eclipse_hope(s: Winter, seat: int, me: Seat, v: Values, rounds: int) -> float:
    """Incomes of map and board at this Eclipse, if still to come, and at the later ones."""
    terrain = board = rounds + 1
    if s.phase == ECLIPSE:
        terrain, board = terrain_left(s, seat, rounds)
    total = 0.0
    if terrain:
        total += LEADING * terrain * led_value(s, seat, v, terrain)
        total += village_hope(s, seat, me, v, terrain)
    if board:
        income = sum(v.villages[: me.villages]) + VILLAGE_EXTRA * me.villages
        whole, half = divmod(me.built, 2)
        income += sum(v.megaliths[:whole])
        if half and whole < len(v.megaliths):
            income += 0.4 * v.megaliths[whole]
        for stone in me.stones:
            now = stone_points(s, seat, stone)
            income += now + STONE_GROWTH * (s.content.stones[stone].cap - now)
        total += income * board
    return total


def terrain_left(s: Winter, seat: int, rounds: int) -> tuple[int, int]:
    """How many terrain and board incomes are left while an Eclipse is running."""
    terrain = board = rounds
    for step in s.stack:
        if isinstance(step, NewOrder):
            return rounds + 1, rounds + 1
        if isinstance(step, EclipseOf | TerrainIncome) and step.who == seat:
            terrain = rounds + 1
        if isinstance(step, EclipseOf | BoardIncome) and step.who == seat:
            board = rounds + 1
    return terrain, board


def led_value(s: Winter, seat: int, v: Values, eclipses: int) -> float:
    table = influences(s)
    mine = table.pop(seat)
    land = Land(s, seat, v.modules, eclipses) if s.rules.modules else None
    total = 0.0
    for hex_, own in enumerate(mine):
        if own:
            worth_ = v.tiles[s.tiles[hex_]]
            rival = max(row[hex_] for row in table)
            if land is not None:
                worth_ = land.worth(hex_, own, worth_)
            if rival < own:
                total += worth_ * (1.0 + DENIED if rival else 1.0)
            elif rival == own:
                total += worth_ * 0.9
            else:
                total += worth_ * 0.15
    return total


def village_hope(s: Winter, seat: int, me: Seat, v: Values, eclipses: int) -> float:
    """How near the next Village is, as a part of what it will be worth."""
    if me.villages >= s.content.villages_max:
        return 0.0
    camps = standing_camps(s, seat)
    best = 0
    for junction in s.rules.village_junctions:
        if s.junctions[junction] == NOTHING:
            a, b, c = s.content.junction_hexes[junction]
            count = (1 if camps[a] else 0) + (1 if camps[b] else 0) + (1 if camps[c] else 0)
            if count > best:
                best = count
    hope = VILLAGE_HOPE[best] * (v.villages[me.villages] + VILLAGE_EXTRA) * eclipses
    return hope * 0.6 if me.food < s.content.village_cost[me.villages] else hope


def cards_hope(s: Winter, me: Seat, v: Values, rounds: int, turns: int) -> float:
    total = 0.0
    if rounds:
        quality = v.cards
        weight = min(rounds, 3)
        for zone in (me.deck, me.discard, me.area, me.pile):
            for card in zone:
                total += quality[card] * weight
        for card in me.hand:
            total += quality[card] * weight
    if turns:
        printed = s.content.culture
        for zone in (me.hand, me.discard, me.area, me.deck):
            for card in zone:
                if card >= FIRST_CULTURE:
                    total += CULTURE_POINTS * printed[card - FIRST_CULTURE].points
        for card in me.hand:
            if card >= FIRST_CULTURE:
                total += CULTURE_IN_HAND * v.culture[card - FIRST_CULTURE]
            else:
                total += HELD_CARD + HELD_LABOR * v.labor[card]
    if s.phase == ECLIPSE and not s.piles_open:
        for card in me.pile:
            total += v.eclipse[card] + 0.1 * v.labor[card]
    return total


def turn_hope(s: Winter, seat: int, me: Seat, v: Values) -> float:
    """What the Labor of the running turn can still buy."""
    if s.active != seat:
        return 0.0
    if s.column == NOTHING:
        return 0.7 * s.labor + 0.4 * sum(s.pledged)
    step = asked(s)
    if not isinstance(step, ColumnStep) or step.who != seat or step.step != STEP_A:
        return 0.0
    return labor_hope(s, seat, me, v)


def labor_hope(s: Winter, seat: int, me: Seat, v: Values) -> float:
    """Purchases in reach of the Labor at hand, begun ones in part if cards can complete them."""
    reach = s.labor
    for card in me.hand:
        if card < FIRST_CULTURE:
            reach += s.content.folk[card].column_labor[s.column]
    labor = s.labor
    hope = 0.0
    for price, gain in wishes(s, seat, me, v):
        if reach < price:
            continue
        if labor >= price:
            hope += gain * 0.95
        elif labor > 0:
            hope += gain * 0.85 * labor / price
        else:
            break
        labor -= price
        reach -= price
    return hope


def move_gains(s: Winter, seat: int, v: Values) -> list[float]:
    """What the best single moves of Camps to different hexes promise."""
    table = influences(s)
    mine = table.pop(seat)
    camps = s.seats[seat].camps
    home = s.rules.home
    best: dict[int, float] = {}
    for hex_, count in enumerate(camps):
        if not count:
            continue
        loss = 0.0
        if hex_ != home and mine[hex_] == 1:
            loss = v.tiles[s.tiles[hex_]]
        for goal in ways(s, seat, hex_):
            if goal == home or mine[goal]:
                continue
            rival = max(row[goal] for row in table)
            gain = v.tiles[s.tiles[goal]] * (1.0 if not rival else 0.9 if rival == 1 else 0.15)
            if gain - loss > best.get(goal, 0.0):
                best[goal] = gain - loss
    eclipses = s.content.rounds - s.round + 1
    gains = sorted((LEADING * eclipses * gain for gain in best.values()), reverse=True)
    return [*gains[: sum(camps)], SPARE_MOVE, SPARE_MOVE][:4]


def wishes(s: Winter, seat: int, me: Seat, v: Values) -> list[tuple[int, float]]:
    """(Labor, gain) of what the column sells, best first."""
    found: list[tuple[int, float]] = []
    if s.column == HUNT:
        for animal in s.ground:
            if animal != NOTHING:
                printed = s.content.animals[animal]
                if printed.tool <= me.tools:
                    count = me.upright[animal]
                    points = printed.points
                    last = len(points) - 1
                    more = points[min(count + 1, last)] - points[min(count, last)]
                    price = animal_labor(s, seat, animal)
                    found.append((price, more + SET_HOPE - 0.7 * printed.tool))
    elif s.column == DEVELOP:
        left = s.content.rounds - s.round
        for card in s.display:
            if card != NOTHING:
                culture = s.content.culture_of(card)
                if culture.tool <= me.tools:
                    gain = v.culture[card - FIRST_CULTURE] * (0.5 + 0.35 * min(left, 3))
                    gain += CULTURE_POINTS * culture.points
                    found.append((culture.labor, gain - 0.7 * culture.tool))
    elif s.column == INITIATE:
        if s.round < s.content.rounds:
            for _ in range(min(3, me.food)):
                found.append((1, 1.0))
    elif s.column == CAVE:
        found.extend(line_wishes(s, seat))
    else:
        found.extend((1, gain) for gain in move_gains(s, seat, v))
    found = [wish for wish in found if wish[1] > 0]
    found.sort(key=lambda wish: -wish[1] / wish[0])
    return found
