"""The content pack as typed tables. Values come from content/*.toml; ids belong to the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from dolmen.core import content as core
from dolmen.core.frozen import made_anew
from dolmen.games.endless_winter.icon import Effect
from dolmen.games.endless_winter.ids import (
    BASE_TILE,
    BASE_TILES,
    FIRST_CULTURE,
    PLAIN,
    TERRAIN_TYPES,
)
from dolmen.games.endless_winter.modules.content import Expansions

Names = dict[str, str]

# How a column option is paid.
FIXED: Final = 0
BY_CARD: Final = 1
BY_STONE_SLOT: Final = 2
BY_VILLAGE_SLOT: Final = 3


@dataclass(slots=True, frozen=True)
class FolkCard:
    """A Tribe or starting card."""

    name: Names
    count: int  # in the box, or per player
    labor: int
    column_labor: tuple[int, ...]  # Labor per column (R5: it replaces `labor`)
    action: Effect
    eclipse: Effect
    ability: Ability | None = None


@dataclass(slots=True, frozen=True)
class Ability:
    """What a Tribe card offers once in a turn in its column (ANY_COLUMN: in every one)."""

    column: int
    labor: int
    effect: Effect


@dataclass(slots=True, frozen=True)
class CultureCard:
    name: Names
    era: int
    tool: int
    labor: int
    points: int
    effect: Effect
    kind: int = PLAIN
    follow: Effect = ()  # Prosperity: what opponents may gain
    price: int = 0  # Strife: points an opponent pays for the effect
    count: int = 1  # 0: a spare id that this box does not use


@dataclass(slots=True, frozen=True)
class Animal:
    name: Names
    count: int  # 0: a spare id that this box does not use
    points: tuple[int, ...]  # by the number owned; the last entry also for more
    tool: int
    labor: int
    tip: Effect
    rows: tuple[Effect, ...] = ()  # at the Eclipse, by the number of upright ones
    discount: tuple[int, int, int, int] | None = None  # counter, div, Labor less, times at most
    each: int | None = None  # points of every single one, where there is no set to collect (R49)


@dataclass(slots=True, frozen=True)
class ColumnOption:
    id: int
    name: Names
    pays: int
    food: int
    tool: int
    labor: int
    effect: Effect

    @property
    def free(self) -> bool:
        return self.pays == FIXED and not (self.food or self.tool or self.labor)

    def __reduce__(self) -> tuple[Any, ...]:
        return made_anew(self)


@dataclass(slots=True, frozen=True)
class Column:
    name: Names
    step_0: Effect
    step_a: tuple[ColumnOption, ...]
    step_b: tuple[ColumnOption, ...]
    first_figure: Effect

    def __reduce__(self) -> tuple[Any, ...]:
        return made_anew(self)


@dataclass(slots=True, frozen=True)
class Stone:
    name: Names
    era: int
    counter: int
    div: int
    rate: int
    cap: int


@dataclass(slots=True, frozen=True)
class Tile:
    name: Names
    type: int  # -1: the base
    income: Effect


@dataclass(slots=True, frozen=True)
class NomadCard:
    name: Names
    marked: int
    big: int
    small: int
    labor: int
    actions: tuple[tuple[int, int], ...]  # per column: upper, lower
    count: int = 1  # 0: a spare id that this box does not use


@dataclass(slots=True, frozen=True)
class LandCard:
    name: Names
    inner: tuple[int, ...]
    outer: tuple[int, ...]
    opposite: int


@dataclass(slots=True)
class Content(core.Content):
    """Everything printed on the components."""

    food_max: int
    tool_max: int
    stones_max: int
    villages_max: int
    camps_max: int
    megaliths_max: int
    rounds: int
    era_of_round: tuple[int, ...]
    initial_hand: int
    draw_per_round: int
    free_cultures: int
    extra_culture_discards: int
    rest_effect: Effect
    rest_labor: int
    camps_on_base: int
    start_food: int
    start_tools: int
    stones_per_era: tuple[int, ...]  # by number of players
    setup_cards_dealt: int
    tipped_count: bool
    turn_order: tuple[Effect, ...]
    lesser: tuple[int, ...]  # per primitive the lesser one, or -1
    tile_influence: tuple[int, int]  # Camp side, Village side
    tile_is_camp: bool
    default_arrows: tuple[int, int]
    colours: tuple[Names, ...]
    columns: tuple[Column, ...]
    folk: tuple[FolkCard, ...]
    culture: tuple[CultureCard, ...]
    animals: tuple[Animal, ...]
    chiefs: tuple[Names, ...]
    chief_bonus: tuple[Effect, ...]  # (chief * 2 + side) * columns + column
    setup_cards: tuple[tuple[Names, Effect], ...]
    stones: tuple[Stone, ...]
    village_cost: tuple[int, ...]  # food
    village_income: tuple[Effect, ...]
    stone_cost: tuple[tuple[int, int], ...]
    stone_income: tuple[Effect, ...]
    megalith_income: tuple[Effect, ...]
    megalith_pieces: tuple[int, ...]
    glory_points: tuple[int, ...]
    glory_effect: tuple[Effect, ...]
    offering_rate: tuple[int, ...]
    offering_effect: tuple[Effect, ...]
    overflow: Effect
    terrain_types: tuple[Names, ...]
    tiles: tuple[Tile, ...]
    equal_neighbours: bool  # two tiles of one type may touch
    inner_forbidden: tuple[int, ...]
    hex_names: tuple[Names, ...]
    hex_xy: tuple[tuple[int, int], ...]
    neighbours: tuple[tuple[int, ...], ...]
    inner: tuple[int, ...]
    outer: tuple[int, ...]
    junction_hexes: tuple[tuple[int, int, int], ...]
    junction_xy: tuple[tuple[int, int], ...]
    village_junctions: tuple[int, ...]
    hex_junctions: tuple[tuple[int, ...], ...]
    site_tiles: tuple[Names, ...]
    space_place: tuple[tuple[int, int, int], ...]  # tile, row, column
    space_income: tuple[Effect, ...]
    patterns: tuple[tuple[tuple[int, int], ...], ...]  # by number of players
    level_income: tuple[Effect, ...]  # by level; 0 and 1 are empty
    nomad_cards: tuple[NomadCard, ...]
    nomad_actions: tuple[Names, ...]
    land_cards: tuple[LandCard, ...]
    aid_chain: tuple[int, ...]
    aid_instead: tuple[int, ...]  # per primitive: what comes instead, or -1
    aid_ignored: tuple[int, ...]
    aid_settles: tuple[int, ...]
    points_per_nomad_stone: int
    expansions: Expansions

    hashes: dict[tuple[str, ...], str]
    reaches: dict[tuple[object, ...], tuple[int, ...]]  # found once per choice of components

    def hash_with(self, files: tuple[str, ...], optional: tuple[str, ...]) -> str:
        """A hash of all files but those optional ones that are not named."""
        if files not in self.hashes:
            kept = {f: d for f, d in self.facts.items() if f in files or f not in optional}
            self.hashes[files] = core.fingerprint(kept)
        return self.hashes[files]

    def tiles_by_type(self) -> list[list[int]]:
        """The tiles of the map without the base, per type of terrain."""
        found: list[list[int]] = [[] for _ in TERRAIN_TYPES]
        for tile in range(BASE_TILE + 1, len(BASE_TILES)):
            found[self.tiles[tile].type].append(tile)
        return found

    def in_box(self, kind: str, number: int) -> bool:
        """Whether this box holds a component; only spare ids may be without one (W22)."""
        if kind == "animal":
            return self.animals[number].count > 0
        if kind == "nomad_card":
            return self.nomad_cards[number].count > 0
        if kind == "card":
            number -= FIRST_CULTURE
            kind = "culture" if number >= 0 else "folk"
        return kind != "culture" or self.culture[number].count > 0

    def animal_types(self) -> int:
        """Types of Animals up to the last one in the box: no more need be counted."""
        return max(n for n, animal in enumerate(self.animals) if animal.count) + 1

    def culture_of(self, card: int) -> CultureCard:
        return self.culture[card - FIRST_CULTURE]

    def bonus(self, chief: int, side: int, column: int) -> Effect:
        return self.chief_bonus[(chief * 2 + side) * len(self.columns) + column]
