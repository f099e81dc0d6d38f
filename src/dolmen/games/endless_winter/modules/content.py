"""What is printed on the components of expansions and modules, as typed tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dolmen.games.endless_winter.icon import Effect

Names = dict[str, str]

# What a hex of a River tile is.
RIVER_HEX: Final = 0
BANK_HEX: Final = 1
LANDMARK_HEX: Final = 2


@dataclass(slots=True, frozen=True)
class RestTiles:
    in_play: tuple[int, ...]  # by number of players
    names: tuple[Names, ...]
    effects: tuple[Effect, ...]


@dataclass(slots=True, frozen=True)
class IceFinds:
    names: tuple[Names, ...]
    effects: tuple[Effect, ...]


@dataclass(slots=True, frozen=True)
class Dog:
    name: Names
    column: int  # or ANY_COLUMN
    effect: Effect


@dataclass(slots=True, frozen=True)
class Dogs:
    dealt: int
    food: int  # fed at each use
    trust_max: int
    trust_points: tuple[int, ...]
    cards: tuple[Dog, ...]


@dataclass(slots=True, frozen=True)
class Ritual:
    name: Names
    requirement: tuple[tuple[int, int], ...]  # counter, at least
    food: int
    tool: int
    reward: Effect


@dataclass(slots=True, frozen=True)
class Rituals:
    row: tuple[int, ...]  # by number of players
    nomad_points: int
    cards: tuple[Ritual, ...]


@dataclass(slots=True, frozen=True)
class Mammoth:
    option: Names  # of the column option
    moves: int  # Camp movements given up for one of its moves
    influence: tuple[int, ...]  # by round
    times: int  # how often a hex it touches pays
    targets: tuple[tuple[frozenset[int], int], ...]  # the Nomads' inner Camps, junction


@dataclass(slots=True, frozen=True)
class Landmark:
    name: Names
    counter: int
    div: int
    rate: int
    cap: int


@dataclass(slots=True, frozen=True)
class Fish:
    name: Names
    count: int
    effect: Effect


@dataclass(slots=True, frozen=True)
class Rivers:
    landmarks_by_players: tuple[int, ...]
    reshuffles: int
    redraws: int
    rotation: tuple[int, ...]  # where a hex comes when the map is turned once
    river: tuple[int, ...]  # with the Headwaters in the west
    central_banks: tuple[tuple[int, int], tuple[int, int]]  # north, south
    upper_banks: tuple[int, int]
    lower_banks: tuple[int, int]
    leader_points: int
    leader_minimum: int
    nomad_landmark_points: int
    tile_names: tuple[Names, ...]
    hex_kinds: tuple[int, ...]  # per hex of the River tiles, in the order of RIVER_TILE_HEXES
    landmarks: tuple[Landmark, ...]
    fish: tuple[Fish, ...]
    start_names: tuple[Names, ...]
    border: tuple[tuple[int, int], ...]  # the two hexes beside each border place


@dataclass(slots=True, frozen=True)
class Painting:
    name: Names
    chamber: int
    complete: Effect
    coloured: Effect
    lines: tuple[int, ...]
    dots: tuple[int, ...]


@dataclass(slots=True, frozen=True)
class Line:
    painting: int
    ends: tuple[int, int]
    start: bool
    effect: Effect


@dataclass(slots=True, frozen=True)
class Caves:
    nomad_points: int
    torches: int
    overflow: Effect
    dot: Effect  # gained for each
    chambers: tuple[Names, ...]
    torches_needed: tuple[int, ...]  # per chamber
    paintings: tuple[Painting, ...]
    lines: tuple[Line, ...]
    dots: tuple[int, ...]  # the end point of each dot
    neighbours: tuple[tuple[int, ...], ...]  # per line those that share an end point
    touching: tuple[tuple[int, ...], ...]  # per dot the lines at its end point
    node_xy: tuple[tuple[int, int], ...]


@dataclass(slots=True, frozen=True)
class Expansions:
    names: dict[str, Names]  # of the modules
    rest_tiles: RestTiles
    ice_finds: IceFinds
    dogs: Dogs
    rituals: Rituals
    mammoth: Mammoth
    rivers: Rivers
    caves: Caves
