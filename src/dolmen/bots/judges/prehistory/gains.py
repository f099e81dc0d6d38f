"""What the items on display would add to a seat's worth in Prehistory."""

from __future__ import annotations

from typing import Final

from dolmen.bots.judges.prehistory.promise import card_promise
from dolmen.bots.judges.prehistory.weights import PrehistoryWeights
from dolmen.games.prehistory.content import DEVELOPMENT, MEMBERS_ON_BOARD, PER, RESOURCE, Reward
from dolmen.games.prehistory.ids import CEREMONY, FISHING, GATHERING, HUNTING, MIGRATION, PAINTING
from dolmen.games.prehistory.painting import NEIGHBOURS, ROWS
from dolmen.games.prehistory.state import FINAL, NOTHING, SUMMER, State

NO_ITEM: Final = -99.0
DEAREST: Final = 3  # no item costs more than three cubes


class Gains:
    """The gain of every item, and of the best item per action and price."""

    __slots__ = (
        "action_of",
        "by_price",
        "cards",
        "fish",
        "home",
        "hunt",
        "member",
        "sections",
        "tiles",
    )

    def __init__(self) -> None:
        self.sections: list[float] = []
        self.tiles: list[float] = []
        self.fish: list[float] = []
        self.cards: dict[int, float] = {}
        self.hunt: dict[int, float] = {}
        self.member = 0.0
        self.home = 0
        self.action_of: tuple[int, ...] = ()
        self.by_price: list[list[float]] = []  # action -> the best gain for 0 to 3 markers

    def best(self, action: int, have: int, each: float) -> float:
        """The best item that some markers can pay, beyond their own worth."""
        if action == MIGRATION:
            n = have if have < self.home else self.home
            return max(0.0, (self.member - each) * n)
        row = self.by_price[action]
        best = 0.0
        for price in range(1, (have if have < DEAREST else DEAREST) + 1):
            net = row[price] - each * price
            if net > best:
                best = net
        return best


def gains_of(s: State, seat: int, left: int, w: PrehistoryWeights) -> Gains:
    content = s.content
    found = Gains()
    painted = s.painted[seat]
    found.sections = [
        NO_ITEM if painted >> section & 1 else gain_section(s, painted, section, w)
        for section in range(len(content.section_symbols))
    ]
    found.tiles = [
        NO_ITEM if tile == NOTHING else gain_tile(s, seat, tile, left, w) for tile in s.gather_slots
    ]
    found.cards = {card: gain_card(s, seat, card, left, w) for card in s.ceremony_display}
    place = s.fishing[seat]
    incomes = left + (1 if s.phase <= SUMMER else 0)
    found.fish = [
        NO_ITEM if tile == NOTHING else gain_fish(s, place, content.fish[tile].value, incomes, w)
        for tile in s.fish_slots
    ]
    found.hunt = {card: gain_hunt(s, seat, card, left, w) for card in s.hunt_display}
    if s.phase != FINAL:
        autumns = left + 1
        found.member = w.member_abroad(autumns) - w.AT_HOME * autumns - staying(s, seat)
    found.home = s.home[seat]
    found.action_of = action_of(content.marker_colour)
    found.by_price = best_by_price(s, found)
    return found


def staying(s: State, seat: int) -> float:
    """What the seat's cards score for a member at home, which is lost when it leaves."""
    value = 0.0
    for card in s.cards[seat]:
        score = s.content.ceremony[card].score
        if score.op == PER and score.count == MEMBERS_ON_BOARD:
            value += score.vp / score.each
    return value


def best_by_price(s: State, found: Gains) -> list[list[float]]:
    """Per action the best gain for each number of markers; migration is counted by members."""
    content = s.content
    rows = [[NO_ITEM] * (DEAREST + 1) for _ in range(MIGRATION)]
    for symbols, gain in zip(content.section_symbols, found.sections, strict=True):
        keep_best(rows[PAINTING], len(symbols), gain)
    for gain in found.tiles:
        keep_best(rows[GATHERING], content.gathering_markers, gain)
    for card, gain in found.cards.items():
        keep_best(rows[CEREMONY], content.ceremony[card].value, gain)
    for tile, gain in zip(s.fish_slots, found.fish, strict=True):
        if tile != NOTHING:
            keep_best(rows[FISHING], content.fish[tile].value, gain)
    for card, gain in found.hunt.items():
        keep_best(rows[HUNTING], content.hunt[card].value, gain)
    return rows


def keep_best(row: list[float], price: int, gain: float) -> None:
    if gain > row[price]:
        row[price] = gain


def action_of(marker_colour: tuple[int, ...]) -> tuple[int, ...]:
    """colour -> action, the other way round."""
    return tuple(marker_colour.index(colour) for colour in range(6))


def gain_reward(reward: Reward, w: PrehistoryWeights) -> float:
    if reward.kind == DEVELOPMENT:
        return w.POINT * reward.n
    return (w.CUBE if reward.kind == RESOURCE else w.MARKER) * reward.n


def gain_section(s: State, painted: int, section: int, w: PrehistoryWeights) -> float:
    row = (painted & ROWS[section // 3]).bit_count()
    table = s.content.row_vp
    value = float(table[row + 1] - table[row])
    lines = s.content.line_rewards
    for other, line in NEIGHBOURS[section]:
        if painted >> other & 1:
            value += gain_reward(lines[line], w)
    return value


def gain_tile(s: State, seat: int, tile: int, left: int, w: PrehistoryWeights) -> float:
    content = s.content
    data = content.gathering[tile]
    base = seat * 6
    n = s.gathered[base + data.kind]
    value = content.set_vp[n + 1] - content.set_vp[n] + w.POINT * data.dp + w.TILE * left
    basket = content.baskets[content.basket_of[data.kind]]
    other = basket.lower if data.kind == basket.upper else basket.upper
    if s.gathered[base + other] > n:
        for reward in basket.rewards:
            value += gain_reward(reward, w)
    return value


def gain_fish(s: State, place: int, value: int, incomes: int, w: PrehistoryWeights) -> float:
    content = s.content
    target = min(content.last_fishing, place + value)
    vp = content.income_vp[target] - content.income_vp[place]
    return (vp + w.POINT * (content.income_dp[target] - content.income_dp[place])) * incomes


def gain_hunt(s: State, seat: int, card: int, left: int, w: PrehistoryWeights) -> float:
    data = s.content.hunt[card]
    place = seat * 3 + data.species
    prints = s.footprints[place]
    if data.reward is None:
        return data.points * (1 + len(prints) + w.ANIMAL * left)
    value = gain_reward(data.reward, w) + sum(s.animals[place]) + w.PRINT * left
    for print_ in prints:
        reward = s.content.hunt[print_].reward
        if reward is not None:
            value += gain_reward(reward, w)
    return value


def gain_card(s: State, seat: int, card: int, left: int, w: PrehistoryWeights) -> float:
    value = w.POINT * s.content.ceremony[card].dp
    return value + card_promise(s, seat, card, [s.megaliths_a[seat], 1, 1], left, w)
