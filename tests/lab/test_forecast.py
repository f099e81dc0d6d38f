"""What is still to come, found by self-play."""

from math import exp
from pathlib import Path

import pytest

from dolmen.bots.bots import judge_of
from dolmen.bots.forecast import read_forecast
from dolmen.bots.judge import Judge
from dolmen.core.refusal import BadInput
from dolmen.core.rng import Rng
from dolmen.games import find
from dolmen.lab.forecast import Word, find_rest, find_spread, lead_of, line, main, play


def test_a_line_is_found_where_much_speaks_for_it() -> None:
    cards = [number % 6 for number in range(3000)]
    base, card = line(cards, [4.0 + 2.5 * n for n in cards])
    assert base == pytest.approx(4.0, abs=0.2)
    assert card == pytest.approx(2.5, abs=0.1)
    assert line([1, 2], [0.0, 100.0])[1] < 1.0


def test_what_is_missing_is_found_per_moment() -> None:
    words = [
        Word(n, 0, (2, 1, seat), 0, 10.0, 10.0 + (5.0 if seat else -3.0))
        for n in range(60)
        for seat in range(2)
    ]
    rare = [Word(61, 0, (2, 4, 0), 0, 0.0, 1.0)]
    assert find_rest([*words, *rare]) == {(2, 1, 0): (-3.0, 0.0), (2, 1, 1): (5.0, 0.0)}


def test_the_spread_is_what_turns_leads_into_chances() -> None:
    rng = Rng(7)
    words: list[Word] = []
    for number in range(4000):
        lead = 60.0 * (rng.chance() - 0.5)
        won = rng.chance() < 1 / (1 + exp(-lead / 9.0))
        words.append(Word(number, 0, (2, 3, 0), 0, 50.0 + lead, 1.0 if won else 0.0))
        words.append(Word(number, 0, (2, 3, 0), 0, 50.0, 0.0 if won else 1.0))
    assert find_spread(words, {})[2, 3] == pytest.approx(9.0, rel=0.15)


def test_alone_the_word_is_a_lead() -> None:
    assert lead_of([7.0], 0) == 7.0
    assert lead_of([7.0, 9.0, 3.0], 2) == -6.0


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_forecast_comes_nearer_to_the_end_than_the_judge(players: int) -> None:
    """In a game that it was not found with."""
    game = find("endless_winter")
    judge, forecast = judge_of(game), read_forecast("endless_winter")
    raw = near = 0.0
    for word in play(game, judge, players, 77, 0):
        hope = forecast.correct(word.said, word.moment, word.cards)
        raw += (word.said - word.end) ** 2
        near += (hope - word.end) ** 2
    assert near < 0.8 * raw


def test_the_file_knows_every_round_of_every_table() -> None:
    found = read_forecast("endless_winter")
    assert set(found.spread) == {(players, n) for players in range(1, 5) for n in range(1, 5)}
    assert {moment[:2] for moment in found.rest} == set(found.spread)


def test_a_forecast_belongs_to_the_weights_it_was_found_with() -> None:
    game = find("endless_winter")

    def foresees(judge: Judge) -> bool:
        return judge.forecast is not None and bool(judge.forecast.rest)

    assert foresees(judge_of(game))
    assert not foresees(judge_of(game, "endless_winter-first"))
    assert not foresees(judge_of(find("altay")))


def test_a_game_without_moments_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="does not distinguish moments"):
        main(["altay", "--games", "1", "--out", str(tmp_path / "out.toml")])
    assert not list(tmp_path.iterdir())


def test_the_script_writes_a_file(tmp_path: Path) -> None:
    out = tmp_path / "out.toml"
    main(["endless_winter", "--games", "1", "--seed", "3", "--out", str(out)])
    text = out.read_text(encoding="utf-8")
    assert text.startswith("# Found by self-play: python -m dolmen.lab.forecast endless_winter")
    assert "[spread]" in text and "[rest]" in text
