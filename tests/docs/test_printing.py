"""The printing guide: its commands run, what it names exists."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from printkit.cli.app import run
from printkit.cli.options import Marks, Sides
from printkit.press import printers

GUIDE = (Path(__file__).parents[2] / "docs/printing.md").read_text("utf-8")
BLOCKS = re.findall(r"^ *```sh\n(.*?)^ *```", GUIDE, re.MULTILINE | re.DOTALL)
LINES = [line.strip() for block in BLOCKS for line in block.splitlines()]


def test_its_commands_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other in an empty folder, as a reader types them."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(printers, "file", lambda: tmp_path / "printers.toml")
    assert dict.fromkeys(LINES, 0) == {line: run(shlex.split(line)[1:]) for line in LINES}


@pytest.mark.parametrize("choice", [*Sides, *Marks])
def test_it_tells_of_every_choice(choice: Sides | Marks) -> None:
    """Each way to lay backs and to mark cuts stands in it, but the default of backs."""
    assert choice == Sides.DUPLEX or f"`{choice.value}`" in GUIDE or f"--sides {choice}`" in GUIDE
