"""A player for the browser table that uses nothing but JSON over a socket.

It sits down at one seat and answers every question with a random legal action:

    python examples/bot.py http://127.0.0.1:8000 TABLE SEAT_KEY

SEAT_KEY is what making or joining a table gave for the seat. Replace `choose` by something
cleverer; docs/protocol.md describes what a snapshot holds. Needs: pip install websockets
"""

import json
import random
import sys
from typing import Any

from websockets.sync.client import connect


def choose(snapshot: dict[str, Any]) -> int:
    """The index of one of the legal actions. `snapshot["view"]` is all that the seat knows."""
    index: int = random.choice(snapshot["decision"]["choices"])["index"]
    return index


def play(server: str, table: str, key: str) -> None:
    address = server.replace("http", "ws", 1).rstrip("/")
    with connect(f"{address}/ws/{table}", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "tokens": [key], "protocol": 1}))
        answered = -1
        for text in socket:
            message = json.loads(text)
            if message["type"] == "refused":
                print("refused:", message["sentence"])
            if message["type"] != "snapshot":
                continue
            if message["over"]:
                print("final scores:", [score["total"] for score in message["scores"]])
                return
            decision = message["decision"]
            # Choices are listed only for who decides. A snapshot may come twice for the same
            # decision (somebody spoke, somebody left): it is answered once.
            if decision and decision["choices"] and decision["id"] != answered:
                answered = decision["id"]
                action = choose(message)
                wish = {"type": "choose", "decision": answered, "action": action}
                socket.send(json.dumps(wish))


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit("usage: python examples/bot.py http://HOST:PORT TABLE SEAT_KEY")
    play(*sys.argv[1:])
