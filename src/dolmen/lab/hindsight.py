"""Weights from hindsight: what lay on the table, explained by how far the game was won.

Greedy bots with varied weights play; now and then one of them does anything at all, so that the
games tell more than what the weights already think. At the beginning of turns it is noted what
the judge said (how far a seat leads the best of the others) and how that would change with every
single weight. Afterwards the weights are moved so that the judge's words fit the final leads
better: least squares (one step of Gauss and Newton), drawn towards the weights it began with.

A game yields much more this way than by its result alone; but weights that only matter in the
middle of a turn stay as they are, and `fit` must do the rest.

Alone there is nobody to be ahead of, and nothing that all seats share cancels out: positions of one
moment are compared with each other, by what the judge says of them and by the reward in the end.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, field
from math import exp

from dolmen.bots import Turn
from dolmen.bots.bots import judge_class
from dolmen.bots.forecast import Moment
from dolmen.bots.greedy import Greedy
from dolmen.bots.judge import Judge, Weights
from dolmen.core.game import Game
from dolmen.core.own_pack import OwnPack
from dolmen.core.rng import Rng, derive
from dolmen.core.state import State
from dolmen.core.step import act
from dolmen.games import find
from dolmen.lab.weight_file import Vector, replace

VARIED = 0.35  # how far the weights of the players differ
WHIM = 25  # one decision in this many is random
POSITIONS = 24  # noted in a game
HIGHEST = 30.0  # points: a greater lead says no more
VOICE = 5.0  # the positions of a game are much alike: together they count like this many
TRUST = 0.5  # how far a weight may be wrong, as a part of itself ...
LEAST_TRUST = 0.15  # ... and at least
JUDGES: dict[tuple[str, str, tuple[str, ...]], list[Judge]] = {}  # of the study at hand


@dataclass(slots=True, frozen=True)
class Study:
    """One game to be played and looked at."""

    game: str
    weights: Weights
    vector: Vector
    seats: int
    seed: int
    options: dict[str, str]
    pack: OwnPack | None = None


@dataclass(slots=True)
class Note:
    """What the judge said in a position, how that would change, and what came of it."""

    seat: int
    said: float
    slopes: dict[int, float] = field(default_factory=dict)  # by the number of the weight
    came: float = 0.0
    moment: Moment = ()  # alone; of the others, nothing has to be taken away


def lead(judge: Judge, s: State, seat: int) -> float:
    if s.players == 1:
        return judge.worth(s, seat)
    worths = [judge.worth(s, other) for other in range(s.players)]
    own = worths.pop(seat)
    return own - max(worths)


def new_game(
    game: Game, seats: int, seed: int, options: dict[str, str], pack: OwnPack | None
) -> State:
    content = game.content if pack is None else game.content_with(pack)
    s: State = game.new(game.header(seats, seed, options, content=content), content)
    return s


def nudge(value: float) -> float:
    return max(0.05, 0.1 * abs(value))


def play_and_note(study: Study) -> list[Note]:
    """A game's notes."""
    game = find(study.game)
    make = judge_class(study.game)
    rng = Rng(study.seed, "hindsight")
    bots = [
        Greedy(Rng(study.seed, f"bot {seat}"), make(replace(study.weights, varied(study, rng))))
        for seat in range(study.seats)
    ]
    s = new_game(game, study.seats, study.seed, study.options, study.pack)
    positions: list[State] = []
    last: Moment = ()
    while s.stack:
        now = when(game, bots[s.seat].judge, s)
        if now != last:
            positions.append(s.clone())
            last = now
        whim = rng.below(WHIM) == 0
        chosen = s.options[rng.below(len(s.options))] if whim else None
        act(s, bots[s.seat].choose(Turn(game, s)) if chosen is None else chosen)
    totals = [float(sum(row)) for row in game.scores(s)][: study.seats]
    if study.seats == 1:
        totals = game.rewards(s)
    stride = max(1, len(positions) // POSITIONS)
    first = rng.below(stride)
    return note_all(study, positions[first::stride], totals)


def when(game: Game, judge: Judge, s: State) -> Moment:
    """A position is noted whenever this changes."""
    if s.players > 1:
        return (s.seat,)
    return judge.moment(s, s.seat) or (game.round(s),)


def varied(study: Study, rng: Rng) -> Vector:
    return {
        path: value * exp(VARIED * (2 * rng.chance() - 1)) for path, value in study.vector.items()
    }


def note_all(study: Study, positions: list[State], totals: list[float]) -> list[Note]:
    judge, *others = judges_of(study)
    notes: list[Note] = []
    for number, s in enumerate(positions):
        seat = number % study.seats
        said = lead(judge, s, seat)
        if study.seats == 1:
            notes.append(Note(seat, said, {}, totals[0], when(find(study.game), judge, s)))
            continue
        came = totals[seat] - max(total for other, total in enumerate(totals) if other != seat)
        notes.append(Note(seat, said, {}, max(-HIGHEST, min(HIGHEST, came))))
    for place, (value, other) in enumerate(zip(study.vector.values(), others, strict=True)):
        for s, note in zip(positions, notes, strict=True):
            slope = (lead(other, s, note.seat) - note.said) / nudge(value)
            if slope:
                note.slopes[place] = slope
    return notes


def judges_of(study: Study) -> list[Judge]:
    """The judge, and one for each weight that differs from it in that weight alone. They are kept
    from game to game: what they work out beforehand takes longer than what they say of a game."""
    key = study.game, str(study.weights), tuple(study.vector)
    found = JUDGES.get(key)
    if found is None:
        make = judge_class(study.game)
        JUDGES.clear()
        found = JUDGES[key] = [make(study.weights)]
        for path, value in study.vector.items():
            found.append(make(replace(study.weights, {path: value + nudge(value)})))
    return found


def learn(
    game: str,
    weights: Weights,
    vector: Vector,
    games: int,
    seed: int,
    seats: int = 2,
    options: dict[str, str] | None = None,
    pack: OwnPack | None = None,
    pool: Executor | None = None,
    progress: Callable[[int], None] | None = None,
) -> Vector:
    """The weights of the vector, moved to what the games taught."""
    studies = [
        Study(game, weights, vector, seats, derive(seed, f"study {n}")[0], options or {}, pack)
        for n in range(games)
    ]
    played: list[list[Note]] = []
    found = map(play_and_note, studies) if pool is None else pool.map(play_and_note, studies)
    for notes in found:
        played.append(notes)
        if progress is not None:
            progress(len(played))
    return explain(vector, played)


def explain(vector: Vector, played: list[list[Note]]) -> Vector:
    """Least squares, drawn towards the vector."""
    compare_moments([note for notes in played for note in notes if note.moment])
    scale = scale_of([note for notes in played for note in notes])
    weighted = [
        (note, VOICE / len(notes), note.came - scale * note.said)
        for notes in played
        for note in notes
    ]
    noise = sum(voice * error * error for _, voice, error in weighted)
    noise /= max(1e-9, sum(voice for _, voice, _ in weighted))
    size = len(vector)
    matrix = [[0.0] * size for _ in range(size)]
    right = [0.0] * size
    for note, voice, error in weighted:
        factor = voice / max(1e-9, noise)
        for i, a in note.slopes.items():
            right[i] += factor * scale * a * error
            row = matrix[i]
            for j, b in note.slopes.items():
                row[j] += factor * scale * scale * a * b
    for i, value in enumerate(vector.values()):
        matrix[i][i] += 1 / max(LEAST_TRUST, TRUST * abs(value)) ** 2
    moved = solve(matrix, right)
    return {path: value + move for (path, value), move in zip(vector.items(), moved, strict=True)}


def compare_moments(notes: list[Note]) -> None:
    """Of what was noted at one moment, leave only how it differs from the mean."""
    groups: dict[Moment, list[Note]] = defaultdict(list)
    for note in notes:
        groups[note.moment].append(note)
    for group in groups.values():
        said = sum(note.said for note in group) / len(group)
        came = sum(note.came for note in group) / len(group)
        slopes: dict[int, float] = defaultdict(float)
        for note in group:
            for place, slope in note.slopes.items():
                slopes[place] += slope / len(group)
        for note in group:
            note.said -= said
            note.came -= came
            note.slopes = {p: note.slopes.get(p, 0.0) - mean for p, mean in slopes.items()}


def scale_of(notes: list[Note]) -> float:
    """How many points of the final lead a point of the judge's lead stands for."""
    square = sum(note.said * note.said for note in notes)
    return max(0.1, sum(note.said * note.came for note in notes) / square) if square else 1.0


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gaussian elimination; the matrix is symmetric and positive, so no pivot is sought."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(size):
        pivot = rows[i]
        for j in range(i + 1, size):
            factor = rows[j][i] / pivot[i]
            if factor:
                rows[j] = [b - factor * a for a, b in zip(pivot, rows[j], strict=True)]
    found = [0.0] * size
    for i in reversed(range(size)):
        known = sum(rows[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (rows[i][size] - known) / rows[i][i]
    return found
