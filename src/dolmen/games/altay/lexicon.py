"""Names of things, and the sentences on cards, made from the same data as their effects."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from dolmen.core.action import Action
from dolmen.core.message import Message, Template
from dolmen.games.altay import effects as fx
from dolmen.games.altay import messages as m
from dolmen.games.altay.actions import BUY, CHOOSE_FOLK, PLAY, TAKE_GOAL, USE_GOAL
from dolmen.games.altay.content import Choice, Content, Goal, Marker, Title
from dolmen.games.altay.effect import Counted, Effect
from dolmen.games.altay.ids import FOLKS, NOTHING, RESOURCES, TERRAINS, TITLES
from dolmen.games.altay.layout import Layout
from dolmen.speech import lexicon as speech

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
            "resource": lambda n: self.low(self.of("resource", RESOURCES[n])),
            "resources": self.resources,
            "cost": self.cost,
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
        # The German word for this card is also that for the wooden piece.
        if self.language == "de" and TITLES[number] == "village":
            return f"{name} (Karte)"
        return name

    def card(self, card: int) -> str:
        name = self.title(card >> 2)
        return f"{name} ({card & 3} {self.term('vp')})" if card & 3 else name

    def inflect(self, kind: str, value: Any, form: str) -> str:
        """Of several things each is in the form, and equal ones go together."""
        if kind == "cards" and value:
            return self.join(self.numbered("card", value, form))
        if kind == "resources" and any(value):
            return self.join(self.amounts(value, form))
        return super().inflect(kind, value, form)

    def numbered(self, kind: str, things: Sequence[int], form: str = "") -> list[str]:
        """2 Villages, Hunter: one of a kind goes without its number."""
        parts = []
        for thing in dict.fromkeys(things):
            n = things.count(thing)
            several = self.grammar.count(n, self.name(kind, thing), form)
            parts.append(several if n > 1 else self.inflect(kind, thing, form))
        return parts

    def amounts(self, counts: tuple[int, ...], form: str = "") -> list[str]:
        named = [(n, self.name("resource", kind)) for kind, n in enumerate(counts) if n]
        return [self.grammar.count(n, name, form) for n, name in named]

    def cards(self, cards: tuple[int, ...]) -> str:
        return self.join([self.card(card) for card in cards]) if cards else self.term("no_card")

    def resources(self, counts: tuple[int, ...]) -> str:
        return self.join(self.amounts(counts)) if any(counts) else self.term("nothing")

    def cost(self, kinds: tuple[str, ...]) -> str:
        parts = []
        for kind in dict.fromkeys(kinds):
            n = kinds.count(kind)
            if kind in RESOURCES:
                parts.append(f"{n} {self.low(self.of('resource', kind))}")
            else:
                parts.append(self.phrase("wild", kind, n=n))
        return ", ".join(parts) if parts else self.term("nothing")

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
                then = ", ".join(self.sentence(e) for e in opening.on_full)
                return Message(m.FILL, (opening.fields.kinds, then))
            return Message(m.STORE, (opening.fields.kinds,))
        assert isinstance(effect, Counted)
        return Message(COUNTED_TEXTS[type(effect)], (effect.n,))

    def effects(self, costs: tuple[Effect, ...], effects: tuple[Effect, ...]) -> str:
        what = ", ".join(self.sentence(e) for e in effects)
        if not costs:
            return what
        return f"{', '.join(self.sentence(e) for e in costs)}{self.term('colon')}{what}"

    def choice(self, choice: Choice) -> str:
        return self.effects(choice.costs, choice.effects)

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
            return self.wonder_text(goal)
        trigger = self.of("trigger", goal.trigger)
        return f"{trigger}{self.term('colon')}{self.effects(goal.costs, goal.effects)}"

    def wonder_text(self, goal: Goal) -> str:
        formula = goal.formula
        assert formula is not None
        counted = self.sections["count"][formula.count]
        per = f"{formula.per} {counted}" if formula.per > 1 else counted
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
            return f"{label} ({cost}){colon}{self.goal_text(*action.arguments)}"
        if action.verb is USE_GOAL:
            goal = self.content.goals[action.arguments[0]]
            return f"{label}{colon}{self.effects(goal.costs, goal.effects)}"
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
            deck = self.phrase("table", "folk_deck", cards=self.deck(folk))
            yield self.name("folk", folk), deck
        for title, card in enumerate(content.titles):
            yield self.title(title), ". ".join((*self.price(card), self.card_text(title)))
        for number, goal in enumerate(content.goals):
            parts = [self.phrase("table", "needs", cost=self.cost(goal.fields.kinds))]
            if goal.technology:
                parts.append(self.phrase("table", "worth", n=goal.vp))
            yield goal.name[self.language], ". ".join((*parts, self.goal_text(number)))
        for marker in content.markers:
            yield marker.name[self.language], self.marker_text(marker)
        for number, territory in enumerate(content.territories):
            yield territory.name[self.language], self.territory_text(number, layout)

    def territory_text(self, number: int, layout: Layout | None) -> str:
        territory = self.content.territories[number]
        terrain = self.of("terrain", TERRAINS[territory.terrain])
        if layout is not None and not layout.in_play[number]:
            return self.phrase("table", "territory_out", terrain=terrain)
        near = territory.adjacent if layout is None else layout.adjacent[number]
        places = ", ".join(self.content.territories[t].name[self.language] for t in near)
        return self.phrase("table", "territory", terrain=terrain, places=places or "-")

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
        parts = self.numbered("card", cards)
        return ", ".join(parts) if parts else self.term("none")
