"""Random numbers: fixed for ever, even, and independent of the machine."""

from collections import Counter

import pytest
from tests.core.stones import STONES

from dolmen.core.lanes import LANES, numbers
from dolmen.core.oracle import ASKED, Undrawn, told
from dolmen.core.rng import MASK, Rng, derive, mix, mix_singly, number
from dolmen.core.state import streams


def test_the_stream_never_changes() -> None:
    """A record folds only if these numbers stay what they are."""
    assert derive(7, "decks") == (1161355585, 2958862555)
    assert [number(1, 2, counter) for counter in range(4)] == [
        *(3405767568, 3507691905, 3568491650, 4056789687)
    ]
    rng = Rng(7, "decks")
    assert [rng.below(100) for _ in range(12)] == [33, 48, 95, 59, 68, 78, 95, 84, 48, 61, 26, 24]


@pytest.mark.parametrize("n", [1, 2, 7, LANES])
def test_many_numbers_at_once_are_the_same_numbers(n: int) -> None:
    for key0, key1, counter in ((0, 0, 0), (1, 2, 30), (MASK, MASK, MASK - LANES)):
        singly = [number(key0, key1, counter + more) for more in range(n)]
        assert list(numbers(key0, key1, counter, n)) == singly


def test_a_long_shuffle_is_the_same_as_one_number_by_number() -> None:
    """So long that some numbers have to be drawn anew."""
    key0, key1 = derive(1, "long")
    together, singly = list(range(1 << 17)), list(range(1 << 17))
    counter = mix(together, key0, key1, 5)
    assert counter == mix_singly(singly, len(singly) - 1, key0, key1, 5)
    assert together == singly


def test_numbers_made_ahead_are_no_others() -> None:
    """Numbers, words and shuffles of one generator follow each other without a gap."""
    rng = Rng(5, "ahead")
    key0, key1 = derive(5, "ahead")
    for drawn in range(100):
        assert rng.counter == drawn
        assert rng.word() == number(key0, key1, drawn)
    items, same = list(range(9)), list(range(9))
    rng.shuffle(items)
    assert rng.counter == mix_singly(same, 8, key0, key1, 100) == 108
    assert items == same
    assert rng.word() == number(key0, key1, 108)


def test_a_shuffle_never_changes() -> None:
    items = list(range(10))
    rng = Rng("abc")
    rng.shuffle(items)
    assert items == [4, 7, 0, 5, 6, 8, 1, 9, 2, 3]
    assert rng.counter == 9


def test_numbers_keep_to_32_bits() -> None:
    assert all(0 <= number(MASK, MASK, counter) <= MASK for counter in range(100))


@pytest.mark.parametrize("n", [2, 3, 6, 10, 23])
def test_below_is_even(n: int) -> None:
    rng = Rng(n, "even")
    draws = 4000 * n
    counts = Counter(rng.below(n) for _ in range(draws))
    assert set(counts) == set(range(n))
    # Chi-squared with n-1 degrees of freedom: mean n-1, variance 2(n-1).
    chi = sum((count - 4000) ** 2 / 4000 for count in counts.values())
    assert chi < (n - 1) + 5 * (2 * (n - 1)) ** 0.5


def test_below_rejects_what_would_favour_small_numbers() -> None:
    """With n just over half of 2**32, a plain product would be lopsided; numbers are drawn anew."""
    rng = Rng(1, "large")
    n = (1 << 31) + 1
    values = [rng.below(n) for _ in range(2000)]
    assert rng.counter > 2000
    assert all(0 <= value < n for value in values)
    assert 0.46 < sum(value < n // 2 for value in values) / 2000 < 0.54


def test_every_order_of_three_is_as_likely() -> None:
    rng = Rng(3, "orders")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [0, 1, 2]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_below_one_and_chance() -> None:
    rng = Rng(1)
    assert [rng.below(1) for _ in range(5)] == [0] * 5
    assert all(0 <= rng.chance() < 1 for _ in range(1000))


def test_streams_are_independent() -> None:
    assert Rng(1, "a").below(1 << 30) != Rng(1, "b").below(1 << 30)
    assert Rng(1, "a").below(1 << 30) != Rng(2, "a").below(1 << 30)
    assert streams(5, ("a", "b"))[:2] == derive(5, "a")
    assert streams(5, ("a", "b"))[2:] == derive(5, "b")


def test_a_states_stream_and_a_generator_with_its_name_agree() -> None:
    s = STONES.new(STONES.header(2, 9))
    rng = Rng(9, "die")
    assert [s.below(0, 6) for _ in range(20)] == [rng.below(6) for _ in range(20)]


def test_every_number_drawn_is_counted_as_learned() -> None:
    s = STONES.new(STONES.header(2, 9))
    before = s.learned
    s.below(0, 6)
    s.shuffle(1, [1, 2, 3])
    assert s.learned == before + 3


def test_many_numbers_in_a_row_are_those_of_the_stream() -> None:
    s, same = (STONES.new(STONES.header(2, 9)) for _ in range(2))
    rng = s.open_stream(0)
    drawn = [rng.below(6) for _ in range(40)]
    s.close_stream(0, rng)
    assert drawn == [same.below(0, 6) for _ in range(40)]
    assert (s.counters, s.learned) == (same.counters, same.learned)
    assert s.below(0, 6) == same.below(0, 6)


def test_many_numbers_in_a_row_are_told_like_single_ones() -> None:
    s = STONES.new(STONES.header(2, 9))
    s.keys = (ASKED,) * len(s.keys)
    before, learned = s.counters[0], s.learned
    with told([3, 1]):
        rng = s.open_stream(0)
        assert [rng.below(6), rng.below(2)] == [3, 1]
        with pytest.raises(Undrawn):
            rng.below(4)
        s.close_stream(0, rng)
    assert (s.counters[0], s.learned) == (before + 3, learned + 3)
