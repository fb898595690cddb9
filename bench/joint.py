"""Joint rejection in plain Python: shuffle terrain and tokens, look at all rules, else again.

What the rates of batches are held against: the obvious way to deal every legal board of 19
hexes with the same chance. It shares nothing with printkit.
"""

from __future__ import annotations

import random

TERRAIN = [*"FFFFPPPPWWWWHHHMMM", "D"]
TOKENS = [2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12]
SPOTS = [(q, r) for r in range(-2, 3) for q in range(-2, 3) if abs(q + r) <= 2]
STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
NEAR = [
    [SPOTS.index((q + x, r + y)) for x, y in STEPS if (q + x, r + y) in SPOTS] for q, r in SPOTS
]
PAIRS = [(a, b) for a, near in enumerate(NEAR) for b in near if a < b]
MIDDLES = [(a, b, c) for b, near in enumerate(NEAR) for a in near for c in near if a != c]
TRIPLES = sorted({tuple(sorted(three)) for three in MIDDLES})
"""Every three hexes that hang together."""


def board(source: random.Random) -> tuple[list[str], list[int]]:
    """A board with reds, 2 and 12, and equal numbers apart, and no three like terrains together."""
    terrain, tokens = TERRAIN[:], TOKENS[:]
    while True:
        source.shuffle(terrain)
        source.shuffle(tokens)
        desert = terrain.index("D")
        numbers = [*tokens[:desert], 0, *tokens[desert:]]
        if _legal(terrain, numbers):
            return terrain, numbers


def _legal(terrain: list[str], numbers: list[int]) -> bool:
    for a, b in PAIRS:
        one, two = numbers[a], numbers[b]
        if one == two or (one in (6, 8) and two in (6, 8)) or (one in (2, 12) and two in (2, 12)):
            return False
    return not any(terrain[a] == terrain[b] == terrain[c] for a, b, c in TRIPLES)
