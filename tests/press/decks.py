"""A workspace whose example has a deck of cards in a table, for tests of such decks."""

from __future__ import annotations

from pathlib import Path

from printkit.press.workspace import make

NAME = "gold-island"
DECK = '[components.fate]\ntemplate = "card"\ntable = "fate.csv"\n\n'


def with_deck(folder: Path, *, more: str = "") -> Path:
    """A workspace with the component of a deck, and with what more it says."""
    make(folder)
    facts = folder / f"layouts/{NAME}/scenario.toml"
    deck = DECK.replace("\n\n", f"\n{more}\n")
    at = "[components.aid]"
    facts.write_text(facts.read_text("utf-8").replace(at, deck + at), "utf-8")
    for language in ("de", "en"):
        words = folder / f"templates/{NAME}/{language}.toml"
        text = words.read_text("utf-8") + '\n[components.fate]\ntitle = "Fate"\n'
        words.write_text(text, "utf-8")
    return folder


def table(workspace: Path, text: str) -> Path:
    """The workspace with this table."""
    (workspace / f"layouts/{NAME}/fate.csv").write_text(text, "utf-8")
    return workspace
