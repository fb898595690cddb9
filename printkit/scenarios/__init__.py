"""Scenarios: folders of facts and words, found by listing, turned into typed values.

`load` reads a scenario, `Scenario.setup` gives one of its set-ups, `load_layout` a board's
file and `load_code` a board's code. Above this layer nobody reads scenario files.
"""

from printkit.scenarios.boards import board_names, load_code, load_layout, saved_layout
from printkit.scenarios.folders import find, names, roots
from printkit.scenarios.load import load
from printkit.scenarios.model import Component, Constraint, Scenario, Setup
from printkit.scenarios.texts import Texts, languages, load_texts

__all__ = [
    "Component",
    "Constraint",
    "Scenario",
    "Setup",
    "Texts",
    "board_names",
    "find",
    "languages",
    "load",
    "load_code",
    "load_layout",
    "load_texts",
    "names",
    "roots",
    "saved_layout",
]
