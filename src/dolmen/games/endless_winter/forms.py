"""The forms in which an owner corrects components of Endless Winter."""

from __future__ import annotations

from typing import Any

from dolmen.games.endless_winter import ids, limits
from dolmen.games.endless_winter.lexicon import Lexicon
from dolmen.games.endless_winter.modules.files import MODULE_FILES
from dolmen.games.endless_winter.reader.animals import SINGLE
from dolmen.games.endless_winter.reader.effects import GOODS, PLAIN_OPS
from dolmen.speech.fields import Fields, optional, values, where
from dolmen.speech.form import Case, Field, Form, Forms, Vocabulary

EFFECT = "effect"
ANCESTORS, RIVERS, CAVES, GLACIERS, RESTS, DOGS, RITUALS = (
    MODULE_FILES[module].removesuffix(".toml")
    for module in (
        "ancestors",
        "rivers_rafts",
        "cave_paintings",
        "glacier_tokens",
        "rest_tiles",
        "four_legged_friends",
        "ritual_sites",
    )
)
NEW = {"en": "New card", "de": "Neue Karte", "fr": "Nouvelle carte"}


def forms(lexicon: Lexicon) -> Forms:
    paper = Paper(lexicon)
    return Forms(
        (
            *paper.folk(),
            *paper.cultures(),
            *paper.animals(),
            *paper.stones(),
            *paper.chiefs(),
            *paper.map(),
            *paper.boards(),
            *paper.nomads(),
            *paper.tokens(),
            *paper.cards_of_modules(),
            *paper.rivers(),
            *paper.caves(),
        ),
        (paper.effects(),),
    )


class Paper(Fields):
    """The forms in one language, by kind of component."""

    def __init__(self, lexicon: Lexicon) -> None:
        super().__init__(lexicon)
        ops, content, language = lexicon.sections["op"], lexicon.content, lexicon.language
        self.plain = values(PLAIN_OPS, ops.__getitem__)
        self.goods = values(GOODS, ops.__getitem__)
        self.price = values((*GOODS, "labor"), ops.__getitem__)
        self.labor = values(("labor",), ops.__getitem__)
        self.ops = ops
        self.counters = values(
            ids.COUNTERS, lambda name: lexicon.counter(ids.COUNTERS.index(name), 0)
        )
        self.columns = values(ids.COLUMNS, lambda name: lexicon.column(ids.COLUMNS.index(name)))
        everywhere = values(("any",), lambda _: lexicon.term("in_every_column"))
        self.any_column = (*everywhere, *self.columns)
        self.base_columns = self.columns[: len(ids.BASE_COLUMNS)]
        self.arrows = values(ids.ARROWS, lexicon.term)
        self.actions = values(
            ids.NOMAD_ACTIONS, lambda name: lexicon.name("action", ids.NOMAD_ACTIONS.index(name))
        )
        self.hexes = values(ids.HEXES, lambda name: lexicon.location(ids.HEXES.index(name)))
        self.junctions = values(
            ids.JUNCTIONS, lambda name: lexicon.junction(ids.JUNCTIONS.index(name))
        )
        self.terrains = values(
            ids.TERRAIN_TYPES,
            lambda name: content.terrain_types[ids.TERRAIN_TYPES.index(name)][language],
        )
        chambers = content.expansions.caves.chambers
        self.chambers = values(
            ids.CHAMBERS, lambda name: chambers[ids.CHAMBERS.index(name)][language]
        )

    def effect(self, key: str, label: str = "") -> Field:
        return self.steps(key, EFFECT, limits.STEPS, label)

    def effects(self) -> Vocabulary:
        """Every primitive with what else it says (6.1)."""
        n = self.number("n", limits.ICONS)
        more: dict[int, tuple[Field, ...]] = {
            ids.COLUMN_LABOR: (self.choice("column", self.columns), n),
            ids.EXCHANGE: (
                self.counts("give", self.goods, limits.AMOUNT),
                self.counts("get", self.plain, limits.ICONS),
                self.number("max", limits.ICONS),
            ),
            ids.CHOOSE: (self.ways("options", EFFECT, limits.OPTIONS),),
            ids.PER: (
                self.step("step", EFFECT),
                self.choice("count", self.counters, "each"),
                self.number("div", limits.DIVISOR),
                self.number("cap", limits.ICONS, "times"),
            ),
            ids.COPY_ECLIPSE: (),
        }
        return Vocabulary(
            EFFECT,
            "do",
            tuple(
                Case(name, self.ops[name], more.get(op, (n,))) for op, name in enumerate(ids.OPS)
            ),
        )

    def cost(self) -> Field:
        return self.table(
            "cost", (self.number("tool", limits.AMOUNT), self.number("labor", limits.AMOUNT))
        )

    def points_per(self) -> tuple[Field, ...]:
        """So many points for each so many of something, up to a limit."""
        return (
            self.number("rate", limits.AMOUNT),
            self.choice("count", self.counters, "each"),
            self.number("div", limits.DIVISOR),
            self.number("cap", limits.POINTS, "most_points"),
        )

    def folk(self) -> list[Form]:
        def fields(count: str) -> tuple[Field, ...]:
            return (
                self.names(),
                self.number(count, limits.FOLK_COPIES),
                self.number("labor", limits.AMOUNT),
                self.counts("column_labor", self.columns, limits.AMOUNT),
                self.effect("action"),
                self.effect("eclipse"),
            )

        ability = self.table(
            "column_action",
            (
                self.choice("column", self.any_column),
                self.counts("cost", self.labor, limits.AMOUNT),
                self.effect("effect"),
            ),
        )
        new = (*self.fixed("replaces"), *fields("count"), optional(ability))
        return [
            self.form("tribe_cards/starting_card", "starting", "card", *fields("per_player")),
            self.form("tribe_cards/tribe_card", "tribe", "card", *fields("count")),
            self.form(f"{ANCESTORS}/tribe_card", "tribe", "card", *new),
            self.form(f"{RIVERS}/tribe_card", "tribe", "card", *new),
        ]

    def cultures(self) -> list[Form]:
        fields = (
            self.names(),
            self.number("era", limits.ERA, "era_label"),
            self.cost(),
            self.effect("effect"),
            self.number("points", limits.POINTS, "points_if_buried"),
        )
        kinds = values(("prosperity", "strife"), self.text)
        return [
            self.form(
                "culture_cards/culture_card",
                "culture",
                "card",
                *fields,
                room=ids.OWN_CULTURE,
                blank={
                    "era": 1,
                    "name": dict(NEW),
                    "cost": {"tool": 0, "labor": 1},
                    "points": 1,
                    "effect": [],
                },
            ),
            self.form(
                f"{ANCESTORS}/culture_card",
                "culture",
                "card",
                *fields,
                self.choice("kind", kinds),
                where(self.effect("follow"), "kind", "prosperity"),
                where(
                    self.table("opponent_price", (self.number("point", limits.POINTS),)),
                    "kind",
                    "strife",
                ),
            ),
            self.form(f"{CAVES}/culture_card", "culture", "card", *fields, *self.fixed("kind")),
        ]

    def animals(self) -> list[Form]:
        fields = (
            self.names(),
            self.number("count", limits.COPIES),
            self.choice("scoring", values(("x10", "x5", SINGLE), self.text)),
            self.cost(),
            self.effect("tip"),
        )
        less = self.table(
            "discount",
            (
                self.number("labor", limits.AMOUNT),
                self.choice("per", self.counters, "each"),
                self.number("div", limits.DIVISOR),
                self.number("max", limits.AMOUNT),
            ),
            "discount_label",
        )
        return [
            self.form(
                "animals/animal",
                "animal",
                "animal",
                *fields,
                room=ids.OWN_ANIMALS,
                blank={
                    "name": dict(NEW),
                    "count": 1,
                    "scoring": SINGLE,
                    "cost": {"tool": 0, "labor": 1},
                    "tip": [],
                },
            ),
            self.form(
                f"{ANCESTORS}/animal",
                "animal",
                "animal",
                *self.fixed("replaces"),
                *fields,
                self.ways("eclipse", EFFECT, limits.ECLIPSE_ROWS, "rows"),
            ),
            self.form(
                f"{RIVERS}/animal", "animal", "animal", *self.fixed("replaces"), *fields, less
            ),
        ]

    def stones(self) -> list[Form]:
        fields = (self.names(), self.number("era", limits.ERA, "era_label"), *self.points_per())
        return [
            self.form("sacred_stones/sacred_stone", "stone", "stone", *fields),
            self.form(f"{RIVERS}/sacred_stone", "stone", "stone", *fields),
        ]

    def chiefs(self) -> list[Form]:
        bonus = (self.choice("column", self.columns), self.effect("effect"))
        most = (0, len(ids.COLUMNS))
        sides = (self.list("side_a", bonus, most), self.list("side_b", bonus, most))
        return [
            self.form("chiefs/chief", "chief", "chief", self.names(), *sides),
            self.form(
                f"{ANCESTORS}/chief",
                "chief",
                "chief",
                *self.fixed("replaces", "count"),
                self.names(),
                *sides,
            ),
            self.form(
                "setup_cards/setup_card", "setup", "setup", self.names(), self.effect("effect")
            ),
        ]

    def map(self) -> list[Form]:
        space = (*self.fixed("tile", "row", "col"), self.effect("income"))
        found = [
            self.form(
                "terrain/tile",
                "tile",
                "tile",
                self.names(),
                *self.fixed("type"),
                self.effect("income"),
            ),
            self.form("terrain/type", "terrain", "tile", self.names()),
        ]
        for file in ("megalith_site", CAVES):
            found += [
                self.form(f"{file}/site_tile", "site_tile", "site_tile", self.names()),
                self.form(f"{file}/space", "space", "site_tile", *space),
            ]
        return found

    def boards(self) -> list[Form]:
        option = (
            *self.fixed("id"),
            self.names(),
            self.counts("cost", self.price, limits.AMOUNT),
            self.effect("effect"),
        )
        column = (
            *self.fixed("index"),
            self.names(),
            self.effect("step_0"),
            self.list("step_a", option),
            self.list("step_b", option),
            self.effect("first_figure", "first_figure_term"),
        )
        income = self.effect("income")
        return [
            self.form("main_board/column", "column", "column", *column),
            self.form(f"{CAVES}/column", "column", "column", *column),
            self.form(
                "idol_board/glory",
                "track",
                "track",
                *self.fixed("position"),
                self.number("points_per_buried_card", limits.POINTS),
                self.effect("effect"),
            ),
            self.form(
                "idol_board/offering",
                "track",
                "track",
                *self.fixed("position"),
                self.number("resources_per_point", limits.POINTS),
                self.effect("effect"),
            ),
            self.form(
                "player_board/village_slot",
                "slot",
                "slot",
                *self.fixed("index"),
                self.counts("cost", self.goods[:1], limits.AMOUNT),
                income,
            ),
            self.form(
                "player_board/megalith_slot",
                "slot",
                "slot",
                *self.fixed("index", "pieces", "colour"),
                income,
            ),
            self.form(
                "player_board/stone_slot",
                "slot",
                "slot",
                *self.fixed("index"),
                self.counts("cost", self.goods, limits.AMOUNT),
                self.effect("build_income", "income"),
            ),
        ]

    def nomads(self) -> list[Form]:
        pair = (limits.ACTIONS, limits.ACTIONS)
        inner = tuple(hex_ for hex_ in self.hexes if hex_.id.startswith("i_"))
        outer = tuple(hex_ for hex_ in self.hexes if hex_.id.startswith("o_"))
        columns = tuple(
            Field(column.id, column.name, "choices", *pair, self.actions, distinct=True)
            for column in self.base_columns
        )
        blank: dict[str, Any] = {
            "name": dict(NEW),
            "marked_column": ids.BASE_COLUMNS[0],
            "big_arrow": ids.ARROWS[0],
            "small_arrow": ids.ARROWS[2],
            "labor": 1,
        }
        blank |= {column: list(ids.NOMAD_ACTIONS[:2]) for column in ids.BASE_COLUMNS}
        return [
            self.form(
                "nomad_cards/nomad_card",
                "nomad_card",
                "nomad_card",
                self.names(),
                self.choice("marked_column", self.base_columns, "marks"),
                self.choice("big_arrow", self.arrows[:2]),
                self.choice("small_arrow", self.arrows[2:]),
                self.number("labor", limits.AMOUNT),
                *columns,
                room=ids.OWN_NOMAD_CARDS,
                blank=blank,
            ),
            self.form(
                "land_cards/land_card",
                "land_card",
                "land_card",
                self.names(),
                self.choices("inner", inner, (limits.INNER_HEXES,) * 2, distinct=True),
                self.choices("outer", outer, (limits.OUTER_HEXES,) * 2, distinct=True),
                self.choice("opposite_junction", self.junctions),
            ),
        ]

    def tokens(self) -> list[Form]:
        once = (*self.fixed("count"), self.names(), self.effect("effect"))
        copies = self.number("count", limits.FISH_COPIES)
        fish = (self.names(), copies, self.effect("effect"))
        return [
            self.form(f"{RESTS}/rest_tile", "rest_tile", "rest_tile", *once),
            self.form(f"{GLACIERS}/ice_find_token", "ice_find", "ice_find", *once),
            self.form(f"{RIVERS}/fish_token", "fish", "fish", *fish),
        ]

    def cards_of_modules(self) -> list[Form]:
        need = (self.choice("count", self.counters, "counted"), self.number("min", limits.NEEDED))
        return [
            self.form(
                f"{DOGS}/dog_card",
                "dog",
                "dog",
                *self.fixed("count"),
                self.names(),
                self.choice("column", self.any_column),
                self.effect("effect"),
            ),
            self.form(
                f"{RITUALS}/ritual_site_card",
                "ritual",
                "ritual",
                *self.fixed("count"),
                self.names(),
                self.list("requirement", need, limits.NEEDS),
                self.counts("cost", self.goods, limits.AMOUNT),
                self.effect("reward"),
            ),
        ]

    def rivers(self) -> list[Form]:
        land = ("land", "glacier")
        bank = (
            self.choice("kind", values(("landmark", *land), self.text)),
            where(self.choice("type", self.terrains), "kind", *land),
            where(self.effect("income"), "kind", *land),
        )
        side = (self.ways("river", EFFECT), self.list("bank", bank))
        return [
            self.form(
                f"{RIVERS}/landmark", "landmark", "landmark", self.names(), *self.points_per()
            ),
            self.form(
                f"{RIVERS}/river_tile",
                "river_tile",
                "river_tile",
                *self.fixed("role", "count"),
                self.names(),
                self.table("side_a", side),
                self.table("side_b", side),
            ),
        ]

    def caves(self) -> list[Form]:
        return [
            self.form(
                f"{CAVES}/painting",
                "painting",
                "painting",
                self.names(),
                self.choice("chamber", self.chambers),
                self.effect("complete", "when_complete"),
                self.effect("coloured", "when_coloured"),
                *self.fixed("lines", "dots"),
            ),
            self.form(
                f"{CAVES}/line",
                "line",
                "painting",
                *self.fixed("painting", "from", "to", "start"),
                self.effect("effect", "income"),
            ),
            self.form(
                f"{CAVES}/chamber",
                "chamber",
                "painting",
                self.names(),
                self.number("torches_needed", limits.TORCHES, "torches"),
            ),
        ]
