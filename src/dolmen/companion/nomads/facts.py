"""The facts of the table, and how each is asked."""

from __future__ import annotations

from collections.abc import Callable

from dolmen.companion.asking import UNSEEN, Question
from dolmen.companion.nomads.flow import LABOR, PERSON
from dolmen.companion.nomads.table import SOMETHING, Beside, Watched
from dolmen.games.endless_winter import ids
from dolmen.games.endless_winter.eclipse import pile_labor
from dolmen.games.endless_winter.influence import influences
from dolmen.games.endless_winter.modules.river_map import kind_of, turned
from dolmen.games.endless_winter.state import MAMMOTH, NOTHING

NONE = "none"
LARGEST = 299  # points somebody may enter
Asker = Callable[[Beside, Question], None]


def memory_of(s: Beside, module: type) -> list[int]:
    return s.memory[next(m.number for m in s.rules.modules if isinstance(m, module))]


def known(items: list[int]) -> list[int]:
    return items.known() if isinstance(items, Watched) else list(items)


def site_id(position: int) -> str:
    level, row, column = ids.site_place(position)
    return f"{level}.{row}.{column}"


def position_of(name: str) -> int:
    level, row, column = map(int, name.split("."))
    return ids.site_position(level, row, column)


# Asking.


def ask_figure(s: Beside, q: Question) -> None:
    q.options = [*ids.PLACES[1 : len(s.first) + 1], ids.PLACES[ids.REST]]
    q.own_turn = True


def ask_done(s: Beside, q: Question) -> None:
    q.form = "done"
    q.own_turn = q.kind == "turn"


def ask_animal(s: Beside, q: Question) -> None:
    q.options = [ids.ANIMALS[animal] for animal in s.rules.animals]
    if q.kind == "draw":
        q.options.append("deck_empty")


def ask_ground(s: Beside, q: Question) -> None:
    q.form = "things"
    q.places = list(ids.GROUND)
    q.options = [ids.ANIMALS[animal] for animal in s.rules.animals]
    names = {NOTHING: None, SOMETHING: UNSEEN}
    q.value = [
        names[animal] if animal in names else ids.ANIMALS[animal] for animal in known(s.ground)
    ]


def ask_marks(places: list[str], held: list[int]) -> Asker:
    def ask(s: Beside, q: Question) -> None:
        q.form, q.places = "marks", places
        q.value = [place for place, item in zip(places, held, strict=True) if item]

    return ask


def ask_display(s: Beside, q: Question) -> None:
    ask_marks(list(ids.DISPLAY), [card != NOTHING for card in known(s.display)])(s, q)


def ask_stones(s: Beside, q: Question) -> None:
    """Only the row of the eras that are open."""
    rows = known(s.stones)
    each = len(rows) // 2
    shown = rows[: each * s.era]
    ask_marks([str(n + 1) for n in range(len(shown))], [stone != NOTHING for stone in shown])(s, q)


def ask_site(s: Beside, q: Question) -> None:
    site = known(s.site)
    positions = [*s.rules.layout.spaces, *s.rules.layout.raised]
    ask_marks([site_id(p) for p in positions], [site[p] for p in positions])(s, q)


def ask_villages(s: Beside, q: Question) -> None:
    """Junctions where the Nomads have nothing themselves."""
    held = known(s.junctions)
    free = [j for j, owner in enumerate(held) if owner in (NOTHING, PERSON)]
    ask_marks([ids.JUNCTIONS[j] for j in free], [held[j] == PERSON for j in free])(s, q)


def ask_mammoth(s: Beside, q: Question) -> None:
    held = known(s.junctions)
    q.options = [ids.JUNCTIONS[j] for j, owner in enumerate(held) if owner in (NOTHING, MAMMOTH)]
    q.options.append(NONE)
    q.value = ids.JUNCTIONS[held.index(MAMMOTH)] if MAMMOTH in held else NONE


def ask_lead(s: Beside, q: Question) -> None:
    """The hexes where the Nomads have influence."""
    camps = s.seats[PERSON].camps
    before = known(camps)
    world = s.clone()
    world.seats[PERSON].camps = [0] * len(before)
    own = influences(world)[s.nomads]
    places = [hex_ for hex_ in range(len(ids.HEXES)) if own[hex_]]
    ask_marks([ids.HEXES[h] for h in places], [before[h] for h in places])(s, q)


def ask_tile(s: Beside, q: Question) -> None:
    """Tiles that are the same to the Nomads stand for each other."""
    seen: set[tuple[object, ...]] = set()
    laid = set(known(s.tiles))  # type: ignore[arg-type]
    for tile, printed in enumerate(s.content.tiles):
        river = tile >= ids.FIRST_RIVER_TILE
        if tile and river <= (s.rules.home == ids.START) and tile not in laid - {SOMETHING}:
            same = (printed.type, printed.income, kind_of(s.content, tile))
            if same not in seen:
                seen.add(same)
                q.options.append(ids.TILES[tile])


def ask_site_tile(s: Beside, q: Question) -> None:
    cave = any(module.id == "cave_paintings" for module in s.rules.modules)
    lying = {s.content.space_place[space][0] for space in known(s.spaces) if space >= 0}  # type: ignore[arg-type]
    every = range(len(ids.SITE_TILES) if cave else len(ids.BASE_SITE_TILES))
    q.options = [ids.SITE_TILES[tile] for tile in every if tile not in lying]


def ask_nomad_card(s: Beside, q: Question) -> None:
    q.options = [ids.NOMAD_CARDS[card] for card in known(s.nomad_deck)]


def ask_land_card(s: Beside, q: Question) -> None:
    q.options = [
        ids.LAND_CARDS[card] for card in sorted(known(s.land_deck) or known(s.land_discard))
    ]


def ask_options(*options: str) -> Asker:
    def ask(s: Beside, q: Question) -> None:
        q.options = list(options)

    return ask


def rivers_through(s: Beside, space: int) -> dict[int, list[int]]:
    """Per hex that can be this space of the river, the whole river."""
    found: dict[int, list[int]] = {}
    for turns in range(6):
        river = [turned(s.content, hex_, turns) for hex_ in s.content.expansions.rivers.river]
        found[river[space - 1]] = river
    return found


def ask_labor(s: Beside, q: Question) -> None:
    q.options = list(LABOR)
    q.number = pile_labor(s, s.nomads)


def ask_river(s: Beside, q: Question) -> None:
    q.options = [ids.HEXES[hex_] for hex_ in sorted(rivers_through(s, int(q.place)))]


def ask_number(s: Beside, q: Question) -> None:
    q.form, q.most = "number", LARGEST


ASK: dict[str, Asker] = {
    "figure": ask_figure,
    "turn": ask_done,
    "own_eclipse": ask_done,
    "first_animal": ask_animal,
    "draw": ask_animal,
    "ground": ask_ground,
    "display": ask_display,
    "stones": ask_stones,
    "site": ask_site,
    "villages": ask_villages,
    "mammoth": ask_mammoth,
    "lead": ask_lead,
    "tile": ask_tile,
    "site_tile": ask_site_tile,
    "nomad_card": ask_nomad_card,
    "pile": ask_nomad_card,
    "land_card": ask_land_card,
    "labor": ask_labor,
    "ice": ask_options(NONE, "face_down", *ids.ICE_FINDS),
    "find": ask_options(*ids.ICE_FINDS),
    "fish": ask_options(NONE, *ids.FISH),
    "river": ask_river,
    "raft": ask_options("ahead", "behind"),
    "ritual": ask_options("yes", "no"),
    "cultures": ask_number,
    "own_score": ask_number,
}


def question(s: Beside, key: str) -> Question:
    found = Question(key, "choice")
    ASK[found.kind](s, found)
    return found
