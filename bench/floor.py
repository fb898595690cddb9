"""How `printkit kit` compares with bare reportlab drawing the same paths and texts.

The scenes are recorded before any clock runs; bench/bare.py then replays them twice: all of
it drawn on the pages, and with every drawing as a form. printkit's time also holds what the
bare script is spared: reading the scenario, drawing the art, planning the sheets, and
measuring and breaking the texts.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from paired import BENCH, MIB, Figure, paired, run, table

SCENARIO = "oil-springs"
HOW = {
    "pages": "bare reportlab, all of it on the pages",
    "forms": "bare reportlab, every drawing a form",
}


def figures(rounds: int = 9) -> list[Figure]:
    """Time and bytes against either way of drawing, memory, and the largest file."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        record, ours = folder / "record", folder / "kit"
        run([sys.executable, str(BENCH / "record.py"), SCENARIO, str(record)])
        kit = [sys.executable, "-m", "printkit", "kit", SCENARIO, "--quiet", "--out", str(ours)]
        found: list[Figure] = []
        for how, told in HOW.items():
            bare = folder / how
            bare.mkdir()
            script = [sys.executable, str(BENCH / "bare.py"), str(record), str(bare), how]
            pairs = paired(kit, script, rounds)
            one, other = _bytes(ours / SCENARIO), _bytes(bare)
            time, size = f"kit, time to {told}", f"kit, bytes to {told}"
            found.append(Figure(time, pairs.ratio, "x", most=2, told=pairs.told()))
            found.append(Figure(size, one / other, "x", most=1.15, told=f"{one:,} to {other:,}"))
        largest = (ours / SCENARIO / "kit.pdf").stat().st_size
        return [
            *found,
            Figure("kit, peak memory", pairs.peak / MIB, "MiB", most=200),
            Figure("kit.pdf", largest / MIB, "MiB", most=8),
        ]


def _bytes(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.glob("*.pdf"))


if __name__ == "__main__":
    print(table(figures()))
