"""Every component, counted over all zones."""

from __future__ import annotations

from dolmen.games.prehistory import ids
from dolmen.games.prehistory.state import NOTHING, State


def census(s: State) -> dict[str, int]:
    """Everything that is limited, over all zones."""
    on_map = [0] * len(ids.FEATURES)
    for hex, token in enumerate(s.tokens):
        if token != NOTHING:
            on_map[s.map.feature[hex]] += 1
    built = sum(len(camps) for camps in s.camps)
    members = sum(s.home) + sum(len(hexes) for hexes in s.members)
    tiles = (s.tiles, s.price_stack, s.price_removed, s.price_used)
    hunted = sum(len(cards) for cards in s.footprints) + sum(len(points) for points in s.animals)
    return {
        "price tiles": sum(len(zone) for zone in tiles),
        "gathering tiles": filled(s.gather_slots)
        + len(s.gather_pile)
        + len(s.gather_gone)
        + sum(s.gathered)
        + on_map[ids.GATHERING_SPACE],
        "fish": filled(s.fish_slots)
        + len(s.fish_pile)
        + len(s.fish_gone)
        + sum(s.fished)
        + on_map[ids.FISH_SPACE],
        "hunt cards and animals": len(s.hunt_display)
        + len(s.hunt_deck)
        + len(s.hunt_gone)
        + hunted
        + on_map[ids.ANIMAL_SPACE],
        "ceremony cards": len(s.ceremony_display)
        + len(s.ceremony_deck)
        + len(s.ceremony_gone)
        + sum(len(cards) for cards in s.cards),
        "megaliths": on_map[ids.MEGALITH_SPACE] + sum(s.megaliths_a),
        "members besides those of camps": members - built,
        "members counted by hex": members - sum(s.home) - sum(s.crowd),
        "camps": built + sum(left.bit_count() for left in s.camps_left),
        "camps counted by hex": built - filled(s.camp_at),
        "shamans": sum(mask.bit_count() for mask in s.shamans),
    }


def filled(slots: list[int]) -> int:
    return sum(1 for item in slots if item != NOTHING)
