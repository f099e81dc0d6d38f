"""Nothing that is sent tells a secret: bytes searched for hidden cards, and worlds compared."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.client import Server, all_see
from tests.server.test_secrets import GAMES, Watch, check_twins, table_of
from tests.trials.outcome import Outcome

from dolmen.bots.bot import Turn
from dolmen.bots.bots import make
from dolmen.core.rng import Rng
from dolmen.games import find
from dolmen.testing.broken import Broken
from dolmen.testing.guard_law import others_cannot_tell_where_there_is_a_choice


def search_bytes(server: Server, games: int, note: Callable[[str], None]) -> Outcome:
    """Whole greedy games of Altay over the sockets, for two to four and somebody who watches; every
    byte is searched for cards of others."""
    found = Outcome("leaks on the wire", "games")
    messages = checks = 0
    game = find("altay")
    for seed in range(games):
        count = game.seats[seed % len(game.seats)]
        made = server.make(*["human"] * count, seed=seed)
        owners = {n: server.sit(made, n, protocol=1 + n % 2) for n in range(count)}
        spectator = server.sit(made, protocol=2)
        everybody = {**owners, -1: spectator}
        watches = [
            Watch(owner, seat, [other for n, other in everybody.items() if n != seat])
            for seat, owner in owners.items()
        ]
        play = game.start(count, seed)
        bot = make("greedy", game, Rng(seed))
        wrong = ""
        try:
            while not play.over:
                for watch in watches:
                    watch.scan()
                seat = play.state.seat
                text = game.vocabulary.text(bot.choose(Turn(game, play.state)))
                assert owners[seat].choose(text)["type"] == "snapshot"
                all_see(everybody, owners[seat])
                play.do(text)
        except AssertionError as error:
            wrong = str(error)
        found.check(not wrong, f"seed {seed}: {wrong[:300]}")
        messages += sum(len(player.raw) for player in everybody.values())
        checks += sum(watch.checks for watch in watches)
        found.remark = (
            f"{messages:,} messages, {checks:,} searches for a card that the reader may not know"
        )
        for player in everybody.values():
            player.close()
        note(f"{seed + 1} of {games}, {found.remark}")
    return found


def compare_worlds(positions: int, note: Callable[[str], None]) -> Outcome:
    """Two worlds that differ only in what a seat cannot know look the same to it."""
    found = Outcome("two worlds", "positions")
    seed = 0
    while found.n < positions:
        game = GAMES[seed % len(GAMES)]
        players = game.seats[seed // len(GAMES) % len(game.seats)]
        variants = game.variants(players)
        play = game.start(players, seed, variants[seed % len(variants)])
        rng, table = Rng(seed, "worlds"), table_of(play)
        number = 0
        while not play.over and found.n < positions:
            if number % 13 == seed % 13:
                for seat in range(players):
                    try:
                        check_twins(table, seat, rng)
                        found.n += 1
                    except AssertionError as error:
                        found.check(False, f"{game.id} seed {seed}: {error!s:.200}")
                note(f"{found.n} of {positions}")
            play.do(play.state.options[rng.below(len(play.state.options))])
            table.catch_log()
            number += 1
        seed += 1
    found.remark = f"{seed} games of all titles, options and numbers of seats"
    return found


def compare_stops(positions: int, note: Callable[[str], None]) -> Outcome:
    """Whether somebody has a choice at all is told to nobody else: the table stops in every world
    that another seat thinks possible, or in none."""
    found = Outcome("two worlds: where the table waits", "questions")
    seed = 0
    while found.n < positions:
        game = GAMES[seed % len(GAMES)]
        players = [n for n in game.seats if n > 1][seed // len(GAMES) % (len(game.seats) - 1)]
        variants = game.variants(players)
        try:
            options = variants[seed % len(variants)]
            found.n += others_cannot_tell_where_there_is_a_choice(game, players, seed, options)
        except Broken as error:
            found.check(False, f"{game.id} seed {seed}: {error!s:.200}")
        note(f"{found.n} of {positions}")
        seed += 1
    found.remark = f"{seed} games of all titles, options and numbers of seats"
    return found
