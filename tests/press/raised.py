"""Every place in printkit that raises or notes an error: its key, and the values it hands over.

Read from the source itself, so that an error without a sentence is found before a user meets it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import printkit
from printkit.errors import PrintkitError

PACKAGE = Path(printkit.__file__).parent
PASSED_ON = ("key", "fault.key", "error.key")
"""Where a key is only handed on, having been noted elsewhere."""


@dataclass(frozen=True)
class Site:
    """One place: file and line, the key, and the names of the values."""

    where: str
    key: str
    values: frozenset[str]


def sites() -> list[Site]:
    """Every place, in the order of the files."""
    return [site for path in sorted(PACKAGE.rglob("*.py")) for site in _in_file(path)]


def _in_file(path: Path) -> Iterator[Site]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for scope in ast.walk(tree):
        if not isinstance(scope, ast.FunctionDef):
            continue
        for node in ast.walk(scope):
            if isinstance(node, ast.Call) and _is_error(node):
                where = f"{path.relative_to(PACKAGE.parent)}:{node.lineno}"
                for key in _keys(node, scope):
                    yield Site(where, key, frozenset(_values(node, scope)))


def _is_error(call: ast.Call) -> bool:
    """Makes an error, notes one, or makes the fault that one is made from."""
    name = ast.unparse(call.func)
    if name == "super().__init__":
        return bool(call.args) and isinstance(call.args[0], ast.Constant)
    return name in {*_classes(PrintkitError), "error", "found.add", "Fault"}


def _classes(kind: type) -> Iterator[str]:
    """The classes that are made from a key; one with a sentence of its own is not."""
    for under in kind.__subclasses__():
        if "__init__" not in vars(under):
            yield under.__name__
        yield from _classes(under)


def _keys(call: ast.Call, scope: ast.FunctionDef) -> Iterator[str]:
    position = 1 if ast.unparse(call.func) == "Fault" else 0
    if len(call.args) <= position:
        return
    told = call.args[position]
    if isinstance(told, ast.Name):
        told = _assigned(told.id, scope) or told
    for option in (told.body, told.orelse) if isinstance(told, ast.IfExp) else (told,):
        if isinstance(option, ast.Constant) and isinstance(option.value, str):
            yield option.value
        elif ast.unparse(option) not in PASSED_ON:
            raise AssertionError(f"line {call.lineno}: the key {ast.unparse(option)} is no literal")


def _values(call: ast.Call, scope: ast.FunctionDef) -> Iterator[str]:
    yield from (keyword.arg for keyword in call.keywords if keyword.arg)
    if ast.unparse(call.func) == "Fault":
        # Whoever makes an error of a fault adds where it is.
        yield "where"
        told = call.args[2] if len(call.args) > 2 else ast.Dict([], [])
        table = _assigned(told.id, scope) if isinstance(told, ast.Name) else told
        assert isinstance(table, ast.Dict)
        yield from (str(key.value) for key in table.keys if isinstance(key, ast.Constant))


def _assigned(name: str, scope: ast.FunctionDef) -> ast.expr | None:
    """What a name was last set to in a function."""
    found = None
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name:
            found = node.value
    return found
