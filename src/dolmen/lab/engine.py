"""Where games are played: in this process, in processes of this machine, or on a cluster.

An engine maps a task over its items and gives the results in the order of the items, whatever
order they were finished in. A worker that dies takes nothing with it: its item is done again.
"""

from __future__ import annotations

import os
import sys
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import parent_process
from threading import Thread
from types import TracebackType
from typing import Any, Generic, TypeVar

from dolmen.core.refusal import BadInput

T = TypeVar("T")
R = TypeVar("R")
TRIES = 3  # that an item is given before it is blamed for the death of its workers
AHEAD = 4  # parcels per worker that are handed out before the first result is taken
QUICK = 0.2  # seconds: as many items as take about that long make a parcel, ...
MOST = 64  # ... but no more than these
LOCAL, RAY = "local", "ray"
ENGINES = (LOCAL, RAY)


def lost(item: object) -> BadInput:
    """Workers died again and again over the same item."""
    return BadInput(f"Workers died {TRIES} times over the games from number {item} on.")


class Engine(ABC):
    """Used as a context: what it has started ends with the context."""

    def __enter__(self) -> Engine:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    @abstractmethod
    def map(self, task: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        """The results in the order of the items."""

    def close(self) -> None:  # noqa: B027 - most have nothing to end
        """End what was started."""


class InProcess(Engine):
    """One game after the other, here."""

    def map(self, task: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        return map(task, items)


@dataclass(slots=True, frozen=True)
class Parcel(Generic[T, R]):
    """Items that were sent to a worker together."""

    items: list[T]
    tries: int
    future: Future[tuple[float, list[R]]]


def do_all(task: Callable[[T], R], items: list[T]) -> tuple[float, list[R]]:
    """In a worker: the results, and the processor time they took."""
    began = time.process_time()
    results = [task(item) for item in items]
    return time.process_time() - began, results


class Processes(Engine):
    """A pool of processes on this machine. When one of them dies, the pool is broken: a new one
    takes over what had not been finished."""

    def __init__(self, workers: int, notice: Callable[[str], None]) -> None:
        self.workers = workers
        self.notice = notice
        self.pool: ProcessPoolExecutor | None = None

    def map(self, task: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        waiting: deque[Parcel[T, R]] = deque()
        begun = 0  # items
        size = 1  # to send a parcel and its results costs about a millisecond
        while True:
            while begun < len(items) and len(waiting) < AHEAD * self.workers:
                some = list(items[begun : begun + self.portion(size, len(items) - begun)])
                begun += len(some)
                waiting.append(Parcel(some, 1, self.submit(task, some)))
            if not waiting:
                return
            parcel = waiting[0]
            try:
                seconds, results = parcel.future.result()
            except BrokenExecutor:
                if parcel.tries >= TRIES:
                    raise lost(parcel.items[0]) from None
                self.close()
                self.notice("A worker died; its games are played again.")
                waiting = deque(self.again(task, entry) for entry in waiting)
                continue
            waiting.popleft()
            each = seconds / len(results)
            size = max(1, min(MOST, 2 * size, int(QUICK / max(each, 1e-9))))
            yield from results

    def portion(self, size: int, left: int) -> int:
        """A parcel of this size, but towards the end ever smaller ones: in the end one worker has
        to wait for the last."""
        return max(1, min(size, left // (2 * self.workers)))

    def again(self, task: Callable[[T], R], parcel: Parcel[T, R]) -> Parcel[T, R]:
        if parcel.future.done() and parcel.future.exception() is None:
            return parcel
        return Parcel(parcel.items, parcel.tries + 1, self.submit(task, parcel.items))

    def submit(self, task: Callable[[T], R], items: list[T]) -> Future[tuple[float, list[R]]]:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.workers, initializer=end_with_parent)
        try:
            return self.pool.submit(do_all, task, items)
        except BrokenExecutor as error:
            failed: Future[Any] = Future()
            failed.set_exception(error)
            return failed

    def close(self) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)
            self.pool = None


def end_with_parent() -> None:
    """A worker whose program was killed would otherwise wait for more work for ever."""
    parent = parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(1)

    Thread(target=wait, daemon=True).start()


def tell(sentence: str) -> None:
    print(sentence, file=sys.stderr)


def engine_of(
    workers: int = 1,
    name: str = LOCAL,
    address: str | None = None,
    notice: Callable[[str], None] = tell,
) -> Engine:
    """An engine by its name."""
    if workers < 1:
        raise BadInput(f"The number of workers must be at least 1; got {workers}.")
    if name == RAY:
        from dolmen.lab.ray_engine import RayEngine

        return RayEngine(workers, address)
    if name != LOCAL:
        raise BadInput(f"There is no engine '{name}'; there are {', '.join(ENGINES)}.")
    if address is not None:
        raise BadInput("--address belongs to --engine ray.")
    return InProcess() if workers == 1 else Processes(workers, notice)
