"""Names of things, and the sentences on cards and tiles, made from the same data as the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from dolmen.core.action import Action
from dolmen.core.message import Message, Template
from dolmen.games.prehistory import ids
from dolmen.games.prehistory.actions import BUILD, HOLD, PAINT
from dolmen.games.prehistory.content import (
    COPY_BEST,
    COUNTS,
    DEVELOPMENT,
    MARKER,
    PATTERN,
    PER,
    RESOURCE,
    SETS,
    Content,
    Reward,
    Score,
)
from dolmen.games.prehistory.rival import RANKS
from dolmen.speech import lexicon as speech

# What is printed on cards, tiles and boards.
RESOURCE_TEXT = Template("resource", n="n", colour="colour")
MARKER_TEXT = Template("marker", n="n", colour="colour")
DEVELOPMENT_TEXT = Template("development", n="n")
PER_ONE = Template("per_one", vp="n", what="text")
PER_MANY = Template("per_many", vp="n", each="n", what="text")
SETS_TEXT = Template("sets", vp="n", kinds="text")
PATTERN_TEXT = Template("pattern", vp="n", sections="text")
THRESHOLD_TEXT = Template("threshold", vp="n", each="n", what="text")
COPY_TEXT = Template("copy_best")
VALUE_TEXT = Template("value", n="n")
ANIMAL_TEXT = Template("animal", vp="n")
FISH_TEXT = Template("fish", n="n")
CAMP_TEXT = Template("camp", need="n", settle="n", vp="n", dp="n")
MEGALITH_A_TEXT = Template("megalith_a", vp="n")
MEGALITH_B_TEXT = Template("megalith_b", vp="n")
MEGALITH_C_TEXT = Template("megalith_c", first="n", second="n")
MIGRATION_TEXT = Template("migration", edges="text", most="n")
PAIR_TEXT = Template("basket", upper="text", lower="text", rewards="text")
SECTION_TEXT = Template("section", symbols="text", row="text", column="text")
SENTENCES = (
    RESOURCE_TEXT,
    MARKER_TEXT,
    DEVELOPMENT_TEXT,
    PER_ONE,
    PER_MANY,
    SETS_TEXT,
    PATTERN_TEXT,
    THRESHOLD_TEXT,
    COPY_TEXT,
    VALUE_TEXT,
    ANIMAL_TEXT,
    FISH_TEXT,
    CAMP_TEXT,
    MEGALITH_A_TEXT,
    MEGALITH_B_TEXT,
    MEGALITH_C_TEXT,
    MIGRATION_TEXT,
    PAIR_TEXT,
    SECTION_TEXT,
)


class Lexicon(speech.Lexicon):
    """The names and sentences of Prehistory in one language."""

    def __init__(
        self, language: str, content: Content, folder: Path, seats: tuple[str, ...]
    ) -> None:
        self.content = content
        namers: dict[str, speech.Namer] = {
            "n1": lambda n: str(n + 1),
            "action": lambda n: self.printed(ids.ACTIONS[n]),
            "basket": self.basket,
            "board": lambda n: self.printed(ids.BOARDS[n]),
            "camp": lambda n: f"{self.term('camp')} {n + 1}",
            "ceremony_card": lambda n: self.printed(ids.CEREMONY_CARDS[n]),
            "colour": lambda n: self.printed(ids.COLOURS[n]),
            "colours": lambda n: self.colour_set(ids.TRIPLES[n]),
            "colour_list": lambda hues: ", ".join(self.printed(ids.COLOURS[n]) for n in hues),
            "cube": self.cube,
            "cubes": self.cubes,
            "direction": lambda n: self.term(("clockwise", "counter")[n]),
            "fish": self.fish,
            "fish_slot": lambda n: str(n + 1),
            "gather_slot": lambda n: str(n + 1),
            "gathering_tile": self.gathering_tile,
            "hex": lambda n: self.term("start_hex") if n == 0 else f"{self.term('hex')} {n}",
            "hunt_card": self.hunt_card,
            "kind": lambda n: self.printed(ids.KINDS[n]),
            "megalith": lambda n: self.printed(ids.MEGALITH_TYPES[n]),
            "migration": self.migration,
            "pattern": lambda n: self.positions(ids.TRIPLE_OF_MASK[content.patterns[n]]),
            "pillar": lambda n: self.printed(ids.PILLARS[n]),
            "positions": self.positions,
            "rank": lambda n: self.term(f"rank_{RANKS[n]}"),
            "reward": self.reward,
            "rotation": str,
            "section": lambda n: self.section_name(ids.SECTIONS[n]),
            "space": lambda n: self.printed(ids.SPACES[n]),
            "species": lambda n: self.printed(ids.SPECIES[n]),
        }
        super().__init__(language, folder, namers, seats)

    def in_box(self, kind: str, number: int) -> bool:
        return self.content.in_box(kind, number)

    # Names

    def printed(self, name: str) -> str:
        """The printed name of an id."""
        return self.content.names[name][self.language]

    def section_name(self, section: str) -> str:
        return f"{self.term('row')} {section[-2]}, {self.term('column')} {section[-1]}"

    def low(self, word: str) -> str:
        """German nouns keep their capital inside a sentence."""
        return word if self.language == "de" else word[:1].lower() + word[1:]

    def positions(self, number: int) -> str:
        """Places round the fire, counted from 1."""
        places = ids.TRIPLES[number]
        if not places:
            return self.term("nowhere")
        return self.join([str(place + 1) for place in places])

    def colour_set(self, colours: tuple[int, ...]) -> str:
        if not colours:
            return self.term("nothing")
        return self.join([self.printed(ids.COLOURS[colour]) for colour in colours])

    def cube(self, cube: tuple[bool, int]) -> str:
        marker, colour = cube
        return self.reward(Reward(MARKER if marker else RESOURCE, colour, 1))

    def cubes(self, counts: tuple[int, ...]) -> str:
        parts = [f"{n} {self.printed(ids.COLOURS[colour])}" for colour, n in enumerate(counts) if n]
        return self.join(parts) if parts else self.term("nothing")

    def reward(self, reward: Reward) -> str:
        if reward.kind == DEVELOPMENT:
            return self.say("card", Message(DEVELOPMENT_TEXT, (reward.n,)))
        template = MARKER_TEXT if reward.kind == MARKER else RESOURCE_TEXT
        return self.say("card", Message(template, (reward.n, reward.colour)))

    def basket(self, number: int) -> str:
        basket = self.content.baskets[number]
        return self.join([self.kind(basket.upper), self.kind(basket.lower)])

    def kind(self, number: int) -> str:
        return self.low(self.printed(ids.KINDS[number]))

    def value(self, n: int) -> str:
        return self.say("card", Message(VALUE_TEXT, (n,)))

    def fish(self, number: int) -> str:
        fish = self.content.fish[number]
        return f"{self.printed(ids.FISH_KINDS[fish.kind])} ({self.value(fish.value)})"

    def gathering_tile(self, number: int) -> str:
        tile = self.content.gathering[number]
        name = self.printed(ids.KINDS[tile.kind])
        if not tile.dp:
            return name
        return f"{name} (+{self.reward(Reward(DEVELOPMENT, -1, tile.dp))})"

    def hunt_card(self, number: int) -> str:
        """The running number tells equal cards apart."""
        return f"{self.hunt_name(number)} ({self.hunt_text(number)})"

    def hunt_name(self, number: int) -> str:
        card = self.content.hunt[number]
        species = self.printed(ids.SPECIES[card.species])
        word = self.term("animal") if card.animal else self.term("footprint")
        return f"{species}, {word} {ids.HUNT_CARDS[number][-1]}"

    def migration(self, number: int) -> str:
        option = self.content.migrations[number]
        edges = self.join([str(edge + 1) for edge in option.edges])
        return self.say("card", Message(MIGRATION_TEXT, (edges, option.members)))

    # Sentences

    def hunt_text(self, number: int) -> str:
        card = self.content.hunt[number]
        colon = self.term("colon")
        if card.reward is not None:
            return f"{self.value(card.value)}{colon}{self.reward(card.reward)}"
        text = self.say("card", Message(ANIMAL_TEXT, (card.points,)))
        return f"{self.value(card.value)}{colon}{text}"

    def counted(self, score: Score) -> str:
        """What a card counts, by the name of its count."""
        what = self.sections["count"][COUNTS[score.count]]
        known = {
            "members_on_terrain": tuple(f"terrain_{name}" for name in ids.TERRAINS),
            "scored_megaliths": ids.MEGALITH_TYPES,
            "footprints": ids.SPECIES,
            "animals": ids.SPECIES,
            "fish": ids.FISH_KINDS,
        }.get(COUNTS[score.count])
        return what.replace("{of}", self.printed(known[score.argument])) if known else what

    def score_text(self, score: Score) -> str:
        """What a ceremony card is worth at the end."""
        if score.op == COPY_BEST:
            return self.say("card", Message(COPY_TEXT))
        if score.op == PATTERN:
            sections = self.join(
                [f"{ids.SECTIONS[n][-2]}.{ids.SECTIONS[n][-1]}" for n in score.members]
            )
            return self.say("card", Message(PATTERN_TEXT, (score.vp, sections)))
        if score.op == SETS:
            known = (ids.KINDS, ids.FISH_KINDS, ids.SPECIES)[score.of]
            kinds = self.join([self.low(self.printed(known[n])) for n in score.members])
            return self.say("card", Message(SETS_TEXT, (score.vp, kinds)))
        what = self.counted(score)
        if score.op == PER:
            if score.each == 1:
                return self.say("card", Message(PER_ONE, (score.vp, what)))
            return self.say("card", Message(PER_MANY, (score.vp, score.each, what)))
        return self.say("card", Message(THRESHOLD_TEXT, (score.vp, score.each, what)))

    def ceremony_text(self, number: int) -> str:
        card = self.content.ceremony[number]
        parts = [self.value(card.value)]
        if card.dp:
            parts.append(self.reward(Reward(DEVELOPMENT, -1, card.dp)))
        end = f"{self.term('end')}{self.term('colon')}"
        return f"{', '.join(parts)}; {end}{self.score_text(card.score)}"

    def camp_text(self, number: int) -> str:
        camp = self.content.camps[number]
        return self.say("card", Message(CAMP_TEXT, (camp.need, camp.settle, camp.vp, camp.dp)))

    def megalith_text(self, number: int) -> str:
        content = self.content
        return (
            self.say("card", Message(MEGALITH_A_TEXT, (content.vp_a,))),
            self.say("card", Message(MEGALITH_B_TEXT, (content.vp_b,))),
            self.say("card", Message(MEGALITH_C_TEXT, (content.vp_c_first, content.vp_c_second))),
        )[number]

    def basket_text(self, number: int) -> str:
        basket = self.content.baskets[number]
        rewards = self.join([self.reward(reward) for reward in basket.rewards])
        return self.say(
            "card",
            Message(PAIR_TEXT, (self.kind(basket.upper), self.kind(basket.lower), rewards)),
        )

    def section_text(self, number: int) -> str:
        symbols = [self.printed(ids.SYMBOLS[n]) for n in self.content.section_symbols[number]]
        row, column = divmod(number, 3)
        lines = self.content.line_rewards
        values = (
            self.join(symbols),
            self.reward(lines[row]),
            self.reward(lines[3 + column]),
        )
        return self.say("card", Message(SECTION_TEXT, values))

    def fish_text(self, number: int) -> str:
        return self.say("card", Message(FISH_TEXT, (self.content.fish[number].value,)))

    def gathering_text(self, number: int) -> str:
        tile = self.content.gathering[number]
        parts = [self.basket_text(self.content.basket_of[tile.kind])]
        if tile.dp:
            parts.insert(0, self.reward(Reward(DEVELOPMENT, -1, tile.dp)))
        return "; ".join(parts)

    def price_text(self, number: int) -> str:
        return ", ".join(self.printed(ids.COLOURS[c]) for c in self.content.tile_colours[number])

    def things(self) -> Iterator[tuple[str, str]]:
        """Everything that can be looked up, each name with its text once."""
        seen: set[tuple[str, str]] = set()
        for kind, (known, text) in texts(self).items():
            for number in range(len(known)):
                if not self.in_box(kind, number):
                    continue
                pair = (self.title(kind, number), text(number))
                if pair not in seen:
                    seen.add(pair)
                    yield pair

    def title(self, kind: str, number: int) -> str:
        """What a component is called where it is looked up."""
        if kind == "megalith":
            return self.printed(ids.MEGALITH_TYPES[number])
        if kind == "price_tile":
            return f"{self.term('price_tile')} {number + 1}"
        if kind == "migration":
            return f"{self.printed('migration')} {number + 1}"
        return self.name(kind, number)

    def label(self, action: Action) -> str:
        """Buttons say what a card is worth and what a camp needs."""
        label = super().label(action)
        if action.verb is HOLD:
            return f"{label} ({self.ceremony_text(action.arguments[0])})"
        if action.verb is BUILD:
            return f"{label} ({self.camp_text(action.arguments[1])})"
        if action.verb is PAINT:
            symbols = self.content.section_symbols[action.arguments[0]]
            return f"{label} ({', '.join(self.printed(ids.SYMBOLS[n]) for n in symbols)})"
        return label


Sentence = Callable[[int], str]


def texts(lexicon: Lexicon) -> dict[str, tuple[tuple[str, ...], Sentence]]:
    """Per kind of component its ids, and what makes the text of one."""
    return {
        "ceremony_card": (ids.CEREMONY_CARDS, lexicon.ceremony_text),
        "hunt_card": (ids.HUNT_CARDS, lexicon.hunt_text),
        "gathering_tile": (ids.GATHERING_TILES, lexicon.gathering_text),
        "fish": (ids.FISH, lexicon.fish_text),
        "camp": (ids.CAMPS, lexicon.camp_text),
        "megalith": (ids.MEGALITH_TYPES, lexicon.megalith_text),
        "basket": (ids.BASKETS, lexicon.basket_text),
        "section": (ids.SECTIONS, lexicon.section_text),
        "migration": (ids.MIGRATIONS, lexicon.migration),
        "price_tile": (ids.PRICE_TILES, lexicon.price_text),
    }


def describe(lexicon: Lexicon, kind: str, name: str) -> str:
    """The generated text of a component; empty for things that carry none."""
    found = texts(lexicon)
    if kind not in found:
        return ""
    known, text = found[kind]
    return text(known.index(name)) if name in known else ""
