"""How long walks must be is measured once for each user, and what is kept changes no board."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from asking import BOWL, asking, forget, workspace

from printkit.generate import batch, caches, kept, methods, mixing
from printkit.generate.kept import Known, Pace, keep, name_of
from printkit.generate.methods import method_of
from printkit.generate.mixing import pace_of
from printkit.generate.table import table_of
from printkit.scenarios.model import Setup

ROOT = Path(__file__).parents[2]
KNOWN = Known(Pace(256, 30, ([17, 300, 70_000], [0, 1, 2]), mixed=True), rare=True)

NAME = """
from printkit.generate.kept import name_of
from printkit.generate.table import table_of
from printkit.scenarios import load
print(name_of(table_of(load("oil-springs").setup(4)), shuffle=True, by=0))
"""


@pytest.fixture(scope="module")
def bowl(tmp_path_factory: pytest.TempPathFactory) -> Setup:
    """A board of five hexes, whose pace is soon measured."""
    return asking(
        "bowl", 2, "equal-apart", at=workspace(tmp_path_factory.mktemp("kept"), bowl=BOWL)
    )


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder for what is kept, and nothing known from before."""
    monkeypatch.setattr(kept, "folder", lambda: tmp_path / "walks")
    forget()
    yield tmp_path / "walks"
    forget()


def test_a_pace_is_measured_once(
    bowl: Setup, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next process finds it in one small file, and nothing half-written beside."""
    measured = pace_of(table_of(bowl), shuffle=True)
    forget()
    monkeypatch.setattr(mixing, "starts_of", None)
    assert measured == pace_of(table_of(bowl), shuffle=True)
    assert 1 == len(list(folder.iterdir()))


@pytest.mark.parametrize("rare", [False, True])
def test_the_way_of_dealing_is_found_once(
    bowl: Setup, folder: Path, monkeypatch: pytest.MonkeyPatch, *, rare: bool
) -> None:
    """Whether legal boards are rare is kept with the pace, and not tried again."""
    monkeypatch.setattr(mixing, "legal_are_rare", lambda *_, **__: rare)
    pace_of(table_of(bowl), shuffle=True)
    forget()
    monkeypatch.setattr(methods, "legal_are_rare", None)
    assert ("walk" if rare else "rejection") == method_of(table_of(bowl), shuffle=True)


@pytest.mark.parametrize("compiled", [False, True])
def test_boards_are_the_same_with_and_without(bowl: Setup, folder: Path, *, compiled: bool) -> None:
    """A seed's board comes out alike from a pace just measured, one kept, and one not kept."""
    first = batch(bowl, 5, 20, by="walk", compiled=compiled).rows.tolist()
    forget()
    assert first == batch(bowl, 5, 20, by="walk", compiled=compiled).rows.tolist()
    next(folder.iterdir()).unlink()
    forget()
    assert first == batch(bowl, 5, 20, by="walk", compiled=not compiled).rows.tolist()


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda _: b"",
    "truncated": lambda content: content[:-1],
    "without its body": lambda content: content[:32],
    "one bit other": lambda content: content[:-1] + bytes([content[-1] ^ 1]),
    "one bit of the seal other": lambda content: bytes([content[0] ^ 1]) + content[1:],
    "a text": lambda _: b"entry = 1\n" * 50,
}


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE)
def test_a_damaged_file_is_as_good_as_none(damage: Callable[[bytes], bytes], folder: Path) -> None:
    """It is not believed, and the next measurement takes its place."""
    keep("one", KNOWN)
    path = folder / "one"
    path.write_bytes(damage(path.read_bytes()))
    assert kept.kept("one") is None
    keep("one", KNOWN)
    assert KNOWN == kept.kept("one")


def test_a_file_of_another_set_up_is_as_good_as_none(folder: Path) -> None:
    """A file says by itself whose it is, whatever name it was given."""
    keep("one", KNOWN)
    (folder / "one").rename(folder / "other")
    assert kept.kept("other") is None


def test_what_cannot_be_kept_or_read_is_measured(bowl: Setup, folder: Path) -> None:
    """A file where the folder should be, or a folder where the file should be, is no error."""
    folder.write_text("")
    measured = pace_of(table_of(bowl), shuffle=True)
    folder.unlink()
    forget()
    assert measured == pace_of(table_of(bowl), shuffle=True)
    path = next(folder.iterdir())
    path.unlink()
    path.mkdir()
    forget()
    assert measured == pace_of(table_of(bowl), shuffle=True)
    assert [path] == list(folder.iterdir())


def test_every_set_up_has_a_name_of_its_own(bowl: Setup) -> None:
    """Constraints, their parameters, harbours, the deal, and how it is measured make it."""
    setups = [bowl, asking("base", 4), asking("base", 6)]
    setups += [asking("base", 4, f"terrain-groups most={most}") for most in (1, 2)]
    names = [
        name_of(table_of(setup), shuffle=shuffle, by=by)
        for setup in setups
        for shuffle in (True, False)
        for by in (1, 2)
    ]
    assert len(names) == len(set(names))


def test_a_name_is_the_same_in_every_process() -> None:
    """Though sets are in another order in each."""
    names = {
        subprocess.run(
            [sys.executable, "-c", NAME],
            env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert 1 == len(names)


def test_the_compilers_variable_moves_the_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever keeps compiled code elsewhere keeps this there, too."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", "elsewhere")
    assert Path("elsewhere") / "printkit" == caches.folder()
