"""The cards of a position: the player's, the Culture cards, those of the Nomads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from dolmen.core.position import UNSEEN, BadPosition, Position
from dolmen.games.endless_winter import ids
from dolmen.games.endless_winter.determinize import pop_first
from dolmen.games.endless_winter.position.fields import BACKS, NOMAD_FIGURES
from dolmen.games.endless_winter.position.part import PERSON
from dolmen.games.endless_winter.problem import problem
from dolmen.games.endless_winter.state import (
    DECKS_STREAM,
    FACE_DOWN,
    NOMADS_STREAM,
    NOTHING,
    SETUP_STREAM,
    State,
)

ZONES = ("you.hand", "you.deck", "you.discard", "you.pile")
UNSEEN_CARD = -2


def lay_cards(s: State, position: Position, box: Mapping[str, int]) -> None:
    s.round = max(1, position.get("round", 1))  # the display holds cards of its era
    left = Counter({card: box.get(name, 0) for card, name in enumerate(ids.CARDS)})
    lay_own(s, position, left)
    lay_culture(s, position, left)
    for kind in s.rules.stacks:
        s.stacks[kind] = left[kind]
    wrong = next((card for card, n in left.items() if n < 0), NOTHING)
    if wrong != NOTHING:
        held = box.get(ids.CARDS[wrong], 0)
        found = held - left[wrong]
        raise BadPosition(ids.CARDS[wrong], problem("position_census", found=found, held=held))
    lay_nomad_cards(s, position)


def cards_in(counts: Mapping[str, int]) -> list[int]:
    found: list[int] = []
    for name, n in counts.items():
        found += [ids.CARDS.index(name)] * n
    return sorted(found)


def lay_own(s: State, position: Position, left: Counter[int]) -> None:
    """A deck of which nothing is said holds the starting cards that are nowhere else."""
    me = s.seats[PERSON]
    hand, deck, discard, pile = (cards_in(position.get(zone, {})) for zone in ZONES)
    me.grave = [ids.CARDS.index(name) for name in position.get("you.grave", [])]
    if "you.deck" not in position:
        starting = {ids.FOLK.index(name) for name in ids.STARTING}
        mine = Counter({card: left[card] for card in starting})
        mine.subtract(card for card in (*hand, *discard, *pile, *me.grave) if card in starting)
        deck = sorted(mine.elements())
    s.shuffle(DECKS_STREAM, deck)
    me.hand, me.deck, me.discard, me.pile, me.area = hand, deck, discard, pile, []
    for zone in (hand, deck, discard, pile, me.grave):
        left.subtract(zone)


def lay_culture(s: State, position: Position, left: Counter[int]) -> None:
    """Open cards first; backs and gaps are filled from the others, the Nomads' piles with cards of
    the base game alone."""
    standard = [*[BACKS[0]] * ids.SACRIFICED, *[BACKS[1]] * ids.SACRIFICED]
    zones = {
        "sacrifice": position.get("sacrifice", standard),
        "nomads.grave": position.get("nomads.grave", []),
        "removed": position.get("removed", []),
    }
    said = position.get("display", dict.fromkeys(ids.DISPLAY, UNSEEN))
    for names in (*zones.values(), list(said.values())):
        left.subtract(ids.CARDS.index(name) for name in names if name in ids.CARDS)
    pools = [pool_of(s, left, era) for era in (1, 2)]
    laid = {zone: [lay_back(s, name, pools, zone) for name in zones[zone]] for zone in zones}
    s.sacrifice = laid["sacrifice"][::-1]
    s.seats[s.nomads].grave = laid["nomads.grave"]
    s.culture_removed = laid["removed"]
    s.display = [NOTHING] * len(ids.DISPLAY)
    for cell, place in enumerate(ids.DISPLAY):
        if said.get(place) == UNSEEN:
            pool = pools[s.era - 1]
            s.display[cell] = pool.pop() if pool else NOTHING
        elif place in said:
            s.display[cell] = ids.CARDS.index(said[place])
    if s.era > 1:  # the cards of the first era have left
        s.culture_removed += [card + FACE_DOWN for card in sorted(pools[0])]
        pools[0] = []
    s.culture_decks = pools
    for card in [*left]:
        if card >= ids.FIRST_CULTURE and left[card] > 0:
            left[card] = 0


def pool_of(s: State, left: Mapping[int, int], era: int) -> list[int]:
    """The cards of an era that nobody sees, shuffled."""
    every: Iterable[int] = (*s.rules.cultures, *s.rules.more_cultures)
    pool = sorted(c for c in every if left[c] > 0 and s.content.culture_of(c).era == era)
    s.shuffle(SETUP_STREAM, pool)
    return pool


def lay_back(s: State, name: str, pools: list[list[int]], zone: str) -> int:
    """A card by its name or its back; where not even the era is told, any."""
    if name in ids.CARDS:
        return ids.CARDS.index(name)
    pool = pools[BACKS.index(name)] if name in BACKS else max(pools, key=len)
    later = () if zone == "removed" else s.rules.more_cultures
    if not any(card not in later for card in pool):
        raise BadPosition(zone, problem("position_left"))
    return pop_first(pool, later) + FACE_DOWN


def lay_nomad_cards(s: State, position: Position) -> None:
    """Cards that are known to come next lie on top of their shuffled deck."""
    every = [n for n, card in enumerate(s.content.nomad_cards) if card.count]
    shown = sum(name in position.get("figures", {}) for name in NOMAD_FIGURES) + s.extra_card
    row = numbers({"nomads.row": [UNSEEN] * shown, **position}, "nomads.row", ids.NOMAD_CARDS)
    if len(row) != shown:
        raise BadPosition("nomads.row", problem("must_be", value=shown))
    pile = numbers(position, "nomads.pile", ids.NOMAD_CARDS)
    coming = numbers(position, "nomads.next", ids.NOMAD_CARDS)
    deck = rest_of(every, [*row, *pile, *coming], "nomads.row")
    s.shuffle(NOMADS_STREAM, deck)
    if [*row, *pile].count(UNSEEN_CARD) > len(deck):
        raise BadPosition("nomads.pile", problem("position_left"))
    s.nomad_row = [deck.pop() if card == UNSEEN_CARD else card for card in row]
    s.nomad_pile = [deck.pop() if card == UNSEEN_CARD else card for card in pile]
    s.nomad_deck = deck + coming[::-1]
    s.land_discard = numbers(position, "land", ids.LAND_CARDS)
    coming = numbers(position, "land.next", ids.LAND_CARDS)
    s.land_deck = rest_of([*range(len(ids.LAND_CARDS))], [*s.land_discard, *coming], "land")
    s.shuffle(NOMADS_STREAM, s.land_deck)
    s.land_deck += coming[::-1]


def numbers(position: Position, key: str, names: tuple[str, ...]) -> list[int]:
    told = position.get(key, [])
    return [UNSEEN_CARD if name == UNSEEN else names.index(name) for name in told]


def rest_of(every: list[int], gone: list[int], key: str) -> list[int]:
    known = [card for card in gone if card != UNSEEN_CARD]
    if len(set(known)) < len(known):
        raise BadPosition(key, problem("twice"))
    return [card for card in every if card not in known]
