"""dolmen admin: what an operator does beside a running server."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from dolmen.commands.common import subcommand
from dolmen.commands.serve import add_database
from dolmen.core.refusal import BadInput

if TYPE_CHECKING:
    from sqlalchemy.engine import Engine

    from dolmen.server.housekeeping import Line

EXAMPLES = """  dolmen admin list
  dolmen admin show 3f9c2a7b11d0e846
  dolmen admin close 3f9c2a7b11d0e846
  dolmen admin ban 203.0.113.7 --note "floods the chat"
  dolmen admin tidy --finished 365 --abandoned 90
  dolmen admin seat 3f9c2a7b11d0e846 1
"""
SOON = "A running server takes it over within a few seconds."
Act = Callable[["Engine", argparse.Namespace], None]


def add(subparsers: Any) -> None:
    parser = subcommand(
        subparsers,
        "admin",
        "look after the tables of a server",
        "Looks after the tables of a server, whether it runs or not.",
        EXAMPLES,
    )
    acts = parser.add_subparsers(metavar="ACT", required=True)

    def act(name: str, summary: str, do: Act, *arguments: str) -> argparse.ArgumentParser:
        found: argparse.ArgumentParser = acts.add_parser(name, help=summary, description=summary)
        for argument in arguments:
            found.add_argument(argument)
        add_database(found)
        found.set_defaults(run=run, act=do)
        return found

    act("list", "list the tables, the latest first", list_tables).add_argument(
        "--most", type=int, default=50, help="how many (50)"
    )
    act("show", "show who sits at a table and what happened last", show_table, "table")
    act("close", "end a game as it stands; its record stays", close_table, "table")
    act("delete", "delete a table with everything that belongs to it", delete_table, "table")
    for name, summary in (
        ("mute", "keep somebody from writing"),
        ("unmute", "let somebody write again"),
    ):
        muted = act(name, f"{summary}: a seat, or all who only watch", mute, "table")
        muted.add_argument("seat", nargs="?", type=int, help="the seat, from 0 on")
        muted.set_defaults(kind=name)
    act("seat", "a link that opens a seat anew", give_seat, "table", "seat")
    act("ban", "keep an address or a network out", ban, "address").add_argument(
        "--note", default="", help="why"
    )
    act("unban", "let an address or a network in again", lift_ban, "address")
    act("bans", "list the addresses that are kept out", list_bans)
    old = act("tidy", "delete tables at which nothing happens any more", tidy)
    old.add_argument("--finished", type=float, metavar="DAYS", help="tables whose game is over")
    old.add_argument("--abandoned", type=float, metavar="DAYS", help="tables whose game is not")
    act("rotate-secret", "make every key invalid that was ever given out", rotate)


def run(args: argparse.Namespace) -> int:
    from dolmen.server.database import look_into

    args.act(look_into(args.database), args)
    return 0


def day(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


def told(line: Line) -> str:
    state = "over" if line.closed else "open"
    return f"{line.id:<18}{line.game:<16}{state:<6}{day(line.changed)}  log: {line.entries}"


def list_tables(engine: Engine, args: argparse.Namespace) -> None:
    from dolmen.server import housekeeping

    with engine.connect() as db:
        for line in housekeeping.list_tables(db, args.most):
            print(told(line))


def show_table(engine: Engine, args: argparse.Namespace) -> None:
    from dolmen.server import housekeeping
    from dolmen.server.sheet import fold_sheet

    with engine.connect() as db:
        print(told(housekeeping.find_line(db, args.table)))
        head, entries = housekeeping.read_table(db, args.table)
    sheet = fold_sheet(head, entries)
    for seat, chair in enumerate(sheet.chairs):
        stand_in = f", {chair.stand_in} plays" if chair.stand_in else ""
        print(f"  seat {seat}: {chair.name or '-'} ({chair.kind}{stand_in})")
    for entry in entries[-10:]:
        where = "" if entry.seat is None else f" seat {entry.seat}"
        print(f"  {day(entry.at)} {entry.kind}{where} {entry.text}".rstrip())


def close_table(engine: Engine, args: argparse.Namespace) -> None:
    from dolmen.server import housekeeping, journal
    from dolmen.server.journal import Entry

    with engine.connect() as db:
        if housekeeping.find_line(db, args.table).closed:
            raise BadInput(f"The game at table {args.table} is already over.")
    housekeeping.write_entry(engine, args.table, Entry(0, journal.END))
    print(f"Table {args.table} is closed. {SOON}")


def delete_table(engine: Engine, args: argparse.Namespace) -> None:
    from dolmen.server import housekeeping

    with engine.begin() as db:
        housekeeping.find_line(db, args.table)
        housekeeping.delete_tables(db, [args.table])
    print(f"Table {args.table} is deleted. {SOON}")


def mute(engine: Engine, args: argparse.Namespace) -> None:
    from dolmen.server import housekeeping
    from dolmen.server.journal import Entry

    with engine.connect() as db:
        head, _ = housekeeping.read_table(db, args.table)
    if args.seat is not None and not 0 <= args.seat < len(head.seats):
        raise BadInput(f"Table {args.table} has no seat {args.seat}.")
    housekeeping.write_entry(engine, args.table, Entry(0, args.kind, args.seat))
    who = "Those who only watch" if args.seat is None else f"Whoever sits at seat {args.seat}"
    print(f"{who} may {'no longer' if args.kind == 'mute' else 'again'} write. {SOON}")


def give_seat(engine: Engine, args: argparse.Namespace) -> None:
    from dolmen.server import housekeeping

    seat = int(args.seat) if args.seat.isdecimal() and len(args.seat) < 4 else -1
    key = housekeeping.recovery_key(engine, args.table, seat)
    print(f"/t/{args.table}#back={key}")
    print("Put the address of your server before it. It opens the seat once, today or tomorrow.")


def ban(engine: Engine, args: argparse.Namespace) -> None:
    from dolmen.server import housekeeping

    with engine.begin() as db:
        print(f"{housekeeping.ban(db, args.address, args.note)} is banned. {SOON}")


def lift_ban(engine: Engine, args: argparse.Namespace) -> None:
    from dolmen.server import housekeeping

    with engine.begin() as db:
        print(f"{housekeeping.lift_ban(db, args.address)} may come in again. {SOON}")


def list_bans(engine: Engine, args: argparse.Namespace) -> None:
    from dolmen.server import housekeeping

    with engine.connect() as db:
        for who, at, note in housekeeping.bans(db):
            print(f"{who:<40}{day(at)}  {note}".rstrip())


def tidy(engine: Engine, args: argparse.Namespace) -> None:
    from dolmen.server import housekeeping

    if args.finished is None and args.abandoned is None:
        raise BadInput("Say how old: --finished DAYS, --abandoned DAYS, or both.")
    gone = housekeeping.tidy(engine, args.finished, args.abandoned)
    print(f"Tables deleted: {len(gone)}.")


def rotate(engine: Engine, args: argparse.Namespace) -> None:
    from dolmen.server import housekeeping

    with engine.begin() as db:
        housekeeping.rotate_secret(db)
    print("No key that was given out until now opens anything any more.")
    print(f"Links to the seats of running games: dolmen admin seat TABLE SEAT. {SOON}")
