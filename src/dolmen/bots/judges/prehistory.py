"""What a state of Prehistory is worth to a seat, in victory points.

Points on the table, what cubes and members promise, and the best use of the turn that is open:
an affordable item in spring and summer, the best walk in autumn.
"""

from __future__ import annotations

from typing import cast

from dolmen.bots.judge import Judge, Weights
from dolmen.core.state import State
from dolmen.games.prehistory.autumn import AutumnTurn, MoveTo
from dolmen.games.prehistory.camps import building_sites, helpers
from dolmen.games.prehistory.ids import (
    ANIMAL_SPACE,
    CAMP_SPACE,
    CAMPS,
    CEREMONY,
    FISH_SPACE,
    FISHING,
    GATHERING,
    GATHERING_SPACE,
    HUNTING,
    MARKER_SPACE,
    MEGALITH_A,
    MEGALITH_SPACE,
    MIGRATION,
    PAINTING,
)
from dolmen.games.prehistory.items import contact_rewards
from dolmen.games.prehistory.scoring import (
    ROWS,
    card_vp,
    ceremony_values,
    gathering_vp,
    hunting_vp,
    majority,
    painting_vp,
    presence,
    totals,
    units,
    winners,
)
from dolmen.games.prehistory.spring import SpringTurn, spring_actions
from dolmen.games.prehistory.state import (
    AUTUMN,
    FINAL,
    NOTHING,
    OVER,
    PICK,
    SETUP,
    SPRING,
    SUMMER,
    PrehistoryState,
)
from dolmen.games.prehistory.summer import FinalTurn, SummerTurn
from dolmen.games.prehistory.tables import (
    COPY_BEST,
    DEVELOPMENT,
    MEMBERS_ON_TERRAIN,
    PER,
    RESOURCE,
    Reward,
)
from dolmen.games.prehistory.words import (
    FISH_0,
    GATHER_0,
    HOLD_0,
    HUNT_0,
    MIGRATE_0,
    PAINT_0,
)

S = PrehistoryState

VICTORY = 50.0  # a decided game outweighs every promise
RIVAL = 0.12  # what a point of the strongest opponent costs

# A further resource of a colour one has already is worth a little less.
RESOURCES = (0.0, 0.51, 0.99, 1.45, 1.88, 2.28, 2.65, 3.0)
CUBE = 0.49  # what a resource is worth on the whole
MARKER = 0.55
POINT = 0.33  # a development point
LAST = 0.34  # any cube or point that can only be turned into points any more
STEP = 0.42  # a step on the map
TILE = 0.3  # a gathering tile, per round left
CARD = 0.5  # a ceremony card, per round left
PRINT = 0.4  # a footprint, per round left
ANIMAL = 0.3  # a point of an animal, per round left
ABROAD = 0.5  # a member on the map, per autumn left
AT_HOME = 0.22  # a member in the tent, per autumn left
CAMP = 0.3  # a camp to migrate to, per round left
HOLD = (0.2, 0.3, 0.45, 0.65, 1.0)  # how much of a place by a megalith is kept to the end
WISH = 0.55  # an item that is affordable but not taken yet


class PrehistoryJudge(Judge):
    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def worth(self, s: State, seat: int) -> float:
        return worth(s, seat)


def worth(s: State, seat: int) -> float:
    return weigh(cast(S, s), seat)


def weigh(s: S, seat: int) -> float:
    if s.phase == OVER:
        return decided(s, seat)
    left = s.content.rounds - s.round
    value = float(sum(s.vp[seat * 3 : seat * 3 + 3]))
    value += stores(s, seat, left)
    value += painting_vp(s, seat) + gathering_vp(s, seat) + hunting_vp(s, seat)
    value += TILE * left * sum(s.gathered[seat * 6 : seat * 6 + 6])
    for place in range(seat * 3, seat * 3 + 3):
        value += left * (PRINT * len(s.footprints[place]) + ANIMAL * sum(s.animals[place]))
    value += catches(s, s.fishing[seat], left)
    value += megaliths_and_cards(s, seat, left)
    autumns = left + (1 if s.phase <= AUTUMN else 0)
    value += AT_HOME * autumns * s.home[seat]
    value += member_abroad(autumns) * len(s.members[seat])
    value += CAMP * left * len(s.camps[seat])
    return value + open_turn(s, seat, left)


def decided(s: S, seat: int) -> float:
    points = totals(s)
    if s.solo:
        return float(points[0])
    others = max(points[other] for other in range(s.players) if other != seat)
    return points[seat] - RIVAL * others + (VICTORY if seat in winners(s) else 0.0)


def member_abroad(autumns: int) -> float:
    return 0.3 + ABROAD * autumns if autumns else 0.0


def stores(s: S, seat: int, left: int) -> float:
    """Resources, markers and development points."""
    six = slice(seat * 6, seat * 6 + 6)
    markers = sum(s.markers[six])
    resources = s.resources[six]
    if left == 0 and s.phase > SPRING:
        value = LAST * sum(resources)
    else:
        value = 0.0
        for n in resources:
            value += RESOURCES[n] if n < 8 else RESOURCES[7] + 0.35 * (n - 7)
    value += (LAST if left == 0 and s.phase > SUMMER else MARKER) * markers
    dp = s.dp[seat]
    return value + (LAST if left == 0 else POINT) * dp - 0.01 * dp * dp / 2


def catches(s: S, place: int, left: int) -> float:
    """Fishing income that is still to come."""
    incomes = left + (1 if s.phase <= SUMMER else 0)
    return (s.content.income_vp[place] + POINT * s.content.income_dp[place]) * incomes


def megaliths_and_cards(s: S, seat: int, left: int) -> float:
    hold = HOLD[s.round - 1]
    content = s.content
    value = float(s.megaliths_a[seat] * content.vp_a)
    members, camps = presence(s)
    scored = [s.megaliths_a[seat], 0, 0]
    for area in s.areas_b:
        settled = abroad = 0
        for hex in area:
            if camps[hex] == seat:
                settled += 1
            elif members[hex] >> seat & 1:
                abroad += 1
        if settled or abroad:
            scored[1] += 1
            value += content.vp_b * (settled + hold * abroad)
    for area in s.areas_c:
        own = units(s, seat, area, members, camps)
        if own:
            counts = [units(s, other, area, members, camps) for other in range(s.players)]
            points = majority(counts, content.vp_c_first, content.vp_c_second)[seat]
            if points:
                scored[2] += 1
            value += hold * points + (1 - hold) * 0.6 * own
    values = ceremony_values(s, seat, scored)
    return value + sum(values) + CARD * left * len(values)


# What an item would add, by the same measure.


def gain_reward(reward: Reward) -> float:
    if reward.kind == DEVELOPMENT:
        return POINT * reward.n
    return (CUBE if reward.kind == RESOURCE else MARKER) * reward.n


def gain_section(s: S, seat: int, section: int) -> float:
    row = (s.painted[seat] & ROWS[section // 3]).bit_count()
    table = s.content.row_vp
    rewards = sum(gain_reward(reward) for reward in contact_rewards(s, seat, section))
    return table[row + 1] - table[row] + rewards


def gain_tile(s: S, seat: int, tile: int, left: int) -> float:
    content = s.content
    data = content.gathering[tile]
    base = seat * 6
    n = s.gathered[base + data.kind]
    value = content.set_vp[n + 1] - content.set_vp[n] + POINT * data.dp + TILE * left
    basket = content.baskets[content.basket_of[data.kind]]
    other = basket.lower if data.kind == basket.upper else basket.upper
    if s.gathered[base + other] > n:
        value += sum(gain_reward(reward) for reward in basket.rewards)
    return value


def gain_fish(s: S, seat: int, fish: int, left: int) -> float:
    place = s.fishing[seat]
    target = min(s.content.last_fishing, place + s.content.fish[fish].value)
    return catches(s, target, left) - catches(s, place, left)


def gain_hunt(s: S, seat: int, card: int, left: int) -> float:
    data = s.content.hunt[card]
    place = seat * 3 + data.species
    if data.reward is None:
        return data.points * (1 + len(s.footprints[place]) + ANIMAL * left)
    value = gain_reward(data.reward) + sum(s.animals[place]) + PRINT * left
    for print_ in s.footprints[place]:
        reward = s.content.hunt[print_].reward
        if reward is not None:
            value += gain_reward(reward)
    return value


def gain_card(s: S, seat: int, card: int, left: int) -> float:
    data = s.content.ceremony[card]
    value = CARD * left + POINT * data.dp
    if data.score.op == COPY_BEST:
        return value + max(ceremony_values(s, seat, [s.megaliths_a[seat], 0, 0]), default=0)
    return value + card_vp(s, seat, data.score, [s.megaliths_a[seat], 1, 1])


def gain_members(left: int, n: int) -> float:
    autumns = left + 1
    return n * (member_abroad(autumns) - AT_HOME * autumns)


# The best use of the turn that is open.


def open_turn(s: S, seat: int, left: int) -> float:
    step = s.stack[-1] if s.stack else None
    if isinstance(step, AutumnTurn | MoveTo) and step.who == seat:
        return best_walk(s, seat, left, step.source if isinstance(step, MoveTo) else NOTHING)
    if s.phase == SPRING or s.phase == PICK or s.phase == SETUP:
        value = 0.0
        if isinstance(step, SpringTurn) and step.who == seat:
            value = best_spring(s, seat, left)
        return value + 0.8 * sum(best_summer(s, seat, action, left) for action in range(6))
    if s.phase == SUMMER:
        value = 0.0
        for waiting in s.stack:
            if isinstance(waiting, SummerTurn) and waiting.who == seat:
                value = best_summer(s, seat, waiting.action, left)
        for action in range(s.action + 1, 6):
            value += 0.9 * best_summer(s, seat, action, left)
        return value
    if s.phase == FINAL:
        for waiting in s.stack:
            if isinstance(waiting, FinalTurn) and waiting.who == seat:
                return max(best_summer(s, seat, action, left) for action in range(6))
    return 0.0


def best_spring(s: S, seat: int, left: int) -> float:
    best = 0.0
    content = s.content
    for action in spring_actions(s, seat):
        if action < GATHER_0:
            section = action - PAINT_0
            price = len(content.section_symbols[section])
            gain = gain_section(s, seat, section)
        elif action < HOLD_0:
            price = 1
            gain = gain_tile(s, seat, s.gather_slots[action - GATHER_0], left)
        elif action < FISH_0:
            price = content.ceremony[action - HOLD_0].value
            gain = gain_card(s, seat, action - HOLD_0, left)
        elif action < HUNT_0:
            fish = s.fish_slots[action - FISH_0]
            price = content.fish[fish].value
            gain = gain_fish(s, seat, fish, left)
        elif action < MIGRATE_0:
            price = content.hunt[action - HUNT_0].value
            gain = gain_hunt(s, seat, action - HUNT_0, left)
        else:
            option = content.migrations[action - MIGRATE_0]
            price = len(option.edges)
            gain = gain_members(left, min(option.members, s.home[seat]))
        best = max(best, gain - CUBE * (price + 1))
    return WISH * best


def best_summer(s: S, seat: int, action: int, left: int) -> float:
    """The best item of an action that the seat's markers can pay, beyond their own worth."""
    content = s.content
    have = s.markers[seat * 6 + content.marker_colour[action]]
    if not have:
        return 0.0
    each = LAST if left == 0 else MARKER
    best = 0.0
    if action == PAINTING:
        painted = s.painted[seat]
        for section, symbols in enumerate(content.section_symbols):
            if len(symbols) <= have and not painted >> section & 1:
                best = max(best, gain_section(s, seat, section) - each * len(symbols))
    elif action == GATHERING:
        price = content.gathering_markers
        if have >= price:
            for tile in s.gather_slots:
                if tile != NOTHING:
                    best = max(best, gain_tile(s, seat, tile, left) - each * price)
    elif action == CEREMONY:
        for card in s.ceremony_display:
            price = content.ceremony[card].value
            if price <= have:
                best = max(best, gain_card(s, seat, card, left) - each * price)
    elif action == FISHING:
        for fish in s.fish_slots:
            if fish != NOTHING and content.fish[fish].value <= have:
                price = content.fish[fish].value
                best = max(best, gain_fish(s, seat, fish, left) - each * price)
    elif action == HUNTING:
        for card in s.hunt_display:
            price = content.hunt[card].value
            if price <= have:
                best = max(best, gain_hunt(s, seat, card, left) - each * price)
    elif action == MIGRATION and s.phase != FINAL:
        n = min(have, s.home[seat])
        best = gain_members(left, n) - each * n
    return WISH * best


# Autumn.


def best_walk(s: S, seat: int, left: int, source: int) -> float:
    """What the members that have not moved can still reach, each step at its price; and camps
    that can be built now. `source`: the member that must move next, within the pool."""
    value = 0.0
    camp_values = best_camps(s, seat, left)
    for hex in building_sites(s, seat):
        value += 0.95 * camp_values[min(len(helpers(s, seat, hex)), 7)]
    stops, places = stop_values(s, seat, left, camp_values)
    moved = s.moved[seat]
    pool = s.pool
    steps = 0
    taken: set[int] = set()
    movers = [hex for hex in s.members[seat] if not moved >> hex & 1]
    if source != NOTHING:
        movers.remove(source)
        best, target = -5.0, NOTHING
        row = s.map.row(source)
        for hex in s.map.reach(source, pool):
            if stops[hex] - STEP * row[hex] > best:
                best, target = stops[hex] - STEP * row[hex], hex
        if target != NOTHING:
            taken.add(target)
            pool -= row[target]
            value += stops[target] - leaving(s, seat, source, places)
    for mover in movers:
        row = s.map.row(mover)
        loss = leaving(s, seat, mover, places)
        best, target = 0.0, NOTHING
        for hex, stop in enumerate(stops):
            if stop > loss:
                net = stop - loss - STEP * row[hex]
                if net > best and hex not in taken and hex != mover:
                    best, target = net, hex
        if target != NOTHING:
            taken.add(target)
            steps += row[target]
            value += 0.9 * best
    return value + STEP * min(pool, steps)


def leaving(s: S, seat: int, hex: int, places: list[float]) -> float:
    return places[hex] if s.members[seat].count(hex) == 1 else 0.0


def best_camps(s: S, seat: int, left: int) -> list[float]:
    """Per number of members present the worth of the best camp that can be built."""
    found = [0.0] * 8
    abroad, home = member_abroad(left), AT_HOME * left
    for number, camp in enumerate(s.content.camps):
        if s.camps_left[seat] >> number & 1:
            value = camp.vp + POINT * camp.dp + home + CAMP * left - camp.settle * (abroad - home)
            for present in range(camp.need, 8):
                found[present] = max(found[present], value)
    return found


def stop_values(
    s: S, seat: int, left: int, camp_values: list[float]
) -> tuple[list[float], list[float]]:
    """Per hex what stopping there gives (-9 where one may not stop), and what standing there is
    worth until the end."""
    size = len(s.map)
    hold = HOLD[s.round - 1]
    places = [0.0] * size
    camp_at = s.camp_at
    for area in s.areas_b:
        for hex in area:
            places[hex] += hold * s.content.vp_b
    for area in s.areas_c:
        for hex in area:
            places[hex] += hold * 1.1 + (1 - hold) * 0.4
    for card in s.cards[seat]:
        score = s.content.ceremony[card].score
        if score.op == PER and score.count == MEMBERS_ON_TERRAIN:
            for hex, terrain in enumerate(s.map.terrain):
                if terrain == score.argument:
                    places[hex] += score.vp * max(hold, 0.5)
    stops = places[:]
    feature, tokens, crowd = s.map.feature, s.tokens, s.crowd
    for hex in range(size):
        camp = camp_at[hex]
        if crowd[hex] or (camp != NOTHING and camp // len(CAMPS) != seat):
            stops[hex] = -9.0
            continue
        kind = feature[hex]
        if kind == CAMP_SPACE:
            if camp == NOTHING:
                near = s.map.near[hex]
                beside = sum(1 for member in s.members[seat] if member in near)
                stops[hex] += camp_values[min(beside + 1, 7)]
        elif kind == MARKER_SPACE:
            if not s.paid >> hex & 1:
                stops[hex] += MARKER if left else LAST
        elif tokens[hex] != NOTHING:
            stops[hex] += token_value(s, seat, kind, tokens[hex], left)
    return stops, places


def token_value(s: S, seat: int, kind: int, token: int, left: int) -> float:
    if kind == GATHERING_SPACE:
        return gain_tile(s, seat, token, left)
    if kind == FISH_SPACE:
        return gain_fish(s, seat, token, left)
    if kind == ANIMAL_SPACE:
        prints = len(s.footprints[seat * 3 + s.content.token_species[token]])
        return s.content.token_points[token] * (1 + prints + ANIMAL * left)
    if kind == MEGALITH_SPACE and s.content.megalith_type[token] == MEGALITH_A:
        return float(s.content.vp_a)
    return 0.0
