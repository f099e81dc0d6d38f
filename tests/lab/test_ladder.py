"""docs/ladder.md is made by its own commands."""

from __future__ import annotations

from pathlib import Path

import pytest

from dolmen.cli import main
from dolmen.core.refusal import BadInput
from dolmen.lab import ladder

PAGE = Path(__file__).parents[2] / "docs" / "ladder.md"

SMALL = """# Ladder

## Two

| | bot | games | won |
|---|---|---|---|
| Prehistory | random | 40 | never |
| Altay | random | 40 | left alone |

```sh
dolmen tournament prehistory --bots random,casual:3 \\
  --games 2 --seed 1
dolmen tournament altay --bots random,greedy --games 2 --seed 1
```

## Alone

| | bot | games | won | lead |
|---|---|---|---|---|
| no options | random | 1 | ? | ? |

```sh
dolmen simulate endless_winter --players random --games 2 --seed 1
```
"""


def test_every_row_of_the_page_has_its_command(capsys: pytest.CaptureFixture[str]) -> None:
    rows = ladder.read_rows(PAGE.read_text(encoding="utf-8"))
    assert len(rows) > 15
    for row in rows:
        assert row.command[0] in ("simulate", "tournament") and "--seed" in row.command
        assert row.line in PAGE.read_text(encoding="utf-8")
        if "games" in row.columns:
            games = row.cells[row.columns.index("games")]
            assert games == row.command[row.command.index("--games") + 1]
    with pytest.raises(SystemExit):
        main([*rows[0].command, "--help"])
    assert "--json" in capsys.readouterr().out


def test_rows_are_written_by_their_commands(tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    page.write_text(SMALL, encoding="utf-8")
    ladder.main(["--page", str(page), "--section", "Two", "no options"])
    assert page.read_text(encoding="utf-8") == SMALL
    ladder.main(["--page", str(page), "--section", "Alone", "no options"])
    two, _, alone = ladder.read_rows(page.read_text(encoding="utf-8"))
    assert two.cells[-1] == "never"
    assert alone.cells[2] == "2" and alone.cells[3].startswith("0.0 %") and alone.cells[4] < "0"


def test_pairings_go_to_their_columns() -> None:
    row = ladder.Row("Levels", ["", "a - b", "a - c"], ["Altay", "", ""], [])
    found = [
        {"bot": "a", "against": other, "games": 4, "win_rate": rate, "win_rate_95": [0, 1]}
        for other, rate in (("b", 0.25), ("c", 0.5))
    ]
    filled = ladder.fill(row, {"pairings": found})
    assert filled.cells == ["Altay", "25.0 % (0.0-100.0)", "50.0 % (0.0-100.0)"]


def test_a_row_without_a_command_is_told() -> None:
    with pytest.raises(BadInput, match="2 rows and 1 commands"):
        ladder.read_rows(SMALL.replace("--seed 1\ndolmen", "--seed 1 dolmen", 1))
