"""The box: components with their marks, packs, and cards that an owner corrects."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Dialog, Page, Route, expect
from tests.browser.pictures import findings, outside
from tests.browser.tables import Open, Server, Table, make, resize

GAME = "endless_winter"
CULTURE = "culture_cards/culture_card"
FIRE = f"{CULTURE}/fire_making"
FLINT = f"{CULTURE}/flint_knapping"
HERBS = f"{CULTURE}/healing_herbs"
SIZES = {"phone": (390, 844), "tablet": (820, 1180), "laptop": (1280, 720), "desktop": (1440, 900)}


def box(page: Page, server: Server, entry: str = "") -> None:
    """The box of Endless Winter, or the form of one of its cards."""
    page.goto(f"{server.address}/box/{GAME}{entry and f'#{entry}'}")
    page.wait_for_selector(".cardform" if entry else ".piece .drawing svg")


def new_pack(page: Page, name: str) -> None:
    page.click("[data-act=pack-new]")
    page.fill("[data-act=pack-name]", name)
    page.keyboard.press("Enter")
    expect(page.locator("[data-act=pack-select] option:checked")).to_have_text(name)


def packs(page: Page) -> list[dict[str, Any]]:
    """What the browser keeps."""
    kept = page.evaluate(
        """() => Object.keys(localStorage).filter(key => key.startsWith('dolmen.pack.')).sort()
          .map(key => JSON.parse(localStorage.getItem(key)))"""
    )
    return list(kept)


def save(page: Page) -> None:
    page.click("[data-act=save]")
    expect(page.locator(".formacts [role=status]")).to_have_text("")


def preview(page: Page) -> Any:
    return page.locator(".preview .piecetext")


def test_it_is_found_and_tells_where_data_comes_from(server: Server, open_page: Open) -> None:
    page = open_page()
    page.goto(server.address)
    page.click(f"[data-game={GAME}] [data-act=box]")
    page.wait_for_selector(".piece .drawing svg")
    assert page.url.endswith(f"/box/{GAME}")
    everything = page.locator(".piece").count()
    fire = page.locator(".piece", has=page.locator(f"[data-entry='{FIRE}']"))
    expect(fire.locator(".sourcemark")).to_have_text("Reconstructed")
    page.click("[data-filter=R]")
    expect(page.locator("[data-filter=R]")).to_have_attribute("aria-pressed", "true")
    shown = page.locator(".piece")
    assert 0 < shown.count() < everything
    assert page.locator(".sourcemark:not([data-source=R])").count() == 0
    page.click("[data-filter=S]")
    expect(page.locator("[data-piece='animal:ground_sloth']")).to_be_visible()
    expect(page.locator("[data-piece='card:fire_making']")).to_have_count(0)
    page.click("[data-filter=all]")
    page.fill("[data-act=search]", "fire making")
    expect(shown).to_have_count(1)
    page.click(".legend summary")
    expect(page.locator(".legend dt")).to_have_count(4)
    assert findings(page) == []


def test_ticks_are_counted_and_kept(server: Server, open_page: Open) -> None:
    page = open_page()
    box(page, server)
    line = page.locator(".progress span")
    expect(line).to_have_text(re.compile(r"^0 of \d+ components confirmed$"))
    # The first tick begins a pack.
    page.check(f".piece:has([data-entry='{FIRE}']) [data-act=confirm]")
    expect(line).to_have_text(re.compile(r"^1 of \d+"))
    expect(page.locator("[data-act=pack-select] option:checked")).to_have_text("My copy")
    page.click("[data-filter=open]")
    expect(page.locator("[data-piece='card:fire_making']")).to_have_count(0)
    page.reload()
    expect(line).to_have_text(re.compile(r"^1 of \d+"))
    (pack,) = packs(page)
    assert pack["confirmed"] == [FIRE] and pack["changes"] == {}
    page.uncheck(f".piece:has([data-entry='{FIRE}']) [data-act=confirm]")
    expect(line).to_have_text(re.compile(r"^0 of \d+"))


def test_a_card_is_drawn_while_it_is_corrected(server: Server, open_page: Open) -> None:
    page = open_page()
    box(page, server)
    new_pack(page, "Second printing")
    page.click(f"[data-entry='{FIRE}']")
    expect(page.locator(".editor h2")).to_be_focused()
    page.fill("#field-name-en", "Great Fire")
    page.fill("#field-points", "7")
    page.fill("#field-cost-labor", "3")
    page.fill("#field-effect-0-n", "4")
    expect(preview(page)).to_contain_text("Great Fire")
    expect(preview(page)).to_contain_text("4 food, 1 Idol")
    expect(preview(page)).to_contain_text("If buried: 7 points")
    expect(page.locator(".preview .card")).to_contain_text("Great Fire")
    expect(page.locator(".preview .card")).to_contain_text("7")
    assert packs(page)[0]["changes"] == {}, "nothing is kept before it is saved"
    save(page)
    entry = packs(page)[0]["changes"]["culture_cards"]["culture_card"]["fire_making"]
    assert (entry["points"], entry["cost"], entry["effect"][0]["n"]) == (
        7,
        {"tool": 0, "labor": 3},
        4,
    )
    page.click("[data-act=box-back]")
    expect(page.locator(f"[data-entry='{FIRE}']")).to_be_focused()
    fire = page.locator("[data-piece='card:fire_making']")
    expect(fire.locator(".card")).to_contain_text("Great Fire")
    expect(fire.locator(".sourcemark")).to_have_text("Changed by me")
    page.click("[data-filter=changed]")
    expect(page.locator(".piece")).to_have_count(1)
    page.click("[data-act=pack-compare]")
    expect(page.locator("dialog")).to_contain_text("7")
    expect(page.locator("dialog:focus, dialog :focus")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    # And back to what is shipped.
    page.click(f"[data-entry='{FIRE}']")
    page.click("[data-act=restore]")
    expect(page.locator("#field-points")).to_have_value("1")
    expect(preview(page)).to_contain_text("If buried: 1 point")
    assert packs(page)[0]["changes"] == {}


def test_effects_are_put_together_with_keys_alone(server: Server, open_page: Open) -> None:
    page = open_page()
    box(page, server, FIRE)
    page.focus("#field-effect-add")
    page.keyboard.press("Enter")
    expect(page.locator("#field-effect-2-do")).to_be_focused()
    page.select_option("#field-effect-2-do", "column_labor")
    page.select_option("#field-effect-2-column", "hunt")
    page.fill("#field-effect-2-n", "3")
    expect(preview(page)).to_contain_text("3 Labor in Hunt")
    page.focus("#field-effect-2-up")
    page.keyboard.press("Enter")
    expect(page.locator("#field-effect-1-do")).to_have_value("column_labor")
    expect(page.locator("#field-effect-1-up")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#field-effect-0-do")).to_have_value("column_labor")
    expect(page.locator("#field-effect-0-down")).to_be_focused()
    page.focus("#field-effect-0-out")
    for left in (2, 1):
        page.keyboard.press("Enter")
        expect(page.locator(".kind-steps > ol > .item")).to_have_count(left)
        expect(page.locator("#field-effect-0-out")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#field-effect-add")).to_be_focused()
    page.keyboard.press("Enter")
    page.select_option("#field-effect-0-do", "choose")
    expect(page.locator(".ways-list > .item")).to_have_count(2)
    for way, good in ((0, "food"), (1, "tool")):
        page.click(f"#field-effect-0-options-{way}-add")
        page.select_option(f"#field-effect-0-options-{way}-0-do", good)
    expect(preview(page)).to_contain_text("Choose one: 1 food / 1 tool", ignore_case=True)
    page.select_option("#field-effect-0-do", "exchange")
    page.fill("#field-effect-0-give-food", "2")
    page.fill("#field-effect-0-get-tool", "1")
    expect(preview(page)).to_contain_text("you may exchange 2 food for 1 tool", ignore_case=True)
    assert findings(page) == []


def test_what_is_wrong_stands_at_its_field(server: Server, open_page: Open) -> None:
    page = open_page(language="de", refused=True)
    box(page, server, FIRE)
    points = page.locator("#field-points")
    points.fill("")
    expect(points).to_have_attribute("aria-invalid", "true")
    told = page.locator(f"#{points.get_attribute('aria-describedby')}")
    expect(told).to_contain_text("ganze Zahl")
    page.click("[data-act=save]")
    expect(points).to_be_focused()
    assert packs(page) == []
    points.fill("2")
    expect(points).not_to_have_attribute("aria-invalid", "true")
    expect(page.locator(".problems")).to_have_count(0)
    page.fill("#field-name-fr", " ")
    expect(page.locator("#field-name-fr")).to_have_attribute("aria-invalid", "true")
    assert findings(page) == []
    # What only the server finds wrong is in the language of the page, too.
    page.fill("#field-name-fr", "Le feu\u200b")  # with a mark that nobody sees
    said = page.locator("#field-name-fr-wrong")
    expect(said).to_contain_text(": name, fr: muss eine einzelne Textzeile sein.")
    page.select_option(".language", "fr")
    expect(said).to_contain_text("\u00a0: name, fr\u00a0: doit être une seule ligne de texte.")


REFUSED_PLACES: list[tuple[list[Any], str]] = [
    (["effect", 1, "n"], "#field-effect-1-n"),
    (["effect", 1, "surprise"], "#field-effect-1"),
    (["name", "de"], "#field-name-de"),
    (["cost"], "#field-cost"),
]


def refusing(place: list[Any]) -> Callable[[Route], None]:
    """Answers whatever is posted with a problem at this place of a card."""

    def refuse(route: Route) -> None:
        if route.request.method == "POST":
            problem = {"error": "It does not fit.", "place": [*FIRE.split("/"), *place]}
            route.fulfill(status=400, json=problem)
        else:
            route.fallback()

    return refuse


def test_what_the_server_refuses_stands_at_its_field(server: Server, open_page: Open) -> None:
    page = open_page(refused=True)
    box(page, server, FIRE)
    address = re.compile(r"/box/en$")
    for number, (place, shown) in enumerate(REFUSED_PLACES):
        page.route(address, refusing(place))
        page.fill("#field-points", str(3 + 2 * number))
        wrong = page.locator(f"{shown}-wrong")
        expect(wrong).to_have_text("It does not fit.")
        page.click(".problems .aslink")
        expect(page.locator(shown)).to_be_focused()
        page.unroute(address)
        page.fill("#field-points", str(4 + 2 * number))
        expect(wrong).to_have_count(0)


def test_the_newest_answer_wins(server: Server, open_page: Open) -> None:
    page = open_page()
    box(page, server, FIRE)
    held: list[Route] = []

    def hold(route: Route) -> None:
        if '"points":5' in (route.request.post_data or ""):
            held.append(route)
        else:
            route.fallback()

    page.route(re.compile(r"/box/en$"), hold)
    page.fill("#field-points", "5")
    page.wait_for_timeout(500)
    assert held
    page.fill("#field-points", "6")
    expect(preview(page)).to_contain_text("If buried: 6 points")
    held[0].abort()  # its answer would come last; the page has given it up
    expect(preview(page)).to_contain_text("If buried: 6 points")
    expect(page.locator(".problems")).to_have_count(0)


def test_a_further_card_is_added_and_deleted(server: Server, open_page: Open) -> None:
    page = open_page()
    box(page, server)
    page.click("[data-act=add-culture_cards-culture_card] >> nth=0")
    page.fill("#field-name-en", "Promotional Fire")
    expect(preview(page)).to_contain_text("Promotional Fire")
    save(page)
    page.click("[data-act=box-back]")
    card = page.locator("[data-piece='card:own_culture_1']")
    expect(card.locator(".card")).to_contain_text("Promotional Fire")
    page.click(f"[data-entry='{CULTURE}/own_culture_1']")
    page.on("dialog", lambda dialog: dialog.accept())
    page.click("[data-act=delete-card]")
    page.wait_for_selector(".piece")
    expect(card).to_have_count(0)
    assert packs(page)[0]["changes"] == {}


def test_all_parts_of_a_component_are_reached(server: Server, open_page: Open) -> None:
    page = open_page()
    box(page, server, "idol_board/glory/0")
    parts = page.locator(".related a")
    assert parts.count() > 5
    expect(page.locator(".related [aria-current]")).to_have_text("0")
    page.click(".related a:text-is('4')")
    expect(page.locator(".related [aria-current]")).to_have_text("4")
    expect(page.locator("#field-position")).to_have_text("4")
    expect(page.locator("[data-act=box-after]")).to_be_visible()
    assert findings(page) == []


def test_a_draft_is_not_left_by_mistake(server: Server, open_page: Open) -> None:
    page = open_page()
    box(page, server)
    page.click(f"[data-entry='{FIRE}']")
    page.fill("#field-points", "3")
    asked: list[str] = []
    stay = True

    def answer(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.dismiss() if stay else dialog.accept()

    page.on("dialog", answer)
    page.click("[data-act=box-after]")
    expect(page.locator("#field-points")).to_have_value("3")
    page.go_back()
    expect(page.locator("#field-points")).to_have_value("3")
    assert page.url.endswith(FIRE)
    assert len(asked) == 2
    stay = False
    page.click("[data-act=box-after]")
    expect(page.locator(".editor h2")).to_contain_text("Flint Knapping")
    page.click("[data-act=box-before]")
    expect(page.locator("#field-points")).to_have_value("1")
    assert len(asked) == 3
    # A draft that was left is drawn no longer.
    page.fill("#field-points", "5")
    expect(page.locator(".preview .card")).to_contain_text("5")
    page.click("[data-act=box-back]")
    fire = page.locator("[data-piece='card:fire_making']")
    expect(fire.locator(".card")).to_contain_text("1")
    expect(fire.locator(".card")).not_to_contain_text("5")
    assert len(asked) == 4
    # Another language does not take the draft away.
    page.click(f"[data-entry='{FIRE}']")
    page.fill("#field-points", "3")
    page.select_option(".language", "de")
    expect(preview(page)).to_contain_text("Wenn begraben: 3 Punkte")
    expect(page.locator("#field-points")).to_have_value("3")


def test_two_windows_keep_each_others_work(server: Server, open_page: Open) -> None:
    page = open_page()
    box(page, server)
    new_pack(page, "Shared")
    other = page.context.new_page()
    box(other, server, FLINT)
    page.click(f"[data-entry='{FIRE}']")
    other.fill("#field-points", "2")
    page.fill("#field-points", "9")
    save(other)
    save(page)
    kept = packs(page)[0]["changes"]["culture_cards"]["culture_card"]
    assert (kept["fire_making"]["points"], kept["flint_knapping"]["points"]) == (9, 2)
    # The same card in both: the later one is asked.
    other.goto(f"{server.address}/box/{GAME}#{FIRE}")
    other.reload()
    expect(other.locator("#field-points")).to_have_value("9")
    other.fill("#field-points", "8")
    page.fill("#field-points", "5")
    save(page)
    asked: list[str] = []

    def refuse(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.dismiss()

    other.on("dialog", refuse)
    other.click("[data-act=save]")
    assert asked and "another window" in asked[0]
    kept = packs(page)[0]["changes"]["culture_cards"]["culture_card"]
    assert kept["fire_making"]["points"] == 5


def test_a_pack_travels_as_a_file(server: Server, open_page: Open, tmp_path: Path) -> None:
    page = open_page()
    box(page, server)
    new_pack(page, "Für Freunde")
    page.check(f".piece:has([data-entry='{HERBS}']) [data-act=confirm]")
    page.click(f"[data-entry='{FIRE}']")
    page.fill("#field-points", "3")
    save(page)
    page.click("[data-act=box-back]")
    with page.expect_download() as waiting:
        page.click("[data-act=pack-export]")
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    assert file.name == f"{GAME}-Fur-Freunde.toml"
    other = open_page()
    box(other, server)
    other.set_input_files("[data-act=pack-import]", file)
    expect(other.locator("[data-act=pack-select] option:checked")).to_have_text("Für Freunde")
    expect(other.locator("[data-piece='card:fire_making']")).to_contain_text("If buried: 3 points")
    assert packs(other) == packs(page)
    # Copied, renamed, deleted.
    other.click("[data-act=pack-copy]")
    expect(other.locator("[data-act=pack-select] option:checked")).to_have_text("Für Freunde 2")
    other.click("[data-act=pack-rename]")
    other.fill("[data-act=pack-name]", "Mine")
    other.click("[data-act=name-it]")
    expect(other.locator("[data-act=pack-select] option:checked")).to_have_text("Mine")
    expect(other.locator("[data-act=pack-rename]")).to_be_focused()
    other.once("dialog", lambda dialog: dialog.dismiss())
    other.click("[data-act=pack-delete]")
    assert len(packs(other)) == 2
    other.once("dialog", lambda dialog: dialog.accept())
    other.click("[data-act=pack-delete]")
    expect(other.locator("[data-act=pack-select] option:checked")).to_have_text("As shipped")
    assert [pack["name"] for pack in packs(other)] == ["Für Freunde"]


def test_a_browser_that_keeps_nothing_says_so(server: Server, open_page: Open) -> None:
    page = open_page()
    page.add_init_script(
        """const set = Storage.prototype.setItem;
        Storage.prototype.setItem = function (key, text) {
          if (key.startsWith('dolmen.pack')) throw new DOMException('full', 'QuotaExceededError');
          set.call(this, key, text);
        };"""
    )
    box(page, server)
    new_pack(page, "Loose")
    expect(page.locator(".packbar [role=alert]")).to_contain_text("Export")
    page.check(f".piece:has([data-entry='{FIRE}']) [data-act=confirm]")
    expect(page.locator(".progress span")).to_have_text(re.compile("^1 of"))
    with page.expect_download() as waiting:
        page.click("[data-act=pack-export]")
    assert FIRE in Path(waiting.value.path()).read_text(encoding="utf-8")


def test_a_pack_that_does_not_fit_can_be_mended(server: Server, open_page: Open) -> None:
    page = open_page(refused=True)
    box(page, server, FIRE)
    page.fill("#field-points", "3")
    save(page)
    # As if it came from another version of the game.
    page.evaluate(
        """() => {
          const key = Object.keys(localStorage).find(key => key.startsWith('dolmen.pack.'));
          const text = localStorage.getItem(key);
          localStorage.setItem(key, text.replace('"points":3', '"points":"three"'));
        }"""
    )
    page.goto(f"{server.address}/box/{GAME}")
    page.reload()
    expect(page.locator(".problems")).to_contain_text("fire_making")
    expect(page.locator("[data-piece='card:fire_making']")).to_contain_text("If buried: 1 point")
    page.click(".problems a")
    expect(page.locator("#field-points")).to_have_attribute("aria-invalid", "true")
    page.fill("#field-points", "4")
    save(page)
    page.click("[data-act=box-back]")
    expect(page.locator("[data-piece='card:fire_making']")).to_contain_text("If buried: 4 points")
    expect(page.locator(".problems")).to_have_count(0)


def test_a_table_is_set_up_with_a_pack(server: Server, open_page: Open) -> None:
    page = open_page()
    box(page, server)
    new_pack(page, "Second printing")
    page.click("text=To the lobby")
    page.click(f"[data-game={GAME}] [data-act=more]")
    page.select_option("[data-act=choose-pack]", label="Second printing")
    assert findings(page) == []
    with page.expect_request(
        lambda request: request.url.endswith("/api/tables") and request.method == "POST"
    ) as made:
        page.click("[data-act=make]")
    plan = json.loads(made.value.post_data or "")
    assert plan["pack"]["name"] == "Second printing"
    assert plan["pack"]["format"] == "dolmen pack 1"


def own_table(server: Server) -> Table:
    """A table that is played with another name of Fire Making; nine points."""
    entry = {
        "id": "fire_making",
        "era": 1,
        "name": {"en": "Great Fire", "de": "Großes Feuer", "fr": "Grand feu"},
        "cost": {"tool": 0, "labor": 2},
        "points": 9,
        "effect": [{"do": "food", "n": 5}],
        "source": "S",
    }
    pack = {
        "format": "dolmen pack 1",
        "game": GAME,
        "name": "Second printing",
        "confirmed": [],
        "changes": {"culture_cards": {"culture_card": {"fire_making": entry}}},
    }
    return make(server, "human", "hunter", game=GAME, seed=3, first=0, pack=pack)


def test_everybody_sees_that_an_own_box_is_played(server: Server, open_page: Open) -> None:
    page = open_page()
    table = own_table(server)
    table.sit(page, 0, ready=".app")
    chip = page.locator(".top [data-act=pack]")
    expect(chip).to_have_text("Second printing")
    chip.click()
    window = page.locator("dialog")
    expect(window).to_contain_text("Great Fire")
    assert findings(page) == []
    page.click("[data-act=take-pack]")
    expect(window).to_contain_text("added to your packs")
    assert [pack["name"] for pack in packs(page)] == ["Second printing"]
    page.keyboard.press("Escape")
    # The components as they are at this table, and the table is still there.
    page.click("[data-act=menu]")
    page.click(".drop button:text-is('Components')")
    page.fill("[data-act=search]", "great fire")
    card = page.locator("[data-piece='card:fire_making']")
    expect(card).to_contain_text("If buried: 9 points")
    expect(card.locator(".card")).to_contain_text("Great Fire")
    page.select_option(".language", "de")
    page.fill("[data-act=search]", "Großes Feuer")
    expect(card.locator(".card")).to_contain_text("Großes Feuer")
    page.click("[data-act=box]")
    page.wait_for_selector(".packbar")
    page.click("[data-act=back-to-table]")
    expect(chip).to_be_visible()
    page.goto(server.address)
    expect(page.locator(".tables.mine .packchip")).to_contain_text("Eigene Schachtel: Second")
    assert findings(page) == []


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_nothing_hangs_over_the_edge(language: str, server: Server, open_page: Open) -> None:
    page = open_page(language=language)
    box(page, server)
    page.click("[data-act=pack-new]")
    page.keyboard.press("Enter")
    for width, height in SIZES.values():
        resize(page, width, height)
        assert not outside(page)
    page.click(f"[data-entry='{HERBS}']")
    page.wait_for_selector(".cardform")
    page.fill("#field-points", "999")
    for width, height in SIZES.values():
        resize(page, width, height)
        assert not outside(page)
        assert page.evaluate(HANGING) == []
    assert findings(page) == []


HANGING = """() => [...document.querySelectorAll('.cardform :is(input, select, button)')]
  .filter(e => {
    const [a, b] = [e, e.closest('.group') ?? e.closest('.cardform')]
      .map(one => one.getBoundingClientRect());
    return a.right > b.right + 1 || a.left < b.left - 1;
  }).map(e => e.id)"""


def test_narrow_and_with_large_text(server: Server, open_page: Open) -> None:
    page = open_page(size=(320, 640), language="fr")
    box(page, server)
    assert not outside(page)
    page.goto(f"{server.address}/box/{GAME}#{HERBS}")
    page.wait_for_selector(".cardform")
    assert not outside(page)
    page.set_viewport_size({"width": 640, "height": 900})
    page.evaluate("document.body.style.zoom = 2")
    assert not outside(page)
