"""A server may be killed at any moment: nothing that was acknowledged is lost."""

from __future__ import annotations

import contextlib
import threading
import time
from pathlib import Path
from random import Random

from tests.server.client import PATIENCE, Server, play_on
from websockets.exceptions import ConnectionClosed

KEPT = (
    "moves",
    "view",
    "decision",
    "why_not",
    "log",
    "chat",
    "undo",
    "redo",
    "undo_text",
    "scores",
)


def test_killed_in_the_middle_and_started_again(tmp_path: Path) -> None:
    first = Server(tmp_path / "tables.db")
    made = first.make("human", "human", "open", seed=11)
    invite = made["invites"][0]["token"]
    joined = first.post(f"/api/tables/{made['table']}/join", {"name": "Cleo", "token": invite})
    players = {0: first.sit(made, 0), 1: first.sit(made, 1), 2: first.sit(joined, 2)}
    rng = Random(5)
    play_on(players, rng, 20)
    actor = players[players[0].now["decision"]["seat"]]
    while actor.now["undo"] < 2:  # until there is something to take back
        play_on(players, rng, 1)
        actor = players[players[0].now["decision"]["seat"]]
    actor.send("undo", decision=actor.now["decision"]["id"])
    actor.until(lambda s: s["redo"] == 1)
    actor.send("say", text="before the fall")
    actor.until(lambda s: s["chat"])
    seat = actor.now["viewer"]
    holder = joined if seat == 2 else made
    before = first.sit(holder, seat).now
    first.kill()
    second = Server(tmp_path / "tables.db", first.port)
    player = second.sit(holder, seat)
    after = player.now
    assert {key: after[key] for key in KEPT} == {key: before[key] for key in KEPT}
    assert [s["name"] for s in after["seats"]] == ["Player 1", "Player 2", "Cleo"]
    player.send("redo", decision=after["decision"]["id"])
    assert player.until(lambda s: s["redo"] == 0)["moves"] == before["moves"] + 1
    again = {0: second.sit(made, 0), 1: second.sit(made, 1), 2: second.sit(joined, 2)}
    play_on(again, rng, 10)
    assert "Traceback" not in second.stop()


def test_no_acknowledged_move_is_lost_at_full_speed(tmp_path: Path) -> None:
    """Several tables play as fast as they can; the server is killed while they do."""
    first = Server(tmp_path / "tables.db")
    tables = [first.make("human", "human", seed=seed) for seed in range(4)]
    seen: dict[str, int] = {}

    def play(made: dict[str, object], seed: int) -> None:
        rng = Random(seed)
        players = {0: first.sit(made, 0), 1: first.sit(made, 1)}
        with contextlib.suppress(ConnectionClosed, TimeoutError, OSError):
            while True:
                play_on(players, rng, 1)
                seen[str(made["table"])] = max(p.now["moves"] for p in players.values())

    threads = [
        threading.Thread(target=play, args=(made, n), daemon=True) for n, made in enumerate(tables)
    ]
    for thread in threads:
        thread.start()
    until = time.monotonic() + PATIENCE
    while len(seen) < len(tables) or min(seen.values()) < 10:
        assert time.monotonic() < until
        time.sleep(0.05)
    first.kill()
    for thread in threads:
        thread.join()
    second = Server(tmp_path / "tables.db", first.port)
    for made in tables:
        moves = second.get(f"/api/tables/{made['table']}")["moves"]
        # One more may have been stored when the server died before it could tell, and the sole
        # choices after it.
        assert seen[made["table"]] <= moves <= seen[made["table"]] + 4
        players = {0: second.sit(made, 0), 1: second.sit(made, 1)}
        play_on(players, Random(9), 3)
    second.stop()


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    first = Server(tmp_path / "tables.db")
    made = first.make("human", "search:3s", seed=1, first=1)
    first.sit(made, 0)
    first.kill()  # while the bot thinks
    second = Server(tmp_path / "tables.db")
    player = second.sit(made, 0)
    assert player.now["moves"] == 0
    player.until(lambda s: s["moves"] >= 1)
    second.stop()
