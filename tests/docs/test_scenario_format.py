"""The reference of a scenario's files agrees with what reads them, and so do the schemas."""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path

import msgspec
import pytest

from printkit.board.schema import faults
from printkit.press import schemas
from printkit.press.schemas import STRUCTS, own_keys, parts
from printkit.rules.registry import KINDS

sys.path.insert(0, str(Path(__file__).parents[2] / "docs"))
import keys

PARTS = parts()


@pytest.mark.parametrize("name", STRUCTS)
def test_every_key_is_told_of(name: str) -> None:
    """Each key of a struct stands in the reference, and none that it does not have."""
    assert sorted(own_keys(name)) == sorted(PARTS[name].keys)


def test_the_page_is_up_to_date() -> None:
    """docs/scenario-format.md is what docs/keys.py makes of types and texts."""
    page = keys.PAGE.read_text("utf-8")
    assert page == keys.renewed(page)
    assert [] == [name for name in STRUCTS if f"<!-- keys: {name} -->" not in page]


EXAMPLES = [
    (name, key, entry.example) for name, part in PARTS.items() for key, entry in part.keys.items()
]


@pytest.mark.parametrize(("name", "key", "example"), EXAMPLES)
def test_examples_can_be_read(name: str, key: str, example: str) -> None:
    """Each example is TOML, and of the kind that its key wants."""
    table = tomllib.loads(example)
    fields = {field.encode_name: field.type for field in msgspec.structs.fields(STRUCTS[name])}
    assert key in table
    left_out = {"missing-key"} if isinstance(table[key], dict | list) else set()
    assert set() == {fault.key for fault in faults(table[key], fields[key])} - left_out


@pytest.mark.parametrize("name", schemas.FILES)
def test_schemas_tell_what_keys_mean(name: str) -> None:
    """Every property of the structs has a description and an example."""
    made = schemas.schema(name)
    silent = [
        (title, key)
        for title, struct in made["$defs"].items()
        for key, entry in struct.get("properties", {}).items()
        if not entry.get("description") or not entry.get("examples")
    ]
    assert [] == silent
    assert made["title"] == json.loads(schemas.texts()[name])["title"]


def test_a_constraint_has_the_parameters_of_its_kind() -> None:
    """The schema knows every kind, and which keys stand beside it."""
    constraint = schemas.schema("scenario")["$defs"]["ConstraintTable"]
    assert sorted(KINDS) == constraint["properties"]["kind"]["enum"]
    allowed = {
        part["if"]["properties"]["kind"]["const"]: part["then"]["propertyNames"]["enum"]
        for part in constraint["allOf"]
    }
    assert ["kind", "rule", "ruling", "when", "numbers", "against"] == allowed["numbers-apart"]


def test_false_takes_tables_away() -> None:
    """Where a scenario may write `false`, the schema allows it."""
    made = schemas.schema("scenario")["$defs"]
    setups = made["ScenarioTable"]["properties"]["setups"]["additionalProperties"]
    harbours = made["SetupTable"]["properties"]["harbours"]
    assert [True, True] == [{"const": False} in entry["anyOf"] for entry in (setups, harbours)]
