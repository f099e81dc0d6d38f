"""Finds and writes golden games of Endless Winter by the rules of today: alone with every
difficulty, won and lost, and with 2 to 4 players. Games of earlier rules stay as they are; the
rules' version is part of the name. Run it only when the version was raised:
python tests/golden/make_endless_winter.py [name ...]
"""

import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from dolmen.bots import Turn, make
from dolmen.core.play import Play
from dolmen.core.rng import Rng
from dolmen.games import find

FOLDER = Path(__file__).parent / "endless_winter"
GREEDY, RANDOM = "greedy", "random"
C, V = {"extra_card": "on"}, {"village_tile": "on"}


def play(bots: list[str], seed: int, options: dict[str, str]) -> Play:
    game = find("endless_winter")
    table = game.start(len(bots), seed, options)
    minds = [make(bot, game, Rng(seed, f"golden {seat}")) for seat, bot in enumerate(bots)]
    while not table.over:
        table.do(minds[table.state.seat].choose(Turn(game, table.state)))
    return table


def keys(table: Play) -> list[str]:
    return [event.message.key for event in table.events]


def totals(table: Play) -> list[int]:
    return [row["total"] for row in table.scores]


def won(table: Play) -> bool:
    return table.winners == [0]


def lost(table: Play) -> bool:
    return table.winners == [1]


def lost_with_tile(table: Play) -> bool:
    return lost(table) and "nomad_tile" in keys(table)


def reshuffled_land(table: Play) -> bool:
    return "land_reshuffled" in keys(table)


def tie_broken(table: Play) -> bool:
    best = sorted(totals(table), reverse=True)
    return best[0] == best[1]


def used(*wanted: str) -> Callable[[Play], bool]:
    return lambda table: set(wanted) <= set(keys(table))


def bought_dot(table: Play) -> bool:
    """Mineral Pigments: a dot was paid for with a tool (W1)."""
    texts = [text for _, text in table.record.moves]
    return any(
        played == "play_culture mineral_pigments" and used == "use_exchange"
        for played, used in pairwise(texts)
    )


def grown(table: Play) -> bool:
    """A hex of points was left for later, because it could become more (W4)."""
    landmarks = table.view()["table"]["rivers_rafts"]["landmarks"]
    return any(text == f"order_next {hex_}" for _, text in table.record.moves for hex_ in landmarks)


CASES: tuple[tuple[str, list[str], dict[str, str], Callable[[Play], bool]], ...] = (
    ("solo-won", [GREEDY], {}, won),
    ("solo-lost", [GREEDY], {}, lost),
    ("solo-lost-at-random", [RANDOM], {}, lost),
    ("solo-extra-card-won", [GREEDY], C, won),
    ("solo-extra-card-lost", [GREEDY], C, lost),
    ("solo-village-tile-won", [GREEDY], V, won),
    ("solo-village-tile-lost", [GREEDY], V, lost_with_tile),
    ("solo-both-won", [GREEDY], C | V, won),
    ("solo-both-lost", [GREEDY], C | V, lost_with_tile),
    ("solo-land-cards-again", [RANDOM], {}, reshuffled_land),
    ("two", [GREEDY] * 2, {}, used("built_village", "built_stone", "tipped", "buried")),
    ("two-tie-broken", [RANDOM] * 2, {}, tie_broken),
    ("three", [GREEDY, RANDOM, GREEDY], {}, used("built_village", "lesser")),
    ("three-at-random", [RANDOM] * 3, {}, used("declined", "reshuffled")),
    ("four", [GREEDY] * 4, {}, used("built_village", "built_stone")),
    ("four-mixed", [GREEDY, RANDOM, RANDOM, GREEDY], {}, used("discarded")),
)


MODULES: dict[str, tuple[str, ...]] = {
    "rest_tiles": ("rest_tile",),
    "glacier_tokens": ("ice_find",),
    "ancestors": ("used_ability", "animal_row"),
    "rivers_rafts": ("moved_raft", "caught", "nearest_raft", "start_tile"),
    "cave_paintings": ("drew_line", "painting_complete", "lit_torch"),
    "four_legged_friends": ("used_dog",),
    "ritual_sites": ("took_ritual",),
    "mammoth": (),
}
EVERY = dict.fromkeys(MODULES, "on")
SEEN = tuple(key for wanted in MODULES.values() for key in wanted if key != "took_ritual")
MIXED = [GREEDY, RANDOM, GREEDY, RANDOM]
ALONE = tuple(
    (f"{name.replace('_', '-')}-{where}", bots, {name: "on"}, used(*wanted, *more))
    for name, wanted in MODULES.items()
    for where, bots, more in (
        ("solo", [GREEDY], {"mammoth": ("nomad_mammoth",)}.get(name, ())),
        ("four", MIXED, {"mammoth": ("moved_mammoth",)}.get(name, ())),
    )
)
EXPANSION_CASES = (
    *ALONE,
    ("all-modules-solo", [GREEDY], EVERY, used(*SEEN)),
    ("all-modules-four", MIXED, EVERY, used(*SEEN)),
    ("pigments-four", MIXED, {"cave_paintings": "on"}, bought_dot),
    ("landmarks-three", [GREEDY, RANDOM, RANDOM], {"rivers_rafts": "on", "mammoth": "on"}, grown),
)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    wanted = sys.argv[1:]
    for name, bots, options, fits in (*CASES, *EXPANSION_CASES):
        if wanted and name not in wanted:
            continue
        for seed in range(1, 3000):
            table = play(bots, seed, options)
            if fits(table):
                path = FOLDER / f"{name}-rules-{table.header.rules}.txt"
                path.write_text(str(table.record), encoding="utf-8")
                print(f"{name}: seed {seed}, {len(table.moves)} moves, {totals(table)}", flush=True)
                break
        else:
            print(f"{name}: not found")


if __name__ == "__main__":
    main()
