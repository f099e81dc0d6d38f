"""A world that a seat cannot tell from the real one."""

from dolmen.core.rng import Rng
from dolmen.core.step import reask
from dolmen.games.altay.combat import LayCards
from dolmen.games.altay.goals import laying_open
from dolmen.games.altay.ids import NOBODY, NOTHING
from dolmen.games.altay.state import STREAMS, State


def determinize(s: State, seat: int, rng: Rng) -> State:
    """Re-deal everything hidden from the seat: the order of all draw piles and goal decks, the
    opponents' hands, archives and secret wonders, and the chances to come."""
    world = s.clone()
    world.keys = tuple(rng.word() for _ in range(2 * len(STREAMS)))
    for number, other in enumerate(world.seats):
        if number == seat or other.folk == NOTHING:
            shuffle_sorted(other.deck, rng)
        else:
            redeal_cards(world, number, rng)
    if all(other.wonder != NOTHING for other in world.seats):
        redeal_wonders(world, seat, rng)
    for level in (0, 1) if world.seats[0].wonder != NOTHING else (0, 1, 2):
        shuffle_sorted(world.decks[level], rng)
    if s.seat != seat:
        reask(world)
    return world


def shuffle_sorted(items: list[int], rng: Rng) -> None:
    """Sorted first: the result must not depend on the order that was hidden."""
    items.sort()
    rng.shuffle(items)


def redeal_cards(world: State, number: int, rng: Rng) -> None:
    """An opponent's hand, archive and draw pile are one unknown arrangement of known cards."""
    other = world.seats[number]
    archived = [other.archive] if other.archive != NOTHING else []
    cards = other.hand + archived + other.deck
    shuffle_sorted(cards, rng)
    keep_promise(world, number, cards, len(other.hand))
    size = len(other.hand)
    other.hand = sorted(cards[:size])
    if archived:
        other.archive = cards[size]
    other.deck = cards[size + len(archived) :]


def keep_promise(world: State, number: int, cards: list[int], size: int) -> None:
    """Who has named a target holds the attack cards it needs; everybody knows that much. Put
    attack cards into the first `size` places until the attack can be struck."""
    step = world.stack[-1] if world.stack else None
    if not isinstance(step, LayCards) or number != world.active:
        return
    titles = world.content.titles
    if world.owner[step.target] != NOBODY:
        missing = 0 if step.laid else 1
    else:
        missing = step.defence_value(world) + 1 - step.attack_value(world)
        missing = max(missing, 0 if step.laid else 1)
    held = sum(titles[card >> 2].attack for card in cards[:size])
    for later in range(size, len(cards)):
        if held >= missing:
            return
        weakest = min(range(size), key=lambda place: titles[cards[place] >> 2].attack)
        gain = titles[cards[later] >> 2].attack - titles[cards[weakest] >> 2].attack
        if gain > 0:
            held += gain
            cards[weakest], cards[later] = cards[later], cards[weakest]


def redeal_wonders(world: State, seat: int, rng: Rng) -> None:
    """The wonders a player has not seen: the others' secret ones and the level-3 deck."""
    hidden = [
        n
        for n, other in enumerate(world.seats)
        if n != seat and not other.wonder_open and not laying_open(world, n)
    ]
    unseen = [world.seats[n].wonder for n in hidden] + world.decks[2]
    shuffle_sorted(unseen, rng)
    for n in hidden:
        world.seats[n].wonder = unseen.pop()
    world.decks[2] = unseen
