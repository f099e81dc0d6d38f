"""What following the guide has shown becomes a row of docs/reliability.md; for run.sh. It needs
nothing of Dolmen.

    python3 -m tests.trials.guide.note OUTPUT COMMIT
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from tests.trials.outcome import Outcome
from tests.trials.report import keep


def read(told: str, commit: str) -> Outcome:
    found = Outcome("the guide, followed literally", "steps")
    found.failures = re.findall(r"^FAILED: (.*)", told, re.MULTILINE)
    done = re.search(r"done, (\d+) steps, \d+ failed", told)
    if done is None:
        found.failures.append("it came to no end")
        found.n = len(found.failures)
        return found
    found.n = int(done[1])
    stops = [int(ms) for ms in re.findall(r"stopped after (\d+) ms", told)]
    visits = [int(n) for n in re.findall(r"(\d+) visits,", told)]
    found.remark = (
        f"updated from {commit} under running games, backup, restore, PostgreSQL with two "
        f"processes; {sum(visits)} visits to tables meanwhile, no move lost; the server stopped "
        f"within {max(stops) / 1000:.1f} s"
    )
    return found


def main() -> int:
    found = read(Path(sys.argv[1]).read_text(encoding="utf-8"), sys.argv[2])
    keep(found)
    for failure in found.failures:
        print(failure)
    return 1 if found.failures else 0


if __name__ == "__main__":
    sys.exit(main())
