"""The benchmarks measure what they say: the scripts run, and draw what they are compared on.

Never how long anything takes.
"""

from __future__ import annotations

from pathlib import Path

import pytest
import typer
from typer.core import TyperGroup

from printkit.cli.app import app as real

BENCH = Path(__file__).parents[2] / "bench"


@pytest.fixture(autouse=True)
def beside_the_scripts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The scripts import one another by their bare names."""
    monkeypatch.syspath_prepend(BENCH)


def shape(app: typer.Typer) -> dict[str, list[tuple[object, ...]]]:
    """Each command's arguments and options as a person types them; "" for the program's own."""
    group = typer.main.get_command(app)
    assert isinstance(group, TyperGroup)
    return {
        name: [
            (param.param_type_name, param.opts, param.nargs, param.required, param.default)
            for param in command.params
        ]
        for name, command in {"": group, **group.commands}.items()
    }


def test_empty_app_has_the_commands_and_options_of_printkit() -> None:
    """What `--help` is compared with has the same commands and options, and the same defaults."""
    from empty_app import app as empty

    expected, actual = shape(real), shape(empty)
    for command in actual.values():
        command[:] = [(kind, ["format"] if opts == ["format_"] else opts, *rest) for kind, opts, *rest in command]
    assert expected == actual


def test_help_loads_no_heavy_library() -> None:
    """numpy, shapely, reportlab and svgwrite are not loaded for `--help`."""
    import empty_cli

    assert 0 == empty_cli.loaded()
