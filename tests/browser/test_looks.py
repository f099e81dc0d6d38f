"""How it looks, and whether everybody can use it."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageEnhance, ImageFilter
from playwright.sync_api import Browser, expect
from tests.browser.pictures import SHARE, SHOTS, SIZES, assert_looks, difference, findings, outside
from tests.browser.scenes import FOUR, SCENES, in_the_middle
from tests.browser.tables import Open, Server, choose, choose_first, make, show_list
from tests.browser.test_frame import AT_END

LOOKED_AT = [name for name, scene in SCENES.items() if scene.crops]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", LOOKED_AT)
def test_it_looks_as_before(
    name: str, size: str, server: Server, open_page: Open, browser: Browser
) -> None:
    page = open_page(size=SIZES[size])
    SCENES[name].show(page, server)
    assert_looks(page, browser, f"{name}-{size}", SCENES[name].crops)


def test_a_small_difference_is_noticed_and_smoothing_is_not() -> None:
    """An icon that is missing, a part that has moved, another colour; not a finer edge."""
    with Image.open(SHOTS / "altay-desktop.png") as kept:
        now = kept.convert("RGB")
    assert difference(now, now) == 0
    assert difference(now.filter(ImageFilter.GaussianBlur(0.3)), now) <= SHARE
    for changed in (
        paint(now, (60, 60, 72, 72), "black"),
        ImageChops.offset(now, 3, 0),
        ImageEnhance.Brightness(now).enhance(0.8),
        now.crop((0, 0, now.width, now.height - 1)),
    ):
        assert difference(changed, now) > SHARE


def test_letters_are_drawn_alike_whatever_the_machine_prefers(
    server: Server, open_page: Open
) -> None:
    """Hinting moves stems to whole points and makes words wider or narrower."""
    page = open_page()
    in_the_middle(page, server)
    hinted = page.evaluate(
        """() => [...document.querySelectorAll('body *')]
          .filter(e => !e.closest('script, style, template, noscript'))
          .filter(e => getComputedStyle(e).textRendering.toLowerCase() !== 'geometricprecision')
          .map(e => e.outerHTML.slice(0, 80))"""
    )
    assert hinted == []


def paint(picture: Image.Image, box: tuple[int, int, int, int], colour: str) -> Image.Image:
    painted = picture.copy()
    painted.paste(Image.new("RGB", (box[2] - box[0], box[3] - box[1]), colour), box)
    return painted


def test_pictures_stay_small() -> None:
    """Every version of them stays in the history of the repository."""
    sizes = {path.name: path.stat().st_size for path in SHOTS.iterdir()}
    assert set(sizes) == {f"{name}-{size}.png" for name in LOOKED_AT for size in SIZES}
    assert max(sizes.values()) < 16_000 and sum(sizes.values()) < 300_000


@pytest.mark.parametrize("name", ["desktop", "phone"])
def test_no_serious_finding_of_the_accessibility_scan(
    name: str, server: Server, open_page: Open
) -> None:
    page = open_page(size=SIZES[name])
    in_the_middle(page, server)
    assert findings(page) == []
    page.click("[data-act=list]")
    assert findings(page, ".choices") == []
    page.click("[data-act=list]")
    for entry in ("Settings", "Describe the table", "Score so far", "Keys and gestures"):
        page.click("[data-act=menu]")
        page.click(f".drop button:text-is('{entry}')")
        page.wait_for_selector("dialog[open] .body *")
        assert findings(page, "dialog[open]") == []
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("name", ["desktop", "phone"])
def test_the_end_and_the_replay_can_be_used_by_everybody(
    name: str, server: Server, open_page: Open
) -> None:
    page = open_page(size=SIZES[name])
    made = server.post("/api/import", {"record": FOUR.read_text()})
    page.goto(f"{server.address}/t/{made['table']}#move=60")
    page.wait_for_selector(".replaybar")
    if name == "desktop":  # the chronicle follows the replay
        page.wait_for_function(f"() => ({AT_END})(document.querySelector('.logbox'))")
        page.keyboard.press(".")
        page.wait_for_url("**#move=61")
        page.wait_for_function(f"() => ({AT_END})(document.querySelector('.logbox'))")
    assert findings(page) == []
    page.click("[data-act=live]")
    page.click("[data-act=menu]")
    page.click(".drop button:text-is('Score so far')")
    page.wait_for_selector("dialog[open] .chart")
    assert findings(page, "dialog[open]") == []


def test_the_phone_shows_one_view_at_a_time(server: Server, open_page: Open) -> None:
    page = open_page(size=SIZES["phone"], touch=True)
    table = make(server, "human", "random", seed=5, first=0)
    table.sit(page, 0)
    show_list(page)
    choose(page, "folk earthfolk")
    choose_first(page, "start ")
    page.click("[data-act=list]")
    expect(page.locator("#question")).to_contain_text("Your turn")
    expect(page.locator(".stage")).to_be_visible()
    expect(page.locator(".market")).to_be_hidden()
    # The first tap shows, the second one takes.
    card = page.locator("[data-target='hand:hunter'].legal").first
    card.tap()
    expect(page.locator(".inspect")).to_be_visible()
    expect(page.locator("[data-target='pool:food']")).to_have_count(0)
    card.tap()
    expect(page.locator("[data-target='pool:food']")).to_be_visible()
    page.tap("[data-tab-button=cards]")
    expect(page.locator(".market")).to_be_visible()
    expect(page.locator(".stage")).to_be_hidden()
    farmer = page.locator("[data-target='market:farmer']")
    farmer.tap()
    farmer.tap()
    expect(page.locator(".pile .stamp")).to_have_count(1)
    page.tap("[data-tab-button=log]")
    expect(page.locator(".logbox")).to_contain_text("You buy a Farmer")
    small = page.evaluate(
        """() => [...document.querySelectorAll('.prompt button, .tabs button')]
          .filter(b => b.getBoundingClientRect().width)
          .some(b => Math.min(b.offsetWidth, b.offsetHeight) < 44)"""
    )
    assert not small


def test_narrow_and_with_large_text(server: Server, open_page: Open) -> None:
    page = open_page(size=(320, 640))
    in_the_middle(page, server)
    assert not outside(page)
    page.set_viewport_size({"width": 720, "height": 900})
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert not outside(page)
