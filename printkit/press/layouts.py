"""Boards kept: their files under output/ and layouts/, and what is told of them as data."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from printkit.board.files import layout_text
from printkit.board.hexgrid import Hex
from printkit.board.model import Layout, Terrain
from printkit.board.reports import Violation
from printkit.board.spots import place_text, spot_name
from printkit.errors import UsageError
from printkit.press import files
from printkit.press.boards import Board

LONGEST_TITLE = 80
"""The most characters of a saved board's file name, without its suffix."""

LONGEST_CODE = 160
"""The most characters of a code that is a file's name."""

_UMLAUTS = {ord("ä"): "ae", ord("ö"): "oe", ord("ü"): "ue", ord("ß"): "ss"}

Tile = tuple[Terrain, int | None, Sequence[tuple[str, str]]]
"""A hex as a reader sees it: terrain, number, and the features on it, each with its value."""


def keep(board: Board, out: Path) -> Path:
    """Write a board's file under the output folder, named by its code.

    Raises:
        OutputError: It cannot be written.
    """
    path = out / board.scenario.name / f"{_file_name(board.code) or board.setup.name}.toml"
    if board.code and board.layout.provenance.seed is None and path.exists():
        # The file of a board that was dealt tells more than its code does: seed and swaps.
        return path
    files.write({path: layout_text(board.layout, board.setup.deal).encode()})
    return path


def _file_name(code: str) -> str:
    """A code as a file's name: that of a vast board is cut, but for its end, which checks it."""
    return code if len(code) <= LONGEST_CODE else f"{code[: LONGEST_CODE - 14]}--{code[-12:]}"


def save(board: Board, title: str, workspace: Path) -> Path:
    """Keep a board in the workspace under a title, as a layout of its scenario.

    Raises:
        UsageError: The title has no letter or digit, is too long, or is taken.
        OutputError: It cannot be written.
    """
    name = slug(title)
    if not name:
        raise UsageError("empty-title", found=title)
    if len(name) > LONGEST_TITLE:
        raise UsageError("title-too-long", found=len(name), most=LONGEST_TITLE)
    path = workspace / "layouts" / board.scenario.name / f"{name}.toml"
    if path.exists():
        raise UsageError("title-taken", found=title, path=path)
    titled = replace(board.layout, provenance=replace(board.layout.provenance, title=title))
    files.write({path: layout_text(titled, board.setup.deal).encode()})
    return path


def slug(title: str) -> str:
    """A title as a file name: small letters, digits and dashes."""
    spelt = title.lower().translate(_UMLAUTS)
    plain = unicodedata.normalize("NFKD", spelt).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def as_data(board: Board) -> dict[str, Any]:
    """A board as plain values, for JSON."""
    layout = board.layout
    frame = tuple(layout.terrain)
    searched = {}
    if layout.provenance.candidates:
        # Arrays are loaded only where there is something to tell.
        from printkit.press import evenness

        searched = {"search": evenness.as_data(board)}
    return {
        "scenario": layout.scenario,
        "setup": layout.setup,
        "variable": layout.variable,
        "code": board.code or None,
        "seed": layout.provenance.seed,
        "method": layout.provenance.method,
        "constraints": dict(layout.provenance.asked),
        "without": list(layout.provenance.without),
        "legal": board.report.passed,
        "hexes": {
            spot_name(frame, spot): {"terrain": str(terrain), "number": layout.numbers.get(spot)}
            for spot, terrain in layout.terrain.items()
        },
        "harbours": {spot_name(frame, edge): str(kind) for edge, kind in layout.harbours.items()},
        "features": {
            name: [place_text(frame, place) for place in places]
            for name, places in layout.features.items()
        },
        "swaps": [
            [spot_name(frame, swap.first), spot_name(frame, swap.second)]
            for swap in layout.provenance.swaps
        ],
        **searched,
    }


def report_data(board: Board) -> dict[str, Any]:
    """What the judge said of a board as plain values, for JSON."""
    frame = tuple(board.layout.terrain)
    return {
        "scenario": board.scenario.name,
        "setup": board.setup.name,
        "code": board.code or None,
        "legal": board.report.passed,
        "constraints": [
            {
                "name": verdict.constraint,
                "rule": verdict.rule,
                "house_ruling": verdict.ruling,
                "passed": not verdict.violations,
                "violations": [_found(each, frame) for each in verdict.violations],
                "notes": [_found(each, frame) for each in verdict.notes],
                "shown": [_found(each, frame) for each in verdict.shown],
            }
            for verdict in board.report.verdicts
        ],
    }


def _found(violation: Violation, frame: tuple[Hex, ...]) -> dict[str, Any]:
    return {
        "message": violation.message,
        "where": [spot_name(frame, spot) for spot in violation.where],
        "values": dict(violation.values),
    }


def picture(layout: Layout) -> list[tuple[int, list[Tile]]]:
    """The board by rows from the north: how many half hexes each is set in, and its tiles."""
    spots = sorted(layout.terrain, key=lambda spot: (spot.r, spot.q))
    west = min(2 * spot.q + spot.r for spot in spots)
    rows: dict[int, tuple[int, list[Tile]]] = {}
    for spot in spots:
        features = [
            (name, str(place.value or ""))
            for name, places in layout.features.items()
            for place in places
            # Hexes, paths and intersections are pairs of numbers, and may be equal as such.
            if isinstance(place.at, Hex) and place.at == spot
        ]
        row = rows.setdefault(spot.r, (2 * spot.q + spot.r - west, []))
        row[1].append((layout.terrain[spot], layout.roll_of(spot), features))
    return list(rows.values())
