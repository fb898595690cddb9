"""PDF and SVG show the same scene, carry their faces, and are the same bytes every time."""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
from base64 import b64decode
from io import BytesIO
from pathlib import Path as FilePath

import numpy as np
import pdf_content
import pikepdf
import pypdfium2
import pytest
import resvg_py
from draw_samples import NAMING, card, features, tile
from PIL import Image

from printkit.draw import fonts, pdf, png, svg
from printkit.draw.impose import Piece, impose
from printkit.draw.scene import Drawing, Group, Page, Placed, Style, Text, alone, circle
from printkit.draw.sheet_style import SheetStyle
from printkit.errors import GlyphError

INFO = pdf.Info("Ölquellen", "de", duplex="long")
_open: list[pikepdf.Pdf] = []


def written(*pages: Page) -> bytes:
    """The pages as a PDF."""
    return pdf.write(pages, INFO)


def words(data: bytes) -> str:
    """All text of a PDF, read back."""
    document = pypdfium2.PdfDocument(data)
    read = [page.get_textpage().get_text_range() for page in document]
    return " ".join(" ".join(read).split())


def opened(data: bytes) -> pikepdf.Pdf:
    """A PDF to read in, open until the tests end."""
    _open.append(pikepdf.open(BytesIO(data)))
    return _open[-1]


def objects(data: bytes, kind: str) -> list[pikepdf.Object]:
    """All dictionaries of one type in a PDF."""
    document = opened(data)
    found = [o for o in document.objects if isinstance(o, pikepdf.Dictionary | pikepdf.Stream)]
    return [o for o in found if o.get("/Type") == kind]


def test_text_is_read_back_as_it_was_written() -> None:
    """Every text of a scene can be selected in the PDF, umlauts and sharp s included."""
    read = words(written(alone(features())))
    for text in ("Schöner Wald", "TITEL", "rechts", "links fi ß 10"):
        assert text in read


def test_every_face_is_embedded() -> None:
    """No font of a PDF is left to the reader's machine, and none is Helvetica."""
    data = written(alone(features()))
    used = [font for font in objects(data, "/Font") if "/FontDescriptor" in font]
    assert {str(font.BaseFont).split("+")[-1] for font in used} >= {"Spectral-Bold"}
    assert all("/FontFile2" in font.FontDescriptor for font in used)
    assert len(objects(data, "/Font")) == len(used)
    assert b"Helvetica" not in data


def test_a_character_that_a_face_lacks_is_an_error() -> None:
    """Neither format leaves a blank where the face has no character."""
    odd = Drawing("odd", circle(0, 0, 9), Group((Text("a✓", 0, 0, "FiraSans-Regular", 4),)))
    for write in (lambda: written(alone(odd)), lambda: svg.write(odd)):
        with pytest.raises(GlyphError, match="✓"):
            write()


def test_page_is_true_size() -> None:
    """Page boxes are the paper's millimetres."""
    page = opened(written(Page(210, 297))).pages[0]
    assert [0, 0, 210, 297] == pytest.approx([float(x) * pdf_content.MM for x in page.mediabox])


def test_reader_is_told_not_to_scale_and_how_to_turn() -> None:
    """Print dialogues get no scaling and the flip edge from the document."""
    wishes = opened(written(Page(210, 297))).Root.ViewerPreferences
    assert ("/None", "/DuplexFlipLongEdge") == (str(wishes.PrintScaling), str(wishes.Duplex))


def test_a_drawing_placed_twice_is_written_once() -> None:
    """A repeated drawing is one form however often it is placed."""
    shared = tile()
    page = Page(200, 200, tuple(Placed(shared, (50, 50 + n)) for n in range(5)))
    assert len(objects(written(page), "/XObject")) == 1
    assert svg.write(page).count("<use") == 5


def test_a_drawing_inside_a_shared_one_keeps_its_opacity() -> None:
    """Half transparent ink stays so inside nested forms, and ends there."""
    icon = next(n for n in features().body.children if isinstance(n, Placed)).drawing
    page = Page(60, 60, (Placed(icon, (20, 20)), Placed(icon, (40, 40))))
    drawn = pdf_content.pages(written(page))[0]
    assert {0.5} == {round(act.alpha, 3) for act in drawn if act.kind in ("fill", "stroke")}


def test_what_lies_outside_a_trim_shows_when_it_is_not_cut() -> None:
    """A shared drawing is not cut by its form's own box."""
    wide = Drawing(
        "wide", circle(0, 0, 1), Group((circle(20, 0, 3, tile().body.children[0].style),))
    )
    page = Page(60, 40, (Placed(wide, (10, 10)), Placed(wide, (10, 30))))
    picture = np.asarray(Image.open(BytesIO(png.write(written(page), 72)[0])).convert("L"))
    assert picture[round(10 / pdf_content.MM), round(30 / pdf_content.MM)] < 128


@pytest.fixture(scope="module")
def faces(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The faces that an SVG carries in itself, as files for the rasteriser."""
    folder = tmp_path_factory.mktemp("faces")
    text = svg.write(_sheet(), embed=True)
    names = []
    for n, data in enumerate(re.findall(r"data:font/woff;base64,([\w+/=]+)", text)):
        from fontTools.ttLib import TTFont

        font = TTFont(BytesIO(b64decode(data)))
        font.flavor = None
        names.append(str(folder / f"{n}.ttf"))
        font.save(names[-1])
    return names


def _sheet() -> Page:
    return impose([Piece(features(), copies=5)], SheetStyle(), NAMING)[0]


@pytest.mark.parametrize("page", [alone(features(), "bleed"), _sheet()], ids=["card", "sheet"])
def test_both_formats_look_alike(page: Page, faces: list[str]) -> None:
    """Rendered by two independent programs, PDF and SVG differ only at the edges of shapes."""
    printed = Image.open(BytesIO(png.write(written(page), 150)[0]))
    shown = Image.open(
        BytesIO(
            resvg_py.svg_to_bytes(
                svg_string=svg.write(page, check=True),
                font_files=faces,
                skip_system_fonts=True,
                background="#ffffff",
                dpi=96,
                width=printed.width,
            )
        )
    )
    # Softened by some pixels, so that only displaced or missing ink counts.
    size = (printed.width // 4, printed.height // 4)
    soft = [picture.convert("L").resize(size, Image.Resampling.BOX) for picture in (printed, shown)]
    a, b = (np.asarray(picture, dtype=float) for picture in soft)
    difference = np.abs(a - b)
    assert difference.mean() < 1.0
    assert (difference > 60).mean() < 0.002


def test_an_embedded_svg_brings_its_faces_and_nothing_else() -> None:
    """With embed every used face is in the file, reduced to the characters used."""
    text = svg.write(features(), embed=True)
    assert {"Spectral", "Fira Sans", "Fira Sans Condensed"} == set(
        re.findall(r'font-family:"([^"]+)"', text)
    )
    assert len(text) < 60_000
    assert "@font-face" not in svg.write(features())


def test_one_element_stands_on_each_line() -> None:
    """Diffs of drawings are readable."""
    lines = svg.write(features()).splitlines()
    assert all(line.count("<") <= 2 for line in lines)


def test_names_are_faces_that_exist() -> None:
    """A face is found by family, weight and slope."""
    assert ("Fira Sans Condensed", 500, "italic") == fonts.parts("FiraSansCondensed-MediumItalic")
    assert fonts.file_of("Spectral-Bold").exists()


SCRIPT = """
import hashlib, sys
sys.path.insert(0, "tests/draw")
from test_formats import fingerprint
print(fingerprint())
"""


def fingerprint() -> str:
    """Of a document with backs, in both formats."""
    pieces = [Piece(features(), card("#2E6F9E"), 5), Piece(tile(), tile("#777777"), 3)]
    pages = impose(pieces, SheetStyle(), NAMING)
    texts = [svg.write(page, embed=True) for page in pages[:2]]
    return hashlib.sha256(written(*pages) + "".join(texts).encode()).hexdigest()


def test_same_input_same_bytes_in_every_process() -> None:
    """Files do not depend on the clock, on the order of sets or on what was drawn before."""
    root = FilePath(__file__).parents[2]
    here = fingerprint()
    for seed in ("1", "2"):
        environment = os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": str(root)}
        there = subprocess.run(
            [sys.executable, "-c", SCRIPT],
            cwd=root,
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        assert here == there.stdout.strip()


def test_a_page_lies_on_white_paper_and_a_drawing_on_none() -> None:
    """A page reads on any screen's ground; a single piece stays free around its trim."""
    piece = Drawing("piece", circle(0, 0, 5), Group((circle(0, 0, 5, Style("#112233")),)))
    page = Page(20, 30, (Placed(piece, (10, 15)),))
    grounds = ['d="M0 0 L20 0 L20 30 L0 30 Z"' in svg.write(scene) for scene in (page, piece)]
    assert [True, False] == grounds
