"""The promises of every sheet, measured in the finished kit of Oil Springs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from math import hypot
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from pdf_content import Drawn, pages
from printing import made

from printkit.press import documents, kit
from printkit.press.ticket import Job
from printkit.scenarios import languages

POINT = 25.4 / 72
PAPERS = {"A4": (210.0, 297.0), "Letter": (215.9, 279.4)}
PIECES = ("tiles", "tokens", "track", "aids")
VARIANTS = list(product(languages(), PAPERS))


class Kit:
    """A kit on disk, with the job that it was made from."""

    def __init__(self, folder: Path, language: str, paper: str) -> None:
        self.job: Job = made("oil-springs", language=language, paper=paper, out=folder)
        self.documents = documents.kit(self.job)
        kit.write(self.job, self.documents, lambda *_: None, combined=True)
        self.folder = folder / "oil-springs"

    def texts(self, name: str) -> list[str]:
        """What a reader reads on the pages of one of its files, each in one line."""
        with pypdfium2.PdfDocument(self.folder / f"{name}.pdf") as document:
            found = [page.get_textpage().get_text_bounded() for page in document]
        return [" ".join(text.split()) for text in found]

    def text(self, name: str) -> str:
        """The same of all its pages together."""
        return " ".join(self.texts(name))

    def open(self, name: str) -> pikepdf.Pdf:
        """One of its files."""
        return pikepdf.open(self.folder / f"{name}.pdf")


@pytest.fixture(scope="module", params=VARIANTS, ids="-".join)
def printed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Kit:
    """The kit in every language on every paper."""
    language, paper = request.param
    return Kit(tmp_path_factory.mktemp("kit"), language, paper)


def fonts(document: pikepdf.Pdf) -> Iterator[pikepdf.Object]:
    """Every font that a file declares, the parts of composite ones as well."""
    for thing in document.objects:
        if isinstance(thing, pikepdf.Dictionary) and thing.get("/Type") == "/Font":
            yield thing


def test_every_face_is_embedded(printed: Kit) -> None:
    """No font is left to the reader, and the unused Helvetica is not even named."""
    with printed.open("kit") as document:
        declared = list(fonts(document))
        names = {str(font.BaseFont) for font in declared}
        bare = [
            str(f.BaseFont) for f in declared if "/FontFile2" not in f.get("/FontDescriptor", {})
        ]
    assert (True, []) == (len(names) >= 4, bare)
    assert [] == [name for name in names if re.search("Helvetica|Times|Courier|Arial", name)]


def test_only_our_faces_are_used(printed: Kit) -> None:
    """Spectral and Fira Sans, under their own names."""
    with printed.open("kit") as document:
        families = {str(font.BaseFont).lstrip("/").partition("+")[2] for font in fonts(document)}
    assert {name for name in families if not name.startswith(("Spectral", "FiraSans"))} == set()


@pytest.mark.parametrize("name", ["kit", "setup", "rules", *PIECES])
def test_readers_print_at_true_size(printed: Kit, name: str) -> None:
    """Scaling is off in every file."""
    with printed.open(name) as document:
        assert "/None" == document.Root.ViewerPreferences.PrintScaling


def test_two_sided_files_say_how_to_turn(printed: Kit) -> None:
    """Files with backs ask for the flip that they were mirrored for, others for one side."""
    asked = {}
    for name in ("kit", *PIECES):
        with printed.open(name) as document:
            asked[name] = str(document.Root.ViewerPreferences.get("/Duplex", ""))
    turned, one = "/DuplexFlipLongEdge", "/Simplex"
    expected = {"kit": turned, "tiles": one, "tokens": turned, "track": one, "aids": turned}
    assert expected == asked


def test_the_short_edge_is_told_too(tmp_path: Path) -> None:
    """--flip short asks the reader for the short edge."""
    job = made("oil-springs", flip="short", out=tmp_path)
    kit.write(job, [documents.document(job, "tokens")], lambda *_: None)
    with pikepdf.open(tmp_path / "oil-springs/tokens.pdf") as document:
        assert "/DuplexFlipShortEdge" == document.Root.ViewerPreferences.Duplex


def test_files_have_title_language_and_bookmarks(printed: Kit) -> None:
    """A reader shows what it is, speaks it rightly, and leads to each part."""
    words = printed.job.words
    with printed.open("kit") as document:
        with document.open_outline() as outline:
            titles = [entry.title for entry in outline.root]
        info, spoken = str(document.docinfo["/Title"]), str(document.Root.Lang)
        shown = bool(document.Root.ViewerPreferences.DisplayDocTitle)
    assert f"{words.plain('scenario.title')} – {words.plain('kinds.kit')}" == info
    assert (words.language, True) == (spoken, shown)
    assert len(printed.documents) == len(titles)
    assert [words.plain(f"kinds.{name}") for name in PIECES] == titles[2:]


def test_no_author_is_named(printed: Kit) -> None:
    """The author's field is left to the user."""
    with printed.open("kit") as document:
        assert "" == str(document.docinfo.get("/Author", ""))


def test_pages_have_the_papers_size(printed: Kit) -> None:
    """Sheets to read stand upright; sheets of pieces may lie across."""
    wanted = PAPERS[printed.job.ticket.paper.name]
    for name in ("setup", "rules", *PIECES):
        with printed.open(name) as document:
            sizes = {
                tuple(round(float(side) * POINT, 2) for side in page.mediabox[2:])
                for page in document.pages
            }
        legal = {wanted} if name in ("setup", "rules") else {wanted, wanted[::-1]}
        assert sizes <= legal


def test_the_kit_is_its_parts(printed: Kit) -> None:
    """kit.pdf holds every page of the others in their order, and else only empty backs."""
    parts = [text for name in ("setup", "rules", *PIECES) for text in printed.texts(name)]
    assert parts == [text for text in printed.texts("kit") if text]


def test_every_part_of_the_kit_begins_on_a_front(printed: Kit) -> None:
    """Printed on both sides, no part shares a sheet with another, and backs meet their fronts."""
    with printed.open("kit") as document:
        places = {page.objgen: n for n, page in enumerate(document.pages)}
        with document.open_outline() as outline:
            starts = [places[entry.destination[0].objgen] for entry in outline.root]
    assert [] == [start for start in starts if start % 2]


def test_the_rules_can_be_read(printed: Kit) -> None:
    """Every heading, every rule id and every example's label is text that can be selected."""
    words, text = printed.job.words, printed.text("rules")
    sections = printed.job.summary.sections
    headings = [words.plain(f"sections.{section.key}.title") for section in sections]
    rules = [rule for section in sections for rule in section.rules]
    assert [] == [word for word in (*headings, *rules) if word not in text]


def test_the_set_up_sheet_can_be_read(printed: Kit) -> None:
    """Its headings, the code in groups, players' colours and every checked rule."""
    job, text = printed.job, printed.text("setup")
    words, code = job.words, job.board.code.partition("-")[2]
    heads = [words.plain(f"sheets.{key}") for key in ("steps", "checklist", "assembly", "checks")]
    groups = [code[n : n + 5] for n in range(0, len(code), 5)]
    colours = [words.plain(f"colours.{colour}") for colour in job.board.scenario.colours[:4]]
    rules = {verdict.rule for verdict in job.board.report.verdicts}
    assert [] == [word for word in (*heads, *groups, *colours, *rules) if word not in text]


@pytest.mark.parametrize("name", PIECES)
def test_every_sheet_of_pieces_has_one_scale_bar(printed: Kit, name: str) -> None:
    """100 mm, true to 0.01 mm, measured in the file; on Letter four inches stand below it."""
    inches = printed.job.ticket.paper.inches
    for drawn in pages((printed.folder / f"{name}.pdf").read_bytes()):
        lines = [act for act in drawn if act.kind == "stroke" and len(act.points) == 2]
        (bar,) = [act for act in lines if abs(length(act) - (101.6 if inches else 100)) < 0.01]
        ticks = [act for act in lines if act is not bar and lies_on(act.points[0], bar)]
        marks = sorted({round(distance(bar.points[0], tick.points[0]), 2) for tick in ticks})
        expected = {10.0 * n for n in range(11)} | {25.4 * n for n in range(5) if inches}
        assert sorted(round(mark, 2) for mark in expected) == marks


def distance(one: tuple[float, float], other: tuple[float, float]) -> float:
    """Between two places."""
    return hypot(one[0] - other[0], one[1] - other[1])


def length(act: Drawn) -> float:
    """How long a straight line is."""
    return distance(*act.points)


def lies_on(place: tuple[float, float], act: Drawn) -> bool:
    """True for a place on a straight line."""
    start, end = act.points
    return abs(distance(start, place) + distance(place, end) - distance(start, end)) < 1e-3


def test_every_page_is_unofficial(printed: Kit) -> None:
    """The note stands on each page of the kit that is not empty."""
    note = printed.job.words.plain("sheets.unofficial").split(":")[0]
    assert [] == [text for text in printed.texts("kit") if text and note not in text]


def test_the_kit_is_light(printed: Kit) -> None:
    """At most 8 MiB."""
    assert (printed.folder / "kit.pdf").stat().st_size <= 8 * 2**20
