"""The help pages of every game."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect
from tests.browser.pictures import SIZES, findings, outside
from tests.browser.tables import Open, Server, make

# A word that a few passages and a few components of a game hold.
SOME = {"altay": "metal stone", "prehistory": "mammoth", "endless_winter": "glacier"}


# Drawings that show nothing, or of which a listener hears nothing.
BLANK = """() => [...document.querySelectorAll('.helpfigure')].filter(figure =>
  !figure.querySelector('[role=img]').ariaLabel ||
  [...figure.querySelectorAll('.exhibit')].some(still => still.getBoundingClientRect().height < 12))
  .map(figure => figure.innerText)"""
ICONS = Path(__file__).parents[2] / "browser"


def drawn(page: Page, within: str) -> set[str]:
    """The icons that are drawn somewhere on a page."""
    found = page.evaluate(
        """within => {
          const of = use => {
            const href = use.getAttribute('href');
            const inner = [...document.querySelector(href)?.querySelectorAll('use') ?? []];
            return [href, ...inner.flatMap(of)];
          };
          const all = [...document.querySelectorAll(`${within} use`)];
          return all.filter(use => !use.closest('.sprite')).flatMap(of);
        }""",
        within,
    )
    return {href.removeprefix("#i-") for href in found if href.startswith("#i-")}


def icons_of(game: str) -> set[str]:
    """Those that belong to one game, and those that its sources draw of the common ones."""
    own = tomllib.loads((ICONS / f"icons_{game}.toml").read_text(encoding="utf-8"))["icons"]
    common = tomllib.loads((ICONS / "icons.toml").read_text(encoding="utf-8"))["icons"]
    sources = [path.read_text(encoding="utf-8") for path in (ICONS / "src/games" / game).iterdir()]
    named = {
        name for text in sources for name in re.findall(r"(?:Icon name=\"|#i-)([a-z_]+)", text)
    }
    return set(own) | (named & set(common))


@pytest.mark.parametrize("game", SOME)
def test_every_page_opens_and_can_be_used_by_everybody(
    game: str, server: Server, open_page: Open
) -> None:
    page = open_page(size=SIZES["phone"])
    page.goto(server.address)
    page.click(f"[data-game={game}] [data-act=help]")
    page.wait_for_selector(".examplestep .exhibit > *")
    assert page.evaluate(BLANK) == []
    assert not outside(page)
    assert findings(page) == []
    page.click("[data-act=help-legend]")
    page.wait_for_selector(".symbolentry")
    expect(page.locator(".symbolmark:empty")).to_have_count(0)
    explained = drawn(page, ".symbolmark")
    assert icons_of(game) <= explained, "icons without a place in the legend"
    assert findings(page) == []
    page.click("[data-act=help-components]")
    page.wait_for_selector(".piece .drawing > *")
    assert drawn(page, ".piece") <= explained
    shown = page.locator(".piece").count()
    listed = server.get(f"/api/games/{game}/components/en")
    assert shown == sum(len(shelf["pieces"]) for shelf in listed)
    assert not page.evaluate(
        "[...document.querySelectorAll('.piece .drawing')].some(d => !d.querySelector('svg, img'))"
    ), "a component without a drawing"
    page.fill("[data-act=search]", SOME[game])  # the scan of everything takes long
    expect(page.locator(".piece").first).to_be_visible()
    assert 0 < page.locator(".piece").count() < 20
    assert findings(page) == []
    page.click("[data-act=help-rules]")
    page.wait_for_selector("#R1")
    # Every link of the contents leads somewhere, and no anchor stands twice.
    broken = page.evaluate(
        """() => [...document.querySelectorAll('.contents a')].map(a => a.hash.slice(1))
          .filter(id => !document.getElementById(decodeURIComponent(id)))"""
    )
    assert broken == []
    ids = page.evaluate("[...document.querySelectorAll('.bookpage [id]')].map(e => e.id)")
    assert len(ids) == len(set(ids))
    page.fill("[data-act=search]", SOME[game])
    expect(page.locator("#R1")).to_have_count(0)
    assert findings(page) == []


def test_an_address_leads_to_its_ruling(server: Server, open_page: Open) -> None:
    page = open_page()
    page.goto(f"{server.address}/help/altay/rules#R15")
    ruling = page.locator("#R15")
    expect(ruling).to_be_in_viewport()
    expect(ruling).to_have_class(re.compile("aimed"))
    page.fill("[data-act=search]", "settlement reserve empty")
    expect(page.locator("[role=status].hint")).to_contain_text("passage")
    expect(ruling).to_be_visible()
    expect(page.locator("#R28")).to_have_count(0)
    page.fill("[data-act=search]", "")
    page.click(".contents a[href='#5.5']")
    expect(page.locator("[id='5.5']")).to_be_in_viewport()


def test_components_are_found_by_name(server: Server, open_page: Open) -> None:
    page = open_page(language="de")
    page.goto(f"{server.address}/help/endless_winter/components")
    page.wait_for_selector(".piece")
    for part in ("Grundspiel", "Die Nomaden (Solomodus)", "Flüsse & Flöße"):
        expect(page.locator(".parts", has_text=part)).to_be_visible()
    page.fill("[data-act=search]", "floss")
    expect(page.locator(".piecetext > b", has_text="Floß")).to_have_count(1)
    page.fill("[data-act=search]", "saBELzahn")
    expect(page.locator(".piece")).to_have_count(1)
    expect(page.locator(".piece")).to_contain_text("×10")
    page.select_option(".language", "fr")
    page.fill("[data-act=search]", "eclaireur")
    expect(page.locator(".piecetext > b")).to_have_text("Éclaireur")


def test_help_is_read_without_leaving_the_table(server: Server, open_page: Open) -> None:
    page = open_page()
    sockets: list[object] = []
    page.on("websocket", lambda socket: sockets.append(socket))
    table = make(server, "human", "human", seed=5, first=0)
    table.sit(page, 0, 1)
    page.keyboard.press("k")
    page.wait_for_selector("dialog .symbolentry")
    explained = drawn(page, "dialog .symbolmark")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    assert drawn(page, ".app") <= explained
    page.keyboard.press("?")
    expect(page.locator("dialog .keys")).to_contain_text("what the symbols mean")
    page.click("dialog [data-act=help-summary]")
    page.wait_for_selector(".examplestep .exhibit > *")
    # Other tables are drawn there, and this one has not noticed.
    expect(page.locator(".examplestep").first).to_contain_text("Ada")
    page.keyboard.press("e")  # no key reaches the table behind the page
    page.click("[data-act=help-components]")
    page.wait_for_selector(".piece")
    page.click("[data-act=back-to-table]")
    page.wait_for_selector(".tile")
    assert len(sockets) == 1
    page.click("[data-act=menu]")
    page.click(".drop button:text-is('Rules')")
    page.wait_for_selector("#R1")
    page.go_back()
    page.wait_for_selector(".tile")
    page.click("[data-act=menu]")
    page.click(".drop button:text-is('About')")
    expect(page.locator("h1")).to_have_text("About")
    page.click("[data-act=back-to-table]")
    page.wait_for_selector(".tile")
    assert len(sockets) == 1
    assert server.get(f"/api/tables/{table.id}")["moves"] == 0


def test_the_rules_are_in_the_readers_language(server: Server, open_page: Open) -> None:
    page = open_page(language="fr")
    page.goto(f"{server.address}/help/prehistory/rules#R83")
    expect(page.locator("#R83")).to_contain_text("tour")
    assert page.get_attribute(".bookpage", "lang") == "fr"
    page.select_option(".language", "de")
    expect(page.locator(".bookpage")).to_have_attribute("lang", "de")
    expect(page.locator("#R83")).to_contain_text("Zug")


def test_rules_that_are_not_translated_are_shown_in_english(
    server: Server, open_page: Open
) -> None:
    page = open_page(language="fr")

    def english(route: Route) -> None:
        route.continue_(url=route.request.url.replace("language=fr", "language=en"))

    page.route("**/api/rules/*", english)
    page.goto(f"{server.address}/help/prehistory/rules")
    expect(page.locator("main")).to_contain_text("pas encore traduites")
    assert page.get_attribute(".bookpage", "lang") == "en"


def test_about_names_everybody(server: Server, open_page: Open) -> None:
    page = open_page()
    page.goto(server.address)
    page.click(".lobbyhead a:text-is('About')")
    for name in ("Paolo Mori", "Attila Szőgyi", "Stan Kordonskiy", "Lorc", "Alegreya Sans"):
        expect(page.locator("main")).to_contain_text(name)
    expect(page.locator("main")).to_contain_text("unofficial fan project")
    assert findings(page) == []


@pytest.mark.parametrize("part", ["", "/legend", "/components", "/rules"])
def test_narrow_and_with_large_text(part: str, server: Server, open_page: Open) -> None:
    page = open_page(size=(320, 640), language="fr")
    page.goto(f"{server.address}/help/endless_winter{part}")
    page.wait_for_selector(".examplestep .exhibit > *, .symbolentry, .piece, .bookpage table")
    assert not outside(page)
    page.set_viewport_size({"width": 640, "height": 900})
    page.evaluate("document.body.style.zoom = 2")
    assert not outside(page)
