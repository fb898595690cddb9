"""Lengths as text, as short as they can be written: shared by every format."""

from __future__ import annotations


def mm(value: float) -> str:
    """A length to a thousandth of a millimetre."""
    return _short(f"{value:.3f}")


def fine(value: str | float) -> str:
    """A coordinate of an outline, to a hundredth."""
    return _short(f"{value:.2f}")


def factor(value: float) -> str:
    """A part of a transformation, to a millionth."""
    return _short(f"{value:.6f}")


def _short(figure: str) -> str:
    figure = figure.rstrip("0").rstrip(".")
    return "0" if figure == "-0" else figure
