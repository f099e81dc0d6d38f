"""A position laid out on the table. What it leaves open is dealt from what is left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from dolmen.core.position import UNSEEN, BadPosition, Position
from dolmen.games.endless_winter import ids
from dolmen.games.endless_winter.census import census
from dolmen.games.endless_winter.eclipse import Eclipse, EclipseOf
from dolmen.games.endless_winter.megaliths import LEVEL_SIZE, spaces_of
from dolmen.games.endless_winter.position import cards, terrain
from dolmen.games.endless_winter.position.fields import (
    ECLIPSE_BEGINS,
    FIRST_FIGURES,
    INCOMES,
    LAST_INCOMES,
    MOMENTS,
    NOMADS,
    PIECES,
    SIDES,
    TURN,
    YOU,
    numbered,
    site_id,
)
from dolmen.games.endless_winter.position.modules import PARTS
from dolmen.games.endless_winter.position.part import PERSON, take_apart
from dolmen.games.endless_winter.problem import problem
from dolmen.games.endless_winter.rounds import NextTurn, RoundEnd
from dolmen.games.endless_winter.state import (
    ACTION,
    ECLIPSE,
    HOME,
    MAMMOTH,
    NEUTRAL_FIGURE,
    NOMAD_TILE,
    NOTHING,
    SETUP_STREAM,
    State,
)

FIGURES_PER_SIDE = 3


def lay(s: State, position: Position) -> None:
    box = census(s)
    s.tiles = terrain.lay_tiles(s, position.get("tiles", {}))
    lay_site(s, position)
    lay_seats(s, position)
    lay_junctions(s, position)
    lay_animals(s, position, box)
    lay_stones(s, position)
    cards.lay_cards(s, position, box)
    lay_modules(s, position)
    begin(s, position)


def lay_modules(s: State, position: Position) -> None:
    """Every module makes its memory for this map, then takes what is said of it."""
    points = s.seats[s.nomads].points
    s.memory = [module.memory(s) for module in s.rules.modules]
    s.seats[s.nomads].points = points  # what the Nomads begin with is told by the position
    lay_figures(s, position)
    for module in s.rules.modules:
        if type(module) in PARTS:
            PARTS[type(module)].lay(s, position)


def begin(s: State, position: Position) -> None:
    """What comes next."""
    s.round = max(1, position.get("round", 1))
    s.order = (PERSON, s.nomads) if position.get("order") == YOU else (s.nomads, PERSON)
    moment = MOMENTS.index(position.get("moment", MOMENTS[TURN]))
    turns = [sum(place != HOME for place in s.seats[seat].figures) for seat in s.order]
    s.sides_open = s.setup_open = True
    s.phase = ACTION if moment in (TURN, ECLIPSE_BEGINS) else ECLIPSE
    s.piles_open = s.phase == ECLIPSE
    if moment == TURN:
        if sum(turns) == FIGURES_PER_SIDE * len(s.order) or turns[0] - turns[1] not in (0, 1):
            raise BadPosition("moment", problem("position_moment"))
        s.push(NextTurn(sum(turns)))
        return
    if turns != [FIGURES_PER_SIDE] * len(s.order):
        raise BadPosition("moment", problem("position_moment"))
    s.push(RoundEnd())
    if moment == ECLIPSE_BEGINS:
        s.push(Eclipse())
    elif moment in (INCOMES, LAST_INCOMES):
        s.push(EclipseOf(s.order[1]))
        if moment == INCOMES:
            s.push(EclipseOf(s.order[0]))


def lay_seats(s: State, position: Position) -> None:
    me, theirs = s.seats[PERSON], s.seats[s.nomads]
    for seat, side in ((me, YOU), (theirs, NOMADS)):
        for name in ("food", "tools", "points", "glory", "offering"):
            setattr(seat, name, position.get(f"{side}.{name}", 0))
    chiefs = list(s.rules.chiefs)
    chance = chiefs[s.below(SETUP_STREAM, len(chiefs))]
    me.chiefs = []
    me.chief = ids.CHIEFS.index(position["you.chief"]) if "you.chief" in position else chance
    me.side = ids.SIDES.index(position.get("you.side", ids.SIDES[0]))
    if "you.setup" in position:
        me.setup = ids.SETUP_CARDS.index(position["you.setup"])
    else:
        me.setup = s.below(SETUP_STREAM, len(ids.SETUP_CARDS))
    lay_camps(s, position)


def lay_camps(s: State, position: Position) -> None:
    me, theirs = s.seats[PERSON], s.seats[s.nomads]
    standing = position.get("you.camps", {ids.LOCATIONS[s.rules.home]: s.content.camps_on_base})
    me.camps = [standing.get(name, 0) for name in ids.LOCATIONS]
    me.board_camps = s.content.camps_max - sum(me.camps)
    if me.board_camps < 0:
        raise BadPosition("you.camps", problem("position_over"))
    land = s.content.land_cards[s.below(SETUP_STREAM, len(ids.LAND_CARDS))]
    dealt = [ids.HEXES[hex_] for hex_ in (*land.outer, *land.inner)]
    said = position.get("nomads.camps", dealt)
    theirs.camps = [int(name in said) for name in ids.LOCATIONS]
    theirs.board_camps = 0
    if sum(theirs.camps) != s.content.camps_max:
        raise BadPosition("nomads.camps", problem("must_be", value=s.content.camps_max))


def lay_junctions(s: State, position: Position) -> None:
    pieces = {SIDES[0]: PERSON, SIDES[1]: s.nomads, "nomad_tile": NOMAD_TILE, "mammoth": MAMMOTH}
    s.junctions = [NOTHING] * len(ids.JUNCTIONS)
    for name, piece in position.get("junctions", {}).items():
        s.junctions[ids.JUNCTIONS.index(name)] = pieces[piece]
    for seat, me in enumerate(s.seats):
        me.villages = s.junctions.count(seat)
        if me.villages > s.content.villages_max:
            raise BadPosition("junctions", problem("position_over"))
    mammoth = any(module.id == "mammoth" for module in s.rules.modules)
    if s.junctions.count(NOMAD_TILE) > 1 or s.junctions.count(MAMMOTH) > int(mammoth):
        raise BadPosition("junctions", problem("position_over"))


def lay_site(s: State, position: Position) -> None:
    places = numbered(len(s.content.patterns[s.players]))
    said = position.get("site_tiles", {})
    lying = [said.get(place, UNSEEN) for place in places]
    if len(set(lying) - {UNSEEN}) < sum(name != UNSEEN for name in lying):
        raise BadPosition("site_tiles", problem("twice"))
    cave = any(module.id == "cave_paintings" for module in s.rules.modules)
    every = list(ids.SITE_TILES if cave else ids.BASE_SITE_TILES)
    tiles = [ids.SITE_TILES.index(name) for name in take_apart(every, lying, s)]
    s.spaces = spaces_of(s.content, s.players, tiles)
    s.site = [0] * len(s.site)
    for place in (*s.rules.layout.spaces, *s.rules.layout.raised):
        piece = position.get("site", {}).get(site_id(place))
        if piece is None:
            continue
        s.site[place] = PIECES.index(piece) + 1
        if not all(s.site[below] for below in s.rules.layout.support_of.get(place, ())):
            raise BadPosition("site", problem("position_support"))
    for seat, me in enumerate(s.seats):
        own = [place for place, piece in enumerate(s.site) if (piece + 1) // 2 == seat + 1]
        me.built = len(own)
        me.raised = sum(place >= LEVEL_SIZE for place in own)
        if me.built > s.content.megaliths_max:
            raise BadPosition("site", problem("position_over"))


def lay_figures(s: State, position: Position) -> None:
    """The first figure in a column stands on its symbol."""
    standing = position.get("figures", {})
    for number, name in enumerate(FIRST_FIGURES):
        place = ids.PLACES.index(standing[name]) if name in standing else HOME
        s.seats[PERSON if number < FIGURES_PER_SIDE else s.nomads].figures[
            number % FIGURES_PER_SIDE
        ] = place
    told = position.get("first", {})
    for column in range(len(s.first)):
        if s.first[column] == NEUTRAL_FIGURE:
            continue
        here = [name for name in FIRST_FIGURES if standing.get(name) == ids.PLACES[column + 1]]
        first = told.get(ids.COLUMNS[column], here[0] if here else None)
        if first is not None and first not in here:
            raise BadPosition("first", problem("position_option", name=first))
        s.first[column] = NOTHING if first is None else FIRST_FIGURES.index(first)


def lay_animals(s: State, position: Position, box: dict[str, int]) -> None:
    """The deck is shuffled from those that lie nowhere else."""
    left = Counter({animal: box.get(ids.ANIMALS[animal], 0) for animal in s.rules.animals})
    me, theirs = s.seats[PERSON], s.seats[s.nomads]
    for key, held in (
        ("you.animals", me.upright),
        ("you.tipped", me.tipped),
        ("nomads.animals", theirs.upright),
    ):
        held[:] = [position.get(key, {}).get(name, 0) for name in ids.ANIMALS[: len(held)]]
        left.subtract({animal: n for animal, n in enumerate(held) if n})
    said = position.get("ground", dict.fromkeys(ids.GROUND, UNSEEN))
    left.subtract(ids.ANIMALS.index(name) for name in said.values() if name != UNSEEN)
    for animal, n in left.items():
        if n < 0:
            held_ = box.get(ids.ANIMALS[animal], 0)
            wrong = problem("position_census", found=held_ - n, held=held_)
            raise BadPosition(ids.ANIMALS[animal], wrong)
    s.animal_deck = sorted(left.elements())
    s.shuffle(SETUP_STREAM, s.animal_deck)
    s.ground = [NOTHING] * len(ids.GROUND)
    for cell, place in enumerate(ids.GROUND):
        name = said.get(place)
        if name == UNSEEN:
            s.ground[cell] = s.animal_deck.pop() if s.animal_deck else NOTHING
        elif name is not None:
            s.ground[cell] = ids.ANIMALS.index(name)


def lay_stones(s: State, position: Position) -> None:
    """As many of each era as the setup lays out, in the rows or taken."""
    each = len(s.stones) // 2
    me, theirs = s.seats[PERSON], s.seats[s.nomads]
    taken = [position.get("you.stones", []), position.get("nomads.stones", [])]
    places = numbered(len(s.stones))
    gone = len(taken[0]) + len(taken[1])
    said = position.get("stones", dict.fromkeys(places[gone:], UNSEEN))
    known = [name for name in (*taken[0], *taken[1], *said.values()) if name != UNSEEN]
    if len(set(known)) < len(known):
        raise BadPosition("stones", problem("twice"))
    if len(said) + gone != len(s.stones) or max(map(len, taken)) > s.content.stones_max:
        raise BadPosition("stones", problem("position_stones", count=len(s.stones)))
    draw = drawing(s, known)
    row = [NOTHING] * len(s.stones)
    for at, place in enumerate(places):
        era = 1 if at < each else 2
        if place in said:
            row[at] = draw(era) if said[place] == UNSEEN else ids.STONES.index(said[place])
            if s.content.stones[row[at]].era != era:
                raise BadPosition("stones", problem("position_option", name=said[place]))
    s.stones = row
    missing = [era for era in (1, 2) for place in era_half(row, era) if place == NOTHING]
    for seat, names in ((me, taken[0]), (theirs, taken[1])):
        seat.stones = []
        for name in names:
            if name != UNSEEN:
                stone = ids.STONES.index(name)
                era = s.content.stones[stone].era
                if era not in missing:
                    raise BadPosition("stones", problem("position_option", name=name))
                missing.remove(era)
                seat.stones.append(stone)
            else:
                seat.stones.append(UNKNOWN)
    for seat in (me, theirs):
        seat.stones = [draw(missing.pop(0)) if n == UNKNOWN else n for n in seat.stones]


UNKNOWN = -2


def era_half(row: list[int], era: int) -> list[int]:
    half = len(row) // 2
    return row[:half] if era == 1 else row[half:]


def drawing(s: State, known: list[str]) -> Callable[[int], int]:
    """Draws a stone of an era that lies nowhere yet."""
    left = {
        era: [
            n
            for n in s.rules.stones
            if s.content.stones[n].era == era and ids.STONES[n] not in known
        ]
        for era in (1, 2)
    }
    for stones in left.values():
        s.shuffle(SETUP_STREAM, stones)

    def draw(era: int) -> int:
        if not left[era]:
            raise BadPosition("stones", problem("position_left"))
        return left[era].pop()

    return draw
