"""What there is to print: scenarios, and the boards curated or saved for each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from printkit.board.codes import code_of
from printkit.board.spelling import listed
from printkit.errors import PrintkitError
from printkit.press.unplayed import unplayed
from printkit.scenarios import boards, load
from printkit.scenarios.folders import names
from printkit.scenarios.texts import told_texts

Heads = list[tuple[str, str]]
Rows = list[list[str]]


def scenario_rows(language: str, workspace: Path) -> tuple[Heads, Rows, list[PrintkitError]]:
    """A table of all scenarios: heads with their side, rows, and the faults of those left out."""
    rows, faults = _gathered(_scenario_row, language, workspace)
    return _heads(_SCENARIO_HEADS, language, workspace), rows, faults


def layout_rows(language: str, workspace: Path) -> tuple[Heads, Rows, list[PrintkitError]]:
    """A table of all curated and saved boards, likewise."""
    rows, faults = _gathered(_board_rows, language, workspace)
    return _heads(_LAYOUT_HEADS, language, workspace), rows, faults


def _gathered(
    rows_of: Callable[[str, str, Path], Rows], language: str, workspace: Path
) -> tuple[Rows, list[PrintkitError]]:
    """The rows of every scenario; one that is damaged does not hide the others."""
    rows: Rows = []
    faults = []
    for name in names(workspace):
        try:
            rows += rows_of(name, language, workspace)
        except PrintkitError as fault:
            faults.append(fault)
    return rows, faults


def _heads(keys: Sequence[tuple[str, str]], language: str, workspace: Path) -> Heads:
    shared = told_texts(language, (), workspace)
    return [(shared.raw(f"tables.{key}"), side) for key, side in keys]


def _scenario_row(name: str, language: str, workspace: Path) -> Rows:
    scenario = load(name, workspace)
    texts = told_texts(language, (name, *scenario.parents), workspace)
    few, many = min(scenario.players), max(scenario.players)
    points = scenario.setup(few).values.get("victory_points", "")
    count = len(boards.board_names(name, workspace))
    left = listed(unplayed(scenario, workspace)) if scenario.rules else texts.raw("tables.all")
    cells = [name, texts.raw("scenario.title"), f"{few}–{many}", str(points), str(count)]
    return [[*cells, left or "–"]]


def _board_rows(name: str, language: str, workspace: Path) -> Rows:
    scenario = load(name, workspace)
    texts = told_texts(language, (name,), workspace)
    rows: Rows = []
    for board in boards.board_names(name, workspace):
        layout = boards.saved_layout(name, board, workspace)
        code = code_of(layout, scenario.setup_named(layout.setup).deal)
        key = f"boards.{board}"
        title = texts.raw(key) if key in texts else layout.provenance.title or board
        # The code has a line of its own, or it would break where a terminal is narrow.
        rows.append([name, f"{board}\n{layout.setup}", f"{title}\n{code or ''}".strip()])
    return rows


_SCENARIO_HEADS = (
    ("name", "left"),
    ("title", "left"),
    ("players", "right"),
    ("points", "right"),
    ("boards", "right"),
    ("unplayed", "left"),
)
_LAYOUT_HEADS = (
    ("scenario", "left"),
    ("board", "left"),
    ("title_code", "left"),
)
