"""Bad input: each kind gets one clear message and its exit code, and leaves nothing behind."""

from __future__ import annotations

import os
import re
import shutil
from errno import ENOSPC
from pathlib import Path

import pytest
from commands import ROOT, files, printkit

from printkit.errors import PrintkitError
from printkit.scenarios.texts import languages

CODE = "OS-52R2DXGAYNJ1ZQJ4MWMDS3VAA"
BOARD = (ROOT / "layouts/base/beginner.toml").read_text(encoding="utf-8")
SCENARIO = (ROOT / "layouts/oil-springs/scenario.toml").read_text(encoding="utf-8")

# What is typed, the exit code, and what the message says: reason, then remedy.
TYPED = {
    "unknown scenario": ("kit oil-sprigs", 2, "no scenario oil-sprigs", "mean oil-springs?"),
    "unknown language": ("kit base --lang dk", 2, "no language dk", "mean de?"),
    "unknown paper": ("kit base --paper lettr", 2, "no paper lettr", "mean Letter?"),
    "another paper": ("kit base --paper A5", 2, "no paper A5", "210x297"),
    "tiny paper": ("kit base --paper 30x40", 2, "30x40", "50 mm or more"),
    "no margin": ("kit base --margin wide", 2, "wide is no margin", "8,8,12,8"),
    "no room": ("setup base --margin 100", 2, "leave 10.0 × 97.0 mm of A4", "40 × 40"),
    "no room on the page": ("setup base --paper 80x100", 2, "80×100|Set-up sheet", "larger paper"),
    "unknown box": ("kit base --own seafarer", 2, "no box seafarer", "mean seafarers?"),
    "no tile size": ("kit base --tile-size travl", 2, "travl is no size", "mean travel?"),
    "no card size": ("kit base --card-size pokr", 2, "pokr is no size", "mean poker?"),
    "card too large": (
        "print aids oil-springs --card-size 300x380",
        2,
        "Player aid.* 300.0 × 380.0 mm, but A4 leaves",
        "--paper",
    ),
    "tile too large": (
        "print tiles base --own none --tile-size 300",
        2,
        "300.0 × 346.4 mm, but A4 leaves",
        "at most",
    ),
    "players out of range": ("layout base --players 7", 2, "not for 7", "3, 4, 5, 6"),
    "players of another board": (f"check {CODE} --players 6", 2, "not for 6", "3, 4"),
    "players in letters": ("layout base --players four", 2, "--players", "whole number"),
    "broken code": ("layout OS-52", 2, "too short", "from the sheet"),
    "strange character": (f"layout {CODE[:-1]}?", 2, r"contains \?", "from the sheet"),
    "foreign code": ("layout ZZ-52R2DXGAYNJ1ZQJ4MWMDS3V3V", 2, "ZZ|mistyped", "Known|sheet"),
    "dealing a code": (f"layout {CODE} --seed 4", 2, "lies already", "scenario.s name"),
    "no such file": ("check boards/none.toml", 2, "no file boards/none.toml", ".toml"),
    "nothing matches": (
        "print tokens oil-springs --only oyl",
        2,
        "No piece is called oyl",
        r"mean Oil\?",
    ),
    "no cards": ("print cards oil-springs", 2, "has no cards", "tiles, tokens, track, aids"),
    "all owned": ("print tiles base", 2, "hold every part of base", "--own none"),
    "two ways at once": (
        "layout base --deal uniform --tokens spiral",
        2,
        "freely",
        "Leave the spiral out",
    ),
    "several kept": ("layout base --count 3 --save x", 2, "not 3", "Leave --count or --save"),
    "title without letters": ("layout base --save !!", 2, "no letter or digit", "another one"),
    "unknown kind": ("print tils base", 2, "no tils", "mean tiles?"),
    "unknown format": ("kit base --format pfd", 2, "no pfd", "mean pdf?"),
    "unknown command": ("prnt base", 2, "No such command 'prnt'", "--help"),
    "unknown option": ("kit base --papr A4", 2, "No such option", "--paper"),
    "argument missing": ("kit", 2, "Missing argument 'NAME|CODE|FILE'", "kit --help"),
}


@pytest.mark.parametrize("case", TYPED.values(), ids=TYPED)
def test_what_is_typed_wrongly_is_told(case: tuple[str, int, str, str], tmp_path: Path) -> None:
    """One or two lines say what was found and what to do; nothing is written."""
    words, code, reason, remedy = case
    done = printkit(*words.split(), at=tmp_path)
    assert code == done.code
    assert re.search(reason.replace("|", r"\|") if "NAME|" in reason else reason, done.err)
    assert re.search(remedy, done.err)
    assert len(done.err.splitlines()) <= 2
    assert (set(), "") == (files(tmp_path), done.out)


def other(char: str) -> str:
    """Another character that codes have."""
    return "7" if char != "7" else "8"


@pytest.mark.parametrize("place", range(3, len(CODE)))
def test_one_mistyped_character_of_a_code_is_noticed(place: int, tmp_path: Path) -> None:
    """Wherever it stands."""
    mistyped = CODE[:place] + other(CODE[place]) + CODE[place + 1 :]
    done = printkit("layout", mistyped, at=tmp_path)
    assert (2, True) == (done.code, "mistyped" in done.err)


# What is changed in a board's file, and what the message says.
BOARDS = {
    "shifted row": ("      W   H   P   H\n", "    W   H   P   H\n", 2, "row 2 is shifted 2"),
    "row missing": ("      W   H   P   H\n", "", 2, "4 rows, the board has 5"),
    "hex missing": ("M   P   F\n", "M   P\n", 2, "row 1: 2 cells"),
    "unknown letter": ("M   P   F\n", "M   K   F\n", 2, "no terrain has the letter K"),
    "token 7": ("10  2   9\n", "10  7   9\n", 2, "no number token 7"),
    "token 13": ("10  2   9\n", "10  13  9\n", 2, "no number token 13"),
    "two harbours": ('"r1h2 NE grain"', '"r1h1 NW grain"', 2, "two harbours on one path"),
    "unknown harbour": ("r1h2 NE grain", "r1h2 NE grains", 2, "mean grain"),
    "unknown hex": ("r1h2 NE grain", "r9h2 NE grain", 2, "no hex r9h2"),
    "unknown direction": ("r1h2 NE grain", "r1h2 N grain", 2, "N is no direction"),
    "future format": ("format = 1", "format = 2", 2, "Install a newer printkit"),
    "no format": ("format = 1\n", "", 2, "must be: format = 1"),
    "unknown key": ("variable =", "variabel =", 2, "no key variabel. Did you mean variable"),
    "wrong kind": ("variable = false", 'variable = "no"', 2, "wanted: true or false"),
    "unknown scenario": ('scenario = "base"', 'scenario = "bass"', 2, "Did you mean base"),
    "unknown set-up": ('setup = "3-4"', 'setup = "3-5"', 2, "Did you mean 3-4"),
    "path outside": ('scenario = "base"', 'scenario = "../../base"', 2, "no scenario|no name"),
    "no TOML": ("numbers =", "numbers", 2, "no valid TOML"),
    "pool": ("M   P   F\n", "M   P   P\n", 1, None),
    "harbour inland": ('"r1h2 NE grain"', '"r1h2 SE grain"', 1, None),
    "reds together": ("8   3   4   5", "3   4   5   8", 1, None),
}


@pytest.mark.parametrize("case", BOARDS.values(), ids=BOARDS)
def test_a_faulty_board_is_told(case: tuple[str, str, int, str | None], tmp_path: Path) -> None:
    """What cannot be read exits 2 with a message; what is not legal exits 1 with violations."""
    old, new, code, message = case
    assert old in BOARD
    (tmp_path / "board.toml").write_text(BOARD.replace(old, new, 1), encoding="utf-8")
    done = printkit("check", "board.toml", at=tmp_path)
    assert code == done.code
    assert {"board.toml"} == files(tmp_path)
    if message:
        assert re.search(message, done.err)
        assert len(done.err.splitlines()) <= 2
    else:
        assert "✗" in done.out
        assert "Not legal" in done.out


CONTENTS = {
    "empty": (b"", "is empty"),
    "blank": (b" \n\n", "is empty"),
    "binary": (bytes(range(256)), "is no text in UTF-8"),
    "nul": (b"format = 1\0", "is no text in UTF-8"),
    "Latin-1": ("title = 'Öl'".encode("latin-1"), "is no text in UTF-8"),
    "picture": (b"\x89PNG\r\n\x1a\n\0\0", "is no text in UTF-8"),
}


@pytest.mark.parametrize("case", CONTENTS.values(), ids=CONTENTS)
def test_a_file_that_is_none_is_told(case: tuple[bytes, str], tmp_path: Path) -> None:
    """Whatever stands in a file, a message names the file and what it is not."""
    content, message = case
    (tmp_path / "board.toml").write_bytes(content)
    done = printkit("check", "board.toml", at=tmp_path)
    assert (2, True) == (done.code, f"board.toml {message}" in done.err)


# What is changed in a scenario's file, and what the message says.
SCENARIOS = {
    "unknown key": ("needs =", "neds =", "no key neds. Did you mean needs"),
    "unknown extended": ('extends = "base"', 'extends = "bass"', "Did you mean base"),
    "path outside": ('extends = "base"', 'extends = "../../base"', "may not lead out"),
    "absolute path": ('extends = "base"', 'extends = "/etc/passwd"', "may not lead out"),
    "board outside": ('"reconstruction-34"', '"../../../x"', "may not lead out"),
    "future format": ("format = 1", "format = 2", "newer printkit"),
    "unknown constraint": ('"feature-cover"', '"feature-cove"', "Did you mean feature-cover"),
    "unknown terrain": ('terrain = "pasture"', 'terrain = "pastur"', "Did you mean pasture"),
    "unknown feature": (
        'feature = "springs"\n\n[constraints.springs-apart]',
        'feature = "spring"\n\n[constraints.springs-apart]',
        "Did you mean springs",
    ),
    "unknown value": ('"{oil_tokens}"', '"{oil_token}"', "Did you mean {oil_tokens}"),
    "bad prefix": ('prefix = "OS"', 'prefix = "oil"', "two capital letters"),
    "unknown template": ('template = "track"', 'template = "trak"', "Did you mean track"),
    "unknown art": ('art = "oil"', 'art = "oel"', "no drawing oel"),
    "value missing": ("oil_tokens = 15, ", "", "oil_tokens"),
}


def workspace(folder: Path, scenario: str) -> None:
    """A workspace with a changed Oil Springs."""
    own = folder / "layouts/oil-springs"
    shutil.copytree(ROOT / "layouts/oil-springs", own)
    (own / "scenario.toml").write_text(scenario, encoding="utf-8")


@pytest.mark.parametrize("case", SCENARIOS.values(), ids=SCENARIOS)
def test_a_faulty_scenario_is_told(case: tuple[str, str, str], tmp_path: Path) -> None:
    """A message names what is wrong in scenario.toml, the nearest spelling with it."""
    old, new, message = case
    assert old in SCENARIO
    workspace(tmp_path, SCENARIO.replace(old, new, 1))
    before = files(tmp_path)
    done = printkit("kit", "oil-springs", "--dry-run", at=tmp_path)
    assert 2 == done.code, done.err
    assert message in done.err
    # A fault of both set-ups is told for each.
    assert len(done.err.splitlines()) <= 3
    assert before == files(tmp_path)


def test_all_faults_of_a_scenario_are_told_at_once(tmp_path: Path) -> None:
    """A writer mends them together: a line for each."""
    broken = SCENARIO.replace("needs =", "neds =", 1).replace("template = ", "templat = ")
    workspace(tmp_path, broken)
    done = printkit("kit", "oil-springs", "--dry-run", at=tmp_path)
    assert 2 == done.code
    assert {"neds", "templat"} <= set(re.findall(r"no key (\w+)", done.err))


# What is changed in a template, and what the message says.
TEMPLATES = {
    "key": ("theme.toml", "[colours]", "[colors]", "Did you mean colours"),
    "colour": ("theme.toml", 'accent = "#', 'accent = "', "is no colour"),
    "colour missing": ("theme.toml", "parchment =", "parchmint =", "mean parchment"),
    "type missing": ("theme.toml", "[type.overline]", "[type.overlien]", "mean overline"),
    "face": ("theme.toml", "Spectral", "Spektral", "no face Spektral"),
    "size": ("pieces.toml", "tile = 79.0", 'tile = "79"', "wanted: a number"),
    "box": ("pieces.toml", "[0, 0, 54, 80]", "[0, 0, 54]", "wanted: a list of four"),
    "field": ("pieces.toml", 'field = "title"', 'field = "titel"', "mean title"),
    "order": ("oil-springs/summary.toml", "[[sections]]\nkey", "[[sections]]\nkye", "no key kye"),
    "figure": ("oil-springs/summary.toml", "cost-table", "cost-tabel", "mean cost-table"),
    "words": ("oil-springs/en.toml", "{oil_limit}", "{oil_limits}", "Did you mean oil_limit"),
    "empty": ("theme.toml", None, "", "is empty"),
}


@pytest.mark.parametrize("case", TEMPLATES.values(), ids=TEMPLATES)
def test_a_faulty_template_is_told(case: tuple[str, str | None, str, str], tmp_path: Path) -> None:
    """A message names what is wrong in a template of one's own."""
    name, old, new, message = case
    text = (ROOT / "templates" / name).read_text(encoding="utf-8")
    assert old is None or old in text
    path = tmp_path / "templates" / name
    path.parent.mkdir(parents=True)
    path.write_text(new if old is None else text.replace(old, new), encoding="utf-8")
    done = printkit("kit", "oil-springs", "--dry-run", "--own", "none", at=tmp_path)
    assert 2 == done.code, done.out + done.err
    assert message in done.err
    assert len(done.err.splitlines()) <= 9


@pytest.mark.parametrize("language", languages())
def test_a_missing_text_names_key_language_and_file(language: str, tmp_path: Path) -> None:
    """A word that is missing is an error, never another language's word."""
    name = f"oil-springs/{language}.toml"
    text = (ROOT / "templates" / name).read_text(encoding="utf-8")
    path = tmp_path / "templates" / name
    path.parent.mkdir(parents=True)
    path.write_text(text.replace("[rules.OS-23]", "[rules.OS-99]", 1), encoding="utf-8")
    done = printkit("rules", "oil-springs", "--lang", language, at=tmp_path)
    assert 2 == done.code
    assert "rules.OS-23.text" in done.err
    assert f"{name}" in done.err
    assert {f"templates/{name}"} == files(tmp_path)


def test_a_file_in_the_folders_place_is_told(tmp_path: Path) -> None:
    """An output folder that cannot be made exits 4 and leaves things as they were."""
    (tmp_path / "out").write_text("mine")
    done = printkit("kit", "base", "--out", "out", at=tmp_path)
    assert (4, True) == (done.code, "out is a file" in done.err)
    assert {"out"} == files(tmp_path)


def test_a_folder_in_a_files_place_is_told(tmp_path: Path) -> None:
    """A folder that bears a file's name is left alone, and no other file is replaced."""
    (tmp_path / "out/base/rules.pdf").mkdir(parents=True)
    done = printkit("kit", "base", "--out", "out", at=tmp_path)
    assert (4, True) == (done.code, "rules.pdf cannot be written" in done.err)
    assert set() == files(tmp_path)


def test_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the disk fills up exit 4 tells it, old files stay, and no part is left."""
    assert 0 == printkit("rules", "base", at=tmp_path).code
    before = {name: (tmp_path / name).read_bytes() for name in files(tmp_path)}
    write = Path.write_bytes

    def filling(self: Path, content: bytes) -> int:
        write(self, content[: len(content) // 2])
        raise OSError(ENOSPC, os.strerror(ENOSPC))

    monkeypatch.setattr(Path, "write_bytes", filling)
    done = printkit("rules", "base", "--paper", "Letter", at=tmp_path)
    assert (4, True) == (done.code, os.strerror(ENOSPC) in done.err)
    assert before == {name: (tmp_path / name).read_bytes() for name in files(tmp_path)}


def test_nothing_legal_exits_3(tmp_path: Path) -> None:
    """Constraints that no board satisfies are told with the one that failed most."""
    impossible = SCENARIO + (
        '\n[constraints.no-neighbours]\nkind = "numbers-apart"\nrule = "B-03"\n'
        "numbers = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]\n"
    )
    workspace(tmp_path, impossible)
    done = printkit("layout", "oil-springs", "--seed", "1", at=tmp_path)
    assert 3 == done.code
    assert "no-neighbours" in done.err


def test_a_fault_of_ours_is_told_with_how_to_report_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even then nobody sees a traceback: it lies in a file."""
    monkeypatch.setattr("printkit.press.catalogue.scenario_rows", lambda *_: 1 / 0)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    done = printkit("scenarios", at=tmp_path)
    (report,) = tmp_path.iterdir()
    assert (70, True) == (done.code, str(report) in done.err)
    assert "Traceback" not in done.err
    assert "ZeroDivisionError" in report.read_text()


def test_errors_speak_the_readers_language(tmp_path: Path) -> None:
    """--lang de tells errors in German."""
    done = printkit("kit", "oil-sprigs", "--lang", "de", at=tmp_path)
    assert done.err.startswith("✗ Ein Szenario oil-sprigs gibt es nicht. Gemeint: oil-springs?")


def test_exit_codes_follow_the_class() -> None:
    """Wrong input is 2 unless its class says else."""
    codes = {kind.__name__: kind.exit_code for kind in PrintkitError.__subclasses__()}
    others = {name: code for name, code in codes.items() if code != PrintkitError.exit_code}
    assert {"IllegalBoardError": 1, "GenerationError": 3, "OutputError": 4} == others
