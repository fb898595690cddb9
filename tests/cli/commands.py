"""The command line for tests: in this process with its output caught, or in one of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Mapping
from contextlib import chdir, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from printkit.cli.app import run

ROOT = Path(__file__).parents[2]
PLAIN = {"COLUMNS": "80", "LC_ALL": "C.UTF-8", "TERM": "dumb", "NO_COLOR": "1"}


@dataclass(frozen=True)
class Result:
    """What a command did: its exit code, and what it wrote to both outputs."""

    code: int
    out: str
    err: str


def printkit(*words: str, at: Path, **environment: str) -> Result:
    """A command run in a folder, 80 columns wide, in English unless the environment says else."""
    out, err = io.StringIO(), io.StringIO()
    with (
        chdir(at),
        patch.dict(os.environ, PLAIN | environment),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        code = run(list(words))
    return Result(code, out.getvalue(), err.getvalue())


def python(script: str, *, at: Path, environment: Mapping[str, str] = {}) -> Result:
    """A script in a process of its own, that finds this printkit."""
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=at,
        env={**os.environ, "PYTHONPATH": str(ROOT), **PLAIN, **environment},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return Result(done.returncode, done.stdout, done.stderr)


def files(folder: Path) -> set[str]:
    """Every file under a folder, hidden ones as well."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
