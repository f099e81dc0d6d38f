"""Reading Tribe, Culture, Chief and Setup cards."""

from __future__ import annotations

from dolmen.core.content import Entry, Pack
from dolmen.games.endless_winter.content import (
    Ability,
    CultureCard,
    FolkCard,
    Names,
)
from dolmen.games.endless_winter.icon import Effect
from dolmen.games.endless_winter.ids import (
    ADVANCED_CHIEFS,
    ANCESTOR_CULTURE,
    ANCESTOR_TRIBE,
    BASE_CHIEFS,
    BASE_CULTURE,
    CAVE_CULTURE,
    COLUMNS,
    CULTURE_KINDS,
    FOLK,
    OWN_CULTURE,
    PLAIN,
    PROSPERITY,
    RIVER_TRIBE,
    SACRIFICED,
    SETUP_CARDS,
    STARTING,
    STRIFE,
    TRIBE,
)
from dolmen.games.endless_winter.limits import AMOUNT, ERA, FOLK_COPIES, POINTS
from dolmen.games.endless_winter.modules.files import ANCESTORS, CAVES, RIVERS
from dolmen.games.endless_winter.problem import problem
from dolmen.games.endless_winter.reader.effects import read_effect
from dolmen.games.endless_winter.reader.entries import any_column, ordered, spare_ones


def read_folk(pack: Pack, hand: int) -> tuple[FolkCard, ...]:
    """`hand` cards are drawn from the starting cards."""
    tribe = ordered(pack, "tribe_cards.toml", "tribe_card", TRIBE)
    starting = ordered(pack, "tribe_cards.toml", "starting_card", STARTING)
    folk = {entry.text("id"): read_folk_card(entry, "count") for entry in tribe}
    folk |= {entry.text("id"): read_folk_card(entry, "per_player") for entry in starting}
    if sum(folk[name].count for name in STARTING) < hand:
        raise starting[-1].wrong("per_player", problem("first_hand", n=hand))
    for file, names in ((ANCESTORS, ANCESTOR_TRIBE), (RIVERS, RIVER_TRIBE)):
        for entry in ordered(pack, file, "tribe_card", names):
            entry.one_of("replaces", TRIBE)
            folk[entry.text("id")] = read_folk_card(entry, "count")
    return tuple(folk[name] for name in FOLK)


def read_folk_card(entry: Entry, count: str) -> FolkCard:
    labor = entry.number("labor", *AMOUNT)
    special = entry.child("column_labor")
    return FolkCard(
        entry.names(),
        entry.number(count, *FOLK_COPIES),
        labor,
        tuple(special.number(c, *AMOUNT) if special.has(c) else labor for c in COLUMNS),
        read_effect(entry, "action"),
        read_effect(entry, "eclipse"),
        read_ability(entry.child("column_action")) if entry.has("column_action") else None,
    )


def read_ability(entry: Entry) -> Ability:
    cost = entry.child("cost")
    labor = cost.number("labor", *AMOUNT) if cost.has("labor") else 0
    return Ability(any_column(entry), labor, read_effect(entry, "effect"))


def read_cultures(pack: Pack) -> tuple[CultureCard, ...]:
    base = ordered(pack, "culture_cards.toml", "culture_card", BASE_CULTURE, OWN_CULTURE)
    printed = (
        *base[: len(BASE_CULTURE)],
        *ordered(pack, ANCESTORS, "culture_card", ANCESTOR_CULTURE),
        *ordered(pack, CAVES, "culture_card", CAVE_CULTURE),
    )
    for era in ERA:
        if sum(1 for entry in base if entry.number("era", *ERA) == era) < SACRIFICED:
            raise base[-1].wrong("era", problem("few_of_era", n=SACRIFICED, era=era))
    own = spare_ones(
        base[len(BASE_CULTURE) :],
        OWN_CULTURE,
        read_culture,
        lambda name: CultureCard(name, 0, 0, 0, 0, (), count=0),
    )
    return (*(read_culture(entry) for entry in printed), *own)


def read_culture(entry: Entry) -> CultureCard:
    cost = entry.child("cost")
    kind = PLAIN
    if entry.file != "culture_cards.toml":
        word = entry.one_of("kind", ("prosperity", "strife", "cave"))
        kind = CULTURE_KINDS.index(word) if word in CULTURE_KINDS else PLAIN
    return CultureCard(
        entry.names(),
        entry.number("era", *ERA),
        cost.number("tool", *AMOUNT),
        cost.number("labor", *AMOUNT),
        entry.number("points", *POINTS),
        read_effect(entry, "effect"),
        kind,
        read_effect(entry, "follow") if kind == PROSPERITY else (),
        entry.child("opponent_price").number("point", *POINTS) if kind == STRIFE else 0,
    )


def read_chief_bonus(chiefs: list[Entry]) -> tuple[Effect, ...]:
    bonuses: list[Effect] = []
    for entry in chiefs:
        for side in ("side_a", "side_b"):
            row: list[Effect] = [() for _ in COLUMNS]
            for child in entry.children_of(side):
                row[COLUMNS.index(child.one_of("column", COLUMNS))] = read_effect(child, "effect")
            bonuses.extend(row)
    return tuple(bonuses)


class Chiefs:
    """Chief cards, the advanced ones included."""

    def __init__(self, pack: Pack) -> None:
        chiefs = ordered(pack, "chiefs.toml", "chief", BASE_CHIEFS)
        for entry in ordered(pack, ANCESTORS, "chief", ADVANCED_CHIEFS):
            entry.one_of("replaces", (entry.text("id").removesuffix("_adv"),))
            entry.number("count", 1, 1)
            chiefs.append(entry)
        self.names = tuple(entry.names() for entry in chiefs)
        self.bonus = read_chief_bonus(chiefs)


def read_setup_cards(pack: Pack) -> tuple[tuple[Names, Effect], ...]:
    entries = ordered(pack, "setup_cards.toml", "setup_card", SETUP_CARDS)
    return tuple((entry.names(), read_effect(entry, "effect")) for entry in entries)
