"""What a seat may know of the modules' parts of the table. Seats are in the order of the table."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class RestTileView(TypedDict):
    id: str
    seat: int | None  # whose figure rests on it


class RestTilesView(TypedDict):
    tiles: list[RestTileView]
    eclipse_labor: list[int]  # gained for E2 of this round


class AncestorsView(TypedDict):
    """Its cards are where cards are; there is nothing else to show."""


class ColumnAbilitiesView(TypedDict):
    used: dict[str, int]  # this turn, per Tribe card


class RiversRaftsView(TypedDict):
    river: list[str]  # hexes from the Headwaters on
    fish: list[bool]  # whether one is there, face down
    fish_unseen: dict[str, int]
    landmarks: dict[str, str]  # by hex
    rafts: list[int]
    start_tiles: list[str | None]  # border places


class GlacierTokensView(TypedDict):
    tokens: dict[str, str | None]  # by hex; None: face down


class CaveBoardView(TypedDict):
    torches: int
    lines: list[str]
    dots: list[str]
    complete: list[str]  # paintings


class CavePaintingsView(TypedDict):
    boards: list[CaveBoardView]


class DogView(TypedDict):
    dog: str | None  # None: none kept yet, or not known
    chosen: bool
    trust: int
    used: bool
    to_choose: NotRequired[list[str]]


class FourLeggedFriendsView(TypedDict):
    seats: list[DogView]


class RitualSitesView(TypedDict):
    row: list[str]
    taken: list[str | None]


class MammothView(TypedDict):
    junction: str | None  # None: beside the map
    influence: int
