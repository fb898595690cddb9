"""The nearest legal spelling of a word that is not legal, for errors that offer a remedy."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

_SHOWN = 60
"""So many characters of a value are shown."""


def nearest(found: object, allowed: Iterable[object]) -> str:
    """The allowed word that looks most like the one found, or "" when nothing is allowed."""
    choices = list(allowed)
    numbers = [choice for choice in choices if isinstance(choice, int)]
    if isinstance(found, int) and numbers:
        return str(min(numbers, key=lambda number: abs(number - found)))
    words = [str(word) for word in choices]
    lowered = {word.lower(): word for word in words}
    close = get_close_matches(str(found).lower(), list(lowered), n=1, cutoff=0.0)
    return lowered[close[0]] if close else ""


def listed(words: Iterable[object]) -> str:
    """Words in one line, parted by commas."""
    return ", ".join(str(word) for word in words)


def shown(value: object) -> str:
    """A value as a TOML file has it, cut where it is long."""
    told = str(value).lower() if isinstance(value, bool) else str(value)
    text = f'"{value}"' if isinstance(value, str) else told
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]} …"
