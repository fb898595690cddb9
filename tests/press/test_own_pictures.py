"""Pictures of an author's own on cards, tokens and tiles: shapes and pixels, from the workspace."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from commands import printkit
from decks import NAME, table, with_deck
from PIL import Image
from printing import made, strings

from printkit.design import art
from printkit.draw import pdf, png, svg, vectors
from printkit.draw.inks import printed
from printkit.draw.scene import Drawing, Group, Path as Outline, Raster, alone, rectangle
from printkit.errors import PrintkitError, ScenarioError, TemplateError
from printkit.press import pictures
from printkit.press.documents import document
from printkit.press.fits import coarse
from printkit.press.kit import write
from printkit.press.pieces import KINDS, named

SUN = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40">'
    '<rect width="60" height="40" fill="#9CF"/>'
    '<g transform="translate(30 20)"><circle r="10" fill="gold" stroke="#A60"/></g></svg>'
)


def pixels(width: int, height: int) -> bytes:
    """A PNG of that size: red on the left, blue on the right."""
    picture = Image.new("RGB", (width, height), "#FF0000")
    picture.paste("#0000FF", (width // 2, 0, width, height))
    target = io.BytesIO()
    picture.save(target, "PNG")
    return target.getvalue()


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    """A workspace with a deck and two pictures."""
    with_deck(tmp_path)
    folder = tmp_path / f"layouts/{NAME}/pictures"
    folder.mkdir(exist_ok=True)
    (folder / "sun.svg").write_text(SUN, "utf-8")
    (folder / "wide.png").write_bytes(pixels(600, 400))
    return table(tmp_path, "title,picture\nSun,pictures/sun.svg\nWide,pictures/wide.png\n")


def test_shapes_become_paths_with_their_colours() -> None:
    """Fills and lines are kept, transforms carried out, the picture's frame is its size."""
    node, size = vectors.read(SUN, "sun.svg")
    (inner,) = node.children
    assert isinstance(inner, Group)
    styles = [(n.style.fill, n.style.stroke) for n in inner.children if isinstance(n, Outline)]
    assert [("#99CCFF", None), ("#FFD700", "#AA6600")] == styles
    assert 1.5 == pytest.approx(size[0] / size[1])


HOLDING = {
    "<text>Hi</text>": "svg-holds",
    '<image href="file:///etc/passwd"/>': "svg-holds",
    '<use href="#a"/>': "svg-holds",
    '<rect width="9" height="9" fill="url(#g)"/>': "svg-holds",
    "<script>1</script>": "svg-holds",
    '<path fill-rule="evenodd" d="M0 0h9v9h-9zM2 2h5v5h-5z"/>': "svg-holds",
    "<g/>": "svg-empty",
    '<rect width="9" height="9" fill="none"/>': "svg-empty",
    "<path d='M0 0": "svg-broken",
    '<rect width="9" height="9" fill="blurple"/>': "svg-colour",
    '<rect width="9" height="9" fill="none" stroke="#12"/>': "svg-colour",
    '<rect width="9" height="9" stroke="red" stroke-dasharray="3 2"/>': "svg-dashes",
    '<rect width="9" height="9" transform="wobble(3)"/>': "svg-transform",
    '<g transform="translate(3,)"><rect width="9" height="9"/></g>': "svg-transform",
    '<rect width="9" height="9" transform="rotate()"/>': "svg-transform",
    '<rect width="9" height="9" visibility="hidden"/>': "svg-empty",
    '<g style="display:none"><rect width="9" height="9"/></g>': "svg-empty",
}


@pytest.mark.parametrize("inside", HOLDING)
def test_an_svg_holds_shapes_only(inside: str) -> None:
    """What refers to anything, or shows nothing, is told; nothing is left out without a word."""
    with pytest.raises(TemplateError, match=HOLDING[inside]):
        vectors.read(f'<svg xmlns="http://www.w3.org/2000/svg">{inside}</svg>', "a.svg")


PAINTS = {
    'fill="rebeccapurple"': "#663399",
    'fill="AliceBlue"': "#F0F8FF",
    'color="gold" fill="currentColor"': "#FFD700",
    'style="fill:rgb(10%,20%,30%)"': "#1A334C",
    'fill="hsl(120, 50%, 50%)"': "#3FBF3F",
    'fill="#abc" transform="rotate(3-4 5) scale(.5.5)"': "#AABBCC",
}


@pytest.mark.parametrize("said", PAINTS)
def test_colours_of_css_are_known(said: str) -> None:
    """A colour prints as it is drawn on a screen, named or in figures."""
    body = f'<svg xmlns="http://www.w3.org/2000/svg"><rect width="9" height="9" {said}/></svg>'
    (inner,) = vectors.read(body, "a.svg")[0].children
    assert isinstance(inner, Group)
    assert [PAINTS[said]] == [n.style.fill for n in inner.children if isinstance(n, Outline)]


def test_greys_of_16_bits_stay_greys(workspace: Path) -> None:
    """A picture with more than 256 greys prints with those, and not all white."""
    path = workspace / f"layouts/{NAME}/pictures/deep.png"
    deep = Image.new("I;16", (60, 40), 0x8000)
    deep.save(path, "PNG")
    picture = pictures.artwork(made(NAME, workspace=workspace), "pictures/deep.png", "here")
    assert isinstance(picture, pictures.Picture)
    page = alone(Drawing("deep", rectangle(-30, -20, 60, 40), picture.filling(60.0, 40.0)))
    seen = Image.open(io.BytesIO(png.write(pdf.write([page], pdf.Info("", "en")))[0])).convert("L")
    assert 128 == pytest.approx(seen.getpixel((seen.width // 2, seen.height // 2)), abs=2)


def test_entities_are_refused() -> None:
    """A small file cannot grow without end."""
    bomb = '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg"/>'
    with pytest.raises(TemplateError, match="svg-holds"):
        vectors.read(bomb, "a.svg")


def test_a_picture_fills_its_place(workspace: Path) -> None:
    """A wide picture on something high is as high as it, and cut at both sides."""
    job = made(NAME, workspace=workspace)
    picture = pictures.artwork(job, "pictures/wide.png", "here")
    assert isinstance(picture, pictures.Picture)
    (inner,) = picture.filling(30.0, 60.0).children
    assert isinstance(inner, Group)
    assert (0.15, 0.15) == pytest.approx(inner.scale)


def test_cards_tokens_and_tiles_show_them(workspace: Path) -> None:
    """Every writer shows the pixels the right way round; PDF and SVG alike."""
    raster = Raster("wide.png", pixels(60, 40), (60, 40))
    body = Group((Group((raster,), scale=(60, 40)),))
    page = alone(Drawing("wide", rectangle(-30, -20, 60, 40), body))
    picture = Image.open(io.BytesIO(png.write(pdf.write([page], pdf.Info("", "en")))[0]))
    seen = [picture.convert("RGB").getpixel((x, picture.height // 2)) for x in (20, 300)]
    assert [(255, 0, 0), (0, 0, 255)] == seen
    assert "data:image/png;base64," in svg.write(page)
    facts = workspace / f"layouts/{NAME}/scenario.toml"
    facts.write_text(facts.read_text("utf-8").replace('"gold_one"', '"pictures/sun.svg"'), "utf-8")
    job = made(NAME, workspace=workspace, out=workspace / "output")
    done = write(job, [document(job, "cards"), document(job, "tokens")], lambda *_: None)
    assert [2, 1] == [one.pieces for one in done]


@pytest.mark.parametrize("ink", ["gray", "low"])
def test_other_inks_print_pixels_in_greys(ink: str) -> None:
    """No coloured ink is used for them; for line art they are pale besides."""
    body = Group((Raster("wide.png", pixels(60, 40), (60, 40)),))
    page = printed(alone(Drawing("wide", rectangle(-0.5, -0.5, 1, 1), body)), ink)  # type: ignore[arg-type]
    (raster,) = page.pieces[0].drawing.body.children
    assert isinstance(raster, Raster)
    grey = Image.open(io.BytesIO(raster.content)).convert("RGB").getpixel((0, 0))
    assert 1 == len(set(grey))
    assert (grey[0] > 128) == (ink == "low")


@pytest.mark.parametrize(("across", "told"), [(300, [(158, 567)]), (566, [(299, 567)]), (567, [])])
def test_coarse_pictures_are_told(
    workspace: Path, across: int, told: list[tuple[int, int]]
) -> None:
    """Below 300 pixels an inch in the card's window of 48 mm, with how many it takes."""
    path = workspace / f"layouts/{NAME}/pictures/wide.png"
    path.write_bytes(pixels(across, across * 2 // 3))
    found = coarse([document(made(NAME, workspace=workspace), "cards")])
    assert told == [(one.dpi, one.wanted) for one in found]


def test_a_warning_stands_in_the_terminal(workspace: Path) -> None:
    """Before anything is printed, too."""
    path = workspace / f"layouts/{NAME}/pictures/wide.png"
    path.write_bytes(pixels(60, 40))
    done = printkit("kit", NAME, "--dry-run", at=workspace)
    assert (0, True) == (done.code, "Warning: wide.png has" in done.out)


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("../../secret.png", "picture-is-path"),
        ("/etc/a.svg", "picture-is-path"),
        ("c:\\a.svg", "picture-is-path"),
        ("pictures/son.svg", "no-picture"),
        ("pictures/link.svg", "leads-out"),
        ("pictures/no.png", "png-broken"),
        ("pictures/cut.png", "png-broken"),
        ("pictures/huge.png", "png-large"),
    ],
)
def test_what_is_no_picture_of_the_workspace_is_refused(
    workspace: Path, tmp_path_factory: pytest.TempPathFactory, name: str, key: str
) -> None:
    """No path elsewhere, no link, no damaged file, and none that unpacks without bounds."""
    folder = workspace / f"layouts/{NAME}/pictures"
    outside = tmp_path_factory.mktemp("outside") / "a.svg"
    outside.write_text(SUN, "utf-8")
    (folder / "link.svg").symlink_to(outside)
    (folder / "no.png").write_bytes(b"GIF89a")
    (folder / "cut.png").write_bytes(pixels(60, 40)[:100])
    huge = bytearray(pixels(60, 40))
    huge[16:24] = (30_000).to_bytes(4, "big") * 2
    (folder / "huge.png").write_bytes(bytes(huge))
    job = made(NAME, workspace=workspace)
    with pytest.raises(PrintkitError, match=key) as caught:
        pictures.artwork(job, name, "here")
    assert key != "no-picture" or caught.value.values["nearest"] == "pictures/sun.svg"


def test_a_card_names_the_cell_of_a_missing_picture(workspace: Path) -> None:
    """The table, its row and column are told."""
    table(workspace, "title,picture\nSun,pictures/son.svg\n")
    done = printkit("print", "cards", NAME, at=workspace)
    assert (2, True) == (done.code, "flotsam.csv, 2, picture" in done.err)


SHOWING = {
    "marker": ('form = "bridge"\neach = "player"\n', "tokens", 4),
    "stand-up": ('form = "pawn"\n', "stand-ups", 1),
    "token": ('back = "pictures/wide.png"\n', "tokens", 1),
}


@pytest.mark.parametrize("template", SHOWING)
def test_whatever_names_a_drawing_may_name_a_picture(workspace: Path, template: str) -> None:
    """Markers and stand-ups show pictures as tokens do, a player's sign in the player's colour."""
    more, kind, count = SHOWING[template]
    facts = workspace / f"layouts/{NAME}/scenario.toml"
    part = f'template = "{template}"\nart = "pictures/sun.svg"\n{more}printed = 1\nin_play = 1\n'
    text = facts.read_text("utf-8").replace(
        "[components.finder]", f"[components.sun]\n{part}\n[components.finder]"
    )
    facts.write_text(text, "utf-8")
    for language in ("de", "en"):
        words = workspace / f"templates/{NAME}/{language}.toml"
        told = '\n[components.sun]\ntitle = "Sun"\nuse = "x"\nassembly = "x"\n'
        words.write_text(words.read_text("utf-8") + told, "utf-8")
    made_of = [
        piece for name, piece in named(made(NAME, workspace=workspace), kind) if name == "sun"
    ]
    assert count == len(made_of)
    page = svg.write(alone(made_of[0].front))
    assert "#FFD700" in page
    assert ("#C9362C" in page) == (template == "marker")


def test_the_gallery_names_every_drawing() -> None:
    """What `art` may name is found there by that name; parts of other drawings are none of it."""
    told = strings(document(made("base"), "gallery").pages)
    assert [] == [name for name in art.offered() if name not in told]
    assert {"ribbon", "champion", "gold_one"} & set(art.offered()) == {"champion", "gold_one"}
    with pytest.raises(TemplateError, match="unknown-art"):
        art.find("ribbon")


@pytest.mark.parametrize(("template", "form"), [("marker", "bridge"), ("stand-up", "pawn")])
def test_a_lacking_form_is_told_with_those_there_are(
    workspace: Path, template: str, form: str
) -> None:
    """Who leaves the form out reads which there are."""
    facts = workspace / f"layouts/{NAME}/scenario.toml"
    text = facts.read_text("utf-8").replace('template = "token"', f'template = "{template}"', 1)
    facts.write_text(text, "utf-8")
    with pytest.raises(ScenarioError, match="component-lacks-form") as caught:
        [named(made(NAME, workspace=workspace), kind) for kind in KINDS]
    assert form in str(caught.value.values["allowed"])
