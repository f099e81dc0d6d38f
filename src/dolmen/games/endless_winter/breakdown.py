"""Where the points of the score sheet come from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dolmen.core.event import Event
from dolmen.core.message import Message
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.culture_cards import card_of
from dolmen.games.endless_winter.ids import FIRST_CULTURE
from dolmen.games.endless_winter.scoring import animal_set, glory_points, offering_points
from dolmen.games.endless_winter.state import State
from dolmen.speech.face import Part

GOODS = "goods_gained"
# What the end of the game counts.
COUNTED = {
    GOODS: ("gained",),
    "villages": ("built_village", "nomad_village"),
    "megaliths": ("built_megalith",),
    "stones": ("built_stone",),
    "animals": ("took_animal", "drew_animal"),
    "cultures": ("took_culture", "nomad_culture"),
    "buried": ("buried", "nomad_buried", "nomad_buried_unseen"),
    "camps_moved": ("moved_camp",),
}


def times(name: str, event: Event) -> int:
    """Food and tools are counted one by one."""
    return int(event.message.tokens()["n"][1]) if name == GOODS else 1


# Where points on the score track come from, by the event that they follow.
CAUSES = ("stones", "land", "slots", "megaliths", "idols", "caves", "river", "glaciers", "other")
CAUSE_OF = {
    "stone_scores": "stones",
    "built_stone": "stones",
    "terrain": "land",
    "slot": "slots",
    "built_megalith": "megaliths",
    "advanced": "idols",
    "painting_complete": "caves",
    "painting_coloured": "caves",
    "animal_row": "caves",
    "drew_line": "caves",
    "filled_dot": "caves",
    "nearest_raft": "river",
    "caught": "river",
    "nomad_glaciers": "glaciers",
}
# Lines between a cause and the points that follow from it.
BETWEEN = frozenset(("scored", "gained", "paid", "labor", "drew", "drew_hidden", "reshuffled"))


def track_parts(s: State, seat: int, events: Sequence[Event]) -> Iterator[Part]:
    """The score track, by what the points were for; what is left over was otherwise gained or
    spent."""
    points = dict.fromkeys(CAUSES, 0)
    cause = "other"
    me = s.seat_token(seat)
    for event in events:
        key, values = event.message.key, event.message.values
        if key not in BETWEEN:
            cause = CAUSE_OF.get(key, "other")
        if key == "scored" and values[0] == me:
            points[cause] += values[1]
        elif key == "nomad_glaciers" and seat == s.nomads:
            points["glaciers"] += values[1]
    points["other"] += s.seats[seat].points - sum(points.values())
    for number, name in enumerate(CAUSES):
        yield Part("track", Message(m.PART_TRACK, (number,)), points[name])


def parts(s: State, seat: int, events: Sequence[Event]) -> Iterator[Part]:
    me = s.seats[seat]
    yield from track_parts(s, seat, events)
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
