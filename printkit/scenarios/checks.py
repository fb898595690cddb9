"""What a scenario's merged table must satisfy besides its shape, before set-ups are built of it.

The shape itself, key by key, is in scenarios/tables; what does not add up on a board in
scenarios/deals. Faults are noted in a list, not raised.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from string import ascii_uppercase
from typing import Any

from printkit.board.codes import plain
from printkit.board.limits import ENTRIES, SETUPS
from printkit.board.spelling import listed, nearest
from printkit.board.tables import read_table
from printkit.errors import ScenarioError
from printkit.scenarios.errors import FaultList, File
from printkit.scenarios.folders import find, is_authored, names
from printkit.scenarios.merge import like_of

_PREFIX = re.compile(r"[A-Z]{2}")


def prefix(
    whole: Mapping[str, Any], files: tuple[File, ...], found: FaultList, workspace: Path | None
) -> None:
    """Codes begin with two capital letters, a user's with others than those of what ships."""
    told, home = str(whole.get("prefix", "AA")), files[0][0]
    if not _PREFIX.fullmatch(told):
        found.add("bad-prefix", where=f"{home}, prefix", found=whole["prefix"])
    elif workspace is not None and is_authored(home, workspace):
        taken = shipped_prefixes()
        other = taken.get(told, home.parent.name)
        if other != home.parent.name:
            free = next(
                wish for wish in (told[0] + letter for letter in ascii_uppercase)
                if plain(wish) not in map(plain, taken)
            )  # fmt: skip
            where = f"{home}, prefix"
            found.add("prefix-taken", where=where, scenario=other, found=told, free=free)


@cache
def shipped_prefixes() -> Mapping[str, str]:
    """The scenarios that come with printkit, by their prefixes."""
    tables = {name: read_table(find(name), ScenarioError) for name in names()}
    return {str(table.get("prefix")): name for name, table in tables.items()}


def seats(whole: Mapping[str, Any], files: tuple[File, ...], found: FaultList) -> None:
    """No two set-ups of one board are for as many players, and each player has a colour."""
    counts = Counter(
        (players, setup.get("board", ""))
        for setup in whole["setups"].values()
        for players in setup["players"]
    )
    for (players, _), count in counts.items():
        if count > 1:
            found.add("players-twice", where=f"{files[0][0]}, setups", found=players)
    colours = whole.get("colours", ())
    most = max((players for players, _ in counts), default=0)
    if colours and most > len(colours):
        found.add("no-colours", where=f"{files[0][0]}, colours", found=most, count=len(colours))


def size(whole: Mapping[str, Any], files: tuple[File, ...], found: FaultList) -> None:
    """There are no more set-ups, and no more entries in each of their tables, than are bearable."""
    setups = whole.get("setups", {})
    if not isinstance(setups, Mapping):
        return
    if not setups:
        found.add("missing-key", where=f"{files[0][0]}, setups")
    if len(setups) > SETUPS:
        found.add("too-many", where=f"{files[0][0]}, setups", found=len(setups), most=SETUPS)
        return
    for table in (whole, *setups.values()):
        for key, entries in table.items() if isinstance(table, Mapping) else ():
            if isinstance(entries, Mapping | list) and len(entries) > ENTRIES:
                where = f"{files[0][0]}, {key}"
                found.add("too-many", where=where, found=len(entries), most=ENTRIES)


def likes(
    whole: Mapping[str, Any], scenario: str, files: tuple[File, ...], found: FaultList
) -> None:
    """A set-up that is like another names one that there is."""
    setups = whole.get("setups", {})
    for name, table in setups.items() if isinstance(setups, Mapping) else ():
        like = like_of(table)
        if like and like not in setups:
            found.add(
                "unknown-setup",
                where=f"{files[0][0]}, setups.{name}.like",
                scenario=scenario,
                found=like,
                nearest=nearest(like, setups),
                allowed=listed(setups),
            )
