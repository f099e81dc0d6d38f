"""What a ceremony card of Prehistory promises its holder: what it would score now, what is half
done, and what the rounds left are likely to add."""

from __future__ import annotations

from dolmen.bots.judges.prehistory_weights import PrehistoryWeights
from dolmen.games.prehistory.scoring import count
from dolmen.games.prehistory.state import PrehistoryState
from dolmen.games.prehistory.tables import COPY_BEST, OF_FISH, OF_GATHERING, PATTERN, PER, SETS

S = PrehistoryState


def card_promises(s: S, seat: int, scored: list[int], left: int, w: PrehistoryWeights) -> float:
    """All own cards together."""
    total = 0.0
    best = 0.0
    copies = 0
    ceremony = s.content.ceremony
    for card in s.cards[seat]:
        if ceremony[card].score.op == COPY_BEST:
            copies += 1
            continue
        value = card_promise(s, seat, card, scored, left, w)
        total += value
        if value > best:
            best = value
    return total + copies * max(best, w.CARD * left)


def card_promise(
    s: S, seat: int, card: int, scored: list[int], left: int, w: PrehistoryWeights
) -> float:
    score = s.content.ceremony[card].score
    op = score.op
    value = w.CARD * left
    if op == PER:
        have = count(s, seat, score.count, score.argument, scored)
        whole, rest = divmod(have, score.each)
        return value + score.vp * (
            whole + (w.PART * rest + w.GROWTH[score.count] * left) / score.each
        )
    if op == SETS:
        if score.of == OF_GATHERING:
            base, numbers = seat * 6, s.gathered
        elif score.of == OF_FISH:
            base, numbers = seat * 3, s.fished
        else:
            return value + score.vp * animal_sets(s, seat, score.members, left, w)
        counts = [numbers[base + kind] for kind in score.members]
        whole = min(counts)
        begun = sum(1 for n in counts if n > whole) / len(counts)
        return value + score.vp * (whole + w.PART * begun + w.SET_GROWTH[score.of] * left)
    if op == PATTERN:
        painted = s.painted[seat]
        missing = sum(1 for section in score.members if not painted >> section & 1)
        if not missing:
            return value + score.vp
        return value + score.vp * w.PATTERN ** (missing if left else missing + 1)
    if op == COPY_BEST:
        return value + w.COPY * best_of(s, seat, scored, left, w)
    # A threshold.
    have = count(s, seat, score.count, score.argument, scored)
    if have >= score.each:
        return value + score.vp
    short = score.each - have - w.STRIDE * left
    chance: float = w.THRESHOLD ** max(1.0, short)
    return value + score.vp * chance


def animal_sets(
    s: S, seat: int, species: tuple[int, ...], left: int, w: PrehistoryWeights
) -> float:
    counts = [len(s.animals[seat * 3 + one]) for one in species]
    whole = min(counts)
    begun = sum(1 for n in counts if n > whole) / len(counts)
    return whole + w.PART * begun + w.SET_GROWTH[2] * left


def best_of(s: S, seat: int, scored: list[int], left: int, w: PrehistoryWeights) -> float:
    """What a copy would score."""
    best = 0.0
    for card in s.cards[seat]:
        if s.content.ceremony[card].score.op != COPY_BEST:
            best = max(best, card_promise(s, seat, card, scored, left, w) - w.CARD * left)
    return best
