"""The shipped content as data for drawing, and the names that tokens are looked up by."""

from __future__ import annotations

from typing import Any, TypedDict

from dolmen.core.content import LANGUAGES
from dolmen.games.prehistory import ids
from dolmen.games.prehistory.actions import HUNT
from dolmen.games.prehistory.content import (
    COUNTS,
    DEVELOPMENT,
    OPS,
    REWARDS,
    SETS_OF,
    Content,
    Score,
)
from dolmen.games.prehistory.ids import Colour
from dolmen.games.prehistory.lexicon import Lexicon, texts
from dolmen.games.prehistory.printed import DEVELOPMENT_NAME
from dolmen.games.prehistory.view import reward_view
from dolmen.games.prehistory.view_types import RewardView
from dolmen.speech.face import Thing

POINTS = "points"  # the one thing of kind "development" that there can be so many of
# Kinds of things that bear a printed name but are no domain of the vocabulary.
PRINTED: dict[str, tuple[str, ...]] = {
    "action": ids.ACTIONS,
    "board": ids.BOARDS,
    "fish_kind": ids.FISH_KINDS,
    "kind": ids.KINDS,
    "megalith": ids.MEGALITH_TYPES,
    "species": ids.SPECIES,
    "symbol": ids.SYMBOLS,
}
# Kinds whose names are made from data.
MADE: dict[str, tuple[str, ...]] = {
    "basket": ids.BASKETS,
    "fish": ids.FISH,
    "gathering_tile": ids.GATHERING_TILES,
}


class CostsData(TypedDict):
    rotate_price: int
    rotate_weather: int
    movement: int
    resource: int
    marker: int
    cube: int


class TrackData(TypedDict):
    vp: int
    dp: int


class MigrationData(TypedDict):
    id: str
    edges: list[int]
    members: int


class TileData(TypedDict):
    kind: str
    dp: int


class FishData(TypedDict):
    kind: str
    value: int


class BasketData(TypedDict):
    id: str
    upper: str
    lower: str
    rewards: list[RewardView]


class HuntData(TypedDict):
    species: str
    value: int
    points: int
    reward: RewardView | None


class ScoreData(TypedDict):
    """What a card counts, as far as a drawing of it needs."""

    op: str
    vp: int
    count: str | None
    argument: int
    each: int
    of: str | None
    members: list[int]


class CeremonyData(TypedDict):
    value: int
    dp: int
    score: ScoreData


class CampData(TypedDict):
    need: int
    settle: int
    vp: int
    dp: int


class Catalogue(TypedDict):
    """Things are found by their ids."""

    rounds: int
    tribe: int
    costs: CostsData
    gathering_markers: int
    marker_colour: dict[str, Colour]
    last_dp: int
    fishing_track: list[TrackData]
    pillar_edge: list[int]
    edge_value: list[int]
    symbol_edge: dict[str, int]
    slot_edge: list[int]
    position_edge: list[int]
    hunting_edges: list[int]
    fishing_edges: list[int]
    migrations: list[MigrationData]
    sections: dict[str, list[str]]
    price_tiles: dict[str, list[Colour]]
    gathering: dict[str, TileData]
    fish: dict[str, FishData]
    lines: dict[str, RewardView]
    baskets: list[BasketData]
    hunt: dict[str, HuntData]
    ceremony: dict[str, CeremonyData]
    camps: dict[str, CampData]
    texts: dict[str, dict[str, dict[str, str]]]  # language, kind, id


def catalogue(content: Content, lexicons: dict[str, Lexicon]) -> Catalogue:
    return {
        "rounds": content.rounds,
        "tribe": content.tribe,
        "costs": {
            "rotate_price": content.costs.rotate_price,
            "rotate_weather": content.costs.rotate_weather,
            "movement": content.costs.movement,
            "resource": content.costs.resource,
            "marker": content.costs.marker,
            "cube": content.costs.cube,
        },
        "gathering_markers": content.gathering_markers,
        "marker_colour": dict(
            zip(ids.ACTIONS, (ids.COLOURS[c] for c in content.marker_colour), strict=True)
        ),
        "last_dp": content.last_dp,
        "fishing_track": [
            {"vp": vp, "dp": dp}
            for vp, dp in zip(content.income_vp, content.income_dp, strict=True)
        ],
        "pillar_edge": list(content.pillar_edge),
        "edge_value": list(content.edge_value),
        "symbol_edge": dict(zip(ids.SYMBOLS, content.symbol_edge, strict=True)),
        "slot_edge": list(content.slot_edge),
        "position_edge": list(content.position_edge),
        "hunting_edges": list(content.hunting_edges),
        "fishing_edges": list(content.fishing_edges),
        "migrations": [
            {"id": name, "edges": list(option.edges), "members": option.members}
            for name, option in zip(ids.MIGRATIONS, content.migrations, strict=True)
        ],
        "sections": {
            name: [ids.SYMBOLS[symbol] for symbol in symbols]
            for name, symbols in zip(ids.SECTIONS, content.section_symbols, strict=True)
        },
        "price_tiles": {
            name: [ids.COLOURS[colour] for colour in colours]
            for name, colours in zip(ids.PRICE_TILES, content.tile_colours, strict=True)
        },
        "gathering": {
            name: {"kind": ids.KINDS[tile.kind], "dp": tile.dp}
            for name, tile in zip(ids.GATHERING_TILES, content.gathering, strict=True)
        },
        "fish": {
            name: {"kind": ids.FISH_KINDS[fish.kind], "value": fish.value}
            for name, fish in zip(ids.FISH, content.fish, strict=True)
        },
        "lines": dict(zip(ids.LINES, map(reward_view, content.line_rewards), strict=True)),
        "baskets": [
            {
                "id": ids.BASKETS[n],
                "upper": ids.KINDS[basket.upper],
                "lower": ids.KINDS[basket.lower],
                "rewards": [reward_view(reward) for reward in basket.rewards],
            }
            for n, basket in enumerate(content.baskets)
        ],
        "hunt": {
            ids.HUNT_CARDS[n]: {
                "species": ids.SPECIES[card.species],
                "value": card.value,
                "points": card.points,
                "reward": reward_view(card.reward) if card.reward else None,
            }
            for n, card in enumerate(content.hunt)
        },
        "ceremony": {
            ids.CEREMONY_CARDS[n]: {"value": card.value, "dp": card.dp, "score": score(card.score)}
            for n, card in enumerate(content.ceremony)
            if card.count
        },
        "camps": {
            ids.CAMPS[n]: {"need": c.need, "settle": c.settle, "vp": c.vp, "dp": c.dp}
            for n, c in enumerate(content.camps)
        },
        "texts": {language: sentences(lexicons[language]) for language in LANGUAGES},
    }


def score(given: Score) -> ScoreData:
    return {
        "op": OPS[given.op],
        "vp": given.vp,
        "count": COUNTS[given.count] if given.count >= 0 else None,
        "argument": given.argument,
        "each": given.each,
        "of": SETS_OF[given.of] if given.of >= 0 else None,
        "members": list(given.members),
    }


def sentences(lexicon: Lexicon) -> dict[str, dict[str, str]]:
    """kind -> id -> the text that is printed on the thing."""
    return {
        kind: {name: text(n) for n, name in enumerate(known) if lexicon.in_box(kind, n)}
        for kind, (known, text) in texts(lexicon).items()
    }


def names(lexicon: Lexicon) -> dict[str, dict[str, str]]:
    """What the vocabulary has no domain for."""
    printed = {
        kind: {name: lexicon.printed(name) for name in known} for kind, known in PRINTED.items()
    }
    made = {
        kind: {name: lexicon.name(kind, n) for n, name in enumerate(known)}
        for kind, known in MADE.items()
    }
    cubes: dict[str, dict[str, str]] = {
        "resource": {name: lexicon.resource(n) for n, name in enumerate(ids.COLOURS)},
        "marker": {name: lexicon.marker(n) for n, name in enumerate(ids.COLOURS)},
        "development": {POINTS: lexicon.text(DEVELOPMENT_NAME)},
    }
    # Buttons add to a hunt card's name what it gives.
    gain = {name: lexicon.hunt_gain(n) for n, name in enumerate(ids.HUNT_CARDS)}
    terrain: dict[str, str] = {
        name: lexicon.printed(f"terrain_{name}") for name in ids.TERRAINS[:3]
    }
    return printed | made | cubes | {"terrain": terrain, "hunt_text": gain}


def gloss(action: int) -> tuple[str, str] | None:
    return ("hunt_text", ids.HUNT_CARDS[action - HUNT.base]) if action in HUNT else None


def token(kind: str, value: Any) -> Thing | None:
    """The tokens that are no single member of a domain."""
    if kind == "cubes":
        return cubes("colour", value)
    if kind == "price":
        marker, counts = value
        return cubes("marker" if marker else "resource", counts)
    if kind == "cube":
        marker, colour = value
        return Thing("marker" if marker else "resource", counts=((ids.COLOURS[colour], 1),))
    if kind == "reward":
        counted = POINTS if value.kind == DEVELOPMENT else ids.COLOURS[value.colour]
        return Thing(REWARDS[value.kind], counts=((counted, value.n),))
    if kind in PRINTED:
        return Thing(kind, id=PRINTED[kind][value])
    if kind in MADE:
        return Thing(kind, id=MADE[kind][value])
    return None


def cubes(kind: str, counts: tuple[int, ...]) -> Thing:
    pairs = zip(ids.COLOURS, counts, strict=True)
    return Thing(kind, counts=tuple((name, n) for name, n in pairs if n))
