"""Setting up the table (section 4): chance first, then the players' choices."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import Final

from dolmen.core.message import Message
from dolmen.core.record import Header
from dolmen.core.refusal import BadInput
from dolmen.core.state import streams
from dolmen.core.step import Question, Step
from dolmen.games.prehistory import ids
from dolmen.games.prehistory import messages as m
from dolmen.games.prehistory.actions import SETUP
from dolmen.games.prehistory.content import Content
from dolmen.games.prehistory.hexmap import HexMap, half_turn, lay_out, random_layout
from dolmen.games.prehistory.megaliths import scoring_area
from dolmen.games.prehistory.pillars import fill_empty_pillars
from dolmen.games.prehistory.state import NOTHING, RIVAL, SETUP_STREAM, STREAMS, State
from dolmen.games.prehistory.state import SETUP as SETUP_PHASE
from dolmen.games.prehistory.year import Year

# Agreed turn orders: seats counted from 1, as the table calls them.
AGREED_ORDERS: Final[tuple[str, ...]] = tuple(
    "-".join(str(seat) for seat in order)
    for players in (2, 3, 4)
    for order in permutations(range(1, players + 1))
)


def set_up(content: Content, header: Header, options: Mapping[str, str]) -> State:
    s = empty_table(content, header)
    lay_price_tiles(s)
    fill_displays(s)
    lay_map(s, options["map"])
    place_map_tokens(s)
    shuffle_decks(s)
    deal_boards(s, options)
    s.order = turn_order(s, header, options["order"])
    s.learned = 0
    s.push(Year(1))
    for seat in reversed(s.order):
        if seat < s.players:
            s.push(SetupChoice(seat))
    s.push(TableLaid())
    return s


def empty_table(content: Content, header: Header) -> State:
    players = header.players
    return State(
        players=players,
        stack=[],
        keys=streams(header.seed, STREAMS),
        counters=[0] * len(STREAMS),
        learned=0,
        seat=NOTHING,
        options=[],
        listener=None,
        content=content,
        map=lay_out([], [], content.map_tiles),
        weather_numbers=(),
        areas_b=(),
        areas_c=(),
        round=1,
        phase=SETUP_PHASE,
        order=[],
        track=[],
        passed=0,
        turn=0,
        action=NOTHING,
        tiles=[0] * 6,
        rotations=[0] * 6,
        colours=[0] * 36,
        values=[0] * 6,
        price_stack=[],
        price_removed=[],
        price_used=[],
        top=[0] * 36,
        foot=[NOTHING] * (6 * ids.FOOT_SLOTS),
        gather_slots=[],
        gather_pile=list(range(len(ids.GATHERING_TILES))),
        gather_gone=[],
        fish_slots=[],
        fish_pile=list(range(len(ids.FISH))),
        fish_gone=[],
        hunt_display=[],
        hunt_deck=list(range(len(ids.HUNT_CARDS))),
        hunt_gone=[],
        ceremony_display=[],
        ceremony_deck=[n for n, card in enumerate(content.ceremony) if card.count],
        ceremony_gone=[],
        tokens=[],
        camp_at=[],
        crowd=[],
        pool=0,
        paid=0,
        boards=[],
        resources=[0] * (6 * players),
        markers=[0] * (6 * players),
        vp=[0] * (3 * players),
        dp=[0] * players,
        fishing=[0] * players,
        weather=[0] * players,
        shamans=[content.patterns[0]] * players,
        painted=[0] * players,
        gathered=[0] * (6 * players),
        fished=[0] * (3 * players),
        footprints=[()] * (3 * players),
        animals=[()] * (3 * players),
        cards=[()] * players,
        home=[content.start_at_home] * players,
        members=[(ids.START_HEX,) * content.start_on_map] * players,
        moved=[0] * players,
        camps_left=[(1 << len(ids.CAMPS)) - 1] * players,
        camps=[()] * players,
        megaliths_a=[0] * players,
        rival_turns=0,
    )


def lay_price_tiles(s: State) -> None:
    """4.1 and 4.2. The stack's top is its last item."""
    drawn = list(range(len(ids.PRICE_TILES)))
    s.shuffle(SETUP_STREAM, drawn)
    s.tiles = drawn[:6]
    for space in range(6):
        s.show_prices(space)
    s.price_stack = drawn[6 : 6 + ids.STACK][::-1]
    s.price_removed = drawn[6 + ids.STACK :]
    fill_empty_pillars(s)


def fill_displays(s: State) -> None:
    """4.4."""
    for pile, slots in ((s.gather_pile, s.gather_slots), (s.fish_pile, s.fish_slots)):
        s.shuffle(SETUP_STREAM, pile)
        slots.extend(pile.pop() for _ in range(6))


def lay_map(s: State, kind: str) -> None:
    """4.5; the solitaire game uses the map for two."""
    slots = list(s.content.layouts[max(s.players, 2) - 2])
    count = len(slots)
    if kind == "random":
        slots = random_layout(count, lambda n: s.below(SETUP_STREAM, n))
    tiles = list(range(len(ids.MAP_TILES)))
    s.shuffle(SETUP_STREAM, tiles)
    turned = [half_turn(slot) if s.below(SETUP_STREAM, 2) else slot for slot in slots]
    put_map(s, lay_out(turned, tiles[:count], s.content.map_tiles))


def put_map(s: State, board: HexMap) -> None:
    s.map = board
    s.tokens = [NOTHING] * len(board)
    s.camp_at = [NOTHING] * len(board)
    s.crowd = [0] * len(board)
    for seat in range(s.players):
        for hex in s.members[seat]:
            s.crowd[hex] += 1


def place_map_tokens(s: State) -> None:
    """4.6: all face up (R42)."""
    megaliths = list(range(len(s.content.megalith_type)))
    animals = list(range(len(ids.ANIMAL_TOKENS)))
    s.shuffle(SETUP_STREAM, megaliths)
    s.shuffle(SETUP_STREAM, animals)
    piles = {
        ids.MEGALITH_SPACE: megaliths,
        ids.ANIMAL_SPACE: animals,
        ids.FISH_SPACE: s.fish_pile,
        ids.GATHERING_SPACE: s.gather_pile,
    }
    for hex, feature in enumerate(s.map.feature):
        if feature in piles:
            s.tokens[hex] = piles[feature].pop()
    find_areas(s)


def find_areas(s: State) -> None:
    """The hexes that count for each megalith that stays."""
    areas: tuple[list[tuple[int, ...]], list[tuple[int, ...]]] = ([], [])
    for hex, feature in enumerate(s.map.feature):
        if feature == ids.MEGALITH_SPACE and s.tokens[hex] != NOTHING:
            kind = s.content.megalith_type[s.tokens[hex]]
            if kind != ids.MEGALITH_A:
                areas[kind - 1].append(scoring_area(s.map.area(hex)))
    s.areas_b, s.areas_c = tuple(areas[0]), tuple(areas[1])


def shuffle_decks(s: State) -> None:
    """4.7."""
    for deck, display in ((s.hunt_deck, s.hunt_display), (s.ceremony_deck, s.ceremony_display)):
        s.shuffle(SETUP_STREAM, deck)
        display.extend(deck.pop() for _ in range(ids.DISPLAY))


def deal_boards(s: State, options: Mapping[str, str]) -> None:
    """4.8."""
    boards = list(range(len(ids.BOARDS)))
    s.shuffle(SETUP_STREAM, boards)
    s.boards = boards[: s.players]
    if options["boards"] == "equal":
        s.boards = [0] * s.players
    six = options["weather"] == "six" or s.content.weather_six_always
    s.weather_numbers = tuple(
        s.content.weather_six if six else s.content.weather[seat] for seat in range(s.players)
    )


def turn_order(s: State, header: Header, agreed: str) -> list[int]:
    """4.9: by chance, or as the table agreed."""
    if s.solo:
        return [0, RIVAL]
    if agreed == "seats":
        first = header.first or 0
        return [(first + place) % s.players for place in range(s.players)]
    if agreed != "random":
        return [int(seat) - 1 for seat in agreed.split("-")]
    seats = [seat for seat in range(s.players) if seat != header.first]
    s.shuffle(SETUP_STREAM, seats)
    return seats if header.first is None else [header.first, *seats]


def check_order(players: int, first: int | None, agreed: str) -> None:
    """An agreed order must name every seat of this table."""
    if agreed in ("random", "seats"):
        return
    seats = agreed.split("-")
    if len(seats) != players:
        raise BadInput(
            f"Option 'order' names {len(seats)} seats ({agreed}), but there are {players} players."
        )
    if first is not None and first != int(seats[0]) - 1:
        raise BadInput(f"Option 'order' begins with seat {seats[0]}, not with seat {first + 1}.")


class TableLaid(Step):
    """Tells how the table was laid out."""

    def run(self, s: State) -> None:
        for seat in range(s.players):
            if s.listener is not None:
                s.tell(m.BOARD, seat, s.boards[seat])
        if s.solo:
            if s.listener is not None:
                s.tell(m.RIVAL_SECOND)
        else:
            if s.listener is not None:
                s.tell(m.ORDER, tuple(s.order))


class SetupChoice(Question):
    """4.10: the weather rotation and where the shamans begin."""

    __match_args__ = ("who",)

    def __init__(self, who: int) -> None:
        self.who = who

    def seat(self, s: State) -> int:
        return self.who

    def options(self, s: State) -> list[int]:
        return list(range(SETUP.base, SETUP.base + SETUP.size))

    def do(self, s: State, action: int) -> None:
        rotation, pattern = divmod(action - SETUP.base, len(ids.PATTERNS))
        s.weather[self.who] = rotation
        s.shamans[self.who] = s.content.patterns[pattern]
        if s.listener is not None:
            s.tell(m.CHOSE, self.who, rotation, pattern)

    def prompt(self, s: State) -> Message:
        return Message(m.ASK_SETUP)
