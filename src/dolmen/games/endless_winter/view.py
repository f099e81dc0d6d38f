"""What a seat may know of the table, built up from nothing: ids as strings, numbers, lists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NotRequired, TypeAlias, TypedDict

from dolmen.core.view import Past
from dolmen.games.endless_winter.ids import (
    ANIMALS,
    ARROWS,
    CARDS,
    CHIEFS,
    COLUMNS,
    DISPLAY,
    FIGURES,
    FOLK,
    GROUND,
    HEXES,
    JUNCTIONS,
    LAND_CARDS,
    LOCATIONS,
    NOMAD_CARDS,
    PLACES,
    SETUP_CARDS,
    SIDES,
    SITE_LEVELS,
    SPACES,
    START,
    STONES,
    TILES,
    Arrow,
    CardSide,
    FigureKind,
    site_place,
)
from dolmen.games.endless_winter.influence import influences
from dolmen.games.endless_winter.megaliths import LEVEL_SIZE
from dolmen.games.endless_winter.modules.views import (
    AncestorsView,
    CavePaintingsView,
    ColumnAbilitiesView,
    FourLeggedFriendsView,
    GlacierTokensView,
    MammothView,
    RestTilesView,
    RitualSitesView,
    RiversRaftsView,
)
from dolmen.games.endless_winter.nomads.situation import arrows, nomad_labor
from dolmen.games.endless_winter.progress import EclipseView, progress
from dolmen.games.endless_winter.state import (
    FACE_DOWN,
    HOME,
    NEUTRAL_FIGURE,
    NOMAD_TILE,
    NOTHING,
    OVER,
    PHASES,
    Phase,
    State,
)

Side: TypeAlias = int | Literal["nomads"]


class FigureView(TypedDict):
    seat: Side | Literal["neutral"]
    figure: FigureKind


class ColumnView(TypedDict):
    id: str
    first_figure_space: FigureView | None
    large_space: list[FigureView]


class HexView(TypedDict):
    tile: str | None  # None: the Starting Base tiles of all players
    camps: dict[str, int]  # by side
    influence: dict[str, int]


class MapView(TypedDict):
    hexes: dict[str, HexView]
    junctions: dict[str, str]  # a side, "nomad_tile" or "mammoth"


class SpaceView(TypedDict):
    space: str
    row: int
    column: int


class PieceView(TypedDict):
    level: int
    row: int
    column: int
    seat: Side
    neutral: bool


class SiteView(TypedDict):
    spaces: list[SpaceView]
    pieces: list[PieceView]


class FiguresView(TypedDict):
    """Figures that are not placed."""

    chief: int
    tribe: int


class AnimalsView(TypedDict):
    upright: int
    tipped: int


class SeatView(TypedDict):
    seat: Side
    chief: str | None
    chief_side: CardSide | None
    side_chosen: bool
    setup_card: str | None
    setup_chosen: bool
    food: int
    tools: int
    points: int
    glory: int
    offering: int
    figures: FiguresView
    camps_on_board: int
    villages_on_board: int
    megaliths_built: int
    megaliths_raised: int
    stones: list[str]
    animals: dict[str, AnimalsView]
    graveyard: list[str]
    # People:
    deck: NotRequired[int]
    hand_size: NotRequired[int]  # with the pile, while others seal it
    play_area: NotRequired[list[str]]
    discard: NotRequired[list[str]]
    eclipse_pile_size: NotRequired[int | None]  # None while others seal it
    eclipse_pile: NotRequired[list[str] | None]
    deck_hand_and_pile: NotRequired[dict[str, int]]
    # Whoever looks:
    hand: NotRequired[list[str]]
    deck_contents: NotRequired[dict[str, int]]
    chiefs_to_choose: NotRequired[list[str]]
    setup_to_choose: NotRequired[list[str]]


class NomadsView(TypedDict):
    deck: int
    row: list[str]  # newest last
    arrows: list[Arrow]  # big, small
    eclipse_pile_size: int
    eclipse_pile: list[str] | None
    eclipse_labor: int | None
    sacrifice_pile: list[str]  # top first
    land_discard: list[str]
    land_deck: int
    tile_at: str | None
    tile_side: Literal["camp", "village"]
    extra_card: bool


class Table(TypedDict):
    round: int
    rounds: int
    era: int
    phase: Phase
    solo: bool
    turn_order: list[Side]
    active: Side | None
    column: str | None
    labor: int
    pledged_labor: dict[str, int]
    columns: list[ColumnView]
    rest: list[FigureView]
    tribe_stacks: dict[str, int]
    culture_display: dict[str, str | None]
    culture_decks: list[int]
    culture_removed: list[str]
    hunting_ground: dict[str, str | None]
    animal_deck: int
    stone_rows: list[list[str | None]]
    map: MapView
    site: SiteView
    eclipse: EclipseView | None
    seats: list[SeatView]
    nomads: NotRequired[NomadsView]
    # One part per module in play:
    rest_tiles: NotRequired[RestTilesView]
    ancestors: NotRequired[AncestorsView]
    rivers_rafts: NotRequired[RiversRaftsView]
    glacier_tokens: NotRequired[GlacierTokensView]
    cave_paintings: NotRequired[CavePaintingsView]
    four_legged_friends: NotRequired[FourLeggedFriendsView]
    ritual_sites: NotRequired[RitualSitesView]
    mammoth: NotRequired[MammothView]
    column_abilities: NotRequired[ColumnAbilitiesView]


def view(s: State, seat: int | None) -> Table:
    return views(s, [seat])[0]


Seen = Past[State, Table]


def views(s: State, viewers: Sequence[int | None], past: Seen | None = None) -> list[Table]:
    """The views of several seats; they share what everybody sees, and with earlier ones what has
    not changed since."""
    if past is not None and not is_alike(s, past.state):
        past = None
    table = open_table(s, past)
    return [table if viewer is None else seen_by(table, s, viewer, past) for viewer in viewers]


def is_alike(s: State, was: State) -> bool:
    """Whether the same things of every seat are open."""
    return (
        s.sides_open == was.sides_open
        and s.setup_open == was.setup_open
        and s.piles_open == was.piles_open
        and s.sealing == was.sealing
        and (s.phase == OVER) == (was.phase == OVER)
    )


def seen_by(table: Table, s: State, viewer: int, past: Seen | None) -> Table:
    """The table with the things that only the viewer sees."""
    seen = table.copy()
    seen["seats"] = table["seats"][:]
    if past is not None and viewer in past.views and s.seats[viewer] == past.state.seats[viewer]:
        seen["seats"][viewer] = past.views[viewer]["seats"][viewer]
    else:
        seen["seats"][viewer] = seat_view(s, viewer, viewer)
    for module in s.rules.modules:
        if module.has_secrets:
            module.show(s, viewer, seen)
    return seen


def open_seat(s: State, seat: int, past: Seen | None) -> SeatView:
    """What everybody sees of a seat."""
    if past is not None and s.seats[seat] == past.state.seats[seat]:
        for viewer, table in past.views.items():
            if viewer != seat:
                return table["seats"][seat]
    return seat_view(s, seat, None)


def open_table(s: State, past: Seen | None) -> Table:
    """What everybody sees."""
    table: Table = {
        "round": s.round,
        "rounds": s.content.rounds,
        "era": s.era,
        "phase": PHASES[s.phase],
        "solo": s.nomads != NOTHING,
        "turn_order": [side_name(s, other) for other in s.order],
        "active": side_name(s, s.active) if s.active != NOTHING else None,
        "column": COLUMNS[s.column] if s.column != NOTHING else None,
        "labor": s.labor,
        "pledged_labor": {COLUMNS[column]: n for column, n in enumerate(s.pledged) if n},
        "columns": [column_view(s, column) for column in range(len(s.first))],
        "rest": resting(s),
        "tribe_stacks": {FOLK[kind]: s.stacks[kind] for kind in s.rules.stacks},
        "culture_display": cells(DISPLAY, s.display, CARDS),
        "culture_decks": [len(deck) for deck in s.culture_decks],
        "culture_removed": [card_name(s, card) for card in s.culture_removed],
        "hunting_ground": cells(GROUND, s.ground, ANIMALS),
        "animal_deck": len(s.animal_deck),
        "stone_rows": [
            [
                stone_name(stone)
                for stone in s.stones[row * len(s.stones) // 2 : (row + 1) * len(s.stones) // 2]
            ]
            for row in range(2)
        ],
        "map": map_view(s) if past is None else map_after(s, past),
        "site": site_view(s) if past is None else site_after(s, past),
        "eclipse": progress(s),
        "seats": [open_seat(s, other, past) for other in range(len(s.seats))],
    }
    if s.nomads != NOTHING:
        table["nomads"] = nomad_view(s)
    for module in s.rules.modules:
        module.show(s, None, table)
    return table


def side_name(s: State, seat: int) -> Side:
    return "nomads" if seat == s.nomads else seat


def cells(names: tuple[str, ...], held: list[int], ids: tuple[str, ...]) -> dict[str, str | None]:
    return {
        name: ids[number] if number != NOTHING else None
        for name, number in zip(names, held, strict=True)
    }


def stone_name(stone: int) -> str | None:
    return STONES[stone] if stone != NOTHING else None


def column_view(s: State, column: int) -> ColumnView:
    first = s.first[column]
    large: list[FigureView] = []
    for seat, me in enumerate(s.seats):
        for number, place in enumerate(me.figures):
            if place == column + 1 and seat * 3 + number != first:
                large.append(figure_view(s, seat, number))
    shown: FigureView | None = None
    if first == NEUTRAL_FIGURE:
        shown = {"seat": "neutral", "figure": FIGURES[1]}
    elif first != NOTHING:
        shown = figure_view(s, *divmod(first, 3))
    return {"id": COLUMNS[column], "first_figure_space": shown, "large_space": large}


def figure_view(s: State, seat: int, number: int) -> FigureView:
    return {"seat": side_name(s, seat), "figure": FIGURES[min(number, 1)]}


def resting(s: State) -> list[FigureView]:
    return [
        figure_view(s, seat, number)
        for seat, me in enumerate(s.seats)
        for number, place in enumerate(me.figures)
        if place == PLACES.index("rest")
    ]


def map_after(s: State, past: Seen) -> MapView:
    """The very same as before if nothing on the map has changed, nor anything that modules count
    as influence."""
    was = past.state
    if (
        s.junctions == was.junctions
        and s.tiles == was.tiles
        and s.phase == was.phase
        and s.memory == was.memory
        and [seat.camps for seat in s.seats] == [seat.camps for seat in was.seats]
    ):
        return past.any()["map"]
    return map_view(s)


def site_after(s: State, past: Seen) -> SiteView:
    if s.site == past.state.site and s.spaces == past.state.spaces:
        return past.any()["site"]
    return site_view(s)


def map_view(s: State) -> MapView:
    table = influences(s)
    hexes: dict[str, HexView] = {}
    for hex_, name in enumerate(LOCATIONS if s.rules.home == START else HEXES):
        hexes[name] = {
            "tile": TILES[s.tiles[hex_]] if hex_ < len(HEXES) else None,
            "camps": {
                str(side_name(s, seat)): me.camps[hex_]
                for seat, me in enumerate(s.seats)
                if me.camps[hex_]
            },
            "influence": {
                str(side_name(s, seat)): row[hex_] for seat, row in enumerate(table) if row[hex_]
            },
        }
    standing: dict[str, str] = {}
    for junction, owner in enumerate(s.junctions):
        if owner == NOMAD_TILE:
            standing[JUNCTIONS[junction]] = "nomad_tile"
        elif 0 <= owner < len(s.seats):
            standing[JUNCTIONS[junction]] = str(side_name(s, owner))
        elif owner != NOTHING:
            standing[JUNCTIONS[junction]] = "mammoth"
    return {"hexes": hexes, "junctions": standing}


def site_view(s: State) -> SiteView:
    spaces: list[SpaceView] = []
    for position in s.rules.layout.spaces:
        _, row, column = site_place(position)
        spaces.append({"space": SPACES[s.spaces[position]], "row": row, "column": column})
    pieces: list[PieceView] = []
    for position in range(SITE_LEVELS * LEVEL_SIZE):
        piece = s.site[position]
        if piece:
            level, row, column = site_place(position)
            pieces.append(
                {
                    "level": level,
                    "row": row,
                    "column": column,
                    "seat": side_name(s, (piece - 1) // 2),
                    "neutral": bool((piece - 1) % 2),
                }
            )
    return {"spaces": spaces, "pieces": pieces}


def card_name(s: State, card: int) -> str:
    """A card, or how its back looks to one who has not seen it."""
    if card >= FACE_DOWN:
        return f"culture_{s.content.culture_of(card - FACE_DOWN).era}"
    return CARDS[card]


def seat_view(s: State, seat: int, viewer: int | None) -> SeatView:
    me = s.seats[seat]
    own = seat == viewer
    sides_known = own or s.sides_open
    setup_known = own or s.setup_open
    shown: SeatView = {
        "seat": side_name(s, seat),
        "chief": CHIEFS[me.chief] if me.chief != NOTHING else None,
        "chief_side": SIDES[me.side] if me.side != NOTHING and sides_known else None,
        "side_chosen": me.side != NOTHING,
        "setup_card": SETUP_CARDS[me.setup] if me.setup != NOTHING and setup_known else None,
        "setup_chosen": me.setup != NOTHING,
        "food": me.food,
        "tools": me.tools,
        "points": me.points,
        "glory": me.glory,
        "offering": me.offering,
        "figures": {
            "chief": int(me.figures[0] == HOME),
            "tribe": sum(1 for place in me.figures[1:] if place == HOME),
        },
        "camps_on_board": me.board_camps,
        "villages_on_board": s.content.villages_max - me.villages,
        "megaliths_built": me.built,
        "megaliths_raised": me.raised,
        "stones": [STONES[stone] for stone in me.stones],
        "animals": {
            ANIMALS[animal]: {"upright": up, "tipped": down}
            for animal, (up, down) in enumerate(zip(me.upright, me.tipped, strict=True))
            if up or down
        },
        "graveyard": graveyard(s, seat),
    }
    if seat == s.nomads:
        return shown
    shown["deck"] = len(me.deck)
    hidden = s.sealing and not own
    shown["hand_size"] = len(me.hand) + (len(me.pile) if hidden else 0)
    shown["play_area"] = [CARDS[card] for card in me.area]
    shown["discard"] = [CARDS[card] for card in sorted(me.discard)]
    shown["eclipse_pile_size"] = None if hidden else len(me.pile)
    shown["eclipse_pile"] = [FOLK[card] for card in me.pile] if own or s.piles_open else None
    # Who owns what can be counted by all.
    unseen = me.deck + me.hand + ([] if s.piles_open else me.pile)
    shown["deck_hand_and_pile"] = counted(unseen)
    if own:
        shown["hand"] = [CARDS[card] for card in me.hand]
        shown["deck_contents"] = counted(me.deck)
        shown["chiefs_to_choose"] = [CHIEFS[chief] for chief in me.chiefs]
        shown["setup_to_choose"] = [SETUP_CARDS[card] for card in me.dealt]
    return shown


def counted(cards: list[int]) -> dict[str, int]:
    return {CARDS[card]: cards.count(card) for card in sorted(set(cards))}


def graveyard(s: State, seat: int) -> list[str]:
    """Open; of the Nomads only what was seen before it was buried, until the end (N16)."""
    if s.phase == OVER:
        return [CARDS[card % FACE_DOWN] for card in s.seats[seat].grave]
    return [card_name(s, card) for card in s.seats[seat].grave]


def nomad_view(s: State) -> NomadsView:
    big, small = arrows(s)
    return {
        "deck": len(s.nomad_deck),
        "row": [NOMAD_CARDS[card] for card in s.nomad_row],
        "arrows": [ARROWS[big], ARROWS[small]],
        "eclipse_pile_size": len(s.nomad_pile),
        "eclipse_pile": [NOMAD_CARDS[card] for card in s.nomad_pile] if s.piles_open else None,
        "eclipse_labor": nomad_labor(s) if s.piles_open else None,
        "sacrifice_pile": [card_name(s, card) for card in reversed(s.sacrifice)],
        "land_discard": [LAND_CARDS[card] for card in s.land_discard],
        "land_deck": len(s.land_deck),
        "tile_at": (
            JUNCTIONS[s.junctions.index(NOMAD_TILE)] if NOMAD_TILE in s.junctions else None
        ),
        "tile_side": "village" if s.village_tile else "camp",
        "extra_card": s.extra_card,
    }
