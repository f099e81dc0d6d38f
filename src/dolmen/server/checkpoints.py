"""SQLite's write-ahead log, brought into its file beside the writing.

By default the commit that fills the log carries it over into the database, and everybody who
waits for that commit waits for two more flushes of the disk. A thread of its own does it every
second, without holding up anybody.
"""

from __future__ import annotations

import logging
import threading

from sqlalchemy.engine import Engine
from sqlalchemy.exc import SQLAlchemyError

LOG = logging.getLogger("dolmen.store")
PAUSE = 1.0  # seconds between looks at the log
MOST_PAGES = 20_000  # at which a commit does it after all


class Checkpoints:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.wanted = threading.Event()  # something was written since the last one
        self.stopping = threading.Event()
        self.thread = threading.Thread(target=self.run, name="checkpoints", daemon=True)
        self.thread.start()

    def close(self) -> None:
        self.stopping.set()
        self.wanted.set()
        self.thread.join(timeout=10)

    def run(self) -> None:
        while self.wanted.wait() and not self.stopping.wait(PAUSE):
            self.wanted.clear()
            try:
                with self.engine.connect() as db:
                    row = db.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").one()
                if row[1] != row[2]:  # somebody was reading; the rest has to wait
                    self.wanted.set()
            except SQLAlchemyError:
                LOG.exception("the log stays as it is")
