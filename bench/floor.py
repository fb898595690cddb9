"""How `printkit kit` compares with bare reportlab drawing the same paths and texts.

The scenes are recorded before any clock runs; bench/bare.py then replays them twice: all of
it drawn on the pages, and with every drawing as a form. printkit's time also holds what the
bare script is spared: reading the scenario, drawing the art, planning the sheets, and
measuring and breaking the texts.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from paired import BENCH, MIB, Figure, paired, run, table

SCENARIO = "oil-springs"
KITS = {"kit": (4, "base"), "kit, 5–6 players, no box owned": (6, "none")}
"""Players, and the box that the group owns: what everybody prints first, and the largest."""
HOW = {"pages": "drawn on the pages", "forms": "every drawing a form"}


def figures(rounds: int = 7) -> list[Figure]:
    """Time and bytes against either way of drawing, memory, and the largest file."""
    return [
        figure
        for name, (players, own) in KITS.items()
        for figure in _kit(name, players, own, rounds)
    ]


def _kit(name: str, players: int, own: str, rounds: int) -> Iterator[Figure]:
    with TemporaryDirectory() as temporary:
        folder = Path(temporary)
        record, ours = folder / "record", folder / "kit"
        choice = ["--players", str(players), "--own", own, "--lang", "en"]
        kit = [
            sys.executable,
            "-m",
            "printkit",
            "kit",
            SCENARIO,
            *choice,
            "--quiet",
            "--out",
            str(ours),
        ]
        run([sys.executable, str(BENCH / "record.py"), str(record), SCENARIO, str(players), own])
        peak = 0
        for how, told in HOW.items():
            bare = folder / how
            bare.mkdir()
            pairs = paired(
                kit, [sys.executable, str(BENCH / "bare.py"), str(record), str(bare), how], rounds
            )
            one, other = _bytes(ours / SCENARIO), _bytes(bare)
            sizes = f"{one:,} to {other:,}"
            yield Figure(
                f"{name}: time to bare reportlab, {told}",
                pairs.ratio,
                "x",
                most=2,
                told=pairs.told(),
            )
            yield Figure(
                f"{name}: bytes to bare reportlab, {told}", one / other, "x", most=1.15, told=sizes
            )
            peak = max(peak, *(run.peak for run in pairs.first))
        largest = (ours / SCENARIO / "kit.pdf").stat().st_size
        yield Figure(f"{name}: peak memory", peak / MIB, "MiB", most=200)
        yield Figure(f"{name}: kit.pdf", largest / MIB, "MiB", most=8)


def _bytes(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.glob("*.pdf"))


if __name__ == "__main__":
    print(table(figures()))
