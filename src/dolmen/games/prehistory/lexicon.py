"""Names of things, and the sentences on cards and tiles, made from the same data as the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from dolmen.core.action import Action
from dolmen.core.message import Message, Template
from dolmen.games.prehistory import ids
from dolmen.games.prehistory.actions import BUILD, DANCE_TO, HOLD, HUNT, PAINT
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
from dolmen.games.prehistory.printed import (
    ANIMAL_TEXT,
    CAMP_TEXT,
    CEREMONY_DP_TEXT,
    CEREMONY_TEXT,
    COPY_TEXT,
    DEVELOPMENT_NAME,
    FISH_NAME,
    FISH_TEXT,
    FOOTPRINT_NAME,
    FOOTPRINT_TEXT,
    HUNT_ANIMAL,
    HUNT_FOOTPRINT,
    MARKER_NAME,
    MEGALITH_A_TEXT,
    MEGALITH_B_TEXT,
    MEGALITH_C_TEXT,
    MIGRATION_TEXT,
    NO_DANCE,
    OPTION_NAME,
    PAIR_TEXT,
    PATTERN_TEXT,
    PER_MANY,
    PER_ONE,
    POSITIONS_NAME,
    RESOURCE_NAME,
    SECTION_TEXT,
    SETS_TEXT,
    THRESHOLD_TEXT,
    TILE_NAME,
    TILE_TEXT,
)
from dolmen.games.prehistory.rival import RANKS
from dolmen.speech import lexicon as speech
from dolmen.speech.grammar import upper

# What the counts of ceremony cards ask besides.
COUNTED_OF: dict[str, tuple[str, ...]] = {
    "members_on_terrain": tuple(f"terrain_{name}" for name in ids.TERRAINS),
    "scored_megaliths": ids.MEGALITH_TYPES,
    "animals": ids.SPECIES,
    "fish": ids.FISH_KINDS,
}
Counts = tuple[int, ...]  # cubes by colour


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
            "colour": self.colour,
            "colours": lambda n: self.colour_set(ids.TRIPLES[n]),
            "colour_list": lambda hues: ", ".join(map(self.colour_noun, hues)),
            "cube": lambda cube: self.inflect("cube", cube, ""),
            "cubes": lambda counts: self.inflect("cubes", counts, ""),
            "direction": lambda n: self.term(("clockwise", "counter")[n]),
            "fish": self.fish,
            "fish_kind": lambda n: self.printed(ids.FISH_KINDS[n]),
            "fish_slot": lambda n: str(n + 1),
            "gather_slot": lambda n: str(n + 1),
            "gathering_tile": self.gathering_tile,
            "hex": lambda n: self.term("start_hex") if n == 0 else f"{self.term('hex')} {n}",
            "hunt_card": self.hunt_card,
            "kind": lambda n: self.printed(ids.KINDS[n]),
            "megalith": lambda n: self.printed(ids.MEGALITH_TYPES[n]),
            "kinds": lambda score: self.inflect("kinds", score, ""),
            "migration": self.migration,
            "pattern": lambda n: self.positions(ids.TRIPLE_OF_MASK[content.patterns[n]]),
            "pillar": lambda n: self.printed(ids.PILLARS[n]),
            "positions": self.positions,
            "price": lambda price: self.inflect("price", price, ""),
            "rank": lambda n: self.term(f"rank_{RANKS[n]}"),
            "reward": lambda reward: self.inflect("reward", reward, ""),
            "rewards": lambda rewards: self.inflect("rewards", rewards, ""),
            "rotation": str,
            "section": lambda n: self.section_name(ids.SECTIONS[n]),
            "space": lambda n: self.printed(ids.SPACES[n]),
            "species": lambda n: self.printed(ids.SPECIES[n]),
        }
        super().__init__(language, folder, namers, seats)

    def in_box(self, kind: str, number: int) -> bool:
        return self.content.in_box(kind, number)

    # Lists, in the form that a sentence asks for

    def inflect(self, kind: str, value: Any, form: str) -> str:
        if kind == "cubes":
            return self.cubes(value, self.colour, form)
        if kind == "price":
            marker, counts = value
            return self.cubes(counts, self.marker if marker else self.resource, form)
        if kind == "cube":
            marker, colour = value
            return self.reward(Reward(MARKER if marker else RESOURCE, colour, 1), form)
        if kind == "reward":
            return self.reward(value, form)
        if kind == "rewards":
            return self.join([self.reward(reward, form) for reward in value])
        if kind == "kinds":
            return self.join([self.grammar.put(name, form) for name in self.set_of(value)])
        return super().inflect(kind, value, form)

    def traits(self, kind: str, value: Any) -> list[str]:
        return super().traits("n" if kind == "rotation" else kind, value)

    def cubes(self, counts: Counts, name: Callable[[int], str], form: str) -> str:
        parts = [self.grammar.count(n, name(colour), form) for colour, n in enumerate(counts) if n]
        return self.join(parts) if parts else self.term("nothing")

    def reward(self, reward: Reward, form: str = "") -> str:
        if reward.kind == DEVELOPMENT:
            return self.grammar.count(reward.n, self.text(DEVELOPMENT_NAME), form)
        name = self.marker if reward.kind == MARKER else self.resource
        return self.grammar.count(reward.n, name(reward.colour), form)

    def set_of(self, score: Score) -> list[str]:
        known = (ids.KINDS, ids.FISH_KINDS, ids.SPECIES)[score.of]
        return [self.printed(known[n]) for n in score.members]

    # Names

    def text(self, template: Template, *values: Any) -> str:
        return self.say("card", Message(template, values))

    def printed(self, name: str) -> str:
        """The printed name of an id."""
        return self.content.names[name][self.language]

    def colour(self, number: int) -> str:
        return self.printed(ids.COLOURS[number])

    def colour_noun(self, number: int) -> str:
        """The colour itself, not that of something: Rot."""
        return self.grammar.put(self.colour(number), "noun")

    def resource(self, colour: int) -> str:
        return self.text(RESOURCE_NAME, colour)

    def marker(self, colour: int) -> str:
        return self.text(MARKER_NAME, colour)

    def section_name(self, section: str) -> str:
        return f"{self.term('row')} {section[-2]}, {self.term('column')} {section[-1]}"

    def positions(self, number: int) -> str:
        """Places round the fire, counted from 1."""
        places = ids.TRIPLES[number]
        if not places:
            return self.term("nowhere")
        listed = self.join([str(place + 1) for place in places])
        return self.text(POSITIONS_NAME, len(places), listed)

    def colour_set(self, colours: tuple[int, ...]) -> str:
        if not colours:
            return self.term("nothing")
        return self.join([self.colour_noun(colour) for colour in colours])

    def basket(self, number: int) -> str:
        basket = self.content.baskets[number]
        return self.join([self.name("kind", kind) for kind in (basket.upper, basket.lower)])

    def fish(self, number: int) -> str:
        fish = self.content.fish[number]
        return self.text(FISH_NAME, fish.kind, fish.value)

    def gathering_tile(self, number: int) -> str:
        tile = self.content.gathering[number]
        return self.text(TILE_NAME, tile.kind, tile.dp) if tile.dp else self.name("kind", tile.kind)

    def hunt_card(self, number: int) -> str:
        card = self.content.hunt[number]
        if card.reward is None:
            return self.name("species", card.species)
        return self.text(FOOTPRINT_NAME, card.species)

    def migration(self, number: int) -> str:
        return self.text(OPTION_NAME, *self.paid_edges(number))

    def paid_edges(self, number: int) -> tuple[int, str, int]:
        """Of a migration option: how many sides pay, which, and for how many members."""
        option = self.content.migrations[number]
        listed = self.join([str(edge + 1) for edge in option.edges])
        return len(option.edges), listed, option.members

    # Sentences

    def hunt_text(self, number: int) -> str:
        card = self.content.hunt[number]
        if card.reward is None:
            return self.text(ANIMAL_TEXT, card.value, card.points)
        return self.text(FOOTPRINT_TEXT, card.value, card.reward)

    def hunt_gain(self, number: int) -> str:
        """The same in short, for buttons."""
        card = self.content.hunt[number]
        if card.reward is None:
            return self.text(HUNT_ANIMAL, card.value, card.points)
        return self.text(HUNT_FOOTPRINT, card.value, card.reward)

    def counted(self, section: str, score: Score) -> str:
        """What a card counts, by the name of its count: for each, or from a number on."""
        count = COUNTS[score.count]
        known = COUNTED_OF.get(count)
        if count == "footprints":
            of = self.text(FOOTPRINT_NAME, score.argument)
        else:
            of = self.printed(known[score.argument]) if known else ""
        return self.phrase(section, count, of=of, each=score.each)

    def score_text(self, score: Score) -> str:
        """What a ceremony card is worth at the end."""
        if score.op == COPY_BEST:
            return self.text(COPY_TEXT)
        if score.op == PATTERN:
            sections = self.join(
                [f"{ids.SECTIONS[n][-2]}.{ids.SECTIONS[n][-1]}" for n in score.members]
            )
            return self.text(PATTERN_TEXT, score.vp, sections)
        if score.op == SETS:
            return self.text(SETS_TEXT, score.vp, score)
        if score.op == PER:
            if score.each == 1:
                return self.text(PER_ONE, score.vp, self.counted("each", score))
            return self.text(PER_MANY, score.vp, score.each, self.counted("count", score))
        return self.text(THRESHOLD_TEXT, score.vp, self.counted("reached", score))

    def ceremony_text(self, number: int) -> str:
        card = self.content.ceremony[number]
        score = self.score_text(card.score)
        if card.dp:
            return self.text(CEREMONY_DP_TEXT, card.value, card.dp, score)
        return self.text(CEREMONY_TEXT, card.value, score)

    def camp_text(self, number: int) -> str:
        camp = self.content.camps[number]
        return self.text(CAMP_TEXT, camp.need, camp.settle, camp.vp, camp.dp)

    def megalith_text(self, number: int) -> str:
        content = self.content
        if number == ids.MEGALITH_A:
            return self.text(MEGALITH_A_TEXT, content.vp_a)
        if number == ids.MEGALITH_B:
            return self.text(MEGALITH_B_TEXT, content.vp_b)
        prizes = (content.vp_c_first, content.vp_c_second)
        return self.text(MEGALITH_C_TEXT, *prizes, content.unit_camp, content.unit_member)

    def basket_text(self, number: int) -> str:
        basket = self.content.baskets[number]
        return self.text(PAIR_TEXT, basket.upper, basket.lower, basket.rewards)

    def section_text(self, number: int) -> str:
        symbols = [self.printed(ids.SYMBOLS[n]) for n in self.content.section_symbols[number]]
        row, column = divmod(number, 3)
        lines = self.content.line_rewards
        return self.text(SECTION_TEXT, self.join(symbols), lines[row], lines[3 + column])

    def fish_text(self, number: int) -> str:
        return self.text(FISH_TEXT, self.content.fish[number].value)

    def gathering_text(self, number: int) -> str:
        tile = self.content.gathering[number]
        pair = self.basket_text(self.content.basket_of[tile.kind])
        return self.text(TILE_TEXT, tile.dp, pair) if tile.dp else pair

    def migration_text(self, number: int) -> str:
        return self.text(MIGRATION_TEXT, *self.paid_edges(number))

    def price_text(self, number: int) -> str:
        return ", ".join(map(self.colour, self.content.tile_colours[number]))

    def things(self) -> Iterator[tuple[str, str]]:
        """Everything that can be looked up, each name with its text once."""
        seen: set[tuple[str, str]] = set()
        for kind, (known, text) in texts(self).items():
            for number in range(len(known)):
                if not self.in_box(kind, number):
                    continue
                pair = (upper(self.title(kind, number)), text(number))
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
        if action.verb is HUNT:
            return f"{label} ({self.hunt_gain(action.arguments[0])})"
        if action.verb is BUILD:
            return f"{label} ({self.camp_text(action.arguments[1])})"
        if action.verb is PAINT:
            symbols = self.content.section_symbols[action.arguments[0]]
            return f"{label} ({', '.join(self.printed(ids.SYMBOLS[n]) for n in symbols)})"
        if action.verb is DANCE_TO and not ids.TRIPLES[action.arguments[0]]:
            return self.text(NO_DANCE)
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
        "migration": (ids.MIGRATIONS, lexicon.migration_text),
        "price_tile": (ids.PRICE_TILES, lexicon.price_text),
    }


def describe(lexicon: Lexicon, kind: str, name: str) -> str:
    """The generated text of a component; empty for things that carry none."""
    found = texts(lexicon)
    if kind not in found:
        return ""
    known, text = found[kind]
    return text(known.index(name)) if name in known else ""
