"""Same input, same bytes: also in another process, where nothing is hashed alike."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

import pytest
from commands import files, python

RUN = "from printkit.cli.app import run; raise SystemExit(run({words!r}))"


def sums(folder: Path) -> dict[str, str]:
    """Every file under a folder with a digest of its bytes."""
    return {name: sha256((folder / name).read_bytes()).hexdigest() for name in files(folder)}


@pytest.mark.parametrize(("form", "language"), [("pdf", "en"), ("svg", "de")])
def test_two_processes_print_the_same_bytes(form: str, language: str, tmp_path: Path) -> None:
    """Hash seed, time zone and day leave no trace in a file."""
    command = "kit" if form == "pdf" else "print aids"
    words = [*command.split(), "oil-springs", "--seed", "5", "--lang", language, "--format", form]
    printed = []
    for seed, zone in (("1", "Asia/Tokyo"), ("4711", "America/Lima")):
        folder = tmp_path / seed
        folder.mkdir()
        hashed = {"PYTHONHASHSEED": seed, "TZ": zone}
        assert 0 == python(RUN.format(words=words), at=folder, environment=hashed).code
        printed.append(sums(folder))
    assert printed[0]
    assert printed[0] == printed[1]


def test_another_folder_leaves_no_trace(tmp_path: Path) -> None:
    """Where a kit is printed does not stand in it."""
    printed = []
    for name in ("here", "elsewhere/deeper"):
        folder = tmp_path / name
        folder.mkdir(parents=True)
        python(RUN.format(words=["rules", "base"]), at=folder)
        printed.append(sums(folder))
    assert printed[0] == printed[1]
