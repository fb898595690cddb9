"""Who waits for what happens once is told why, unless quiet was asked for."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from commands import printkit

from printkit.generate import dealing, kept, mixing

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
    assert (0, 1) == (first.code, first.err.count(words))
    assert "" == second.err
    assert first.out == second.out


def test_measuring_is_not_told_to_who_wants_silence(at: Path) -> None:
    """A quiet command says nothing of it."""
    assert "" == printkit(*ASKED, "--quiet", at=at).err


def test_seeking_is_told_once(monkeypatch: pytest.MonkeyPatch, at: Path) -> None:
    """When many deals in a row have failed, however many boards are so hard to find."""
    monkeypatch.setattr(dealing, "DOUBT", 1)
    monkeypatch.setattr(dealing, "refuse_impossible", lambda *_, **__: None)
    words = ("--apart", "equal", "--seed", "1", "--count", "5", "--lang", "en")
    told = printkit("layout", "base", *words, at=at)
    assert (0, 1) == (told.code, told.err.count("Seeking a board"))


def test_data_stay_data_while_who_waits_is_told(at: Path) -> None:
    """With --json the sentence stands on standard error, too, and data alone on standard output."""
    told = printkit(*ASKED, "--json", "--lang", "en", at=at)
    assert json.loads(told.out)["legal"]
    assert told.err.startswith("Measuring")
