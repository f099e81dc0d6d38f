"""Games on a Ray cluster: an existing one by its address, or a small one on this machine.

Dolmen, and the packages of one's own bots and games, must be installed on every node; the plan and
its pack travel with the task. Ray itself gives the task of a dead worker to another one.
"""

from __future__ import annotations

import os
import socket
import sys
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

from dolmen.core.refusal import BadInput
from dolmen.lab.engine import AHEAD, TRIES, Engine, R, T, lost

PATIENCE = 10.0  # seconds for the first answer of a cluster
STORE = 100 * 1024 * 1024  # bytes for results that wait; a batch has a few kilobytes


class RayEngine(Engine):
    def __init__(self, workers: int, address: str | None = None) -> None:
        self.ray = load_ray()
        quiet = {"include_dashboard": False, "log_to_driver": False, "logging_level": "error"}
        here = {"env_vars": {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}}
        try:
            if address is None:
                self.ray.init(
                    address="local",
                    num_cpus=workers,
                    object_store_memory=STORE,
                    runtime_env=here,
                    **quiet,
                )
            else:
                knock(address)
                self.ray.init(address=address, log_to_driver=False, logging_level="error")
        except (OSError, ValueError, RuntimeError) as error:
            where = f"at {address}" if address else "on this machine"
            raise BadInput(f"There is no Ray cluster {where} ({error}).") from None
        self.slots = max(1, int(self.ray.cluster_resources().get("CPU", workers)))

    def map(self, task: Callable[[T], R], items: Sequence[T]) -> Iterator[R]:
        remote = self.ray.remote(num_cpus=1, max_retries=TRIES)(call)
        shared = self.ray.put(task)
        waiting: deque[tuple[T, Any]] = deque()
        coming = iter(items)
        while True:
            for item in islice(coming, AHEAD * self.slots - len(waiting)):
                waiting.append((item, remote.remote(shared, item)))
            if not waiting:
                return
            item, reference = waiting.popleft()
            try:
                yield self.ray.get(reference)
            except self.ray.exceptions.RayError as error:
                raise lost(item) from error

    def close(self) -> None:
        self.ray.shutdown()


def knock(address: str) -> None:
    """Whether somebody is at home: Ray itself waits for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()


def call(task: Callable[[Any], Any], item: Any) -> Any:
    return task(item)


def load_ray() -> Any:
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # or it warns about the future
    try:
        import ray
    except ImportError:
        raise BadInput(
            "--engine ray needs Ray, which is not installed: pip install 'dolmen[ray]'."
        ) from None
    return ray
