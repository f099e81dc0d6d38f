"""Names of things in one language, and the sentences for effects and costs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from dolmen.games.endless_winter import ids
from dolmen.games.endless_winter.breakdown import CAUSES
from dolmen.games.endless_winter.card_text import describe, looked_up
from dolmen.games.endless_winter.content import (
    ColumnOption,
    Content,
)
from dolmen.games.endless_winter.icon import Effect, Icon
from dolmen.games.endless_winter.nomads.decisions import WHYS
from dolmen.games.endless_winter.state import NOMADS_NAME, NOTHING
from dolmen.speech import lexicon as speech

# What is simply had; everything else that can be gained is done.
THINGS = frozenset((ids.FOOD, ids.TOOL, ids.POINT, ids.IDOL, ids.LABOR, ids.TORCH))
# Kinds of tokens that are several things of another kind.
SEVERAL = {
    "cards": "card",
    "setups": "setup",
    "columns": "column",
    "animals": "animal",
    "hexes": "hex",
    "stones": "stone",
    "nomad_cards": "nomad_card",
    "dogs": "dog",
}


class Lexicon(speech.Lexicon):
    """The words of Endless Winter in one language."""

    def __init__(
        self, language: str, folder: Path, content: Content, seats: tuple[str, ...]
    ) -> None:
        self.content = content
        namers: dict[str, speech.Namer] = {
            "chief": lambda n: content.chiefs[n][language],
            "side": lambda n: self.term(f"side_{ids.SIDES[n]}"),
            "setup": lambda n: content.setup_cards[n][0][language],
            "card": self.card,
            "culture": lambda n: self.card(ids.FIRST_CULTURE + n),
            "folk": self.card,
            "figure": lambda n: self.term(f"figure_{ids.FIGURES[n]}"),
            "place": lambda n: self.term("t_rest") if n == ids.REST else self.column(n - 1),
            "column": self.column,
            "option": self.option_name,
            "track": lambda n: self.term(f"track_{ids.TRACKS[n]}"),
            "zone": lambda n: self.term(f"zone_{ids.ZONES[n]}"),
            "display": lambda n: self.cell(n, ids.DISPLAY_COLUMNS),
            "display_cells": lambda ns: self.in_cells("card", ns, ids.DISPLAY_COLUMNS),
            "ground": lambda n: self.cell(n, ids.GROUND_COLUMNS),
            "ground_cells": lambda ns: self.in_cells("animal", ns, ids.GROUND_COLUMNS),
            "animal": lambda n: content.animals[n].name[language],
            "junction": self.junction,
            "junctions": lambda ns: self.cells("junction", ns),
            "hex": self.location,
            "map_hex": self.location,
            "level": lambda n: str(n + 1),
            "row": lambda n: str(n + 1),
            "site_column": lambda n: str(n + 1),
            "place_on_site": self.place_on_site,
            "places_on_site": lambda places: ", ".join(self.short_place(p) for p in places),
            "stone": lambda n: content.stones[n].name[language],
            "choice": lambda n: self.term("option_number").replace("#", str(n + 1)),
            "item": self.item,
            "slot": self.slot,
            "op": lambda n: self.sections["op"][ids.OPS[n]],
            "good": lambda n: self.sections["op"][ids.GOODS[n]],
            "cost": lambda cost: self.cost(*cost),
            "effect": self.effect,
            "era": lambda n: self.term("era").replace("#", "I" * n),
            "tile": lambda n: content.tiles[n].name[language],
            "nomad_card": lambda n: content.nomad_cards[n].name[language],
            "action": lambda n: content.nomad_actions[n][language],
            "nomad_row": lambda n: self.term(("row_upper", "row_lower")[n]),
            "arrow": lambda n: self.term(ids.ARROWS[n]),
            "land": lambda n: content.land_cards[n].name[language],
            "why": lambda n: self.sections["why"][WHYS[n]],
            "gets": lambda n: self.sections["gets"][ids.OPS[n]],
            "spot": lambda spot: self.name(*spot),
            "spots": lambda spots: self.name(*spots),
            "rest_tile": lambda n: content.expansions.rest_tiles.names[n][language],
            "ice_find": lambda n: content.expansions.ice_finds.names[n][language],
            "dog": lambda n: content.expansions.dogs.cards[n].name[language],
            "ritual": lambda n: content.expansions.rituals.cards[n].name[language],
            "landmark": lambda n: content.expansions.rivers.landmarks[n].name[language],
            "fish": lambda n: content.expansions.rivers.fish[n].name[language],
            "river_space": self.river_space,
            "border_place": self.border_place,
            "painting": lambda n: content.expansions.caves.paintings[n].name[language],
            "line": self.line,
            "dot": self.dot,
            "cause": lambda n: self.sections["cause"][CAUSES[n]],
            "need": lambda need: self.need(*need),
            "yes_no": lambda n: self.term(("yes", "no")[n]),
            **{kind: partial(self.several, one) for kind, one in SEVERAL.items()},
        }
        super().__init__(language, folder, namers, seats)

    def in_box(self, kind: str, number: int) -> bool:
        return self.content.in_box(kind, number)

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
        one, other = (self.location(h) for h in self.content.expansions.rivers.border[place])
        return self.printed("between", a=one, b=other)

    def line(self, line: int) -> str:
        printed = self.content.expansions.caves.lines[line]
        return self.stroke("line_of", printed.painting, ids.LINES[line].rpartition("_")[2])

    def dot(self, dot: int) -> str:
        node = ids.NODES[self.content.expansions.caves.dots[dot]]
        paintings = self.content.expansions.caves.paintings
        painting = next(n for n, printed in enumerate(paintings) if dot in printed.dots)
        return self.stroke("dot_of", painting, node.rpartition("_")[2])

    def stroke(self, key: str, painting: int, letters: str) -> str:
        name = self.name("painting", painting)
        return self.printed(key, painting=name, letters=letters.upper())

    def is_opponent(self, seat: int) -> bool:
        return seat == NOMADS_NAME or super().is_opponent(seat)

    def several(self, kind: str, numbers: Any) -> str:
        return self.listed([self.name(kind, number) for number in numbers if number != NOTHING])

    def listed(self, parts: list[str]) -> str:
        return self.join(parts) if parts else self.term("nothing")

    def inflect(self, kind: str, value: Any, form: str) -> str:
        """Equal things stand together: 3 Tribesmen and a Brave."""
        if kind not in SEVERAL:
            return super().inflect(kind, value, form)
        one = SEVERAL[kind]
        counts = Counter(number for number in value if number != NOTHING)
        return self.listed(
            [
                self.grammar.count(n, self.name(one, number), form)
                if n > 1
                else self.inflect(one, number, form)
                for number, n in counts.items()
            ]
        )

    def cells(self, kind: str, numbers: Any) -> str:
        """Places whose names contain commas."""
        return self.term("semicolon").join(self.name(kind, number) for number in numbers)

    def in_cells(self, kind: str, pairs: Any, columns: int) -> str:
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

    def printed(self, key: str, **values: str | int) -> str:
        """A line of a component."""
        return self.phrase("card", key, **values)

    def where(self, column: int) -> str:
        """In which column something helps."""
        if column == ids.ANY_COLUMN:
            return self.term("in_every_column")
        return self.printed("where", column=self.column(column))

    def cost(self, food: int, tools: int, labor: int) -> str:
        goods = zip((ids.FOOD, ids.TOOL, ids.LABOR), (food, tools, labor), strict=True)
        parts = [self.icon(Icon(op, n)) for op, n in goods if n]
        return self.join(parts) if parts else self.term("free")

    def effect(self, effect: Effect) -> str:
        """What is gained, in order; where one part is a sentence of its own, semicolons part it
        from the others."""
        if not effect:
            return self.term("nothing")
        long = any(icon.op in (ids.EXCHANGE, ids.CHOOSE, ids.PER) for icon in effect)
        return (self.term("semicolon") if long else ", ").join(map(self.icon, effect))

    def icon(self, icon: Icon) -> str:
        key = ids.OPS[icon.op]
        tokens: dict[str, tuple[str, Any]] = {"n": ("n", icon.n)}
        if icon.op == ids.COLUMN_LABOR:
            tokens["column"] = ("column", icon.column)
        elif icon.op == ids.EXCHANGE:
            tokens["give"] = ("cost", (*icon.give, 0))
            tokens["get"] = ("effect", icon.get)
            if any(got.op not in THINGS for got in icon.get):
                return self.fill(self.sections["card"]["exchange_act"], tokens)
        elif icon.op == ids.CHOOSE:
            tokens["options"] = ("text", " / ".join(self.effect(o) for o in icon.options))
        elif icon.op == ids.PER:
            tokens["step"] = ("effect", icon.get)
            tokens["counter"] = ("text", self.counter(icon.counter, icon.div))
        return self.fill(self.sections["effect"][key], tokens)

    def rate(self, points: int, counter: int, div: int, cap: int) -> str:
        """1 point for every 2 buried cards (at most 5)."""
        return self.printed("rate", n=points, counter=self.counter(counter, div), cap=cap)

    def counter(self, counter: int, div: int) -> str:
        """What something is gained for: each, or every so many; 0 names what is counted."""
        return self.put(self.sections["counter"][ids.COUNTERS[counter]], n=div)

    def need(self, counter: int, least: int) -> str:
        """So many of what is counted."""
        return self.put(self.sections["need"][ids.COUNTERS[counter]], n=least)

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
        for kind, names in looked_up(self).items():
            for name in names:
                title, *text = describe(self, kind, name)
                yield title, ". ".join(text)
