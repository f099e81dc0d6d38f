"""What a seat may know as a list of whole numbers (`core/encoding.py`). The modules in play add
theirs (`modules/encode.py`). Alone, the Nomads are the second side of the table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from dolmen.core.encoding import (
    Encoding,
    Part,
    amounts,
    kind_of_decision,
    number_prompts,
    one,
    others,
)
from dolmen.games.endless_winter.eclipse import EclipseEnd, InOrder, InTurn
from dolmen.games.endless_winter.ids import (
    ANIMALS,
    ARROWS,
    CHIEFS,
    COLUMNS,
    CULTURE,
    DISPLAY,
    FIRST_CULTURE,
    FOLK,
    GROUND,
    HEXES,
    ITEMS,
    JUNCTIONS,
    LAND_CARDS,
    LOCATIONS,
    NOMAD_CARDS,
    PLACES,
    SETUP_CARDS,
    SIDES,
    SPACES,
    STONES,
    TILES,
)
from dolmen.games.endless_winter.messages import MESSAGES
from dolmen.games.endless_winter.modules.catalogue import in_play
from dolmen.games.endless_winter.modules.encode import module_parts, writers_of
from dolmen.games.endless_winter.nomads.situation import arrows
from dolmen.games.endless_winter.state import (
    ECLIPSE,
    FACE_DOWN,
    MAMMOTH,
    NEUTRAL_FIGURE,
    NOMAD_TILE,
    NOTHING,
    OVER,
    PHASES,
    Seat,
    State,
)

PROMPTS = number_prompts(MESSAGES.prompts)
SPACES_BUILT, RAISED = 32, 38  # positions of the Megalith site: level 1, and at most above it
CARD_TYPES = len(FOLK)
NO_OWN = [0] * (3 * CARD_TYPES)  # hand, deck, pile
# Where the cards of a side are counted: what is unseen, and so on; one number for what lies face
# down in the grave.
AT_DISCARD, AT_AREA, AT_GRAVE = CARD_TYPES, 2 * CARD_TYPES, 3 * CARD_TYPES
AT_FACE_DOWN = 4 * CARD_TYPES
AT_SEALED = AT_FACE_DOWN + 1
NO_HEAPS = [0] * (AT_SEALED + CARD_TYPES)
NO_CULTURE = [0] * len(CULTURE)
NO_STONES = [0] * len(STONES)
NO_ITEMS = [0] * len(ITEMS)
NO_NOMADS = [0] * len(NOMAD_CARDS)
NO_ANIMALS = [[0] * (len(ANIMALS) - known) for known in range(len(ANIMALS) + 1)]
NO_LAND = [0] * len(LAND_CARDS)
NO_CHOICE = [0] * (len(CHIEFS) + len(SETUP_CARDS))
# A card of the display as a number; the last is none.
DISPLAYED = [*[0] * FIRST_CULTURE, *range(1, len(CULTURE) + 1), 0]
# Where a Culture card is. Each exists once; from FIRST_SIDE on four places for every side.
REMOVED, SACRIFICE, HAND, DECK, FIRST_SIDE = range(1, 6)
UNSEEN, DISCARD, AREA, GRAVE = range(4)


def seats_seen(sides: int, seat: int) -> tuple[int, ...]:
    """Whoever stands on a junction, as the seat counts; the last is nobody."""
    seen = [0] * (MAMMOTH + 2)
    for other in range(sides):
        seen[other] = (other - seat) % sides + 1
    seen[NOMAD_TILE], seen[MAMMOTH] = sides + 1, sides + 2
    return tuple(seen)


def pieces_seen(sides: int, seat: int) -> tuple[int, ...]:
    """A piece of the Megalith site, as the seat counts: 0 is none."""
    return (
        0,
        *(1 + 2 * ((o - seat) % sides) + neutral for o in range(sides) for neutral in (0, 1)),
    )


def symbols_seen(sides: int, seat: int) -> list[int]:
    """Whose figure came first to a column, as the seat counts; the last is nobody's."""
    found = [(figure // 3 - seat) % sides + 1 for figure in range(3 * sides)]
    found += [0] * (NEUTRAL_FIGURE + 2 - len(found))
    found[NEUTRAL_FIGURE] = sides + 1
    return found


SEEN = tuple(tuple(seats_seen(sides, seat) for seat in range(sides)) for sides in range(5))
SYMBOLS = tuple(tuple(symbols_seen(sides, seat) for seat in range(sides)) for sides in range(5))
PIECES = tuple(tuple(pieces_seen(sides, seat) for seat in range(sides)) for sides in range(5))


def encoding(players: int, options: Mapping[str, str]) -> Encoding:
    return shape(players, tuple(module.id for module in in_play(options)))


@cache
def shape(players: int, modules: tuple[str, ...]) -> Encoding:
    solo = players == 1
    seats = ("own", "nomads") if solo else others(players)
    parts = [
        amounts("turn", "round", "labor", "extra_card", "village_tile", "piles_open"),
        one("phase", PHASES),
        one("decision", tuple(template.key for template in MESSAGES.prompts)),
        Part("who", ("decides", "active", "eclipse"), seats),
        one("column", COLUMNS),
        one("figure", ("chief", "tribe 1", "tribe 2")),
        amounts("due", *ITEMS),
        amounts("choice", *CHIEFS, *SETUP_CARDS),
        amounts("hand", *FOLK),
        amounts("deck", *FOLK),
        amounts("pile", *FOLK),
    ]
    for place, name in enumerate(seats):
        parts += seat_parts(f"seat.{place}" if place else name)
    parts += shared_parts(seats)
    if solo:
        parts += nomad_parts()
    for module in modules:
        parts += module_parts(module, players, seats)
    return Encoding(parts)


def culture_places(seats: tuple[str, ...]) -> tuple[str, ...]:
    words = ("unseen", "discard", "area", "grave")
    return (
        "removed",
        "sacrifice",
        "hand",
        "deck",
        *(f"{s} {word}" for s in seats for word in words),
    )


def seat_parts(name: str) -> list[Part]:
    return [
        one(f"{name}.chief", CHIEFS),
        one(f"{name}.side", SIDES),
        one(f"{name}.setup", SETUP_CARDS),
        Part(f"{name}.figures", ("chief", "tribe 1", "tribe 2"), PLACES),
        amounts(
            f"{name}.has",
            "side chosen",
            "setup chosen",
            "food",
            "tools",
            "points",
            "glory",
            "offering",
            "board camps",
            "villages",
            "megaliths",
            "raised",
            "deck",
            "hand",
            "pile",
        ),
        amounts(f"{name}.camps", *LOCATIONS),
        amounts(f"{name}.upright", *ANIMALS),
        amounts(f"{name}.tipped", *ANIMALS),
        amounts(f"{name}.unseen", *FOLK),
        amounts(f"{name}.discard", *FOLK),
        amounts(f"{name}.area", *FOLK),
        amounts(f"{name}.grave", *FOLK, "face down"),
        amounts(f"{name}.sealed", *FOLK),
    ]


def shared_parts(seats: tuple[str, ...]) -> list[Part]:
    places = tuple(str(n) for n in range(SPACES_BUILT + RAISED))
    pieces = tuple(f"{seat}{neutral}" for seat in seats for neutral in ("", " neutral"))
    return [
        Part("culture", CULTURE, culture_places(seats)),
        Part("display", DISPLAY, CULTURE),
        Part("ground", GROUND, ANIMALS),
        amounts("tribe_cards", *FOLK),
        amounts("left", "era 1", "era 2", "removed", "animals"),
        Part("stones", STONES, ("row", *seats)),
        amounts("stones.place", *STONES),
        Part("order", places[: len(seats)], seats),
        amounts("pledged", *COLUMNS),
        Part("symbol", COLUMNS, (*seats, "neutral")),
        Part("map.tile", HEXES, TILES),
        Part("site.space", places[:SPACES_BUILT], SPACES),
        Part("map.junction", JUNCTIONS, (*seats, "nomad_tile", "mammoth")),
        Part("site.piece", places, pieces),
    ]


def nomad_parts() -> list[Part]:
    return [
        amounts("nomads", "deck", "row", "pile", "sacrifice", "land deck"),
        Part("nomads.arrow", ("big", "small"), ARROWS),
        one("nomads.newest", NOMAD_CARDS),
        amounts("nomads.row", *NOMAD_CARDS),
        amounts("nomads.pile", *NOMAD_CARDS),
        amounts("nomads.land", *LAND_CARDS),
    ]


def encode(s: State, seat: int, out: list[int]) -> None:
    sides = len(s.seats)
    seen = SEEN[sides][seat]
    printed = printed_on(s)
    out[:] = (
        s.round,
        s.labor,
        s.extra_card,
        s.village_tile,
        s.piles_open,
        s.phase + 1,
        kind_of_decision(s, PROMPTS),
        seen[s.seat],
        seen[s.active],
    )
    write_eclipse(s, seen, out)
    places = NO_CULTURE[:]
    write_own(s.seats[seat], places, out)
    for number in range(seat, seat + sides):
        write_seat(s, number % sides, number - seat, places, out)
    write_shared(s, seen, SYMBOLS[sides][seat], places, out)
    write_map(s, printed, seen, PIECES[sides][seat], out)
    if s.nomads != NOTHING:
        write_nomads(s, out)
    for writer, number in printed.writers:
        writer(s, s.memory[number], seat, out)


def write_eclipse(s: State, seen: tuple[int, ...], out: list[int]) -> None:
    """Whose Eclipse it is, the place of the running turn, and what is still due."""
    who, items = NOTHING, NO_ITEMS
    if s.phase == ECLIPSE and s.piles_open:
        items = NO_ITEMS[:]
        for step in reversed(s.stack):
            if isinstance(step, EclipseEnd):
                who = step.who
                break
            if isinstance(step, InOrder | InTurn):
                for item in step.items:
                    items[item] += 1
    out += (seen[who], s.column + 1, s.figure + 1)
    out += items if who != NOTHING else NO_ITEMS


def write_own(me: Seat, places: list[int], out: list[int]) -> None:
    """What only the seat itself knows."""
    if me.chiefs or me.dealt:
        row = NO_CHOICE[:]
        for chief in me.chiefs:
            row[chief] += 1
        for card in me.dealt:
            row[len(CHIEFS) + card] += 1
        out += row
    else:
        out += NO_CHOICE
    row = NO_OWN[:]
    count_cards(me.hand, HAND, places, row, 0)
    count_cards(me.deck, DECK, places, row, CARD_TYPES)
    if me.pile:
        count_cards(me.pile, HAND, places, row, 2 * CARD_TYPES)
    out += row


def count_cards(cards: list[int], place: int, places: list[int], row: list[int], at: int) -> None:
    """How many Tribe cards of each type; Culture cards are noted by their places."""
    for card in cards:
        if card < FIRST_CULTURE:
            row[at + card] += 1
        else:
            places[card - FIRST_CULTURE] = place


def write_seat(s: State, number: int, nth: int, places: list[int], out: list[int]) -> None:
    """What everybody sees of a side; of one's own also what was chosen in secret."""
    me, own = s.seats[number], not nth
    sealed = s.sealing and not own
    pile = len(me.pile)
    chief, first, second = me.figures
    out += (
        me.chief + 1,
        me.side + 1 if own or s.sides_open else 0,
        me.setup + 1 if own or s.setup_open else 0,
        chief + 1,
        first + 1,
        second + 1,
        me.side != NOTHING,
        me.setup != NOTHING,
        me.food,
        me.tools,
        me.points,
        me.glory,
        me.offering,
        me.board_camps,
        me.villages,
        me.built,
        me.raised,
        len(me.deck),
        len(me.hand) + (pile if sealed else 0),
        0 if sealed else pile,
    )
    out += me.camps
    missing = NO_ANIMALS[len(me.upright)]
    out += me.upright
    out += missing
    out += me.tipped
    out += missing
    row = NO_HEAPS[:]
    write_heaps(s, me, own or number == s.nomads, FIRST_SIDE + 4 * nth, places, row)
    out += row


def write_heaps(
    s: State, me: Seat, known: bool, first: int, places: list[int], row: list[int]
) -> None:
    """The cards of a side by where they are."""
    if not known:  # who owns what can be counted by all
        count_cards(me.deck, first + UNSEEN, places, row, 0)
        count_cards(me.hand, first + UNSEEN, places, row, 0)
        if me.pile and not s.piles_open:
            count_cards(me.pile, first + UNSEEN, places, row, 0)
    if me.discard:
        count_cards(me.discard, first + DISCARD, places, row, AT_DISCARD)
    if me.area:
        count_cards(me.area, first + AREA, places, row, AT_AREA)
    grave = me.grave
    if grave:
        # Open; of the Nomads only what was seen before it was buried, until the end (N16).
        if s.nomads != NOTHING:
            turned = s.phase == OVER
            grave = [card % FACE_DOWN for card in grave if turned or card < FACE_DOWN]
            row[AT_FACE_DOWN] = len(me.grave) - len(grave)
        count_cards(grave, first + GRAVE, places, row, AT_GRAVE)
    if me.pile and s.piles_open:
        count_cards(me.pile, HAND, places, row, AT_SEALED)


def write_shared(
    s: State, seen: tuple[int, ...], symbols: list[int], places: list[int], out: list[int]
) -> None:
    hidden = 0
    for card in s.culture_removed:
        if card < FACE_DOWN:
            places[card - FIRST_CULTURE] = REMOVED
        else:
            hidden += 1
    for card in s.sacrifice:
        if FIRST_CULTURE <= card < FACE_DOWN:
            places[card - FIRST_CULTURE] = SACRIFICE
    out += places
    out += [DISPLAYED[card] for card in s.display]
    out += [animal + 1 for animal in s.ground]
    out += s.stacks
    out += (len(s.culture_decks[0]), len(s.culture_decks[1]), hidden, len(s.animal_deck))
    owners, row = NO_STONES[:], NO_STONES[:]
    for at, stone in enumerate(s.stones, start=1):
        if stone != NOTHING:
            owners[stone], row[stone] = 1, at
    for seat, me in enumerate(s.seats):
        for stone in me.stones:
            owners[stone] = 1 + seen[seat]
    out += owners
    out += row
    out += [seen[other] for other in s.order]
    spare = (0,) * (len(COLUMNS) - len(s.first))
    out += s.pledged
    out += spare
    out += [symbols[who] for who in s.first]
    out += spare


class Printed:
    """What never changes in a game: terrain tiles, spaces of the Megalith site, modules."""

    def __init__(self, s: State) -> None:
        self.tiles = s.tiles
        self.spaces = s.spaces
        self.rules = s.rules
        layout = s.rules.layout
        level = layout.spaces
        self.numbers = [tile + 1 for tile in s.tiles] + [s.spaces[place] + 1 for place in level]
        self.places = level + layout.raised
        self.writers = writers_of(s.rules.modules)
        self.missing = [0] * (RAISED - len(layout.raised))


KEPT = 64
PRINTED: dict[int, Printed] = {}


def printed_on(s: State) -> Printed:
    """Kept for the maps seen last: all states of a game share theirs."""
    key = id(s.tiles)
    found = PRINTED.get(key)
    if (
        found is None
        or found.tiles is not s.tiles
        or found.spaces is not s.spaces
        or found.rules is not s.rules
    ):
        if len(PRINTED) >= KEPT:
            PRINTED.clear()
        found = PRINTED[key] = Printed(s)
    return found


def write_map(
    s: State,
    printed: Printed,
    seen: tuple[int, ...],
    pieces: tuple[int, ...],
    out: list[int],
) -> None:
    out += printed.numbers
    out += [seen[owner] for owner in s.junctions]
    site = s.site
    out += [pieces[site[place]] for place in printed.places]
    out += printed.missing


def write_nomads(s: State, out: list[int]) -> None:
    row = s.nomad_row
    out += (
        len(s.nomad_deck),
        len(row),
        len(s.nomad_pile),
        len(s.sacrifice),
        len(s.land_deck),
    )
    big, small = arrows(s)
    out += (big + 1, small + 1, row[-1] + 1 if row else 0)
    counts = NO_NOMADS[:]
    for card in row:
        counts[card] += 1
    out += counts
    counts = NO_NOMADS[:]
    if s.piles_open:
        for card in s.nomad_pile:
            counts[card] += 1
    out += counts
    counts = NO_LAND[:]
    for card in s.land_discard:
        counts[card] += 1
    out += counts
