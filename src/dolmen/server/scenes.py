"""What an automatic opponent does between two decisions, act by act."""

from __future__ import annotations

from dataclasses import dataclass

from dolmen.core.state import State
from dolmen.speech.face import Face


@dataclass(slots=True)
class Scene:
    """The table in the middle of a move, after a number of events."""

    events: int
    state: State


class Onlooker:
    """Looks at the table between the steps of a move and keeps it as it was before each new act."""

    def __init__(self, face: Face) -> None:
        self.face = face
        self.scenes: list[Scene] = []
        self.begun = 0  # the event with which the running scene began
        self.latest: Scene | None = None

    def look(self, s: State) -> None:
        events = s.listener or []
        latest = self.latest
        if latest is None:
            self.begun = len(events)
        elif len(events) > latest.events and self.face.opens_scene(
            events, self.begun, latest.events
        ):
            self.scenes.append(latest)
            self.begun = latest.events
        # Steps that tell nothing change the table as well.
        self.latest = Scene(len(events), s.clone())
