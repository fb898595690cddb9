"""A workspace whose example's deck of cards has another table, for tests of such decks."""

from __future__ import annotations

from pathlib import Path

from printkit.press.workspace import make

NAME = "gold-island"
TABLE = "flotsam.csv"


def with_deck(folder: Path, *, more: str = "") -> Path:
    """A workspace with the component of a deck, and with what more it says."""
    make(folder)
    facts = folder / f"layouts/{NAME}/scenario.toml"
    deck = f'table = "{TABLE}"\n'
    facts.write_text(facts.read_text("utf-8").replace(deck, deck + more), "utf-8")
    return folder


def table(workspace: Path, text: str) -> Path:
    """The workspace with this table."""
    (workspace / f"layouts/{NAME}/{TABLE}").write_text(text, "utf-8")
    return workspace
