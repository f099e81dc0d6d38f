"""Names of things, and the sentences on cards, made from the same data as their effects."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from dolmen.core.action import Action
from dolmen.core.message import Message, Template
from dolmen.games.altay import effects as fx
from dolmen.games.altay import messages as m
from dolmen.games.altay.actions import BUY, CHOOSE_FOLK, PLAY, TAKE_GOAL, USE_GOAL
from dolmen.games.altay.content import Choice, Content, Goal, Marker, Title
from dolmen.games.altay.effect import Counted, Effect
from dolmen.games.altay.fields import WILDS
from dolmen.games.altay.ids import FOLKS, NOTHING, RESOURCES, TERRAINS
from dolmen.games.altay.layout import Layout
from dolmen.speech import lexicon as speech
from dolmen.speech.grammar import upper

COUNTED_TEXTS: dict[type[Effect], Template] = {
    fx.ProduceAny: m.PRODUCE_ANY,
    fx.SpendAny: m.SPEND_ANY,
    fx.ConsumeMarker: m.CONSUME_MARKER,
    fx.DiscardHand: m.DISCARD_HAND,
    fx.TrashHand: m.TRASH_HAND,
    fx.Draw: m.DRAW,
    fx.BuildSettlements: m.BUILD,
    fx.Attack: m.ATTACK,
    fx.Defence: m.DEFENCE,
    fx.AttackBonus: m.ATTACK_BONUS,
    fx.DefenceBonus: m.DEFENCE_BONUS,
    fx.EndDrawBonus: m.END_DRAW_BONUS,
    fx.ArchiveHand: m.ARCHIVE_HAND,
    fx.Resettle: m.RESETTLE,
    fx.OpenSea: m.OPEN_SEA,
}


# Where the content keeps the names of what has no number.
NAME_TABLES = {"game": "game", "category": "score_category", "option": "option", "value": "value"}


class Lexicon(speech.Lexicon):
    """The names and sentences of Altay in one language."""

    def __init__(
        self, language: str, content: Content, folder: Path, seats: tuple[str, ...]
    ) -> None:
        self.content = content
        namers: dict[str, speech.Namer] = {
            "folk": lambda n: self.of("folk", FOLKS[n]),
            "territory": lambda n: content.territories[n].name[language],
            "terrain": lambda n: self.low(self.of("terrain", TERRAINS[n])),
            "sea": lambda n: content.seas[n].name[language],
            "card": self.card,
            "cards": self.cards,
            "title": self.title,
            "goal": lambda n: content.goals[n].name[language],
            "marker": lambda n: content.markers[n].name[language],
            "resource": lambda n: self.good(RESOURCES[n]),
            "resources": self.resources,
            "cost": self.cost,
            "card_text": self.card_text,
            "effect": str,
        }
        super().__init__(language, folder, namers, seats)

    def of(self, kind: str, name: str) -> str:
        return self.content.names[kind][name][self.language]

    def low(self, word: str) -> str:
        """German nouns keep their capital inside a sentence."""
        return word if self.language == "de" else word[:1].lower() + word[1:]

    def title(self, number: int) -> str:
        name = self.content.titles[number].name[self.language]
        # In German, a card is called like the wooden piece.
        same = name == self.sections["box"]["settlement"]
        return self.term("settlement_card") if same else name

    def card(self, card: int) -> str:
        name = self.title(card >> 2)
        return f"{name} ({card & 3} {self.term('vp')})" if card & 3 else name

    def cards(self, cards: tuple[int, ...]) -> str:
        return self.join([self.card(card) for card in cards]) if cards else self.term("no_card")

    def good(self, kind: str) -> str:
        """A resource, or the choice that a wild field leaves."""
        if kind in WILDS:
            return self.sections["wild"][kind]
        return self.low(self.of("resource", kind))

    def goods(self, kinds: tuple[str, ...], form: str = "") -> list[str]:
        """So many of each kind."""
        count = self.grammar.count
        return [count(kinds.count(kind), self.good(kind), form) for kind in dict.fromkeys(kinds)]

    def resources(self, counts: tuple[int, ...], form: str = "") -> str:
        kinds = tuple(kind for kind, n in zip(RESOURCES, counts, strict=True) for _ in range(n))
        return self.join(self.goods(kinds, form)) or self.term("nothing")

    def cost(self, kinds: tuple[str, ...]) -> str:
        return ", ".join(self.goods(kinds)) or self.term("nothing")

    def inflect(self, kind: str, value: Any, form: str) -> str:
        """What is a list is put into words one by one; a browser does the same."""
        if kind == "cards":
            parts = [self.some(value.count(card), card, form) for card in dict.fromkeys(value)]
            return self.join(parts) or self.term("no_card")
        if kind == "resources":
            return self.resources(value, form)
        if kind == "cost":
            return self.join(self.goods(value, form)) or self.term("nothing")
        if kind == "marker":
            name = self.low(self.name(kind, value))
            return self.grammar.put(name, form) if form else name
        return super().inflect(kind, value, form)

    def some(self, n: int, card: int, form: str) -> str:
        """A card after its article, or several after their number."""
        name = self.card(card)
        if n > 1:
            return self.grammar.count(n, name, form)
        return self.grammar.put(name, form) if form else name

    # Sentences on cards

    def sentence(self, effect: Effect) -> str:
        return self.say("effect", self.message(effect))

    def message(self, effect: Effect) -> Message:
        if isinstance(effect, fx.Produce):
            return Message(m.PRODUCE, (effect.amounts,))
        if isinstance(effect, fx.UseTerrain):
            return Message(m.USE_TERRAIN, (effect.terrain,))
        if isinstance(effect, fx.FillOpenCard):
            return Message(m.FILL_OPEN_CARD, (effect.title,))
        if isinstance(effect, fx.StayOpen):
            opening = effect.opening
            if opening.fill:
                then = self.join([self.sentence(e) for e in opening.on_full])
                return Message(m.FILL, (opening.fields.kinds, then))
            return Message(m.STORE, (opening.fields.kinds,))
        assert isinstance(effect, Counted)
        return Message(COUNTED_TEXTS[type(effect)], (effect.n,))

    def choice(self, choice: Choice) -> str:
        costs = [self.sentence(effect) for effect in choice.costs]
        return self.carried_out(costs, [self.message(effect) for effect in choice.effects])

    def goal_effect(self, goal: Goal) -> str:
        """What a goal does, its occasion aside. What it builds comes on top of the settlement that
        every technology builds when it is completed."""
        if goal.formula is not None:
            return self.wonder_text(goal)
        costs = [self.sentence(effect) for effect in goal.costs]
        effects = [self.message(effect) for effect in goal.effects]
        if goal.settlement and goal.trigger == "instant":
            more = {m.BUILD: m.BUILD_MORE}
            effects = [Message(more.get(e.template, e.template), e.values) for e in effects]
        return self.carried_out(costs, effects)

    def carried_out(self, costs: list[str], effects: list[Message]) -> str:
        """Effects as the purpose of their costs: use a forest to gain 2 wood."""
        if costs and all(effect.template in m.PURPOSES for effect in effects):
            what = self.join([self.say("purpose", effect) for effect in effects])
            return self.phrase("effect", "with_cost", cost=self.join(costs), what=what)
        what = self.join([self.say("effect", effect) for effect in effects])
        return f"{self.join(costs)}{self.term('colon')}{what}" if costs else what

    def card_text(self, title: int) -> str:
        """What a card does, its options separated by a stroke."""
        card = self.content.titles[title]
        parts = [self.choice(choice) for choice in card.choices]
        if card.attack:
            parts.append(self.sentence(fx.Attack(card.attack)))
        if card.defence:
            parts.append(self.sentence(fx.Defence(card.defence)))
        return " | ".join(parts)

    def goal_text(self, number: int) -> str:
        """What a goal gives."""
        goal = self.content.goals[number]
        if goal.formula is not None:
            return self.goal_effect(goal)
        trigger = self.of("trigger", goal.trigger)
        return f"{trigger}{self.term('colon')}{self.goal_effect(goal)}"

    def worth(self, goal: Goal) -> str:
        """The printed points of a technology and its settlement symbol; wonders have neither."""
        if not goal.technology:
            return ""
        return self.phrase("table", "worth" if goal.settlement else "worth_points", n=goal.vp)

    def goal_face(self, number: int) -> str:
        """Everything that is printed on a goal, its name and its fields aside."""
        parts = (self.worth(self.content.goals[number]), self.goal_text(number))
        return ". ".join(filter(None, parts))

    def wonder_text(self, goal: Goal) -> str:
        formula = goal.formula
        assert formula is not None
        per = self.phrase("count", formula.count, n=formula.per)
        if formula.base:
            return self.say("effect", Message(m.WONDER_BASE, (formula.base, per, formula.cap)))
        return self.say("effect", Message(m.WONDER, (per, formula.cap)))

    def label(self, action: Action) -> str:
        """Buttons say what a card does, what it costs, what a goal needs."""
        label, colon = super().label(action), self.term("colon")
        if action.verb is CHOOSE_FOLK:
            return f"{label}{colon}{self.deck(action.arguments[0])}"
        if action.verb is PLAY:
            card, effect = action.arguments
            choice = self.content.titles[card >> 2].choice(effect)
            return f"{label}{colon}{self.choice(choice)}" if choice else label
        if action.verb is TAKE_GOAL:
            goal = self.content.goals[action.arguments[0]]
            cost = self.cost(goal.fields.kinds)
            return f"{label} ({cost}){colon}{self.goal_face(*action.arguments)}"
        if action.verb is USE_GOAL:
            goal = self.content.goals[action.arguments[0]]
            return f"{label}{colon}{self.goal_effect(goal)}"
        if action.verb is BUY:
            return f"{label}{colon}{self.card_text(action.arguments[0])}"
        return label

    # What can be looked up

    def called(self, kind: str, name: str) -> str:
        names = self.content.names.get(NAME_TABLES.get(kind, ""), {})
        return names[name][self.language] if name in names else super().called(kind, name)

    def things(self, layout: Layout | None = None) -> Iterator[tuple[str, str]]:
        """Folks, cards, goals, markers and territories; these with the neighbours that they have
        on the map in play, or, if none is given, on the board."""
        content = self.content
        for folk in range(len(FOLKS)):
            yield self.name("folk", folk), self.deck(folk)
        for title, card in enumerate(content.titles):
            parts = (*self.price(card), self.card_text(title))
            yield self.title(title), ". ".join(upper(part) for part in parts)
        for number, goal in enumerate(content.goals):
            needs = self.phrase("table", "needs", cost=self.cost(goal.fields.kinds))
            yield goal.name[self.language], f"{upper(needs)}. {upper(self.goal_face(number))}"
        for marker in content.markers:
            yield marker.name[self.language], upper(self.marker_text(marker))
        for number, territory in enumerate(content.territories):
            yield territory.name[self.language], self.territory_text(number, layout)

    def territory_text(self, number: int, layout: Layout | None) -> str:
        territory = self.content.territories[number]
        terrain = self.of("terrain", TERRAINS[territory.terrain])
        if layout is not None and not layout.in_play[number]:
            return self.phrase("table", "territory_out", terrain=terrain)
        near = territory.adjacent if layout is None else layout.adjacent[number]
        places = ", ".join(self.content.territories[t].name[self.language] for t in near)
        key = "territory" if near else "territory_alone"
        return self.phrase("table", key, terrain=terrain, places=places)

    def deck(self, folk: int) -> str:
        """The cards that a folk begins with."""
        return self.counted(list(self.content.decks[folk]))

    def marker_text(self, marker: Marker) -> str:
        per = self.content.limits.marker_points_per_vp
        if marker.resource == NOTHING:
            return self.phrase("table", "marker_text", n=marker.value, per=per)
        resource = self.name("resource", marker.resource)
        return self.phrase("table", "marker_gives", n=marker.value, per=per, resource=resource)

    def price(self, card: Title) -> list[str]:
        """What the copies of a card cost, and the victory points on the best of them."""
        if not card.copies:
            return []
        best = max(copy.vp for copy in card.copies)
        cheapest = min(card.copies, key=lambda copy: copy.vp)
        cost = self.cost(cheapest.cost.kinds)
        if not best:
            return [self.phrase("table", "costs_plain", cost=cost)]
        return [
            self.phrase("table", "costs", cost=cost),
            self.phrase("table", "vp_card", n=best),
        ]

    def counted(self, cards: list[int]) -> str:
        """Cards as a list with numbers, equal ones together."""
        count = self.grammar.count
        parts = [count(cards.count(card), self.card(card)) for card in dict.fromkeys(cards)]
        return ", ".join(parts) if parts else self.term("none")
