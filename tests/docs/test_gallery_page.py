"""The gallery page shows every scenario's pieces, by pictures that are there and stay small."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from printkit.press.pieces import KIND_OF
from printkit.scenarios import names

sys.path.insert(0, str(Path(__file__).parents[2] / "docs"))
import gallery

DOCS = gallery.PAGE.parent

PAGE = (DOCS / "gallery.md").read_text("utf-8")
PICTURES = re.findall(r"\(pictures/(gallery-[a-z0-9-]+\.png)\)", PAGE)


def test_every_picture_is_there_and_small() -> None:
    """No picture is missing, none is left over, and a checkout stays light."""
    there = {path.name: path.stat().st_size for path in (DOCS / "pictures").glob("gallery-*.png")}
    assert sorted(there) == sorted(PICTURES)
    assert sum(there.values()) < 1_000_000


def test_every_kind_of_piece_of_every_scenario_is_shown() -> None:
    """Each kind of which a scenario has more than the base game has a picture."""
    missing = []
    for name in names():
        components = gallery.job_of(name).board.setup.components.values()
        kinds = {KIND_OF[component.template] for component in components}
        missing += [kind for kind in kinds if f"gallery-{name}-{kind}.png" not in PICTURES]
    assert [] == missing
