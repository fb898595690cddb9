"""Which words a language lacks that others have: all of them at once, and where they belong.

Nothing is printed in a language that is not whole: a missing word would be a gap that nobody
sees before the sheets are cut. What is compared are the files of words that are printed,
templates/LANG.toml and templates/NAME/LANG.toml, with the same ones of every other language.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from printkit.board.spelling import listed
from printkit.board.tables import read_table
from printkit.errors import TemplateError
from printkit.scenarios.errors import FaultList
from printkit.scenarios.folders import find_file
from printkit.scenarios.texts import Texts, keys_of, languages

NAMED = 12
"""So many missing keys of a file are named; of more their number is told."""


def require_whole(texts: Texts, chain: tuple[str, ...], workspace: Path | None) -> None:
    """A language has every word of a scenario that another language has.

    Args:
        texts: The language's words for the scenario.
        chain: The scenario's name and those of its parents, nearest first.
        workspace: The user's folder.

    Raises:
        ScenarioError: Words are missing; for several files `SeveralFaultsError`.
    """
    found = FaultList()
    had = set(texts.keys())
    for place in ("", *(f"{name}/" for name in reversed(chain))):
        missing = [key for key in _elsewhere(place, texts.language, workspace) if key not in had]
        if missing:
            more = len(missing) - NAMED
            found.add(
                "words-missing",
                file=f"templates/{place}{texts.language}.toml",
                count=len(missing),
                keys=listed(missing[:NAMED]) + (f" … +{more}" if more > 0 else ""),
                language=texts.language,
            )
    found.close()


def _elsewhere(place: str, language: str, workspace: Path | None) -> Iterator[str]:
    """The keys that any other language has in its file at a place, each once."""
    seen: set[str] = set()
    for other in languages(workspace):
        file = find_file(f"templates/{place}{other}.toml", workspace)
        if other == language or file is None:
            continue
        for key in keys_of(read_table(file, TemplateError)):
            if key not in seen and key != "format":
                seen.add(key)
                yield key
