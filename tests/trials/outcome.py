"""What a trial found."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field


@dataclass
class Outcome:
    name: str  # of the trial
    what: str  # what was counted
    n: int = 0
    failures: list[str] = field(default_factory=list)
    remark: str = ""

    def check(self, holds: bool, otherwise: str) -> None:
        self.n += 1
        if not holds:
            self.failures.append(otherwise)

    def plain(self) -> dict[str, object]:
        return asdict(self)
