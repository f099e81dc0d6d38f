"""Does everything fit? Boxes are measured in Chromium at nine sizes, in three languages.

python -m tests.browser.fit                          all tables, and every card of every box
python -m tests.browser.fit altay --pictures DIR     some of them, with pictures to look at
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS, MISSING, QUIET
from tests.browser.largest import GOLDEN
from tests.browser.tables import Server, make, resize, settle

from dolmen.core.record import parse

Size = tuple[int, int]
SIZES: tuple[Size, ...] = (
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
PHONE, TABLET = 640, 1100  # none is wider
LANGUAGES = ("en", "de", "fr")
FAULTS = Path(__file__).with_name("fitting.js").read_text()
# Which of these are not wholly in sight.
HIDDEN = """selectors => selectors.filter(selector => {
  const all = [...document.querySelectorAll(selector)];
  const whole = one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const within = edge => left >= edge.left - 2 && right <= edge.right + 2
      && top >= edge.top - 2 && bottom <= edge.bottom + 2;
    if (!one.checkVisibility() || !within({ left: 0, top: 0, right: innerWidth,
      bottom: innerHeight })) return false;
    for (let up = one.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflowY !== 'visible'
        && !within(up.getBoundingClientRect())) return false;
    }
    return true;
  };
  return !all.length || !all.every(whole);
})"""
# What is shown in the place that several views share has its tab marked.
TABS = """() => {
  const all = [...document.querySelectorAll('[data-tab-button]')].filter(e => e.checkVisibility());
  const on = all.filter(e => e.ariaPressed === 'true').map(e => e.dataset.tabButton);
  return !all.length || on.length === 1 ? [] : [`marked tabs: ${on.join() || 'none'}`];
}"""
ANYWHERE = ("[data-act=menu]", ".people")
ALTAY = (*ANYWHERE, ".hand .card", ".market .card", ".mygoals", ".tile")
ARCHIVE = (*ANYWHERE, "[data-target=archive]", ".mygoals", ".tile")
GOALS = (".goalrow .goal",)
CAVE = (*ANYWHERE, ".painting", ".catch", ".purse", ".stagetabs button")
WINTER = (*ANYWHERE, ".hand .card", ".wcolumn", ".wboard", ".widols", ".wstones", ".tile")
CULTURE = (".culture > :not(.warrow)", ".wground .card", ".wstackrow .card")


@dataclass(frozen=True)
class Position:
    """A recorded game, taken up after some moves with the eyes of whoever has to choose."""

    game: str
    golden: str
    moves: int  # from the end, if negative
    ready: str
    # What is wholly in sight in one of the views, on anything larger than a phone.
    sight: tuple[str, ...] = ()
    # And what on a desk; on a tablet one may have to scroll for it.
    desk: tuple[str, ...] = ()

    def open(self, page: Page, server: Server) -> None:
        text = (GOLDEN / self.game / f"{self.golden}.txt").read_text()
        record = parse(text)
        moves = self.moves % len(record.moves)
        kinds = ["human"] * record.header.players
        table = make(server, *kinds, game=self.game, record=text, moves=moves)
        table.sit(page, record.moves[moves][0], ready=self.ready)


WALL, OWN = ".app.prehistory .panel", ".winter .own"
POSITIONS = {
    "altay": Position("altay", "four-last-settlement", 300, ".tile", ALTAY, GOALS),
    "altay-everything": Position("altay", "everything", -60, ".tile", ALTAY, GOALS),
    "altay-archive": Position("altay", "archive", 434, ".tile", ARCHIVE),
    "prehistory": Position("prehistory", "four", -118, WALL, (*CAVE, ".panel", ".pillar")),
    "prehistory-autumn": Position("prehistory", "four", -67, ".app.prehistory .tile", CAVE),
    "prehistory-beginning": Position("prehistory", "four", 0, ".beginning"),
    "prehistory-solo": Position("prehistory", "rival-people", 40, ".season", CAVE),
    "endless-winter": Position("endless_winter", "four", -90, OWN, WINTER, CULTURE),
    "endless-winter-solo": Position("endless_winter", "solo-won", -93, OWN, WINTER, CULTURE),
    "endless-winter-modules": Position("endless_winter", "all-modules-four", -139, OWN, WINTER),
    "endless-winter-modules-solo": Position(
        "endless_winter", "all-modules-solo", -127, OWN, WINTER
    ),
}
# How narrow the cards of a game become at its table.
NARROWEST = {"altay": 76, "prehistory": 72, "endless_winter": 67}


def speak(page: Page, language: str) -> None:
    page.select_option(".language", language)
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)
    settle(page)


def views(page: Page) -> Iterator[str]:
    """Every tab and every board, one after the other."""
    for tab in shown(page, "data-tab-button") or [""]:
        if tab:
            press(page, f"[data-tab-button={tab}]")
        boards = [] if tab in ("peoples", "log") else shown(page, "data-board-tab")
        boards += [] if tab in ("peoples", "log") else shown(page, "data-stage-button")
        for board in boards or [""]:
            if board:
                press(page, f"[data-board-tab={board}], [data-stage-button={board}]")
            yield "/".join(filter(None, (tab, board))) or "table"


def shown(page: Page, key: str) -> list[str]:
    found: list[str] = page.evaluate(
        """key => [...document.querySelectorAll(`[${key}]`)]
          .filter(one => one.checkVisibility()).map(one => one.getAttribute(key))""",
        key,
    )
    return found


def press(page: Page, selector: str) -> None:
    page.evaluate("selector => document.querySelector(selector).click()", selector)
    settle(page)


def look(
    page: Page,
    position: Position,
    sizes: Sequence[Size] = SIZES,
    languages: Sequence[str] = LANGUAGES,
    pictures: Path | None = None,
    name: str = "",
) -> Iterator[str]:
    """What does not fit on an open table."""
    for size in sizes:
        resize(page, *size)
        for language in languages:
            speak(page, language)
            where = f"{size[0]}x{size[1]} {language}"
            missed = list(position.sight) if size[0] > PHONE else []
            missed += position.desk if size[0] > TABLET else []
            yield from (f"{where}: {fault}" for fault in page.evaluate(TABS))
            for view in views(page):
                yield from (f"{where} {view}: {fault}" for fault in page.evaluate(FAULTS, ".app"))
                missed = page.evaluate(HIDDEN, missed)
                if pictures:
                    file = f"{name} {where} {view}.png".replace(" ", "-").replace("/", "-")
                    page.screenshot(path=pictures / file, animations="disabled")
            yield from (f"{where}: not in sight: {selector}" for selector in missed)


def look_at_cards(page: Page, server: Server, game: str, languages: Sequence[str]) -> Iterator[str]:
    """Every card of the box, as narrow as it becomes at a table."""
    page.goto(f"{server.address}/help/{game}/components")
    page.wait_for_selector(".piece .drawing > *")
    # Whatever is far below is measured too.
    page.add_style_tag(
        content=f".drawing .card.size-market {{ --cw: {NARROWEST[game]}px; }}"
        "* { content-visibility: visible !important; }"
    )
    for language in languages:
        before = page.inner_text(".piecetext b >> nth=0")
        speak(page, language)
        if language != languages[0]:
            page.wait_for_function(
                "before => document.querySelector('.piecetext b')?.innerText !== before", arg=before
            )
        settle(page)
        faults = page.evaluate(FAULTS, ".box")
        yield from (f"{language}: {fault}" for fault in faults if "look:" in fault)


def open_page(browser: Browser) -> Page:
    context = browser.new_context(reduced_motion="reduce")
    kept = json.dumps(json.dumps(QUIET))
    context.add_init_script(
        "if (location.host && !localStorage.getItem('dolmen.settings'))"
        f" localStorage.setItem('dolmen.settings', {kept});"
    )
    return context.new_page()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    known = [*POSITIONS, *(f"cards-{game}" for game in NARROWEST)]
    parser.add_argument("position", nargs="*", default=known, help=", ".join(known))
    parser.add_argument("--size", action="append", help="only this, as 820x1180")
    parser.add_argument("--language", action="append", choices=LANGUAGES)
    parser.add_argument("--pictures", type=Path, help="where to keep a picture of every view")
    args = parser.parse_args()
    if CHROMIUM is None:
        raise SystemExit(MISSING)
    sizes = [one for one in SIZES if not args.size or f"{one[0]}x{one[1]}" in args.size]
    languages = args.language or LANGUAGES
    if args.pictures:
        args.pictures.mkdir(parents=True, exist_ok=True)
    count = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "tables.db")
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for name in args.position:
                page = open_page(browser)
                if name.startswith("cards-"):
                    faults = look_at_cards(page, server, name.removeprefix("cards-"), languages)
                else:
                    POSITIONS[name].open(page, server)
                    faults = look(page, POSITIONS[name], sizes, languages, args.pictures, name)
                for fault in faults:
                    print(name, fault, flush=True)
                    count += 1
                page.context.close()
        finally:
            browser.close()
            server.close()
    print(f"{count} faults" if count else "everything fits")
    raise SystemExit(bool(count))


if __name__ == "__main__":
    main()
