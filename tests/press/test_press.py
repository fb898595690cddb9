"""What --press adds: the printing condition with its profile, boxes; and what every file tells."""

from __future__ import annotations

import re
import shutil
from dataclasses import replace
from functools import cache
from hashlib import md5
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree

import pikepdf
import pytest
from printing import made

from printkit.draw import content, pdf, preflight
from printkit.draw.describing import is_printers, packet
from printkit.draw.scene import Page
from printkit.errors import TemplateError
from printkit.press import documents, kit
from printkit.press.condition import condition
from printkit.press.ticket import Job

ROOT = Path(__file__).parents[2]
PROFILE = (ROOT / "templates/coated-fogra39.icc").read_bytes()


@cache
def plain() -> Job:
    """A job without a condition."""
    return made("oil-springs", language="de")


def written(out: Path, *, press: bool) -> pikepdf.Pdf:
    """Its player aids as a file."""
    wanted = condition(None) if press else None
    job = replace(plain(), ticket=replace(plain().ticket, condition=wanted, out=out))
    (row,) = kit.write(job, [documents.document(job, "aids")], lambda *_: None)
    return pikepdf.open(row.path)


def test_the_condition_is_named(tmp_path: Path) -> None:
    """With its registry, and the printer's profile whole."""
    file = written(tmp_path, press=True)
    (intent,) = file.Root.OutputIntents
    assert ("/GTS_PDFX", "FOGRA39") == (str(intent.S), str(intent.OutputConditionIdentifier))
    assert "http://www.color.org" == str(intent.RegistryName)
    assert (PROFILE, 4) == (intent.DestOutputProfile.read_bytes(), intent.DestOutputProfile.N)


def test_pages_for_the_press_state_their_boxes(tmp_path: Path) -> None:
    """A sheet is trimmed by nobody else: trim and bleed are the page."""
    file = written(tmp_path, press=True)
    for page in file.pages:
        assert list(page.MediaBox) == list(page.TrimBox) == list(page.BleedBox)


def test_nothing_is_named_unasked(tmp_path: Path) -> None:
    """A file for home has neither condition nor boxes, and no standard is claimed in either."""
    home, shop = written(tmp_path / "a", press=False), written(tmp_path / "b", press=True)
    assert ("/OutputIntents" in home.Root, "/TrimBox" in home.pages[0]) == (False, False)
    for file in (home, shop):
        assert [] == [key for key in file.docinfo if "GTS" in key]
        assert b"pdfx" not in file.Root.Metadata.read_bytes().lower()


def test_the_profile_is_a_printers() -> None:
    """Of class prtr, four colours, dated as its measurements, its id that of its content."""
    assert is_printers(PROFILE)
    assert (2006, 12) == tuple(int.from_bytes(PROFILE[n : n + 2]) for n in (24, 26))
    bare = bytearray(PROFILE)
    for start, end in ((44, 48), (64, 68), (84, 100)):
        bare[start:end] = bytes(end - start)
    assert md5(bare, usedforsecurity=False).digest() == PROFILE[84:100]
    assert (ROOT / "licenses/ZLIB-FOGRA39L.txt").exists()


def test_metadata_tells_title_and_language_and_no_author(tmp_path: Path) -> None:
    """As XMP that a program without knowledge of PDF can find in the file."""
    file = written(tmp_path, press=False)
    stream = file.Root.Metadata
    root = ElementTree.fromstring(stream.read_bytes())  # noqa: S314
    words = [text.strip() for text in root.itertext() if text.strip()]
    assert {"Die Ölquellen – Spielhilfen", "de", "printkit"} <= set(words)
    assert "creator" not in stream.read_bytes().decode()
    assert "/Filter" not in stream


def test_metadata_is_escaped() -> None:
    """A title with signs of XML stays one."""
    told = packet("A < B & C", "", "en", "")
    words = [text for text in ElementTree.fromstring(told.encode()).itertext() if "&" in text]  # noqa: S314
    assert ["A < B & C"] == words


def test_preflight_names_the_condition_and_claims_nothing() -> None:
    """Its sentences never say that a file conforms to a standard."""
    for language in ("de", "en"):
        words = (ROOT / f"templates/preflight.{language}.toml").read_text("utf-8")
        assert [] == re.findall(r"(?i)conform|konform|PDF/[AX]|standard|ISO ?\d", words)


@pytest.mark.parametrize("damage", [PROFILE[:12] + b"mntr" + PROFILE[16:], b"not a profile"])
def test_preflight_finds_a_wrong_profile(damage: bytes) -> None:
    """A screen's, or none at all."""
    wrong = replace(condition(None), profile=damage)
    data = pdf.write([Page(100, 100)], pdf.Info("Seite", "de", condition=wrong))
    judged = {found.check: found for found in preflight.judged(content.read(data, "file.pdf"))}
    assert judged["condition"].passed is False


def test_another_condition_can_be_named(tmp_path: Path) -> None:
    """A workspace's own press.toml, with a profile beside it; without one it is refused."""
    templates = tmp_path / "templates"
    templates.mkdir()
    (tmp_path / "layouts").mkdir()
    words = (ROOT / "templates/press.toml").read_text("utf-8")
    own = templates / "press.toml"
    own.write_text(words.replace("FOGRA39", "OUR SHOP").replace("coated-fogra39", "shop"), "utf-8")
    with pytest.raises(TemplateError, match="template-missing"):
        condition(tmp_path)
    (templates / "shop.icc").write_bytes(b"nothing")
    with pytest.raises(TemplateError, match="not-a-printers-profile"):
        condition(tmp_path)
    shutil.copy(ROOT / "templates/coated-fogra39.icc", templates / "shop.icc")
    assert "OUR SHOP" == condition(tmp_path).name


def test_the_same_bytes_every_time() -> None:
    """Neither metadata nor profile brings a clock into the file."""
    info = pdf.Info("Seite", "de", condition=condition(None))
    one, other = (pdf.write([Page(100, 100)], info) for _ in range(2))
    assert one == other
    with pikepdf.open(BytesIO(one)) as file:
        assert [] == file.check_pdf_syntax()
