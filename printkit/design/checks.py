"""What a judge found, as sentences in the reader's language.

Violations are data; here their places get names and their values words.
"""

from __future__ import annotations

from collections.abc import Mapping

from printkit.board.model import Layout
from printkit.board.reports import Verdict, Violation
from printkit.board.spots import CORNER, spot_name
from printkit.scenarios.texts import Texts


def title_of(verdict: Verdict, texts: Texts) -> str:
    """What a constraint demands, in a few words: its own, or its kind's."""
    own = f"constraints.{verdict.constraint}.title"
    if own in texts:
        return texts.get(own)
    return kind_title(verdict.title, verdict.told, texts)


def kind_title(title: str, told: Mapping[str, object], texts: Texts) -> str:
    """What a kind of constraint demands with such parameters."""
    values = {name: _word(value, texts) for name, value in told.items()}
    return texts.get(f"kinds.{title}", **values)


def sentence(violation: Violation, layout: Layout, texts: Texts) -> str:
    """One breach or note, its places named in reading order."""
    values = {name: _word(value, texts) for name, value in violation.values.items()}
    where = places(violation, layout, texts)
    return texts.get(f"violations.{violation.message}", where=where, **values)


def places(violation: Violation, layout: Layout, texts: Texts) -> str:
    """The names of the places concerned, such as "r2h3, r3h3"."""
    frame, corner = tuple(layout.terrain), texts.raw("places.corner")
    names = (spot_name(frame, spot) for spot in violation.where)
    return ", ".join(name.replace(f" {CORNER} ", f" {corner} ") for name in names)


_TABLES = (
    "terrain", "resource", "harbour", "features", "marks", "sites", "regions", "colours",
)  # fmt: skip
"""Where the names of things stand, the shared ones first."""


def _word(value: object, texts: Texts) -> object:
    """A thing by the name that a scenario's texts give it; anything else as it is."""
    if isinstance(value, tuple):
        return ", ".join(str(_word(part, texts)) for part in value)
    for table in _TABLES:
        if isinstance(value, str) and f"{table}.{value}" in texts:
            return texts.raw(f"{table}.{value}")
    return value
