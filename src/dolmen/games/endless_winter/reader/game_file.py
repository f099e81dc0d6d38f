"""Reading game.toml: the numbers of the rules."""

from __future__ import annotations

from dolmen.core.content import BadContent, Entry, Pack
from dolmen.games.endless_winter.ids import (
    ARROWS,
    DISPLAY_COLUMNS,
    DISPLAY_ROWS,
    GROUND_COLUMNS,
    GROUND_ROWS,
    OPS,
    STONE_SLOTS,
    VILLAGE_SLOTS,
)
from dolmen.games.endless_winter.limits import POINTS
from dolmen.games.endless_winter.modules.files import CAVES
from dolmen.games.endless_winter.problem import problem
from dolmen.games.endless_winter.reader.effects import read_effect
from dolmen.games.endless_winter.reader.entries import PLAYERS, numbered

FILE = "game.toml"


def read_eras(rounds: Entry) -> tuple[int, ...]:
    eras = rounds.numbers("era_of_round", 1, 2)
    if len(eras) != rounds.number("count", 1, 8):
        raise rounds.wrong("era_of_round", problem("era_per_round", got=len(eras)))
    return (0, *eras)


def read_lesser(pack: Pack) -> tuple[int, ...]:
    lesser = [-1] * len(OPS)
    rows = pack.entries(FILE, "lesser_income", "from_step")
    for entry in rows + pack.entries(CAVES, "lesser_income", "from_step"):
        lesser[OPS.index(entry.one_of("from_step", OPS))] = OPS.index(entry.one_of("to_step", OPS))
    for start in range(len(OPS)):
        op, hops = start, 0
        while op >= 0:
            op, hops = lesser[op], hops + 1
            if hops > len(OPS):
                raise BadContent(problem("circle", step=repr(OPS[start])))
    return tuple(lesser)


class Limits:
    """How much of everything a player may have; some numbers belong to the rules."""

    def __init__(self, pack: Pack) -> None:
        limits = pack.table(FILE, "limits")
        self.food = limits.number("food_max", 1, 99)
        self.tools = limits.number("tool_max", 1, 99)
        self.stones = limits.number("sacred_stones_max", STONE_SLOTS, STONE_SLOTS)
        self.villages = limits.number("villages_max", VILLAGE_SLOTS, VILLAGE_SLOTS)
        self.camps = limits.number("camps_max", 5, 5)
        self.megaliths = limits.number("megaliths_max", 10, 10)


class Rounds:
    """Rounds and their eras, cards drawn and played, Rest, the turn-order track."""

    def __init__(self, pack: Pack) -> None:
        rounds = pack.table(FILE, "rounds")
        rounds.number("figures_per_player", 3, 3)
        rounds.number("chief_figures", 1, 1)
        rounds.number("tribe_figures", 2, 2)
        self.count = rounds.number("count", 1, 8)
        self.era_of_round = read_eras(rounds)
        cards = pack.table(FILE, "cards")
        cards.number("hand_limit", -1, -1)
        self.initial_hand = cards.number("initial_hand", 0, 9)
        self.draw_per_round = cards.number("draw_per_round", 0, 9)
        self.free_cultures = cards.number("free_cultures_per_turn")
        self.extra_culture_discards = cards.number("extra_culture_cost_discards")
        rest = pack.table(FILE, "rest")
        self.rest_effect = read_effect(rest, "effect")
        self.rest_labor = rest.number("eclipse_labor_per_figure")
        spaces = numbered(pack, FILE, "turn_order_space", "position", 1, 4)
        self.turn_order = tuple(read_effect(entry, "effect") for entry in spaces)


class SetupNumbers:
    """What everybody begins with."""

    def __init__(self, pack: Pack) -> None:
        setup = pack.table(FILE, "setup")
        per_era = setup.child("stones_per_era")
        self.camps_on_base = setup.number("camps_on_base", 0, 5)
        self.food = setup.number("start_food")
        self.tools = setup.number("start_tools")
        self.stones_per_era = (0, *(per_era.number(f"p{n}", 1, 5) for n in PLAYERS))
        self.cards_dealt = setup.number("setup_cards_dealt", 1, 2)
        self.colours = tuple(entry.names() for entry in pack.entries(FILE, "player_colour"))


def read_set(scoring: Entry, field: str) -> tuple[int, ...]:
    """Points of none, one, two and more equal Animals."""
    points = tuple(scoring.numbers(field, *POINTS))
    if len(points) < 2:
        raise scoring.wrong(field, problem("set_points"))
    return points


class Scoring:
    """What sets of Animals and single ones score."""

    def __init__(self, pack: Pack) -> None:
        scoring = pack.table(FILE, "scoring")
        self.sets = {
            "x10": read_set(scoring, "animals_x10"),
            "x5": read_set(scoring, "animals_x5"),
        }
        self.single = scoring.number("animals_x1", 0, 99)  # promo Animals (R49)
        self.tipped_count = scoring.flag("tipped_animals_count")


class Solo:
    """The Nomad tile, the arrows before the first card, the difficulty options."""

    def __init__(self, pack: Pack) -> None:
        tile = pack.table(FILE, "nomad_tile")
        tile.one_of("start_side", ("camp",))
        self.tile_influence = (
            tile.number("side_camp_influence"),
            tile.number("side_village_influence"),
        )
        self.tile_is_camp = tile.flag("standing_camp")
        solo = pack.table(FILE, "solo")
        solo.one_of("winner_on_tie", ("nomads",))
        arrows = solo.child("default_arrows")
        self.default_arrows = (
            ARROWS.index(arrows.one_of("big", ARROWS[:2])),
            ARROWS.index(arrows.one_of("small", ARROWS[2:])),
        )
        for option in pack.entries(FILE, "difficulty_option"):
            option.one_of("id", ("extra_card", "village_tile"))
            option.names()
            option.skip("letter", "text")


def check_displays(pack: Pack) -> None:
    """Sizes that the rules are written for: a pack may repeat them, not change them."""
    display = pack.table(FILE, "culture_display")
    ground = pack.table(FILE, "hunting_ground")
    display.number("columns", DISPLAY_COLUMNS, DISPLAY_COLUMNS)
    display.number("rows", DISPLAY_ROWS, DISPLAY_ROWS)
    ground.number("columns", GROUND_COLUMNS, GROUND_COLUMNS)
    ground.number("rows", GROUND_ROWS, GROUND_ROWS)
    for entry in (display, ground):
        entry.one_of("refill", ("preparation",))
        entry.skip("fill_order")
