"""Which words a language lacks that others have: all of them at once, and where they belong.

Nothing is printed in a language that is not whole: a missing word would be a gap that nobody
sees before the sheets are cut. What is compared are the files of words that are printed, LANG.toml
and those of `PRINTED`, under templates/ and templates/NAME/, with the same ones of other languages.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from printkit.board.spelling import listed
from printkit.board.tables import read_table
from printkit.errors import TemplateError
from printkit.scenarios.errors import FaultList
from printkit.scenarios.folders import find_file
from printkit.scenarios.texts import Texts, files_at, keys_of, languages, places

PRINTED = ("", "check.", "outputs.", "fairness.")
"""What begins the names of files whose words stand on sheets; others are only told."""

FEW = 6
"""So many words of a file that is not there are named."""

NAMED = 60
"""So many words that must be written are named; of more their number is told."""


def require_whole(
    texts: Texts,
    chain: tuple[str, ...],
    workspace: Path | None,
    kinds: tuple[str, ...] = PRINTED,
) -> None:
    """A language has every word of a scenario that another language has.

    Args:
        texts: The language's words for the scenario.
        chain: The scenario's name and those of its parents, nearest first.
        workspace: The user's folder.
        kinds: What begins the names of the files that are compared.

    Raises:
        ScenarioError: Words are missing; for several files `SeveralFaultsError`.
    """
    found = FaultList()
    folders = places(chain)
    own = [_keys(place, texts.language, workspace) for place in folders]
    of_parents: set[str] = set()
    for n, place in enumerate(folders):
        had, near = set().union(*own), set().union(*own[n:])
        said: set[str] = set()
        for kind in kinds:
            others = list(_elsewhere(f"templates/{place}{kind}", texts.language, workspace))
            said.update(others if place else ())
            # What a parent calls something is no word for it where others have one of their own.
            missing = [key for key in others if key not in (near if key in of_parents else had)]
            if missing:
                _tell(f"templates/{place}{kind}", missing, texts, workspace, found)
        of_parents |= said
    found.close()


def _tell(
    file_of: str, missing: Sequence[str], texts: Texts, workspace: Path | None, found: FaultList
) -> None:
    """Which words are missing in a file; of a whole file, which other one to translate."""
    language, count = texts.language, len(missing)
    file = f"{file_of}{language}.toml"
    if find_file(file, workspace) is None and count > FEW:
        others = (
            find_file(f"{file_of}{other}.toml", workspace)
            for other in languages(workspace)
            if other != language
        )
        like = next(filter(None, others))
        found.add("words-file-missing", file=file, like=like, count=count, language=language)
    else:
        keys = some_of(missing, NAMED)
        found.add("words-missing", file=file, count=count, keys=keys, language=language)


def some_of(keys: Sequence[str], most: int) -> str:
    """The first of some keys, and how many more there are."""
    more = len(keys) - most
    return listed(keys[:most]) + (f" … +{more}" if more > 0 else "")


def _keys(place: str, language: str, workspace: Path | None) -> set[str]:
    """The keys of all words that a language has at a place."""
    files = files_at(place, language, workspace)
    return {key for file in files for key in keys_of(read_table(file, TemplateError))}


def _elsewhere(file_of: str, language: str, workspace: Path | None) -> Iterator[str]:
    """The keys that any other language has in its file of a kind, each once."""
    seen: set[str] = set()
    for other in languages(workspace):
        file = find_file(f"{file_of}{other}.toml", workspace)
        if other == language or file is None:
            continue
        for key in keys_of(read_table(file, TemplateError)):
            if key not in seen and key != "format":
                seen.add(key)
                yield key
