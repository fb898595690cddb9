"""How a file of a workspace is broken by chance: bytes, words, numbers, lines, and what holds them.

bench/fuzz.py picks the files and gives commands to what becomes of them. A workbook is broken
inside its archive and a picture's head with a right checksum, for else no more than that is read.
"""

from __future__ import annotations

import io
import re
import struct
import zipfile
import zlib
from collections.abc import Callable
from pathlib import Path
from random import Random

Change = Callable[[bytes, Random], bytes]

NUMBERS = ("0", "-1", "1", "7", "13", "99", "10001", "1000000000", "99999999999999999999", "1e308",
           "nan", "-inf", "0.5", "true", '"3"', "[]", "{}", "2026-01-01")  # fmt: skip
WORDS = ("", "..", "../../etc/passwd", "/etc/passwd", "a" * 3000, "{", "}", "{}", "{x}", "{roads}",
         "{roads.__class__}", "{roads:>999999999}", "**", "*", "{cost:road}", "ß😀\u202e", "%s",
         "r1h1", "r99h99", "m", "S", "3:1", "base", "gold", "__init__", "\\u0000")  # fmt: skip
LINES = (
    "a" + ".a" * 400 + " = 1", "x = " + "[" * 300 + "]" * 300, "[setups]", "format = 2", "[[x]]",
    'extends = "mine"', 'extends = "../x"', 'like = "3-4"', "[values]", "[deck]\nknight = 10000",
    "values.bank_cards = 10000", 'frame = """\n' + "m   " * 500 + '\n"""', "players = [1, 2, 8]",
    'rules = ["base", "gold-river", "oil-springs"]', 'rules = ["gold-river"]', "colours = []",
)  # fmt: skip

NUMBERS_OF_PICTURES = ("1e30", "-5", "0 0 0 0", "M0 0", "100%", "M0 0h1e308v9z", "#12", "nan")
SHAPES = ('<use href="#a"/>', "<g>" * 900, '<svg><path d="M0 0', '<rect width="1e9" height="9"/>',
          '<path d="' + "M0 0L9 9" * 3000 + '"/>', '<g transform="scale(0)">', "<!DOCTYPE a>",
          '<circle r="-1"/>', '<a style="fill:url(#x)"/>')  # fmt: skip
ROWS = ("title;title.de", "sep=,", ";" * 70, '"', "a\tb\tc", "X;Y;{wool};**;gold;10001;../x.svg",
        "\ufeff", "=1+1;=cmd|x", "X;Y;{cost:x};*;;-1;pictures/bottle.png;9 wool 9 ore")  # fmt: skip


def broken(path: Path, rng: Random) -> bytes:
    """A file's content, broken in up to six places by changes that its kind may suffer."""
    content = path.read_bytes()
    changes = OF_KIND.get(path.suffix, CHANGES)
    for _ in range(rng.choice((1, 2, 3, 6))):
        content = rng.choice(changes)(content, rng)
    return content


def _bytes(content: bytes, rng: Random) -> bytes:
    at, length = rng.randrange(len(content) + 1), rng.choice((0, 1, 1, 2, 8, 200))
    return content[:at] + rng.randbytes(rng.choice((0, 0, 1, 3, 40))) + content[at + length :]


def _copied(content: bytes, rng: Random) -> bytes:
    at, to = rng.randrange(len(content) + 1), rng.randrange(len(content) + 1)
    return content[:to] + content[at : at + rng.choice((1, 20, 400))] + content[to:]


def _swapped(pattern: str, choices: tuple[str, ...]) -> Change:
    """One of the things that a pattern finds, in place of it another of the file's or a choice."""

    def change(content: bytes, rng: Random) -> bytes:
        text = content.decode("utf-8", "replace")
        found = list(re.finditer(pattern, text))
        if not found:
            return content
        old = rng.choice(found)
        new = rng.choice(found)[0] if rng.random() < 0.3 else rng.choice(choices)
        return (text[: old.start()] + new + text[old.end() :]).encode("utf-8", "replace")

    return change


def _mixed(others: tuple[str, ...]) -> Change:
    """Lines left out, doubled, put in from others, or exchanged."""

    def change(content: bytes, rng: Random) -> bytes:
        return _lines(content, rng, others)

    return change


def _lines(content: bytes, rng: Random, others: tuple[str, ...]) -> bytes:
    lines = content.split(b"\n")
    at = rng.randrange(len(lines))
    how = rng.randrange(4)
    if how == 0:
        del lines[at]
    elif how == 1:
        lines.insert(at, rng.choice(lines))
    elif how == 2:
        lines.insert(at, rng.choice(others).encode())
    else:
        other = rng.randrange(len(lines))
        lines[at], lines[other] = lines[other], lines[at]
    return b"\n".join(lines)


def _head(content: bytes, rng: Random) -> bytes:
    """A PNG whose head tells of another size or kind, by a right checksum."""
    if len(content) < 33:
        return content
    sizes = (0, 1, 64, 6324, 6326, 2**31 - 1, 2**32 - 1)
    head = struct.pack(">II", rng.choice(sizes), rng.choice(sizes))
    kind = bytes(rng.choice((0, 1, 2, 3, 6, 8, 16)) for _ in range(5))
    fields = b"IHDR" + head + (kind if rng.random() < 0.5 else content[24:29])
    return content[:12] + fields + struct.pack(">I", zlib.crc32(fields)) + content[33:]


def _inside(content: bytes, rng: Random) -> bytes:
    """A workbook one of whose parts is broken as a text, in an archive that is whole."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            parts = {name: archive.read(name) for name in archive.namelist()}
    # One that is broken already fails in any of a dozen ways within the library.
    except Exception:
        return content
    if not parts:
        return content
    name = rng.choice(sorted(parts))
    parts[name] = rng.choice(CHANGES)(parts[name], rng)
    if rng.random() < 0.1:
        parts[name] = b"0" * 50_000_000
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for part, text in parts.items():
            archive.writestr(part, text)
    return target.getvalue()


CHANGES: tuple[Change, ...] = (
    _bytes,
    _copied,
    _mixed(LINES),
    _mixed(LINES),
    _swapped(r"-?\b\d+(\.\d+)?\b", NUMBERS),
    _swapped(r"-?\b\d+(\.\d+)?\b", NUMBERS),
    _swapped(r'(?<=")[^"\n]*(?=")', WORDS),
    _swapped(r'(?<=")[^"\n]*(?=")', WORDS),
    _swapped(r"\b[a-z][\w-]+\b", ("x", "like", "values", "setups", "terrain", "art", "gold")),
    _swapped(r"\{[^{}\n]*\}", ("{", "{}", "{x}", "{cost:x}", "{players:>9999999}")),
)

OF_KIND: dict[str, tuple[Change, ...]] = {
    ".csv": (*CHANGES, _mixed(ROWS), _mixed(ROWS), _swapped(r"[^;\n]+", (*WORDS, *NUMBERS))),
    ".svg": (*CHANGES, _mixed(SHAPES), _swapped(r"-?\d+(\.\d+)?", NUMBERS_OF_PICTURES)),
    ".png": (_bytes, _copied, _head),
    ".xlsx": (_bytes, _inside, _inside, _inside),
}
"""What befalls files that are no TOML."""
