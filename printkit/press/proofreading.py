"""What check looks for in a scenario besides its board: names that only later commands would miss.

The rules it leaves unplayed are rules of its summary, the boxes it needs are known, and the texts
of its rules are there and name what there is. What else a sheet needs is told when it is printed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from printkit.board.spelling import listed, nearest
from printkit.design.words import Words
from printkit.press.boards import Board
from printkit.press.unplayed import summary_rules, unplayed
from printkit.scenarios.boxes import boxes
from printkit.scenarios.errors import FaultList
from printkit.scenarios.folders import find, find_file
from printkit.scenarios.texts import languages, load_texts

_INK = "#000000"


def proofread(board: Board, workspace: Path) -> None:
    """A board's scenario names nothing that there is not.

    Raises:
        ScenarioError: It does; all that is found is told.
    """
    found = FaultList()
    with found.noting():
        unplayed(board.scenario, workspace)
    known = boxes(workspace)
    for name in board.setup.needs:
        if name not in known:
            where = f"{find(board.scenario.name, workspace)}, needs"
            near = nearest(name, known)
            found.add("box-needed", where=where, found=name, nearest=near, allowed=listed(known))
    for words in _languages(board, workspace):
        for key in _keys(board, words, workspace):
            with found.noting():
                words.inlines(key)
    found.close()


def _languages(board: Board, workspace: Path) -> Iterator[Words]:
    """The words of every language that the scenario has a file of its own for."""
    scenario = board.scenario
    for language in languages(workspace):
        if find_file(f"templates/{scenario.name}/{language}.toml", workspace):
            texts = load_texts(language, (scenario.name, *scenario.parents), workspace)
            yield Words(texts, board.setup, _INK, board.layout)


def _keys(board: Board, words: Words, workspace: Path) -> Iterator[str]:
    """The texts of its summary's rules: each has one, and may have a ruling and an example."""
    for rule in summary_rules(board.scenario.name, workspace):
        yield f"rules.{rule}.text"
        yield from filter(words.__contains__, (f"rules.{rule}.ruling", f"rules.{rule}.example"))
