"""How many of each component there are, over all zones."""

from __future__ import annotations

from collections import Counter

from dolmen.games.endless_winter.culture_cards import card_of
from dolmen.games.endless_winter.ids import ANIMALS, CARDS, STONES
from dolmen.games.endless_winter.state import HOME, NOMAD_TILE, NOTHING, State


def census(s: State) -> dict[str, int]:
    cards: Counter[int] = Counter(enumerate_stacks(s))
    stones = Counter(stone for stone in s.stones if stone != NOTHING)
    animals = Counter(s.animal_deck)
    animals.update(animal for animal in s.ground if animal != NOTHING)
    found: dict[str, int] = {}
    for deck in (*s.culture_decks, s.culture_removed, s.sacrifice):
        cards.update(card_of(card) for card in deck)
    cards.update(card for card in s.display if card != NOTHING)
    for seat, me in enumerate(s.seats):
        for zone in (me.deck, me.hand, me.area, me.discard, me.pile, me.grave):
            cards.update(card_of(card) for card in zone)
        stones.update(me.stones)
        for animal, (up, down) in enumerate(zip(me.upright, me.tipped, strict=True)):
            animals[animal] += up + down
        found[f"camps {seat}"] = me.board_camps + sum(me.camps)
        found[f"villages {seat}"] = s.content.villages_max - me.villages + s.junctions.count(seat)
        pieces = s.site.count(1 + 2 * seat) + s.site.count(2 + 2 * seat)
        found[f"megaliths {seat}"] = s.content.megaliths_max - me.built + pieces
        found[f"figures {seat}"] = sum(1 for place in me.figures if place >= HOME)
    found |= {CARDS[card]: n for card, n in sorted(cards.items()) if n}
    found |= {STONES[stone]: n for stone, n in sorted(stones.items()) if n}
    found |= {ANIMALS[animal]: n for animal, n in sorted(animals.items()) if n}
    for module in s.rules.modules:
        found |= module.census(s)
    found["nomad cards"] = len(set(s.nomad_deck + s.nomad_row + s.nomad_pile))
    found["land cards"] = len(set(s.land_deck + s.land_discard))
    found["nomad tiles at most one"] = int(s.junctions.count(NOMAD_TILE) <= 1)
    found["turn order"] = len(set(s.order))
    return found


def enumerate_stacks(s: State) -> dict[int, int]:
    return dict(enumerate(s.stacks))
