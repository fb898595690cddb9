"""How a scenario stands on another one, and a set-up on its scenario: table over table.

Tables merge key by key, anything else replaces what it covers, and `false` in place of a
table takes it away, so that a scenario can leave out what its parent has.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def merged(under: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """One table laid over another; the order of keys is the lower table's, then the upper's."""
    result = dict(under)
    for key, value in over.items():
        below = result.get(key)
        if isinstance(below, Mapping) and value is False:
            del result[key]
        elif isinstance(below, Mapping) and isinstance(value, Mapping):
            result[key] = merged(below, value)
        else:
            result[key] = value
    return result


def likened(tables: Mapping[str, Any]) -> dict[str, Any]:
    """Tables of which some are `like` another: each is laid over the one that it names.

    One that names itself, an unknown table, or none, stays as it is.
    """
    return {name: _over_its_like(name, tables, {name}) for name in tables}


def like_of(table: object) -> str:
    """The table that a table is like; "" for none, and for what is no name."""
    like = table.get("like", "") if isinstance(table, Mapping) else ""
    return like if isinstance(like, str) else ""


def likes(tables: Mapping[str, Any], name: str) -> tuple[str, ...]:
    """A table's name and those of the tables under it, nearest first."""
    names = [name]
    while like := like_of(tables.get(names[-1])):
        if like in names or not isinstance(tables.get(like), Mapping):
            break
        names.append(like)
    return tuple(names)


def _over_its_like(name: str, tables: Mapping[str, Any], seen: set[str]) -> Any:
    table = tables[name]
    like = like_of(table)
    if like in seen or not isinstance(tables.get(like), Mapping):
        return table
    return merged(_over_its_like(like, tables, {*seen, like}), table)
