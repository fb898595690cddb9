"""Where backs go: into files of their own, in either order, alone, or beside a fold."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from printing import made

from printkit.draw.paper import Margins
from printkit.errors import UsageError
from printkit.press import documents, kit, preflight
from printkit.press.kit import Written
from printkit.press.preflight import Judged
from printkit.press.ticket import Job


@cache
def dinslaken() -> Job:
    """A job with three sheets of tokens."""
    return made("dinslaken", own=("none",))


def asked(sides: str, out: Path, flip: str = "long") -> Job:
    """The same for sides."""
    job = dinslaken()
    return replace(job, ticket=replace(job.ticket, sides=sides, out=out, flip=flip))


def written(sides: str, out: Path, flip: str = "long") -> list[Written]:
    """The files of its tokens."""
    job = asked(sides, out, flip)
    return kit.write(job, [documents.document(job, "tokens")], lambda *_: None)


def backs(judged: Judged) -> tuple[bool | None, object]:
    """What preflight says of the backs, and how many it measured."""
    (found,) = [found for found in judged.findings if found.check == "backs"]
    return found.passed, found.values.get("count")


NAMES = {
    "duplex": {"tokens.pdf": 6},
    "separate": {"tokens-fronts.pdf": 3, "tokens-backs.pdf": 3},
    "reversed": {"tokens-fronts.pdf": 3, "tokens-backs.pdf": 3},
    "fronts": {"tokens-fronts.pdf": 3},
    "backs": {"tokens-backs.pdf": 3},
    "fold": {"tokens.pdf": 4},
}


@pytest.mark.parametrize("sides", NAMES)
def test_files_are_named_by_their_sides(sides: str, tmp_path: Path) -> None:
    """Each holds as many pages as the plan says."""
    job = asked(sides, tmp_path)
    document = documents.document(job, "tokens")
    rows = kit.write(job, [document], lambda *_: None)
    assert rows == kit.planned(job, [document])
    assert NAMES[sides] == {row.path.name: row.pages for row in rows}
    for row in rows:
        with pikepdf.open(row.path) as file:
            assert row.pages == len(file.pages)


@pytest.mark.parametrize("sides", ["separate", "reversed"])
@pytest.mark.parametrize("flip", ["long", "short"])
def test_backs_of_their_own_lie_behind_their_fronts(sides: str, flip: str, tmp_path: Path) -> None:
    """Measured across both files, to 0.01 mm, sheet by sheet in the order told."""
    fronts, behind = written(sides, tmp_path, flip)
    judged = preflight.judge(behind.path)
    assert judged.passed
    passed, measured = backs(judged)
    assert passed is True
    assert 90 < measured < fronts.pieces


def test_backs_in_the_wrong_order_are_found(tmp_path: Path) -> None:
    """A file whose pages were turned around no longer fits its fronts."""
    _, behind = written("separate", tmp_path)
    with pikepdf.open(behind.path, allow_overwriting_input=True) as file:
        file.pages.reverse()
        file.save(behind.path)
    assert backs(preflight.judge(behind.path))[0] is False


def test_backs_without_their_fronts_cannot_be_measured(tmp_path: Path) -> None:
    """Which is no fault."""
    (behind,) = written("backs", tmp_path)
    assert (None, None) == backs(preflight.judge(behind.path))


def test_no_file_asks_for_two_sides_but_the_one_that_has_them(tmp_path: Path) -> None:
    """Fronts, backs and sheets to fold are printed on one side."""
    wishes = {}
    for sides in NAMES:
        for row in written(sides, tmp_path / sides):
            with pikepdf.open(row.path) as file:
                wishes[sides, row.path.stem] = str(file.Root.ViewerPreferences.Duplex)
    two_sided = [name for name, duplex in wishes.items() if duplex != "/Simplex"]
    assert [("duplex", "tokens")] == two_sided


def test_only_backs_of_what_has_none_is_refused(tmp_path: Path) -> None:
    """A track has one side; nothing is written."""
    job = made("oil-springs", sides="backs", out=tmp_path)
    with pytest.raises(UsageError, match="no-backs"):
        kit.write(job, [documents.document(job, "track")], lambda *_: None)
    assert [] == list(tmp_path.iterdir())


def test_a_kit_of_backs_leaves_out_what_has_none(tmp_path: Path) -> None:
    """And its whole goes behind the whole of the fronts, page by page."""
    job = made("oil-springs", sides="backs", out=tmp_path, own=("base",))
    rows = kit.planned(job, documents.kit(job), combined=True)
    assert ["tokens-backs.pdf", "aids-backs.pdf", "kit-backs.pdf"] == [r.path.name for r in rows]
    fronts = made("oil-springs", sides="fronts", out=tmp_path, own=("base",))
    *_, whole = kit.planned(fronts, documents.kit(fronts), combined=True)
    assert whole.pages == rows[-1].pages


def upright(sides: str, flip: str, out: Path) -> list[bool]:
    """Whether the two pages of a set-up sheet stand upright in the file of a whole."""
    job = asked(sides, out, flip)
    wanted = [documents.document(job, "setup"), documents.document(job, "tokens")]
    kit.write(job, wanted, lambda *_: None, combined=True)
    found = []
    with pypdfium2.PdfDocument(out / "dinslaken" / "kit.pdf") as file:
        for page in (file[0], file[1]):
            text = page.get_textpage()
            first, last = (text.get_charbox(place) for place in (0, text.count_chars() - 1))
            found.append(first[1] > last[1])
    return found


@pytest.mark.parametrize(
    ("sides", "flip", "expected"),
    [
        ("duplex", "long", [True, True]),
        ("duplex", "short", [True, False]),
        ("fold", "short", [True, True]),
    ],
)
def test_pages_to_read_are_turned_for_the_flip_edge(
    sides: str, flip: str, expected: list[bool], tmp_path: Path
) -> None:
    """Who turns a page sideways reads on; one that lies on a sheet of its own stays as it is."""
    assert expected == upright(sides, flip, tmp_path)


def test_turned_pages_keep_both_margins(tmp_path: Path) -> None:
    """Head and foot stay within what the printer reaches at either end."""
    job = asked("duplex", tmp_path, "short")
    wide = replace(job, ticket=replace(job.ticket, margins=Margins(top=8.0, bottom=20.0)))
    long = replace(wide, ticket=replace(wide.ticket, flip="long"))
    assert (20.0, 15.0) == (documents.frame(wide).top, documents.frame(long).top)
