"""Who waits for what happens once is told why, unless nothing but data was asked for."""

from __future__ import annotations

from pathlib import Path

import pytest
from commands import printkit

from printkit.generate import kept, mixing

ASKED = ("layout", "base", "--set", "strict", "--seed", "1")


@pytest.fixture
def at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing is kept here, and whatever must be measured takes long."""
    monkeypatch.setattr(kept, "folder", lambda: tmp_path / "walks")
    monkeypatch.setattr(mixing, "PATIENCE", 0)
    return tmp_path


@pytest.mark.parametrize(("lang", "words"), [("en", "Measuring how"), ("de", "Es wird gemessen")])
def test_measuring_is_told_once_in_the_readers_language(lang: str, words: str, at: Path) -> None:
    """On standard error when it begins to take long; never again for the same set-up."""
    first, second = (printkit(*ASKED, "--lang", lang, at=at) for _ in range(2))
    assert first.err.startswith(words)
    assert (0, 1) == (first.code, first.err.count("\n"))
    assert "" == second.err
    assert first.out == second.out


@pytest.mark.parametrize("silent", ["--quiet", "--json"])
def test_measuring_is_not_told_to_who_wants_silence(silent: str, at: Path) -> None:
    """Neither by a quiet command nor by one that gives data."""
    assert "" == printkit(*ASKED, silent, at=at).err
