"""What holds for a game that says in numbers what a seat may know (`core/encoding.py`)."""

from __future__ import annotations

import json

from dolmen.core.encoding import Encoding
from dolmen.core.game import Game
from dolmen.core.rng import Rng
from dolmen.core.state import State
from dolmen.core.view import View, see
from dolmen.testing.broken import need
from dolmen.testing.random_games import random_states, variant

EVERY = 9  # of how many states one is looked at
FARTHEST = 150  # states of a game that are compared with each other
LARGEST = 1 << 15  # numbers fit into 16 bits


def encoded(game: Game, s: State, seat: int) -> list[int]:
    out = [7]  # whatever was in it is gone
    game.encode(s, seat, out)
    return out


def numbers_tell_only_what_a_seat_sees(game: Game, players: int, number: int) -> None:
    """They are those that the encoding names; to deal anew what is hidden changes none."""
    if not game.encodes:
        return
    shape = game.encoding(players, variant(game, players, number))
    for count, (s, _) in enumerate(random_states(game, players, number)):
        if (count + number) % EVERY and s.stack:
            continue
        seat = count % players
        out = encoded(game, s, seat)
        fit(shape, out)
        world = game.determinize(s, seat, Rng(count, "world"))
        need(encoded(game, world, seat) == out, "it depends on what the seat cannot see")


def fit(shape: Encoding, out: list[int]) -> None:
    need(len(out) == len(shape), f"there are {len(out)} numbers, but names for {len(shape)}")
    place = 0
    for part in shape.parts:
        most = len(part.values) if part.values else LARGEST
        least = 0 if part.values else -LARGEST
        for label, value in zip(part.labels, out[place : place + part.size], strict=True):
            need(least <= value <= most, f"{part.name} {label} is {value}")
        place += part.size


def equal_views_give_equal_numbers(game: Game, players: int, number: int) -> None:
    """And where a move changes what the first seat sees, it changes a number."""
    if not game.encodes:
        return
    known: dict[str, list[int]] = {}
    seen, told = "", list[int]()
    for count, (s, _) in enumerate(random_states(game, players, number)):
        for seat in {0, max(s.seat, 0)}:
            view = f"{seat} {describe(see(game, s, seat))}"
            out = encoded(game, s, seat)
            need(known.setdefault(view, out) == out, "equal views have different numbers")
            if not seat:
                need(view == seen or out != told, f"move {count} changed the view alone")
                seen, told = view, out
        if count > FARTHEST:
            return


def describe(view: View) -> str:
    decision = view["decision"]
    asked = [decision["seat"], decision["prompt"]] if decision else []
    return json.dumps([view["table"], view["round"], asked])
