"""The wheels of a release: a plain one for every machine, and one with the compiled engine for
machines and Pythons like this one.

    python -m tools.wheels [FOLDER]    # dist by default

The compiled one is the plain one with the extensions of `make fast` beside their sources.
"""

from __future__ import annotations

import base64
import hashlib
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator
from pathlib import Path

from tools.compile import SRC, compile_in_place

ROOT = SRC.parent


def plain_wheel(folder: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True)
    return max(folder.glob("dolmen-*-py3-none-any.whl"), key=lambda path: path.stat().st_mtime)


def tag() -> str:
    """Which Python and which machines take the compiled wheel."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    return f"{python}-{python}-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"


def extensions() -> Iterator[Path]:
    for kind in ("*.so", "*.pyd"):
        yield from sorted(SRC.rglob(kind))


def line(name: str, data: bytes) -> str:
    """What RECORD says about a file."""
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(data)}\n"


def compiled_wheel(plain: Path) -> Path:
    """The plain wheel and the extensions, under the tag of this machine."""
    target = plain.with_name(plain.name.replace("py3-none-any", tag()))
    record = ""
    with zipfile.ZipFile(plain) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as new:
        files = {name: old.read(name) for name in old.namelist()}
        home = next(name for name in files if name.endswith(".dist-info/RECORD")).rpartition("/")[0]
        del files[f"{home}/RECORD"]
        about = files[f"{home}/WHEEL"].decode()
        about = about.replace("Root-Is-Purelib: true", "Root-Is-Purelib: false")
        files[f"{home}/WHEEL"] = about.replace("Tag: py3-none-any", f"Tag: {tag()}").encode()
        for path in extensions():
            files[path.relative_to(SRC).as_posix()] = path.read_bytes()
        for name, data in files.items():
            new.writestr(name, data)
            record += line(name, data)
        new.writestr(f"{home}/RECORD", f"{record}{home}/RECORD,,\n")
    return target


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "dist").resolve()
    plain = plain_wheel(folder)
    compile_in_place(2)
    for path in (plain, compiled_wheel(plain)):
        print(path)


if __name__ == "__main__":
    main()
