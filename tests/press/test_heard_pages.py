"""Rule summary and set-up sheet as they are heard: what is said, in which order, in the file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from io import BytesIO

import pikepdf
import pytest
from printing import PRINTED, made

from printkit.draw import pdf
from printkit.draw.scene import Group, Node, Placed, Text
from printkit.press import documents
from printkit.press.documents import Document
from printkit.press.ticket import Job

SHEETS = [
    (name, ("de", "en")[n % 2], sheet)
    for n, name in enumerate(PRINTED)
    for sheet in ("rules", "setup")
]
every_sheet = pytest.mark.parametrize(("name", "language", "sheet"), SHEETS)


@cache
def document(name: str, language: str, sheet: str) -> tuple[Job, Document, pikepdf.Pdf]:
    """A sheet, and its file read back."""
    job = made(name, language=language)
    pages = Document(job, sheet)
    data = pdf.write(pages.pages, pdf.Info("Blatt", language))
    return job, pages, pikepdf.open(BytesIO(data))


def elements(file: pikepdf.Pdf) -> list[pikepdf.Object]:
    """What is said, in its order."""
    return list(file.Root.StructTreeRoot.K.K)


def roles(file: pikepdf.Pdf) -> list[str]:
    """What that is."""
    return [str(element.S).lstrip("/") for element in elements(file)]


@every_sheet
def test_one_title_then_sections(name: str, language: str, sheet: str) -> None:
    """One H1, an H2 for every section of the summary, and text under each."""
    job, _, file = document(name, language, sheet)
    found = roles(file)
    assert (1, True) == (found.count("H1"), bool(file.Root.MarkInfo.Marked))
    if sheet == "rules":
        assert len(job.summary.sections) == found.count("H2")
    assert {"H1", "H2", "P", "Figure"} == set(found)
    assert [] == [n for n, role in enumerate(found[:-1]) if role == found[n + 1] == "H2"]


@every_sheet
def test_pictures_are_described(name: str, language: str, sheet: str) -> None:
    """Every figure by the words in it, the board's plan by what it is."""
    job, _, file = document(name, language, sheet)
    told = [str(one.get("/Alt", "")) for one in elements(file) if one.S == "/Figure"]
    assert [] == [words for words in told if not words.strip()]
    if sheet == "setup":
        assert job.words.plain("kinds.board") in told


@every_sheet
def test_every_mark_has_its_place(name: str, language: str, sheet: str) -> None:
    """Marks on pages are numbered from 0, balanced, and lead to the element that holds them."""
    _, _, file = document(name, language, sheet)
    numbers = list(file.Root.StructTreeRoot.ParentTree.Nums)
    parents = dict(zip(map(int, numbers[::2]), numbers[1::2], strict=True))
    for page in file.pages:
        found, open_marks = [], 0
        for operands, operator in pikepdf.parse_content_stream(page):
            open_marks += {"BMC": 1, "BDC": 1, "EMC": -1}.get(str(operator), 0)
            if str(operator) == "BDC":
                found.append((int(operands[1].MCID), str(operands[0])))
        assert (0, list(range(len(found)))) == (open_marks, [number for number, _ in found])
        held = parents[int(page.StructParents)]
        assert [role for _, role in found] == [str(element.S) for element in held]


@every_sheet
def test_only_the_foot_goes_unsaid(name: str, language: str, sheet: str) -> None:
    """And the picture on the first page, which is there to be looked at."""
    _, pages, _ = document(name, language, sheet)
    for page in pages.pages:
        unsaid = list(_unsaid(page.marks))
        assert [] == [words for words in unsaid[:-3] if not re.fullmatch(r"[A-Z]?[\d:]+", words)]


def _unsaid(node: Node) -> Iterator[str]:
    if isinstance(node, Text):
        yield node.string
    elif isinstance(node, Group) and node.tag is None:
        for child in node.children:
            yield from _unsaid(child)
    elif isinstance(node, Placed):
        yield from _unsaid(node.drawing.body)


def test_paragraphs_are_said_without_the_hyphens_of_their_lines() -> None:
    """Lines of one text are one paragraph; where it has no icons, its words are told whole."""
    job, _, file = document("oil-springs", "de", "rules")
    said = [str(one.get("/ActualText", "")) for one in elements(file)]
    intro = job.words.plain("sections.setup.intro")
    assert intro in said
    several = [one for one in elements(file) if one.S == "/P" and len(one.K) > 2]
    assert len(several) > 10


def test_sheets_of_pieces_are_not_tagged() -> None:
    """They are cut up, not read."""
    job = made("oil-springs")
    pages = documents.document(job, "aids").pages
    assert b"StructTreeRoot" not in pdf.write(pages, pdf.Info("Hilfen", "en", duplex="long"))
