"""Reading the personal boards: weather, painting, baskets."""

from __future__ import annotations

from typing import NamedTuple

from dolmen.core.content import BadContent, Entry, Pack
from dolmen.games.prehistory import ids, limits
from dolmen.games.prehistory.content import DEVELOPMENT, MARKER, Basket, Names, Reward
from dolmen.games.prehistory.problem import problem
from dolmen.games.prehistory.reader.fields import (
    fixed_list,
    in_order,
    number_of,
    read_names,
    reward,
    six_colours,
)

FILE = "personal_boards.toml"


class Weather(NamedTuple):
    rings: tuple[tuple[int, ...], ...]
    numbers: tuple[tuple[int, ...], ...]
    six: tuple[int, ...]
    six_always: bool


def read_weather(pack: Pack, names: dict[str, Names]) -> Weather:
    boards = in_order(pack, FILE, "personal_boards", ids.BOARDS)
    read_names(names, boards)
    tiles = in_order(pack, FILE, "weather_tiles", ids.WEATHER_TILES)
    alternative = pack.table(FILE, "weather_alternative")
    return Weather(
        tuple(six_colours(entry, "weather_ring") for entry in boards),
        tuple(fixed_list(entry, "numbers", 6) for entry in tiles),
        fixed_list(alternative, "numbers", 6),
        alternative.flag("active"),
    )


def read_line_rewards(pack: Pack) -> tuple[Reward, ...]:
    """What a contact in each row and column of the painting pays."""
    return tuple(
        reward(entry.child("reward"), (MARKER, DEVELOPMENT))
        for entry in in_order(pack, FILE, "painting_rewards", ids.LINES)
    )


def read_sections(pack: Pack) -> tuple[tuple[int, ...], ...]:
    found: list[tuple[int, ...]] = []
    for entry in in_order(pack, FILE, "painting_sections", ids.SECTIONS):
        symbols = entry.all_of("symbols", ids.SYMBOLS)
        low, high = limits.SYMBOLS
        if not low <= len(symbols) <= high:
            raise entry.wrong("symbols", problem("symbols", low=low, high=high, got=len(symbols)))
        found.append(tuple(ids.SYMBOLS.index(symbol) for symbol in symbols))
    return tuple(found)


def read_baskets(pack: Pack) -> tuple[Basket, ...]:
    return tuple(read_basket(entry) for entry in in_order(pack, FILE, "baskets", ids.BASKETS))


def read_basket(entry: Entry) -> Basket:
    rewards = entry.children_of("reward")
    if len(rewards) > limits.REWARDS[1]:
        raise entry.wrong("reward", problem("at_most", most=limits.REWARDS[1], got=len(rewards)))
    return Basket(
        number_of(entry, "upper", ids.KINDS),
        number_of(entry, "lower", ids.KINDS),
        tuple(reward(child, (MARKER, DEVELOPMENT)) for child in rewards),
    )


def basket_of_kind(baskets: tuple[Basket, ...]) -> tuple[int, ...]:
    """For each kind the pair of baskets it belongs to."""
    found = [-1] * len(ids.KINDS)
    for number, basket in enumerate(baskets):
        for kind in (basket.upper, basket.lower):
            if found[kind] >= 0:
                raise BadContent(
                    problem(
                        "second_basket",
                        file=FILE,
                        basket=repr(ids.BASKETS[number]),
                        kind=ids.KINDS[kind],
                    )
                )
            found[kind] = number
    return tuple(found)
