"""A scenario's title stays in the head of its sheets."""

from __future__ import annotations

from dataclasses import replace

import pytest
from looks import looks, texts, words

from printkit.design.boxes import masthead
from printkit.design.words import Words
from printkit.draw import fonts
from printkit.errors import FitError


def titled(title: str) -> Words:
    """The words with another title."""
    said = words()
    told = {**said.texts.words, "scenario": {**said.texts.words["scenario"], "title": title}}
    return replace(said, texts=replace(said.texts, words=told))


@pytest.mark.parametrize("title", ["Moor", "The Long Island of the Gold River and Its Fog"])
def test_a_title_fits_its_line(title: str) -> None:
    """In the usual size, or in a smaller one."""
    head = masthead("Rules", titled(title), looks(), 140.0)
    (drawn,) = [text for text in texts(head.nodes) if text.string == title]
    assert fonts.width(drawn.string, drawn.face, drawn.size, drawn.tracking) <= 140.0 + 1e-6


def test_a_title_that_does_not_fit_is_told() -> None:
    """It would run through the code beside it, and off the page."""
    with pytest.raises(FitError, match="fit-title"):
        masthead("Rules", titled("Kaputt " * 12), looks(), 140.0)
