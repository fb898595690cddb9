"""All benchmarks, one table; with --write it takes the place of the one in bench/README.md.

Exit code 1 when a goal is missed.
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import sys
from collections.abc import Callable
from importlib.metadata import version

import batches
import cards
import empty_cli
import fairness
import floor
import games
import proofs
import scoring
import sheets
from paired import BENCH, Figure, table

import layouts

BENCHES: dict[str, Callable[[], list[Figure]]] = {
    "empty_cli": empty_cli.figures,
    "floor": floor.figures,
    "cards": cards.figures,
    "layouts": layouts.figures,
    "batches": batches.figures,
    "proofs": proofs.figures,
    "sheets": sheets.figures,
    "games": games.figures,
    "scoring": scoring.figures,
    "fairness": fairness.figures,
}
TABLE = re.compile(r"(?<=<!-- figures -->\n).*?(?=<!-- end of figures -->)", re.DOTALL)


def machine() -> str:
    """What it was measured on, without a name or a date."""
    parts = [
        f"{os.cpu_count()} cores",
        f"{platform.system()} {platform.machine()}",
        f"{platform.python_implementation()} {platform.python_version()}",
        *(f"{name} {version(name)}" for name in ("typer", "reportlab", "shapely")),
    ]
    return ", ".join(parts)


def main() -> int:
    """Run what was asked for, print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("only", nargs="*", choices=[*BENCHES, []], help="run only these")
    parser.add_argument("--write", action="store_true", help="put the table into README.md")
    asked = parser.parse_args()
    found = [figure for name in asked.only or BENCHES for figure in BENCHES[name]()]
    text = f"{machine()}\n\n{table(found)}\n"
    print(text)
    if asked.write:
        readme = BENCH / "README.md"
        readme.write_text(TABLE.sub(lambda _: text, readme.read_text("utf-8")), "utf-8")
    return 0 if all(figure.met for figure in found) else 1


if __name__ == "__main__":
    sys.exit(main())
