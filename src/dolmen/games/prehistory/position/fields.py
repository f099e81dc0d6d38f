"""What a position of a solitaire game can say."""

from __future__ import annotations

from dolmen.core.position import Field
from dolmen.games.prehistory import ids
from dolmen.games.prehistory.rival import TURNS_PER_ROUND
from dolmen.games.prehistory.state import State

# When a game can begin: before a spring turn, before the pick, before an action of the summer,
# before the autumn, or when the year is over.
MOMENTS = ("spring", "pick", "summer", "autumn", "winter")
SPRING_TURN, PICKING, SUMMER_ACTION, AUTUMN_BEGINS, YEAR_OVER = range(5)
YOU, RIVAL_TRIBE = "you", "rival"
SIDES = (YOU, RIVAL_TRIBE)
GOODS = 99
CUBES = tuple(f"{pillar}.{colour}" for pillar in ids.PILLARS for colour in ids.COLOURS)
FEET = tuple(f"{pillar}.{n + 1}" for pillar in ids.PILLARS for n in range(ids.FOOT_SLOTS))
SHAPE_PARTS = ("q", "r", "turn")
SHAPE_MIDDLE = 40  # the start tile lies on 40, 40: fields hold no negative numbers
SHAMANS = tuple(str(n + 1) for n in range(ids.POSITIONS))


def slots_of(s: State) -> tuple[str, ...]:
    """The places of the map tiles, from the start tile on."""
    return tuple(str(n + 1) for n in range(len(s.map.tiles)))


def hunted(s: State) -> tuple[str, ...]:
    """Animals by their species and what they are worth."""
    found = {(card.species, card.points) for card in s.content.hunt if card.animal} | set(
        zip(s.content.token_species, s.content.token_points, strict=True)
    )
    return tuple(animal_id(species, points) for species, points in sorted(found))


def animal_id(species: int, points: int) -> str:
    return f"{ids.SPECIES[species]}.{points}"


def fields(s: State) -> list[Field]:
    """Nothing for a game without the rival tribe."""
    return [*year_fields(), *own_fields(s), *board_fields(s), *map_fields(s)] if s.solo else []


def year_fields() -> list[Field]:
    return [
        Field("round", "number", most=5),
        Field("moment", "choice", MOMENTS),
        Field("action", "choice", ids.ACTIONS),
        Field("order", "choice", SIDES),
        Field("next", "choice", SIDES),
        Field("turns", "number", most=TURNS_PER_ROUND),
        Field("passed", "marks", SIDES),
        Field("foot", "things", ids.COLOURS, FEET),
        Field("you.ceremony", "choice", ("no", "yes")),
    ]


def own_fields(s: State) -> list[Field]:
    hexes = ids.HEXES[: len(s.map)]
    footprints = tuple(
        name for name, card in zip(ids.HUNT_CARDS, s.content.hunt, strict=True) if not card.animal
    )
    killed = tuple(name for name in ids.HUNT_CARDS if name not in footprints)
    return [
        Field("you.board", "choice", ids.BOARDS, dealt=True),
        Field("you.weather", "number", most=5),
        Field("you.resources", "counts", ids.COLOURS),
        Field("you.markers", "counts", ids.COLOURS),
        Field("you.vp_animals", "number", most=GOODS),
        Field("you.vp_camps", "number", most=GOODS),
        Field("you.vp_fishing", "number", most=GOODS),
        Field("you.development", "number", most=GOODS),
        Field("you.fishing", "number", most=s.content.last_fishing),
        Field("you.shamans", "marks", SHAMANS, dealt=True),
        Field("you.painted", "marks", ids.SECTIONS),
        Field("you.gathered", "marks", ids.GATHERING_TILES),
        Field("you.fish", "marks", ids.FISH),
        Field("you.footprints", "list", footprints),
        Field("you.animals", "list", hunted(s)),
        Field("you.hunted", "marks", killed),
        Field("you.cards", "list", ceremony_cards(s)),
        Field("you.home", "number", most=GOODS),
        Field("you.members", "counts", hexes),
        Field("you.moved", "marks", hexes),
        Field("you.camps", "things", ids.CAMPS, hexes),
        Field("you.megaliths", "number", most=GOODS),
    ]


def ceremony_cards(s: State) -> tuple[str, ...]:
    """Those in the box."""
    return tuple(
        name
        for name, card in zip(ids.CEREMONY_CARDS, s.content.ceremony, strict=True)
        if card.count
    )


def board_fields(s: State) -> list[Field]:
    ceremony = ceremony_cards(s)
    return [
        Field("prices", "things", ids.PRICE_TILES, ids.SPACES, unseen=True),
        Field("rotations", "counts", ids.SPACES, most=5),
        Field("price_top", "choice", ids.PRICE_TILES, dealt=True),
        Field("pillars", "counts", CUBES, most=30, dealt=True),
        Field("gathering", "things", ids.GATHERING_TILES, ids.GATHER_SLOTS, unseen=True),
        Field("fishing", "things", ids.FISH, ids.FISH_SLOTS, unseen=True),
        Field("hunting", "list", ids.HUNT_CARDS, unseen=True),
        Field("ceremony", "list", ceremony, unseen=True),
        Field("gone.price", "list", ids.PRICE_TILES, dealt=True),
        Field("gone.gathering", "list", ids.GATHERING_TILES),
        Field("gone.fish", "list", ids.FISH),
        Field("gone.hunt", "list", ids.HUNT_CARDS),
        Field("gone.ceremony", "list", ceremony),
    ]


def shape_parts(s: State) -> tuple[str, ...]:
    """Of every map tile the hex that its first one lies on, and how far it is turned."""
    return tuple(f"{slot}.{part}" for slot in slots_of(s) for part in SHAPE_PARTS)


def map_fields(s: State) -> list[Field]:
    hexes = ids.HEXES[: len(s.map)]
    tokens = (*ids.GATHERING_TILES, *ids.FISH, *ids.ANIMAL_TOKENS, *ids.MEGALITH_TYPES)
    return [
        Field("map", "things", ids.MAP_TILES, slots_of(s), unseen=True),
        Field("turned", "marks", slots_of(s), dealt=True),
        Field("shape", "counts", shape_parts(s), most=2 * SHAPE_MIDDLE, dealt=True),
        Field("tokens", "things", tokens, hexes, unseen=True),
    ]
