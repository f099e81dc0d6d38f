"""The typed tables that the content is read into; never changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from dolmen.core import content as core
from dolmen.games.altay.effect import Effect
from dolmen.games.altay.fields import Cost, Fields


@dataclass(slots=True, frozen=True)
class Opening:
    """How a card stays open: to be filled (then `on_full` happens), or as a store."""

    fill: bool
    fields: Fields
    on_full: tuple[Effect, ...]


@dataclass(slots=True, frozen=True)
class Choice:
    """One of the options printed on a card."""

    effect: int  # its name: an index into EFFECTS, or NOTHING for combat
    costs: tuple[Effect, ...]
    effects: tuple[Effect, ...]
    whole: tuple[Effect, ...]  # costs, then effects
    conditions: tuple[Effect, ...]  # those among them that are not always possible
    terrain: int  # the one condition of most cards: the terrain that is used, or NOTHING


# A choice as it is looked up most often: the action, its terrain and its conditions.
Play: TypeAlias = "tuple[int, int, tuple[Effect, ...]]"


@dataclass(slots=True, frozen=True)
class Copy:
    vp: int
    cost: Cost


@dataclass(slots=True, frozen=True)
class Title:
    """A kind of action card."""

    name: dict[str, str]
    group: str  # titles of one group count as one type on the table
    choices: tuple[Choice, ...]
    opens: Opening | None  # how it stays on the table, if it can
    attack: int
    defence: int
    copies: tuple[Copy, ...]  # in pile order; none for folk cards

    def choice(self, effect: int) -> Choice | None:
        for choice in self.choices:
            if choice.effect == effect:
                return choice
        return None


@dataclass(slots=True, frozen=True)
class Formula:
    base: int
    count: str
    per: int
    cap: int


@dataclass(slots=True, frozen=True)
class Goal:
    name: dict[str, str]
    level: int
    copies: int
    fields: Fields
    vp: int
    settlement: bool
    trigger: str
    costs: tuple[Effect, ...]
    effects: tuple[Effect, ...]
    formula: Formula | None

    @property
    def technology(self) -> bool:
        return self.level < 3


@dataclass(slots=True, frozen=True)
class Marker:
    name: dict[str, str]
    value: int
    resource: int
    count: int
    mountain: bool


@dataclass(slots=True, frozen=True)
class Territory:
    name: dict[str, str]
    terrain: int
    island: bool
    start: bool
    adjacent: tuple[int, ...]


@dataclass(slots=True, frozen=True)
class Sea:
    name: dict[str, str]
    members: tuple[int, ...]  # coast and island


@dataclass(slots=True, frozen=True)
class SetupRow:
    market_copies: int
    technology_copies: tuple[int, int]
    excluded: tuple[int, ...]
    recommended: tuple[int, ...]
    vp_markers: dict[str, tuple[int, ...]]
    islands_excluded: tuple[int, ...]


@dataclass(slots=True, frozen=True)
class Limits:
    settlements: int
    per_territory: int
    hand: int
    goal_types_shown: int
    personal_wonder_vp: int
    marker_points_per_vp: int
    trophy_vp: int
    territory_vp: int
    coin_price: int
    round_limit: int


@dataclass(slots=True)
class Content(core.Content):
    titles: tuple[Title, ...]
    decks: tuple[tuple[int, ...], ...]  # per folk
    goals: tuple[Goal, ...]
    markers: tuple[Marker, ...]
    territories: tuple[Territory, ...]
    seas: tuple[Sea, ...]
    rows: dict[int, SetupRow]
    limits: Limits
    vp_marker_value: int
    names: dict[str, dict[str, dict[str, str]]]  # kind -> id -> language -> name
    groups: tuple[int, ...]  # per title, the number of its group
    prices: tuple[tuple[Cost, ...], ...]  # per title and copy
    # The titles of which some copy asks for none but these kinds (as bits) and for no more
    # resources than so many; the last row is for all higher numbers.
    within: tuple[tuple[tuple[int, ...], ...], ...]
    attack: tuple[int, ...]  # per card
    plays: tuple[tuple[Play, ...], ...]  # per card the ways to play it
