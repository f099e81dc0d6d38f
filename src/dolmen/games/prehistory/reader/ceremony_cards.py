"""Reading ceremony cards and what they count at the end (6.2)."""

from __future__ import annotations

from dolmen.core.content import LANGUAGES, Entry, Pack
from dolmen.games.prehistory import ids, limits
from dolmen.games.prehistory.content import (
    ANIMALS,
    COPY_BEST,
    COUNTS,
    FISH_OF_KIND,
    FOOTPRINTS,
    MEMBERS_ON_TERRAIN,
    OF_ANIMALS,
    OF_FISH,
    OF_GATHERING,
    OPS,
    PATTERN,
    PER,
    SCORED_MEGALITHS,
    SETS,
    SETS_OF,
    CeremonyCard,
    Names,
    Score,
)
from dolmen.games.prehistory.problem import problem
from dolmen.games.prehistory.reader.fields import in_order, read_names

# Which further field a count needs, and what it may say.
ARGUMENTS: dict[int, tuple[str, tuple[str, ...]]] = {
    MEMBERS_ON_TERRAIN: ("terrain", ids.TERRAINS[:3]),
    SCORED_MEGALITHS: ("megalith", ids.MEGALITH_TYPES),
    FOOTPRINTS: ("species", ids.SPECIES),
    ANIMALS: ("species", ids.SPECIES),
    FISH_OF_KIND: ("kind", ids.FISH_KINDS),
}
MEMBERS: dict[int, tuple[str, ...]] = {
    OF_GATHERING: ids.KINDS,
    OF_FISH: ids.FISH_KINDS,
    OF_ANIMALS: ids.SPECIES,
}


ABSENT = CeremonyCard(1, 0, Score(COPY_BEST, 0, -1, -1, 0, -1, ()), count=0)


def read_ceremony(pack: Pack, names: dict[str, Names]) -> tuple[CeremonyCard, ...]:
    printed, own = ids.PRINTED_CEREMONY_CARDS, ids.OWN_CEREMONY_CARDS
    entries = in_order(pack, "ceremony_cards.toml", "ceremony_cards", printed, own)
    # A typed action may speak of a card that is not there, so it has a name: that of its id.
    names |= {name: dict.fromkeys(LANGUAGES, name) for name in own}
    read_names(names, entries)
    found = {entry.text("id"): read_card(entry) for entry in entries}
    return tuple(found.get(name, ABSENT) for name in ids.CEREMONY_CARDS)


def read_card(entry: Entry) -> CeremonyCard:
    return CeremonyCard(
        entry.number("value", *limits.VALUE),
        entry.number("development", *limits.DEVELOPMENT),
        read_score(entry.child("score")),
    )


def read_score(entry: Entry) -> Score:
    op = OPS.index(entry.one_of("op", OPS))
    if op == COPY_BEST:
        return Score(op, 0, -1, -1, 0, -1, ())
    vp = entry.number("vp", *limits.POINTS)
    if op == SETS:
        of = SETS_OF.index(entry.one_of("of", SETS_OF))
        return Score(op, vp, -1, -1, 0, of, members(entry, "kinds", MEMBERS[of]))
    if op == PATTERN:
        return Score(op, vp, -1, -1, 0, -1, members(entry, "sections", ids.SECTIONS))
    count = COUNTS.index(entry.one_of("count", COUNTS))
    argument = -1
    if count in ARGUMENTS:
        field, allowed = ARGUMENTS[count]
        argument = allowed.index(entry.one_of(field, allowed))
    each = entry.number("each" if op == PER else "at_least", *limits.EACH)
    return Score(op, vp, count, argument, each, -1, ())


def members(entry: Entry, field: str, allowed: tuple[str, ...]) -> tuple[int, ...]:
    found = tuple(allowed.index(name) for name in entry.all_of(field, allowed))
    if not found or len(set(found)) != len(found):
        raise entry.wrong(field, problem("different_ones"))
    return found
