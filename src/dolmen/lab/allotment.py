"""Processes that may use no more than a part of a core, where Linux lets us say so.

What two servers gain over one cannot be seen on a machine that players and database fill as well.
With half a core or less for each server, there is room for all of them.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from dolmen.core.refusal import BadInput

PERIOD = 10_000  # microseconds; short, so that nobody waits long for their next turn
FIRST = Path("/sys/fs/cgroup/cpu")  # control groups, version 1
SECOND = Path("/sys/fs/cgroup")  # ... and version 2


@contextmanager
def allotted(part: float, groups: list[list[int]]) -> Iterator[None]:
    """Each group of processes, with what it starts from now on, has that part of one core."""
    made: list[Path] = []
    try:
        for processes in groups:
            made.append(allot(part, processes))
        yield
    finally:
        for folder in made:
            release(folder)


def allot(part: float, processes: list[int]) -> Path:
    quota = int(part * PERIOD)
    first = (FIRST / "cpu.cfs_quota_us").exists()
    try:
        folder = Path(tempfile.mkdtemp(prefix="dolmen-", dir=FIRST if first else SECOND))
        if first:
            (folder / "cpu.cfs_period_us").write_text(str(PERIOD))
            (folder / "cpu.cfs_quota_us").write_text(str(quota))
        else:
            (folder / "cpu.max").write_text(f"{quota} {PERIOD}")
        move(processes, folder)
    except OSError as error:
        raise BadInput(f"This machine gives no parts of a core to processes: {error}") from error
    return folder


def move(processes: list[int], folder: Path) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            (folder / "cgroup.procs").write_text(str(process))


def release(folder: Path) -> None:
    """Whoever is still in there goes back to where everybody is."""
    with suppress(OSError):
        move([int(one) for one in (folder / "cgroup.procs").read_text().split()], folder.parent)
        os.rmdir(folder)
