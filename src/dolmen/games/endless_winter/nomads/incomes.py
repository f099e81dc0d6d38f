"""What the Nomads gain: every icon like the action of the same kind (S6)."""

from __future__ import annotations

from dolmen.games.endless_winter import messages as m
from dolmen.games.endless_winter.icon import Icon
from dolmen.games.endless_winter.income import add_points, gain, resolve
from dolmen.games.endless_winter.nomads.actions import Give, reveal
from dolmen.games.endless_winter.nomads.special_action import Settle
from dolmen.games.endless_winter.state import (
    State,
)


def gain_each(s: State, icon: Icon) -> None:
    s.push(Give(icon.op, icon.n))


def gain_point(s: State, icon: Icon) -> None:
    add_points(s, s.nomads, icon.n)


def gain_settle(s: State, icon: Icon) -> None:
    """One special action per icon, whatever its number (N11)."""
    if s.listener is not None:
        s.tell(m.NOMAD_SETTLES_INSTEAD, icon.op)
    s.push(Settle())


def gain_reveal(s: State, icon: Icon) -> None:
    for _ in range(icon.n):
        reveal(s)


def gain_nothing(s: State, icon: Icon) -> None:
    """Labor and exchanges mean nothing to them."""


def gain_first_option(s: State, icon: Icon) -> None:
    resolve(s, s.nomads, icon.options[0])


def gain_per(s: State, icon: Icon) -> None:
    times = min(icon.n, s.rules.counters[icon.counter](s, s.nomads) // icon.div)
    step = icon.get[0]
    if times:
        gain(s, s.nomads, Icon(step.op, step.n * times))
