"""Files judged before they are printed: each check's finding, as a sentence and as data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from printkit.board.spelling import spans
from printkit.draw.preflight import Finding
from printkit.errors import UsageError
from printkit.scenarios.texts import Texts, told_texts

if TYPE_CHECKING:
    from PIL.Image import Image

LARGEST = 200 * 2**20
"""The largest file that is read, in bytes."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A file and what was found.

    Attributes:
        path: The file.
        findings: One for each check.
    """

    path: Path
    findings: tuple[Finding, ...]

    @property
    def passed(self) -> bool:
        """True when nothing is at fault."""
        return not any(finding.passed is False for finding in self.findings)


def judge(path: Path) -> Judged:
    """What the checks find in a file.

    Raises:
        UsageError: It cannot be read, or is no PDF.
    """
    # Only who asks for a preflight waits for the libraries.
    from printkit.draw import bleeds, content, preflight

    data = _read(path)
    file = content.read(data, str(path))
    beside = path.with_name(file.behind.fronts) if file.behind else None
    fronts = content.read(_read(beside), str(beside)) if beside and beside.exists() else None
    found = preflight.judged(file, fronts)
    inks: list[float] = []
    bleed = bleeds.judged(file, _measured(data, inks))
    most = max(range(len(inks)), key=inks.__getitem__)
    values = {"mean": 100 * sum(inks) / len(inks), "most": 100 * inks[most], "page": most + 1}
    return Judged(path, (*found, bleed, Finding("ink", passed=True, values=values)))


def _measured(data: bytes, inks: list[float]) -> Iterator[Image]:
    """A file's pages as pictures, each rendered once; what ink they take is kept."""
    from printkit.draw import png

    for picture in png.pictures(data):
        inks.append(png.ink(picture))
        yield picture


def _read(path: Path) -> bytes:
    try:
        if path.stat().st_size > LARGEST:
            raise UsageError("pdf-too-large", file=path, most=LARGEST // 2**20)
        return path.read_bytes()
    except OSError as fault:
        raise UsageError("cannot-read", path=path, reason=fault.strerror or fault) from None


def rows(judged: Judged, language: str, workspace: Path) -> list[tuple[bool | None, str, str]]:
    """For each check how it ended, its title and what was found."""
    texts = told_texts(language, (), workspace)
    return [
        (finding.passed, texts.raw(f"preflight.{finding.check}.title"), _told(finding, texts))
        for finding in judged.findings
    ]


def _told(finding: Finding, texts: Texts) -> str:
    ended = finding.told or {True: "found", False: "fault", None: "nothing"}[finding.passed]
    values = {name: _figure(value, texts) for name, value in finding.values.items()}
    key = f"preflight.{finding.check}.{ended}"
    if 1 in (values.get("count"), values.get("pages")) and f"{key}_one" in texts:
        key = f"{key}_one"
    told = texts.get(key, **values)
    if not finding.pages:
        return told
    on = "on_page" if len(finding.pages) == 1 else "on_pages"
    return f"{told} {texts.get(f'preflight.{on}', pages=spans(finding.pages))}"


def _figure(value: object, texts: Texts) -> object:
    if not isinstance(value, float):
        return value
    return texts.figure(value)


def as_data(judged: Judged) -> dict[str, Any]:
    """The same as plain values, for JSON."""
    return {
        "file": str(judged.path),
        "passed": judged.passed,
        "checks": [
            {
                "check": finding.check,
                "passed": finding.passed,
                **{
                    name: round(value, 4) if isinstance(value, float) else value
                    for name, value in finding.values.items()
                },
                "at": list(finding.pages),
            }
            for finding in judged.findings
        ],
    }
