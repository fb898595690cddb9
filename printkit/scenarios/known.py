"""Names in the free tables of an author's scenario: each is the name of something that there is.

A price, a yield or a count under a misspelt name would be passed over in silence. A name is known
if a parent or any scenario that ships has it in the same table, if a text or a card shows it, or
if a component or one of its faces bears it.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from printkit.board.spelling import listed, nearest
from printkit.board.tables import read_table, text_of
from printkit.errors import PrintkitError, ScenarioError, TemplateError
from printkit.scenarios.errors import FaultList, File, dotted
from printkit.scenarios.folders import EXAMPLE, SCENARIO_FILE, files_in, is_authored, roots
from printkit.scenarios.model import Component, Setup
from printkit.scenarios.texts import keys_of

THINGS = {"costs": "cost", "yields": "yield", "points": "points"}
"""Tables of things that cost, yield or count something, and how a text shows it: {cost:road}."""

SORTS, SWITCHES, VALUES = "deck", "switches", "values"

GOODS, COLOURS = "resource", "colours"
"""What prices are made of, and the players' colours; texts have a word for each."""

_LISTED = (SWITCHES, GOODS, COLOURS)
"""Of these there are only those that ship, and those for which the author's texts have a word."""

_WORDED: Mapping[str, Iterable[str]] = {
    "cost": THINGS, "log.sorts": (SORTS,), GOODS: (GOODS,), COLOURS: (COLOURS,),
}  # fmt: skip
"""By the table of a text's words the tables of names that it knows."""

_SHOWN = re.compile(r"\{(?:(\w+):)?([\w-]+)(?:@[\w-]+)?\}")
_WORD = re.compile(r"[^\W\d][\w-]*")
_LIKE = 0.75
"""So alike, of 1, are two names of which one was meant to be the other; else it is unused."""

Names = Mapping[str, Collection[str]]
"""Names by table."""


def check(
    files: tuple[File, ...],
    setups: Iterable[Setup],
    workspace: Path | None,
    found: FaultList,
) -> None:
    """What a scenario of the workspace names in free tables is known; those that ship are known.

    Args:
        files: Its file and those that it extends.
        setups: Its set-ups.
        workspace: The user's folder.
        found: Where faults are noted.
    """
    (path, own), *parents = files
    if workspace is None or not is_authored(path, workspace):
        return
    inherited = _gathered(table for _, table in parents)
    new = {name: where for name, where in _paths(own) if name[1] not in inherited.get(name[0], ())}
    if not new:
        return
    folders = [file.parent.name for file, _ in files]
    shown = _shown(folders, [text_of(file, ScenarioError) for file, _ in files], workspace)
    borne = _borne({name: part for setup in setups for name, part in setup.components.items()})
    if any(_unknown(table, name, shown, borne) for table, name in new):
        ships = _gathered(_shipped())
        for (table, name), where in new.items():
            if _unknown(table, name, shown, borne) and name not in ships[table]:
                known = {*ships[table], *inherited.get(table, ()), *shown[table]}
                _tell(table, name, f"{path}, {dotted(where)}", known, own, found)


def _unknown(table: str, name: str, shown: Names, borne: Collection[str]) -> bool:
    if name in shown[table]:
        return False
    return table in (VALUES, *_LISTED) or name not in borne


def _tell(
    table: str,
    name: str,
    where: str,
    known: Collection[str],
    own: Mapping[str, Any],
    found: FaultList,
) -> None:
    choices = sorted(known)
    near = nearest(name, choices)
    if table in _LISTED:
        allowed = listed(choices)
        found.add("unknown-word", where=where, found=name, nearest=near, allowed=allowed)
    elif table == SORTS:
        found.add("unknown-sort", where=where, found=name, nearest=near)
    elif table != VALUES or _meant(name, choices, own):
        kind = f"{THINGS[table]}:" if table in THINGS else ""
        example = f"{{{kind}{name}}}"
        found.add("names-nothing", where=where, found=name, nearest=near, example=example)


def _meant(name: str, choices: Collection[str], own: Mapping[str, Any]) -> bool:
    """Whether a number was meant to be another one, which the scenario does not set itself."""
    close = get_close_matches(name, choices, n=1, cutoff=_LIKE)
    return bool(close) and close[0] not in own.get(VALUES, {})


def _paths(table: Mapping[str, Any]) -> Iterator[tuple[tuple[str, str], tuple[str, ...]]]:
    """Each name with its table, and the keys that lead to it, also in set-ups."""
    for key in (*THINGS, SORTS, SWITCHES, VALUES):
        yield from (((key, name), (key, name)) for name in _table(table, key))
    for thing, price in _table(table, "costs").items():
        for good in price if isinstance(price, Mapping) else ():
            yield (GOODS, good), ("costs", thing, good)
    colours = table.get(COLOURS)
    for n, colour in enumerate(colours if isinstance(colours, list) else (), 1):
        yield (COLOURS, str(colour)), (COLOURS, str(n))
    for group in ("setups", "by_players"):
        for name, entry in _table(table, group).items():
            if isinstance(entry, Mapping):
                yield from ((what, (group, name, *at)) for what, at in _paths(entry))


def _table(table: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    found = table.get(key)
    return found if isinstance(found, Mapping) else {}


def _gathered(tables: Iterable[Mapping[str, Any]]) -> dict[str, set[str]]:
    names: dict[str, set[str]] = defaultdict(set)
    for table in tables:
        for (key, name), _ in _paths(table):
            names[key].add(name)
    return names


def _shipped() -> Iterator[Mapping[str, Any]]:
    """The tables of all scenarios that come with printkit, its example among them."""
    for root in roots():
        for home in (root, root / EXAMPLE):
            for file in sorted((home / "layouts").glob(f"*/{SCENARIO_FILE}")):
                yield read_table(file, ScenarioError)


def _shown(scenarios: Iterable[str], facts: Iterable[str], workspace: Path) -> Names:
    """What texts, tables of cards and facts show in braces, and what texts have a word for."""
    names: dict[str, set[str]] = defaultdict(set)
    said = [*facts]
    for scenario in scenarios:
        said += _tables(scenario, workspace)
        for file in files_in(f"templates/{scenario}", workspace):
            said.append(text_of(file, TemplateError))
            # One that is broken is told of when its words are asked for.
            with suppress(PrintkitError):
                for key in keys_of(read_table(file, TemplateError)):
                    kind, _, name = key.rpartition(".")
                    for table in _WORDED.get(kind, ()):
                        names[table].add(name)
    for found in _SHOWN.finditer("\n".join(said)):
        for table in [table for table, kind in THINGS.items() if kind == found[1]] or (VALUES,):
            names[table].add(found[2])
    return names


def _tables(scenario: str, workspace: Path) -> Iterator[str]:
    """What stands in the tables of cards beside a scenario's file that are texts."""
    for file in sorted((workspace / "layouts" / scenario).glob("*")):
        if file.suffix.lower() == ".csv" or (file.suffix == ".toml" and file.name != SCENARIO_FILE):
            with suppress(PrintkitError):
                yield text_of(file, ScenarioError)


def _borne(components: Mapping[str, Component]) -> set[str]:
    """What components, their faces and the prices on their cards are called."""
    names = set(components)
    for component in components.values():
        names.update(component.faces)
        for card in component.cards:
            names.update(_WORD.findall(card.get("cost")))
            names.update(name for _, name in _SHOWN.findall(" ".join(card.cells.values())))
    return names
