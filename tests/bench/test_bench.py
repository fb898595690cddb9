"""The benchmarks measure what they say: the scripts run, and draw what they are compared on.

Never how long anything takes.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pypdfium2
import pytest
import typer
from typer.core import TyperGroup

from printkit.cli.app import gathered

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture(autouse=True)
def _beside_the_scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The scripts import one another by their bare names."""
    monkeypatch.syspath_prepend(BENCH)
    monkeypatch.setenv("PYTHONPATH", str(BENCH.parent))


def texts(file: Path) -> list[str]:
    """The characters of each page; where a reader puts spaces between them is its own affair."""
    pages = pypdfium2.PdfDocument(file)
    return ["".join(page.get_textpage().get_text_bounded().split()) for page in pages]


def shape(app: typer.Typer) -> dict[str, list[tuple[object, ...]]]:
    """Each command's arguments and options as a person types them; "" for the program's own."""
    group = typer.main.get_command(app)
    assert isinstance(group, TyperGroup)
    return {
        name: [
            (*param.opts, param.nargs, param.required, param.default) for param in command.params
        ]
        for name, command in {"": group, **group.commands}.items()
    }


def test_empty_app_has_the_commands_and_options_of_printkit() -> None:
    """What `--help` is compared with has the same commands, options and defaults."""
    from empty_app import app as empty

    assert shape(gathered()) == shape(empty)


def test_help_loads_no_heavy_library() -> None:
    """numpy, shapely, reportlab, OR-Tools and their like are not loaded for `--help`."""
    import empty_cli

    assert 0 == empty_cli.loaded(["--help"])


def test_one_board_loads_no_heavy_library() -> None:
    """Nor are they for a board that is dealt, judged, shown and written."""
    import empty_cli

    assert 0 == empty_cli.loaded_for_a_board()


def test_ten_lines_are_ten() -> None:
    """The script over the public API has ten lines besides its docstring."""
    code = (BENCH / "ten_lines.py").read_text("utf-8").split('"""', 2)[2]
    assert 10 == sum(bool(line.strip()) for line in code.splitlines())


def test_ten_lines_make_54_different_cards(tmp_path: Path) -> None:
    """They lie on six sheets and bear four texts each, no two alike."""
    subprocess.run([sys.executable, BENCH / "ten_lines.py"], cwd=tmp_path, check=True)
    pages = pypdfium2.PdfDocument(tmp_path / "cards.pdf")
    words = {w for page in pages for w in page.get_textpage().get_text_bounded().split()}
    expected = {f"{n}.{k}" for n in range(1, 55) for k in range(36, 40)}
    assert (6, expected) == (len(pages), words & expected)


def test_bare_script_draws_the_same_texts_as_the_kit(tmp_path: Path) -> None:
    """The floor's pages hold the words that printkit's own pages hold, file by file."""
    import record

    record.record(tmp_path / "record", "oil-springs", 4, "base")
    bare, ours = tmp_path / "bare", tmp_path / "ours"
    bare.mkdir()
    scripts = (
        [BENCH / "bare.py", tmp_path / "record", bare, "forms"],
        ["-m", "printkit", "kit", "oil-springs", "--quiet", "--lang", "en", "--out", ours],
    )
    for script in scripts:
        subprocess.run([sys.executable, *script], check=True)
    expected = {file.name: texts(file) for file in (ours / "oil-springs").glob("*.pdf")}
    assert expected == {file.name: texts(file) for file in bare.glob("*.pdf")}


def test_layouts_are_counted_for_every_set_up() -> None:
    """Two scenarios, two sizes of groups, two deals and two sets of constraints."""
    import layouts

    rates = [figure.value for figure in layouts.figures(0.001)]
    assert [True] * 16 == [rate > 0 for rate in rates]


def test_ratio_is_the_median_of_pairs() -> None:
    """Each run is compared with its neighbour, not with the best or the mean of all."""
    from paired import Pairs, Run

    first = tuple(Run(seconds, 0) for seconds in (2.0, 9.0, 4.0))
    second = tuple(Run(seconds, 0) for seconds in (1.0, 1.0, 4.0))
    assert 2.0 == Pairs(first, second).ratio


@pytest.mark.parametrize(
    ("value", "least", "most", "expected"),
    [(12, 12, None, True), (11, 12, None, False), (2, None, 2, True), (3, None, 2, False)],
)
def test_goal_is_met_at_its_bound(
    value: float, least: float | None, most: float | None, expected: bool
) -> None:
    """A goal is reached when the value equals it."""
    from paired import Figure

    assert expected == Figure("it", value, "x", least, most).met


def test_readme_has_a_place_for_the_table() -> None:
    """`report.py --write` finds where to put its table."""
    import report

    assert report.TABLE.search((BENCH / "README.md").read_text("utf-8"))


def test_proofs_are_timed_and_checked() -> None:
    """One impossible set: the conflict that is expected, in some time."""
    pytest.importorskip("ortools")
    import proofs

    told = next(proof for proof in proofs.proofs() if proof.asked.startswith("intersection-pips"))
    assert (19, 1, 1) == (told.hexes, told.expected, told.found)
    assert told.seconds > 0


def test_proofs_are_of_enough_impossible_sets() -> None:
    """At least fifteen, on three sizes of boards, and near-misses that a board keeps."""
    import proofs

    counts = [count for sets in proofs.SETS.values() for count in sets.values()]
    assert sum(count > 0 for count in counts) >= 15
    assert 0 in counts
    assert {("base", 4), ("base", 6), ("large", 4)} <= proofs.SETS.keys()


def test_sheets_are_counted() -> None:
    """Of hexes, cards and tokens on both papers, none more than a plain grid takes."""
    import sheets

    assert 8 == len(sheets.figures())
    counts = [
        (sheets.ours(lot, paper), sheets.grid(lot, paper))
        for lot in sheets.LOTS
        for paper in (sheets.A4, sheets.LETTER)
    ]
    assert [] == [(one, other) for one, other in counts if one > other]
