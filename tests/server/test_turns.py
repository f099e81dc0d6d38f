"""Whose bot thinks next."""

from __future__ import annotations

import asyncio

from tests.server.apart import run_apart

from dolmen.server.turns import HALF_LIFE, Turns, Used


def test_who_used_least_goes_first() -> None:
    run_apart(queue_up())


async def queue_up() -> None:
    now = [0.0]
    used = Used(lambda: now[0])
    turns = Turns(used)
    order: list[str] = []
    all_here = asyncio.Event()

    async def think(who: str, seconds: float) -> None:
        async with turns.turn(who):
            order.append(who)
            await all_here.wait()
            now[0] += seconds

    greedy = [think("much", 5.0) for _ in range(4)]
    tasks = [asyncio.create_task(work) for work in greedy]
    await asyncio.sleep(0)
    tasks.append(asyncio.create_task(think("little", 0.1)))
    await asyncio.sleep(0)
    all_here.set()
    await asyncio.gather(*tasks)
    assert order == ["much", "little", "much", "much", "much"]
    assert not turns.taken and not turns.waiting


def test_who_leaves_the_queue_keeps_nobody_waiting() -> None:
    run_apart(leave())


async def leave() -> None:
    turns = Turns(Used())
    gate = asyncio.Event()

    async def think(who: str) -> str:
        async with turns.turn(who):
            await gate.wait()
            return who

    first, second, third = [asyncio.create_task(think(who)) for who in "abc"]
    await asyncio.sleep(0)
    second.cancel()
    gate.set()
    assert [await first, await third] == ["a", "c"]
    assert not turns.taken


def test_what_was_used_is_forgotten() -> None:
    now = [0.0]
    used = Used(lambda: now[0])
    used.add("x", 8.0)
    now[0] += 3 * HALF_LIFE
    assert used.of("x") == 1.0 and used.of("y") == 0.0
    now[0] += 20 * HALF_LIFE
    used.forget()
    assert not used.seconds
