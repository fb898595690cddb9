"""Help: every command's page is kept as text, costs nothing heavy, and is complete."""

from __future__ import annotations

from pathlib import Path

import pytest
from commands import printkit, python
from conftest import Golden

from printkit import __version__
from printkit.cli.app import COMMANDS

NAMES = (
    "scenarios", "layouts", "kit", "layout", "check", "print", "setup", "rules", "calibrate",
    "preflight", "play", "replay", "fairness", "init", "new", "schema",
)  # fmt: skip
HEAVY = ("numpy", "shapely", "reportlab", "svgwrite", "pypdfium2", "fontTools", "msgspec")


def test_the_commands_are_those_of_the_design() -> None:
    """Each command stands once, in the order in which a newcomer meets them."""
    assert list(NAMES) == list(COMMANDS)


@pytest.mark.parametrize("name", ["", *NAMES])
def test_help_is_unchanged(name: str, golden: Golden, tmp_path: Path) -> None:
    """Help changes only when somebody means it to."""
    words = [name] if name else []
    shown = printkit(*words, "--help", at=tmp_path)
    text = "\n".join(line.rstrip() for line in shown.out.splitlines())
    golden(f"cli/help{'-' + name if name else ''}.txt", text + "\n")


def test_short_help_is_help(tmp_path: Path) -> None:
    """-h says what --help says."""
    assert printkit("kit", "--help", at=tmp_path) == printkit("kit", "-h", at=tmp_path)


@pytest.mark.parametrize("words", [["--help"], ["kit", "--help"], ["--version"]])
def test_help_loads_nothing_heavy(words: list[str], tmp_path: Path) -> None:
    """What draws and deals is loaded by the command that needs it."""
    script = (
        "import sys\n"
        "from printkit.cli.app import run\n"
        f"code = run({words!r})\n"
        f"print(code, sorted(set({HEAVY!r}) & set(sys.modules)), file=sys.stderr)"
    )
    assert "0 []" == python(script, at=tmp_path).err.strip()


def test_the_version_is_told(tmp_path: Path) -> None:
    """--version prints the package's."""
    assert f"printkit {__version__}\n" == printkit("--version", at=tmp_path).out


def test_the_package_runs_as_a_module(tmp_path: Path) -> None:
    """`python -m printkit` is the command line."""
    script = (
        "import runpy, sys; sys.argv = ['printkit', '--version']; "
        "runpy.run_module('printkit', run_name='__main__')"
    )
    assert f"printkit {__version__}\n" == python(script, at=tmp_path).out


def test_completion_is_offered(tmp_path: Path) -> None:
    """A shell gets its completion script."""
    told = printkit("--help", at=tmp_path).out
    offered = [word for word in told.split() if word.endswith("-completion")]
    assert ["--install-completion", "--show-completion"] == offered


def test_a_shell_is_told_the_commands_that_fit(tmp_path: Path) -> None:
    """Completing "la" in bash offers both commands that begin so."""
    script = "from printkit.__main__ import main; main()"
    asked = {"_PRINTKIT_COMPLETE": "complete_bash", "COMP_WORDS": "printkit la", "COMP_CWORD": "1"}
    assert ["layout", "layouts"] == sorted(
        python(script, at=tmp_path, environment=asked).out.split()
    )
