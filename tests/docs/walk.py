"""Somebody follows README and guides on a fresh machine: `make walk`, or

python -m tests.docs.walk --log walk.log

The project is cloned into an empty folder, set up with make, and every command of the README and of
the guides is run there in order. Games are few and bots do not think (`--full`: as written). A
server is started, asked for its page and stopped; what asks for a person is told to quit. Nothing
is run that is not our own command: what needs an administrator is named and left out.
"""

from __future__ import annotations

import argparse
import os
import re
import selectors
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from tests.docs.commands import Command, commands, in_brief
from tests.new_game.guide import read_guide

from dolmen import cli

ROOT = Path(__file__).parents[2]
GUIDES = (
    *("README.md", "docs/index.md", "docs/learn/*.md", "docs/do/*.md", "docs/laboratory.md"),
    *("docs/learners.md", "docs/ladder.md", "docs/hosting.md", "CONTRIBUTING.md"),
)
RECORD = "tests/golden/altay/four-last-settlement.txt"
SERVES = re.compile(r"^(make play|dolmen serve)\b")
# Only these are run: a guide for administrators must not change this machine.
OURS = re.compile(r"(dolmen|make|pip install|python examples/\S+|sed -i) ")
LONG = re.compile(r"^(make test|make walk)\b")
HEAVY = re.compile(r"pip install 'dolmen\[(envs|ray)\]'")
GIVEN = re.compile(r"--engine ray|postgresql://|/var/|/etc/|/opt/|table\.example")
PATIENCE = 1800.0
BRIEF_BENCH = ["--seconds", "0.05", "--rounds", "1"]


@dataclass
class Result:
    command: Command
    outcome: str  # ok, failed, left out
    seconds: float
    said: str = ""

    def __str__(self) -> str:
        return f"{self.outcome:8} {self.seconds:6.1f} s  {self.command.page}: {self.command.line}"


class Walk:
    def __init__(self, folder: Path, full: bool, light: bool, log: Path | None) -> None:
        self.clone = folder / "dolmen"
        self.desk = folder / "desk"  # where the guides are followed
        self.pack = folder / "my-box.toml"
        self.full = full
        self.light = light
        self.log = log  # written command by command: a walk is long and may be interrupted

    @property
    def environment(self) -> dict[str, str]:
        path = f"{self.clone / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}"
        kept = {"HOME": str(self.desk.parent), "BROWSER": "true", "PYTHONPATH": str(self.desk)}
        known = {k: v for k, v in os.environ.items() if not k.startswith(("DOLMEN", "VIRTUAL"))}
        return {**known, **kept, "PATH": path, "LANG": "en_GB.UTF-8", "MAKEFLAGS": ""}

    def begin(self) -> None:
        """What a reader has before the first command: a clone, and nothing else."""
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(self.clone)], check=True)
        self.desk.mkdir()
        box = self.pack.with_suffix("")
        assert cli.main(["content", "copy", "altay", str(box)]) == 0
        goals = box / "goals.toml"
        text = goals.read_text(encoding="utf-8").replace("vp = 1\n", "vp = 2\n", 1)
        goals.write_text(text, encoding="utf-8")
        out = ["--name", "Mine", "--out", str(self.pack)]
        assert cli.main(["content", "pack", "altay", str(box), *out]) == 0

    def lay_out(self, page: Path) -> None:
        """The files that a page takes for granted: a saved game, a pack, the bot it shows."""
        shutil.rmtree(self.desk)
        (self.desk / "saves").mkdir(parents=True)
        for name in ("GAME.txt", "OLD.txt", "saves/altay-7.txt"):
            shutil.copy(self.clone / RECORD, self.desk / name)
        for source in (self.clone / "docs/laboratory.md", page):
            for name, text in read_guide(source.read_text(encoding="utf-8")).files.items():
                (self.desk / name).parent.mkdir(parents=True, exist_ok=True)
                (self.desk / name).write_text(text, encoding="utf-8")
        if "--out my-box.toml" not in page.read_text(encoding="utf-8"):
            shutil.copy(self.pack, self.desk / "my-box.toml")

    def follow(self, page: Path) -> list[Result]:
        self.lay_out(page)
        relative = page.relative_to(self.clone).as_posix()
        found = []
        for command in commands(page, relative):
            began = time.monotonic()
            outcome, said = self.run(command)
            found.append(Result(command, outcome, time.monotonic() - began, said))
            print(found[-1], flush=True)
            if self.log is not None:
                with self.log.open("a", encoding="utf-8") as file:
                    print(found[-1], indented(said), sep="\n", file=file)
        return found

    def run(self, command: Command) -> tuple[str, str]:
        line = command.line
        if not OURS.match(line) or GIVEN.search(line):
            return "left out", "needs an administrator, or things that only its reader has"
        if LONG.match(line) or (self.light and HEAVY.match(line)):
            return "left out", "takes long; it is run by itself"
        if line.startswith("make ") and not self.has_target(line.split()[1]):
            return "left out", "this version has no such target"
        if SERVES.match(line):
            return self.serve(line)
        place = self.clone if line.startswith(("make ", "python ", ".venv/")) else self.desk
        if "record review" in line and not self.full:
            line += " --iterations 1 --seat 0"
        return self.carry_out(self.shortened(line), place)

    def has_target(self, name: str) -> bool:
        return f"\n{name}:" in (self.clone / "Makefile").read_text(encoding="utf-8")

    def shortened(self, line: str) -> str:
        line = re.sub(r"'dolmen(\[[a-z,]+\])?'", rf"--quiet --editable '{self.clone}\1'", line)
        if self.full or not line.startswith("dolmen "):
            return line
        words = in_brief(shlex.split(line))
        if "bench" in words:
            words += BRIEF_BENCH
        if "learn" in words and "--games" not in words:
            words += ["--games", "10"]
        return shlex.join(words)

    def carry_out(self, line: str, place: Path) -> tuple[str, str]:
        try:
            done = subprocess.run(
                ["sh", "-c", line],
                cwd=place,
                env=self.environment,
                input="q\n",
                capture_output=True,
                text=True,
                timeout=PATIENCE,
            )
        except subprocess.TimeoutExpired:
            return "failed", f"not done after {PATIENCE:.0f} s"
        return ("ok" if done.returncode == 0 else "failed"), done.stdout + done.stderr

    def serve(self, line: str) -> tuple[str, str]:
        """Start a server, ask for its page, stop it as Ctrl+C does."""
        if line.startswith("make"):
            line += ' ARGS="--port 0"'
        else:
            line = re.sub(r" --port \d+", "", line) + " --port 0"
        place = self.clone if line.startswith("make") else self.desk
        process = subprocess.Popen(
            ["sh", "-c", line],
            cwd=place,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        assert process.stdout is not None
        said = ""
        try:
            said, port = address(process.stdout)
            if port is None:
                return "failed", said
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=60) as answer:
                return ("ok" if b"<html" in answer.read() else "failed"), said
        finally:
            os.killpg(process.pid, signal.SIGINT)  # the group that this call has started
            process.wait(timeout=60)


def address(output: IO[str]) -> tuple[str, str | None]:
    """What a server says until it names its port."""
    said = ""
    with selectors.DefaultSelector() as selector:
        selector.register(output, selectors.EVENT_READ)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if not selector.select(timeout=5):
                continue
            line = output.readline()
            if not line:
                break
            said += line
            if found := re.search(r"http://[\w.]+:(\d+)/", line):
                return said, found[1]
    return said, None


def main() -> None:
    parser = argparse.ArgumentParser(description="Follows README and guides in a fresh clone.")
    parser.add_argument("--full", action="store_true", help="run everything as it is written")
    parser.add_argument("--light", action="store_true", help="without the largest packages")
    parser.add_argument("--log", type=Path, help="keep what every command said")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="walk-") as folder:
        if args.log:
            args.log.write_text("", encoding="utf-8")
        walk = Walk(Path(folder), args.full, args.light, args.log)
        walk.begin()
        results = []
        for pattern in GUIDES:
            for page in sorted(walk.clone.glob(pattern)):
                results += walk.follow(page)
    failed = [result for result in results if result.outcome == "failed"]
    left = sum(result.outcome == "left out" for result in results)
    print(f"{len(results)} commands: {left} left out, {len(failed)} failed")
    for result in failed:
        print(f"\n{result}\n{indented(result.said[-2000:])}")
    sys.exit(bool(failed))


def indented(text: str) -> str:
    return "\n".join(f"    {line}" for line in text.splitlines())


if __name__ == "__main__":
    main()
