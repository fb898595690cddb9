"""The board plan on a page of its own, to be put up or kept."""

from __future__ import annotations

from printkit.board.model import Layout
from printkit.design import boxes, plan_frame
from printkit.design.magazine import Frame, Furniture, bookmarked
from printkit.design.plan_legend import legend
from printkit.design.theme import Theme
from printkit.design.words import Words
from printkit.draw.scene import Page


def plan_page(
    layout: Layout,
    code: str,
    file: str,
    words: Words,
    theme: Theme,
    frame: Frame,
    furniture: Furniture,
) -> list[Page]:
    """One page with the plan, what its signs mean, and how to get the same board again.

    Args:
        layout: The board.
        code: Its layout code; empty when it has none.
        file: The file that holds it, named when there is no code.
        words: The reader's language.
        theme: Colours and types.
        frame: Where things stand.
        furniture: The foot of the page.
    """
    head = plan_frame.head(words.plain("kinds.board"), layout, code, words, theme, frame)
    narrow = (frame.measure - 2 * plan_frame.GAP) / 3
    wide = frame.measure - narrow - plan_frame.GAP
    inside = wide - 2 * boxes.PADDING
    meant = [
        *legend(layout, words, theme, inside),
        *plan_frame.reading(layout, words, theme, inside),
    ]
    panels = plan_frame.side_by_side(
        [
            (wide, plan_frame.panel(words.plain("sheets.legend"), meant, theme)),
            (narrow, plan_frame.code_panel(layout, code, file, words, theme, narrow)),
        ],
        theme,
    )
    nodes = plan_frame.framed(layout, head, panels, words, theme, frame)
    return bookmarked([nodes], frame, furniture, theme, words.plain("kinds.board"))
