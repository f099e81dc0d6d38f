"""What the answers about the table mean."""

from __future__ import annotations

from collections.abc import Callable

from dolmen.companion.asking import BadAnswer, Value
from dolmen.companion.nomads.facts import NONE, known, memory_of, position_of, rivers_through
from dolmen.companion.nomads.flow import LABOR, PERSON, place_figure
from dolmen.companion.nomads.table import SOMETHING, Beside
from dolmen.companion.words import problem
from dolmen.games.endless_winter import ids
from dolmen.games.endless_winter.modules.glacier_tokens import HIDDEN, GlacierTokens
from dolmen.games.endless_winter.modules.ritual_sites import RitualSites
from dolmen.games.endless_winter.modules.rivers_rafts import (
    AT_FISH,
    AT_RIVER,
    AT_SEATS,
    RAFT,
    notes_of,
)
from dolmen.games.endless_winter.state import FACE_DOWN, MAMMOTH, NOTHING

AHEAD = 99  # influence of the people where they say that they lead
Taker = Callable[[Beside, str, Value], None]


def chosen(value: Value) -> str:
    assert isinstance(value, str)
    return value


def marked(value: Value) -> list[str]:
    assert isinstance(value, list)
    return [str(place) for place in value]


def take_figure(s: Beside, place: str, value: Value) -> None:
    place_figure(s, ids.PLACES.index(chosen(value)))
    s.stale()


def take_first_animal(s: Beside, place: str, value: Value) -> None:
    s.seats[s.nomads].upright[ids.ANIMALS.index(chosen(value))] += 1


def take_draw(s: Beside, place: str, value: Value) -> None:
    if value == "deck_empty":
        s.fresh.add("deck_empty")
    else:
        s.drawn = [ids.ANIMALS.index(chosen(value))]


def take_ground(s: Beside, place: str, value: Value) -> None:
    assert isinstance(value, list)
    for cell, animal in enumerate(value):
        s.ground[cell] = NOTHING if animal is None else ids.ANIMALS.index(animal)


def take_display(s: Beside, place: str, value: Value) -> None:
    there = marked(value)
    card = next(c for c in s.rules.cultures if s.content.culture_of(c).era == s.era)
    for cell, name in enumerate(ids.DISPLAY):
        s.display[cell] = card + FACE_DOWN if name in there else NOTHING


def stone_rows(s: Beside) -> list[int]:
    """A stone for each place of both rows; which one it is does not matter to the Nomads."""
    each = s.content.stones_per_era[s.players]
    return [
        stone
        for era in (1, 2)
        for stone in [n for n in s.rules.stones if s.content.stones[n].era == era][:each]
    ]


def take_stones(s: Beside, place: str, value: Value) -> None:
    there, rows = marked(value), stone_rows(s)
    for number in range(len(rows) // 2 * s.era):
        s.stones[number] = rows[number] if str(number + 1) in there else NOTHING


def take_site(s: Beside, place: str, value: Value) -> None:
    there = {position_of(name) for name in marked(value)}
    built = known(s.site)
    for position in (*s.rules.layout.spaces, *s.rules.layout.raised):
        s.site[position] = (built[position] or 1) if position in there else 0


def take_villages(s: Beside, place: str, value: Value) -> None:
    there = marked(value)
    for junction, owner in enumerate(known(s.junctions)):
        if owner in (NOTHING, PERSON):
            s.junctions[junction] = PERSON if ids.JUNCTIONS[junction] in there else NOTHING


def take_mammoth(s: Beside, place: str, value: Value) -> None:
    for junction, owner in enumerate(known(s.junctions)):
        if owner == MAMMOTH:
            s.junctions[junction] = NOTHING
    if value != NONE:
        s.junctions[ids.JUNCTIONS.index(chosen(value))] = MAMMOTH


def take_lead(s: Beside, place: str, value: Value) -> None:
    there = marked(value)
    for hex_, name in enumerate(ids.HEXES):
        s.seats[PERSON].camps[hex_] = AHEAD if name in there else 0


def take_tile(s: Beside, place: str, value: Value) -> None:
    s.tiles[ids.HEXES.index(place)] = ids.TILES.index(chosen(value))  # type: ignore[index]


def take_site_tile(s: Beside, place: str, value: Value) -> None:
    tile, number = ids.SITE_TILES.index(chosen(value)), int(place) - 1
    row, column = s.content.patterns[s.players][number]
    for space, (of, r, c) in enumerate(s.content.space_place):
        if of == tile:
            s.spaces[ids.site_position(1, row + r, column + c)] = space  # type: ignore[index]


def take_nomad_card(s: Beside, place: str, value: Value) -> None:
    s.drawn = [ids.NOMAD_CARDS.index(chosen(value))]


def take_pile(s: Beside, place: str, value: Value) -> None:
    card = ids.NOMAD_CARDS.index(chosen(value))
    s.nomad_pile[int(place) - 1] = card
    s.nomad_deck.remove(card)


def take_land_card(s: Beside, place: str, value: Value) -> None:
    s.drawn = [ids.LAND_CARDS.index(chosen(value))]


def take_labor(s: Beside, place: str, value: Value) -> None:
    s.drawn = [LABOR[chosen(value)]]


def take_ice(s: Beside, place: str, value: Value) -> None:
    notes, hex_ = memory_of(s, GlacierTokens), ids.HEXES.index(place)
    if value == NONE:
        notes[hex_] = NOTHING
    elif value == "face_down":
        notes[hex_] = HIDDEN + SOMETHING
    else:
        notes[hex_] = ids.ICE_FINDS.index(chosen(value))


def take_find(s: Beside, place: str, value: Value) -> None:
    token = ids.ICE_FINDS.index(chosen(value))
    memory_of(s, GlacierTokens)[ids.HEXES.index(place)] = HIDDEN + token


def take_fish(s: Beside, place: str, value: Value) -> None:
    fish = NOTHING if value == NONE else ids.FISH.index(chosen(value))
    notes_of(s)[AT_FISH + int(place) - 1] = fish


def take_river(s: Beside, place: str, value: Value) -> None:
    river = rivers_through(s, int(place))[ids.HEXES.index(chosen(value))]
    notes_of(s)[AT_RIVER : AT_RIVER + len(river)] = river


def take_raft(s: Beside, place: str, value: Value) -> None:
    notes_of(s)[AT_SEATS + RAFT] = ids.DELTA if value == "ahead" else 0


def take_ritual(s: Beside, place: str, value: Value) -> None:
    if value == "no":
        del memory_of(s, RitualSites)[len(s.seats) :]


def take_number(s: Beside, place: str, value: Value) -> None:
    """Kept in the state by `answer`."""


TAKE: dict[str, Taker] = {
    "figure": take_figure,
    "turn": take_number,
    "own_eclipse": take_number,
    "first_animal": take_first_animal,
    "draw": take_draw,
    "ground": take_ground,
    "display": take_display,
    "stones": take_stones,
    "site": take_site,
    "villages": take_villages,
    "mammoth": take_mammoth,
    "lead": take_lead,
    "tile": take_tile,
    "site_tile": take_site_tile,
    "nomad_card": take_nomad_card,
    "pile": take_pile,
    "land_card": take_land_card,
    "labor": take_labor,
    "ice": take_ice,
    "find": take_find,
    "fish": take_fish,
    "river": take_river,
    "raft": take_raft,
    "ritual": take_ritual,
    "cultures": take_number,
    "own_score": take_number,
}
# Facts that are used up at once: the next time they are asked again.
ONCE = frozenset({"draw", "nomad_card", "land_card"})


def answer(s: Beside, key: str, value: Value) -> None:
    kind, _, place = key.partition(".")
    if kind not in TAKE:
        raise BadAnswer(problem("no_answer"), (key,))
    TAKE[kind](s, place, value)
    if kind not in ONCE:
        s.fresh.add(key)
    if kind in ("cultures", "own_score"):
        assert isinstance(value, int)
        s.numbers[kind] = value
