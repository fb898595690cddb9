"""Titles that are too long are refused, before anything is printed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from printing import made

from printkit.errors import FitError
from printkit.press.documents import document
from printkit.press.kit import planned
from printkit.press.ticket import Job

WORD = "Nebelmoor"


def titled(title: str) -> Job:
    """A job whose scenario has that title."""
    job = made("base", own=("none",))
    texts = job.words.texts
    words = {**texts.words, "scenario": {**texts.words["scenario"], "title": title}}
    return replace(job, words=replace(job.words, texts=replace(texts, words=words)))


@pytest.mark.parametrize("name", ["rules", "tokens"])
def test_a_title_that_fits_nowhere_is_refused_before_anything_is_printed(name: str) -> None:
    """A plan of the documents tells the same as printing them."""
    made_of = document(titled(" ".join([WORD] * 40)), name)  # type: ignore[arg-type]
    with pytest.raises(FitError, match=r"fit-(title|furniture)"):
        planned(made_of.job, [made_of])
