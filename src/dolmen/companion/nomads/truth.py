"""The companion's questions answered by somebody who sees the whole table of a digital game."""

from __future__ import annotations

from typing import Any

from dolmen.companion.asking import Question, Value
from dolmen.companion.nomads.facts import NONE, site_id
from dolmen.companion.nomads.flow import PERSON
from dolmen.games.endless_winter import ids
from dolmen.games.endless_winter.eclipse import pile_labor
from dolmen.games.endless_winter.influence import influences
from dolmen.games.endless_winter.modules.glacier_tokens import HIDDEN, GlacierTokens
from dolmen.games.endless_winter.modules.ritual_sites import RitualSites
from dolmen.games.endless_winter.modules.river_map import kind_of
from dolmen.games.endless_winter.modules.rivers_rafts import (
    AT_FISH,
    AT_RIVER,
    notes_of,
    raft_pos,
)
from dolmen.games.endless_winter.scoring import culture_points, scores
from dolmen.games.endless_winter.state import MAMMOTH, NOTHING, State


def alike(content: Any, one: int, other: int) -> bool:
    """The same to the Nomads: see `ask_tile`."""
    a, b = content.tiles[one], content.tiles[other]
    same = (a.type, a.income) == (b.type, b.income)
    return same and kind_of(content, one) == kind_of(content, other)


def truth(s: State, q: Question) -> Value:
    """The answer of somebody who looks at the table."""
    kind, place = q.kind, q.place
    content = s.content
    if kind in ("turn", "own_eclipse"):
        return None
    if kind == "first_animal":
        return ids.ANIMALS[next(a for a, n in enumerate(s.seats[s.nomads].upright) if n)]
    if kind == "draw":
        return ids.ANIMALS[s.animal_deck[-1]] if s.animal_deck else "deck_empty"
    if kind == "ground":
        return [None if a == NOTHING else ids.ANIMALS[a] for a in s.ground]
    if kind == "display":
        return [name for name, c in zip(ids.DISPLAY, s.display, strict=True) if c != NOTHING]
    if kind == "stones":
        open_ = s.stones[: len(s.stones) // 2 * s.era]
        return [str(n + 1) for n, stone in enumerate(open_) if stone != NOTHING]
    if kind == "site":
        positions = (*s.rules.layout.spaces, *s.rules.layout.raised)
        return [site_id(p) for p in positions if s.site[p]]
    if kind == "villages":
        return [ids.JUNCTIONS[j] for j, owner in enumerate(s.junctions) if owner == PERSON]
    if kind == "mammoth":
        return ids.JUNCTIONS[s.junctions.index(MAMMOTH)] if MAMMOTH in s.junctions else NONE
    if kind == "lead":
        table = influences(s)
        return [h for h in q.places if ahead(table, s.nomads, ids.HEXES.index(h))]
    if kind == "tile":
        tile = s.tiles[ids.HEXES.index(place)]
        return next(o for o in q.options if alike(content, ids.TILES.index(o), tile))
    if kind == "site_tile":
        row, column = content.patterns[1][int(place) - 1]
        return ids.SITE_TILES[content.space_place[s.spaces[ids.site_position(1, row, column)]][0]]
    if kind == "nomad_card":
        return ids.NOMAD_CARDS[s.nomad_deck[-1]]
    if kind == "pile":
        return ids.NOMAD_CARDS[s.nomad_pile[int(place) - 1]]
    if kind == "labor":
        mine, theirs = pile_labor(s, PERSON), pile_labor(s, s.nomads)
        return "more" if mine > theirs else "less" if mine < theirs else "same"
    if kind in ("cultures", "own_score"):
        theirs = culture_points(s, s.nomads)
        return theirs if kind == "cultures" else sum(scores(s)[PERSON])
    return module_truth(s, q)


def module_truth(s: State, q: Question) -> Value:
    kind, place = q.kind, q.place
    if kind in ("ice", "find"):
        number = next(m.number for m in s.rules.modules if isinstance(m, GlacierTokens))
        token = s.memory[number][ids.HEXES.index(place)]
        if kind == "find":
            return ids.ICE_FINDS[token - HIDDEN]
        if token == NOTHING:
            return NONE
        return "face_down" if token >= HIDDEN else ids.ICE_FINDS[token]
    if kind == "fish":
        fish = notes_of(s)[AT_FISH + int(place) - 1]
        return NONE if fish == NOTHING else ids.FISH[fish]
    if kind == "river":
        return ids.HEXES[notes_of(s)[AT_RIVER + int(place) - 1]]
    if kind == "raft":
        return "ahead" if raft_pos(s, PERSON) > raft_pos(s, s.nomads) else "behind"
    if kind == "ritual":
        number = next(m.number for m in s.rules.modules if isinstance(m, RitualSites))
        return "yes" if len(s.memory[number]) > len(s.seats) else "no"
    raise LookupError(q.key)


def ahead(table: list[list[int]], nomads: int, hex_: int) -> bool:
    return table[PERSON][hex_] > table[nomads][hex_]
