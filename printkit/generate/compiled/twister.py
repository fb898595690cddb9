"""Python's own source of chance in compiled code: `random.Random(seed).random()`, bit for bit.

It is the Mersenne Twister, begun from a list of 32-bit words as Python begins it. Several are
begun together, as each step of one waits for the step before.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import numpy as np

from printkit.generate.compiled.cache import compiled, inlined

WORDS = 624
MIDDLE = 397
LANES = 8
"""So many sources are begun together."""

MOST = 1 << 62
"""Seeds from here on are left to plain Python."""


class Sources(NamedTuple):
    """Several sources of chance.

    Attributes:
        words: The words of each.
        last: Room for the last word of each, while they are begun.
        at: Where the next word of the one that is used stands.
    """

    words: Any
    last: Any
    at: Any


def sources() -> Sources:
    """Sources that have not begun."""
    words = np.empty((LANES, WORDS), np.uint32)
    return Sources(words, np.empty(LANES, np.uint32), np.empty(1, np.int64))


def ground() -> Any:
    """The words from which Python begins, whatever the seed."""
    words = np.empty(WORDS, np.uint32)
    words[0] = word = 19650218
    for place in range(1, WORDS):
        word = (1812433253 * (word ^ word >> 30) + place) & 0xFFFFFFFF
        words[place] = word
    return words


def words_of(source: Random, at: Any) -> Any:
    """The words of one of Python's own sources; `at[0]` becomes the next of them."""
    *words, at[0] = source.getstate()[1]
    return np.array(words, np.uint32)


def give_back(source: Random, words: Any, at: Any) -> None:
    """Python's own source goes on from these words."""
    version, _, gauss = source.getstate()
    source.setstate((version, (*words.tolist(), int(at[0])), gauss))


@compiled
def begin(sources: Any, ground: Any, seed: int) -> None:
    """Each source is that of one seed: the first of `seed`, the others of those after it."""
    words, last, lanes = sources.words, sources.last, sources.words.shape[0]
    for lane in range(lanes):
        for place in range(WORDS):
            words[lane, place] = ground[place]
        last[lane] = ground[0]
    for step in range(WORDS):
        # The last step falls on the word that the first one wrote.
        place = step + 1 if step + 1 < WORDS else 1
        for lane in range(lanes):
            low, high = np.uint32(seed + lane), np.uint32((seed + lane) >> 32)
            odd = high != 0 and step & 1
            key = high + np.uint32(1) if odd else low
            before = last[lane]
            mixed = np.uint32(before ^ before >> np.uint32(30)) * np.uint32(1664525)
            word = np.uint32(np.uint32(words[lane, place] ^ np.uint32(mixed)) + key)
            words[lane, place] = word
            last[lane] = word
    for step in range(WORDS - 1):
        place = step + 2 if step + 2 < WORDS else 1
        for lane in range(lanes):
            before = last[lane]
            mixed = np.uint32(before ^ before >> np.uint32(30)) * np.uint32(1566083941)
            word = np.uint32(np.uint32(words[lane, place] ^ np.uint32(mixed)) - np.uint32(place))
            words[lane, place] = word
            last[lane] = word
    for lane in range(lanes):
        words[lane, 0] = np.uint32(0x80000000)


@compiled
def _twist(words: Any) -> None:
    upper, lower, odd = np.uint32(0x80000000), np.uint32(0x7FFFFFFF), np.uint32(0x9908B0DF)
    one = np.uint32(1)
    for place in range(WORDS - MIDDLE):
        both = words[place] & upper | words[place + 1] & lower
        words[place] = words[place + MIDDLE] ^ both >> one ^ (both & one) * odd
    # Counted from 0, so that no place can seem to be counted from the end.
    for early in range(MIDDLE - 1):
        place = early + WORDS - MIDDLE
        both = words[place] & upper | words[place + 1] & lower
        words[place] = words[early] ^ both >> one ^ (both & one) * odd
    both = words[WORDS - 1] & upper | words[0] & lower
    words[WORDS - 1] = words[MIDDLE - 1] ^ both >> one ^ (both & one) * odd


@inlined
def _tempered(word: Any) -> Any:
    word ^= word >> np.uint32(11)
    word ^= word << np.uint32(7) & np.uint32(0x9D2C5680)
    word ^= word << np.uint32(15) & np.uint32(0xEFC60000)
    return word ^ word >> np.uint32(18)


@inlined
def below(words: Any, at: Any, most: int) -> Any:
    """`int(random() * most)`; `at[0]` is the next word."""
    place = at[0]
    if place >= WORDS:
        _twist(words)
        place = 0
    at[0] = place + 2
    high = np.int64(_tempered(words[place]) >> np.uint32(5))
    low = np.int64(_tempered(words[place + 1]) >> np.uint32(6))
    # Signed, as processors turn signed numbers into fractions faster.
    return np.int64(np.float64(high << 26 | low) * (1.0 / 9007199254740992.0) * most)
