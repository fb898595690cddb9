"""The project's own looks and sizes, read from its templates, for tests of drawings."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from printkit.design.sizes import Sizes, sizes
from printkit.design.theme import Theme, theme
from printkit.design.words import Words
from printkit.draw.scene import Group, Node, Placed, Text
from printkit.scenarios import load, load_texts
from printkit.scenarios.boards import saved_layout

TEMPLATES = Path(__file__).parents[2] / "templates"


def table(name: str) -> dict[str, Any]:
    """A template's table."""
    return tomllib.loads((TEMPLATES / name).read_text(encoding="utf-8"))


def looks() -> Theme:
    """The theme."""
    return theme(table("theme.toml"), "theme.toml")


def measures(tile: str = "", card: str = "") -> Sizes:
    """The sizes, a tile's and a card's as asked for."""
    return sizes(table("pieces.toml"), "pieces.toml", tile=tile, card=card)


def words(language: str = "en", name: str = "oil-springs", players: int = 4) -> Words:
    """The words of a scenario for so many players."""
    scenario = load(name)
    texts = load_texts(language, (name, *scenario.parents))
    setup = scenario.setup(players)
    return Words(texts, setup, looks().colours["ink"], saved_layout(name, setup.fixed))


def texts(nodes: Sequence[Node]) -> Iterator[Text]:
    """Every run of text under the nodes."""
    for node in nodes:
        if isinstance(node, Text):
            yield node
        elif isinstance(node, Group):
            yield from texts(node.children)
        elif isinstance(node, Placed):
            yield from texts([node.drawing.body])
