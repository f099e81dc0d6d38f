"""Time to put 10,000 log lines into words: python -m spike.bench {today,extended,fluent}."""

import sys
import time
from collections.abc import Callable

from spike.samples import EVENTS

from dolmen.core.message import Message
from dolmen.games import find
from dolmen.speech.face import face_of

LINES = 10_000


def speaker(how: str, language: str) -> Callable[[str, Message], str]:
    if how == "today":
        say: Callable[[str, Message], str] = (
            face_of(find("altay")).lexicon(language, seats=("Anna", "Ben", "Hélène")).say
        )
        return say
    from spike.speakers import Fluent, extended

    return extended(language).say if how == "extended" else Fluent(language).say


for language in ("en", "de", "fr"):
    start = time.process_time()
    say = speaker(sys.argv[1], language)
    ready = time.process_time() - start
    runs = []
    for _ in range(15):
        start = time.process_time()
        for n in range(LINES):
            say("event", EVENTS[n % len(EVENTS)])
        runs.append((time.process_time() - start) * 1000)
    print(f"{sys.argv[1]} {language}: {min(runs):.0f} ms, ready after {ready * 1000:.0f} ms")
