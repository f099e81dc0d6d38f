"""Gains: resources, markers and development points that are had at once (6.1)."""

from __future__ import annotations

from dolmen.games.prehistory import messages as m
from dolmen.games.prehistory.content import DEVELOPMENT, MARKER, RESOURCE, Reward
from dolmen.games.prehistory.state import State


def gain_development(s: State, seat: int, n: int) -> None:
    last = s.content.last_dp
    now = s.dp[seat] + n
    if now > last:  # R37
        if s.listener is not None:
            s.tell(m.DP_LOST, seat, now - last)
        now = last
    s.dp[seat] = now


def gain(s: State, seat: int, reward: Reward) -> None:
    if s.listener is not None:
        s.tell(m.GAINED, seat, reward)
    if reward.kind == MARKER:
        s.markers[seat * 6 + reward.colour] += reward.n
    elif reward.kind == RESOURCE:
        s.resources[seat * 6 + reward.colour] += reward.n
    else:
        gain_development(s, seat, reward.n)


def gain_points(s: State, seat: int, n: int) -> None:
    """Development points that are printed on the thing itself."""
    if n:
        gain(s, seat, Reward(DEVELOPMENT, -1, n))


def final_dp(s: State, seat: int) -> int:
    """The development points once all cubes are turned into them (8.1)."""
    return min(s.content.last_dp, s.dp[seat] + s.cubes(seat) * s.content.costs.cube)
