"""Reading the player board and the Idol board."""

from __future__ import annotations

from dolmen.core.content import Entry, Pack
from dolmen.games.endless_winter.ids import MEGALITH_SLOTS, STONE_SLOTS, VILLAGE_SLOTS
from dolmen.games.endless_winter.limits import POINTS
from dolmen.games.endless_winter.problem import problem
from dolmen.games.endless_winter.reader.effects import read_effect, read_goods
from dolmen.games.endless_winter.reader.entries import numbered

TOP = 12  # of the two Idol tracks


def read_village_cost(entry: Entry) -> int:
    food, tool = read_goods(entry, "cost")
    if tool:
        raise entry.wrong("cost", problem("village_cost"))
    return food


class PlayerBoard:
    """Slots for Villages, Megaliths and Sacred Stones."""

    def __init__(self, pack: Pack) -> None:
        file = "player_board.toml"
        villages = numbered(pack, file, "village_slot", "index", 1, VILLAGE_SLOTS)
        self.village_cost = tuple(read_village_cost(entry) for entry in villages)
        self.village_income = tuple(read_effect(entry, "income") for entry in villages)
        stones = numbered(pack, file, "stone_slot", "index", 1, STONE_SLOTS)
        self.stone_cost = tuple(read_goods(entry, "cost") for entry in stones)
        self.stone_income = tuple(read_effect(entry, "build_income") for entry in stones)
        megaliths = numbered(pack, file, "megalith_slot", "index", 1, MEGALITH_SLOTS)
        for number, slot in enumerate(megaliths):
            if slot.one_of("colour", ("neutral", "own")) != ("own" if number else "neutral"):
                raise slot.wrong("colour", problem("neutral_pieces"))
        self.megalith_income = tuple(read_effect(entry, "income") for entry in megaliths)
        self.megalith_pieces = tuple(entry.number("pieces", 2, 2) for entry in megaliths)
        camps = pack.table(file, "camp_slots")
        camps.number("count", 5, 5)
        camps.items("income")


class IdolBoard:
    """The two tracks, and what comes when both are at the top."""

    def __init__(self, pack: Pack) -> None:
        file = "idol_board.toml"
        glory = numbered(pack, file, "glory", "position", 0, TOP + 1)
        self.glory_points = tuple(
            entry.number("points_per_buried_card", *POINTS) for entry in glory
        )
        self.glory_effect = tuple(read_effect(entry, "effect") for entry in glory)
        offering = numbered(pack, file, "offering", "position", 0, TOP + 1)
        self.offering_rate = tuple(
            entry.number("resources_per_point", *POINTS) for entry in offering
        )
        self.offering_effect = tuple(read_effect(entry, "effect") for entry in offering)
        self.overflow = read_effect(pack.table(file, "overflow"), "effect")
