"""Which pieces of a kind are printed: by their names in any language, or by their components' ids.

press.documents asks for it; what a piece is called stands on the strip of its sheet.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final

from printkit.board.spelling import listed, nearest
from printkit.draw.impose import Piece
from printkit.errors import PrintkitError, UsageError
from printkit.press.pieces import Kind, named
from printkit.press.ticket import Job
from printkit.scenarios.texts import languages, load_texts


@dataclass(frozen=True, slots=True)
class Choice:
    """Which pieces of a kind are printed.

    Attributes:
        only: Parts of names, or ids; a piece is printed when one of them is its own. Empty for all.
        copies: How many of each, in place of what the scenario needs.
        skip: How many places of the first sheet stay free.
    """

    only: tuple[str, ...] = ()
    copies: int | None = None
    skip: int = 0


ALL: Final[Choice] = Choice()
"""Every piece, as many as the scenario needs."""


def chosen(job: Job, kind: Kind, choice: Choice) -> tuple[Piece, ...]:
    """The pieces of a kind that are wanted; none where the job has none of that kind.

    What is counted 0 times, as a row of a table may be, is left out unless copies are asked for.

    Raises:
        UsageError: No piece has a name that is wanted, or none is given.
    """
    stock = named(job, kind)
    wanted: set[int] = set()
    for word in choice.only if stock else ():
        if not word.strip():
            ids = dict.fromkeys(own for own, _ in stock)
            raise UsageError("no-piece-named", allowed=listed(list(ids)))
        found = _called(word, job, kind, stock)
        if not found:
            raise _unknown(word, job, kind, stock)
        wanted |= found
    pieces = [piece for n, (_, piece) in enumerate(stock) if n in wanted or not choice.only]
    if choice.copies is not None:
        pieces = [replace(piece, copies=choice.copies) for piece in pieces]
    return tuple(piece for piece in pieces if piece.copies)


def _called(word: str, job: Job, kind: Kind, stock: Sequence[tuple[str, Piece]]) -> set[int]:
    """The places of the pieces with a name: an id, else one in this language, else in another."""
    by_id = {n for n, (own, _) in enumerate(stock) if own == word}
    if by_id:
        return by_id
    for labels in _labels(job, kind, stock):
        found = {n for n, label in enumerate(labels) if word.casefold() in label.casefold()}
        if found:
            return found
    return set()


def _labels(job: Job, kind: Kind, stock: Sequence[tuple[str, Piece]]) -> Iterator[list[str]]:
    """What the pieces are called in the job's language, then in every other, in their order."""
    yield [piece.label for _, piece in stock]
    for language in languages(job.ticket.workspace):
        if language != job.words.language:
            # What a language that is not printed lacks, or cannot fit, hides its names only.
            with suppress(PrintkitError):
                yield [piece.label for _, piece in named(_in(language, job), kind)]


def _in(language: str, job: Job) -> Job:
    scenario = job.board.scenario
    texts = load_texts(language, (scenario.name, *scenario.parents), job.ticket.workspace)
    return replace(job, words=replace(job.words, texts=texts))


def _unknown(word: str, job: Job, kind: Kind, stock: Sequence[tuple[str, Piece]]) -> UsageError:
    """What is nearest: an id, a whole name, or a word or two of one."""
    ids = list(dict.fromkeys(own for own, _ in stock))
    names = [label for labels in _labels(job, kind, stock) for label in labels]
    parts = [
        " ".join(words[start:end])
        for words in (name.split() for name in names)
        for start in range(len(words))
        for end in range(start + 1, len(words) + 1)
    ]
    near = nearest(word, dict.fromkeys([*ids, *parts]))
    return UsageError("no-such-piece", found=word, nearest=near, allowed=listed(ids))
