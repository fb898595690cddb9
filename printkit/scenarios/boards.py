"""Boards of scenarios: curated and saved files, found by listing; boards read from codes.

A board's file names its scenario and set-up, a code its scenario by its prefix; here both
meet the deal they are to be read against.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from printkit.board.codes import Code, fingerprint, layout_of_code, plain, read_code
from printkit.board.files import layout_of, parse_layout_table, read_layout_table
from printkit.board.model import Layout
from printkit.board.spelling import listed, nearest
from printkit.errors import LayoutError, ScenarioError
from printkit.scenarios.folders import (
    SCENARIO_FILE,
    files_in,
    find_file,
    is_cards,
    named_file,
    names,
)
from printkit.scenarios.load import load
from printkit.scenarios.model import Scenario, Setup


def load_layout(path: Path, workspace: Path | None = None) -> Layout:
    """The board in a layout file.

    Raises:
        LayoutError: The file cannot be read.
        ScenarioError: It names an unknown scenario or set-up.
    """
    table = read_layout_table(path)
    setup = _setup(table.scenario, table.setup, str(path), workspace)
    return layout_of(table, setup.deal, str(path))


def parse_layout(text: str, where: str, workspace: Path | None = None) -> Layout:
    """The board in a layout file's text.

    Raises:
        LayoutError: The text cannot be read.
        ScenarioError: It names an unknown scenario or set-up.
    """
    table = parse_layout_table(text, where)
    setup = _setup(table.scenario, table.setup, where, workspace)
    return layout_of(table, setup.deal, where)


def load_code(text: str, workspace: Path | None = None) -> Layout:
    """The board of a layout code.

    Raises:
        LayoutError: It is mistyped, of no scenario at hand, or of a deal that is no more.
    """
    code = read_code(text)
    named = _scenarios_of(code, workspace)
    for scenario in named:
        for setups in scenario.setups.values():
            deal = next(iter(setups.values())).deal
            if fingerprint(deal) == code.fingerprint:
                return layout_of_code(code, deal)
    for scenario in named:
        if code.fingerprint in scenario.codes:
            version = scenario.codes[code.fingerprint]
            raise LayoutError("code-older", code=text, scenario=scenario.name, version=version)
    raise LayoutError("code-other-deal", code=text, scenario=named[0].name)


def board_names(scenario: str, workspace: Path | None = None) -> tuple[str, ...]:
    """The names of a scenario's curated and saved boards, sorted."""
    found = {
        file.stem
        for file in files_in(f"layouts/{scenario}", workspace)
        if file.name != SCENARIO_FILE and not is_cards(file.name)
    }
    return tuple(sorted(found))


def saved_layout(scenario: str, name: str, workspace: Path | None = None) -> Layout:
    """A scenario's curated or saved board of that name; `Setup.fixed` names the printed one.

    Raises:
        ScenarioError: There is no such board.
        LayoutError: Its file cannot be read.
    """
    file = find_file(named_file(f"layouts/{scenario}", name, scenario), workspace)
    if file is None:
        known = board_names(scenario, workspace)
        if not known:
            raise ScenarioError("no-boards", scenario=scenario, found=name)
        raise ScenarioError(
            "unknown-board",
            scenario=scenario,
            found=name,
            nearest=nearest(name, known),
            allowed=listed(known),
        )
    layout = load_layout(file, workspace)
    if layout.scenario != scenario:
        raise LayoutError(
            "board-elsewhere", where=str(file), found=layout.scenario, scenario=scenario
        )
    return layout


def _scenarios_of(code: Code, workspace: Path | None) -> list[Scenario]:
    """The scenarios whose prefix a code bears; prefixes may look alike, as DI and DL do.

    Raises:
        LayoutError: There is none.
    """
    found, prefixes = [], []
    for name in names(workspace):
        # A scenario with faults is told of when it is asked for, not when another one is.
        with suppress(ScenarioError):
            scenario = load(name, workspace)
            if plain(scenario.prefix) == code.prefix:
                found.append(scenario)
            prefixes.append(f"{scenario.prefix} ({name})")
    if not found:
        raise LayoutError(
            "code-foreign", code=code.text, found=code.prefix, allowed=listed(prefixes)
        )
    return found


def _setup(scenario: str, setup: str, where: str, workspace: Path | None) -> Setup:
    try:
        return load(scenario, workspace).setup_named(setup, where)
    except ScenarioError as error:
        told = error.values
        if error.key in ("unknown-scenario", "unknown-scenario-outside"):
            raise LayoutError(
                "board-of-nobody", where=where, found=told["found"], nearest=told["nearest"],
                allowed=told["allowed"],
            ) from None  # fmt: skip
        if error.key == "unknown-setup":
            raise LayoutError(error.key, **{**told, "where": where}) from None
        raise
