"""A position laid out on the table. What it leaves open is dealt from what is left."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dolmen.core.position import UNSEEN, BadPosition, Position
from dolmen.core.problem import problem
from dolmen.games.prehistory import ids
from dolmen.games.prehistory.autumn import Autumn
from dolmen.games.prehistory.fishing import FishingIncome
from dolmen.games.prehistory.hexmap import DIRECTIONS, Slot, flaw_of, half_turn, lay_out
from dolmen.games.prehistory.pillars import fill_empty_pillars
from dolmen.games.prehistory.position.fields import (
    AUTUMN_BEGINS,
    CUBES,
    FEET,
    MOMENTS,
    PICKING,
    SHAMANS,
    SHAPE_MIDDLE,
    SHAPE_PARTS,
    SIDES,
    SPRING_TURN,
    SUMMER_ACTION,
    YOU,
    slots_of,
)
from dolmen.games.prehistory.setup import find_areas, put_map
from dolmen.games.prehistory.spring import NextSpringTurn
from dolmen.games.prehistory.state import (
    AUTUMN,
    NOTHING,
    PICK,
    RIVAL,
    SETUP_STREAM,
    SPRING,
    SUMMER,
    VP_ANIMALS,
    VP_CAMPS,
    VP_FISHING,
    State,
)
from dolmen.games.prehistory.summer import Pick, PushUp, SummerAction
from dolmen.games.prehistory.year import EndOfYear

PHASE_OF = (SPRING, SPRING, SUMMER, SUMMER, AUTUMN)  # by the moment


def lay(s: State, position: Position) -> None:
    lay_map(s, position)
    lay_prices(s, position)
    lay_own(s, position)
    lay_tiles(s, position)
    lay_cards(s, position)
    lay_pillars(s, position)
    begin(s, position)


def begin(s: State, position: Position) -> None:
    """What of the year is still to come."""
    s.round = max(1, position.get("round", 1))
    s.order = [0, RIVAL] if position.get("order", YOU) == YOU else [RIVAL, 0]
    moment = MOMENTS.index(position.get("moment", MOMENTS[SPRING_TURN]))
    after = position.get("next", SIDES[s.order[0]])
    s.turn = s.order.index(SIDES.index(after))
    s.rival_turns = position.get("turns", 0)
    s.passed = sum(1 << SIDES.index(side) for side in position.get("passed", ()))
    s.track = [0] if position.get("you.ceremony") == "yes" else []
    s.phase = PHASE_OF[moment]
    action = ids.ACTIONS.index(position.get("action", ids.ACTIONS[0]))
    s.action = action - 1 if moment == SUMMER_ACTION else NOTHING
    if moment == AUTUMN_BEGINS:
        s.action = len(ids.ACTIONS) - 1  # until the income of fishing
    s.push(EndOfYear())
    if moment <= AUTUMN_BEGINS:
        s.push(Autumn())
        s.push(FishingIncome())
    if moment <= SUMMER_ACTION:
        for number in reversed(range(action if moment == SUMMER_ACTION else 0, len(ids.ACTIONS))):
            s.push(SummerAction(number))
    if moment <= PICKING:
        s.push(Pick())
    if moment == SPRING_TURN:
        s.push(PushUp())
        s.push(NextSpringTurn())
    if moment == SUMMER_ACTION and not s.action + 1:
        s.phase = PICK  # nobody has begun the first action yet


def apart(key: str, names: Iterable[str]) -> None:
    """Every component is there once."""
    known = [name for name in names if name != UNSEEN]
    if len(set(known)) < len(known):
        raise BadPosition(key, problem("twice"))


def pool(s: State, names: Sequence[str], gone: Iterable[str]) -> list[int]:
    """What is left of some components, shuffled."""
    taken = set(gone)
    left = [number for number, name in enumerate(names) if name not in taken]
    s.shuffle(SETUP_STREAM, left)
    return left


def numbers(names: Sequence[str], said: Iterable[str], left: list[int], key: str) -> list[int]:
    """What is said, by its numbers; what nobody has seen comes from what is left."""
    found: list[int] = []
    for name in said:
        if name != UNSEEN:
            found.append(names.index(name))
        elif left:
            found.append(left.pop())
        else:
            raise BadPosition(key, problem("position_left"))
    return found


# The map.


def lay_map(s: State, position: Position) -> None:
    """The tiles in their places: those of the layout for two unless another shape is said. Where
    nothing is said at all, the map stays as the setup has laid it."""
    said = position.get("map", {})
    apart("map", said.values())
    if "map" in position or "turned" in position or "shape" in position:
        slots = shape_of(s, position) if "shape" in position else list(s.content.layouts[0])
        if len(slots) != len(s.map.tiles):
            raise BadPosition("map", problem("position_option", name="map"))
        left = pool(s, ids.MAP_TILES, said.values())
        names = [said.get(place, UNSEEN) for place in slots_of(s)]
        tiles = numbers(ids.MAP_TILES, names, left, "map")
        turned = position.get("turned", ())
        laid = [half_turn(slot) if str(n + 1) in turned else slot for n, slot in enumerate(slots)]
        s.members = [()]
        put_map(s, lay_out(laid, tiles, s.content.map_tiles))
    lay_tokens(s, position)
    find_areas(s)


def shape_of(s: State, position: Position) -> list[Slot]:
    """Where each map tile lies, if that is a map."""
    said = position["shape"]
    slots: list[Slot] = []
    for place in slots_of(s):
        q, r, turn = (said.get(f"{place}.{part}", 0) for part in SHAPE_PARTS)
        slots.append((q - SHAPE_MIDDLE, r - SHAPE_MIDDLE, turn % len(DIRECTIONS)))
    flaw = flaw_of(slots)
    if flaw is not None:
        raise BadPosition("shape", flaw)
    return slots


def lay_tokens(s: State, position: Position) -> None:
    """Where nothing is said at all, one lies on every space for it."""
    said = position.get("tokens")
    s.tokens = [NOTHING] * len(s.map)
    used = [name for name in (said or {}).values() if name not in ids.MEGALITH_TYPES]
    apart("tokens", used)
    gone = [*used, *taken(position)]
    piles = {
        ids.ANIMAL_SPACE: (ids.ANIMAL_TOKENS, pool(s, ids.ANIMAL_TOKENS, gone)),
        ids.FISH_SPACE: (ids.FISH, pool(s, ids.FISH, gone)),
        ids.GATHERING_SPACE: (ids.GATHERING_TILES, pool(s, ids.GATHERING_TILES, gone)),
    }
    megaliths = list(range(len(s.content.megalith_type)))
    s.shuffle(SETUP_STREAM, megaliths)
    for hex_, feature in enumerate(s.map.feature):
        lies = UNSEEN if said is None else said.get(ids.HEXES[hex_])
        if lies is None or (said is None and feature not in (*piles, ids.MEGALITH_SPACE)):
            continue
        if feature == ids.MEGALITH_SPACE:
            s.tokens[hex_] = take_megalith(s, megaliths, lies)
        elif feature in piles and (lies == UNSEEN or lies in piles[feature][0]):
            names, left = piles[feature]
            s.tokens[hex_] = numbers(names, [lies], left, "tokens")[0]
        else:
            raise BadPosition("tokens", problem("position_option", name=lies))


def take_megalith(s: State, megaliths: list[int], kind: str) -> int:
    for number in megaliths:
        if kind in (UNSEEN, ids.MEGALITH_TYPES[s.content.megalith_type[number]]):
            megaliths.remove(number)
            return number
    raise BadPosition("tokens", problem("position_option", name=kind))


def taken(position: Position) -> list[str]:
    """Tiles, fish and cards that lie in displays, before the player or nowhere any more."""
    found: list[str] = []
    for key in ("you.gathered", "you.fish", "you.footprints", "you.hunted", "you.cards"):
        found += position.get(key, [])
    for key in ("gone.gathering", "gone.fish", "gone.hunt", "gone.ceremony"):
        found += position.get(key, [])
    for key in ("gathering", "fishing"):
        found += position.get(key, {}).values()
    for key in ("hunting", "ceremony"):
        found += position.get(key, [])
    apart("position", found)
    return found


# The board.


def lay_prices(s: State, position: Position) -> None:
    """The stack holds a tile for each year to come."""
    said, used = position.get("prices", {}), position.get("gone.price", [])
    top = position.get("price_top")
    known = [*said.values(), *used, *([top] if top else [])]
    apart("prices", known)
    left = pool(s, ids.PRICE_TILES, known)
    size = ids.STACK + 1 - max(1, position.get("round", 1))
    names = [said.get(space, UNSEEN) for space in ids.SPACES]
    s.tiles = numbers(ids.PRICE_TILES, names, left, "prices")
    turns = position.get("rotations", {})
    s.rotations = [turns.get(space, 0) for space in ids.SPACES]
    for space in range(len(ids.SPACES)):
        s.show_prices(space)
    gone = [*used, *[UNSEEN] * (ids.STACK - size - len(used))]
    s.price_used = numbers(ids.PRICE_TILES, gone, left, "gone.price")
    stack = [UNSEEN] * max(0, size - 1) + [top or UNSEEN] * min(1, size)
    s.price_stack = numbers(ids.PRICE_TILES, stack, left, "price_top")
    s.price_removed = left


def lay_pillars(s: State, position: Position) -> None:
    if "pillars" in position:
        s.top = [position["pillars"].get(cube, 0) for cube in CUBES]
    else:
        s.top = [0] * len(CUBES)
        fill_empty_pillars(s)
    feet = position.get("foot", {})
    s.foot = [ids.COLOURS.index(feet[foot]) if foot in feet else NOTHING for foot in FEET]
    for pillar in range(len(ids.PILLARS)):
        first, second = s.foot[pillar * ids.FOOT_SLOTS : (pillar + 1) * ids.FOOT_SLOTS]
        if first == NOTHING and second != NOTHING:  # the first place is filled first
            s.foot[pillar * ids.FOOT_SLOTS], s.foot[pillar * ids.FOOT_SLOTS + 1] = second, NOTHING


def lay_tiles(s: State, position: Position) -> None:
    """Gathering tiles and fish: displays, piles, what has left the game."""
    for key, names, places, feature in (
        ("gathering", ids.GATHERING_TILES, ids.GATHER_SLOTS, ids.GATHERING_SPACE),
        ("fishing", ids.FISH, ids.FISH_SLOTS, ids.FISH_SPACE),
    ):
        here = [
            names[s.tokens[hex_]]
            for hex_ in range(len(s.map))
            if s.tokens[hex_] != NOTHING and s.map.feature[hex_] == feature
        ]
        gone_key = "gone.gathering" if key == "gathering" else "gone.fish"
        gone = [names.index(name) for name in position.get(gone_key, [])]
        left = pool(s, names, [*here, *taken(position)])
        said = position.get(key, dict.fromkeys(places, UNSEEN))
        slots = [
            numbers(names, [said[place]], left, key)[0] if place in said else NOTHING
            for place in places
        ]
        if key == "gathering":
            s.gather_slots, s.gather_pile, s.gather_gone = slots, left, gone
        else:
            s.fish_slots, s.fish_pile, s.fish_gone = slots, left, gone


def lay_cards(s: State, position: Position) -> None:
    gone = taken(position)
    for key, names in (("hunting", ids.HUNT_CARDS), ("ceremony", ids.CEREMONY_CARDS)):
        left = pool(s, names, gone)
        if key == "ceremony":
            left = [card for card in left if s.content.ceremony[card].count]
        said = position.get(key, [UNSEEN] * ids.DISPLAY)
        if len(said) > ids.DISPLAY:
            raise BadPosition(key, problem("position_over"))
        display = numbers(names, said, left, key)
        if key == "hunting":
            s.hunt_display, s.hunt_deck = display, left
            s.hunt_gone = [names.index(name) for name in position.get("gone.hunt", [])]
        else:
            s.ceremony_display, s.ceremony_deck = display, left
            s.ceremony_gone = [names.index(name) for name in position.get("gone.ceremony", [])]


# The player.


def lay_own(s: State, position: Position) -> None:
    if "you.board" in position:
        s.boards = [ids.BOARDS.index(position["you.board"])]
    s.weather = [position.get("you.weather", 0)]
    for key, held in (("you.resources", s.resources), ("you.markers", s.markers)):
        held[:] = [position.get(key, {}).get(colour, 0) for colour in ids.COLOURS]
    s.vp[VP_ANIMALS] = position.get("you.vp_animals", 0)
    s.vp[VP_CAMPS] = position.get("you.vp_camps", 0)
    s.vp[VP_FISHING] = position.get("you.vp_fishing", 0)
    s.dp = [position.get("you.development", 0)]
    s.fishing = [position.get("you.fishing", 0)]
    if "you.shamans" in position:
        s.shamans = [sum(1 << SHAMANS.index(name) for name in position["you.shamans"])]
    s.painted = [sum(1 << ids.SECTIONS.index(n) for n in position.get("you.painted", ()))]
    kinds = [
        s.content.gathering[ids.GATHERING_TILES.index(n)].kind for n in of(position, "gathered")
    ]
    s.gathered = [kinds.count(kind) for kind in range(len(ids.KINDS))]
    fish = [s.content.fish[ids.FISH.index(name)].kind for name in of(position, "fish")]
    s.fished = [fish.count(kind) for kind in range(len(ids.FISH_KINDS))]
    for species in range(len(ids.SPECIES)):
        cards = [ids.HUNT_CARDS.index(name) for name in of(position, "footprints")]
        s.footprints[species] = tuple(c for c in cards if s.content.hunt[c].species == species)
        animals = [name.rpartition(".") for name in of(position, "animals")]
        s.animals[species] = tuple(int(n) for who, _, n in animals if who == ids.SPECIES[species])
    s.cards = [tuple(ids.CEREMONY_CARDS.index(name) for name in of(position, "cards"))]
    s.megaliths_a = [position.get("you.megaliths", 0)]
    lay_people(s, position)


def of(position: Position, key: str) -> list[str]:
    found: list[str] = position.get(f"you.{key}", [])
    return found


def lay_people(s: State, position: Position) -> None:
    """Members in the tent and on the map, camps."""
    start = {ids.HEXES[ids.START_HEX]: s.content.start_on_map}
    members: list[int] = []
    for name, n in position.get("you.members", start).items():
        members += [ids.HEXES.index(name)] * n
    s.members = [tuple(sorted(members))]
    s.crowd = [members.count(hex_) for hex_ in range(len(s.map))]
    s.home = [position.get("you.home", s.content.start_at_home)]
    s.moved = [sum(1 << ids.HEXES.index(name) for name in position.get("you.moved", ()))]
    camps = position.get("you.camps", {})
    apart("you.camps", camps.values())
    order = sorted(camps, key=ids.HEXES.index)
    s.camps = [tuple(ids.HEXES.index(name) for name in order)]
    s.camp_at = [NOTHING] * len(s.map)
    built = 0
    for name, camp in camps.items():
        hex_, number = ids.HEXES.index(name), ids.CAMPS.index(camp)
        if s.map.feature[hex_] not in (ids.CAMP_SPACE,):
            raise BadPosition("you.camps", problem("position_place", name=name))
        s.camp_at[hex_] = number
        built |= 1 << number
    s.camps_left = [(1 << len(ids.CAMPS)) - 1 - built]
