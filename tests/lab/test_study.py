"""Studies: what they find in data with a known answer, when they stop, and the page."""

# ruff: noqa: E402 - without the libraries of the laboratory there is nothing to import

from __future__ import annotations

import json
import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest
from tests.lab.conftest import files_of

from dolmen import cli
from dolmen.bots.judge import Weights
from dolmen.core.refusal import BadInput
from dolmen.core.rng import Rng
from dolmen.lab.engine import InProcess
from dolmen.lab.fit import Fit
from dolmen.lab.outcome import Outcome
from dolmen.lab.plan import Plan
from dolmen.lab.simulate import simulate
from dolmen.lab.tables import JSON_LINES

for needed in ("scipy", "statsmodels", "matplotlib"):
    pytest.importorskip(needed, reason=f"{needed} is not installed (pip install 'dolmen[lab]')")

from dolmen.lab.study.arm import read_arms
from dolmen.lab.study.estimate import (
    Estimate,
    corrected,
    difference_of_ratios,
    mean_of,
    ratio_of,
)
from dolmen.lab.study.findings import look
from dolmen.lab.study.luck import Fate, fate_of, luck_share
from dolmen.lab.study.measures import by_deal, measures_of
from dolmen.lab.study.page import Page, text_report
from dolmen.lab.study.study import Study, StudyPlan, run_study
from dolmen.lab.study.words import Words

BOTS = ("greedy", "greedy")


def made(deals: int, favour: float) -> list[Outcome]:
    """Games of which the answer is known: `favour` is the chance of the starting player to win."""
    found = []
    for deal in range(deals):
        own = Rng(deal, "own")
        started = deal % 2
        winner = started if own.chance() < favour else 1 - started
        totals = [90 + own.below(20), 100]
        rewards = [float(seat == winner) for seat in range(2)]
        facts = [{"folk": "fire"}, {"folk": "earth"}]
        taken = [["axe"] if rewards[0] else ["club"], ["rope"]]
        found.append(
            Outcome(
                deal,
                deal,
                deal,
                [0, 1],
                [[total] for total in totals],
                [winner],
                rewards,
                facts,
                taken,
                started,
                rounds=4,
                decisions=100 + own.below(20),
                branching=5.0,
                decided=0.5,
                moves=str(deal),
            )
        )
    return found


def test_intervals_hold_what_they_promise() -> None:
    """Of 200 intervals about 190 hold the truth."""
    held = 0
    for study in range(200):
        rng = Rng(study, "values")
        estimate = mean_of([rng.chance() for _ in range(40)], null=0.5)
        assert estimate is not None
        held += estimate.low <= 0.5 <= estimate.high
    assert 182 <= held <= 198
    assert mean_of([1.0] * 7) is None, "too few"
    assert mean_of([3.0] * 9) == Estimate(3.0, 3.0, 3.0, 0.0)


def test_a_ratio_is_that_of_the_sums_and_pairs_cancel_luck() -> None:
    rng = Rng(3, "ratio")
    one = [(float(rng.below(2)), 1.0) for _ in range(300)]
    ratio = ratio_of(one, null=0.5)
    assert ratio is not None and ratio.value == sum(above for above, _ in one) / 300
    same = difference_of_ratios(one, one)
    assert same is not None and same.value == same.low == same.high == 0.0
    other = [(float(rng.below(2)), 1.0) for _ in range(300)]
    apart = difference_of_ratios(one, other)
    assert apart is not None and apart.half > 0.05


def test_holms_correction_multiplies_the_smallest_most() -> None:
    found = corrected({n: Estimate(1, 0, 2, p=p) for n, p in enumerate((0.01, 0.03, 0.04))})
    assert [round(e.holm, 3) for e in found.values()] == [0.03, 0.06, 0.06]
    assert found[0].clear and not found[1].clear
    assert corrected({}) == {}


def test_a_known_advantage_is_found_and_none_where_there_is_none() -> None:
    measures = measures_of(BOTS, "")
    unfair = look([by_deal(made(300, 0.7))], measures, ("first", "folk"), BOTS)
    first = unfair.measures[0]
    assert first.id == "first" and first.arms[0] is not None and first.arms[0].clear
    assert first.arms[0].value == pytest.approx(0.7, abs=0.08)
    fair = look([by_deal(made(300, 0.5))], measures, ("first", "folk"), BOTS)
    assert fair.measures[0].arms[0] is not None and not fair.measures[0].arms[0].clear
    assert {line.id for line in fair.groups["folk"]} == {"earth", "fire"}
    owners = {line.id: line for line in fair.taken}
    assert owners["axe"].arms[0].value == 1.0 and owners["club"].arms[0].value == 0.0  # type: ignore[union-attr]
    assert owners["axe"].shares[0] + owners["club"].shares[0] == pytest.approx(0.5)


def test_what_may_be_chance_is_called_so() -> None:
    """An interval away from the fair share is no verdict if much was asked besides."""
    plan = StudyPlan(tuple(read_arms(["prehistory"])), BOTS, 60)
    said = []
    for strength in (0.5, 0.65, 0.8):
        findings = look([by_deal(made(60, strength))], plan.measures, ("first", "folk"), BOTS)
        line = findings.measures[0].arms[0]
        assert line is not None
        findings.measures[0].arms[0] = replace(line, holm=min(1.0, 24 * line.p))
        said.append(Words(Study(plan, findings, None, False)).headline())
    assert said[0].startswith("To start is neither a clear advantage nor a clear drawback: ")
    assert said[1].startswith("The starting player seems to win more games than a fair share: ")
    assert said[1].endswith("one of many questions asked at once, so it may still be chance.")
    assert said[2].startswith("The starting player wins more games than a fair share: ")


def test_a_difference_between_arms_is_found_on_paired_deals() -> None:
    one = made(300, 0.5)
    other = [replace(o, decisions=o.decisions + (o.deal % 3 == 0), moves=f"{o.deal}b") for o in one]
    found = look([by_deal(one), by_deal(other)], measures_of(BOTS, ""), ("first",), BOTS)
    assert found.untouched == 0.0
    lines = {line.id: line.difference for line in found.measures}
    longer = lines["decisions"]
    assert longer is not None and longer.clear and longer.value == pytest.approx(1 / 3, abs=0.01)
    assert longer.half < 0.06, "paired, the spread of the lengths does not matter"
    assert lines["first"] == Estimate(0.0, 0.0, 0.0)
    half = [replace(o, moves="x") if o.deal % 2 else o for o in one]
    found = look([by_deal(one), by_deal(half)], measures_of(BOTS, ""), ("first",), BOTS)
    assert found.untouched == 0.5


def test_a_crash_leaves_its_deal_out() -> None:
    one = made(20, 0.5)
    other = [replace(o, crash="fell over") if o.deal == 3 else o for o in one]
    found = look([by_deal(one), by_deal(other)], measures_of(BOTS, ""), ("first",), BOTS)
    assert found.deals == 19


@pytest.mark.parametrize("share", [0.0, 0.4, 1.0])
def test_the_share_of_luck_is_found(share: float) -> None:
    """Leads made of luck and skill in known parts, and a bot that is better on every seat."""
    rng = Rng(1, "fates")
    fates = []
    for number in range(400):
        seating = [number % 2, 1 - number % 2]
        luck, skill = share**0.5 * noise(rng), (1 - share) ** 0.5 * noise(rng)
        better = 20.0 if seating[0] == 0 else -20.0
        fates.append(Fate(number, seating, luck + skill + better, luck))
    found = luck_share(fates)
    assert found is not None and found.low - 0.02 <= share <= found.high + 0.02
    assert found.value == pytest.approx(share, abs=0.06)
    assert luck_share(fates[:5]) is None


def noise(rng: Rng) -> float:
    return sum(rng.chance() - 0.5 for _ in range(12))


def test_luck_is_weighed_in_the_very_games_that_were_played() -> None:
    plan = Plan("endless_winter", ("random", "random"), 2, 4)
    fate, (played, _) = fate_of(plan, 0), simulate(plan).outcomes
    assert fate.lead == played.totals[0] - played.totals[1] and fate.luck != 0


def test_arms_are_games_packs_and_options(tmp_path: Path) -> None:
    pack = tmp_path / "second.toml"
    assert cli.main(["content", "copy", "altay", str(tmp_path / "box")]) == 0
    cards = tmp_path / "box" / "goals.toml"
    changed = re.sub(r"^vp = 1$", "vp = 2", cards.read_text(encoding="utf-8"), count=1, flags=re.M)
    assert changed != cards.read_text(encoding="utf-8")
    cards.write_text(changed, encoding="utf-8")
    shipped, own = read_arms(["altay", str(tmp_path / "box")])
    assert shipped.label == "as shipped" and own.label == "box" and own.pack is not None
    both = read_arms([f"{tmp_path / 'box'},trading=on", "altay"])[0]
    assert both.pack is not None and both.options == {"trading": "on"}
    assert read_arms(["trading=on"], "altay")[0].game == "altay"
    for words, sentence in (
        (["trading=on"], "Which game"),
        (["altay", "prehistory"], "about one game"),
        (["altay", "altay"], "Both arms are the same"),
        (["altay", str(pack)], "is neither a game"),
        (["altay", str(tmp_path)], "holds no .toml file"),
        (["altay"] * 3, "one or two arms"),
    ):
        with pytest.raises(BadInput, match=sentence):
            read_arms(words)


@pytest.fixture(scope="module")
def study(tmp_path_factory: pytest.TempPathFactory) -> tuple[Study, Path]:
    """A small real one: Prehistory with another weather tile, bots at random."""
    plan = StudyPlan(tuple(read_arms(["prehistory", "weather=six"])), ("random", "random"), 30)
    out = tmp_path_factory.mktemp("study") / "x"
    return run_study(plan, InProcess(), out, format_=JSON_LINES), out


class Wellformed(HTMLParser):
    """Notes what is opened, and complains about what is closed wrongly."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.note(attrs)
        if tag not in ("meta", "br", "img", "link"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.note(attrs)

    def note(self, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id":
                self.ids.append(value or "")
            if name in ("href", "src", "xlink:href"):
                self.links.append(value or "")

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_needs_nothing_else(study: tuple[Study, Path]) -> None:
    text = str(Page(study[0], "dolmen study ..."))
    page = Wellformed()
    page.feed(text)
    assert not page.open and len(page.ids) == len(set(page.ids)) and page.ids
    assert all(link.startswith("#") and link[1:] in page.ids for link in page.links)
    assert "<script" not in text and "@import" not in text and "url(http" not in text
    assert "Personal board A" in text, "what no action names is still called by its name"
    assert text.count("<svg") >= 5 and text.count('role="img"') == text.count("<svg")
    assert text.count('class="broad"') == text.count('class="narrow"') >= 3, "for phones, too"
    assert str(Page(study[0], "dolmen study ...")) == text, "the same study, the same bytes"


def test_the_verdict_is_in_words(study: tuple[Study, Path]) -> None:
    said = "\n".join(text_report(study[0]))
    assert said.startswith("Prehistory – as shipped against weather = six")
    assert "30 deals were played both ways; 0.0 % of them went exactly the same" in said
    assert "games take fewer decisions" in said.lower()
    assert "Only 30 deals" in said
    data = json.loads((study[1] / "study.json").read_text(encoding="utf-8"))
    assert data["deals"] == 30 and data["measures"][0]["id"] == "first"


def test_the_verdict_says_which_way_a_group_goes() -> None:
    plan = StudyPlan(tuple(read_arms(["prehistory", "weather=six"])), BOTS, 60)
    deals = by_deal(made(60, 0.5))
    findings = look([deals, deals], plan.measures, ("first", "folk"), BOTS)
    earth, fire = sorted(findings.groups["folk"], key=lambda line: line.id)
    club = next(line for line in findings.taken if line.id == "club")
    earth.difference = Estimate(0.2, 0.1, 0.3, p=0.0, holm=0.0)
    fire.difference = Estimate(-0.2, -0.3, -0.1, p=0.0, holm=0.0)
    club.difference = Estimate(0.2, 0.1, 0.3, p=0.0, holm=0.0)
    findings.groups["first"][0].difference = earth.difference
    words = Words(Study(plan, findings, None, False))
    said = [*words.sentences()]
    assert "Earth wins more often: +20.0 % (+10.0 % to +30.0 %)." in said
    assert "Fire wins less often: −20.0 % (−30.0 % to −10.0 %)." in said
    assert "Whoever takes Club wins more often: +20.0 % (+10.0 % to +30.0 %)." in said
    assert sum("often:" in sentence for sentence in said) == 3, "who starts is a measure"
    findings.fair = None
    assert any(sentence.startswith("Earth does better: ") for sentence in words.sentences())


def test_one_is_singular() -> None:
    plan = StudyPlan(tuple(read_arms(["prehistory", "weather=six"])), BOTS, 60)
    deals = by_deal(made(60, 0.5))
    findings = look([deals, deals], plan.measures, ("first",), BOTS, crashes=1)
    words = Words(Study(plan, findings, None, False))
    assert "1 game crashed and was left out." in [*words.warnings()]
    for half, told in ((0.003, "1 point"), (0.012, "1 point"), (0.024, "2 points")):
        findings.measures[0].difference = Estimate(0.0, -half, half)
        said = " ".join(words.sentences())
        assert f"by less than about {told} in a hundred would not have been seen." in said


def test_a_study_goes_on_where_it_stopped(study: tuple[Study, Path]) -> None:
    _, out = study
    before = files_of(out)
    (out / "study.json").unlink()
    (out / "b" / "summary.json").unlink()
    journal = out / "b" / "journal.jsonl"
    journal.write_bytes(journal.read_bytes()[:-40])
    run_study(study[0].plan, InProcess(), out, resume=True, format_=JSON_LINES)
    assert files_of(out) == before


def test_it_stops_once_the_interval_is_narrow_enough() -> None:
    plan = StudyPlan(
        tuple(read_arms(["endless_winter"])), ("random", "random"), 400, luck=0, width=0.15
    )
    found = run_study(plan, InProcess())
    assert found.stopped and found.findings.deals == 50
    line = found.findings.measures[0].arms[0]
    assert line is not None and line.half <= 0.15
    assert "stopped early" in str(Page(found))


def test_alone_the_reward_is_studied() -> None:
    plan = StudyPlan(tuple(read_arms(["endless_winter"])), ("random",), 12, luck=8)
    found = run_study(plan, InProcess())
    assert found.findings.measures[0].id == "reward" and found.findings.fair is None
    assert {"chief", "setup"} <= set(found.findings.groups)
    assert "Alone, random reaches a mean lead of −" in "\n".join(text_report(found))
    assert "<svg" in str(Page(found))


def test_bots_that_value_the_old_card_are_warned_of(tmp_path: Path) -> None:
    cli.main(["content", "copy", "prehistory", str(tmp_path / "box")])
    file = tmp_path / "box" / "tracks.toml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("vp = 2", "vp = 3", 1), encoding="utf-8")
    plan = StudyPlan(tuple(read_arms(["prehistory", str(tmp_path / "box")])), BOTS, 8)
    findings = look([by_deal(made(20, 0.5))] * 2, plan.measures, ("first",), BOTS)
    assert Study(plan, findings, None, False).stale
    assert "value cards as they are shipped" in str(Page(Study(plan, findings, None, False)))
    assert not Study(replace(plan, refit=100), findings, None, False).stale
    assert not Study(replace(plan, bots=("random", "random")), findings, None, False).stale


def test_weights_are_fitted_to_the_cards_of_an_arm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once for each arm, and not again when the study goes on."""
    asked: list[Fit] = []

    def fit(plan: Fit) -> Weights:
        asked.append(plan)
        return plan.start

    monkeypatch.setattr("dolmen.lab.study.study.fit", fit)
    plan = StudyPlan(
        tuple(read_arms(["prehistory", "weather=six"])), ("random", "random"), 8, luck=0, refit=30
    )
    run_study(plan, InProcess(), tmp_path / "x", format_=JSON_LINES)
    assert [(one.options, one.games) for one in asked] == [({}, 30), ({"weather": "six"}, 30)]
    written = json.loads((tmp_path / "x" / "a" / "plan.json").read_text(encoding="utf-8"))
    assert written["weights"]
    run_study(plan, InProcess(), tmp_path / "x", resume=True, format_=JSON_LINES)
    assert len(asked) == 2


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "'chess' is neither a game (altay, "),
        (["altay", "--pairs", "3"], "at least 8 pairs"),
        (["altay", "--by", "hat"], "Seats cannot be grouped by 'hat'"),
        (["altay", "--measure", "joy"], "There is no measure 'joy'"),
        (["altay", "--resume"], "--resume needs --out"),
    ],
)
def test_a_wrong_study_is_refused(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["study", *words, "--players", "random,random"]) == 2
    assert sentence in capsys.readouterr().err
