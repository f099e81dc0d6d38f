"""What the things of Endless Winter are worth by the time that is left: tables for the judge."""

from __future__ import annotations

from typing import Final

from dolmen.bots.judges.endless_winter.modules import ModuleValues
from dolmen.bots.judges.endless_winter.weights import EndlessWinterWeights, Pair
from dolmen.games.endless_winter.content import Animal, Content, FolkCard
from dolmen.games.endless_winter.icon import Effect, Icon
from dolmen.games.endless_winter.ids import CHOOSE, PER

TURNS: Final = 3  # of a round
LONG: Final = 9  # turns: a game with as many left is early
MOST_BURIED: Final = 40
MOST_ALIKE: Final = 15  # Animals of a type that are looked at in any case
NO_HOPE: Final = (0.0,)


class Scale:
    """Icons and effects at one time of the game."""

    def __init__(self, weights: EndlessWinterWeights, turns: int) -> None:
        self.turns = turns
        self.early = min(1.0, turns / LONG)
        self.icons = [self.at(pair) for pair in weights.icons]

    def at(self, pair: Pair) -> float:
        late, early = pair
        return late + (early - late) * self.early

    def icon(self, icon: Icon) -> float:
        if icon.op == CHOOSE:
            return max(self.effect(option) for option in icon.options)
        if icon.op == PER:
            return self.effect(icon.get) * min(icon.n, 3)
        return self.icons[icon.op] * icon.n

    def effect(self, effect: Effect) -> float:
        return sum(self.icon(icon) for icon in effect)


class Incomes:
    """What repeats at every Eclipse, together for a number of them."""

    def __init__(self, content: Content, w: EndlessWinterWeights, scales: list[Scale], n: int):
        def total(effect: Effect) -> float:
            return sum(scales[TURNS * later].effect(effect) for later in range(n))

        def lead(effect: Effect) -> float:
            """The next Eclipse is near; the map may change before the others."""
            each = [scales[TURNS * later].effect(effect) for later in range(n)]
            return sum(worth * w.sure ** (n - 1 - later) for later, worth in enumerate(each))

        self.tiles = [lead(tile.income) for tile in content.tiles]
        villages = [
            total(income) + n * extra
            for income, extra in zip(content.village_income, w.village, strict=True)
        ]
        self.villages = [sum(villages[:built]) for built in range(len(villages) + 1)]
        self.next_village = [*villages, 0.0]
        slots = [total(income) for income in content.megalith_income]
        self.megaliths = [0.0]
        for slot, pieces in zip(slots, content.megalith_pieces, strict=True):
            begun = self.megaliths[-1]
            for piece in range(1, pieces):
                self.megaliths.append(begun + w.half_slot * slot * piece / (pieces - 1))
            self.megaliths.append(begun + slot)


class Stage:
    """One point of the game: whole rounds after this one, own turns left in this one."""

    def __init__(
        self, content: Content, w: EndlessWinterWeights, scales: list[Scale], rounds: int, here: int
    ) -> None:
        self.content = content
        self.weights = w
        self.rounds = rounds
        self.here = here
        self.turns = turns = TURNS * rounds + here
        scale = self.scale = scales[turns]
        self.over = over = not turns
        at = scale.at
        nothing = (0.0, 0.0)
        self.food_each = 0.0 if over else at(w.food)
        self.food = stairs(at(w.food), at(w.food_much), w.food_enough, content.food_max, over)
        self.tools = stairs(at(w.tool), at(w.tool_much), w.tool_enough, content.tool_max, over)
        self.camp = 0.0 if over else at(w.camp_out)
        self.built = at(w.built if turns else nothing)
        self.stone = at(w.stone if turns else nothing)
        self.animals = [self.sets(animal) for animal in content.animals]
        later = scales[max(0, TURNS * (rounds - 1))]
        self.deck = [self.folk(card, later) for card in content.folk]
        held = at(w.held), at(w.held_labor)
        self.hand = [
            (0.0 if over else held[0] + held[1] * card.labor + w.held_column * spare(card)) + deck
            for card, deck in zip(content.folk, self.deck, strict=True)
        ]
        for culture in content.culture:
            play = scale.effect(culture.effect)
            points = 0.0 if over else at(w.culture_points) * culture.points
            kept = points + rounds * (w.culture_round * play - w.card_crowd)
            self.deck.append(kept)
            self.hand.append(kept + (0.0 if over else at(w.culture_hand) * play))
        self.pile = [
            scale.effect(card.eclipse) + w.pile_labor * card.labor for card in content.folk
        ]
        folk = len(content.folk)
        self.best_hand = max(self.hand[:folk])
        self.best_deck = max(self.deck[:folk])
        self.spaces = [scale.effect(income) for income in content.space_income]
        self.levels = [scale.effect(income) for income in content.level_income]
        self.glory_known: dict[int, float] = {}
        self.offering_known: dict[int, float] = {}

    def folk(self, card: FolkCard, later: Scale) -> float:
        w = self.weights
        per_round = w.card_labor * card.labor + w.card_column * spare(card) - w.card_crowd
        per_round += w.card_eclipse * later.effect(card.eclipse)
        if card.ability is not None:
            price = w.modules["labor"] * card.ability.labor
            per_round += w.card_ability * max(0.0, later.effect(card.ability.effect) - price)
        return self.rounds * per_round

    def sets(self, animal: Animal) -> list[float]:
        """Per number of upright Animals of a type; where each counts by itself, one more promises
        nothing further."""
        w, points = self.weights, animal.points
        hopes = w.set_hope if len(points) > 3 else w.pair_hope
        if animal.each is not None:
            hopes = NO_HOPE
        use = 0.0 if self.over else self.scale.at(w.tip_hope) * self.scale.effect(animal.tip)
        found = [0.0]
        for count in range(1, max(MOST_ALIKE, animal.count) + 1):
            hope = hopes[min(count, len(hopes)) - 1] * min(1.0, self.turns / 8)
            found.append(points[min(count, len(points) - 1)] + hope + use * count)
        return found

    def glory(self, glory: int, buried: int) -> float:
        """Points for buried cards at the end, and the benefits on the way there."""
        key = glory * MOST_BURIED + buried
        known = self.glory_known.get(key)
        if known is None:
            w, c = self.weights, self.content
            known = self.track(glory, w.glories, w.buries, buried, c.glory_points, c.glory_effect)
            self.glory_known[key] = known
        return known

    def track(
        self,
        now: int,
        pace: float,
        growth: float,
        held: float,
        rates: tuple[float, ...],
        effects: tuple[Effect, ...],
    ) -> float:
        w = self.weights
        top = len(rates) - 1
        end = min(float(top), now + pace * self.turns)
        low = int(end)
        rate = rates[low] + (rates[min(top, low + 1)] - rates[low]) * (end - low)
        if self.turns:
            rate += w.glory_ahead * (rates[min(top, low + 3)] - rate)
        total = (held + growth * self.turns) * rate
        for place in range(now + 1, top + 1):
            reach = min(1.0, max(0.0, (end - place + 2.0) / 3.0)) if self.turns else 0.0
            if effects[place] and reach:
                total += w.benefits * reach * self.scale.effect(effects[place])
        return total

    def offering(self, offering: int, goods: int) -> float:
        key = offering * MOST_BURIED + goods
        known = self.offering_known.get(key)
        if known is None:
            w, c = self.weights, self.content
            rates = tuple(1 / rate if rate else 0.0 for rate in c.offering_rate)
            change = (goods - w.goods_end) * max(0.2, 1 - self.turns / 8)
            end = w.goods_end + change if self.turns else float(goods)
            known = self.track(offering, w.offerings, 0.0, end, rates, c.offering_effect)
            self.offering_known[key] = known
        return known


def stairs(each: float, further: float, enough: float, most: int, over: bool) -> list[float]:
    if over:
        return [0.0] * (most + 1)
    return [each * min(n, enough) + further * max(0.0, n - enough) for n in range(most + 1)]


def spare(card: FolkCard) -> int:
    return max(card.column_labor) - card.labor


class Tables:
    """All worths that follow from the content and the weights."""

    def __init__(self, content: Content, weights: EndlessWinterWeights) -> None:
        self.content = content  # kept, so that its identity stays its own
        self.weights = weights
        last = TURNS * content.rounds
        self.scales = [Scale(weights, turns) for turns in range(last + 1)]
        self.incomes = [
            Incomes(content, weights, self.scales, n) for n in range(content.rounds + 1)
        ]
        self.stages: dict[tuple[int, int], Stage] = {}
        self.modules = ModuleValues(content, self.scales[LONG // 2].effect, weights.modules)
        self.far = distances(content)

    def stage(self, rounds: int, here: int) -> Stage:
        found = self.stages.get((rounds, here))
        if found is None:
            found = Stage(self.content, self.weights, self.scales, rounds, here)
            self.stages[rounds, here] = found
        return found


def distances(content: Content) -> list[list[int]]:
    """Moves between all hexes of the map."""
    found: list[list[int]] = []
    for start in range(len(content.neighbours)):
        far = {start: 0}
        queue = [start]
        for hex_ in queue:
            for next_ in content.neighbours[hex_]:
                if next_ not in far:
                    far[next_] = far[hex_] + 1
                    queue.append(next_)
        found.append([far.get(hex_, 99) for hex_ in range(len(content.neighbours))])
    return found
