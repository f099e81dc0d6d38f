"""A server process: uvicorn with our application, on a socket of its own or fed by a doorkeeper."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import uvicorn

from dolmen.server.app import make_app
from dolmen.server.database import connect
from dolmen.server.entrance import Door
from dolmen.server.logs import set_up
from dolmen.server.packs import house_packs
from dolmen.server.store import Store
from dolmen.server.transport import Line

FILES = 65_536  # that may be open at the same time


@dataclass(frozen=True)
class Settings:
    """What a server is told when it starts."""

    database: str
    tables_per_hour: int
    content: Sequence[Path]
    verbose: bool
    log: str = "plain"
    keep: tuple[float | None, float | None] = (None, None)  # days: finished tables, abandoned
    offline: Path | None = None


def make_room() -> None:
    """Every line of a player is an open file. Many systems allow 1,024 unless they are asked."""
    try:
        import resource
    except ImportError:  # not on this system
        return
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    if now < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def configure(store: Store, settings: Settings) -> uvicorn.Config:
    house = house_packs(settings.content)
    app = make_app(
        store,
        tables_per_hour=settings.tables_per_hour,
        house=house,
        keep=settings.keep,
        alone=True,
        offline=settings.offline,
    )
    # The thread that writes to the database must not wait long for its turn.
    sys.setswitchinterval(0.0005)
    return uvicorn.Config(
        app,
        ws=Line,
        ws_max_size=65_536,
        http=Door,
        log_config=None,
        access_log=settings.verbose,
        server_header=False,
        timeout_graceful_shutdown=2,
    )


def serve_fed(feed: socket.socket, settings: Settings) -> None:
    """What a process behind a doorkeeper does."""
    # uvicorn stops at a signal, then raises it again: by then it has done its work, and the process
    # shall end in its own way, with its workers.
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, lambda *_: None)
    set_up(settings.log, settings.verbose)
    Fed(configure(connect(settings.database), settings), feed).run()


class Fed(uvicorn.Server):
    """Takes connections that somebody else has accepted."""

    def __init__(self, config: uvicorn.Config, feed: socket.socket) -> None:
        super().__init__(config)
        self.feed = feed
        self.coming: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([])
        self.feed.setblocking(False)
        asyncio.get_running_loop().add_reader(self.feed.fileno(), self.take)

    def take(self) -> None:
        while True:
            try:
                mark, handles, _, _ = socket.recv_fds(self.feed, 1, 1)
            except BlockingIOError:
                return
            except OSError:
                mark, handles = b"", []
            if not mark:  # the doorkeeper is gone
                asyncio.get_running_loop().remove_reader(self.feed.fileno())
                self.should_exit = True
                return
            for handle in handles:
                task = asyncio.create_task(self.let_in(socket.socket(fileno=handle)))
                self.coming.add(task)
                task.add_done_callback(self.coming.discard)

    async def let_in(self, guest: socket.socket) -> None:
        config, loop = self.config, asyncio.get_running_loop()
        guest.setblocking(False)

        def protocol() -> asyncio.Protocol:
            made: asyncio.Protocol = config.http_protocol_class(  # type: ignore[call-arg]
                config=config, server_state=self.server_state, app_state=self.lifespan.state
            )
            return made

        try:
            await loop.connect_accepted_socket(protocol, guest)
        except OSError:  # gone meanwhile
            guest.close()
