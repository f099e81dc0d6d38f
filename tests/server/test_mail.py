"""What has arrived is read in its order, by one reader, who may come early or give up."""

import asyncio

from tests.server.apart import run_apart

from dolmen.server.mail import Mail


def test_what_comes_is_read_in_order() -> None:
    async def work() -> None:
        mail: Mail[str] = Mail(asyncio.get_running_loop())
        reader = asyncio.create_task(mail.get())
        await asyncio.sleep(0)
        mail.put_nowait("first")
        mail.put_nowait("second")
        assert mail.qsize() == 2 and not mail.empty()
        assert await reader == "first" and await mail.get() == "second"
        assert mail.empty()

    run_apart(work())


def test_who_gives_up_loses_nothing_for_the_next() -> None:
    async def work() -> None:
        mail: Mail[str] = Mail(asyncio.get_running_loop())
        reader = asyncio.create_task(mail.get())
        await asyncio.sleep(0)
        reader.cancel()
        mail.put_nowait("kept")
        await asyncio.gather(reader, return_exceptions=True)
        assert await asyncio.wait_for(mail.get(), 1) == "kept"

    run_apart(work())
