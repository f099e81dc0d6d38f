"""A study of one changed card: what if Engineering were worth 3 points instead of 1?

    python examples/changed_card.py 200 changed-card

Both games are played on the same deals. The folder holds a page with pictures and a verdict in
words (study.html), and every game of both arms as tables. The same from the command line is
`dolmen study altay my-box.toml --players greedy,greedy`. Needs: pip install 'dolmen[lab]'
"""

from __future__ import annotations

import sys
from copy import deepcopy
from pathlib import Path

from dolmen.core.own_pack import OwnPack, between
from dolmen.games import find
from dolmen.lab.engine import engine_of
from dolmen.lab.study.arm import Arm
from dolmen.lab.study.page import Page, text_report
from dolmen.lab.study.study import Study, StudyPlan, run_study


def change(points: int) -> OwnPack:
    """A pack with one entry: the goal with other points."""
    shipped = find("altay").files
    files = deepcopy(shipped)
    goal = next(entry for entry in files["goals.toml"]["goal"] if entry["id"] == "engineering")
    goal["vp"] = points
    return between(shipped, files, "altay", f"Engineering worth {points}")


def study(deals: int, out: Path, bot: str = "greedy", workers: int = 1) -> Study:
    pack = change(3)
    arms = (Arm("as shipped", "altay"), Arm(pack.name, "altay", pack=pack))
    plan = StudyPlan(arms, (bot, bot), deals, luck=0)
    with engine_of(workers) as engine:
        found = run_study(plan, engine, out)
    (out / "study.html").write_text(str(Page(found, "examples/changed_card.py")), encoding="utf-8")
    return found


if __name__ == "__main__":
    pairs, folder = [*sys.argv[1:], *("200", "changed-card")[len(sys.argv) - 1 :]]
    for line in text_report(study(int(pairs), Path(folder))):
        print(line)
