"""Writes the table without a server: a folder of static files for any host.

Everything of a release lies in a folder named after its hash; beside it only the page, the
manifest, the service worker and the icons, whose addresses must stay.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import tempfile
from pathlib import Path

from dolmen.core.refusal import BadInput
from dolmen.offline import runtime
from dolmen.offline.answers import write_answers
from dolmen.offline.archive import write_archive, write_stdlib
from dolmen.server.offline_files import MARK

WEB = Path(__file__).parent.parent / "web"
PAGE = "index.html"
NOT_SERVED = {"index.html", "needs.json", "service.js", "text", "alone"}
PACKED = (".wasm", ".zip")  # what the page asks for compressed, whatever its host does
ICONS = ("icon-192.png", "icon-512.png", "icon-maskable.png")


def write_folder(folder: Path, quickly: bool = False) -> None:
    """In the place of what this command wrote there before. `quickly`: less compressed."""
    check(folder)
    python = runtime.fetch()
    with tempfile.TemporaryDirectory() as name:
        made = Path(name) / "made"
        release = write_release(made, python, Path(name))
        write_page(made, release)
        (made / MARK).write_text(f"{release}\n")
        how = ("--quickly",) if quickly else ()
        runtime.run("node", str(runtime.MANIFEST / "squeeze.mjs"), str(made), *how)
        replace(folder, made)


def check(folder: Path) -> None:
    if folder.exists() and not folder.is_dir():
        raise BadInput(f"{folder} is not a folder.")
    if folder.is_dir() and any(folder.iterdir()) and not (folder / MARK).exists():
        raise BadInput(f"{folder} holds other files; name an empty or a new folder.")


def replace(folder: Path, made: Path) -> None:
    if folder.exists():
        for path in folder.iterdir():
            if path.is_dir():
                shutil.rmtree(path)
            else:
                path.unlink()
    folder.mkdir(parents=True, exist_ok=True)
    for path in made.iterdir():
        shutil.move(str(path), folder / path.name)


def write_release(made: Path, python: Path, work: Path) -> str:
    """Into a folder with the name of the hash of all that is in it."""
    parts = work / "parts"
    copy_web(parts / "web")
    write_answers(parts / "answers")
    write_python(parts / "py", python, work)
    release = digest(parts)
    made.mkdir(parents=True)
    parts.rename(made / release)
    return release


def copy_web(target: Path) -> None:
    for path in WEB.iterdir():
        if path.name in NOT_SERVED:
            continue
        if path.is_dir():
            shutil.copytree(path, target / path.name)
        else:
            shutil.copy(path, target / path.name)


def write_python(target: Path, python: Path, work: Path) -> None:
    target.mkdir(parents=True)
    for name in runtime.NEEDED:
        shutil.copy(python / name, target)
    write_archive(work / "dolmen.zip")
    write_stdlib(python / runtime.STDLIB, work / "stdlib.zip")
    pairs = (
        *(str(work / "dolmen.zip"), str(target / "dolmen.zip")),
        *(str(work / "stdlib.zip"), str(target / runtime.STDLIB)),
    )
    runtime.run("node", str(runtime.MANIFEST / "compile.mjs"), str(python), *pairs)


def digest(folder: Path) -> str:
    found = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            found.update(str(path.relative_to(folder)).encode())
            found.update(path.read_bytes())
    return found.hexdigest()[:12]


def write_page(made: Path, release: str) -> None:
    for name in ICONS:
        shutil.copy(WEB / "art" / name, made)
    (made / "manifest.webmanifest").write_text(json.dumps(manifest(), indent=1), encoding="utf-8")
    (made / PAGE).write_text(page(release), encoding="utf-8")
    files = kept_files(made, release)
    head = f"const RELEASE={json.dumps(release)},FILES={json.dumps(files)};\n"
    service = (WEB / "offline" / "service.js").read_text(encoding="utf-8")
    (made / "sw.js").write_text(head + service, encoding="utf-8")


def page(release: str) -> str:
    text = (WEB / PAGE).read_text(encoding="utf-8")
    text = text.replace("<html", f'<html data-edition="static" data-release="{release}"', 1)
    text = text.replace('="/web/', f'="{release}/web/')
    style = f'<link rel="stylesheet" href="{release}/web/css/pages.css">'
    more = '<link rel="manifest" href="manifest.webmanifest">'
    return re.sub("<!-- page -->", f"{style}\n{more}", text)


def manifest() -> dict[str, object]:
    icons = [
        {"src": "icon-192.png", "sizes": "192x192", "type": "image/png"},
        {"src": "icon-512.png", "sizes": "512x512", "type": "image/png"},
        {
            "src": "icon-maskable.png",
            "sizes": "512x512",
            "type": "image/png",
            "purpose": "maskable",
        },
    ]
    return {
        "name": "Dolmen",
        "short_name": "Dolmen",
        "start_url": ".",
        "scope": ".",
        "id": ".",
        "display": "standalone",
        "background_color": "#171310",
        "theme_color": "#171310",
        "icons": icons,
    }


def kept_files(made: Path, release: str) -> list[str]:
    """What the service worker keeps: all that a page asks for, the runtime as it is sent."""
    found = []
    for path in sorted(made.rglob("*")):
        name = path.relative_to(made).as_posix()
        if path.is_file() and name not in (PAGE, MARK):
            found.append(f"{name}.gz" if name.endswith(PACKED) else name)
    return found
