"""By day and by night: the theme, the focus, the list of options, and Escape."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser import test_endless_winter as winter
from tests.browser import test_prehistory as prehistory
from tests.browser.pictures import SIZES, findings, flip
from tests.browser.scenes import SCENES, in_the_middle, lobby
from tests.browser.tables import Open, Server
from tests.browser.themes import VIEWS
from tests.web.test_tokens import DAY, NIGHT


def ground(page: Page) -> str:
    return str(page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))


def rgb(colour: str) -> str:
    return f"rgb({', '.join(str(int(colour[n : n + 2], 16)) for n in (1, 3, 5))})"


def frame(page: Page) -> list[str | None]:
    return [page.get_attribute(f"meta[name={name}]", "content") for name in META]


META = ("theme-color", "color-scheme")
LIGHT, DARK = [DAY["--ground"], "light"], [NIGHT["--ground"], "dark"]


def test_the_theme_is_there_before_anything_is_drawn(server: Server, open_page: Open) -> None:
    page = open_page()
    page.emulate_media(color_scheme="light")
    # Not a single module: what the page itself says is enough.
    page.route("**/js/*.js", lambda route: route.fulfill(body="", content_type="text/javascript"))
    page.goto(server.address)
    assert ground(page) == rgb(DAY["--ground"]) and frame(page) == LIGHT
    page.evaluate("localStorage.setItem('dolmen.settings', JSON.stringify({theme: 'dark'}))")
    page.reload()
    assert ground(page) == rgb(NIGHT["--ground"]) and frame(page) == DARK


def test_the_theme_follows_the_system_unless_somebody_chooses(
    server: Server, open_page: Open
) -> None:
    page = open_page(language="fr")
    lobby(page, server)
    assert frame(page) == DARK
    flip(page, "light")
    assert ground(page) == rgb(DAY["--ground"]) and frame(page) == LIGHT
    page.click(".lobbyhead button:text-is('Réglages')")
    choices = page.locator("dialog fieldset:has-text('Apparence')")
    expect(choices.get_by_label("comme le système")).to_be_checked()
    assert findings(page, "dialog[open]") == []
    flip(page, "light")
    choices.get_by_label("sombre").check()
    assert ground(page) == rgb(NIGHT["--ground"]) and frame(page) == DARK
    page.reload()
    page.wait_for_selector(".door")
    assert frame(page) == DARK, "kept in this browser"
    # High contrast is black on white by day, white on black by night.
    flat = "getComputedStyle(document.body).backgroundColor"
    page.evaluate("document.documentElement.classList.add('contrast')")
    assert page.evaluate(flat) == "rgb(0, 0, 0)"
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    assert page.evaluate(flat) == "rgb(255, 255, 255)"


# What shows the focus at this moment: an outline, or the ring on a board.
SEEN = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return null;
  const style = getComputedStyle(at);
  const outline = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  const ring = document.querySelectorAll('.focusring path').length === 2;
  const name = at.dataset.target ?? at.id ?? at.className;
  return { name, seen: outline || (at.matches('.tile, .seaspot') && ring) };
}"""


def walk(page: Page) -> dict[str, bool]:
    """The whole page with Tab: whether the focus can be seen on each."""
    found: dict[str, bool] = {}
    page.evaluate("document.activeElement.blur()")
    for _ in range(400):
        page.keyboard.press("Tab")
        at: dict[str, Any] | None = page.evaluate(SEEN)
        if at is None:
            break
        # What is not to be reached by Tab has its own way: the places of the table.
        found[str(at["name"])] = at["seen"]
    return found


@pytest.mark.parametrize(
    ("scene", "place"),
    [
        ("altay", "territory:"),
        ("prehistory-autumn", "hex:"),
        ("prehistory-spring", "gather:"),
        ("endless-winter-modules", "hex:"),
    ],
)
def test_the_focus_can_be_seen_everywhere(
    scene: str, place: str, server: Server, open_page: Open
) -> None:
    page = open_page()
    SCENES[scene].show(page, server)
    found = walk(page)
    assert len(found) > 12
    assert [name for name, seen in found.items() if not seen] == []
    # Every place of the map, and each as a key reaches it.
    focus = f"""() => [...document.querySelectorAll("[data-target^='{place}'][tabindex]")]
      .map(at => (at.focus(), at.dataset.target))"""
    assert len(page.evaluate(focus)) > 1
    assert page.evaluate(SEEN)["seen"]


def headings(page: Page) -> list[str]:
    return page.locator(".choices h2").all_inner_texts()


def numbers(page: Page) -> list[str]:
    return page.locator(".choices kbd").all_inner_texts()


def test_options_are_listed_by_kind_with_names_and_prices(server: Server, open_page: Open) -> None:
    page = open_page()
    VIEWS["altay-options"].show(page, server)
    assert headings(page) == ["Play a card", "Goals", "Attack", "Finish", "Give up"]
    assert numbers(page) == [str(n) for n in range(1, 10)], "numbered as they stand"
    # What is given up is no kind of its own, and comes last.
    last = page.locator(".choices [role=group] >> nth=-1")
    expect(last).to_have_attribute("aria-label", "Give up")
    expect(last.locator("[data-gives-up]")).to_have_count(2)
    assert findings(page, ".choices") == []
    page.select_option(".language", "de")
    expect(page.locator(".choices h2").first).to_have_text("Karte spielen")
    # The market: name, price, effect.
    page.select_option(".language", "en")
    page.click(".choices [data-choice^='play colonist'] >> nth=0")
    expect(page.locator(".choices [data-choice='buy miner']")).to_contain_text(
        "Buy a Miner for 1 food: "
    )
    VIEWS["prehistory-options"].show(page, server)
    kinds = headings(page)
    assert len(kinds) == len(set(kinds)) and {"Cave painting", "Gathering"} <= set(kinds)
    expect(page.locator(".choices [data-choice^='gather'] >> nth=0")).to_contain_text(" for ")
    # A Culture card of the display: its name and what it costs here.
    moves = winter.moves_of("solo-won")
    buying = next(n for n, move in enumerate(moves) if move.startswith("pick_culture_cell"))
    winter.alone(page, server, buying)
    page.click("[data-act=list]")
    expect(page.locator(".choices [data-choice^='pick_culture_cell'] >> nth=0")).to_have_text(
        re.compile(r"\w+ \(.*(Labor|tool|free).*\)")
    )


def escape(page: Page) -> None:
    page.keyboard.press("Escape")


def focused(page: Page, selector: str) -> None:
    page.wait_for_function("at => document.activeElement?.matches(at)", arg=selector)


def test_escape_closes_one_thing_after_the_other(server: Server, open_page: Open) -> None:
    page = open_page()
    in_the_middle(page, server)
    burger = page.locator("[data-act=menu]")
    # Every window of the menu, from the keyboard: the focus is back at the menu.
    burger.click()
    names = page.locator(".drop button").all_inner_texts()
    escape(page)
    expect(page.locator(".drop")).to_have_count(0)
    focused(page, "[data-act=menu]")
    opened = []
    for name in names:
        if name in LEADING_AWAY:
            continue
        page.keyboard.press("Enter")
        page.locator(".drop button", has_text=re.compile(f"^{re.escape(name)}$")).press("Enter")
        page.wait_for_selector("dialog[open]")
        opened.append(name)
        escape(page)
        expect(page.locator("dialog")).to_have_count(0)
        focused(page, "[data-act=menu]")
    assert len(opened) >= 9, opened
    # One lies over the other: list, hint, closer look, first place, menu at a place, window.
    page.locator("[data-act=list]").press("Enter")
    page.wait_for_selector(".choices")
    page.locator("[data-act=hint]").press("Enter")
    page.wait_for_selector("[data-hint]")
    page.locator("[data-target^='hand:'].legal >> nth=0").focus()
    page.keyboard.press("i")
    page.wait_for_selector(".inspect.pinned")
    page.locator("[data-act=give-up]").press("Enter")
    focused(page, ".menu button")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    layers = ["dialog", ".menu", ".inspect.pinned", ".coach", ".choices"]
    backs = [".menu button", "[data-act=give-up]", None, None, None]
    for n, (layer, back) in enumerate(zip(layers, backs, strict=True)):
        assert [one for one in layers if page.query_selector(one)] == layers[n:]
        escape(page)
        expect(page.locator(layer)).to_have_count(0)
        if back:
            focused(page, back)


# Entries of the menu that are no window.
LEADING_AWAY = (
    "On one page",
    "Components",
    "Rules",
    "The box",
    "Replay",
    "New table from this position",
    "Save the game file",
    "Guided first turn",
    "About",
    "Leave the table",
)


def test_escape_closes_the_drawers_of_games(server: Server, open_page: Open) -> None:
    page = open_page(size=SIZES["phone"])
    SCENES["prehistory-beginning"].show(page, server)
    escape(page)
    expect(page.locator(".picker.folded")).to_be_visible()
    SCENES["prehistory-spring"].show(page, server)
    closer = page.locator(".closer >> visible=true").first
    closer.press("Enter")
    page.wait_for_selector(".panel.near")
    escape(page)
    expect(page.locator(".panel.near")).to_have_count(0)
    button = page.locator("[data-act=drawer] >> visible=true")
    if not button.count():
        page.click("[data-tab-button=cave]")
    button.first.press("Enter")
    page.wait_for_selector(".drawer")
    page.locator(".drawer button").first.focus()
    escape(page)
    expect(page.locator(".drawer")).to_have_count(0)
    focused(page, "[data-act=drawer]")


@pytest.mark.parametrize("name", ["join", "take", "missing-table", "altay-curtain"])
def test_no_finding_on_small_pages(name: str, server: Server, open_page: Open) -> None:
    page = open_page(size=SIZES["phone"], refused=name == "missing-table")
    VIEWS[name].show(page, server)
    assert findings(page) == []


# As on Android, where a page may show no notice on its own. What the system would show is written
# down, for not every browser without windows shows notices.
ONLY_BY_WORKER = """
  globalThis.Notification = class {
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    constructor() { throw new TypeError('Illegal constructor'); }
  };
  Object.defineProperty(document, 'hidden', { get: () => globalThis.away === true });
  globalThis.notices = [];
  const worker = ServiceWorkerRegistration.prototype;
  worker.showNotification = async function (title, { body, tag, data }) {
    const close = () => notices.splice(notices.indexOf(notice), 1);
    const notice = { script: this.active.scriptURL, title, body, tag, data, close };
    notices.push(notice);
  };
  worker.getNotifications = async ({ tag }) =>
    notices.filter(notice => notice.tag === tag);
"""
# A tap on the notice; where it leads is written down, and that the notice is closed.
TAP = """async data => {
  const led = [];
  Clients.prototype.openWindow = async path => void led.push('open ' + path);
  WindowClient.prototype.focus = async function () { led.push(new URL(this.url).pathname); };
  const waits = [];
  const notification = { data, close: () => led.push('close') };
  const waitUntil = done => waits.push(done);
  dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }));
  await Promise.all(waits);
  return led;
}"""


def test_a_notice_of_the_service_worker_leads_to_the_table(server: Server, open_page: Open) -> None:
    page = open_page(notify=True)
    page.add_init_script(ONLY_BY_WORKER)
    prehistory.at(page, server, prehistory.begins("gather"), 2)
    ready = "navigator.serviceWorker.ready.then(at => at.active.scriptURL)"
    assert page.evaluate(ready) == f"{server.address}/service.js"
    assert page.evaluate("notices") == []
    page.evaluate("globalThis.away = true")
    page.click("[data-act=list]")
    page.click(".choices [data-choice=pass]")
    page.wait_for_function("() => notices.length")
    path = page.evaluate("location.pathname")
    (notice,) = page.evaluate("notices.map(({ close, ...notice }) => notice)")
    assert notice["script"] == f"{server.address}/service.js"
    assert notice["body"] == "It’s your turn."
    assert notice["data"] == {"path": path}
    (worker,) = page.context.service_workers
    assert worker.evaluate(TAP, notice["data"]) == ["close", path]
    # Who looks at the table again needs no notice.
    page.evaluate("away = false, document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_function("() => !notices.length")
