"""The board plan on a page of its own, to be put up or kept."""

from __future__ import annotations

from printkit.board.model import Layout
from printkit.design.magazine import Frame, Furniture, bookmarked
from printkit.design.plan import board_plan
from printkit.design.theme import Theme
from printkit.design.words import Words
from printkit.draw.scene import Group, Node, Page


def plan_page(
    layout: Layout, words: Words, theme: Theme, frame: Frame, furniture: Furniture
) -> list[Page]:
    """One page with the plan as large as it allows."""
    title = theme.types["title"]
    head = title.run(words.plain("scenario.title"), frame.side, frame.top + title.size)  # fmt: skip
    below = title.leading + 4.0
    plan, width, height = board_plan(layout, theme, frame.measure, frame.depth - below)
    left = frame.side + (frame.measure - width) / 2
    top = frame.top + below + (frame.depth - below - height) / 2
    nodes: list[Node] = [head, Group((plan,), at=(left, top))]
    return bookmarked([nodes], frame, furniture, theme, words.plain("kinds.board"))
