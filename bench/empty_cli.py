"""How much longer `printkit --help` and one board take than an empty typer app of the same shape.

Both are started as an installed command starts them: import the app, call it.
"""

from __future__ import annotations

import subprocess
import sys
from tempfile import TemporaryDirectory

from paired import BENCH, ROOT, Figure, Pairs, paired, table

REAL = "from printkit.__main__ import main; main()"
EMPTY = f"import sys; sys.path.insert(0, {str(BENCH)!r}); from empty_app import app; app()"
HEAVY = ("numpy", "shapely", "reportlab", "svgwrite")
LOADED = f"""
import sys
from printkit.cli.app import run
run(["--help"])
print(sum(name in sys.modules for name in {HEAVY!r}), file=sys.stderr)
"""


def figures(rounds: int = 25) -> list[Figure]:
    """The ratio, and how many of the heavy libraries `--help` loads."""
    real, empty = ([sys.executable, "-c", code, "--help"] for code in (REAL, EMPTY))
    pairs = paired(real, empty, rounds)
    board = one_board(rounds)
    return [
        Figure("`printkit --help` to an empty app", pairs.ratio, "x", most=1.25, told=pairs.told()),
        Figure("libraries among " + ", ".join(HEAVY) + " loaded there", loaded(), "", most=0),
        Figure("`printkit layout`, one board, to an empty command", board.ratio, "x", most=1.5,
               told=board.told()),
    ]  # fmt: skip


def one_board(rounds: int) -> Pairs:
    """A board dealt, shown and written, and the same command with an empty body."""
    with TemporaryDirectory() as out:
        words = ["layout", "oil-springs", "--variable", "--seed", "1", "--out", out]
        real, empty = ([sys.executable, "-c", code, *words] for code in (REAL, EMPTY))
        return paired(real, empty, rounds)


def loaded() -> int:
    """How many of the heavy libraries a process has loaded that has shown the help."""
    command = [sys.executable, "-c", LOADED]
    ended = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    return int(ended.stderr)


if __name__ == "__main__":
    print(table(figures()))
