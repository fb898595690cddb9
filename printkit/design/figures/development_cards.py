"""Every development card, and how many there are of each."""

from __future__ import annotations

from printkit.design.card_shelf import shelf
from printkit.design.figures import Scope
from printkit.design.typeset import Block


def development_cards(scope: Scope) -> Block:
    """All faces of the deck, four in a row."""
    faces = tuple(scope.words.setup.components["development"].faces)
    return shelf(scope, "development", faces, 4, "figures.development-cards.caption")
