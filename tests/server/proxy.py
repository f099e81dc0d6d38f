"""A line to the database that can fall silent without being cut."""

from __future__ import annotations

import contextlib
import select
import socket
import threading
from urllib.parse import urlsplit


class Proxy:
    def __init__(self, url: str) -> None:
        target = urlsplit(url)
        assert target.hostname and target.port
        self.target = (target.hostname, target.port)
        self.silent = False  # for lines that listen
        self.door = socket.create_server(("127.0.0.1", 0))
        self.url = url.replace(f":{target.port}/", f":{self.door.getsockname()[1]}/")
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                line, _ = self.door.accept()
                threading.Thread(target=self.carry, args=(line,), daemon=True).start()

    def carry(self, line: socket.socket) -> None:
        listens = False
        with contextlib.suppress(OSError), socket.create_connection(self.target) as other, line:
            while True:
                ready, _, _ = select.select([line, other], [], [])
                for one in ready:
                    data = one.recv(65536)
                    if not data:
                        return
                    listens = listens or b"LISTEN" in data
                    if not (listens and self.silent):
                        (other if one is line else line).sendall(data)

    def close(self) -> None:
        self.door.close()
