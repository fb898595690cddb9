"""No rule of the catalogue is forgotten: ids stand in code or data, in a test, in the summary."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ID = re.compile(r"\b(?:B|OS|DL|DI|PI)-\d{2}\b")

CATALOGUES = sorted((ROOT / "docs" / "rules").glob("*.md"))

PLAYED = [
    path
    for path in CATALOGUES
    if (ROOT / "printkit" / "engine" / "modules" / path.stem.replace("-", "_")).is_dir()
]
"""Those whose rules the engine plays."""

PRINTED = [
    path for path in CATALOGUES if (ROOT / "templates" / path.stem / "summary.toml").is_file()
]
"""Those whose rules are printed."""


def ids(text: str) -> set[str]:
    """The rule ids that a text names."""
    return set(ID.findall(text))


def catalogue(path: Path) -> set[str]:
    """The ids that a catalogue defines."""
    return set(
        re.findall(r"^- \*\*((?:B|OS|DL|DI|PI)-\d{2})\*\*", path.read_text("utf-8"), re.MULTILINE)
    )


def named_in(*folders: str, suffixes: tuple[str, ...]) -> set[str]:
    """The ids named in files of those folders."""
    files = (
        file for folder in folders for file in (ROOT / folder).rglob("*") if file.suffix in suffixes
    )
    return {found for file in files for found in ids(file.read_text("utf-8"))}


def set_up_steps(scenario: str) -> set[str]:
    """The ids that the steps of the set-up sheet carry out."""
    words = tomllib.loads((ROOT / "templates" / scenario / "en.toml").read_text("utf-8"))
    return {step["rule"] for step in words["setup"]["steps"]}


BOARD = {"DI-10", "DI-11"}
"""Rules of a board whose statements need more numbers than ten."""


def is_set_up(rule: str) -> bool:
    """Rules of the board, which layouts keep; the others are rules of play."""
    return int(rule.rpartition("-")[2]) < 10 or rule in BOARD


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.stem)
def test_catalogue_is_read(path: Path) -> None:
    """Every catalogue defines rules, of the board and of play."""
    defined = catalogue(path)
    assert {True, False} == {is_set_up(rule) for rule in defined}


@pytest.mark.parametrize("path", PRINTED, ids=lambda path: path.stem)
def test_set_up_rules_stand_in_code_or_data(path: Path) -> None:
    """Each rule of the board names the code, data or set-up step that implements it."""
    implemented = named_in("printkit", "layouts", suffixes=(".py", ".toml")) | set_up_steps(
        path.stem
    )
    assert set() == {rule for rule in catalogue(path) if is_set_up(rule)} - implemented


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.stem)
def test_set_up_rules_are_tested(path: Path) -> None:
    """Each rule of the board is named by a test that holds it."""
    tested = named_in("tests", suffixes=(".py",))
    assert set() == {rule for rule in catalogue(path) if is_set_up(rule)} - tested


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.stem)
def test_rules_of_play_stand_in_the_engine(path: Path) -> None:
    """Each rule of play names the module of the engine that carries it out."""
    implemented = named_in("printkit/engine", suffixes=(".py",))
    assert set() == {rule for rule in catalogue(path) if not is_set_up(rule)} - implemented


@pytest.mark.parametrize("path", PLAYED, ids=lambda path: path.stem)
def test_rules_of_play_are_tested(path: Path) -> None:
    """Each rule of play is named by a test of the engine that holds it."""
    tested = named_in("tests/engine", suffixes=(".py",))
    assert set() == {rule for rule in catalogue(path) if not is_set_up(rule)} - tested


@pytest.mark.parametrize("path", PRINTED, ids=lambda path: path.stem)
def test_every_rule_is_in_the_summary(path: Path) -> None:
    """Each rule, of the board and of play, is printed in the scenario's rule summary, once."""
    order = tomllib.loads((ROOT / "templates" / path.stem / "summary.toml").read_text("utf-8"))
    printed = [rule for section in order["sections"] for rule in section["rules"]]
    assert sorted(catalogue(path)) == sorted(printed)


def test_ids_in_code_exist() -> None:
    """Code and data name no rule that no catalogue defines."""
    known = {rule for path in CATALOGUES for rule in catalogue(path)}
    assert set() == named_in("printkit", "layouts", suffixes=(".py", ".toml")) - known
