"""docs/reliability.md, made from what the trials found."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.trials.outcome import Outcome

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "reliability.md"
RESULTS = Path(__file__).parent / "results.json"
HEAD = """# Reliability

What the server promises, and how often it was tried. The table is written by `make trial`, row by
row. `ARGS="--scale 10"` tries ten times as much, `ARGS="--only kills,fuzz"` a part of it, and
`ARGS="--full"` gives the full proof, which takes hours on a quiet machine.

| trial | tried | failures | remark |
| --- | ---: | ---: | --- |
"""
FOOT = """
## What is tried

- **Kills.** People play all three games as fast as they can; the server is killed with `kill -9` at
  a random moment and started again. Every move that somebody saw is there, perhaps with one that
  was stored before anybody could be told.
- **Two servers.** Two processes on one PostgreSQL; the line on which one hears of the other falls
  silent without being cut. Newcomers see the table as it is, and those who are there see it
  soon. One seat also answers one decision through both at once: one answer counts.
- **Leaks on the wire.** Whole games for two to four are played over sockets, and every byte that a
  player or a spectator receives is searched for cards which only somebody else knows.
- **Two worlds.** At positions of random games, everything hidden from a seat is dealt anew. What
  the seat is sent must be the same, byte for byte. And at every question, sole choices included,
  the table stops in both worlds or in neither.
- **Fuzz.** Messages, requests, records and packs with parts changed, missing, doubled, of other
  types, too deep, too long or not text at all. Each gets a sentence: no status of 500 or more, no
  traceback, no line dropped, no growth of memory.
- **A full house.** Four connections at every table, three people and somebody who watches, and a
  bot of the lower levels; people take 2 to 8 seconds for a choice. A move takes from the moment it
  is sent until its player sees what became of it. Nothing is refused, no line is dropped, and
  memory stays what it is.
- **Attacks.** Strangers do what costs the server most while two people play; peace and attack take
  turns every few seconds. The median time of the moves stays under twice what it is in peace. The
  strangers are a process of their own with low priority, since in truth they sit elsewhere.
- **The guide.** `tests/trials/guide/run.sh COMMIT` follows [hosting.md](hosting.md) on a fresh
  layer of a Debian machine: nginx with TLS, an update from that commit under running games, backup
  and restore, PostgreSQL with two processes. Neither systemd nor a container engine runs in there;
  what the unit starts is started by hand.
"""


def keep(outcome: Outcome) -> None:
    """At once: whatever stops the trials, what was found stays."""
    known = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    known[outcome.name] = outcome.plain()
    RESULTS.write_text(json.dumps(known, indent=1, ensure_ascii=False) + "\n")
    write_page(known)


def write_page(found: dict[str, Any]) -> None:
    rows = [
        f"| {one['name']} | {one['n']:,} {one['what']} | {len(one['failures'])} | {one['remark']} |"
        for one in found.values()
    ]
    PAGE.write_text(HEAD + "\n".join(rows) + "\n" + FOOT, encoding="utf-8")
