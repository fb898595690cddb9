"""How `printkit kit` compares with bare reportlab drawing the same paths and texts.

The scenes are recorded before any clock runs; bench/bare.py then replays them twice: all of
it drawn on the pages, and with every drawing as a form. printkit's time also holds what the
bare script is spared: reading the scenario, drawing the art, planning the sheets, and
measuring and breaking the texts.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from paired import BENCH, MIB, Figure, Pairs, paired, run, table

SCENARIO = "oil-springs"
HOW = {"pages": "drawn on the pages", "forms": "every drawing a form"}


@dataclass(frozen=True, slots=True)
class Kit:
    """A kit to be printed: for whom, and which box they own."""

    name: str
    players: str
    own: str

    def command(self, folder: Path) -> list[str]:
        """What prints it into a folder."""
        words = f"kit {SCENARIO} --quiet --lang en --players {self.players} --own {self.own}"
        return [sys.executable, "-m", "printkit", *words.split(), "--out", str(folder)]


KITS = (Kit("kit", "4", "base"), Kit("kit, 5–6 players, no box owned", "6", "none"))
"""What a group with the base game prints, and the largest."""


def figures(rounds: int = 7) -> list[Figure]:
    """Time and bytes against either way of drawing, memory, and the largest file."""
    return [figure for kit in KITS for figure in _figures(kit, rounds)]


def _figures(kit: Kit, rounds: int) -> Iterator[Figure]:
    with TemporaryDirectory() as name:
        folder = Path(name)
        record, ours = folder / "record", folder / "kit"
        run(_script("record", record, SCENARIO, kit.players, kit.own))
        peak = 0
        for how, told in HOW.items():
            bare = folder / how
            bare.mkdir()
            pairs = paired(kit.command(ours), _script("bare", record, bare, how), rounds)
            yield _ratio(f"{kit.name}: time to bare reportlab, {told}", pairs)
            yield _sizes(f"{kit.name}: bytes to bare reportlab, {told}", ours / SCENARIO, bare)
            peak = max(peak, *(run.peak for run in pairs.first))
        largest = (ours / SCENARIO / "kit.pdf").stat().st_size
        yield Figure(f"{kit.name}: peak memory", peak / MIB, "MiB", most=200)
        yield Figure(f"{kit.name}: kit.pdf", largest / MIB, "MiB", most=8)


def _script(name: str, *words: str | Path) -> list[str]:
    return [sys.executable, str(BENCH / f"{name}.py"), *map(str, words)]


def _ratio(what: str, pairs: Pairs) -> Figure:
    return Figure(what, pairs.ratio, "x", most=2, told=pairs.told())


def _sizes(what: str, ours: Path, theirs: Path) -> Figure:
    one, other = (sum(pdf.stat().st_size for pdf in each.glob("*.pdf")) for each in (ours, theirs))
    return Figure(what, one / other, "x", most=1.15, told=f"{one:,} to {other:,}")


if __name__ == "__main__":
    print(table(figures()))
