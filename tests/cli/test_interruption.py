"""Interrupted in the middle, or with nobody listening any more: an orderly end, nothing left."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from commands import PLAIN, ROOT, files, python

START = "from printkit.__main__ import main\nimport os, signal\nfrom pathlib import Path\n"
# Where the interruption hits: a function of the program that is replaced by one that first
# gets a signal, as it comes from the keyboard.
STRIKES = {
    "reading": "from printkit.press import boards as home\nname = 'load'",
    "drawing": "from printkit.draw import pdf as home\nname = 'write'",
    "writing": "home, name = Path, 'write_bytes'",
    "moving": "home, name = Path, 'replace'",
}
STRIKE = """
whole = getattr(home, name)
def struck(*words):
    if name == "write_bytes":
        whole(words[0], words[1][:100])
    os.kill(os.getpid(), signal.SIGINT)
    return whole(*words)
setattr(home, name, struck)
import sys
sys.argv = ["printkit", "rules", "base"]
main()
"""


@pytest.mark.parametrize("where", STRIKES)
def test_an_interrupted_run_leaves_nothing(where: str, tmp_path: Path) -> None:
    """Ctrl-C exits 130, tells so, and leaves neither file nor folder nor part."""
    done = python(START + STRIKES[where] + STRIKE, at=tmp_path)
    assert (130, "✗ Interrupted. Nothing half-written is left.\n") == (done.code, done.err)
    assert [] == list(tmp_path.iterdir())


def test_an_interrupted_run_leaves_the_old_file(tmp_path: Path) -> None:
    """What was printed before is still there, whole."""
    old = tmp_path / "output/base/rules.pdf"
    old.parent.mkdir(parents=True)
    old.write_text("old")
    python(START + STRIKES["writing"] + STRIKE, at=tmp_path)
    assert ({"output/base/rules.pdf"}, "old") == (files(tmp_path), old.read_text())


def test_an_interruption_that_a_library_hides_is_still_one(tmp_path: Path) -> None:
    """Some libraries turn an interrupted import into an error of their own."""
    script = (
        f"{START}from printkit.press import catalogue\nimport sys\n"
        "def rows(*_):\n"
        "    try:\n        os.kill(os.getpid(), signal.SIGINT)\n"
        "    except KeyboardInterrupt:\n        pass\n"
        "    raise ImportError('failed to import')\n"
        "catalogue.scenario_rows = rows\n"
        "sys.argv = ['printkit', 'scenarios']\nmain()"
    )
    assert 130 == python(script, at=tmp_path).code


@pytest.mark.parametrize("words", ["layout oil-springs --count 300 --seed 1", "layouts"])
def test_a_reader_that_leaves_is_no_fault(words: str, tmp_path: Path) -> None:
    """`printkit … | head -1` ends quietly and without an error."""
    run = subprocess.Popen(
        [sys.executable, "-m", "printkit", *words.split()],
        cwd=tmp_path,
        env={**os.environ, **PLAIN, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert run.stdout
    assert run.stderr
    run.stdout.read(1)
    run.stdout.close()
    told = run.stderr.read()
    run.stderr.close()
    assert (0, b"") == (run.wait(timeout=60), told)
