"""An author's own pictures: SVG and PNG files beside scenario.toml, read as artwork.

They lie in the scenario's folder or below it, never elsewhere; draw.vectors reads shapes, and of
pixels no more than the head is looked at here, before anything unpacks them.
"""

from __future__ import annotations

import struct
from functools import lru_cache
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Literal

from printkit.board.limits import FILE, PICTURE, PIXELS
from printkit.board.spelling import nearest
from printkit.design.picture import Artwork, Picture
from printkit.draw import vectors
from printkit.draw.scene import Group, Raster
from printkit.errors import TemplateError
from printkit.scenarios.folders import find_file, roots
from printkit.scenarios.model import Component

if TYPE_CHECKING:
    from PIL.Image import Image

    from printkit.press.ticket import Job

KINDS = (".svg", ".png")

_PNG = b"\x89PNG\r\n\x1a\n"


def artwork(job: Job, name: str, where: str) -> Artwork:
    """A picture, where the name is that of a file; else the name of a drawing as it is.

    Args:
        job: The job whose scenario names it.
        name: "rhine", or "pictures/dragon.svg".
        where: What names it, for errors.

    Raises:
        TemplateError: There is no such file, or it is no picture that can be printed.
        ScenarioError: It leads out of the workspace.
    """
    if not is_file(name):
        return name
    path = PurePosixPath(name)
    if path.is_absolute() or ".." in path.parts or any(sign in name for sign in "\\:\0"):
        raise TemplateError("picture-is-path", where=where, found=name)
    scenario, workspace = job.board.scenario, job.ticket.workspace
    chain = (scenario.name, *scenario.parents)
    for one in chain:
        found = find_file(f"layouts/{one}/{name}", workspace)
        if found is not None:
            state = found.stat()
            return _read(found, state.st_mtime_ns, state.st_size)
    there = [
        str(path.relative_to(root / "layouts" / one))
        for root in roots(workspace)
        for one in chain
        for kind in KINDS
        for path in (root / "layouts" / one).rglob(f"*{kind}")
    ]
    folder = f"layouts/{scenario.name}"
    raise TemplateError(
        "no-picture", where=where, found=name, path=folder, nearest=nearest(name, there)
    )


def shown(job: Job, component: Component, side: Literal["art", "back"] = "art") -> Artwork:
    """What a component shows on a side: a drawing by its name, or an author's own picture.

    Raises:
        TemplateError: There is no such file, or it is no picture that can be printed.
        ScenarioError: It leads out of the workspace.
    """
    where = f"{job.board.scenario.name}, components.{component.name}.{side}"
    return artwork(job, getattr(component, side), where)


def signs(job: Job) -> dict[str, Artwork]:
    """What features show on a plan: the art of the first tile that a component makes of each."""
    tiles = [one for one in job.board.setup.components.values() if one.template == "tile"]
    return {tile.feature: shown(job, tile) for tile in reversed(tiles) if tile.art}


def is_file(name: str) -> bool:
    """True for the name of a picture's file."""
    return name.lower().endswith(KINDS)


@lru_cache(maxsize=256)
def _read(path: Path, _written: int, _size: int) -> Picture:
    """A picture as its file is now; one picture is one value, and is written once."""
    try:
        with path.open("rb") as file:
            content = file.read(PICTURE + 1)
    except OSError as fault:
        raise TemplateError(
            "file-unreadable", where=str(path), reason=fault.strerror or ""
        ) from None
    if path.suffix.lower() == ".png":
        return _pixels(content, path)
    if len(content) > FILE:
        raise TemplateError("file-too-large", where=str(path), most=FILE // 1000)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise TemplateError("file-not-text", where=str(path)) from None
    node, size = vectors.read(text, str(path))
    return Picture(path.name, node, size)


def _pixels(content: bytes, path: Path) -> Picture:
    """A PNG file's picture, once it is seen to be one, and not too large to unpack."""
    if len(content) > PICTURE:
        raise TemplateError("file-too-large", where=str(path), most=PICTURE // 1000)
    if not content.startswith(_PNG) or len(content) < 33:
        raise TemplateError("png-broken", where=str(path))
    width, height = struct.unpack(">II", content[16:24])
    if width * height > PIXELS:
        raise TemplateError(
            "png-large", where=str(path), width=width, height=height, most=PIXELS // 1_000_000
        )
    from io import BytesIO

    from PIL.Image import open as opened

    try:
        with opened(BytesIO(content), formats=("PNG",)) as picture:
            picture.load()
            if picture.mode.startswith("I"):
                content = _in_bytes(picture)
    # A damaged file fails in any of a dozen ways within the library.
    except Exception:
        raise TemplateError("png-broken", where=str(path)) from None
    raster = Raster(path.name, content, (width, height))
    return Picture(path.name, Group((raster,), scale=(width, height)), (width, height))


def _in_bytes(picture: Image) -> bytes:
    """A grey picture of 16 bits in 8: writers would take all but its darkest greys for white."""
    from io import BytesIO

    target = BytesIO()
    picture.convert("I").point(lambda grey: grey * (1 / 257) + 0.5).convert("L").save(target, "PNG")
    return target.getvalue()
