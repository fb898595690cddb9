"""What there is to print: scenarios, and the boards curated or saved for each."""

from __future__ import annotations

from pathlib import Path

from printkit.board.codes import code_of
from printkit.scenarios import boards, load
from printkit.scenarios.folders import names
from printkit.scenarios.texts import load_texts

Heads = list[tuple[str, str]]
Rows = list[list[str]]


def scenario_rows(language: str, workspace: Path) -> tuple[Heads, Rows]:
    """A table of all scenarios: heads with their side, and rows."""
    shared = load_texts(language, (), workspace)
    heads = [(shared.raw(f"tables.{key}"), side) for key, side in _SCENARIO_HEADS]
    rows = []
    for name in names(workspace):
        scenario = load(name, workspace)
        texts = load_texts(language, (name, *scenario.parents), workspace)
        few, many = min(scenario.players), max(scenario.players)
        points = scenario.setup(few).values.get("victory_points", "")
        count = len(boards.board_names(name, workspace))
        rows.append([name, texts.raw("scenario.title"), f"{few}–{many}", str(points), str(count)])
    return heads, rows


def layout_rows(language: str, workspace: Path) -> tuple[Heads, Rows]:
    """A table of all curated and saved boards: heads with their side, and rows."""
    shared = load_texts(language, (), workspace)
    heads = [(shared.raw(f"tables.{key}"), side) for key, side in _LAYOUT_HEADS]
    rows = []
    for name in names(workspace):
        scenario = load(name, workspace)
        for board in boards.board_names(name, workspace):
            layout = boards.saved_layout(name, board, workspace)
            code = code_of(layout, scenario.setup_named(layout.setup).deal)
            # The code has a line of its own, or it would break where a terminal is narrow.
            title = layout.provenance.title or board
            rows.append([name, f"{board}\n{layout.setup}", f"{title}\n{code or ''}".strip()])
    return heads, rows


_SCENARIO_HEADS = (
    ("name", "left"),
    ("title", "left"),
    ("players", "right"),
    ("points", "right"),
    ("boards", "right"),
)
_LAYOUT_HEADS = (
    ("scenario", "left"),
    ("board", "left"),
    ("code", "left"),
)
