"""Reading tiles, fish, hunt cards, camps and megaliths."""

from __future__ import annotations

from typing import NamedTuple

from dolmen.core.content import BadContent, Entry, Pack
from dolmen.games.prehistory import ids, limits
from dolmen.games.prehistory.content import (
    DEVELOPMENT,
    MARKER,
    RESOURCE,
    Camp,
    Fish,
    GatheringTile,
    HuntCard,
    Names,
)
from dolmen.games.prehistory.problem import problem
from dolmen.games.prehistory.reader.fields import in_order, number_of, read_names, reward

MEGALITHS = 20  # one for every megalith space
MOST_OF_A_KIND = 5


class AnimalTokens(NamedTuple):
    species: tuple[int, ...]
    points: tuple[int, ...]


class Megaliths(NamedTuple):
    types: tuple[int, ...]
    vp_a: int
    vp_b: int
    vp_c: tuple[int, int]


def read_gathering(pack: Pack) -> tuple[GatheringTile, ...]:
    tiles = tuple(
        GatheringTile(
            number_of(entry, "kind", ids.KINDS), entry.number("development", *limits.DEVELOPMENT)
        )
        for entry in in_order(pack, "gathering.toml", "gathering_tiles", ids.GATHERING_TILES)
    )
    for kind, name in enumerate(ids.KINDS):
        count = sum(1 for tile in tiles if tile.kind == kind)
        if count > MOST_OF_A_KIND:  # R21: the table of sets ends there
            raise BadContent(problem("of_a_kind", kind=name, got=count, most=MOST_OF_A_KIND))
    return tiles


def read_fish(pack: Pack) -> tuple[Fish, ...]:
    return tuple(
        Fish(number_of(entry, "kind", ids.FISH_KINDS), entry.number("value", *limits.VALUE))
        for entry in in_order(pack, "fish.toml", "fish", ids.FISH)
    )


def read_hunt_cards(pack: Pack) -> tuple[HuntCard, ...]:
    entries = in_order(pack, "hunt_cards.toml", "hunt_cards", ids.HUNT_CARDS)
    return tuple(hunt_card(entry) for entry in entries)


def read_animal_tokens(pack: Pack) -> AnimalTokens:
    tokens = in_order(pack, "hunt_cards.toml", "animal_tokens", ids.ANIMAL_TOKENS)
    return AnimalTokens(
        tuple(number_of(entry, "species", ids.SPECIES) for entry in tokens),
        tuple(entry.number("vp", *limits.TOKEN_POINTS) for entry in tokens),
    )


def read_camps(pack: Pack) -> tuple[Camp, ...]:
    return tuple(camp(entry) for entry in in_order(pack, "camps.toml", "camps", ids.CAMPS))


def hunt_card(entry: Entry) -> HuntCard:
    kind = entry.one_of("type", ("animal", "footprint"))
    species = number_of(entry, "species", ids.SPECIES)
    value = entry.number("value", *limits.VALUE)
    if kind == "animal":
        return HuntCard(species, value, entry.number("vp", *limits.AT_ONCE), None)
    gift = reward(entry.child("reward"), (RESOURCE, MARKER, DEVELOPMENT))
    return HuntCard(species, value, 0, gift)


def camp(entry: Entry) -> Camp:
    need = entry.number("need", *limits.NEED)
    return Camp(
        need,
        entry.number("settle", 0, need),
        entry.number("vp", *limits.POINTS),
        entry.number("development", *limits.DEVELOPMENT),
    )


def read_megaliths(pack: Pack, names: dict[str, Names]) -> Megaliths:
    types: list[int] = []
    scores: list[Entry] = []
    ops = ("take", "count_hexes", "majority")
    entries = in_order(pack, "megaliths.toml", "megalith_types", ids.MEGALITH_TYPES)
    read_names(names, entries)
    for number, entry in enumerate(entries):
        types.extend([number] * entry.number("count", *limits.MEGALITHS))
        score = entry.child("score")
        score.one_of("op", (ops[number],))
        if number:
            score.number("radius", 1, 1)
        scores.append(score)
    if len(types) != MEGALITHS:
        raise BadContent(problem("megaliths_in_all", n=MEGALITHS, got=len(types)))
    a, b, c = scores
    return Megaliths(
        tuple(types),
        a.number("vp_end", *limits.POINTS),
        b.number("vp_each", *limits.POINTS),
        (c.number("first", *limits.POINTS), c.number("second", *limits.POINTS)),
    )
