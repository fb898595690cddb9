"""The order in which a PDF is heard: its headings, paragraphs and pictures, as a structure tree.

draw.pdf tells what it begins to paint; what is outside all of it is an artifact and goes unsaid.
"""

from __future__ import annotations

from typing import Any

from reportlab.pdfbase.pdfdoc import PDFArray, PDFDictionary, PDFName, PDFString
from reportlab.pdfgen.canvas import Canvas

from printkit.draw.scene import Tag


class Structure:
    """The tree of a document being written."""

    def __init__(self, canvas: Canvas) -> None:
        self._document = canvas._doc
        self._elements: dict[Tag, list[tuple[Any, int]]] = {}
        self._page: list[Tag] = []
        self._pages: list[tuple[int, list[Tag]]] = []
        self._turned = 0

    def begin(self, tag: Tag) -> str:
        """The operators that begin what has a tag on the page under way."""
        number = len(self._page)
        self._page.append(tag)
        here = (self._document.thisPageRef(), number)
        self._elements.setdefault(tag, []).append(here)
        return f"EMC /{tag.role} <</MCID {number}>> BDC"

    def turn(self) -> None:
        """Ends the page under way, which is in the document by now."""
        if self._page:
            page = self._document.Pages[self._turned]
            # The library's pages do not know these entries yet.
            page.__NoDefault__ = [*page.__NoDefault__, "StructParents", "Tabs"]
            page.StructParents, page.Tabs = len(self._pages), PDFName("S")
            self._pages.append((len(self._pages), self._page))
        self._page = []
        self._turned += 1

    def finish(self) -> None:
        """Puts the tree into the document, if anything has a tag."""
        if not self._elements:
            return
        root = PDFDictionary({"Type": PDFName("StructTreeRoot")})
        whole = self._element("Document", root)
        made = {tag: self._element(tag.role, whole) for tag in self._elements}
        for tag, marks in self._elements.items():
            element = made[tag]
            element["K"] = PDFArray([_mark(*mark) for mark in marks])
            if tag.told:
                element["Alt" if tag.role == "Figure" else "ActualText"] = PDFString(tag.told)
        refer = self._document.Reference
        whole["K"] = PDFArray([refer(made[tag]) for tag in self._elements])
        root["K"] = refer(whole)
        numbers: list[Any] = []
        for number, tags in self._pages:
            numbers += [number, PDFArray([refer(made[tag]) for tag in tags])]
        root["ParentTree"] = refer(PDFDictionary({"Nums": PDFArray(numbers)}))
        self._document.Catalog.StructTreeRoot = root
        self._document.Catalog.MarkInfo = PDFDictionary({"Marked": "true"})

    def _element(self, role: str, parent: Any) -> Any:
        entries = {"Type": PDFName("StructElem"), "S": PDFName(role)}
        return PDFDictionary(entries | {"P": self._document.Reference(parent)})


def _mark(page: Any, number: int) -> Any:
    return PDFDictionary({"Type": PDFName("MCR"), "Pg": page, "MCID": number})
