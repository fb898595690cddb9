"""The tutorial, step by step as a reader takes it: every command and every change to a file."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

from commands import printkit

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "tutorial.md").read_text("utf-8")
BLOCK = re.compile(r"^```(sh|diff) ?(\S*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
ENDS = re.compile(r"#.*ends with (\d)")


def changed(text: str, change: str) -> str:
    """A file's text with lines taken out and written in as a change shows them, in one place."""
    lines = change.splitlines()
    old = "\n".join(line[1:] for line in lines if line[:1] in " -")
    new = "\n".join(line[1:] for line in lines if line[:1] in " +")
    assert 1 == text.count(old + "\n"), old
    return text.replace(old + "\n", new + "\n")


def steps() -> Iterator[tuple[str, str, str]]:
    """Each block: what it is, the file it changes, and its lines."""
    for found in BLOCK.finditer(PAGE):
        yield found[1], found[2], found[3]


def test_the_tutorial_can_be_followed(tmp_path: Path) -> None:
    """Each command ends as the page says, and what is changed is there to be changed."""
    here = tmp_path
    for kind, file, block in steps():
        if kind == "diff":
            path = here / file
            path.write_text(changed(path.read_text("utf-8"), block), "utf-8")
            continue
        for line in block.splitlines():
            program, *words = shlex.split(line, comments=True)
            if program == "cd":
                here /= words[0]
                continue
            done = printkit(*words, at=here)
            ends = ENDS.search(line)
            assert (line, int(ends[1]) if ends else 0) == (line, done.code), done.err
    assert (here / "output/three-rivers/kit.pdf").stat().st_size > 100_000


def test_the_tutorial_ends_as_it_says(tmp_path: Path) -> None:
    """Links lead somewhere, and the page has a step for each of its minutes."""
    links = re.findall(r"\]\((?!https?:)([^)#]+)\)", PAGE)
    assert [] == [
        link for link in links if not (Path(__file__).parents[2] / "docs" / link).exists()
    ]
    minutes = [int(found) for found in re.findall(r"^## .*\((\d+) minutes?\)", PAGE, re.MULTILINE)]
    assert 20 == sum(minutes)
