"""calibrate prints the sheet, keeps what is read on it, and print uses it by the printer's name."""

from __future__ import annotations

from pathlib import Path

import pikepdf
import pytest
from commands import Result, printkit

READ = ("--upper", "0.5,-1", "--lower", "0.3,-1", "--bar", "99.5")


def calibrate(*words: str, at: Path) -> Result:
    """The command, its printers kept in that folder."""
    return printkit("calibrate", *words, at=at, XDG_CONFIG_HOME=str(at / "config"))


@pytest.mark.parametrize(("flip", "wish"), [("long", "LongEdge"), ("short", "ShortEdge")])
def test_the_sheet_has_two_sides(flip: str, wish: str, tmp_path: Path) -> None:
    """It asks for the flip that it measures, and readers may not fit it to the paper."""
    assert 0 == calibrate("--flip", flip, at=tmp_path).code
    with pikepdf.open(tmp_path / "output/calibration.pdf") as document:
        wishes = document.Root.ViewerPreferences
        found = (len(document.pages), str(wishes.Duplex), str(wishes.PrintScaling))
    assert (2, f"/DuplexFlip{wish}", "/None") == found


def test_readings_are_kept(tmp_path: Path) -> None:
    """Under the printer's name, in place of earlier ones, beside other printers."""
    assert 0 == calibrate("--printer", "work", "--upper", "1,1", at=tmp_path).code
    kept = calibrate("--printer", "home", *READ, at=tmp_path)
    assert (0, True) == (kept.code, "+0.4 mm to the right, -1 mm down" in kept.out)
    shown = calibrate("--printer", "home", "--lang", "de", at=tmp_path)
    assert (0, True) == (shown.code, "+0,4 mm nach rechts" in shown.out)
    assert "+1 mm" in calibrate("--printer", "work", at=tmp_path).out


@pytest.mark.parametrize("upper", ["0.5,-1", "0,5;-1", "0,5 -1,0", "0,5,-1,0"])
def test_readings_may_have_decimal_commas(upper: str, tmp_path: Path) -> None:
    """Beside a semicolon or a space, or where each number has one; the bar's length too."""
    words = ("--printer", "home", "--upper", upper, "--bar", "99,5", "--lang", "en")
    shown = calibrate(*words, at=tmp_path)
    assert (0, True) == (shown.code, "+0.5 mm to the right, -1 mm down" in shown.out)


def test_the_printer_is_used(tmp_path: Path) -> None:
    """Backs are moved in the file, which tells of it, and preflight agrees with it."""
    calibrate("--printer", "home", *READ, at=tmp_path)
    config = {"XDG_CONFIG_HOME": str(tmp_path / "config")}
    printkit("print", "tokens", "oil-springs", "--printer", "home", at=tmp_path, **config)
    path = tmp_path / "output/oil-springs/tokens.pdf"
    with pikepdf.open(path) as document:
        told = str(document.docinfo["/Keywords"])
    assert told.startswith("correction=0.4,-1,0.05")
    assert 0 == printkit("preflight", str(path), at=tmp_path).code


BAD = {
    "too far": (("--printer", "a", "--upper", "7,0"), "6.0 mm"),
    "no numbers": (("--printer", "a", "--upper", "left"), "two numbers"),
    "impossible bar": (("--printer", "a", "--bar", "97000"), "100 %"),
    "unknown": (("--printer", "a"), "calibrate"),
    "no name": (("--printer", " ", "--upper", "1,1"), "name"),
    "no printer": (("--upper", "1,1"), "name"),
    "a name of two lines": (("--printer", "a\nb", "--upper", "1,1"), "name"),
    "not a number": (("--printer", "a", "--upper", "nan,0"), "6.0 mm"),
}


@pytest.mark.parametrize(("words", "told"), BAD.values(), ids=BAD)
def test_bad_readings_are_told(words: tuple[str, ...], told: str, tmp_path: Path) -> None:
    """With exit 2, and nothing is kept."""
    result = calibrate(*words, at=tmp_path)
    assert (2, True) == (result.code, told in result.err)
    assert not (tmp_path / "config").exists()


def test_a_damaged_file_of_printers_is_told(tmp_path: Path) -> None:
    """It is named, and left as it is."""
    file = tmp_path / "config/printkit/printers.toml"
    file.parent.mkdir(parents=True)
    file.write_text('format = 1\n[printers.home]\nx = "far"\n')
    result = calibrate("--printer", "home", *READ, at=tmp_path)
    assert (2, True, True) == (
        result.code,
        "printers.toml" in result.err,
        "far" in file.read_text(),
    )
