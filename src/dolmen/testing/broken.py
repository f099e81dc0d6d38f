"""What is raised when a law does not hold."""


class Broken(AssertionError):
    """A law is broken; the text says how."""


def need(holds: bool, otherwise: str) -> None:
    if not holds:
        raise Broken(otherwise)
