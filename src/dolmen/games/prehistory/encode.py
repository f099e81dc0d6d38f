"""What a seat may know as a list of whole numbers (`core/encoding.py`). All seats know the same;
each counts the others from itself on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from dolmen.core.encoding import (
    Encoding,
    Part,
    amounts,
    kind_of_decision,
    list_bits,
    number_prompts,
    one,
    others,
    write_bits,
)
from dolmen.games.prehistory import ids
from dolmen.games.prehistory.autumn import MoveTo
from dolmen.games.prehistory.content import Content
from dolmen.games.prehistory.hexmap import HexMap
from dolmen.games.prehistory.messages import MESSAGES
from dolmen.games.prehistory.state import NOTHING, PHASES, RIVAL, State

PROMPTS = number_prompts(MESSAGES.prompts)
HEXES_OF = (0, 41, 41, 61, 81)  # by number of players: the start, and four hexes to a tile
CAMPS = len(ids.CAMPS)
# What may lie on a hex.
TOKENS = (*ids.KINDS, *ids.FISH_KINDS, *ids.SPECIES, *ids.MEGALITH_TYPES)
FIRST_FISH = 1 + len(ids.KINDS)
FIRST_SPECIES = FIRST_FISH + len(ids.FISH_KINDS)
FIRST_MEGALITH = FIRST_SPECIES + len(ids.SPECIES)
# Masks as numbers.
SHAMANS = tuple(list_bits(mask, ids.POSITIONS) for mask in range(1 << ids.POSITIONS))
PAINTED = tuple(list_bits(mask, len(ids.SECTIONS)) for mask in range(1 << len(ids.SECTIONS)))
CAMPS_LEFT = tuple(list_bits(mask, CAMPS) for mask in range(1 << CAMPS))
NO_HUNT = [0] * len(ids.HUNT_CARDS)
NO_CEREMONY = [0] * len(ids.CEREMONY_CARDS)
NO_PRICES = [0] * len(ids.PRICE_TILES)


@cache
def shape(players: int) -> Encoding:
    """The options change what is on the table, not the numbers that tell it."""
    seats = others(players)
    hexes = ids.HEXES[: HEXES_OF[players]]
    edges = tuple(f"{space} {edge}" for space in ids.SPACES for edge in range(6))
    parts = [
        amounts("turn", "round", "movement", "rival_first", "rival_passed", "rival_turns"),
        one("phase", PHASES),
        one("action", ids.ACTIONS),
        one("decision", tuple(template.key for template in MESSAGES.prompts)),
        one("decides", seats),
        Part("order", tuple(str(n) for n in range(players)), seats),
        Part("ceremony_track", tuple(str(n) for n in range(players)), seats),
        Part("price.colour", edges, ids.COLOURS),
        amounts("price.movement", *ids.COLOURS),
        Part("price.tile", ids.SPACES, ids.PRICE_TILES),
        one("price.next", ids.PRICE_TILES),
        amounts("price.used", *ids.PRICE_TILES),
        amounts("pillar", *(f"{p} {colour}" for p in ids.PILLARS for colour in ids.COLOURS)),
        Part(
            "foot",
            tuple(f"{p} {n}" for p in ids.PILLARS for n in range(ids.FOOT_SLOTS)),
            ids.COLOURS,
        ),
        Part("gathering.kind", ids.GATHER_SLOTS, ids.KINDS),
        amounts("gathering.points", *ids.GATHER_SLOTS),
        Part("fishing.kind", ids.FISH_SLOTS, ids.FISH_KINDS),
        amounts("fishing.value", *ids.FISH_SLOTS),
        amounts("hunting", *ids.HUNT_CARDS),
        amounts("hunting.gone", *ids.HUNT_CARDS),
        amounts("ceremony", *ids.CEREMONY_CARDS),
        amounts("ceremony.gone", *ids.CEREMONY_CARDS),
        amounts("left", "price", "gathering", "fish", "hunt", "ceremony"),
        amounts("gathering.gone", *ids.KINDS),
        amounts("fishing.gone", *ids.FISH_KINDS),
        one("moving", hexes),
        Part("map.terrain", hexes, ids.TERRAINS[:-1]),
        Part("map.feature", hexes, ids.FEATURES[:-1]),
        Part("map.colour", hexes, ids.COLOURS),
        amounts("map.q", *hexes),
        amounts("map.r", *hexes),
        Part("map.token", hexes, TOKENS),
        amounts("map.token.value", *hexes),
        Part("map.camp", hexes, ids.CAMPS),
        Part("map.camp.owner", hexes, seats),
        amounts("map.paid", *hexes),
        amounts("map.moved", *hexes),
    ]
    for place, name in enumerate(seats):
        parts += seat_parts(f"seat.{place}" if place else name, hexes)
    return Encoding(parts)


def seat_parts(name: str, hexes: tuple[str, ...]) -> list[Part]:
    animals = [f"{species} {word}" for species in ids.SPECIES for word in ("animals", "points")]
    rotations = tuple(str(n) for n in range(6))
    return [
        one(f"{name}.board", ids.BOARDS),
        one(f"{name}.weather", rotations),
        amounts(f"{name}.weather.number", *rotations),
        amounts(f"{name}.track", "dp", "fishing", "home", "megaliths_a", "passed"),
        amounts(f"{name}.vp", "animals", "camps", "fishing"),
        amounts(f"{name}.resources", *ids.COLOURS),
        amounts(f"{name}.markers", *ids.COLOURS),
        amounts(f"{name}.shamans", *(str(n) for n in range(ids.POSITIONS))),
        amounts(f"{name}.painted", *ids.SECTIONS),
        amounts(f"{name}.gathered", *ids.KINDS),
        amounts(f"{name}.fished", *ids.FISH_KINDS),
        amounts(f"{name}.animals", *animals),
        amounts(f"{name}.footprints", *ids.HUNT_CARDS),
        amounts(f"{name}.cards", *ids.CEREMONY_CARDS),
        amounts(f"{name}.camps_left", *ids.CAMPS),
        amounts(f"{name}.members", *hexes),
    ]


def encoding(players: int, options: Mapping[str, str]) -> Encoding:
    return shape(players)


def encode(s: State, seat: int, out: list[int]) -> None:
    players = s.players
    out[:] = (
        s.round,
        s.pool,
        s.solo and s.order[0] == RIVAL,
        s.solo and s.passed >> RIVAL & 1,
        s.rival_turns,
        s.phase + 1,
        s.action + 1,
        kind_of_decision(s, PROMPTS),
        (s.seat - seat) % players + 1 if s.seat >= 0 else 0,
    )
    write_seats(s.order, players, seat, out)
    write_seats(s.track, players, seat, out)
    write_board(s, out)
    write_map(s, seat, out)
    for number in range(seat, seat + players):
        write_seat(s, number % players, out)


def write_seats(order: list[int], players: int, seat: int, out: list[int]) -> None:
    """An order of seats, the rival tribe left out."""
    row = [(other - seat) % players + 1 for other in order if other < players]
    out += row
    out += (0,) * (players - len(row))


def write_board(s: State, out: list[int]) -> None:
    content = s.content
    out += [colour + 1 for colour in s.colours]
    out += s.values
    out += [tile + 1 for tile in s.tiles]
    out.append(s.price_stack[-1] + 1 if s.price_stack else 0)
    write_tally(s.price_used, NO_PRICES, out)
    out += s.top
    out += [colour + 1 for colour in s.foot]
    tiles, fish = content.gathering, content.fish
    out += [tiles[n].kind + 1 if n != NOTHING else 0 for n in s.gather_slots]
    out += [tiles[n].dp if n != NOTHING else 0 for n in s.gather_slots]
    out += [fish[n].kind + 1 if n != NOTHING else 0 for n in s.fish_slots]
    out += [fish[n].value if n != NOTHING else 0 for n in s.fish_slots]
    write_tally(s.hunt_display, NO_HUNT, out)
    write_tally(s.hunt_gone, NO_HUNT, out)
    write_tally(s.ceremony_display, NO_CEREMONY, out)
    write_tally(s.ceremony_gone, NO_CEREMONY, out)
    out += (
        len(s.price_stack),
        len(s.gather_pile),
        len(s.fish_pile),
        len(s.hunt_deck),
        len(s.ceremony_deck),
    )
    row = [0] * (len(ids.KINDS) + len(ids.FISH_KINDS))
    for tile in s.gather_gone:
        row[tiles[tile].kind] += 1
    for tile in s.fish_gone:
        row[len(ids.KINDS) + fish[tile].kind] += 1
    out += row


def write_tally(things: Sequence[int], none: list[int], out: list[int]) -> None:
    """How many there are of each thing."""
    if things:
        row = none[:]
        for thing in things:
            row[thing] += 1
        out += row
    else:
        out += none


def write_map(s: State, seat: int, out: list[int]) -> None:
    size, step = len(s.tokens), s.stack[-1] if s.stack else None
    out.append(step.source + 1 if isinstance(step, MoveTo) else 0)
    ground = ground_of(s.map, s.content)
    out += ground.numbers
    kinds, worths, tokens = [0] * size, [0] * size, s.tokens
    for hex, table in ground.lies:
        token = tokens[hex]
        if token != NOTHING:
            kinds[hex], worths[hex] = table[token]
    out += kinds
    out += worths
    camps, owners = [0] * size, [0] * size
    for owner, built in enumerate(s.camps):
        for hex in built:
            camps[hex] = s.camp_at[hex] % CAMPS + 1
            owners[hex] = (owner - seat) % s.players + 1
    out += camps
    out += owners
    write_mask(s.paid, size, out)
    moved = 0  # whoever has moved stands alone, so it is clear whose member it is
    for mask in s.moved:
        moved |= mask
    write_mask(moved, size, out)


class Ground:
    """What is printed on a map, which never changes in a game, and where something may lie."""

    def __init__(self, board: HexMap, content: Content) -> None:
        self.board = board
        self.content = content
        bare, plain = len(ids.TERRAINS) - 1, ids.PLAIN_SPACE
        numbers = [kind + 1 if kind != bare else 0 for kind in board.terrain]
        numbers += [kind + 1 if kind != plain else 0 for kind in board.feature]
        numbers += [kind + 1 for kind in board.colour]
        numbers += [place[0] for place in board.places]
        numbers += [place[1] for place in board.places]
        self.numbers = numbers
        tables = tokens_of(content)
        self.lies = [
            (hex, tables[kind]) for hex, kind in enumerate(board.feature) if kind in tables
        ]


KEPT = 64
GROUNDS: dict[int, Ground] = {}


def ground_of(board: HexMap, content: Content) -> Ground:
    """Kept for the maps seen last: all states of a game share theirs."""
    found = GROUNDS.get(id(board))
    if found is None or found.board is not board or found.content is not content:
        if len(GROUNDS) >= KEPT:
            GROUNDS.clear()
        found = GROUNDS[id(board)] = Ground(board, content)
    return found


def tokens_of(content: Content) -> dict[int, list[tuple[int, int]]]:
    """By feature of the hex and number of the token: its place among TOKENS, and its value."""
    return {
        ids.GATHERING_SPACE: [(1 + tile.kind, tile.dp) for tile in content.gathering],
        ids.FISH_SPACE: [(FIRST_FISH + fish.kind, fish.value) for fish in content.fish],
        ids.ANIMAL_SPACE: [
            (FIRST_SPECIES + species, points)
            for species, points in zip(content.token_species, content.token_points, strict=True)
        ],
        ids.MEGALITH_SPACE: [(FIRST_MEGALITH + kind, 0) for kind in content.megalith_type],
    }


def write_mask(mask: int, size: int, out: list[int]) -> None:
    if mask:
        write_bits(mask, size, out)
    else:
        out += [0] * size


def write_seat(s: State, seat: int, out: list[int]) -> None:
    six, three = seat * 6, seat * 3
    numbers = s.weather_numbers[seat]
    out += (
        s.boards[seat] + 1,
        s.weather[seat] + 1,
        *numbers,
        s.dp[seat],
        s.fishing[seat],
        s.home[seat],
        s.megaliths_a[seat],
        s.passed >> seat & 1,
    )
    out += s.vp[three : three + 3]
    out += s.resources[six : six + 6]
    out += s.markers[six : six + 6]
    out += SHAMANS[s.shamans[seat]]
    out += PAINTED[s.painted[seat]]
    out += s.gathered[six : six + 6]
    out += s.fished[three : three + 3]
    first, second, third = s.animals[three : three + 3]
    out += (len(first), sum(first), len(second), sum(second), len(third), sum(third))
    first, second, third = s.footprints[three : three + 3]
    write_tally(first + second + third, NO_HUNT, out)
    write_tally(s.cards[seat], NO_CEREMONY, out)
    out += CAMPS_LEFT[s.camps_left[seat]]
    size = len(s.tokens)
    row = [0] * size
    for hex in s.members[seat]:
        row[hex] += 1
    out += row
