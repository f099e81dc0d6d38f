"""A study: what is played, when it stops, and where it is written down."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

from dolmen.bots.bots import has_judge
from dolmen.bots.judge import Weights, read_weights
from dolmen.core.refusal import BadInput
from dolmen.games import find
from dolmen.lab.engine import Engine
from dolmen.lab.fit import Fit, fit
from dolmen.lab.plan import Plan
from dolmen.lab.run_folder import RunFolder, write_whole
from dolmen.lab.simulate import Run
from dolmen.lab.study.arm import Arm
from dolmen.lab.study.estimate import Estimate
from dolmen.lab.study.findings import Findings, look, measure_line
from dolmen.lab.study.luck import Fate, fate_of, luck_share
from dolmen.lab.study.measures import FIRST, Measure, by_deal, measures_of
from dolmen.lab.tables import PARQUET

BLOCK = 50  # deals between two looks at how narrow the interval is
LETTERS = "ab"
Progress = Callable[[int], None]


@dataclass(slots=True, frozen=True)
class StudyPlan:
    arms: tuple[Arm, ...]
    bots: tuple[str, ...]
    pairs: int  # deals, each played in every arm
    seed: int = 1
    by: tuple[str, ...] = ()  # groups of seats; none named: all facts of the game, and who starts
    measure: str = ""  # the one whose interval decides when to stop; none named: the first
    width: float = 0.0  # stop once its interval is as narrow as plus or minus this
    luck: int = 40  # deals that are looked at closely, to see what luck does
    refit: int = 0  # games from which the weights of the bots are fitted for each arm
    own: dict[str, str] = field(default_factory=dict)

    @property
    def game(self) -> str:
        return self.arms[0].game

    @property
    def measures(self) -> list[Measure]:
        return measures_of(self.bots, find(self.game).solo_measure)

    @property
    def primary(self) -> Measure:
        wanted = self.measure or self.measures[0].id
        return next(measure for measure in self.measures if measure.id == wanted)

    @property
    def groups(self) -> tuple[str, ...]:
        return self.by or (*([FIRST] if len(self.bots) > 1 else []), *self.facts())

    def facts(self) -> list[str]:
        game = find(self.game)
        return list(game.facts(game.new(self.plan(0).header(game, 0)), 0))

    def plan(self, arm: int, weights: Weights | None = None) -> Plan:
        one = self.arms[arm]
        whole = Plan(
            *(self.game, self.bots, 1, self.seed, one.options, one.pack),
            own=self.own,
            weights=weights,
        )
        return replace(whole, games=self.pairs * whole.rotations)

    @property
    def games(self) -> int:
        """All games, if nothing stops early."""
        return len(self.arms) * self.plan(0).games + self.closely

    @property
    def closely(self) -> int:
        """Games whose luck is weighed; without a judge nobody can say what a move is worth."""
        if not has_judge(find(self.game)):
            return 0
        return min(self.luck, self.pairs) * self.plan(0).rotations

    def check(self) -> None:
        if self.pairs < 8:
            raise BadInput(f"A study needs at least 8 pairs; got {self.pairs}.")
        for arm in range(len(self.arms)):
            self.plan(arm).check()
        known = [FIRST, "seat", "bot", *self.facts()]
        for name in self.by:
            if name not in known:
                raise BadInput(f"Seats cannot be grouped by '{name}', but by {', '.join(known)}.")
        ids = [measure.id for measure in self.measures]
        if self.measure and self.measure not in ids:
            raise BadInput(f"There is no measure '{self.measure}'; there are {', '.join(ids)}.")
        if self.refit and (len(self.bots) < 2 or not has_judge(find(self.game))):
            raise BadInput("--refit needs a game with a judge, at a table of two or more.")


@dataclass(slots=True)
class Study:
    """A study that was played."""

    plan: StudyPlan
    findings: Findings
    luck: Estimate | None
    stopped: bool  # early, because the interval was narrow enough

    @property
    def stale(self) -> bool:
        """Whether bots play with weights that were fitted to other cards."""
        fitted = any(name != "random" and name not in self.plan.own for name in self.plan.bots)
        return fitted and not self.plan.refit and any(arm.pack for arm in self.plan.arms)

    def data(self) -> dict[str, Any]:
        """All figures, for programs."""
        plan = self.plan
        found = asdict(self.findings)
        del found["samples"]
        return {
            "game": plan.game,
            "arms": [
                {"label": arm.label, "options": arm.options, "pack": arm.pack and arm.pack.digest}
                for arm in plan.arms
            ],
            "players": list(plan.bots),
            "seed": plan.seed,
            "stopped": self.stopped,
            "refit": plan.refit,
            "luck": asdict(self.luck) if self.luck else None,
            **found,
        }


def run_study(
    plan: StudyPlan,
    engine: Engine,
    out: Path | None = None,
    resume: bool = False,
    format_: str = PARQUET,
    progress: Progress | None = None,
) -> Study:
    """Play all arms deal by deal, until the interval is narrow enough or the deals are played."""
    plan.check()
    runs: list[Run] = []
    for arm, letter in enumerate(LETTERS[: len(plan.arms)]):
        played = plan.plan(arm, refitted(plan, arm, out))
        folder = RunFolder(out / letter, played, (), format_, resume) if out else None
        runs.append(Run(played, folder))
    tell = progress or (lambda done: None)
    deals, stopped = play_arms(plan, runs, engine, tell)
    outcomes = [run.outcomes[: deals * run.plan.rotations] for run in runs]
    whole = sum(map(len, outcomes))
    sound = [outcome.number for outcome in outcomes[0][: plan.closely] if not outcome.crash]
    fates = weigh_luck(runs[0].plan, sound, engine, out, after(whole, tell))
    for run in runs:
        run.finish()
    crashes = sum(1 for played in outcomes for outcome in played if outcome.crash)
    arms = [by_deal(played) for played in outcomes]
    findings = look(arms, plan.measures, plan.groups, plan.bots, crashes)
    study = Study(plan, findings, luck_share(fates), stopped)
    if out is not None:
        text = json.dumps(study.data(), indent=1, ensure_ascii=False) + "\n"
        write_whole(out / "study.json", text)
    return study


def play_arms(
    plan: StudyPlan, runs: Sequence[Run], engine: Engine, tell: Progress
) -> tuple[int, bool]:
    """How many deals were played in every arm, and whether that was early enough."""
    tell(sum(len(run.outcomes) for run in runs))
    deals = 0
    while deals < plan.pairs:
        deals = min(plan.pairs, deals + BLOCK)
        for run in runs:
            games = deals * run.plan.rotations
            others = sum(len(other.outcomes) for other in runs if other is not run)
            if len(run.outcomes) < games:
                run.play(engine, games, after(others, tell))
        if deals < plan.pairs and narrow(plan, runs, deals * runs[0].plan.rotations):
            return deals, True
    return deals, False


def after(before: int, tell: Progress) -> Progress:
    """Counts on from what was done before."""
    return lambda done: tell(before + done)


def weigh_luck(
    plan: Plan, numbers: Sequence[int], engine: Engine, out: Path | None, tell: Progress
) -> list[Fate]:
    """The luck of some games; what has been weighed is kept beside the runs."""
    file = out / "luck.json" if out else None
    if file is not None and file.exists():
        known = [Fate(**row) for row in json.loads(file.read_text(encoding="utf-8"))]
        if [fate.number for fate in known] == list(numbers):
            return known
    fates: list[Fate] = []
    for fate in engine.map(partial(fate_of, plan), numbers):
        fates.append(fate)
        tell(len(fates))
    if file is not None:
        write_whole(file, json.dumps([asdict(fate) for fate in fates]) + "\n")
    return fates


def narrow(plan: StudyPlan, runs: Sequence[Run], games: int) -> bool:
    """Whether the interval of the first measure is as narrow as was asked for. Only its width is
    looked at, never what it says: looking does not bend the result."""
    if not plan.width:
        return False
    arms = [by_deal(run.outcomes[:games]) for run in runs]
    line = measure_line(arms, plan.primary, None)
    if line is None:
        return False
    estimate = line.difference or line.arms[0]
    return estimate is not None and 0 < estimate.half <= plan.width


def refitted(plan: StudyPlan, arm: int, out: Path | None) -> Weights | None:
    """The weights of the bots for the cards of an arm; None: those that are shipped."""
    if not plan.refit:
        return None
    one = plan.arms[arm]
    name = f"weights-{LETTERS[arm]}.json"
    if out is not None and (out / name).exists():
        known: Weights = json.loads((out / name).read_text(encoding="utf-8"))
        return known
    wanted = Fit(
        one.game,
        read_weights(one.game),
        plan.refit,
        plan.seed,
        len(plan.bots),
        options=one.options,
        method="hindsight",
        pack=one.pack,
    )
    found = fit(wanted)
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
        write_whole(out / name, json.dumps(found, indent=1) + "\n")
    return found
