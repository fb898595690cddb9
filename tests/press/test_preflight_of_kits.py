"""Every kit that can be printed passes preflight: scenarios, languages, papers and flip edges."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from printing import made

from printkit.press import documents, kit, preflight
from printkit.scenarios import languages, load, names

PAPERS = ("A4", "Letter")
FLIPS = ("long", "short")


@pytest.mark.parametrize(
    ("name", "language", "paper", "flip"), list(product(names(), languages(), PAPERS, FLIPS))
)
def test_the_kit_passes(name: str, language: str, paper: str, flip: str, tmp_path: Path) -> None:
    """The whole kit of the most players who own nothing, read back from its file."""
    players = max(load(name).players)
    job = made(
        name, players=players, language=language, paper=paper, flip=flip, own=("none",),
        out=tmp_path,
    )  # fmt: skip
    *_, whole = kit.write(job, documents.kit(job), lambda *_: None, combined=True)
    judged = preflight.judge(whole.path)
    assert [] == [found for found in judged.findings if found.passed is False]
    counted = {found.check: found.values.get("count") for found in judged.findings}
    fronts = sum(document.count for document in documents.kit(job))
    assert counted["pieces"] - (counted["backs"] or 0) == fronts
