"""What every request passes: addresses that are not let in or have to wait, pages of strangers that
would speak in a player's name, and the headers that keep a browser from doing more than the table
needs."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import re
from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from dolmen.server.complaints import Sentence
from dolmen.server.crew import ASKER
from dolmen.server.http import error
from dolmen.server.limits import TooMany, source
from dolmen.server.shares import READ, REQUEST, SOCKET, Share, Shares, measured

CHANGING = ("POST", "PUT", "PATCH", "DELETE")
INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
SAFE = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}


def policy(page: bytes) -> str:
    """What the page may load and run: only its own files, and the script written into it."""
    marks = "".join(
        f" 'sha256-{base64.b64encode(hashlib.sha256(script).digest()).decode()}'"
        for script in INLINE.findall(page)
    )
    return (
        f"default-src 'none'; script-src 'self'{marks}; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; "
        "manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


class Bans:
    """The addresses and networks that are not let in."""

    def __init__(self) -> None:
        self.networks: list[IPv4Network | IPv6Network] = []

    def set(self, names: Iterable[str]) -> None:
        self.networks = [ip_network(name) for name in names]

    def holds(self, address: str | None) -> bool:
        who = source(address) if self.networks else None
        if who is None:
            return False
        first = ip_network(who).network_address
        return any(first in network for network in self.networks)


def plain_network(name: str) -> str:
    """An address or a network as it is kept; raises ValueError."""
    text = name.strip()
    if "/" in text:
        return str(ip_network(text, strict=False))
    return source(text) or str(ip_address(text))


class Guard:
    def __init__(self, app: ASGIApp, policy: str, bans: Bans, shares: Shares) -> None:
        self.app = app
        self.policy = policy
        self.bans = bans
        self.shares = shares

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        if scope["type"] == "http":
            send = self.with_headers(send)
        try:
            await self.let_in(scope, receive, send)
        except asyncio.CancelledError:  # the server stops, and has waited for this long enough
            with contextlib.suppress(Exception):  # the answer may have begun
                await self.turn_away(scope, receive, send, "stopping", 503)

    async def let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        address = client[0] if client else None
        share = self.shares.of(address)
        if self.bans.holds(address):
            await self.turn_away(scope, receive, send, "banned")
        elif not is_own(scope):
            await self.turn_away(scope, receive, send, "foreign_page")
        elif share is None:
            await self.app(scope, receive, send)
        else:
            await self.take_turn(share, scope, receive, send)

    async def take_turn(self, share: Share, scope: Scope, receive: Receive, send: Send) -> None:
        """A stranger's request has its part of the server's time."""
        shares = [share]
        try:
            if scope["type"] == "http":
                await share.turn(REQUEST)
                await self.shares.requests.turn(READ)
                shares.append(self.shares.requests)
            else:
                await share.turn(SOCKET)
        except TooMany:
            await self.turn_away(scope, receive, send, "too_much_at_once", 429)
            return
        ASKER.set(str(scope["client"][0]))
        await measured(self.app(scope, receive, send), *shares)

    def with_headers(self, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SAFE.items():
                    headers[name] = value
                headers.setdefault("Content-Security-Policy", self.policy)
            await send(message)

        return sending

    async def turn_away(
        self, scope: Scope, receive: Receive, send: Send, why: str, status: int = 403
    ) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
            return
        await error(status, str(Sentence(why)))(scope, receive, send)


def is_own(scope: Scope) -> bool:
    """Whether a browser asks from our own page. Other programs name no page; a browser always
    does where something is changed or a socket opened."""
    if scope["type"] == "http" and scope["method"] not in CHANGING:
        return True
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        return True
    return urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
