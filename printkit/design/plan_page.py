"""The board plan on a page of its own, to be put up or kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from printkit.board.model import Layout
from printkit.design import boxes, plan_frame
from printkit.design.magazine import Frame, Furniture, bookmarked
from printkit.design.plan import Overlay, nothing
from printkit.design.plan_heat import heat, heat_legend
from printkit.design.plan_legend import legend
from printkit.design.theme import Theme
from printkit.design.typeset import Block
from printkit.design.words import Words
from printkit.draw.scene import Page


@dataclass(frozen=True, slots=True)
class Reading:
    """What is to be read off a plan.

    Attributes:
        title: The key of what it is called.
        legend: What its signs mean.
        over: What lies over the plan.
    """

    title: str
    legend: Callable[[Layout, Words, Theme, float], list[Block]]
    over: Overlay


SIGNS = Reading("kinds.board", legend, nothing)
HEAT = Reading("kinds.heat", heat_legend, heat)


def plan_page(
    layout: Layout,
    code: str,
    file: str,
    reading: Reading,
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
        reading: What is to be read off it.
        words: The reader's language.
        theme: Colours and types.
        frame: Where things stand.
        furniture: The foot of the page.
    """
    head = plan_frame.head(words.plain(reading.title), layout, code, words, theme, frame)
    narrow = (frame.measure - 2 * plan_frame.GAP) / 3
    wide = frame.measure - narrow - plan_frame.GAP
    inside = wide - 2 * boxes.PADDING
    meant = [
        *reading.legend(layout, words, theme, inside),
        *plan_frame.reading(layout, words, theme, inside),
    ]
    panels = plan_frame.side_by_side(
        [
            (wide, plan_frame.panel(words.plain("sheets.legend"), meant, theme)),
            (narrow, plan_frame.code_panel(layout, code, file, words, theme, narrow)),
        ],
        theme,
    )
    nodes = plan_frame.framed(layout, head, panels, words, theme, frame, over=reading.over)
    return bookmarked([nodes], frame, furniture, theme, words.plain(reading.title))
