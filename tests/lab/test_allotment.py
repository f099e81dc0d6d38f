"""Processes with a part of a core, where this machine can give it to them."""

import subprocess
import sys
import time

import pytest

from dolmen.core.refusal import BadInput
from dolmen.lab.allotment import allotted
from dolmen.lab.load import crews, family

BUSY = "while True: pass"
LOOK = 2.0  # seconds


def seconds_used(process: int) -> float:
    with open(f"/proc/{process}/schedstat", encoding="ascii") as file:
        return int(file.read().split()[0]) / 1e9


def test_nobody_has_more_than_their_part() -> None:
    with subprocess.Popen([sys.executable, "-c", BUSY]) as busy:
        try:
            with allotted(0.1, [[busy.pid]]):
                before, since = seconds_used(busy.pid), time.monotonic()
                time.sleep(LOOK)
                used = seconds_used(busy.pid) - before
                assert used < 0.3 * (time.monotonic() - since)
            assert busy.poll() is None, "whoever had a part goes on without it"
        except BadInput as error:
            pytest.skip(str(error))
        finally:
            busy.kill()


def test_servers_are_those_that_have_helpers() -> None:
    child = "import subprocess, sys; subprocess.run([sys.executable, '-c', 'input()'])"
    root = (
        "import subprocess, sys;"
        f"a = [subprocess.Popen([sys.executable, '-c', {child!r}]) for _ in range(2)];"
        "b = subprocess.Popen([sys.executable, '-c', 'input()']); print(flush=True); b.wait()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", root], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as tree:
        assert tree.stdout is not None
        tree.stdout.readline()
        until = time.monotonic() + 60
        while len(family(tree.pid)) < 6 and time.monotonic() < until:
            time.sleep(0.05)
        found = crews(tree.pid, 2)
        assert [len(crew) for crew in found] == [2, 2]
        assert crews(tree.pid, 1) == [family(tree.pid)]
        tree.communicate(b"\n" * 3)
