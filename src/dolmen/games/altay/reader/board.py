"""The map, its seas and the markers that are laid on it."""

from __future__ import annotations

from dolmen.core.content import Pack, same_ids
from dolmen.games.altay import limits
from dolmen.games.altay.content import Marker, Sea, Territory
from dolmen.games.altay.ids import MARKERS, NOTHING, RESOURCES, SEAS, TERRAINS, TERRITORIES
from dolmen.games.altay.problem import problem


def read_map(pack: Pack) -> tuple[Territory, ...]:
    canvas = pack.table("map.toml", "canvas")
    canvas.skip("width", "height", "settlement_slots", "conquest_marker_offset")
    canvas.skip("vp_marker_offset")
    entries = pack.entries("map.toml", "territory")
    same_ids(entries, TERRITORIES, "map.toml", "territory")
    found: dict[str, Territory] = {}
    neighbours: dict[str, list[str]] = {}
    for entry in entries:
        name = entry.text("id")
        place = TERRITORIES.index(name)
        entry.number("index", place, place)
        entry.skip("anchor", "outline")
        neighbours[name] = entry.all_of("adjacent", TERRITORIES)
        if name in neighbours[name]:
            raise entry.wrong("adjacent", problem("own_neighbour"))
        if len(set(neighbours[name])) != len(neighbours[name]):
            raise entry.wrong("adjacent", problem("neighbour_twice"))
        found[name] = Territory(
            name=entry.names(),
            terrain=TERRAINS.index(entry.one_of("terrain", TERRAINS)),
            island=entry.flag("island"),
            start=entry.flag("start"),
            adjacent=tuple(sorted(TERRITORIES.index(other) for other in neighbours[name])),
        )
    for entry in entries:
        name = entry.text("id")
        for other in neighbours[name]:
            if name not in neighbours[other]:
                raise entry.wrong(
                    "adjacent", problem("one_way", other=repr(other), name=repr(name))
                )
    for entry in pack.entries("map.toml", "border", label="a"):
        a, b = entry.one_of("a", TERRITORIES), entry.one_of("b", TERRITORIES)
        entry.one_of("kind", ("land", "river", "strait"))
        entry.skip("path")
        if b not in neighbours[a]:
            raise entry.wrong("b", problem("not_adjacent", a=repr(a), b=repr(b)))
    return tuple(found[name] for name in TERRITORIES)


def read_seas(pack: Pack) -> tuple[Sea, ...]:
    entries = pack.entries("map.toml", "sea")
    same_ids(entries, SEAS, "map.toml", "sea")
    found: dict[str, Sea] = {}
    for entry in entries:
        island = TERRITORIES.index(entry.one_of("island", TERRITORIES))
        coast = [TERRITORIES.index(name) for name in entry.all_of("coast", TERRITORIES)]
        entry.skip("outline")
        found[entry.text("id")] = Sea(entry.names(), tuple(sorted({*coast, island})))
    return tuple(found[name] for name in SEAS)


def read_markers(pack: Pack) -> tuple[Marker, ...]:
    entries = pack.entries("markers.toml", "conquest_marker")
    same_ids(entries, MARKERS, "markers.toml", "conquest_marker")
    found: dict[str, Marker] = {}
    for entry in entries:
        resource = entry.one_of("resource", ("", *RESOURCES))
        found[entry.text("id")] = Marker(
            name=entry.names(),
            value=entry.number("value", *limits.MARKER_VALUE),
            resource=RESOURCES.index(resource) if resource else NOTHING,
            count=entry.number("count", *limits.MARKER_COPIES),
            mountain=entry.one_of("pool", ("lowland", "mountain")) == "mountain",
        )
    return tuple(found[name] for name in MARKERS)


def read_small_markers(pack: Pack) -> int:
    """The value of a victory point marker."""
    start = pack.table("markers.toml", "start_marker")
    start.names()
    start.skip("id", "count")
    for coin in pack.entries("markers.toml", "coin"):
        coin.names()
        coin.number("value", *limits.COIN_VALUE)
        coin.number("count", *limits.COIN_COPIES)
    vp = pack.table("markers.toml", "vp_marker")
    vp.names()
    vp.skip("id")
    vp.number("count", 5, 60)
    return vp.number("value", 0, 20)
