"""Small statistics: what every study needs, and every level that was measured."""

from math import sqrt

Z95 = 1.959964


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a proportion (Wilson's score interval)."""
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    spread = Z95 * Z95 / trials
    centre = (share + spread / 2) / (1 + spread)
    half = Z95 * sqrt(share * (1 - share) / trials + spread / (4 * trials)) / (1 + spread)
    return max(0.0, centre - half), min(1.0, centre + half)


def mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def interval(values: list[float]) -> tuple[float, float]:
    """The 95 % interval of a mean, by the normal distribution."""
    middle = mean(values)
    if len(values) < 2:
        return middle, middle
    spread = sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1))
    half = Z95 * spread / sqrt(len(values))
    return middle - half, middle + half
