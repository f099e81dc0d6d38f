"""What the trace of the Nomads claims is true at the very moment: checked against the table that
everybody sees, in many games alone, with and without modules."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.endless_winter.expansion import Expansion
from tests.endless_winter.table import FACE, WINTER

import dolmen
from dolmen import build
from dolmen.core.event import EVERYBODY
from dolmen.core.message import Message, Template
from dolmen.core.rng import Rng
from dolmen.games.endless_winter import ids
from dolmen.games.endless_winter.actions import PICK_CULTURE_CELL, PLAY_CULTURE
from dolmen.games.endless_winter.modules.catalogue import MODULES
from dolmen.games.endless_winter.nomads.decisions import WHYS
from dolmen.games.endless_winter.nomads.trace import trace
from dolmen.games.endless_winter.state import NOMADS_NAME, State

Claims = dict[str, Any]
ALL = {module.id: "on" for module in MODULES}
BASE_SEEDS, MODULE_SEEDS = range(8), range(100, 120)


class Sceptic:
    """Hears every event and looks at the table."""

    def __init__(self) -> None:
        self.checked: Counter[str] = Counter()
        self.candidates: list[Any] = []  # what the arrows decide between
        self.hex = ""  # whose income is being gained
        self.totals: dict[int, int] = {}

    def hear(self, s: State, message: Message) -> None:
        check = getattr(self, message.key, None)
        if check is not None:
            self.s, self.table = s, WINTER.view(s, None)
            self.nomads = self.table["seats"][1]
            check({name: value for name, (_, value) in message.tokens().items()})
            self.checked[message.key] += 1

    # The map.

    def standing(self) -> set[str]:
        """Hexes with a Camp of the Nomads; their Raft counts as one."""
        hexes = self.table["map"]["hexes"]
        found = {name for name, held in hexes.items() if held["camps"].get("nomads")}
        if "rivers_rafts" in self.table:
            view = self.table["rivers_rafts"]
            space = view["rafts"][1]
            if 0 < space < ids.DELTA:
                found.add(view["river"][space - 1])
        return found

    def village_junctions(self) -> set[int]:
        standing = self.standing()
        return {
            number
            for number, name in enumerate(ids.JUNCTIONS)
            if name not in self.table["map"]["junctions"]
            and all(ids.HEXES[hex_] in standing for hex_ in self.s.content.junction_hexes[number])
        }

    def nomad_no_village(self, said: Claims) -> None:
        assert not self.village_junctions()

    def nomad_junction(self, said: Claims) -> None:
        assert set(said["candidates"]) == self.village_junctions()
        self.candidates = [("junction", junction) for junction in said["candidates"]]

    def camps_stand(self, said: Claims, ring: tuple[int, ...]) -> None:
        hexes = self.table["map"]["hexes"]
        on = {hex_ for hex_ in ring if hexes[ids.HEXES[hex_]]["camps"].get("nomads")}
        assert on == set(said["hexes"])

    def nomad_inner_camps(self, said: Claims) -> None:
        self.camps_stand(said, self.s.content.inner)

    def nomad_outer_camps(self, said: Claims) -> None:
        self.camps_stand(said, self.s.content.outer)

    def glaciers(self) -> set[int]:
        """N18: Camps alone, and Rafts, which stand as Camps."""
        tiles = self.table["map"]["hexes"]
        return {
            ids.HEXES.index(name)
            for name in self.standing()
            if self.s.content.tiles[ids.TILES.index(tiles[name]["tile"])].type == ids.GLACIER
        }

    def nomad_glaciers(self, said: Claims) -> None:
        assert set(said["hexes"]) == self.glaciers()
        assert said["points"] == len(said["hexes"]) > 0

    def nomad_no_glaciers(self, said: Claims) -> None:
        assert not self.glaciers()

    def occupant(self, junction: int) -> str | None:
        found: str | None = self.table["map"]["junctions"].get(ids.JUNCTIONS[junction])
        return found

    def nomad_mammoth(self, said: Claims) -> None:
        assert self.occupant(said["junction"]) == "mammoth"

    def nomad_mammoth_there(self, said: Claims) -> None:
        assert self.occupant(said["junction"]) == "mammoth"

    def nomad_mammoth_stays(self, said: Claims) -> None:
        assert self.occupant(said["junction"]) not in (None, "mammoth")

    # What they take.

    def owned(self, animal: int) -> int:
        held = self.nomads["animals"].get(ids.ANIMALS[animal], {"upright": 0, "tipped": 0})
        return int(held["upright"] + held["tipped"])

    def on_ground(self) -> list[tuple[int, int]]:
        cells = self.table["hunting_ground"].values()
        return [(n, ids.ANIMALS.index(name)) for n, name in enumerate(cells) if name is not None]

    def animals(self, said: Claims, low: int, high: int) -> None:
        fitting = [pair for pair in self.on_ground() if low <= self.owned(pair[1]) <= high]
        assert list(said["candidates"]) == fitting
        self.candidates = [("ground", cell) for cell, _ in fitting]

    def nomad_animal_owned(self, said: Claims) -> None:
        self.animals(said, 1, 3)

    def nomad_animal_new(self, said: Claims) -> None:
        assert all(not 1 <= self.owned(animal) <= 3 for _, animal in self.on_ground())
        self.animals(said, 0, 0)

    def nomad_animal_many(self, said: Claims) -> None:
        assert all(self.owned(animal) >= 4 for _, animal in self.on_ground())
        self.animals(said, 4, 99)

    def nomad_display(self, said: Claims) -> None:
        cells = self.table["culture_display"].values()
        self.candidates = [("display", n) for n, card in enumerate(cells) if card is not None]
        assert said["n"] == len(self.candidates)

    def pieces(self) -> set[tuple[int, int, int]]:
        return {(p["level"], p["row"], p["column"]) for p in self.table["site"]["pieces"]}

    def raised(self) -> set[tuple[int, int, int]]:
        """Free positions above four Megaliths."""
        pieces = self.pieces()
        corners = ((0, 0), (0, 1), (1, 0), (1, 1))
        return {
            (level + 1, row, column)
            for level, row, column in pieces
            if (level + 1, row, column) not in pieces
            and all((level, row + y, column + x) in pieces for y, x in corners)
        }

    def nomad_raises(self, said: Claims) -> None:
        assert set(said["candidates"]) == self.raised()
        self.candidates = [("place_on_site", place) for place in said["candidates"]]

    def nomad_ground(self, said: Claims) -> None:
        assert not self.raised()
        spaces = {(1, sp["row"], sp["column"]) for sp in self.table["site"]["spaces"]}
        self.candidates = [("place_on_site", place) for place in spaces - self.pieces()]
        assert said["n"] == len(self.candidates)

    def nomad_stone(self, said: Claims) -> None:
        self.candidates = [("stone", stone) for stone in said["candidates"]]

    # The arrows.

    def where(self, spot: tuple[str, Any]) -> tuple[float, float]:
        """East and south of something."""
        kind, value = spot
        if kind == "ground":
            return value % ids.GROUND_COLUMNS, value // ids.GROUND_COLUMNS
        if kind == "display":
            return value % ids.DISPLAY_COLUMNS, value // ids.DISPLAY_COLUMNS
        if kind == "place_on_site":  # a higher level stands between those below
            level, row, column = value
            return column + level / 2, row + level / 2
        if kind == "stone":
            return self.candidates.index(spot), 0
        x, y = self.s.content.junction_xy[value]
        return x, y

    def after_big(self, big: int) -> list[tuple[str, Any]]:
        assert ids.ARROWS[big] == self.table["nomads"]["arrows"][0]
        sign = 1 if ids.ARROWS[big] == "east" else -1
        furthest = max(sign * self.where(spot)[0] for spot in self.candidates)
        return [spot for spot in self.candidates if sign * self.where(spot)[0] == furthest]

    def nomad_big_arrow(self, said: Claims) -> None:
        assert len(self.candidates) > 1
        assert self.after_big(said["big"]) == [said["spot"]]

    def nomad_both_arrows(self, said: Claims) -> None:
        left = self.after_big(said["big"])
        kind, told = said["left"]
        of_cells = kind in ("ground_cells", "display_cells")
        places = [cell for cell, _ in told] if of_cells else list(told)
        assert sorted(place for _, place in left) == sorted(places)
        assert said["n"] == len(left) > 1
        assert ids.ARROWS[said["small"]] == self.table["nomads"]["arrows"][1]
        sign = 1 if ids.ARROWS[said["small"]] == "south" else -1
        assert said["spot"] in left
        assert all(
            sign * self.where(said["spot"])[1] > sign * self.where(other)[1]
            for other in left
            if other != said["spot"]
        )

    # Columns and replacements.

    def empty(self) -> set[int]:
        return {
            number
            for number, column in enumerate(self.table["columns"])
            if column["first_figure_space"] is None and not column["large_space"]
        }

    def nomad_column_marked(self, said: Claims) -> None:
        assert said["column"] in self.empty()

    def nomad_column_all_taken(self, said: Claims) -> None:
        assert not self.empty()

    def nomad_column_arrow(self, said: Claims) -> None:
        assert said["marked"] not in self.empty()
        assert set(said["empty"]) == self.empty()
        step = 1 if ids.ARROWS[said["big"]] == "east" else -1
        way = [(said["marked"] + step * n) % len(self.table["columns"]) for n in range(1, 5)]
        assert next(column for column in way if column in self.empty()) == said["column"]

    def nomad_replaced(self, said: Claims) -> None:
        content, why = self.s.content, WHYS[said["why"]]
        assert {
            "tools_full": self.nomads["tools"] == content.tool_max,
            "food_full": self.nomads["food"] == content.food_max,
            "stones_full": len(self.nomads["stones"]) == content.stones_max,
            "megaliths_gone": self.nomads["megaliths_built"] == content.megaliths_max,
            "pile_empty": not self.table["nomads"]["sacrifice_pile"],
            "display_empty": not any(self.table["culture_display"].values()),
            "ground_empty": not any(self.table["hunting_ground"].values()),
            "animal_deck_empty": self.table["animal_deck"] == 0,
        }.get(why, True), why

    def no_room(self, said: Claims) -> None:
        seat = self.table["seats"][1 if said["seat"] == NOMADS_NAME else said["seat"]]
        food = said["op"] == ids.FOOD
        most = self.s.content.food_max if food else self.s.content.tool_max
        assert seat["food" if food else "tools"] == most

    # The Eclipse.

    def pile(self, said: Claims) -> None:
        self.totals[said["seat"]] = said["labor"]

    pile_empty = pile

    def nomad_pile(self, said: Claims) -> None:
        cards = self.s.content.nomad_cards
        told = (*said.get("cards", ()), said["newest"])
        assert said["labor"] == sum(cards[card].labor for card in told)
        self.totals[NOMADS_NAME] = said["labor"]

    nomad_pile_empty = nomad_pile

    def new_order(self, said: Claims) -> None:
        told = [self.totals[seat] for seat in said["order"]]
        assert told == sorted(told, reverse=True)

    def nearest_raft(self, said: Claims) -> None:
        rafts = self.table["rivers_rafts"]["rafts"]
        assert rafts[1 if said["seat"] == NOMADS_NAME else said["seat"]] == max(rafts)

    def terrain(self, said: Claims) -> None:
        self.hex = ids.HEXES[said["hex"]]

    def ice_covers(self, said: Claims) -> None:
        tokens = self.table["glacier_tokens"]["tokens"]
        assert tokens[self.hex] == ids.ICE_FINDS[said["token"]]

    def landmark(self, said: Claims) -> None:
        marks = self.table["rivers_rafts"]["landmarks"]
        assert marks[self.hex] == ids.LANDMARKS[said["landmark"]]

    def mammoth_times(self, said: Claims) -> None:
        at = ids.JUNCTIONS.index(self.table["mammoth"]["junction"])
        assert ids.HEXES.index(self.hex) in self.s.content.junction_hexes[at]
        assert said["times"] == self.s.content.expansions.mammoth.times

    # Set-up.

    def nomad_first_animal(self, said: Claims) -> None:
        assert self.owned(said["animal"]) == 1


def listen(monkeypatch: pytest.MonkeyPatch) -> Sceptic:
    if build.kind() == "compiled":
        pytest.skip("compiled code cannot be patched")
    sceptic, tell = Sceptic(), State.tell

    def hear(s: State, template: Template, *values: Any, to: int = EVERYBODY) -> None:
        sceptic.hear(s, Message(template, values))
        tell(s, template, *values, to=to)

    monkeypatch.setattr(State, "tell", hear)
    return sceptic


def play_at_random(seed: int, options: dict[str, str]) -> list[str]:
    play = WINTER.start(1, seed, options, names={0: "Anna"})
    rng = Rng(seed, "trace")
    while not play.over:
        legal = play.state.options
        # Culture cards are rare at random, and some of them let the Nomads react.
        liked = [n for n in legal if n in PLAY_CULTURE or n in PICK_CULTURE_CELL] or legal
        play.do(liked[rng.below(len(liked))])
    return trace(play.events, FACE.lexicon("en", seats=play.names))


def test_every_claim_is_true(monkeypatch: pytest.MonkeyPatch) -> None:
    sceptic = listen(monkeypatch)
    for seed in BASE_SEEDS:
        play_at_random(seed, {"extra_card": ("on", "off")[seed % 2]})
    for seed in MODULE_SEEDS:
        play_at_random(seed, ALL)
    rare = {"nomad_animal_many", "nomad_mammoth_there"}  # below and in other tests
    claims = {name for name, value in vars(Sceptic).items() if callable(value)}
    told = {template.key for template in WINTER.messages.events} & claims
    assert told - rare <= set(sceptic.checked)
    assert sceptic.checked["nomad_no_village"] > 80


def test_the_mammoth_stays_where_it_is_or_where_it_may_not_go(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sceptic = listen(monkeypatch)
    t = Expansion(1, "mammoth").row("nomad_01").land("land_3", "land_3", "land_3")
    (target,) = (
        junction
        for pair, junction in t.s.content.expansions.mammoth.targets
        if pair == frozenset(t.s.content.land_cards[ids.LAND_CARDS.index("land_3")].inner)
    )
    t.nomad_action(ids.N_SETTLE).nomad_action(ids.N_SETTLE)
    t.s.junctions[target] = 0
    t.nomad_action(ids.N_SETTLE)
    keys = ("nomad_mammoth", "nomad_mammoth_there", "nomad_mammoth_stays")
    assert [sceptic.checked[key] for key in keys] == [1, 1, 1]


def test_each_part_of_an_eclipse_has_its_level() -> None:
    parts = 0
    for seed in MODULE_SEEDS[:6]:
        heading = ""
        lines = play_at_random(seed, ALL)
        for line, following in zip(lines, [*lines[1:], ""], strict=True):
            if line and not line.startswith(" "):
                heading = line
            if "nearer to the Delta" in line or "remove the Ritual Site" in line:
                parts += 1
                assert heading.endswith(", Eclipse")
                assert line.startswith("    ") and line[4] != " "
                assert following.startswith("      The Nomads score ")
        eclipses = [n for n, line in enumerate(lines) if line.endswith(", Eclipse")]
        assert len(eclipses) == 4
        for at in eclipses:
            told = [line for line in lines[at : at + 4] if "Labor for the turn order" in line]
            assert len(told) == 2, "theirs and yours"
        assert lines[0] == "Setup" and lines[1].startswith("  The Nomads begin with a")
    assert parts


def test_reactions_to_the_players_cards_have_a_heading_of_their_own() -> None:
    path = Path(__file__).parents[1] / "golden" / "endless_winter" / "ancestors-solo.txt"
    play = dolmen.load(path.read_text(encoding="utf-8"))
    lines = trace(play.events, FACE.lexicon("en", seats=play.names))
    (at,) = (n for n, line in enumerate(lines) if line.startswith("  The Nomads lose "))
    assert lines[at - 1].endswith(", during your turn")
    assert lines[at + 1].startswith("    ")
