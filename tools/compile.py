"""Compile the engine: rules, states, judges and searches become extensions beside their sources.

    python tools/compile.py            # builds in place
    python tools/compile.py --clean    # back to the plain program

`dolmen/build.py` decides at start whether they are used.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

from dolmen.build import PACKAGE, STAMP, state_of

SRC = PACKAGE.parent
BUILD = SRC.parent / "build" / "compiled"
GROUP = "dolmen_compiled"
FOLDERS = ("core", "games/altay", "games/prehistory", "games/endless_winter", "bots/judges")
BOTS = ("forecast", "greedy", "judge", "search")

# What is not worth it: texts, pages, whatever is read once. And what cannot be compiled: classes
# that a library makes from their annotations, and those that plug-ins extend.
LEFT_OUT = {
    "__init__.py",
    "box.py",
    "breakdown.py",
    "card_text.py",
    "catalogue.py",
    "face.py",
    "fields.py",
    "files.py",
    "forms.py",
    "game.py",
    "lexicon.py",
    "limits.py",
    "map_text.py",
    "own_pack.py",
    "plaintext.py",
    "problem.py",
    "remarks.py",
}
FOLDERS_LEFT_OUT = {"content", "help", "reader", "text"}


def modules() -> Iterator[Path]:
    """The sources that are compiled."""
    for folder in FOLDERS:
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            inside = set(path.relative_to(PACKAGE).parts)
            if path.name not in LEFT_OUT and not FOLDERS_LEFT_OUT & inside:
                yield path
    for name in BOTS:
        yield PACKAGE / "bots" / f"{name}.py"


class Build(build_ext):
    """Compiles the many files of an extension at the same time, and shows how far it is."""

    progress: Progress
    pool: ThreadPoolExecutor

    def build_extension(self, ext: Extension) -> None:
        sources = [str(source) for source in ext.sources]
        task = self.progress.add_task("Compiling", total=len(sources))
        work = [self.pool.submit(self.compile_one, ext, source) for source in sources]
        for done in as_completed(work):
            done.result()
            self.progress.advance(task)
        objects = [name for done in work for name in done.result()]
        self.progress.remove_task(task)
        target = self.get_ext_fullpath(ext.name)
        self.compiler.link_shared_object(objects, target, extra_postargs=ext.extra_link_args)

    def compile_one(self, ext: Extension, source: str) -> list[str]:
        made: list[str] = self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=ext.include_dirs,
            extra_postargs=ext.extra_compile_args,
        )
        return made


def compile_in_place(jobs: int) -> None:
    clean()
    sources = list(modules())
    stamp = {str(path.relative_to(PACKAGE)): state_of(path) for path in sources}
    console = Console()
    console.print(f"{len(sources)} modules: types are checked and C is written ...")
    with contextlib.chdir(SRC):
        extensions: list[Any] = mypycify(
            [
                "--explicit-package-bases",
                "--namespace-packages",
                "--no-warn-unused-ignores",
                *(str(path.relative_to(SRC)) for path in sources),
            ],
            opt_level="2",
            debug_level="0",
            multi_file=True,
            target_dir=str(BUILD),
            group_name=GROUP,
        )
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeElapsedColumn(),
        )
        with Progress(*columns, console=console) as progress, ThreadPoolExecutor(jobs) as pool:
            command = Build(Distribution({"name": "dolmen", "ext_modules": extensions}))
            command.progress, command.pool = progress, pool
            command.inplace = True
            command.build_temp = str(BUILD / "objects")
            command.ensure_finalized()
            command.run()
    STAMP.write_text(json.dumps(stamp))
    console.print("The compiled engine is in use from now on; `make pure` goes back.")


def clean() -> None:
    STAMP.unlink(missing_ok=True)
    for kind in ("*.so", "*.pyd"):
        for path in SRC.rglob(kind):
            path.unlink()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--clean", action="store_true", help="remove what was compiled")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2, help="compilers at once")
    asked = parser.parse_args()
    if asked.clean:
        clean()
        shutil.rmtree(BUILD, ignore_errors=True)
    else:
        compile_in_place(asked.jobs)


if __name__ == "__main__":
    main()
