"""Pictures of every screen at every size, to be looked through: `build/shots/index.html`.

make shots                        all of them
make shots ARGS="altay lobby"     screens whose names begin like this
"""

from __future__ import annotations

import argparse
import json
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS, MISSING, QUIET
from tests.browser.pictures import LAPTOPS, SIZES, outside
from tests.browser.scenes import SCENES, Scene
from tests.browser.tables import Server, settle

FOLDER = Path(__file__).parents[2] / "build" / "shots"
ALL_SIZES = [*SIZES.values(), *LAPTOPS]


def take(browser: Browser, server: Server, name: str, scene: Scene, size: tuple[int, int]) -> str:
    """The file of the picture."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        reduced_motion="reduce",
        color_scheme="dark",
    )
    kept = json.dumps(json.dumps(QUIET))
    context.add_init_script(f"if (location.host) localStorage.setItem('dolmen.settings', {kept});")
    page = context.new_page()
    scene.show(page, server)
    settle(page)
    file = f"{name}-{size[0]}x{size[1]}.png"
    page.screenshot(path=FOLDER / file, animations="disabled", caret="hide")
    print(file, "(something hangs over the edge)" if outside(page) else "", flush=True)
    context.close()
    return file


INDEX = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Dolmen: every screen</title>
<style>
body {{ background: #171310; color: #f4e8cf; font-family: sans-serif; }}
div {{ display: flex; flex-wrap: wrap; gap: 12px; align-items: start; }}
a {{ color: inherit; font-size: 13px; }}
img {{ display: block; height: 300px; }}
</style>
{body}
</html>
"""


def index(taken: dict[str, list[str]]) -> str:
    lines = []
    for name, files in taken.items():
        pictures = [
            f'<a href="{file}"><img src="{file}" alt="" loading="lazy">{file}</a>' for file in files
        ]
        lines += [f"<h2>{name}</h2>", "<div>", *pictures, "</div>"]
    return INDEX.format(body="\n".join(lines))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("screen", nargs="*", help="only screens whose names begin like this")
    args = parser.parse_args()
    if CHROMIUM is None:
        raise SystemExit(MISSING)
    wanted = {
        name: scene
        for name, scene in SCENES.items()
        if not args.screen or name.startswith(tuple(args.screen))
    }
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "tables.db")
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            taken = {
                name: [take(browser, server, name, scene, size) for size in ALL_SIZES]
                for name, scene in wanted.items()
            }
        finally:
            browser.close()
            server.close()
    (FOLDER / "index.html").write_text(index(taken), encoding="utf-8")
    print(f"look at {FOLDER / 'index.html'}")


if __name__ == "__main__":
    main()
