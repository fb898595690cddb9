"""Every kit that can be printed passes preflight: scenarios, languages, papers and flip edges."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from printing import made

from printkit.draw import bleeds, content, pdf, png, preflight
from printkit.draw.preflight import Finding
from printkit.press import documents, kit
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
    found = _findings(whole.path)
    assert [] == [one for one in found.values() if one.passed is False]
    counted = {name: one.values.get("count") for name, one in found.items()}
    fronts = sum(document.count for document in documents.kit(job))
    assert counted["pieces"] - (counted["backs"] or 0) == fronts


@pytest.mark.parametrize("name", [name for name in names() if name != "base"])
def test_grounds_go_as_far_as_they_say(name: str) -> None:
    """Seen on the pages of small pieces as they are printed."""
    job = made(name, own=("none",))
    small = [one for one in documents.kit(job) if one.stock and one.name != "tiles"]
    pages = [page for one in small for page in one.pages]
    data = pdf.write(pages, pdf.Info("Prüfung", "de"))
    found = bleeds.judged(content.read(data, "kit.pdf"), png.pictures(data))
    assert True is found.passed


@pytest.mark.parametrize("sides", ["fold", "reversed"])
@pytest.mark.parametrize("name", [name for name in names() if name != "base"])
def test_other_ways_to_lay_backs_pass(name: str, sides: str, tmp_path: Path) -> None:
    """Folded over their line, or printed from a file of their own, backs meet their fronts."""
    job = made(name, paper="Letter", flip="short", out=tmp_path, sides=sides)
    small = [one for one in documents.kit(job) if one.name in ("tokens", "aids")]
    backs = 0
    for row in kit.write(job, small, lambda *_: None):
        found = _findings(row.path)
        assert [] == [one for one in found.values() if one.passed is False]
        backs += found["backs"].values.get("count", 0)
    with_backs = [piece for document in small for piece in document.stock if piece.back]
    assert backs == sum(piece.copies for piece in with_backs)


def _findings(path: Path) -> dict[str, Finding]:
    """The checks of a file beside its fronts, without rendering it."""
    file = content.read(path.read_bytes(), path.name)
    fronts = file.behind and content.read((path.parent / file.behind.fronts).read_bytes(), "fronts")
    return {found.check: found for found in preflight.judged(file, fronts or None)}
