"""The forms in which an owner corrects components of Altay."""

from __future__ import annotations

from collections.abc import Iterable

from dolmen.games.altay import effects as fx
from dolmen.games.altay import limits
from dolmen.games.altay.fields import FIELD_KINDS
from dolmen.games.altay.ids import (
    COMBAT_EFFECTS,
    EFFECTS,
    FOLK_TITLES,
    RESOURCES,
    TERRAINS,
    TITLES,
)
from dolmen.games.altay.lexicon import Lexicon
from dolmen.games.altay.reader.effects import BONUSES, COMBAT, COSTS
from dolmen.games.altay.reader.goals import COUNTS, TRIGGERS
from dolmen.speech.fields import Fields, optional, values, where
from dolmen.speech.form import Case, Field, Form, Forms, Vocabulary

COST, OF_CARD, OF_GOAL, LASTING, WHEN_FULL = "cost", "of_card", "of_goal", "lasting", "when_full"
FINAL = "final_scoring"
LASTING_TRIGGERS = ("continuous", "end_of_turn")
KINDS = ("economy", "combat", "building")


def forms(lexicon: Lexicon) -> Forms:
    paper = Paper(lexicon)
    return Forms(
        (*paper.cards(), *paper.folks(), paper.goals(), *paper.markers()),
        tuple(paper.vocabulary(name, ops) for name, ops in ops_by_place().items()),
    )


def ops_by_place() -> dict[str, list[str]]:
    """Which ops may be where (see the reader)."""
    counted = {name: make(1).__class__ for name, make in fx.COUNTED.items()}
    single: dict[str, type] = {
        "produce": fx.Produce,
        "use_terrain": fx.UseTerrain,
        "stay_open": fx.StayOpen,
        "fill_open_card": fx.FillOpenCard,
        "archive_hand": fx.ArchiveHand,
        "resettle": fx.Resettle,
    }
    every = single | counted

    def but(*kinds: type) -> list[str]:
        return [name for name, kind in every.items() if not issubclass(kind, kinds)]

    def only(kinds: Iterable[type]) -> list[str]:
        return [name for name, kind in every.items() if issubclass(kind, tuple(kinds))]

    return {
        COST: only(COSTS),
        OF_CARD: but(*COSTS, *BONUSES),
        OF_GOAL: but(*COSTS, *COMBAT, *BONUSES, fx.StayOpen),
        LASTING: only(BONUSES),
        WHEN_FULL: but(*COSTS, *COMBAT, *BONUSES, fx.StayOpen),
    }


class Paper(Fields):
    """The forms in one language, by kind of component."""

    def __init__(self, lexicon: Lexicon) -> None:
        super().__init__(lexicon)
        self.resources = values(RESOURCES, lambda name: lexicon.of("resource", name))
        wilds = values(FIELD_KINDS[len(RESOURCES) :], lambda name: lexicon.of("wild", name))
        self.fields = (*self.resources, *wilds)
        self.terrains = values(TERRAINS, lambda name: lexicon.of("terrain", name))
        self.titles = values(TITLES, lambda name: lexicon.title(TITLES.index(name)))
        self.folk_titles = self.titles[: len(FOLK_TITLES)]
        self.triggers = values(TRIGGERS, lambda name: lexicon.of("trigger", name))
        self.counted = values(COUNTS, lambda name: lexicon.phrase("count", name, n=1))

    def vocabulary(self, name: str, ops: list[str]) -> Vocabulary:
        n = self.number("n", limits.AMOUNT)
        more: dict[str, tuple[Field, ...]] = {
            "produce": (self.counts("res", self.resources, limits.AMOUNT),),
            "use_terrain": (self.choice("terrain", self.terrains),),
            "stay_open": (
                self.choice(
                    "mode", values(("fill", "store"), lambda mode: self.text(f"to_{mode}"))
                ),
                self.choices("fields", self.fields, limits.FIELDS),
                where(
                    self.steps("on_full", WHEN_FULL, (1, limits.STEPS[1])),
                    "mode",
                    "fill",
                ),
            ),
            "fill_open_card": (self.choice("card", self.titles),),
            "archive_hand": (self.number("n", (1, 1)), self.number("capacity", (1, 1))),
            "resettle": (
                self.number("n", limits.RESETTLED),
                self.choice("range", values(("adjacent",), self.text)),
            ),
        }
        return Vocabulary(
            name, "op", tuple(Case(op, self.text(f"op_{op}"), more.get(op, (n,))) for op in ops)
        )

    def cards(self) -> list[Form]:
        some = (1, limits.STEPS[1])
        names = values((*EFFECTS, *COMBAT_EFFECTS), lambda name: self.text(f"option_{name}"))
        option = (
            self.choice("id", names),
            optional(self.steps("cost", COST, some)),
            self.steps("do", OF_CARD, some),
        )
        fields = (
            self.names(),
            *self.fixed("title_group"),
            self.choice("kind", values(KINDS, self.text)),
            self.list("effect", option, limits.OPTIONS),
        )
        copy = (
            *self.fixed("number"),
            self.number("vp", limits.COPY_POINTS),
            self.choices("cost", self.fields, limits.FIELDS),
        )
        copies = self.list("copy", copy, (limits.COPIES, limits.COPIES))
        return [
            self.form("folk_cards/card", "folk_card", "card", *fields, *self.fixed("vp", "cost")),
            self.form("action_cards/card", "market_card", "card", *fields, copies),
            self.form("module_seafarer/card", "market_card", "card", *fields, copies),
        ]

    def folks(self) -> list[Form]:
        card = (*self.fixed("number"), self.choice("card", self.folk_titles))
        return [
            self.form(
                "folk_cards/deck",
                "deck",
                "folk",
                self.list("cards", card, (limits.DECK, limits.DECK)),
            ),
            self.form(
                "pack/folk", "folk", "folk", self.names(), *self.fixed("colour", "settlements")
            ),
        ]

    def goals(self) -> Form:
        others = tuple(trigger for trigger in TRIGGERS if trigger != FINAL)
        at_once = tuple(trigger for trigger in others if trigger not in LASTING_TRIGGERS)
        some = (1, limits.STEPS[1])
        formula = self.table(
            "vp_formula",
            (
                self.number("base", limits.BASE_POINTS),
                self.choice("count", self.counted),
                self.number("per", limits.PER),
                self.number("cap", limits.CAP),
            ),
        )
        return self.form(
            "goals/goal",
            "goal",
            "goal",
            self.names(),
            *self.fixed("level", "copies", "numbers", "settlement"),
            self.choices("fields", self.fields, limits.FIELDS),
            self.choice("trigger", self.triggers),
            where(self.number("vp", limits.GOAL_POINTS), "trigger", *others),
            where(optional(self.steps("cost", COST, some)), "trigger", *others),
            where(self.steps("do", LASTING, some), "trigger", *LASTING_TRIGGERS),
            where(self.steps("do", OF_GOAL, some), "trigger", *at_once),
            where(formula, "trigger", FINAL),
        )

    def markers(self) -> list[Form]:
        nothing = values(("",), lambda _: self.text("nothing"))
        pools = values(("lowland", "mountain"), self.text)
        return [
            self.form(
                "markers/conquest_marker",
                "marker",
                "marker",
                self.names(),
                self.number("value", limits.MARKER_VALUE),
                self.choice("resource", (*nothing, *self.resources)),
                self.number("count", limits.MARKER_COPIES, "in_box"),
                self.choice("pool", pools),
            ),
            self.form(
                "markers/coin",
                "coin",
                "other",
                self.names(),
                self.number("value", limits.COIN_VALUE),
                self.number("count", limits.COIN_COPIES, "in_box"),
            ),
        ]
