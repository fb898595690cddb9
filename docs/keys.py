"""The tables of docs/scenario-format.md, made from the types and from templates/keys.toml.

Run it after a key has changed; a test holds the page equal to what it makes.
"""

from __future__ import annotations

import re
import types
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from printkit.press.schemas import STRUCTS, Part, own_keys, parts

PAGE = Path(__file__).parent / "scenario-format.md"
_BLOCK = re.compile(r"(<!-- keys: ([a-z]+) -->\n).*?(<!-- end -->)", re.DOTALL)


def main() -> None:
    """Write the page anew."""
    PAGE.write_text(renewed(PAGE.read_text("utf-8")), "utf-8")


def renewed(page: str) -> str:
    """The page with its tables as they should be."""
    told = parts()
    return _BLOCK.sub(lambda found: f"{found[1]}{_part(found[2], told[found[2]])}{found[3]}", page)


def _part(name: str, part: Part) -> str:
    fields = {field.encode_name: field for field in msgspec.structs.fields(STRUCTS[name])}
    lines = [
        f"## {part.title}",
        "",
        part.about,
        "",
        "| key | type | unit | default | what it means | example |",
        "|---|---|---|---|---|---|",
    ]
    for key in own_keys(name):
        field, told = fields[key], part.keys[key]
        example = "<br>".join(f"`{line}`" for line in told.example.splitlines())
        cells = (f"`{key}`", kind(field.type), told.unit, _default(field), told.text, example)
        lines.append("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |")
    return "\n".join(lines) + "\n"


def kind(wanted: Any) -> str:
    """A type in words."""
    origin, inside = get_origin(wanted), get_args(wanted)
    if hasattr(wanted, "__metadata__"):
        return kind(wanted.__origin__)
    if origin in (Union, types.UnionType):
        options = (kind(option) for option in inside if option is not type(None))
        return " or ".join(dict.fromkeys(options))
    if origin is Literal:
        return " or ".join(f"`{word}`" for word in inside if word)
    if origin in (list, tuple):
        return f"list of {_many(kind(inside[0]))}"
    if origin is dict:
        return f"table of {_many(kind(inside[1]))}"
    return _KINDS.get(wanted, "table" if issubclass(wanted, msgspec.Struct) else "word")


_KINDS = {
    int: "number", float: "number", str: "text", bool: "true or false", Any: "value",
}  # fmt: skip


def _many(word: str) -> str:
    """Several of them: tables of tables read badly otherwise."""
    if " or " in word or word.startswith(("list", "table of")):
        return word
    return f"{word}s"


def _default(field: msgspec.structs.FieldInfo) -> str:
    if field.required:
        return "must be there"
    value = field.default if field.default is not msgspec.NODEFAULT else None
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    return f"`{value}`" if value else "–"


if __name__ == "__main__":
    main()
