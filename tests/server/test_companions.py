"""Sessions beside a real table over HTTP."""

from __future__ import annotations

from typing import Any

from tests.server.client import Server

PATH = "/api/companion/session"


def shown(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"}


class Enter:
    """A device that holds a session."""

    def __init__(self, server: Server, secret: str) -> None:
        self.server = server
        self.secret = secret

    def __call__(self, body: dict[str, Any]) -> dict[str, Any]:
        status, told = self.server.ask("POST", PATH, body, shown(self.secret))
        assert status == 200, told
        return dict(told)

    def look(self, language: str) -> dict[str, Any]:
        path = f"{PATH}?language={language}"
        status, told = self.server.ask("GET", path, headers=shown(self.secret))
        assert status == 200, told
        return dict(told)


def add(scene: str, key: str, value: Any) -> dict[str, Any]:
    entry = {"at": scene, "kind": "answer", "key": key, "value": value}
    return {"do": "add", "entry": entry}


def begin(server: Server) -> dict[str, Any]:
    start = {"game": "endless_winter", "seed": 5, "options": {"extra_card": "on"}}
    found: dict[str, Any] = server.post("/api/companion", {"start": start})
    return found


def test_what_was_entered_without_a_connection_arrives_once(server: Server) -> None:
    made = begin(server)
    enter = Enter(server, made["id"])
    question = made["shown"]["question"]
    assert question["key"] == "first_animal" and question["options"]
    first = add("0.setup", "first_animal", "mastodon")
    told = enter({"after": 0, "operations": [first]})
    assert told["agreed"] and len(told["log"]) == 1
    # Sent again, with something that was entered meanwhile.
    correct = {"at": told["shown"]["scene"], "kind": "correct", "key": "food", "value": 4}
    more = [first, {"do": "add", "entry": correct}]
    told = enter({"after": 0, "operations": more})
    assert told["agreed"] and len(told["log"]) == 2
    owned = {row["id"]: row["value"] for row in told["shown"]["owned"]}
    assert owned["food"] == 4 and owned["animal.mastodon"] == 1
    # Another device was faster: its log holds.
    other = enter({"after": 0, "operations": [add("0.setup", "first_animal", "x")]})
    assert not other["agreed"] and other["log"] == told["log"]
    again = enter.look("de")
    assert again["log"] == told["log"]
    assert again["shown"]["heading"] != told["shown"]["heading"]


def test_a_session_is_found_by_its_secret_alone(server: Server) -> None:
    assert server.ask("GET", PATH, headers=shown("guessed"))[0] == 404
    assert server.ask("GET", PATH)[0] == 404
    wrong = {"start": {"game": "altay", "seed": 1}}
    assert server.ask("POST", "/api/companion", wrong)[0] == 400


def test_the_score_pad_asks_what_breaks_a_tie(server: Server) -> None:
    pad = {"game": "prehistory", "names": ["Anna", "Ben"], "points": [[5] * 9, [5] * 9]}
    told = server.post("/api/companion/pad", pad)
    assert told["totals"] == [45, 45] and told["breaker"] == "camps" and not told["result"]
    told = server.post("/api/companion/pad", {**pad, "ties": {"camps": [2, 3]}})
    assert told["front"] == [1] and "Ben" in told["result"]
