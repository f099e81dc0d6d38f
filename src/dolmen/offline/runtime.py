"""Python for the browser: the npm package `pyodide`, pinned with its integrity in `runtime/`. It is
no dependency of ours; whoever builds the folder has it fetched once, into their cache."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

from dolmen.core.refusal import BadInput

MANIFEST = Path(__file__).parent / "runtime"
NEEDED = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json")
STDLIB = "python_stdlib.zip"


def version() -> str:
    found = json.loads((MANIFEST / "package.json").read_text(encoding="utf-8"))
    return str(found["dependencies"]["pyodide"])


def missing_tools() -> str | None:
    """Why the folder cannot be built here; None if it can."""
    missing = [name for name in ("node", "npm") if shutil.which(name) is None]
    if not missing:
        return None
    named = " and ".join(missing)
    return f"The static folder is built with Node.js and npm; {named} cannot be found."


def cache() -> Path:
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(home) / "dolmen" / f"pyodide-{version()}"


def fetch() -> Path:
    """The folder of the runtime."""
    problem = missing_tools()
    if problem is not None:
        raise BadInput(problem)
    folder = cache()
    found = folder / "node_modules" / "pyodide"
    if all((found / name).exists() for name in (*NEEDED, STDLIB)):
        return found
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json"):
        shutil.copy(MANIFEST / name, folder)
    run("npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", cwd=folder)
    return found


def run(*command: str, cwd: Path | None = None) -> None:
    program = shutil.which(command[0]) or command[0]
    done = subprocess.run([program, *command[1:]], cwd=cwd, capture_output=True, text=True)
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines()
        last = said[-1][:300] if said else f"exit code {done.returncode}"
        raise BadInput(f"`{command[0]} {Path(command[1]).name}` failed: {last}")
