"""Finds and writes the golden games of Prehistory: one for each number of players, each variant
and each way a game can end. Run it only when the rules version changes:
python tests/golden/make_prehistory.py
"""

import sys
from collections.abc import Callable
from pathlib import Path

from dolmen.bots import Bot, Turn, make
from dolmen.core.play import Play
from dolmen.core.rng import Rng
from dolmen.games import find
from dolmen.games.prehistory.ids import Colour
from dolmen.games.prehistory.view import Table

FOLDER = Path(__file__).parent / "prehistory"
GREEDY, RANDOM, GATHERER = "greedy", "random", "gatherer"


class Gatherer(Bot):
    """Wants nothing but gathering tiles, so that their pile runs out."""

    name = "gatherer"

    def choose(self, turn: Turn) -> int:
        by_text = {turn.game.vocabulary.text(action): action for action in turn.actions}
        verbs: dict[str, list[int]] = {}
        for text, action in by_text.items():
            verbs.setdefault(text.split()[0], []).append(action)
        table: Table = turn.view()["table"]
        summer = table["action"] == "gathering"
        if summer and "gather" not in verbs and table["phase"] == "summer":
            if "buy_marker red" in by_text:
                return by_text["buy_marker red"]
            for text, action in by_text.items():
                if text.startswith("convert") and text != "convert_marker red":
                    return action
        if table["phase"] == "spring" and len(self.foot(table)) == 2 and "pass" in verbs:
            return verbs["pass"][0]
        for habit in ("gather", "foot", "pick", "setup", "skip", "pass", "end_turn"):
            if habit in verbs:
                return verbs[habit][0]
        return turn.actions[0]

    def foot(self, table: Table) -> list[Colour]:
        return table["pillars"][1]["foot"]


def play(bots: list[str], seed: int, options: dict[str, str]) -> Play:
    game = find("prehistory")
    table = game.start(len(bots), seed, options)
    minds = []
    for seat, bot in enumerate(bots):
        rng = Rng(seed, f"golden {seat}")
        minds.append(Gatherer(rng) if bot == GATHERER else make(bot, game, rng))
    while not table.over:
        table.do(minds[table.state.seat].choose(Turn(game, table.state)))
    return table


def totals(table: Play) -> list[int]:
    return sorted((row["total"] for row in table.scores), reverse=True)


def clear(table: Play) -> bool:
    return len(table.winners) == 1 and (
        len(totals(table)) == 1 or totals(table)[0] > totals(table)[1]
    )


def tie_broken(table: Play) -> bool:
    return totals(table)[0] == totals(table)[1] and len(table.winners) == 1


def shared(table: Play) -> bool:
    return len(table.winners) > 1


def exhausted(table: Play) -> bool:
    board: Table = table.view()["table"]
    empty = [slot["tile"] for slot in board["gathering"]].count(None)
    return board["piles"]["gathering"] == 0 and empty > 0


def rank(*names: str) -> Callable[[Play], bool]:
    return lambda table: table.view()["table"]["rank"] in names


CASES: tuple[tuple[str, list[str], dict[str, str], Callable[[Play], bool]], ...] = (
    ("two", [GREEDY] * 2, {}, clear),
    ("three", [GREEDY] * 3, {}, clear),
    ("four", [GREEDY] * 4, {}, clear),
    ("two-mixed", [GREEDY, RANDOM], {}, clear),
    ("four-random", [RANDOM] * 4, {}, clear),
    ("tie-broken", [RANDOM] * 2, {}, tie_broken),
    ("shared-victory", [RANDOM] * 2, {}, shared),
    ("three-shared", [RANDOM] * 3, {}, shared),
    ("exhausted-pile", [GATHERER] * 4, {}, exhausted),
    ("random-map", [GREEDY, RANDOM, GREEDY], {"map": "random"}, clear),
    ("order-of-seats", [GREEDY, RANDOM], {"order": "seats"}, clear),
    ("agreed-order", [RANDOM] * 4, {"order": "3-1-4-2"}, clear),
    ("six-cubes", [GREEDY] * 2, {"weather": "six"}, clear),
    ("equal-boards", [GREEDY, GREEDY, RANDOM, RANDOM], {"boards": "equal"}, clear),
    ("rival-camp-fire", [RANDOM], {}, rank("camp_fire")),
    ("rival-tribe", [GREEDY], {}, rank("tribe")),
    ("rival-people", [GREEDY], {}, rank("people")),
    ("rival-legend", [GREEDY], {}, rank("legend")),
    (
        "everything",
        [GREEDY, RANDOM, GREEDY],
        {"map": "random", "order": "2-3-1", "weather": "six", "boards": "equal"},
        clear,
    ),
)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    wanted = sys.argv[1:]
    for name, bots, options, fits in CASES:
        if wanted and name not in wanted:
            continue
        for seed in range(1, 1000):
            table = play(bots, seed, options)
            if fits(table):
                (FOLDER / f"{name}.txt").write_text(str(table.record), encoding="utf-8")
                print(f"{name}: seed {seed}, {len(table.moves)} moves, {totals(table)}")
                break
        else:
            print(f"{name}: not found")


if __name__ == "__main__":
    main()
