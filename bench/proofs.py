"""How long it takes to prove that a set of constraints cannot be kept, and to find its conflict.

Impossible sets, many of them near-misses, on 19, 30 and 61 hexes, by one core's own time in a
warm process: the model is built, the set proven impossible, and a smallest conflict named.
`python bench/proofs.py` prints a line for each set, and for sets that can only just be kept.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import process_time

from paired import ROOT, Figure

MOST = 2.0
"""So many seconds a proof may take."""

_ROWS = (5, 6, 7, 8, 9, 8, 7, 6, 5)
_FRAME = "\n".join("  " * (9 - row) + "m   " * row for row in _ROWS)

# The pools of 61 hexes that the measurements of other generators use.
_HARBOURS = ("r1h1 NW", "r1h2 NE", "r1h4 NW", "r1h5 NE", "r3h7 NE", "r5h9 E", "r7h7 SE",
             "r9h5 SE", "r9h2 SW")  # fmt: skip

LARGE = f"""
format = 1
prefix = "LG"
extends = "base"
[setups."5-6"]
players = [5]
fixed = "extended"
[setups."3-4"]
frame = '''
{_FRAME}
'''
spiral = []
harbours.places = {list(_HARBOURS)}
[setups."3-4".regions.m.terrain]
forest = 13
pasture = 13
fields = 13
hills = 10
mountains = 9
desert = 3
[setups."3-4".regions.m.numbers]
2 = 3
3 = 7
4 = 7
5 = 7
6 = 6
8 = 6
9 = 6
10 = 6
11 = 7
12 = 3
"""

# For each board: what is asked, and how many constraints conflict; 0 where a board keeps all.
SETS: dict[tuple[str, int], dict[str, int]] = {
    ("base", 4): {
        "intersection-pips most=8": 1,
        "resource-pips least=12 most=12": 1,
        "numbers-apart numbers=4,5,6,8; like-apart": 1,
        "harbours-spaced paths=6; equal-apart": 1,
        "number-place number=12 terrain=desert; equal-apart": 1,
        "spiral; equal-apart; intersection-pips most=10": 2,
        "spiral; numbers-apart numbers=2 against=3,4,5,6": 2,
        "resource-pips least=11 most=12; number-once; equal-apart; like-apart": 0,
        "spiral; equal-apart; intersection-pips most=11": 0,
    },
    ("base", 6): {
        "intersection-pips most=8; equal-apart": 1,
        "resource-pips least=19; like-apart": 1,
        "numbers-apart numbers=5,6,8,9": 1,
        "number-place number=12 terrain=hills side=east; "
        "terrain-numbers terrain=hills never=2,12": 2,
        "spiral; intersection-pips most=11": 2,
        "number-once; equal-apart": 0,
    },
    ("oil-springs", 4): {
        "feature-rank feature=springs terrain=forest rank=5; equal-apart": 1,
        "feature-distance feature=springs least=5; like-apart": 1,
        "terrain-numbers feature=springs only=9,10; "
        "number-place number=5 terrain=desert feature=springs": 2,
        "feature-distance feature=springs least=4": 0,
    },
    ("large", 4): {
        "number-once": 1,
        "number-once; equal-apart": 1,
        "number-once; equal-apart; terrain-groups most=2; numbers-apart numbers=2,12": 1,
        "resource-pips least=38; equal-apart": 1,
        "resource-pips least=40 most=42": 1,
        "intersection-pips most=8": 1,
        "intersection-pips most=9": 1,
        "numbers-apart numbers=3,4,5,11; like-apart": 1,
        "number-terrains numbers=6,8 terrains=mountains; equal-apart": 1,
        "number-terrains numbers=6,8 terrains=hills; number-once numbers=2,6; equal-apart": 1,
        "terrain-numbers terrain=forest only=2,3,12; resource-pips least=24; "
        "equal-apart; like-apart": 2,
        "harbours-spaced paths=12; equal-apart; like-apart": 1,
        "terrain-groups most=1 terrains=forest,pasture; intersection-pips most=10; "
        "number-terrains numbers=6,8 terrains=hills": 1,
        "resource-pips least=37 most=37": 0,
        "numbers-apart numbers=3,4,5": 0,
        "intersection-pips most=10": 0,
        "intersection-pips most=10; like-apart": 0,
    },
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Proof:
    """What came of a set.

    Attributes:
        hexes: How many hexes the board has.
        asked: The set.
        expected: How many constraints conflict; 0 where none do.
        found: The same, as was found; -1 where it was not decided.
        seconds: How long it took.
    """

    hexes: int
    asked: str
    expected: int
    found: int
    seconds: float


def proofs() -> Iterator[Proof]:
    """All sets, one after the other."""
    sys.path.insert(0, str(ROOT / "tests"))
    from asking import asking, workspace

    with TemporaryDirectory() as folder:
        at = workspace(Path(folder), large=LARGE)
        for (scenario, players), sets in SETS.items():
            for text, expected in sets.items():
                setup = asking(scenario, players, *text.split("; "), at=at)
                found, seconds = _asked(setup)
                yield Proof(len(setup.deal.frame), text, expected, found, seconds)


def _asked(setup: object) -> tuple[int, float]:
    from printkit.generate.prove import Question
    from printkit.generate.table import table_of

    start = process_time()
    question = Question(table_of(setup), shuffle=True)
    board = question.board(question.names)
    found = len(question.conflict().bound) if board is False else 0 if board else -1
    return found, process_time() - start


def figures() -> list[Figure]:
    """The slowest proof for each size of board, and how many were as expected."""
    try:
        from printkit.generate.solver import available
    except ImportError:
        return []
    if not available():
        return []
    found = list(proofs())
    impossible = [proof for proof in found if proof.expected]
    told = []
    for hexes in sorted({proof.hexes for proof in impossible}):
        times = [proof.seconds for proof in impossible if proof.hexes == hexes]
        told.append(
            Figure(
                f"proof of impossibility on {hexes} hexes, slowest of {len(times)}",
                max(times),
                "s",
                most=MOST,
                told=f"{median(times):.2f} s in the middle",
            )
        )
    right = sum(proof.found == proof.expected for proof in found)
    return [
        *told,
        Figure("… sets decided, with a smallest conflict", right, "", least=len(found)),
    ]


def main() -> None:
    """A line for each set, as Markdown."""
    print("| hexes | set | conflict | seconds |\n| --- | --- | --- | --- |")
    for proof in proofs():
        of = {0: "none: a board keeps it", -1: "not decided"}.get(proof.found, f"{proof.found}")
        wrong = "" if proof.found == proof.expected else f" ✗ ({proof.expected} expected)"
        print(f"| {proof.hexes} | {proof.asked} | {of}{wrong} | {proof.seconds:.2f} |", flush=True)


if __name__ == "__main__":
    main()
