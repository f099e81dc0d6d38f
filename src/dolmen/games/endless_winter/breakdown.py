"""Where the points of the score sheet come from."""

from __future__ import annotations

from collections.abc import Iterator

from dolmen.core.message import Message
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.culture_cards import card_of
from dolmen.games.endless_winter.ids import FIRST_CULTURE
from dolmen.games.endless_winter.scoring import animal_set, glory_points, offering_points
from dolmen.games.endless_winter.state import State
from dolmen.speech.face import Part

# What the end of the game counts.
COUNTED = {
    "villages": ("built_village", "nomad_village"),
    "megaliths": ("built_megalith",),
    "stones": ("built_stone",),
    "animals": ("took_animal", "drew_animal"),
    "cultures": ("took_culture", "nomad_culture"),
    "buried": ("buried", "nomad_buried", "nomad_buried_unseen"),
    "camps_moved": ("moved_camp",),
}


def parts(s: State, seat: int) -> Iterator[Part]:
    me = s.seats[seat]
    yield Part("track", Message(m.PART_SCORED), me.points)
    per = s.content.offering_rate[me.offering]
    offering = Message(m.PART_OFFERING, (me.food + me.tools, per))
    yield Part("offering", offering, offering_points(s, seat))
    each = s.content.glory_points[me.glory]
    yield Part("glory", Message(m.PART_GLORY, (len(me.grave), each)), glory_points(s, seat))
    for card in (card_of(card) for card in me.grave):
        if card >= FIRST_CULTURE:
            points = s.content.culture_of(card).points
            yield Part("cultures", Message(m.PART_CULTURE, (card,)), points)
    for animal in s.rules.animals:
        n, points = animal_set(s, seat, animal)
        yield Part("animals", Message(m.PART_ANIMALS, (n, animal)), points)
    for module in s.rules.modules:
        for message, points in module.final_parts(s, seat):
            yield Part("modules", message, points)
