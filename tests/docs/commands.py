"""The commands of README and guides, as whoever follows them would type them."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
README = ROOT / "README.md"
FENCE = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
REMARK = re.compile(r"\s+#\s.*$")
INLINE = re.compile(r"`(make [a-z0-9-]+)`")


@dataclass(frozen=True)
class Command:
    page: str
    line: str

    @property
    def words(self) -> list[str]:
        return shlex.split(self.line)


def commands(page: Path, name: str = "") -> Iterator[Command]:
    """What the `sh` blocks of a page hold, in their order; a line may go on after a backslash."""
    for block in FENCE.findall(page.read_text(encoding="utf-8")):
        for line in block.replace("\\\n", " ").splitlines():
            if (plain := REMARK.sub("", line).strip()) and not plain.startswith("#"):
                yield Command(name or page.relative_to(ROOT).as_posix(), plain)


def makes(page: Path) -> set[str]:
    """The targets of make that a page names anywhere."""
    text = page.read_text(encoding="utf-8")
    named = {command.line for command in commands(page) if command.line.startswith("make ")}
    return {line.split()[1] for line in named | set(INLINE.findall(text))}


def targets() -> set[str]:
    """What the Makefile offers."""
    found = re.search(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert found
    return set(found[1].split())


def in_brief(words: list[str]) -> list[str]:
    """A command of the laboratory with few games and with bots that do not think."""
    brief = list(words)
    for name, few in (
        ("--games", "10" if "learn" in brief else "2"),
        ("--pairs", "8"),
        ("--workers", "1"),
    ):
        if name in brief:
            brief[brief.index(name) + 1] = few
    for name in ("--players", "--bots"):
        if name in brief and "human" not in brief[brief.index(name) + 1]:
            place = brief.index(name) + 1
            brief[place] = re.sub(r"greedy|hunter|shaman|gatherer", "random", brief[place])
            if name == "--bots":
                own = [bot for bot in brief[place].split(",") if bot == "gainer"]
                brief[place] = ",".join([*own, "random", "casual:2"])
            else:
                brief[place] = re.sub(r"search:\d+", "random", brief[place])
    if "study" in brief:
        brief += ["--luck", "0", "--seed", "2"]
    return brief
