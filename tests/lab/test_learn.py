"""dolmen learn: what a judge misses, how far it is trusted, and the gate."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from dolmen.bots.bot import Turn
from dolmen.bots.bots import judge_of, make
from dolmen.bots.lesson import Lesson, Verdict, read_lessons
from dolmen.cli import main
from dolmen.core.encoding import Encoding, Part, amounts, one
from dolmen.core.refusal import BadInput
from dolmen.core.rng import Rng
from dolmen.core.step import act
from dolmen.games import find
from dolmen.lab import learn
from dolmen.lab.engine import InProcess
from dolmen.lab.ridge import Sample, regress
from dolmen.server.checks import check_bot

ALTAY = find("altay")
ENCODING = Encoding([amounts("own.pool", "food", "wood"), one("own.folk", ("earth", "fire"))])


LESSON = Lesson(
    game="altay",
    version=1,
    content=ALTAY.content.hash,
    players=2,
    options={},
    made="by hand",
    factor=0.5,
    passed=False,
    gate=None,
    tried={},
    weights={"own.pool food": 2.0, "own.folk=firefolk": 10.0},
)


def written(folder: Path, made: Lesson) -> str:
    path = folder / "lesson.json"
    path.write_text(made.write(), encoding="utf-8")
    return str(path)


def test_the_regression_finds_what_was_missed() -> None:
    """Food is worth 2 more than the judge says, fire 3; the round makes no difference."""
    rng = Rng(1)
    samples: list[Sample] = []
    for game in range(60):
        sample = Sample(game)
        for round_ in range(1, 6):
            row = [rng.below(4), rng.below(4), 1 + rng.below(2)]
            sample.note(row, (round_,))
            noise = rng.below(100) / 100
            sample.errors.append(2.0 * row[0] + 3.0 * (row[2] == 2) - 10 * round_ + noise)
        samples.append(sample)
    weights = regress(ENCODING, samples)
    assert weights["own.pool food"] == pytest.approx(2.0, abs=0.2)
    assert abs(weights.get("own.pool wood", 0.0)) < 0.2
    earth, fire = weights.get("own.folk=earth", 0.0), weights["own.folk=fire"]
    assert fire - earth == pytest.approx(3.0, abs=0.3)


def test_other_seats_and_passing_things_get_no_weight() -> None:
    encoding = Encoding([amounts("seat.1.pool", "food"), Part("who", ("decides",), ("own",))])
    sample = Sample(0)
    for n in range(50):
        sample.note([n % 5, n % 2], (1,))
        sample.errors.append(float(n % 5 + n % 2))
    assert regress(encoding, [sample]) == {}


def test_a_learned_judge_adds_what_was_missed(tmp_path: Path) -> None:
    plain = judge_of(ALTAY)
    learned = judge_of(ALTAY, lesson=written(tmp_path, LESSON))
    s = ALTAY.new(ALTAY.header(2, 1))
    for text in ("folk firefolk", "folk elvenfolk"):
        act(s, ALTAY.vocabulary.parse(text))
    food = [seat.pool[0] for seat in s.seats]
    first = s.seats[0].folk == 2
    more = [food[0] + 5.0 * first, food[1] + 5.0 * (not first)]
    for seat in range(2):
        assert learned.worth(s, seat) == pytest.approx(plain.worth(s, seat) + more[seat])
    assert learned.worths(s) == pytest.approx([learned.worth(s, 0), learned.worth(s, 1)])
    assert learned.choices(s) == plain.choices(s)


def test_elsewhere_the_judge_is_as_it_was(tmp_path: Path) -> None:
    plain = judge_of(ALTAY)
    learned = judge_of(ALTAY, lesson=written(tmp_path, LESSON))
    s = ALTAY.new(ALTAY.header(3, 1))
    assert learned.worths(s) == plain.worths(s)


def test_bots_read_the_file(tmp_path: Path) -> None:
    path = written(tmp_path, LESSON)
    s = ALTAY.new(ALTAY.header(2, 3))
    for name in (f"greedy:{path}", f"search:{path}:3", f"casual:{path}:2"):
        assert make(name, ALTAY, Rng(1)).choose(Turn(ALTAY, s)) in s.options


def test_wrong_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="was learned for altay, not for prehistory"):
        read_lessons(written(tmp_path, LESSON), find("prehistory"))
    wrong = tmp_path / "wrong.json"
    wrong.write_text('{"game": 3}')
    with pytest.raises(BadInput, match="is not what `dolmen learn` writes"):
        read_lessons(str(wrong), ALTAY)
    with pytest.raises(FileNotFoundError):
        read_lessons(str(tmp_path / "none.json"), ALTAY)


def test_the_gate_decides_by_the_interval() -> None:
    assert learn.judge_match([(1.0, 1.0)] * 10 + [(0.5, 0.5)] * 10).passed
    assert not learn.judge_match([(5.0, 1.0), (-4.0, 0.0)] * 10).passed
    assert not Verdict(10, 1.0, -0.1, 2.1, 0.6).passed


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the whole course, with one deal to a match: what is tried here is how it hangs
    together."""
    monkeypatch.setattr(learn, "FEWEST", 1)
    monkeypatch.setattr(learn, "FACTORS", (0.25,))


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(("game", "players"), [("prehistory", 1), ("prehistory", 2)])
def test_a_course_from_watching_to_the_gate(
    game: str, players: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "lesson.json"
    numbers = ["--games", "2", "--deals", "1", "--gate", "1"]
    assert main(["learn", game, "--players", str(players), *numbers, "--out", str(out)]) == 0
    said = capsys.readouterr().out
    assert "factor 0.25: " in said
    [found] = read_lessons(str(out), find(game))
    assert found.weights and set(found.weights) <= {
        name for _, _, name in find(game).encoding(players).wide()
    }
    assert found.tried["0.25"].deals == 1
    assert (found.gate is None) == (found.factor == 0.0)
    assert found.made == f"dolmen learn {game} --players {players} {' '.join(numbers)} --seed 1"
    assert json.loads(out.read_text())["passed"] == bool(found.gate and found.gate.passed)


@pytest.mark.usefixtures("quick")
def test_a_lesson_is_the_same_on_any_number_of_workers() -> None:
    course = learn.Course("prehistory", 1, games=2, deals=1, gate=1)
    samples = [learn.watch((course, number)) for number in range(2)]
    again = list(InProcess().map(learn.watch, [(course, number) for number in range(2)]))
    assert [s.rows for s in samples] == [s.rows for s in again]
    assert np.frombuffer(samples[0].rows[0], np.int16).size == len(find("prehistory").encoding(1))
    assert len(samples[0].rows) == len(samples[0].errors) <= learn.ROWS


def test_wrong_courses_are_refused_before_anything_is_played(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["learn", "altay", "--games", "3", "--out", "x.json"]) == 2
    assert "--games must be at least 10; got 3." in capsys.readouterr().err
    assert main(["learn", "altay", "--players", "9", "--out", "x.json"]) == 2
    assert main(["learn", "altay", "--out", "x.txt"]) == 2
    assert "ends in .json" in capsys.readouterr().err


def test_a_server_opens_no_file_for_a_bot(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="A server has no bots from files"):
        check_bot(f"greedy:{written(tmp_path, LESSON)}", ALTAY)


@pytest.mark.parametrize("name", ["endless_winter", "prehistory"])
def test_a_lesson_that_comes_with_the_table_has_passed_its_gate(name: str) -> None:
    game = find(name)
    lessons = read_lessons("learned", game)
    assert len({lesson.players for lesson in lessons}) == len(lessons)
    for lesson in lessons:
        assert lesson.passed and lesson.gate is not None and lesson.gate.passed
        players = lesson.players
        header = game.header(players, 0, lesson.options)
        assert (lesson.content, lesson.version) == (header.content, game.version)
        known = {column for *_, column in game.encoding(players, lesson.options).wide()}
        assert set(lesson.weights) <= known
        # It speaks at its tables: the judge says something else of most positions.
        s = game.new(game.header(players, 1))
        plain = judge_of(game, players=players)
        learned = judge_of(game, lesson="learned", players=players)
        assert learned.worths(s) != plain.worths(s)


def test_a_game_without_a_lesson_says_so() -> None:
    with pytest.raises(BadInput, match="No learned judge comes with altay"):
        read_lessons("learned", ALTAY)
