"""The rules page states the same facts as the content."""

from pathlib import Path

import pytest
from tests.altay.table import FACE, content

from dolmen.core.content import LANGUAGES
from dolmen.games.altay.ids import FOLKS, GOALS, MARKET_TITLES, RESOURCES, TERRITORIES, TITLES
from dolmen.games.altay.lexicon import Lexicon

PAGES = Path(__file__).parents[2] / "docs/rules"
PAGE = PAGES / "altay.md"


def card_rows(words: Lexicon) -> list[str]:
    rows = []
    for number, title in enumerate(content().titles):
        name, text = words.title(number), words.card_text(number).replace(" | ", " / ")
        if not title.copies:
            rows.append(f"| {name} | {text} |")
        else:
            points = ", ".join(str(copy.vp) for copy in title.copies)
            cost = words.cost(title.copies[-1].cost.kinds)
            rows.append(f"| {name} | {cost} | {points} | {text} |")
    return rows


def deck_rows(words: Lexicon) -> list[str]:
    return [f"| {words.of('folk', folk)} | {words.deck(n)} |" for n, folk in enumerate(FOLKS)]


def goal_rows(words: Lexicon) -> list[str]:
    rows = []
    for number, goal in enumerate(content().goals):
        name, fields = goal.name[words.language], words.cost(goal.fields.kinds)
        rows.append(f"| {goal.level} | {name} | {fields} | {words.goal_text(number)} |")
    return rows


def territory_rows() -> list[str]:
    kinds = {
        frozenset((border["a"], border["b"])): border["kind"]
        for border in content().data["map.toml"]["border"]
    }
    mark = {"land": "", "river": " (r)", "strait": " (s)"}
    rows = []
    for name, land in zip(TERRITORIES, content().territories, strict=True):
        near = [TERRITORIES[n] for n in land.adjacent]
        shown = ", ".join(n + mark[kinds[frozenset((name, n))]] for n in near) or "none"
        rows.append(f"| {name} | {land.name['en']} | {shown} |")
    return rows


def sea_rows() -> list[str]:
    return [
        f"| {sea.name['en']} | {', '.join(TERRITORIES[t] for t in sea.members)} |"
        for sea in content().seas
    ]


def setup_rows() -> list[str]:
    rows = []
    for players, row in sorted(content().rows.items()):
        out = ", ".join(TERRITORIES[t] for t in row.excluded) or "none"
        starts = ", ".join(TERRITORIES[t] for t in row.recommended)
        middle = ", ".join(TERRITORIES[t] for t in row.vp_markers["middle_row"])
        central = ", ".join(TERRITORIES[t] for t in row.vp_markers["central"])
        copies = f"{row.market_copies} | {row.technology_copies[0]}"
        rows.append(f"| {players} | {copies} | {out} | {starts} | {middle} | {central} |")
    return rows


def marker_rows() -> list[str]:
    rows = []
    for marker in content().markers:
        resource = RESOURCES[marker.resource] if marker.resource >= 0 else "-"
        pool = "mountains" if marker.mountain else "elsewhere"
        rows.append(f"| {marker.value} | {resource} | {marker.count} | {pool} |")
    return rows


GENERATED = {"cards": card_rows, "decks": deck_rows, "goals": goal_rows}
TABLES = {
    "territories": territory_rows,
    "seas": sea_rows,
    "setup": setup_rows,
    "markers": marker_rows,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", GENERATED)
def test_the_pages_say_what_the_cards_say(table: str, language: str) -> None:
    page = PAGE if language == "en" else PAGES / language / PAGE.name
    lines = page.read_text(encoding="utf-8").splitlines()
    missing = [row for row in GENERATED[table](FACE.lexicon(language)) if row not in lines]
    assert not missing, "\n".join(missing)


@pytest.mark.parametrize("table", TABLES)
def test_the_page_has_every_row(table: str) -> None:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    missing = [row for row in TABLES[table]() if row not in lines]
    assert not missing, "\n".join(missing)


def test_numbers_in_the_text() -> None:
    page = PAGE.read_text(encoding="utf-8")
    limits = content().limits
    assert f"{limits.settlements} settlements" in page
    assert f"at most {limits.per_territory} settlements" in page
    assert f"draw {limits.hand} cards" in page
    assert f"{limits.coin_price} coins" in page
    assert f"+{limits.personal_wonder_vp}" in page
    assert f"round {limits.round_limit}" in page
    assert (len(MARKET_TITLES), len(GOALS), len(TITLES)) == (11, 20, 22)
