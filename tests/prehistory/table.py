"""A bare table for examples: everything empty, brought to the moment that a test is about."""

from __future__ import annotations

from pathlib import Path

from dolmen.core.event import Event
from dolmen.core.play import Play
from dolmen.core.refusal import Refusal
from dolmen.core.step import Step, advance
from dolmen.games import find
from dolmen.games.prehistory import ids
from dolmen.games.prehistory.autumn import Autumn, AutumnTurn
from dolmen.games.prehistory.face import PrehistoryFace
from dolmen.games.prehistory.final_action import FinalTurn
from dolmen.games.prehistory.fishing import FishingIncome
from dolmen.games.prehistory.hexmap import TileHex, chart
from dolmen.games.prehistory.scoring import FinalScoring
from dolmen.games.prehistory.setup import find_areas, put_map
from dolmen.games.prehistory.spring import NextSpringTurn, SpringTurn
from dolmen.games.prehistory.state import AUTUMN, FINAL, NOTHING, PICK, SPRING, SUMMER, State
from dolmen.games.prehistory.summer import Pick, PickPillar, PushUp, SummerAction, SummerTurn
from dolmen.games.prehistory.year import EndOfYear

GAME = find("prehistory")
FACE = PrehistoryFace(GAME)
Place = tuple[int, int]


class Table:
    """A game whose state a test arranges by hand and then plays through its public face."""

    def __init__(
        self, players: int = 2, seed: int = 1, content: Path | None = None, **options: str
    ) -> None:
        chosen = options if players == 1 else {"order": "seats", **options}
        self.play: Play = GAME.start(players, seed, chosen, content=content)
        while self.s.phase == 0:
            self.play.do("setup w0 even")
        self.clear()

    @property
    def s(self) -> State:
        state = self.play.state
        assert isinstance(state, State)
        return state

    def clear(self) -> None:
        s = self.s
        for store in (s.resources, s.markers, s.vp, s.gathered, s.fished, s.dp, s.fishing):
            store[:] = [0] * len(store)

    # Arranging

    def resources(self, seat: int = 0, **colours: int) -> None:
        store(self.s.resources, seat, colours)

    def markers(self, seat: int = 0, **colours: int) -> None:
        store(self.s.markers, seat, colours)

    def price(self, space: str, tile: str, rotation: int = 0) -> None:
        number, wanted = ids.SPACES.index(space), ids.PRICE_TILES.index(tile)
        s = self.s
        zones = (s.tiles, s.price_stack, s.price_removed)
        old = s.tiles[number]
        for zone in zones:
            for place, found in enumerate(zone):
                if found == wanted:
                    zone[place] = old
        s.tiles[number] = wanted
        s.rotations[number] = rotation
        for space_number in range(6):
            s.show_prices(space_number)

    def paint(self, *sections: int, seat: int = 0) -> None:
        for section in sections:
            self.s.painted[seat] |= 1 << ids.SECTIONS.index(f"section_{section}")

    def shamans(self, *positions: int, seat: int = 0) -> None:
        self.s.shamans[seat] = sum(1 << position for position in positions)

    def gathering_display(self, *tiles: str | None) -> None:
        self.s.gather_slots[:] = slots(tiles, ids.GATHERING_TILES)

    def fish_display(self, *fish: str | None) -> None:
        self.s.fish_slots[:] = slots(fish, ids.FISH)

    def hunt_display(self, *cards: str) -> None:
        self.s.hunt_display[:] = [ids.HUNT_CARDS.index(card) for card in cards]

    def ceremony_display(self, *cards: str) -> None:
        self.s.ceremony_display[:] = [ids.CEREMONY_CARDS.index(card) for card in cards]

    def baskets(self, seat: int = 0, **kinds: int) -> None:
        for kind, n in kinds.items():
            self.s.gathered[seat * 6 + ids.KINDS.index(f"kind_{kind}")] = n

    def footprints(self, *cards: str, seat: int = 0) -> None:
        for card in cards:
            number = ids.HUNT_CARDS.index(card)
            place = seat * 3 + self.s.content.hunt[number].species
            self.s.footprints[place] = (*self.s.footprints[place], number)

    def animals(self, species: str, *points: int, seat: int = 0) -> None:
        self.s.animals[seat * 3 + ids.SPECIES.index(f"species_{species}")] = points

    def cards(self, *cards: str, seat: int = 0) -> None:
        self.s.cards[seat] = tuple(ids.CEREMONY_CARDS.index(f"ceremony_{card}") for card in cards)

    def foot(self, pillar: str, *colours: str) -> None:
        base = ids.ACTIONS.index(pillar) * 2
        for offset, colour in enumerate(colours):
            self.s.foot[base + offset] = ids.COLOURS.index(colour)

    def top(self, pillar: str, **colours: int) -> None:
        base = ids.ACTIONS.index(pillar) * 6
        self.s.top[base : base + 6] = [0] * 6
        for colour, n in colours.items():
            self.s.top[base + ids.COLOURS.index(colour)] = n

    # The map

    def land(self, features: dict[Place, str] | None = None, radius: int = 4) -> None:
        """A plain round map with the given things on it: 'camp', 'marker blue', 'megalith_b',
        a gathering tile, a fish, an animal token; terrain after a colon."""
        wanted = features or {}
        places = [(0, 0)]
        places += sorted(
            (q, r)
            for q in range(-radius, radius + 1)
            for r in range(-radius, radius + 1)
            if abs(q + r) <= radius and (q, r) != (0, 0)
        )
        number = {place: index for index, place in enumerate(places)}
        terrain = [0] * len(places)
        feature = [ids.PLAIN_SPACE] * len(places)
        colour = [NOTHING] * len(places)
        tokens = [NOTHING] * len(places)
        terrain[0], feature[0] = 3, ids.START_CAMP
        used: dict[int, int] = {}
        for place, what in wanted.items():
            thing, _, ground = what.partition(":")
            hex = number[place]
            if ground:
                terrain[hex] = ids.TERRAINS.index(ground)
            if thing == "camp":
                feature[hex] = ids.CAMP_SPACE
            elif thing.startswith("marker"):
                feature[hex] = ids.MARKER_SPACE
                colour[hex] = ids.COLOURS.index(thing.split()[1])
            elif thing in ids.MEGALITH_TYPES:
                kind = ids.MEGALITH_TYPES.index(thing)
                feature[hex] = ids.MEGALITH_SPACE
                tokens[hex] = (0, 8, 14)[kind] + used.get(kind, 0)
                used[kind] = used.get(kind, 0) + 1
            elif thing in ids.GATHERING_TILES:
                feature[hex] = ids.GATHERING_SPACE
                tokens[hex] = ids.GATHERING_TILES.index(thing)
            elif thing in ids.FISH:
                feature[hex] = ids.FISH_SPACE
                tokens[hex] = ids.FISH.index(thing)
            elif thing in ids.ANIMAL_TOKENS:
                feature[hex] = ids.ANIMAL_SPACE
                tokens[hex] = ids.ANIMAL_TOKENS.index(thing)
            else:
                assert not thing, thing
        s = self.s
        hexes = [TileHex(*hex) for hex in zip(terrain, feature, colour, strict=True)]
        put_map(s, chart(places, [], hexes))
        s.tokens = tokens
        find_areas(s)

    def hex(self, q: int, r: int) -> int:
        return self.s.map.places.index((q, r))

    def name(self, q: int, r: int) -> str:
        return ids.HEXES[self.hex(q, r)]

    def members(self, *places: Place, seat: int = 0) -> None:
        """Exactly these members of a seat are on the map."""
        s = self.s
        for hex in s.members[seat]:
            s.crowd[hex] -= 1
        s.members[seat] = tuple(sorted(self.hex(*place) for place in places))
        for hex in s.members[seat]:
            s.crowd[hex] += 1

    def camp(self, place: Place, camp: str, seat: int = 0) -> None:
        number, hex = ids.CAMPS.index(camp), self.hex(*place)
        self.s.camp_at[hex] = seat * 7 + number
        self.s.camps_left[seat] &= ~(1 << number)
        self.s.camps[seat] = (*self.s.camps[seat], hex)

    # Moments

    def at(self, phase: int, *steps: Step) -> Table:
        self.s.phase = phase
        self.s.stack[:] = [EndOfYear(), *steps]
        advance(self.s)
        return self

    def at_spring(self, seat: int = 0) -> Table:
        self.s.passed = 0
        self.s.turn = (seat + 1) % self.s.players
        for other in range(self.s.players):
            if other != seat and not self.s.dp[other]:
                self.s.dp[other] = 1  # so that they are asked, and spring goes on
        rest = [SummerAction(a) for a in reversed(range(6))]
        return self.at(
            SPRING,
            Autumn(),
            FishingIncome(),
            *rest,
            Pick(),
            PushUp(),
            NextSpringTurn(),
            SpringTurn(seat),
        )

    def at_pick(self, seat: int = 0) -> Table:
        return self.at(PICK, SummerAction(0), PickPillar(seat))

    def at_summer(self, action: str, seat: int = 0) -> Table:
        number = ids.ACTIONS.index(action)
        self.s.action = number
        rest = [SummerAction(a) for a in reversed(range(number + 1, 6))]
        return self.at(SUMMER, Autumn(), FishingIncome(), *rest, SummerTurn(seat, number))

    def at_autumn(self, seat: int = 0, pool: int = 0) -> Table:
        self.s.pool = pool
        self.s.paid = 0
        return self.at(AUTUMN, AutumnTurn(seat))

    def at_final(self, seat: int = 0) -> Table:
        self.s.round = 5
        self.s.phase = FINAL
        self.s.stack[:] = [FinalScoring(), FinalTurn(seat)]
        advance(self.s)
        return self

    def end(self) -> Table:
        """Final scoring, at once."""
        self.s.round = 5
        self.s.stack[:] = [FinalScoring()]
        advance(self.s)
        return self

    def again(self) -> Table:
        """Ask the open question once more, after the state was changed by hand."""
        advance(self.s)
        return self

    # Playing

    def do(self, *actions: str) -> list[Event]:
        found: list[Event] = []
        for action in actions:
            found += self.play.do(action)
        return found

    def refusal(self, action: str) -> Refusal | None:
        return self.play.refusal(action)

    def refused(self, action: str) -> tuple[str, str]:
        """The key and the rule of a refusal; ('', '') if the action is possible."""
        reason = self.play.refusal(action)
        return (reason.key, reason.rule) if reason is not None else ("", "")

    def legal(self, action: str) -> bool:
        return self.play.refusal(action) is None

    @property
    def actions(self) -> list[str]:
        decision = self.play.decision
        return [action.text for action in decision.actions] if decision else []

    def have(self, seat: int = 0) -> dict[str, int]:
        return owned(self.s.resources, seat)

    def mk(self, seat: int = 0) -> dict[str, int]:
        return owned(self.s.markers, seat)

    def vp(self, seat: int = 0) -> int:
        return sum(self.s.vp[seat * 3 : seat * 3 + 3])

    def score(self, category: str, seat: int = 0) -> int:
        value = self.play.scores[seat][category]
        assert isinstance(value, int)
        return value


def store(numbers: list[int], seat: int, colours: dict[str, int]) -> None:
    numbers[seat * 6 : seat * 6 + 6] = [0] * 6
    for colour, n in colours.items():
        numbers[seat * 6 + ids.COLOURS.index(colour)] = n


def owned(numbers: list[int], seat: int) -> dict[str, int]:
    return {c: n for c, n in zip(ids.COLOURS, numbers[seat * 6 : seat * 6 + 6], strict=True) if n}


def slots(names: tuple[str | None, ...], table: tuple[str, ...]) -> list[int]:
    numbers = [NOTHING if name is None else table.index(name) for name in names]
    return numbers + [NOTHING] * (6 - len(numbers))
