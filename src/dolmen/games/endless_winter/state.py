"""The state of a game of Endless Winter."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from dolmen.core import state as core
from dolmen.games.endless_winter.content import Content
from dolmen.games.endless_winter.rules import Rules

STREAMS: Final[tuple[str, ...]] = ("setup", "decks", "nomads")
SETUP_STREAM: Final = 0
DECKS_STREAM: Final = 1
NOMADS_STREAM: Final = 2

Phase: TypeAlias = Literal["setup", "action", "eclipse", "preparation", "over"]
PHASES: Final[tuple[Phase, ...]] = ("setup", "action", "eclipse", "preparation", "over")
SETUP: Final = 0
ACTION: Final = 1
ECLIPSE: Final = 2
PREPARATION: Final = 3
OVER: Final = 4

NOTHING: Final = -1
HOME: Final = -1  # a figure that is not placed
# What may stand on a junction besides the Village of a seat.
NOMAD_TILE: Final = 8
MAMMOTH: Final = 9
NOMADS_NAME: Final = 29  # how events call the Nomads; never the number of a person's seat
NEUTRAL_FIGURE: Final = 99  # on an action symbol (R53)

# Cards of the Nomads that the player has never seen are marked; the number below is the card.
FACE_DOWN: Final = 128


@dataclass(slots=True, eq=False)
class Seat:
    """What lies before one side of the table."""

    chief: int  # Chief card, or NOTHING
    side: int  # of the Chief card, or NOTHING
    chiefs: list[int]  # Chief cards to choose from (alone)
    dealt: list[int]  # Setup cards to choose from
    setup: int  # the one kept, or NOTHING
    food: int
    tools: int
    points: int
    glory: int
    offering: int
    deck: list[int]  # top last
    hand: list[int]  # sorted
    area: list[int]  # cards played this turn
    discard: list[int]
    pile: list[int]  # the Eclipse pile, sorted
    grave: list[int]
    upright: list[int]  # Animals per type, up to the last type in the box
    tipped: list[int]
    figures: list[int]  # where Chief, first and second Tribe figure stand: a place, or HOME
    camps: list[int]  # on the map, per hex
    board_camps: int
    villages: int  # on the map
    built: int  # Megaliths
    raised: int  # of them on level 2 or higher
    stones: list[int]

    def clone(self) -> Seat:
        new = Seat.__new__(Seat)
        new.chief = self.chief
        new.side = self.side
        new.chiefs = self.chiefs
        new.dealt = self.dealt
        new.setup = self.setup
        new.food = self.food
        new.tools = self.tools
        new.points = self.points
        new.glory = self.glory
        new.offering = self.offering
        new.deck = self.deck[:]
        new.hand = self.hand[:]
        new.area = self.area[:]
        new.discard = self.discard[:]
        new.pile = self.pile[:]
        new.grave = self.grave[:]
        new.upright = self.upright[:]
        new.tipped = self.tipped[:]
        new.figures = self.figures[:]
        new.camps = self.camps[:]
        new.board_camps = self.board_camps
        new.villages = self.villages
        new.built = self.built
        new.raised = self.raised
        new.stones = self.stones[:]
        return new

    def __eq__(self, other: object) -> bool:
        """Asked for every seat after every move: what is quickly compared comes first."""
        return (
            isinstance(other, Seat)
            and self.chief == other.chief
            and self.side == other.side
            and self.setup == other.setup
            and self.food == other.food
            and self.tools == other.tools
            and self.points == other.points
            and self.glory == other.glory
            and self.offering == other.offering
            and self.board_camps == other.board_camps
            and self.villages == other.villages
            and self.built == other.built
            and self.raised == other.raised
            and self.chiefs == other.chiefs
            and self.dealt == other.dealt
            and self.deck == other.deck
            and self.hand == other.hand
            and self.area == other.area
            and self.discard == other.discard
            and self.pile == other.pile
            and self.grave == other.grave
            and self.upright == other.upright
            and self.tipped == other.tipped
            and self.figures == other.figures
            and self.camps == other.camps
            and self.stones == other.stones
        )


@dataclass(slots=True)
class State(core.State):
    rules: Rules = field(compare=False, repr=False)
    content: Content = field(compare=False, repr=False)
    nomads: int  # the seat of the Nomads, or NOTHING
    extra_card: bool
    village_tile: bool
    round: int
    phase: int
    order: tuple[int, ...]  # the turn-order track
    seats: list[Seat]
    sides_open: bool  # Chief sides are revealed
    setup_open: bool  # Setup cards are revealed
    piles_open: bool  # Eclipse piles are revealed
    # The running turn:
    active: int  # whose turn it is, or NOTHING
    figure: int  # the figure placed this turn (number of the seat's three), or NOTHING
    column: int  # where it stands, or NOTHING
    labor: int
    pledged: list[int]  # Labor waiting for the column it was given for
    # Shared:
    first: list[int]  # per column what stands on the action symbol: seat * 3 + figure, or NOTHING
    stacks: list[int]  # Tribe cards left per type
    culture_decks: list[list[int]]  # per era, top last
    display: list[int]
    culture_removed: list[int]
    animal_deck: list[int]
    ground: list[int]
    stones: list[int]  # the stone rows from left to right, NOTHING where one was taken
    tiles: tuple[int, ...]  # per hex
    junctions: list[int]  # NOTHING, a seat, NOMAD_TILE or MAMMOTH
    spaces: tuple[int, ...]  # per position of level 1 the space printed there, or NOTHING
    site: list[int]  # per position 0, or 1 + 2 * builder (+ 1 if the piece is neutral)
    # The Nomads:
    nomad_deck: list[int]
    nomad_row: list[int]  # newest last
    nomad_pile: list[int]
    sacrifice: list[int]  # top last; FACE_DOWN on cards the player has not seen
    land_deck: list[int]
    land_discard: list[int]
    # One list of numbers per module in play; its meaning is the module's own.
    memory: list[list[int]]

    def clone(self) -> State:
        new = State.__new__(State)
        new.players = self.players
        new.stack = self.stack[:]
        new.keys = self.keys
        new.counters = self.counters[:]
        new.learned = self.learned
        new.seat = self.seat
        new.options = self.options
        new.listener = None
        new.rules = self.rules
        new.content = self.content
        new.nomads = self.nomads
        new.extra_card = self.extra_card
        new.village_tile = self.village_tile
        new.round = self.round
        new.phase = self.phase
        new.order = self.order
        new.seats = [seat.clone() for seat in self.seats]
        new.sides_open = self.sides_open
        new.setup_open = self.setup_open
        new.piles_open = self.piles_open
        new.active = self.active
        new.figure = self.figure
        new.column = self.column
        new.labor = self.labor
        new.pledged = self.pledged[:]
        new.first = self.first[:]
        new.stacks = self.stacks[:]
        new.culture_decks = [deck[:] for deck in self.culture_decks]
        new.display = self.display[:]
        new.culture_removed = self.culture_removed[:]
        new.animal_deck = self.animal_deck[:]
        new.ground = self.ground[:]
        new.stones = self.stones[:]
        new.tiles = self.tiles
        new.junctions = self.junctions[:]
        new.spaces = self.spaces
        new.site = self.site[:]
        new.nomad_deck = self.nomad_deck[:]
        new.nomad_row = self.nomad_row[:]
        new.nomad_pile = self.nomad_pile[:]
        new.sacrifice = self.sacrifice[:]
        new.land_deck = self.land_deck[:]
        new.land_discard = self.land_discard[:]
        new.memory = [notes[:] for notes in self.memory]
        return new

    @property
    def sealing(self) -> bool:
        """E1: nobody may know yet how many cards another one puts aside and how many are kept."""
        return self.phase == ECLIPSE and not self.piles_open and self.rules.version > 1

    def seat_token(self, seat: int) -> int:
        """A seat as events name it."""
        return NOMADS_NAME if seat == self.nomads else seat

    @property
    def era(self) -> int:
        return self.content.era_of_round[self.round]


def empty_column(s: State, column: int) -> bool:
    """No figure of anybody stands in the column, neutral ones included."""
    if s.first[column] != NOTHING:
        return False
    place = column + 1
    return all(place not in seat.figures for seat in s.seats)
