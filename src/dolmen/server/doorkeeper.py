"""Several server processes behind one address.

The doorkeeper accepts connections and hands each to one of the servers; it never reads what is
said over them. Any server could serve any table, but whoever comes to the same table is led to the
same server: then a move is folded and drawn in one place, and not in all of them. A server that
dies is replaced, and its tables are found in the database by the next one.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import re
import selectors
import signal
import socket
import time
import zlib
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Any

LOG = logging.getLogger("dolmen.server")
TABLE = re.compile(rb"^[A-Z]+ /(?:ws|t|g|api/tables)/([0-9a-zA-Z]+)")
PEEK = 512  # bytes of a request that name its table
PATIENCE = 5.0  # seconds that somebody may say nothing before they are let in anyway
BREATH = 1.0  # seconds before a server that died is replaced
FAREWELL = 15.0  # seconds that a server has to stop
HANDED = b"c"  # what goes along with a connection

Work = Callable[..., None]  # what a server process runs: its feed, then the arguments


class Server:
    """A server process, and the line over which it is handed connections."""

    def __init__(self, number: int, work: Work, args: tuple[Any, ...]) -> None:
        self.number = number
        self.feed, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
        context = multiprocessing.get_context("spawn")
        self.process: BaseProcess = context.Process(
            target=work, args=(theirs, *args), name=f"dolmen-{number}"
        )
        self.process.start()
        theirs.close()

    def hand(self, guest: socket.socket) -> bool:
        try:
            socket.send_fds(self.feed, [HANDED], [guest.fileno()])
        except OSError:
            return False
        return True


class Doorkeeper:
    def __init__(self, listener: socket.socket, count: int, work: Work, *args: Any) -> None:
        self.listener = listener
        self.work = work
        self.args = args
        self.servers = [Server(number, work, args) for number in range(count)]
        self.due: dict[int, float] = {}  # servers that died -> when they are replaced
        self.guests: dict[socket.socket, float] = {}  # who has not said anything yet, since when
        self.next = 0
        self.stopping = False
        self.seen = selectors.DefaultSelector()

    def run(self) -> None:
        """Until somebody says stop."""
        for name in (signal.SIGINT, signal.SIGTERM):
            signal.signal(name, self.stop)
        self.listener.setblocking(False)
        self.seen.register(self.listener, selectors.EVENT_READ, self.accept)
        for server in self.servers:
            self.watch(server)
        try:
            while not self.stopping:
                for key, _ in self.seen.select(0.5):
                    key.data()
                self.look_round()
        finally:
            self.close()

    def stop(self, _: int, __: FrameType | None) -> None:
        self.stopping = True

    def watch(self, server: Server) -> None:
        self.seen.register(
            server.process.sentinel, selectors.EVENT_READ, lambda: self.replace(server)
        )

    # Guests

    def accept(self) -> None:
        with contextlib.suppress(BlockingIOError):
            while True:
                try:
                    guest, _ = self.listener.accept()
                except (ConnectionAbortedError, InterruptedError):
                    continue
                except OSError as error:
                    if not isinstance(error, BlockingIOError):
                        LOG.warning("cannot accept a connection: %s", error)
                    return
                guest.setblocking(False)
                self.guests[guest] = time.monotonic()
                self.seen.register(
                    guest, selectors.EVENT_READ, lambda guest=guest: self.lead_in(guest)
                )

    def lead_in(self, guest: socket.socket) -> None:
        """Hand a connection over; what was said so far stays in it."""
        try:
            said = guest.recv(PEEK, socket.MSG_PEEK)
        except BlockingIOError:
            said = b"?"
        except OSError:
            said = b""
        self.seen.unregister(guest)
        del self.guests[guest]
        if said:
            for server in self.in_order(said):
                if server.hand(guest):
                    break
        guest.close()

    def in_order(self, said: bytes) -> list[Server]:
        """The server that a guest belongs to, then the others."""
        found = TABLE.match(said)
        if found is not None:
            first = zlib.crc32(found[1]) % len(self.servers)
        else:
            first = self.next = (self.next + 1) % len(self.servers)
        return self.servers[first:] + self.servers[:first]

    # Servers

    def replace(self, server: Server) -> None:
        """A server has died: another one takes its place, after a breath."""
        self.seen.unregister(server.process.sentinel)
        server.process.join()
        server.feed.close()
        if not self.stopping:
            LOG.warning(
                "server %d ended (%s) and is replaced", server.number, server.process.exitcode
            )
            self.due[server.number] = time.monotonic() + BREATH

    def look_round(self) -> None:
        now = time.monotonic()
        for number in [number for number, at in self.due.items() if at <= now]:
            del self.due[number]
            self.servers[number] = Server(number, self.work, self.args)
            self.watch(self.servers[number])
        for guest in [guest for guest, since in self.guests.items() if now - since > PATIENCE]:
            self.lead_in(guest)

    def close(self) -> None:
        self.listener.close()
        for guest in self.guests:
            guest.close()
        alive = [server for server in self.servers if server.number not in self.due]
        for server in alive:
            server.feed.close()
            server.process.terminate()
        until = time.monotonic() + FAREWELL
        for server in alive:
            server.process.join(max(0.0, until - time.monotonic()))
            if server.process.is_alive():
                server.process.kill()
                server.process.join()
