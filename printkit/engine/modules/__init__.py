"""The rule modules, found by name: "oil-springs" in scenario.toml is `oil_springs` here.

Each is a package whose `MODULE` is a rules.Module; nothing lists them.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from printkit.engine.rules import Module, Rules, compose
from printkit.errors import ScenarioError


def rules_of(names: tuple[str, ...]) -> Rules:
    """The rules that the modules of those names make together, in that order.

    Raises:
        ScenarioError: There is no such module.
    """
    return compose(tuple(_module(name) for name in names))


def _module(name: str) -> Module:
    home = f"{__name__}.{name.replace('-', '_')}"
    if not name.replace("-", "").isalnum() or find_spec(home) is None:
        raise ScenarioError("unknown-rules", found=name)
    module: Module = import_module(home).MODULE
    return module
