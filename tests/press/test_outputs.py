"""Outputs other than home: what lies in the files for machines, services, walls and screens."""

from __future__ import annotations

import csv
import re
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageStat
from printing import PRINTED, made, strings

import printkit
from printkit.board.hexgrid import position
from printkit.draw import content, png
from printkit.draw.correction import Correction
from printkit.draw.furniture import BLOCK, STRIP, furniture
from printkit.draw.paper import Margins
from printkit.draw.preflight import judged
from printkit.draw.strips import LONG
from printkit.errors import UsageError
from printkit.press import documents, outputs
from printkit.press.documents import Choice, Document
from printkit.press.kit import Written
from printkit.press.outputs import Wanted, settled
from printkit.press.ticket import Job, job

SERVICES = {
    "gamecrafter": ("bridge", (750, 1125), (57.15, 88.9)),
    "mpc": ("bridge", (747, 1122), (57.15, 88.9)),
    "meinspiel": ("standard", (768, 1146), (59.0, 91.0)),
    "drivethru": ("poker", (825, 1125), (63.5, 88.9)),
}
"""The stock that is nearest to a card of 54 by 80 mm, its pixels and its size."""


def asked(subject: str, out: Path, wanted: Wanted, **ticket: object) -> Job:
    """A job for an output."""
    plain = made(subject, out=out, **ticket)
    return job(settled(plain.ticket, wanted), plain.board)


def written(job: Job, *chosen: Document, whole: bool = False) -> list[Written]:
    """What an output has written."""
    return outputs.write(job, chosen, lambda *_: None, whole=whole)[0]


def picture(path: Path) -> Image.Image:
    """A picture, its file closed again."""
    return Image.open(BytesIO(path.read_bytes()))


def inside(folder: Path) -> set[str]:
    """Every file under a folder."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("name", SERVICES)
def test_cards_have_the_services_own_size(name: str, tmp_path: Path) -> None:
    """The nearest stock is chosen; pictures have its pixels, pages its boxes to 0.05 mm."""
    stock, pixels, (width, height) = SERVICES[name]
    work = asked("dinslaken", tmp_path, Wanted("service", service=name))
    (row,) = written(work, documents.document(work, "cards", Choice(("inventor", "spy"))))
    assert (4, 6) == (row.pages, row.pieces)
    pictures = [picture(path) for path in sorted(row.path.with_suffix("").iterdir())]
    assert [pixels] * 4 == [one.size for one in pictures]
    assert all(300 == round(one.info["dpi"][0]) for one in pictures)
    read = content.read(row.path.read_bytes(), "cards")
    assert [] == [found.check for found in judged(read) if found.passed is False]
    for page in read.pages:
        left, top, right, bottom = page.boxes["TrimBox"]
        assert (width, height) == pytest.approx((right - left, bottom - top), abs=0.05)
        assert (0, 0, page.width, page.height) == pytest.approx(page.boxes["BleedBox"], abs=0.01)
        assert pixels == pytest.approx((page.width * 300 / 25.4, page.height * 300 / 25.4))
    order = _table(row.path.with_suffix(".csv"))
    assert [stock, stock] == [entry["Stock"] for entry in order]
    assert ["3", "3"] == [entry["Copies"] for entry in order]


def _table(path: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(path.read_text("utf-8-sig").splitlines()))


def test_faces_are_named_by_piece_and_count(tmp_path: Path) -> None:
    """Front and back of a card stand together, told apart from those of the next."""
    work = asked("dinslaken", tmp_path, Wanted("service", service="mpc"))
    written(work, documents.document(work, "cards", Choice(("inventor",))))
    assert {
        "cards-inventor.csv",
        "cards-inventor.pdf",
        "cards-inventor/01-development-cards-inventor-x3-back.png",
        "cards-inventor/01-development-cards-inventor-x3-front.png",
    } == inside(tmp_path / "dinslaken/mpc")


def test_hexes_lie_in_their_canvas(tmp_path: Path) -> None:
    """A large hex has its corners at the sides of a picture of 1200 by 1050 pixels."""
    work = asked("oil-springs", tmp_path, Wanted("service", service="gamecrafter"))
    (row,) = written(work, documents.document(work, "tiles", Choice(copies=2)))
    pictures = sorted(row.path.with_suffix("").iterdir())
    assert {(1200, 1050)} == {picture(path).size for path in pictures}
    grey = picture(pictures[0]).convert("L")
    assert [255] * 4 == [grey.getpixel(at) for at in ((5, 5), (1194, 5), (5, 1044), (1194, 1044))]
    assert 255 not in [grey.getpixel(at) for at in ((600, 3), (600, 1046), (30, 525), (1170, 525))]
    page = content.read(row.path.read_bytes(), "tiles").pages[0]
    left, top, right, bottom = page.boxes["TrimBox"]
    assert (95.32, 82.55) == pytest.approx((right - left, bottom - top), abs=0.05)


def test_what_a_service_does_not_make_is_told(tmp_path: Path) -> None:
    """Of a kit the rest is printed elsewhere; a kind of which nothing is made is refused."""
    work = asked("oil-springs", tmp_path, Wanted("service", service="mpc"))
    rows, notes = outputs.planned(work, documents.kit(work), whole=True)
    assert ["aids.pdf"] == [row.path.name for row in rows]
    assert any("Tiles, Tokens, Track" in note for note in notes)
    with pytest.raises(UsageError, match="service-makes-none"):
        outputs.planned(work, [documents.document(work, "tokens")])


@pytest.mark.parametrize("language", ["de", "en"])
def test_sheets_tell_what_is_typed_into_the_software(language: str, tmp_path: Path) -> None:
    """Length, thickness and inset of the marks stand on every side, with the template's version."""
    wanted = Wanted("cutter", arm=12.5, line=0.4)
    work = asked("oil-springs", tmp_path, wanted, language=language)
    chosen = documents.document(work, "aids")
    told = " ".join(strings(chosen.pages)).replace(",", ".")
    for figure in ("12.5 mm", "0.4 mm", "10 mm"):
        assert figure in told
    assert {"aids.pdf", "aids-01.svg", "aids-01.dxf"} == _names(work, chosen)


def _names(work: Job, chosen: Document) -> set[str]:
    (row,) = written(work, chosen)
    return inside(row.path.parent)


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_strip_holds_what_is_typed_in(language: str, tmp_path: Path) -> None:
    """The longest names of scenarios and the marks' sizes fit wherever the strip may lie."""
    for name in PRINTED:
        work = asked(name, tmp_path, Wanted("cutter", arm=12.25, line=0.35), language=language)
        named = documents.naming_of(work, "Spielhilfen (1000)", turned=True)
        *lines, notice = named.lines(10, 10, "front")
        lines.append(f"{work.words.plain('sheets.forced')} {notice}")
        for width, height in ((LONG, STRIP[1]), BLOCK):
            assert furniture(width, height, tuple(lines), named.scale, inches=True).children


@pytest.mark.parametrize("machine", ["silhouette", "cricut"])
def test_a_whole_kit_can_be_cut(machine: str, tmp_path: Path) -> None:
    """Hexes, rivers, overlays, markers, cards and tokens all find their places."""
    work = asked("dinslaken", tmp_path, Wanted("cutter", machine=machine), own=("none",))
    rows, _ = outputs.planned(work, documents.kit(work), whole=True)
    wanted = {one.file: one.count for one in documents.kit(work) if one.stock}
    assert wanted == {row.path.stem: row.pieces for row in rows}


def test_marks_move_in_with_the_margins(tmp_path: Path) -> None:
    """What the printer cannot reach holds no mark, and the sheet tells the inset that it has."""
    work = asked("oil-springs", tmp_path, Wanted("cutter"), margins=Margins(8, 8, 13, 8))
    assert work.ticket.cutter is not None
    assert 13 == work.ticket.cutter.needs.inset


def test_the_blade_goes_where_the_print_comes_out(tmp_path: Path) -> None:
    """A printer's correction changes what is sent to it, not what is cut."""
    plain = asked("oil-springs", tmp_path / "a", Wanted("cutter"))
    bent = replace(plain, ticket=replace(plain.ticket, correction=Correction(1.0, 0.5, 0.2, 1.01)))
    lines = []
    for work in (plain, bent):
        (row,) = written(work, documents.document(work, "track"))
        lines.append(row.path.with_name("track-01.svg").read_text("utf-8"))
    assert lines[0] == lines[1]


def test_pictures_are_as_large_as_their_names_say(tmp_path: Path) -> None:
    """What a program uploads is cut out on clear ground, at 300 pixels an inch."""
    work = asked("oil-springs", tmp_path, Wanted("cutter", machine="cricut"))
    names = _names(work, documents.document(work, "aids"))
    pictures = sorted(name for name in names if name.endswith(".png"))
    assert ["aids-01-back", "aids-01-front"] == [name.rpartition("-")[0] for name in pictures]
    for name in pictures:
        size = re.search(r"([\d.]+)x([\d.]+)mm", name).groups()
        cut = picture(tmp_path / "oil-springs/cricut" / name)
        assert tuple(float(side) * 300 / 25.4 for side in size) == pytest.approx(cut.size, abs=1)
        assert (0, 255) == (cut.getpixel((1, 1))[3], cut.getpixel((300, 300))[3])


def test_posters_pass_preflight(tmp_path: Path) -> None:
    """The board in one piece and over pages, to be printed as it is."""
    work = asked("oil-springs", tmp_path, Wanted("poster"), language="de", paper="Letter")
    rows = written(work, documents.document(work, "board"))
    assert ["board.pdf", "board-letter.pdf"] == [row.path.name for row in rows]
    for row in rows:
        read = content.read(row.path.read_bytes(), "poster")
        assert [] == [found.check for found in judged(read) if found.passed is False]
        assert row.pages == len(read.pages)


def test_sheets_without_backs_have_no_picture_of_them(tmp_path: Path) -> None:
    """Where some sheets of a kind have backs and others none, only faces become pictures."""
    work = asked("dinslaken", tmp_path, Wanted("cutter", machine="cricut"))
    names = _names(work, documents.document(work, "tokens", Choice(("coin", "bridge"), copies=40)))
    backs = [name for name in names if name.endswith(".png") and "-back-" in name]
    fronts = [name for name in names if name.endswith(".png") and "-front-" in name]
    assert 0 < len(backs) < len(fronts)


@pytest.mark.parametrize("name", PRINTED)
def test_every_board_has_a_poster(name: str, tmp_path: Path) -> None:
    """The boards of all scenarios are drawn at true size, sea and all."""
    work = asked(name, tmp_path, Wanted("poster"))
    whole, tiled = outputs.planned(work, documents.kit(work), whole=True)[0]
    wide, high = (float(side) - 20 for side in re.findall(r"\d+", whole.paper))
    spots = [position(spot) for spot in work.board.layout.terrain]
    across = 79 * (max(x for x, _ in spots) - min(x for x, _ in spots) + 1)
    down = 79 * (max(y for _, y in spots) - min(y for _, y in spots) + 2 / 3**0.5)
    assert wide > across + 40
    assert high > down + 40
    assert tiled.pages > wide * high / (210 * 297)


def test_posters_follow_the_tiles_size(tmp_path: Path) -> None:
    """Travel tiles make a smaller poster, by as much."""
    sizes = []
    for tile in ("79", "50"):
        work = asked("oil-springs", tmp_path, Wanted("poster"), tile_size=tile)
        sizes.append(outputs.planned(work, documents.kit(work), whole=True)[0][0].paper)
    (large, _), (small, _) = (map(int, re.findall(r"\d+", size)) for size in sizes)
    assert 50 / 79 == pytest.approx((small - 20) / (large - 20), abs=0.005)


def test_screens_get_every_face(tmp_path: Path) -> None:
    """Fronts and one of each back, as SVG that brings its type and as PNG on clear ground."""
    work = asked("dinslaken", tmp_path, Wanted("screen"))
    board = documents.document(work, "board")
    cards = documents.document(work, "cards", Choice(("inventor", "fire"), copies=1))
    rows = written(work, board, cards)
    assert [1, 7] == [row.pages for row in rows]
    folder = tmp_path / "dinslaken/screen"
    files = inside(folder)
    assert {name for name in files if name.endswith(".svg")} == {
        name.replace(".png", ".svg") for name in files if name.endswith(".png")
    }
    assert "@font-face" in (folder / "board.svg").read_text("utf-8")
    card = picture(rows[1].path.with_suffix(".png"))
    assert (638, 945) == card.size
    assert 0 == card.getpixel((1, 1))[3]


@pytest.mark.parametrize("output", ["service", "screen", "cutter"])
def test_inks_reach_every_output(output: str, tmp_path: Path) -> None:
    """Pictures for services and screens and sheets for machines take less ink, too."""
    inks = {}
    for ink in ("normal", "low"):
        wanted = Wanted(output, service="mpc" if output == "service" else "")
        work = asked("oil-springs", tmp_path / ink, wanted, ink=ink)
        (row,) = written(work, documents.document(work, "aids"))
        shown = row.path if output != "screen" else row.path.with_suffix(".png")
        data = shown.read_bytes()
        inks[ink] = png.coverage(data)[0] if output != "screen" else _dark(shown)
    assert inks["low"] < 0.6 * inks["normal"]


def _dark(path: Path) -> float:
    """How dark a picture is on white paper."""
    shown = picture(path)
    white = Image.new("RGBA", shown.size, "#FFFFFF")
    return 255 - ImageStat.Stat(Image.alpha_composite(white, shown).convert("L")).mean[0]


@pytest.mark.parametrize(
    ("wanted", "kind", "key"),
    [
        (Wanted("poster"), "aids", "output-not-of"),
        (Wanted("cutter"), "board", "output-not-of"),
        (Wanted("service"), "aids", "service-missing"),
        (Wanted("service", service="gamecraftr"), "aids", "unknown-service"),
        (Wanted("cutter", machine="silhuette"), "aids", "unknown-machine"),
        (Wanted("cutter", arm=3.0), "aids", "mark-size"),
        (Wanted("cutter", machine="cricut", arm=5.0), "aids", "no-marks"),
        (Wanted("screen", service="mpc"), "aids", "option-of-output"),
    ],
)
def test_what_makes_no_sense_is_refused(
    wanted: Wanted, kind: documents.Name, key: str, tmp_path: Path
) -> None:
    """Before anything is drawn, and nothing is written."""
    with pytest.raises(UsageError, match=key):
        _printed(kind, wanted, tmp_path)
    assert set() == inside(tmp_path)


def _printed(kind: documents.Name, wanted: Wanted, out: Path) -> None:
    work = asked("oil-springs", out, wanted)
    written(work, documents.document(work, kind))


def test_scripts_reach_outputs_too(tmp_path: Path) -> None:
    """The public functions take the same words as the commands."""
    board = printkit.load("oil-springs")
    cut, *_ = printkit.render_document(board, "track", tmp_path, output="cutter", machine="cricut")
    assert tmp_path / "oil-springs/cricut/track.pdf" == cut.path
    (made,) = printkit.render_kit(board, tmp_path, output="service", service="mpc")
    assert tmp_path / "oil-springs/mpc/aids.pdf" == made.path


def test_same_job_same_bytes(tmp_path: Path) -> None:
    """No file of an output has a clock or chance in it."""
    for output in ("cutter", "screen"):
        found = []
        for run in ("a", "b"):
            work = asked("oil-springs", tmp_path / run, Wanted(output))
            (row,) = written(work, documents.document(work, "track"))
            folder = row.path.parent
            found.append({name: (folder / name).read_bytes() for name in sorted(inside(folder))})
        assert found[0] == found[1]
