"""Names of things, and the sentences on cards, made from the same data as their effects."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from dolmen.core.action import Action
from dolmen.core.message import Message, Template
from dolmen.games.altay import effects as fx
from dolmen.games.altay.ids import FOLKS, NOTHING, RESOURCES, TERRAINS, TITLES
from dolmen.games.altay.primitive import Effect
from dolmen.games.altay.tables import AltayContent, Choice, Goal, Title
from dolmen.games.altay.words import BUY, CHOOSE_FOLK, PLAY, TAKE_GOAL, USE_GOAL
from dolmen.speech.lexicon import Lexicon, Namer

# What can stand on a card.
PRODUCE = Template("produce", resources="resources")
PRODUCE_ANY = Template("produce_any", n="n")
SPEND_ANY = Template("spend_any", n="n")
USE_TERRAIN = Template("use_terrain", terrain="terrain")
CONSUME_MARKER = Template("consume_marker", n="n")
DISCARD_HAND = Template("discard_hand", n="n")
TRASH_HAND = Template("trash_hand", n="n")
DRAW = Template("draw", n="n")
FILL = Template("fill", fields="cost", then="text")
STORE = Template("store", fields="cost")
FILL_OPEN_CARD = Template("fill_open_card", title="title")
BUILD = Template("build", n="n")
ATTACK = Template("attack", n="n")
DEFENCE = Template("defence", n="n")
ATTACK_BONUS = Template("attack_bonus", n="n")
DEFENCE_BONUS = Template("defence_bonus", n="n")
END_DRAW_BONUS = Template("end_draw_bonus", n="n")
ARCHIVE_HAND = Template("archive_hand", n="n")
RESETTLE = Template("resettle", n="n")
OPEN_SEA = Template("open_sea", n="n")
WONDER = Template("wonder", per="text", cap="n")
WONDER_BASE = Template("wonder_base", base="n", per="text", cap="n")
EFFECT_TEXTS = (
    PRODUCE,
    PRODUCE_ANY,
    SPEND_ANY,
    USE_TERRAIN,
    CONSUME_MARKER,
    DISCARD_HAND,
    TRASH_HAND,
    DRAW,
    FILL,
    STORE,
    FILL_OPEN_CARD,
    BUILD,
    ATTACK,
    DEFENCE,
    ATTACK_BONUS,
    DEFENCE_BONUS,
    END_DRAW_BONUS,
    ARCHIVE_HAND,
    RESETTLE,
    OPEN_SEA,
    WONDER,
    WONDER_BASE,
)
COUNTED_TEXTS: dict[type[Effect], Template] = {
    fx.ProduceAny: PRODUCE_ANY,
    fx.SpendAny: SPEND_ANY,
    fx.ConsumeMarker: CONSUME_MARKER,
    fx.DiscardHand: DISCARD_HAND,
    fx.TrashHand: TRASH_HAND,
    fx.Draw: DRAW,
    fx.BuildSettlements: BUILD,
    fx.Attack: ATTACK,
    fx.Defence: DEFENCE,
    fx.AttackBonus: ATTACK_BONUS,
    fx.DefenceBonus: DEFENCE_BONUS,
    fx.EndDrawBonus: END_DRAW_BONUS,
    fx.ArchiveHand: ARCHIVE_HAND,
    fx.Resettle: RESETTLE,
    fx.OpenSea: OPEN_SEA,
}


# Where the content keeps the names of what has no number.
NAME_TABLES = {"game": "game", "category": "score_category", "option": "option", "value": "value"}


def lexicon(
    language: str, content: AltayContent, folder: Path, seats: tuple[str, ...]
) -> "AltayLexicon":
    return AltayLexicon(language, content, folder, seats)


class AltayLexicon(Lexicon):
    """The words of Altay in one language."""

    def __init__(
        self, language: str, content: AltayContent, folder: Path, seats: tuple[str, ...]
    ) -> None:
        self.content = content
        namers: dict[str, Namer] = {
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

    def cards(self, cards: tuple[int, ...]) -> str:
        return self.join([self.card(card) for card in cards]) if cards else self.term("no_card")

    def resources(self, counts: tuple[int, ...]) -> str:
        parts = [f"{n} {self.name('resource', kind)}" for kind, n in enumerate(counts) if n]
        return self.join(parts) if parts else self.term("nothing")

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
            return Message(PRODUCE, (effect.amounts,))
        if isinstance(effect, fx.UseTerrain):
            return Message(USE_TERRAIN, (effect.terrain,))
        if isinstance(effect, fx.FillOpenCard):
            return Message(FILL_OPEN_CARD, (effect.title,))
        if isinstance(effect, fx.StayOpen):
            opening = effect.opening
            if opening.fill:
                then = ", ".join(self.sentence(e) for e in opening.on_full)
                return Message(FILL, (opening.fields.kinds, then))
            return Message(STORE, (opening.fields.kinds,))
        n: Any = getattr(effect, "n")  # noqa: B009 - every counted effect has it
        return Message(COUNTED_TEXTS[type(effect)], (n,))

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
            return self.say("effect", Message(WONDER_BASE, (formula.base, per, formula.cap)))
        return self.say("effect", Message(WONDER, (per, formula.cap)))

    def label(self, action: Action) -> str:
        """Buttons say what a card does, what it costs, what a goal needs."""
        label, colon = super().label(action), self.term("colon")
        if action.verb is CHOOSE_FOLK:
            deck = self.counted(list(self.content.decks[action.arguments[0]]))
            return f"{label}{colon}{deck}"
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

    def things(self) -> Iterator[tuple[str, str]]:
        """Folks, cards, goals, markers and territories."""
        content = self.content
        for folk in range(len(FOLKS)):
            deck = self.counted(list(content.decks[folk]))
            yield self.name("folk", folk), self.phrase("table", "folk_deck", cards=deck)
        for title, card in enumerate(content.titles):
            yield self.title(title), ". ".join((*self.price(card), self.card_text(title)))
        for number, goal in enumerate(content.goals):
            parts = [self.phrase("table", "needs", cost=self.cost(goal.fields.kinds))]
            if goal.technology:
                parts.append(self.phrase("table", "worth", n=goal.vp))
            yield goal.name[self.language], ". ".join((*parts, self.goal_text(number)))
        for marker in content.markers:
            per = content.limits.marker_points_per_vp
            if marker.resource == NOTHING:
                text = self.phrase("table", "marker_text", n=marker.value, per=per)
            else:
                resource = self.name("resource", marker.resource)
                text = self.phrase(
                    "table", "marker_gives", n=marker.value, per=per, resource=resource
                )
            yield marker.name[self.language], text
        for territory in content.territories:
            places = ", ".join(
                content.territories[t].name[self.language] for t in territory.adjacent
            )
            terrain = self.of("terrain", TERRAINS[territory.terrain])
            text = self.phrase("table", "territory", terrain=terrain, places=places or "-")
            yield territory.name[self.language], text

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
        parts = []
        for card in dict.fromkeys(cards):
            n = cards.count(card)
            parts.append(f"{n} {self.card(card)}" if n > 1 else self.card(card))
        return ", ".join(parts) if parts else self.term("none")
