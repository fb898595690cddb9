"""The scenes of a kit as plain tuples in a file, for bench/bare.py: what is drawn, not how.

Runs before any clock. The file holds, for every PDF of the kit, its pages as lists of
drawing instructions in millimetres, and every drawing that pages place, once.
"""

from __future__ import annotations

import pickle
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path as File
from typing import Any
from unittest.mock import patch

from printkit.draw import fonts, pdf
from printkit.draw.paper import A4
from printkit.draw.scene import ANCHORS, Drawing, Group, Node, Page, Path, Placed, Text, cut_of
from printkit.press import documents, files, kit
from printkit.press.boards import Wish, obtain
from printkit.press.ticket import Ticket, job

Instruction = tuple[Any, ...]
Sheet = tuple[float, float, list[Instruction]]
"""A page's width and height, and what is drawn on it."""


class Recorder:
    """Scenes being turned into instructions; numbers the drawings as it meets them."""

    def __init__(self) -> None:
        self._numbers: dict[Drawing, int] = {}
        self.drawings: list[list[Instruction]] = []
        self.faces: set[str] = set()

    def page(self, page: Page) -> Sheet:
        """A page as instructions."""
        nodes = (Group(page.pieces, clip=page.clip), page.marks)
        return page.width, page.height, list(self._all(nodes))

    def _all(self, nodes: Iterable[Node]) -> Iterator[Instruction]:
        for node in nodes:
            if isinstance(node, Path):
                s = node.style
                yield "path", node.steps, s.fill, s.stroke, s.width, s.opacity, s.dash, s.cap
            elif isinstance(node, Text):
                yield self._text(node)
            elif isinstance(node, Group):
                yield from self._moved(node, node.clip, self._all(node.children))
            else:
                yield from self._moved(node, cut_of(node), [("drawing", self._number(node))])

    def _moved(
        self, node: Group | Placed, clip: Path | None, inner: Iterable[Instruction]
    ) -> Iterator[Instruction]:
        yield "save", node.at, node.turn, node.scale, clip and clip.steps
        yield from inner
        yield ("restore",)

    def _text(self, text: Text) -> Instruction:
        self.faces.add(text.face)
        run = fonts.width(text.string, text.face, text.size, text.tracking) - text.tracking
        x = text.x - run * ANCHORS[text.anchor]
        return "text", text.string, x, text.y, text.face, text.size, text.fill, text.tracking

    def _number(self, placed: Placed) -> int:
        drawing = placed.drawing
        if drawing not in self._numbers:
            self._numbers[drawing] = len(self.drawings)
            self.drawings.append([])
            self.drawings[self._numbers[drawing]] = list(self._all((drawing.body,)))
        return self._numbers[drawing]


def record(target: File, scenario: str, players: int, own: str) -> None:
    """Write down what `printkit kit SCENARIO --players PLAYERS --own OWN` draws, file by file.

    The pages are taken where printkit hands them to its PDF writer.
    """
    made = job(Ticket("en", A4, own=(own,)), obtain(Wish(scenario, players)))
    recorder, drawn, named = Recorder(), list[list[Sheet]](), dict[str, list[Sheet]]()

    def write(pages: Sequence[Page], _info: pdf.Info) -> bytes:
        drawn.append([recorder.page(page) for page in pages])
        return str(len(drawn) - 1).encode()

    def keep(written: Mapping[File, bytes]) -> None:
        named.update((path.stem, drawn[int(content)]) for path, content in written.items())

    with patch.object(pdf, "write", write), patch.object(files, "write", keep):
        kit.write(made, documents.kit(made), lambda *_: None, combined=True)
    faces = {face: str(fonts.file_of(face)) for face in sorted(recorder.faces)}
    target.write_bytes(pickle.dumps((faces, recorder.drawings, named)))


if __name__ == "__main__":
    record(File(sys.argv[1]), sys.argv[2], int(sys.argv[3]), sys.argv[4])
