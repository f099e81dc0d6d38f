"""Compile the engine: rules, states, judges and searches become extensions beside their sources.

    python tools/compile.py            # builds in place
    python tools/compile.py --clean    # back to the plain program
    python tools/compile.py --source COPY/src --only core games/prehistory --level 0

What has not changed since the last time is not compiled again. `dolmen/build.py` decides at start
whether the extensions are used. The last form is for a test: part of a copy, quickly made.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import os
import shutil
from collections.abc import Iterator, Sequence
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
GROUP = "dolmen_compiled"
FOLDERS = ("core", "games/altay", "games/prehistory", "games/endless_winter", "bots/judges")
BOTS = ("casual", "forecast", "greedy", "judge", "learned", "search")
SERVER = (
    *("canvas", "changes", "drawing", "hall", "mail", "outlook", "parcel", "picture"),
    *("stops", "table", "tempo", "texts"),
)
PARTS = (
    *FOLDERS,
    *(f"bots/{name}.py" for name in BOTS),
    *(f"server/{name}.py" for name in SERVER),
)
LEVEL = "2"  # of optimization

# What is not worth it: texts, pages, whatever is read once. And what cannot be compiled: classes
# that a library makes from their annotations, and those that plug-ins extend.
LEFT_OUT = {
    "__init__.py",
    "box.py",
    "breakdown.py",
    "card_text.py",
    "catalogue.py",
    "face.py",
    "files.py",
    "forms.py",
    "game.py",
    "lexicon.py",
    "limits.py",
    "map_text.py",
    "own_pack.py",
    "plaintext.py",
    "problem.py",
    "refusal.py",
    "remarks.py",
    "sketch.py",
}
FOLDERS_LEFT_OUT = {"content", "help", "position", "reader", "text"}


def modules(source: Path = SRC, parts: Sequence[str] = PARTS) -> Iterator[Path]:
    """The modules that are compiled."""
    package = source / PACKAGE.name
    for part in parts:
        found = package / part
        for path in sorted(found.rglob("*.py")) if found.is_dir() else [found]:
            inside = set(path.relative_to(package).parts)
            if path.name not in LEFT_OUT and not FOLDERS_LEFT_OUT & inside:
                yield path


def build_folder(source: Path) -> Path:
    """What is made on the way: C and object files."""
    return source.parent / "build" / "compiled"


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
        known: list[str] = self.compiler.object_filenames([source], output_dir=self.build_temp)
        notes = Path(known[0]).with_suffix(".d")  # the compiler lists there what it has read
        if is_fresh(Path(known[0]), notes, source):
            return known
        unix = self.compiler.compiler_type == "unix"
        # Random numbers rely on machine words that wrap around.
        more = ["-fwrapv", "-MMD", "-MF", str(notes)] if unix else []
        made: list[str] = self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            include_dirs=ext.include_dirs,
            extra_postargs=[*ext.extra_compile_args, *more],
        )
        return made


def is_fresh(made: Path, notes: Path, source: str) -> bool:
    """Was an object file made from this very source, and is it newer than all it was made from?"""
    if not made.exists() or not notes.exists():
        return False
    names = notes.read_text().partition(":")[2].replace("\\\n", " ").split()
    if source not in names:  # a folder that was copied or moved
        return False
    try:
        return all(Path(name).stat().st_mtime <= made.stat().st_mtime for name in names)
    except OSError:
        return False


def write_c(source: Path, paths: list[Path], level: str) -> list[Any]:
    """What is to be compiled; says nothing but what keeps it from being so."""
    words = [
        "--explicit-package-bases",
        "--namespace-packages",
        "--no-warn-unused-ignores",
        *(str(path.relative_to(source)) for path in paths),
    ]
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said):
            return mypycify(
                words,
                opt_level=level,
                debug_level="0",
                multi_file=True,
                target_dir=str(build_folder(source)),
                group_name=GROUP,
            )
    except BaseException:
        print(said.getvalue())
        raise


def compile_in_place(
    jobs: int, source: Path = SRC, parts: Sequence[str] = PARTS, level: str = LEVEL
) -> None:
    clean(source)
    paths = list(modules(source, parts))
    package = source / PACKAGE.name
    stamp = {path.relative_to(package).as_posix(): state_of(path) for path in paths}
    console = Console()
    console.print(f"{len(paths)} modules: types are checked and C is written ...")
    with contextlib.chdir(source):
        extensions = write_c(source, paths, level)
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
            command.build_temp = str(build_folder(source) / "objects")
            command.ensure_finalized()
            command.run()
    (package / STAMP.name).write_text(json.dumps(stamp))
    console.print("The compiled engine is in use from now on; `make pure` goes back.")


def clean(source: Path = SRC) -> None:
    (source / PACKAGE.name / STAMP.name).unlink(missing_ok=True)
    for kind in ("*.so", "*.pyd"):
        for path in source.rglob(kind):
            path.unlink()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--clean", action="store_true", help="remove what was compiled")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2, help="compilers at once")
    parser.add_argument("--source", type=Path, default=SRC, help="another copy of src")
    parser.add_argument("--only", nargs="+", default=PARTS, help="parts of the package")
    parser.add_argument("--level", default=LEVEL, help=f"of optimization, 0 to 3 ({LEVEL})")
    asked = parser.parse_args()
    source = asked.source.resolve()
    if asked.clean:
        clean(source)
        shutil.rmtree(build_folder(source), ignore_errors=True)
    else:
        compile_in_place(asked.jobs, source, asked.only, asked.level)


if __name__ == "__main__":
    main()
