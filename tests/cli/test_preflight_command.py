"""preflight on the command line: a table of ticks and crosses, and exit 1 on a fault."""

from __future__ import annotations

import json
from pathlib import Path

import pikepdf
from commands import printkit


def rules(at: Path) -> Path:
    """The rule summary of Oil Springs, printed there."""
    assert 0 == printkit("rules", "oil-springs", at=at).code
    return at / "output/oil-springs/rules.pdf"


def spoiled(path: Path) -> Path:
    """The same file without its wish to be printed at 100 %."""
    other = path.with_name("spoiled.pdf")
    with pikepdf.open(path) as document:
        del document.Root.ViewerPreferences
        document.save(other)
    return other


def test_a_good_file_passes(tmp_path: Path) -> None:
    """Exit 0, a line for each check, none of them crossed."""
    shown = printkit("preflight", str(rules(tmp_path)), at=tmp_path)
    lines = shown.out.splitlines()
    assert (0, 16, "") == (shown.code, len(lines), shown.err)
    assert {"✓", "–"} == {line[0] for line in lines[1:]}


def test_a_fault_ends_with_one(tmp_path: Path) -> None:
    """Exit 1 when any file is at fault; the cross stands at its check."""
    good = rules(tmp_path)
    shown = printkit("preflight", str(good), str(spoiled(good)), "--lang", "de", at=tmp_path)
    crossed = [line for line in shown.out.splitlines() if line.startswith("✗")]
    assert (1, 1, True) == (shown.code, len(crossed), "Maßstab" in crossed[0])


def test_quiet_says_it_by_the_exit_code(tmp_path: Path) -> None:
    """Nothing is printed."""
    shown = printkit("preflight", "-q", str(spoiled(rules(tmp_path))), at=tmp_path)
    assert (1, "", "") == (shown.code, shown.out, shown.err)


def test_json_is_a_line_for_each_file(tmp_path: Path) -> None:
    """With the same verdicts as plain values."""
    path = rules(tmp_path)
    shown = printkit("preflight", "--json", str(path), str(path), at=tmp_path)
    first, second = map(json.loads, shown.out.splitlines())
    assert (first, True, 15) == (second, first["passed"], len(first["checks"]))


def test_what_cannot_be_read_is_told(tmp_path: Path) -> None:
    """A missing file, a folder, a text and a file without pages end with 2 and one line."""
    text, bare = tmp_path / "notes.pdf", tmp_path / "bare.pdf"
    text.write_text("notes")
    pikepdf.new().save(bare)
    for path in (tmp_path / "missing.pdf", tmp_path, text, bare):
        shown = printkit("preflight", str(path), at=tmp_path)
        assert (2, "", 1) == (shown.code, shown.out, len(shown.err.splitlines()))


def test_the_others_are_judged_beside_one_that_cannot_be_read(tmp_path: Path) -> None:
    """Its fault is told, the others' verdicts too."""
    good = str(rules(tmp_path))
    shown = printkit("preflight", "--json", "missing.pdf", good, at=tmp_path)
    *_, judged = map(json.loads, shown.out.splitlines())
    assert (2, good, True) == (shown.code, judged["file"], judged["passed"])
