"""What a position of a game against the Nomads can say."""

from __future__ import annotations

from dolmen.core.position import Field
from dolmen.games.endless_winter import ids
from dolmen.games.endless_winter.idol_board import top
from dolmen.games.endless_winter.position.modules import PARTS
from dolmen.games.endless_winter.state import NOTHING, State

# When a game can begin: before a turn, before the Eclipse, before the incomes of the first or of
# the second side, before the Preparation (or the end of the game).
MOMENTS = ("turn", "eclipse", "incomes", "last_incomes", "preparation")
TURN, ECLIPSE_BEGINS, INCOMES, LAST_INCOMES, PREPARATION_BEGINS = range(5)
YOU, NOMADS = "you", "nomads"
SIDES = (YOU, NOMADS)
BACKS = ("culture_1", "culture_2")  # cards that nobody has seen, by their era
MY_FIGURES = ("chief", "tribe_1", "tribe_2")
NOMAD_FIGURES = ("nomad_1", "nomad_2", "nomad_3")
FIRST_FIGURES = (*MY_FIGURES, *NOMAD_FIGURES)
# Per piece of the Megalith site whose it is and whether it is neutral, as in the state.
PIECES = ("you", "you_neutral", "nomads", "nomads_neutral")
STANDING = ("you", "nomads", "nomad_tile", "mammoth")
GOODS = 299
MOST_ANIMALS = 20


def site_id(position: int) -> str:
    level, row, column = ids.site_place(position)
    return f"{level}.{row}.{column}"


def numbered(count: int) -> tuple[str, ...]:
    return tuple(str(n + 1) for n in range(count))


def fields(s: State) -> list[Field]:
    """Nothing for a game without the Nomads."""
    if s.nomads == NOTHING:
        return []
    found = [*round_fields(s), *own_fields(s), *nomad_fields(s), *table_fields(s)]
    for module in s.rules.modules:
        if type(module) in PARTS:
            found += PARTS[type(module)].fields(s)
    return found


def round_fields(s: State) -> list[Field]:
    places = ids.PLACES[: len(s.first) + 1]
    return [
        Field("round", "number", most=s.content.rounds),
        Field("moment", "choice", MOMENTS),
        Field("order", "choice", SIDES),
        Field("figures", "things", places, FIRST_FIGURES),
        Field("first", "things", FIRST_FIGURES, ids.COLUMNS[: len(s.first)]),
    ]


def own_fields(s: State) -> list[Field]:
    rules = s.rules
    folk = tuple(
        ids.FOLK[kind]
        for kind in range(len(ids.FOLK))
        if kind in rules.stacks or ids.FOLK[kind] in ids.STARTING
    )
    cultures = tuple(ids.CARDS[card] for card in (*rules.cultures, *rules.more_cultures))
    places = ids.LOCATIONS if rules.home == ids.START else ids.HEXES
    animals = animal_names(s)
    chiefs = tuple(ids.CHIEFS[chief] for chief in rules.chiefs)
    return [
        Field("you.chief", "choice", chiefs, dealt=True),
        Field("you.side", "choice", ids.SIDES),
        Field("you.setup", "choice", ids.SETUP_CARDS, dealt=True),
        *goods(s, YOU),
        Field("you.hand", "counts", (*folk, *cultures)),
        Field("you.deck", "counts", (*folk, *cultures)),
        Field("you.discard", "counts", (*folk, *cultures)),
        Field("you.pile", "counts", folk),
        Field("you.grave", "list", (*folk, *cultures)),
        Field("you.animals", "counts", animals, most=MOST_ANIMALS),
        Field("you.tipped", "counts", animals, most=MOST_ANIMALS),
        Field("you.camps", "counts", places, most=s.content.camps_max),
        Field("you.stones", "marks", stone_names(s), unseen=True),
    ]


def goods(s: State, side: str) -> list[Field]:
    end = top(s)
    numbers = (("food", GOODS), ("tools", GOODS), ("points", 999), ("glory", end))
    return [
        *(Field(f"{side}.{name}", "number", most=most) for name, most in numbers),
        Field(f"{side}.offering", "number", most=end),
    ]


def animal_names(s: State) -> tuple[str, ...]:
    return tuple(ids.ANIMALS[animal] for animal in s.rules.animals)


def stone_names(s: State) -> tuple[str, ...]:
    return tuple(ids.STONES[stone] for stone in s.rules.stones)


def nomad_fields(s: State) -> list[Field]:
    cards = tuple(ids.NOMAD_CARDS[n] for n, card in enumerate(s.content.nomad_cards) if card.count)
    buried = (*BACKS, *(ids.CARDS[card] for card in (*s.rules.cultures, *s.rules.more_cultures)))
    return [
        *goods(s, NOMADS),
        Field("nomads.animals", "counts", animal_names(s), most=MOST_ANIMALS),
        Field("nomads.camps", "marks", ids.HEXES, dealt=True),
        Field("nomads.stones", "marks", stone_names(s), unseen=True),
        Field("nomads.row", "list", cards, dealt=True),
        Field("nomads.pile", "list", cards, unseen=True),
        Field("nomads.next", "list", cards),
        Field("nomads.grave", "list", buried, unseen=True),
        Field("sacrifice", "list", buried, unseen=True),
        Field("land", "list", ids.LAND_CARDS),
        Field("land.next", "list", ids.LAND_CARDS),
    ]


def table_fields(s: State) -> list[Field]:
    rules = s.rules
    cultures = tuple(ids.CARDS[card] for card in (*rules.cultures, *rules.more_cultures))
    site = tuple(site_id(p) for p in (*rules.layout.spaces, *rules.layout.raised))
    tiles = ids.TILES if rules.home == ids.START else ids.TILES[: ids.FIRST_RIVER_TILE]
    patterns = numbered(len(s.content.patterns[s.players]))
    return [
        Field("display", "things", cultures, ids.DISPLAY, unseen=True),
        Field("removed", "list", (*BACKS, *cultures)),
        Field("ground", "things", animal_names(s), ids.GROUND, unseen=True),
        Field("stones", "things", stone_names(s), numbered(len(s.stones)), unseen=True),
        Field("tiles", "things", tiles, ids.HEXES, unseen=True),
        Field("junctions", "things", STANDING, ids.JUNCTIONS),
        Field("site_tiles", "things", ids.SITE_TILES, patterns, unseen=True),
        Field("site", "things", PIECES, site),
    ]
