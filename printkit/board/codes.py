"""Layout codes: a short string that is the layout itself, not the seed it was dealt from.

A code holds a layout's rank within its Deal (board/ranks), in base 32 without look-alikes,
behind the scenario's prefix; a fingerprint of the Deal, so that a code is never read against
another one; and two check characters that betray any one wrong character and any two
neighbours exchanged.
"""

from __future__ import annotations

import hashlib
import json

import msgspec

from printkit.board.model import Deal, Layout
from printkit.board.ranks import layout_at, rank_of, size
from printkit.errors import LayoutError

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The characters of a code after its prefix: no I, L, O or U."""

_LOOK_ALIKES = str.maketrans("OIL", "011", " -\t")
_PREFIX_LENGTH = 2
_MARKS_LENGTH = 2
_MODULUS = 1021


class Code(msgspec.Struct, frozen=True):
    """A code taken apart; its check characters were right.

    Attributes:
        prefix: The scenario's prefix, look-alikes replaced.
        rank: The layout's rank within its deal.
        length: How many characters the rank is written with.
        fingerprint: Which deal it was made for.
        text: The code as it was given.
    """

    prefix: str
    rank: int
    length: int
    fingerprint: str
    text: str


def code_of(layout: Layout, deal: Deal) -> str | None:
    """The code of a layout, or None when the layout is outside the deal and so has none."""
    rank = rank_of(layout, deal)
    if rank is None:
        return None
    body = _digits(rank, _length(deal)) + fingerprint(deal)
    return f"{deal.prefix}-{body}{_check(plain(deal.prefix) + body)}"


def read_code(text: str) -> Code:
    """A code taken apart, whatever its case, spaces and dashes, and O for 0, I or L for 1.

    Raises:
        LayoutError: It holds a character that no code has, is too short, or was mistyped.
    """
    code = plain(text)
    prefix, body = code[:_PREFIX_LENGTH], code[_PREFIX_LENGTH:]
    for char in body:
        if char not in ALPHABET:
            raise LayoutError("code-character", code=text, found=char)
    if len(body) <= 2 * _MARKS_LENGTH or not all(char in _VALUES for char in prefix):
        raise LayoutError("code-too-short", code=text)
    body, check = body[:-_MARKS_LENGTH], body[-_MARKS_LENGTH:]
    if check != _check(prefix + body):
        raise LayoutError("code-mistyped", code=text)
    digits, mark = body[:-_MARKS_LENGTH], body[-_MARKS_LENGTH:]
    return Code(prefix, _number(digits), len(digits), mark, text)


def layout_of_code(code: Code, deal: Deal) -> Layout:
    """The layout of a code that was made for this deal.

    Raises:
        LayoutError: The deal has no such layout.
    """
    if code.length != _length(deal) or code.rank >= size(deal):
        raise LayoutError("code-mistyped", code=code.text)
    return layout_at(code.rank, deal)


def fingerprint(deal: Deal) -> str:
    """Two characters that differ, in all likelihood, between any two deals."""
    told = json.dumps(_plain_deal(deal), separators=(",", ":")).encode()
    mark = int.from_bytes(hashlib.sha256(told).digest()[:2], "big") >> 6
    return _digits(mark, _MARKS_LENGTH)


def plain(code: str) -> str:
    """A code or prefix without case, spaces, dashes and look-alikes."""
    return code.upper().translate(_LOOK_ALIKES)


def _plain_deal(deal: Deal) -> list[object]:
    """All of a deal that a rank depends on, in an order that does not vary."""
    return [
        deal.scenario,
        deal.setup,
        deal.frame,
        sorted(deal.fixed_terrain.items()),
        sorted(deal.fixed_numbers.items()),
        [
            (region.hexes, sorted(region.terrain.items()), sorted(region.numbers.items()))
            for region in deal.regions
        ],
        sorted(deal.tokenless),
        deal.harbour_places,
        sorted(deal.harbours.items()),
        [
            (entry.feature, entry.terrain, entry.count, sorted(entry.legal_values))
            for entry in deal.feature_deals
        ],
        [
            (
                name,
                [
                    (type(place.at).__name__, place.at, place.value, place.colour)
                    for place in places
                ],
            )
            for name, places in sorted(deal.fixed_features.items())
        ],
    ]


def _length(deal: Deal) -> int:
    """How many characters the deal's ranks are written with."""
    return max(1, -(-(size(deal) - 1).bit_length() // 5))


_VALUES = {char: value for value, char in enumerate(ALPHABET + "U")}


def _check(code: str) -> str:
    """The two characters that make the whole, read as one number in base 32, divisible by 1021.

    The modulus is a prime above 992, so no single character and no exchange of neighbours
    can change the number by a multiple of it.
    """
    return _digits(-_number(code) * 32**_MARKS_LENGTH % _MODULUS, _MARKS_LENGTH)


def _number(digits: str) -> int:
    value = 0
    for char in digits:
        value = value * 32 + _VALUES[char]
    return value


def _digits(number: int, length: int) -> str:
    return "".join(ALPHABET[number >> 5 * place & 31] for place in reversed(range(length)))
