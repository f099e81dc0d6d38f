"""The tables of the content: what a tile, a card or a board says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, get_args

from dolmen.core import content as core
from dolmen.games.prehistory.hexmap import Slot, TileHex

Names = dict[str, str]

# Immediate primitives (6.1).
RESOURCE: Final = 0
MARKER: Final = 1
DEVELOPMENT: Final = 2
RewardKind = Literal["resource", "marker", "development"]
REWARDS: Final[tuple[RewardKind, ...]] = get_args(RewardKind)

# End-of-game primitives (6.2).
PER: Final = 0
SETS: Final = 1
PATTERN: Final = 2
THRESHOLD: Final = 3
COPY_BEST: Final = 4
OPS: Final[tuple[str, ...]] = ("per", "sets", "pattern", "threshold", "copy_best")
COUNTS: Final[tuple[str, ...]] = (
    "members_on_terrain",
    "members_on_board",
    "complete_rows",
    "scored_megaliths",
    "development",
    "fishing_position",
    "ceremony_cards",
    "footprints",
    "animals",
    "camps_built",
    "gathering_tiles",
    "fish",
)
MEMBERS_ON_TERRAIN: Final = 0
MEMBERS_ON_BOARD: Final = 1
COMPLETE_ROWS: Final = 2
SCORED_MEGALITHS: Final = 3
DEVELOPMENT_POINTS: Final = 4
FISHING_POSITION: Final = 5
CARDS_HELD: Final = 6
FOOTPRINTS: Final = 7
ANIMALS: Final = 8
CAMPS_BUILT: Final = 9
TILES_GATHERED: Final = 10
FISH_OF_KIND: Final = 11
SETS_OF: Final[tuple[str, ...]] = ("gathering", "fish", "animals")
OF_GATHERING: Final = 0
OF_FISH: Final = 1
OF_ANIMALS: Final = 2


@dataclass(slots=True, frozen=True)
class Reward:
    kind: int
    colour: int  # -1 for development points
    n: int


@dataclass(slots=True, frozen=True)
class GatheringTile:
    kind: int
    dp: int


@dataclass(slots=True, frozen=True)
class Fish:
    kind: int
    value: int


@dataclass(slots=True, frozen=True)
class HuntCard:
    species: int
    value: int
    points: int  # of an animal; 0 for a footprint
    reward: Reward | None  # of a footprint

    @property
    def animal(self) -> bool:
        return self.reward is None


@dataclass(slots=True, frozen=True)
class Score:
    """What a ceremony card is worth at the end."""

    op: int
    vp: int
    count: int  # PER, THRESHOLD
    argument: int  # terrain, megalith type, species or kind of fish that is counted
    each: int  # PER: so many for `vp`; THRESHOLD: at least so many
    of: int  # SETS
    members: tuple[int, ...]  # SETS: kinds; PATTERN: sections


@dataclass(slots=True, frozen=True)
class CeremonyCard:
    value: int
    dp: int
    score: Score
    count: int = 1  # 0: a spare id that this box does not use


@dataclass(slots=True, frozen=True)
class Camp:
    need: int
    settle: int
    vp: int
    dp: int


@dataclass(slots=True, frozen=True)
class Basket:
    upper: int
    lower: int
    rewards: tuple[Reward, ...]


@dataclass(slots=True, frozen=True)
class MigrationOption:
    edges: tuple[int, ...]
    members: int


@dataclass(slots=True, frozen=True)
class Costs:
    """Prices of the free actions (5.9) in development points, and what a cube gives."""

    rotate_price: int
    rotate_weather: int
    movement: int
    resource: int
    marker: int
    cube: int


@dataclass(slots=True)
class Content(core.Content):
    """The checked content of Prehistory."""

    rounds: int
    tribe: int  # members per player
    start_on_map: int
    start_at_home: int
    costs: Costs
    gathering_markers: int  # summer price of a tile
    marker_colour: tuple[int, ...]  # action -> colour
    dp_per_vp: int
    row_vp: tuple[int, ...]
    set_vp: tuple[int, ...]
    unit_member: int
    unit_camp: int
    last_dp: int
    last_fishing: int
    income_vp: tuple[int, ...]  # fishing position -> reward
    income_dp: tuple[int, ...]
    pillar_edge: tuple[int, ...]
    edge_value: tuple[int, ...]  # movement value printed at each edge of the centre
    symbol_edge: tuple[int, ...]
    slot_edge: tuple[int, ...]
    position_edge: tuple[int, ...]
    patterns: tuple[int, ...]  # masks of shaman positions
    hunting_edges: tuple[int, ...]
    fishing_edges: tuple[int, ...]
    migrations: tuple[MigrationOption, ...]
    tile_colours: tuple[tuple[int, ...], ...]
    tile_values: tuple[tuple[int, ...], ...]  # R4: movement values on a tile; empty: on the board
    rings: tuple[tuple[int, ...], ...]
    weather: tuple[tuple[int, ...], ...]
    weather_six: tuple[int, ...]
    weather_six_always: bool
    section_symbols: tuple[tuple[int, ...], ...]
    section_edges: tuple[tuple[int, ...], ...]  # at the painting space
    section_needs: tuple[tuple[tuple[int, int], ...], ...]  # the same: each edge and how often
    line_rewards: tuple[Reward, ...]
    baskets: tuple[Basket, ...]
    basket_of: tuple[int, ...]  # kind -> pair
    gathering: tuple[GatheringTile, ...]
    fish: tuple[Fish, ...]
    hunt: tuple[HuntCard, ...]
    token_species: tuple[int, ...]
    token_points: tuple[int, ...]
    ceremony: tuple[CeremonyCard, ...]
    camps: tuple[Camp, ...]
    megalith_type: tuple[int, ...]  # single megalith -> type
    vp_a: int
    vp_b: int
    vp_c_first: int
    vp_c_second: int
    map_tiles: tuple[tuple[TileHex, ...], ...]
    layouts: tuple[tuple[Slot, ...], ...]  # for 2, 3 and 4 players
    names: dict[str, Names]  # of everything that bears a printed name

    def in_box(self, kind: str, number: int) -> bool:
        """Whether this box holds a component; only spare ids may be without one (R87)."""
        return kind != "ceremony_card" or self.ceremony[number].count > 0
