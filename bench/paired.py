"""Two commands run in turns as whole processes, and the figures that come of it.

The machine's speed drifts, so times are never compared across runs: every figure here is a
ratio of neighbours (A B A B ...), told as its median with the lowest and the highest.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
BENCH = ROOT / "bench"
MIB = 2**20


@dataclass(frozen=True, slots=True)
class Run:
    """One process from its start to its end.

    Attributes:
        seconds: On the wall.
        peak: The most memory that it held, in bytes.
    """

    seconds: float
    peak: int


@dataclass(frozen=True, slots=True)
class Pairs:
    """Runs of two commands in turns."""

    first: tuple[Run, ...]
    second: tuple[Run, ...]

    @property
    def ratios(self) -> list[float]:
        """How many times as long the first took as the second, pair by pair, in ascending order."""
        pairs = zip(self.first, self.second, strict=True)
        return sorted(one.seconds / other.seconds for one, other in pairs)

    @property
    def ratio(self) -> float:
        """The median of the ratios."""
        return median(self.ratios)

    def told(self) -> str:
        """The ratio's spread and the median seconds of either."""
        ratios = self.ratios
        one, other = (median(run.seconds for run in runs) for runs in (self.first, self.second))
        return f"{ratios[0]:.2f}–{ratios[-1]:.2f}; {one:.3f} s to {other:.3f} s"


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the report.

    Attributes:
        what: What was measured.
        value: What came out.
        unit: Of the value: "x" for a ratio.
        least: The goal, where more is better.
        most: The goal, where less is better.
        told: Spread, seconds, sizes: what helps to judge the value.
    """

    what: str
    value: float
    unit: str
    least: float | None = None
    most: float | None = None
    told: str = ""

    @property
    def met(self) -> bool:
        """True when there is no goal or it is reached."""
        return (self.least is None or self.value >= self.least) and (
            self.most is None or self.value <= self.most
        )

    def row(self) -> str:
        """The line as Markdown."""
        goal = f"≥ {self.least:,g}" if self.least is not None else ""
        goal = f"≤ {self.most:,g}" if self.most is not None else goal
        mark = ("✓" if self.met else "✗") if goal else ""
        whole = isinstance(self.value, int) or self.value >= 100
        value = f"{self.value:,.0f}" if whole else f"{self.value:.2f}"
        return f"| {self.what} | {value} {self.unit} | {goal} | {mark} | {self.told} |"


def run(command: Sequence[str]) -> Run:
    """Run a command to its end, its output thrown away.

    Raises:
        RuntimeError: It did not end well.
    """
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "100"}
    # Byte code is kept, as it is for an installed package.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    quiet = [(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)]
    start = time.perf_counter()
    process = os.posix_spawn(command[0], list(command), environment, file_actions=quiet)
    _, status, usage = os.wait4(process, 0)
    seconds = time.perf_counter() - start
    if status:
        code = os.waitstatus_to_exitcode(status)
        raise RuntimeError(f"{' '.join(command)} ended with {code}")
    # Linux counts kibibytes, macOS bytes.
    return Run(seconds, usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024))


def paired(first: Sequence[str], second: Sequence[str], rounds: int) -> Pairs:
    """Both commands, in turns, after one run of each that is not counted."""
    run(first)
    run(second)
    pairs = [(run(first), run(second)) for _ in range(rounds)]
    return Pairs(tuple(pair[0] for pair in pairs), tuple(pair[1] for pair in pairs))


def table(figures: Sequence[Figure]) -> str:
    """The figures as a Markdown table."""
    head = "| what | measured | goal | | spread and seconds |\n| --- | --- | --- | --- | --- |"
    return "\n".join([head, *(figure.row() for figure in figures)])
