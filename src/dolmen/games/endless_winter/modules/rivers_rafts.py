"""Rivers & Rafts: Rafts, fish, Landmarks, Starting Base tiles, Warriors (M4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from dolmen.core.message import Message
from dolmen.core.refusal import Refusal
from dolmen.core.rng import Rng
from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.actions import BORDER_PLACE
from dolmen.games.endless_winter.actions import MOVE_RAFT as DRIFT
from dolmen.games.endless_winter.actions import WAR_INFLUENCE as WAR_ON
from dolmen.games.endless_winter.content import Content
from dolmen.games.endless_winter.counters import RAISED_BY
from dolmen.games.endless_winter.icon import Effect, Icon
from dolmen.games.endless_winter.ids import (
    BORDER_PLACES,
    DELTA,
    FISH,
    FOLK,
    HEXES,
    JUNCTIONS,
    LANDMARKS,
    MOVE_RAFT,
    POINT,
    RIVER_SPACES,
    SEA_COW,
    START,
    STONES,
    WAR_INFLUENCE,
)
from dolmen.games.endless_winter.income import INCOME, IconChoice, add_points, resolve
from dolmen.games.endless_winter.influence import hexes_led, influences
from dolmen.games.endless_winter.modules import Module
from dolmen.games.endless_winter.modules.ancestors import replace_stack
from dolmen.games.endless_winter.modules.river_map import draw_map, find_river
from dolmen.games.endless_winter.question import SeatQuestion
from dolmen.games.endless_winter.rules import Box
from dolmen.games.endless_winter.state import DECKS_STREAM, ECLIPSE, NOTHING, SETUP_STREAM, State

if TYPE_CHECKING:
    from dolmen.games.endless_winter.view import Table

# Memory: the river hexes from the Headwaters on; per river hex its fish or NOTHING; per kind of
# fish the supply, then the discards; per hex its Landmark or NOTHING; then per seat the Raft, the
# border place, and the temporary influence per hex.
AT_RIVER: Final = 0
AT_FISH: Final = AT_RIVER + RIVER_SPACES
AT_SUPPLY: Final = AT_FISH + RIVER_SPACES
AT_DISCARD: Final = AT_SUPPLY + len(FISH)
AT_LANDMARKS: Final = AT_DISCARD + len(FISH)
AT_SEATS: Final = AT_LANDMARKS + len(HEXES)
RAFT: Final = 0
BORDER: Final = 1
WAR: Final = 2
PER_SEAT: Final = 2 + len(HEXES)
STONE_OF_WATERS: Final = STONES.index("stone_of_waters")


def module_of(s: State) -> RiversRafts:
    return next(module for module in s.rules.modules if isinstance(module, RiversRafts))


def notes_of(s: State) -> list[int]:
    return s.memory[module_of(s).number]


def raft_pos(s: State, seat: int) -> int:
    return notes_of(s)[AT_SEATS + PER_SEAT * seat + RAFT]


def put_raft(s: State, seat: int, space: int) -> None:
    notes_of(s)[AT_SEATS + PER_SEAT * seat + RAFT] = space


def raft_hex(s: State, seat: int) -> int:
    """The river hex of a Raft; NOTHING on the Headwaters and on the Delta."""
    notes = notes_of(s)
    space = notes[AT_SEATS + PER_SEAT * seat + RAFT]
    return notes[AT_RIVER + space - 1] if 0 < space < DELTA else NOTHING


def camps_on_map(s: State, seat: int) -> int:
    return sum(s.seats[seat].camps) + (raft_hex(s, seat) != NOTHING)


def camps_off_base(s: State, seat: int) -> int:
    camps = s.seats[seat].camps
    return sum(camps) - camps[START] + (raft_hex(s, seat) != NOTHING)


def landmarks_led(s: State, seat: int) -> int:
    notes = notes_of(s)
    return sum(1 for hex_ in hexes_led(s, seat) if notes[AT_LANDMARKS + hex_] != NOTHING)


# The Raft.


def drift(s: State, seat: int) -> None:
    """One space downstream, and the fish there. It never goes beyond the Delta (X25)."""
    notes = notes_of(s)
    at = AT_SEATS + PER_SEAT * seat + RAFT
    if notes[at] == DELTA:
        return
    notes[at] += 1
    space = notes[at]
    if s.listener is not None:
        s.tell(m.MOVED_RAFT, s.seat_token(seat), space)
    if space == DELTA:
        return
    fish = notes[AT_FISH + space - 1]
    if fish != NOTHING:
        notes[AT_FISH + space - 1] = NOTHING
        notes[AT_DISCARD + fish] += 1
        s.learned += 1
        if s.listener is not None:
            s.tell(m.CAUGHT, s.seat_token(seat), fish)
        resolve(s, seat, s.content.expansions.rivers.fish[fish].effect)


class MoveRaft(IconChoice):
    op = MOVE_RAFT
    asking = m.TAKE_RAFT

    def targets(self, s: State) -> list[int]:
        return [DRIFT.base] if raft_pos(s, self.who) < DELTA else []

    def pick(self, s: State, action: int) -> None:
        drift(s, self.who)

    def explain(self, s: State, action: int) -> Refusal | None:
        return Refusal(m.RAFT_AT_DELTA, rule="X25") if action == DRIFT.base else None


def gain_move_raft(s: State, seat: int, icon: Icon) -> None:
    s.push(MoveRaft(seat, icon.n, INCOME))


def nomad_move_raft(s: State, icon: Icon) -> None:
    drift(s, s.nomads)


def can_move(s: State, seat: int) -> bool:
    return any(s.seats[seat].camps) or raft_pos(s, seat) < DELTA


# Warriors.


class WarInfluence(IconChoice):
    """Temporary influence on one hex where the player has influence (X36)."""

    op = WAR_INFLUENCE
    asking = m.PICK_WAR

    def targets(self, s: State) -> list[int]:
        row = influences(s)[self.who]
        return [WAR_ON.base + hex_ for hex_ in range(len(HEXES)) if row[hex_]]

    def again(self, s: State) -> None:
        """All of it goes to one hex."""

    def pick(self, s: State, action: int) -> None:
        hex_ = action - WAR_ON.base
        notes_of(s)[AT_SEATS + PER_SEAT * self.who + WAR + hex_] += self.left
        if s.listener is not None:
            s.tell(m.WAR, self.who, self.left, hex_)

    def explain(self, s: State, action: int) -> Refusal | None:
        if action in WAR_ON:
            return Refusal(m.NO_INFLUENCE, action - WAR_ON.base, rule="X36")
        return None


def gain_war_influence(s: State, seat: int, icon: Icon) -> None:
    s.push(WarInfluence(seat, icon.n, INCOME))


@mypyc_attr(allow_interpreted_subclasses=True)
class RiversRafts(Module):
    id = "rivers_rafts"
    gains = {"move_raft": gain_move_raft, "war_influence": gain_war_influence}
    nomad_gains = {"move_raft": nomad_move_raft}
    counters = {
        "raft_pos": raft_pos,
        "landmarks_led": landmarks_led,
        "camps_on_map": camps_on_map,
        "camps_off_base": camps_off_base,
    }
    choices = {"move_raft": MoveRaft}
    receivable = {"move_camp": can_move}

    # Setup.

    def pack(self, box: Box) -> None:
        box.home = START
        box.village_junctions = list(range(len(JUNCTIONS)))
        if self.options.get("migrate_stack", "auto") in ("auto", "warrior"):
            for name in ("scout", "pathfinder"):
                if FOLK.index(name) in box.stacks:
                    replace_stack(box, name, "warrior")
        if self.options.get("sea_cow", "on") == "on":
            box.animals.append(SEA_COW)
        if self.options.get("stone_of_waters", "on") == "on":
            box.stones.append(STONE_OF_WATERS)

    def landmark_hexes(self, s: State) -> int:
        chosen = self.options.get("landmark_hexes", "auto")
        if chosen == "auto":
            return s.content.expansions.rivers.landmarks_by_players[s.players]
        return int(chosen)

    def lay_map(self, s: State) -> tuple[int, ...]:
        return draw_map(s, self.landmark_hexes(s))

    def memory(self, s: State) -> list[int]:
        rivers = s.content.expansions.rivers
        river, banks = find_river(s.content, s.tiles)
        notes = [*river, *([NOTHING] * RIVER_SPACES), *(fish.count for fish in rivers.fish)]
        notes += [0] * len(FISH)
        marks = list(range(len(LANDMARKS)))
        s.shuffle(SETUP_STREAM, marks)
        held = [NOTHING] * len(HEXES)
        for hex_ in banks:
            held[hex_] = marks.pop()
        notes += held
        for _ in s.seats:
            notes += [0, NOTHING, *([0] * len(HEXES))]
        lay_fish(s, notes, SETUP_STREAM)
        return notes

    def after_setup(self, s: State) -> None:
        """Starting Base tiles in reverse turn order; the Nomads have none (X71)."""
        for seat in s.order:
            if seat != s.nomads:
                s.push(PutStartTile(seat, self.number))

    # The map.

    def ways(self, s: State, seat: int, location: int) -> tuple[int, ...]:
        place = s.memory[self.number][AT_SEATS + PER_SEAT * seat + BORDER]
        if place == NOTHING:
            return ()
        beside = s.content.expansions.rivers.border[place]
        if location == START:
            return beside
        return (START,) if location in beside else ()

    def moves(self, s: State, seat: int, left: int) -> list[int]:
        return [DRIFT.base] if raft_pos(s, seat) < DELTA else []

    def move(self, s: State, seat: int, action: int) -> int:
        if action != DRIFT.base:
            return 0
        drift(s, seat)
        return 1

    def move_refusal(self, s: State, seat: int, left: int, action: int) -> Refusal | None:
        return Refusal(m.RAFT_AT_DELTA, rule="X25") if action == DRIFT.base else None

    def stands_in(self, s: State, seat: int) -> int:
        """X21: for a Village the Raft serves as a Camp on its hex; a Camp there stays."""
        return raft_hex(s, seat)

    def influence(self, s: State, table: list[list[int]]) -> None:
        notes = s.memory[self.number]
        for seat, row in enumerate(table):
            at = AT_SEATS + PER_SEAT * seat
            space = notes[at + RAFT]
            if 0 < space < DELTA:
                row[notes[AT_RIVER + space - 1]] += 1
            if s.phase == ECLIPSE:  # the only time when Warriors are at war
                for hex_ in range(len(HEXES)):
                    row[hex_] += notes[at + WAR + hex_]

    # The Eclipse.

    def eclipse_before_terrain(self, s: State, seat: int) -> None:
        """The Raft nearest to the Delta; ties all score, each in the own turn (X24)."""
        rivers = s.content.expansions.rivers
        own = raft_pos(s, seat)
        if own < rivers.leader_minimum:
            return
        if all(raft_pos(s, other) <= own for other in range(len(s.seats))):
            if s.listener is not None:
                s.tell(m.NEAREST_RAFT, s.seat_token(seat))
            add_points(s, seat, rivers.leader_points)

    def eclipse_terrain_hex(self, s: State, seat: int, hex_: int, income: Effect) -> Effect:
        mark = s.memory[self.number][AT_LANDMARKS + hex_]
        if mark == NOTHING:
            return income
        points = landmark_points(s, seat, mark)
        return (Icon(POINT, points),) if points else ()

    def tell_terrain_hex(self, s: State, seat: int, hex_: int) -> None:
        mark = s.memory[self.number][AT_LANDMARKS + hex_]
        if mark != NOTHING:
            s.tell(m.LANDMARK, mark)

    def hex_raised_by(self, s: State, seat: int, hex_: int) -> int:
        mark = s.memory[self.number][AT_LANDMARKS + hex_]
        if mark == NOTHING:
            return 0
        printed = s.content.expansions.rivers.landmarks[mark]
        full = landmark_points(s, seat, mark) >= printed.cap
        return 0 if full else RAISED_BY[printed.counter]

    def brings(self, content: Content) -> dict[str, tuple[Effect, ...]]:
        fish = tuple(fish.effect for fish in content.expansions.rivers.fish)
        return {"move_camp": ((Icon(MOVE_RAFT),),), "move_raft": fish}

    def preparation(self, s: State) -> None:
        notes = s.memory[self.number]
        for seat in range(len(s.seats)):
            at = AT_SEATS + PER_SEAT * seat
            notes[at + RAFT] = 0
            for hex_ in range(len(HEXES)):
                notes[at + WAR + hex_] = 0
        lay_fish(s, notes, DECKS_STREAM)

    # The Nomads.

    def nomad_special_before(self, s: State) -> None:
        drift(s, s.nomads)

    # Knowledge.

    def census(self, s: State) -> dict[str, int]:
        notes = s.memory[self.number]
        found: dict[str, int] = {}
        for fish, name in enumerate(FISH):
            lying = notes[AT_FISH : AT_FISH + RIVER_SPACES].count(fish)
            found[name] = notes[AT_SUPPLY + fish] + notes[AT_DISCARD + fish] + lying
        return found

    def redeal(self, world: State, seat: int, rng: Rng) -> None:
        """Fish that lie face down, with the supply they came from."""
        notes = world.memory[self.number]
        hidden = [space for space in range(RIVER_SPACES) if notes[AT_FISH + space] != NOTHING]
        pool: list[int] = []
        for fish in range(len(FISH)):
            pool += [fish] * notes[AT_SUPPLY + fish]
        pool += [notes[AT_FISH + space] for space in hidden]
        pool.sort()
        rng.shuffle(pool)
        for space in hidden:
            notes[AT_FISH + space] = pool.pop()
        for fish in range(len(FISH)):
            notes[AT_SUPPLY + fish] = pool.count(fish)

    def show(self, s: State, seat: int | None, table: Table) -> None:
        notes = s.memory[self.number]
        hidden = [fish != NOTHING for fish in notes[AT_FISH : AT_FISH + RIVER_SPACES]]
        unseen = [
            notes[AT_SUPPLY + fish] + notes[AT_FISH : AT_FISH + RIVER_SPACES].count(fish)
            for fish in range(len(FISH))
        ]
        places = [notes[AT_SEATS + PER_SEAT * other + BORDER] for other in range(s.players)]
        table["rivers_rafts"] = {
            "river": [HEXES[hex_] for hex_ in notes[AT_RIVER : AT_RIVER + RIVER_SPACES]],
            "fish": hidden,
            "fish_unseen": dict(zip(FISH, unseen, strict=True)),
            "landmarks": {
                HEXES[hex_]: LANDMARKS[notes[AT_LANDMARKS + hex_]]
                for hex_ in range(len(HEXES))
                if notes[AT_LANDMARKS + hex_] != NOTHING
            },
            "rafts": [raft_pos(s, other) for other in range(len(s.seats))],
            "start_tiles": [BORDER_PLACES[place] if place != NOTHING else None for place in places],
        }


def landmark_points(s: State, seat: int, mark: int) -> int:
    """By the card; the Nomads score a fixed number."""
    rivers = s.content.expansions.rivers
    if seat == s.nomads:
        return rivers.nomad_landmark_points
    printed = rivers.landmarks[mark]
    count = s.rules.counters[printed.counter](s, seat)
    return min(printed.cap, printed.rate * (count // printed.div))


def lay_fish(s: State, notes: list[int], stream: int) -> None:
    """A token from the supply on each river hex without one; the discards when it runs out.
    Drawing from numbers by lot is the same as drawing from a shuffled pile."""
    for space in range(RIVER_SPACES):
        if notes[AT_FISH + space] != NOTHING:
            continue
        left = sum(notes[AT_SUPPLY : AT_SUPPLY + len(FISH)])
        if not left:
            for fish in range(len(FISH)):
                notes[AT_SUPPLY + fish] = notes[AT_DISCARD + fish]
                notes[AT_DISCARD + fish] = 0
            left = sum(notes[AT_SUPPLY : AT_SUPPLY + len(FISH)])
        if not left:
            return  # X32
        lot = s.below(stream, left)
        fish = 0
        while lot >= notes[AT_SUPPLY + fish]:
            lot -= notes[AT_SUPPLY + fish]
            fish += 1
        notes[AT_SUPPLY + fish] -= 1
        notes[AT_FISH + space] = fish


class PutStartTile(SeatQuestion):
    """The own Starting Base tile on a free border place."""

    __match_args__ = ("who", "number")

    def __init__(self, who: int, number: int) -> None:
        super().__init__(who)
        self.number = number

    def taken(self, s: State) -> list[int]:
        notes = s.memory[self.number]
        return [notes[AT_SEATS + PER_SEAT * seat + BORDER] for seat in range(len(s.seats))]

    def options(self, s: State) -> list[int]:
        taken = self.taken(s)
        return [
            BORDER_PLACE.base + place for place in range(len(BORDER_PLACES)) if place not in taken
        ]

    def do(self, s: State, action: int) -> None:
        place = action - BORDER_PLACE.base
        s.memory[self.number][AT_SEATS + PER_SEAT * self.who + BORDER] = place
        if s.listener is not None:
            s.tell(m.START_TILE, self.who, place)

    def prompt(self, s: State) -> Message:
        return Message(m.PUT_START_TILE)

    def refuse(self, s: State, action: int) -> Refusal | None:
        if action in BORDER_PLACE:
            return Refusal(m.BORDER_TAKEN, rule="M4")
        return None
