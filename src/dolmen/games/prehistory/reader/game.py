"""Reading the facts of the whole game and the tracks."""

from __future__ import annotations

from typing import NamedTuple

from dolmen.core.content import Pack
from dolmen.games.prehistory import ids
from dolmen.games.prehistory.content import Costs, Names
from dolmen.games.prehistory.problem import problem
from dolmen.games.prehistory.reader.fields import colour, fixed_list, in_order, read_names

ROUNDS = 5  # 6 + 4 + 2 price tiles serve five rounds (4.1)


class Tribe(NamedTuple):
    """Members of a player."""

    members: int
    on_map: int
    at_home: int


class Scoring(NamedTuple):
    dp_per_vp: int
    row_vp: tuple[int, ...]
    set_vp: tuple[int, ...]
    unit_member: int
    unit_camp: int


class FishingTrack(NamedTuple):
    """What each space of it gives."""

    vp: tuple[int, ...]
    dp: tuple[int, ...]
    last: int


def read_rounds(pack: Pack) -> int:
    return pack.table("game.toml", "game").number("rounds", ROUNDS, ROUNDS)


def read_tribe(pack: Pack) -> Tribe:
    player = pack.table("game.toml", "per_player")
    tribe = Tribe(
        player.number("tribe_members", 1, 10),
        player.number("start_members_on_map", 0, 10),
        player.number("start_members_on_board", 0, 10),
    )
    if tribe.on_map + tribe.at_home + len(ids.CAMPS) != tribe.members:
        raise player.wrong(
            "tribe_members",
            problem(
                "members",
                on_map=tribe.on_map,
                at_home=tribe.at_home,
                camps=len(ids.CAMPS),
                got=tribe.members,
            ),
        )
    return tribe


def read_costs(pack: Pack) -> Costs:
    development = pack.table("game.toml", "development")
    return Costs(
        development.number("rotate_price_tile", 1, 20),
        development.number("rotate_weather_tile", 1, 20),
        development.number("movement_point", 1, 20),
        development.number("buy_resource", 2, 20),
        development.number("buy_marker", 2, 20),
        development.number("cube_to_points", 1, 1),  # with more, buying and selling never ends
    )


def read_scoring(pack: Pack) -> Scoring:
    scoring = pack.table("game.toml", "scoring")
    return Scoring(
        scoring.number("development_per_vp", 1, 20),
        fixed_list(scoring, "painting_row_vp", 4),
        fixed_list(scoring, "gathering_set_vp", 6),
        scoring.number("unit_member", 0, 20),
        scoring.number("unit_camp", 0, 20),
    )


def read_marker_colours(pack: Pack, names: dict[str, Names]) -> tuple[int, ...]:
    """The colour of the markers that pay for each action in summer."""
    actions = in_order(pack, "game.toml", "actions", ids.ACTIONS)
    read_names(names, actions)
    return tuple(colour(entry, "marker_colour") for entry in actions)


def read_fishing_track(pack: Pack) -> FishingTrack:
    last = pack.table("tracks.toml", "fishing_track").number("last", 1, 100)
    vp = [0] * (last + 1)
    dp = [0] * (last + 1)
    reached = 0
    for entry in pack.entries("tracks.toml", "fishing_rewards", label="from_space"):
        start = entry.number("from_space", 1, last)
        if start <= reached:
            raise entry.wrong("from_space", problem("beyond", space=reached))
        reached = start
        for place in range(start, last + 1):
            vp[place] = entry.number("vp", 0, 100)
            dp[place] = entry.number("development", 0, 100)
    return FishingTrack(tuple(vp), tuple(dp), last)
