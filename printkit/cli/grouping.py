"""Commands that take groups of options whole, which typer sees as their single options.

The groups that commands share are in cli.options; each is a dataclass.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from copy import copy
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import wraps
from typing import Annotated, Any, get_args, get_type_hints

from typer.models import OptionInfo


def grouped(command: Callable[..., Any]) -> Callable[..., Any]:
    """The command as typer is to see it: each group among its parameters spread out."""
    hints = get_type_hints(command, include_extras=True)
    groups = {name: hint for name, hint in hints.items() if is_dataclass(hint)}
    signature = inspect.signature(command)
    parameters: list[inspect.Parameter] = []
    for name, parameter in signature.parameters.items():
        if name in groups:
            parameters += _spread(hints[name])
        else:
            parameters.append(
                parameter.replace(annotation=hints[name], kind=inspect.Parameter.KEYWORD_ONLY)
            )

    @wraps(command)
    def spread(**values: Any) -> Any:
        gathered = {
            name: group(**{part.name: values.pop(part.name) for part in fields(group)})  # type: ignore[operator]
            for name, group in groups.items()
        }
        return command(**gathered, **values)

    spread.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
    spread.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return spread


def _spread(group: type) -> list[inspect.Parameter]:
    """A group's options as parameters; `--help` shows them under the group's first line."""
    hints = get_type_hints(group, include_extras=True)
    title = str(group.__doc__).removesuffix(".")
    return [
        inspect.Parameter(
            part.name,
            inspect.Parameter.KEYWORD_ONLY,
            default=_default(part),
            annotation=_under(title, hints[part.name]),
        )
        for part in fields(group)
    ]


def _under(title: str, hint: Any) -> Any:
    kind, told = get_args(hint)
    if isinstance(told, OptionInfo):
        # Options stand in several groups' commands under different titles.
        told = copy(told)
        told.rich_help_panel = title
    return Annotated[kind, told]


def _default(part: Field[Any]) -> Any:
    if part.default_factory is not MISSING:
        return part.default_factory()
    return inspect.Parameter.empty if part.default is MISSING else part.default
