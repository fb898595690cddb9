"""The language: the one asked for, else the locale's, else English; help is English."""

from __future__ import annotations

from pathlib import Path

import pytest
from commands import printkit

NOTHING = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": ""}
LOCALES = {
    "LANG": ({"LANG": "de_AT.UTF-8"}, "Titel"),
    "LC_MESSAGES before LANG": ({"LC_MESSAGES": "de_DE", "LANG": "en_US.UTF-8"}, "Titel"),
    "LC_ALL before all": ({"LC_ALL": "en_GB", "LC_MESSAGES": "de_DE", "LANG": "de"}, "Title"),
    "a language not spoken": ({"LC_ALL": "fr_FR.UTF-8"}, "Title"),
    "no language": ({"LC_ALL": "C"}, "Title"),
}


@pytest.mark.parametrize("case", LOCALES.values(), ids=LOCALES)
def test_the_locale_gives_the_language(case: tuple[dict[str, str], str], tmp_path: Path) -> None:
    """LC_ALL, LC_MESSAGES and LANG are asked in that order."""
    environment, title = case
    told = printkit("scenarios", at=tmp_path, **{**NOTHING, **environment}).out
    assert title in told.splitlines()[0].split()


@pytest.mark.parametrize(
    ("system", "title"), [("de_DE", "Titel"), ("ja_JP", "Title"), (None, "Title")]
)
def test_the_system_is_asked_where_no_variable_is_set(
    system: str | None, title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on Windows."""
    monkeypatch.setattr("locale.getlocale", lambda: (system, None))
    told = printkit("scenarios", at=tmp_path, **NOTHING).out
    assert title in told.splitlines()[0].split()


def test_the_option_comes_first(tmp_path: Path) -> None:
    """--lang outranks the locale."""
    told = printkit("scenarios", "--lang", "en", at=tmp_path, LC_ALL="de_DE").out
    assert "Title" in told.splitlines()[0].split()


def test_a_workspace_can_bring_a_language(tmp_path: Path) -> None:
    """A language is offered once its shared file is there; what it lacks is told in English."""
    (tmp_path / "templates").mkdir()
    (tmp_path / "templates/nl.toml").write_text("format = 1\n[tables]\nname = 'Naam'\n")
    done = printkit("scenarios", "--lang", "nl", at=tmp_path)
    assert (0, True, True) == (
        done.code, "Naam" in done.out, "Told in English, for want of words in" in done.err,
    )  # fmt: skip
