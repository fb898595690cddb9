"""A scenario made of another one: copied into the workspace under a name of its own.

Its facts, boards and words are copied as they stand, comments and all, so that their author can
read and change them; only what names the old scenario is replaced (`renamed`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain, product
from pathlib import Path
from string import ascii_uppercase

from printkit.board.codes import plain
from printkit.board.tables import text_of
from printkit.engine.modules import ids_of
from printkit.errors import PrintkitError, ScenarioError, UsageError
from printkit.press import files, schemas
from printkit.scenarios import load, load_texts
from printkit.scenarios.folders import EXAMPLE, beside, files_in, is_cards, is_name, names, roots
from printkit.scenarios.model import Scenario
from printkit.scenarios.texts import languages

BESIDE = (".csv", ".xlsx", ".svg", ".png")
"""Tables of cards and pictures: copied as they are, from the scenario's folder and those in it."""

FOLDERS = ("layouts", "templates")

_SCHEMA = "#:schema"

_CODES = re.compile(r"^(#[^\n]*\n)*\[codes\]\n([^\[\n][^\n]*\n)*\n?", re.MULTILINE)
_PREFIX = re.compile(r'^(prefix\s*=\s*)"[A-Z]{2}"', re.MULTILINE)


def copy(name: str, like: str, workspace: Path) -> Scenario:
    """Make a scenario in the workspace of one that there is.

    Args:
        name: The new one's name.
        like: The one to copy; the example may be copied without being in the workspace.
        workspace: The user's folder.

    Raises:
        UsageError: The name is none, or taken.
        ScenarioError: There is no scenario to copy, or it has faults.
        OutputError: It cannot be written; nothing of it is left.
    """
    _check(name, workspace)
    home = workspace if like in names(workspace) else _example(like) or workspace
    old = load(like, home)
    new = Renaming(old, name, free_prefix(name, workspace), _titles(old, home))
    made = {
        workspace / kind / name / source.name: _with_schema(
            kind, source.name, new.text(text_of(source, ScenarioError))
        ).encode()
        for kind, source in _sources(like, home)
    }
    found = beside(f"layouts/{like}", BESIDE, home)
    made |= {workspace / "layouts" / name / path: file.read_bytes() for path, file in found.items()}
    files.write(made)
    return load(name, workspace)


def _with_schema(kind: str, file: str, text: str) -> str:
    """A file's text with the line by which editors find its schema, where there is one."""
    boards = "board" if kind == "layouts" and not is_cards(file) else ""
    name = {"scenario.toml": "scenario", "summary.toml": "summary"}.get(file, boards)
    if not name or text.startswith(_SCHEMA):
        return text
    return f"{_SCHEMA} ../../{schemas.FOLDER}/{name}.json\n{text}"


@dataclass(frozen=True)
class Renaming:
    """What a copy is called.

    Attributes:
        old: The scenario that is copied.
        name: The copy's name.
        prefix: What its layout codes begin with.
        titles: What the old one is called in the languages offered.
    """

    old: Scenario
    name: str
    prefix: str
    titles: tuple[str, ...]

    def text(self, text: str) -> str:
        """A file's text with everything renamed that names the old scenario.

        Ids of rules that a module of the engine plays stay: the engine goes on naming them.
        """
        old = re.escape(self.old.name)
        text = _CODES.sub("", text)
        text = _PREFIX.sub(rf'\1"{self.prefix}"', text)
        text = re.sub(rf'^(scenario\s*=\s*)"{old}"', rf'\1"{self.name}"', text, flags=re.MULTILINE)
        text = re.sub(rf"\b((?:layouts|templates|output)/){old}\b", rf"\1{self.name}", text)
        text = re.sub(rf"^(#.*printkit .*){old}\b", rf"\1{self.name}", text, flags=re.MULTILINE)
        for title in self.titles:
            text = re.sub(rf"\b{re.escape(title)}\b", title_of(self.name), text)
        if self.old.prefix not in ids_of(self.old.rules):
            text = re.sub(rf"\b{self.old.prefix}-(?=\d)", f"{self.prefix}-", text)
        return text


def title_of(name: str) -> str:
    """A title for a name: "my-island" is "My Island"."""
    return name.replace("-", " ").title()


def free_prefix(name: str, workspace: Path) -> str:
    """Two capital letters for a name that no other scenario's codes begin with."""
    words = name.replace("-", " ").upper().split()
    letters = [letter for letter in "".join(words) if letter in ascii_uppercase] or ["X"]
    initials = [word[0] for word in words if word[0] in ascii_uppercase]
    wishes = chain(
        ["".join(initials[:2])],
        (letters[0] + letter for letter in letters[1:]),
        (
            first + second
            for first, second in product(letters[0] + ascii_uppercase, ascii_uppercase)
        ),
    )
    taken = {plain(prefix) for prefix in _prefixes(workspace)}
    return next(wish for wish in wishes if len(wish) == 2 and plain(wish) not in taken)


def _prefixes(workspace: Path) -> Iterator[str]:
    for name in names(workspace):
        # One with faults is told of when it is asked for, and has no codes until then.
        with suppress(PrintkitError):
            yield load(name, workspace).prefix


def _check(name: str, workspace: Path) -> None:
    if not is_name(name):
        raise UsageError("not-a-name", found=name)
    there = [workspace / kind / name for kind in FOLDERS]
    taken = next((str(folder) for folder in there if folder.exists()), "")
    if taken or name in names(workspace):
        raise UsageError("name-taken", found=name, path=taken or "printkit")


def _example(name: str) -> Path | None:
    """The folder of the example, if it holds a scenario of that name."""
    homes = [root / EXAMPLE for root in roots()]
    return next((home for home in homes if (home / "layouts" / name).is_dir()), None)


def _titles(scenario: Scenario, home: Path) -> tuple[str, ...]:
    chained = (scenario.name, *scenario.parents)
    spoken = [load_texts(language, chained, home) for language in languages(home)]
    return tuple(texts.raw("scenario.title") for texts in spoken if "scenario.title" in texts)


def _sources(name: str, home: Path) -> Iterator[tuple[str, Path]]:
    """The files of a scenario with the folder they belong to; the first root's come first."""
    for kind in FOLDERS:
        found: dict[str, Path] = {}
        for path in files_in(f"{kind}/{name}", home):
            found.setdefault(path.name, path)
        yield from ((kind, path) for path in found.values())
