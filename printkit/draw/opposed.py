"""What lies behind each front of a finished file, once its sheets are turned over or folded.

draw.content has read where pieces lie and how they are turned; draw.preflight judges how far
backs are off.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import dist, inf

from printkit.draw import outline
from printkit.draw.content import FileRead, PageRead
from printkit.draw.correction import Correction
from printkit.draw.operators import FOLD, TRIM
from printkit.draw.outline import Point
from printkit.draw.scene import bounds

_SIZE = 0.05
"""By how much, in mm, a back's outline may be larger or smaller than its front's."""
_TURN = 0.1
"""By how many degrees a back may be turned against its front."""


@dataclass(frozen=True, slots=True)
class Back:
    """A back beside the front that it lies behind.

    Attributes:
        off: How far their middles are apart.
        fits: It has its front's outline, and stands upright when its front does.
    """

    off: float
    fits: bool


@dataclass(frozen=True, slots=True)
class _Lying:
    """A piece on a side: its middle, its size as it stands, and how it is turned."""

    middle: Point
    size: tuple[float, float]
    turn: float


def opposed(file: FileRead, fronts: FileRead | None) -> Iterator[tuple[int, list[Back]]]:
    """Each page with backs: its number, and its backs beside their fronts."""
    for number, page in enumerate(file.pages, start=1):
        folds = [path for mark, path in page.content.outlines if mark == FOLD]
        if folds:
            yield number, _folded(_lying(page, file.correction.front()), bounds(folds[0]))
    for number, front, back, flip in _sheets(file, fronts):
        upright = (flip == "long") == (back.width < back.height)
        middle = back.width / 2 if upright else back.height / 2
        before = _lying(front, file.correction.front())
        behind = _lying(back, file.correction)
        yield number, _beside(before, [_mirrored(one, middle, upright=upright) for one in behind])


def _sheets(
    file: FileRead, fronts: FileRead | None
) -> Iterator[tuple[int, PageRead, PageRead, str]]:
    """Each back's number, its front, itself, and along which edge its sheet is turned."""
    if fronts and file.behind:
        order = fronts.pages[::-1] if file.behind.last_first else fronts.pages
        for (number, back), front in zip(enumerate(file.pages, start=1), order, strict=False):
            yield number, front, back, file.behind.flip
    elif file.flip:
        for number in range(1, len(file.pages), 2):
            yield number + 1, file.pages[number - 1], file.pages[number], file.flip


def _lying(page: PageRead, correction: Correction) -> list[_Lying]:
    """The pieces where they come to lie once the printer has done what it does wrong."""
    size, found = (page.width, page.height), []
    content = page.content
    for (mark, path), turn in zip(content.outlines, content.turns, strict=True):
        if mark == TRIM:
            # As it stands: a slant that is taken back would make the box around it larger.
            wide, high = outline.size(outline.moved(path, (0.0, 0.0), -correction.turn))
            middle = correction.origin(outline.middle(path), size)
            stands = (wide / correction.scale, high / correction.scale)
            found.append(_Lying(middle, stands, turn - correction.turn))
    return found


def _folded(pieces: Sequence[_Lying], fold: tuple[float, float, float, float]) -> list[Back]:
    """What lies beyond a fold, beside what it comes to lie behind."""
    left, top, right, bottom = fold
    upright = right - left < bottom - top
    axis, at = (0, left) if upright else (1, top)
    near = [one for one in pieces if one.middle[axis] < at]
    beyond = [one for one in pieces if one.middle[axis] >= at]
    return _beside(near, [_mirrored(one, at, upright=upright) for one in beyond])


def _mirrored(back: _Lying, at: float, *, upright: bool) -> _Lying:
    """A back as the front must lie that it belongs to, mirrored at a line of the sheet."""
    x, y = back.middle
    if upright:
        return _Lying((2 * at - x, y), back.size, -back.turn)
    return _Lying((x, 2 * at - y), back.size, 180 - back.turn)


def _beside(fronts: Sequence[_Lying], backs: Sequence[_Lying]) -> list[Back]:
    return [_nearest(back, fronts) for back in backs]


def _nearest(back: _Lying, fronts: Sequence[_Lying]) -> Back:
    if not fronts:
        return Back(inf, fits=False)
    front = min(fronts, key=lambda one: dist(one.middle, back.middle))
    sizes = zip(front.size, back.size, strict=True)
    turned = abs((back.turn - front.turn + 180) % 360 - 180)
    fits = turned < _TURN and all(abs(one - other) < _SIZE for one, other in sizes)
    return Back(dist(front.middle, back.middle), fits)
