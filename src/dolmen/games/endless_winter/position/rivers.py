"""Rivers & Rafts in a position: fish, Landmarks, Rafts, Starting Base tile, Warriors."""

from __future__ import annotations

from dolmen.core.position import BadPosition, Field, Position
from dolmen.games.endless_winter import ids
from dolmen.games.endless_winter.modules.rivers_rafts import (
    AT_DISCARD,
    AT_FISH,
    AT_LANDMARKS,
    AT_SEATS,
    AT_SUPPLY,
    BORDER,
    PER_SEAT,
    RAFT,
    WAR,
)
from dolmen.games.endless_winter.position.part import PERSON, THEIRS, Part
from dolmen.games.endless_winter.problem import problem
from dolmen.games.endless_winter.state import NOTHING, SETUP_STREAM, State

SPACES = tuple(str(n + 1) for n in range(ids.RIVER_SPACES))


class RiversPart(Part):
    def fields(self, s: State) -> list[Field]:
        return [
            Field("fish", "marks", SPACES, dealt=True),
            Field("fish_caught", "counts", ids.FISH),
            Field("landmarks", "things", ids.LANDMARKS, ids.HEXES, unseen=True),
            Field("you.raft", "number", most=ids.DELTA),
            Field("nomads.raft", "number", most=ids.DELTA),
            Field("you.start", "choice", ids.BORDER_PLACES, dealt=True),
            Field("you.war", "counts", ids.HEXES, most=20),
        ]

    def say(self, s: State) -> Position:
        notes = self.notes(s)
        mine = AT_SEATS + PER_SEAT * PERSON
        marks = notes[AT_LANDMARKS:AT_SEATS]
        war = notes[mine + WAR : mine + PER_SEAT]
        lying = notes[AT_FISH : AT_FISH + ids.RIVER_SPACES]
        found: Position = {
            "fish": [SPACES[n] for n, fish in enumerate(lying) if fish != NOTHING],
            "fish_caught": {
                name: notes[AT_DISCARD + fish]
                for fish, name in enumerate(ids.FISH)
                if notes[AT_DISCARD + fish]
            },
            "landmarks": {
                ids.HEXES[hex_]: ids.LANDMARKS[mark]
                for hex_, mark in enumerate(marks)
                if mark != NOTHING
            },
            "you.raft": notes[mine + RAFT],
            "nomads.raft": notes[AT_SEATS + PER_SEAT * THEIRS + RAFT],
            "you.war": {ids.HEXES[hex_]: n for hex_, n in enumerate(war) if n},
        }
        if notes[mine + BORDER] != NOTHING:
            found["you.start"] = ids.BORDER_PLACES[notes[mine + BORDER]]
        return found

    def lay(self, s: State, position: Position) -> None:
        """The module has found the river and the hexes of the Landmarks on the map as it lies."""
        notes = self.notes(s)
        mine, theirs = AT_SEATS + PER_SEAT * PERSON, AT_SEATS + PER_SEAT * THEIRS
        lay_landmarks(s, notes, position)
        lay_fish(s, notes, position)
        notes[mine + RAFT] = position.get("you.raft", 0)
        notes[theirs + RAFT] = position.get("nomads.raft", 0)
        start = position.get("you.start")
        places = len(ids.BORDER_PLACES)
        chance = s.below(SETUP_STREAM, places)
        notes[mine + BORDER] = chance if start is None else ids.BORDER_PLACES.index(start)
        for name, count in position.get("you.war", {}).items():
            notes[mine + WAR + ids.HEXES.index(name)] = count


def lay_landmarks(s: State, notes: list[int], position: Position) -> None:
    said = position.get("landmarks", {})
    known = {place: mark for place, mark in said.items() if mark in ids.LANDMARKS}
    if len(set(known.values())) < len(known):
        raise BadPosition("landmarks", problem("twice"))
    left = [n for n, name in enumerate(ids.LANDMARKS) if name not in known.values()]
    s.shuffle(SETUP_STREAM, left)
    for hex_, name in enumerate(ids.HEXES):
        if notes[AT_LANDMARKS + hex_] == NOTHING:
            if name in said:
                raise BadPosition("landmarks", problem("position_place", name=name))
        elif name in known:
            notes[AT_LANDMARKS + hex_] = ids.LANDMARKS.index(known[name])
        else:
            notes[AT_LANDMARKS + hex_] = left.pop()


def lay_fish(s: State, notes: list[int], position: Position) -> None:
    """Which fish lie face down is chance."""
    caught = position.get("fish_caught", {})
    supply: list[int] = []
    for fish, printed in enumerate(s.content.expansions.rivers.fish):
        gone = caught.get(ids.FISH[fish], 0)
        if gone > printed.count:
            raise BadPosition("fish_caught", problem("position_over"))
        notes[AT_DISCARD + fish] = gone
        supply += [fish] * (printed.count - gone)
    s.shuffle(SETUP_STREAM, supply)
    lying = position.get("fish", SPACES)
    if len(lying) > len(supply):
        raise BadPosition("fish", problem("position_left"))
    for space, name in enumerate(SPACES):
        notes[AT_FISH + space] = supply.pop() if name in lying else NOTHING
    for fish in range(len(ids.FISH)):
        notes[AT_SUPPLY + fish] = supply.count(fish)
