"""How much longer `printkit --help` and one board take than an empty typer app of the same shape.

Both are started as an installed command starts them: import the app, call it.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from contextlib import chdir
from tempfile import TemporaryDirectory

from paired import BENCH, ROOT, Figure, Pairs, paired, table

REAL = "from printkit.__main__ import main; main()"
EMPTY = f"import sys; sys.path.insert(0, {str(BENCH)!r}); from empty_app import app; app()"
HEAVY = ("numpy", "numba", "shapely", "reportlab", "svgwrite", "ortools")
LOADED = f"""
import sys
from printkit.cli.app import run
run(sys.argv[1:])
print(sum(name in sys.modules for name in {HEAVY!r}), file=sys.stderr)
"""
BOARDS = {
    "base, uniform": ("base", "--deal", "uniform"),
    "base, strict": ("base", "--set", "strict"),
    "oil-springs": ("oil-springs", "--variable"),
}
"""Boards that are dealt alone; all are known to be won without playing."""


def figures(rounds: int = 25) -> list[Figure]:
    """The ratios, and how many of the heavy libraries `--help` and one board load."""
    real, empty = ([sys.executable, "-c", code, "--help"] for code in (REAL, EMPTY))
    pairs = paired(real, empty, rounds)
    boards = {name: one_board(words, rounds) for name, words in BOARDS.items()}
    libraries = ", ".join(HEAVY)
    return [
        Figure("`printkit --help` to an empty app", pairs.ratio, "x", most=1.25, told=pairs.told()),
        Figure(f"libraries among {libraries} loaded there", loaded(["--help"]), "", most=0),
        *(
            Figure(f"`printkit layout`, one board ({name}), to an empty command", board.ratio, "x",
                   most=1.5, told=board.told())
            for name, board in boards.items()
        ),
        Figure("… libraries among them loaded there", loaded_for_a_board(), "", most=0),
    ]  # fmt: skip


def one_board(words: Sequence[str], rounds: int) -> Pairs:
    """A board dealt, judged, shown and written, and the same command with an empty body.

    Both in a folder of their own: a scenario beside which one works is looked at more closely.
    """
    with TemporaryDirectory() as out, chdir(out):
        words = ["layout", *words, "--seed", "1", "--out", out]
        real, empty = ([sys.executable, "-c", code, *words] for code in (REAL, EMPTY))
        return paired(real, empty, rounds)


def loaded_for_a_board() -> int:
    """The most heavy libraries that a process has loaded which has dealt one board."""
    with TemporaryDirectory() as out:
        every = (["layout", *words, "--out", out] for words in BOARDS.values())
        return max(loaded(words) for words in every)


def loaded(words: Sequence[str]) -> int:
    """How many of the heavy libraries a process has loaded that has run a command."""
    command = [sys.executable, "-c", LOADED, *words]
    ended = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    return int(ended.stderr)


if __name__ == "__main__":
    print(table(figures()))
