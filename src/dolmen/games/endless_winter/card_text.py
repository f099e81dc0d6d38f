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
from dolmen.games.endless_winter.icon import Effect, Icon

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


def looked_up(lexicon: Lexicon) -> dict[str, list[str]]:
    """Per kind the ids of what this box holds."""
    return {
        kind: [name for number, name in enumerate(names) if lexicon.in_box(kind, number)]
        for kind, names in LOOKED_UP.items()
    }


def describe(lexicon: Lexicon, kind: str, name: str) -> list[str]:
    """What a component does: `kind` is card, animal, chief, setup, stone, tile, space, column,
    nomad_card, land_card, track or slot; `name` its id. The first line is its name."""
    return DESCRIBERS[kind](lexicon, name)


def describe_card(lexicon: Lexicon, name: str) -> list[str]:
    card = ids.CARDS.index(name)
    content = lexicon.content
    if card >= ids.FIRST_CULTURE:
        culture = content.culture_of(card)
        return [
            f"{lexicon.card(card)} ({lexicon.name('era', culture.era)})",
            f"{lexicon.term('cost')}: {lexicon.cost(0, culture.tool, culture.labor)}",
            lexicon.effect(culture.effect),
            f"{lexicon.term('points_if_buried')}: {culture.points}",
            *reactions(lexicon, culture),
        ]
    folk = content.folk[card]
    lines = [lexicon.card(card), f"{lexicon.term('labor')}: {folk.labor}"]
    for column, labor in enumerate(folk.column_labor):
        if labor != folk.labor:
            lines[-1] += f" ({lexicon.term('labor_in')} {lexicon.column(column)}: {labor})"
    if folk.ability is not None:
        lines.append(ability(lexicon, folk.ability))
    if folk.action:
        lines.append(f"{lexicon.term('action')}: {lexicon.effect(folk.action)}")
    if folk.eclipse:
        lines.append(f"{lexicon.term('eclipse')}: {lexicon.effect(folk.eclipse)}")
    return lines


def reactions(lexicon: Lexicon, culture: CultureCard) -> list[str]:
    """What opponents may do when the card is played."""
    if culture.kind == ids.PROSPERITY:
        kind, text = "prosperity", f"{lexicon.term('follow')}: {lexicon.effect(culture.follow)}"
    elif culture.kind == ids.STRIFE:
        kind, text = "strife", lexicon.term("strife_price").replace("#", str(culture.price))
    else:
        return []
    return [f"{lexicon.term(kind)}. {text}"]


def ability(lexicon: Lexicon, printed: Ability) -> str:
    everywhere = printed.column == ids.ANY_COLUMN
    where = lexicon.term("in_every_column") if everywhere else lexicon.column(printed.column)
    cost = lexicon.cost(0, 0, printed.labor)
    return f"{lexicon.term('ability')} ({where}, {cost}): {lexicon.effect(printed.effect)}"


def describe_animal(lexicon: Lexicon, name: str) -> list[str]:
    animal = lexicon.content.animals[ids.ANIMALS.index(name)]
    lines = animal_lines(lexicon, animal)
    if animal.rows:
        rows = " / ".join(lexicon.effect(row) for row in animal.rows)
        lines.append(f"{lexicon.term('rows')}: {rows}")
    if animal.discount is not None:
        counter, div, labor, times = animal.discount
        less = lexicon.term("discount").replace("#", str(labor))
        most = lexicon.term("at_most").replace("#", str(labor * times))
        lines.append(f"{less} {lexicon.counter(counter, div)} ({most})")
    return lines


def animal_lines(lexicon: Lexicon, animal: Animal) -> list[str]:
    if animal.each is None:
        points = " / ".join(str(n) for n in animal.points[1:])
        worth = f"{lexicon.term('set')}: {points}+"
    else:
        worth = f"{lexicon.term('points_each')}: {animal.each}"
    return [
        f"{animal.name[lexicon.language]} (x{animal.count})",
        f"{lexicon.term('cost')}: {lexicon.cost(0, animal.tool, animal.labor)}",
        f"{lexicon.term('tip')}: {lexicon.effect(animal.tip)}",
        worth,
    ]


def describe_chief(lexicon: Lexicon, name: str) -> list[str]:
    chief = ids.CHIEFS.index(name)
    lines = [lexicon.name("chief", chief)]
    columns = len(lexicon.content.columns)
    for side in range(2):
        bonuses = [lexicon.content.bonus(chief, side, column) for column in range(columns)]
        parts = [
            f"{lexicon.column(column)}: {lexicon.effect(bonus)}"
            for column, bonus in enumerate(bonuses)
            if bonus
        ]
        lines.append(f"{lexicon.name('side', side)}: {'; '.join(parts)}")
    return lines


def describe_setup(lexicon: Lexicon, name: str) -> list[str]:
    number = ids.SETUP_CARDS.index(name)
    return [lexicon.name("setup", number), lexicon.effect(lexicon.content.setup_cards[number][1])]


def describe_stone(lexicon: Lexicon, name: str) -> list[str]:
    stone = lexicon.content.stones[ids.STONES.index(name)]
    points = per_counter(lexicon, stone.rate, stone.counter, stone.div, stone.cap)
    return [
        f"{stone.name[lexicon.language]} ({lexicon.name('era', stone.era)})",
        f"{lexicon.term('per_eclipse')}: {points}",
    ]


def per_counter(lexicon: Lexicon, rate: int, counter: int, div: int, cap: int) -> str:
    """1 point per 2 buried cards (at most 5)."""
    points = lexicon.icon(Icon(ids.POINT, rate))
    each = {"en": "per", "de": "je", "fr": "par"}[lexicon.language]
    most = lexicon.term("at_most").replace("#", str(cap))
    return f"{points} {each} {lexicon.counter(counter, div)} ({most})"


def describe_tile(lexicon: Lexicon, name: str) -> list[str]:
    tile = lexicon.content.tiles[ids.TILES.index(name)]
    return [tile.name[lexicon.language], f"{lexicon.term('income')}: {lexicon.effect(tile.income)}"]


def describe_space(lexicon: Lexicon, name: str) -> list[str]:
    return [lexicon.effect(lexicon.content.space_income[ids.SPACES.index(name)])]


def describe_column(lexicon: Lexicon, name: str) -> list[str]:
    number = ids.COLUMNS.index(name)
    column = lexicon.content.columns[number]
    lines = [lexicon.column(number)]
    if column.step_0:
        lines.append(f"{lexicon.term('step_0')}: {lexicon.effect(column.step_0)}")
    for step, options in (("step_a_term", column.step_a), ("step_b_term", column.step_b)):
        parts = [f"{option_cost(lexicon, o)}: {lexicon.effect(o.effect)}" for o in options]
        lines.append(f"{lexicon.term(step)}: {'; '.join(parts)}")
    lines.append(f"{lexicon.term('first_figure_term')}: {lexicon.effect(column.first_figure)}")
    return lines


def option_cost(lexicon: Lexicon, option: ColumnOption) -> str:
    content = lexicon.content
    if option.pays == BY_CARD:
        return lexicon.term("cost")
    if option.pays == BY_STONE_SLOT:
        return " / ".join(lexicon.cost(food, tools, 0) for food, tools in content.stone_cost)
    if option.pays == BY_VILLAGE_SLOT:
        return " / ".join(lexicon.cost(food, 0, 0) for food in content.village_cost)
    return lexicon.cost(option.food, option.tool, option.labor)


def describe_nomad_card(lexicon: Lexicon, name: str) -> list[str]:
    number = ids.NOMAD_CARDS.index(name)
    card = lexicon.content.nomad_cards[number]
    lines = [
        lexicon.name("nomad_card", number),
        f"{lexicon.term('marks')}: {lexicon.column(card.marked)}; {lexicon.term('arrows')}: "
        f"{lexicon.name('arrow', card.big)}, {lexicon.name('arrow', card.small)}; "
        f"{lexicon.term('labor')}: {card.labor}",
    ]
    for column, pair in enumerate(card.actions):
        actions = " + ".join(lexicon.name("action", action) for action in pair)
        lines.append(f"{lexicon.column(column)}: {actions}")
    return lines


def describe_land_card(lexicon: Lexicon, name: str) -> list[str]:
    number = ids.LAND_CARDS.index(name)
    card = lexicon.content.land_cards[number]
    return [
        lexicon.name("land", number),
        f"{lexicon.term('inner')}: {lexicon.name('hexes', card.inner)}",
        f"{lexicon.term('outer')}: {lexicon.name('hexes', card.outer)}",
    ]


def describe_track(lexicon: Lexicon, name: str) -> list[str]:
    track = ids.TRACKS.index(name)
    content = lexicon.content
    numbers = content.glory_points if track == ids.GLORY else content.offering_rate
    effects = content.glory_effect if track == ids.GLORY else content.offering_effect
    lines = [lexicon.name("track", track), " ".join(f"{n}:{v}" for n, v in enumerate(numbers))]
    lines += [f"{n}: {lexicon.effect(effect)}" for n, effect in enumerate(effects) if effect]
    return lines


def describe_slot(lexicon: Lexicon, name: str) -> list[str]:
    slot = ids.SLOTS.index(name)
    content = lexicon.content
    if slot < ids.FIRST_MEGALITH_SLOT:
        cost = lexicon.cost(content.village_cost[slot], 0, 0)
        income = content.village_income[slot]
    elif slot < ids.FIRST_STONE_SLOT:
        cost = ""
        income = content.megalith_income[slot - ids.FIRST_MEGALITH_SLOT]
    else:
        number = slot - ids.FIRST_STONE_SLOT
        cost = lexicon.cost(*content.stone_cost[number], 0)
        income = content.stone_income[number]
    lines = [lexicon.slot(slot), f"{lexicon.term('income')}: {lexicon.effect(income)}"]
    if cost:
        lines.insert(1, f"{lexicon.term('cost')}: {cost}")
    return lines


def describe_effect(lexicon: Lexicon, kind: str, number: int, effect: Effect) -> list[str]:
    term = {"rest_tile": "rest_tile", "ice_find": "ice_find_term", "fish": "fish_term"}[kind]
    return [f"{lexicon.name(kind, number)} ({lexicon.term(term)})", lexicon.effect(effect)]


def describe_rest_tile(lexicon: Lexicon, name: str) -> list[str]:
    number = ids.REST_TILES.index(name)
    effect = lexicon.content.expansions.rest_tiles.effects[number]
    return describe_effect(lexicon, "rest_tile", number, effect)


def describe_ice_find(lexicon: Lexicon, name: str) -> list[str]:
    number = ids.ICE_FINDS.index(name)
    effect = lexicon.content.expansions.ice_finds.effects[number]
    return describe_effect(lexicon, "ice_find", number, effect)


def describe_fish(lexicon: Lexicon, name: str) -> list[str]:
    number = ids.FISH.index(name)
    effect = lexicon.content.expansions.rivers.fish[number].effect
    return describe_effect(lexicon, "fish", number, effect)


def describe_dog(lexicon: Lexicon, name: str) -> list[str]:
    number = ids.DOGS.index(name)
    dogs = lexicon.content.expansions.dogs
    dog = dogs.cards[number]
    everywhere = dog.column == ids.ANY_COLUMN
    where = lexicon.term("in_every_column") if everywhere else lexicon.column(dog.column)
    return [
        f"{lexicon.name('dog', number)} ({lexicon.term('dog_term')})",
        f"{where}, {lexicon.cost(dogs.food, 0, 0)}: {lexicon.effect(dog.effect)}",
    ]


def describe_ritual(lexicon: Lexicon, name: str) -> list[str]:
    number = ids.RITUALS.index(name)
    ritual = lexicon.content.expansions.rituals.cards[number]
    needs = [lexicon.counter(counter, least) for counter, least in ritual.requirement]
    lines = [f"{lexicon.name('ritual', number)} ({lexicon.term('ritual_term')})"]
    if needs:
        lines.append(f"{lexicon.term('requirement')}: {lexicon.join(needs)}")
    if ritual.food or ritual.tool:
        lines.append(f"{lexicon.term('cost')}: {lexicon.cost(ritual.food, ritual.tool, 0)}")
    lines.append(f"{lexicon.term('reward')}: {lexicon.effect(ritual.reward)}")
    return lines


def describe_landmark(lexicon: Lexicon, name: str) -> list[str]:
    number = ids.LANDMARKS.index(name)
    printed = lexicon.content.expansions.rivers.landmarks[number]
    points = per_counter(lexicon, printed.rate, printed.counter, printed.div, printed.cap)
    return [
        f"{lexicon.name('landmark', number)} ({lexicon.term('landmark_term')})",
        f"{lexicon.term('leader_points')}: {points}",
    ]


def describe_painting(lexicon: Lexicon, name: str) -> list[str]:
    number = ids.PAINTINGS.index(name)
    caves = lexicon.content.expansions.caves
    painting = caves.paintings[number]
    chamber = caves.chambers[painting.chamber][lexicon.language]
    torches = caves.torches_needed[painting.chamber]
    needed = lexicon.term("torches_needed").replace("#", str(torches))
    complete, coloured = lexicon.effect(painting.complete), lexicon.effect(painting.coloured)
    lines = [
        f"{lexicon.name('painting', number)} ({lexicon.term('painting_term')})",
        f"{chamber}: {needed}",
        f"{lexicon.term('when_complete')} ({len(painting.lines)}): {complete}",
        f"{lexicon.term('when_coloured')} ({len(painting.dots)}): {coloured}",
    ]
    paying = [
        f"{ids.LINES[line].rpartition('_')[2].upper()} {lexicon.effect(caves.lines[line].effect)}"
        for line in painting.lines
        if caves.lines[line].effect
    ]
    if paying:
        lines.append(f"{lexicon.term('lines_with_income')}: {', '.join(paying)}")
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
