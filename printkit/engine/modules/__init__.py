"""The rule modules, found by name: "oil-springs" in scenario.toml is `oil_springs` here.

Each is a package whose `MODULE` is a rules.Module; nothing lists them.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

from printkit.board.spelling import listed, nearest
from printkit.engine.rules import Module, Rules, compose
from printkit.errors import ScenarioError

FIRST = "base"
"""The standard game, over which all others lie."""


def rules_of(names: tuple[str, ...]) -> Rules:
    """The rules that the modules of those names make together, in that order.

    Raises:
        ScenarioError: There is no such module, or the standard game is not the first of them.
    """
    if names[:1] != (FIRST,) or len(set(names)) < len(names):
        raise ScenarioError("rules-order", found=listed(names) or "[]", first=FIRST)
    return compose(tuple(_module(name) for name in names))


def missing(names: tuple[str, ...]) -> str:
    """The first of those names that no module has; "" when all are there."""
    return next((name for name in names if not _is_there(name)), "")


def ids_of(names: tuple[str, ...]) -> frozenset[str]:
    """What the ids of the rules begin with that the modules of those names play."""
    return frozenset(_module(name).ids for name in names if _is_there(name))


def _home(name: str) -> str:
    return f"{__name__}.{name.replace('-', '_')}"


def _is_there(name: str) -> bool:
    return name.replace("-", "").isalnum() and find_spec(_home(name)) is not None


def _module(name: str) -> Module:
    if not _is_there(name):
        known = sorted(found.name.replace("_", "-") for found in iter_modules(__path__))
        raise ScenarioError(
            "unknown-rules", found=name, nearest=nearest(name, known), allowed=listed(known)
        )
    module: Module = import_module(_home(name)).MODULE
    return module
