"""Boards on the command line: one of them lightly, many of them in parts and processes."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from commands import ROOT, printkit

from printkit.press import many
from printkit.waits import wait

HEAVY = ("numpy", "numba", "shapely", "reportlab", "svgwrite", "ortools")
ONE = f"""
import sys
from printkit.cli.app import run
run("layout oil-springs --variable --seed 1 --out".split() + sys.argv[1:])
print(sorted(set({HEAVY!r}) & set(sys.modules)), file=sys.stderr)
"""


def test_one_board_needs_no_heavy_library(tmp_path: Path) -> None:
    """Dealing and showing a board loads nothing that draws, compiles or proves."""
    command = [sys.executable, "-c", ONE, str(tmp_path)]
    ended = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    assert "[]\n" == ended.stderr


def test_parts_and_processes_change_no_board(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """`layout --count` deals the boards of its seeds, in however many parts or processes."""
    words = ("layout", "base", "--deal", "uniform", "--seed", "5", "--count", "7")
    whole = printkit(*words, at=tmp_path).out
    monkeypatch.setattr(many, "PART", 2)
    assert whole == printkit(*words, at=tmp_path).out
    assert whole == printkit(*words, "--jobs", "2", at=tmp_path).out
    alone = printkit(*words[:4], "--seed", "9", "--json", at=tmp_path).out
    assert whole.splitlines()[4] == json.loads(alone)["code"]


def test_whoever_waits_for_the_compiler_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A line on standard error, in the reader's language; the boards alone on standard output."""
    from printkit.generate import batches
    from printkit.generate.compiled import deal

    monkeypatch.setattr(batches, "MANY", 2)
    monkeypatch.setattr(deal, "rows", lambda *_: wait("compiling"))
    words = ("layout", "base", "--deal", "uniform", "--seed", "5", "--count", "3")
    told = printkit(*words, "--lang", "de", at=tmp_path)
    assert "einmal" in told.err
    assert 3 == len(told.out.splitlines())
    assert "" == printkit(*words, "--quiet", at=tmp_path).err
