"""A table described as a position."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dolmen.core.position import Position
from dolmen.core.step import Step
from dolmen.games.prehistory import ids
from dolmen.games.prehistory.fishing import FishingIncome
from dolmen.games.prehistory.hexmap import Slot, half_turn, slot_of
from dolmen.games.prehistory.position.fields import (
    AUTUMN_BEGINS,
    CUBES,
    FEET,
    MOMENTS,
    PICKING,
    SHAMANS,
    SHAPE_MIDDLE,
    SHAPE_PARTS,
    SIDES,
    SPRING_TURN,
    SUMMER_ACTION,
    YEAR_OVER,
    animal_id,
)
from dolmen.games.prehistory.spring import NextSpringTurn
from dolmen.games.prehistory.state import NOTHING, VP_ANIMALS, VP_CAMPS, VP_FISHING, State
from dolmen.games.prehistory.summer import Pick, SummerAction
from dolmen.games.prehistory.year import EndOfYear

BEFORE: dict[type[Step], int] = {
    NextSpringTurn: SPRING_TURN,
    Pick: PICKING,
    SummerAction: SUMMER_ACTION,
    FishingIncome: AUTUMN_BEGINS,
    EndOfYear: YEAR_OVER,
}


def moment_of(step: Step) -> str | None:
    """The moment right before a step; None if no game can begin there."""
    return MOMENTS[BEFORE[type(step)]] if type(step) in BEFORE else None


def describe(s: State, step: Step) -> Position:
    found: Position = {
        "round": s.round,
        "moment": moment_of(step),
        "order": SIDES[s.order[0]],
        "next": SIDES[s.order[s.turn]],
        "turns": s.rival_turns,
        "passed": [side for seat, side in enumerate(SIDES) if s.passed >> seat & 1],
        "foot": lying(FEET, s.foot, ids.COLOURS),
        "you.ceremony": "yes" if s.track else "no",
        **own(s),
        **board(s),
        **map_of(s),
    }
    if isinstance(step, SummerAction):
        found["action"] = ids.ACTIONS[step.action]
    return found


def lying(places: Sequence[str], things: Sequence[int], names: Sequence[str]) -> dict[str, str]:
    return {
        place: names[thing] for place, thing in zip(places, things, strict=True) if thing != NOTHING
    }


def counted(names: Sequence[str], numbers: Iterable[int]) -> dict[str, int]:
    return {name: n for name, n in zip(names, numbers, strict=False) if n}


def named(names: Sequence[str], numbers: Iterable[int]) -> list[str]:
    return [names[number] for number in numbers]


def missing(names: Sequence[str], *zones: Iterable[int]) -> list[str]:
    """Everything that lies in none of these zones."""
    there = {number for zone in zones for number in zone}
    return [name for number, name in enumerate(names) if number not in there]


def on_map(s: State, feature: int) -> list[int]:
    return [
        token
        for hex_, token in enumerate(s.tokens)
        if token != NOTHING and s.map.feature[hex_] == feature
    ]


def own(s: State) -> Position:
    """The tiles and cards that a player has are those that lie nowhere else."""
    tiles = s.gather_slots, s.gather_pile, s.gather_gone, on_map(s, ids.GATHERING_SPACE)
    fish = s.fish_slots, s.fish_pile, s.fish_gone, on_map(s, ids.FISH_SPACE)
    footprints = [card for cards in s.footprints for card in cards]
    hunt = s.hunt_deck, s.hunt_display, s.hunt_gone, footprints
    members = s.members[0]
    return {
        "you.board": ids.BOARDS[s.boards[0]],
        "you.weather": s.weather[0],
        "you.resources": counted(ids.COLOURS, s.resources),
        "you.markers": counted(ids.COLOURS, s.markers),
        "you.vp_animals": s.vp[VP_ANIMALS],
        "you.vp_camps": s.vp[VP_CAMPS],
        "you.vp_fishing": s.vp[VP_FISHING],
        "you.development": s.dp[0],
        "you.fishing": s.fishing[0],
        "you.shamans": [name for n, name in enumerate(SHAMANS) if s.shamans[0] >> n & 1],
        "you.painted": [name for n, name in enumerate(ids.SECTIONS) if s.painted[0] >> n & 1],
        "you.gathered": missing(ids.GATHERING_TILES, *tiles),
        "you.fish": missing(ids.FISH, *fish),
        "you.footprints": named(ids.HUNT_CARDS, footprints),
        "you.animals": [
            animal_id(species, points)
            for species in range(len(ids.SPECIES))
            for points in s.animals[species]
        ],
        "you.hunted": missing(ids.HUNT_CARDS, *hunt),
        "you.cards": named(ids.CEREMONY_CARDS, s.cards[0]),
        "you.home": s.home[0],
        "you.members": {ids.HEXES[hex_]: members.count(hex_) for hex_ in sorted(set(members))},
        "you.moved": [ids.HEXES[h] for h in range(len(s.map)) if s.moved[0] >> h & 1],
        "you.camps": {
            ids.HEXES[hex_]: ids.CAMPS[s.camp_at[hex_] % len(ids.CAMPS)] for hex_ in s.camps[0]
        },
        "you.megaliths": s.megaliths_a[0],
    }


def board(s: State) -> Position:
    found: Position = {
        "prices": lying(ids.SPACES, s.tiles, ids.PRICE_TILES),
        "rotations": counted(ids.SPACES, s.rotations),
        "pillars": counted(CUBES, s.top),
        "gathering": lying(ids.GATHER_SLOTS, s.gather_slots, ids.GATHERING_TILES),
        "fishing": lying(ids.FISH_SLOTS, s.fish_slots, ids.FISH),
        "hunting": named(ids.HUNT_CARDS, s.hunt_display),
        "ceremony": named(ids.CEREMONY_CARDS, s.ceremony_display),
        "gone.price": named(ids.PRICE_TILES, s.price_used),
        "gone.gathering": named(ids.GATHERING_TILES, s.gather_gone),
        "gone.fish": named(ids.FISH, s.fish_gone),
        "gone.hunt": named(ids.HUNT_CARDS, s.hunt_gone),
        "gone.ceremony": named(ids.CEREMONY_CARDS, s.ceremony_gone),
    }
    if s.price_stack:
        found["price_top"] = ids.PRICE_TILES[s.price_stack[-1]]
    return found


def token_name(s: State, hex_: int) -> str:
    token, feature = s.tokens[hex_], s.map.feature[hex_]
    if feature == ids.MEGALITH_SPACE:
        return ids.MEGALITH_TYPES[s.content.megalith_type[token]]
    names = {
        ids.ANIMAL_SPACE: ids.ANIMAL_TOKENS,
        ids.FISH_SPACE: ids.FISH,
        ids.GATHERING_SPACE: ids.GATHERING_TILES,
    }
    return names[feature][token]


def shape_said(slots: Sequence[Slot]) -> dict[str, int]:
    return {
        f"{n}.{part}": value
        for n, (q, r, turn) in enumerate(slots, start=1)
        for part, value in zip(SHAPE_PARTS, (q + SHAPE_MIDDLE, r + SHAPE_MIDDLE, turn), strict=True)
        if value
    }


def map_of(s: State) -> Position:
    """The shape is said where it is not that of the layout for two."""
    laid = [slot_of(s.map.places[1 + 4 * n : 5 + 4 * n]) for n in range(len(s.map.tiles))]
    usual = s.content.layouts[0]
    as_usual = all(lies in (slot, half_turn(slot)) for lies, slot in zip(laid, usual, strict=True))
    slots = usual if as_usual else laid
    return {
        **({} if as_usual else {"shape": shape_said(slots)}),
        "map": {str(n + 1): ids.MAP_TILES[tile] for n, tile in enumerate(s.map.tiles)},
        "turned": [str(n + 1) for n, slot in enumerate(slots) if laid[n] != slot],
        "tokens": {
            ids.HEXES[hex_]: token_name(s, hex_)
            for hex_, token in enumerate(s.tokens)
            if token != NOTHING
        },
    }
