"""Words that a language lacks and English lends it, for what a terminal tells.

Whatever looks a word up says here that it was lent; the command at the top tells of all of them
at once, with the files in which they are missing.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path

Lent = dict[str, dict[str, None]]
"""The keys of lent words in their order, by the file that lacks them."""

_noted: ContextVar[Lent | None] = ContextVar("lent", default=None)


def lend(language: str, source: Path | None, key: str) -> None:
    """A word is told in English; `source` is the English file that has it."""
    noted = _noted.get()
    if noted is not None and source is not None:
        named = ".".join([*source.stem.split(".")[:-1], language])
        place = source.parent.name
        folder = "templates" if place == "templates" else f"templates/{place}"
        noted.setdefault(f"{folder}/{named}.toml", {})[key] = None


@contextmanager
def noted() -> Iterator[Lent]:
    """What is lent within this."""
    found: Lent = {}
    token = _noted.set(found)
    try:
        yield found
    finally:
        _noted.reset(token)
