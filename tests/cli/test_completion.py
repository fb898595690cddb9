"""The shell completes the names that a command takes."""

from __future__ import annotations

import os
import subprocess
import sys


def completed(words: str, count: int) -> list[str]:
    """What a shell offers for the word at `count`."""
    told = {"_PRINTKIT_COMPLETE": "complete_bash", "COMP_WORDS": words, "COMP_CWORD": str(count)}
    done = subprocess.run(
        [sys.executable, "-m", "printkit"],
        env=os.environ | told,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout.split()


def test_scenarios_are_completed() -> None:
    """The beginning of a scenario's name becomes the name."""
    assert ["oil-springs"] == completed("printkit kit o", 2)


def test_languages_are_completed() -> None:
    """Every language that is offered is completed."""
    assert ["de", "en"] == completed("printkit kit base --lang ", 4)


def test_sets_and_kinds_of_constraints_are_completed() -> None:
    """`--set` offers the named sets, `--constraint` the kinds of the catalogue."""
    assert ["strict"] == completed("printkit layout base --set st", 4)
    assert ["like-apart"] == completed("printkit check base --constraint like", 4)
