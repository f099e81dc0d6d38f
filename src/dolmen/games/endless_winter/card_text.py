"""Everything printed on a component as lines of text, made from the same data as its effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dolmen.games.endless_winter import ids
from dolmen.games.endless_winter.content import (
    BY_CARD,
    BY_STONE_SLOT,
    BY_VILLAGE_SLOT,
    Ability,
    Animal,
    ColumnOption,
    CultureCard,
)
from dolmen.games.endless_winter.icon import Effect
from dolmen.speech.grammar import upper

if TYPE_CHECKING:
    from dolmen.games.endless_winter.lexicon import Lexicon

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

# Whoever wrote the names of the others chose their capital letters.
NAMED_BY_CONTENT = LOOKED_UP.keys() - {"track", "slot", "nomad_card", "land_card"}


def looked_up(lexicon: Lexicon) -> dict[str, list[str]]:
    """Per kind the ids of what this box holds."""
    return {
        kind: [name for number, name in enumerate(names) if lexicon.in_box(kind, number)]
        for kind, names in LOOKED_UP.items()
    }


def describe(lexicon: Lexicon, kind: str, name: str) -> list[str]:
    """What a component does: `kind` is card, animal, chief, setup, stone, tile, space, column,
    nomad_card, land_card, track or slot; `name` its id. The first line is its name."""
    title, *lines = DESCRIBERS[kind](lexicon, name)
    if kind not in NAMED_BY_CONTENT:
        title = upper(title)
    return [title, *map(upper, lines)]


def describe_card(lexicon: Lexicon, name: str) -> list[str]:
    card = ids.CARDS.index(name)
    content = lexicon.content
    if card >= ids.FIRST_CULTURE:
        culture = content.culture_of(card)
        era = lexicon.name("era", culture.era)
        return [
            lexicon.printed("era", name=lexicon.card(card), era=era),
            lexicon.printed("cost", cost=lexicon.cost(0, culture.tool, culture.labor)),
            lexicon.effect(culture.effect),
            lexicon.printed("buried", n=culture.points),
            *reactions(lexicon, culture),
        ]
    folk = content.folk[card]
    lines = [lexicon.card(card), lexicon.printed("labor", n=folk.labor)]
    for column, labor in enumerate(folk.column_labor):
        if labor != folk.labor:
            where = lexicon.where(column)
            lines[-1] = lexicon.printed("labor_in", n=folk.labor, more=labor, where=where)
    if folk.ability is not None:
        lines.append(ability(lexicon, folk.ability))
    for key, effect in (("action", folk.action), ("eclipse", folk.eclipse)):
        if effect:
            lines.append(lexicon.printed(key, effect=lexicon.effect(effect)))
    return lines


def reactions(lexicon: Lexicon, culture: CultureCard) -> list[str]:
    """What opponents may do when the card is played."""
    if culture.kind == ids.PROSPERITY:
        return [lexicon.printed("prosperity", effect=lexicon.effect(culture.follow))]
    if culture.kind == ids.STRIFE:
        return [lexicon.printed("strife", n=culture.price)]
    return []


def ability(lexicon: Lexicon, printed: Ability) -> str:
    return lexicon.printed(
        "ability" if printed.labor else "ability_free",
        where=lexicon.where(printed.column),
        cost=lexicon.cost(0, 0, printed.labor),
        effect=lexicon.effect(printed.effect),
    )


def describe_animal(lexicon: Lexicon, name: str) -> list[str]:
    animal = lexicon.content.animals[ids.ANIMALS.index(name)]
    lines = animal_lines(lexicon, animal)
    if animal.rows:
        rows = " / ".join(lexicon.effect(row) for row in animal.rows)
        lines.append(lexicon.printed("rows", counts=up_to(len(animal.rows)), rows=rows))
    if animal.discount is not None:
        counter, div, labor, times = animal.discount
        per = lexicon.counter(counter, div)
        lines.append(lexicon.printed("discount", labor=labor, counter=per, most=labor * times))
    return lines


def animal_lines(lexicon: Lexicon, animal: Animal) -> list[str]:
    if animal.each is None:
        points = " / ".join(str(n) for n in animal.points[1:])
        worth = lexicon.printed("set", counts=up_to(len(animal.points) - 1), points=points)
    else:
        worth = lexicon.printed("each", n=animal.each)
    return [
        lexicon.printed("copies", name=animal.name[lexicon.language], n=animal.count),
        lexicon.printed("cost", cost=lexicon.cost(0, animal.tool, animal.labor)),
        lexicon.printed("tip", effect=lexicon.effect(animal.tip)),
        worth,
    ]


def up_to(most: int) -> str:
    """1 / 2 / 3 / 4+: the last number stands for more as well."""
    return f"{' / '.join(str(n) for n in range(1, most + 1))}+"


def describe_chief(lexicon: Lexicon, name: str) -> list[str]:
    chief = ids.CHIEFS.index(name)
    lines = [lexicon.name("chief", chief)]
    columns = len(lexicon.content.columns)
    for side in range(2):
        bonuses = [lexicon.content.bonus(chief, side, column) for column in range(columns)]
        parts = [
            lexicon.printed("in_column", column=lexicon.column(column), what=lexicon.effect(bonus))
            for column, bonus in enumerate(bonuses)
            if bonus
        ]
        lines.append(
            lexicon.printed("side", side=lexicon.name("side", side), bonuses=". ".join(parts))
        )
    return lines


def describe_setup(lexicon: Lexicon, name: str) -> list[str]:
    number = ids.SETUP_CARDS.index(name)
    return [lexicon.name("setup", number), lexicon.effect(lexicon.content.setup_cards[number][1])]


def describe_stone(lexicon: Lexicon, name: str) -> list[str]:
    stone = lexicon.content.stones[ids.STONES.index(name)]
    era = lexicon.name("era", stone.era)
    return [
        lexicon.printed("era", name=stone.name[lexicon.language], era=era),
        lexicon.printed(
            "stone", points=lexicon.rate(stone.rate, stone.counter, stone.div, stone.cap)
        ),
    ]


def describe_tile(lexicon: Lexicon, name: str) -> list[str]:
    tile = lexicon.content.tiles[ids.TILES.index(name)]
    title = tile.name[lexicon.language]
    if not tile.income:
        return [title, lexicon.printed("no_income")]
    return [title, lexicon.printed("income", effect=lexicon.effect(tile.income))]


def describe_space(lexicon: Lexicon, name: str) -> list[str]:
    return [lexicon.effect(lexicon.content.space_income[ids.SPACES.index(name)])]


def describe_column(lexicon: Lexicon, name: str) -> list[str]:
    number = ids.COLUMNS.index(name)
    column = lexicon.content.columns[number]
    lines = [lexicon.column(number)]
    if column.step_0:
        lines.append(lexicon.printed("step_0", effect=lexicon.effect(column.step_0)))
    for step, options in (("step_a", column.step_a), ("step_b", column.step_b)):
        parts = [option_text(lexicon, option) for option in options]
        lines.append(lexicon.printed(step, options=lexicon.term("semicolon").join(parts)))
    lines.append(lexicon.printed("first_figure", effect=lexicon.effect(column.first_figure)))
    return lines


def option_text(lexicon: Lexicon, option: ColumnOption) -> str:
    content, effect = lexicon.content, lexicon.effect(option.effect)
    if option.pays == BY_CARD:
        return lexicon.printed("option_printed", effect=effect)
    if option.pays == BY_STONE_SLOT:
        costs = [lexicon.cost(food, tools, 0) for food, tools in content.stone_cost]
        return lexicon.printed("option_slots", effect=effect, costs=" / ".join(costs))
    if option.pays == BY_VILLAGE_SLOT:
        costs = [lexicon.cost(food, 0, 0) for food in content.village_cost]
        return lexicon.printed("option_slots", effect=effect, costs=" / ".join(costs))
    if option.free:
        return effect
    cost = lexicon.cost(option.food, option.tool, option.labor)
    return lexicon.printed("option_paid", cost=cost, effect=effect)


def describe_nomad_card(lexicon: Lexicon, name: str) -> list[str]:
    number = ids.NOMAD_CARDS.index(name)
    card = lexicon.content.nomad_cards[number]
    lines = [
        lexicon.name("nomad_card", number),
        lexicon.printed(
            "nomad_card",
            column=lexicon.column(card.marked),
            big=lexicon.name("arrow", card.big),
            small=lexicon.name("arrow", card.small),
            n=card.labor,
        ),
    ]
    for column, pair in enumerate(card.actions):
        actions = " + ".join(lexicon.name("action", action) for action in pair)
        lines.append(lexicon.printed("in_column", column=lexicon.column(column), what=actions))
    return lines


def describe_land_card(lexicon: Lexicon, name: str) -> list[str]:
    number = ids.LAND_CARDS.index(name)
    card = lexicon.content.land_cards[number]
    return [
        lexicon.name("land", number),
        lexicon.printed("inner", hexes=lexicon.name("hexes", card.inner)),
        lexicon.printed("outer", hexes=lexicon.name("hexes", card.outer)),
    ]


def describe_track(lexicon: Lexicon, name: str) -> list[str]:
    """What the marker's space is worth at the end, from where on, and what single spaces give."""
    track = ids.TRACKS.index(name)
    content = lexicon.content
    values = content.glory_points if track == ids.GLORY else content.offering_rate
    effects = content.glory_effect if track == ids.GLORY else content.offering_effect
    steps = [
        lexicon.printed("worth_from", value=value, n=space)
        for space, value in enumerate(values)
        if value and (not space or value != values[space - 1])
    ]
    lines = [lexicon.name("track", track), lexicon.printed(name, steps=", ".join(steps))]
    for space, effect in enumerate(effects):
        if effect:
            lines.append(lexicon.printed("space", n=space, effect=lexicon.effect(effect)))
    return lines


def describe_slot(lexicon: Lexicon, name: str) -> list[str]:
    """Villages and Megaliths free an income of the Eclipse; a stone pays when it is built."""
    slot = ids.SLOTS.index(name)
    content = lexicon.content
    cost = ""
    if slot < ids.FIRST_MEGALITH_SLOT:
        key, income = "village_income", content.village_income[slot]
        cost = lexicon.cost(content.village_cost[slot], 0, 0)
    elif slot < ids.FIRST_STONE_SLOT:
        key, income = "megalith_income", content.megalith_income[slot - ids.FIRST_MEGALITH_SLOT]
    else:
        number = slot - ids.FIRST_STONE_SLOT
        key, income = "stone_income", content.stone_income[number]
        cost = lexicon.cost(*content.stone_cost[number], 0)
    lines = [lexicon.slot(slot), lexicon.printed(key, effect=lexicon.effect(income))]
    if cost:
        lines.insert(1, lexicon.printed("cost", cost=cost))
    return lines


def describe_token(lexicon: Lexicon, kind: str, number: int, effect: Effect) -> list[str]:
    term = {"rest_tile": "rest_tile", "ice_find": "ice_find_term", "fish": "fish_term"}[kind]
    return [of_kind(lexicon, kind, number, term), lexicon.effect(effect)]


def of_kind(lexicon: Lexicon, kind: str, number: int, term: str) -> str:
    return lexicon.printed("kind", name=lexicon.name(kind, number), kind=lexicon.term(term))


def describe_rest_tile(lexicon: Lexicon, name: str) -> list[str]:
    number = ids.REST_TILES.index(name)
    effect = lexicon.content.expansions.rest_tiles.effects[number]
    return describe_token(lexicon, "rest_tile", number, effect)


def describe_ice_find(lexicon: Lexicon, name: str) -> list[str]:
    number = ids.ICE_FINDS.index(name)
    effect = lexicon.content.expansions.ice_finds.effects[number]
    return describe_token(lexicon, "ice_find", number, effect)


def describe_fish(lexicon: Lexicon, name: str) -> list[str]:
    number = ids.FISH.index(name)
    effect = lexicon.content.expansions.rivers.fish[number].effect
    return describe_token(lexicon, "fish", number, effect)


def describe_dog(lexicon: Lexicon, name: str) -> list[str]:
    number = ids.DOGS.index(name)
    dogs = lexicon.content.expansions.dogs
    dog = dogs.cards[number]
    cost, effect = lexicon.cost(dogs.food, 0, 0), lexicon.effect(dog.effect)
    return [
        of_kind(lexicon, "dog", number, "dog_term"),
        lexicon.printed("dog", where=lexicon.where(dog.column), cost=cost, effect=effect),
    ]


def describe_ritual(lexicon: Lexicon, name: str) -> list[str]:
    number = ids.RITUALS.index(name)
    ritual = lexicon.content.expansions.rituals.cards[number]
    needs = [lexicon.need(counter, least) for counter, least in ritual.requirement]
    lines = [of_kind(lexicon, "ritual", number, "ritual_term")]
    if needs:
        lines.append(lexicon.printed("requirement", needs=lexicon.join(needs)))
    if ritual.food or ritual.tool:
        lines.append(lexicon.printed("cost", cost=lexicon.cost(ritual.food, ritual.tool, 0)))
    lines.append(lexicon.printed("reward", effect=lexicon.effect(ritual.reward)))
    return lines


def describe_landmark(lexicon: Lexicon, name: str) -> list[str]:
    number = ids.LANDMARKS.index(name)
    printed = lexicon.content.expansions.rivers.landmarks[number]
    points = lexicon.rate(printed.rate, printed.counter, printed.div, printed.cap)
    return [
        of_kind(lexicon, "landmark", number, "landmark_term"),
        lexicon.printed("landmark", points=points),
    ]


def describe_painting(lexicon: Lexicon, name: str) -> list[str]:
    number = ids.PAINTINGS.index(name)
    caves = lexicon.content.expansions.caves
    painting = caves.paintings[number]
    chamber = caves.chambers[painting.chamber][lexicon.language]
    complete, coloured = lexicon.effect(painting.complete), lexicon.effect(painting.coloured)
    lines = [
        of_kind(lexicon, "painting", number, "painting_term"),
        lexicon.printed("chamber", chamber=chamber, n=caves.torches_needed[painting.chamber]),
        lexicon.printed("complete", n=len(painting.lines), effect=complete),
        lexicon.printed("coloured", n=len(painting.dots), effect=coloured),
    ]
    paying = [
        lexicon.printed(
            "line_income",
            line=ids.LINES[line].rpartition("_")[2].upper(),
            effect=lexicon.effect(caves.lines[line].effect),
        )
        for line in painting.lines
        if caves.lines[line].effect
    ]
    return [*lines, lexicon.term("semicolon").join(paying)] if paying else lines


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
