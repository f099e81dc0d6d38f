"""What the Labor of a running turn of Endless Winter can still buy."""

from __future__ import annotations

from dolmen.bots.judges.endless_winter.modules import line_purchases
from dolmen.bots.judges.endless_winter.tables import Stage, Tables
from dolmen.core.step import asked
from dolmen.games.endless_winter.animals import animal_labor
from dolmen.games.endless_winter.camps import ways
from dolmen.games.endless_winter.columns import STEP_A, ColumnStep
from dolmen.games.endless_winter.ids import CAVE, DEVELOP, FIRST_CULTURE, HUNT, INITIATE
from dolmen.games.endless_winter.influence import influences
from dolmen.games.endless_winter.state import NOTHING, State

Purchase = tuple[int, float]  # Labor, gain


def turn_hope(s: State, seat: int, stage: Stage, tables: Tables) -> float:
    w = tables.weights
    if s.column == NOTHING:
        return w.loose_labor * s.labor + w.pledged_labor * sum(s.pledged)
    step = asked(s)
    if type(step) is not ColumnStep or step.step != STEP_A or step.who != seat or not s.labor:
        return 0.0
    return labor_hope(s, seat, stage, tables)


def labor_hope(s: State, seat: int, stage: Stage, tables: Tables) -> float:
    """Purchases in reach of the Labor at hand, begun ones in part if cards can complete them."""
    w = tables.weights
    labor = reach = s.labor
    folk = s.content.folk
    for card in s.seats[seat].hand:
        if card < FIRST_CULTURE:
            reach += folk[card].column_labor[s.column]
    hope = 0.0
    for price, gain in purchases(s, seat, stage, tables):
        if reach < price:
            continue
        if labor >= price:
            hope += gain * w.bought
        elif labor > 0:
            hope += gain * w.begun * labor / price
        else:
            break
        labor -= price
        reach -= price
    return hope


def purchases(s: State, seat: int, stage: Stage, tables: Tables) -> list[Purchase]:
    """What the column sells, best first."""
    if s.column == HUNT:
        found = animals(s, seat, stage, tables)
    elif s.column == DEVELOP:
        found = cultures(s, seat, stage, tables)
    elif s.column == INITIATE:
        found = recruits(s, seat, stage, tables)
    elif s.column == CAVE:
        found = line_purchases(s, seat, tables.modules)
    else:
        found = moves(s, seat, tables)
    found = [purchase for purchase in found if purchase[1] > 0]
    found.sort(key=lambda purchase: -purchase[1] / max(1, purchase[0]))
    return found


def recruits(s: State, seat: int, stage: Stage, tables: Tables) -> list[Purchase]:
    """To hand while the food lasts, or to the discard pile for less."""
    food, part = s.seats[seat].food, tables.weights.recruit
    dear = stage.best_hand - 2 * stage.food_each
    cheap = stage.best_deck - stage.food_each
    if dear >= cheap:
        return [(1, part * dear)] * (food // 2)
    return [(1, part * cheap)] * min(4, food)


def animals(s: State, seat: int, stage: Stage, tables: Tables) -> list[Purchase]:
    me = s.seats[seat]
    found: list[Purchase] = []
    seen: dict[int, int] = {}
    for animal in s.ground:
        if animal != NOTHING:
            printed = s.content.animals[animal]
            if printed.tool <= me.tools:
                count = me.upright[animal] + seen.get(animal, 0)
                seen[animal] = seen.get(animal, 0) + 1
                worths = stage.animals[animal]
                gain = worths[count + 1] - worths[count] - tables.weights.tool_price * printed.tool
                found.append((animal_labor(s, seat, animal), gain))
    return found


def cultures(s: State, seat: int, stage: Stage, tables: Tables) -> list[Purchase]:
    tools = s.seats[seat].tools
    found: list[Purchase] = []
    for card in s.display:
        if card != NOTHING:
            printed = s.content.culture[card - FIRST_CULTURE]
            if printed.tool <= tools:
                gain = stage.hand[card] - tables.weights.tool_price * printed.tool
                found.append((printed.labor, gain))
    return found


def moves(s: State, seat: int, tables: Tables) -> list[Purchase]:
    """The best single moves of Camps to different hexes."""
    w = tables.weights
    table = influences(s)
    mine = table.pop(seat)
    camps = s.seats[seat].camps
    home = s.rules.home
    tiles = tables.incomes[s.content.rounds - s.round + 1].tiles
    best: dict[int, float] = {}
    for hex_, count in enumerate(camps):
        if not count:
            continue
        loss = 0.0
        if hex_ != home and mine[hex_] == 1:
            loss = tiles[s.tiles[hex_]]
        for goal in ways(s, seat, hex_):
            if goal == home or mine[goal]:
                continue
            rival = max([row[goal] for row in table])
            part = 1.0 if not rival else w.tied if rival == 1 else w.lost
            gain = tiles[s.tiles[goal]] * part - loss
            if gain > best.get(goal, 0.0):
                best[goal] = gain
    gains = sorted(best.values(), reverse=True)[: sum(camps)]
    return [(1, gain) for gain in [*gains, w.spare_move, w.spare_move, w.spare_move][:4]]
