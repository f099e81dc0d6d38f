"""How the server is: whether it lives, whether it can work, and figures for Prometheus."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import TYPE_CHECKING

import sqlalchemy as sa
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Metric,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from dolmen.server.checks import Forbidden
from dolmen.server.complaints import Sentence
from dolmen.server.driver_trouble import trouble_of
from dolmen.server.figures import Timed
from dolmen.server.http import address, error
from dolmen.server.limits import source

if TYPE_CHECKING:
    from dolmen.server.hall import Hall
    from dolmen.server.store import Store

STEPS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
PATIENCE = 5.0  # seconds for the database to answer


class Times:
    """How long things of one kind took. The library's own histogram costs several times as much to
    add to, and this one is added to with every move."""

    def __init__(self) -> None:
        self.counts = [0] * (len(STEPS) + 1)  # by the first step that is not exceeded
        self.seconds = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(STEPS, seconds)] += 1
        self.seconds += seconds

    def buckets(self) -> list[tuple[str, float]]:
        names = [*map(str, STEPS), "+Inf"]
        return list(zip(names, accumulate(map(float, self.counts)), strict=True))


class Count:
    def __init__(self) -> None:
        self.n = 0

    def inc(self, amount: int = 1) -> None:
        self.n += amount


class Often(Collector):
    """What is counted with every move, told when somebody asks."""

    def __init__(self, meters: Meters) -> None:
        self.meters = meters

    def collect(self) -> Iterator[Metric]:
        answered = HistogramMetricFamily(
            "dolmen_message_seconds", "Time to answer a message of a player", labels=["kind"]
        )
        for kind, times in self.meters.kinds.items():
            answered.add_metric([kind.__name__.lower()], times.buckets(), times.seconds)
        yield answered
        writes = self.meters.writes
        yield HistogramMetricFamily(
            "dolmen_write_seconds",
            "Time until an entry is in the database",
            buckets=writes.buckets(),
            sum_value=writes.seconds,
        )
        yield CounterMetricFamily(
            "dolmen_moves", "Moves, undos and redos", value=self.meters.moves.n
        )


class Meters:
    """One set for each server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        for collector in (ProcessCollector, PlatformCollector, GCCollector):
            collector(registry=self.registry)
        self.kinds: dict[type, Times] = {}  # of messages
        self.writes = Times()
        self.moves = Count()
        self.registry.register(Often(self))
        self.failures = Counter(
            "dolmen_failures", "What went wrong", ["kind"], registry=self.registry
        )
        self.refused = Counter(
            "dolmen_limits", "Requests refused by a limit", registry=self.registry
        )
        self.tables = Gauge("dolmen_tables", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("dolmen_sockets", "Open sockets", registry=self.registry)
        self.thinking = Gauge(
            "dolmen_bots_waiting", "Work for bots, begun or waiting", registry=self.registry
        )

    def message(self, kind: type) -> Timed:
        found = self.kinds.get(kind)
        if found is None:
            found = self.kinds[kind] = Times()
        return Timed(found)

    def look(self, hall: Hall) -> bytes:
        self.tables.set(len(hall.tables))
        self.sockets.set(sum(len(table.visitors) for table in hall.tables.values()))
        self.thinking.set(sum(hall.workers.busy))
        return generate_latest(self.registry)


class HealthPages:
    def __init__(self, hall: Hall, meters: Meters, store: Store) -> None:
        self.hall = hall
        self.meters = meters
        self.store = store
        self.trying: asyncio.Task[None] | None = None

    def routes(self) -> list[Route]:
        return [
            Route("/healthz", self.lives, methods=["GET"]),
            Route("/readyz", self.is_ready, methods=["GET"]),
            Route("/metrics", self.figures, methods=["GET"]),
        ]

    async def lives(self, request: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def is_ready(self, request: Request) -> Response:
        """Whether moves can be stored now. Reading tells, unless the last move could not be
        stored: then it is tried."""
        last = self.store.trouble
        try:
            async with asyncio.timeout(PATIENCE):
                await (asyncio.to_thread(self.ask_database) if last is None else self.try_again())
        except TimeoutError:
            return error(503, last or str(Sentence("storage_unreachable")))
        except SQLAlchemyError as problem:
            return error(503, trouble_of(problem))
        return PlainTextResponse("ready\n")

    def ask_database(self) -> None:
        with self.store.engine.connect() as db:
            db.execute(sa.text("SELECT 1"))

    async def try_again(self) -> None:
        """Once for all who ask meanwhile."""
        if self.trying is None or self.trying.done():
            self.trying = asyncio.create_task(self.store.try_to_write())
            self.trying.add_done_callback(lambda task: task.cancelled() or task.exception())
        await asyncio.shield(self.trying)

    async def figures(self, request: Request) -> Response:
        """For this machine only: how much is played here is nobody else's business."""
        if source(address(request)) is not None:
            raise Forbidden(Sentence("not_from_here"))
        return Response(self.meters.look(self.hall), media_type=CONTENT_TYPE_LATEST)
