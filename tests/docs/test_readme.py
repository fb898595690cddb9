"""The commands that README shows do what it says."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from printkit.cli.app import run

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
BLOCKS = re.findall(r"^```sh\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
LINES = [line.partition("#")[0].strip() for block in BLOCKS for line in block.splitlines()]


@pytest.mark.parametrize("line", [line for line in LINES if line.startswith("printkit ")])
def test_command_runs(line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every printkit command of README ends well in an empty folder."""
    monkeypatch.chdir(tmp_path)
    assert run(shlex.split(line)[1:]) == 0


def test_make_targets_exist() -> None:
    """The make commands of README are targets of the Makefile."""
    targets = set(re.findall(r"^(\w+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert {"kit", "test"} == {line.split()[1] for line in LINES if line.startswith("make ")}
    assert {"kit", "test"} <= targets


def test_links_lead_somewhere() -> None:
    """Every relative link and picture of README is in the tree."""
    targets = re.findall(r"\]\((?!https?:)([^)#]+)\)", README)
    assert [] == [target for target in targets if not (ROOT / target).exists()]
