"""The pictures of the README and of the guides, taken of the table itself: `make pictures`.

python -m tests.docs.pictures                 all of them
python -m tests.docs.pictures altay lobby     those with these names
"""

from __future__ import annotations

import argparse
import io
import json
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS, MISSING, QUIET
from tests.browser.scenes import SCENES
from tests.browser.tables import Server, settle

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
LARGEST = 90_000  # bytes: a README is read on phones, too


@dataclass(frozen=True)
class Picture:
    show: Callable[[Page, Server], object]
    size: tuple[int, int] = (1280, 800)
    width: int = 1000  # as it is kept


def companion(page: Page, server: Server) -> None:
    """The Nomads at a real table, with their first question or instruction."""
    page.goto(f"{server.address}/companion")
    page.wait_for_selector(".companion button")


PHONE = (390, 760)
PICTURES = {
    "altay": Picture(SCENES["altay"].show),
    "prehistory": Picture(SCENES["prehistory-autumn"].show),
    "endless_winter": Picture(SCENES["endless-winter"].show),
    "lobby": Picture(SCENES["lobby"].show),
    "replay": Picture(SCENES["altay-replay"].show),
    "box": Picture(SCENES["box-form"].show),
    "companion": Picture(companion, PHONE, 390),
    "phone": Picture(SCENES["altay"].show, PHONE, 390),
}


def take(browser: Browser, server: Server, picture: Picture) -> bytes:
    width, height = picture.size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        color_scheme="dark",
        device_scale_factor=2,
    )
    kept = json.dumps(json.dumps(QUIET))
    context.add_init_script(f"if (location.host) localStorage.setItem('dolmen.settings', {kept});")
    page = context.new_page()
    picture.show(page, server)
    settle(page)
    found = page.screenshot(animations="disabled", caret="hide")
    context.close()
    return found


def smaller(taken: bytes, width: int) -> bytes:
    """At the width at which it is kept, as good as fits into the limit."""
    with Image.open(io.BytesIO(taken)) as image:
        height = round(image.height * width / image.width)
        small = image.convert("RGB").resize((width, height), Image.Resampling.LANCZOS)
    for quality in (85, 75, 65, 55):
        file = io.BytesIO()
        small.save(file, "WEBP", quality=quality, method=6)
        if len(file.getvalue()) <= LARGEST:
            break
    return file.getvalue()


def main() -> None:
    parser = argparse.ArgumentParser(description="Takes the pictures of README and guides.")
    parser.add_argument("name", nargs="*", help=", ".join(PICTURES))
    wanted = parser.parse_args().name or list(PICTURES)
    if CHROMIUM is None:
        raise SystemExit(MISSING)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "tables.db")
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for name in wanted:
                picture = PICTURES[name]
                file = FOLDER / f"{name}.webp"
                file.write_bytes(smaller(take(browser, server, picture), picture.width))
                print(f"{file.name}: {file.stat().st_size:,} bytes", flush=True)
        finally:
            browser.close()
            server.close()


if __name__ == "__main__":
    main()
