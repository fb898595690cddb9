"""The events that act at once, each with its card's picture."""

from __future__ import annotations

from printkit.design.card_shelf import shelf
from printkit.design.figures import Scope
from printkit.design.figures.disaster_areas import DISASTERS
from printkit.design.typeset import Block


def event_cards(scope: Scope) -> Block:
    """All events but the disasters, three in a row."""
    faces = [face for face in scope.words.setup.components["event"].faces if face not in DISASTERS]
    return shelf(scope, "event", faces, 3, "figures.event-cards.caption")
