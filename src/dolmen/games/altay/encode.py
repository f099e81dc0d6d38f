"""What a seat may know as a list of whole numbers (`core/encoding.py`). Everything in it can be
read from the seat's view; how points are counted is left to whoever learns."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from dolmen.core.encoding import (
    Encoding,
    Part,
    amounts,
    kind_of_decision,
    number_prompts,
    one,
    open_question,
    others,
    write_bits,
)
from dolmen.games.altay.combat import (
    DefenceCards,
    DefenderQuestion,
    LayCards,
    SurrenderCards,
    defence_value,
)
from dolmen.games.altay.goals import laying_open
from dolmen.games.altay.ids import (
    CARDS,
    FIRST_MARKET_TITLE,
    FOLKS,
    GOALS,
    MARKERS,
    MARKET_TITLES,
    MAX_VP,
    NOTHING,
    RESOURCES,
    SEAFARER_TITLE,
    SEAS,
    TERRITORIES,
    TITLES,
)
from dolmen.games.altay.messages import MESSAGES
from dolmen.games.altay.state import WIDTH, OpenCard, State

PROMPTS = number_prompts(MESSAGES.prompts)
FOR_SALE = (*MARKET_TITLES, SEAFARER_TITLE)
POINTS = len(TITLES)  # where the points of a heap of cards are written, after its titles
HEAP = (*TITLES, "points")
NO_HEAP = [0] * len(HEAP)
NO_TITLES = [0] * len(TITLES)
NO_GOALS = [0] * len(GOALS)
NO_TERRITORIES = [0] * len(TERRITORIES)
NO_RESOURCES = [0] * len(RESOURCES)
# A card in hand is told apart by its points too. Folk cards have none, so they have one place.
PLACE_OF_CARD = tuple(
    card >> 2
    if card >> 2 < FIRST_MARKET_TITLE
    else FIRST_MARKET_TITLE + card - FIRST_MARKET_TITLE * (MAX_VP + 1)
    for card in range(len(CARDS))
)
HAND = tuple(
    name for card, name in enumerate(CARDS) if card >> 2 >= FIRST_MARKET_TITLE or not card & 3
)
NO_HAND = [0] * len(HAND)
# By number of players and seat: the owner of something as the seat counts; the last is nobody.
SEEN = tuple(
    tuple(
        (*((owner - seat) % players + 1 for owner in range(players)), 0) for seat in range(players)
    )
    for players in range(5)
)


@cache
def shape(players: int) -> Encoding:
    """The options change nothing about it."""
    seats = others(players)
    parts = [
        amounts("turn", "round", "ended", "trading", "reserves", "seafarer"),
        one("decision", tuple(template.key for template in MESSAGES.prompts)),
        Part("who", ("decides", "active", "start"), seats),
        Part("territory.owner", TERRITORIES, seats),
        amounts("territory.settlements", *TERRITORIES),
        Part("territory.marker", TERRITORIES, MARKERS),
        amounts("territory.used", *TERRITORIES),
        amounts("territory.inside", *TERRITORIES),
        amounts("territory.points", *TERRITORIES),
        amounts("market.left", *FOR_SALE),
        amounts("market.bought", *FOR_SALE),
        amounts("goals.shown", *GOALS),
        amounts("goals.deck", "level 1", "level 2", "level 3"),
        amounts("goals.discarded", *GOALS),
        amounts("goals.used", *GOALS),
        amounts("seas", *SEAS),
        amounts("attacks.from", *TERRITORIES),
        amounts("attacks.to", *TERRITORIES),
        Part("combat.territory", ("source", "target"), TERRITORIES),
        one("combat.defender", seats),
        amounts("combat", "attack", "defence", "struck", "laid", "answered"),
        amounts("hand", *HAND),
        amounts("deck", *HEAP),
        one("archive", HAND),
    ]
    for place, name in enumerate(seats):
        parts += seat_parts(f"seat.{place}" if place else name, seats)
    return Encoding(parts)


def seat_parts(name: str, seats: tuple[str, ...]) -> list[Part]:
    return [
        one(f"{name}.folk", FOLKS),
        Part(f"{name}.goal", ("in progress", "wonder"), GOALS),
        amounts(f"{name}.size", "hand", "deck", "archive", "reserve", "held", "removed", "coins"),
        amounts(f"{name}.pool", *RESOURCES),
        amounts(f"{name}.placed", *RESOURCES),
        amounts(f"{name}.markers", *MARKERS),
        amounts(f"{name}.consumed", *MARKERS),
        amounts(f"{name}.trophies", *seats),
        amounts(f"{name}.done", *GOALS),
        amounts(f"{name}.open", *TITLES),
        amounts(f"{name}.filled", *TITLES),
        amounts(f"{name}.on_cards", *RESOURCES),
        amounts(f"{name}.discard", *HEAP),
        amounts(f"{name}.area", *HEAP),
        amounts(f"{name}.trashed", *HEAP),
    ]


def encoding(players: int, options: Mapping[str, str]) -> Encoding:
    return shape(players)


def encode(s: State, seat: int, out: list[int]) -> None:
    seen = SEEN[s.players][seat]
    layout = s.layout
    out[:] = (
        s.round,
        s.ended,
        s.trading,
        s.reserves,
        s.seafarer,
        kind_of_decision(s, PROMPTS),
        seen[s.seat],
        seen[s.active],
        seen[s.start],
    )
    out += [seen[owner] for owner in s.owner]
    out += s.settlements
    out += [marker + 1 for marker in s.marker]
    write_bits(s.used, len(TERRITORIES), out)
    out += layout.in_play
    out += layout.vp
    copies = s.copies
    out += [copies - sold for sold in s.sold[FIRST_MARKET_TITLE:]]
    write_bits(s.bought >> FIRST_MARKET_TITLE, len(FOR_SALE), out)
    out += s.stacked
    out += [len(deck) for deck in s.decks]
    write_goal_discards(s, out)
    write_bits(s.applied, len(GOALS), out)
    write_bits(s.seas, len(SEAS), out)
    write_attacks(s, out)
    write_combat(s, seen, out)
    me = s.seats[seat]
    row = NO_HAND[:]
    for card in me.hand:
        row[PLACE_OF_CARD[card]] += 1
    out += row
    write_heap(me.deck, out)
    out.append(PLACE_OF_CARD[me.archive] + 1 if me.archive != NOTHING else 0)
    for number in range(seat, seat + s.players):
        write_seat(s, number % s.players, seat, out)


def write_goal_discards(s: State, out: list[int]) -> None:
    row = NO_GOALS[:]
    for pile in s.goal_discards:
        for goal in pile:
            row[goal] += 1
    out += row


def write_attacks(s: State, out: list[int]) -> None:
    if not s.attacks:
        out += NO_TERRITORIES
        out += NO_TERRITORIES
        return
    sources, targets = NO_TERRITORIES[:], NO_TERRITORIES[:]
    for pair in s.attacks:
        sources[pair // WIDTH] += 1
        targets[pair % WIDTH] += 1
    out += sources
    out += targets


def write_combat(s: State, seen: tuple[int, ...], out: list[int]) -> None:
    """The fight on the table: territories, defender, then its numbers."""
    step = open_question(s)
    if isinstance(step, LayCards):
        attack, defence = step.attack_value(s), step.defence_value(s)
        out += (step.source + 1, step.target + 1, 0, attack, defence, 0, step.laid, 0)
    elif isinstance(step, DefenderQuestion):
        fight = step.combat
        laid = step.cards if isinstance(step, DefenceCards | SurrenderCards) else ()
        strength = step.strength if isinstance(step, DefenceCards) else 0
        defence = defence_value(s, fight, strength)
        out += (fight.source + 1, fight.target + 1, seen[fight.defender])
        out += (fight.attack, defence, 1, fight.cards, len(laid))
    else:
        out += (0, 0, 0, 0, 0, 0, 0, 0)


def write_seat(s: State, number: int, viewer: int, out: list[int]) -> None:
    """What everybody sees of a seat, and the viewer's own secret wonder."""
    seat = s.seats[number]
    known = number == viewer or seat.wonder_open or laying_open(s, number)
    out += (
        seat.folk + 1,
        seat.goal + 1,
        seat.wonder + 1 if known else 0,
        len(seat.hand),
        len(seat.deck),
        seat.archive != NOTHING,
        seat.reserve,
        seat.held,
        seat.removed,
        seat.coins,
    )
    out += seat.pool
    out += seat.placed
    out += seat.fresh
    out += seat.consumed
    out += seat.trophies[viewer:]
    out += seat.trophies[:viewer]
    row = NO_GOALS[:]
    for goal in seat.done:
        row[goal] += 1
    out += row
    write_open(seat.open, out)
    write_heap(seat.discard, out)
    write_heap(seat.area, out)
    write_heap(seat.trashed, out)


def write_open(cards: list[OpenCard], out: list[int]) -> None:
    """Open cards by title, what lies on each title, and what lies there by resource."""
    if not cards:
        out += NO_TITLES
        out += NO_TITLES
        out += NO_RESOURCES
        return
    titles, filled, resources = NO_TITLES[:], NO_TITLES[:], NO_RESOURCES[:]
    for card, placed in cards:
        title = card >> 2
        titles[title] += 1
        for resource, n in enumerate(placed):
            filled[title] += n
            resources[resource] += n
    out += titles
    out += filled
    out += resources


def write_heap(cards: list[int], out: list[int]) -> None:
    """How many cards of each title, and their points together."""
    if not cards:
        out += NO_HEAP
        return
    row = NO_HEAP[:]
    for card in cards:
        row[card >> 2] += 1
        row[POINTS] += card & 3
    out += row
