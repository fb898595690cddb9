"""Jobs for tests, and every word that their pages show."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from printkit.draw.paper import parse
from printkit.draw.scene import Drawing, Group, Node, Page, Placed, Text
from printkit.press.boards import Wish, obtain
from printkit.press.ticket import Job, Ticket, job
from printkit.scenarios import names
from printkit.scenarios.folders import find_file

PRINTED = tuple(name for name in names() if find_file(f"templates/{name}/summary.toml"))
"""The scenarios that can be printed: they have an order of their rule summary."""


def made(
    subject: str,
    *,
    players: int | None = None,
    board: str = "",
    seed: int | None = None,
    language: str = "en",
    paper: str = "A4",
    own: tuple[str, ...] = ("base",),
    workspace: Path | None = None,
    **asked: Any,
) -> Job:
    """The job of a board as a command would make it."""
    found = obtain(Wish(subject, players, seed is not None, seed, board=board), workspace)
    ticket = Ticket(language, parse(paper), own=own, workspace=workspace, **asked)
    return job(ticket, found)


def strings(pages: Iterable[Page]) -> list[str]:
    """Every run of text on the pages, in the order in which it is drawn."""
    seen: set[Drawing] = set()
    return [
        text for page in pages for node in (*page.pieces, page.marks) for text in _in(node, seen)
    ]


def _in(node: Node, seen: set[Drawing]) -> Iterator[str]:
    if isinstance(node, Text):
        yield node.string
    elif isinstance(node, Group):
        for child in node.children:
            yield from _in(child, seen)
    elif isinstance(node, Placed) and node.drawing not in seen:
        seen.add(node.drawing)
        yield from _in(node.drawing.body, seen)


def leaves(table: Mapping[str, Any], before: str = "") -> Iterator[str]:
    """The dotted keys of all texts in nested tables; lists by their places."""
    for key, value in table.items():
        name = f"{before}{key}"
        if isinstance(value, Mapping):
            yield from leaves(value, f"{name}.")
        elif isinstance(value, list):
            for n, entry in enumerate(value):
                yield from leaves({str(n): entry}, f"{name}.")
        else:
            yield name
