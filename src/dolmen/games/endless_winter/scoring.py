"""The end of the game: final scoring and tie-breakers (section 8, alone S9)."""

from __future__ import annotations

from typing import Final

from dolmen.core.step import Step
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.culture_cards import card_of
from dolmen.games.endless_winter.ids import FIRST_CULTURE
from dolmen.games.endless_winter.state import FACE_DOWN, NOTHING, OVER, State

CATEGORIES: Final[tuple[str, ...]] = (
    "track",
    "offering",
    "glory",
    "cultures",
    "animals",
    "modules",
)


def offering_points(s: State, seat: int) -> int:
    """R43: food and tools together, divided by the number at the marker."""
    me = s.seats[seat]
    rate = s.content.offering_rate[me.offering]
    return (me.food + me.tools) // rate if rate else 0


def glory_points(s: State, seat: int) -> int:
    me = s.seats[seat]
    return len(me.grave) * s.content.glory_points[me.glory]


def culture_points(s: State, seat: int) -> int:
    """Printed points of buried Culture cards; others score nothing (R44)."""
    cards = (card_of(card) for card in s.seats[seat].grave)
    return sum(s.content.culture_of(card).points for card in cards if card >= FIRST_CULTURE)


def nomad_cultures(s: State) -> tuple[int, int]:
    """The least and the most that the Nomads' buried Culture cards can be worth to one who has not
    seen those that lie face down (N16)."""
    least = most = 0
    grave = s.seats[s.nomads].grave
    for era in (1, 2):
        unseen = sorted(s.content.culture_of(card).points for card in unseen_base_cultures(s, era))
        hidden = sum(1 for card in grave if is_face_down(s, card, era))
        least += sum(unseen[:hidden])
        most += sum(unseen[len(unseen) - hidden :])
    known = sum(s.content.culture_of(card).points for card in grave if card < FACE_DOWN)
    return known + least, known + most


def is_face_down(s: State, card: int, era: int) -> bool:
    return card >= FACE_DOWN and s.content.culture_of(card - FACE_DOWN).era == era


def unseen_base_cultures(s: State, era: int) -> list[int]:
    """What a face-down card of the Nomads can be: the sacrifice pile was built before modules
    shuffled their cards in."""
    zones = (s.culture_removed, s.sacrifice, s.seats[s.nomads].grave)
    unseen = s.culture_decks[era - 1] + [
        card - FACE_DOWN for zone in zones for card in zone if is_face_down(s, card, era)
    ]
    return [card for card in unseen if card not in s.rules.more_cultures]


def animal_points(s: State, seat: int) -> int:
    """Sets of equal Animals; tipped ones only if the content says so (R32)."""
    return sum(animal_set(s, seat, animal)[1] for animal in s.rules.animals)


def animal_set(s: State, seat: int, animal: int) -> tuple[int, int]:
    """How many Animals of a type count, and the points for them."""
    me = s.seats[seat]
    printed = s.content.animals[animal]
    count = me.upright[animal] + (me.tipped[animal] if s.content.tipped_count else 0)
    return count, printed.points[min(count, len(printed.points) - 1)]


def scores(s: State) -> list[list[int]]:
    """Per side the points in each category, if the game ended now."""
    return [
        [
            s.seats[seat].points,
            offering_points(s, seat),
            glory_points(s, seat),
            culture_points(s, seat),
            animal_points(s, seat),
            sum(module.final_scoring(s, seat) for module in s.rules.modules),
        ]
        for seat in range(len(s.seats))
    ]


def winners(s: State) -> list[int]:
    """Most points; ties: food and tools, Villages, turn order. Alone you need more points."""
    points = [sum(row) for row in scores(s)]
    if s.nomads != NOTHING:
        return [0] if points[0] > points[s.nomads] else [s.nomads]

    def rank(seat: int) -> tuple[int, int, int, int]:
        me = s.seats[seat]
        return points[seat], me.food + me.tools, me.villages, -s.order.index(seat)

    return [max(range(len(s.seats)), key=rank)]


class GameEnd(Step):
    """Final scoring (section 8); the points themselves follow from the table."""

    def run(self, s: State) -> None:
        s.phase = OVER
        s.learned += 1  # the Nomads' graveyard is turned up
        if s.listener is not None:
            for seat, points in enumerate(scores(s)):
                template = m.FINAL_MODULES if points[-1] else m.FINAL
                s.tell(template, s.seat_token(seat), *points, sum(points))
            s.tell(m.WINNERS, tuple(s.seat_token(seat) for seat in winners(s)))
