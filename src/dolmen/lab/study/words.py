"""What a study found, in words."""

from __future__ import annotations

from collections.abc import Iterator

from dolmen.core.game import Game
from dolmen.games import find
from dolmen.lab.study.estimate import Estimate
from dolmen.lab.study.findings import Line
from dolmen.lab.study.measures import FIRST
from dolmen.lab.study.study import Study
from dolmen.speech.face import face_of

MINUS = "−"
LARGE = 100  # numbers from here on have no decimals
NEITHER = "To start is neither a clear advantage nor a clear drawback"
NAMES = {"starts": "The starting player", "follows": "The others"}
ONE = {"side": "side of the Chief", "setup": "setup card"}  # where a fact's id is not its name
MORE_LESS = {  # how a change of a measure is said, upwards and downwards
    "bot": ("{bot} wins more often", "{bot} wins less often"),
    "first": ("the starting player wins more often", "the starting player wins less often"),
    "first_lead": ("the starting player gains on the others", "the starting player falls back"),
    "points": ("players score more", "players score less"),
    "margin": ("games end less closely", "games end more closely"),
    "decisions": ("games take more decisions", "games take fewer decisions"),
    "rounds": ("games last more rounds", "games last fewer rounds"),
    "branching": ("there is more to choose from", "there is less to choose from"),
    "lead_changes": ("the lead changes more often", "the lead changes less often"),
    "decided": ("games are decided later", "games are decided earlier"),
    "reward": ("the player does better", "the player does worse"),
}


def figure(value: float, unit: str, sign: bool = False, whole: bool = False) -> str:
    """A number as a reader expects it; `whole` for one beside a larger one."""
    if unit == "%":
        text = f"{abs(100 * value):.1f} %"
    else:
        text = f"{abs(value):,.0f}" if whole or abs(value) >= LARGE else f"{abs(value):.1f}"
    if float(text.rstrip(" %").replace(",", "")) == 0:
        return text
    return f"{MINUS if value < 0 else '+' if sign else ''}{text}"


def interval(estimate: Estimate, unit: str, sign: bool = False) -> str:
    low, high = estimate.low, estimate.high
    if unit == "%" and not sign:  # a share is never less than nothing
        low, high = max(0.0, low), min(1.0, high)
    whole = max(abs(low), abs(high)) >= LARGE
    return f"{figure(low, unit, sign, whole)} to {figure(high, unit, sign, whole)}"


def change(line: Line) -> str:
    """A difference with its interval, in the unit of its measure; shares differ in points."""
    assert line.difference is not None
    text = figure(line.difference.value, line.unit, sign=True)
    return f"{text} ({interval(line.difference, line.unit, sign=True)})"


def count(number: int, noun: str) -> str:
    """A number of things: 1 game, 2 games, 1,000 games."""
    return f"{number:,} {noun if number == 1 else f'{noun}s'}"


class Words:
    def __init__(self, study: Study) -> None:
        self.study = study
        self.found = study.findings
        self.game: Game = find(study.plan.game)
        face = face_of(self.game)
        self.lexicon = face.lexicon("en")
        # Facts that no action speaks of, such as the boards of Prehistory, have names too.
        self.names = {
            thing: name
            for kind, names in face.names("en").items()
            if kind not in ("category", "statistic")
            for thing, name in names.items()
        }

    @property
    def two(self) -> bool:
        return len(self.study.plan.arms) == 2

    def title(self) -> str:
        name: str = self.lexicon.called("game", self.game.id)
        labels = [arm.label for arm in self.study.plan.arms]
        return f"{name} – {' against '.join(labels)}"

    def name(self, thing: str) -> str:
        """What a component or group is called: by the game's words if they know it."""
        if thing in NAMES:
            return NAMES[thing]
        for kind, domain in self.game.vocabulary.domains.items():
            if thing in domain.number:
                return capital(self.lexicon.name(kind, domain.number[thing]))
        return capital(self.names.get(thing, thing.replace("_", " ")))

    def line(self, name: str) -> Line | None:
        return next((line for line in self.found.measures if line.id == name), None)

    # The verdict.

    def headline(self) -> str:
        return self.difference() if self.two else self.balance()

    def difference(self) -> str:
        clear = [line for line in self.found.measures if line.difference and line.difference.clear]
        clear.sort(key=lambda line: -abs(line.difference.size if line.difference else 0.0))
        if not clear and not self.changed_groups():
            return "No difference between the two that this study can tell from chance."
        said = [self.direction(line) for line in clear[:3]]
        if not said:
            return "The games as a whole are alike, but some seats fare differently."
        listed = said[0] if len(said) == 1 else f"{', '.join(said[:-1])} and {said[-1]}"
        return f"With B, {listed}."

    def direction(self, line: Line) -> str:
        assert line.difference is not None
        up, down = MORE_LESS[line.id]
        text = up if line.difference.value > 0 else down
        return text.format(bot=self.study.plan.bots[0])

    def balance(self) -> str:
        line = self.line("bot") or self.line("first")
        estimate = line.arms[-1] if line else None
        if line is None or estimate is None or self.found.fair is None:
            reward = self.line("reward")
            mean = reward.arms[-1] if reward else None
            if reward is None or mean is None:
                return "Too few games for a verdict."
            unit = self.game.solo_measure or "points"
            value, span = figure(mean.value, ""), interval(mean, "", sign=True)
            return f"Alone, {self.study.plan.bots[0]} reaches a mean {unit} of {value} ({span})."
        who = self.study.plan.bots[0] if line.id == "bot" else "the starting player"
        fair = figure(self.found.fair, "%")
        span = f"{figure(estimate.value, '%')} of the victories ({interval(estimate, '%')})"
        more = "more" if estimate.value > self.found.fair else "fewer"
        if estimate.clear:
            told = f"{capital(who)} wins {more} games than a fair share"
        elif estimate.likely:
            told = f"{capital(who)} seems to win {more} games than a fair share"
            doubt = "one of many questions asked at once, so it may still be chance"
            return f"{told}: {span}, where {fair} would be fair. But this is {doubt}."
        else:
            is_bot = line.id == "bot"
            told = f"{capital(who)} is not clearly better or worse" if is_bot else NEITHER
        return f"{told}: {span}, where {fair} would be fair."

    def changed_groups(self) -> list[Line]:
        """Who starts is among the measures already."""
        groups = self.found.groups
        lines = [line for by in groups if by != FIRST for line in groups[by]]
        return [line for line in [*lines, *self.found.taken] if is_clear(line.difference)]

    def sentences(self) -> Iterator[str]:
        """The verdict at more length."""
        found = self.found
        if self.two:
            assert found.untouched is not None
            yield (
                f"{found.deals:,} deals were played both ways; {figure(found.untouched, '%')} of "
                "them went exactly the same, move for move."
            )
            for line in found.measures:
                if is_clear(line.difference):
                    yield f"{capital(self.direction(line))}: {change(line)}."
            for line in self.changed_groups()[:6]:
                taker = "Whoever takes " if line in found.taken else ""
                yield f"{taker}{self.name(line.id)} {self.fares(line)}: {change(line)}."
            if not self.study.stopped:
                yield from self.resolution()
            if self.line("first"):
                yield self.balance()
        else:
            yield f"{count(found.games, 'game')} on {count(found.deals, 'deal')}."
        yield from self.strongest()
        yield from self.traps()
        yield from self.course()

    def fares(self, line: Line) -> str:
        assert line.difference is not None
        rises = line.difference.value > 0
        if self.found.fair is None:  # nobody wins alone
            return "does better" if rises else "does worse"
        return "wins more often" if rises else "wins less often"

    def resolution(self) -> Iterator[str]:
        line = self.line("first")
        if line and line.difference and not line.difference.clear:
            points = max(1, round(100 * line.difference.half))
            yield (
                "A change of the starting player’s victories by less than about "
                f"{count(points, 'point')} in a hundred would not have been seen."
            )

    def strongest(self) -> Iterator[str]:
        """The best and the worst of every group, in the arm that is looked at (the last)."""
        for by, lines in self.found.groups.items():
            if by == FIRST or self.found.fair is None:
                continue
            known = [(e.value, line, e) for line in lines if (e := line.arms[-1])]
            clear = [entry for entry in known if entry[2].clear]
            if not clear:
                yield f"No {ONE.get(by, by)} is clearly stronger or weaker than a fair share."
                continue
            for value, line, estimate in sorted(clear, key=lambda entry: -entry[0]):
                word = "more" if value > self.found.fair else "less"
                yield (
                    f"{self.name(line.id)} wins {word} than its share: "
                    f"{figure(value, '%')} ({interval(estimate, '%')})."
                )

    def traps(self) -> Iterator[str]:
        """What is taken often, yet goes with defeat."""
        if self.found.fair is None:
            return
        bad = [
            line
            for line in self.found.taken
            if is_clear(e := line.arms[-1]) and e and e.value < self.found.fair
        ]
        if bad:
            names = ", ".join(self.name(line.id) for line in bad[:4])
            yield (
                f"Who takes these wins less often than a fair share: {names}. That need not be "
                "their fault: whoever is behind may take them more."
            )
        elif self.found.taken:
            yield "Nothing that players take clearly goes with defeat."

    def course(self) -> Iterator[str]:
        decided, changes = self.line("decided"), self.line("lead_changes")
        if decided and changes and (d := decided.arms[-1]) and (c := changes.arms[-1]):
            yield (
                f"The lead changes {figure(c.value, '')} times in a game; on average the winner "
                f"leads for good after {figure(d.value, '%')} of it."
            )
        luck = self.study.luck
        if luck:
            yield (
                f"About {100 * luck.value:.0f} % of what sets players apart is luck "
                f"({100 * luck.low:.0f} to {100 * luck.high:.0f} %)."
            )

    def warnings(self) -> Iterator[str]:
        if self.study.stale:
            yield (
                "The bots value cards as they are shipped: their weights were fitted before the "
                "change, so they over- or underrate what it touches. --refit fits the weights anew "
                "for each arm."
            )
        if self.found.crashes:
            were = "was" if self.found.crashes == 1 else "were"
            yield f"{count(self.found.crashes, 'game')} crashed and {were} left out."
        if self.found.deals < 100:
            yield f"Only {count(self.found.deals, 'deal')}: take the figures as a first impression."


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def is_clear(estimate: Estimate | None) -> bool:
    return estimate is not None and estimate.clear
