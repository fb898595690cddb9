"""Workspaces with one thing or several wrong, by hundreds: none may crash printkit or hang it.

Each run takes a workspace that works, changes bytes, words, numbers or lines of its files by
chance, and gives a command to it. Whatever comes of it, it ends with a clear error or with a board:
an exit code of 70, a traceback or more than some seconds is a fault, told with its seed.
"""

from __future__ import annotations

import argparse
import io
import os
import re
import shutil
import signal
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from random import Random
from time import process_time
from types import FrameType

PATIENCE = 20
"""Seconds of the processor that a command on such a workspace may take."""

PLAYED = 0.3
"""So many of the boards are played on when they are judged."""

LIKE = ("gold-island", "oil-springs", "divided-land", "pirate-islands", "dinslaken", "base")

COMMANDS = (
    *("check NAME", "check layouts/NAME/BOARD", "layout NAME --seed 1") * 4,
    *("setup NAME", "rules NAME", "rules NAME --lang de", "print tokens NAME --own none") * 2,
    "play NAME --seed 1 --bot random --quiet", "scenarios", "layouts", "new other --like NAME",
    "layout NAME --seed 2 --deal uniform", "kit NAME --dry-run", "print gallery NAME",
)  # fmt: skip

NUMBERS = ("0", "-1", "1", "7", "13", "99", "10001", "1000000000", "99999999999999999999", "1e308",
           "nan", "-inf", "0.5", "true", '"3"', "[]", "{}", "2026-01-01")  # fmt: skip
WORDS = ("", "..", "../../etc/passwd", "/etc/passwd", "a" * 3000, "{", "}", "{}", "{x}", "{roads}",
         "{roads.__class__}", "{roads:>999999999}", "**", "*", "{cost:road}", "ß😀\u202e", "%s",
         "r1h1", "r99h99", "m", "S", "3:1", "base", "gold", "__init__", "\\u0000")  # fmt: skip
LINES = (
    "a" + ".a" * 400 + " = 1", "x = " + "[" * 300 + "]" * 300, "[setups]", "format = 2", "[[x]]",
    'extends = "mine"', 'extends = "../x"', 'like = "3-4"', "[values]", "[deck]\nknight = 10000",
    "values.bank_cards = 10000", 'frame = """\n' + "m   " * 500 + '\n"""', "players = [1, 2, 8]",
    'rules = ["base", "gold-river", "oil-springs"]', 'rules = ["gold-river"]', "colours = []",
)  # fmt: skip


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


def _one(seed: int, whole: dict[str, Path], folder: Path) -> int:
    """One workspace broken by a seed, one command given to it; its exit code, 70 for a fault."""
    rng = Random(seed)
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(whole[rng.choice(LIKE)], folder)
    files = sorted(folder.glob("*/**/*.toml"))
    own = [path for path in files if path.parent.name == "mine"]
    broken = [
        rng.choice(own if rng.random() < 0.8 else files) for _ in range(rng.choice((1, 1, 2, 4)))
    ]
    for path in broken:
        content = path.read_bytes()
        for _ in range(rng.choice((1, 2, 3, 6))):
            content = rng.choice(CHANGES)(content, rng)
        path.write_bytes(content)
    boards = [path.name for path in own if path.parent.parent.name == "layouts"]
    words = (
        rng.choice(COMMANDS).replace("NAME", "mine").replace("BOARD", rng.choice(boards)).split()
    )
    _judged_by_play(rng.random() < PLAYED)
    code, fault = _run(words, folder)
    if code == 70:
        names = ", ".join(str(path.relative_to(folder)) for path in broken)
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


def _bytes(content: bytes, rng: Random) -> bytes:
    at, length = rng.randrange(len(content) + 1), rng.choice((0, 1, 1, 2, 8, 200))
    return content[:at] + rng.randbytes(rng.choice((0, 0, 1, 3, 40))) + content[at + length :]


def _copied(content: bytes, rng: Random) -> bytes:
    at, to = rng.randrange(len(content) + 1), rng.randrange(len(content) + 1)
    return content[:to] + content[at : at + rng.choice((1, 20, 400))] + content[to:]


def _swapped(pattern: str, choices: tuple[str, ...]) -> Callable[[bytes, Random], bytes]:
    """One of the things that a pattern finds, in place of it another of the file's or a choice."""

    def change(content: bytes, rng: Random) -> bytes:
        text = content.decode("utf-8", "replace")
        found = list(re.finditer(pattern, text))
        if not found:
            return content
        old = rng.choice(found)
        new = rng.choice(found)[0] if rng.random() < 0.3 else rng.choice(choices)
        return (text[: old.start()] + new + text[old.end() :]).encode("utf-8", "replace")

    return change


def _lines(content: bytes, rng: Random) -> bytes:
    lines = content.split(b"\n")
    at = rng.randrange(len(lines))
    how = rng.randrange(4)
    if how == 0:
        del lines[at]
    elif how == 1:
        lines.insert(at, rng.choice(lines))
    elif how == 2:
        lines.insert(at, rng.choice(LINES).encode())
    else:
        other = rng.randrange(len(lines))
        lines[at], lines[other] = lines[other], lines[at]
    return b"\n".join(lines)


CHANGES: tuple[Callable[[bytes, Random], bytes], ...] = (
    _bytes,
    _copied,
    _lines,
    _lines,
    _swapped(r"-?\b\d+(\.\d+)?\b", NUMBERS),
    _swapped(r"-?\b\d+(\.\d+)?\b", NUMBERS),
    _swapped(r'(?<=")[^"\n]*(?=")', WORDS),
    _swapped(r'(?<=")[^"\n]*(?=")', WORDS),
    _swapped(r"\b[a-z][\w-]+\b", ("x", "like", "values", "setups", "terrain", "art", "gold")),
    _swapped(r"\{[^{}\n]*\}", ("{", "{}", "{x}", "{cost:x}", "{players:>9999999}")),
)

if __name__ == "__main__":
    sys.exit(main())
