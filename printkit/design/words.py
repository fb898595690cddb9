"""The words of a sheet or card: texts with this set-up's figures and icons put in.

A text names a figure ({oil_limit}), a figure of another set-up ({oil_limit@5-6}), an icon
({wool}), the price of something ({cost:metropolis}) or a building's yield or points
({yield:city}, {points:city}). What none of these knows is an error with the text's key.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from printkit.board.model import Layout
from printkit.board.spelling import listed, nearest
from printkit.design.icons import icon, names
from printkit.design.markup import Glyph, Inline, parse
from printkit.errors import TemplateError
from printkit.scenarios.model import Setup
from printkit.scenarios.texts import Texts


@dataclass(frozen=True)
class Words:
    """Texts in one language for one set-up.

    Attributes:
        texts: Every word, by key.
        setup: Where figures, prices and yields come from.
        ink: The colour of icons in a line.
        printed: The set-up's printed board: what figures show a part of.
    """

    texts: Texts
    setup: Setup
    ink: str
    printed: Layout

    @property
    def language(self) -> str:
        """The language's code, such as "de"."""
        return self.texts.language

    def plain(self, key: str, **values: object) -> str:
        """The text without icons or marks, the values given put in."""
        return self.texts.get(key, **(dict(self.setup.text_values) | values))

    def __contains__(self, key: str) -> bool:
        return key in self.texts

    def inlines(self, key: str) -> list[Inline]:
        """The text with its marks and icons."""
        return self.read(self.texts.raw(key), key)

    def read(self, text: str, key: str) -> list[Inline]:
        """A text that stands in a list, with its marks and icons; `key` names it in errors."""
        try:
            return parse(text, lambda name: self._meaning(name, key))
        except TemplateError as error:
            if error.key != "mark-open":
                raise
            where = f"{listed(self.texts.own_files())}, {key}"
            raise TemplateError("mark-open", text=where, found=error.values["found"]) from None

    def _meaning(self, name: str, key: str) -> Sequence[Inline | str]:
        kind, _, thing = name.partition(":")
        if kind == "cost" and thing in self.setup.costs:
            price = self.setup.costs[thing]
            return [
                Glyph(icon(resource, self.ink))
                for resource, count in price.items()
                for _ in range(count)
            ]
        if kind == "yield" and thing in self.setup.yields:
            return [str(self.setup.yields[thing])]
        if kind == "points" and thing in self.setup.points:
            return [str(self.setup.points[thing])]
        if name in self.setup.text_values:
            return [str(self.setup.text_values[name])]
        if name in names():
            return [Glyph(icon(name, self.ink))]
        known = (*self.setup.text_values, *names())
        raise TemplateError(
            "unknown-name",
            files=listed(self.texts.own_files()),
            text=key,
            found=name,
            nearest=nearest(name, known),
        )
