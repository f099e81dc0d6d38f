"""A random world that a seat cannot tell from the real one. What the seat cannot see is
collected, sorted, shuffled with the given generator and dealt back."""

from __future__ import annotations

from dolmen.core.rng import Rng
from dolmen.core.state import streams
from dolmen.core.step import reask
from dolmen.games.endless_winter.eclipse import SealPile
from dolmen.games.endless_winter.ids import FIRST_CULTURE, SETUP_CARDS
from dolmen.games.endless_winter.scoring import is_face_down
from dolmen.games.endless_winter.state import FACE_DOWN, NOTHING, OVER, STREAMS, State


def determinize(s: State, seat: int, rng: Rng) -> State:
    world = s.clone()
    for other in range(len(world.seats)):
        if other != world.nomads:
            if other == seat:
                world.seats[other].deck = redeal(world.seats[other].deck, rng)
            else:
                redeal_player(world, other, rng)
    redeal_setup(world, seat, rng)
    world.animal_deck = redeal(world.animal_deck, rng)
    redeal_culture(world, rng)
    if world.nomads != NOTHING:
        redeal_nomads(world, rng)
    for module in world.rules.modules:
        module.redeal(world, seat, rng)
    world.keys = streams(f"{rng.below(1 << 30)}/{rng.below(1 << 30)}", STREAMS)
    if world.stack and world.seat != seat:
        reask(world)
    return world


def redeal(cards: list[int], rng: Rng) -> list[int]:
    mixed = sorted(cards)
    rng.shuffle(mixed)
    return mixed


def redeal_player(world: State, other: int, rng: Rng) -> None:
    """Another player's hand, deck and sealed pile: their contents together can be counted."""
    me = world.seats[other]
    hidden_pile = me.pile if not world.piles_open else []
    pool = redeal(me.deck + me.hand + hidden_pile, rng)
    if world.sealing:
        held = len(me.hand) + len(hidden_pile)
        me.pile, kept = seal(world, other, pool[:held], rng)
        pool[:held] = kept
    elif hidden_pile:
        folk = [card for card in pool if card < FIRST_CULTURE][: len(hidden_pile)]
        for card in folk:
            pool.remove(card)
        me.pile = sorted(folk)
    held = len(pool) - len(me.deck)
    me.hand, me.deck = sorted(pool[:held]), pool[held:]
    if me.side != NOTHING and not world.sides_open:
        me.side = rng.below(2)


def seal(world: State, other: int, cards: list[int], rng: Rng) -> tuple[list[int], list[int]]:
    """E1: of the cards that another player had in hand those on the pile, and those kept. How many
    were put aside is unknown; whoever is still at it may have put none."""
    if SealPile(other) in world.stack:
        return [], cards
    folk = [card for card in cards if card < FIRST_CULTURE]
    pile = folk[: rng.below(len(folk) + 1)]
    kept = cards[:]
    for card in pile:
        kept.remove(card)
    return sorted(pile), kept


def redeal_setup(world: State, seat: int, rng: Rng) -> None:
    """Setup cards that others were dealt and may already have chosen from."""
    if world.setup_open:
        return
    mine = world.seats[seat].dealt if seat < len(world.seats) else []
    pool = [card for card in range(len(SETUP_CARDS)) if card not in mine]
    rng.shuffle(pool)
    for other, me in enumerate(world.seats):
        if other != seat and me.dealt:
            me.dealt = sorted(pool.pop() for _ in me.dealt)
            if me.setup != NOTHING:
                me.setup = me.dealt[rng.below(len(me.dealt))]


def redeal_culture(world: State, rng: Rng) -> None:
    """Per era: the deck, what left the game unseen, and the face-down cards of the Nomads."""
    zones = [world.culture_removed, world.sacrifice]
    if world.nomads != NOTHING and world.phase != OVER:
        zones.append(world.seats[world.nomads].grave)
    if world.rules.more_cultures:
        zones.reverse()  # the Nomads' piles first: they hold base cards alone
    for era in (1, 2):
        deck = world.culture_decks[era - 1]
        pool = deck[:]
        for zone in zones:
            pool.extend(card - FACE_DOWN for card in zone if is_face_down(world, card, era))
        pool = redeal(pool, rng)
        for zone in zones:
            for at, card in enumerate(zone):
                if is_face_down(world, card, era):
                    any_card = zone is world.culture_removed
                    drawn = pool.pop() if any_card else pop_first(pool, world.rules.more_cultures)
                    zone[at] = drawn + FACE_DOWN
        world.culture_decks[era - 1] = pool


def pop_first(pool: list[int], later: tuple[int, ...]) -> int:
    """The sacrifice pile was built before modules shuffled their cards in."""
    at = next(n for n in range(len(pool) - 1, -1, -1) if pool[n] not in later)
    return pool.pop(at)


def redeal_nomads(world: State, rng: Rng) -> None:
    """The Nomad deck with their face-down Eclipse pile; the Land deck."""
    hidden_pile = world.nomad_pile if not world.piles_open else []
    pool = redeal(world.nomad_deck + hidden_pile, rng)
    if hidden_pile:
        world.nomad_pile = [pool.pop() for _ in hidden_pile]
    world.nomad_deck = pool
    world.land_deck = redeal(world.land_deck, rng)
