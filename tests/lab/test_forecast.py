"""What is still to come, found by self-play."""

from math import exp
from pathlib import Path

import pytest

from dolmen.bots.bots import judge_of
from dolmen.bots.forecast import forecast, read_forecast
from dolmen.bots.judge import Judge
from dolmen.core.refusal import BadInput
from dolmen.core.rng import Rng
from dolmen.games import find
from dolmen.lab.forecast import FEWEST, Word, find_rest, find_spread, lead_of, main, play


def test_what_is_missing_is_found_per_moment() -> None:
    words = [
        Word(n, 0, 0, (2, 1, when), 0, 10.0, 10.0 + missing)
        for n in range(60)
        for when, missing in enumerate((-3.0, 5.0))
    ]
    rare = [Word(61, 0, 0, (2, 4, 0), 0, 0.0, 1.0)]
    # Both moments of a game end alike, so what was said must have been level.
    level = [Word(w.game, 0, 0, w.moment, 0, w.said - 4.0 + 8.0 * w.moment[2], 9.0) for w in words]
    found = find_rest([*level, *rare])
    assert set(found) == {(2, 1, 0), (2, 1, 1)}
    assert found[2, 1, 0] == pytest.approx((3.0, 0.0), abs=0.1)
    assert found[2, 1, 1] == pytest.approx((-5.0, 0.0), abs=0.1)


def test_cards_in_hand_count_where_much_speaks_for_it() -> None:
    words = [
        Word(n // 20, 0, 0, (2, 1, 0), n % 6, 30.0 - 4.0 - 2.5 * (n % 6), 30.0) for n in range(3000)
    ]
    base, card = find_rest(words)[2, 1, 0]
    assert base == pytest.approx(4.0, abs=0.3)
    assert card == pytest.approx(2.5, abs=0.1)
    assert find_rest(words[:FEWEST])[2, 1, 0][1] < 2.0


def test_a_moment_of_good_games_is_not_good_itself() -> None:
    """What was said is right to the point; one moment comes only in games that end well."""
    words = [
        Word(n, 0, 0, (1, 1, when), 0, end, end + (n % 3 - 1))
        for n in range(200)
        for end in [30.0 if n % 4 == 0 else -10.0]
        for when in ((0, 1, 2) if end > 0 else (0, 1))
    ]
    said = [Word(w.game, 0, 0, w.moment, 0, 5.0, w.end) for w in words]  # nobody could know
    assert find_rest(said)[1, 1, 2][0] == pytest.approx(find_rest(said)[1, 1, 0][0], abs=1.0)


def test_a_moment_never_seen_is_like_the_others_of_its_round() -> None:
    found = forecast({(1, 2, 0): (-40.0, 1.0), (1, 2, 1): (-30.0, 2.0), (1, 3, 0): (9.0, 0.0)}, {})
    assert found.correct(100.0, (1, 2, 1), 3) == 76.0
    assert found.correct(100.0, (1, 2, 7), 3) == 65.0
    assert found.correct(100.0, (), 3) == 100.0
    assert found.correct(100.0, (2, 2, 0), 3) == 100.0


def test_the_spread_is_what_turns_leads_into_chances() -> None:
    rng = Rng(7)
    words: list[Word] = []
    for number in range(4000):
        lead = 60.0 * (rng.chance() - 0.5)
        won = rng.chance() < 1 / (1 + exp(-lead / 9.0))
        words.append(Word(number, 0, 0, (2, 3, 0), 0, 50.0 + lead, 1.0 if won else 0.0))
        words.append(Word(number, 0, 1, (2, 3, 0), 0, 50.0, 0.0 if won else 1.0))
    assert find_spread(words, {})[2, 3] == pytest.approx(9.0, rel=0.15)


def test_alone_the_word_is_a_lead() -> None:
    assert lead_of([7.0], 0) == 7.0
    assert lead_of([7.0, 9.0, 3.0], 2) == -6.0


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_forecast_comes_nearer_to_the_end_than_the_judge(players: int) -> None:
    """In a game that it was not found with."""
    game = find("endless_winter")
    judge, known = judge_of(game), read_forecast("endless_winter")
    raw = near = 0.0
    for word in play(game, judge, players, 77, 0):
        hope = known.correct(word.said, word.moment, word.cards)
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
