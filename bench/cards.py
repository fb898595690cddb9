"""54 different cards by ten lines of printkit and by protograf, as whole processes.

protograf is GPL and never imported: it is installed by its name from the package index into
an environment of its own beside this file, and only run.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from contextlib import chdir
from pathlib import Path
from tempfile import TemporaryDirectory

from paired import BENCH, Figure, paired, table

ENVIRONMENT = BENCH / ".venv-protograf"
WANTED = "protograf>=0.6,<0.7"
PYTHONS = ("python3.14", "python3.13")
"""What protograf 0.6 runs on."""


def figures(rounds: int = 9) -> list[Figure]:
    """The ratio of times, and of bytes; empty where protograf cannot be installed."""
    peer = protograf()
    if peer is None:
        print(f"cards: not measured, for {WANTED} needs {' or '.join(PYTHONS)}", file=sys.stderr)
        return []
    theirs = [str(peer), str(BENCH / "protograf_deck.py")]
    ours = [sys.executable, str(BENCH / "ten_lines.py")]
    with TemporaryDirectory() as name, chdir(name):
        pairs = paired(theirs, ours, rounds)
        one, other = (Path(f"{which}.pdf").stat().st_size for which in ("protograf", "cards"))
    sizes = f"{one:,} to {other:,}"
    return [
        Figure("54 cards, protograf's time to ours", pairs.ratio, "x", least=12, told=pairs.told()),
        Figure("54 cards, protograf's bytes to ours", one / other, "x", told=sizes),
    ]


def protograf() -> Path | None:
    """The Python that has protograf, which is installed if need be; None where it cannot be."""
    python = ENVIRONMENT / "bin" / "python"
    if not _answers([str(python), "-c", "import protograf"]):
        base = next((name for name in PYTHONS if _answers([name, "-c", "import venv"])), None)
        if base is None:
            return None
        subprocess.run([base, "-m", "venv", "--clear", str(ENVIRONMENT)], check=True)
        subprocess.run([str(python), "-m", "pip", "install", "--quiet", WANTED], check=True)
    return python


def _answers(command: list[str]) -> bool:
    """True when a command exists and ends well."""
    if shutil.which(command[0]) is None:
        return False
    outcome = subprocess.run(command, capture_output=True, check=False)
    return outcome.returncode == 0


if __name__ == "__main__":
    print(table(figures()))
