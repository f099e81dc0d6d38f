"""An owner's way: cards corrected in the browser, carried to another server, played and looked back
upon there."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.tables import Open
from tests.server.client import Player, Server

import dolmen

GAME = "endless_winter"
CARDS = (
    "fire_making",
    "flint_knapping",
    "hide_tanning",
    "bone_needles",
    "spear_thrower",
    "snowshoes",
    "hide_tents",
    "gathering_baskets",
    "bone_flute",
    "bow_and_arrow",
)
NAME = "Second printing"


@pytest.fixture
def servers(tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    """Two houses that know nothing of each other."""
    two = Server(tmp_path / "here.db"), Server(tmp_path / "there.db")
    yield two
    for server in two:
        server.stop()


def save(page: Page) -> None:
    """The server is asked once more; then it is in the pack that the browser keeps."""
    name = page.url.rpartition("/")[2]
    page.click("[data-act=save]")
    page.wait_for_function(
        """name => Object.entries(localStorage).some(
          ([key, pack]) => key.startsWith('dolmen.pack.') && pack.includes(`"${name}":`))""",
        arg=name,
    )
    expect(page.locator("[data-act=save]")).to_have_attribute("aria-disabled", "true")


def correct(page: Page, here: str, card: str, points: int) -> None:
    page.goto(f"{here}/box/{GAME}#culture_cards/culture_card/{card}")
    expect(page.locator(f".cardform[data-entry$='/{card}']")).to_be_visible()
    page.fill("#field-points", str(points))
    expect(page.locator(".preview .piecetext")).to_contain_text(f"If buried: {points} point")
    save(page)


def add(page: Page, here: str, table: str, name: str) -> None:
    """A further card; what it says besides its name stays as the form proposes it."""
    page.goto(f"{here}/box/{GAME}")
    page.click(f"[data-act={table}] >> nth=0")
    for language in ("en", "de", "fr"):
        page.fill(f"#field-name-{language}", f"{name} {language}")


def make_pack(page: Page, here: str, folder: Path) -> Path:
    page.goto(f"{here}/box/{GAME}")
    page.click("[data-act=pack-new]")
    page.fill("[data-act=pack-name]", NAME)
    page.keyboard.press("Enter")
    for number, card in enumerate(CARDS):
        correct(page, here, card, 11 + number)
    add(page, here, "add-animals-animal", "Cave Lion")
    page.select_option("#field-scoring", "x1")
    page.fill("#field-count", "9")
    expect(page.locator(".preview .piecetext")).to_contain_text("5")
    save(page)
    add(page, here, "add-nomad_cards-nomad_card", "Wanderer")
    save(page)
    page.goto(f"{here}/box/{GAME}")
    with page.expect_download() as loaded:
        page.click("[data-act=pack-export]")
    file = folder / "pack.toml"
    loaded.value.save_as(file)
    return file


def set_up(page: Page, there: str, *kinds: str) -> dict[str, Any]:
    """Make a table with the pack in the set-up window; gives its number and keys."""
    page.goto(there)
    page.click(f"[data-game={GAME}] [data-act=more]")
    page.select_option("[data-act=choose-pack]", label=NAME)
    seats = page.locator(".seatplan select")
    while seats.count() > len(kinds):
        page.click(".seatplan li:last-child button")
    for number, kind in enumerate(kinds):
        if number >= seats.count():
            page.click("[data-act=add-seat]")
        seats.nth(number).select_option(kind)
    page.click("[data-act=make]")
    page.wait_for_selector(".app.winter")
    table = page.url.rpartition("/t/")[2].partition("#")[0]
    kept = page.evaluate(f"localStorage.getItem('dolmen.table.{table}')")
    return {"table": table, **json.loads(kept)}


def play_to_the_end(server: Server, made: dict[str, Any], seed: int) -> str:
    """All people of a table at one screen, who answer at random; gives the record."""
    seats = [key["seat"] for key in made["keys"]]
    player: Player = server.sit(made, *seats)
    rng = Random(seed)
    while not player.now["over"]:
        decision = player.now["decision"]
        if player.now["page"] or decision is None or decision["seat"] not in seats:
            player.next("snapshot")
        elif player.now["viewer"] != decision["seat"]:
            player.send("look", seat=decision["seat"])
            player.next("snapshot")
        elif not decision["choices"]:
            player.next("snapshot")
        else:
            answer = player.choose(rng.choice(player.choices)["index"])
            assert answer["type"] == "snapshot", answer
    assert player.now["pack"] == NAME
    player.close()
    record: str = server.get(f"/api/tables/{made['table']}/record")
    return record


def test_a_pack_made_here_is_played_there(
    servers: tuple[Server, Server], open_page: Open, tmp_path: Path
) -> None:
    here, there = servers
    page = open_page()
    file = make_pack(page, f"http://{here.address}", tmp_path)

    other = open_page()
    other.goto(f"http://{there.address}/box/{GAME}")
    other.set_input_files("[data-act=pack-import]", file)
    expect(other.locator("[data-act=pack-select] option:checked")).to_have_text(NAME)
    for number, kinds in enumerate((("human", "gatherer"), ("human",))):
        made = set_up(other, f"http://{there.address}", *kinds)
        record = play_to_the_end(there, made, number)
        play = dolmen.load(record)
        assert play.over and play.header.pack is not None and play.header.pack.name == NAME
        names = {"own_animal_1", "own_nomad_card_1"}
        changed = [play.header.pack.changes[f] for f in ("culture_cards", "animals", "nomad_cards")]
        assert names <= {i for tables in changed for entries in tables.values() for i in entries}
        # The other house folds it, though nobody there has the pack.
        brought = here.post("/api/import", {"record": record})
        again = here.get(f"/api/tables/{brought['table']}/record")
        assert dolmen.load(again).record.moves == play.record.moves
        assert here.get(f"/api/tables/{brought['table']}")["pack"] == NAME
        told = here.get(f"/api/tables/{brought['table']}/pack/fr")
        assert len(told["differences"]) == 12
        assert there.get(f"/api/tables/{made['table']}/replay")["total"] == len(play.moves) + 1
        kept = tmp_path / f"record-{number}.txt"
        kept.write_text(record, encoding="utf-8")
    look_back(tmp_path / "record-1.txt", tmp_path / "review.html")


def look_back(record: Path, page: Path) -> None:
    command = [sys.executable, "-m", "dolmen.cli", "record", "review", str(record)]
    done = subprocess.run(
        [*command, "--iterations", "2", "--page", str(page)], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert '"chances"' in page.read_text(encoding="utf-8")
