"""The files of a scenario as JSON Schemas, so that an editor helps to write them.

The shapes are the structs by which files are read, what keys mean stands in templates/keys.toml;
docs/scenario-format.md is made from both as well.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from printkit.board.files import LayoutTable
from printkit.design.summary import AidOrder, Order, Section
from printkit.press import files
from printkit.press.templates import template
from printkit.rules.registry import KINDS
from printkit.scenarios.boxes import Box
from printkit.scenarios.tables import (
    SHARED,
    BalanceTable,
    ComponentTable,
    ConstraintTable,
    FeatureTable,
    HarboursTable,
    RegionTable,
    ScenarioTable,
    SeatsTable,
    SetupTable,
)

STRUCTS: dict[str, type[msgspec.Struct]] = {
    "scenario": ScenarioTable,
    "setup": SetupTable,
    "seats": SeatsTable,
    "region": RegionTable,
    "harbours": HarboursTable,
    "feature": FeatureTable,
    "constraint": ConstraintTable,
    "balance": BalanceTable,
    "component": ComponentTable,
    "board": LayoutTable,
    "summary": Order,
    "section": Section,
    "aid": AidOrder,
    "box": Box,
}
"""What each part of templates/keys.toml tells of."""

FILES: dict[str, Any] = {
    "scenario": ScenarioTable,
    "board": LayoutTable,
    "summary": Order,
    "boxes": dict[str, Box],
}
"""The files with a schema of their own."""

FOLDER = "schema"

_DRAFT = "https://json-schema.org/draft/2020-12/schema"


class Key(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is told of a key: its meaning, an example, and the unit where it has one."""

    text: str
    example: str
    unit: str = ""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is told of one kind of table: a title, what it is about, and its keys."""

    title: str
    about: str
    keys: dict[str, Key]


def parts(workspace: Path | None = None) -> dict[str, Part]:
    """What is told of every kind of table, by the names of `STRUCTS`.

    Keys that a set-up shares with its scenario are told of once, at the scenario.
    """
    table, _ = template("keys.toml", workspace)
    told = {name: entry for name, entry in table.items() if name != "format"}
    return msgspec.convert(told, dict[str, Part])


def write(folder: Path) -> list[Path]:
    """Write the schemas.

    Raises:
        OutputError: They cannot be written.
    """
    made = {folder / f"{name}.json": text.encode() for name, text in texts().items()}
    files.write(made)
    return list(made)


def texts() -> dict[str, str]:
    """The schemas by the names of their files."""
    return {name: json.dumps(schema(name), indent=2) + "\n" for name in FILES}


def schema(name: str) -> dict[str, Any]:
    """The schema of one of `FILES`."""
    made: dict[str, Any] = msgspec.json.schema(FILES[name])
    told = parts()
    for key, struct in STRUCTS.items():
        found = made.get("$defs", {}).get(struct.__name__)
        if found is not None:
            _tell(found, told[key], told["scenario"])
    root = _scenario(made) if name == "scenario" else made
    if name == "boxes":
        # The one file whose tables have any names, and its format beside them.
        root["properties"] = {"format": {"const": 1}}
    return {"$schema": _DRAFT, "title": told[name].title if name in told else name, **root}


def _tell(found: dict[str, Any], part: Part, scenario: Part) -> None:
    """A struct's schema with what its keys mean."""
    found["title"], found["description"] = part.title, part.about
    for name, entry in found["properties"].items():
        key = part.keys.get(name) or scenario.keys[name]
        unit = f" ({key.unit})" if key.unit else ""
        entry["description"] = f"{key.text}{unit}"
        entry["examples"] = [key.example]


def _scenario(made: dict[str, Any]) -> dict[str, Any]:
    """A scenario's file says only what differs from what it extends: little is required of it.

    `false` may stand in place of any table, and a constraint has the parameters of its kind.
    """
    for name, struct in made["$defs"].items():
        if name == ScenarioTable.__name__:
            struct["required"] = ["format", "prefix"]
        elif "properties" in struct:
            struct.pop("required", None)
            for entry in struct["properties"].values():
                entry.pop("default", None)
        for entry in struct.get("properties", {}).values():
            under = entry.get("additionalProperties")
            if isinstance(under, Mapping) and "$ref" in under:
                entry["additionalProperties"] = {"anyOf": [under, {"const": False}]}
            if "anyOf" in entry and any("$ref" in option for option in entry["anyOf"]):
                entry["anyOf"].append({"const": False})
    constraint = made["$defs"][ConstraintTable.__name__]
    constraint["properties"]["kind"]["enum"] = sorted(KINDS)
    constraint["allOf"] = [_parameters(name) for name in KINDS]
    return made


def _parameters(kind: str) -> dict[str, Any]:
    """Where a constraint is of a kind, its keys are that kind's parameters."""
    names = [*ConstraintTable.__struct_fields__, *KINDS[kind].__struct_fields__]
    return {
        "if": {"properties": {"kind": {"const": kind}}, "required": ["kind"]},
        "then": {"propertyNames": {"enum": names}},
    }


def own_keys(name: str) -> tuple[str, ...]:
    """The keys that a part tells of: a set-up's own, without those it shares."""
    fields = msgspec.structs.fields(STRUCTS[name])
    shared = SHARED if name == "setup" else ()
    return tuple(field.encode_name for field in fields if field.encode_name not in shared)
