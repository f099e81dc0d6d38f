"""Finds and writes the golden games of Altay: one for each way a game can end, each variant and
number of players. Run it only when the rules version changes: python tests/golden/make_altay.py
"""

import sys
from collections.abc import Callable
from pathlib import Path

from dolmen.bots import Bot, Turn, make
from dolmen.core.play import Play
from dolmen.core.rng import Rng
from dolmen.games import find

FOLDER = Path(__file__).parent / "altay"
GREEDY, RANDOM, HERMIT = "greedy", "random", "hermit"


class Hermit(Bot):
    """Builds and never conquers, so that the pieces run out of places."""

    name = "hermit"
    habits = ("put", "play", "place", "end_turn")

    def choose(self, turn: Turn) -> int:
        texts = [turn.game.vocabulary.text(action) for action in turn.actions]
        for habit in self.habits:
            for action, text in zip(turn.actions, texts, strict=True):
                if text.split()[0] == habit:
                    return action
        return turn.actions[-1]


def play(bots: list[str], seed: int, options: dict[str, str]) -> Play:
    game = find("altay")
    table = game.start(len(bots), seed, options)
    minds = []
    for seat, bot in enumerate(bots):
        rng = Rng(seed, f"golden {seat}")
        minds.append(Hermit(rng) if bot == HERMIT else make(bot, game, rng))
    while not table.over:
        table.do(minds[table.state.seat].choose(Turn(game, table.state)))
    return table


def keys(table: Play) -> list[str]:
    return [event.message.key for event in table.events]


def placed_last(table: Play) -> bool:
    said = keys(table)
    return "end_triggered_last" in said and said[said.index("end_triggered_last") - 1] == "built"


def lost_last(table: Play) -> bool:
    said = keys(table)
    if "end_triggered_last" not in said:
        return False
    return said[said.index("end_triggered_last") - 1] == "lost_piece"


def driven_out(table: Play) -> bool:
    return "end_triggered_empty" in keys(table)


def round_limit(table: Play) -> bool:
    return not any(key.startswith("end_triggered") for key in keys(table))


def totals(table: Play) -> list[int]:
    return sorted((row["total"] for row in table.scores), reverse=True)


def tie_broken(table: Play) -> bool:
    return totals(table)[0] == totals(table)[1] and len(table.winners) == 1


def shared(table: Play) -> bool:
    return len(table.winners) > 1


def used(*wanted: str) -> Callable[[Play], bool]:
    return lambda table: set(wanted) <= set(keys(table))


def archived_defence(table: Play) -> bool:
    return used("archived", "took_archived", "fought")(table)


CASES: tuple[tuple[str, list[str], dict[str, str], Callable[[Play], bool]], ...] = (
    ("two-last-settlement", [GREEDY] * 2, {}, placed_last),
    ("three-last-settlement", [GREEDY] * 3, {}, placed_last),
    ("four-last-settlement", [GREEDY] * 4, {}, placed_last),
    ("driven-out", [GREEDY, RANDOM], {}, driven_out),
    ("four-driven-out", [GREEDY, RANDOM, RANDOM, RANDOM], {}, driven_out),
    ("round-limit", [RANDOM] * 2, {}, round_limit),
    ("last-settlement-lost", [HERMIT] * 2, {}, lost_last),
    ("tie-broken", [GREEDY] * 2, {}, tie_broken),
    ("shared-victory", [RANDOM] * 2, {}, shared),
    ("trading", [GREEDY] * 2, {"trading": "on"}, used("coins_gained", "exchanged")),
    ("full-map", [GREEDY] * 2, {"map_size": "full"}, placed_last),
    ("full-map-three", [GREEDY] * 3, {"map_size": "full"}, placed_last),
    ("recommended-starts", [GREEDY] * 4, {"start_territories": "recommended"}, placed_last),
    ("central-markers", [GREEDY] * 3, {"vp_layout": "central"}, placed_last),
    ("no-held-settlement", [GREEDY] * 2, {"technology_reserves_settlement": "false"}, placed_last),
    ("seafarer", [GREEDY] * 3, {"seafarer": "on"}, used("sailed")),
    ("personal-wonder", [GREEDY] * 2, {}, used("laid_open", "completed", "resettled")),
    ("archive", [GREEDY] * 4, {}, archived_defence),
    (
        "everything",
        [GREEDY, RANDOM, GREEDY, GREEDY],
        {
            "trading": "on",
            "start_territories": "recommended",
            "vp_layout": "central",
            "technology_reserves_settlement": "false",
            "seafarer": "on",
        },
        used("coins_gained"),
    ),
)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    wanted = sys.argv[1:]
    for name, bots, options, fits in CASES:
        if wanted and name not in wanted:
            continue
        for seed in range(1, 3000):
            table = play(bots, seed, options)
            if fits(table):
                (FOLDER / f"{name}.txt").write_text(str(table.record), encoding="utf-8")
                print(f"{name}: seed {seed}, {len(table.moves)} moves, {table.scores}")
                break
        else:
            print(f"{name}: not found")


if __name__ == "__main__":
    main()
