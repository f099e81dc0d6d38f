"""Tries mutated packs for all games: python -m tests.packs 10000 [first seed]."""

import sys
import time

from tests.packs.run import run

from dolmen.games import all_games

PLAY_EVERY = 10


def main() -> int:
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    failed = 0
    games = all_games()
    for game in games:
        begun = time.monotonic()
        seeds = range(first, first + -(-wanted // len(games)))
        tally = run(game.id, seeds, PLAY_EVERY, collect=True)
        seconds = time.monotonic() - begun
        print(
            f"{game.id}: {tally.accepted} accepted, {tally.refused} refused, "
            f"{tally.played} played, {len(tally.failures)} failures ({seconds:.0f} s)",
            flush=True,
        )
        for seed, what in tally.failures:
            print(f"  seed {seed}: {what[:300]}")
        failed += len(tally.failures)
    return 1 if failed else 0


sys.exit(main())
