"""Does everything fit? Boxes are measured in Chromium at nine sizes, in three languages.

python -m tests.browser.fit                          all tables
python -m tests.browser.fit altay --pictures DIR     some of them, with pictures to look at
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS, MISSING, QUIET
from tests.browser.largest import GOLDEN
from tests.browser.tables import Server, make, resize, settle

from dolmen.core.record import parse

SIZES = (
    (390, 844),
    (430, 932),
    (820, 1180),
    (1024, 768),
    (1180, 820),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
)
LANGUAGES = ("en", "de", "fr")
FAULTS = Path(__file__).with_name("fitting.js").read_text()


@dataclass(frozen=True)
class Position:
    """A recorded game, taken up after some moves with the eyes of whoever has to choose."""

    game: str
    golden: str
    moves: int  # from the end, if negative
    ready: str

    def open(self, page: Page, server: Server) -> None:
        text = (GOLDEN / self.game / f"{self.golden}.txt").read_text()
        record = parse(text)
        moves = self.moves % len(record.moves)
        kinds = ["human"] * record.header.players
        table = make(server, *kinds, game=self.game, record=text, moves=moves)
        table.sit(page, record.moves[moves][0], ready=self.ready)


WALL = ".app.prehistory .panel"
POSITIONS = {
    "altay": Position("altay", "four-last-settlement", 300, ".tile"),
    "altay-everything": Position("altay", "everything", -60, ".tile"),
    "prehistory": Position("prehistory", "four", -118, WALL),
    "prehistory-autumn": Position("prehistory", "four", -67, ".app.prehistory .tile"),
    "prehistory-beginning": Position("prehistory", "four", 0, ".beginning"),
    "prehistory-solo": Position("prehistory", "rival-people", 40, ".app.prehistory .season"),
    "endless-winter": Position("endless_winter", "four", -90, ".winter .own"),
    "endless-winter-solo": Position("endless_winter", "solo-won", -93, ".winter .own"),
    "endless-winter-modules": Position("endless_winter", "all-modules-four", -139, ".winter .own"),
    "endless-winter-modules-solo": Position(
        "endless_winter", "all-modules-solo", -127, ".winter .own"
    ),
}


def speak(page: Page, language: str) -> None:
    page.select_option(".top .language", language)
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)


def views(page: Page) -> Iterator[str]:
    """Every tab and every board, one after the other."""
    for name in shown(page, "data-tab-button", ".tabs"):
        press(page, f"[data-tab-button={name}]")
        boards = shown(page, "data-board-tab", ".boardtabs") + shown(
            page, "data-stage-button", ".stagetabs"
        )
        if not boards or name in ("peoples", "log"):
            yield name
            continue
        for board in boards:
            press(page, f"[data-board-tab={board}], [data-stage-button={board}]")
            yield f"{name}/{board}"
    if not shown(page, "data-tab-button", ".tabs"):
        boards = shown(page, "data-board-tab", ".boardtabs") + shown(
            page, "data-stage-button", ".stagetabs"
        )
        for board in boards:
            press(page, f"[data-board-tab={board}], [data-stage-button={board}]")
            yield board
        if not boards:
            yield "table"


def shown(page: Page, key: str, within: str) -> list[str]:
    found: list[str] = page.evaluate(
        """([key, within]) => [...document.querySelectorAll(`${within} [${key}]`)]
          .filter(one => one.checkVisibility()).map(one => one.getAttribute(key))""",
        [key, within],
    )
    return found


def press(page: Page, selector: str) -> None:
    page.evaluate("selector => document.querySelector(selector).click()", selector)
    settle(page)


def look(
    page: Page,
    sizes: Sequence[tuple[int, int]] = SIZES,
    languages: Sequence[str] = LANGUAGES,
    pictures: Path | None = None,
    name: str = "",
) -> Iterator[str]:
    """What does not fit on an open table."""
    for size in sizes:
        resize(page, *size)
        for language in languages:
            speak(page, language)
            for view in views(page):
                where = f"{size[0]}x{size[1]} {language} {view}"
                for fault in page.evaluate(FAULTS):
                    yield f"{where}: {fault}"
                if pictures:
                    file = f"{name}-{where}.png".replace(" ", "-").replace("/", "-")
                    page.screenshot(path=pictures / file, animations="disabled")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("position", nargs="*", default=list(POSITIONS), help="only these")
    parser.add_argument("--size", action="append", help="only these, as 820x1180")
    parser.add_argument("--language", action="append", choices=LANGUAGES)
    parser.add_argument("--pictures", type=Path, help="where to keep a picture of every view")
    args = parser.parse_args()
    if CHROMIUM is None:
        raise SystemExit(MISSING)
    sizes = [one for one in SIZES if not args.size or f"{one[0]}x{one[1]}" in args.size]
    if args.pictures:
        args.pictures.mkdir(parents=True, exist_ok=True)
    count = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "tables.db")
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for name in args.position:
                context = browser.new_context(reduced_motion="reduce")
                kept = json.dumps(json.dumps(QUIET))
                context.add_init_script(
                    "if (location.host && !localStorage.getItem('dolmen.settings'))"
                    f" localStorage.setItem('dolmen.settings', {kept});"
                )
                page = context.new_page()
                POSITIONS[name].open(page, server)
                for fault in look(page, sizes, args.language or LANGUAGES, args.pictures, name):
                    print(name, fault, flush=True)
                    count += 1
                context.close()
        finally:
            browser.close()
            server.close()
    print(f"{count} faults" if count else "everything fits")
    raise SystemExit(bool(count))


if __name__ == "__main__":
    main()
