"""Many mutated packs, one after the other."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass, field

from tests.packs.mutations import mutate, right_pack
from tests.packs.trial import load, play, read_out

from dolmen.core.content import BadContent
from dolmen.games import find


@dataclass
class Tally:
    accepted: int = 0
    refused: int = 0
    played: int = 0
    failures: list[tuple[int, str]] = field(default_factory=list)  # seed, what happened


def run(name: str, seeds: Iterable[int], play_every: int, collect: bool = False) -> Tally:
    """Try the packs of these seeds; of those that are accepted, play some. With `collect`,
    failures are gathered and not raised."""
    tally = Tally()
    for seed in seeds:
        try:
            one(name, seed, play_every, tally)
        except Exception as error:
            if not collect:
                error.add_note(f"{name}, seed {seed}")
                raise
            tally.failures.append((seed, f"{type(error).__name__}: {error}"))
    return tally


def one(name: str, seed: int, play_every: int, tally: Tally) -> None:
    game, rng = find(name), random.Random(f"{name} {seed}")
    pack = right_pack(game, rng)
    if seed % 5:
        mutate(pack, rng)
    found = load(game, pack)
    if isinstance(found, BadContent):
        tally.refused += 1
        return
    tally.accepted += 1
    if tally.accepted % play_every == 0:
        read_out(game, found)
        play(game, found, seed)
        tally.played += 1
