"""The modules' parts of a position."""

from __future__ import annotations

from dolmen.core.position import UNSEEN, BadPosition, Field, Position
from dolmen.games.endless_winter import ids
from dolmen.games.endless_winter.modules import Module
from dolmen.games.endless_winter.modules import four_legged_friends as dogs
from dolmen.games.endless_winter.modules.cave_paintings import (
    DRAWN,
    FILLED,
    PER_SEAT,
    TORCHES,
    CavePaintings,
)
from dolmen.games.endless_winter.modules.four_legged_friends import FourLeggedFriends
from dolmen.games.endless_winter.modules.glacier_tokens import HIDDEN, GlacierTokens
from dolmen.games.endless_winter.modules.rest_tiles import FREE, OUT, RestTiles
from dolmen.games.endless_winter.modules.ritual_sites import RitualSites
from dolmen.games.endless_winter.modules.rivers_rafts import RiversRafts
from dolmen.games.endless_winter.position.part import PERSON, Part, take_apart
from dolmen.games.endless_winter.position.rivers import RiversPart
from dolmen.games.endless_winter.problem import problem
from dolmen.games.endless_winter.state import NOTHING, SETUP_STREAM, State


class RestTilesPart(Part):
    def fields(self, s: State) -> list[Field]:
        return [
            Field("rest_tiles", "things", ("free", "taken"), ids.REST_TILES, dealt=True),
            Field("rest_labor", "number", most=20),
        ]

    def say(self, s: State) -> Position:
        notes = self.notes(s)
        lying = {
            name: "free" if notes[tile] == FREE else "taken"
            for tile, name in enumerate(ids.REST_TILES)
            if notes[tile] != OUT
        }
        return {"rest_tiles": lying, "rest_labor": notes[len(ids.REST_TILES) + PERSON]}

    def lay(self, s: State, position: Position) -> None:
        notes = self.notes(s)
        if "rest_tiles" in position:
            resting = [n for n, place in enumerate(s.seats[PERSON].figures) if place == ids.REST]
            for tile, name in enumerate(ids.REST_TILES):
                lies = position["rest_tiles"].get(name)
                notes[tile] = OUT if lies is None else FREE
                if lies == "taken":
                    if not resting:
                        raise BadPosition("rest_tiles", problem("position_rest"))
                    notes[tile] = PERSON * 3 + resting.pop(0)
        notes[len(ids.REST_TILES) + PERSON] = position.get("rest_labor", 0)


class IcePart(Part):
    def fields(self, s: State) -> list[Field]:
        return [Field("ice", "things", ("face_down", *ids.ICE_FINDS), ids.HEXES)]

    def say(self, s: State) -> Position:
        notes = self.notes(s)
        return {
            "ice": {
                name: "face_down" if notes[hex_] >= HIDDEN else ids.ICE_FINDS[notes[hex_]]
                for hex_, name in enumerate(ids.HEXES)
                if notes[hex_] != NOTHING
            }
        }

    def lay(self, s: State, position: Position) -> None:
        """Glaciers of which nothing is said keep their token face down."""
        notes, open_ = self.notes(s), position.get("ice", {})
        shown = [name for name in open_.values() if name != "face_down"]
        if len(set(shown)) < len(shown):
            raise BadPosition("ice", problem("twice"))
        for name in open_:
            if notes[ids.HEXES.index(name)] == NOTHING:
                raise BadPosition("ice", problem("position_place", name=name))
        box = [n for n, name in enumerate(ids.ICE_FINDS) if name not in shown]
        s.shuffle(SETUP_STREAM, box)
        for hex_, name in enumerate(ids.HEXES):
            if notes[hex_] != NOTHING:
                lies = open_.get(name, "face_down")
                found = HIDDEN + box.pop() if lies == "face_down" else ids.ICE_FINDS.index(lies)
                notes[hex_] = found
        notes[len(ids.HEXES) :] = box


class CavePart(Part):
    def fields(self, s: State) -> list[Field]:
        return [
            Field("you.torches", "number", most=s.content.expansions.caves.torches),
            Field("you.lines", "marks", ids.LINES),
            Field("you.dots", "marks", ids.DOTS),
        ]

    def say(self, s: State) -> Position:
        notes = self.notes(s)[PER_SEAT * PERSON :]
        return {
            "you.torches": notes[TORCHES],
            "you.lines": [name for n, name in enumerate(ids.LINES) if notes[DRAWN] >> n & 1],
            "you.dots": [name for n, name in enumerate(ids.DOTS) if notes[FILLED] >> n & 1],
        }

    def lay(self, s: State, position: Position) -> None:
        notes, at = self.notes(s), PER_SEAT * PERSON
        notes[at + TORCHES] = position.get("you.torches", 0)
        for key, part, names in (
            ("you.lines", DRAWN, ids.LINES),
            ("you.dots", FILLED, ids.DOTS),
        ):
            notes[at + part] = sum(1 << names.index(name) for name in position.get(key, ()))


class DogPart(Part):
    def fields(self, s: State) -> list[Field]:
        return [
            Field("you.dog", "choice", ids.DOGS, dealt=True),
            Field("you.trust", "number", most=s.content.expansions.dogs.trust_max),
            Field("you.dog_used", "choice", ("no", "yes")),
        ]

    def say(self, s: State) -> Position:
        notes = self.notes(s)[dogs.PER_SEAT * PERSON :]
        return {
            "you.dog": ids.DOGS[notes[dogs.KEPT]],
            "you.trust": notes[dogs.TRUST],
            "you.dog_used": "yes" if notes[dogs.USED] else "no",
        }

    def lay(self, s: State, position: Position) -> None:
        notes, at = self.notes(s), dogs.PER_SEAT * PERSON
        box = [n for n, name in enumerate(ids.DOGS) if name != position.get("you.dog")]
        s.shuffle(SETUP_STREAM, box)
        kept = ids.DOGS.index(position["you.dog"]) if "you.dog" in position else box.pop()
        notes[at + dogs.KEPT] = notes[at + dogs.DEALT] = kept
        notes[at + dogs.DEALT + 1] = box.pop()
        notes[at + dogs.TRUST] = position.get("you.trust", 0)
        notes[at + dogs.USED] = int(position.get("you.dog_used") == "yes")
        notes[-1] = 1  # the cards are revealed


class RitualPart(Part):
    def fields(self, s: State) -> list[Field]:
        return [
            Field("rituals", "marks", ids.RITUALS, unseen=True),
            Field("you.ritual", "choice", ("none", *ids.RITUALS)),
        ]

    def say(self, s: State) -> Position:
        notes = self.notes(s)
        taken = notes[PERSON]
        return {
            "rituals": [ids.RITUALS[card] for card in notes[len(s.seats) :]],
            "you.ritual": "none" if taken == NOTHING else ids.RITUALS[taken],
        }

    def lay(self, s: State, position: Position) -> None:
        notes = self.notes(s)
        own = position.get("you.ritual", "none")
        row = position.get("rituals", [UNSEEN] * (len(notes) - len(s.seats)))
        if len(row) > len(notes) - len(s.seats):
            raise BadPosition("rituals", problem("position_over"))
        if own in row:
            raise BadPosition("you.ritual", problem("twice"))
        cards = take_apart([name for name in ids.RITUALS if name != own], row, s)
        notes[:] = [NOTHING] * len(s.seats) + [ids.RITUALS.index(name) for name in cards]
        if own != "none":
            notes[PERSON] = ids.RITUALS.index(own)


# The other modules have nothing of their own: their pieces are where such pieces are.
PARTS: dict[type[Module], Part] = {
    RestTiles: RestTilesPart(RestTiles),
    RiversRafts: RiversPart(RiversRafts),
    GlacierTokens: IcePart(GlacierTokens),
    CavePaintings: CavePart(CavePaintings),
    FourLeggedFriends: DogPart(FourLeggedFriends),
    RitualSites: RitualPart(RitualSites),
}
