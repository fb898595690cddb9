"""The public interface: complete, documented, typed, free to import, and shown by an example."""

from __future__ import annotations

import ast
import doctest
import inspect
from contextlib import chdir
from pathlib import Path

import pytest
from commands import python

import printkit
from printkit.press import api

PACKAGE = Path(printkit.__file__).parent
FUNCTIONS = [name for name in printkit.__all__ if inspect.isfunction(getattr(printkit, name))]
COMMANDS = {"generate", "check", "load", "scenario_names", "render_kit", "render_document"}


def test_the_list_is_sorted_and_complete() -> None:
    """`__all__` names what can be had, in the order of the alphabet."""
    assert sorted(printkit._HOMES) == printkit.__all__
    assert {*COMMANDS, "render_cards", "render_pages", "PrintkitError"} <= set(printkit.__all__)


def test_every_name_is_what_it_says() -> None:
    """Each can be loaded, and bears its own name."""
    assert printkit.__all__ == [getattr(printkit, name).__name__ for name in printkit.__all__]


def test_a_room_does_not_take_a_functions_place() -> None:
    """Public functions stay what they are, whatever has been imported before."""
    import printkit.generate.table

    assert printkit.generate is api.generate


def test_names_are_listed() -> None:
    """`dir` shows the public names before any is loaded."""
    assert set(printkit.__all__) <= set(dir(printkit))


def test_an_unknown_name_is_an_ordinary_error() -> None:
    """As of any module."""
    with pytest.raises(AttributeError, match="nonesuch"):
        printkit.nonesuch  # noqa: B018


def test_type_checkers_see_the_same_names() -> None:
    """The stub beside the package names what the package names, from the same homes."""
    stub = ast.parse((PACKAGE / "__init__.pyi").read_text(encoding="utf-8"))
    seen = {
        alias.asname: node.module
        for node in stub.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert printkit._HOMES == seen
    assert (PACKAGE / "py.typed").exists()


def test_importing_costs_nothing(tmp_path: Path) -> None:
    """Nothing but the package itself is loaded, of printkit or of others."""
    script = (
        "import sys; import printkit; "
        "print(sorted(name for name in sys.modules if name.startswith('printkit.') or name in "
        "('numpy', 'shapely', 'reportlab', 'msgspec', 'typer', 'rich', 'svgwrite')))"
    )
    assert "[]" == python(script, at=tmp_path).out.strip()


@pytest.mark.parametrize("name", FUNCTIONS)
def test_every_function_is_documented(name: str) -> None:
    """Its first line is a sentence, and every parameter and result is typed."""
    function = getattr(printkit, name)
    told = inspect.getdoc(function) or ""
    assert told.splitlines()[0].endswith((".", ":"))
    parameters = inspect.signature(function).parameters.values()
    assert [] == [p.name for p in parameters if p.annotation is p.empty]
    assert inspect.signature(function).return_annotation is not inspect.Signature.empty


@pytest.mark.parametrize(
    "name", sorted({*COMMANDS, "render_cards", "render_pages"} - {"scenario_names"})
)
def test_every_use_case_tells_its_arguments_and_errors(name: str) -> None:
    """A caller learns every argument and every error from the text."""
    function = getattr(printkit, name)
    told = inspect.getdoc(function) or ""
    wanted = set(inspect.signature(function).parameters)
    assert [] == [name for name in wanted if f" {name}: " not in told.replace("**", "")]
    assert {"Args:", "Returns:", "Raises:"} <= set(told.split())


def test_the_example_runs(tmp_path: Path) -> None:
    """The script in the package's text does what it shows."""
    with chdir(tmp_path):
        done = doctest.testmod(printkit)
    assert (0, True) == (done.failed, done.attempted >= 10)


def test_a_layout_prints_as_its_board_does(tmp_path: Path) -> None:
    """A dealt layout and the board of its code give the same file."""
    layout = printkit.generate("base", seed=5)
    files = []
    for n, subject in enumerate((layout, printkit.load("base"))):
        files += printkit.render_document(subject, "rules", tmp_path / str(n))
    assert [2, 2] == [file.pages for file in files]


def test_one_document_can_be_chosen_from(tmp_path: Path) -> None:
    """`only` and `copies` are those of the command."""
    board = printkit.load("oil-springs")
    (file,) = printkit.render_document(board, "tokens", tmp_path, only=["champion"], copies=3)
    assert (3, True) == (file.pieces, file.path.exists())


def test_cards_with_a_back_are_two_sided() -> None:
    """A common back is printed behind every card."""
    trim = printkit.rectangle(0, 0, 54, 80)
    front, back = (
        printkit.Drawing(name, trim, printkit.Group((trim,))) for name in ("front", "back")
    )
    content = printkit.render_cards([front] * 3, title="Cards", back=back)
    assert b"/DuplexFlipLongEdge" in content
