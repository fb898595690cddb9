"""What takes its time is told to whoever waits and asked to hear of it.

Whatever is deep in the work says what it is about to do; only the command at the top knows
whether anybody listens, and in which language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

Hear = Callable[[str], None]
"""Takes the name of what is waited for."""


def deaf(_what: str) -> None:
    """Nobody waits."""


_hearer: ContextVar[Hear] = ContextVar("hearer", default=deaf)


def wait(what: str) -> None:
    """Something is about to take its time."""
    _hearer.get()(what)


@contextmanager
def heard(hear: Hear) -> Iterator[None]:
    """Within this, what takes its time is told, each thing once."""
    told: set[str] = set()

    def once(what: str) -> None:
        if what not in told:
            told.add(what)
            hear(what)

    token = _hearer.set(once)
    try:
        yield
    finally:
        _hearer.reset(token)
