"""Reading the Nomads' cards and aid, and the Land cards."""

from __future__ import annotations

from collections.abc import Collection

from dolmen.core.content import Entry, Pack
from dolmen.games.endless_winter.content import (
    LandCard,
    NomadCard,
)
from dolmen.games.endless_winter.ids import (
    ARROWS,
    BASE_COLUMNS,
    BASE_NOMAD_CARDS,
    COLUMNS,
    HEXES,
    INITIATE,
    JUNCTIONS,
    LAND_CARDS,
    NOMAD_ACTIONS,
    NORTH,
    OPS,
    OWN_NOMAD_CARDS,
    WEST,
)
from dolmen.games.endless_winter.limits import ACTIONS, AMOUNT, INNER_HEXES, OUTER_HEXES
from dolmen.games.endless_winter.problem import problem
from dolmen.games.endless_winter.reader.entries import ordered, spare_ones

# What the Nomads may be unable to receive (S6).
UNSURE = (
    "sacred_stone",
    "megalith",
    "bury",
    "tool",
    "food",
    "culture",
    "animal",
    "random_animal",
    "draw",
    "tribe_to_hand",
    "tribe_to_discard",
    "tip",
)


def read_nomad_card(entry: Entry) -> NomadCard:
    actions: list[tuple[int, int]] = []
    for column in BASE_COLUMNS:
        pair = [NOMAD_ACTIONS.index(a) for a in entry.all_of(column, NOMAD_ACTIONS)]
        if len(pair) != ACTIONS or pair[0] == pair[1]:
            raise entry.wrong(column, problem("two_actions"))
        actions.append((pair[0], pair[1]))
    return NomadCard(
        entry.names(),
        COLUMNS.index(entry.one_of("marked_column", BASE_COLUMNS)),
        ARROWS.index(entry.one_of("big_arrow", ARROWS[:2])),
        ARROWS.index(entry.one_of("small_arrow", ARROWS[2:])),
        entry.number("labor", *AMOUNT),
        tuple(actions),
    )


def read_land_cards(pack: Pack, pairs: Collection[frozenset[int]]) -> tuple[LandCard, ...]:
    """`pairs` are the inner hexes that lie side by side."""
    cards: list[LandCard] = []
    inner_ring = [name for name in HEXES if name.startswith("i_")]
    outer_ring = [name for name in HEXES if name.startswith("o_")]
    for entry in ordered(pack, "land_cards.toml", "land_card", LAND_CARDS):
        inner = entry.all_of("inner", inner_ring)
        outer = entry.all_of("outer", outer_ring)
        if not len(inner) == len(set(inner)) == INNER_HEXES:
            raise entry.wrong("inner", problem("two_hexes"))
        if frozenset(HEXES.index(name) for name in inner) not in pairs:
            raise entry.wrong("inner", problem("side_by_side"))
        if not len(outer) == len(set(outer)) == OUTER_HEXES:
            raise entry.wrong("outer", problem("three_hexes"))
        cards.append(
            LandCard(
                entry.names(),
                tuple(HEXES.index(name) for name in inner),
                tuple(HEXES.index(name) for name in outer),
                JUNCTIONS.index(entry.one_of("opposite_junction", JUNCTIONS)),
            )
        )
    return tuple(cards)


def read_aid(pack: Pack) -> tuple[tuple[int, ...], tuple[int, ...]]:
    instead = [-1] * len(OPS)
    ignored: list[int] = []
    for entry in pack.entries("nomad_aid.toml", "row", "ref"):
        entry.skip("when", "ref")
        goal = entry.text("instead")
        for name in entry.all_of("gain", OPS):
            if goal:
                instead[OPS.index(name)] = OPS.index(entry.one_of("instead", OPS))
            else:
                ignored.append(OPS.index(name))
    return tuple(instead), tuple(ignored)


def check_aid(pack: Pack, chain: tuple[int, ...], instead: tuple[int, ...]) -> None:
    """Whatever they may be unable to receive leads down to something they always can."""
    for first in UNSURE:
        op, ways = OPS.index(first), 0
        while OPS[op] in UNSURE and ways <= len(OPS):
            if instead[op] >= 0:
                op = instead[op]
            elif op in chain[:-1]:
                op = chain[chain.index(op) + 1]
            else:
                break
            ways += 1
        if OPS[op] in UNSURE:
            raise pack.table("nomad_aid.toml", "chain").wrong(
                "order", problem("nothing_instead", step=repr(first))
            )


def read_settles(pack: Pack) -> tuple[int, ...]:
    entry = pack.table("nomad_aid.toml", "reminder_1")
    entry.one_of("becomes", ("n_settle",))
    return tuple(OPS.index(name) for name in entry.all_of("gain", OPS))


class NomadCards:
    """Their cards and actions, and the Land cards."""

    def __init__(self, pack: Pack, pairs: Collection[frozenset[int]]) -> None:
        cards = ordered(pack, "nomad_cards.toml", "nomad_card", BASE_NOMAD_CARDS, OWN_NOMAD_CARDS)
        own = spare_ones(
            cards[len(BASE_NOMAD_CARDS) :],
            OWN_NOMAD_CARDS,
            read_nomad_card,
            lambda name: NomadCard(name, INITIATE, WEST, NORTH, 0, (), count=0),
        )
        base = cards[: len(BASE_NOMAD_CARDS)]
        self.cards = (*(read_nomad_card(entry) for entry in base), *own)
        actions = ordered(pack, "nomad_cards.toml", "action", NOMAD_ACTIONS)
        self.actions = tuple(entry.names() for entry in actions)
        self.land_cards = read_land_cards(pack, pairs)


class NomadAid:
    """What they get in place of what they cannot receive (S6)."""

    def __init__(self, pack: Pack) -> None:
        chain = pack.table("nomad_aid.toml", "chain").all_of("order", OPS)
        self.chain = tuple(OPS.index(op) for op in chain)
        self.instead, self.ignored = read_aid(pack)
        check_aid(pack, self.chain, self.instead)
        self.settles = read_settles(pack)
        stones = pack.table("nomad_aid.toml", "reminder_3")
        self.points_per_stone = stones.number("points_per_sacred_stone")
        replaced = pack.table("nomad_aid.toml", "no_replacement")
        replaced.all_of("actions", NOMAD_ACTIONS)
