"""How words and numbers are told: the nearest legal spelling of one that is not, and lists."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import get_close_matches

_SHOWN = 60
"""So many characters of a value are shown."""


_LIKENESS = 0.3
"""Words that have less in common are not meant by each other."""


def nearest(found: object, allowed: Iterable[object]) -> str:
    """The allowed word that looks most like the one found, or "" when none looks like it."""
    choices = list(allowed)
    numbers = [choice for choice in choices if isinstance(choice, int)]
    if isinstance(found, int) and numbers:
        return str(min(numbers, key=lambda number: abs(number - found)))
    words = [str(word) for word in choices]
    lowered = {word.lower(): word for word in words}
    close = get_close_matches(str(found).lower(), list(lowered), n=1, cutoff=_LIKENESS)
    return lowered[close[0]] if close else ""


def listed(words: Iterable[object]) -> str:
    """Words in one line, parted by commas."""
    return ", ".join(str(word) for word in words)


def spans(numbers: Iterable[int]) -> str:
    """Rising numbers as one writes them: 1, 3–6, 9."""
    found: list[list[int]] = []
    for number in numbers:
        if found and number == found[-1][-1] + 1:
            found[-1][1:] = [number]
        else:
            found.append([number])
    return ", ".join("–".join(map(str, span)) for span in found)


def shown(value: object) -> str:
    """A value as a TOML file has it, cut where it is long."""
    told = str(value).lower() if isinstance(value, bool) else str(value)
    text = f'"{value}"' if isinstance(value, str) else told
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]} …"


def as_toml(value: object) -> str:
    """A value as a TOML file has it on one line, words without their quotes."""
    if isinstance(value, Mapping):
        entries = ", ".join(f"{key} = {as_toml(entry)}" for key, entry in value.items())
        return f"{{ {entries} }}" if entries else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(as_toml, value))}]"
    return str(value).lower() if isinstance(value, bool) else str(value)
