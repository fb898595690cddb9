"""The player aid: one card, two faces, what one looks up in the middle of a turn."""

from __future__ import annotations

from collections.abc import Sequence

from printkit.design import figures
from printkit.design.card import Field, Paragraph, card
from printkit.design.icons import icon
from printkit.design.markup import Glyph, Run
from printkit.design.sizes import Sizes
from printkit.design.summary import AidOrder
from printkit.design.theme import Theme
from printkit.design.words import Words
from printkit.draw.scene import Drawing

TEMPLATE = "aid"


def aid(words: Words, order: AidOrder, sizes: Sizes, theme: Theme) -> tuple[Drawing, Drawing]:
    """Front and back of the player aid.

    Raises:
        FitError: The words do not fit the card.
    """
    front, back = (_face(words, order, keys, sizes, theme) for keys in (order.front, order.back))
    return front, back


def _face(
    words: Words, order: AidOrder, keys: Sequence[str], sizes: Sizes, theme: Theme
) -> Drawing:
    template = sizes.cards[TEMPLATE]
    stack = [_paragraph(words, order, key, sizes, theme) for key in keys]
    title = words.plain("aid.title")
    fields: dict[str, Field] = {"title": [Run(title)], "symbol": order.symbol, "blocks": stack}
    name = words.plain("sheets.aid")
    return card(name, template, fields, theme, words.language, size=sizes.card, bleed=sizes.bleed)


def _paragraph(words: Words, order: AidOrder, key: str, sizes: Sizes, theme: Theme) -> Paragraph:
    text = words.inlines(f"aid.{key}.text") if f"aid.{key}.text" in words else ()
    figure = None
    if key in order.figures:
        measure = sizes.card[0] * 44.4 / 54
        figure = figures.find(order.figures[key])(figures.Scope(words, theme, measure))
    heading = words.inlines(f"aid.{key}.title")
    if key in order.icons:
        sign = Glyph(icon(order.icons[key], theme.types["card-heading"].fill))
        heading = [sign, Run(" "), *heading]
    return Paragraph(heading, text, figure)
