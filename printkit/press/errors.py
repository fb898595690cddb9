"""An error's sentence in the reader's language, from templates/errors.*.toml."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

from printkit.board.spelling import listed
from printkit.errors import FitError, PrintkitError
from printkit.scenarios.errors import SeveralFaultsError
from printkit.scenarios.lent import noted
from printkit.scenarios.standing import Place
from printkit.scenarios.texts import LENDER, Texts, languages, load_texts, told_texts

_MEANT = re.compile(r" [^.?!{}]*\{nearest\}[^.?!{}]*[.?]")
"""The question whether something else was meant."""

_COUNTED = ("pool-size", "fixed-not-pool")
"""Faults of tables to which entries lent by a parent may lead."""

TOLD = 8
"""So many of several faults are told at once."""


def sentence(error: PrintkitError, language: str) -> str:
    """The sentence of an error; one line for each of several faults.

    Args:
        error: What went wrong.
        language: The reader's; English where it is not offered.
    """
    # What a workspace has of its own may be the very thing that is wrong.
    if language not in languages():
        with suppress(PrintkitError), noted():
            return _told(error, told_texts(language, (), Path.cwd()))
    return _told(error, load_texts(language if language in languages() else LENDER))


def _told(error: PrintkitError, texts: Texts) -> str:
    if not isinstance(error, SeveralFaultsError):
        return _sentence(error, texts)
    lines = [_sentence(error, texts), *(_sentence(fault, texts) for fault in error.faults[:TOLD])]
    if len(error.faults) > TOLD:
        lines.append("…")
    return "\n  ".join(lines)


def as_data(error: PrintkitError, language: str) -> dict[str, object]:
    """An error as plain values, for JSON: its key, its sentence, and what else it tells."""
    return {"error": error.key, "message": sentence(error, language), **error.data}


@contextmanager
def naming(document: str, language: str) -> Iterator[None]:
    """What does not fit within the block is told with its document and language."""
    try:
        yield
    except FitError as error:
        error.values |= {"document": document, "language": language}
        raise


def _sentence(error: PrintkitError, texts: Texts) -> str:
    told = _plain(error, texts)
    where = error.values.get("where")
    if not isinstance(where, Place) or not where.parent or not where.remedy:
        return told
    if not where.lent:
        return f"{told} {texts.get('inherited.whole', parent=where.parent, remedy=where.remedy)}"
    if error.key not in _COUNTED:
        return told
    lent = listed(where.lent)
    also = texts.get("inherited.entries", parent=where.parent, found=lent, remedy=where.remedy)
    return f"{told} {also}"


def _plain(error: PrintkitError, texts: Texts) -> str:
    key = f"errors.{error.key}"
    told = texts.get(key, **_in_words(error.values, texts))
    if error.values.get("nearest") != "":
        return told
    # Where nothing is like what was found, nobody is asked whether it was meant.
    asked = _MEANT.search(texts.raw(key))
    return told.replace(asked[0].replace("{nearest}", ""), "", 1) if asked else told


def _in_words(values: Mapping[str, object], texts: Texts) -> dict[str, object]:
    """The values, with what was wanted ("number / text") in the language's words."""
    wanted = values.get("wanted")
    if not isinstance(wanted, str):
        return dict(values)
    words = [texts.raw(f"wanted.{kind}") for kind in wanted.split(" / ")]
    return {**values, "wanted": " / ".join(words)}
