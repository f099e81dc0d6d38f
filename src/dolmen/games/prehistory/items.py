"""What taking a thing does, from whatever source (section 6)."""

from __future__ import annotations

from dolmen.games.prehistory.messages import (
    ANIMAL,
    DP_LOST,
    FISHED,
    FOOTPRINT,
    GAINED,
    GATHERED,
    JOINED_TRACK,
    MIGRATED,
    PAINTED,
    PAIR,
    TOKEN,
    TOOK_CARD,
)
from dolmen.games.prehistory.state import VP_ANIMALS, PrehistoryState
from dolmen.games.prehistory.tables import DEVELOPMENT, MARKER, RESOURCE, Reward

S = PrehistoryState

COLUMNS = 3


def neighbours(section: int) -> tuple[tuple[int, int], ...]:
    """(neighbouring section, line that pays for the contact); rows are 0-2, columns 3-5."""
    row, column = divmod(section, COLUMNS)
    found: list[tuple[int, int]] = []
    for r, c in ((row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column)):
        if 0 <= r < COLUMNS and 0 <= c < COLUMNS:
            found.append((r * COLUMNS + c, row if r == row else COLUMNS + column))
    return tuple(found)


NEIGHBOURS = tuple(neighbours(section) for section in range(COLUMNS * COLUMNS))


def gain_development(s: S, seat: int, n: int) -> None:
    last = s.content.last_dp
    now = s.dp[seat] + n
    if now > last:  # R37
        s.tell(DP_LOST, seat, now - last)
        now = last
    s.dp[seat] = now


def gain(s: S, seat: int, reward: Reward) -> None:
    """An immediate primitive (6.1)."""
    if s.listener is not None:
        s.tell(GAINED, seat, reward)
    if reward.kind == MARKER:
        s.markers[seat * 6 + reward.colour] += reward.n
    elif reward.kind == RESOURCE:
        s.resources[seat * 6 + reward.colour] += reward.n
    else:
        gain_development(s, seat, reward.n)


def gain_points(s: S, seat: int, n: int) -> None:
    """Development points that are printed on the thing itself."""
    if n:
        gain(s, seat, Reward(DEVELOPMENT, -1, n))


def contact_rewards(s: S, seat: int, section: int) -> list[Reward]:
    """What painting a section would pay (6.3); R17: only its own contacts count."""
    painted = s.painted[seat]
    lines = s.content.line_rewards
    return [lines[line] for other, line in NEIGHBOURS[section] if painted >> other & 1]


def paint(s: S, seat: int, section: int) -> None:
    if s.listener is not None:
        s.tell(PAINTED, seat, section)
    for reward in contact_rewards(s, seat, section):
        gain(s, seat, reward)
    s.painted[seat] |= 1 << section


def gather(s: S, seat: int, tile: int) -> None:
    """A gathering tile goes to its basket (6.4)."""
    if s.listener is not None:
        s.tell(GATHERED, seat, tile)
    content = s.content
    kind = content.gathering[tile].kind
    number = content.basket_of[kind]
    basket = content.baskets[number]
    base = seat * 6
    gathered = s.gathered
    before = min(gathered[base + basket.upper], gathered[base + basket.lower])
    gathered[base + kind] += 1
    gain_points(s, seat, content.gathering[tile].dp)
    if min(gathered[base + basket.upper], gathered[base + basket.lower]) > before:  # R20
        s.tell(PAIR, seat, number)
        for reward in basket.rewards:
            gain(s, seat, reward)


def fish(s: S, seat: int, fish: int) -> None:
    """A fish is kept, the fishing marker advances (6.5)."""
    caught = s.content.fish[fish]
    s.fished[seat * 3 + caught.kind] += 1
    s.fishing[seat] = min(s.content.last_fishing, s.fishing[seat] + caught.value)  # R23
    if s.listener is not None:
        s.tell(FISHED, seat, fish, s.fishing[seat])


def hunt(s: S, seat: int, card: int) -> None:
    """An animal scores at once; a footprint pays with its whole pile (6.6)."""
    hunted = s.content.hunt[card]
    place = seat * 3 + hunted.species
    if hunted.animal:
        s.animals[place] = (*s.animals[place], hunted.points)
        s.vp[seat * 3 + VP_ANIMALS] += hunted.points
        if s.listener is not None:
            s.tell(ANIMAL, seat, card, hunted.points)
        return
    s.footprints[place] = (*s.footprints[place], card)
    if s.listener is not None:
        s.tell(FOOTPRINT, seat, card)
    for print_ in s.footprints[place]:  # R31
        reward = s.content.hunt[print_].reward
        assert reward is not None
        gain(s, seat, reward)


def chain_resources(s: S, seat: int, card: int) -> int:
    """How many resources hunting this card would bring (R8)."""
    hunted = s.content.hunt[card]
    if hunted.reward is None:
        return 0
    found = 0
    for print_ in (*s.footprints[seat * 3 + hunted.species], card):
        reward = s.content.hunt[print_].reward
        if reward is not None and reward.kind == RESOURCE:
            found += reward.n
    return found


def take_animal_token(s: S, seat: int, token: int) -> None:
    species, points = s.content.token_species[token], s.content.token_points[token]
    place = seat * 3 + species
    s.animals[place] = (*s.animals[place], points)
    s.vp[seat * 3 + VP_ANIMALS] += points
    s.tell(TOKEN, seat, species, points)


def take_ceremony_card(s: S, seat: int, card: int) -> None:
    s.ceremony_display.remove(card)
    s.cards[seat] = (*s.cards[seat], card)
    if s.listener is not None:
        s.tell(TOOK_CARD, seat, card)
    gain_points(s, seat, s.content.ceremony[card].dp)
    advance_on_ceremony_track(s, seat)


def advance_on_ceremony_track(s: S, seat: int) -> None:
    """5.10: join at the end; once there, swap with the player directly ahead (R28)."""
    track = s.track
    if seat not in track:
        track.append(seat)
    else:
        place = track.index(seat)
        if place:
            track[place], track[place - 1] = track[place - 1], track[place]
    s.tell(JOINED_TRACK, seat, track.index(seat) + 1)


def destinations(s: S, seat: int) -> tuple[int, ...]:
    """Where migrating members may go: the start hex or an own camp (R76)."""
    return (0, *s.camps[seat])


def migrate(s: S, seat: int, n: int, hex: int) -> None:
    """Members enter the map; R30: any number, and nothing happens there (T52)."""
    s.home[seat] -= n
    s.members[seat] = tuple(sorted((*s.members[seat], *([hex] * n))))
    s.crowd[hex] += n
    s.tell(MIGRATED, seat, n, hex)
