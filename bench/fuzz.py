"""Workspaces with one thing or several wrong, by hundreds: none may crash printkit or hang it.

Each run takes a workspace that works, breaks some of its files by chance (bench/breaking.py) –
facts, words, tables of cards, pictures – and gives a command to it. Whatever comes of it, it ends
with a clear error or with a board: an exit code of 70, a traceback or more than some seconds is a
fault, told with its seed.
"""

from __future__ import annotations

import argparse
import io
import os
import shutil
import signal
import sys
import tempfile
import traceback
from collections import Counter
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from random import Random
from time import process_time
from types import FrameType

import openpyxl
from breaking import broken
from PIL import Image

PATIENCE = 20
"""Seconds of the processor that a command on such a workspace may take."""

PLAYED = 0.3
"""So many of the boards are played on when they are judged."""

LIKE = ("gold-island", "oil-springs", "divided-land", "pirate-islands", "dinslaken", "base")

KINDS = (".toml", ".csv", ".xlsx", ".svg", ".png")
"""What is broken: facts, words, tables of cards and pictures."""

DECKS = 0.3
"""So many of the workspaces have tables of every kind and pictures, of which some are broken."""

COMMANDS = (
    *("check NAME", "check layouts/NAME/BOARD", "layout NAME --seed 1") * 4,
    *("setup NAME", "rules NAME", "rules NAME --lang de", "print tokens NAME --own none") * 2,
    "play NAME --seed 1 --bot random --quiet", "scenarios", "layouts", "new other --like NAME",
    "layout NAME --seed 2 --deal uniform", "kit NAME --dry-run", "print gallery NAME",
)  # fmt: skip

PRINTED = (
    *("print cards NAME --own none", "kit NAME --dry-run --own none") * 3,
    *("print tokens NAME --own none", "print tiles NAME --own none", "print stand-ups NAME"),
    *("check NAME", "new other --like NAME", "print cards NAME --lang de --output screen"),
)  # fmt: skip
"""What reads tables and pictures."""

DECKED = "decks"
"""The workspace with all kinds of them."""


class HangError(BaseException):
    """A command took too long."""


def main() -> int:
    """Break workspaces until the seconds are up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--runs", type=int, default=0, help="so many, however long they take")
    asked = parser.parse_args()
    signal.signal(signal.SIGPROF, _hang)
    told, found, run, start = Counter[int](), 0, 0, process_time()
    with tempfile.TemporaryDirectory() as folder:
        whole = {name: _workspace(name, Path(folder) / name) for name in LIKE}
        whole[DECKED] = _with_decks(_workspace(LIKE[0], Path(folder) / DECKED))
        while run < asked.runs or (not asked.runs and process_time() - start < asked.seconds):
            code = _one(asked.first + run, whole, Path(folder) / "mine")
            told[code] += 1
            found += code == 70
            run += 1
    ends = ", ".join(f"{count} with {code}" for code, count in sorted(told.items()))
    print(f"{run} broken workspaces in {process_time() - start:.0f} s: {ends}; {found} faults")
    return 1 if found or not run else 0


def _workspace(like: str, folder: Path) -> Path:
    """A workspace with a copy of a scenario, called mine."""
    from printkit.press.copying import copy
    from printkit.press.workspace import COPIED, make

    made = make(folder)
    shutil.rmtree(made / "layouts/gold-island")
    shutil.rmtree(made / "templates/gold-island")
    assert COPIED
    copy("mine", like, made)
    return made


DECK = '[components.{}]\ntemplate = "card"\ntable = "{}"\n'
PIECE = '[components.{}]\ntemplate = "{}"\nart = "{}"\nprinted = 2\nin_play = 2\n'
CARDS = """format = 1
[[cards]]
title.en = "Sun"
title.de = "Sonne"
text = "Take {wool}, **now**."
cost = "2 wool, ore"
picture = "pictures/dot.png"
colour = "#2056A2"
"""


def _with_decks(folder: Path) -> Path:
    """The example with decks of every kind of table, and pictures on all that shows them."""
    home = folder / "layouts/mine"
    dot = Image.new("RGB", (90, 60), "#C57800")
    dot.save(home / "pictures/dot.png")
    (home / "cards.toml").write_text(CARDS, "utf-8")
    book = openpyxl.Workbook()
    for row in (["title", "text", "icon", "count", "back"], ["Sun", "{gold}", "gold", 2, "wave"]):
        book.active.append(row)
    book.save(home / "cards.xlsx")
    added = [DECK.format(file.rpartition(".")[2], file) for file in ("cards.toml", "cards.xlsx")]
    added += [
        PIECE.format("round", "token", "pictures/dot.png"),
        PIECE.format("large", "large-token", "pictures/bottle.svg"),
    ]
    facts = home / "scenario.toml"
    text = facts.read_text("utf-8").replace(
        "[components.aid]", "\n".join([*added, "[components.aid]"])
    )
    facts.write_text(text, "utf-8")
    titles = "".join(
        f'\n[components.{name}]\ntitle = "X"\nuse = "X"\nassembly = "X"\n'
        for name in ("toml", "xlsx", "round", "large")
    )
    for language in ("de", "en"):
        words = folder / f"templates/mine/{language}.toml"
        words.write_text(words.read_text("utf-8") + titles, "utf-8")
    return folder


def _one(seed: int, whole: dict[str, Path], folder: Path) -> int:
    """One workspace broken by a seed, one command given to it; its exit code, 70 for a fault."""
    rng = Random(seed)
    shutil.rmtree(folder, ignore_errors=True)
    decks = rng.random() < DECKS
    shutil.copytree(whole[DECKED if decks else rng.choice(LIKE)], folder)
    files = sorted(path for path in folder.glob("*/**/*") if path.suffix in KINDS)
    own = [path for path in files if "mine" in path.parts[len(folder.parts) :]]
    data = [path for path in own if path.suffix != ".toml" or path.stem == "cards"]
    chosen = [
        rng.choice(data if decks and rng.random() < 0.7 else own if rng.random() < 0.8 else files)
        for _ in range(rng.choice((1, 1, 2, 4)))
    ]
    for path in chosen:
        path.write_bytes(broken(path, rng))
    boards = [path.name for path in own if path.parent == folder / "layouts/mine"]
    command = rng.choice(PRINTED if decks and rng.random() < 0.8 else COMMANDS)
    words = command.replace("NAME", "mine").replace("BOARD", rng.choice(boards)).split()
    _judged_by_play(rng.random() < PLAYED)
    code, fault = _run(words, folder)
    if code == 70:
        names = ", ".join(str(path.relative_to(folder)) for path in chosen)
        print(f"seed {seed}: printkit {' '.join(words)}, {names} broken\n{fault}", flush=True)
    return code


def _judged_by_play(seldom: bool) -> None:
    """Whether boards are also played when they are judged: that takes most of the time."""
    from printkit.engine import validate

    validate.__dict__.setdefault("wholly", validate.validate)
    validate.validate = validate.wholly if seldom else lambda *_, **__: ()


def _run(words: list[str], folder: Path) -> tuple[int, str]:
    """A command in a folder: its exit code, and the trail of a fault."""
    from printkit.cli import app, faults
    from printkit.generate import mixing

    # How long a walk must be is no matter of safety, and takes most of the time.
    mixing.MOST_HEXES = 0
    trail: list[str] = []

    def noted(fault: Exception) -> int:
        trail.append("".join(traceback.format_exception(fault)[-12:]))
        return faults.INTERNAL

    faults.internal = noted
    os.chdir(folder)
    signal.setitimer(signal.ITIMER_PROF, PATIENCE)
    try:
        with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
            code = app.run(words)
    except HangError:
        trail.append("".join(traceback.format_exc().splitlines(keepends=True)[-24:]))
        code = faults.INTERNAL
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
    return code, "\n".join(trail)


def _hang(_: int, __: FrameType | None) -> None:
    raise HangError


if __name__ == "__main__":
    sys.exit(main())
