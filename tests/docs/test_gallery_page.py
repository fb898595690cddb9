"""The gallery page shows every scenario's pieces, by pictures that are there and stay small."""

from __future__ import annotations

import re
from pathlib import Path

from printing import made

from printkit.press.pieces import KINDS, pieces
from printkit.scenarios import names

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "gallery.md").read_text("utf-8")
PICTURES = re.findall(r"\(pictures/(gallery-[a-z0-9-]+\.png)\)", PAGE)


def test_every_picture_is_there_and_small() -> None:
    """No picture is missing, none is left over, and a checkout stays light."""
    there = {path.name: path.stat().st_size for path in (DOCS / "pictures").glob("gallery-*.png")}
    assert sorted(there) == sorted(PICTURES)
    assert sum(there.values()) < 1_000_000


def test_every_kind_of_piece_of_every_scenario_is_shown() -> None:
    """Each kind that a scenario's components are of has a picture of its own."""
    wanted = {
        f"gallery-{name}-{kind}.png"
        for name in names()
        for kind in KINDS
        if any(made_of(name, kind))
    }
    assert set() == wanted - set(PICTURES)


def made_of(name: str, kind: str) -> list[object]:
    """The pieces of a kind that a scenario adds to the base game."""
    return list(pieces(made(name), kind))  # type: ignore[arg-type]
