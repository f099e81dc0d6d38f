"""Fitting weights by self-play."""

from pathlib import Path

import pytest

from dolmen.bots.judge import read_weights
from dolmen.core.refusal import BadInput
from dolmen.core.rng import Rng
from dolmen.lab import fit as lab
from dolmen.lab.fit import METHODS, Fit, Lead, Match, confirm, fit, main
from dolmen.lab.hindsight import Note, explain, scale_of
from dolmen.lab.weight_file import flatten, replace, rewrite, select

FILE = """# An old note.

# How far.
far = 1.5  # metres
count = 3
[cards]
hunter = [0.5, 0.25]
"""
WEIGHTS = {"far": 1.5, "count": 3, "cards": {"hunter": [0.5, 0.25]}}


def test_a_file_keeps_its_comments_and_its_counts() -> None:
    vector = flatten(WEIGHTS)
    assert vector == {"far": 1.5, "cards.hunter.0": 0.5, "cards.hunter.1": 0.25}
    changed = replace(WEIGHTS, {"far": 2.0, "cards.hunter.1": 0.75})
    text = rewrite(FILE, changed, "A new note.\nOf two lines.")
    assert text == (
        "# A new note.\n# Of two lines.\n\n# How far.\nfar = 2.0  # metres\ncount = 3\n"
        "[cards]\nhunter = [0.5, 0.75]\n"
    )


def test_groups_are_chosen_by_path() -> None:
    assert select(flatten(WEIGHTS), ["cards"]).keys() == {"cards.hunter.0", "cards.hunter.1"}
    assert select(flatten(WEIGHTS), ["far", "cards.hunter.1"]).keys() == {"far", "cards.hunter.1"}


def test_a_fit_finds_weights_that_win(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game whose best weights are known, with luck far larger than what a step changes."""
    best = {"a": 2.0, "b": 0.5, "c": -1.0}

    def distance(weights: dict[str, float]) -> float:
        return sum((weights[name] - value) ** 2 for name, value in best.items())

    def play(match: Match) -> Lead:
        luck = 4.0 * (Rng(match.seed, str(match.swapped)).chance() - 0.5)
        points = 4.0 * (distance(match.other) - distance(match.one)) + luck
        return Lead(points, float(points > 0))

    monkeypatch.setattr(lab, "play", play)
    plan = Fit("altay", {"a": 1.0, "b": 1.0, "c": -0.5}, 3200, 1)
    found = fit(plan)
    assert distance(found) < 0.25 * distance(plan.start)
    assert confirm(plan, found, 40).points > 1.0


def test_hindsight_finds_what_explains_the_outcome() -> None:
    """Outcomes made of known weights and luck; the notes have the true slopes."""
    true = {"a": 2.0, "b": 0.5, "c": 1.0}
    said = {"a": 1.0, "b": 1.0, "c": 1.0}
    rng = Rng(4, "notes")
    played = []
    for _ in range(300):
        notes = []
        for _ in range(8):
            slopes = {place: 8 * rng.chance() - 4 for place in range(3)}
            word = sum(slope * w for slope, w in zip(slopes.values(), said.values(), strict=True))
            came = sum(slope * w for slope, w in zip(slopes.values(), true.values(), strict=True))
            notes.append(Note(0, word, slopes, came + 10 * (rng.chance() - 0.5)))
        played.append(notes)
    found = explain(said, played)
    scale = scale_of([note for notes in played for note in notes])
    for name, value in true.items():
        assert scale * found[name] == pytest.approx(value, abs=0.15)


def test_hindsight_alone_compares_positions_of_a_moment() -> None:
    """Whoever is alone has more ahead at the beginning than at the end, whatever the weights are:
    that must not count for them."""
    rng = Rng(5, "alone")
    played = []
    for _ in range(300):
        notes = []
        for moment in range(4):
            slopes = {place: 8 * rng.chance() - 4 + 5 * moment for place in range(2)}
            luck = 10 * (rng.chance() - 0.5)
            came = 2.0 * slopes[0] + 0.5 * slopes[1] + luck - 40.0 * moment
            notes.append(Note(0, slopes[0] + slopes[1], slopes, came, (moment,)))
        played.append(notes)
    found = explain({"a": 1.0, "b": 1.0}, played)
    scale = scale_of([note for notes in played for note in notes])
    assert scale * found["a"] == pytest.approx(2.0, abs=0.2)
    assert scale * found["b"] == pytest.approx(0.5, abs=0.2)


@pytest.mark.parametrize("method", METHODS)
def test_alone_each_plays_the_deal_by_itself(method: str) -> None:
    start = read_weights("endless_winter")
    plan = Fit(
        "endless_winter", start, 4, 3, seats=1, batch=2, only=("nomads", "food"), method=method
    )
    found = fit(plan)
    assert found != start
    assert found == fit(plan, workers=2)
    assert str(confirm(plan, start, 2)).startswith("1 of 2 games won")  # the same bot twice


@pytest.mark.parametrize("method", METHODS)
def test_a_fit_is_the_same_on_two_processes(method: str) -> None:
    start = read_weights("altay")
    plan = Fit("altay", start, 4, 3, batch=2, only=("terrain", "cards"), method=method)
    once = fit(plan)
    assert once == fit(plan, workers=2)
    changed = {path for path, value in flatten(once).items() if value != flatten(start)[path]}
    assert changed
    assert all(path == "terrain" or path.startswith("cards.") for path in changed)


def test_the_command_writes_a_file_with_a_note(tmp_path: Path) -> None:
    out = tmp_path / "altay.toml"
    main(["altay", "--games", "2", "--batch", "2", "--confirm", "2", "--out", str(out)])
    text = out.read_text(encoding="utf-8")
    assert text.startswith("# Fitted by self-play: python -m dolmen.lab.fit altay --games 2")
    assert str(tmp_path) not in text
    assert "of 2 games won" in text


@pytest.mark.parametrize(
    "wrong", [{"seats": 1}, {"seats": 9}, {"games": 1}, {"only": ("nonsense",)}]
)
def test_a_wrong_fit_is_refused(wrong: dict[str, object]) -> None:
    values: dict[str, object] = {"games": 8, "seed": 1, **wrong}
    with pytest.raises(BadInput):
        fit(Fit("altay", read_weights("altay"), **values))  # type: ignore[arg-type]
