"""Every word that is printed or told, in the reader's language, with the numbers put in.

Words stand in templates/LANG.toml and templates/NAME/LANG.toml (a scenario's over its
parents'); templates/*.LANG.toml hold further shared words. A language is offered when its
shared file is there. A missing word of what is printed is an error, never another language's word;
what a terminal tells is told in English then, and that is told as well (scenarios.lent).
Every file is read, but parsed only when one of its words is asked for: a command that shows a
board need not parse what can go wrong.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from printkit.board.spelling import listed, nearest, shown
from printkit.board.tables import parse_table, text_of
from printkit.errors import TemplateError
from printkit.scenarios import lent
from printkit.scenarios.folders import files_in, roots
from printkit.scenarios.merge import merged

_BRACES = re.compile(r"\{([^{}]*)\}|[{}]")
"""A name in braces, or a brace that has lost its partner."""


LENDER = "en"
"""The language whose words are told where another lacks them: all of them ship."""


class Words(Mapping[str, Any]):
    """The words of some files by the first part of their keys, later files over earlier ones."""

    def __init__(self, files: Mapping[Path, str]) -> None:
        """The words; `files` has each file's content."""
        self._files = files
        self._tables: dict[Path, dict[str, Any]] = {}
        self._merged: dict[str, dict[str, Any]] = {}

    def __getitem__(self, key: str) -> Any:
        if key not in self._merged:
            # A file that has the key has a line that begins with it.
            told = re.compile(rf"^\s*\[?\[?\s*[\"']?{re.escape(key)}(?![\w-])", re.MULTILINE)
            self._merged[key] = self._of(
                [file for file, s in self._files.items() if told.search(s)]
            )
        return self._merged[key][key]

    def __iter__(self) -> Iterator[str]:
        return (key for key in self._of(self._files) if key != "format")

    def __len__(self) -> int:
        return len(list(iter(self)))

    def file_of(self, key: str) -> Path | None:
        """The file that has a dotted key, the last of several, once that was looked up."""
        having = (
            file for file in self._files if within(self._tables.get(file, {}), key) is not None
        )
        return max(having, key=list(self._files).index, default=None)

    def _of(self, files: Iterable[Path]) -> dict[str, Any]:
        words: dict[str, Any] = {}
        for file in files:
            if file not in self._tables:
                self._tables[file] = parse_table(self._files[file], str(file), TemplateError)
            words = merged(words, self._tables[file])
        return words


@dataclass(frozen=True, slots=True)
class Texts:
    """The words of one language, by dotted key.

    Attributes:
        language: The language: "en", "de".
        words: Nested tables of words.
        files: The files that they come from.
        lender: The English ones, which a terminal tells in place of missing ones.
    """

    language: str
    words: Words
    files: tuple[Path, ...]
    lender: Texts | None = None

    def get(self, key: str, /, **values: object) -> str:
        """The text of a key, with every {name} in it replaced by that value.

        Raises:
            TemplateError: There is no such text, or it names a value that is not given.
        """

        # Not str.format: a text may name values, but not look into them, nor pad them.
        def put(found: re.Match[str]) -> str:
            name = found[1] or found[0]
            if name not in values:
                raise TemplateError(
                    "text-value",
                    text=key,
                    language=self.language,
                    found=name,
                    allowed=listed(values),
                )
            return str(values[name])

        return _BRACES.sub(put, self.raw(key))

    def raw(self, key: str) -> str:
        """The text of a key as it stands in its file.

        Raises:
            TemplateError: There is no such text.
        """
        found = self._find(key)
        if isinstance(found, int | float | list):
            where = f"{listed(self.own_files())}, {key}"
            raise TemplateError("wrong-kind", where=where, found=shown(found), wanted="text")
        if not isinstance(found, str):
            raise self._missing(key)
        return found

    def figure(self, value: float) -> str:
        """A number with two decimals at most, as one writes it in the language."""
        return f"{value:.2f}".rstrip("0").rstrip(".").replace(".", self.raw("explained.point"))

    def entries(self, key: str) -> Sequence[Mapping[str, Any]]:
        """The tables listed under a key; each has a text.

        Raises:
            TemplateError: There is no such list, or one of its tables has no text.
        """
        found = self._find(key)
        if not isinstance(found, list):
            raise self._missing(key)
        for number, entry in enumerate(found, start=1):
            if not isinstance(entry, Mapping) or not isinstance(entry.get("text"), str):
                raise self._missing(f"{key}.{number}.text")
        return found

    def __contains__(self, key: str) -> bool:
        return self._find(key) is not None

    def table(self, key: str) -> Mapping[str, Any]:
        """The texts under a key; empty when there is none."""
        found = within(self.words, key)
        own = found if isinstance(found, Mapping) else {}
        return {**self.lender.table(key), **own} if self.lender else own

    def keys(self) -> Iterator[str]:
        """The dotted keys of all texts."""
        return keys_of(self.words)

    def _missing(self, key: str) -> TemplateError:
        return TemplateError(
            "text-missing",
            text=key,
            language=self.language,
            files=listed(self.own_files()),
            nearest=nearest(key, self.keys()),
        )

    def own_files(self) -> list[Path]:
        """The files in which words of any kind stand, the scenario's own before those below it."""
        named = [file for file in self.files if file.stem == self.language]
        return list(reversed(named or self.files))

    def _find(self, key: str) -> object:
        words, found = self.words, within(self.words, key)
        if self.lender is not None:
            if found is None:
                words = self.lender.words
                found = within(words, key)
            source = words.file_of(key) if found is not None else None
            if source in self.lender.files:
                lent.lend(self.language, source, key)
        return found


def within(words: Mapping[str, Any], key: str) -> object:
    """What stands under a dotted key in nested tables; None where nothing does."""
    found: object = words
    for part in key.split("."):
        if not isinstance(found, Mapping) or part not in found:
            return None
        found = found[part]
    return found


def languages(workspace: Path | None = None) -> tuple[str, ...]:
    """The languages offered: those of the shared files found, sorted."""
    found = {
        file.stem for root in roots(workspace) for file in (root / "templates").glob("??.toml")
    }
    return tuple(sorted(found))


def load_texts(
    language: str, scenario: tuple[str, ...] = (), workspace: Path | None = None
) -> Texts:
    """The words of a language: the shared ones, and those of a scenario over its parents'.

    Args:
        language: The language.
        scenario: The scenario's name and those of its parents, nearest first.
        workspace: The user's folder, searched before printkit's own.

    Raises:
        TemplateError: The language is not offered, or a file cannot be read.
    """
    _require_offered(language, workspace)
    files = [file for place in places(scenario) for file in files_at(place, language, workspace)]
    return _of_files(language, files)


def told_texts(
    language: str, scenario: tuple[str, ...] = (), workspace: Path | None = None
) -> Texts:
    """The words of a language for what a terminal tells: for want of them, English ones.

    Where a scenario has no file of some kind in the language, its English one counts before
    what its parents say, for they speak of something else.

    Raises:
        TemplateError: The language is not offered, or a file cannot be read.
    """
    _require_offered(language, workspace)
    lender = load_texts(LENDER, scenario, workspace)
    if language == LENDER:
        return lender
    files: list[Path] = []
    for place in places(scenario):
        own = list(files_at(place, language, workspace))
        kinds = {file.stem.removesuffix(language) for file in own}
        english = files_at(place, LENDER, workspace)
        files += [file for file in english if file.stem.removesuffix(LENDER) not in kinds]
        files += own
    return replace(_of_files(language, files), lender=lender)


def _of_files(language: str, files: Sequence[Path]) -> Texts:
    words = Words({file: text_of(file, TemplateError) for file in files})
    return Texts(language, words, tuple(files))


def _require_offered(language: str, workspace: Path | None) -> None:
    known = languages(workspace)
    if language not in known:
        raise TemplateError(
            "unknown-language",
            found=language,
            nearest=nearest(language, known),
            allowed=listed(known),
        )


def places(scenario: tuple[str, ...]) -> list[str]:
    """The folders under templates/ of a scenario's words, the shared one first."""
    return ["", *(f"{name}/" for name in reversed(scenario))]


def files_at(place: str, language: str, workspace: Path | None) -> Iterator[Path]:
    """The files of one folder under templates/; of two with one name the first root's counts."""
    found: dict[str, Path] = {}
    for file in files_in(f"templates/{place}", workspace):
        if file.stem == language or file.stem.endswith(f".{language}"):
            found.setdefault(file.name, file)
    yield from found.values()


def keys_of(table: Mapping[str, Any], before: str = "") -> Iterator[str]:
    """The dotted keys of all texts in nested tables."""
    for name, entry in table.items():
        if isinstance(entry, Mapping):
            yield from keys_of(entry, f"{before}{name}.")
        else:
            yield f"{before}{name}"
