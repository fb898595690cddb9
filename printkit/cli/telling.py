"""Boards and reports as a terminal shows them: coloured hexes, ticks and crosses, JSON lines."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from printkit.board.model import NOT_UNIFORM, REDS, Harbour, Terrain
from printkit.board.spelling import listed
from printkit.board.spots import spot_name
from printkit.cli import console
from printkit.design.checks import sentence, title_of
from printkit.press.boards import idle_constraints
from printkit.press.layouts import picture
from printkit.press.templates import load_colours
from printkit.scenarios.texts import Texts, told_texts

if TYPE_CHECKING:
    from printkit.engine.trial import Trial
    from printkit.press.boards import Board
    from printkit.press.fits import Smaller
    from printkit.scenarios.model import Setup

HALF = 5
"""Half a hex, in characters."""

FITS = 40
"""So many texts that had to be set smaller are listed."""

MARK = "◆ "
"""Before the number of a hex with a feature that does not name it."""


def json_line(data: Mapping[str, Any]) -> str:
    """Data as one line of JSON."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def texts_of(board: Board, language: str) -> Texts:
    """The words for a board's scenario."""
    return told_texts(language, (board.scenario.name, *board.scenario.parents), Path.cwd())


def board(found: Board, path: Path, language: str, *, players: int | None) -> None:
    """A board as rows of coloured hexes, its harbours, swaps and code.

    Args:
        found: The board.
        path: Its file.
        language: The reader's.
        players: How many were asked for; None where nobody said.
    """
    texts = texts_of(found, language)
    for line in _hexes(found, texts):
        console.put(*line)
    console.put()
    marked = _marked(found, texts)
    if marked:
        console.put((MARK + ", ".join(marked), ""))
    frame = tuple(found.layout.terrain)
    harbours = [
        f"{spot_name(frame, edge)} {_harbour(kind, texts)}"
        for edge, kind in found.layout.harbours.items()
    ]
    if harbours:
        console.series(texts.raw("told.harbours"), harbours)
    swaps = [
        f"{spot_name(frame, s.first)} ↔ {spot_name(frame, s.second)}"
        for s in found.layout.provenance.swaps
    ]
    if swaps:
        console.series(texts.raw("told.swaps"), swaps)
    for told in seats(found.setup, texts, players):
        console.put((told, ""))
    if found.layout.provenance.seed is not None:
        console.put((texts.get("told.seed", seed=found.layout.provenance.seed), ""))
    if found.layout.provenance.method == NOT_UNIFORM:
        console.put((texts.raw("told.not_uniform"), ""))
    for told in standing(found, texts):
        console.put((told, ""))
    if found.code:
        console.put((texts.get("told.layout_code", code=found.code), "bold"))
    else:
        console.put((texts.raw("told.no_code"), ""))
    console.put((texts.get("told.written", path=_short(path)), ""))
    if not found.report.passed:
        report(found, language)


def standing(found: Board, texts: Texts) -> list[str]:
    """How a board was searched for, and what came of it; nothing of one that was not."""
    if not found.layout.provenance.candidates:
        return []
    from printkit.press import evenness

    return evenness.told(found, texts)


def seats(setup: Setup, texts: Texts, players: int | None) -> list[str]:
    """For how many players a board is taken, where it is for several numbers and nobody said."""
    if players is not None or len(setup.for_players) == 1:
        return []
    return [texts.get("told.seats", count=setup.players, allowed=listed(setup.for_players))]


def fit(found: Sequence[Smaller], texts: Texts, *, whole: bool) -> list[str]:
    """How many texts of pieces are set smaller than usual; as a table before, if it is wanted."""
    if not found:
        return []
    if whole:
        heads = (("piece", "left"), ("text", "left"), ("size", "right"), ("usual_size", "right"))
        console.put()
        console.table(
            [(texts.raw(f"tables.{key}"), side) for key, side in heads],
            [
                [one.piece, _box(one.box, texts), *map(texts.figure, (one.size, one.usual))]
                for one in found[:FITS]
            ],
        )
        if len(found) > FITS:
            console.put((f"… {len(found) - FITS}", ""))
    key = "told.smaller" if whole else "told.smaller_listed"
    return [texts.get(key, count=len(found), language=texts.language)]


def _box(name: str, texts: Texts) -> str:
    """A box of a card in words; one of an own template by its name."""
    key = f"card_boxes.{name}"
    return texts.raw(key) if key in texts else name


def idle(found: Board, language: str) -> None:
    """Says on standard error which constraints that were asked for bind nothing here."""
    for constraint in idle_constraints(found):
        texts = told_texts(language, (), Path.cwd())
        console.lines(texts.get("told.idle", constraint=constraint))


def _harbour(kind: Harbour, texts: Texts) -> str:
    return texts.raw(f"harbour.{kind}" if kind == Harbour.ANY else f"resource.{kind}")


def _short(path: Path) -> Path:
    """A path as one would type it here."""
    here = Path.cwd()
    return path.relative_to(here) if path.is_relative_to(here) else path


def _hexes(found: Board, texts: Texts) -> Iterator[list[tuple[str, str]]]:
    """The board's rows as lines of styled texts, two for each row of hexes."""
    colours = load_colours(None)
    for indent, tiles in picture(found.layout):
        upper, lower = [(" " * (HALF * indent), "")], [(" " * (HALF * indent), "")]
        for terrain, number, features in tiles:
            dark = terrain in (Terrain.FOREST, Terrain.HILLS, Terrain.SEA)
            ground = f"{'white' if dark else 'black'} on {colours[terrain]}"
            named = [key for feature in features if (key := _key(feature, texts))]
            title = texts.raw(named[-1] if named else f"terrain.{terrain}")
            upper.append((title.center(2 * HALF)[: 2 * HALF], ground))
            mark = MARK if len(features) > len(named) else ""
            red = " bold" if number in REDS else ""
            lower.append((f"{mark}{number or ''}".center(2 * HALF), ground + red))
        yield upper
        yield lower


def _key(feature: tuple[str, str], texts: Texts) -> str:
    """The text that names a hex of a feature, by its value or the feature; none for a mark."""
    keys = (f"cells.{part}" for part in reversed(feature) if part)
    return next((key for key in keys if key in texts), "")


def _marked(found: Board, texts: Texts) -> list[str]:
    """What the mark on hexes stands for."""
    marked = {
        feature
        for _, tiles in picture(found.layout)
        for _, _, features in tiles
        for feature, value in features
        if not _key((feature, value), texts)
    }
    words = (
        [key for key in (f"features.{name}", f"marks.{name}") if key in texts]
        for name in found.layout.features
        if name in marked
    )
    return [texts.raw(keys[0]) for keys in words if keys]


def report(found: Board, language: str) -> None:
    """Every constraint with a tick or a cross, its rule, and the places."""
    texts = texts_of(found, language)
    out = console.console()
    for verdict in found.report.verdicts:
        failed = bool(verdict.violations)
        mark = "[red]✗[/red]" if failed else "[green]✓[/green]"
        house = f", {texts.raw('told.house_ruling')}" if verdict.ruling else ""
        rule = f" [dim]({verdict.rule}{house})[/dim]" if verdict.rule else ""
        out.print(f"{mark} {title_of(verdict, texts)}{rule}")
        for violation in verdict.violations:
            out.print(f"    {sentence(violation, found.layout, texts)}", markup=False)
        for proof in verdict.shown:
            out.print(f"    {sentence(proof, found.layout, texts)}", markup=False)
        for note in verdict.notes:
            out.print(
                "    " + texts.get("told.note", text=sentence(note, found.layout, texts)),
                markup=False,
            )
    broken = len(found.report.violations)
    key = "legal" if not broken else "illegal_one" if broken == 1 else "illegal"
    total = len(found.report.verdicts)
    out.print(
        texts.get(f"told.{key}", count=broken or total), style="green" if not broken else "red"
    )


def balance(found: Board, language: str) -> None:
    """How even a legal board is, and what its seats may expect where a model knows that."""
    if not found.report.passed:
        return
    # Arrays are loaded for whoever reads of it alone.
    from printkit.press import evenness

    texts = texts_of(found, language)
    rows = evenness.rows(evenness.evenness(found), texts)
    if rows:
        console.put()
        console.table(evenness.heads(texts), rows)
    for line in evenness.seats(found, texts):
        console.put((line, ""))


def trial(found: Board, result: Trial, language: str) -> None:
    """What came of some games on a board."""
    texts = texts_of(found, language)
    colours = found.scenario.colours
    wins = ", ".join(
        f"{texts.raw(f'colours.{colour}')} {count}"
        for colour, count in zip(colours, result.wins, strict=False)
    )
    told = [
        texts.get(
            "trial.games", games=result.games, turns=round(result.turns / result.games), wins=wins,
            nobody=result.nobody,
        ),
        *(texts.get("trial.endless", seed=seed) for seed in result.endless),
        *(texts.get("trial.fault", fault=fault) for fault in result.faults),
    ]  # fmt: skip
    if not any(result.wins):
        told.append(texts.raw("trial.unwinnable"))
    mark = "[green]✓[/green]" if result.passed else "[red]✗[/red]"
    for line in told:
        console.console().print(f"{mark} {line}", soft_wrap=True)
