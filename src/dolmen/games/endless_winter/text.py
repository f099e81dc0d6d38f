"""Names of things, and the sentences on cards, made from the same data as their effects."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from dolmen.games.endless_winter import ids
from dolmen.games.endless_winter.content import (
    BY_CARD,
    BY_STONE_SLOT,
    BY_VILLAGE_SLOT,
    Ability,
    Animal,
    ColumnOption,
    Content,
    CultureCard,
)
from dolmen.games.endless_winter.icon import Effect, Icon
from dolmen.games.endless_winter.nomads.decisions import WHYS
from dolmen.games.endless_winter.state import NOMADS_NAME, NOTHING
from dolmen.speech import lexicon as speech


def lexicon(language: str, folder: Path, content: Content, seats: tuple[str, ...]) -> Lexicon:
    return Lexicon(language, folder, content, seats)


class Lexicon(speech.Lexicon):
    """The words of Endless Winter in one language."""

    def __init__(
        self, language: str, folder: Path, content: Content, seats: tuple[str, ...]
    ) -> None:
        self.content = content
        namers: dict[str, speech.Namer] = {
            "seat": self.side,
            "seats": lambda sides: self.join([self.side(side) for side in sides]),
            "chief": lambda n: content.chiefs[n][language],
            "side": lambda n: self.term(f"side_{ids.SIDES[n]}"),
            "setup": lambda n: content.setup_cards[n][0][language],
            "setups": lambda ns: self.several("setup", ns),
            "card": self.card,
            "cards": lambda ns: self.several("card", [n for n in ns if n != NOTHING]),
            "culture": lambda n: self.card(ids.FIRST_CULTURE + n),
            "folk": self.card,
            "figure": lambda n: self.term(f"figure_{ids.FIGURES[n]}"),
            "place": lambda n: self.term("t_rest") if n == ids.REST else self.column(n - 1),
            "column": self.column,
            "columns": lambda ns: self.several("column", ns),
            "option": self.option_name,
            "track": lambda n: self.term(f"track_{ids.TRACKS[n]}"),
            "zone": lambda n: self.term(f"zone_{ids.ZONES[n]}"),
            "display": lambda n: self.cell(n, ids.DISPLAY_COLUMNS),
            "display_cells": lambda ns: self.lying("card", ns, ids.DISPLAY_COLUMNS),
            "ground": lambda n: self.cell(n, ids.GROUND_COLUMNS),
            "ground_cells": lambda ns: self.lying("animal", ns, ids.GROUND_COLUMNS),
            "animal": lambda n: content.animals[n].name[language],
            "animals": lambda ns: self.several("animal", [n for n in ns if n != NOTHING]),
            "junction": self.junction,
            "junctions": lambda ns: self.cells("junction", ns),
            "hex": self.location,
            "map_hex": self.location,
            "hexes": lambda ns: self.several("hex", ns),
            "level": lambda n: str(n + 1),
            "row": lambda n: str(n + 1),
            "site_column": lambda n: str(n + 1),
            "place_on_site": self.place_on_site,
            "places_on_site": lambda places: ", ".join(self.short_place(p) for p in places),
            "stone": lambda n: content.stones[n].name[language],
            "stones": lambda ns: self.several("stone", ns),
            "choice": lambda n: self.term("option_number").replace("#", str(n + 1)),
            "item": self.item,
            "slot": self.slot,
            "op": lambda n: self.sections["op"][ids.OPS[n]],
            "cost": lambda cost: self.cost(*cost),
            "effect": self.effect,
            "era": lambda n: self.term("era").replace("#", "I" * n),
            "tile": lambda n: content.tiles[n].name[language],
            "nomad_card": lambda n: content.nomad_cards[n].name[language],
            "nomad_cards": lambda ns: self.several("nomad_card", ns),
            "action": lambda n: content.nomad_actions[n][language],
            "nomad_row": lambda n: self.term(("row_upper", "row_lower")[n]),
            "arrow": lambda n: self.term(ids.ARROWS[n]),
            "land": lambda n: content.land_cards[n].name[language],
            "why": lambda n: self.sections["why"][WHYS[n]],
            "rest_tile": lambda n: content.expansions.rest_tiles.names[n][language],
            "ice_find": lambda n: content.expansions.ice_finds.names[n][language],
            "dog": lambda n: content.expansions.dogs.cards[n].name[language],
            "dogs": lambda ns: self.several("dog", ns),
            "ritual": lambda n: content.expansions.rituals.cards[n].name[language],
            "landmark": lambda n: content.expansions.rivers.landmarks[n].name[language],
            "fish": lambda n: content.expansions.rivers.fish[n].name[language],
            "river_space": self.river_space,
            "border_place": self.border_place,
            "painting": lambda n: content.expansions.caves.paintings[n].name[language],
            "line": self.line,
            "dot": self.dot,
            "need": lambda need: self.counter(*need),
            "yes_no": lambda n: self.term(("yes", "no")[n]),
        }
        super().__init__(language, folder, namers, seats)

    def location(self, location: int) -> str:
        if location == ids.START:
            return self.term("start_location")
        return self.content.hex_names[location][self.language]

    def river_space(self, space: int) -> str:
        if space == 0:
            return self.term("headwaters")
        if space == ids.DELTA:
            return self.term("delta")
        return self.term("river_space").replace("#", str(space))

    def border_place(self, place: int) -> str:
        """By the two hexes beside it."""
        beside = [self.location(h) for h in self.content.expansions.rivers.border[place]]
        return f"{self.term('between')} {self.join(beside)}"

    def line(self, line: int) -> str:
        printed = self.content.expansions.caves.lines[line]
        return self.stroke("line_of", printed.painting, ids.LINES[line].rpartition("_")[2])

    def dot(self, dot: int) -> str:
        node = ids.NODES[self.content.expansions.caves.dots[dot]]
        paintings = self.content.expansions.caves.paintings
        painting = next(n for n, printed in enumerate(paintings) if dot in printed.dots)
        return self.stroke("dot_of", painting, node.rpartition("_")[2])

    def stroke(self, term: str, painting: int, letters: str) -> str:
        return f"{self.name('painting', painting)}, {self.term(term)} {letters.upper()}"

    def side(self, seat: int) -> str:
        return self.term("nomads_name") if seat == NOMADS_NAME else self.seat(seat)

    def seat(self, seat: int) -> str:
        """Alone, the second side are the Nomads."""
        if len(self.seats) == 1 and seat == 1:
            return self.term("nomads_name")
        return super().seat(seat)

    def several(self, kind: str, numbers: Any) -> str:
        parts = [self.name(kind, number) for number in numbers]
        return self.join(parts) if parts else self.term("nothing")

    def cells(self, kind: str, numbers: Any) -> str:
        """Places whose names contain commas."""
        return "; ".join(self.name(kind, number) for number in numbers)

    def lying(self, kind: str, pairs: Any, columns: int) -> str:
        """Things with the row and column of their cell."""
        parts: list[str] = []
        for cell, thing in pairs:
            row, column = divmod(cell, columns)
            parts.append(f"{self.name(kind, thing)} ({row + 1}/{column + 1})")
        return ", ".join(parts)

    def card(self, card: int) -> str:
        if card >= ids.FIRST_CULTURE:
            return self.content.culture_of(card).name[self.language]
        name = self.content.folk[card].name[self.language]
        # Two starting cards bear the name of a Tribe card.
        if ids.FOLK[card] in ("start_brave", "start_shaman"):
            return f"{name} ({self.term('starting')})"
        return name

    def column(self, column: int) -> str:
        return self.content.columns[column].name[self.language]

    def option(self, number: int) -> ColumnOption:
        for column in self.content.columns:
            for option in (*column.step_a, *column.step_b):
                if option.id == number:
                    return option
        raise KeyError(number)

    def option_name(self, number: int) -> str:
        if number == ids.OPTION_MOVE_MAMMOTH:
            return self.content.expansions.mammoth.option[self.language]
        return self.option(number).name[self.language]

    def cell(self, cell: int, columns: int) -> str:
        row, column = divmod(cell, columns)
        return self.put(self.term("cell"), r=row + 1, c=column + 1)

    def place_on_site(self, place: tuple[int, int, int]) -> str:
        level, row, column = place
        return self.put(self.term("site"), l=level, r=row + 1, c=column + 1)

    def short_place(self, place: tuple[int, int, int]) -> str:
        level, row, column = place
        form = self.term("site_short" if level == 1 else "raised_short")
        return self.put(form, l=level, r=row + 1, c=column + 1)

    def put(self, sentence: str, **numbers: int) -> str:
        return self.fill(sentence, {name: ("n", n) for name, n in numbers.items()})

    def junction(self, junction: int) -> str:
        names = [self.name("hex", hex_) for hex_ in self.content.junction_hexes[junction]]
        return " / ".join(names)

    def item(self, item: int) -> str:
        if item < ids.FIRST_HEX_ITEM:
            return self.card(item)
        if item < ids.FIRST_SLOT_ITEM:
            return self.name("hex", item - ids.FIRST_HEX_ITEM)
        if item < ids.FIRST_ANIMAL_ITEM:
            return self.slot(item - ids.FIRST_SLOT_ITEM)
        return self.name("animal", ids.ANIMALS.index(ids.ITEMS[item]))

    def slot(self, slot: int) -> str:
        kind, _, number = ids.SLOTS[slot].partition("_")
        return self.term(f"slot_{kind}").replace("#", number)

    # Sentences on cards.

    def cost(self, food: int, tools: int, labor: int) -> str:
        parts: list[str] = []
        if food:
            parts.append(self.term("food_cost").replace("#", str(food)))
        if tools:
            parts.append(self.put(self.term("tools_cost"), n=tools))
        if labor:
            parts.append(self.term("labor_cost").replace("#", str(labor)))
        return self.join(parts) if parts else self.term("free")

    def effect(self, effect: Effect) -> str:
        if not effect:
            return self.term("nothing")
        return ", ".join(self.icon(icon) for icon in effect)

    def icon(self, icon: Icon) -> str:
        sentence = self.sections["effect"][ids.OPS[icon.op]]
        tokens: dict[str, tuple[str, Any]] = {"n": ("n", icon.n)}
        if icon.op == ids.COLUMN_LABOR:
            tokens["column"] = ("column", icon.column)
        elif icon.op == ids.EXCHANGE:
            tokens["give"] = ("cost", (*icon.give, 0))
            tokens["get"] = ("effect", icon.get)
        elif icon.op == ids.CHOOSE:
            tokens["options"] = ("text", " / ".join(self.effect(o) for o in icon.options))
        elif icon.op == ids.PER:
            tokens["step"] = ("effect", icon.get)
            tokens["counter"] = ("text", self.counter(icon.counter, icon.div))
        return self.fill(sentence, tokens)

    def counter(self, counter: int, div: int) -> str:
        return self.put(self.sections["counter"][ids.COUNTERS[counter]], n=div)

    def called(self, kind: str, name: str) -> str:
        if kind == "option":
            for entry in self.content.data["game.toml"]["difficulty_option"]:
                if entry["id"] == name:
                    return str(entry["name"][self.language])
            if name in self.content.expansions.names:
                return self.content.expansions.names[name][self.language]
            if name in ids.ANIMALS:
                return self.name("animal", ids.ANIMALS.index(name))
            if name in ids.STONES:
                return self.name("stone", ids.STONES.index(name))
        elif kind == "value":
            name = name.rpartition(".")[2]
            if name in ids.FOLK:
                return self.card(ids.FOLK.index(name))
        return super().called(kind, name)

    def things(self) -> Iterator[tuple[str, str]]:
        """Cards, Animals, Chiefs, stones, tiles, columns, Nomad and Land cards, tracks, slots."""
        for kind, names in LOOKED_UP.items():
            for name in names:
                title, *text = describe(self, kind, name)
                yield title, ". ".join(text)


# Everything printed on a component, as lines of text.

LOOKED_UP = {
    "card": ids.CARDS,
    "animal": ids.ANIMALS,
    "chief": ids.CHIEFS,
    "setup": ids.SETUP_CARDS,
    "stone": ids.STONES,
    "tile": ids.TILES,
    "column": ids.COLUMNS,
    "nomad_card": ids.NOMAD_CARDS,
    "land_card": ids.LAND_CARDS,
    "track": ids.TRACKS,
    "slot": ids.SLOTS,
    "rest_tile": ids.REST_TILES,
    "ice_find": ids.ICE_FINDS,
    "dog": ids.DOGS,
    "ritual": ids.RITUALS,
    "landmark": ids.LANDMARKS,
    "fish": ids.FISH,
    "painting": ids.PAINTINGS,
}


def describe(lexicon: Lexicon, kind: str, name: str) -> list[str]:
    """What a component does: `kind` is card, animal, chief, setup, stone, tile, space, column,
    nomad_card, land_card, track or slot; `name` its id. The first line is its name."""
    return DESCRIBERS[kind](lexicon, name)


def describe_card(words: Lexicon, name: str) -> list[str]:
    card = ids.CARDS.index(name)
    content = words.content
    if card >= ids.FIRST_CULTURE:
        culture = content.culture_of(card)
        return [
            f"{words.card(card)} ({words.name('era', culture.era)})",
            f"{words.term('cost')}: {words.cost(0, culture.tool, culture.labor)}",
            words.effect(culture.effect),
            f"{words.term('points_if_buried')}: {culture.points}",
            *reactions(words, culture),
        ]
    folk = content.folk[card]
    lines = [words.card(card), f"{words.term('labor')}: {folk.labor}"]
    for column, labor in enumerate(folk.column_labor):
        if labor != folk.labor:
            lines[-1] += f" ({words.term('labor_in')} {words.column(column)}: {labor})"
    if folk.ability is not None:
        lines.append(ability(words, folk.ability))
    if folk.action:
        lines.append(f"{words.term('action')}: {words.effect(folk.action)}")
    if folk.eclipse:
        lines.append(f"{words.term('eclipse')}: {words.effect(folk.eclipse)}")
    return lines


def reactions(words: Lexicon, culture: CultureCard) -> list[str]:
    """What opponents may do when the card is played."""
    if culture.kind == ids.PROSPERITY:
        kind, text = "prosperity", f"{words.term('follow')}: {words.effect(culture.follow)}"
    elif culture.kind == ids.STRIFE:
        kind, text = "strife", words.term("strife_price").replace("#", str(culture.price))
    else:
        return []
    return [f"{words.term(kind)}. {text}"]


def ability(words: Lexicon, printed: Ability) -> str:
    everywhere = printed.column == ids.ANY_COLUMN
    where = words.term("in_every_column") if everywhere else words.column(printed.column)
    cost = words.cost(0, 0, printed.labor)
    return f"{words.term('ability')} ({where}, {cost}): {words.effect(printed.effect)}"


def describe_animal(words: Lexicon, name: str) -> list[str]:
    animal = words.content.animals[ids.ANIMALS.index(name)]
    points = " / ".join(str(n) for n in animal.points[1:])
    lines = animal_lines(words, animal, points)
    if animal.rows:
        rows = " / ".join(words.effect(row) for row in animal.rows)
        lines.append(f"{words.term('rows')}: {rows}")
    if animal.discount is not None:
        counter, div, labor, times = animal.discount
        less = words.term("discount").replace("#", str(labor))
        most = words.term("at_most").replace("#", str(labor * times))
        lines.append(f"{less} {words.counter(counter, div)} ({most})")
    return lines


def animal_lines(words: Lexicon, animal: Animal, points: str) -> list[str]:
    return [
        f"{animal.name[words.language]} (x{animal.count})",
        f"{words.term('cost')}: {words.cost(0, animal.tool, animal.labor)}",
        f"{words.term('tip')}: {words.effect(animal.tip)}",
        f"{words.term('set')}: {points}+",
    ]


def describe_chief(words: Lexicon, name: str) -> list[str]:
    chief = ids.CHIEFS.index(name)
    lines = [words.name("chief", chief)]
    for side in range(2):
        parts = [
            f"{words.column(column)}: {words.effect(words.content.bonus(chief, side, column))}"
            for column in range(len(words.content.columns))
            if words.content.bonus(chief, side, column)
        ]
        lines.append(f"{words.name('side', side)}: {'; '.join(parts)}")
    return lines


def describe_setup(words: Lexicon, name: str) -> list[str]:
    number = ids.SETUP_CARDS.index(name)
    return [words.name("setup", number), words.effect(words.content.setup_cards[number][1])]


def describe_stone(words: Lexicon, name: str) -> list[str]:
    stone = words.content.stones[ids.STONES.index(name)]
    points = per_counter(words, stone.rate, stone.counter, stone.div, stone.cap)
    return [
        f"{stone.name[words.language]} ({words.name('era', stone.era)})",
        f"{words.term('per_eclipse')}: {points}",
    ]


def per_counter(words: Lexicon, rate: int, counter: int, div: int, cap: int) -> str:
    """1 point per 2 buried cards (at most 5)."""
    points = words.icon(Icon(ids.POINT, rate))
    each = {"en": "per", "de": "je", "fr": "par"}[words.language]
    most = words.term("at_most").replace("#", str(cap))
    return f"{points} {each} {words.counter(counter, div)} ({most})"


def describe_tile(words: Lexicon, name: str) -> list[str]:
    tile = words.content.tiles[ids.TILES.index(name)]
    return [tile.name[words.language], f"{words.term('income')}: {words.effect(tile.income)}"]


def describe_space(words: Lexicon, name: str) -> list[str]:
    return [words.effect(words.content.space_income[ids.SPACES.index(name)])]


def describe_column(words: Lexicon, name: str) -> list[str]:
    number = ids.COLUMNS.index(name)
    column = words.content.columns[number]
    lines = [words.column(number)]
    if column.step_0:
        lines.append(f"{words.term('step_0')}: {words.effect(column.step_0)}")
    for step, options in (("step_a_term", column.step_a), ("step_b_term", column.step_b)):
        parts = [f"{option_cost(words, o)}: {words.effect(o.effect)}" for o in options]
        lines.append(f"{words.term(step)}: {'; '.join(parts)}")
    lines.append(f"{words.term('first_figure_term')}: {words.effect(column.first_figure)}")
    return lines


def option_cost(words: Lexicon, option: ColumnOption) -> str:
    content = words.content
    if option.pays == BY_CARD:
        return words.term("cost")
    if option.pays == BY_STONE_SLOT:
        return " / ".join(words.cost(food, tools, 0) for food, tools in content.stone_cost)
    if option.pays == BY_VILLAGE_SLOT:
        return " / ".join(words.cost(food, 0, 0) for food in content.village_cost)
    return words.cost(option.food, option.tool, option.labor)


def describe_nomad_card(words: Lexicon, name: str) -> list[str]:
    number = ids.NOMAD_CARDS.index(name)
    card = words.content.nomad_cards[number]
    lines = [
        words.name("nomad_card", number),
        f"{words.term('marks')}: {words.column(card.marked)}; {words.term('arrows')}: "
        f"{words.name('arrow', card.big)}, {words.name('arrow', card.small)}; "
        f"{words.term('labor')}: {card.labor}",
    ]
    for column, pair in enumerate(card.actions):
        actions = " + ".join(words.name("action", action) for action in pair)
        lines.append(f"{words.column(column)}: {actions}")
    return lines


def describe_land_card(words: Lexicon, name: str) -> list[str]:
    number = ids.LAND_CARDS.index(name)
    card = words.content.land_cards[number]
    return [
        words.name("land", number),
        f"{words.term('inner')}: {words.name('hexes', card.inner)}",
        f"{words.term('outer')}: {words.name('hexes', card.outer)}",
    ]


def describe_track(words: Lexicon, name: str) -> list[str]:
    track = ids.TRACKS.index(name)
    content = words.content
    numbers = content.glory_points if track == ids.GLORY else content.offering_rate
    effects = content.glory_effect if track == ids.GLORY else content.offering_effect
    lines = [words.name("track", track), " ".join(f"{n}:{v}" for n, v in enumerate(numbers))]
    lines += [f"{n}: {words.effect(effect)}" for n, effect in enumerate(effects) if effect]
    return lines


def describe_slot(words: Lexicon, name: str) -> list[str]:
    slot = ids.SLOTS.index(name)
    content = words.content
    if slot < ids.FIRST_MEGALITH_SLOT:
        cost = words.cost(content.village_cost[slot], 0, 0)
        income = content.village_income[slot]
    elif slot < ids.FIRST_STONE_SLOT:
        cost = ""
        income = content.megalith_income[slot - ids.FIRST_MEGALITH_SLOT]
    else:
        number = slot - ids.FIRST_STONE_SLOT
        cost = words.cost(*content.stone_cost[number], 0)
        income = content.stone_income[number]
    lines = [words.slot(slot), f"{words.term('income')}: {words.effect(income)}"]
    if cost:
        lines.insert(1, f"{words.term('cost')}: {cost}")
    return lines


# Expansions and modules.


def describe_effect(words: Lexicon, kind: str, number: int, effect: Effect) -> list[str]:
    term = {"rest_tile": "rest_tile", "ice_find": "ice_find_term", "fish": "fish_term"}[kind]
    return [f"{words.name(kind, number)} ({words.term(term)})", words.effect(effect)]


def describe_rest_tile(words: Lexicon, name: str) -> list[str]:
    number = ids.REST_TILES.index(name)
    effect = words.content.expansions.rest_tiles.effects[number]
    return describe_effect(words, "rest_tile", number, effect)


def describe_ice_find(words: Lexicon, name: str) -> list[str]:
    number = ids.ICE_FINDS.index(name)
    effect = words.content.expansions.ice_finds.effects[number]
    return describe_effect(words, "ice_find", number, effect)


def describe_fish(words: Lexicon, name: str) -> list[str]:
    number = ids.FISH.index(name)
    effect = words.content.expansions.rivers.fish[number].effect
    return describe_effect(words, "fish", number, effect)


def describe_dog(words: Lexicon, name: str) -> list[str]:
    number = ids.DOGS.index(name)
    dogs = words.content.expansions.dogs
    dog = dogs.cards[number]
    everywhere = dog.column == ids.ANY_COLUMN
    where = words.term("in_every_column") if everywhere else words.column(dog.column)
    return [
        f"{words.name('dog', number)} ({words.term('dog_term')})",
        f"{where}, {words.cost(dogs.food, 0, 0)}: {words.effect(dog.effect)}",
    ]


def describe_ritual(words: Lexicon, name: str) -> list[str]:
    number = ids.RITUALS.index(name)
    ritual = words.content.expansions.rituals.cards[number]
    needs = [words.counter(counter, least) for counter, least in ritual.requirement]
    lines = [f"{words.name('ritual', number)} ({words.term('ritual_term')})"]
    if needs:
        lines.append(f"{words.term('requirement')}: {words.join(needs)}")
    if ritual.food or ritual.tool:
        lines.append(f"{words.term('cost')}: {words.cost(ritual.food, ritual.tool, 0)}")
    lines.append(f"{words.term('reward')}: {words.effect(ritual.reward)}")
    return lines


def describe_landmark(words: Lexicon, name: str) -> list[str]:
    number = ids.LANDMARKS.index(name)
    printed = words.content.expansions.rivers.landmarks[number]
    points = per_counter(words, printed.rate, printed.counter, printed.div, printed.cap)
    return [
        f"{words.name('landmark', number)} ({words.term('landmark_term')})",
        f"{words.term('leader_points')}: {points}",
    ]


def describe_painting(words: Lexicon, name: str) -> list[str]:
    number = ids.PAINTINGS.index(name)
    caves = words.content.expansions.caves
    painting = caves.paintings[number]
    chamber = caves.chambers[painting.chamber][words.language]
    needed = words.term("torches_needed").replace("#", str(caves.torches_needed[painting.chamber]))
    lines = [
        f"{words.name('painting', number)} ({words.term('painting_term')})",
        f"{chamber}: {needed}",
        f"{words.term('when_complete')} ({len(painting.lines)}): {words.effect(painting.complete)}",
        f"{words.term('when_coloured')} ({len(painting.dots)}): {words.effect(painting.coloured)}",
    ]
    paying = [
        f"{ids.LINES[line].rpartition('_')[2].upper()} {words.effect(caves.lines[line].effect)}"
        for line in painting.lines
        if caves.lines[line].effect
    ]
    if paying:
        lines.append(f"{words.term('lines_with_income')}: {', '.join(paying)}")
    return lines


DESCRIBERS = {
    "rest_tile": describe_rest_tile,
    "ice_find": describe_ice_find,
    "fish": describe_fish,
    "dog": describe_dog,
    "ritual": describe_ritual,
    "landmark": describe_landmark,
    "painting": describe_painting,
    "card": describe_card,
    "animal": describe_animal,
    "chief": describe_chief,
    "setup": describe_setup,
    "stone": describe_stone,
    "tile": describe_tile,
    "space": describe_space,
    "column": describe_column,
    "nomad_card": describe_nomad_card,
    "land_card": describe_land_card,
    "track": describe_track,
    "slot": describe_slot,
}
