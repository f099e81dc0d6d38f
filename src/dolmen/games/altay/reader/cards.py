"""Action cards and the decks of the folks."""

from __future__ import annotations

from dolmen.core.content import BadContent, Entry, Pack, same_ids
from dolmen.games.altay import effects as fx
from dolmen.games.altay import limits
from dolmen.games.altay.content import Choice, Copy, Title
from dolmen.games.altay.effect import conditions_of
from dolmen.games.altay.fields import Cost
from dolmen.games.altay.ids import (
    COMBAT_EFFECTS,
    EFFECTS,
    FOLK_TITLES,
    FOLKS,
    MARKET_TITLES,
    MAX_VP,
    NOTHING,
    SEAFARER_TITLE,
    TITLES,
)
from dolmen.games.altay.problem import problem
from dolmen.games.altay.reader.effects import after_cost, card_effects, read_costs, read_fields


def read_titles(pack: Pack) -> tuple[Title, ...]:
    found: dict[str, Title] = {}
    for file, ids in (
        ("folk_cards.toml", FOLK_TITLES),
        ("action_cards.toml", MARKET_TITLES),
        ("module_seafarer.toml", (SEAFARER_TITLE,)),
    ):
        entries = pack.entries(file, "card")
        same_ids(entries, ids, file, "card")
        for entry in entries:
            found[entry.text("id")] = read_title(entry, market=file != "folk_cards.toml")
    return tuple(found[title] for title in TITLES)


def read_title(entry: Entry, market: bool) -> Title:
    name = entry.names()
    group = entry.text("title_group")
    entry.one_of("kind", ("economy", "combat", "building"))
    choices = tuple(read_choice(child) for child in entry.children_of("effect"))
    low, high = limits.OPTIONS
    if not low <= len(choices) <= high:
        raise entry.wrong("effect", problem("options", low=low, high=high, got=len(choices)))
    copies = read_copies(entry) if market else ()
    if not market:
        entry.number("vp", 0, 0)
        if entry.items("cost"):
            raise entry.wrong("cost", problem("folk_card_cost"))
    named = [option["id"] for option in entry.items("effect")]
    if len(set(named)) != len(named):
        raise entry.wrong("effect", problem("same_option"))
    ops = [effect for choice in choices for effect in choice.effects]
    return Title(
        name=name,
        group=group,
        choices=tuple(choice for choice in choices if choice.effect != NOTHING),
        opens=next((op.opening for op in ops if isinstance(op, fx.StayOpen)), None),
        attack=sum(op.n for op in ops if isinstance(op, fx.Attack)),
        defence=sum(op.n for op in ops if isinstance(op, fx.Defence)),
        copies=copies,
    )


def read_choice(entry: Entry) -> Choice:
    effect = entry.one_of("id", (*EFFECTS, *COMBAT_EFFECTS))
    costs = read_costs(entry)
    effects = card_effects(entry, costs)
    combat = all(isinstance(op, fx.Attack | fx.Defence) for op in effects)
    if combat != (effect in COMBAT_EFFECTS):
        raise entry.wrong("do", problem("combat_alone"))
    number = NOTHING if combat else EFFECTS.index(effect)
    whole = costs + after_cost(costs, effects)
    conditions = conditions_of(whole)
    first = conditions[0] if len(conditions) == 1 else None
    terrain = first.terrain if isinstance(first, fx.UseTerrain) else NOTHING
    return Choice(number, costs, whole[len(costs) :], whole, conditions, terrain)


def read_copies(entry: Entry) -> tuple[Copy, ...]:
    copies: list[Copy] = []
    for child in entry.children_of("copy"):
        child.number("number", 1, 99)
        vp = child.number("vp", *limits.COPY_POINTS)
        copies.append(Copy(vp, Cost(read_fields(child, "cost"))))
    if len(copies) != limits.COPIES:
        raise entry.wrong("copy", problem("copies", n=limits.COPIES, got=len(copies)))
    return tuple(copies)


def read_decks(pack: Pack) -> tuple[tuple[int, ...], ...]:
    decks: dict[str, tuple[int, ...]] = {}
    for entry in pack.entries("folk_cards.toml", "deck", label="folk"):
        folk = entry.one_of("folk", FOLKS)
        cards: list[int] = []
        for child in entry.children_of("cards"):
            child.number("number", 1, 10)
            cards.append(TITLES.index(child.one_of("card", FOLK_TITLES)) * (MAX_VP + 1))
        if len(cards) != limits.DECK:
            raise entry.wrong("cards", problem("cards", n=limits.DECK, got=len(cards)))
        if folk in decks:
            raise entry.wrong("folk", problem("twice"))
        decks[folk] = tuple(sorted(cards))
    for folk in FOLKS:
        if folk not in decks:
            raise BadContent(problem("deck_missing", folk=repr(folk)))
    return tuple(decks[folk] for folk in FOLKS)
