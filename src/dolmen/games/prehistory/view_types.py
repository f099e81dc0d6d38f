"""The parts of what a seat may know."""

from __future__ import annotations

from typing import Literal, TypedDict

from dolmen.games.prehistory.content import RewardKind
from dolmen.games.prehistory.ids import Colour, Feature, Terrain


class Counts(TypedDict):
    """Cubes by colour."""

    grey: int
    red: int
    yellow: int
    blue: int
    brown: int
    white: int


class RivalView(TypedDict):
    first: bool
    passed: bool
    spring_turns: int


class SpaceView(TypedDict):
    """A price tile in its space; its colours clockwise from the top edge."""

    space: str
    tile: str
    rotation: int
    colours: list[Colour]


class StackView(TypedDict):
    size: int
    top: str | None
    colours: list[Colour] | None


class PillarView(TypedDict):
    pillar: str
    top: Counts
    foot: list[Colour]
    refill: Colour


class SectionView(TypedDict):
    section: str
    symbols: list[str]
    price: list[Colour]


class GatherSlotView(TypedDict):
    slot: str
    price: Colour
    tile: str | None
    kind: str | None
    dp: int | None


class FishSlotView(TypedDict):
    slot: str
    fish: str | None
    kind: str | None
    value: int | None


class RewardView(TypedDict):
    type: RewardKind
    colour: Colour | None
    n: int


class HuntCardView(TypedDict):
    card: str
    species: str
    type: Literal["animal", "footprint"]
    value: int
    points: int | None
    reward: RewardView | None


class CeremonyCardView(TypedDict):
    card: str
    value: int
    dp: int


class MigrationView(TypedDict):
    option: str
    price: list[Colour]
    members: int


class Piles(TypedDict):
    gathering: int
    fish: int
    hunt: int
    ceremony: int


class Zones(TypedDict):
    """What is hidden, or out of the game, by its sort."""

    gathering: list[str]
    fish: list[str]
    hunt: list[str]
    ceremony: list[str]
    price: list[str]


# While a member moves: where it is, and how many steps every place it may go to takes.
ReachView = TypedDict("ReachView", {"from": str, "steps": dict[str, int]})


class TokenView(TypedDict, total=False):
    """A gathering tile, a fish, an animal or a megalith on the map, each with keys of its own."""

    tile: str
    kind: str
    dp: int
    fish: str
    value: int
    animal: str
    species: str
    points: int
    megalith: str


class HexCampView(TypedDict):
    seat: int
    camp: str


class HexMembersView(TypedDict):
    seat: int
    n: int


class HexView(TypedDict):
    hex: str
    q: int
    r: int
    terrain: Terrain
    feature: Feature
    colour: Colour | None
    token: TokenView | None
    camp: HexCampView | None
    members: list[HexMembersView]
    paid: bool


class CardView(TypedDict):
    card: str
    now: int


class MemberView(TypedDict):
    hex: str
    moved: bool


class CampView(TypedDict):
    hex: str
    camp: str


class ScoreView(TypedDict):
    """The points of every category, if the game ended now."""

    total: int
    animals: int
    camps: int
    fishing: int
    development: int
    painting: int
    hunting: int
    gathering: int
    megaliths: int
    ceremony: int


class SeatView(TypedDict):
    seat: int
    colour: str
    board: str
    weather_ring: list[Colour]
    weather_numbers: list[int]
    weather: int
    next_income: list[Counts]
    resources: Counts
    markers: Counts
    vp: int
    dp: int
    fishing: int
    shamans: list[int]
    painted: list[str]
    baskets: dict[str, int]
    fish: dict[str, int]
    footprints: dict[str, list[str]]
    animals: dict[str, list[int]]
    cards: list[CardView]
    home: int
    members: list[MemberView]
    camps: list[CampView]
    camps_left: list[str]
    megaliths_a: int
    score: ScoreView
