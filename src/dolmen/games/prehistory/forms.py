"""The forms in which an owner corrects components of Prehistory."""

from __future__ import annotations

from dolmen.games.prehistory import ids, limits
from dolmen.games.prehistory.content import COUNTS, REWARDS, SETS_OF
from dolmen.games.prehistory.lexicon import Lexicon
from dolmen.games.prehistory.reader.ceremony_cards import ARGUMENTS, MEMBERS
from dolmen.speech.fields import Fields, optional, values, where
from dolmen.speech.form import Case, Field, Form, Forms, Value, Vocabulary

GIFT, PAY, SCORE = "gift", "pay", "score"
NEW = {"en": "New card", "de": "Neue Karte", "fr": "Nouvelle carte"}


def forms(lexicon: Lexicon) -> Forms:
    paper = Paper(lexicon)
    return Forms(
        (
            paper.ceremony_cards(),
            *paper.hunting(),
            *paper.gathering(),
            *paper.fish(),
            *paper.places(),
            *paper.boards(),
            paper.map_tiles(),
        ),
        (paper.rewards(GIFT, REWARDS), paper.rewards(PAY, REWARDS[1:]), paper.scores()),
    )


class Paper(Fields):
    """The forms in one language, by kind of component."""

    def __init__(self, lexicon: Lexicon) -> None:
        super().__init__(lexicon)
        self.lexicon = lexicon
        self.colours = self.printed(ids.COLOURS)
        self.species = self.printed(ids.SPECIES)
        self.kinds = self.printed(ids.KINDS)
        self.fish_kinds = self.printed(ids.FISH_KINDS)
        self.symbols = self.printed(ids.SYMBOLS)
        self.terrains = values(ids.TERRAINS, lambda name: lexicon.printed(f"terrain_{name}"))
        self.features = values(ids.FEATURES, lambda name: lexicon.printed(f"feature_{name}"))
        self.counts_of_cards = values(COUNTS, lambda name: self.text(f"count_{name}"))

    def printed(self, names: tuple[str, ...]) -> tuple[Value, ...]:
        return values(names, self.lexicon.printed)

    # Vocabularies

    def rewards(self, name: str, kinds: tuple[str, ...]) -> Vocabulary:
        n = self.number("n", limits.REWARD)
        colour = self.choice("colour", self.colours)
        return Vocabulary(
            name,
            "type",
            tuple(
                Case(kind, self.text(kind), (n,) if kind == "development" else (colour, n))
                for kind in kinds
            ),
        )

    def scores(self) -> Vocabulary:
        """What ceremony cards count at the end (6.2)."""
        vp = self.number("vp", limits.POINTS)
        counted = (vp, self.choice("count", self.counts_of_cards, "counted"), *self.arguments())
        kinds = tuple(
            where(
                self.choices("kinds", self.printed(members), (1, len(members)), distinct=True),
                "of",
                SETS_OF[of],
            )
            for of, members in MEMBERS.items()
        )
        sections = values(ids.SECTIONS, self.lexicon.section_name)
        cases: dict[str, tuple[Field, ...]] = {
            "per": (*counted, self.number("each", limits.EACH)),
            "sets": (vp, self.choice("of", values(SETS_OF, self.text)), *kinds),
            "pattern": (
                vp,
                self.choices("sections", sections, (1, len(sections)), distinct=True),
            ),
            "threshold": (*counted, self.number("at_least", limits.EACH)),
            "copy_best": (),
        }
        return Vocabulary(
            SCORE, "op", tuple(Case(op, self.text(op), fields) for op, fields in cases.items())
        )

    def arguments(self) -> tuple[Field, ...]:
        """What some counts ask besides: which terrain, which animal."""
        known = {
            "terrain": self.terrains[:3],
            "megalith": self.printed(ids.MEGALITH_TYPES),
            "species": self.species,
            "kind": self.fish_kinds,
        }
        return tuple(
            where(
                self.choice(field, known[field]),
                "count",
                *(COUNTS[count] for count, (asked, _) in ARGUMENTS.items() if asked == field),
            )
            for field in known
        )

    # Forms

    def ceremony_cards(self) -> Form:
        return self.form(
            "ceremony_cards/ceremony_cards",
            "ceremony_card",
            "ceremony_card",
            self.names(),
            self.number("value", limits.VALUE),
            self.number("development", limits.DEVELOPMENT),
            self.step("score", SCORE),
            room=ids.OWN_CEREMONY_CARDS,
            blank={
                "name": dict(NEW),
                "value": 1,
                "development": 0,
                "score": {"op": "per", "count": "camps_built", "each": 1, "vp": 1},
            },
        )

    def hunting(self) -> list[Form]:
        types = values(("animal", "footprint"), self.text)
        return [
            self.form(
                "hunt_cards/hunt_cards",
                "hunt_card",
                "hunt_card",
                self.choice("type", types),
                self.choice("species", self.species),
                self.number("value", limits.VALUE),
                where(self.number("vp", limits.AT_ONCE), "type", "animal"),
                where(self.step("reward", GIFT), "type", "footprint"),
            ),
            self.form(
                "hunt_cards/animal_tokens",
                "animal_token",
                "animal_token",
                self.choice("species", self.species),
                self.number("vp", limits.TOKEN_POINTS),
            ),
            self.form("hunt_cards/species", "species", "hunt_card", self.names()),
        ]

    def gathering(self) -> list[Form]:
        return [
            self.form(
                "gathering/gathering_tiles",
                "gathering_tile",
                "gathering_tile",
                self.choice("kind", self.kinds),
                self.number("development", limits.DEVELOPMENT),
            ),
            self.form("gathering/gathering_kinds", "kind", "gathering_tile", self.names()),
            self.form(
                "personal_boards/baskets",
                "basket",
                "basket",
                self.choice("upper", self.kinds),
                self.choice("lower", self.kinds),
                self.steps("reward", PAY, limits.REWARDS),
            ),
        ]

    def fish(self) -> list[Form]:
        return [
            self.form(
                "fish/fish",
                "fish",
                "fish",
                self.choice("kind", self.fish_kinds),
                self.number("value", limits.VALUE),
            ),
            self.form("fish/fish_kinds", "fish_kind", "fish", self.names()),
        ]

    def places(self) -> list[Form]:
        """Camps, megaliths, and ways to migrate."""
        points = tuple(
            where(self.number(key, limits.POINTS), "op", op)
            for op, keys in (
                ("take", ("vp_end",)),
                ("count_hexes", ("vp_each",)),
                ("majority", ("first", "second")),
            )
            for key in keys
        )
        radius = where(self.fixed("radius")[0], "op", "count_hexes", "majority")
        return [
            self.form(
                "camps/camps",
                "camp",
                "camp",
                self.number("need", limits.NEED),
                self.number("settle", limits.SETTLE),
                self.number("vp", limits.POINTS),
                self.number("development", limits.DEVELOPMENT),
            ),
            self.form(
                "megaliths/megalith_types",
                "megalith",
                "megalith",
                self.names(),
                self.number("count", limits.MEGALITHS),
                self.table("score", (*self.fixed("op"), *points, radius)),
            ),
            self.form(
                "board/migration_options",
                "migration",
                "migration",
                self.numbers("edges", limits.EDGE, distinct=True),
                self.number("max_members", limits.MEMBERS),
            ),
        ]

    def boards(self) -> list[Form]:
        ring = (len(ids.COLOURS),) * 2
        return [
            self.form(
                "price_tiles/price_tiles",
                "price_tile",
                "price_tile",
                self.choices("colours", self.colours, ring, distinct=True),
                optional(self.numbers("movement_values", limits.NUMBER, limits.EDGES)),
            ),
            self.form(
                "personal_boards/personal_boards",
                "board",
                "board",
                self.names(),
                self.choices("weather_ring", self.colours, ring, distinct=True),
            ),
            self.form(
                "personal_boards/weather_tiles",
                "weather_tile",
                "board",
                self.numbers("numbers", limits.NUMBER, limits.EDGES),
            ),
            self.form(
                "personal_boards/painting_sections",
                "section",
                "section",
                self.choices("symbols", self.symbols, limits.SYMBOLS),
            ),
            self.form(
                "personal_boards/painting_rewards", "line", "section", self.step("reward", PAY)
            ),
        ]

    def map_tiles(self) -> Form:
        return self.form(
            "map_tiles/map_tiles",
            "map_tile",
            "map_tile",
            self.list(
                "hexes",
                (
                    *self.fixed("q", "r"),
                    self.choice("terrain", self.terrains),
                    self.choice("feature", self.features),
                    where(self.choice("colour", self.colours), "feature", "marker"),
                ),
            ),
        )
