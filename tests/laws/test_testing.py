"""The laws are shipped: they pass a good game, and find what is wrong with a bad one."""

from __future__ import annotations

from pathlib import Path

import pytest

import dolmen
from dolmen.core.game import Game
from dolmen.testing import Broken, check_game

STONES = Path(__file__).parents[2] / "examples" / "stones" / "src"


@pytest.fixture
def stones(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.syspath_prepend(str(STONES))
    from stones.game import Stones

    return Stones()


def test_a_game_from_outside_keeps_the_laws(stones: Game) -> None:
    check_game(stones, games=2)


def test_a_broken_law_is_named_with_the_place(stones: Game) -> None:
    class Peeping(type(stones)):  # type: ignore[misc]
        def determinize(self, s, seat, rng):  # type: ignore[no-untyped-def]
            return s.clone()

    class Leaky(type(stones)):  # type: ignore[misc]
        def census(self, s):  # type: ignore[no-untyped-def]
            return {"stones": len(s.bag)}

    class Greedy(type(stones)):  # type: ignore[misc]
        def rewards(self, s):  # type: ignore[no-untyped-def]
            return [1.0] * s.players

    with pytest.raises(Broken, match=r"views hide .*a world knows what chance will bring"):
        check_game(Peeping(), games=1)
    with pytest.raises(Broken, match=r"components are conserved .*stones with 2 players, game 0"):
        check_game(Leaky(), games=1)
    with pytest.raises(Broken, match="shares of the victory add up to 2"):
        check_game(Greedy(), games=1)


def test_the_package_of_games_is_no_function() -> None:
    assert not callable(dolmen.games) and dolmen.game_ids()[0] == "altay"
