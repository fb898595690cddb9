"""Texts of one line: as usual, smaller, cut short, or an error; never beyond."""

from __future__ import annotations

from dataclasses import replace

import pytest

from printkit.design.oneline import LEAST, fitted, shortened
from printkit.design.typeset import Type, points
from printkit.draw import fonts
from printkit.errors import FitError

FACE = "FiraSans-Regular"
TYPE = Type(FACE, FACE, FACE, 4.0, 5.0, "#000000", tracking=0.2)
WORD = "Nebelmoor"


def width(told: str, style: Type = TYPE) -> float:
    """How wide a line is."""
    return fonts.width(told, style.regular, style.size, style.tracking)


def test_a_line_is_as_much_smaller_as_it_must_be() -> None:
    """One that has room stays as it is; one that has not fills its measure."""
    assert fitted(WORD, TYPE, width(WORD)) is TYPE
    assert pytest.approx(width(WORD) * 0.8) == width(WORD, fitted(WORD, TYPE, width(WORD) * 0.8))


def test_a_line_is_no_smaller_than_can_be_read() -> None:
    """Beyond that it is an error that names it."""
    with pytest.raises(FitError, match=WORD):
        fitted(WORD, TYPE, width(WORD) * LEAST * 0.99)


def test_a_small_line_keeps_the_least_type() -> None:
    """A note of 9 pt may shrink to 7 pt, though its share would allow less."""
    note = replace(TYPE, size=points(9), tracking=0.0)
    room = width(WORD, note)
    assert pytest.approx(points(7)) == fitted(WORD, note, room * 7 / 9).size
    with pytest.raises(FitError, match=WORD):
        fitted(WORD, note, room * 0.75)


def test_the_longest_fact_is_cut_short() -> None:
    """What is short beside it stays whole."""
    room = width("Bay · ABCDEF… · 0.1")
    assert "Bay · ABCDEF… · 0.1" == shortened(("Bay", "ABCDEFGHIJKLM", "0.1"), " · ", TYPE, room)
